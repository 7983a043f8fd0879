/** Two people claim something about a figure or a setup; each claim is known by its id. */

import { NAMES } from '../people.ts'
import { type Rng, sample, until } from '../rng.ts'
import type { Html, Misconception, Template } from '../types.ts'
import type { AskHead } from './head.ts'
import { askWhoIsRight, type Judging, type Pair, rightOrWrong, twoCoins, type Who } from './who-is-right.ts'

/** A claim, whether it holds, and why (a full sentence). The id stays the same whatever the numbers are. */
export type Claim = Readonly<{ id: string; says: Html; holds: boolean; because: Html }>

/** The misconceptions of a subject that judges claims, from the start of their ids: `geo-lines`. */
export const claimSlips = (start: string): Judging => ({
  accepts: `${start}-accepts-a-false-claim`,
  rejects: `${start}-rejects-a-true-claim`,
  oneRight: `${start}-judges-one-claim-only`,
})

/** The misconception of naming an error untested, from the start of its id. */
export const untestedSlip = (start: string): string => `${start}-names-an-error-without-testing`

/** The slips of questions that name a mistake or judge two claims, in the words of a subject. */
export function slips(start: string, about: string, test: string, skills: readonly string[]): Misconception[] {
  const { accepts, rejects, oneRight } = claimSlips(start)
  return [
    {
      id: untestedSlip(start),
      sentence: `I picked a mistake about ${about} that sounds likely without working out what it would lead to.`,
      clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
      skills,
    },
    {
      id: accepts,
      sentence: `I accepted a claim about ${about} because it looks true, without a reason.`,
      clue: `Do not trust the look of the figure: ${test}`,
      skills,
    },
    {
      id: rejects,
      sentence: `I rejected a claim about ${about} that follows from what is given.`,
      clue: `Before you reject a claim, look for a reason in its favor: ${test}`,
      skills,
    },
    {
      id: oneRight,
      sentence: `I checked one of the two claims about ${about} and guessed about the other.`,
      clue: 'Judge each claim by itself: both may be right, and both may be wrong.',
      skills,
    },
  ]
}

export function judgeTwo<E, G>(
  c: AskHead & {
    readonly items?: number
    /** Start of the ids of the slips: `geo-lines`. */ readonly slip: string
    readonly frame: string
    readonly draw: (rng: Rng) => E
    readonly intro: (e: E) => Html
    readonly claims: (e: E) => readonly Claim[]
    readonly given: (e: E) => G
    /** Another road to the truth of a claim. */ readonly test: (g: G, claim: string) => boolean
  },
): Template {
  type P = Readonly<{ e: E; ids: Pair<string>; names: readonly string[] }>
  const claim = (p: P, who: Who): Claim => c.claims(p.e).find((x) => x.id === p.ids[who]) as Claim
  return askWhoIsRight({
    ...c,
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
    says: (p, who) => `says: “${claim(p, who).says}”`,
    question: () => 'Who is right?',
    holds: (p, who) => claim(p, who).holds,
    judged: (p, who) => rightOrWrong(p.names[who], claim(p, who).holds, claim(p, who).because),
    given: (p) => ({ g: c.given(p.e), ids: p.ids, names: p.names }),
    test: ({ g, ids }, who) => c.test(g, ids[who]),
  })
}
