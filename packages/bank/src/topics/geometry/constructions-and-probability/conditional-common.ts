/** Fractions as the explanations show them. */

import { frac, toTex } from '#kit'

export const simply = (n: number, d: number): string => {
  const [shown, simple] = [`\\frac{${n}}{${d}}`, toTex(frac(n, d))]
  return shown === simple ? shown : `${shown} = ${simple}`
}
