/** A quadratic written in vertex form or in factored form. */

import { factor, square } from './common.ts'

const lead = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : `${a}`)

export const tail = (k: number): string => (k === 0 ? '' : k > 0 ? ` + ${k}` : ` - ${-k}`)

export const vertexTex = (a: number, h: number, k: number): string => `${lead(a)}${square(h)}${tail(k)}`

export const factoredTex = (a: number, r: number, s: number): string => `${lead(a)}${factor(r)}${factor(s)}`
