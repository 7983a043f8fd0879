import type { Rng } from './types.ts'

/**
 * Small seeded generator (mulberry32); the same seed gives the same numbers everywhere. The bank has another, which its items
 * are drawn with: packages know nothing of each other, and golden vectors and benchmarks rest on the numbers of this one.
 */
export function seededRng(seed: number): Rng {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Box and Muller (1958): a standard normal draw. */
export function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng())
}
