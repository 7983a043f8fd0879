import { expect, test } from 'vitest'
import { renderMath } from './math'

test('text without dollar signs is left as it is', () =>
  expect(renderMath('<p>Two plus two</p>')).toBe('<p>Two plus two</p>'))

test('TeX between dollar signs becomes a formula with MathML for screen readers', () => {
  const html = renderMath('<p>Solve $x^2=4$ now.</p>')
  expect(html).toMatch(/^<p>Solve <span class="kept"><span class="katex">.*<math .*<msup>.*<\/span> now\.<\/p>$/s)
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

test('a short formula of several parts does not break between them', () => {
  expect(renderMath('got $x > -9$ now')).toMatch(/^got <span class="kept"><span class="katex">.*<\/span><\/span> now$/s)
  expect(renderMath('got $\\sqrt{x} = 12$ now')).toContain('class="kept"')
  expect(renderMath('got $13x + 15 = 140$ now')).not.toContain('class="kept"')
})

test('the same text is drawn once', () => expect(renderMath('$a+b$')).toBe(renderMath('$a+b$')))

test.each(['.', ',', '?', '.”', '-axis.', '&nbsp;cm'])(
  'a short formula stays on one line with “%s” after it',
  (after) => {
    const formula = renderMath('$x$')
    expect(renderMath(`the $x$${after} And`)).toBe(`the <span class="kept">${formula}${after}</span> And`)
  },
)

test('an opening quote or bracket stays with its formula', () => {
  const formula = renderMath('$x$')
  expect(renderMath('say “$x$” ($x$)')).toBe(
    `say <span class="kept">“${formula}”</span> <span class="kept">(${formula})</span>`,
  )
})

test('a long formula can still break between its parts, and keeps room for its punctuation at its end', () => {
  const formula = renderMath('$a+b+c+d=e+f$')
  expect(renderMath('Is $a+b+c+d=e+f$? No')).toBe(
    `Is <span class="led" style="--tail:0.5em">${formula}<span class="tail">?</span></span> No`,
  )
  expect(renderMath('$a+b+c+d=e+f$.”')).toContain('style="--tail:0.8em"')
  expect(renderMath('$a+b+c+d=e+f$).')).toContain('<span class="tail">).</span>')
})

test('an opening mark is bound to the beginning of a long formula', () => {
  const formula = renderMath('$a+b+c+d=e+f$')
  expect(renderMath('say “$a+b+c+d=e+f$” now')).toBe(
    `say <span class="led" style="--tail:0.5em">“${formula}<span class="tail">”</span></span> now`,
  )
  expect(renderMath('($a+b+c+d=e+f$ holds)')).toBe(`<span class="led">(${formula}</span> holds)`)
})

test('between two formulas each mark goes to the one it belongs to', () => {
  const formula = renderMath('$x$')
  expect(renderMath('($x$)($x$).')).toBe(
    `<span class="kept">(${formula})</span><span class="kept">(${formula}).</span>`,
  )
  expect(renderMath('$x$$x$')).toBe(formula + formula)
  expect(renderMath('$x$—“$x$”')).toBe(`<span class="kept">${formula}—</span><span class="kept">“${formula}”</span>`)
})

test('formulas at the start, in cells and alone are kept with nothing', () => {
  const formula = renderMath('$x$')
  expect(renderMath('<td>$x$</td><td>$x$,</td>')).toBe(
    `<td>${formula}</td><td><span class="kept">${formula},</span></td>`,
  )
})

test('what follows after a space, or a price, is not bound to a formula', () => {
  const formula = renderMath('$x$')
  expect(renderMath('$x$ and $x$\\$5')).toBe(`${formula} and ${formula}$5`)
})

test('a table lies in a box of its own that can scroll', () =>
  expect(renderMath('<p>T</p><table class="work"><tbody></tbody></table>')).toBe(
    '<p>T</p><div class="wide"><table class="work"><tbody></tbody></table></div>',
  ))

test('prices in a figure are no formula', () => {
  const figure = '<svg viewBox="0 0 1 1"><text>from $5 to $6</text></svg>'
  expect(renderMath(figure)).toBe(figure)
})
