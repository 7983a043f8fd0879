import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-exponential-growth-models',
    name: 'Exponential models',
    needs: ['a1-exponential-models'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.C.8b', 'A-SSE.B.3c'],
    lesson: {
      idea: 'When a quantity changes by the same percent in every period, it is multiplied by the same factor each time. Growth has a factor above 1, decay a factor between 0 and 1.',
      rule: '$f(t) = a \\cdot b^t$ with the start $a$ and the factor $b = 1 + r$. Interest compounded $n$ times a year: $P\\left(1 + \\frac{r}{n}\\right)^{nt}$. Doubling every $k$ days: $a \\cdot 2^{t/k}$.',
      example:
        'A phone of 800 dollars loses 25% of its value each year. The factor is $0.75$. After 2 years it is worth $800 \\cdot 0.75^2 = 450$ dollars.',
      trap: 'A loss of 25% leaves 75%: the factor is $0.75$, not $0.25$. And two losses of 25% are not a loss of 50%.',
    },
  }),
  skill({
    id: 'a2-number-e',
    name: 'The number e and continuous growth',
    needs: ['a2-exponential-growth-models'],
    codes: ['F-LE.B.5', 'F-IF.C.7e', 'A-SSE.B.3c'],
    lesson: {
      idea: 'One dollar at 100% interest is worth 2 dollars after a year. If the interest is added every month, it is about 2.61 dollars, every day about 2.71. However often it is added, the amount never passes the number $e \\approx 2.718$: growth at every moment is growth with $e$.',
      rule: 'Continuous change: $A = Pe^{rt}$, with $r \\gt 0$ for growth and $r \\lt 0$ for decay. The natural logarithm $\\ln$ undoes powers of $e$: $\\ln e^x = x$.',
      example:
        'An amount of 500 dollars grows continuously at 4% a year. After 10 years it is $500e^{0.04 \\cdot 10} = 500e^{0.4} \\approx 746$ dollars.',
      trap: 'The exponent holds the rate, not the factor: write $e^{0.04t}$, not $e^{1.04t}$.',
    },
  }),
  skill({
    id: 'a2-logarithms-as-inverses',
    name: 'Logarithms as inverses',
    needs: ['a2-rational-exponents'],
    codes: ['F-BF.B.5', 'F-LE.A.4', 'F-IF.C.7e'],
    lesson: {
      idea: 'A logarithm answers the question: which exponent turns the base into this number? $\\log_2 8$ is 3, because $2^3 = 8$. It undoes a power, as a root undoes a square.',
      rule: '$\\log_b x = y$ means $b^y = x$, for $b \\gt 0$, $b \\ne 1$ and $x \\gt 0$. Without a base, $\\log$ has the base 10; $\\ln$ has the base $e$.',
      example:
        '$\\log_4 8$: write both as powers of 2. From $(2^2)^y = 2^3$ follows $2y = 3$, so $\\log_4 8 = \\frac{3}{2}$.',
      trap: '$\\log_4 8$ is not $8 \\div 4$. The answer is an exponent: check it with $4^{3/2} = 8$.',
    },
  }),
  skill({
    id: 'a2-log-rules',
    name: 'Rules of logarithms',
    needs: ['a2-logarithms-as-inverses'],
    codes: ['F-LE.A.4.1', 'F-LE.A.4.2', 'F-BF.B.5'],
    lesson: {
      idea: 'Logarithms are exponents, so they follow the rules of exponents: a product becomes a sum, a quotient a difference, a power a multiple. You can see it in the zeros: $\\log 100 = 2$ and $\\log 1000 = 3$, and their product 100,000 has $2 + 3 = 5$ of them.',
      rule: 'For positive $x$ and $y$: $\\log xy = \\log x + \\log y$, $\\log \\frac{x}{y} = \\log x - \\log y$, $\\log x^n = n\\log x$, and $\\log_b x = \\frac{\\log x}{\\log b}$.',
      example: '$2\\log_3 6 - \\log_3 4 = \\log_3 \\frac{36}{4} = \\log_3 9 = 2$.',
      trap: 'There is no rule for $\\log (x + y)$. It is not $\\log x + \\log y$: that is $\\log xy$.',
    },
  }),
  skill({
    id: 'a2-exponential-equations',
    name: 'Exponential equations',
    needs: ['a2-logarithms-as-inverses', 'a2-exponential-growth-models'],
    codes: ['F-LE.A.4', 'A-REI.D.11', 'A-CED.A.1'],
    lesson: {
      idea: 'An equation with the letter in the exponent is solved by comparing exponents or by taking logarithms.',
      rule: 'Get the power alone. If both sides can be written with one base, set the exponents equal. If not, take the logarithm: $b^x = c$ gives $x = \\log_b c = \\frac{\\log c}{\\log b}$.',
      example:
        'Solve $5 \\cdot 2^x = 60$. Divide by 5: $2^x = 12$. So $x = \\log_2 12 = \\frac{\\log 12}{\\log 2} \\approx 3.58$.',
      trap: 'Do not multiply $5 \\cdot 2^x$ into $10^x$: the exponent belongs to the 2 alone.',
    },
  }),
  skill({
    id: 'a2-logarithmic-equations',
    name: 'Logarithmic equations',
    needs: ['a2-log-rules', 'a1-quadratics-by-factoring'],
    codes: ['F-BF.B.5', 'A-REI.A.2', 'F-LE.A.4'],
    lesson: {
      idea: 'Bring the logarithms together, write the equation as a power, solve, and test: the argument of every logarithm must be positive.',
      rule: '$\\log_b (\\dots) = k$ becomes $\\dots = b^k$. $\\log_b u = \\log_b v$ becomes $u = v$. A candidate that makes an argument 0 or negative is rejected.',
      example:
        'Solve $\\log_2 x + \\log_2 (x - 2) = 3$. Then $x(x - 2) = 8$, so $x = 4$ or $x = -2$. At $x = 4$ the sum is $\\log_2 4 + \\log_2 2 = 2 + 1 = 3$; at $x = -2$ there are no logarithms. Only $x = 4$ is a solution.',
      trap: 'The candidate $-2$ solves the quadratic, but $\\log_2 (-2)$ does not exist. Always test in the original equation.',
    },
  }),
]
