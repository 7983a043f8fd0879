import type { Question, Result } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { findings } from './findings'

const right = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: true, letter: 'A' }, time_spent: 20_000, ...over })
const wrong = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: false, letter: 'B' }, time_spent: 20_000, ...over })
const slip = (id: string) => ({
  id,
  name: 'The sign was dropped.',
  sentence: `The sign of ${id} was dropped.`,
  clue: 'Keep the sign.',
})
const result = (...questions: Question[]): Result => ({
  id: 1,
  score: 50,
  account_average_score: null,
  account_average_time: null,
  your_average_time: null,
  section: 'Algebra 1',
  question_mode: 'Unused',
  share_code: 'AAAA-AAAA',
  time_spent: 0,
  tags: [{ id: 't', name: 'Slope', subject: 'Lines' }],
  moved: [],
  questions_attributes: questions,
})
const sentences = (...questions: Question[]) => findings(result(...questions)).map((f) => f.sentence)
const kinds = (...questions: Question[]) => findings(result(...questions)).map((f) => f.kind)

test('a slip that came twice comes first, by the name that fits both questions, with its clue', () => {
  const [first, second] = findings(
    result(
      wrong(1, { misconception: slip('a') }),
      wrong(2, { misconception: slip('b') }),
      wrong(3, { misconception: slip('b') }),
    ),
  )
  expect(first).toMatchObject({
    label: 'The same slip in questions 2 and 3',
    sentence: '“The sign was dropped.”',
    advice: 'Keep the sign.',
  })
  expect(first?.questions.map((q) => q.id)).toEqual([2, 3])
  expect(second?.label).toBe('What probably happened in question 1')
})

test('a slip that came once is told as its question tells it: the two stand on one page', () => {
  expect(sentences(wrong(1, { misconception: slip('a') }), right(2))[0]).toBe('“The sign of a was dropped.”')
})

test('slips leave room for what else a test tells', () => {
  const slips = [1, 2, 3, 4].map((id) => wrong(id, { misconception: slip(String(id)) }))
  expect(kinds(...slips, wrong(5, { confidence: 'sure' }), right(6, { confidence: 'guess' }))).toEqual([
    'slip',
    'sure',
    'lucky',
  ])
})

