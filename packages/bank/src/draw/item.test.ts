import { describe, expect, test } from 'vitest'
import { frac } from '../kit/num/frac.ts'
import { int, seeded } from '../kit/rng.ts'
import { template } from '../kit/template.ts'
import type { Template } from '../kit/types.ts'
import { num } from '../kit/value.ts'
import * as linear from '../topics/algebra-1/linear-equations/index.ts'
import { drawAll } from './all.ts'
import { gridText } from './drawn.ts'
import { drawItem } from './item.ts'

const sentences = new Map(linear.misconceptions.map((m) => [m.id, m]))
const first = linear.templates[0] as Template
const frame = first.frames[0] as Template['frames'][number]

const toy = (over: Partial<Template>): Template => ({
  ...template({
    id: 'algebra-1/toy',
    skill: 'a1-one-step-equations',
    difficulty: 'Low',
    b: 0,
    calculator: false,
    seconds: 30,
    response: 'choice',
    draw: (rng) => ({ a: int(rng, 2, 99) }),
    frames: [{ id: 'bare', kind: 'bare', stem: ({ a }) => `What is $2 \\cdot ${a}$?` }],
    given: (p) => p,
    answer: ({ a }) => num(2 * a),
    traps: [1, 2, 3, 4].map((k) => ({ misconception: `m${k}`, rule: ({ a }: { a: number }) => num(2 * a + k) })),
    explain: ({ a }) => [
      { do: `$${a} + ${a}$`, why: 'Twice.' },
      { do: `$${2 * a}$`, why: 'Sum.' },
    ],
    check: ({ a }) => num(a + a),
  }),
  ...over,
})

describe('drawing', () => {
  test('the same seed gives the same items, byte for byte', () => {
    expect(JSON.stringify(drawAll(linear))).toBe(JSON.stringify(drawAll(linear)))
  })

  test('another seed gives another item', () => {
    const [a, b] = [drawItem(first, frame, 1, sentences), drawItem(first, frame, 2, sentences)]
    expect(a.public.content).not.toBe(b.public.content)
    expect(a.semantic_hash).not.toBe(b.semantic_hash)
  })

  test('a stem that was already drawn is drawn again', () => {
    const seen = new Set<string>()
    const a = drawItem(first, frame, 1, sentences, seen)
    const b = drawItem(first, frame, 1, sentences, seen)
    expect(b.public.content).not.toBe(a.public.content)
    expect(b.seed).toMatch(/^1~/)
  })

  test('the public part does not carry the key', () => {
    const item = drawItem(first, frame, 1, sentences)
    expect(Object.keys(item.public)).toEqual(['content', 'options'])
    expect(item.public.options.every((o) => Object.keys(o).join() === 'letter,content')).toBe(true)
  })

  test('wording changes the text hash only, a number changes both', () => {
    const t = toy({})
    const f = t.frames[0] as Template['frames'][number]
    const a = drawItem(t, f, 1, sentences)
    const reworded = drawItem(t, { ...f, stem: (p, rng) => `Please: ${f.stem(p, rng)}` }, 1, sentences)
    expect(reworded.semantic_hash).toBe(a.semantic_hash)
    expect(reworded.text_hash).not.toBe(a.text_hash)
    const other = toy({ draw: () => ({ a: 123 }) })
    expect(drawItem(other, f, 1, sentences).semantic_hash).not.toBe(a.semantic_hash)
  })

  test('fewer than three wrong options stop the template', () => {
    const t = toy({ traps: toy({}).traps.slice(0, 2) })
    expect(() => drawItem(t, t.frames[0] as Template['frames'][number], 1, sentences)).toThrow(/only 2 wrong options/)
    const helped = { ...t, near: () => [num(1), num(3)] }
    expect(drawItem(helped, t.frames[0] as Template['frames'][number], 1, sentences).public.options).toHaveLength(4)
  })

  test('a grid-in answer of 0, or longer than six characters, is never drawn', () => {
    for (const answer of [num(0), num(frac(12345, 67891))]) {
      const t = toy({ response: 'grid', answer: () => answer })
      expect(() => drawItem(t, t.frames[0] as Template['frames'][number], 1, sentences)).toThrow(
        /does not fit the grid/,
      )
    }
  })
})

describe('grid-in answers', () => {
  test('take the form that fits', () => {
    expect(gridText(frac(-3, 4))).toBe('-3/4')
    expect(gridText(frac(12345, 100))).toBe('123.45')
    expect(gridText(frac(1, 3))).toBe('1/3')
  })
})

test('chance is uniform enough', () => {
  const rng = seeded('uniform')
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 8000; i++) counts[int(rng, 0, 3)]!++
  for (const c of counts) expect(Math.abs(c - 2000)).toBeLessThan(150)
})
