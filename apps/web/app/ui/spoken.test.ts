import { expect, test } from 'vitest'
import { spoken } from './spoken'

test('a name made from a sentence with formulas has no TeX signs', () => {
  expect(spoken('Put the $x$ of the vertex')).toBe('Put the x of the vertex')
  expect(spoken('as if $\\sin(x + y)$ were $\\frac{y}{x}$')).toBe('as if sin(x + y) were y/x')
  expect(spoken('Nothing to change: {a}')).toBe('Nothing to change: {a}')
})
