import { expect, test } from 'vitest'
import { texToWords } from './tex-to-words'

test('a name made from a sentence with formulas has no TeX signs', () => {
  expect(texToWords('Put the $x$ of the vertex')).toBe('Put the x of the vertex')
  expect(texToWords('as if $\\sin(x + y)$ were $\\frac{y}{x}$')).toBe('as if sin(x + y) were y/x')
  expect(texToWords('Nothing to change: {a}')).toBe('Nothing to change: {a}')
})
