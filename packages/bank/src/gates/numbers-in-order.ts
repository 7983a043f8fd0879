/** Options that are numbers stand from the smallest up, in topics that have it so. */

import { inOrder, sizeOf } from '../draw/size.ts'
import { mistakesIn, perDrawnItem } from './per-item.ts'

export const numbersInOrder = perDrawnItem('order', (item, origin) => {
  const { t, params } = origin
  const values = [t.answer(params), ...mistakesIn(origin).map((f) => f.value), ...(t.near?.(params) ?? [])]
  const shown = item.public.options.map((o) => values.find((v) => v.html === o.content))
  const found = shown.flatMap((value) => (value ? [{ value }] : []))
  const [first] = found
  if (found.length < 4 || !first || !inOrder(t, first.value, found)) return []
  const sizes = found.map(({ value }) => sizeOf(value) ?? 0)
  return sizes.every((x, i) => i === 0 || x > (sizes[i - 1] ?? x)) ? [] : ['the options are not in ascending order']
})
