import { type Skill, skill } from '#kit'
import { linearEquations } from './lessons/linear-equations.ts'
import { linearFunctions } from './lessons/linear-functions.ts'
import { linearInequalities } from './lessons/linear-inequalities.ts'
import { linearSystems } from './lessons/linear-systems.ts'
import { linearTwoVariables } from './lessons/linear-two-variables.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-linear-equations',
    name: 'Linear equations in one variable',
    needs: [],
    codes: ['A-REI.B.3', '8.EE.C.7'],
    lesson: linearEquations,
  }),
  skill({
    id: 'sm-linear-functions',
    name: 'Linear functions',
    needs: ['sm-linear-equations'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.B.4'],
    lesson: linearFunctions,
  }),
  skill({
    id: 'sm-linear-two-variables',
    name: 'Linear equations in two variables',
    needs: ['sm-linear-functions'],
    codes: ['A-CED.A.2', 'A-REI.D.10', 'G-GPE.B.5'],
    lesson: linearTwoVariables,
  }),
  skill({
    id: 'sm-linear-systems',
    name: 'Systems of two linear equations',
    needs: ['sm-linear-two-variables'],
    codes: ['A-REI.C.6', 'A-REI.C.5', '8.EE.C.8'],
    lesson: linearSystems,
  }),
  skill({
    id: 'sm-linear-inequalities',
    name: 'Linear inequalities',
    needs: ['sm-linear-two-variables'],
    comesBack: ['sm-inference-and-claims'],
    comesBackSays:
      'On the SAT, this is among the 13 to 15 questions on Algebra, often as a story with “at least” or “no more than.”',
    codes: ['A-REI.B.3', 'A-REI.D.12', 'A-CED.A.3'],
    lesson: linearInequalities,
  }),
]
