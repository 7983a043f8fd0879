import { expect, test } from 'vitest'
import type { CatalogItem } from '../bank/index.ts'
import type { Seen } from './choose.ts'
import { kindredOf } from './kindred.ts'

const item = (id: number, kind: string, frame = kind, passage_id: number | null = null) =>
  ({ id, template_id: frame, passage_id, view: { template_id: kind } }) as CatalogItem
const seen = (item_id: number, last_correct: boolean | null): Seen => ({ item_id, last_correct, marked: false })
const ids = (items: readonly CatalogItem[]) => items.map(({ id }) => id)

const pool = [
  item(1, 'slope', 'a'),
  item(2, 'slope', 'b'),
  item(3, 'slope', 'a'),
  item(4, 'sum'),
  item(5, 'text', 't', 9),
]

test('a missed question is asked by a fresh one of its kind, in its own wording first', () => {
  expect(ids(kindredOf([pool[0]!], pool, [seen(1, false)]))).toEqual([3])
  expect(ids(kindredOf([pool[0]!], pool, [seen(1, false), seen(3, false)]))).toEqual([2])
})

test('nothing is asked twice, neither by two misses of one kind nor by a question that was missed itself', () => {
  const missed = [pool[0]!, pool[2]!]
  expect(ids(kindredOf(missed, pool, [seen(1, false), seen(3, false)]))).toEqual([2, 3])
})

test('the question itself is asked where none of its kind is fresh, or one of them came out right', () => {
  expect(ids(kindredOf([pool[3]!], pool, [seen(4, false)]))).toEqual([4])
  expect(ids(kindredOf([pool[0]!], pool, [seen(1, false), seen(3, true)]))).toEqual([1])
})

test('one that came out right after a hint only is none that came out right, and is not asked again as fresh', () => {
  expect(ids(kindredOf([pool[0]!], pool, [seen(1, false), seen(3, null)]))).toEqual([2])
})

test('questions on a passage stay with it', () => {
  const other = item(6, 'text', 't', 9)
  expect(ids(kindredOf([pool[4]!], [...pool, other], [seen(5, false)]))).toEqual([5])
})
