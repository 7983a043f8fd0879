/** Three traps of which as many are smaller than the right value as was drawn. */

import { hash32 } from '../kit/rng.ts'
import type { Value } from '../kit/types.ts'
import { isClassic } from './classics.ts'
import { sizeOf } from './size.ts'
import type { TrapValue } from './trap-values.ts'

/**
 * First it is drawn how many traps are smaller than the key (0 to 3, as far as there are such traps), then which ones.
 * Whole keys stand among whole numbers where there are enough of them. Classic mistakes come first on either side.
 */
export function bySize(
  key: Value,
  found: readonly TrapValue[],
  params: unknown,
  template: string,
): readonly TrapValue[] {
  const right = sizeOf(key)
  if (right === null) return found
  const all = found.flatMap((f) => {
    const x = sizeOf(f.value)
    return x === null ? [] : [{ index: f.index, x, classic: isClassic(f) }]
  })
  const whole = all.filter((a) => a.classic || Number.isInteger(a.x) === Number.isInteger(right))
  const pool = whole.length >= 3 ? whole : all
  if (pool.length < 3) return found
  const seed = `${template}/${JSON.stringify(params)}`
  const order = (list: typeof all) =>
    [...list].sort(
      (a, b) => Number(b.classic) - Number(a.classic) || hash32(`${seed}/${a.index}`) - hash32(`${seed}/${b.index}`),
    )
  const smaller = order(pool.filter((a) => a.x < right))
  const larger = order(pool.filter((a) => a.x > right))
  const wished = hash32(seed) % 4
  const classics = (list: typeof all) => list.filter((a) => a.classic).length
  const [least, most] = [classics(smaller), 3 - classics(larger)]
  const below = Math.min(Math.max(wished, 3 - larger.length, least), smaller.length, most)
  const three = new Set([...smaller.slice(0, below), ...larger.slice(0, 3 - below)].map((a) => a.index))
  return found.filter((f) => three.has(f.index))
}
