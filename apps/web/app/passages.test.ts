import type { Passage } from '@fourfold/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintedPassage } from './pages/print-test/PrintedPassage'
import { PassagePane } from './pages/take-test/PassagePane'

const passage: Passage = {
  id: 1,
  description: 'A passage.',
  title: 'Gulls',
  content: '<p>The gulls came first.</p>',
  category: { has_passage: true },
  lines: [
    { text: 'The gulls came first, says *The Book of*', paragraph: true, heading: false },
    { text: '*the Coast*, and the terns came after them.', paragraph: false, heading: false },
    { text: '', paragraph: true, heading: false, figure: '<table><tbody><tr><td>Terns</td></tr></tbody></table>' },
  ],
}
const shown = [
  ['on the screen', renderToStaticMarkup(createElement(PassagePane, { passage, marked: null }))],
  ['on paper', renderToStaticMarkup(createElement(PrintedPassage, { passage }))],
] as const

test.each(shown)('italics that run over two lines show no asterisk %s', (_, html) => {
  expect(html).not.toContain('*')
  expect(html).toContain('<em>The Book of</em>')
  expect(html).toContain('<em>the Coast</em>')
})

test.each(shown)('the figure of a passage stands after its last line %s', (_, html) => {
  expect(html.indexOf('<td>Terns</td>')).toBeGreaterThan(html.indexOf('came after them'))
})

test.each(shown)('the title of a passage is its heading, and its whole text none %s', (_, html) => {
  expect(html).toContain('>Gulls</h2>')
  expect(html).not.toContain('came first.')
})

test('a passage that an earlier release stored keeps its heading', () => {
  const { title: _, ...stored } = { ...passage, content: 'Terns' }
  expect(renderToStaticMarkup(createElement(PassagePane, { passage: stored, marked: null }))).toContain('>Terns</h2>')
})
