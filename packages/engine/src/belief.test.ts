import { expect, test } from 'vitest'
import { beliefsOf, downward, kernelsOf, upward } from './belief.ts'
import { GRID } from './knowledge.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { anAnswer, anItem } from './testing.ts'

const { prior } = PARAMS
const sum = (list: ArrayLike<number>) => Array.from(list).reduce((a, b) => a + b, 0)

test('what is known above, seen from below, are chances: none below zero, one in all', () => {
  const { topic, subject, skill } = kernelsOf(prior)
  for (const kernel of [subject, skill]) {
    const below = downward(kernel, topic)
    expect(Math.min(...below)).toBeGreaterThanOrEqual(0)
    expect(sum(below)).toBeCloseTo(1, 12)
  }
})

test('evidence that fits every level alike says nothing of the level above', () => {
  const nothing = new Float64Array(GRID.length).fill(1)
  for (const said of upward(kernelsOf(prior).skill, nothing)) expect(said).toBeCloseTo(1, 12)
})

test('before an answer its two outcomes are as likely together as it is that there is one', () => {
  const likely = (...answers: readonly (readonly [skill: string, subject: string, correct: boolean])[]) => {
    const nodes = answers.reduce(
      (before, [skill, subject, correct]) =>
        observe(before, anAnswer({ item: anItem({ skills: [skill], subject }), correct })),
      {},
    )
    return Math.exp(beliefsOf(nodes, prior).log)
  }
  expect(likely(['s', 'u', true]) + likely(['s', 'u', false])).toBeCloseTo(1, 3)
  const pairs = [true, false].flatMap((a) => [true, false].map((b) => likely(['s', 'u', a], ['t', 'v', b])))
  expect(sum(pairs)).toBeCloseTo(1, 3)
})

test('beliefs are made once for each state and each prior', () => {
  const nodes = observe({}, anAnswer())
  expect(beliefsOf(nodes, prior)).toBe(beliefsOf(nodes, prior))
  expect(kernelsOf(prior)).toBe(kernelsOf(prior))
  expect(beliefsOf(nodes, { ...prior })).not.toBe(beliefsOf(nodes, prior))
})
