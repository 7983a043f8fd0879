import type { Today } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { next, type Reviewed, Run, reviewedOnce, type Standing, stageOf, stagesOf, startRun } from './run'

const step = (kind: Today['steps'][number]['kind']) => ({ kind, count: 1, minutes: 1, title: kind, reason: '' })
const plan: Today = {
  minutes: 20,
  takes: 12,
  summary: '',
  begun: true,
  exam: null,
  resume: null,
  diagnostic: null,
  steps: [step('mistakes'), step('retry'), step('log'), step('practice')],
  questions_to_log_length: 2,
  first_question_to_log_id: 'A1-1',
  queue: [
    { kind: 'mistake', id: 1 },
    { kind: 'flashcard', id: 2 },
  ],
  retry: { question_ids: [7] },
  practice: { question_ids: [8], skill: null },
}
const before: Standing = {
  score: null,
  low: null,
  high: null,
  perfect: 100,
  least: 0,
  off: 0,
  strong: [],
  offenders: [],
}
const review: Reviewed = { kind: 'mistake', rating: 'good', rating_id: 'r', due_in_ms: null }
const run = startRun('Algebra 1', plan, before, 0)

describe('the run of a day', () => {
  test('goes through its stages in order, and leaves out what is empty', () => {
    expect(stagesOf(plan)).toEqual(['reviews', 'retry', 'log', 'practice'])
    const only = { ...plan, queue: [], retry: null, steps: [step('practice')] }
    expect(stagesOf(only)).toEqual(['practice'])
    expect(stageOf(startRun('Algebra 1', { ...only, practice: null }, before, 0))).toBeNull()
  })

  test('the reviews end with the last of the queue; one taken back is asked again', () => {
    const one = next(run, { type: 'reviewed', review })
    expect([stageOf(one), one.done.length]).toEqual(['reviews', 1])
    expect(next(one, { type: 'undone' }).done).toEqual([])
    expect(stageOf(next(one, { type: 'reviewed', review }))).toBe('retry')
  })

  test('a test belongs to the stage that started it, and none to the others', () => {
    const retrying = { ...run, at: 1 }
    expect(next(retrying, { type: 'started', test: 5 }).tests).toEqual({ retry: 5 })
    expect(next(run, { type: 'started', test: 5 }).tests).toEqual({})
  })

  test('counts each mistake as it is logged, whatever new ones come in meanwhile', () => {
    const two = next(next(run, { type: 'logged' }), { type: 'logged' })
    expect([run.logged, two.logged, stageOf(two)]).toEqual([0, 2, 'reviews'])
  })

  test('going on from the last stage ends it, and an ended one stays ended', () => {
    const last = { ...run, at: 3 }
    const ended = next(last, { type: 'on' })
    expect(stageOf(ended)).toBeNull()
    expect(next(ended, { type: 'on' })).toBe(ended)
  })

  test('what is being learned is asked once more after the end, and counts once', () => {
    const card: Reviewed = { ...review, kind: 'flashcard', due_in_ms: 600_000 }
    const reviewed = next(next(run, { type: 'reviewed', review }), { type: 'reviewed', review: card })
    const queue = [{ kind: 'flashcard' as const, id: 2 }]
    expect(next(reviewed, { type: 'again', queue })).toBe(reviewed)
    const ended = { ...reviewed, at: reviewed.stages.length }
    const again = next(ended, { type: 'again', queue })
    expect([stageOf(again), again.plan.queue[again.done.length]]).toEqual(['reviews', queue[0]])
    const known = next(again, { type: 'reviewed', review: { ...card, rating: 'again', due_in_ms: 60_000 } })
    expect(stageOf(known)).toBeNull()
    expect(reviewedOnce(known)).toEqual([review, { ...card, due_in_ms: 60_000 }])
  })

  test('survives being written down and read again', () => {
    expect(Run.parse(JSON.parse(JSON.stringify(run)))).toEqual(run)
  })
})
