/** Growth by a percentage. */

import { frac, mul, pow, toDecimalText } from '#kit'

/** 1.05 from 5, 0.95 from −5. */
export const base = (p: number): string => toDecimalText(frac(100 + p, 100))

export type Change = { a: number; p: number; n: number }

export const after = ({ a, p, n }: Change) => mul(a, pow(frac(100 + p, 100), n))
