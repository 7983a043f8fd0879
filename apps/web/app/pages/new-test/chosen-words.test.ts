import { expect, test } from 'vitest'
import { NOTHING_CHOSEN } from './choice'
import { calculatorWords, difficultyWords, modeWords } from './chosen-words'

const choice = (part: Partial<typeof NOTHING_CHOSEN>) => ({ ...NOTHING_CHOSEN, ...part })

test('the folded line of the mode names it as its button does, and the code where one is typed', () => {
  expect(modeWords(NOTHING_CHOSEN)).toBe('All')
  expect(modeWords(choice({ mode: 'Marked' }))).toBe('Starred')
  expect(modeWords(choice({ mode: 'Incorrect', kindred: true }))).toBe('Incorrect, with new numbers')
  expect(modeWords(choice({ mode: 'Recommendation' }))).toBe('Recommendation')
  expect(modeWords(choice({ mode: 'Recommendation', code: ' K7QM-2XPD ' }))).toBe('Code K7QM-2XPD')
})

test('a code that was typed and left for another mode is not told as chosen', () => {
  expect(modeWords(choice({ mode: 'Unused', code: 'K7QM-2XPD' }))).toBe('Unused')
})

test('difficulties are told from low to high; none and all are the same', () => {
  expect(difficultyWords(NOTHING_CHOSEN)).toBe('All')
  expect(difficultyWords(choice({ difficulties: ['High', 'Low'] }))).toBe('Low, High')
  expect(difficultyWords(choice({ difficulties: ['High', 'Low', 'Medium'] }))).toBe('All')
})

test('one side of the calculator is named; none and both are both', () => {
  expect(calculatorWords(NOTHING_CHOSEN)).toBe('Both')
  expect(calculatorWords(choice({ calculators: ['no_calculator'] }))).toBe('No calculator')
  expect(calculatorWords(choice({ calculators: ['calculator'] }))).toBe('Calculator')
  expect(calculatorWords(choice({ calculators: ['calculator', 'no_calculator'] }))).toBe('Both')
})
