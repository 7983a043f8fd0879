import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-complex-add-and-multiply',
    name: 'Adding and multiplying complex numbers',
    needs: ['a1-expressions-and-distribution'],
    codes: ['N-CN.A.1', 'N-CN.A.2'],
    lesson: {
      idea: 'No real number has the square $-1$, so a new number $i$ is introduced with $i^2 = -1$. A complex number $a + bi$ has a real part $a$ and an imaginary part $b$. One calculates with $i$ as with a letter, and replaces $i^2$ by $-1$.',
      rule: 'Add and subtract part by part. To multiply, take each part times each: $(a + bi)(c + di) = (ac - bd) + (ad + bc)i$.',
      example:
        '$(3 + 2i)(4 - i) = 12 - 3i + 8i - 2i^2$. With $i^2 = -1$ the last part is $+2$, so the product is $14 + 5i$.',
      trap: 'In $-2i^2$ the two minus signs make a plus. Multiplying real with real and imaginary with imaginary only would lose the two middle products.',
    },
  }),
  skill({
    id: 'a2-complex-divide-and-powers',
    name: 'Conjugates, division, and powers of i',
    needs: ['a2-complex-add-and-multiply'],
    codes: ['N-CN.A.3', 'N-CN.A.2'],
    lesson: {
      idea: 'The conjugate of $a + bi$ is $a - bi$. A number times its conjugate is real, namely $a^2 + b^2$; this gets rid of $i$ in a denominator. The powers of $i$ repeat every four steps: $i$, $-1$, $-i$, $1$.',
      rule: 'To divide, multiply above and below by the conjugate of the denominator. To find $i^n$, divide $n$ by 4: the remainders 1, 2, 3 and 0 give $i$, $-1$, $-i$ and $1$.',
      example:
        '$\\frac{5 + 5i}{2 + i} = \\frac{(5 + 5i)(2 - i)}{4 + 1} = \\frac{15 + 5i}{5} = 3 + i$. Test: $(3 + i)(2 + i) = 6 + 5i - 1 = 5 + 5i$.',
      trap: '$(2 + i)(2 - i)$ is $4 + 1$, not $4 - 1$: the last part is $-i^2 = +1$.',
    },
  }),
  skill({
    id: 'a2-quadratics-with-complex-solutions',
    name: 'Quadratics with complex solutions',
    needs: ['a2-complex-add-and-multiply', 'a1-quadratic-formula'],
    codes: ['N-CN.C.7', 'A-REI.B.4b'],
    lesson: {
      idea: 'If the discriminant is negative, a quadratic equation has no real solution, but two complex ones. They are conjugates of each other if the coefficients are real.',
      rule: '$\\sqrt{-n} = i\\sqrt{n}$ for positive $n$. Use the quadratic formula or complete the square as usual. From a solution $p + qi$ the equation is $x^2 - 2px + p^2 + q^2 = 0$.',
      example:
        'Solve $x^2 - 6x + 13 = 0$. Complete the square: $(x - 3)^2 = -4$. So $x - 3 = \\pm 2i$ and $x = 3 \\pm 2i$. Their sum is $6$ and their product $9 + 4 = 13$.',
      trap: '$\\sqrt{-4}$ is $2i$, not $-2$ and not $2$. And in $\\frac{6 \\pm 4i}{2}$ both parts are divided by 2.',
    },
  }),
  skill({
    id: 'a2-discriminant-and-root-sums',
    name: 'Discriminant, sums and products of roots',
    needs: ['a2-quadratics-with-complex-solutions'],
    codes: ['A-REI.B.4b', 'N-CN.C.7', 'A-SSE.A.2'],
    lesson: {
      idea: 'Much can be said about the solutions without solving. The discriminant tells of what kind they are, and the coefficients tell their sum and their product.',
      rule: 'For $ax^2 + bx + c = 0$ the sum of the solutions is $-\\frac{b}{a}$ and the product is $\\frac{c}{a}$. With $b^2 - 4ac \\gt 0$ they are real and different, with $= 0$ equal, with $\\lt 0$ not real.',
      example:
        '$2x^2 - 6x + 5 = 0$ has the sum $3$ and the product $\\frac{5}{2}$. So $r^2 + s^2 = (r + s)^2 - 2rs = 9 - 5 = 4$. The solutions are not even real here, and nobody had to find them.',
      trap: 'The sum has the opposite sign of $b$, the product has the sign of $c$. And both are divided by $a$.',
    },
  }),
  skill({
    id: 'a2-quadratic-inequalities',
    name: 'Quadratic inequalities',
    needs: ['a1-quadratics-by-factoring', 'a1-parabola-features'],
    codes: ['A-REI.B.4', 'A-CED.A.1', 'F-IF.C.7a'],
    lesson: {
      idea: 'A quadratic expression can change its sign only at its zeros. They cut the number line into parts, and on each part the sign stays the same: the graph is above the axis or below it.',
      rule: 'Bring everything to one side and find the zeros $r \\lt s$. If the parabola opens upward, it is negative between $r$ and $s$ and positive outside. The zeros belong to the solution for $\\le$ and $\\ge$.',
      example:
        'Solve $x^2 - 2x - 8 \\le 0$. Zeros: $x = -2$ and $x = 4$. The parabola opens upward, so it is not positive for $-2 \\le x \\le 4$. Test: at $x = 0$ it is $-8$.',
      trap: '$x^2 \\gt 9$ is not just $x \\gt 3$: $x = -5$ works too. The solution is $x \\lt -3$ or $x \\gt 3$.',
    },
  }),
  skill({
    id: 'a2-line-and-parabola-systems',
    name: 'Systems of a line and a parabola',
    needs: ['a1-quadratics-by-factoring', 'a1-variables-both-sides'],
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: {
      idea: 'A line and a parabola can meet at two points, touch at one, or miss each other. At a common point both have the same $x$ and the same $y$, so the two expressions for $y$ are equal.',
      rule: 'Set the right sides equal, bring everything to one side, and solve the quadratic equation. Put each $x$ into the line to find its $y$. The discriminant tells the number of common points.',
      example:
        '$y = x^2 - 3x$ and $y = x + 5$: $x^2 - 4x - 5 = 0$, so $x = -1$ or $x = 5$. The points are $(-1, 4)$ and $(5, 10)$. Test in the parabola: $1 + 3 = 4$ and $25 - 15 = 10$.',
      trap: 'The solutions for $x$ are not yet the points. Each $x$ has its own $y$, and the points do not lie on the $x$-axis.',
    },
  }),
]
