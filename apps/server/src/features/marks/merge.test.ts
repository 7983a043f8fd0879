import { LIMITS, type MarkChange } from '@fourfold/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markChange } from '../../testing/marks.ts'
import { type Kept, mergeMarks } from './merge.ts'

const NONE: Kept = { marks: [], gone: [] }
const NOW = 1_000_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const change = (n: number, part: Partial<MarkChange> = {}): MarkChange => markChange({ id: id(n), ...part })

test('of two changes to one mark the later wins, whichever arrives first', () => {
  const early = change(1, { note: 'early', age_ms: 5000 })
  const late = change(1, { note: 'late', age_ms: 10 })
  for (const order of [
    [early, late],
    [late, early],
  ])
    expect(mergeMarks(NONE, order, NOW).marks).toMatchObject([{ note: 'late', changed_at: NOW - 10 }])
})

test('a mark that was taken off is not brought back by an older copy, and comes back by a later change', () => {
  const off = mergeMarks(NONE, [change(1, { removed: true, age_ms: 100 })], NOW)
  expect(mergeMarks(off, [change(1, { age_ms: 5000 })], NOW).marks).toEqual([])
  const back = mergeMarks(off, [change(1, { note: 'again' })], NOW)
  expect([back.marks.map((m) => m.note), back.gone]).toEqual([['again'], []])
})

test('marks of different devices stand side by side', () => {
  const one = mergeMarks(NONE, [change(1)], NOW)
  expect(mergeMarks(one, [change(2)], NOW).marks.map((m) => m.id)).toEqual([id(1), id(2)])
})

test('whatever devices send and in whatever order, the same stands in the end', () => {
  const changes = fc.uniqueArray(
    fc.record({ n: fc.integer({ min: 1, max: 4 }), age_ms: fc.integer({ min: 0, max: 50 }), removed: fc.boolean() }),
    { selector: (c) => `${c.n}:${c.age_ms}`, maxLength: 12 },
  )
  const sorted = (kept: Kept) => [...kept.marks, ...kept.gone].map((m) => JSON.stringify(m)).sort()
  fc.assert(
    fc.property(changes, fc.nat(), (list, seed) => {
      const sent = list.map(({ n, ...rest }) => change(n, rest))
      const turned = sent.map((c, i) => [(i * 7 + seed) % 13, c] as const).sort((a, b) => a[0] - b[0])
      const inOnes = turned.reduce((kept, [, c]) => mergeMarks(kept, [c], NOW), NONE)
      expect(sorted(inOnes)).toEqual(sorted(mergeMarks(NONE, sent, NOW)))
    }),
  )
})

test('what was taken off is not remembered without end', () => {
  const many = Array.from({ length: LIMITS.marksGoneMax + 20 }, (_, n) => change(n, { removed: true, age_ms: n }))
  expect(mergeMarks(NONE, many, NOW).gone).toHaveLength(LIMITS.marksGoneMax)
})
