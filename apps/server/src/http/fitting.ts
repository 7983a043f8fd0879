import { type $ZodType, type $ZodTypes, safeEncode } from 'zod/v4/core'
import { isLasting } from './lasting.ts'

/**
 * Whether a value is what its schema would send, key for key: then it can be sent as it is, without the copy that Zod makes
 * of it. False also where this is not known; Zod then decides, and leaves out what does not belong.
 */
export type Fits = (value: unknown) => boolean

type Part = Readonly<{
  fits: Fits
  /** Whether Zod surely refuses what does not fit; else it may take a part of it. */
  exact: boolean
  /** Whether Zod surely refuses it, told by a look at the first level. */
  refused: Fits
}>

class NotKnown extends Error {}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const exactly = (fits: Fits): Part => ({ fits, exact: true, refused: (value) => !fits(value) })
const kindOf = (schema: $ZodType): $ZodTypes['_zod']['def'] => (schema as $ZodTypes)._zod.def

/** What lasts is looked through once: it stays as it is. */
function once(fits: Fits): Fits {
  const fitting = new WeakSet<object>()
  return (value) => {
    if (typeof value !== 'object' || value === null || !isLasting(value)) return fits(value)
    if (fitting.has(value)) return true
    const fit = fits(value)
    if (fit) fitting.add(value)
    return fit
  }
}

/** Texts and numbers with more to them than their type: Zod is asked, and must not change them. */
const asked = (schema: $ZodType): Part =>
  exactly((value) => {
    const result = safeEncode(schema, value)
    return result.success && result.data === value
  })

const isBare = (def: object): boolean =>
  !('format' in def && def.format) &&
  !('coerce' in def && def.coerce) &&
  !('checks' in def && (def.checks as []).length)

function objectPart(shape: Readonly<Record<string, $ZodType>>): Part {
  const keys = Object.entries(shape).map(([key, schema]) => {
    const def = kindOf(schema)
    const optional = def.type === 'optional'
    return { key, optional, ...partOf(optional ? def.innerType : schema) }
  })
  const needed = keys.filter(({ optional }) => !optional)
  const fits: Fits = (value) => {
    if (!isPlain(value)) return false
    let known = 0
    for (const { key, optional, fits } of keys) {
      const part = value[key]
      if (part === undefined) {
        if (!optional) return false
        if (key in value) known++
      } else {
        if (!fits(part)) return false
        known++
      }
    }
    for (const _ in value) known--
    return known === 0
  }
  const refused: Fits = (value) => !isPlain(value) || needed.some(({ key, exact, fits }) => exact && !fits(value[key]))
  return { fits: once(fits), exact: false, refused }
}

function unionPart(options: readonly $ZodType[]): Part {
  const parts = options.map(partOf)
  // Zod takes the first that it can: one before that would take a part of the value must not be passed over.
  const fits: Fits = (value) => {
    for (const part of parts) {
      if (part.fits(value)) return true
      if (!part.refused(value)) return false
    }
    return false
  }
  return { fits, exact: parts.every(({ exact }) => exact), refused: (value) => parts.every((p) => p.refused(value)) }
}

function arrayPart(element: $ZodType): Part {
  const { fits, exact } = partOf(element)
  return {
    fits: once((value) => {
      if (!Array.isArray(value)) return false
      for (const one of value) if (!fits(one)) return false
      return true
    }),
    exact,
    refused: (value) => !Array.isArray(value),
  }
}

function recordPart(valueType: $ZodType): Part {
  const { fits } = partOf(valueType)
  return {
    fits: once((value) => {
      if (!isPlain(value)) return false
      for (const key in value) if (key === '__proto__' || !fits(value[key])) return false
      return true
    }),
    exact: false,
    refused: (value) => !isPlain(value),
  }
}

function partOf(schema: $ZodType): Part {
  const def = kindOf(schema)
  const bare = isBare(def)
  if (def.type === 'string') return bare ? exactly((value) => typeof value === 'string') : asked(schema)
  if (def.type === 'number') return bare ? exactly((value) => Number.isFinite(value)) : asked(schema)
  if (!bare) throw new NotKnown()
  if (def.type === 'boolean') return exactly((value) => typeof value === 'boolean')
  if (def.type === 'null') return exactly((value) => value === null)
  if (def.type === 'literal' || def.type === 'enum') {
    const values = new Set<unknown>(def.type === 'literal' ? def.values : Object.values(def.entries))
    return exactly((value) => values.has(value))
  }
  if (def.type === 'nullable') {
    const { fits, exact, refused } = partOf(def.innerType)
    return {
      fits: (value) => value === null || fits(value),
      exact,
      refused: (value) => value !== null && refused(value),
    }
  }
  // What is sent must be there: only what comes in gets its default.
  if (def.type === 'default') return { ...partOf(def.innerType), exact: false, refused: () => false }
  if (def.type === 'array') return arrayPart(def.element)
  if (def.type === 'object' && !def.catchall) return objectPart(def.shape)
  if (def.type === 'union') return unionPart(def.options)
  if (def.type === 'record' && kindOf(def.keyType).type === 'string' && isBare(kindOf(def.keyType)))
    return recordPart(def.valueType)
  throw new NotKnown()
}

/** Null where a schema has parts that only Zod knows to judge. */
export function fitting(schema: $ZodType): Fits | null {
  try {
    return partOf(schema).fits
  } catch (error) {
    if (error instanceof NotKnown) return null
    throw error
  }
}
