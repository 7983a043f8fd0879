import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-exponent-rules',
    name: 'Rules for exponents',
    needs: [],
    codes: ['8.EE.A.1', 'N-RN.A.2'],
    lesson: {
      idea: 'An exponent counts factors: $x^3 = x \\cdot x \\cdot x$. All the rules come from counting factors, so you can always check a rule by writing the factors out.',
      rule: 'Same base: multiplying adds exponents, $x^m x^n = x^{m+n}$; dividing subtracts them, $\\frac{x^m}{x^n} = x^{m-n}$; a power of a power multiplies them, $(x^m)^n = x^{mn}$. A power of a product reaches every factor.',
      example:
        '$(2x^3)^2 \\cdot x^4$: first $(2x^3)^2 = 4x^6$, then $4x^6 \\cdot x^4 = 4x^{10}$. Test with $x = 2$: $16^2 \\cdot 16 = 4096$ and $4 \\cdot 1024 = 4096$.',
      trap: 'In $(3x^2)^2$ the 3 is squared as well: $9x^4$. It is neither $3x^4$ nor $6x^4$.',
    },
  }),
  skill({
    id: 'a1-zero-and-negative-exponents',
    name: 'Zero and negative exponents',
    needs: ['a1-exponent-rules'],
    codes: ['8.EE.A.1', 'N-RN.A.1'],
    lesson: {
      idea: 'Go down the list $2^3 = 8$, $2^2 = 4$: each step divides by 2. Going on gives 2, then 1, then $\\frac{1}{2}$, then $\\frac{1}{4}$. That is what the exponents 0 and below mean.',
      rule: 'For $a \\ne 0$, the power with exponent 0 is 1, and $a^{-n} = \\frac{1}{a^n}$. A fraction to a negative power is turned upside down.',
      example:
        '$5^{-2} = \\frac{1}{5^2} = \\frac{1}{25}$, and $\\left(\\frac{2}{3}\\right)^{-2} = \\left(\\frac{3}{2}\\right)^2 = \\frac{9}{4}$.',
      trap: 'A negative exponent does not make a number negative: $2^{-3}$ is $\\frac{1}{8}$, not $-8$.',
    },
  }),
  skill({
    id: 'a1-scientific-notation',
    name: 'Scientific notation',
    needs: ['a1-zero-and-negative-exponents'],
    codes: ['8.EE.A.3', '8.EE.A.4'],
    lesson: {
      idea: 'Very large and very small numbers are easier to read as a number between 1 and 10 times a power of ten. The exponent tells how far the decimal point moves.',
      rule: '$m \\times 10^n$ with $1 \\le m \\lt 10$. To multiply, multiply the first factors and add the exponents. To add, first write both with the same power of ten.',
      example:
        '$(6 \\times 10^4)(3 \\times 10^5) = 18 \\times 10^9 = 1.8 \\times 10^{10}$: the first factor gets ten times smaller, the power ten times larger.',
      trap: '$0.00052$ is $5.2 \\times 10^{-4}$: count the places that the point moves (4), not the zeros.',
    },
  }),
  skill({
    id: 'a1-simplifying-square-roots',
    name: 'Simplifying square roots',
    needs: ['a1-exponent-rules'],
    codes: ['N-RN.A.2', '8.NS.A.2'],
    lesson: {
      idea: 'The square root of a product is the product of the roots. If a square number hides in the number under the root, its root can be taken out.',
      rule: '$\\sqrt{k^2 \\cdot r} = k\\sqrt{r}$ for $k \\ge 0$. Look for the largest square that divides the number under the root.',
      example:
        '$\\sqrt{72} = \\sqrt{36 \\cdot 2} = 6\\sqrt{2}$. Test: $6\\sqrt{2} \\approx 8.49$, and $8.49^2 \\approx 72$.',
      trap: 'What comes out is the root of the square: 36 inside becomes 6 outside, not 36 and not 18.',
    },
  }),
  skill({
    id: 'a1-operations-with-radicals',
    name: 'Operations with radicals',
    needs: ['a1-simplifying-square-roots'],
    codes: ['N-RN.A.2', 'N-RN.B.3'],
    lesson: {
      idea: 'Roots with the same number inside behave like like terms: $3\\sqrt{2} + 5\\sqrt{2} = 8\\sqrt{2}$. Roots can always be multiplied, but only like roots can be added.',
      rule: '$a\\sqrt{r} + b\\sqrt{r} = (a + b)\\sqrt{r}$ and $a\\sqrt{m} \\cdot b\\sqrt{n} = ab\\sqrt{mn}$. To clear a root below, multiply above and below by it.',
      example:
        '$\\sqrt{12} + \\sqrt{27} = 2\\sqrt{3} + 3\\sqrt{3} = 5\\sqrt{3}$. Simplify each root first; then they turn out to be alike.',
      trap: '$\\sqrt{9} + \\sqrt{16} = 3 + 4 = 7$, but $\\sqrt{9 + 16} = \\sqrt{25} = 5$. Roots are not added under one root sign.',
    },
  }),
]
