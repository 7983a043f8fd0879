import { afterEach, expect, test, vi } from 'vitest'
import * as z from './z.ts'

afterEach(() => vi.unstubAllGlobals())

test('no schema builds code from text, nor tries whether it may: the policy of the pages forbids it', async () => {
  // As the application loads them: a test before this one may have made some of the schemas by themselves.
  vi.resetModules()
  const { ConfirmFields, endpoints } = await import('./index.ts')
  const built = vi.fn()
  vi.stubGlobal('Function', function refused() {
    built()
    throw new Error('code from text')
  })
  expect(ConfirmFields.safeParse({ token: 'of a letter' }).success).toBe(true)
  expect(ConfirmFields.safeParse({ token: '' }).success).toBe(false)
  for (const resource of Object.values(endpoints))
    for (const { response } of Object.values(resource)) expect(response.safeParse(Symbol('none')).success).toBe(false)
  expect(built).not.toHaveBeenCalled()
})

test('a schema is made when it is first asked, and once', () => {
  const shape = vi.fn(() => ({ a: z.string() }))
  const made = z.object({
    get inner() {
      return z.object(shape())
    },
  })
  const changed = made.extend({ b: z.number() }).partial().nullable()
  expect(shape).not.toHaveBeenCalled()
  expect(changed.safeParse(null).success).toBe(true)
  expect(changed.safeParse({ inner: { a: 'x' }, b: 1 }).success).toBe(true)
  expect(changed.safeParse({ inner: { a: 1 } }).success).toBe(false)
  expect(shape).toHaveBeenCalledOnce()
})

test('schemas say what they are made of, and change in all ways that Zod has', () => {
  const Kind = z.enum(['a', 'b'])
  const Row = z.object({ id: z.coerce.number().int(), kind: Kind.default('b'), day: z.iso.date().optional() })
  expect(Kind.options).toEqual(['a', 'b'])
  expect(Object.keys(Row.omit({ day: true }).shape)).toEqual(['id', 'kind'])
  expect(Row.parse({ id: '3' })).toEqual({ id: 3, kind: 'b' })
  expect(
    z
      .array(Row.pick({ kind: true }))
      .max(1)
      .safeParse([{}, {}]).success,
  ).toBe(false)
  expect(z.union([Kind, z.record(z.string(), z.array(Row))]).parse({ x: [{ id: 1 }] })).toEqual({
    x: [{ id: 1, kind: 'b' }],
  })
  const either = z.discriminatedUnion('is', [
    z.object({ is: z.literal('row'), row: Row }),
    z.object({ is: z.literal('none') }),
  ])
  expect(either.parse({ is: 'none' })).toEqual({ is: 'none' })
  expect(either.safeParse({ is: 'row', row: {} }).success).toBe(false)
  const same = Row.refine(({ id }) => id > 0, 'Please give an id.')
  expect(same.safeParse({ id: 0 }).error?.issues[0]?.message).toBe('Please give an id.')
})
