/** Gates made of a check of single items, and what such checks look at. */

import type { DrawnItem } from '../draw/drawn.ts'
import { offered } from '../draw/offered.ts'
import { type TrapValue, trapValues } from '../draw/trap-values.ts'
import { visible } from '../draw/visible.ts'
import type { Frame, Html, Template } from '../kit/types.ts'
import type { Drawn, Gate } from './gate.ts'

/** Runs a check over the items and names the item in each problem. */
export const perItem =
  (gate: string, check: (item: DrawnItem, d: Drawn) => readonly string[]): Gate =>
  (d) =>
    d.items.flatMap((item) =>
      check(item, d).map((message) => ({
        gate,
        item: item.id,
        message,
        stem: visible(item.public.content).slice(0, 160),
      })),
    )

export type Origin = Readonly<{ t: Template; frame: Frame<unknown>; params: unknown }>

/** The same for drawn items alone: the check also gets the template and the parameters. */
export const perDrawnItem = (
  gate: string,
  check: (item: DrawnItem, origin: Origin, d: Drawn) => readonly string[],
): Gate =>
  perItem(gate, (item, d) => {
    const origin = originOf(item, d)
    return origin ? check(item, origin, d) : []
  })

/** Parameters as they come back from storage: a template must not need more than JSON keeps. */
const stored = (params: unknown): unknown => JSON.parse(JSON.stringify(params)) as unknown

/** Every gate asks for the origin of every item: templates are found once. */
const found = new WeakMap<Drawn['module']['templates'], ReadonlyMap<string, Template>>()

function templatesOf({ templates }: Drawn['module']): ReadonlyMap<string, Template> {
  const byId = found.get(templates) ?? new Map(templates.map((t) => [t.id, t]))
  found.set(templates, byId)
  return byId
}

function traced(item: DrawnItem, d: Drawn): Origin | null {
  const t = templatesOf(d.module).get(item.template_id)
  const frame = t?.frames.find((f) => f.id === item.frame_id)
  return t && frame ? { t, frame, params: stored(item.params) } : null
}

/** What is worked out for a gate serves the others that look at the same thing. */
function once<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = work(key)
    known.set(key, { value })
    return value
  }
}

const originsOf = once((d: Drawn) => once((item: DrawnItem) => traced(item, d)))

/** Where a drawn item comes from; null for a written question. */
export const originOf = (item: DrawnItem, d: Drawn): Origin | null => originsOf(d)(item)

/** What the mistakes lead to in an item, and which of that it may offer. */
export const mistakesIn = once(({ t, frame, params }: Origin): readonly TrapValue[] => trapValues(t, params, frame.id))
export const offeredIn = once(({ t, frame, params }: Origin): readonly TrapValue[] => offered(t, params, frame))

export const everyHtml = (item: DrawnItem): Html[] => [
  item.public.content,
  ...item.public.options.map((o) => o.content),
  item.secret.explanation,
  ...[...Object.values(item.secret.options), ...item.secret.wrong_grid].flatMap((wrong) => wrong?.says ?? []),
]
