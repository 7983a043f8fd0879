/** The wrong way of a misconception, taken in the item, gives exactly its option. */

import { sentencesOf } from '../draw/all.ts'
import { sameTyped } from '../draw/drawn.ts'
import { offeredIn, originOf, perItem } from './per-item.ts'

export const misconceptionsHold = perItem('misconception', (item, d) => {
  const o = originOf(item, d)
  const known = sentencesOf(d.module)
  const named = [...Object.values(item.secret.options), ...item.secret.wrong_grid].flatMap((w) =>
    w?.misconception ? [w.misconception] : [],
  )
  const out = named.filter((id) => !known.has(id)).map((id) => `unknown misconception ${id}`)
  if (!o) return out
  const found = offeredIn(o)
  for (const { letter, content } of item.public.options) {
    const secret = item.secret.options[letter]
    if (!secret?.misconception) continue
    if (!found.some((f) => f.trap.misconception === secret.misconception && f.value.html === content)) {
      out.push(`the rule of ${secret.misconception} does not give option ${letter}`)
    }
  }
  for (const { value, misconception } of item.secret.wrong_grid) {
    const gives = (f: (typeof found)[number]) => f.value.number !== undefined && sameTyped(value, f.value.number)
    if (!found.some((f) => f.trap.misconception === misconception && gives(f)))
      out.push(`the rule of ${misconception} does not give ${value}`)
  }
  return out
})
