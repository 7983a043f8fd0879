import type { ScoreChange } from '@fourfold/contract'
import { dateWriter } from '../../format'
import { unofficialNote } from '../../scale-words'
import type { Ends } from './dot'

const day = dateWriter({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const answersIn = (n: number): string => `${n} ${n === 1 ? 'answer' : 'answers'}`
const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n).toFixed(1)}`
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

export type ScoreMove = Readonly<{
  way: 'up' | 'down' | 'same'
  sentence: string
  /** subject and its part of the move, in points with one decimal */
  parts: readonly Readonly<{ name: string; points: string }>[]
}>

/** How the predicted score moved since last week, and what moved it. */
export function scoreMove(change: ScoreChange, now: number): ScoreMove {
  const step = Math.round(now) - Math.round(change.before)
  const since = `since ${day(new Date(`${change.since}T00:00:00Z`))}, when it was ${Math.round(change.before)}`
  const after = change.answers === 0 ? 'without a new answer' : `after ${answersIn(change.answers)}`
  const rounded = change.moved.map(({ name, points: part }) => ({ name, part: Math.round(part * 10) / 10 }))
  return {
    way: step > 0 ? 'up' : step < 0 ? 'down' : 'same',
    sentence: `${step === 0 ? 'Unchanged' : `${step > 0 ? 'Up' : 'Down'} ${points(Math.abs(step))}`} ${since}, ${after}.`,
    parts: rounded.filter(({ part }) => part !== 0).map(({ name, part }) => ({ name, points: signed(part) })),
  }
}

const SCALED = {
  'By Test': 'Each test’s share of right answers on the exam’s scale; the modules of a full exam stand at its score.',
  'By Date': 'The mean of each day’s tests on the exam’s scale.',
} as const

/** What the dots of a graph on an exam's scale are, and how far they can be believed. */
export const graphScaleLine = (view: keyof typeof SCALED, { min, max, off }: Ends): string =>
  `${SCALED[view]} The scale runs from ${min} to ${max} (${unofficialNote(off)}). A short test, or one of hard questions alone, says little about an exam.`
