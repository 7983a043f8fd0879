/** Which wrong values a frame may offer: all that its traps give, or three that the template's balance chooses. */

import type { Rng } from '../kit/rng.ts'
import type { Frame, Template } from '../kit/types.ts'
import { byParts } from './balance-by-parts.ts'
import { byPlace, withSide } from './balance-by-place.ts'
import { bySize } from './balance-by-size.ts'
import { hasClassics } from './classics.ts'
import { inOrder } from './size.ts'
import { type TrapValue, trapValues } from './trap-values.ts'

export const responseOf = (t: Template, f: Frame<unknown>): 'choice' | 'grid' => f.response ?? t.response

export function drawParams(t: Template, rng: Rng): unknown {
  const params = t.draw(rng)
  return t.balance === 'place' || t.balance === 'distance' ? withSide(params, rng) : params
}

export function offered(t: Template, params: unknown, frame: Frame<unknown>): readonly TrapValue[] {
  const found = trapValues(t, params, frame.id)
  // What is typed may come from any of the traps, so none of them is dropped.
  if (hasClassics(t) && responseOf(t, frame) === 'grid') return found
  const key = t.answer(params)
  // Which of them bring the key to its letter is decided with the draw.
  if (inOrder(t, key, found)) return found
  if (t.balance === 'place' || t.balance === 'distance') return byPlace(key, found, params, t.balance === 'distance')
  if (t.balance === 'parts') return byParts(key, found, params, t.id)
  // A typed answer may show any of the traps.
  return t.balance === 'size' && responseOf(t, frame) === 'choice' ? bySize(key, found, params, t.id) : found
}
