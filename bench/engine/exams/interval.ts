import { seededRng } from '@fourfold/engine'

const DRAWS = 500
/** Of 95 %. */
const TAIL = 0.025

export type Ratio = Readonly<{ ratio: number; low: number; high: number }>

/**
 * How large one error is beside another, with its interval. Whoever takes the same forms has their questions in common, and whoever
 * lives in the same world its habits, so all worlds of a set of forms are drawn again together (cluster bootstrap, Field and
 * Welsh 2007). A pair: sums of squares of one set.
 */
export function ratioOfErrors(groups: readonly (readonly [number, number])[], seed: number): Ratio {
  const rng = seededRng(seed)
  const of = (pairs: readonly (readonly [number, number])[]): number =>
    Math.sqrt(pairs.reduce((sum, [own]) => sum + own, 0) / pairs.reduce((sum, [, other]) => sum + other, 0))
  const drawn = Array.from({ length: DRAWS }, () =>
    of(groups.map((pair) => groups[Math.floor(rng() * groups.length)] ?? pair)),
  ).toSorted((a, b) => a - b)
  const place = (share: number): number => drawn[Math.round(share * (DRAWS - 1))] ?? Number.NaN
  return { ratio: of(groups), low: place(TAIL), high: place(1 - TAIL) }
}
