import { seededRng } from '@fourfold/engine'

/** Chance that can be repeated: a schedule that fails is found again by its seed. */
export type Rng = Readonly<{
  next: () => number
  below: (n: number) => number
  chance: (p: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}>

export function seeded(seed: number): Rng {
  const next = seededRng(seed)
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, by: next() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ value }) => value)
  return { next, below, chance: (p) => next() < p, pick, shuffle }
}
