import { expect, test } from 'vitest'
import { scaleNote, scaleRange, scaleWords, unofficialNote } from './scale-words'

const SAT = { least_score: 200, perfect_score: 800, score_off: 60 }
const COURSE = { least_score: 0, perfect_score: 100, score_off: 0 }

test('a scale of an exam is told from end to end, that it is unofficial and how far off it may be', () => {
  expect(scaleWords(SAT)).toBe('on a scale from 200 to 800')
  expect(scaleRange(SAT)).toBe('200 to 800')
  expect(unofficialNote(SAT.score_off)).toBe('unofficial, ±60')
  expect(scaleNote(SAT)).toBe('on a scale from 200 to 800, which is unofficial, ±60')
})

test('a course is told in points of 100, and nothing of it is called unofficial', () => {
  expect([scaleWords(COURSE), scaleRange(COURSE), unofficialNote(0), scaleNote(COURSE)]).toEqual([
    'of 100',
    'of 100',
    '',
    'of 100',
  ])
})
