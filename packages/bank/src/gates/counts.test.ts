import { expect, test } from 'vitest'
import { contentCounts } from '../cli/content-counts.ts'
import { drawTemplate } from '../draw/item.ts'
import { int } from '../kit/rng.ts'
import { assemble, template } from '../kit/template.ts'
import { num } from '../kit/value.ts'
import { topic } from '../topics/algebra-1/index.ts'
import { twoStepEquations } from '../topics/algebra-1/linear-equations/lessons/two-step-equations.ts'
import { contextShare, highShare, lateItems, leastTemplates, literary, medianWords } from './counts.ts'
import type { Drawn } from './gate.ts'

const sum = (kind: 'words' | 'bare', b: number, difficulty: 'Low' | 'High') =>
  template({
    id: `toy/${kind}`,
    skill: 'toy',
    difficulty,
    b,
    calculator: false,
    seconds: 30,
    response: 'grid',
    draw: (rng) => ({ a: int(rng, 11, 99) }),
    frames: [{ id: 'sum', kind, items: 4, stem: ({ a }) => `Tom has $${a}$ cards and gets one. How many now?` }],
    given: (p) => p,
    answer: ({ a }) => num(a + 1),
    traps: [{ misconception: 'toy', rule: ({ a }) => num(a - 1) }],
    explain: () => ({ plan: '', steps: [] }),
    check: ({ a }) => num(a + 1),
  })

const [early, late] = [sum('bare', 0.9, 'Low'), sum('words', 1, 'High')]
const skill = (id: string) => ({ id, name: id, needs: [], codes: [], lesson: twoStepEquations })
const toys = (skills: readonly string[]): Drawn => ({
  module: assemble(topic, [
    {
      subject: { id: 'toys', name: 'Toys', weight: 1, skills: skills.map(skill) },
      templates: [early, late],
      misconceptions: [],
    },
  ]),
  items: [early, late].flatMap((t) => drawTemplate(t, new Map())),
})

test('late items, High and context are counted over the items', () => {
  const d = toys(['toy'])
  expect(d.items).toHaveLength(8)
  expect([lateItems(d), highShare(d), contextShare(d)]).toEqual([4, 0.5, 0.5])
})

test('the skill with the fewest templates is named, even one without any', () => {
  expect(leastTemplates(toys(['toy']))).toEqual({ skill: 'toy', templates: 2 })
  expect(leastTemplates(toys(['toy', 'empty']))).toEqual({ skill: 'empty', templates: 0 })
})

test('words are counted without tags, marks and figures', () => {
  expect(medianWords(['<p>One two — three.</p>', 'One', '<b>Four</b> five'])).toBe(2)
})

test('a text that names a source of verse or fiction is literature', () => {
  expect(literary({ text: 'The following text is from a novel.', stem: '' })).toBe(true)
  expect(literary({ text: 'A study of dunes.', stem: 'Which choice fits?' })).toBe(false)
})

test('the line of a topic says what is promised of it', () => {
  const d = toys(['toy'])
  const as = (id: string): Drawn => ({ ...d, module: { ...d.module, topic: { ...d.module.topic, id } } })
  expect(contentCounts(as('algebra-1'))).toBe('Algebra 1: least templates per skill 2 (toy); High 50.0 %')
  expect(contentCounts(as('sat-math'))).toBe(
    'Algebra 1: least templates per skill 2 (toy); High 50.0 %; late level (b >= 1) 4; in context 50.0 %',
  )
})
