/** Two people go about the same task, each in a way of their own: whose is right? */

import { NAMES } from '../people.ts'
import { type Rng, sample } from '../rng.ts'
import type { FrameKind, Html, Step } from '../types.ts'
import { type Judging, type Pair, type Tested, twoCoins, twoOf, type Who, whoIsRight } from './who-is-right.ts'

/** What somebody writes or does; `fine` says whether it is right, `test` finds that out in another way. */
export type Way = Readonly<{ says: Html; fine: boolean; test: () => boolean }> & Tested

export function judgeTwoWays<E>(c: {
  readonly items: number
  readonly kind?: FrameKind
  readonly misconceptions: Judging
  readonly draw: (rng: Rng) => E
  /** Reads on after "A and B": "want to solve …". */ readonly task: (e: E) => Html
  /** Each reads on after the name: "writes …"; two right and two wrong ones at least. */
  readonly claims: (e: E) => readonly Way[]
  readonly ask: Html
  /** What to test and how, without numbers. */ readonly plan: Html
  /** What is worked out before the two are tested. */ readonly first?: (e: E) => Step
  /** A test with numbers that decides which ways are right. */ readonly checked?: (e: E) => Html
}) {
  type P = Readonly<{ e: E; says: Pair<string>; names: readonly string[] }>
  const way = (p: P, who: Who): Way => c.claims(p.e).find((x) => x.says === p.says[who]) as Way
  const { first, ...rest } = c
  return whoIsRight({
    ...rest,
    frame: 'two-claims',
    draw: (rng): P => {
      const e = c.draw(rng)
      const ways = c.claims(e)
      const right = sample(
        rng,
        ways.filter((x) => x.fine),
        2,
      )
      const wrong = sample(
        rng,
        ways.filter((x) => !x.fine),
        2,
      )
      const [one, two] = twoOf(twoCoins(rng), right, wrong)
      return { e, says: [one.says, two.says], names: sample(rng, NAMES, 2) }
    },
    intro: (p) => `<p>${p.names[0]} and ${p.names[1]} ${c.task(p.e)}.</p>`,
    says: (p, who) => `${p.says[who]}.`,
    question: () => c.ask,
    checked: (p) => c.checked?.(p.e),
    holds: (p, who) => way(p, who).fine,
    first: first && ((p: P) => first(p.e)),
    tested: way,
    called: 'work',
    given: (p) => p,
    test: (p, who) => way(p, who).test(),
  })
}
