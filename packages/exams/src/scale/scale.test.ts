import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rising } from './curve.ts'
import { rounded, scaled, scaleOf } from './scale.ts'
import { TABLES, type Table } from './tables.ts'

const EXAMS = Object.keys(TABLES) as (keyof typeof TABLES)[]
const shares = Array.from({ length: 201 }, (_, i) => i / 200)

test.each(EXAMS)('%s has at least two published tables, each with its source and from end to end', (topic) => {
  const { tables, min, max } = scaleOf(topic)
  expect(tables.length).toBeGreaterThanOrEqual(2)
  for (const { source, low, high = low } of tables) {
    const { publisher, test: name, year, place, official, transcript } = source
    for (const word of [publisher, name, place]) expect(word).not.toBe('')
    expect(year).toBeGreaterThan(2015)
    // Every table has an address under which it can be read, and the file with which it was compared.
    for (const address of [official, transcript.address])
      if (address !== null) expect(address).toMatch(/^https:\/\/\S+$/)
    expect(official ?? transcript.address).not.toBeNull()
    expect(transcript.file).toMatch(/\.\w+$/)
    expect(high).toHaveLength(low.length)
    expect([low[0], high.at(-1)]).toEqual([min, max])
    expect(low.every((value, i) => value <= (high[i] ?? 0))).toBe(true)
    // No table falls: a slip of the pen in the data would show here.
    for (const column of [low, high])
      expect(
        column.every((v, i) => i === 0 || v >= (column[i - 1] ?? 0)),
        name,
      ).toBe(true)
  }
})

test.each(EXAMS)('%s: the curve never falls and keeps the ends', (topic) => {
  const scale = scaleOf(topic)
  expect([scale.at(0), scale.at(1)]).toEqual([scale.min, scale.max])
  for (const [i, share] of shares.entries()) {
    if (i > 0) expect(scale.at(share)).toBeGreaterThanOrEqual(scale.at(shares[i - 1] ?? 0))
  }
})

/** By the printed numbers alone: how far each published value of a raw score lies from the curve there. */
const distances = (topic: keyof typeof TABLES): number[] =>
  TABLES[topic].flatMap(({ low, high = low }: Table) =>
    [low, high].flatMap((column) =>
      column.map((value, raw) => Math.abs(value - scaleOf(topic).at(raw / (column.length - 1)))),
    ),
  )

test.each(EXAMS)('%s: no published value lies further from the curve than is said, and some nearly as far', (topic) => {
  const { off, step } = scaleOf(topic)
  const worst = Math.max(...distances(topic))
  expect(worst).toBeLessThanOrEqual(off + 1e-6)
  expect(worst).toBeGreaterThan(off - step)
})

test('docs/exams.md states the distances that the data have, and the address of every table', () => {
  const text = readFileSync(new URL('../../../../docs/exams.md', import.meta.url), 'utf8')
  for (const topic of EXAMS) {
    const { off, tables } = scaleOf(topic)
    expect(text).toMatch(new RegExp(`^\\| ${topic} \\|.*\\| ${off} points \\|$`, 'm'))
    for (const { official, transcript } of tables.map(({ source }) => source))
      for (const word of [official, transcript.file]) if (word !== null) expect(text).toContain(word)
  }
})

test('the scale is not a share of full marks', () => {
  // Seen before: 14 of 20 right, told as 338 of 800.
  expect(rounded('SAT Math', scaleOf('SAT Math').at(0.7))).toBeGreaterThan(540)
  expect(scaleOf('SAT Math').at(0.05)).toBeLessThan(230)
  expect(scaleOf('ACT Reading').at(0.5)).toBeCloseTo(18, 0)
})

test.each([...EXAMS, 'Algebra 1'])('%s: the share for a score brings that score', (topic) => {
  const scale = scaleOf(topic)
  for (let score = scale.min; score <= scale.max; score += scale.step)
    expect(scale.at(scale.shareFor(score))).toBeCloseTo(score, 6)
})

test('courses stay percent', () => {
  expect(scaled('Geometry', { score: 0.62, low: 0.5, high: 0.7 })).toEqual({ score: 62, low: 50, high: 70 })
  expect(scaleOf('Geometry').tables).toEqual([])
})

test('pooled neighbours rise', () => {
  expect(rising([1, 3, 2, 2, 5])).toEqual([1, 7 / 3, 7 / 3, 7 / 3, 5])
  expect(rising([3, 2, 1])).toEqual([2, 2, 2])
})
