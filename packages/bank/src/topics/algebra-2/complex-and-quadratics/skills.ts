import { type Skill, skill } from '#kit'
import { complexAddAndMultiply } from './lessons/complex-add-and-multiply.ts'
import { complexDivideAndPowers } from './lessons/complex-divide-and-powers.ts'
import { complexPlane } from './lessons/complex-plane.ts'
import { discriminantAndRootSums } from './lessons/discriminant-and-root-sums.ts'
import { lineAndParabolaSystems } from './lessons/line-and-parabola-systems.ts'
import { quadraticInequalities } from './lessons/quadratic-inequalities.ts'
import { quadraticsWithComplexSolutions } from './lessons/quadratics-with-complex-solutions.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-complex-add-and-multiply',
    name: 'Adding and multiplying complex numbers',
    needs: ['a1-expressions-and-distribution'],
    codes: ['N-CN.A.1', 'N-CN.A.2'],
    lesson: complexAddAndMultiply,
  }),
  skill({
    id: 'a2-complex-divide-and-powers',
    name: 'Conjugates, division, and powers of i',
    needs: ['a2-complex-add-and-multiply'],
    comesBack: ['a2-quadratics-with-complex-solutions', 'a2-factor-theorem-and-zeros'],
    codes: ['N-CN.A.3', 'N-CN.A.2'],
    lesson: complexDivideAndPowers,
  }),
  skill({
    id: 'a2-quadratics-with-complex-solutions',
    name: 'Quadratics with complex solutions',
    needs: ['a2-complex-add-and-multiply', 'a1-quadratic-formula'],
    codes: ['N-CN.C.7', 'A-REI.B.4b'],
    lesson: quadraticsWithComplexSolutions,
  }),
  skill({
    id: 'a2-discriminant-and-root-sums',
    name: 'Discriminant, sums and products of roots',
    needs: ['a2-quadratics-with-complex-solutions'],
    comesBack: ['a2-line-and-parabola-systems', 'a2-factor-theorem-and-zeros', 'sm-nonlinear-equations'],
    codes: ['A-REI.B.4b', 'N-CN.C.7', 'A-SSE.A.2'],
    lesson: discriminantAndRootSums,
  }),
  skill({
    id: 'a2-quadratic-inequalities',
    name: 'Quadratic inequalities',
    needs: ['a1-quadratics-by-factoring', 'a1-parabola-features'],
    comesBack: ['a2-polynomial-graphs', 'a2-radical-graphs'],
    codes: ['A-REI.B.4', 'A-CED.A.1', 'F-IF.C.7a'],
    lesson: quadraticInequalities,
  }),
  skill({
    id: 'a2-line-and-parabola-systems',
    name: 'Systems of a line and a parabola',
    needs: ['a1-quadratics-by-factoring', 'a1-variables-both-sides'],
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: lineAndParabolaSystems,
  }),
  skill({
    id: 'a2-complex-plane',
    name: 'Complex plane and modulus',
    needs: ['a2-complex-add-and-multiply', 'geo-pythagorean-theorem'],
    comesBack: ['trig-polar-coordinates', 'trig-vectors'],
    codes: ['N-CN.B.4', 'N-CN.B.5', 'N-CN.B.6'],
    lesson: complexPlane,
  }),
]
