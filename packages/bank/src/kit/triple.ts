import { gcd } from './num/frac.ts'
import type { Html } from './types.ts'

/** Three whole sides of a right triangle, as one knows them by heart: `$9$, $12$, $15$ is $3$ times the Pythagorean triple $3$, $4$, $5$`. */
export function tripleSays(leg: number, other: number, hypotenuse: number): Html {
  const sides = [...[leg, other].sort((a, b) => a - b), hypotenuse]
  const k = sides.reduce(gcd)
  const shown = (by: number) => sides.map((side) => `$${side / by}$`).join(', ')
  return k === 1
    ? `${shown(1)} is a Pythagorean triple`
    : `${shown(1)} is $${k}$ times the Pythagorean triple ${shown(k)}`
}
