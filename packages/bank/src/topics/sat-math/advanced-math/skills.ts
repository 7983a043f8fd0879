import { type Skill, skill } from '#kit'
import { absoluteValuesAndTests } from './lessons/absolute-values-and-tests.ts'
import { equivalentExpressions } from './lessons/equivalent-expressions.ts'
import { exponentialFunctions } from './lessons/exponential-functions.ts'
import { nonlinearEquations } from './lessons/nonlinear-equations.ts'
import { nonlinearSystems } from './lessons/nonlinear-systems.ts'
import { polynomialRationalRadical } from './lessons/polynomial-rational-radical.ts'
import { quadraticFunctions } from './lessons/quadratic-functions.ts'
import { sumProductAndNumberOfSolutions } from './lessons/sum-product-and-number-of-solutions.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-equivalent-expressions',
    name: 'Equivalent expressions',
    needs: [],
    codes: ['A-SSE.A.2', 'A-SSE.B.3', 'A-APR.A.1', 'N-RN.A.2'],
    lesson: equivalentExpressions,
  }),
  skill({
    id: 'sm-nonlinear-equations',
    name: 'Nonlinear equations in one variable',
    needs: ['sm-equivalent-expressions', 'sm-linear-equations'],
    codes: ['A-REI.B.4', 'A-REI.A.2'],
    lesson: nonlinearEquations,
    chapters: [
      {
        id: 'sm-nonlinear-equations-sum-and-product',
        name: 'Sum, product and number of solutions',
        lesson: sumProductAndNumberOfSolutions,
      },
      {
        id: 'sm-nonlinear-equations-absolute-values',
        name: 'Absolute values and numbers that fail the test',
        lesson: absoluteValuesAndTests,
      },
    ],
  }),
  skill({
    id: 'sm-nonlinear-systems',
    name: 'Systems with a nonlinear equation',
    needs: ['sm-nonlinear-equations', 'sm-linear-systems'],
    comesBackSays:
      'On the SAT, this is among the 13 to 15 questions on Advanced Math, often as a line and a parabola that meet once or not at all.',
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: nonlinearSystems,
  }),
  skill({
    id: 'sm-quadratic-functions',
    name: 'Quadratic functions',
    needs: ['sm-nonlinear-equations'],
    codes: ['F-IF.C.7a', 'F-IF.C.8a', 'A-SSE.B.3'],
    lesson: quadraticFunctions,
  }),
  skill({
    id: 'sm-exponential-functions',
    name: 'Exponential functions',
    needs: ['sm-linear-functions'],
    comesBack: ['sm-percentages', 'sm-two-variable-data'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.C.8b'],
    lesson: exponentialFunctions,
  }),
  skill({
    id: 'sm-polynomial-rational-radical',
    name: 'Polynomial, rational, and radical functions',
    needs: ['sm-quadratic-functions'],
    comesBackSays:
      'On the SAT, this is among the 13 to 15 questions on Advanced Math, often as a graph whose zeros or intercepts are to be read.',
    codes: ['A-APR.B.2', 'A-APR.B.3', 'F-IF.C.7', 'F-BF.B.3'],
    lesson: polynomialRationalRadical,
  }),
]
