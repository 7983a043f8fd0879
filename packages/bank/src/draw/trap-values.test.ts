import { expect, test } from 'vitest'
import { num } from '../kit/value.ts'
import { trapValues } from './trap-values.ts'

test('a trap that gives nothing, the key, or what an earlier trap gave is left out', () => {
  const rules = [() => null, () => num(7), () => num(3), () => num(3), () => num(4)]
  const found = trapValues(
    { answer: () => num(7), given: (p) => p, traps: rules.map((rule, i) => ({ misconception: `m${i}`, rule })) },
    {},
    'bare',
  )
  expect(found.map(({ index, trap, value }) => [index, trap.misconception, value.key])).toEqual([
    [2, 'm2', '3'],
    [4, 'm4', '4'],
  ])
})

test('a rule is carried out on what the frame shows', () => {
  const found = trapValues(
    {
      answer: () => num(0),
      given: (p, frame) => ({ shown: (p as { hidden: number }).hidden + frame.length }),
      traps: [{ misconception: 'rule', rule: (g, frame) => num((g as { shown: number }).shown * frame.length) }],
    },
    { hidden: 5 },
    'two',
  )
  expect(found.map((f) => f.value.key)).toEqual(['24'])
})
