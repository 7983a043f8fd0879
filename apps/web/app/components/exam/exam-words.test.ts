import { expect, test } from 'vitest'
import {
  bandLine,
  duration,
  emptyLine,
  extraLine,
  mostlyEmpty,
  outcomeLine,
  recordLine,
  scoreNote,
  topicsLine,
  unofficialLine,
} from './exam-words'

test('an exam is on the topics of its sections, each named once', () => {
  const topics = ['SAT Reading and Writing', 'SAT Reading and Writing', 'SAT Math'].map((topic) => ({ topic }))
  expect(topicsLine(topics)).toBe('SAT Reading and Writing · SAT Math')
})

test('times are told in hours and minutes', () => {
  expect([70, 60, 40, 144, 1].map(duration)).toEqual([
    '1 hour 10 minutes',
    '1 hour',
    '40 minutes',
    '2 hours 24 minutes',
    '1 minute',
  ])
})

test('after an exam it is said what had been predicted and what came out, and the record is kept', () => {
  const section = { topic: 'SAT Math', score: 610, low: 560, high: 660, score_off: 60 }
  const predicted = { score: 601.2, low: 551.6, high: 648.4 }
  expect(outcomeLine({ ...section, predicted, inside: true })).toBe(
    '610 (unofficial, ±60) came out; 552 to 648 had been predicted, so it fell inside the band.',
  )
  expect(outcomeLine({ ...section, predicted: null, inside: null })).toBe(
    '610 (unofficial, ±60) came out. Nothing had been predicted yet.',
  )
  expect(scoreNote({ score: 72, score_off: 0 })).toBe('72')
  expect(recordLine({ inside: 3, of: 4 })).toBe('3 of 4 exams fell inside the band.')
  expect(recordLine({ inside: 0, of: 0 })).toBeNull()
})

test('extra time is told only where there is some', () => {
  expect([1, 1.25, 2].map(extraLine)).toEqual([
    null,
    '25% more time, as set in your account.',
    '100% more time, as set in your account.',
  ])
})

test('the report says what its band holds, and how far another exam may lie from this one', () => {
  expect(bandLine({ low: 560, high: 650, perfect_score: 800 })).toContain('within 60 points of this one')
  expect(bandLine({ low: 1130, high: 1260, perfect_score: 1600 })).toContain('within 90 points of this one')
  expect(bandLine({ low: 21, high: 26, perfect_score: 36 })).toContain('within 4 points of this one')
  expect(bandLine({ low: 99, high: 100, perfect_score: 100 })).toContain('within 1 point of this one')
})

test('an exam with much left empty says what its score is worth', () => {
  expect(emptyLine([{ questions: 40, empty: 34, right: 2 }])).toBe(
    '34 of 40 questions were left empty and count as wrong, so this score says little of what you can do.',
  )
  expect([
    emptyLine([{ questions: 40, empty: 9, right: 2 }]),
    emptyLine([]),
    emptyLine([{ questions: 0, empty: 0, right: 0 }]),
  ]).toEqual([null, null, null])
})

test('a score says that it is unofficial and how far published values lie from the curve, and a course says nothing of it', () => {
  expect(unofficialLine([{ score_off: 60 }])).toBe(
    'Unofficial: values in published tables of official tests lie up to 60 points from our curve, and our questions are not the real ones.',
  )
  expect(unofficialLine([{ score_off: 50 }, { score_off: 60 }])).toContain(
    'up to 60 points from our curve in a section,',
  )
  expect(unofficialLine([{ score_off: 0 }])).toBeNull()
})

test('a score of percent that is not the share of right answers says why, where much stayed empty', () => {
  const few = [{ questions: 40, empty: 37, right: 2 }]
  expect(emptyLine(few, { score: 14, perfect_score: 100 })).toMatch(
    / 2 of 40 right is 5%; the 14 stands for all questions of the topic, where some answers come right by chance\.$/,
  )
  expect(emptyLine(few, { score: 6, perfect_score: 100 })).toBe(emptyLine(few))
  expect(emptyLine(few, { score: 210, perfect_score: 800 })).toBe(emptyLine(few))
})

test('an exam is mostly empty when more than half of it has no answer', () => {
  expect([20, 21].map((empty) => mostlyEmpty([{ questions: 40, empty, right: 0 }]))).toEqual([false, true])
})
