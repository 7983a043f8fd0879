import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGES } from '../packages/contract/src/messages.ts'

const spec = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs/spec.md'), 'utf8')

/** The sentences that a section of the specification quotes. */
function quoted(section: number): string[] {
  const text = spec.split(/^## /m).find((part) => part.startsWith(`${section}. `)) ?? ''
  const double = [...text.matchAll(/"([^"\n]+)"/g)].map((m) => m[1] ?? '')
  const single = [...text.replace(/"[^"\n]+"/g, '').matchAll(/'([^'\n]+)'/g)].map((m) => m[1] ?? '')
  return [...double, ...single]
}

/** The sentences of the contract, with the specification's placeholders put in. */
const known = Object.entries(MESSAGES).flatMap(([key, value]): string[] => {
  if (typeof value !== 'function') return typeof value === 'string' ? [value] : [...value]
  const fill = value as (...args: string[]) => string
  return key === 'theMaxIs'
    ? [fill('{max}', 'questions')]
    : key === 'unsupportedContentType'
      ? [fill('{type}')]
      : [fill('questions')]
})

/** Words of a section that are no sentences to show: units, titles of the modal, names of calls. */
const NO_SENTENCES = ['passages', 'questions', 'Error']

test.each([
  [5, 20],
  [8, 16],
])('every sentence of section %i stands in the contract, word for word', (section, least) => {
  const wanted = quoted(section).filter((text) => !NO_SENTENCES.includes(text))
  expect(wanted.length).toBeGreaterThanOrEqual(least)
  expect(wanted.filter((text) => !known.includes(text))).toEqual([])
})
