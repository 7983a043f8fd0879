import type { DashboardData } from '@fourfold/contract'
import { scaleNote, scaleWords, unofficialNote } from './scale-words'

const rounded = (score: number | null, otherwise: number): number => Math.round(score ?? otherwise)

type Predicted = Readonly<{ score: number; scale: string; band: string }>

/** The predicted score with its band in a sentence; null before there is an estimate. */
export function predicted(data: DashboardData): Predicted | null {
  const { predicted_score: score, predicted_low, predicted_high, estimate_ready } = data
  if (score === null || !estimate_ready) return null
  const note = unofficialNote(data.score_off)
  const band = `In 8 of 10 cases it is between ${rounded(predicted_low, score)} and ${rounded(predicted_high, score)}${note === '' ? '' : ` (${note})`}.`
  return { score: Math.round(score), scale: scaleWords(data), band }
}

/** Where the answers have left the predicted score, with its band and its scale; null before there is an estimate. */
export function predictedLine(data: DashboardData): string | null {
  const { predicted_score: score, predicted_low, predicted_high, estimate_ready } = data
  if (score === null || !estimate_ready) return null
  return `Predicted score now: about ${Math.round(score)} (${rounded(predicted_low, score)}–\u2060${rounded(predicted_high, score)} ${scaleNote(data)}).`
}

type Aimed = Readonly<{ target: number | null; predicted_score: number | null; estimate_ready: boolean }>

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

/** The target beside the predicted score, and how far it is, in plain words; null where none was chosen. */
export function targetLine({ target, predicted_score, estimate_ready }: Aimed): string | null {
  if (target === null) return null
  if (predicted_score === null || !estimate_ready) return `Your target is ${target}.`
  const gap = target - Math.round(predicted_score)
  if (gap > 0) return `Your target is ${target}: ${points(gap)} to go.`
  return gap === 0
    ? `Your target is ${target}: you are there.`
    : `Your target is ${target}: you are ${points(-gap)} above it.`
}
