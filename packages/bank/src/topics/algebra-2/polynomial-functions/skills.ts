import { type Skill, skill } from '#kit'
import { binomialTheorem } from './lessons/binomial-theorem.ts'
import { factorTheoremAndZeros } from './lessons/factor-theorem-and-zeros.ts'
import { irrationalAndComplexZeros } from './lessons/irrational-and-complex-zeros.ts'
import { longDivision } from './lessons/long-division.ts'
import { polynomialDivision } from './lessons/polynomial-division.ts'
import { polynomialGraphs } from './lessons/polynomial-graphs.ts'
import { polynomialIdentities } from './lessons/polynomial-identities.ts'
import { solvingPolynomialEquations } from './lessons/solving-polynomial-equations.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-polynomial-identities',
    name: 'Polynomial operations and special identities',
    needs: ['a1-special-products', 'a1-factoring-special'],
    codes: ['A-APR.A.1', 'A-APR.C.4', 'A-SSE.A.2'],
    lesson: polynomialIdentities,
  }),
  skill({
    id: 'a2-polynomial-division',
    name: 'Polynomial division and the remainder theorem',
    needs: ['a2-polynomial-identities', 'a1-multiplying-polynomials'],
    codes: ['A-APR.B.2', 'A-APR.D.6'],
    lesson: polynomialDivision,
  }),
  skill({
    id: 'a2-long-division',
    name: 'Long division of polynomials',
    needs: ['a2-polynomial-division'],
    comesBack: ['a2-solving-polynomial-equations', 'a2-rational-graphs'],
    codes: ['A-APR.D.6', 'A-APR.A.1'],
    lesson: longDivision,
  }),
  skill({
    id: 'a2-factor-theorem-and-zeros',
    name: 'Factor theorem and zeros',
    needs: ['a2-polynomial-division'],
    codes: ['A-APR.B.2', 'A-APR.B.3'],
    lesson: factorTheoremAndZeros,
    chapters: [
      {
        id: 'a2-factor-theorem-and-zeros-irrational-and-complex',
        name: 'Zeros that are irrational or complex',
        lesson: irrationalAndComplexZeros,
      },
    ],
  }),
  skill({
    id: 'a2-polynomial-graphs',
    name: 'Graphs of polynomial functions',
    needs: ['a2-factor-theorem-and-zeros'],
    comesBack: ['a2-rational-graphs', 'a2-choosing-a-model', 'sm-polynomial-rational-radical'],
    codes: ['F-IF.C.7c', 'A-APR.B.3'],
    lesson: polynomialGraphs,
  }),
  skill({
    id: 'a2-solving-polynomial-equations',
    name: 'Rational roots and polynomial equations',
    needs: ['a2-factor-theorem-and-zeros', 'a1-quadratic-formula'],
    comesBack: ['a2-rational-equations', 'sm-polynomial-rational-radical'],
    codes: ['A-APR.B.3', 'A-REI.B.4b', 'N-CN.C.9'],
    lesson: solvingPolynomialEquations,
  }),
  skill({
    id: 'a2-binomial-theorem',
    name: 'Binomial theorem',
    needs: ['a2-polynomial-identities', 'a2-counting'],
    comesBack: ['a2-binomial-distribution'],
    codes: ['A-APR.C.5'],
    lesson: binomialTheorem,
  }),
]
