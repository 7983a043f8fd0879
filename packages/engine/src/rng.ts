import { type Rng, seeded } from '@fourfold/base'

/** Chance for tests, simulations and the demo students, by a number. */
export const seededRng = (seed: number): Rng => seeded(String(seed))

/** Box and Muller (1958): a standard normal draw. */
export function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng())
}
