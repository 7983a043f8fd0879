import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutes } from '../dashboard/advice.ts'
import { wholeMinutes } from './steps.ts'

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

test('steps that fit into the minutes chosen are never said to take more, however they are rounded', () => {
  // 7.5, 6.6 and 5.9 minutes are twenty, and not 8 and 7 and 6.
  expect(sum(wholeMinutes([450, 396, 354]))).toBe(20)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 1, maxLength: 5 }), (seconds) => {
      const whole = wholeMinutes(seconds)
      expect(Math.min(...whole)).toBeGreaterThanOrEqual(1)
      expect(sum(whole)).toBe(Math.max(seconds.length, Math.round(sum(seconds) / 60)))
      // All but the longest take as long as the dashboard and a result say.
      const most = Math.max(...seconds)
      const others = seconds.flatMap((s, i) => (s * 2 < most ? [[whole[i], minutes(s)]] : []))
      if (seconds.length < 4 && most > 600) for (const [said, elsewhere] of others) expect(said).toBe(elsewhere)
      // None is far from what it takes.
      for (const [i, s] of seconds.entries()) expect((whole[i] ?? 0) - s / 60).toBeGreaterThan(-seconds.length)
    }),
  )
})
