/** The faster way is one that the student can take: it names a calculator only where the question allows one. */

import { perItem } from './per-item.ts'
import { fasterIn } from './reading/explanation.ts'

/** A calculator, or a key or command that only a calculator has. */
const BY_CALCULATOR = /\bcalculator|\bnCr\b|\bbinom[pc]df\b/

export const calculatorAllowed = perItem('calculator-allowed', (item) =>
  !item.calculator && BY_CALCULATOR.test(fasterIn(item.secret.explanation))
    ? ['the faster way takes a calculator, and the question allows none']
    : [],
)
