import { expect, test } from 'vitest'
import { cheapestThree, likeness, pieces, rank, threes } from './near-duplicates.ts'

test('the rank counts the smaller ones, and ties half', () => {
  expect(rank([5, 1, 9, 5])).toBe(1.5)
  expect(rank([1, 2, 3, 4])).toBe(0)
  expect(rank([4, 1, 2, 3])).toBe(3)
})

test('differences within the slack are ties', () => {
  expect(rank([0.3, 0.1 + 0.2])).toBe(0)
  expect(rank([0.3, 0.1 + 0.2], 1e-12)).toBe(0.5)
})

test('TeX falls into commands, numbers, words and signs', () => {
  expect([...pieces('$\\frac{3}{x} - 1.5$')]).toEqual(['\\frac', '3', 'x', '-', '1.5'])
})

test('the odd one out has least in common with the others', () => {
  const [a = 0, b = 0, odd = 0] = likeness([pieces('2x + 3'), pieces('2x - 3'), pieces('y')])
  expect(a).toBeGreaterThan(odd)
  expect(a).toBeCloseTo(b)
  expect(odd).toBe(0)
})

test('all choices of three are tried, and the cheapest is taken', () => {
  expect(threes([1, 2, 3, 4])).toEqual([
    [1, 2, 3],
    [1, 2, 4],
    [1, 3, 4],
    [2, 3, 4],
  ])
  expect(cheapestThree([5, 1, 4, 2], (three) => three.reduce((sum, x) => sum + x, 0))).toEqual([1, 4, 2])
  expect(cheapestThree([5, 1, 4, 2], () => 0)).toEqual([5, 1, 4])
})
