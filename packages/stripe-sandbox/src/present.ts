import { invalidRequest } from './errors.ts'
import { copy, type State } from './state.ts'

type Json = Record<string, unknown>

/** Members that Stripe leaves out unless the caller asks to expand them. */
const ON_REQUEST: ReadonlyMap<unknown, readonly string[]> = new Map([['invoice', ['payments', 'confirmation_secret']]])

/** The answer as it goes over the wire, with `expand` done. */
export function present(state: State, answer: object, expand: readonly string[]): string {
  const wire: unknown = copy(answer)
  const asked = new Set<string>()
  for (const path of expand) {
    if (path.split('.').length > 5)
      throw invalidRequest(`You cannot expand more than 4 levels of a property`, { param: 'expand' })
    expandPath(state, wire, path.split('.'), '', asked)
  }
  prune(wire, '', asked)
  return JSON.stringify(wire, null, 2)
}

function expandPath(state: State, at: unknown, [name, ...rest]: string[], prefix: string, asked: Set<string>): void {
  if (name === undefined) return
  if (Array.isArray(at)) {
    for (const entry of at) expandPath(state, entry, [name, ...rest], prefix, asked)
    return
  }
  if (!isJson(at)) return
  if (!(name in at)) throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' })
  const path = `${prefix}.${name}`
  asked.add(path)
  const value = at[name]
  if (typeof value === 'string') at[name] = copy(lookUp(state, value)) ?? value
  expandPath(state, at[name], rest, path, asked)
}

function prune(at: unknown, path: string, asked: ReadonlySet<string>): void {
  if (Array.isArray(at)) {
    for (const entry of at) prune(entry, path, asked)
    return
  }
  if (!isJson(at)) return
  for (const name of ON_REQUEST.get(at.object) ?? []) if (!asked.has(`${path}.${name}`)) delete at[name]
  for (const [name, value] of Object.entries(at)) prune(value, `${path}.${name}`, asked)
}

function lookUp(state: State, id: string): object | null {
  return (
    state.customers.get(id) ??
    state.intents.get(id) ??
    state.charges.get(id) ??
    state.methods.get(id)?.method ??
    state.invoices.get(id)?.invoice ??
    state.subscriptions.get(id) ??
    state.products.get(id) ??
    state.prices.get(id) ??
    null
  )
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
