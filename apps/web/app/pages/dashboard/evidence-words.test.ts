import type { Evidence } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { basisLine, changeLine, countLine, happenedLine, questionLine, tryLine, whenLine } from './evidence-words'

const answer = (over: Partial<Evidence['answers'][number]> = {}): Evidence['answers'][number] => ({
  display_id: 'A1-0001',
  skill: 'One-step equations',
  outcome: 'correct',
  changed_from: null,
  time_spent: 1000,
  date: '2026-01-01T12:00:00.000Z',
  source: 'test',
  test_id: 1,
  question: 3,
  ...over,
})
const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  name: 'Algebra 1',
  total: 1,
  answers: [answer()],
  would_change: null,
  basis: null,
  ...over,
})

describe('the words of the evidence', () => {
  test('say how many answers there are and how many are listed', () => {
    expect(countLine('topic', evidence({ total: 0, answers: [] }))).toBe('No answer yet.')
    expect(countLine('topic', evidence())).toBe('The answer behind it:')
    expect(countLine('skill', evidence({ total: 2, answers: [answer(), answer()] }))).toBe('The 2 answers behind it:')
    expect(countLine('changes', evidence({ total: 40 }))).toBe('The newest 1 of 40 changed answers:')
  })

  test('say what happened: how it came out, changed, guessed or after hints', () => {
    expect(happenedLine(answer())).toBe('Right')
    expect(happenedLine(answer({ hints: 1 }))).toBe('Right, after 1 hint')
    expect(happenedLine(answer({ hints: 2, confidence: 'guess' }))).toBe('Right, guessed, after 2 hints')
    expect(happenedLine(answer({ outcome: 'incorrect', confidence: 'unsure' }))).toBe('Wrong, not sure')
    expect(happenedLine(answer({ outcome: 'incorrect', confidence: 'sure' }))).toBe('Wrong')
    expect(happenedLine(answer({ outcome: 'skipped', confidence: 'guess' }))).toBe('Skipped')
  })

  test('say which way an answer was changed', () => {
    const wrong = { outcome: 'incorrect' } as const
    expect(happenedLine(answer({ change: 'incorrect_to_correct' }))).toBe('Right, but wrong at first')
    expect(happenedLine(answer({ ...wrong, change: 'correct_to_incorrect' }))).toBe('Wrong, but right at first')
    expect(happenedLine(answer({ ...wrong, change: 'incorrect_to_incorrect' }))).toBe('Wrong twice')
  })

  test('say when it was, in which skill where several are meant, and which question', () => {
    const now = new Date('2026-01-02T12:00:00.000Z')
    expect(whenLine(answer({ time_spent: 24_000 }), 'One-step equations', now)).toBe('Yesterday · in 24 s')
    expect(whenLine(answer({ time_spent: 0 }), 'Algebra 1', now)).toBe('Yesterday · One-step equations')
    expect(questionLine(answer())).toBe('Question 3 of Test 1')
    expect(questionLine(answer({ test_id: null, source: 'review' }))).toBe('In a review · A1-0001')
  })

  test('say what was done in the lesson', () => {
    const tried = { step: 2, right: false, says: 'You added 24 once more.', date: '' }
    expect(tryLine(tried)).toBe('Lesson, step 2: a typical slip. You added 24 once more.')
    expect(tryLine({ ...tried, says: null })).toBe('Lesson, step 2: wrong')
    expect(tryLine({ ...tried, right: true })).toBe('Lesson, step 2: right')
  })

  test('say what a number rests on, and how far it has faded since the last practice', () => {
    const basis = { own_answers: 0, today: 0.62, last_practice: 0.62 }
    expect(basisLine(evidence())).toBeNull()
    expect(basisLine(evidence({ basis }))).toBe(
      'It rests on your answers and on how hard the questions were made to be.',
    )
    expect(basisLine(evidence({ basis: { ...basis, own_answers: 0.4 } }))).toContain('comes to 40% from how other')
    expect(basisLine(evidence({ basis: { ...basis, last_practice: 0.7 } }))).toMatch(
      /^Right after practice its skills stood at 70\.0%; today they are at 62\.0%/,
    )
  })

  test('say what would change a share in percent and a score in points', () => {
    const would_change = { skill: { id: 's', name: 'Slope' }, answers: 0, now: 0.5, right: 0.525, wrong: 0.46 }
    expect(changeLine(evidence({ would_change }))).toBe(
      'What would change it most: a question on Slope (no answer so far). It is 50.0% now; a right answer would make it 52.5%, a wrong one 46.0%.',
    )
    expect(changeLine(evidence({ would_change: { ...would_change, answers: 1 } }), { least: 0, most: 800 })).toContain(
      '(1 answer so far). It is 400 now; a right answer would make it 420, a wrong one 368.',
    )
    expect(changeLine(evidence({ would_change: { ...would_change, wrong: 0.51 } }))).toContain('would make it 52.5%.')
    expect(changeLine(evidence({ would_change }), { least: 200, most: 800 })).toContain(
      `It is ${200 + 600 * would_change.now} now`,
    )
    expect(changeLine(evidence())).toBeNull()
    expect(changeLine(evidence({ name: 'Slope', would_change }))).toBe(
      'It is 50.0% now. Another right answer would make it 52.5%, a wrong one 46.0%.',
    )
  })
})
