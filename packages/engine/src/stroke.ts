import { itemCurve } from './curve.ts'
import { afterHints } from './hints.ts'
import { PARAMS, type Params } from './params.ts'
import type { Answer } from './types.ts'

/**
 * A skill known or not, learnt at a stroke and forgotten (Corbett and Anderson 1995, with forgetting): what the answers
 * make of a start that knew and of one that did not, so that the start itself may be judged later. Practice is chosen
 * by it; nothing that is shown depends on it.
 */
export type Stroke = Readonly<{
  fromKnown: Weights
  fromUnknown: Weights
  /** Not known, and out of reach: solutions hardly teach it. Absent in states of earlier versions. */ fromBlocked?: Weights
  /** Times it was recalled: each makes it last longer. */ recalls: number
  /** Missed, and no solution seen since. */ unexplained: boolean
}>
type Weights = readonly [known: number, unknown: number]

export const emptyStroke: Stroke = Object.freeze<Stroke>({
  fromKnown: [1, 0],
  fromUnknown: [0, 1],
  fromBlocked: [0, 1],
  recalls: 0,
  unexplained: false,
})

/** Share of what was known that is still known after so many days (Wixted 2007, power law), the more the more recalls. */
export const retention = (days: number, recalls: number, params: Params = PARAMS): number =>
  (1 + Math.max(0, days) / (params.stroke.keep_days * (1 + recalls))) ** -params.stroke.keep_power

/** What is known of a skill before its own answers: whether it was known, and if not, whether it was within reach. */
export type Start = Readonly<{ known: number; ready: number }>

const sumOf = ([known, unknown]: Weights): number => known + unknown

/** How likely the skill's answers are where it was known at the start, and where it was not. */
export function strokeLikelihood({ fromKnown, fromUnknown, fromBlocked }: Stroke, ready: number): [number, number] {
  return [sumOf(fromKnown), ready * sumOf(fromUnknown) + (1 - ready) * sumOf(fromBlocked ?? fromUnknown)]
}

/** Chance that the skill is known so many days after its last answer. */
export function strokeKnown(stroke: Stroke, { known, ready }: Start, days: number, params: Params = PARAMS): number {
  const { fromKnown, fromUnknown, fromBlocked = fromUnknown } = stroke
  const at = (i: 0 | 1): number =>
    known * fromKnown[i] + (1 - known) * (ready * fromUnknown[i] + (1 - ready) * fromBlocked[i])
  return (retention(days, stroke.recalls, params) * at(0)) / Math.max(1e-12, at(0) + at(1))
}

type Event = Readonly<{
  right: boolean
  floor: number
  days: number
  /** How likely the answer was given without reading. */ guess: number
  studied: boolean
}>

const round = (x: number): number => Math.round(x * 1e6) / 1e6

/** One answer later: forgotten since the last one, then judged by the answer, then perhaps learnt from the solution. */
export function strokeAfter(
  before: Stroke,
  answer: Answer,
  { right, floor, days, guess, studied }: Event,
  params: Params = PARAMS,
): Stroke {
  const { item, hints = 0 } = answer
  const { able, unable, learn, blocked } = params.stroke
  const told = (1 - guess) * afterHints(answer, params)
  const chanceAt = (ability: number): number => {
    const p = itemCurve(ability, item.b, item.b_var, floor, params.slip)
    return (right ? p : 1 - p) ** told
  }
  const [ifKnown, ifUnknown] = [chanceAt(able), chanceAt(unable)]
  const kept = retention(days, before.recalls, params)
  const taught = studied ? learn : 0
  const step = ([known, unknown]: Weights, taught: number): Weights => {
    const missing = (unknown + (1 - kept) * known) * ifUnknown
    return [kept * known * ifKnown + taught * missing, (1 - taught) * missing]
  }
  const [a, b] = [step(before.fromKnown, taught), step(before.fromUnknown, taught)]
  const c = step(before.fromBlocked ?? before.fromUnknown, taught * blocked)
  const scale = Math.max(a[0] + a[1], b[0] + b[1])
  const scaled = ([known, unknown]: Weights): Weights => [round(known / scale), round(unknown / scale)]
  return {
    fromKnown: scaled(a),
    fromUnknown: scaled(b),
    fromBlocked: scaled(c),
    recalls: before.recalls + (right && hints === 0 && guess < 0.5 ? 1 : 0),
    unexplained: !studied && (before.unexplained || !right),
  }
}
