import { expect, test } from 'vitest'
import { openTopic, topicIsShut } from './open-topic'
import type { Session } from './session'

const plan = (name: string, paid_and_active: boolean) => ({ name, paid_and_active })
const SHUT: Session = {
  token: 'x',
  userId: 1,
  guest: true,
  validPlans: [plan('SAT Math', false), plan('Algebra 1', true), plan('Geometry', true)],
  topic: 'SAT Math',
  cart: { token: null, products: [] },
}

test('from a topic that no plan opens one goes back to the topic with work in it', () => {
  expect(openTopic(SHUT, { 'SAT Math': -1, 'Algebra 1': -1, Geometry: 0 })).toBe('Geometry')
  expect(openTopic(SHUT, { Geometry: 1, 'Algebra 1': 1 })).toBe('Algebra 1')
})

test('the topic that was left for it comes first, if it is open', () => {
  expect(openTopic(SHUT, { 'Algebra 1': 1 }, 'Geometry')).toBe('Geometry')
  expect(openTopic(SHUT, { 'Algebra 1': 1 }, 'SAT Math')).toBe('Algebra 1')
})

test('without any work a free topic is there, and without any plan nothing is promised', () => {
  expect(openTopic(SHUT, {})).toBe('Algebra 1')
  expect(openTopic({ ...SHUT, validPlans: [plan('SAT Math', false)] }, {})).toBeNull()
})

test('only somebody who is logged in, with a topic never bought, stands before a shut one', () => {
  expect(topicIsShut(SHUT)).toBe(true)
  expect(topicIsShut({ ...SHUT, token: null })).toBe(false)
  expect(topicIsShut({ ...SHUT, topic: null })).toBe(false)
  expect(topicIsShut({ ...SHUT, topic: 'Algebra 1' })).toBe(false)
  const ended = { ...plan('SAT Math', false), expired_at: '2027-01-31T00:00:00.000Z' }
  expect(topicIsShut({ ...SHUT, validPlans: [ended] })).toBe(false)
})
