import { invalidRequest } from './errors.ts'

/** A form body with nested keys: `card[number]=…`, `items[0][price]=…`, `expand[]=…`. */
export type Params = { readonly [key: string]: ParamValue }
export type ParamValue = string | Params | readonly ParamValue[]

type Draft = Map<string, string | Draft>

export function parseForm(text: string): Params {
  const root: Draft = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = root
    for (const key of keys.slice(0, -1)) {
      const step = slot(at, key)
      const next = at.get(step)
      const child: Draft = next instanceof Map ? next : new Map()
      at.set(step, child)
      at = child
    }
    at.set(slot(at, keys.at(-1) ?? ''), value)
  }
  return settleObject(root)
}

/** `a[]` appends: the next free index. */
function slot(at: Draft, key: string): string {
  return key === '' ? String(at.size) : key
}

function settle(value: string | Draft): ParamValue {
  if (typeof value === 'string') return value
  const keys = [...value.keys()]
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return [...value.values()].map(settle)
  return settleObject(value)
}

function settleObject(draft: Draft): Params {
  return Object.fromEntries([...draft].map(([key, value]) => [key, settle(value)]))
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name })
  return value
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name)
  if (value === undefined)
    throw invalidRequest(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' })
  return value
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, { param: name, code: 'parameter_invalid_integer' })
  return Number(value)
}

export function requiredInteger(params: Params, name: string): number {
  requiredText(params, name)
  return integer(params, name) ?? 0
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, { param: name })
  return value === 'true'
}

export function object(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (isParams(value)) return value
  throw invalidRequest(`Invalid object`, { param: name })
}

/** A list of strings; a lone string counts as a list of one. */
export function texts(params: Params, name: string): string[] {
  const value = params[name]
  if (value === undefined || value === '') return []
  const entries = isList(value) ? value : [value]
  return entries.filter((entry) => typeof entry === 'string')
}

export function objects(params: Params, name: string): Params[] {
  const value = params[name]
  return value !== undefined && isList(value) ? value.filter(isParams) : []
}

/** Merges as Stripe does: an empty value removes the key, an empty `metadata` removes them all. */
export function mergedMetadata(params: Params, before: Record<string, string> = {}): Record<string, string> {
  if (params.metadata === '') return {}
  const result = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(object(params, 'metadata') ?? {})) {
    if (value === '') result.delete(key)
    else if (typeof value === 'string') result.set(key, value)
  }
  return Object.fromEntries(result)
}

function isList(value: ParamValue): value is readonly ParamValue[] {
  return Array.isArray(value)
}

function isParams(value: ParamValue): value is Params {
  return typeof value === 'object' && !isList(value)
}
