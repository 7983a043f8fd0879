import { expect, test } from 'vitest'
import { renderMath } from './math'

test('text without dollar signs is left as it is', () =>
  expect(renderMath('<p>Two plus two</p>')).toBe('<p>Two plus two</p>'))

test('TeX between dollar signs becomes a formula with MathML for screen readers', () => {
  const html = renderMath('<p>Solve $x^2=4$.</p>')
  expect(html).toMatch(/^<p>Solve <span class="katex">.*<math .*<msup>.*<\/span>\.<\/p>$/s)
})

test('an escaped dollar sign is money, also inside a formula', () => {
  expect(renderMath('It costs \\$5 or \\$6.')).toBe('It costs $5 or $6.')
  expect(renderMath('$\\$5+x$')).toContain('$5')
})

test('comparison signs written as entities are read as signs', () => {
  const html = renderMath('$x &lt; 3$')
  expect(html).toContain('<mo>&lt;</mo>')
  expect(html).not.toContain('amp;lt')
})

test('nothing inside a tag is touched', () => {
  const figure = '<svg viewBox="0 0 1 1" data-note="$5 and $6"><title>plain</title></svg>'
  expect(renderMath(figure)).toBe(figure)
})

test('a formula that cannot be read is shown, not thrown', () =>
  expect(renderMath('$\\frac{1$')).toContain('katex-error'))

test('the same text is drawn once', () => expect(renderMath('$a+b$')).toBe(renderMath('$a+b$')))
