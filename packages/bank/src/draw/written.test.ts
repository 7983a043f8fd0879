import { expect, test } from 'vitest'
import type { Passage, WrittenItem } from '../kit/types.ts'
import { linesOf, MEASURE, nameLines, passageLines, writtenItem } from './written.ts'

const passage: Passage = {
  id: 'act-reading/toy',
  kind: 'Humanities',
  title: 'Toy',
  description: 'A toy passage.',
  paragraphs: [
    '# Passage A',
    'The lighthouse keeper counted the ships every evening, and every evening the number that she wrote down was *smaller* than before.',
    'Nobody asked her why.',
  ],
  questions: [],
}

test('lines keep the measure, and no word is lost', () => {
  const lines = passageLines(passage)
  expect(lines.every((l) => l.text.replaceAll('*', '').length <= MEASURE)).toBe(true)
  expect(
    lines
      .filter((l) => l.number)
      .map((l) => l.text)
      .join(' '),
  ).toBe(passage.paragraphs.slice(1).join(' '))
  expect(lines[0]?.number).toBeNull()
})

test('italics that run over a line break are closed at its end and opened again, so that no asterisk shows', () => {
  const title = '*The Long and Patient Book of Every Ship That Ever Went By the Light*'
  const lines = passageLines({ ...passage, paragraphs: [`For years she wrote in ${title}, and then she *stopped*.`] })
  expect(lines.length).toBeGreaterThan(1)
  for (const { text } of lines) {
    expect(text.replace(/\*[^*]+\*/g, '')).not.toContain('*')
    expect(text.replaceAll('*', '').length).toBeLessThanOrEqual(MEASURE)
  }
  expect(lines.map((l) => l.text.replaceAll('*', '')).join(' ')).toBe(
    `For years she wrote in ${title}, and then she *stopped*.`.replaceAll('*', ''),
  )
  const slanted = lines.flatMap((l) => [...l.text.matchAll(/\*([^*]+)\*/g)].map((m) => m[1]))
  expect(slanted.join(' ')).toBe(`${title.replaceAll('*', '')} stopped`)
})

test('a figure stands after the last line and has no number', () => {
  const lines = passageLines({ ...passage, figure: '<table><tbody><tr><td>Ships</td></tr></tbody></table>' })
  expect(lines.at(-1)).toMatchObject({ number: null, text: '', figure: expect.stringContaining('Ships') })
  expect(lines.slice(0, -1)).toEqual(passageLines(passage))
})

test('words are named by the lines on which they stand', () => {
  const last = passageLines(passage).at(-1)?.number
  expect(linesOf(passage, 'Nobody asked')).toEqual([last, last])
  expect(nameLines(passage, 'In [[line: Nobody asked her]], why?')).toBe(`In line ${last}, why?`)
  const [from, to] = linesOf(passage, 'counted the ships every evening, and every evening the number')
  expect(to).toBe(from + 1)
})

test('words that do not stand in the passage, or stand there twice, are refused', () => {
  expect(() => linesOf(passage, 'Everybody asked')).toThrow(/do not stand/)
  expect(() => linesOf(passage, 'every evening')).toThrow(/twice/)
})

test('a written question becomes an item with four options and its explanation', () => {
  const w: WrittenItem = {
    id: 'act-reading/toy-1',
    skill: 'act-detail',
    difficulty: 'Low',
    b: 0,
    seconds: 50,
    text: '',
    stem: 'What does the keeper do ([[line: The lighthouse keeper]])?',
    right: 'She counts ships.',
    wrong: [
      { html: 'She sinks ships.', why: 'is not in the text.' },
      { html: 'She builds ships.', why: 'is not in the text.' },
      { html: 'She paints ships.', misconception: 'outside-the-text', why: 'is not in the text.' },
    ],
    evidence: ['counted the ships'],
    explanation: 'She “counted the ships” ([[line: counted the ships]]).',
  }
  const item = writtenItem(w, new Map(), passage)
  expect(item.public.content).toContain('(line 1)')
  expect(item.public.options.find((o) => o.letter === item.secret.key)?.content).toBe('She counts ships.')
  expect(item.secret.explanation).toContain('line 1')
  expect(item.passage_id).toBe('act-reading/toy')
})

test('a wrong option says the name of its mistake, then how it shows in this option and on which line', () => {
  const outside = { id: 'outside', sentence: 'I chose what the text never says.', clue: 'Point at it.', skills: [] }
  const wrong = (html: string, why: string) => ({ html, misconception: 'outside', why })
  const w: WrittenItem = {
    id: 'act-reading/toy-2',
    skill: 'act-detail',
    difficulty: 'Low',
    b: 0,
    seconds: 50,
    text: '',
    stem: 'What does the keeper do?',
    right: 'She counts ships.',
    wrong: [
      wrong('She sinks ships.', 'She only writes numbers down ([[line: Nobody asked]]).'),
      wrong('She paints ships.', 'No paint is named.'),
      { html: 'She builds ships.', why: 'No yard is named.' },
    ],
    evidence: ['counted the ships'],
    explanation: 'She “counted the ships.”',
  }
  const { public: shown, secret } = writtenItem(w, new Map([[outside.id, outside]]), passage)
  const says = (html: string) => secret.options[shown.options.find((o) => o.content === html)?.letter ?? 'A']?.says
  expect(says('She sinks ships.')).toBe('I chose what the text never says. She only writes numbers down (line 4).')
  expect(says('She paints ships.')).toBe('I chose what the text never says. No paint is named.')
  expect(says('She builds ships.')).toBeUndefined()
})
