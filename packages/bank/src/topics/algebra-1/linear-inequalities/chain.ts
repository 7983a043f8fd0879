/** Chains of inequalities, and strict and inclusive signs. */

import { int, type Rng } from '#kit'
import { inside, type Part } from './sets.ts'

export const le = (open: boolean): string => (open ? '\\lt' : '\\le')

export const below = (x: number, open: boolean, y: number): boolean => (open ? x < y : x <= y)

export const flag = (rng: Rng): boolean => int(rng, 0, 1) === 1

/** lo < ax + b < hi; `o1` and `o2` say whether the two signs are strict. */
export type Chain = Readonly<{ a: number; b: number; lo: number; hi: number; o1: boolean; o2: boolean }>

/** The set between two bounds as the chain gives them, turned around where a is negative. */
export const sorted = (p: Chain, x: number, y: number): Part[] =>
  p.a > 0 ? inside(x, p.o1, y, p.o2) : inside(y, p.o2, x, p.o1)

export const solved = (p: Chain): Part[] => sorted(p, (p.lo - p.b) / p.a, (p.hi - p.b) / p.a)

export const chainHolds = ({ a, b, lo, hi, o1, o2 }: Chain, x: number): boolean =>
  below(lo, o1, a * x + b) && below(a * x + b, o2, hi)
