import { itemCurve } from './curve.ts'
import { afterHints } from './hints.ts'
import { PARAMS, type Params } from './params.ts'
import { emptyStroke, type Stroke, strokeAfter } from './stroke.ts'
import type { Answer, Instant } from './types.ts'

/**
 * What the answers on one skill say of it, for one student. Ability is taken as a starting point plus what was learnt since.
 * The starting point is unknown: every answer multiplies its likelihood, kept as logarithms on a grid. What was learnt
 * follows from practice alone, once for each hypothesis of how learning works.
 */
export type Knowledge = Readonly<{
  subject: string
  /** By hypothesis: log-likelihood of the answers for each starting point of GRID. */ likelihood: readonly (readonly number[])[]
  /**
   * By hypothesis: the part of it that comes from misses. Once their solutions were seen, each right answer takes some of
   * it back: what could not be done then says little of what can be done now. Absent in states of earlier versions.
   */
  misses?: readonly (readonly number[])[]
  /** By hypothesis: logits learnt for long, and those that fade, as of `at`. */ lasting: readonly number[]
  fading: readonly number[]
  at: Instant
  /** Solutions seen after misses, which count as learnt with the next right answer: a miss never raises an estimate. */
  owed: number
  /** The same answers for learning at a stroke; absent in states stored before it was kept. */ stroke?: Stroke
}>

/** Starting points in logits. */
export const GRID: readonly number[] = Object.freeze(Array.from({ length: 13 }, (_, i) => 0.6 * (i - 6)))

const DAY = 86_400_000
/** Increments are kept to five places: monotone along the grid as before, and a third of the length as text. */
const round = (x: number): number => Math.round(x * 1e5) / 1e5

export const emptyKnowledge = (subject: string, at: Instant, params: Params = PARAMS): Knowledge => {
  const none = params.learning.map(() => 0)
  return {
    subject,
    likelihood: params.learning.map(() => GRID.map(() => 0)),
    misses: params.learning.map(() => GRID.map(() => 0)),
    lasting: none,
    fading: none,
    at,
    owed: 0,
  }
}

type Gain = Readonly<{ lasting: number; fading: number }>

/** What is left at `now` of what was learnt. */
function faded({ lasting, fading }: Gain, h: number, days: number, params: Params): Gain {
  const { fade_days, forget_days } = params.learning[h]!
  return { lasting: lasting * Math.exp(-days / forget_days), fading: fading * Math.exp(-days / fade_days) }
}

/** One more solution worked through: less to gain the more is learnt, and what was held until now settles. */
function practised({ lasting, fading }: Gain, h: number, params: Params): Gain {
  const { gain, most, fading_share, settle } = params.learning[h]!
  const more = gain * Math.max(0, 1 - (lasting + fading) / most)
  return {
    lasting: lasting + (1 - fading_share) * more + settle * fading,
    fading: (1 - settle) * fading + fading_share * more,
  }
}

/** Logits learnt as they stand at `at`, after `more` further questions worked through at `now`. */
export function learnt(
  known: Knowledge | undefined,
  h: number,
  now: Instant,
  more: number,
  at: Instant,
  params: Params = PARAMS,
): number {
  if (!known && more === 0) return 0
  const start = known ? { lasting: known.lasting[h] ?? 0, fading: known.fading[h] ?? 0 } : { lasting: 0, fading: 0 }
  let gain = faded(start, h, known ? Math.max(0, now - known.at) / DAY : 0, params)
  for (let i = 0; i < more; i++) gain = practised(gain, h, params)
  const { lasting, fading } = faded(gain, h, Math.max(0, at - now) / DAY, params)
  return lasting + fading
}

/** The chance to hit by luck, what the answer weighs, and how likely it was given without reading. */
export type Luck = Readonly<{ floor: number; weight: number; guess: number }>

/** The knowledge of a skill after an answer. A right one adds a rising curve to the likelihood, a wrong one a falling one. */
export function learnFrom(
  known: Knowledge,
  answer: Answer,
  right: boolean,
  { floor, weight, guess }: Luck,
  now: Instant,
  params: Params = PARAMS,
): Knowledge {
  const { item, solutionShown = true } = answer
  const share = weight / Math.max(1, item.skills.length)
  const studied = solutionShown && !answer.skipped && guess < 0.5 ? 1 : 0
  const misses = known.likelihood.map((own, h) => (known.misses?.[h] ?? own.map(() => 0)).slice())
  const likelihood = known.likelihood.map((own, h) => {
    const shift = learnt(known, h, now, known.owed, now, params)
    const taken = right && studied ? params.learning[h]!.renew * afterHints(answer, params) : 0
    const [out, fall] = [own.slice(), misses[h]!]
    for (let i = 0; i < out.length; i++) {
      const p = itemCurve(GRID[i]! + shift, item.b, item.b_var, floor, params.slip)
      // A guess says little, and as little when it hits as when it misses.
      const said = round(share * (1 - guess) * Math.log(right ? p : 1 - p))
      const back = round(taken * fall[i]!)
      out[i] = round(out[i]! + said - back)
      fall[i] = round(fall[i]! - back + (right ? 0 : said))
    }
    return out
  })
  const days = Math.max(0, now - known.at) / DAY
  const times = right ? known.owed + studied : 0
  const gains = params.learning.map((_, h) => {
    let gain = faded({ lasting: known.lasting[h]!, fading: known.fading[h]! }, h, days, params)
    for (let i = 0; i < times; i++) gain = practised(gain, h, params)
    return gain
  })
  return {
    subject: known.subject,
    likelihood,
    misses,
    lasting: gains.map((gain) => gain.lasting),
    fading: gains.map((gain) => gain.fading),
    at: now,
    owed: right ? 0 : Math.min(3, known.owed + studied),
    stroke: strokeAfter(
      known.stroke ?? emptyStroke,
      answer,
      { right, floor, days, guess, studied: studied > 0 },
      params,
    ),
  }
}
