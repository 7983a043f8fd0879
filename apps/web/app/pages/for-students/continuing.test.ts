import { expect, test } from 'vitest'
import { continuing, goingBack } from './continuing'

const step = (title: string) => ({ kind: 'cards' as const, count: 3, minutes: 6, title, reason: '' })
const facts = { topic: 'Algebra 1', diagnostic: 1, today: { takes: 12, steps: [step('Review 3 cards')] } }

test('who comes back is told the topic, the minutes and what they are for', () => {
  expect(continuing(facts)).toEqual({
    title: 'Continue: Algebra 1, 12 minutes today',
    text: 'Review 3 cards',
    to: 'today',
    topic: 'Algebra 1',
    begun: true,
  })
  const two = [step('Review 3 cards'), step('Practice Slope: 5 questions')]
  expect(continuing({ ...facts, today: { takes: 12, steps: two } }).text).toBe(
    'Review 3 cards, then practice Slope: 5 questions',
  )
  expect(continuing({ ...facts, today: { takes: 1, steps: facts.today.steps } }).title).toBe(
    'Continue: Algebra 1, 1 minute today',
  )
})

test('a diagnostic comes before everything else, begun or not', () => {
  expect(continuing({ ...facts, diagnostic: -1 })).toMatchObject({ title: 'Begin: Algebra 1', to: 'dashboard' })
  expect(continuing({ ...facts, diagnostic: 0 })).toMatchObject({ title: 'Continue: Algebra 1', to: 'dashboard' })
})

test('a topic is begun once something was answered there: practice alone is offered to everybody', () => {
  const begun = (kind: 'practice' | 'log', diagnostic: number) =>
    continuing({ ...facts, diagnostic, today: { takes: 6, steps: [{ ...step('x'), kind }] } }).begun
  expect([begun('practice', -1), begun('log', -1), begun('practice', 0)]).toEqual([false, true, true])
  expect(goingBack('SAT Math', 'Algebra 1', -1).begun).toBe(false)
})

test('a day with nothing due says so', () => {
  const free = continuing({ ...facts, today: { takes: 0, steps: [] } })
  expect([free.text, free.to]).toEqual(['Nothing is due today. See where you stand.', 'dashboard'])
})

test('a topic that no plan opens leads back to the open one, and says why', () => {
  expect(goingBack('SAT Math', 'Geometry', 1)).toEqual({
    title: 'Continue: Geometry',
    text: 'SAT Math needs a plan; your work is here.',
    to: 'back',
    topic: 'Geometry',
    begun: true,
  })
  expect(goingBack('SAT Math', 'Algebra 1', -1)).toMatchObject({
    title: 'Begin: Algebra 1',
    text: 'SAT Math needs a plan, Algebra 1 is free.',
  })
})
