import { expect, test } from 'vitest'
import { lengthsFor, minutesOf } from './lengths'

test('the own minutes can always be chosen, between less and more of them', () => {
  expect(lengthsFor(20)).toEqual([10, 20, 40])
  expect(lengthsFor(30)).toEqual([15, 30, 60])
  expect(lengthsFor(35)).toEqual([20, 35, 70])
  for (let daily = 5; daily <= 180; daily++) {
    const lengths = lengthsFor(daily)
    expect(lengths).toContain(daily)
    expect([...new Set(lengths)].sort((a, b) => a - b)).toEqual(lengths)
    expect(lengths.every((m) => Number.isInteger(m) && m >= 5 && m <= 180)).toBe(true)
  }
})

test('the day has the own minutes until others of those are asked for', () => {
  expect(minutesOf(null, 30)).toBe(30)
  expect(minutesOf('60', 30)).toBe(60)
  expect(minutesOf('7', 30)).toBe(30)
})
