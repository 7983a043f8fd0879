/** The wrong answers of a drawn item: what is shown or foreseen, the trap behind it, and what is said about it. */

import { type DrawnItem, sameTyped } from '../../draw/drawn.ts'
import type { TrapValue } from '../../draw/trap-values.ts'
import { visible } from '../../draw/visible.ts'
import { type Origin, offeredIn } from '../per-item.ts'

export type Wrong = Readonly<{ found: TrapValue; shown: string }>

/** The traps that an item offers as options, or foresees as typed answers. */
export function wrongOf(item: DrawnItem, origin: Origin): Wrong[] {
  const options = new Set(item.public.options.map((o) => o.content))
  return offeredIn(origin).flatMap((found) => {
    const x = found.value.number
    const typed = x !== undefined && item.secret.wrong_grid.some((w) => sameTyped(w.value, x))
    const here = item.public.options.length > 0 ? options.has(found.value.html) : typed
    return here ? [{ found, shown: found.value.html }] : []
  })
}

/** What a student reads of the question, with the text alternatives of its figures. */
export const readOf = (item: DrawnItem): string =>
  [item.public.content, ...item.public.options.map((o) => o.content)]
    .map((html) => `${visible(html)} ${[...html.matchAll(/aria-label="([^"]*)"/g)].map(([, alt]) => alt).join(' ')}`)
    .join(' ')
