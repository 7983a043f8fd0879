import { curve, dot, expr, lesson, num, plane, solutions, text } from '#kit'

/** Whole zeros from −30 to 30. */
const zeros = (p: (x: number) => number): number[] =>
  Array.from({ length: 61 }, (_, i) => i - 30).filter((x) => p(x) === 0)

export const factorTheoremAndZeros = lesson({
  idea: '<p>A product is 0 only if one of its factors is 0. So every linear factor of a polynomial gives a zero: if $x - 3$ is a factor, the value at $x = 3$ is 0, and the graph meets the $x$-axis there.</p><p>It works backward as well. If $p(3) = 0$, dividing by $x - 3$ leaves the remainder 0, so $x - 3$ is a factor. Zeros, $x$-intercepts and linear factors are three ways to say one thing.</p>',
  figure: plane(
    {
      alt: 'A cubic curve that meets the x-axis at −2, 1 and 3; the points are labeled with the factors x + 2, x − 1 and x − 3.',
      x: [-4, 5],
      y: [-8, 10],
      xStep: 1,
      yStep: 2,
      xEvery: 2,
      height: 280,
    },
    [
      curve((x) => (x + 2) * (x - 1) * (x - 3)),
      dot(-2, 0, { label: 'x + 2', at: 'nw' }),
      dot(1, 0, { label: 'x − 1', at: 'sw' }),
      dot(3, 0, { label: 'x − 3', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'zero', meaning: 'A number at which the polynomial has the value 0.' },
    { word: 'factor', meaning: 'A polynomial that divides another one without remainder.' },
    { word: 'factor theorem', meaning: '$x - c$ is a factor of $p(x)$ exactly when $p(c) = 0$.' },
  ],
  rule: '<p>$x - c$ is a factor of $p(x)$ exactly when $p(c) = 0$.</p><p>To find all zeros from one: divide by $x - c$, then factor the quadratic that is left. From the zeros $r$, $s$, $t$ of a cubic: $p(x) = a(x - r)(x - s)(x - t)$; one more point gives $a$.</p>',
  use: '<p>The question speaks of factors, zeros or $x$-intercepts of a polynomial, or wants a constant so that something is a factor.</p>',
  avoid:
    '<p>If no zero is known or easy to guess, list candidates with the rational root theorem first. If a remainder other than 0 is given, use the remainder theorem.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which of $x - 2$, $x + 1$ and $x - 1$ is a factor of $p(x) = x^3 - 4x^2 - 7x + 10$?',
      covers: ['algebra-2/which-linear-factor'],
      steps: [
        {
          do: 'The three belong to the numbers $2$, $-1$ and $1$.',
          why: 'Ask where each factor is 0.',
        },
        {
          do: '$p(2) = 8 - 16 - 14 + 10 = -12$ and $p(-1) = -1 - 4 + 7 + 10 = 12$.',
          why: 'Neither is 0. A divisor of the constant term is only a candidate.',
        },
        {
          do: '$p(1) = 1 - 4 - 7 + 10 = 0$, so the factor is $x - 1$.',
          why: 'The factor theorem: value 0, therefore a factor.',
        },
      ],
      answer: expr('x - 1', ({ x }) => x - 1),
      check: () => {
        const c = zeros((x) => x ** 3 - 4 * x ** 2 - 7 * x + 10).find((z) => [2, -1, 1].includes(z)) ?? 0
        return expr('', ({ x }) => x - c)
      },
    },
    {
      level: 'Next',
      asks: 'One zero of $f(x) = x^3 - 3x^2 - 10x + 24$ is 2. What are the other zeros?',
      covers: ['algebra-2/remaining-zeros', 'algebra-2/third-factor-of-a-cubic'],
      steps: [
        {
          do: 'The zero 2 belongs to the factor $x - 2$. Divide by it.',
          why: 'Since $f(2) = 0$, there will be no remainder.',
        },
        {
          do: 'Synthetic division with 2 on $1, -3, -10, 24$: the row is $1, -1, -12, 0$. The quotient is $x^2 - x - 12$.',
          why: 'Bring down, multiply by 2, add. A common factor of all coefficients comes out first; it changes no zero.',
        },
        {
          do: 'Factor: $x^2 - x - 12 = (x - 4)(x + 3)$.',
          why: 'Product $-12$, sum $-1$.',
        },
        {
          do: 'The other zeros: $x = -3$ or $x = 4$.',
          why: '$x + 3$ is 0 at $-3$: the sign turns. Degree 3 has at most three zeros.',
        },
        {
          do: 'If $x - 2$ and $x - 4$ are known, the constants give the third factor: $(-2)(-4) \\cdot 3 = 24$, so $x + 3$.',
          why: 'The constants multiply to the constant.',
        },
      ],
      answer: solutions([-3, 4]),
      check: () => solutions(zeros((x) => x ** 3 - 3 * x ** 2 - 10 * x + 24).filter((x) => x !== 2)),
    },
    {
      level: 'Exam level',
      asks: 'For what value of $k$ is $x + 2$ a factor of $x^3 + kx^2 - 5x - 6$?',
      covers: ['algebra-2/constant-for-a-factor'],
      steps: [
        {
          do: '$x + 2$ is a factor exactly when the value at $x = -2$ is 0.',
          why: 'The zero of $x + 2$ is $-2$, not 2.',
        },
        { do: 'Put it in: $-8 + 4k + 10 - 6 = 0$.', why: '$(-2)^3 = -8$, $(-2)^2 = 4$, $-5 \\cdot (-2) = 10$.' },
        { do: '$4k - 4 = 0$, so $4k = 4$ and $k = 1$.', why: 'Collect the numbers, then divide.' },
      ],
      answer: num(1),
      check: () =>
        num([-3, -2, -1, 0, 1, 2, 3].find((k) => zeros((x) => x ** 3 + k * x ** 2 - 5 * x - 6).includes(-2)) ?? 99),
    },
    {
      level: 'Exam level',
      asks: '<p>A cubic function has the zeros $-3$, 1 and 2, and its graph passes through $(0, -12)$. Omar says: “Its equation is $y = -2(x + 3)(x - 1)(x - 2)$.” Kofi says: “$-2$ is one more zero, then.” Who is right?</p>',
      covers: ['algebra-2/equation-from-zeros-and-intercept', 'algebra-2/zeros-claims'],
      steps: [
        { do: 'The zeros give $y = a(x + 3)(x - 1)(x - 2)$.', why: 'Each zero $c$ belongs to a factor $x - c$.' },
        {
          do: 'At $x = 0$: $-12 = a \\cdot 3 \\cdot (-1) \\cdot (-2) = 6a$, so $a = -2$. Omar’s equation fits.',
          why: 'One more point fixes the factor in front: divide $-12$ by 6, not the other way around.',
        },
        {
          do: 'At $x = -2$ the value is $-2 \\cdot 1 \\cdot (-3) \\cdot (-4) = -24$, so $-2$ is no zero. Only Omar is right.',
          why: 'The factor in front is never 0, so it gives no zero. It only stretches the graph.',
        },
      ],
      answer: text('Only Omar is right'),
      check: () => {
        const f = (x: number) => -2 * (x + 3) * (x - 1) * (x - 2)
        return text(f(0) === -12 && zeros(f).join() === '-3,1,2' ? 'Only Omar is right' : 'Somebody else')
      },
    },
  ],
  tryIt: {
    asks: 'One zero of $f(x) = x^3 + 2x^2 - 13x + 10$ is 1. What are the other zeros?',
    steps: [
      {
        ask: 'By which factor do you divide?',
        answer: { choose: ['$x - 1$', '$x + 1$'] },
        slips: [
          {
            choice: 1,
            says: '$x + 1$ is 0 at $-1$. You need the factor that is 0 at 1.',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
        ],
        done: 'Divide by $x - 1$.',
      },
      {
        ask: 'Synthetic division with 1 on $1, 2, -13, 10$: what is the third number of the bottom row?',
        answer: { typed: num(-13 + 3) },
        slips: [
          { typed: num(-11), says: 'You added the 2. Add the sum from the column before, times 1.' },
          { typed: num(-16), says: 'Add 3, do not subtract it.', misconception: 'a2-loses-a-sign-in-a-product' },
        ],
        done: 'The row is $1, 3, -10, 0$: the quotient is $x^2 + 3x - 10$.',
      },
      {
        ask: 'Factor $x^2 + 3x - 10$. What are the other zeros?',
        answer: { choose: ['$x = -5$ or $x = 2$', '$x = -2$ or $x = 5$', '$x = 2$ or $x = 5$'] },
        slips: [
          {
            choice: 1,
            says: 'These are the numbers in the factors $(x + 5)(x - 2)$. Where is each factor 0?',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
          { choice: 2, says: 'The product of the two zeros is the constant term, and it is negative.' },
        ],
        done: '$(x + 5)(x - 2) = 0$ for $x = -5$ or $x = 2$.',
      },
    ],
    answer: text('$x = -5$ or $x = 2$'),
    check: () =>
      text(
        zeros((x) => x ** 3 + 2 * x ** 2 - 13 * x + 10)
          .filter((x) => x !== 1)
          .map((x) => `$x = ${x}$`)
          .join(' or '),
      ),
  },
  trap: '<p>Reading the zero with the sign of the factor. $x + 2$ belongs to the zero $-2$. Ask: what makes this factor 0?</p>',
  check:
    '<p>Put each zero into the original polynomial: the value must be 0. With leading coefficient 1, the product of all zeros of a cubic is the opposite of the constant term: $2 \\cdot 4 \\cdot (-3) = -24$.</p>',
  mends: {
    'a2-takes-any-divisor-for-a-zero': [0, 1],
    'a2-takes-the-zero-with-its-sign': [1, 3],
    'a2-loses-a-sign-in-a-product': [2, 1],
    'a2-stops-before-the-last-division': [2, 2],
    'a2-takes-the-intercept-for-the-factor': [3, 1],
    'a2-poly-accepts-a-false-claim': [3, 2],
    'a2-poly-rejects-a-true-claim': [3, 1],
    'a2-poly-judges-one-claim-only': [3, 2],
    'a2-reads-the-table-backwards': [0, 2],
    'a2-leaves-out-the-factor-in-front': [3, 1],
    'a2-divides-by-one-known-factor': [1, 4],
    'a2-copies-the-leading-coefficient-to-a-factor': [1, 4],
    'a2-takes-one-for-the-last-leading-coefficient': [1, 4],
  },
})
