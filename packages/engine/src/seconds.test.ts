import { expect, test } from 'vitest'
import { PARTS } from './difficulties.ts'
import { timesBy } from './seconds.ts'
import { anAnswer, anItem } from './testing.ts'

const slow = anItem({ id: 'slow', template_id: 'a', seconds: 60 })
const quick = anItem({ id: 'quick', template_id: 'b', seconds: 60 })
const unasked = anItem({ id: 'unasked', template_id: 'a', seconds: 40 })
const bank = [slow, quick, unasked]

const histories = Array.from({ length: 40 }, () => [
  anAnswer({ item: slow, ms: 120_000 }),
  anAnswer({ item: quick, ms: 20_000 }),
])

test('an item takes what the students took, one never asked as much more or less as its template', () => {
  const all = timesBy(histories, bank)[PARTS]!
  expect(all.get('slow')).toBeGreaterThan(100)
  expect(all.get('quick')).toBeLessThan(25)
  expect(all.get('unasked')! / 40).toBeGreaterThan(1.5)
})

test('nobody’s own times are in what the own part is judged by, and skips and missing times say nothing', () => {
  const dawdler = histories.map((history, i) => (i % PARTS === 2 ? [anAnswer({ item: slow, ms: 599_000 })] : history))
  const [plain, changed] = [timesBy(histories, bank), timesBy(dawdler, bank)]
  expect(changed[2]!.get('slow')).toBeCloseTo(plain[2]!.get('slow')!, 9)
  expect(changed[1]!.get('slow')).toBeGreaterThan(plain[1]!.get('slow')! + 5)
  const silent = [[anAnswer({ item: slow, ms: 0 }), anAnswer({ item: quick, skipped: true, ms: 90_000 })]]
  expect(timesBy(silent, bank)[PARTS]!.get('slow')).toBeCloseTo(60, 9)
  const gone = histories.map((history) => [...history, anAnswer({ item: anItem({ id: 'gone' }), ms: 300_000 })])
  expect(timesBy(gone, bank)).toEqual(timesBy(histories, bank))
})
