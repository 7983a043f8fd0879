/** Which three of the wrong values are shown: those among which the right one does not stand out. */

import { toNumber } from '../kit/num/frac.ts'
import { int, type Rng, shuffle } from '../kit/rng.ts'
import type { Value } from '../kit/types.ts'
import { keepsClassics } from './classics.ts'
import { gapAt, gaps } from './inconspicuous.ts'
import { cheapestThree, likeness, pieces, rank } from './near-duplicates.ts'
import { sizeOf } from './size.ts'
import type { TrapValue } from './trap-values.ts'
import { visible } from './visible.ts'

/** Sums of fractions that differ by rounding alone are ties. */
const SLACK = 1e-12
/** What it costs when the key does not stand where it is meant to. */
const OFF_PLACE = 6

const known = new WeakMap<Value, Set<string>>()

/** The pieces of a value; each value is compared in many threes, so they are taken apart once. */
function parts(v: Value): Set<string> {
  const found = known.get(v) ?? pieces(visible(v.html))
  known.set(v, found)
  return found
}

/** A pair x and −x that contains the right value gives it away, unless the other two are such a pair as well. */
function twinCost(numbers: readonly number[]): number {
  const [key = 0, ...rest] = numbers
  const twins = rest.filter((x) => x !== 0 && x === -key).length
  const others = rest.filter((x) => x !== 0 && x !== -key && rest.includes(-x)).length
  return twins > 0 && others === 0 ? 2 : 0
}

/**
 * Places for the right value (by size, by distance from 0, by length, by likeness) are drawn first; then the three wrong
 * values are taken that come nearest to them. So the right one is the largest, the shortest or the odd one no more often
 * than any other. Where numbers stand in order, `place` is the one by size, and it counts most.
 */
export function chooseThree(rng: Rng, key: Value, found: readonly TrapValue[], place?: number): TrapValue[] {
  const target = { size: int(rng, 0, 3), distance: int(rng, 0, 3), length: int(rng, 0, 3), likeness: int(rng, 0, 3) }
  const cost = (three: readonly TrapValue[]): number => {
    const values = [key, ...three.map((t) => t.value)]
    const look =
      0.4 *
        Math.abs(
          rank(
            values.map((v) => visible(v.html).length),
            SLACK,
          ) - target.length,
        ) +
      0.6 * Math.abs(rank(likeness(values.map(parts)), SLACK) - target.likeness)
    const away =
      place === undefined ||
      rank(
        values.map((v) => sizeOf(v) ?? 0),
        SLACK,
      ) === place
        ? 0
        : OFF_PLACE
    if (!values.every((v) => v.number)) return look + away
    const numbers = values.map((v) => (v.number ? toNumber(v.number) : 0))
    const whole = numbers.map((x) => (Number.isInteger(x) ? 1 : 0))
    const odd = whole.filter((w) => w === whole[0]).length === 1 ? 2 : 0
    return (
      look +
      away +
      odd +
      twinCost(numbers) +
      (place === undefined
        ? Math.abs(rank(numbers, SLACK) - target.size)
        : 0.9 * Math.abs(rank(gaps(numbers), SLACK) - gapAt(place, target.size))) +
      0.8 * Math.abs(rank(numbers.map(Math.abs), SLACK) - target.distance)
    )
  }
  return cheapestThree(shuffle(rng, found), cost, keepsClassics(found))
}
