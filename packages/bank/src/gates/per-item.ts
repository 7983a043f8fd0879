/** A gate made of a check of single items. */

import type { DrawnItem } from '../draw/drawn.ts'
import { visible } from '../draw/visible.ts'
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
