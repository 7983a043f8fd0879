import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-quadratics-by-factoring',
    name: 'Solving quadratics by factoring',
    needs: ['a1-expressions-and-distribution', 'a1-two-step-equations'],
    codes: ['A-REI.B.4b', 'A-SSE.B.3a'],
    lesson: {
      idea: 'A product is zero only if one of its factors is zero. So if a quadratic expression can be written as a product, the equation falls apart into two easy ones.',
      rule: 'Bring everything to one side, so that the other is 0. To factor $x^2 + bx + c$, find two numbers with the product $c$ and the sum $b$. Set each factor equal to 0.',
      example:
        'Solve $x^2 - 3x = 10$. First $x^2 - 3x - 10 = 0$. The numbers $-5$ and $2$ have the product $-10$ and the sum $-3$: $(x - 5)(x + 2) = 0$. So $x = 5$ or $x = -2$. Test: $25 - 15 = 10$ and $4 + 6 = 10$.',
      trap: 'The factor $(x - 5)$ is zero for $x = +5$, not for $-5$. And never divide by $x$: it would lose the solution 0.',
    },
  }),
  skill({
    id: 'a1-quadratics-by-square-roots',
    name: 'Solving quadratics by square roots',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.4b', 'N-RN.A.2'],
    lesson: {
      idea: 'If the letter occurs only inside one square, no factoring is needed. Get the square alone and undo it by taking the square root.',
      rule: '$(x - h)^2 = k$ means $x - h = \\sqrt{k}$ or $x - h = -\\sqrt{k}$, so $x = h \\pm \\sqrt{k}$. A positive $k$ gives two solutions, $k = 0$ one, and a negative $k$ none.',
      example:
        'Solve $2(x - 3)^2 = 50$. Divide by 2: $(x - 3)^2 = 25$. Roots: $x - 3 = \\pm 5$. So $x = 8$ or $x = -2$. Test: $2 \\cdot 5^2 = 50$ and $2 \\cdot (-5)^2 = 50$.',
      trap: 'The $\\pm$ is easily forgotten. Both $5$ and $-5$ have the square 25, so one solution would be lost.',
    },
  }),
  skill({
    id: 'a1-completing-the-square',
    name: 'Completing the square',
    needs: ['a1-quadratics-by-square-roots'],
    codes: ['A-REI.B.4a', 'A-SSE.B.3b'],
    lesson: {
      idea: 'Every $x^2 + bx$ is a square with a corner missing. If the corner is added, a perfect square appears, and the equation can be solved with a root.',
      rule: 'Half of $b$, squared, completes the square: $x^2 + bx + \\left(\\frac{b}{2}\\right)^2 = \\left(x + \\frac{b}{2}\\right)^2$. Add it on both sides, or add it and take it away again.',
      example:
        'Solve $x^2 + 6x - 7 = 0$. Move the number: $x^2 + 6x = 7$. Half of 6 is 3, add $9$: $(x + 3)^2 = 16$. So $x + 3 = \\pm 4$, and $x = 1$ or $x = -7$. Test: $1 + 6 - 7 = 0$ and $49 - 42 - 7 = 0$.',
      trap: 'What is added on one side must be added on the other too. And the half is squared: for $6x$ it is 9, not 3 and not 36.',
    },
  }),
  skill({
    id: 'a1-quadratic-formula',
    name: 'Quadratic formula and discriminant',
    needs: ['a1-completing-the-square'],
    codes: ['A-REI.B.4a', 'A-REI.B.4b'],
    lesson: {
      idea: 'Completing the square with letters instead of numbers gives a formula that solves every quadratic equation. The number under its root, the discriminant, tells how many solutions there are.',
      rule: '$ax^2 + bx + c = 0$ has the solutions $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$. If $b^2 - 4ac$ is positive there are two real solutions, if it is 0 one, if it is negative none.',
      example:
        'Solve $2x^2 - 3x - 1 = 0$. Here $a = 2$, $b = -3$, $c = -1$. The discriminant is $9 + 8 = 17$, so $x = \\frac{3 \\pm \\sqrt{17}}{4}$.',
      trap: 'With $b = -3$, the formula starts with $-b = +3$, and $b^2$ is $+9$. The whole numerator is divided by $2a$, not only the root.',
    },
  }),
  skill({
    id: 'a1-parabola-features',
    name: 'Parabolas: vertex, axis, intercepts',
    needs: ['a1-quadratics-by-factoring'],
    codes: ['F-IF.C.7a', 'F-IF.B.4'],
    lesson: {
      idea: 'The graph of a quadratic function is a parabola. It has a mirror, the axis of symmetry, and its turning point, the vertex, lies on it. Points of the same height lie equally far from the axis.',
      rule: 'For $y = ax^2 + bx + c$ the axis is $x = -\\frac{b}{2a}$; put it in to get the height of the vertex. The parabola opens upward for $a \\gt 0$, downward for $a \\lt 0$. It crosses the $y$-axis at $c$.',
      example:
        'Find the vertex of $y = x^2 - 6x + 4$. The axis is $x = \\frac{6}{2} = 3$. There $y = 9 - 18 + 4 = -5$. The vertex is $(3, -5)$, a lowest point.',
      trap: 'In $y = (x - 3)^2 - 5$ the vertex is at $x = +3$: ask which $x$ makes the square zero.',
    },
  }),
  skill({
    id: 'a1-forms-of-a-quadratic',
    name: 'Vertex, standard, and factored form',
    needs: ['a1-parabola-features', 'a1-completing-the-square'],
    codes: ['F-IF.C.8a', 'A-SSE.B.3', 'A-CED.A.2'],
    lesson: {
      idea: 'The same quadratic function can be written in three ways, and each shows something else at a glance: the zeros, the vertex, or the value at 0.',
      rule: 'Factored form $a(x - r)(x - s)$ shows the zeros $r$ and $s$; vertex form $a(x - h)^2 + k$ shows the vertex $(h, k)$; standard form $ax^2 + bx + c$ shows the $y$-intercept $c$. The $a$ is the same in all three.',
      example:
        'A parabola has the vertex $(2, -3)$ and passes through $(4, 5)$. So $5 = a(4 - 2)^2 - 3$, that is $8 = 4a$ and $a = 2$: $y = 2(x - 2)^2 - 3$. Multiplied out: $y = 2x^2 - 8x + 5$.',
      trap: '$2(x - 2)^2$ is $2(x^2 - 4x + 4)$: the middle term must not be forgotten, and the 2 multiplies all three terms.',
    },
  }),
  skill({
    id: 'a1-quadratic-models',
    name: 'Quadratic models in words',
    needs: ['a1-parabola-features', 'a1-quadratics-by-factoring'],
    codes: ['A-CED.A.1', 'F-BF.A.1', 'F-IF.B.4'],
    lesson: {
      idea: 'Thrown balls, areas, and incomes are often described by quadratic functions. Zeros tell when something is nothing (on the ground, no income), the vertex tells the largest or smallest value.',
      rule: 'Name the unknown, write the equation, solve it, and ask which solutions make sense. For a largest value, find the vertex: it lies in the middle between the zeros.',
      example:
        'A rope of 40 meters goes around a rectangle with the sides $x$ and $20 - x$, so the area is $x(20 - x)$. The zeros are 0 and 20, so the maximum is at $x = 10$, and it is $10 \\cdot 10 = 100$ square meters.',
      trap: 'Read what is asked: the time of the highest point and the height there are two different numbers. And a negative time or width is no answer.',
    },
  }),
]
