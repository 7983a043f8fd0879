import { seededRng } from '@fourfold/engine'

const DRAWS = 500
/** Of 95 %. */
const TAIL = 0.025

export type Ratio = Readonly<{ ratio: number; low: number; high: number }>

/**
 * How large one error is beside another, with its interval. Students of a world have its questions and its habits in common, so
 * whole worlds are drawn again (cluster bootstrap, Field and Welsh 2007). A pair: sums of squares of one world.
 */
export function ratioOfErrors(worlds: readonly (readonly [number, number])[], seed: number): Ratio {
  const rng = seededRng(seed)
  const of = (pairs: readonly (readonly [number, number])[]): number =>
    Math.sqrt(pairs.reduce((sum, [own]) => sum + own, 0) / pairs.reduce((sum, [, other]) => sum + other, 0))
  const drawn = Array.from({ length: DRAWS }, () =>
    of(worlds.map((pair) => worlds[Math.floor(rng() * worlds.length)] ?? pair)),
  ).toSorted((a, b) => a - b)
  const place = (share: number): number => drawn[Math.round(share * (DRAWS - 1))] ?? Number.NaN
  return { ratio: of(worlds), low: place(TAIL), high: place(1 - TAIL) }
}
