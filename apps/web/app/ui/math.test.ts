import { expect, test } from 'vitest'
import { renderMath } from './math'

test('text without dollar signs is left as it is', () =>
  expect(renderMath('<p>Two plus two</p>')).toBe('<p>Two plus two</p>'))

test('TeX between dollar signs becomes a formula with MathML for screen readers', () => {
  const html = renderMath('<p>Solve $x^2=4$ now.</p>')
  expect(html).toMatch(/^<p>Solve <span class="keep-whole"><span class="katex">.*<math .*<msup>.*<\/span> now\.<\/p>$/s)
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
  expect(renderMath('got $x > -9$ now')).toMatch(
    /^got <span class="keep-whole"><span class="katex">.*<\/span><\/span> now$/s,
  )
  expect(renderMath('got $\\sqrt{x} = 12$ now')).toContain('class="keep-whole"')
  expect(renderMath('got $13x + 15 = 140$ now')).not.toContain('class="keep-whole"')
})

test('a ratio never breaks over a line, in plain text and between formulas', () => {
  const kept = '<span class="keep-whole">5 : 2</span>'
  expect(renderMath('the ratio is 5 : 2. There are $n$ songs, or 1 : 3 : 4')).toBe(
    `the ratio is ${kept}. There are ${renderMath('$n$')} songs, or <span class="keep-whole">1 : 3 : 4</span>`,
  )
  expect(renderMath('at 5: 20 guests')).toBe('at 5: 20 guests')
})

test('a sign at the start of a cell stays with its number', () => {
  const cells = renderMath('<td>− 3</td><td>+ 5</td>')
  expect(cells).toBe('<td>−\u00a03</td><td>+\u00a05</td>')
  expect(renderMath('<p>5 − 3</p>')).toBe('<p>5 − 3</p>')
})

test('the same text is drawn once', () => expect(renderMath('$a+b$')).toBe(renderMath('$a+b$')))

test.each(['.', ',', '?', '.”', '-axis.', '&nbsp;cm'])(
  'a short formula stays on one line with “%s” after it',
  (after) => {
    const formula = renderMath('$x$')
    expect(renderMath(`the $x$${after} And`)).toBe(`the <span class="keep-whole">${formula}${after}</span> And`)
  },
)

test('an opening quote or bracket stays with its formula', () => {
  const formula = renderMath('$x$')
  expect(renderMath('say “$x$” ($x$)')).toBe(
    `say <span class="keep-whole">“${formula}”</span> <span class="keep-whole">(${formula})</span>`,
  )
})

test('what follows a long formula is drawn at its end and stays in the text', () => {
  const html = renderMath('Is $a+b+c+d=e+f$? No')
  expect(html).toMatch(/^Is <span class="keep-ends"><span class="katex">/)
  expect(html).toMatch(
    /<span class="ending"><span class="katex-base">.*<span data-after="\?"><\/span><\/span>.*<span class="tail">\?<\/span><\/span> No$/s,
  )
  expect(renderMath('$a+b+c+d=e+f$).')).toContain('<span class="tail">).</span>')
  expect(renderMath('$a+b+c+d=e+f$."')).toContain('data-after=".&quot;"')
})

test('an opening mark is bound to the beginning of a long formula', () => {
  const formula = renderMath('$a+b+c+d=e+f$')
  expect(renderMath('say “$a+b+c+d=e+f$” now')).toMatch(/^say <span class="keep-ends">“<span class="katex">/)
  expect(renderMath('($a+b+c+d=e+f$ holds)')).toBe(`<span class="keep-ends">(${formula}</span> holds)`)
})

test('a product can go on in the next line, and its TeX stays as it was written', () => {
  const html = renderMath('$(x - 3)(x - 8)$')
  expect(html.split('class="bracketed"')).toHaveLength(3)
  expect(html).toContain('>(x - 3)(x - 8)</annotation>')
})

test('between two formulas each mark goes to the one it belongs to', () => {
  const formula = renderMath('$x$')
  expect(renderMath('($x$)($x$).')).toBe(
    `<span class="keep-whole">(${formula})</span><span class="keep-whole">(${formula}).</span>`,
  )
  expect(renderMath('$x$$x$')).toBe(formula + formula)
  expect(renderMath('$x$—“$x$”')).toBe(
    `<span class="keep-whole">${formula}—</span><span class="keep-whole">“${formula}”</span>`,
  )
})

test('formulas at the start, in cells and alone are kept with nothing', () => {
  const formula = renderMath('$x$')
  expect(renderMath('<td>$x$</td><td>$x$,</td>')).toBe(
    `<td>${formula}</td><td><span class="keep-whole">${formula},</span></td>`,
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

test('an empty heading of a table is a plain cell', () => {
  expect(renderMath('<table><tr><th scope="col"></th><th scope="col">Boys</th></tr></table>')).toBe(
    '<div class="wide"><table><tr><td></td><th scope="col">Boys</th></tr></table></div>',
  )
})
