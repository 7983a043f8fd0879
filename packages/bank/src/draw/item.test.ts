import { describe, expect, test } from 'vitest'
import type { Value } from '../kit/basics.ts'
import { frac } from '../kit/num/frac.ts'
import { int, seeded } from '../kit/rng.ts'
import { template } from '../kit/template.ts'
import type { Template } from '../kit/types.ts'
import { decimal, dollars, num, percent } from '../kit/value.ts'
import * as linear from '../topics/algebra-1/linear-equations/index.ts'
import { drawAll } from './all.ts'
import { type DrawnItem, gridText } from './drawn.ts'
import { buildItem, drawItem } from './item.ts'

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
    explain: ({ a }) => ({
      plan: 'Add the number to itself.',
      steps: [
        { do: `$${a} + ${a}$`, why: 'Twice.' },
        { do: `$${2 * a}$`, why: 'Sum.' },
      ],
    }),
    check: ({ a }) => num(a + a),
  }),
  ...over,
})

describe('drawing', () => {
  test('the same seed gives the same items, byte for byte', () => {
    const few = { ...linear, templates: linear.templates.slice(0, 8) }
    expect(JSON.stringify(drawAll(few))).toBe(JSON.stringify(drawAll(few)))
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

  test('a mistake that ends at 0 is foreseen where the answer is typed', () => {
    const [first, ...others] = toy({}).traps
    const t = toy({ response: 'grid', traps: [{ ...first, rule: () => num(0) } as (typeof others)[number], ...others] })
    const item = drawItem(t, t.frames[0] as Template['frames'][number], 1, sentences)
    expect(item.secret.wrong_grid.map(({ value }) => value)).toContain('0')
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
    expect(gridText(frac(0))).toBe('0')
    expect(gridText(frac(1, 3))).toBe('1/3')
  })

  test('are decimals where decimals are asked for, as long as they end and fit', () => {
    expect(gridText(frac(41, 10), true)).toBe('4.1')
    expect(gridText(frac(-8432, 10000), true)).toBe('-.8432')
    expect(gridText(frac(1, 3), true)).toBe('1/3')
    expect(gridText(frac(1, 65536), true)).toBe(null)
    expect(gridText(frac(7), true)).toBe('7')
  })

  const typed = (stem: string, answer: Value, wrong: Value) => {
    const t = toy({
      response: 'grid',
      frames: [{ id: 'f', kind: 'bare', stem: () => stem }],
      answer: () => answer,
      traps: [{ misconception: 'm', rule: () => wrong }],
      explain: () => ({ plan: '', steps: [] }),
    })
    const item = buildItem(t, t.frames[0] as Template['frames'][number], { a: 1 }, 'seed', 'toy/t/f/1', sentences)
    if ('rejected' in item) throw new Error(item.rejected)
    return item
  }

  test('key and wrong values are shown as the question has its numbers, and the item stays the same', () => {
    const shown = ({ secret }: DrawnItem) => [secret.key, ...secret.wrong_grid.map((w) => w.value)]
    const plain = typed('What is x?', num(frac(41, 10)), num(frac(31, 5)))
    expect(shown(plain)).toEqual(['41/10', '31/5'])
    const rounded = typed('What is x? Round to the nearest tenth.', num(frac(41, 10)), num(frac(31, 5)))
    expect(shown(rounded)).toEqual(['4.1', '6.2'])
    expect(rounded.secret.explanation).toContain('<strong>6.2</strong>')
    const written = typed('What is x?', decimal(frac(41, 10)), num(frac(31, 5)))
    expect(shown(written)).toEqual(['4.1', '6.2'])
    expect(shown(typed('What is p?', percent(60), num(frac(75, 2))))).toEqual(['60', '37.5'])
    expect(shown(typed('How many dollars?', dollars(3), num(frac(25, 2))))).toEqual(['3', '12.5'])
    const either = 'What is x? Give it as a fraction or a decimal.'
    expect(shown(typed(either, num(frac(41, 10)), num(frac(31, 5))))).toEqual(['41/10', '31/5'])
    expect(written.semantic_hash).toBe(plain.semantic_hash)
  })

  test('wrong values are decimals where the stem has decimals, or the key fits as a decimal only', () => {
    const wrong = ({ secret }: DrawnItem) => secret.wrong_grid.map((w) => w.value)
    expect(wrong(typed('With 2.5 hours at 1.18 dollars, what is x?', num(18), num(frac(9, 50))))).toEqual(['0.18'])
    expect(wrong(typed('What is x?', num(frac(336, 625)), num(frac(48, 25))))).toEqual(['1.92'])
    const fraction = 'Which fraction is 0.232323…?'
    expect(wrong(typed(fraction, num(frac(23, 99)), num(frac(23, 100))))).toEqual(['23/100'])
    const drawn = 'What is x?<svg><path d="M 2.5 3.5"/></svg>'
    expect(wrong(typed(drawn, num(18), num(frac(9, 50))))).toEqual(['9/50'])
  })
})

test('chance is uniform enough', () => {
  const rng = seeded('uniform')
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 8000; i++) counts[int(rng, 0, 3)]!++
  for (const c of counts) expect(Math.abs(c - 2000)).toBeLessThan(150)
})
