import type { Letter } from '@fourfold/contract'
import { TestState } from '@fourfold/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { current, isLocked, isRunning, reduce, skippedSteps } from './attempt'
import { aQuestion, aTest } from './fixtures'
import { openAttempt } from './open'
import { moves, ofStep, open, play, run, start } from './played'
import { toState } from './to-state'
import type { Action, Attempt } from './types'

describe("the server's copy", () => {
  const theirs = aTest({
    taken_tracker: [null, 'taken', null],
    questions_attributes: [
      aQuestion(1, { answer_attributes: { correct: null, letter: 'D' }, skipped: false, time_spent: 900 }),
      aQuestion(2, { answer_attributes: { correct: false, letter: 'C' }, skipped: false }),
      aQuestion(3, { answer_attributes: { correct: null, letter: 'B' }, skipped: false, marked: true }),
    ],
  })
  test('an edit that was not sent stays, a taken step follows the server, the rest follows the server', () => {
    const mine = run(
      openAttempt(aTest()),
      { type: 'choose', letter: 'A', at: 0 },
      { type: 'go', step: 1, at: 1 },
      { type: 'choose', letter: 'A', at: 2 },
    )
    const merged = reduce(mine, { type: 'server', test: theirs, sent: {} })
    expect(merged.questions.map((q) => q.letter)).toEqual(['A', 'C', 'B'])
    expect(merged.questions.map((q) => q.taken)).toEqual([false, true, false])
    expect(ofStep(merged, 2).marked).toBe(true)
  })
  test('what was sent and then changed elsewhere follows the server', () => {
    const mine = reduce(openAttempt(aTest()), { type: 'choose', letter: 'A', at: 0 })
    const merged = reduce(mine, { type: 'server', test: theirs, sent: { 1: 1 } })
    expect(ofStep(merged, 0).letter).toBe('D')
  })
  test('time never shrinks, and the student stays where they are', () => {
    const mine = run(openAttempt(aTest()), { type: 'tick', at: 0 }, { type: 'go', step: 2, at: 5_000 })
    const merged = reduce(mine, { type: 'server', test: theirs, sent: {} })
    expect(merged.questions.map((q) => q.time_ms)).toEqual([5_000, 0, 0])
    expect(merged.step).toBe(2)
  })
  test('changes of the answer made on another device and here are all kept, in order', () => {
    const opened = open({ questions_attributes: [aQuestion(1, { answer_changes: ['A'] })], taken_tracker: [null] })
    const mine = reduce(opened, { type: 'choose', letter: 'C', at: 0 })
    const theirs = aTest({ questions_attributes: [aQuestion(1, { answer_changes: ['A', 'B'] })] })
    expect(ofStep(reduce(mine, { type: 'server', test: theirs, sent: {} }), 0).changes).toEqual(['A', 'B', 'C'])
    expect(ofStep(reduce(mine, { type: 'server', test: theirs, sent: { 1: 1 } }), 0).changes).toEqual(['A', 'B', 'C'])
  })
  test('whatever was done, unsent edits of open steps survive a merge', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 3 }), (list, seen) => {
        const mine = play(open(), list).at(-1)?.after ?? open()
        const test = aTest({
          taken_tracker: [null, null, null, null],
          questions_attributes: [1, 2, 3, 4].map((id) => aQuestion(id)),
        })
        const merged = reduce(mine, { type: 'server', test, sent: { 1: seen, 2: seen, 3: seen, 4: seen } })
        mine.questions.forEach((q, i) => {
          if (q.edits > seen) expect(merged.questions[i]).toEqual(q)
          else expect(merged.questions[i]).toMatchObject({ letter: null, grid: '', skipped: null, edits: q.edits })
        })
      }),
    )
  })
  test('a score from elsewhere closes the test', () => {
    expect(isLocked(reduce(open(), { type: 'server', test: aTest({ score: 10 }), sent: {} }))).toBe(true)
  })
  test('Don’t Save starts again from the copy of the server', () => {
    const mine = reduce(open(), { type: 'choose', letter: 'A', at: 0 })
    expect(reduce(mine, { type: 'reset', test: theirs })).toEqual(openAttempt(theirs))
  })
})

describe('two devices', () => {
  const answered = (letter: Letter) => aQuestion(1, { answer_attributes: { correct: null, letter }, skipped: false })
  test('a step submitted on both is what the server took first, on both screens', () => {
    const mine = run(
      openAttempt(aTest({ tutor: true })),
      { type: 'choose', letter: 'A', at: 0 },
      { type: 'submit', at: 1 },
    )
    const theirs = aTest({
      tutor: true,
      taken_tracker: ['taken', null, null],
      questions_attributes: [answered('D'), aQuestion(2), aQuestion(3)],
    })
    const merged = reduce(mine, { type: 'server', test: theirs, sent: {} })
    expect([ofStep(merged, 0).letter, ofStep(merged, 0).taken]).toEqual(['D', true])
  })
  test('a change says how long ago it was made', () => {
    const s = run(open(), { type: 'choose', letter: 'A', at: 1_000 }, { type: 'go', step: 1, at: 2_000 })
    const [change] = toState(s, 1, {}, {}, 61_000).questions_attributes ?? []
    expect(change?.age_ms).toBe(60_000)
  })
})

