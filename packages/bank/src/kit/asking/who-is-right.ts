/** "A says …, B says …: who is right?" The frame of all such questions; the files named `judge-…` have their wordings. */

import { int, type Rng } from '../rng.ts'
import { parts } from '../template.ts'
import type { FrameKind, Html, Step, Value } from '../types.ts'
import { text } from '../value.ts'

export type Pair<T> = readonly [T, T]

/** The first or the second of the two. */
export type Who = 0 | 1

/** Misconceptions: accepting what is wrong, rejecting what is right, and thinking that exactly one must be right. */
export type Judging = Readonly<{ accepts: string; rejects: string; oneRight: string }>

export const verdict = ([a, b]: readonly string[], [one, two]: Pair<boolean>): Value =>
  text(one && two ? `Both ${a} and ${b}` : one ? `Only ${a}` : two ? `Only ${b}` : `Neither ${a} nor ${b}`)

/** Whether each of the two is to be right: all four cases are equally frequent. */
export const twoCoins = (rng: Rng): Pair<boolean> => [int(rng, 0, 1) === 1, int(rng, 0, 1) === 1]

/** What the two say: the first from the start of its list, the second from the next place, so that they differ. */
export const twoOf = <T>(fine: Pair<boolean>, right: readonly T[], wrong: readonly T[]): Pair<T> =>
  [(fine[0] ? right : wrong)[0], (fine[1] ? right : wrong)[1]] as unknown as Pair<T>

/** A claim put to the test with the numbers of the question. */
export type Tested = Readonly<{
  /** What comes out: a computation, a reason, a counterexample. It is a hint, so it does not say yet who is right. */
  tested: Html
  /** Said with the verdict, where more is to be said: how one comes to think so, what it confuses. */
  because?: Html
}>

/** Who is right, in one sentence. */
function judgment([a, b]: readonly string[], [one, two]: Pair<boolean>): Html {
  if (one === two) return `${a} is ${one ? 'right' : 'wrong'}, and so is ${b}.`
  return `${a} is ${one ? 'right' : 'wrong'}, but ${b} is ${two ? 'right' : 'wrong'}.`
}

type Named = Readonly<{ names: readonly string[] }>

/** How both were judged, and whose claim was not tested, so that the mistake leads to one verdict only. */
function misjudgment(names: readonly string[], holds: Pair<boolean>, accepted: Pair<boolean>, called: string): Html {
  const wrongly = ([0, 1] as const).filter((who) => accepted[who] !== holds[who])
  const took = (who: Who) => `${names[who]} to be ${accepted[who] ? 'right' : 'wrong'}`
  const [first, second] = wrongly
  if (first === undefined) return ''
  const judged = accepted[0] === accepted[1] ? `both ${names[0]} and ${took(1)}` : `${took(0)} and ${took(1)}`
  if (second === undefined) return `I took ${judged} without testing ${names[first]}’s ${called}.`
  return accepted[0] === accepted[1]
    ? `I took ${judged} without testing what they say.`
    : `I took ${judged}, and it is the other way around.`
}

export function whoIsRight<P extends Named, G extends Named>(c: {
  readonly items: number
  readonly frame: string
  readonly kind?: FrameKind
  readonly misconceptions: Judging
  /** Who says what; `twoCoins` and `twoOf` help. */ readonly draw: (rng: Rng) => P
  readonly intro: (p: P) => Html
  /** Reads on after the name. */ readonly says: (p: P, who: Who) => Html
  readonly question: (p: P) => Html
  readonly holds: (p: P, who: Who) => boolean
  /** What to test and how, without numbers. */ readonly plan: Html
  /** What is worked out before the two are tested. */ readonly first?: ((p: P) => Step) | undefined
  readonly tested: (p: P, who: Who) => Tested
  /** What is tested: "Test Ada’s claim." */ readonly called?: 'claim' | 'answer' | 'work' | 'first step'
  /** The figure again, with what decides marked in. */ readonly figure?: (p: P) => Html
  /** How one sees that the verdict is right. */ readonly checked?: (p: P) => Html | undefined
  /** Why it is wrong to accept or reject the two like this. */
  readonly misjudged?: (p: P, accepted: Pair<boolean>) => Html
  readonly given: (p: P) => G
  /** Another road to the truth of what was said. */ readonly test: (given: G, who: Who) => boolean
}) {
  const called = c.called ?? 'claim'
  const trap = (misconception: string, ...accepted: Pair<boolean>) => {
    const { misjudged } = c
    /** null where this is the right verdict: whoever reaches it has judged both well. */
    const rule = (given: G) =>
      c.test(given, 0) === accepted[0] && c.test(given, 1) === accepted[1] ? null : verdict(given.names, accepted)
    const says = (p: P) => misjudgment(p.names, [c.holds(p, 0), c.holds(p, 1)], accepted, called)
    return misjudged
      ? { misconception, rule, says, why: (p: P) => misjudged(p, accepted) }
      : { misconception, rule, says }
  }
  /** Two who speak of one thing get one and the same test. */
  const secondTest = (p: P): Html => {
    const [first, second] = [c.tested(p, 0).tested, c.tested(p, 1).tested]
    return first === second ? `The same test decides here: ${second}` : second
  }
  const verdictStep = (p: P): Step => {
    const holds: Pair<boolean> = [c.holds(p, 0), c.holds(p, 1)]
    const remarks = [...new Set([c.tested(p, 0).because, c.tested(p, 1).because])].filter((x) => x !== undefined)
    const compared = ['Set each result beside what was said.', judgment(p.names, holds), ...remarks].join(' ')
    return {
      do: `${compared} The answer: ${verdict(p.names, holds).html}.`,
      why: 'The question asks about each of the two.',
    }
  }
  const row = (p: P, who: Who) => `<li>${p.names[who]} ${c.says(p, who)}</li>`
  return parts<P, G>({
    draw: c.draw,
    frames: [
      {
        id: c.frame,
        kind: c.kind ?? 'methods',
        items: c.items,
        stem: (p) => `${c.intro(p)}<ul>${row(p, 0)}${row(p, 1)}</ul><p>${c.question(p)}</p>`,
      },
    ],
    given: c.given,
    answer: (p) => verdict(p.names, [c.holds(p, 0), c.holds(p, 1)]),
    traps: [
      trap(c.misconceptions.accepts, true, true),
      trap(c.misconceptions.rejects, false, false),
      trap(c.misconceptions.oneRight, true, false),
      trap(c.misconceptions.oneRight, false, true),
    ],
    explain: (p) => ({
      ...(c.figure ? { figure: c.figure(p) } : {}),
      plan: c.plan,
      // The steps but the last are hints, so nobody is judged before it.
      steps: [
        ...(c.first ? [c.first(p)] : []),
        {
          do: `Test ${p.names[0]}’s ${called}. ${c.tested(p, 0).tested}`,
          why: 'Take it alone: both may be right, or neither.',
        },
        {
          do: `Test ${p.names[1]}’s ${called}. ${secondTest(p)}`,
          why: 'It gets a test of its own, whatever came out for the first.',
        },
        verdictStep(p),
      ],
      check: c.checked?.(p),
    }),
    check: (given) => verdict(given.names, [c.test(given, 0), c.test(given, 1)]),
  })
}
