import { type Skill, skill } from '#kit'
import { exponentRules } from './lessons/exponent-rules.ts'
import { operationsWithRadicals } from './lessons/operations-with-radicals.ts'
import { rationalAndIrrationalNumbers } from './lessons/rational-and-irrational-numbers.ts'
import { scientificNotation } from './lessons/scientific-notation.ts'
import { simplifyingSquareRoots } from './lessons/simplifying-square-roots.ts'
import { zeroAndNegativeExponents } from './lessons/zero-and-negative-exponents.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-exponent-rules',
    name: 'Rules for exponents',
    needs: [],
    codes: ['8.EE.A.1', 'N-RN.A.2'],
    lesson: exponentRules,
  }),
  skill({
    id: 'a1-zero-and-negative-exponents',
    name: 'Zero and negative exponents',
    needs: ['a1-exponent-rules'],
    codes: ['8.EE.A.1', 'N-RN.A.1'],
    lesson: zeroAndNegativeExponents,
  }),
  skill({
    id: 'a1-scientific-notation',
    name: 'Scientific notation',
    needs: ['a1-zero-and-negative-exponents'],
    comesBack: ['a2-logarithms-as-inverses'],
    codes: ['8.EE.A.3', '8.EE.A.4'],
    lesson: scientificNotation,
  }),
  skill({
    id: 'a1-simplifying-square-roots',
    name: 'Simplifying square roots',
    needs: ['a1-exponent-rules'],
    codes: ['N-RN.A.2', '8.NS.A.2'],
    lesson: simplifyingSquareRoots,
  }),
  skill({
    id: 'a1-operations-with-radicals',
    name: 'Operations with radicals',
    needs: ['a1-simplifying-square-roots'],
    codes: ['N-RN.A.2', 'N-RN.B.3'],
    lesson: operationsWithRadicals,
  }),
  skill({
    id: 'a1-rational-and-irrational-numbers',
    name: 'Rational and irrational numbers',
    needs: ['a1-simplifying-square-roots', 'a1-operations-with-radicals'],
    comesBack: ['a1-quadratic-formula', 'a2-solving-polynomial-equations'],
    codes: ['N-RN.B.3', '8.NS.A.1', '8.NS.A.2'],
    lesson: rationalAndIrrationalNumbers,
  }),
]
