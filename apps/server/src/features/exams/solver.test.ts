import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { planOf, poolItem } from './forms.ts'
import { assemble } from './solver.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** As many as a large class has. */
const CLASS = 40

test('of a class that begins at once, who has waited too long for the solver gets a form that meets every wish without it', async () => {
  const topic = (await t.ctx.catalog()).topics.get('SAT Math')
  if (!topic) throw new Error('the topic must exist')
  const pool = { items: topic.items.map(poolItem), sets: [], seen: new Set<number>(), overexposed: new Set<number>() }
  const made = await Promise.all(Array.from({ length: CLASS }, () => assemble(planOf(topic), pool)))
  expect(made.map(({ unmet }) => unmet)).toEqual(made.map(() => []))
  expect(made.at(-1)?.by).toBe('fallback')
})
