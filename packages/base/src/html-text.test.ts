import { expect, test } from 'vitest'
import { htmlLines, htmlText } from './html-text.ts'

test('tags go, formulas stay, and every block has its line', () => {
  expect(
    htmlLines('<p>Solve $3x &lt; 12$.</p><ul><li>one</li><li>x<sup>2</sup></li></ul>a<br><blockquote>b</blockquote>c'),
  ).toBe('Solve $3x < 12$.\none\nx2\na\nb\nc')
})

test('the cells of a row stay apart', () => {
  expect(htmlLines('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>')).toBe('1 2\n3')
})

test('a figure goes with everything in it, or leaves the word it is given', () => {
  const html = 'a<svg viewBox="0 0 1 1"><text>q</text></svg>b'
  expect([htmlText(html), htmlText(html, ' [figure] ')]).toEqual(['ab', 'a [figure] b'])
})

test('an entity is read once: what was escaped twice stays escaped once', () => {
  expect(htmlText('a &amp;lt; b &amp; c&nbsp;&#39;d&#39; &quot;e&quot;')).toBe('a &lt; b & c \'d\' "e"')
})

test('signs that open no tag are text', () => {
  expect(htmlText('1 < 2 and <<< too')).toBe('1 < 2 and <<< too')
})
