/** Wrong operations with measures, angles and ratios. */

import { add, div, type Fracish, mul, pow, sub, toFrac } from '../num/frac.ts'
import type { WrongOperation } from './wrong-operation.ts'

const product = (factors: readonly Fracish[]): Fracish => factors.reduce((all, factor) => mul(all, factor), 1)

export const measures = {
  'wrong-number-used': { says: 'uses the number a where another one belongs', redo: (a) => a },
  'part-left-out': { says: 'leaves out a term, a factor or a step, and goes on with a', redo: (a) => a },
  'counted-twice': { says: 'takes a twice where it belongs once', redo: (a) => mul(2, a) },
  'halved-wrongly': { says: 'takes half of a where it belongs whole', redo: (a) => div(a, 2) },
  'rest-of-the-wrong-whole': { says: 'takes a away from b, which is not the whole here', redo: (a, b) => sub(b, a) },
  'difference-for-ratio': {
    says: 'changes c by the difference from a to b instead of their ratio',
    redo: (a, b, c) => add(c, sub(b, a)),
  },
  'ratio-upside-down': { says: 'multiplies c by a/b where b/a belongs', redo: (a, b, c) => mul(c, div(a, b)) },
  'unequal-set-equal': {
    says: 'solves ax + b = cx + d, although the two are not equal',
    redo: (a, b, c, d) => div(sub(d, b), sub(a, c)),
  },
  // Parts and wholes
  'rest-for-part': { says: 'gives what is left of the whole a without its part b, where b is asked for', redo: sub },
  'wrong-part-of-the-whole': {
    says: 'gives the share of a in the whole b, where another part is asked for',
    redo: div,
  },
  'parts-taken-as-equal': { says: 'takes a for b equal parts and gives one of them', redo: div },
  // Lengths, areas and solids
  'sides-not-squared': {
    says: 'works with the sides a and b themselves, −b where it is taken away, instead of their squares',
    redo: add,
  },
  'root-left-out': {
    says: 'adds the squares of a and b, or, with −1 for c, takes that of b away, and takes no root',
    redo: (a, b, c = 1) => add(pow(a, 2), mul(c, pow(b, 2))),
  },
  'wrong-sides-of-a-ratio': { says: 'divides the side a by the side b, where other sides belong', redo: div },
  'wrong-power': { says: 'takes the power b of a, where another power belongs', redo: (a, b) => pow(a, toFrac(b).n) },
  'taken-as-if-in-line': {
    says: 'takes lengths a and b, −b for the opposite direction, as if they lay on one line',
    redo: add,
  },
  'volume-for-surface': {
    says: 'gives the volume of a solid of a by b by c for its surface',
    redo: (...lengths) => product(lengths),
  },
  'faces-counted-once': {
    says: 'adds three faces of a box of a by b by c where each is there twice',
    redo: (a, b, c) => add(add(mul(a, b), mul(b, c)), mul(c, a)),
  },
} as const satisfies Readonly<Record<string, WrongOperation>>
