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

export const rightOrWrong = (name: string | undefined, right: boolean, because: Html): Step => ({
  do: `${name} is ${right ? 'right' : 'wrong'}.`,
  why: because,
})

/** A judgment with its reason, in one line. */
const said = ({ do: judged, why }: Step): Html => `${judged}${why === '' ? '' : ` ${why}`}`

type Named = Readonly<{ names: readonly string[] }>

/** Who was judged wrongly, and how, so that the mistake leads to one verdict only. */
function misjudgment(names: readonly string[], holds: Pair<boolean>, accepted: Pair<boolean>): Html {
  const wrongly = ([0, 1] as const).filter((who) => accepted[who] !== holds[who])
  const took = (who: Who) => `${names[who]} to be ${accepted[who] ? 'right' : 'wrong'}`
  const [first, second] = wrongly
  if (first === undefined) return ''
  if (second === undefined) return `I took ${took(first)} without testing it.`
  return accepted[0] === accepted[1]
    ? `I took both ${names[0]} and ${took(1)} without testing what they say.`
    : `I took ${took(first)} and ${took(second)}, and it is the other way around.`
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
  readonly judged: (p: P, who: Who) => Step
  /** A step before the two are judged. */ readonly first?: (p: P) => Step
  /** The figure again, with what decides marked in. */ readonly figure?: (p: P) => Html
  /** How one sees that the verdict is right. */ readonly checked?: (p: P) => Html | undefined
  /** Why it is wrong to accept or reject the two like this. */
  readonly misjudged?: (p: P, accepted: Pair<boolean>) => Html
  readonly given: (p: P) => G
  /** Another road to the truth of what was said. */ readonly test: (given: G, who: Who) => boolean
}) {
  const trap = (misconception: string, ...accepted: Pair<boolean>) => {
    const { misjudged } = c
    const rule = (given: G) => verdict(given.names, accepted)
    const says = (p: P) => misjudgment(p.names, [c.holds(p, 0), c.holds(p, 1)], accepted)
    return misjudged
      ? { misconception, rule, says, why: (p: P) => misjudged(p, accepted) }
      : { misconception, rule, says }
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
      plan: 'Judge each of the two by itself, as if the other had said nothing: both may be right, or neither.',
      // The steps but the last are hints, so nobody is judged before it.
      steps: [
        ...(c.first ? [c.first(p)] : []),
        {
          do: `Take the first of the two alone: ${p.names[0]} ${c.says(p, 0)}`,
          why: 'Look for a reason why it must hold, or for one case in which it fails.',
        },
        {
          do: `Then take the second alone: ${p.names[1]} ${c.says(p, 1)}`,
          why: 'Test it in the same way, whatever came out for the first.',
        },
        {
          do: `${said(c.judged(p, 0))} ${said(c.judged(p, 1))} Taken together: ${verdict(p.names, [c.holds(p, 0), c.holds(p, 1)]).html}.`,
          why: 'The question asks about each of the two.',
        },
      ],
      check: c.checked?.(p),
    }),
    check: (given) => verdict(given.names, [c.test(given, 0), c.test(given, 1)]),
  })
}
