import { drawing, g, type Html } from '#kit'

/** The same sheets twice: one stack straight, the other pushed to the side by so much for each sheet. */
export const stacks = (shift: number): Html => {
  const [one, two] = [6 + shift, 6 + 2 * shift]
  return drawing(
    {
      alt: 'Two stacks of three equal sheets; the left one stands straight, the right one leans',
      at: {
        ...{ a: [0, 0], b: [4, 0], c: [0, 1], d: [4, 1], e: [0, 2], f: [4, 2], g: [0, 3], h: [4, 3] },
        ...{ i: [6, 0], j: [10, 0], k: [6, 1], l: [10, 1], m: [one, 1], n: [one + 4, 1], o: [one, 2], p: [one + 4, 2] },
        ...{ q: [two, 2], r: [two + 4, 2], s: [two, 3], t: [two + 4, 3] },
      },
      height: 150,
    },
    ['ab', 'cd', 'ef', 'gh', 'ag', 'bh', 'ij', 'jl', 'lk', 'ki', 'mn', 'np', 'po', 'om', 'qr', 'rt', 'ts', 'sq'].map(
      (e) => g.seg(e),
    ),
  )
}
