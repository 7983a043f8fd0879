import { itemCurve } from './curve.ts'
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
  /** Times it was recalled: each makes it last longer. */ recalls: number
  /** Missed, and no solution seen since. */ unexplained: boolean
}>
type Weights = readonly [known: number, unknown: number]

export const emptyStroke: Stroke = Object.freeze<Stroke>({
  fromKnown: [1, 0],
  fromUnknown: [0, 1],
  recalls: 0,
  unexplained: false,
})

/** Share of what was known that is still known after so many days (Wixted 2007, power law), the more the more recalls. */
export const retention = (days: number, recalls: number, params: Params = PARAMS): number =>
  (1 + Math.max(0, days) / (params.stroke.keep_days * (1 + recalls))) ** -params.stroke.keep_power

/** Chance that the skill is known so many days later, if it was known at the start with the chance `start`. */
export function strokeKnown(stroke: Stroke, start: number, days: number, params: Params = PARAMS): number {
  const known = start * stroke.fromKnown[0] + (1 - start) * stroke.fromUnknown[0]
  const unknown = start * stroke.fromKnown[1] + (1 - start) * stroke.fromUnknown[1]
  return (retention(days, stroke.recalls, params) * known) / Math.max(1e-12, known + unknown)
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
  { item }: Answer,
  { right, floor, days, guess, studied }: Event,
  params: Params = PARAMS,
): Stroke {
  const { able, unable, learn } = params.stroke
  const chanceAt = (ability: number): number => {
    const p = (1 - guess) * itemCurve(ability, item.b, item.b_var, floor, params.slip) + guess * Math.max(floor, 0.02)
    return right ? p : 1 - p
  }
  const [ifKnown, ifUnknown] = [chanceAt(able), chanceAt(unable)]
  const kept = retention(days, before.recalls, params)
  const taught = studied ? learn : 0
  const step = ([known, unknown]: Weights): Weights => {
    const missing = (unknown + (1 - kept) * known) * ifUnknown
    return [kept * known * ifKnown + taught * missing, (1 - taught) * missing]
  }
  const [a, b] = [step(before.fromKnown), step(before.fromUnknown)]
  const scale = Math.max(a[0] + a[1], b[0] + b[1])
  const scaled = ([known, unknown]: Weights): Weights => [round(known / scale), round(unknown / scale)]
  return {
    fromKnown: scaled(a),
    fromUnknown: scaled(b),
    recalls: before.recalls + (right && guess < 0.5 ? 1 : 0),
    unexplained: !studied && (before.unexplained || !right),
  }
}
