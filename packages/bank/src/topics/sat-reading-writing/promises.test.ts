/** What the topic promises about its kinds, its difficulty and its wrong options. */

import { withoutTags } from '@fourfold/base'
import { expect, test } from 'vitest'
import { withoutFigures } from '#kit'
import { written } from './index.ts'

const READING = [
  'rw-central-ideas',
  'rw-inferences',
  'rw-evidence-textual',
  'rw-evidence-quantitative',
  'rw-words-in-context',
  'rw-text-structure-purpose',
  'rw-cross-text',
]

const of = (skill: string) => written.filter((w) => w.skill === skill)
const wrongOfReading = written.filter((w) => READING.includes(w.skill)).flatMap((w) => w.wrong)
const share = (...slips: readonly string[]) =>
  wrongOfReading.filter((o) => slips.includes(o.misconception ?? '')).length / wrongOfReading.length

/** Names that say what is right with the option before they say what is wrong. */
const RIGHT_IN_PART = ['rw-half-right', 'rw-fits-blank-not-clue', 'rw-names-the-wrong-move', 'rw-fits-either-way']

const words = (html: string): number =>
  withoutTags(html, ' ')
    .split(/\s+/)
    .filter((w) => /[\p{L}\p{N}]/u.test(w)).length

test('a third of the questions are of high difficulty, and 250 of low', () => {
  const count = (level: string) => written.filter((w) => w.difficulty === level).length
  expect(count('High') / written.length).toBeGreaterThanOrEqual(1 / 3)
  expect(count('Low')).toBeGreaterThanOrEqual(250)
})

test('there are 150 questions on words in context and 60 on data, half of these with a graph', () => {
  expect(of('rw-words-in-context').length).toBeGreaterThanOrEqual(150)
  const data = of('rw-evidence-quantitative')
  expect(data.length).toBeGreaterThanOrEqual(60)
  expect(data.filter((w) => w.text.includes('<svg')).length / data.length).toBeGreaterThanOrEqual(0.5)
})

test('a quarter of the wrong options in reading are right in part; few are reversed or outside the text', () => {
  expect(share(...RIGHT_IN_PART)).toBeGreaterThanOrEqual(0.25)
  expect(share('rw-reversed', 'rw-outside-the-text')).toBeLessThanOrEqual(0.2)
})

test('every wrong option has a line of 15 to 35 words that says what is wrong with it', () => {
  const lines = written.flatMap((w) => w.wrong.map((o) => ({ id: w.id, n: words(o.why) })))
  expect(lines.filter(({ n }) => n < 15 || n > 35)).toEqual([])
})

test('half of the texts of each reading kind have 90 words or more, of those on words in context 75', () => {
  const median = (skill: string): number => {
    const counts = of(skill).map((w) => words(withoutFigures(w.text)))
    return counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  }
  const short = READING.filter((skill) => median(skill) < (skill === 'rw-words-in-context' ? 75 : 90))
  expect(short).toEqual([])
})

test('a mistake that is named after a mark stands at options with that mark, a run-on at options without any', () => {
  const marks: Readonly<Record<string, RegExp>> = {
    'rw-semicolon-with-fragment': /;/,
    'rw-colon-after-fragment': /:/,
    'rw-period-makes-fragment': /\./,
    'rw-dash-splits-clause': /—/,
    'rw-run-on': /^[^,;:.—]*$/,
  }
  const misnamed = of('rw-boundaries').flatMap((w) =>
    w.wrong.filter((o) => marks[o.misconception ?? '']?.test(o.html) === false).map((o) => `${w.id} ${o.html}`),
  )
  expect(misnamed).toEqual([])
})

test('every explanation begins with a plan', () => {
  expect(written.filter((w) => !w.explanation.startsWith('<strong>Plan:</strong> ')).map((w) => w.id)).toEqual([])
})

const literary = written.filter((w) =>
  /The following (?:text|poem)|[Qq]uotation from (?!someone|an interview)/.test(w.text + w.stem),
)

test('a text that names a source for verse, drama or fiction says that it was written for this product', () => {
  expect(literary.filter((w) => !w.text.includes('Fourfold')).map((w) => w.id)).toEqual([])
})

test('of the questions of the seven reading kinds, fifteen in a hundred or more are on literature', () => {
  const reading = written.filter((w) => READING.includes(w.skill))
  const onLiterature = reading.filter((w) => w.text.includes('Fourfold'))
  expect(literary.filter((w) => !reading.includes(w)).map((w) => w.id)).toEqual([])
  expect(onLiterature.length / reading.length).toBeGreaterThanOrEqual(0.15)
})

test('of all questions twelve in a hundred are on literature', () => {
  expect(written.filter((w) => w.text.includes('Fourfold')).length / written.length).toBeGreaterThanOrEqual(0.12)
})

test('every cross-text question asks a question and begins as the exam does', () => {
  const stems = of('rw-cross-text').map((w) => w.stem)
  expect(stems.filter((stem) => !/^Based on the texts, .*\?$/.test(stem))).toEqual([])
})
