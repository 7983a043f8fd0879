import { type Skill, skill } from '#kit'
import { absoluteValueEquations } from './lessons/absolute-value-equations.ts'
import { compoundInequalities } from './lessons/compound-inequalities.ts'
import { multiStepInequalities } from './lessons/multi-step-inequalities.ts'
import { twoStepInequalities } from './lessons/two-step-inequalities.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-two-step-inequalities',
    name: 'One-step and two-step inequalities',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', '7.EE.B.4b'],
    lesson: twoStepInequalities,
  }),
  skill({
    id: 'a1-multi-step-inequalities',
    name: 'Multi-step inequalities',
    needs: ['a1-two-step-inequalities', 'a1-variables-both-sides', 'a1-equations-with-parentheses'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: multiStepInequalities,
  }),
  skill({
    id: 'a1-compound-inequalities',
    name: 'Compound inequalities',
    needs: ['a1-two-step-inequalities'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: compoundInequalities,
  }),
  skill({
    id: 'a1-absolute-value-equations',
    name: 'Absolute value equations',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.3', 'A-REI.D.11'],
    lesson: absoluteValueEquations,
  }),
  skill({
    id: 'a1-absolute-value-inequalities',
    name: 'Absolute value inequalities',
    needs: ['a1-absolute-value-equations', 'a1-compound-inequalities'],
    codes: ['A-REI.B.3', 'A-CED.A.1'],
    lesson: {
      idea: 'Read the bars as a distance. Less than a distance means near: the solutions lie between two boundaries. More than a distance means far: they lie outside, on one side or on the other.',
      rule: 'Free the bars first. For a positive $c$, $|A| \\lt c$ means $-c \\lt A \\lt c$, and $|A| \\gt c$ means $A \\lt -c$ or $A \\gt c$.',
      example:
        'Solve $|x - 2| \\ge 5$. Far from 2: $x - 2 \\le -5$ or $x - 2 \\ge 5$. So $x \\le -3$ or $x \\ge 7$. Test with $x = 10$: the distance from 2 is 8, which is at least 5.',
      trap: 'A distance is never negative: $|x + 1| \\lt -2$ has no solution, and $|x + 1| \\gt -2$ is true for every number.',
    },
  }),
  skill({
    id: 'a1-inequalities-in-words',
    name: 'Inequalities in words',
    needs: ['a1-two-step-inequalities'],
    codes: ['A-CED.A.1', 'A-CED.A.3', '7.EE.B.4b'],
    lesson: {
      idea: 'A budget, a speed limit, a goal for a fundraiser: all say how large or small something may be. Write the total with a letter first, then compare it with the limit.',
      rule: '“At least” and “no less than” are $\\ge$; “at most” and “no more than” are $\\le$; “more than” is $\\gt$ and “less than” is $\\lt$.',
      example:
        'A taxi costs \\$4 and then \\$3 per kilometer; you have \\$24. $3x + 4 \\le 24$ gives $3x \\le 20$, so $x \\le 6\\frac{2}{3}$: at most 6 full kilometers. Test: 6 cost \\$22, 7 would cost \\$25.',
      trap: 'Rounding depends on the question. A limit must not be passed, so round down; a goal must be reached, so round up.',
    },
  }),
]
