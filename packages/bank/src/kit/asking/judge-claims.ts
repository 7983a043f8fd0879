/** Two people claim something about a figure or a setup; each claim is known by its id. */

import { NAMES } from '../people.ts'
import { type Rng, sample, until } from '../rng.ts'
import type { Html, Step } from '../types.ts'
import { claimSlips } from './slips.ts'
import { type Pair, type Tested, twoCoins, twoOf, type Who, whoIsRight } from './who-is-right.ts'

/** A claim, whether it holds, and its test (full sentences). The id stays the same whatever the numbers are. */
export type Claim = Readonly<{ id: string; says: Html; holds: boolean }> & Tested

export function judgeTwo<E, G>(c: {
  readonly items?: number
  /** Start of the ids of the slips: `geo-lines`. */ readonly slip: string
  readonly frame: string
  readonly draw: (rng: Rng) => E
  readonly intro: (e: E) => Html
  /** The figure of the intro again, with what decides marked in. */ readonly shown?: (e: E) => Html
  /** What to test and how, without numbers. */ readonly plan: Html
  /** What is worked out before the two are tested. */ readonly first?: (e: E) => Step
  readonly claims: (e: E) => readonly Claim[]
  readonly given: (e: E) => G
  /** Another road to the truth of a claim. */ readonly test: (g: G, claim: string) => boolean
}) {
  type P = Readonly<{ e: E; ids: Pair<string>; names: readonly string[] }>
  const claim = (p: P, who: Who): Claim => c.claims(p.e).find((x) => x.id === p.ids[who]) as Claim
  const { first, ...rest } = c
  return whoIsRight({
    ...rest,
    items: c.items ?? 6,
    misconceptions: claimSlips(c.slip),
    draw: (rng): P => {
      const want = twoCoins(rng)
      return until(
        () => {
          const e = c.draw(rng)
          const [one, two] = sample(rng, c.claims(e), 2).map((x) => x.id) as [string, string]
          return { e, ids: [one, two], names: sample(rng, NAMES, 2) }
        },
        (p) => claim(p, 0).holds === want[0] && claim(p, 1).holds === want[1],
      )
    },
    intro: (p) => c.intro(p.e),
    ...(c.shown ? { figure: (p: P) => c.shown?.(p.e) ?? '' } : {}),
    says: (p, who) => `says: “${claim(p, who).says}”`,
    question: () => 'Who is right?',
    holds: (p, who) => claim(p, who).holds,
    first: first && ((p: P) => first(p.e)),
    tested: claim,
    given: (p) => ({ g: c.given(p.e), ids: p.ids, names: p.names }),
    test: ({ g, ids }, who) => c.test(g, ids[who]),
  })
}

/** The same in other words, with two true and two false statements at least. */
export function judgeStatements<E>(c: {
  readonly items?: number
  /** Start of the ids of the slips: `a2-poly`. */ readonly slip: string
  readonly draw: (rng: Rng) => E
  readonly setup: (e: E) => Html
  readonly ask?: string
  /** What to test and how, without numbers. */ readonly plan: Html
  /** What is worked out before the two are tested. */ readonly first?: (e: E) => Step
  readonly claims: (e: E) => readonly Claim[]
  /** Another way to find out whether a claim holds. */ readonly verify: (e: E, id: string) => boolean
  /** A test with numbers that decides the claims. */ readonly checked?: (e: E, ids: Pair<string>) => Html
}) {
  type P = Readonly<{ e: E; ids: Pair<string>; names: readonly string[] }>
  const claim = (p: P, who: Who): Claim => c.claims(p.e).find((x) => x.id === p.ids[who]) as Claim
  const { first, ...rest } = c
  return whoIsRight({
    ...rest,
    items: c.items ?? 7,
    frame: 'claims',
    misconceptions: claimSlips(c.slip),
    draw: (rng): P => {
      const e = c.draw(rng)
      const pool = (want: boolean) =>
        sample(
          rng,
          c.claims(e).filter((x) => x.holds === want),
          2,
        )
      const [right, wrong] = [pool(true), pool(false)]
      const [one, two] = twoOf(twoCoins(rng), right, wrong)
      return { e, ids: [one.id, two.id], names: sample(rng, NAMES, 2) }
    },
    intro: (p) => `<p>${c.setup(p.e)}</p>`,
    says: (p, who) => `says: ${claim(p, who).says}`,
    question: () => c.ask ?? 'Who is right?',
    checked: (p) => c.checked?.(p.e, p.ids),
    holds: (p, who) => claim(p, who).holds,
    first: first && ((p: P) => first(p.e)),
    tested: claim,
    misjudged: (p, accepted) => {
      const faults = ([0, 1] as const).flatMap((who) => {
        const yes = accepted[who]
        return yes === claim(p, who).holds
          ? []
          : `${yes ? 'accepts' : 'rejects'} what ${p.names[who]} says, although it is ${yes ? 'not correct' : 'correct'}`
      })
      return `${faults.join(', and ')}.`
    },
    given: (p) => ({ e: p.e, ids: p.ids, names: p.names }),
    test: ({ e, ids }, who) => c.verify(e, ids[who]),
  })
}
