import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-rational-exponents',
    name: 'Roots and rational exponents',
    needs: ['a1-exponent-rules', 'a1-zero-and-negative-exponents', 'a1-simplifying-square-roots'],
    codes: ['N-RN.A.1', 'N-RN.A.2'],
    lesson: {
      idea: 'A root is a power with a fraction in the exponent: $\\sqrt[n]{x} = x^{1/n}$, because raising it to the power $n$ gives $x$ back. So all laws of exponents hold for roots too.',
      rule: 'For positive $x$: $x^{m/n} = \\sqrt[n]{x^{m}} = (\\sqrt[n]{x})^{m}$ and $x^{-m/n} = \\frac{1}{x^{m/n}}$. The bottom is the root, the top is the power.',
      example:
        '$27^{-2/3}$: the cube root of 27 is 3, its square is 9, and the minus sign asks for the reciprocal. So $27^{-2/3} = \\frac{1}{9}$.',
      trap: 'An exponent $\\frac{1}{2}$ does not halve the number: $16^{1/2} = 4$, not 8. And a negative exponent does not make the value negative.',
    },
  }),
  skill({
    id: 'a2-radical-operations',
    name: 'Operations with radicals',
    needs: ['a2-rational-exponents', 'a1-operations-with-radicals'],
    codes: ['N-RN.A.2', 'N-RN.B.3'],
    lesson: {
      idea: 'Roots behave like letters: equal roots can be added, and products are multiplied term by term. First take perfect powers out of each root.',
      rule: '$\\sqrt[n]{ab} = \\sqrt[n]{a} \\cdot \\sqrt[n]{b}$. To clear $a + \\sqrt{b}$ from a denominator, multiply top and bottom by the conjugate $a - \\sqrt{b}$.',
      example: '$\\frac{14}{3 + \\sqrt{2}} = \\frac{14(3 - \\sqrt{2})}{9 - 2} = 2(3 - \\sqrt{2}) = 6 - 2\\sqrt{2}$.',
      trap: '$\\sqrt{8} + \\sqrt{18}$ is not $\\sqrt{26}$. Take the squares out: $2\\sqrt{2} + 3\\sqrt{2} = 5\\sqrt{2}$.',
    },
  }),
  skill({
    id: 'a2-radical-equations',
    name: 'Radical equations',
    needs: ['a2-rational-exponents', 'a1-quadratics-by-factoring'],
    codes: ['A-REI.A.2', 'A-REI.A.1'],
    lesson: {
      idea: 'Get the root alone, then undo it with the matching power. Squaring can bring in false solutions, because $-3$ and $3$ have the same square.',
      rule: 'Isolate the root, raise both sides to the power, solve, and test every candidate in the original equation.',
      example:
        '$\\sqrt{x + 7} = x - 5$: squaring gives $x + 7 = x^{2} - 10x + 25$, so $x^{2} - 11x + 18 = 0$ and $x = 2$ or $x = 9$. Test: at $x = 9$ both sides are 4; at $x = 2$ the sides are 3 and $-3$. Only $x = 9$ is a solution.',
      trap: 'Square the whole side: $(x - 5)^{2}$ has the middle term $-10x$. And do not square before the root stands alone.',
    },
  }),
  skill({
    id: 'a2-radical-graphs',
    name: 'Graphs of radical functions',
    needs: ['a2-rational-exponents', 'a1-domain-and-range'],
    codes: ['F-IF.C.7b', 'F-BF.B.3', 'F-BF.B.4a'],
    lesson: {
      idea: 'The graph of $y = \\sqrt{x}$ starts at the origin and rises more and more slowly. A cube root graph has no start: it runs through the whole plane.',
      rule: '$y = a\\sqrt{x - h} + k$ starts at $(h, k)$; it rises for $a \\gt 0$ and falls for $a \\lt 0$. Domain: $x \\ge h$. Range: $y \\ge k$ or $y \\le k$.',
      example:
        '$y = -2\\sqrt{x + 3} + 5$ starts at $(-3, 5)$ and falls. Its domain is $x \\ge -3$, its range is $y \\le 5$. At $x = 1$ the value is $-2 \\cdot 2 + 5 = 1$.',
      trap: '$\\sqrt{x + 3}$ starts at $x = -3$: a plus under the root moves the graph to the left.',
    },
  }),
]
