import { endpoints } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { safeEncode } from 'zod/v4/core'
import { fitting } from './fitting.ts'

const Row = z.object({
  id: z.number(),
  name: z.string().nullable(),
  kind: z.enum(['a', 'b']),
  list: z.array(z.object({ on: z.boolean() })),
  more: z.string().optional(),
  by: z.record(z.string(), z.number()),
})
const ROW = { id: 1, name: null, kind: 'a', list: [{ on: true }], by: { x: 1 } }

/** Whether it fits; and what fits is what Zod would send. */
function fits(schema: z.ZodType, value: unknown): boolean {
  const fit = fitting(schema)?.(value) ?? false
  const sent = safeEncode(schema, value)
  if (fit) expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(sent.data)))
  return fit
}

describe('what fits is sent as it is', () => {
  test('a value with the keys of its schema and no other', () => {
    expect(fits(Row, ROW)).toBe(true)
    expect(fits(Row, { ...ROW, more: 'text' })).toBe(true)
    expect(fits(Row, { ...ROW, more: undefined })).toBe(true)
    expect(fits(z.array(Row), [ROW, ROW])).toBe(true)
    expect(fits(z.union([z.string(), z.null(), z.literal(3)]), 3)).toBe(true)
  })

  test.each([
    ['a key too many', { ...ROW, secret: 'key' }],
    ['a key too many further in', { ...ROW, list: [{ on: true, correct: true }] }],
    ['a key too few', { ...ROW, id: undefined }],
    ['another type', { ...ROW, id: '1' }],
    ['a number that is none', { ...ROW, id: Number.NaN }],
    ['a word that is not one of them', { ...ROW, kind: 'c' }],
    ['an optional one of another type', { ...ROW, more: null }],
    ['a value of a record of another type', { ...ROW, by: { x: 'y' } }],
    ['an object with a way of its own to be written', Object.assign(Object.create({ toJSON: () => 'secret' }), ROW)],
    ['a list', [ROW]],
    ['nothing', null],
  ])('not one with %s', (_, value) => {
    expect(fits(Row, value)).toBe(false)
  })

  test('not one of which an earlier choice would send a part', () => {
    const Either = z.union([z.object({ id: z.number() }), z.object({ id: z.number(), key: z.string() })])
    expect(fits(Either, { id: 1, key: 'B' })).toBe(false)
    expect(fits(Either, { id: 1 })).toBe(true)
    const Told = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.number() }),
      z.object({ kind: z.literal('b'), b: z.number() }),
    ])
    expect(fits(Told, { kind: 'b', b: 1 })).toBe(true)
    expect(fits(Told, { kind: 'b', b: 1, a: 1 })).toBe(false)
  })

  test('texts and numbers with rules are held against them, and one that is changed on its way does not fit', () => {
    expect(fits(z.uuid(), crypto.randomUUID())).toBe(true)
    expect(fits(z.uuid(), 'none')).toBe(false)
    expect(fits(z.number().int().min(1), 0)).toBe(false)
    expect(fits(z.string().trim(), ' a ')).toBe(false)
  })

  test('a default is not put into what is sent, so that what lacks it does not fit', () => {
    const Later = z.object({ least: z.number().default(0) })
    expect(fits(Later, { least: 1 })).toBe(true)
    expect(fits(Later, {})).toBe(false)
  })

  test('schemas with rules that only Zod knows are left to it', () => {
    for (const schema of [
      z.looseObject({}),
      z.unknown(),
      z.object({ a: z.number() }).refine(() => true),
      z.array(z.number()).max(1),
      z.string().transform(() => 1),
    ])
      expect(fitting(schema)).toBe(null)
  })
})

test('every answer of the product is judged in this way, but for the few that are open', () => {
  const left = Object.entries(endpoints).flatMap(([resource, calls]) =>
    Object.entries(calls).flatMap(([name, { response }]) => (fitting(response) ? [] : [`${resource}.${name}`])),
  )
  expect(left).toEqual(['users.export', 'second_factor.startPasskey', 'second_factor.passkeyChallenge'])
})
