import type { Part } from '#kit'

/** The names of points on a horizontal line, below it: the lengths of the parts stand above. */
export const namesBelow =
  (names: readonly string[]): Part =>
  (c) => {
    for (const n of names) {
      const [x, y] = c.px(c.at(n))
      c.label({
        text: n,
        rank: 'name',
        of: '',
        italic: true,
        places: (_, h) => [[x, y + 5 + h / 2]],
      })
    }
  }
