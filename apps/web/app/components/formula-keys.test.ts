import { expect, test } from 'vitest'
import { tokensOf } from '../ui/text-tokens'
import { FORMULA_KEYS, type FormulaKey, withFormula } from './formula-keys'

const key = (name: string): FormulaKey => FORMULA_KEYS.find((k) => k.name === name) ?? expect.fail(name)

test('a key writes a formula and marks what is to be typed over', () => {
  const made = withFormula({ text: 'Solve ', start: 6, end: 6 }, key('Square root'))
  expect(made.text).toBe('Solve $\\sqrt{x}$')
  expect(made.text.slice(made.start, made.end)).toBe('x')
})

test('what was marked goes into the formula', () => {
  const made = withFormula({ text: 'the area s', start: 9, end: 10 }, key('Power'))
  expect(made.text).toBe('the area $s^{2}$')
})

test('inside a formula no second one is begun, and a command keeps apart from what follows', () => {
  expect(withFormula({ text: '$2r$', start: 2, end: 2 }, key('Pi')).text).toBe('$2\\pi r$')
  expect(withFormula({ text: 'costs \\$5, ', start: 11, end: 11 }, key('Pi')).text).toBe('costs \\$5, $\\pi$')
})

test('every key writes a formula that is read as one', () => {
  for (const each of FORMULA_KEYS) {
    const { text } = withFormula({ text: '', start: 0, end: 0 }, each)
    expect(
      tokensOf(text).map((token) => token.kind),
      each.name,
    ).toEqual(['tex'])
  }
})
