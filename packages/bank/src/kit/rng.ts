/** Draws by seeded chance. */
import type { Rng } from '@fourfold/base'

export { hash32, type Rng, seeded } from '@fourfold/base'

/** A whole number from lo to hi, both possible. */
export function int(rng: Rng, lo: number, hi: number): number {
  return lo + Math.floor(rng() * (hi - lo + 1))
}

/** A whole number from lo to hi that is not 0. */
export function nonZero(rng: Rng, lo: number, hi: number): number {
  return until(
    () => int(rng, lo, hi),
    (n) => n !== 0,
  )
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  const found = list[int(rng, 0, list.length - 1)]
  if (found === undefined) throw new RangeError('pick from an empty list')
  return found
}

export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = int(rng, 0, i)
    const swap = out[i] as T
    out[i] = out[j] as T
    out[j] = swap
  }
  return out
}

/** `count` different members of the list, in drawn order. */
export function sample<T>(rng: Rng, list: readonly T[], count: number): T[] {
  if (count > list.length) throw new RangeError(`sample of ${count} from ${list.length}`)
  return shuffle(rng, list).slice(0, count)
}

/** Draws again until the draw is good; a condition that is (almost) never met is an error of the template. */
export function until<T>(draw: () => T, good: (drawn: T) => boolean): T {
  for (let i = 0; i < 2000; i++) {
    const drawn = draw()
    if (good(drawn)) return drawn
  }
  throw new RangeError('until: no good draw in 2000 tries')
}
