/** Questions that name a mistake whose results are written as TeX. */

import { type AskHead, type Html, nameTheMistake, type Rng, type Value } from '#kit'

/** A mistake in words, where it leads (TeX), how it gets there ("… leads to" reads on), and its end by another road (TeX). */
export type Slip = Readonly<{ says: Html; gives: string; how: Html; again: string }>

/** A value that is the same exactly when it is written the same. */
const written = (tex: string): Value => ({ html: `$${tex}$`, key: tex })

/** "… got 12. Which mistake leads there?" */
export function whichMistake<E>(
  c: AskHead & {
    items: number
    misconception: string
    draw: (rng: Rng) => E
    /** Reads on after the name: "evaluated …". */ did: (e: E) => Html
    /** The right result (TeX). */ right: (e: E) => string
    /** How the right result comes about, as a sentence. */ work: (e: E) => Html
    slips: (e: E) => readonly [Slip, Slip, Slip, Slip]
  },
) {
  return nameTheMistake({
    ...c,
    task: c.did,
    solution: (e) => written(c.right(e)),
    mistakes: (e) => c.slips(e).map((s) => ({ ...s, result: written(s.gives), again: written(s.again) })),
    outcome: 'result',
  })
}
