import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { current, isLocked, isRunning, nothingLeft, reduce, skippedSteps, stepState } from './attempt'
import { aQuestion, aTest } from './fixtures'
import { openAttempt } from './open'
import { always, moves, ofStep, open, play, QUESTIONS, run, start } from './played'
import type { Action, Attempt } from './types'

describe('answering', () => {
  test('selecting an option marks it not skipped', () => {
    always(({ before, action, after }) => {
      if (action.type !== 'choose' || isLocked(reduce(before, { type: 'tick', at: action.at }))) return
      const was = current(before)
      const is = current(after)
      if (was?.letter === action.letter) expect([is?.letter, is?.skipped]).toEqual([null, true])
      else expect([is?.letter, is?.skipped]).toEqual([action.letter, false])
    })
  })
  test('re-selecting the same option clears it and marks it skipped', () => {
    const chosen = run(open(), { type: 'choose', letter: 'B', at: 0 })
    expect([current(chosen)?.letter, current(chosen)?.skipped]).toEqual(['B', false])
    const cleared = reduce(chosen, { type: 'choose', letter: 'B', at: 1 })
    expect([current(cleared)?.letter, current(cleared)?.skipped]).toEqual([null, true])
  })
  test('each change of the letter is kept in order, a cleared answer adds none', () => {
    const s = run(
      open(),
      { type: 'choose', letter: 'A', at: 0 },
      { type: 'choose', letter: 'C', at: 1 },
      { type: 'choose', letter: 'C', at: 2 },
      { type: 'choose', letter: 'A', at: 3 },
    )
    expect(current(s)?.changes).toEqual(['A', 'C', 'A'])
  })
  test('at most 50 changes are kept, the newest ones', () => {
    let s = open()
    for (let i = 0; i < 80; i++) s = reduce(s, { type: 'choose', letter: i % 2 ? 'B' : 'A', at: i })
    expect(current(s)?.changes).toHaveLength(50)
    expect(current(s)?.changes.at(-1)).toBe('B')
  })
  test('a grid-in keeps only what it may hold, and an empty one is skipped', () => {
    const written = run(open(), { type: 'grid', text: 'x1/2 y', at: 0 })
    expect([current(written)?.grid, current(written)?.skipped]).toEqual(['1/2', false])
    const emptied = reduce(written, { type: 'grid', text: '', at: 1 })
    expect([current(emptied)?.grid, current(emptied)?.skipped]).toEqual(['', true])
  })
  test('a grid-in of zero counts as skipped, also when it comes from the server', () => {
    for (const zero of ['0', '0.0', '-0', '0/5'])
      expect(current(run(open(), { type: 'grid', text: zero, at: 0 }))?.skipped).toBe(true)
    const opened = open({ questions_attributes: [aQuestion(1, { student_produced_answer: '0', skipped: false })] })
    expect(skippedSteps(opened)).toEqual([0])
  })
  test('a grid-in counts one change when it is left, not one for each key', () => {
    const s = run(
      open(),
      { type: 'grid', text: '1', at: 0 },
      { type: 'grid', text: '12', at: 1 },
      { type: 'go', step: 1, at: 2 },
    )
    expect(ofStep(s, 0).changes).toEqual(['12'])
  })
  test('striking out the chosen option clears it; choosing a struck option restores it', () => {
    const struck = run(open(), { type: 'choose', letter: 'D', at: 0 }, { type: 'eliminate', letter: 'D', at: 1 })
    expect([current(struck)?.letter, current(struck)?.skipped, current(struck)?.eliminated]).toEqual([
      null,
      true,
      ['D'],
    ])
    const back = reduce(struck, { type: 'choose', letter: 'D', at: 2 })
    expect([current(back)?.letter, current(back)?.eliminated]).toEqual(['D', []])
  })
  test('an answer and its being struck out never stand together', () => {
    always(({ after }) => {
      for (const q of after.questions) expect(q.letter !== null && q.eliminated.includes(q.letter)).toBe(false)
    })
  })
  test('an answered question is never skipped', () => {
    always(({ after }) => {
      for (const q of after.questions) if (q.letter !== null || q.grid !== '') expect(q.skipped).toBe(false)
    })
  })
  test('a question holds one answer: a letter or a number', () => {
    always(({ after }) => {
      for (const q of after.questions) expect(q.letter !== null && q.grid !== '').toBe(false)
    })
  })
  test('an answer moves only on its own step', () => {
    always(({ before, after }) => {
      after.questions.forEach((q, i) => {
        if (i !== before.step) expect(q).toEqual(before.questions[i])
      })
    })
  })
  test('confidence is one tap, and the same tap takes it back', () => {
    const sure = reduce(open(), { type: 'confidence', value: 'sure', at: 0 })
    expect(current(sure)?.confidence).toBe('sure')
    expect(current(reduce(sure, { type: 'confidence', value: 'sure', at: 1 }))?.confidence).toBeNull()
  })
})

