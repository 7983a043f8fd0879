/** Numbers put into an inequality, and what its sign does in a worked solution. */

import { type Html, type Relation, toTex } from '#kit'
import { flip, holds, isStrict, pointsUp, SIGN } from '../relations.ts'
import { workedLine } from '../undoing.ts'

/** The relation after both sides are divided or multiplied by a number. */
export const turned = (a: number, rel: Relation): Relation => (a < 0 ? flip(rel) : rel)

const verdict = (left: number, rel: Relation, right: number): Html =>
  `$${toTex(left)} ${SIGN[rel]} ${toTex(right)}$ is ${holds(left, rel, right) ? 'true' : 'false'}`

/** “$x = 4$ gives $3 \cdot 4 - 5 = 7$, and $7 \gt 4$ is true.” */
export const gives = (x: number, left: string, value: number, rel: Relation, right: number, variable = 'x'): Html =>
  `$${variable} = ${x}$ gives $${left}$, and ${verdict(value, rel, right)}.`

/** The same when both sides contain the variable. */
export const givesBoth = (
  x: number,
  sides: readonly [left: string, right: string],
  left: number,
  rel: Relation,
  right: number,
): Html => `$x = ${x}$ gives $${sides[0]}$ and $${sides[1]}$, and ${verdict(left, rel, right)}.`

/** A number on each side of the boundary, put into ax + b. */
export function onBothSides(a: number, b: number, rel: Relation, c: number, solved: Relation, bound: number): Html {
  const toward = pointsUp(solved) ? 1 : -1
  const one = (x: number) => gives(x, workedLine(a, x, b), a * x + b, rel, c)
  return `Test a number on each side of $${bound}$: ${one(bound + toward)} ${one(bound - toward)}`
}

/** Whether dividing or multiplying by a number turns the sign around. */
export const whySign = (a: number, word = 'divisor'): Html =>
  a < 0
    ? `The ${word} is negative, and that reverses the order of numbers: $2 \\lt 3$, but $-2 \\gt -3$.`
    : `The ${word} is positive, so the order of numbers stays the same.`

/** How a ray is drawn. */
export const drawn = (rel: Relation, bound: number): Html =>
  `${isStrict(rel) ? 'an open' : 'a filled'} circle at $${bound}$, and everything to the ${pointsUp(rel) ? 'right' : 'left'} of it`

export const whyCircle = (open: boolean): Html =>
  open ? 'An open circle leaves the boundary out.' : 'A filled circle takes the boundary in.'
