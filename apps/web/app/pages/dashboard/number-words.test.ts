import { expect, test } from 'vitest'
import { changesLine, scoresLine, sharesLine, standingLine, subjectsLine } from './number-words'

const subject = (name: string, correct: number, incorrect: number, prediction: number | null) => ({
  name,
  correct,
  incorrect,
  skipped: 0,
  prediction,
})

test('a folded box says its number in a line', () => {
  expect(sharesLine(139, 180)).toBe('77% of 180 answers right')
  expect(changesLine({ correct_to_incorrect: 1, incorrect_to_correct: 3, incorrect_to_incorrect: 0 })).toBe(
    '3 for the better, 1 for the worse',
  )
  expect(changesLine({ correct_to_incorrect: 0, incorrect_to_correct: 0, incorrect_to_incorrect: 0 })).toBe(
    'None so far',
  )
  expect(scoresLine([{ score: 60 }, { score: 80 }])).toBe('Last of 2 tests: 80%')
  expect(scoresLine([{ score: 60, scaled: 539.6 }])).toBe('Last of 1 test: 540')
  expect(scoresLine([])).toBe('After your first scored test')
})

test('the subjects are told by the lowest of those with enough answers', () => {
  const subjects = [subject('Lines', 9, 1, 0.8), subject('Data', 2, 5, 0.41), subject('Functions', 0, 1, 0.2)]
  expect(subjectsLine(subjects)).toBe('Lowest: Data, 41.0%')
  expect(subjectsLine([subject('Lines', 9, 1, 0.8), subject('Data', 0, 0, null)])).toBe('1 of 2 subjects answered')
})

test('where one stands is a sentence: the strongest subject, and the one with most to gain', () => {
  const part = (name: string, prediction: number | null, weight: number, answers = 4) => ({
    ...subject(name, answers, 0, prediction),
    weight,
    expected: prediction ?? 0.5,
  })
  const parts = [part('Lines', 0.4, 0.5), part('Data', 0.8, 0.2), part('Roots', 0.3, 0.1), part('New', null, 0.9, 0)]
  expect(standingLine(parts)).toBe('Strongest: Data; most to gain: Lines.')
  expect(standingLine(parts.slice(1, 2))).toBeNull()
  const missed = parts.map((each) => ({ ...each, correct: each.incorrect, incorrect: each.correct }))
  expect(standingLine(missed)).toBe('Most to gain: Lines.')
  expect(standingLine([])).toBeNull()
})
