import { expect, test } from 'vitest'
import { outcomeOf } from '../cli/lock.ts'
import { drawAll } from '../draw/all.ts'
import { assemble, type TopicModule } from '../kit/template.ts'
import type { Template, WrittenItem } from '../kit/types.ts'
import { num } from '../kit/value.ts'
import * as actReading from '../topics/act-reading/index.ts'
import { topic } from '../topics/algebra-1/index.ts'
import * as linear from '../topics/algebra-1/linear-equations/index.ts'
import { lockedItems, topicHash } from './lock.ts'
import { type LockEntry, lockLines } from './lock-file.ts'
import { mend, planLock } from './lock-plan.ts'

const subject = { ...linear, templates: linear.templates.slice(0, 3) }
const module = assemble(topic, [subject])
const first = subject.templates[0] as Template
const locked = planLock(module, []).entries

const question = (right: string): WrittenItem => ({
  id: 'algebra-1/toy-01',
  skill: 'a1-one-step-equations',
  difficulty: 'Low',
  b: 0,
  seconds: 30,
  text: '<p>Ships came.</p>',
  stem: 'What came?',
  right,
  wrong: [
    { html: 'Cars', why: 'no' },
    { html: 'Trains', why: 'no' },
    { html: 'Planes', why: 'no' },
  ],
  evidence: ['Ships came'],
  explanation: 'Ships.',
})

/** The module with its first template changed. */
const withFirst = (over: Partial<Template>): TopicModule => ({
  ...module,
  templates: [{ ...first, ...over }, ...module.templates.slice(1)],
})
const reworded = withFirst({
  frames: first.frames.map((f) => ({ ...f, stem: (p, rng) => `Now: ${f.stem(p, rng)}` })),
})
const rekeyed = withFirst({ answer: () => num(12345) })
const numbers = (entries: readonly LockEntry[]) => entries.map((e) => e.display)

test('a first lock lists every drawn item, in order, with numbers from 1', () => {
  expect(locked.map((e) => e.id)).toEqual(drawAll(module).map((i) => i.id))
  expect(numbers(locked).slice(0, 2)).toEqual(['A1-0001', 'A1-0002'])
  expect(new Set(numbers(locked)).size).toBe(locked.length)
})

test('locking again changes nothing, byte for byte, also after reading the file back', () => {
  const again = JSON.parse(lockLines(locked)) as LockEntry[]
  expect(lockLines(planLock(module, again).entries)).toBe(lockLines(locked))
})

test('one line stands for one item', () => {
  expect(lockLines(locked).trim().split('\n')).toHaveLength(locked.length + 2)
})

test('a new template changes no existing item and gets the next numbers', () => {
  const grown = assemble(topic, [{ ...linear, templates: [linear.templates[5] as Template, ...subject.templates] }])
  const plan = planLock(grown, locked)
  expect(plan.entries.slice(0, locked.length)).toEqual(locked)
  expect(plan.added.length).toBeGreaterThan(0)
  expect(plan.entries[locked.length]?.display).toBe(`A1-${String(locked.length + 1).padStart(4, '0')}`)
})

test('a changed draw changes no existing item', () => {
  const plan = planLock(withFirst({ draw: () => ({ a: 3, c: 4 }) }), locked)
  expect(plan.entries).toEqual(locked)
})

test('a changed wording is a new revision of the same item', () => {
  const plan = planLock(reworded, locked)
  expect(plan.undeclared).toEqual([])
  expect(plan.reworded.every((id) => id.startsWith(`${first.id}/`))).toBe(true)
  expect(plan.reworded.length).toBeGreaterThan(0)
  expect(numbers(plan.entries)).toEqual(numbers(locked))
})

test('a changed key is refused until it is declared, and a removed template as well', () => {
  const own = locked.filter((e) => e.id.startsWith(`${first.id}/`)).length
  expect(planLock(rekeyed, locked).undeclared).toHaveLength(own)
  const gone = { ...module, templates: module.templates.slice(1) }
  expect(planLock(gone, locked).undeclared).toHaveLength(own)
  expect(planLock(gone, locked, [first.id]).undeclared).toEqual([])
  expect(mend('algebra-1', ['one'])).toContain('npm run bank -- lock algebra-1 --retire')
  expect(() => planLock(module, locked, ['algebra-1/nothing'])).toThrow(/no item in the lock/)
})

test('a retired item keeps its line, and its successor has an id and a number that were never used', () => {
  const plan = planLock(module, locked, ['A1-0003'])
  const old = plan.entries[2] as LockEntry
  expect(old.retired).toBe(true)
  expect(plan.added).toHaveLength(1)
  expect(locked.some((e) => e.id === plan.added[0])).toBe(false)
  expect(plan.entries.at(-1)?.display).toBe(`A1-${String(locked.length + 1).padStart(4, '0')}`)
  const later = planLock(module, plan.entries, [plan.entries.at(-1)?.id as string])
  expect(later.entries.at(-1)?.display).toBe(`A1-${String(locked.length + 2).padStart(4, '0')}`)
})

test('a changed option of a written question is refused, and gives a new item when it is retired', () => {
  const plan = planLock({ ...module, templates: [], written: [question('Ships')] }, [])
  const after = { ...module, templates: [], written: [question('Boats')] }
  expect(planLock(after, plan.entries).undeclared).toHaveLength(1)
  const next = planLock(after, plan.entries, ['algebra-1/toy-01'])
  expect(next.entries.map((e) => [e.id, e.display, e.retired])).toEqual([
    ['algebra-1/toy-01', 'A1-0001', true],
    ['algebra-1/toy-01@2', 'A1-0002', undefined],
  ])
})

test('an item is built by working out its answer five times at most, and its hash is always the same', () => {
  let answers = 0
  const counted = linear.templates.map((t) => ({
    ...t,
    answer: (p: unknown) => {
      answers++
      return t.answer(p)
    },
  }))
  const items = lockedItems(assemble(topic, [{ ...linear, templates: counted }]))
  expect(items.length).toBeGreaterThan(100)
  expect(answers).toBeLessThanOrEqual(5 * items.length)
  const other = assemble({ ...topic, name: 'Another' }, [linear])
  expect(topicHash(assemble(topic, [linear]))).toBe(topicHash(assemble(topic, [linear])))
  expect(topicHash(other)).not.toBe(topicHash(assemble(topic, [linear])))
})

test('questions of a passage are numbered from 0 in their order', () => {
  const groups = Map.groupBy(
    lockedItems(actReading).filter((i) => i.passage_id !== null),
    (i) => i.passage_id,
  )
  expect(groups.size).toBeGreaterThan(0)
  for (const [, list] of groups)
    expect(list.map((i) => i.position).sort((a, b) => a - b)).toEqual(list.map((_, i) => i))
})

test('the lock notes a new wording only when it is told to, and names what changed', () => {
  const plan = planLock(reworded, locked)
  expect(plan.reworded.length).toBeGreaterThan(0)
  const silent = outcomeOf('algebra-1', plan, false)
  expect(silent.write).toBe(false)
  expect(silent.says).toContain('--reword')
  expect(silent.says).toContain(plan.reworded[0])
  expect(outcomeOf('algebra-1', plan, true).write).toBe(true)
})

test('a changed key is refused also where new wording may be noted', () => {
  expect(outcomeOf('algebra-1', planLock(rekeyed, locked), true).write).toBe(false)
})
