import { describe, expect, test } from 'vitest'
import { next, Run } from './run'
import { loggedIn, placeIn, stepWords, testNameIn } from './where'

const step = (kind: string, count: number) => ({ kind, count, minutes: 1, title: kind, reason: '' })
const standing = { score: null, low: null, high: null, perfect: 100, strong: [], offenders: [] }
const run = Run.parse({
  topic: 'Algebra 1',
  plan: {
    minutes: 20,
    takes: 19,
    summary: '',
    begun: true,
    exam: null,
    diagnostic: null,
    steps: [step('log', 3), step('practice', 14)],
    questions_to_log_length: 7,
    first_question_to_log_id: 'A1-1',
    queue: [],
    retry: null,
    practice: { question_ids: [8], skill: null },
  },
  stages: ['log', 'practice'],
  at: 0,
  done: [],
  tests: {},
  logging: true,
  started: 0,
  before: standing,
})
const practicing = next(next(run, { type: 'on' }), { type: 'started', test: 12 })

describe('a day on its way', () => {
  test('on the page of a step it tells how far the step is', () => {
    expect(placeIn(run, '/mistakes/new')).toBe('step')
    expect(stepWords(run, '/mistakes/new')).toBe('Today: step 1 of 2 · 1 of 3 mistakes')
    expect(stepWords(next(run, { type: 'logged' }), '/mistakes/new')).toBe('Today: step 1 of 2 · 2 of 3 mistakes')
  })

  test('beside it only the step is told, and its way on does not call', () => {
    for (const path of ['/flashcards', '/dashboard', '/tests/11/result']) {
      expect(placeIn(practicing, path)).toBe('beside')
      expect(stepWords(practicing, path)).toBe('Today: step 2 of 2')
    }
    expect(placeIn(run, '/mistakes')).toBe('beside')
  })

  test('the result and the analysis of a step’s own test lead on', () => {
    expect(placeIn(practicing, '/tests/12/result')).toBe('after')
    expect(placeIn(practicing, '/tests/12/analysis')).toBe('after')
  })

  test('the test of a step is called by the day, and no other is', () => {
    expect(testNameIn(practicing, 12)).toBe('Today, step 2 of 2')
    expect(testNameIn({ ...practicing, stages: ['practice'], at: 0 }, 12)).toBe('Today')
    expect(testNameIn(practicing, 13)).toBeNull()
    expect(testNameIn(null, 12)).toBeNull()
  })

  test('as many mistakes are logged as the plan said at Start, not counting those logged before the step', () => {
    const earlier = next({ ...run, logging: false }, { type: 'logged' })
    const opened = next(earlier, { type: 'logging' })
    expect(loggedIn(opened)).toEqual({ done: 0, of: 3 })
    expect(loggedIn(next(opened, { type: 'logged' }))).toEqual({ done: 1, of: 3 })
  })
})
