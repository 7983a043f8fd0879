import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Text } from './Text'

const drawn = (text: string): string => renderToStaticMarkup(createElement(Text, { text }))

test('what a student types is shown as text: no markup, address or style of theirs reaches the page', () => {
  const html = drawn('<img src=x onerror=alert(1)> **<b>bold</b>** `<script>alert(1)</script>`')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<(img|b|script)\b/)
})

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://evil.example/x.png}',
  '\\htmlStyle{position:fixed}{x}',
  '\\htmlData{a=b}{x}',
  '\\htmlClass{danger}{x}',
])('a formula that asks for more than to be drawn gets no more: %s', (tex) =>
  expect(drawn(`$${tex}$`)).not.toMatch(/href=|<img|style="[^"]*fixed|data-a|class="[^"]*danger/),
)

test('a formula that grows without end, or is larger than a page, is cut short', () => {
  expect(drawn('$\\def\\a{\\a\\a}\\a$')).toContain('katex-error')
  expect(drawn('$\\rule{9999em}{9999em}$')).not.toContain('9999em;')
})
