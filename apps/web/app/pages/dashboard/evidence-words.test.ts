import type { Evidence } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { basisLine, changed, changeLine, countLine, helped, tryLine } from './evidence-words'

const answer = (over: Partial<Evidence['answers'][number]> = {}): Evidence['answers'][number] => ({
  display_id: 'A1-0001',
  skill: 'One-step equations',
  outcome: 'correct',
  changed_from: null,
  time_spent: 1000,
  date: '2026-01-01T00:00:00.000Z',
  test_id: 1,
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

  test('say how many hints an answer had, and what was done in the lesson', () => {
    expect(helped(answer())).toBeNull()
    expect(helped(answer({ hints: 1 }))).toBe('after 1 hint')
    expect(helped(answer({ hints: 2 }))).toBe('after 2 hints')
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

  test('say which way an answer was changed', () => {
    expect(changed(answer())).toBeNull()
    expect(changed(answer({ change: 'incorrect_to_correct' }))).toBe('was wrong first')
    expect(changed(answer({ change: 'correct_to_incorrect', outcome: 'incorrect' }))).toBe('was right first')
    expect(changed(answer({ change: 'incorrect_to_incorrect', outcome: 'incorrect' }))).toBe('wrong twice')
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
  })
})
