import type { DashboardData } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { predictedLine } from '../../target-words'
import { missedWords, placeOf, stepWords, worthLogging } from './next-step'

const data = (toLog: number) =>
  ({
    next_action: { kind: 'log', title: `Log ${toLog} mistakes`, minutes: 5, reason: '' },
    questions_to_log_length: toLog,
    first_question_to_log_id: 'A1-1',
  }) as DashboardData
const asked = (ancestry: string, logged: boolean | null) => ({
  ancestry,
  mistake: logged === null ? null : { id: 1, logged },
})

test('the next step says whose mistakes are to be logged, and begins with those of this test', () => {
  const here = [asked('A1-7', null), asked('A1-8', true), asked('A1-9', false)]
  expect(stepWords(data(8), here)).toBe('Log 8 mistakes, 1 of this test · 5\u00a0min')
  expect(placeOf(data(8), here)).toBe('/mistakes/new?question_id=A1-9')
  expect(stepWords(data(1), here)).toBe('Log 1 mistake · 5\u00a0min')
  // A day takes ten of them: the number that waits is seen beside it.
  expect(
    stepWords(
      data(14),
      Array.from({ length: 14 }, () => asked('A1-7', false)),
    ),
  ).toBe('Log 10 of 14 mistakes · 5\u00a0min')
})

test('a test without mistakes, or with all of them logged, claims none', () => {
  const logged = [asked('A1-7', null), asked('A1-8', true)]
  expect(stepWords(data(8), logged)).toBe('Log 8 mistakes of other tests · 5\u00a0min')
  expect(placeOf(data(8), logged)).toBe('/mistakes/new?question_id=A1-1')
})

test('any other next step is said as it is', () => {
  const practice = { ...data(0), next_action: { kind: 'practice', title: 'Practice Slope', minutes: 9, reason: '' } }
  expect(stepWords(practice as DashboardData, [])).toBe('Practice Slope · 9\u00a0min')
  expect(placeOf(practice as DashboardData, [])).toBeNull()
})

test('the predicted score is told with its band, its scale, that it is unofficial and how far off it may be', () => {
  const sat = { predicted_score: 611.2, predicted_low: 579.6, predicted_high: 643, estimate_ready: true }
  const scale = { least_score: 200, perfect_score: 800, score_off: 60 }
  expect(predictedLine({ ...sat, ...scale } as DashboardData)).toBe(
    'Predicted score now: about 611 (580–\u2060643 on a scale from 200 to 800, which is unofficial, ±60).',
  )
  expect(predictedLine({ ...sat, ...scale, estimate_ready: false } as DashboardData)).toBeNull()
  const course = { ...sat, predicted_score: 71, predicted_low: 64, predicted_high: 78 }
  expect(predictedLine({ ...course, least_score: 0, perfect_score: 100, score_off: 0 } as DashboardData)).toBe(
    'Predicted score now: about 71 (64–\u206078 of 100).',
  )
})

test('what was missed is counted on the button; what was only left empty is called that', () => {
  const answered = (correct: boolean) => ({ skipped: false, answer_attributes: { correct, letter: 'A' } })
  const blank = { skipped: true, answer_attributes: null }
  const words = (...questions: unknown[]) => missedWords(questions as Parameters<typeof missedWords>[0])
  expect(words(answered(true), answered(false))).toBe('Review my miss')
  expect(words(answered(false), answered(false), blank)).toBe('Review 2 misses and 1 blank')
  expect(words(answered(true), blank)).toBe('Look at the one I skipped')
})

test('a row offers logging where something went wrong or in doubt; what was right and sure has it in its window', () => {
  const right = { skipped: false, answer_attributes: { correct: true, letter: 'A' }, confidence: null, marked: false }
  const offered = (over: object) => worthLogging({ ...right, ...over } as Parameters<typeof worthLogging>[0])
  expect(offered({})).toBe(false)
  expect(offered({ confidence: 'sure' })).toBe(false)
  expect(offered({ confidence: 'guess' })).toBe(true)
  expect(offered({ marked: true })).toBe(true)
  expect(offered({ answer_attributes: { correct: false, letter: 'B' } })).toBe(true)
  expect(offered({ skipped: true, answer_attributes: null })).toBe(true)
})
