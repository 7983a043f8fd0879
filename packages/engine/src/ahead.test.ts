import { expect, test } from 'vitest'
import { aheadAfter, aheadLogits } from './ahead.ts'
import { mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { seededRng } from './rng.ts'
import { type Nodes, TOPIC_SCOPE } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'
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
const withAhead = (ahead: number): Nodes => {
  const nodes = practised(0.5, 1)
  return { ...nodes, [TOPIC_SCOPE]: { ...nodes[TOPIC_SCOPE]!, counts: { ...nodes[TOPIC_SCOPE]!.counts, ahead } } }
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
  expect(aheadLogits(withAhead(ahead))).toBeCloseTo(ratio, 6)
})

test('however far ahead or behind, no more than the odds of nineteen to one are added', () => {
  expect(aheadLogits(withAhead(0.99))).toBeCloseTo(Math.log(19), 9)
  expect(aheadLogits(withAhead(-0.99))).toBeCloseTo(-Math.log(19), 9)
})

test('a question without a subject is expected as far as its topic says, whatever subjects differ by', () => {
  const after = (subject: string | undefined, subject_var: number) => {
    const { subject: _, ...item } = anItem({ b: 2 })
    const answer = anAnswer({ item: subject === undefined ? item : { ...item, subject } })
    const params = { ...PARAMS, filter: { ...PARAMS.filter, subject_var } }
    return aheadAfter({}, answer, { floor: 0.2, weight: 1, guess: 0 }, 0, params)
  }
  expect(after(undefined, 9)).toBe(after(undefined, 0.1))
  expect(after('equations', 9)).not.toBe(after('equations', 0.1))
})
