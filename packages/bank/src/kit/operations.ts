/**
 * The wrong operations behind wrong answers, by name. `redo` carries one out on its operands, in the order that `says`
 * names them; where a mistake is not about numbers alone there is none.
 */

import { add, div, type Fracish, frac, lcm, mul, neg, pow, sub, toFrac } from './num/frac.ts'
import { ALGEBRA_OPERATIONS } from './operations/algebra.ts'
import { measures } from './operations/measures.ts'
import { TRIGONOMETRY_OPERATIONS } from './operations/trigonometry.ts'
import type { WrongOperation } from './operations/wrong-operation.ts'

const size = (x: Fracish): Fracish => (toFrac(x).n < 0 ? neg(x) : x)

export const OPERATIONS = {
  // Signs
  'sign-dropped': { says: 'leaves out the minus of a', redo: (a) => size(a) },
  'sign-added': { says: 'gives a positive a a minus', redo: (a) => neg(size(a)) },
  'minus-not-distributed': { says: 'takes (b + c) from a as a − b + c', redo: (a, b, c) => add(sub(a, b), c) },
  'difference-turned-round': { says: 'takes a from b instead of b from a', redo: (a, b) => sub(b, a) },
  'product-of-negatives-negative': {
    says: 'gives a product of negatives a, b a minus',
    redo: (a, b) => neg(size(mul(a, b))),
  },
  'inequality-not-reversed': { says: 'keeps the sign of an inequality when dividing by a negative number' },
  // Equations
  'added-instead-of-subtracted': { says: 'adds b to a instead of taking it away', redo: (a, b) => add(a, b) },
  'subtracted-instead-of-added': { says: 'takes b from a instead of adding it', redo: (a, b) => sub(a, b) },
  'multiplied-instead-of-divided': { says: 'multiplies a by b instead of dividing', redo: (a, b) => mul(a, b) },
  'divided-instead-of-multiplied': { says: 'divides a by b instead of multiplying', redo: (a, b) => div(a, b) },
  'operation-undone-in-wrong-order': {
    says: 'solves ax + b = c by dividing c by a before b is taken away',
    redo: (a, b, c) => sub(div(c, a), b),
  },
  'operation-on-one-side-only': {
    says: 'leaves the side a of an equation as it is while the other side changes',
    redo: (a) => a,
  },
  'stopped-at-a-step': { says: 'gives a, which a step on the way leads to', redo: (a) => a },
  'solved-for-the-other': { says: 'gives a, another unknown than the one asked for', redo: (a) => a },
  'root-lost': { says: 'gives one of two solutions' },
  'false-root-kept': { says: 'keeps a solution that does not fit the equation' },
  // Expressions
  'distributed-to-first-term-only': { says: 'multiplies out a(b + c) as ab + c', redo: (a, b, c) => add(mul(a, b), c) },
  'unlike-terms-combined': { says: 'adds a and b of terms that are not alike', redo: (a, b) => add(a, b) },
  'power-of-sum-as-sum-of-powers': {
    says: 'takes (a + b)², or the power c of a + b, as the sum of the powers',
    redo: (a, b, c = 2) => add(pow(a, toFrac(c).n), pow(b, toFrac(c).n)),
  },
  'exponents-multiplied': { says: 'multiplies the exponents a, b instead of adding them', redo: (a, b) => mul(a, b) },
  'exponents-added': { says: 'adds the exponents a, b instead of multiplying them', redo: (a, b) => add(a, b) },
  'power-as-product': { says: 'takes a to the power b as a times b', redo: (a, b) => mul(a, b) },
  'negative-exponent-as-negative-number': {
    says: 'takes a to the power −b as −(a to the power b)',
    redo: (a, b) => neg(pow(a, toFrac(b).n)),
  },
  'root-as-half': { says: 'halves a instead of taking its root', redo: (a) => div(a, 2) },
  'left-to-right': { says: 'works out a + b · c from left to right', redo: (a, b, c) => mul(add(a, b), c) },
  // Fractions and percentages
  'reciprocal-not-taken': { says: 'multiplies a by b to divide by it', redo: (a, b) => mul(a, b) },
  'reciprocal-taken': { says: 'gives b/a where a/b is asked for', redo: (a, b) => div(b, a) },
  'tops-and-bottoms-added': {
    says: 'adds a and b by adding numerators and denominators',
    redo: (a, b) => frac(toFrac(a).n + toFrac(b).n, toFrac(a).d + toFrac(b).d),
  },
  'common-denominator-only': {
    says: 'brings a, b over one denominator and keeps their numerators',
    redo: (a, b) => frac(toFrac(a).n + toFrac(b).n, lcm(toFrac(a).d, toFrac(b).d)),
  },
  'whole-for-part': { says: 'gives a where a part of it is asked for', redo: (a) => a },
  'part-for-rest': { says: 'gives the part b of a where the rest is asked for', redo: (a, b) => mul(a, b) },
  'percent-as-amount': { says: 'takes b percent off a as the amount b', redo: (a, b) => sub(a, b) },
  'percent-of-new-value': {
    says: 'undoes a change of b percent by taking b percent of the new value a',
    redo: (a, b) => sub(a, mul(a, div(b, 100))),
  },
  'percents-added': { says: 'adds the percentages a, b of changes that follow each other', redo: (a, b) => add(a, b) },
  'decimal-point-moved': { says: 'is off by a factor of ten', redo: (a) => div(a, 10) },
  // Geometry and measures
  'radius-for-diameter': { says: 'uses the diameter a as the radius', redo: (a) => a },
  'diameter-for-radius': { says: 'uses twice the radius a', redo: (a) => mul(2, a) },
  'half-forgotten': { says: 'leaves out the half in half of a · b', redo: (a, b) => mul(a, b) },
  'third-forgotten': { says: 'leaves out the third in a third of a · b', redo: (a, b) => mul(a, b) },
  'area-for-perimeter': { says: 'gives the area of a by b for its perimeter', redo: (a, b) => mul(a, b) },
  'perimeter-for-area': { says: 'gives the perimeter of a by b for its area', redo: (a, b) => mul(2, add(a, b)) },
  'scale-not-squared': { says: 'scales the area a by b instead of b²', redo: (a, b) => mul(a, b) },
  'squares-not-rooted': { says: 'gives a² + b² for the hypotenuse', redo: (a, b) => add(pow(a, 2), pow(b, 2)) },
  'supplement-for-complement': { says: 'takes the angle a from 180°', redo: (a) => sub(180, a) },
  'complement-for-supplement': { says: 'takes the angle a from 90°', redo: (a) => sub(90, a) },
  'degrees-for-radians': { says: 'takes an angle in degrees as if it were in radians' },
  'unit-not-converted': { says: 'leaves the amount a in its old unit', redo: (a) => a },
  // Reading and functions
  'coordinates-swapped': { says: 'takes x for y and y for x' },
  'rise-and-run-swapped': { says: 'divides the run b by the rise a', redo: (a, b) => div(b, a) },
  'input-for-output': { says: 'gives a, where a value is taken, instead of the value', redo: (a) => a },
  'off-by-one': { says: 'counts one too many in a, or, with −1 for b, one too few', redo: (a, b = 1) => add(a, b) },
  'wrong-row-or-column': { says: 'reads another row or column of a table' },
  'mean-for-median': {
    says: 'gives the mean of a, b, … where the median is asked for',
    redo: (...list) =>
      div(
        list.reduce((all, x) => add(all, x), 0),
        list.length,
      ),
  },
  ...ALGEBRA_OPERATIONS,
  ...measures,
  ...TRIGONOMETRY_OPERATIONS,
} as const satisfies Readonly<Record<string, WrongOperation>>

export type Operation = keyof typeof OPERATIONS
