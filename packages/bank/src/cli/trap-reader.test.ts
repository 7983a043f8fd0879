import { expect, test } from 'vitest'
import { sentencesOf } from '../draw/all.ts'
import { drawTemplate } from '../draw/item.ts'
import { writtenItem } from '../draw/written.ts'
import { assemble } from '../kit/template.ts'
import type { Passage, WrittenItem } from '../kit/types.ts'
import * as subject from '../topics/algebra-1/linear-equations/index.ts'
import { drawTraps, markTraps, type NamedTrap, trapPaper } from './trap-reader.ts'

const sentences = sentencesOf(assemble({ id: 'algebra-1' } as Parameters<typeof assemble>[0], [subject]))
const items = subject.templates.slice(0, 6).flatMap((t) => drawTemplate(t, sentences).slice(0, 20))
const asked = items.map((item, i) => ({ display: `A1-${i + 1}`, item }))
const traps = drawTraps(asked, sentences, 40, 'seed')

const trap = (value: string): NamedTrap => ({ ...(traps[0] as NamedTrap), number: 'A1-1-B', value })
const verdict = (value: string, read: string) => {
  const { agreed, disagreed } = markTraps([trap(value)], `A1-1-B ${read}`)
  return agreed === 1 ? 'agreed' : disagreed.length === 1 ? 'disagreed' : 'undecided'
}

test('a seed draws the same wrong answers again, options and foreseen grid values alike', () => {
  expect(drawTraps(asked, sentences, 40, 'seed')).toEqual(traps)
  expect(new Set(traps.map((t) => t.number)).size).toBe(40)
  const marks = drawTraps(asked, sentences, 10_000, 'seed').map((t) => t.number.split('-').at(-1))
  expect(marks).toContain('A')
  expect(marks).toContain('1')
})

test('the paper has question and mistake, and neither the value nor why it is wrong', () => {
  const text = trapPaper(traps)
  for (const { number } of traps) expect(text).toContain(`### ${number}\n`)
  for (const { item } of traps)
    for (const o of Object.values(item.secret.options)) expect(text).not.toContain(o.why || '\0')
  expect(trapPaper([trap('a value of its own')])).not.toContain('a value of its own')
})

test('a value agrees in any form of the same number, with its unit or without', () => {
  expect(verdict('$\\frac{3}{4}$', '.75')).toBe('agreed')
  expect(verdict('$x = -2$', '-2')).toBe('agreed')
  expect(verdict('\\$1,250', '1250')).toBe('agreed')
  expect(verdict('12 square feet', '12')).toBe('agreed')
  expect(verdict('12 km/h', '12')).toBe('agreed')
  expect(verdict('$37^\\circ$', '37')).toBe('agreed')
  expect(verdict('7', '8 # a slip of mine')).toBe('disagreed')
})

test('other values agree as written; what is written otherwise is left to a person', () => {
  expect(verdict('$\\frac{2x}{5} \\le 3$', '2x/5 <= 3')).toBe('agreed')
  expect(verdict('$5.8 \\times 10^{-4}$', '5.8*10^-4')).toBe('agreed')
  expect(verdict('$\\frac{48\\pi}{5}$', '48π/5')).toBe('agreed')
  expect(verdict('No solution', 'no solution.')).toBe('agreed')
  expect(verdict('$-\\frac{3\\sqrt{10}}{10}$', '-3√10/10')).toBe('agreed')
  expect(verdict('$\\frac{7\\pi}{5}$', '7π/5')).toBe('agreed')
  expect(verdict('$-\\sin x$', '-sin x')).toBe('agreed')
  expect(verdict('$y \\le -4$ or $y \\ge 4$', 'y <= -4 or y >= 4')).toBe('agreed')
  expect(verdict('$x \\lt -4$ or $x \\gt -1$', 'x<-4 or x>-1')).toBe('agreed')
  expect(verdict('$x \\le -6$ or $x \\ge 18$', 'x <= -6 or x >= 18')).toBe('agreed')
  expect(verdict('$x = -2 \\pm 4i$', 'x = -2±4i')).toBe('agreed')
  expect(verdict('$\\frac{\\ln 1000}{1.04}$', '(ln 1000)/1.04')).toBe('agreed')
  expect(verdict('$x = \\log_{4} 18$', 'x = log_4 18')).toBe('agreed')
  expect(verdict('$2x$', '2y')).toBe('undecided')
  expect(verdict('$3i$', '3')).toBe('undecided')
})

test('wrong answers without a value are named as missing', () => {
  expect(markTraps([trap('7')], '').missing).toEqual(['A1-1-B'])
})

const toRead = (n: number): WrittenItem => ({
  id: `toy/read-${n}`,
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  seconds: 60,
  text: '',
  stem: `What does question ${n} ask?`,
  right: `right ${n}`,
  wrong: [
    { html: `first ${n}`, misconception: 'toy-part', why: 'The first is a part.' },
    { html: `second ${n}`, misconception: 'toy-part', why: 'The second is a part.' },
    { html: `third ${n}`, misconception: 'toy-part', why: 'The third is a part.' },
  ],
  evidence: [],
  explanation: '',
})
const passage: Passage = {
  id: 'toy/tide',
  kind: '',
  title: '',
  description: '',
  paragraphs: ['The tide came in.'],
  questions: Array.from({ length: 30 }, (_, n) => toRead(n)),
}
const mistakes = new Map([
  ['toy-part', { id: 'toy-part', sentence: 'I took a part.', clue: 'Read on.', skills: ['toy'] }],
])
const read = passage.questions.map((q, n) => ({ display: `AR-${n}`, item: writtenItem(q, mistakes, passage) }))
const lines = drawTraps(read, mistakes, 60, 'seed')
const paperOf = (number: string) =>
  trapPaper(lines, [passage])
    .split('### ')
    .find((part) => part.startsWith(`${number}\n`)) ?? ''
const letterOf = ({ number, value }: NamedTrap) =>
  /([PQRS])\)/.exec(
    paperOf(number)
      .split('\n')
      .find((l) => l.endsWith(value)) ?? '',
  )?.[1]

test('of a question to read the paper has the passage once, and four options that nothing tells apart', () => {
  const text = trapPaper(lines, [passage])
  expect(text.split('The tide came in.')).toHaveLength(2)
  for (const { number, item } of lines)
    for (const o of item.public.options) expect(paperOf(number)).toContain(`) ${o.content}\n`)
  const own = (mark: string) => lines.filter((l) => l.number.endsWith(`-${mark}`))
  expect(lines).toHaveLength(own('1').length + own('2').length + own('3').length)
  // Neither the number nor the place on the paper is the letter in disguise.
  for (const mark of ['1', '2', '3']) {
    const letters = own(mark).map(({ item, value }) => item.public.options.find((o) => o.content === value)?.letter)
    expect(new Set(letters).size).toBeGreaterThanOrEqual(3)
    expect(new Set(own(mark).map(letterOf)).size).toBeGreaterThanOrEqual(3)
  }
})

test('the option that is found is marked by its letter on the paper, or by its words', () => {
  const all = lines.map((l) => `${l.number} ${letterOf(l)} # sure`).join('\n')
  expect(markTraps(lines, all).agreed).toBe(lines.length)
  expect(markTraps(lines, lines.map((l) => `${l.number} ${l.value}`).join('\n')).agreed).toBe(lines.length)
  const key = lines.map(
    (l) => `${l.number} ${l.item.public.options.find((o) => o.letter === l.item.secret.key)?.content}`,
  )
  expect(markTraps(lines, key.join('\n')).disagreed).toHaveLength(lines.length)
})
