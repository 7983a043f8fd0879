import { type Skill, skill } from '#kit'
import { lineGraphsAndIntercepts } from './lessons/line-graphs-and-intercepts.ts'
import { pointSlopeAndStandardForm } from './lessons/point-slope-and-standard-form.ts'
import { slope } from './lessons/slope.ts'
import { slopeInterceptForm } from './lessons/slope-intercept-form.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-slope',
    name: 'Slope from points, tables and graphs',
    needs: ['a1-two-step-equations'],
    codes: ['F-IF.B.6', '8.EE.B.5'],
    lesson: slope,
  }),
  skill({
    id: 'a1-slope-intercept-form',
    name: 'Slope-intercept form',
    needs: ['a1-slope'],
    codes: ['F-IF.C.7a', 'A-CED.A.2', '8.F.A.3'],
    lesson: slopeInterceptForm,
  }),
  skill({
    id: 'a1-point-slope-and-standard-form',
    name: 'Point-slope and standard form',
    needs: ['a1-slope-intercept-form'],
    codes: ['A-CED.A.2', 'A-REI.D.10'],
    lesson: pointSlopeAndStandardForm,
  }),
  skill({
    id: 'a1-line-graphs-and-intercepts',
    name: 'Graphs and intercepts',
    needs: ['a1-slope-intercept-form'],
    codes: ['F-IF.C.7a', 'F-IF.B.4', 'A-REI.D.10'],
    lesson: lineGraphsAndIntercepts,
  }),
  skill({
    id: 'a1-parallel-and-perpendicular-lines',
    name: 'Parallel and perpendicular lines',
    needs: ['a1-slope-intercept-form', 'a1-point-slope-and-standard-form'],
    codes: ['G-GPE.B.5', 'A-CED.A.2'],
    lesson: {
      idea: 'Slopes tell how two lines lie to each other. Lines with the same slope never meet (or are the same line); lines at a right angle have slopes that are opposite reciprocals.',
      rule: 'Parallel: $m_1 = m_2$. Perpendicular: $m_1 \\cdot m_2 = -1$, so turn the fraction over and change the sign.',
      example:
        'Perpendicular to $y = \\frac{2}{3}x + 1$ through $(4, 5)$: the slope is $-\\frac{3}{2}$. Put the point in: $5 = -6 + b$, so $b = 11$ and $y = -\\frac{3}{2}x + 11$.',
      trap: 'Two changes are needed for a right angle: turn over and change the sign. $\\frac{3}{2}$ and $-\\frac{2}{3}$ are both wrong in the example.',
    },
  }),
  skill({
    id: 'a1-interpreting-linear-models',
    name: 'Interpreting slope and intercept in context',
    needs: ['a1-slope-intercept-form'],
    codes: ['F-LE.B.5', 'S-ID.C.7', 'F-LE.A.2'],
    lesson: {
      idea: 'In a situation that changes steadily, the slope is the change for each unit, and the intercept is the amount at the start.',
      rule: 'Rate: change of the amount divided by change of the time. Start: the amount for the input 0.',
      example:
        'A plant is 14 cm tall after 2 weeks and 26 cm after 5 weeks. Rate: 12 cm in 3 weeks, so 4 cm per week. Start: $14 - 2 \\cdot 4 = 6$ cm. Model: $h = 4w + 6$. Test: $4 \\cdot 5 + 6 = 26$.',
      trap: 'The first value in a table is the start only if it belongs to 0.',
    },
  }),
  skill({
    id: 'a1-arithmetic-sequences',
    name: 'Arithmetic sequences',
    needs: ['a1-slope-intercept-form'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: {
      idea: 'In an arithmetic sequence the same number $d$ is added from term to term. Its points lie on a line with slope $d$.',
      rule: '$a_n = a_1 + (n - 1)d$: from the first term to term $n$ there are $n - 1$ steps.',
      example:
        'For 7, 11, 15, … the difference is 4. Term 20 is $7 + 19 \\cdot 4 = 83$. As a formula: $a_n = 4n + 3$. Test: $4 \\cdot 1 + 3 = 7$.',
      trap: 'The constant in $a_n = dn + c$ is not the first term but the term before it: $c = a_1 - d$.',
    },
  }),
]