describe('moving', () => {
  test('moves never lose an answer', () => {
    always(({ before, action, after }) => {
      if (action.type !== 'go') return
      const answers = (s: Attempt) => s.questions.map((q) => [q.letter, q.grid, q.skipped, q.marked, q.confidence])
      expect(answers(after)).toEqual(answers(before))
    })
  })
  test('the step stays inside the test', () => {
    always(({ after }) => {
      expect(after.step).toBeGreaterThanOrEqual(0)
      expect(after.step).toBeLessThan(QUESTIONS)
    })
  })
})

describe('tutor mode', () => {
  test('a taken step never changes its answer, its time or its state again', () => {
    always(({ before, after }) => {
      before.questions.forEach((q, i) => {
        if (!q.taken) return
        const { marked: _m, edits: _e, edited_at: _a, ...kept } = q
        expect(after.questions[i]).toMatchObject(kept)
      })
    })
  })
  test('a taken step of an earlier visit is not sent again when it is only passed', () => {
    const s = openAttempt(
      aTest({
        tutor: true,
        taken_tracker: ['taken', null, null],
        questions_attributes: [
          aQuestion(1, { student_produced_answer: '5/2', skipped: false }),
          aQuestion(2),
          aQuestion(3),
        ],
      }),
    )
    const passed = run(s, { type: 'go', step: 1, at: 10 })
    expect(ofStep(passed, 0)).toEqual(ofStep(s, 0))
  })
  test('Submit locks the step, and only in tutor mode', () => {
    const actions: Action[] = [
      { type: 'choose', letter: 'A', at: 0 },
      { type: 'submit', at: 1 },
      { type: 'choose', letter: 'B', at: 2 },
    ]
    const tutor = run(open({ tutor: true }), ...actions)
    expect([current(tutor)?.taken, current(tutor)?.letter, isLocked(tutor)]).toEqual([true, 'A', true])
    const plain = run(open(), ...actions)
    expect([current(plain)?.taken, current(plain)?.letter]).toEqual([false, 'B'])
  })
  test('the timer stops on a taken step and runs again on the next', () => {
    const taken = run(open({ tutor: true }), { type: 'tick', at: 0 }, { type: 'submit', at: 1_000 })
    const later = reduce(taken, { type: 'tick', at: 60_000 })
    expect(later.time_ms).toBe(1_000)
    const next = run(later, { type: 'go', step: 1, at: 60_000 }, { type: 'tick', at: 62_000 })
    expect([next.time_ms, ofStep(next, 1).time_ms]).toEqual([3_000, 2_000])
  })
})

describe('time', () => {
  test('the sum over the questions is the total', () => {
    always(({ after }) => expect(after.questions.reduce((sum, q) => sum + q.time_ms, 0)).toBe(after.time_ms))
  })
  test('time is added only while it runs, only to the step that is open, and never more than passed', () => {
    fc.assert(
      fc.property(start, moves, (test, list) => {
        let last = 0
        for (const { before, after, at } of play(open(test), list)) {
          const added = after.time_ms - before.time_ms
          expect(added).toBeGreaterThanOrEqual(0)
          expect(added).toBeLessThanOrEqual(at - last)
          if (!isRunning(before)) expect(added).toBe(0)
          after.questions.forEach((q, i) => {
            if (i !== before.step) expect(q.time_ms).toBe(before.questions[i]?.time_ms)
          })
          last = at
        }
      }),
    )
  })
  test('while it runs, every millisecond is counted', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 })
    fc.assert(
      fc.property(waits, (list) => {
        let at = 0
        let s = reduce(open(), { type: 'tick', at })
        for (const [i, wait] of list.entries()) {
          at += wait
          s = reduce(s, { type: 'go', step: i % QUESTIONS, at })
        }
        expect(s.time_ms).toBe(at)
      }),
    )
  })
  test('pausing and any modal stop the time; the last modal to close starts it again', () => {
    const ran = run(open(), { type: 'tick', at: 0 }, { type: 'pause', at: 1_000 })
    expect(reduce(ran, { type: 'tick', at: 9_000 }).time_ms).toBe(1_000)
    const two = run(
      ran,
      { type: 'play', at: 10_000 },
      { type: 'modal', open: true, at: 11_000 },
      { type: 'modal', open: true, at: 12_000 },
      { type: 'modal', open: false, at: 20_000 },
      { type: 'tick', at: 30_000 },
    )
    expect([two.time_ms, isRunning(two)]).toEqual([2_000, false])
    const closed = run(two, { type: 'modal', open: false, at: 40_000 }, { type: 'tick', at: 41_000 })
    expect(closed.time_ms).toBe(3_000)
  })
  test('a countdown ends exactly at zero, and then nothing runs and nothing can be answered', () => {
    always(({ before, after }) => {
      if (!after.timed) return
      expect(after.countdown_ms).toBeGreaterThanOrEqual(0)
      expect(after.expired).toBe(after.countdown_ms === 0)
      expect(before.countdown_ms - after.countdown_ms).toBe(after.time_ms - before.time_ms)
      if (!before.expired) return
      expect(after.time_ms).toBe(before.time_ms)
      expect(after.questions.map((q) => q.letter)).toEqual(before.questions.map((q) => q.letter))
    })
  })
  test('a test without a clock never expires', () =>
    always(({ after }) => after.timed || expect(after.expired).toBe(false)))
  test('a timed test that is opened at zero has expired; a scored one has not', () => {
    expect(openAttempt(aTest({ timed: true, countdown_time: 0 })).expired).toBe(true)
    expect(openAttempt(aTest({ timed: true, countdown_time: 0, score: 50 })).expired).toBe(false)
  })
  test('a clock that steps back adds nothing', () => {
    const s = run(open(), { type: 'tick', at: 5_000 }, { type: 'tick', at: 1_000 })
    expect(s.time_ms).toBe(0)
  })
})

