/** Many draws of one template, for tests of kinds of questions. */

import type { Template } from '../kit/types.ts'
import { drawTemplate } from './item.ts'

/** So many that it shows how often each place comes. */
export const many = (t: Template, items = 200) =>
  drawTemplate({ ...t, frames: t.frames.map((f) => ({ ...f, items })) }, new Map())

export const keyOf = (item: ReturnType<typeof many>[number]): string =>
  Object.values(item.secret.options).find((o) => o?.correct)?.key ?? ''

export function counts(keys: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const k of keys) out[k] = (out[k] ?? 0) + 1
  return out
}

export const checked = (t: Template, params: unknown): string => t.check(t.given(params, t.frames[0]?.id ?? '')).key
