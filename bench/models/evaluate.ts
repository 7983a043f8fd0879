import { seededRng } from '@fourfold/engine'
import type { Dataset } from './datasets.ts'
import { auc, aucWithin, bootstrapAuc, calibrationError, type Interval, logLoss } from './metrics.ts'
import { userStarts } from './table.ts'

export type Candidate = Readonly<{ id: string; name: string; ours: boolean; reference: boolean; p: Float64Array }>

export type Result = Readonly<{
  id: string
  name: string
  ours: boolean
  reference: boolean
  auc: number
  auc_low: number
  auc_high: number
  logloss: number
  ece: number
  auc_within: number
  /** AUC by how many answers the student had given: 1, 2-5, 6-10, 11+. */ by_position: Readonly<Record<string, number>>
  /** AUC of ours minus this model's, on the same students, with its 95 % interval; none where only its figures were kept. */
  gap: number
  gap_low: number | null
  gap_high: number | null
}>

const POSITIONS: readonly (readonly [string, number, number])[] = [
  ['1', 1, 1],
  ['2-5', 2, 5],
  ['6-10', 6, 10],
  ['11+', 11, Number.POSITIVE_INFINITY],
]

const round = (x: number): number => Math.round(x * 10_000) / 10_000

/** Every answer of every test student is scored; `ours` is what the others are compared with. */
export function evaluate({ table, split }: Dataset, candidates: readonly Candidate[], draws: number): Result[] {
  const starts = userStarts(table)
  const rows: number[] = []
  const position: number[] = []
  const testStarts = [0]
  for (let u = 0; u + 1 < starts.length; u++) {
    if (split.fold[table.user[starts[u]!]!] !== -1) continue
    for (let r = starts[u]!; r < starts[u + 1]!; r++) {
      rows.push(r)
      position.push(r - starts[u]! + 1)
    }
    testStarts.push(rows.length)
  }
  const y = Uint8Array.from(rows, (r) => table.correct[r]!)
  const predictions = candidates.map(({ p }) => Float64Array.from(rows, (r) => p[r]!))
  const ours = Math.max(
    0,
    candidates.findIndex((candidate) => candidate.ours),
  )
  const first = [predictions[ours]!, ...predictions]
  const spans: { auc: Interval; gap: Interval }[] = bootstrapAuc(first, y, testStarts, draws, seededRng(2024)).slice(1)
  const own = auc(predictions[ours]!, y)
  return candidates.map(({ id, name, ours: isOurs, reference }, m) => {
    const p = predictions[m]!
    const value = auc(p, y)
    const by_position = Object.fromEntries(
      POSITIONS.map(([label, low, high]) => {
        const at = rows.map((_, i) => i).filter((i) => position[i]! >= low && position[i]! <= high)
        const part = auc(
          at.map((i) => p[i]!),
          at.map((i) => y[i]!),
        )
        return [label, round(part)]
      }),
    )
    return {
      id,
      name,
      ours: isOurs,
      reference,
      auc: round(value),
      auc_low: round(spans[m]!.auc.low),
      auc_high: round(spans[m]!.auc.high),
      logloss: round(logLoss(p, y)),
      ece: round(calibrationError(p, y)),
      auc_within: round(aucWithin(p, y, testStarts)),
      by_position,
      gap: round(own - value),
      gap_low: round(spans[m]!.gap.low),
      gap_high: round(spans[m]!.gap.high),
    }
  })
}

/**
 * Figures of a run beside those of an earlier one: models that were not run anew keep theirs, and their difference to ours
 * has no interval any more.
 */
export function withKept(now: readonly Result[], former: readonly Result[], order: readonly string[]): Result[] {
  const own = [...now, ...former].find(({ ours }) => ours)!
  const kept = former
    .filter(({ id }) => order.includes(id) && now.every((one) => one.id !== id))
    .map((one): Result => ({ ...one, gap: round(own.auc - one.auc), gap_low: null, gap_high: null }))
  return [...now, ...kept].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

export const testSize = ({ table, split }: Dataset): { students: number; answers: number } => {
  let answers = 0
  for (let r = 0; r < table.rows; r++) if (split.fold[table.user[r]!] === -1) answers++
  return { students: split.fold.filter((f) => f === -1).length, answers }
}
