/**
 * Zod, whose schemas are made when they are first asked. A page needs a handful of some thousand schemas, and to make
 * all of them takes a phone a fifth of a second in one piece, at every start. Written as ever: `import * as z from './z.ts'`.
 */

import { z as zod } from 'zod'

import { sentenceFor } from './sentence-for.ts'

export type { infer, input, output, ZodObject, ZodString, ZodType } from 'zod'

// Before any schema is made: Zod would else try whether it may build code from text, which the pages' policy forbids.
// What a schema has no sentence for is said in ours: a validator's own words are for programmers.
zod.config({ jitless: true, customError: sentenceFor })

const MAKE = Symbol('make')
type Schema = Record<string | symbol, unknown>
type Args = readonly unknown[]

/** What a schema is changed by; everything else (parse, shape, options, …) needs the schema itself. */
const CHANGES = new Set<string | symbol>(
  [
    'optional',
    'nullable',
    'nullish',
    'default',
    'catch',
    'refine',
    'superRefine',
    'transform',
    'pipe',
    'readonly',
  ].concat(
    [
      'min',
      'max',
      'length',
      'regex',
      'trim',
      'toLowerCase',
      'int',
      'positive',
      'nonnegative',
      'gt',
      'gte',
      'lt',
      'lte',
    ],
    [
      'extend',
      'omit',
      'pick',
      'partial',
      'required',
      'strict',
      'array',
      'or',
      'and',
      'describe',
      'email',
      'startsWith',
    ],
  ),
)

const plain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** Schemas inside lists and objects, made. */
function ready(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const make = (value as { [MAKE]?: () => Schema })[MAKE]
  if (make) return make()
  if (Array.isArray(value)) return value.map(ready)
  if (!plain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ready(part)]))
}

function later(make: () => Schema): Schema {
  let made: Schema | undefined
  const real = () => (made ??= make())
  return new Proxy({} as Schema, {
    get(_, key) {
      if (key === MAKE) return real
      if (CHANGES.has(key))
        return (...args: Args) => later(() => (real()[key] as (...args: Args) => Schema)(...args.map(ready)))
      return real()[key]
    },
    has: (_, key) => key === MAKE || key in real(),
  })
}

/** Does what `make` does, once the schema is asked. */
const lazily = <F>(make: F): F =>
  ((...args: Args) => later(() => (make as (...args: Args) => Schema)(...args.map(ready)))) as F

export const array = lazily(zod.array)
export const boolean = lazily(zod.boolean)
export const discriminatedUnion = lazily(zod.discriminatedUnion)
export const email = lazily(zod.email)
const oneOf = lazily(zod.enum)

export { oneOf as enum }
export const literal = lazily(zod.literal)
export const looseObject = lazily(zod.looseObject)
export const number = lazily(zod.number)
export const object = lazily(zod.object)
export const record = lazily(zod.record)
export const string = lazily(zod.string)
const none = lazily(zod.undefined)

export { none as undefined }
export const union = lazily(zod.union)
export const unknown = lazily(zod.unknown)
export const uuid = lazily(zod.uuid)
export const coerce = { number: lazily(zod.coerce.number) }
export const iso = { date: lazily(zod.iso.date) }
