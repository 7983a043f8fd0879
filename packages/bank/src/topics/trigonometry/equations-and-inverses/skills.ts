import { type Skill, skill } from '#kit'
import { basicEquations } from './lessons/basic-equations.ts'
import { inverseFunctions } from './lessons/inverse-functions.ts'

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
]
