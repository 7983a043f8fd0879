import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { paceOf } from './pace'

const answered = (correct: boolean, seconds: readonly number[], from: number): Question[] =>
  seconds.map((s, i) =>
    aQuestion(from + i, { answer_attributes: { correct, letter: correct ? 'A' : 'B' }, time_spent: s * 1000 }),
  )
/** Right answers first, then wrong ones, by their seconds. */
const told = (right: readonly number[], wrong: readonly number[]) =>
  paceOf([...answered(true, right, 1), ...answered(false, wrong, right.length + 1)])

test('nothing is said of four questions, whatever they took', () => {
  expect(told([20, 20], [200, 5])).toBeNull()
  expect(told([1, 1], [1, 1])).toBeNull()
})

test('nothing is said of times that nobody knows', () => {
  expect(told([0, 0, 0, 0], [0, 0, 0, 0])).toBeNull()
})

test('a miss that took twice the usual time, and longer than an exam gives, is time without a point', () => {
  expect(told([40, 50, 40, 50], [180])).toMatchObject({
    verdict: 'lingered',
    sentence: '3 minutes went into question 5.',
    figures: [
      { name: 'Right answers, usually', value: '50 s' },
      { name: 'Wrong answers, usually', value: '180 s' },
    ],
  })
  expect(told([20, 20, 20, 20], [65])?.verdict).not.toBe('lingered')
  expect(told([120, 120, 120, 120], [130])?.verdict).not.toBe('lingered')
})

test('a question left blank after a long time is time without a point too', () => {
  const blank = aQuestion(6, { skipped: true, time_spent: 150_000 })
  expect(paceOf([...answered(true, [30, 30, 30, 30, 30], 1), blank])?.verdict).toBe('lingered')
})

test('misses are called hasty only where there are three, and they are half of all misses', () => {
  expect(told([40, 40, 40], [15, 12, 20, 40])).toMatchObject({
    verdict: 'hasty',
    sentence: '3 of 4 misses took at most half the time of your right answers.',
  })
  expect(told([40, 40, 40, 40], [15, 12])).toBeNull()
  expect(told([40, 40, 40], [15, 40, 40, 40])).toBeNull()
})

test('that pace was not the trouble is said only where no miss was hasty and none long', () => {
  expect(told([40, 40, 40], [30, 50, 45])?.verdict).toBe('even')
  expect(told([40, 40, 40], [30, 50])).toBeNull()
  expect(told([40, 40, 40], [30, 50, 120])?.verdict).toBe('lingered')
})

test('most answers faster than reading is said before anything else', () => {
  expect(told([1.2, 1.2, 30], [1.2, 200])).toMatchObject({
    verdict: 'unread',
    sentence: '3 of 5 answers came within two seconds.',
  })
})

test('quick answers that are mostly right were read: nothing is said of them', () => {
  expect(told([1.2, 1.2, 1.2, 1.2, 1.2, 1.2], [1.2])).toBeNull()
  expect(told([1.2, 1.2], [1.2, 1.2, 1.2])?.verdict).toBe('unread')
})
