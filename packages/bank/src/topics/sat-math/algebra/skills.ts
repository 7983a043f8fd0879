import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-linear-equations',
    name: 'Linear equations in one variable',
    needs: [],
    codes: ['A-REI.B.3', '8.EE.C.7'],
    lesson: {
      idea: 'The exam often asks for an expression such as $6x - 1$ and not for $x$. Sometimes the expression can be reached without finding $x$ at all: look for a multiple of what is given.',
      rule: 'Simplify both sides to $ax + b = cx + d$. One solution if $a \\ne c$; no solution if $a = c$ and $b \\ne d$; infinitely many if $a = c$ and $b = d$.',
      example:
        'If $3x + 4 = 25$, what is $6x - 1$? From $3x = 21$ follows $6x = 42$, so $6x - 1 = 41$. Test with $x = 7$: $6 \\cdot 7 - 1 = 41$.',
      trap: 'The value of $x$ is nearly always among the options. Read the last line once more before you choose.',
    },
  }),
  skill({
    id: 'sm-linear-functions',
    name: 'Linear functions',
    needs: ['sm-linear-equations'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.B.4'],
    lesson: {
      idea: 'A linear function changes by the same amount for each step of 1. That amount is the slope; the value at 0 is the constant term. In a setting the slope is a rate and the constant is a start.',
      rule: '$f(x) = mx + b$ with $m = \\frac{f(x_2) - f(x_1)}{x_2 - x_1}$ and $b = f(0)$.',
      example:
        'If $f(2) = 11$ and $f(5) = 23$, what is $f(9)$? The slope is $\\frac{23 - 11}{5 - 2} = 4$. From 5 to 9 there are 4 steps: $f(9) = 23 + 4 \\cdot 4 = 39$.',
      trap: 'In a table the steps in $x$ may differ. Divide by the step before you continue the pattern.',
    },
  }),
  skill({
    id: 'sm-linear-two-variables',
    name: 'Linear equations in two variables',
    needs: ['sm-linear-functions'],
    codes: ['A-CED.A.2', 'A-REI.D.10', 'G-GPE.B.5'],
    lesson: {
      idea: 'An equation $Ax + By = C$ describes a line, or all ways to make a total from two kinds of things. Each point of the line is one way.',
      rule: 'The slope of $Ax + By = C$ is $-\\frac{A}{B}$. Parallel lines have equal slopes; slopes of perpendicular lines multiply to $-1$. Put 0 in for one letter to get an intercept.',
      example:
        'Where does $3x - 4y = 24$ cross the axes? With $y = 0$: $x = 8$. With $x = 0$: $y = -6$. The slope is $\\frac{3}{4}$.',
      trap: 'In $3x - 4y = 24$ the slope is $+\\frac{3}{4}$: dividing by $-4$ changes the sign of both terms.',
    },
  }),
  skill({
    id: 'sm-linear-systems',
    name: 'Systems of two linear equations',
    needs: ['sm-linear-two-variables'],
    codes: ['A-REI.C.6', 'A-REI.C.5', '8.EE.C.8'],
    lesson: {
      idea: 'Two lines meet once, never, or everywhere. Which of these happens can be read from the coefficients, without solving. To solve, add or subtract multiples of the equations.',
      rule: 'For $ax + by = c$ and $dx + ey = f$: no solution if $\\frac{a}{d} = \\frac{b}{e} \\ne \\frac{c}{f}$; infinitely many if all three ratios are equal; otherwise exactly one.',
      example:
        'For which $k$ does the system $2x + 3y = 7$, $kx + 12y = 5$ have no solution? The $y$-terms have the ratio 4, so $k = 4 \\cdot 2 = 8$; the constants do not have that ratio.',
      trap: 'Always test the constants as well. The same ratio there means one and the same line, and so infinitely many solutions.',
    },
  }),
  skill({
    id: 'sm-linear-inequalities',
    name: 'Linear inequalities',
    needs: ['sm-linear-two-variables'],
    codes: ['A-REI.B.3', 'A-REI.D.12', 'A-CED.A.3'],
    lesson: {
      idea: 'An inequality has a whole range of solutions; a setting then picks whole numbers out of it. In the plane the solutions fill one side of a line.',
      rule: 'Solve as an equation, but turn the sign around when you multiply or divide by a negative number. A solid line belongs to the region ($\\le$, $\\ge$), a dashed line does not ($\\lt$, $\\gt$).',
      example:
        'A lane costs 40 dollars and each guest 12. What is the greatest number of guests for 200 dollars? $40 + 12n \\le 200$ gives $n \\le 13.3$, so 13 guests.',
      trap: 'Rounding to the nearest number is wrong for limits: 13.8 guests still means 13 for a budget.',
    },
  }),
]
