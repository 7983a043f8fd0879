import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-arithmetic-sequences',
    name: 'Arithmetic sequences and series',
    needs: ['a1-arithmetic-sequences'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: {
      idea: 'In an arithmetic sequence the same number is added at each step. To reach term $n$ from the first term you take $n - 1$ steps. A sum of such terms is found by pairing the first with the last, the second with the last but one, and so on.',
      rule: '$a_n = a_1 + (n - 1)d$ and $S_n = \\frac{n}{2}(a_1 + a_n)$.',
      example:
        'For $7, 11, 15, \\dots$ the difference is 4. Term 20 is $7 + 19 \\cdot 4 = 83$. The sum of the first 20 terms is $\\frac{20}{2}(7 + 83) = 900$.',
      trap: 'Twenty terms have only nineteen steps between them. Test your rule with $n = 1$: it must give the first term.',
    },
  }),
  skill({
    id: 'a2-geometric-sequences',
    name: 'Geometric sequences',
    needs: ['a2-arithmetic-sequences', 'a1-geometric-sequences'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: {
      idea: 'In a geometric sequence each term is multiplied by the same number, the common ratio. The ratio may be negative or a fraction.',
      rule: '$a_n = a_1 \\cdot r^{n-1}$, where $r$ is any term divided by the one before it.',
      example:
        'For $5, 10, 20, \\dots$ the ratio is 2, so term 8 is $5 \\cdot 2^{7} = 640$. In $4, x, 36$ with positive terms, $x^{2} = 4 \\cdot 36 = 144$ and $x = 12$.',
      trap: 'The exponent is $n - 1$, not $n$. And $5 \\cdot 2^{7}$ is not $10^{7}$: the exponent belongs to the ratio only.',
    },
  }),
  skill({
    id: 'a2-geometric-series',
    name: 'Finite geometric series',
    needs: ['a2-geometric-sequences'],
    codes: ['A-SSE.B.4'],
    lesson: {
      idea: 'To add the terms of a geometric sequence, multiply the sum by the ratio and subtract: nearly everything cancels. With $S = 3 + 6 + 12$ you have $2S = 6 + 12 + 24$, so $2S - S = 24 - 3 = 21$.',
      rule: '$S_n = \\frac{a_1(r^{n} - 1)}{r - 1}$ for $r \\ne 1$, where $n$ is the number of terms.',
      example:
        '$3 + 6 + 12 + 24 + 48$: $a_1 = 3$, $r = 2$, $n = 5$, so $S_5 = \\frac{3(2^{5} - 1)}{2 - 1} = 3 \\cdot 31 = 93$.',
      trap: 'The exponent in the sum is $n$, while the exponent of the last term is $n - 1$. Do not give the last term when the sum is asked for.',
    },
  }),
  skill({
    id: 'a2-sigma-and-recursive-rules',
    name: 'Sigma notation and recursive rules',
    needs: ['a2-arithmetic-sequences', 'a2-geometric-sequences'],
    codes: ['F-IF.A.3', 'F-BF.A.1a', 'A-SSE.B.4'],
    lesson: {
      idea: 'A recursive rule says how to make each term from the one before. Sigma notation is short for a sum: put in every whole number from the lower to the upper one, and add.',
      rule: '$\\sum_{k=m}^{n}$ has $n - m + 1$ terms. A recursive rule needs a first term and a step.',
      example:
        '$\\sum_{k=2}^{5} (3k - 1) = 5 + 8 + 11 + 14 = 38$. With $a_1 = 4$ and $a_n = 2a_{n-1} - 3$: $a_2 = 5$, $a_3 = 7$, $a_4 = 11$.',
      trap: 'A constant inside the sigma is added in every term: $\\sum_{k=1}^{10} 6$ is 60, not 6.',
    },
  }),
]
