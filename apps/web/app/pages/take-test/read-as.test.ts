import { expect, test } from 'vitest'
import { readAs } from './read-as'

test('a number that is read as it was typed needs no words', () => {
  expect(['7', '-7', '2.5', '120'].map(readAs)).toEqual(['', '', '', ''])
})

test('what is read otherwise than it was typed is said', () => {
  expect(['7/3', '-1/4', '.5', '07', '2.50'].map(readAs)).toEqual([
    'Read as 7/3 ≈ 2.3333.',
    'Read as -1/4 = -0.25.',
    'Read as 0.5.',
    'Read as 7.',
    'Read as 2.5.',
  ])
})

test('nothing, half a number, no number and a zero each have their own word', () => {
  expect(readAs('')).toBe('A number or a fraction, at most 6 characters.')
  expect(['7/', '-', '.'].map(readAs)).toEqual(Array(3).fill('Not complete yet.'))
  expect(readAs('1-2')).toBe('This cannot be read as a number.')
  expect(['0', '0/5'].map(readAs)).toEqual(Array(2).fill('Read as 0. This field counts a 0 as left blank.'))
})
