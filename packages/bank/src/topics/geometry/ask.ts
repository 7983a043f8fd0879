/** Kinds of questions that many skills of Geometry have. */

import {
  type AskHead,
  askWhichMistake,
  eq,
  type Fracish,
  type Html,
  linear,
  type Rng,
  toFrac,
  toText,
  untestedSlip,
} from '#kit'

/** ax + b = cx + d with the letters on the side where they are more: `2x = 26`, `26 = 2x`. */
export const gather = (a: number, b: number, c: number, d: number): string =>
  a > c ? `${linear(a - c, 0)} = ${d - b}` : `${b - d} = ${linear(c - a, 0)}`

/** A mistake in words (a sentence), and where it leads. */
type Mistake = Readonly<{ says: Html; result: Fracish }>

/** "… got 40. Which mistake leads there?" */
export function nameTheMistake<E>(
  c: AskHead & {
    items?: number
    /** Start of the ids of the slips: `geo-lines`. */ slip: string
    draw: (rng: Rng) => E
    ask: (e: E, name: string, got: Html) => Html
    show: (x: Fracish) => Html
    solution: (e: E) => Fracish
    mistakes: (e: E) => readonly [Mistake, Mistake, Mistake, Mistake]
    /** How the right answer is found. */ how: (e: E) => Html
    /** What the stem shows of `e`; all of it when nothing is said. */ given?: (e: E) => E
  },
) {
  return askWhichMistake({
    ...c,
    items: c.items ?? 6,
    misconception: untestedSlip(c.slip),
    results: { key: toText, show: c.show, got: (x) => x },
    usable: (e) => [c.solution(e), ...c.mistakes(e).map((m) => m.result)].every((x) => toFrac(x).n > 0),
    stem: ({ e, name, made }) =>
      `${c.ask(e, name, c.show(made.result))}<p>This is not correct. Which mistake leads to this answer?</p>`,
    explain: ({ e, name, made, others }) => {
      const [got, one, two, three] = [made, ...others].map((m) => c.show(m.result))
      return [
        { do: `The correct answer is ${c.show(c.solution(e))}: ${c.how(e)}`, why: `${name} got ${got} instead.` },
        {
          do: `${made.says} Worked out this way, the answer is ${got}.`,
          why: `The other three mistakes end at ${one}, ${two} and ${three}.`,
        },
      ]
    },
    recognize: (e, got) => c.mistakes(e).find((m) => eq(m.result, got)),
  })
}
