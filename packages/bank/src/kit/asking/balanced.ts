/** Which three traps an item shows: the right value must not be recognizable by its place among the four. */

import { cheapestThree, likeness, pieces, rank } from '../near-duplicates.ts'
import { int, pick, seeded, shuffle } from '../rng.ts'
import { template } from '../template.ts'
import { trapValues } from '../trap-values.ts'
import type { Template, Value } from '../types.ts'

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

/** What a template takes care of; a change gives its items other options. */
export type Balance = Readonly<{
  /** The right value is also the nearest or the farthest from the others equally often. */ distance?: boolean
  /** Fractions of π are compared by size, not by their numerator. */ pi?: boolean
}>

/**
 * A template whose right value is the smallest, second, third or largest option equally often, as far as its traps
 * allow. The place is drawn with the numbers; of the traps that lead there, the ones that look alike are taken.
 */
export function balanced<P extends object, G>(
  t: Template<P, G>,
  { distance = false, pi = false }: Balance = {},
): Template {
  type Sided = P & Readonly<{ side: string }>
  const fraction = pi ? FRACTION_OF_PI : FRACTION
  const applied = (p: Sided): readonly number[] => {
    const key = t.answer(p)
    const at = firstNumber(key, fraction)
    const found = trapValues<P>(t, p).map((f) => ({ ...f, x: firstNumber(f.value, fraction) ?? 0 }))
    if (at === null || found.length <= 3) return found.map((f) => f.index)
    const rng = seeded(`${p.side}${JSON.stringify(p)}`)
    const [long, like, far] = [int(rng, 0, 3), int(rng, 0, 3), distance ? int(rng, 0, 3) : 0]
    const cost = (three: readonly (typeof found)[number][]): number => {
      const values = [key, ...three.map((f) => f.value)]
      const numbers = [at, ...three.map((f) => f.x)]
      const odd = numbers.filter((x) => Number.isInteger(x) !== Number.isInteger(at)).length
      const signs = numbers.filter((x) => x < 0 !== at < 0).length
      return (
        (distance ? 1.6 : 2) * Math.abs(rank(numbers) - SIDES.indexOf(p.side as 'a')) +
        (distance ? 0.9 * Math.abs(rank(distances(numbers)) - far) : 0) +
        odd +
        (signs === 3 ? 1 : 0) +
        (numbers.includes(-at) && at !== 0 ? 1 : 0) +
        0.4 * Math.abs(rank(values.map((v) => v.html.length)) - long) +
        0.6 * Math.abs(rank(likeness(values.map((v) => pieces(v.html)))) - like)
      )
    }
    return cheapestThree(shuffle(rng, found), cost).map((f) => f.index)
  }
  return template<Sided, G>({
    ...t,
    draw: (rng) => ({ ...t.draw(rng), side: pick(rng, SIDES) }),
    traps: t.traps.map((trap, i) => ({ ...trap, rule: (p) => (applied(p).includes(i) ? trap.rule(p) : null) })),
  })
}
