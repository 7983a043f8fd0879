import { expect, test } from 'vitest'
import { asUsual, largeFractions } from './fractions'
import { renderMath } from './math'

test('a fraction stands at the size of the line, one in an exponent at that of text', () => {
  expect(largeFractions('\\frac{x}{2} = 3')).toBe('\\dfrac{x}{2} = 3')
  expect(largeFractions('a \\cdot b^{\\frac{t}{d}}')).toBe('a \\cdot b^{\\tfrac{t}{d}}')
  expect(largeFractions('x^\\frac{1}{2} + \\frac{1}{2}')).toBe('x^\\tfrac{1}{2} + \\dfrac{1}{2}')
})

test('a fraction in a fraction stays as it is, and the next one is found again', () => {
  expect(largeFractions('\\frac{\\frac{a}{b}}{c} + \\frac{1}{2}')).toBe('\\dfrac{\\frac{a}{b}}{c} + \\dfrac{1}{2}')
  expect(largeFractions('\\frac{1}{\\frac{a}{b}} = {x} \\frac{3}{4}')).toBe(
    '\\dfrac{1}{\\frac{a}{b}} = {x} \\dfrac{3}{4}',
  )
})

test('what is copied and read aloud is what was written', () => {
  expect(asUsual('\\dfrac{1}{2} \\tfrac{3}{4}')).toBe('\\frac{1}{2} \\frac{3}{4}')
  const html = renderMath('$x^{\\frac{1}{2}}$', true)
  expect(html).toContain('x^{\\frac{1}{2}}</annotation>')
  expect(html).not.toBe(renderMath('$x^{\\frac{1}{2}}$'))
})
