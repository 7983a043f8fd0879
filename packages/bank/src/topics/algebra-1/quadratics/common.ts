import { nonZero, polyFromRoots, polynomial, polyTex, type Rng, signed, until } from '#kit'

/** Misconceptions of the questions that judge two claims. */
export const JUDGING = {
  accepts: 'a1-q-accepts-a-wrong-step',
  rejects: 'a1-q-rejects-a-right-step',
  oneRight: 'a1-q-expects-one-right-answer',
} as const

export const UNTESTED = 'a1-q-names-an-error-untested'

/** ax² + bx + c. */
export const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))

/** a(x − r)(x − s), multiplied out. */
export const fromRoots = (r: number, s: number, a = 1): string => polyTex(polyFromRoots([r, s], a))

/** (x − r). */
export const factor = (r: number): string => (r === 0 ? 'x' : `(x${signed(-r)})`)

/** (x − h)². */
export const square = (h: number): string => (h === 0 ? 'x^2' : `(x${signed(-h)})^2`)

/** Both solutions put into x² − (r + s)x + rs, worked out. */
export const putBack = (r: number, s: number): string =>
  [r, s].map((x) => `$x = ${x}$ gives $${x * x}${signed(-(r + s) * x)}${signed(r * s)} = 0$`).join(', and ')

/** Two roots of different size, so that changing a sign is always seen. */
export const twoRoots = (rng: Rng, most: number): { r: number; s: number } =>
  until(
    () => ({ r: nonZero(rng, -most, most), s: nonZero(rng, -most, most) }),
    ({ r, s }) => Math.abs(r) !== Math.abs(s) && Math.abs(r) < Math.abs(s),
  )

/** Whole numbers from −n to n. */
export const wholes = (n: number): number[] => Array.from({ length: 2 * n + 1 }, (_, i) => i - n)

/** The whole solutions of x² + bx + c = 0, the one nearer to zero first. */
export function rootsOf(b: number, c: number): { r: number; s: number } {
  const [r = 0, s = r] = wholes(90)
    .filter((x) => x * x + b * x + c === 0)
    .sort((x, y) => Math.abs(x) - Math.abs(y))
  return { r, s }
}

/** The square root of a square. */
export const rootOf = (k: number): number => Math.round(Math.sqrt(k))
