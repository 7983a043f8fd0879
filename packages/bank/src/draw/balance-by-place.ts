/** Three traps among which the right value stands at a drawn place: smallest, second, third or largest. */

import { int, pick, type Rng, seeded, shuffle } from '../kit/rng.ts'
import type { Value } from '../kit/types.ts'
import { keepsClassics } from './classics.ts'
import { cheapestThree, likeness, pieces, rank } from './near-duplicates.ts'
import type { TrapValue } from './trap-values.ts'

const FRACTION = /^\D*?(-?)\\frac\{(-?\d+)\}\{(\d+)\}/
const FRACTION_OF_PI = /^\D*?(-?)\\frac\{(-?\d+)(?:\\pi)?\}\{(\d+)\}/

/** The number that is seen first in a value. */
function firstNumber(v: Value, fraction: RegExp): number | null {
  const [, sign, top, bottom] = fraction.exec(v.html) ?? []
  if (top !== undefined && bottom !== undefined) return ((sign === '-' ? -1 : 1) * Number(top)) / Number(bottom)
  const found = /-?\d+(?:\.\d+)?/.exec(v.html.replace(/,(?=\d{3})/g, ''))
  return found ? Number(found[0]) : null
}

/** How far each number lies from the others together. */
const distances = (numbers: readonly number[]): number[] =>
  numbers.map((x) => numbers.reduce((sum, y) => sum + Math.abs(x - y), 0))

const SIDES = ['a', 'b', 'c', 'd'] as const

/** The place is drawn with the numbers and kept with them. */
export const withSide = (params: unknown, rng: Rng): unknown => ({ ...(params as object), side: pick(rng, SIDES) })

/** Of the traps that lead to the drawn place, the ones that look alike. */
export function byPlace(
  key: Value,
  found: readonly TrapValue[],
  params: unknown,
  distance: boolean,
): readonly TrapValue[] {
  const fraction = distance ? FRACTION_OF_PI : FRACTION
  const at = firstNumber(key, fraction)
  if (at === null || found.length <= 3) return found
  const { side } = params as { side: (typeof SIDES)[number] }
  const rng = seeded(`${side}${JSON.stringify(params)}`)
  const [long, like, far] = [int(rng, 0, 3), int(rng, 0, 3), distance ? int(rng, 0, 3) : 0]
  const numbered = found.map((f) => ({ found: f, x: firstNumber(f.value, fraction) ?? 0 }))
  const cost = (three: readonly (typeof numbered)[number][]): number => {
    const values = [key, ...three.map((f) => f.found.value)]
    const numbers = [at, ...three.map((f) => f.x)]
    const odd = numbers.filter((x) => Number.isInteger(x) !== Number.isInteger(at)).length
    const signs = numbers.filter((x) => x < 0 !== at < 0).length
    return (
      (distance ? 1.6 : 2) * Math.abs(rank(numbers) - SIDES.indexOf(side)) +
      (distance ? 0.9 * Math.abs(rank(distances(numbers)) - far) : 0) +
      odd +
      (signs === 3 ? 1 : 0) +
      (numbers.includes(-at) && at !== 0 ? 1 : 0) +
      0.4 * Math.abs(rank(values.map((v) => v.html.length)) - long) +
      0.6 * Math.abs(rank(likeness(values.map((v) => pieces(v.html)))) - like)
    )
  }
  const keeps = keepsClassics(found)
  const three = new Set(
    cheapestThree(shuffle(rng, numbered), cost, (some) => keeps(some.map((f) => f.found))).map((f) => f.found),
  )
  return found.filter((f) => three.has(f))
}
