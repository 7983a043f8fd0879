import { expect, test } from 'vitest'
import { cannotBePaidTogether, cartHints } from './cart-hints'

const NOW = new Date(2027, 0, 1, 12)
const END = new Date(2027, 0, 11, 12).toISOString()
const plan = (id: number, topic: string, days: number, kind: 'purchase' | 'subscription' = 'purchase') => ({
  id,
  name: `${topic}, ${kind === 'purchase' ? `${days} days` : 'monthly'}`,
  topic,
  kind,
  plan_length: days,
  current_period_end: null,
})
const sat30 = plan(1, 'SAT Math', 30)
const sat90 = plan(2, 'SAT Math', 90)
const act30 = plan(3, 'ACT Reading', 30)
const monthly = plan(4, 'ACT Reading', 30, 'subscription')
const bundle = plan(5, '*', 90)

const EACH = 'Each plan ends by itself: nothing renews.'

test('what is paid once says until when it is open, and that nothing renews', () => {
  expect(cartHints([], {}, NOW)).toEqual([])
  expect(cartHints([sat30], {}, NOW)).toEqual(['Open until Jan 31, 2027. It ends by itself: nothing renews.'])
  expect(cartHints([bundle], {}, NOW)).toEqual(['Open until Apr 1, 2027. It ends by itself: nothing renews.'])
  expect(cartHints([sat30, act30], {}, NOW)).toEqual([EACH])
  expect(cartHints([monthly], {}, NOW)).toEqual([])
})

test('two plans of one topic say how their days add up', () => {
  expect(cartHints([sat30, sat90], {}, NOW)).toEqual([
    '2 plans in your cart open SAT Math. Their 120 days add up: it stays open until May 1, 2027.',
    EACH,
  ])
})

test('a bundle counts for each of its topics', () => {
  expect(cartHints([bundle, act30], {}, NOW)).toEqual([
    '2 plans in your cart open ACT Reading. Their 120 days add up: it stays open until May 1, 2027.',
    EACH,
  ])
})

test('a purchase extends the running period of its topic', () => {
  expect(cartHints([sat30, act30], { 'SAT Math': END }, NOW)).toEqual([
    'SAT Math is open until Jan 11, 2027. These 30 days are added to that: it stays open until Feb 10, 2027.',
    EACH,
  ])
  expect(cartHints([sat30], { 'SAT Math': END }, NOW).at(-1)).toBe('It ends by itself: nothing renews.')
  expect(cartHints([sat30, sat90], { 'SAT Math': END }, NOW)).toEqual([
    'SAT Math is open until Jan 11, 2027. 2 plans in your cart open SAT Math. Their 120 days are added to that: it stays open until May 11, 2027.',
    EACH,
  ])
})

test('a monthly plan among others says that it is paid on its own', () => {
  const [hint, ...others] = cartHints([sat30, monthly], {}, NOW)
  expect(hint).toMatch(/^“ACT Reading, monthly” renews every month and is paid on its own\./)
  expect(others).toEqual([])
})

test('a monthly plan for an open topic says that its months are added', () => {
  expect(cartHints([monthly], { 'ACT Reading': END }, NOW)).toEqual([
    'ACT Reading is open until Jan 11, 2027. Each month you pay for from today on is added to that.',
  ])
})

test('only a monthly plan beside another one cannot be paid', () => {
  expect([[], [monthly], [sat30, act30], [monthly, sat30]].map(cannotBePaidTogether)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
