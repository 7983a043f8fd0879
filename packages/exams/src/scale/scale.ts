import { type Curve, curveAt, fitCurve, shareFor } from './curve.ts'
import { TABLES, type Table } from './tables.ts'

/** The scale of a topic: from which to which score it runs, in which steps, and by which curve. */
export type Scale = Readonly<{
  min: number
  max: number
  /** Official scores go in such steps. */
  step: number
  /** How far a published value lies from the curve at most, in whole steps: no reading of it can be surer than that. */
  off: number
  tables: readonly Table[]
  at: (share: number) => number
  shareFor: (score: number) => number
}>

const ENDS: Readonly<Record<keyof typeof TABLES, readonly [min: number, max: number, step: number]>> = {
  'SAT Math': [200, 800, 10],
  'SAT Reading and Writing': [200, 800, 10],
  'ACT Reading': [1, 36, 1],
}

/** A distance of 50 is not to become 60 by the last bit of a sum. */
const ROUNDING = 1e-9

/**
 * How far the furthest published value lies from the curve: both ends of every range, at every raw score. Where the tables
 * disagree, or give a wide range, the curve is as unsure.
 */
function distance(curve: Curve, tables: readonly Table[]): number {
  const off = ({ low, high = low }: Table) =>
    [low, high].flatMap((column) =>
      column.map((value, raw) => Math.abs(value - curveAt(curve, raw / (column.length - 1)))),
    )
  return Math.max(...tables.flatMap(off))
}

function published(topic: keyof typeof TABLES): Scale {
  const [min, max, step] = ENDS[topic]
  const tables = TABLES[topic]
  const curve = fitCurve(tables, min, max)
  return {
    min,
    max,
    step,
    off: Math.ceil(distance(curve, tables) / step - ROUNDING) * step,
    tables,
    at: (share) => curveAt(curve, share),
    shareFor: (score) => shareFor(curve, score),
  }
}

const clamped = (share: number) => Math.min(1, Math.max(0, share))

/** Courses have no exam outside of ours: percent of the topic. */
const PERCENT: Scale = {
  min: 0,
  max: 100,
  step: 1,
  off: 0,
  tables: [],
  at: (share) => 100 * clamped(share),
  shareFor: (score) => clamped(score / 100),
}

const SCALES = new Map<string, Scale>((Object.keys(ENDS) as (keyof typeof TABLES)[]).map((t) => [t, published(t)]))

export const scaleOf = (topic: string): Scale => SCALES.get(topic) ?? PERCENT

export type Scored = Readonly<{ score: number; low: number; high: number }>

/** Shares of right answers on the topic's scale. */
export const scaled = (topic: string, { score, low, high }: Scored): Scored => {
  const scale = scaleOf(topic)
  return { score: scale.at(score), low: scale.at(low), high: scale.at(high) }
}

/** As the exam's owner prints it: 10 by 10 for the SAT, whole numbers elsewhere. */
export const rounded = (topic: string, score: number): number => {
  const { step } = scaleOf(topic)
  return Math.round(score / step) * step
}
