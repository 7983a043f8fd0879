/** Questions that name a mistake, as several subjects of Trigonometry ask them. */

import { type AskHead, askWhichMistake, byKey, gotWrong, type Html, type Rng, type Step, type Value } from '#kit'

/** A mistake in words, where it leads, and how it gets there. */
type Slip = Readonly<{ says: Html; result: Value; how: Html }>

/** "… got 30°. Which mistake leads there?" */
export function nameTheSlip<E>(
  c: AskHead & {
    items: number
    misconception: string
    draw: (rng: Rng) => E
    /** What was to be found: "worked out $\\sin 30^\\circ$". */ task: (e: E) => Html
    solution: (e: E) => Value
    /** The right way to the solution, with its reason. */ right: (e: E) => Step
    slips: (e: E) => readonly Slip[]
  },
) {
  return askWhichMistake({
    ...c,
    results: byKey,
    mistakes: c.slips,
    stem: ({ e, name, made }) => gotWrong(name, c.task(e), made.result.html),
    explain: ({ e, name, made }) => [
      c.right(e),
      {
        do: `${made.says} gives ${made.how}.`,
        why: `That is what ${name} got. The other three mistakes lead to other values.`,
      },
    ],
    recognize: (e, got) => c.slips(e).find((s) => s.result.key === got),
  })
}
