/** Two people write an answer: whose is correct? */

import { NAMES } from '../people.ts'
import { type Rng, sample, until } from '../rng.ts'
import type { Html, Step, Value } from '../types.ts'
import { type Pair, twoCoins, twoOf, whoIsRight } from './who-is-right.ts'

/** What somebody writes, and what a test of it brings out; the note is a hint, so it does not say yet whether it is right. */
export type Form = Value & Readonly<{ note: Html }>
export const form = (value: Value, note: Html): Form => ({ ...value, note })

/** "A writes …, B writes …: whose answer is correct?" */
export function judgeTwoAnswers<E>(c: {
  readonly items?: number
  /** For accepting a wrong answer, rejecting a right one, and guessing about one of the two. */
  readonly misconceptions: readonly [string, string, string]
  readonly draw: (rng: Rng) => E
  /** The first paragraph: what two people had to do. */ readonly intro: (e: E, names: readonly string[]) => Html
  readonly ask: (e: E) => Html
  readonly correct: (e: E) => Value
  /** Other true forms of the answer; the first may be the plain one. */ readonly right: (e: E) => readonly Form[]
  readonly wrong: (e: E) => readonly Form[]
  /** What to test and how, without numbers. */ readonly plan: Html
  /** How the answer is found. */ readonly explain: (e: E) => Step
  /** A test with numbers that decides which of the two answers are right. */ readonly checked?: (
    e: E,
    shown: Pair<string>,
    names: readonly string[],
  ) => Html
}) {
  type P = Readonly<{ e: E; shown: Pair<string>; fine: Pair<boolean>; names: readonly string[] }>
  const shownForm = (e: E, html: string) => [...c.right(e), ...c.wrong(e)].find((v) => v.html === html)
  const [accepts, rejects, oneRight] = c.misconceptions
  return whoIsRight({
    ...c,
    items: c.items ?? 7,
    frame: 'who',
    misconceptions: { accepts, rejects, oneRight },
    draw: (rng): P =>
      until(
        () => {
          const e = c.draw(rng)
          const fine = twoCoins(rng)
          const { key } = c.correct(e)
          const right = sample(
            rng,
            c.right(e).filter((v) => v.key === key),
            2,
          )
          const wrong = sample(
            rng,
            c.wrong(e).filter((v) => v.key !== key),
            2,
          )
          const [one, two] = twoOf(fine, right, wrong)
          return { e, shown: [one.html, two.html], fine, names: sample(rng, NAMES, 2) }
        },
        (p) => p.shown[0] !== p.shown[1],
      ),
    intro: (p) => `<p>${c.intro(p.e, p.names)}</p>`,
    says: (p, who) => `writes ${p.shown[who]}.`,
    question: (p) => c.ask(p.e),
    holds: (p, who) => p.fine[who],
    first: (p) => c.explain(p.e),
    checked: (p) => c.checked?.(p.e, p.shown, p.names),
    tested: (p, who) => ({ tested: shownForm(p.e, p.shown[who])?.note ?? '' }),
    called: 'answer',
    given: (p) => ({ e: p.e, shown: p.shown, names: p.names }),
    test: ({ e, shown }, who) => shownForm(e, shown[who])?.key === c.correct(e).key,
  })
}
