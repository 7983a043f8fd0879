import { expect, test } from 'vitest'
import { emptyStroke, retention, type Stroke, strokeAfter, strokeKnown, strokeLikelihood } from './stroke.ts'
import { anAnswer } from './testing.ts'

/** Not known, but within reach. */
const within = (known: number) => ({ known, ready: 1 })
const event = { right: true, floor: 0.2, days: 0, guess: 0, studied: true }
const after = (...rights: readonly boolean[]): Stroke =>
  rights.reduce((before, right) => strokeAfter(before, anAnswer(), { ...event, right }), emptyStroke)

test('without answers the chance to know a skill is that at the start', () => {
  expect(strokeKnown(emptyStroke, within(0.3), 0)).toBeCloseTo(0.3, 10)
})

test('right answers make it likely to be known and wrong ones unlikely, and the last ones count most', () => {
  const known = (...rights: readonly boolean[]) => strokeKnown(after(...rights), within(0.5), 0)
  expect(known(true, true)).toBeGreaterThan(0.9)
  expect(known(true)).toBeGreaterThan(known(false))
  expect(known(false, false, true, true, true)).toBeGreaterThan(known(true, true, true, false, false))
})

test('a miss with its solution may teach, one without does not, and a guess tells nothing', () => {
  const [taught, untaught] = [true, false].map((studied) =>
    strokeKnown(strokeAfter(emptyStroke, anAnswer(), { ...event, right: false, studied }), within(0.1), 0),
  )
  expect(taught).toBeGreaterThan(0.25)
  expect(untaught).toBeLessThan(0.1)
  const guessed = strokeAfter(emptyStroke, anAnswer(), { ...event, guess: 1, studied: false })
  expect(strokeKnown(guessed, within(0.4), 0)).toBeCloseTo(0.4, 4)
})

test('what is known is forgotten with time, the slower the more often it was recalled', () => {
  expect(strokeKnown(after(true), within(0.5), 20)).toBeLessThan(strokeKnown(after(true), within(0.5), 0))
  expect(retention(20, 4)).toBeGreaterThan(retention(20, 0))
  expect(retention(0, 0)).toBe(1)
})

test('a right answer that was rather guessed is no recall', () => {
  const recalls = (guess: number) => strokeAfter(emptyStroke, anAnswer(), { ...event, guess }).recalls
  expect([recalls(0), recalls(0.49), recalls(0.5), recalls(1)]).toEqual([1, 1, 0, 0])
})

test('hundreds of answers keep finite weights', () => {
  const long = after(...Array.from({ length: 400 }, (_, i) => i % 3 === 0))
  expect(strokeKnown(long, within(0.5), 0)).toBeGreaterThan(0)
  expect(strokeKnown(long, within(0.5), 0)).toBeLessThan(1)
})

test('a miss stands unexplained until a solution is seen, also that of another miss', () => {
  const missed = strokeAfter(emptyStroke, anAnswer(), { ...event, right: false, studied: false })
  expect(missed.unexplained).toBe(true)
  expect(strokeAfter(missed, anAnswer(), { ...event, studied: false }).unexplained).toBe(true)
  expect(strokeAfter(missed, anAnswer(), { ...event, right: false }).unexplained).toBe(false)
})

test('a miss stays unexplained until a solution was worked through; a right answer leaves none', () => {
  const hidden = { ...event, studied: false }
  const right = strokeAfter(emptyStroke, anAnswer(), hidden)
  expect(right.unexplained).toBe(false)
  const missed = strokeAfter(right, anAnswer({ correct: false }), { ...hidden, right: false })
  expect(missed.unexplained).toBe(true)
  expect(strokeAfter(missed, anAnswer(), hidden).unexplained).toBe(true)
  expect(strokeAfter(missed, anAnswer(), event).unexplained).toBe(false)
})

test('where the ground is missing, solutions hardly teach, and misses in a row speak for a missing ground', () => {
  const missed = after(false, false, false, false)
  const known = (ready: number) => strokeKnown(missed, { known: 0.2, ready }, 0)
  expect(known(1)).toBeGreaterThan(2 * known(0))
  expect(known(0.5)).toBeLessThan((known(0) + known(1)) / 2)
  const [, within] = strokeLikelihood(missed, 1)
  const [, blocked] = strokeLikelihood(missed, 0)
  expect(blocked).toBeGreaterThan(1.5 * within)
})

test('an answer stored before blocked skills were told apart counts as within reach', () => {
  const { fromBlocked: _, ...old } = after(false, true)
  expect(strokeKnown(old, { known: 0.3, ready: 0 }, 0)).toBeCloseTo(strokeKnown(old, within(0.3), 0), 10)
})