describe('what a test tells besides', () => {
  test('sure but wrong', () =>
    expect(sentences(wrong(1, { confidence: 'sure' }), right(2))[0]).toBe(
      'You were sure of question 1, and it is wrong.',
    ))
  test('a right answer that was changed', () =>
    expect(sentences(wrong(1, { answer_tracker: [true, false] }), right(2))[0]).toBe(
      'You had question 1 right first and changed it.',
    ))
  test('the pace, by the verdict of the analysis', () => {
    const usual = [2, 3, 4, 5].map((id) => right(id))
    expect(sentences(wrong(1, { time_spent: 180_000 }), ...usual)[0]).toBe('3 minutes went into question 1.')
    expect(sentences(wrong(1, { time_spent: 180_000 }), right(2), right(3))[0]).not.toMatch(/minute/)
    const fast = { time_spent: 1200 }
    expect(sentences(wrong(1, fast), wrong(2, fast), wrong(3, fast), right(4), right(5))[0]).toBe(
      '3 of 5 answers came within two seconds.',
    )
    const hasty = [6, 7, 8].map((id) => wrong(id, { time_spent: 9000 }))
    expect(kinds(...usual, ...hasty)).toContain('hasty')
  })
  test('faster than reading only where it did hold the estimate back', () => {
    const fast = [1, 2, 3, 4, 5].map((id) => wrong(id, { time_spent: 1200, tag_id: 't' }))
    const told = (after: number) =>
      findings({ ...result(...fast), moved: [{ id: 't', name: 'Slope', before: 0.46, after }] }).map((f) => f.kind)
    expect(told(0.46)).toContain('fast')
    expect(told(0.3)).not.toContain('fast')
  })
  test('a guess shows no misconception: that it was not read comes first, and only what was read is explained', () => {
    const fast = [1, 2, 3, 4].map((id) => wrong(id, { time_spent: 1200, misconception: slip(String(id)) }))
    const told = findings(result(...fast, wrong(5, { misconception: slip('read') })))
    expect(told.map((f) => f.kind).slice(0, 2)).toEqual(['fast', 'slip'])
    expect(told.filter((f) => f.kind === 'slip').map((f) => f.sentence)).toEqual(['“The sign of read was dropped.”'])
  })
  test('what was sure and wrong is told once, with what probably happened', () => {
    const told = findings(
      result(
        wrong(1, { misconception: slip('a') }),
        wrong(2, { misconception: slip('b'), confidence: 'sure' }),
        right(3),
      ),
    )
    expect(told.map((f) => f.label)).toEqual(['Sure, but wrong: question 2', 'What probably happened in question 1'])
    const sure = [1, 2, 3].map((id) => wrong(id, { misconception: slip(String(id)), confidence: 'sure' }))
    expect(findings(result(...sure)).map((f) => f.label)).toEqual([
      'Sure, but wrong: question 1',
      'Sure, but wrong',
      'What probably happened in question 2',
    ])
  })
  test('that pace was not the trouble is no finding', () =>
    expect(kinds(...[1, 2, 3].map((id) => right(id)), ...[4, 5, 6].map((id) => wrong(id)))).toEqual(['rest']))
  test('a lucky guess', () =>
    expect(sentences(right(1, { confidence: 'guess' }), wrong(2))[0]).toBe('You guessed question 1 and were right.'))
  test('blanks', () => expect(sentences(aQuestion(1), aQuestion(2), right(3))[0]).toBe('2 questions stayed blank.'))
  test('a typed 0 counts as skipped, and is not said to have stayed blank', () => {
    const zero = aQuestion(2, { student_produced_answer: '0', skipped: true })
    expect(sentences(aQuestion(1), zero, right(3))[0]).toBe(
      '1 question stayed blank. Your 0 in question 2 counts as skipped.',
    )
    expect(sentences(zero, right(3))[0]).toBe('Your 0 in question 2 counts as skipped.')
  })
  test('a right second try has its word, though the first answer counts', () =>
    expect(sentences(wrong(1, { second_try: { answer: '18', correct: true } }), right(2))[0]).toBe(
      'You mended question 1.',
    ))
  test('a skill that went well, or badly', () => {
    expect(sentences(right(1, { tag_id: 't' }), right(2, { tag_id: 't' }))[0]).toBe('Slope: all 2 right.')
    expect(sentences(wrong(1, { tag_id: 't' }), wrong(2, { tag_id: 't' }))[0]).toBe('Slope: 0 of 2 right.')
  })
  test('skills that moved, each way, but neither a little nor before there was an answer', () => {
    const told = (before: number | null, after: number, asked = after < (before ?? 0) ? wrong : right) =>
      findings({ ...result(asked(1, { tag_id: 't' })), moved: [{ id: 't', name: 'Slope', before, after }] })
    expect(told(0.62, 0.74)[0]).toMatchObject({ kind: 'rose', sentence: 'Slope: 62% before this test, 74% now.' })
    // What went down never stands first.
    expect(told(0.74, 0.62).map(({ kind }) => kind)).toEqual(['rest', 'fell'])
    expect(told(0.74, 0.62)[1]?.label).toBe('A skill that fell')
    // Something else moved it, not this test.
    expect(told(0.62, 0.74, wrong).map(({ kind }) => kind)).not.toContain('rose')
    expect(told(0.74, 0.62, right).map(({ kind }) => kind)).not.toContain('fell')
    expect(told(0.62, 0.63).map(({ kind }) => kind)).toEqual(['rest'])
    expect(told(null, 0.9).map(({ kind }) => kind)).toEqual(['rest'])
  })
})

test('never more than three, never none', () => {
  const many = [1, 2, 3, 4, 5].map((id) => wrong(id, { misconception: slip(String(id)), confidence: 'sure' }))
  expect(findings(result(...many))).toHaveLength(3)
  expect(sentences(right(1), right(2))).toEqual(['Every question right.'])
  expect(sentences(right(1), wrong(2))).toEqual(['Look at question 2 again while you remember how you thought.'])
})
