/** Seeded chance: the same seed gives the same numbers for ever. */

/** Gives a number in [0, 1) each time it is called. */
export type Rng = () => number

/** FNV-1a with a final mix; four different starts give the 128 bits that sfc32 wants. */
export function hash32(text: string, start = 0x811c9dc5): number {
  let h = start
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Chris Doty-Humphrey's sfc32 (PractRand), started from a hash of the seed. */
export function seeded(seed: string): Rng {
  let a = hash32(seed, 0x811c9dc5)
  let b = hash32(seed, 0x9e3779b9)
  let c = hash32(seed, 0x243f6a88)
  let d = 1
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

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
