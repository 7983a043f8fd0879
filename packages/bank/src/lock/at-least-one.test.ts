import { expect, test } from 'vitest'
import { templates } from '../topics/algebra-2/probability-and-statistics/at-least-one.ts'
import { readLock } from './lock-file.ts'

const numbers = readLock('algebra-2')
  .filter((e) => !e.retired && e.id.startsWith(`${templates[0]?.id}/`))
  .map(({ params }) => params as Readonly<{ a: number; b: number; k: number }>)

test('no two questions for at least one of a kind have the same numbers', () => {
  const said = numbers.map(({ a, b, k }) => `${a} ${b} ${k}`)
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said).size).toBe(said.length)
})

test('counting groups several times and forgetting to subtract never give one value', () => {
  // b · C(a + b − 1, k − 1) and C(a + b, k) are one number exactly where b · k = a + b.
  expect(numbers.filter(({ a, b, k }) => b * k === a + b)).toEqual([])
})
