import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeClock } from './clock'

const DAY = 86_400_000

/** A clock over two times that the test moves by hand. */
function byHand() {
  let mono = 1_000
  let wall = 1_700_000_000_000
  const now = makeClock(
    () => mono,
    () => wall,
  )
  return {
    now,
    pass: (monoMs: number, wallMs = monoMs) => {
      mono += monoMs
      wall += wallMs
      return now()
    },
  }
}

test('starts at zero and counts what passes', () => {
  const { now, pass } = byHand()
  expect(now()).toBe(0)
  expect(pass(1_500)).toBe(1_500)
  expect(pass(500)).toBe(2_000)
})

test('counts the time a device slept while its own timer stood still', () => {
  const { pass } = byHand()
  pass(1_000)
  expect(pass(200, 3_600_000)).toBe(3_601_000)
})

test('a wrong device clock does not matter: set back, set forward by days, or drifting by seconds', () => {
  const { pass } = byHand()
  expect(pass(1_000, -3_600_000)).toBe(1_000)
  expect(pass(1_000, 2 * DAY)).toBe(2_000)
  expect(pass(1_000, 5_000)).toBe(3_000)
})

test('never runs backwards, whatever the two clocks do', () => {
  const step = fc.tuple(fc.integer({ min: -10_000, max: 100_000 }), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { now, pass } = byHand()
      let last = now()
      for (const [mono, wall] of steps) {
        const next = pass(mono, wall)
        expect(next).toBeGreaterThanOrEqual(last)
        last = next
      }
    }),
  )
})

test('reading it often or seldom gives the same time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1 }), (steps) => {
      const often = byHand()
      const seldom = byHand()
      for (const ms of steps) often.pass(ms)
      expect(seldom.pass(steps.reduce((a, b) => a + b, 0))).toBe(often.now())
    }),
  )
})
