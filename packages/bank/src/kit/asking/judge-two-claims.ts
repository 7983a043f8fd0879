/** Two people say something about an inequality, a line or a system: who is right? */

import { NAMES } from '../people.ts'
import { type Rng, sample, shuffle, until } from '../rng.ts'
import type { FrameKind, Html, Step } from '../types.ts'
import { type Judging, type Pair, type Tested, twoCoins, twoOf, type Who, whoIsRight } from './who-is-right.ts'

/** Something that a student says, with what is needed to test it. */
type Testable<D> = Readonly<{ says: Html; data: D }> & Tested

export function judgeTwoClaims<E, D>(c: {
  readonly items: number
  readonly misconceptions: Judging
  readonly kind?: FrameKind
  readonly draw: (rng: Rng) => E
  readonly intro: (e: E, names: readonly string[]) => Html
  readonly question: Html
  /** What to test and how, without numbers. */ readonly plan: Html
  /** What is worked out before the two are tested. */ readonly first?: (e: E) => Step
  readonly right: (e: E) => readonly Testable<D>[]
  readonly wrong: (e: E) => readonly Testable<D>[]
  /** An independent test of a claim. */ readonly holds: (e: E, data: D) => boolean
  /** A test with numbers that decides the claims. */ readonly checked?: (e: E) => Html
}) {
  type P = Readonly<{ e: E; claims: Pair<Testable<D>>; fine: Pair<boolean>; names: readonly string[] }>
  const { first, ...rest } = c
  /** A locked item keeps the claim as it was drawn; its test is read from the template, which may say it better by now. */
  const tested = (p: P, who: Who): Tested =>
    [...c.right(p.e), ...c.wrong(p.e)].find(({ says }) => says === p.claims[who].says) ?? p.claims[who]
  return whoIsRight({
    ...rest,
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
    first: first && ((p: P) => first(p.e)),
    tested,
    misjudged: (p, accepted) => {
      const wrongly = ([0, 1] as const).filter((who) => accepted[who] !== p.fine[who])
      const reasons = new Set(wrongly.map((who) => tested(p, who)).map((t) => t.because ?? t.tested))
      return `is wrong about ${wrongly.map((who) => p.names[who]).join(' and ')}. ${[...reasons].join(' ')}`
    },
    given: (p) => ({ e: p.e, data: [p.claims[0].data, p.claims[1].data] as const, names: p.names }),
    test: ({ e, data }, who) => c.holds(e, data[who]),
  })
}
