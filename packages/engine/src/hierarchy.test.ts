import { expect, test } from 'vitest'
import { shareOut } from './hierarchy.ts'
import { PARAMS } from './params.ts'
import { seededRng } from './rng.ts'

/** Two skills with four templates each, of six items each; every item was answered so often that its sum carries `info`. */
const TEMPLATES = 8
const siblings = {
  templates: TEMPLATES,
  skills: 2,
  templateOf: Array.from({ length: 48 }, (_, i) => i % TEMPLATES),
  skillsOf: Array.from({ length: 48 }, (_, i) => [i % 2]),
}
const asked = (offs: readonly number[], info: number) =>
  offs.map((off) => ({ b: 0, stat: { n: Math.round(4 * info), score: -off * info, info } }))

test('an item answered often is what its answers say, one answered seldom what its siblings say', () => {
  const often = shareOut(siblings, asked(Array(48).fill(0.8), 500)).items[0]!
  expect(often.b).toBeCloseTo(0.8, 2)
  expect(often.b_var).toBeLessThan(0.01)
  const offs = siblings.templateOf.map((t, i) => (i === 0 ? 0 : t === 0 ? 1 : -0.2))
  const list = asked(offs, 200).map((one, i) => (i === 0 ? { b: 0, stat: { n: 0, score: 0, info: 0 } } : one))
  const { items, templates } = shareOut(siblings, list)
  expect(items[0]!.b).toBeGreaterThan(0.6)
  expect(items[0]!.b).toBeCloseTo(templates[0]!.b, 6)
  expect(items[0]!.b_var).toBeGreaterThan(items[8]!.b_var)
})

test('a skill whose templates are all harder lends that to a template never asked', () => {
  const list = asked(
    siblings.skillsOf.map(([s]) => (s === 1 ? 1.2 : -0.4)),
    100,
  ).map((one, i) => (siblings.templateOf[i] === 1 ? { b: 0, stat: { n: 0, score: 0, info: 0 } } : one))
  const { items } = shareOut(siblings, list)
  expect(items[1]!.b).toBeGreaterThan(0.3)
  expect(items[1]!.b).toBeLessThan(1.2)
})

test('where siblings truly lie far apart, single answers move an item more than where they lie close', () => {
  const rng = seededRng(4)
  const wide = Array.from({ length: 48 }, () => 5 * (rng() - 0.5))
  const far = shareOut(siblings, asked(wide, 8))
  const close = shareOut(
    siblings,
    asked(
      wide.map((off) => off / 10),
      8,
    ),
  )
  const kept = (found: typeof far, offs: readonly number[]) =>
    found.items.reduce((sum, { b }, i) => sum + b * offs[i]!, 0) / offs.reduce((sum, off) => sum + off * off, 0)
  expect(kept(far, wide)).toBeGreaterThan(
    kept(
      close,
      wide.map((off) => off / 10),
    ) + 0.05,
  )
})

test('one step is never longer than the bound', () => {
  const { items } = shareOut(siblings, asked(Array(48).fill(9), 1000))
  for (const { b } of items) expect(b).toBeLessThanOrEqual(PARAMS.calibrate.max_step + 1e-9)
})

test('what was never asked says nothing of how far questions lie apart, and two skills share what a question tells', () => {
  const both = { ...siblings, skillsOf: siblings.skillsOf.map((own, i) => (i % 5 === 0 ? [0, 1] : own)) }
  const list = asked(
    siblings.templateOf.map((t, i) => 0.4 * t - 0.05 * i),
    12,
  ).map((one, i) => (i % 3 === 0 ? { b: 0, stat: { n: 0, score: 0, info: 0 } } : one))
  const { items, templates } = shareOut(both, list)
  const pinned = [
    [-0.957905, 0.426948],
    [0.176376, 0.070969],
    [0.542363, 0.070969],
    [-0.09367, 0.43877],
    [-0.983128, 0.085844],
    [-0.515985, 0.085844],
    [-0.074214, 0.085844],
  ]
  for (const [i, { b, b_var }] of [...items.slice(0, 4), ...templates.slice(0, 3)].entries()) {
    expect(b).toBeCloseTo(pinned[i]![0]!, 5)
    expect(b_var).toBeCloseTo(pinned[i]![1]!, 5)
  }
})
