/** Monomials and powers in TeX. */

import { expr, type Value, type Vars } from '#kit'

/** `x^{3}`, `x` for the exponent 1. */
export const power = (base: string, e: number): string => (e === 1 ? base : `${base}^{${e}}`)

/** Where the exponent 0 is the subject of the question it is written out. */
export const zeroth = (base: string): string => `${base}^{\\,0}`

/** `6x^{2}y` from 6 and [2, 1]; a variable with the exponent 0 is left out. */
export function monoTex(c: number, exps: readonly number[], letters = 'xy'): string {
  const body = exps.map((e, i) => (e === 0 ? '' : power(letters[i] as string, e))).join('')
  return body === '' ? `${c}` : `${c === 1 ? '' : c === -1 ? '-' : c}${body}`
}

export const monoFn =
  (c: number, exps: readonly number[], letters = 'xy') =>
  (v: Vars): number =>
    exps.reduce((product, e, i) => product * v[letters[i] as 'x'] ** e, c)

export function mono(c: number, exps: readonly number[], letters = 'xy'): Value {
  return expr(monoTex(c, exps, letters), monoFn(c, exps, letters))
}

/** With positive exponents only: `\frac{3y^{2}}{x^{4}}`. */
export function positive(top: number, bottom: number, exps: readonly number[], letters = 'xy'): Value {
  const up = exps.map((e) => Math.max(e, 0))
  const down = exps.map((e) => Math.max(-e, 0))
  const plain = bottom === 1 && down.every((e) => e === 0)
  const upTex = monoTex(top, up, letters)
  const tex = plain ? upTex : `\\frac{${upTex}}{${monoTex(bottom, down, letters)}}`
  return expr(tex, (v) => monoFn(top, exps, letters)(v) / bottom)
}
