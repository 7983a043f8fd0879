import { type Skill, skill } from '#kit'
import { equationsWithFractions } from './lessons/equations-with-fractions.ts'
import { equationsWithParentheses } from './lessons/equations-with-parentheses.ts'
import { literalEquations } from './lessons/literal-equations.ts'
import { oneStepEquations } from './lessons/one-step-equations.ts'
import { twoStepEquations } from './lessons/two-step-equations.ts'
import { variablesBothSides } from './lessons/variables-both-sides.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-one-step-equations',
    name: 'One-step equations',
    needs: [],
    codes: ['A-REI.B.3', '6.EE.B.7'],
    lesson: oneStepEquations,
  }),
  skill({
    id: 'a1-two-step-equations',
    name: 'Two-step equations',
    needs: ['a1-one-step-equations'],
    codes: ['A-REI.B.3', '7.EE.B.4a'],
    lesson: twoStepEquations,
  }),
  skill({
    id: 'a1-variables-both-sides',
    name: 'Variables on both sides',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', '8.EE.C.7'],
    lesson: variablesBothSides,
  }),
  skill({
    id: 'a1-equations-with-parentheses',
    name: 'Equations with parentheses',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', '8.EE.C.7b'],
    lesson: equationsWithParentheses,
  }),
  skill({
    id: 'a1-equations-with-fractions',
    name: 'Equations with fractions',
    needs: ['a1-two-step-equations', 'a1-equations-with-parentheses'],
    codes: ['A-REI.B.3', '8.EE.C.7b'],
    lesson: equationsWithFractions,
  }),
  skill({
    id: 'a1-literal-equations',
    name: 'Literal equations and formulas',
    needs: ['a1-variables-both-sides', 'a1-equations-with-fractions'],
    comesBack: ['geo-volume', 'a2-inverse-functions'],
    codes: ['A-CED.A.4', 'A-REI.B.3'],
    lesson: literalEquations,
  }),
]
