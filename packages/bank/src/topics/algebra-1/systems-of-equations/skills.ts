import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-systems-by-graphing',
    name: 'Solving systems by graphing',
    needs: ['a1-slope-intercept-form'],
    codes: ['A-REI.C.6', 'A-REI.D.11', '8.EE.C.8a'],
    lesson: {
      idea: 'A system asks for a pair $(x, y)$ that makes two equations true at once. Each equation is a line, so the solution is the point where the lines cross.',
      rule: 'Draw both lines, read off the crossing point, and test it in both equations. The drawing gives a guess, the test makes it certain.',
      example:
        'For $y = 2x - 1$ and $y = -x + 5$: the lines cross at $(2, 3)$. Test: $2 \\cdot 2 - 1 = 3$ and $-2 + 5 = 3$.',
      trap: 'A point on one line only is not a solution. It must satisfy both equations.',
    },
  }),
  skill({
    id: 'a1-systems-by-substitution',
    name: 'Substitution',
    needs: ['a1-systems-by-graphing', 'a1-equations-with-parentheses'],
    codes: ['A-REI.C.6', '8.EE.C.8b'],
    lesson: {
      idea: 'If one equation says what $y$ is, put that in place of $y$ in the other one. Then only one letter is left.',
      rule: 'Replace the letter by the whole expression, in parentheses. Solve, then put the value back to find the other letter.',
      example:
        'For $y = 3x - 4$ and $2x + y = 11$: $2x + (3x - 4) = 11$, so $5x = 15$ and $x = 3$. Then $y = 3 \\cdot 3 - 4 = 5$. Test: $6 + 5 = 11$.',
      trap: 'Keep the parentheses. In $x - 2(3x - 4)$ the $-2$ multiplies both terms.',
    },
  }),
  skill({
    id: 'a1-systems-by-elimination',
    name: 'Elimination',
    needs: ['a1-systems-by-graphing', 'a1-two-step-equations'],
    codes: ['A-REI.C.5', 'A-REI.C.6'],
    lesson: {
      idea: 'Two equations may be added or subtracted like numbers. If one letter has opposite coefficients, it vanishes when you add.',
      rule: 'Multiply one or both equations so that one letter gets opposite coefficients, add, solve, and put the value back.',
      example:
        'For $2x + 3y = 12$ and $5x - 3y = 9$: add to get $7x = 21$, so $x = 3$. Then $6 + 3y = 12$ gives $y = 2$. Test: $15 - 6 = 9$.',
      trap: 'Multiply the right side too, and subtract every term: $7 - (-2)$ is 9, not 5.',
    },
  }),
  skill({
    id: 'a1-systems-number-of-solutions',
    name: 'Number of solutions',
    needs: ['a1-systems-by-graphing'],
    codes: ['A-REI.C.6', '8.EE.C.8b'],
    lesson: {
      idea: 'Two lines cross once, never, or lie on top of each other. So a linear system has one solution, none, or infinitely many.',
      rule: 'Different slopes: one solution. Same slope, different intercepts: none. Same slope and same intercept: infinitely many.',
      example:
        '$2x - y = 3$ and $4x - 2y = 7$: doubling the first gives $4x - 2y = 6$, which contradicts 7. The lines are parallel: no solution.',
      trap: 'Equal left sides are not enough for infinitely many solutions: the right sides must be in the same ratio too.',
    },
  }),
  skill({
    id: 'a1-systems-in-words',
    name: 'Systems in words',
    needs: ['a1-systems-by-substitution', 'a1-systems-by-elimination'],
    codes: ['A-CED.A.3', '8.EE.C.8c'],
    lesson: {
      idea: 'Two unknown amounts need two pieces of information. Each piece becomes one equation.',
      rule: 'Say what $x$ and $y$ stand for. Often one equation counts how many there are and the other adds up what they are worth.',
      example:
        '20 coins of 5 and 10 cents make 140 cents: $x + y = 20$ and $5x + 10y = 140$. Subtract 5 times the first: $5y = 40$, so $y = 8$ and $x = 12$. Test: $60 + 80 = 140$.',
      trap: 'Look back at the question: is $x$ or $y$ asked for, or something made from both?',
    },
  }),
  skill({
    id: 'a1-linear-inequalities-two-variables',
    name: 'Linear inequalities in two variables and their systems',
    needs: ['a1-slope-intercept-form', 'a1-two-step-inequalities'],
    codes: ['A-REI.D.12', 'A-CED.A.3'],
    lesson: {
      idea: 'An inequality such as $y \\gt 2x - 1$ has a half-plane of solutions: all points on one side of a line. A system of inequalities has the common part.',
      rule: 'Draw the boundary: dashed for $\\lt$ and $\\gt$, solid for $\\le$ and $\\ge$. Shade above for “$y$ greater”, below for “$y$ less”, or test a point.',
      example:
        'Is $(1, 4)$ a solution of $y \\gt 2x - 1$ and $y \\le -x + 5$? $4 \\gt 1$ is true and $4 \\le 4$ is true, so it is.',
      trap: 'A point on a dashed line is no solution; a point on a solid line is one. And $2x - y \\gt 1$ is shaded below its line, because solving for $y$ reverses the sign: $y \\lt 2x - 1$.',
    },
  }),
]
