import type { Mark } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { covering } from './cover'
import { quoteOf } from './place'

const TEXT = 'The quick brown fox jumps over the lazy dog.'
const mark = (id: string, start: number, end: number, more: Partial<Mark> = {}): Mark => ({
  id,
  part: 'stem',
  part_of: 1,
  start,
  end,
  quote: TEXT.slice(start, end),
  look: 'yellow',
  note: '',
  ...more,
})
const put = (old: readonly Mark[], added: Mark) => {
  const { mark: made, gone } = covering(old, added, (start, end) => quoteOf(TEXT, { start, end }))
  return { start: made.start, end: made.end, quote: made.quote, gone: gone.map((m) => m.id) }
}

describe('a new highlight', () => {
  test('takes in what it touches of the same tint', () =>
    expect(put([mark('a', 0, 9)], mark('b', 4, 15))).toEqual({
      start: 0,
      end: 15,
      quote: TEXT.slice(0, 15),
      gone: ['a'],
    }))
  test('replaces a tint that it covers, and leaves one that it only touches', () => {
    expect(put([mark('a', 4, 9, { look: 'pink' })], mark('b', 0, 15)).gone).toEqual(['a'])
    expect(put([mark('a', 0, 9, { look: 'pink' })], mark('b', 4, 15)).gone).toEqual([])
  })
  test('leaves every note', () => expect(put([mark('a', 4, 9, { note: 'why?' })], mark('b', 0, 15)).gone).toEqual([]))
  test('leaves an underline below it, another part and what stands beside it', () => {
    const others = [
      mark('a', 4, 9, { look: 'underline' }),
      mark('b', 4, 9, { part: 'A' }),
      mark('c', 4, 9, { part_of: 2 }),
      mark('d', 15, 19),
    ]
    expect(put(others, mark('e', 0, 15))).toMatchObject({ start: 0, end: 15, gone: [] })
  })
})