describe('what a save carries', () => {
  const times = (s: Attempt) => Object.fromEntries(s.questions.map((q) => [q.id, q.time_ms]))
  const edits = (s: Attempt) => Object.fromEntries(s.questions.map((q) => [q.id, q.edits]))
  test('exactly the questions that were edited or grew in time since they were sent, and it fits the contract', () => {
    fc.assert(
      fc.property(start, moves, moves, (test, first, second) => {
        const sent = play(open(test), first).at(-1)?.after ?? open(test)
        const now =
          play(
            sent,
            second.map((m) => ({ ...m, wait: m.wait + 600_000 })),
          ).at(-1)?.after ?? sent
        const state = toState(now, 7, edits(sent), times(sent), 0)
        const expected = now.questions.filter((q, i) => {
          const was = ofStep(sent, i)
          return q.edits > was.edits || q.time_ms > was.time_ms
        })
        expect(state.questions_attributes?.map((q) => q.id)).toEqual(expected.map((q) => q.id))
        expect(state.version).toBe(7)
        expect(TestState.safeParse(state).success).toBe(true)
      }),
    )
  })
  test('nothing when nothing changed', () => {
    fc.assert(
      fc.property(start, moves, (test, list) => {
        const s = play(open(test), list).at(-1)?.after ?? open(test)
        expect(toState(s, 1, edits(s), times(s), 0).questions_attributes).toEqual([])
      }),
    )
  })
  test('a question whose time alone grew carries its time alone', () => {
    const s = run(open(), { type: 'tick', at: 0 }, { type: 'tick', at: 1_500.4 })
    expect(toState(s, 1, {}, {}, 5).questions_attributes).toEqual([{ id: 1, time_spent: 1_500 }])
  })
  test('a letter is sent as a letter, a cleared one as none, a grid-in as its text', () => {
    const s = run(
      open(),
      { type: 'choose', letter: 'B', at: 0 },
      { type: 'go', step: 1, at: 1 },
      { type: 'choose', letter: 'C', at: 2 },
      { type: 'choose', letter: 'C', at: 3 },
      { type: 'go', step: 2, at: 4 },
      { type: 'grid', text: '7/3', at: 5 },
    )
    const [first, second, third] = toState(s, 1, {}, {}, 5).questions_attributes ?? []
    expect(first).toMatchObject({ id: 1, skipped: false, answer_attributes: { letter: 'B' }, answer_changes: ['B'] })
    expect(second).toMatchObject({ id: 2, skipped: true, answer_attributes: null, student_produced_answer: null })
    expect(third).toMatchObject({ id: 3, skipped: false, student_produced_answer: '7/3', answer_changes: ['7/3'] })
    expect(third).not.toHaveProperty('answer_attributes')
  })
})

describe('a diagnostic', () => {
  const begin = () => open({ question_mode: 'Diagnostic' })
  const act = (s: Attempt, ...actions: object[]) =>
    actions.reduce<Attempt>((state, action) => reduce(state, { ...action, at: 0 } as Action), s)

  test('locks an answer once its question is left, and says nothing else when one comes back', () => {
    const back = act(begin(), { type: 'choose', letter: 'B' }, { type: 'go', step: 1 }, { type: 'go', step: 0 })
    expect([current(back)?.final, isLocked(back)]).toEqual([true, true])
    const tried = act(
      back,
      { type: 'choose', letter: 'C' },
      { type: 'grid', text: '5' },
      { type: 'eliminate', letter: 'B' },
    )
    expect(tried.questions).toEqual(back.questions)
    expect(current(act(back, { type: 'star' }))?.marked).toBe(true)
    expect(isRunning(act(back, { type: 'tick' }))).toBe(true)
  })

  test('leaves open what was left without an answer, and what is still on the screen', () => {
    const blank = act(begin(), { type: 'go', step: 1 }, { type: 'go', step: 0 })
    expect(isLocked(blank)).toBe(false)
    const cleared = act(
      begin(),
      { type: 'choose', letter: 'B' },
      { type: 'choose', letter: 'B' },
      { type: 'go', step: 1 },
    )
    expect(cleared.questions[0]?.final).toBe(false)
    expect(isLocked(act(begin(), { type: 'choose', letter: 'B' }, { type: 'go', step: -1 }))).toBe(false)
  })

  test('leaves a typed zero open, since it counts as skipped, and never sends anybody back to a locked question', () => {
    const zero = act(begin(), { type: 'grid', text: '0' }, { type: 'go', step: 1 }, { type: 'go', step: 0 })
    expect([current(zero)?.final, isLocked(zero)]).toEqual([false, false])
    expect(skippedSteps(zero)).toContain(0)
    const locked = { ...zero, questions: zero.questions.map((q) => ({ ...q, final: true })) }
    expect(skippedSteps(locked)).toEqual([])
  })

  test('shows the answer that is final at the server, whatever was changed here since', () => {
    const mine = act(begin(), { type: 'choose', letter: 'C' })
    const [first, ...others] = aTest({ question_mode: 'Diagnostic' }).questions_attributes
    const theirs = aQuestion(first?.id ?? 0, {
      final: true,
      skipped: false,
      answer_attributes: { correct: null, letter: 'A' },
    })
    const told = aTest({ question_mode: 'Diagnostic', questions_attributes: [theirs, ...others] })
    const merged = reduce(mine, { type: 'server', test: told, sent: {} })
    expect([merged.questions[0]?.letter, isLocked(merged)]).toEqual(['A', true])
  })

  test('is the only kind of test that does so', () => {
    const back = act(open(), { type: 'choose', letter: 'B' }, { type: 'go', step: 1 }, { type: 'go', step: 0 })
    expect(isLocked(back)).toBe(false)
  })
})
