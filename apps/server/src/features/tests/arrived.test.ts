import { LIMITS } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { arrived } from './arrived.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const ago = (ms: number): number => NOW.getTime() - ms
const agesOf = (sent_at?: number) =>
  arrived(
    {
      version: 0,
      ...(sent_at === undefined ? {} : { sent_at }),
      questions_attributes: [{ id: 1, age_ms: 5000 }, { id: 2 }],
    },
    NOW,
  ).questions_attributes?.map((change) => change.age_ms)

test('what was on its way is that much older when it arrives', () => {
  expect(agesOf(ago(20_000))).toEqual([25_000, 20_000])
  expect(agesOf(ago(LIMITS.onTheWayMs))).toEqual([5000 + LIMITS.onTheWayMs, LIMITS.onTheWayMs])
})

test('without a word of it, from the future, or longer ago than can be, the ages stand as they are', () => {
  for (const sentAt of [undefined, ago(0), ago(-1), ago(-3_600_000), ago(LIMITS.onTheWayMs + 1), 0, -5])
    expect(agesOf(sentAt)).toEqual([5000, undefined])
})

test('a save without changes stays as it is', () => {
  const state = { version: 3, sent_at: ago(20_000) }
  expect(arrived(state, NOW)).toBe(state)
})
