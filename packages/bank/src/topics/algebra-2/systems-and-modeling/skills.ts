import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-three-equation-systems',
    name: 'Systems of three equations',
    needs: ['a1-systems-by-elimination', 'a1-systems-by-substitution'],
    codes: ['A-REI.C.6', 'A-CED.A.3'],
    lesson: {
      idea: 'Three equations with three letters are solved in the same way as two: remove one letter, then another, then go back.',
      rule: 'Combine two pairs of equations so that the same letter disappears in both. Solve the two equations that remain, then put the values into one of the first three.',
      example:
        '$x + y + z = 6$, $x - y = 1$, $y - z = 1$. With $x = y + 1$ and $z = y - 1$ the first equation is $3y = 6$, so $y = 2$, $x = 3$, $z = 1$. Test: $3 + 2 + 1 = 6$.',
      trap: 'Remove the same letter twice. If you remove $x$ from one pair and $z$ from the other, three letters are still there.',
    },
  }),
  skill({
    id: 'a2-nonlinear-systems',
    name: 'Nonlinear systems',
    needs: ['a2-line-and-parabola-systems'],
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: {
      idea: 'The solutions of a system are the common points of its graphs: lines, circles, parabolas. There can be none, one or several.',
      rule: 'Substitute one equation into the other, or add multiples so that squares cancel. Solve the equation in one letter and find the partner of each solution.',
      example:
        '$x^2 + y^2 = 25$ and $y = x + 1$: $2x^2 + 2x - 24 = 0$, so $x = 3$ or $x = -4$. The points are $(3, 4)$ and $(-4, -3)$.',
      trap: '$(x + 1)^2$ is $x^2 + 2x + 1$. And find $y$ from the line, so that no false points come in.',
    },
  }),
  skill({
    id: 'a2-linear-programming',
    name: 'Constraints and linear programming',
    needs: ['a1-linear-inequalities-two-variables', 'a1-systems-in-words'],
    codes: ['A-CED.A.3', 'A-REI.D.12'],
    lesson: {
      idea: 'Limits of money, time or material are inequalities. Together they cut out a region of possible plans, and the best plan lies at a corner.',
      rule: 'Write the constraints, find the corners of the region, and put each corner into the expression that is to be largest or smallest.',
      example:
        'With $x + y \\le 10$, $x \\le 6$, $x, y \\ge 0$ and the profit $3x + 2y$: the corners $(0, 0)$, $(6, 0)$, $(6, 4)$ and $(0, 10)$ give $0$, $18$, $26$ and $20$. The best is $(6, 4)$.',
      trap: 'The largest $x$ and the largest $y$ usually do not occur together. Only corners of the region count.',
    },
  }),
  skill({
    id: 'a2-choosing-a-model',
    name: 'Choosing a model from data',
    needs: ['a1-linear-versus-exponential', 'a1-quadratic-models'],
    codes: ['S-ID.B.6a', 'S-ID.B.6b', 'F-LE.A.1', 'F-LE.A.3'],
    lesson: {
      idea: 'Data show by their steps which kind of function fits: equal steps, steps that grow evenly, or equal factors.',
      rule: 'Equal first differences: linear. Equal second differences: quadratic. Equal quotients: exponential. The residual is the actual value minus the predicted value.',
      example:
        '3, 6, 12, 24 has the quotient 2 each time: exponential, $3 \\cdot 2^x$. 3, 5, 11, 21 has the differences 2, 6, 10, which grow by 4: quadratic.',
      trap: 'Two points fit many models. Look at the whole table, and at the setting, before you decide.',
    },
  }),
]
