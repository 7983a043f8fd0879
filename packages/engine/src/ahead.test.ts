import { expect, test } from 'vitest'
import { aheadLogits } from './ahead.ts'
import { mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { seededRng } from './rng.ts'
import { type Nodes, TOPIC_SCOPE } from './state.ts'
import { anItem, aSkill } from './testing.ts'
import type { Answer } from './types.ts'

const DAY = 86_400_000

/** Practice on many skills, each of which is answered right with the same chance, whatever was learnt. */
function practised(chance: number, answers: number, more: Partial<Answer> = {}): Nodes {
  const rng = seededRng(5)
  let nodes: Nodes = {}
  for (let n = 0; n < answers; n++) {
    const item = anItem({ id: `i${n}`, skills: [`s${n % 12}`], subject: `u${n % 3}`, b: 0 })
    const at = n * 0.05 * DAY
    nodes = observe(nodes, { item, correct: rng() < chance, at, first_exposure: true, ms: 60_000, ...more }, at)
  }
  return nodes
}
const aheadOf = (nodes: Nodes): number => nodes[TOPIC_SCOPE]!.counts.ahead ?? 0

test('practice that teaches less than any hypothesis says pulls the estimate of every skill down', () => {
  const nodes = practised(0.45, 240)
  expect(aheadOf(nodes)).toBeLessThan(-0.05)
  const unmet = aSkill({ id: 'unmet', subject: 'u0', b: 0 })
  const { ahead: _, ...counts } = nodes[TOPIC_SCOPE]!.counts
  const without = { ...nodes, [TOPIC_SCOPE]: { ...nodes[TOPIC_SCOPE]!, counts } }
  expect(mastery(nodes, unmet, 12 * DAY)).toBeLessThan(mastery(without, unmet, 12 * DAY))
})

test('a diagnostic, skips and answers that nobody read say nothing of how practice goes', () => {
  expect(aheadOf(practised(0.2, 30, { solutionShown: false }))).toBe(0)
  expect(aheadOf(practised(0.2, 30, { skipped: true }))).toBe(0)
  expect(Math.abs(aheadOf(practised(0.2, 30, { ms: 200 })))).toBeLessThan(0.03)
})

test('at its balance it is the log odds ratio of what was answered and what was expected', () => {
  const ratio = Math.log(0.8 / 0.2 / (0.6 / 0.4))
  let ahead = 0
  for (let n = 0; n < 4000; n++) ahead += 0.01 * (0.8 * 0.4 * (1 - ahead) - 0.2 * 0.6 * (1 + ahead))
  const nodes = practised(0.5, 1)
  const at = { ...nodes, [TOPIC_SCOPE]: { ...nodes[TOPIC_SCOPE]!, counts: { ...nodes[TOPIC_SCOPE]!.counts, ahead } } }
  expect(aheadLogits(at)).toBeCloseTo(ratio, 6)
})
