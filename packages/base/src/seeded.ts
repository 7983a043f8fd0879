/** Seeded chance: the same seed gives the same numbers for ever, on every machine. All locked questions are drawn with it. */

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
