/** Wrong operations of algebra: with terms and factors, powers, equations, steps and means. */

import { add, div, type Fracish, mul, neg, pow, sub, toFrac } from '../num/frac.ts'
import type { WrongOperation } from './wrong-operation.ts'

const size = (x: Fracish): Fracish => (toFrac(x).n < 0 ? neg(x) : x)
const sum = (terms: readonly Fracish[]): Fracish => terms.reduce((all, term) => add(all, term), 0)
const product = (factors: readonly Fracish[]): Fracish => factors.reduce((all, factor) => mul(all, factor), 1)

export const ALGEBRA_OPERATIONS = {
  // Terms and factors
  'term-left-out': {
    says: 'leaves a term out of a sum and adds up a, b, … that are left',
    redo: (...left) => sum(left),
  },
  'factor-left-out': {
    says: 'leaves a factor out of a product and multiplies a, b, … that are left',
    redo: (...left) => product(left),
  },
  'sign-reversed': { says: 'takes a with the opposite sign', redo: (a) => neg(a) },
  'added-instead-of-multiplied': {
    says: 'adds a and b where they are multiplied, or one is divided by the other',
    redo: (a, b) => add(a, b),
  },
  'subtracted-instead-of-divided': {
    says: 'takes b from a where a is divided by b',
    redo: (a, b) => sub(a, b),
  },
  'divided-one-term-only': { says: 'divides a + b by c as a + b/c', redo: (a, b, c) => add(a, div(b, c)) },
  'factor-and-term-swapped': {
    says: 'works out ax + b, with c for x, as bx + a',
    redo: (a, b, c) => add(mul(b, c), a),
  },
  // Powers and roots
  'exponent-left-out': { says: 'takes a power of a as a itself', redo: (a) => a },
  'power-turned-round': {
    says: 'takes b to the power a instead of a to the power b',
    redo: (a, b) => pow(b, toFrac(a).n),
  },
  'product-raised': {
    says: 'raises a · b to the power c where only b is raised',
    redo: (a, b, c) => pow(mul(a, b), toFrac(c).n),
  },
  'difference-squared-term-by-term': {
    says: 'takes (a − b)² as a² − b²',
    redo: (a, b) => sub(pow(a, 2), pow(b, 2)),
  },
  'root-of-sum-as-sum': { says: 'takes the root of a² + b² as a + b', redo: (a, b) => add(size(a), size(b)) },
  // Equations, rates and steps
  'sum-not-undone': { says: 'solves ax + b = c as if b were not there: c is divided by a', redo: (a, c) => div(c, a) },
  'times-for-rates': { says: 'adds the times a, b where the rates 1/a, 1/b are added', redo: (a, b) => add(a, b) },
  'same-amount-each-time': {
    says: 'adds the same amount b to a in each of c steps, as in linear change',
    redo: (a, b, c) => add(a, mul(b, c)),
  },
  // Shares and means
  'wrong-whole': { says: 'divides a by b, which is not the whole that a belongs to', redo: (a, b) => div(a, b) },
  'plain-mean': {
    says: 'takes the plain mean of a, b, … where they do not count alike',
    redo: (...values) => div(sum(values), values.length),
  },
} as const satisfies Readonly<Record<string, WrongOperation>>
