import { type Skill, skill } from '#kit'
import { radicalEquations } from './lessons/radical-equations.ts'
import { radicalGraphs } from './lessons/radical-graphs.ts'
import { radicalOperations } from './lessons/radical-operations.ts'
import { rationalExponents } from './lessons/rational-exponents.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-rational-exponents',
    name: 'Roots and rational exponents',
    needs: ['a1-exponent-rules', 'a1-zero-and-negative-exponents', 'a1-simplifying-square-roots'],
    codes: ['N-RN.A.1', 'N-RN.A.2'],
    lesson: rationalExponents,
  }),
  skill({
    id: 'a2-radical-operations',
    name: 'Operations with radicals',
    needs: ['a2-rational-exponents', 'a1-operations-with-radicals'],
    comesBack: ['a2-radical-equations', 'trig-sum-and-difference'],
    codes: ['N-RN.A.2', 'N-RN.B.3'],
    lesson: radicalOperations,
  }),
  skill({
    id: 'a2-radical-equations',
    name: 'Radical equations',
    needs: ['a2-rational-exponents', 'a1-quadratics-by-factoring'],
    comesBack: ['a2-inverse-functions', 'sm-nonlinear-equations'],
    codes: ['A-REI.A.2', 'A-REI.A.1'],
    lesson: radicalEquations,
  }),
  skill({
    id: 'a2-radical-graphs',
    name: 'Graphs of radical functions',
    needs: ['a2-rational-exponents', 'a1-domain-and-range'],
    comesBack: ['a2-graph-transformations', 'a2-inverse-functions'],
    codes: ['F-IF.C.7b', 'F-BF.B.3', 'F-BF.B.4a'],
    lesson: radicalGraphs,
  }),
]
