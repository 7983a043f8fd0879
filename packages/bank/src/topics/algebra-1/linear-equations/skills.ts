import { type Skill, skill } from '#kit'
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
    lesson: {
      idea: 'A number in front of parentheses multiplies everything inside. Either multiply it out, or, when it stands alone on its side, divide both sides by it.',
      rule: '$a(x + b) = ax + ab$. A minus sign in front of parentheses changes the sign of every term inside.',
      example:
        'Solve $4(x - 3) = 20$. Divide both sides by 4: $x - 3 = 5$. Add 3: $x = 8$. Or multiply out: $4x - 12 = 20$, so $4x = 32$ and $x = 8$.',
      trap: '$5 - 2(x - 3)$ is $5 - 2x + 6$: the $-2$ multiplies the $-3$ too, and two minus signs make a plus.',
    },
  }),
  skill({
    id: 'a1-equations-with-fractions',
    name: 'Equations with fractions',
    needs: ['a1-two-step-equations', 'a1-equations-with-parentheses'],
    codes: ['A-REI.B.3', '8.EE.C.7b'],
    lesson: {
      idea: 'Fractions in an equation can be cleared in one stroke: multiply both sides by a number that all denominators divide.',
      rule: 'Multiply every term on both sides by the least common denominator, then solve as usual.',
      example:
        'Solve $\\frac{x}{2} + \\frac{x}{3} = 10$. Multiply every term by 6: $3x + 2x = 60$. So $5x = 60$ and $x = 12$. Test: $6 + 4 = 10$.',
      trap: 'The right side is a term as well. Clearing the left side only turns the equation into $5x = 10$, which has another solution.',
    },
  }),
]
