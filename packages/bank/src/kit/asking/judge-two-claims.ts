/** Two people say something about an inequality, a line or a system: who is right? */

import { NAMES } from '../people.ts'
import { type Rng, sample, shuffle, until } from '../rng.ts'
import type { FrameKind, Html } from '../types.ts'
import { type Judging, type Pair, rightOrWrong, twoCoins, twoOf, whoIsRight } from './who-is-right.ts'

/** Something that a student says, with what is needed to test it. */
type Testable<D> = Readonly<{ says: Html; data: D; because: Html }>

export function judgeTwoClaims<E, D>(c: {
  readonly items: number
  readonly misconceptions: Judging
  readonly kind?: FrameKind
  readonly draw: (rng: Rng) => E
  readonly intro: (e: E, names: readonly string[]) => Html
  readonly question: Html
  readonly right: (e: E) => readonly Testable<D>[]
  readonly wrong: (e: E) => readonly Testable<D>[]
  /** An independent test of a claim. */ readonly holds: (e: E, data: D) => boolean
  /** A test with numbers that decides the claims. */ readonly checked?: (e: E) => Html
}) {
  type P = Readonly<{ e: E; claims: Pair<Testable<D>>; fine: Pair<boolean>; names: readonly string[] }>
  return whoIsRight({
    ...c,
    frame: 'two-claims',
    draw: (rng): P =>
      until(
        () => {
          const e = c.draw(rng)
          const fine = twoCoins(rng)
          const claims = twoOf(fine, shuffle(rng, c.right(e)), shuffle(rng, c.wrong(e)))
          return { e, claims, fine, names: sample(rng, NAMES, 2) }
        },
        (p) =>
          p.claims.every((claim, i) => claim !== undefined && c.holds(p.e, claim.data) === p.fine[i]) &&
          p.claims[0].says !== p.claims[1].says,
      ),
    intro: (p) => c.intro(p.e, p.names),
    says: (p, who) => p.claims[who].says,
    question: () => c.question,
    checked: (p) => c.checked?.(p.e),
    holds: (p, who) => p.fine[who],
    judged: (p, who) => rightOrWrong(p.names[who], p.fine[who], p.claims[who].because),
    misjudged: (p, accepted) => {
      const wrongly = ([0, 1] as const).filter((who) => accepted[who] !== p.fine[who])
      const reasons = new Set(wrongly.map((who) => p.claims[who].because))
      return `is wrong about ${wrongly.map((who) => p.names[who]).join(' and ')}. ${[...reasons].join(' ')}`
    },
    given: (p) => ({ e: p.e, data: [p.claims[0].data, p.claims[1].data] as const, names: p.names }),
    test: ({ e, data }, who) => c.holds(e, data[who]),
  })
}