describe('a scored test', () => {
  test('is read-only: nothing a student does changes it, except where they look and what they star', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const first = open({ score: 75 })
        for (const { after } of play(first, list)) {
          const kept = after.questions.map((q) => ({ ...q, marked: false, edits: 0, edited_at: null }))
          expect(kept).toEqual(first.questions)
          expect(after.time_ms).toBe(0)
        }
      }),
    )
  })
})

test('a star on a scored test is given and taken back', () => {
  const starred = reduce(open({ score: 75 }), { type: 'star', at: 0 })
  expect([ofStep(starred, 0).marked, ofStep(starred, 0).edits]).toEqual([true, 1])
  expect(ofStep(reduce(starred, { type: 'star', at: 1 }), 0).marked).toBe(false)
})

describe('skipped questions', () => {
  test('are those never answered or cleared again, and not taken', () => {
    always(({ after }) => {
      const expected = after.questions.flatMap((q, i) =>
        (q.skipped === true || q.skipped === null) && !q.taken ? [i] : [],
      )
      expect(skippedSteps(after)).toEqual(expected)
    })
    const s = run(
      open({ tutor: true }),
      { type: 'submit', at: 0 },
      { type: 'go', step: 1, at: 1 },
      { type: 'choose', letter: 'A', at: 2 },
      { type: 'go', step: 2, at: 3 },
      { type: 'choose', letter: 'A', at: 4 },
      { type: 'choose', letter: 'A', at: 5 },
    )
    expect(skippedSteps(s)).toEqual([2, 3])
    expect(s.questions.map(stepState)).toEqual(['taken', 'answered', 'unanswered', 'unanswered'])
  })
})

test('a review begins at the first question, an open test where it was left', () => {
  expect(openAttempt(aTest({ step: 2, score: 50 })).step).toBe(0)
  expect(openAttempt(aTest({ step: 2 })).step).toBe(2)
})

test('while the timer stands nothing can be answered', () => {
  const paused = reduce(openAttempt(aTest()), { type: 'pause', at: 0 })
  const tried = reduce(paused, { type: 'choose', letter: 'A', at: 1 })
  expect(tried.questions[0]?.letter).toBeNull()
  const back = reduce(tried, { type: 'play', at: 2 })
  expect(reduce(back, { type: 'choose', letter: 'A', at: 3 }).questions[0]?.letter).toBe('A')
})

test('the first questions end without a question once each is submitted; every other test asks', () => {
  const attempt = (...taken: boolean[]): Attempt => {
    const s = open()
    const [one] = s.questions
    return { ...s, questions: taken.flatMap((t) => (one ? [{ ...one, taken: t }] : [])) }
  }
  expect(nothingLeft('first', attempt(true, true))).toBe(true)
  expect(nothingLeft('first', attempt(true, false))).toBe(false)
  expect(nothingLeft('practice', attempt(true, true))).toBe(false)
  expect(nothingLeft(undefined, attempt(true, true))).toBe(false)
})
