/**
 * Another CPU, imitated: the functions of Math whose last bits the language leaves open answer a few units in the last place
 * beside their value, differently at each call. Square roots are exact everywhere by definition and stay as they are.
 */

import { type Rng, seeded } from '../kit/rng.ts'

const OPEN = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'sinh',
  'cosh',
  'tanh',
  'hypot',
  'pow',
  'cbrt',
  'exp',
  'expm1',
  'log',
  'log1p',
  'log2',
  'log10',
] as const

type Open = (...args: number[]) => number

const bits = new DataView(new ArrayBuffer(8))

/** The number `steps` doubles further from 0 (or nearer, when negative). */
export function ulps(x: number, steps: number): number {
  if (!Number.isFinite(x) || x === 0) return x
  bits.setFloat64(0, x)
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(steps))
  return bits.getFloat64(0)
}

/** ±1 to ±4 units in the last place. */
const noise = (rng: Rng): number => (1 + Math.floor(rng() * 4)) * (rng() < 0.5 ? -1 : 1)

/** Runs `work` with the disturbed functions. An operator (`**`) cannot be replaced; on whole numbers it is exact everywhere. */
export function withDisturbedMath<T>(seed: string, work: () => T): T {
  const rng = seeded(seed)
  const library = Math as unknown as Record<string, Open>
  const kept = OPEN.map((name) => [name, library[name] as Open] as const)
  for (const [name, exact] of kept) library[name] = (...args) => ulps(exact(...args), noise(rng))
  try {
    return work()
  } finally {
    for (const [name, exact] of kept) library[name] = exact
  }
}
