import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-equivalent-expressions',
    name: 'Equivalent expressions',
    needs: [],
    codes: ['A-SSE.A.2', 'A-SSE.B.3', 'A-APR.A.1', 'N-RN.A.2'],
    lesson: {
      idea: 'Two expressions are equivalent when they have the same value for every $x$. Then, written in the same form, all their coefficients agree.',
      rule: 'Multiply out, collect like terms, compare coefficients. $\\sqrt[n]{x^m} = x^{\\frac{m}{n}}$ and $x^a \\cdot x^b = x^{a+b}$.',
      example:
        'Write $x^2 + 6x + 2$ as $(x + h)^2 + k$. Half of 6 is 3, and $(x + 3)^2 = x^2 + 6x + 9$. So $k = 2 - 9 = -7$.',
      trap: 'A quick test with one number, such as $x = 2$, unmasks most wrong options: two equivalent expressions must agree there.',
    },
  }),
  skill({
    id: 'sm-nonlinear-equations',
    name: 'Nonlinear equations in one variable',
    needs: ['sm-equivalent-expressions', 'sm-linear-equations'],
    codes: ['A-REI.B.4', 'A-REI.A.2'],
    lesson: {
      idea: 'Quadratic equations have up to two solutions, and the exam asks for one of them, for their sum, or for a constant that makes them one. Roots and absolute values need a test or a second case.',
      rule: 'For $ax^2 + bx + c = 0$: $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$; the sum of the solutions is $-\\frac{b}{a}$; there is exactly one if $b^2 = 4ac$.',
      example:
        'For which $c$ has $2x^2 - 12x + c = 0$ exactly one solution? $144 = 4 \\cdot 2 \\cdot c$, so $c = 18$. Test: $2(x - 3)^2 = 2x^2 - 12x + 18$.',
      trap: 'Squaring $\\sqrt{x + 5} = x - 1$ also gives $x = -1$, which makes the right side negative. Only $x = 4$ is a solution.',
    },
  }),
  skill({
    id: 'sm-nonlinear-systems',
    name: 'Systems with a nonlinear equation',
    needs: ['sm-nonlinear-equations', 'sm-linear-systems'],
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: {
      idea: 'Where a line and a parabola meet, both equations give the same $y$. Setting the right sides equal leaves one quadratic equation for $x$.',
      rule: 'Substitute, bring everything to one side, and look at the discriminant: positive means two common points, zero means one, negative means none.',
      example:
        'Where do $y = x^2 - 3$ and $y = 2x$ meet? $x^2 - 2x - 3 = 0$ gives $x = 3$ or $x = -1$, so the points are $(3, 6)$ and $(-1, -2)$.',
      trap: 'The question may ask for $y$ or for $x + y$. After finding $x$, put it into the simpler equation.',
    },
  }),
  skill({
    id: 'sm-quadratic-functions',
    name: 'Quadratic functions',
    needs: ['sm-nonlinear-equations'],
    codes: ['F-IF.C.7a', 'F-IF.C.8a', 'A-SSE.B.3'],
    lesson: {
      idea: 'One parabola has three forms. The factored form shows the zeros, the vertex form shows the highest or lowest point, and the standard form shows the value at 0.',
      rule: '$a(x - p)(x - q)$ has its vertex at $x = \\frac{p + q}{2}$; $a(x - h)^2 + k$ has its vertex at $(h, k)$; $ax^2 + bx + c$ has its vertex at $x = -\\frac{b}{2a}$.',
      example:
        'What is the minimum of $f(x) = (x - 2)(x - 8)$? The vertex lies at $x = 5$, and $f(5) = 3 \\cdot (-3) = -9$.',
      trap: '“At what time” and “how high” are different questions. One is the first coordinate of the vertex, the other the second.',
    },
  }),
  skill({
    id: 'sm-exponential-functions',
    name: 'Exponential functions',
    needs: ['sm-linear-functions'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.C.8b'],
    lesson: {
      idea: 'A constant percent of change multiplies by the same factor in every step. In $a \\cdot b^{t/d}$ the factor $b$ is used once in every $d$ units of time.',
      rule: 'An increase by $r\\%$ has the factor $1 + \\frac{r}{100}$, a decrease the factor $1 - \\frac{r}{100}$. After $n$ steps: start times factor to the $n$-th power.',
      example:
        'A value of 400 falls by 20% a year. After 2 years it is $400 \\cdot 0.8^2 = 256$. The total loss is 36%, not 40%.',
      trap: 'In $50(1.06)^{t/12}$ with $t$ in months, the 6% belong to 12 months, not to one.',
    },
  }),
  skill({
    id: 'sm-polynomial-rational-radical',
    name: 'Polynomial, rational, and radical functions',
    needs: ['sm-quadratic-functions'],
    codes: ['A-APR.B.2', 'A-APR.B.3', 'F-IF.C.7', 'F-BF.B.3'],
    lesson: {
      idea: 'Zeros, factors and remainders are three views of one fact: the value of a polynomial at $a$ is its remainder on division by $x - a$, and $x - a$ is a factor exactly when that value is 0.',
      rule: 'A graph that crosses the axis at $a$ has the factor $x - a$. A fraction has no value where its denominator is 0. $f(x - h) + k$ is the graph of $f$ moved right by $h$ and up by $k$.',
      example:
        'What is the remainder of $x^3 - 4x + 1$ divided by $x - 2$? The value at 2 is $8 - 8 + 1 = 1$, so the remainder is 1.',
      trap: 'The factor for a zero at $-3$ is $x + 3$: put the zero in and see whether you get 0.',
    },
  }),
]
