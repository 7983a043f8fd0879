/** Wrong operations with measures, angles and ratios. */

import { add, div, mul, sub } from '../num/frac.ts'
import type { WrongOperation } from './wrong-operation.ts'

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
} as const satisfies Readonly<Record<string, WrongOperation>>
