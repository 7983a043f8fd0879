import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-polynomial-identities',
    name: 'Polynomial operations and special identities',
    needs: ['a1-special-products', 'a1-factoring-special'],
    codes: ['A-APR.A.1', 'A-APR.C.4', 'A-SSE.A.2'],
    lesson: {
      idea: 'Polynomials are multiplied term by term. A few products come back so often that it pays to know them by heart, above all those with cubes.',
      rule: '$(u + v)^{3} = u^{3} + 3u^{2}v + 3uv^{2} + v^{3}$; $u^{3} + v^{3} = (u + v)(u^{2} - uv + v^{2})$; $u^{3} - v^{3} = (u - v)(u^{2} + uv + v^{2})$.',
      example:
        'Factor $8x^{3} - 27$. Both terms are cubes: $(2x)^{3} - 3^{3}$. With $u = 2x$ and $v = 3$ this is $(2x - 3)(4x^{2} + 6x + 9)$. Test at $x = 2$: $64 - 27 = 37$ and $1 \\cdot 37 = 37$.',
      trap: '$(x + 2)^{3}$ is not $x^{3} + 8$. The products in between make $6x^{2} + 12x$, so $(x + 2)^{3} = x^{3} + 6x^{2} + 12x + 8$.',
    },
  }),
  skill({
    id: 'a2-polynomial-division',
    name: 'Polynomial division and the remainder theorem',
    needs: ['a2-polynomial-identities', 'a1-multiplying-polynomials'],
    codes: ['A-APR.B.2', 'A-APR.D.6'],
    lesson: {
      idea: 'Polynomials divide like whole numbers: dividend = divisor · quotient + remainder. For a divisor $x - c$, synthetic division does it with the coefficients alone, and the remainder is simply the value at $c$.',
      rule: 'When $p(x)$ is divided by $x - c$, the remainder is $p(c)$. In synthetic division use $c$, write 0 for missing powers, multiply, and add.',
      example:
        'Divide $2x^{3} - 5x + 1$ by $x - 2$. Coefficients $2, 0, -5, 1$ with $c = 2$: bottom row $2, 4, 3, 7$. So the quotient is $2x^{2} + 4x + 3$ and the remainder is 7. Test: $p(2) = 16 - 10 + 1 = 7$.',
      trap: 'Dividing by $x + 3$ means $c = -3$. The number to use is the zero of the divisor, not the number you see in it.',
    },
  }),
  skill({
    id: 'a2-factor-theorem-and-zeros',
    name: 'Factor theorem and zeros',
    needs: ['a2-polynomial-division'],
    codes: ['A-APR.B.2', 'A-APR.B.3'],
    lesson: {
      idea: 'Four sentences say the same: $c$ is a zero of $p$; $p(c) = 0$; $x - c$ is a factor of $p(x)$; the graph meets the $x$-axis at $c$.',
      rule: '$x - c$ is a factor of $p(x)$ exactly when $p(c) = 0$. One known zero lets you divide and look for the others in what is left.',
      example:
        '$p(x) = x^{3} - 2x^{2} - 5x + 6$ has $p(1) = 0$. Dividing by $x - 1$ gives $x^{2} - x - 6 = (x - 3)(x + 2)$. So the zeros are $1$, $3$, and $-2$.',
      trap: 'The factor $x + 2$ belongs to the zero $-2$. A number in front of the factors, as in $5(x + 2)(x - 1)$, gives no zero at all.',
    },
  }),
  skill({
    id: 'a2-polynomial-graphs',
    name: 'Graphs of polynomial functions',
    needs: ['a2-factor-theorem-and-zeros'],
    codes: ['F-IF.C.7c', 'A-APR.B.3'],
    lesson: {
      idea: 'The leading term decides where the two ends of the graph point. The factors decide where the graph meets the $x$-axis, and their exponents decide how.',
      rule: 'Even degree: both ends point the same way; odd degree: opposite ways; a negative leading coefficient turns everything upside down. Even exponent of a factor: the graph touches; odd exponent: it crosses.',
      example:
        '$f(x) = -(x + 1)^{2}(x - 3)$: the leading term is $-x^{3}$, so the graph comes from the upper left and goes to the lower right. It touches the axis at $-1$ and crosses it at $3$.',
      trap: 'The degree counts zeros with their exponents. A graph that touches at one place and crosses at another has degree at least 3, not 2.',
    },
  }),
  skill({
    id: 'a2-solving-polynomial-equations',
    name: 'Rational roots and polynomial equations',
    needs: ['a2-factor-theorem-and-zeros', 'a1-quadratic-formula'],
    codes: ['A-APR.B.3', 'A-REI.B.4b', 'N-CN.C.9'],
    lesson: {
      idea: 'To solve a polynomial equation, bring everything to one side and factor. Common factors, grouping, and $u = x^{2}$ come first; otherwise guess one rational zero and divide.',
      rule: 'If $\\frac{p}{q}$ in lowest terms is a zero, then $p$ divides the constant and $q$ divides the leading coefficient.',
      example:
        'Solve $x^{3} - 4x^{2} + x + 6 = 0$. Candidates: $\\pm 1, \\pm 2, \\pm 3, \\pm 6$. At $x = 2$: $8 - 16 + 2 + 6 = 0$. Dividing leaves $x^{2} - 2x - 3 = (x - 3)(x + 1)$. Solutions: $-1$, $2$, $3$.',
      trap: 'Never divide both sides by $x$: in $x^{3} = 4x$ that loses the solution $x = 0$. Factor instead: $x(x - 2)(x + 2) = 0$.',
    },
  }),
]
