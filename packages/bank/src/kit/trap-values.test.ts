import { expect, test } from 'vitest'
import { trapValues } from './trap-values.ts'
import { num } from './value.ts'

test('a trap that gives nothing, the key, or what an earlier trap gave is left out', () => {
  const rules = [() => null, () => num(7), () => num(3), () => num(3), () => num(4)]
  const found = trapValues(
    { answer: () => num(7), traps: rules.map((rule, i) => ({ misconception: `m${i}`, rule })) },
    {},
  )
  expect(found.map(({ index, trap, value }) => [index, trap.misconception, value.key])).toEqual([
    [2, 'm2', '3'],
    [4, 'm4', '4'],
  ])
})
