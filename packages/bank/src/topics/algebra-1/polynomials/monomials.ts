/** Monomials in x, sums of them, and a common factor drawn out of two of them. */

import { text } from '#kit'
import { px } from './forms.ts'

export const mon = (c: number, e: number): string =>
  e === 0 ? `${c}` : `${c === 1 ? '' : c}${e === 1 ? 'x' : `x^{${e}}`}`

export const poly = (list: readonly (readonly [number, number])[]): string =>
  px(Array.from({ length: 9 }, (_, i) => list.find(([, e]) => e === 8 - i)?.[0] ?? 0))

/** c x^e (…), compared as written, because a form that is not fully factored has the same value. */
export const out = (c: number, e: number, inside: readonly (readonly [number, number])[]) =>
  text(`$${c === 1 && e === 0 ? '' : mon(c, e)}(${poly(inside)})$`)
