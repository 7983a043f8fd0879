import { type Skill, skill } from '#kit'
import { basicEquations } from './lessons/basic-equations.ts'
import { compositionsWithInverses } from './lessons/compositions-with-inverses.ts'
import { generalSolutions } from './lessons/general-solutions.ts'
import { inverseFunctions } from './lessons/inverse-functions.ts'
import { quadraticEquations } from './lessons/quadratic-equations.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-basic-equations',
    name: 'Solving basic equations on an interval',
    needs: ['trig-reference-and-coterminal-angles', 'a1-two-step-equations'],
    codes: ['F-TF.B.7'],
    lesson: basicEquations,
  }),
  skill({
    id: 'trig-inverse-functions',
    name: 'Inverse functions and their ranges',
    needs: ['trig-finding-angles', 'trig-unit-circle-values'],
    codes: ['F-TF.B.6', 'F-TF.B.7'],
    lesson: inverseFunctions,
  }),
  skill({
    id: 'trig-quadratic-equations',
    name: 'Quadratic equations in sine and cosine',
    needs: ['trig-basic-equations', 'trig-pythagorean-identities', 'a1-quadratics-by-factoring'],
    comesBack: ['trig-general-solutions'],
    codes: ['F-TF.B.7', 'A-REI.B.4'],
    lesson: quadraticEquations,
  }),
  skill({
    id: 'trig-general-solutions',
    name: 'General solutions',
    needs: ['trig-basic-equations', 'trig-period-and-frequency'],
    comesBack: ['trig-polar-coordinates'],
    codes: ['F-TF.B.7'],
    lesson: generalSolutions,
  }),
  skill({
    id: 'trig-compositions-with-inverses',
    name: 'Compositions with inverse functions',
    needs: ['trig-inverse-functions', 'trig-double-angle'],
    comesBack: ['trig-polar-coordinates'],
    codes: ['F-TF.B.6', 'F-TF.C.9'],
    lesson: compositionsWithInverses,
  }),
]
