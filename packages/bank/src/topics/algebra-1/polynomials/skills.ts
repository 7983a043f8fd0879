import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-adding-polynomials',
    name: 'Adding and subtracting polynomials',
    needs: ['a1-exponent-rules'],
    codes: ['A-APR.A.1', 'A-SSE.A.1a'],
    lesson: {
      idea: 'A polynomial is a sum of terms such as $3x^2$, $-5x$ and 7. Terms with the same power of $x$ are alike and can be counted together, like apples with apples.',
      rule: 'Add or subtract the coefficients of like terms and leave the powers as they are. A minus in front of parentheses changes the sign of every term inside.',
      example:
        '$(4x^2 - 3x + 5) - (x^2 + 2x - 6) = 4x^2 - 3x + 5 - x^2 - 2x + 6 = 3x^2 - 5x + 11$. Test with $x = 1$: $6 - (-3) = 9$ and $3 - 5 + 11 = 9$.',
      trap: 'The last sign is easy to forget: subtracting $-6$ means adding 6.',
    },
  }),
  skill({
    id: 'a1-multiplying-polynomials',
    name: 'Multiplying polynomials',
    needs: ['a1-adding-polynomials'],
    codes: ['A-APR.A.1'],
    lesson: {
      idea: 'To multiply two sums, every term of the first meets every term of the second. Two terms times two terms make four products; a box with four cells keeps them in order.',
      rule: '$(a + b)(c + d) = ac + ad + bc + bd$. Multiply coefficients, add exponents, then put like terms together.',
      example:
        '$(2x + 3)(x - 5) = 2x^2 - 10x + 3x - 15 = 2x^2 - 7x - 15$. Test with $x = 1$: $5 \\cdot (-4) = -20$ and $2 - 7 - 15 = -20$.',
      trap: 'Multiplying only first with first and last with last loses the middle: $(x + 3)(x + 5)$ is not $x^2 + 15$.',
    },
  }),
  skill({
    id: 'a1-special-products',
    name: 'Special products',
    needs: ['a1-multiplying-polynomials'],
    codes: ['A-APR.A.1', 'A-SSE.A.2'],
    lesson: {
      idea: 'Some products come up so often that it pays to know their pattern. A square with side $p + q$ consists of two squares and two equal rectangles.',
      rule: '$(p + q)^2 = p^2 + 2pq + q^2$, $\\;(p - q)^2 = p^2 - 2pq + q^2$, $\\;(p + q)(p - q) = p^2 - q^2$.',
      example:
        '$(3x - 4)^2 = 9x^2 - 24x + 16$: the middle term is $2 \\cdot 3x \\cdot (-4)$. And $51 \\cdot 49 = 50^2 - 1 = 2499$.',
      trap: '$(x + 5)^2$ is not $x^2 + 25$: for $x = 1$ the first is 36, the second 26. The middle term $10x$ is missing.',
    },
  }),
  skill({
    id: 'a1-factoring-gcf',
    name: 'Factoring out the greatest common factor',
    needs: ['a1-multiplying-polynomials'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3'],
    lesson: {
      idea: 'Factoring is multiplying backward. If every term contains the same factor, it can be written once in front of parentheses.',
      rule: 'Take the greatest number that divides all coefficients and the lowest power of each letter. Divide every term by it; what remains goes into the parentheses.',
      example:
        '$12x^3 + 18x^2$: both terms contain $6x^2$, so it is $6x^2(2x + 3)$. Check by multiplying: $6x^2 \\cdot 2x = 12x^3$ and $6x^2 \\cdot 3 = 18x^2$.',
      trap: '$2x(6x^2 + 9x)$ is equal but not finished: the terms inside still share the factor $3x$.',
    },
  }),
  skill({
    id: 'a1-factoring-trinomials',
    name: 'Factoring trinomials',
    needs: ['a1-factoring-gcf'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3a'],
    lesson: {
      idea: '$(x + p)(x + q)$ multiplied out is $x^2 + (p + q)x + pq$. So to go backward, look for two numbers with a given product and a given sum.',
      rule: 'For $x^2 + bx + c$ find $p$ and $q$ with $pq = c$ and $p + q = b$. If $c$ is negative, the two numbers have different signs. Take out a common factor first.',
      example:
        '$x^2 - 2x - 15$: the numbers $-5$ and 3 have the product $-15$ and the sum $-2$. So it is $(x - 5)(x + 3)$.',
      trap: 'With 5 and $-3$ the product is right but the sum is $+2$. Always check the middle term.',
    },
  }),
  skill({
    id: 'a1-factoring-special',
    name: 'Difference of squares and perfect squares',
    needs: ['a1-factoring-trinomials', 'a1-special-products'],
    codes: ['A-SSE.A.2', 'A-SSE.B.3a'],
    lesson: {
      idea: 'The special products can be read backward. Two squares with a minus between them, or a trinomial that begins and ends with squares, are worth a second look.',
      rule: '$p^2 - q^2 = (p + q)(p - q)$ and $p^2 \\pm 2pq + q^2 = (p \\pm q)^2$. A sum such as $x^2 + 9$ cannot be factored with real numbers.',
      example: '$9x^2 - 25 = (3x + 5)(3x - 5)$, and $x^2 - 14x + 49 = (x - 7)^2$, because $14x = 2 \\cdot 7 \\cdot x$.',
      trap: '$x^2 + 5x + 25$ begins and ends with squares, but its middle term is not $2 \\cdot 5 \\cdot x$. It is no perfect square.',
    },
  }),
]
