import { curve, dot, expr, frac, lesson, num, plane, solutions, text } from '#kit'

/** Whole zeros from −30 to 30. */
const zeros = (p: (x: number) => number): number[] =>
  Array.from({ length: 61 }, (_, i) => i - 30).filter((x) => p(x) === 0)

/** The numerators of zeros from −10 to 10 whose denominator is 1 or 2, written in halves. */
const halves = (p: (x: number) => number): number[] =>
  Array.from({ length: 41 }, (_, i) => i - 20).filter((n) => p(n / 2) === 0)

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
      asks: 'One zero of $f(x) = 2x^3 - 3x^2 - 11x + 6$ is 3. What are the other zeros?',
      covers: ['algebra-2/remaining-zeros', 'algebra-2/third-factor-of-a-cubic'],
      steps: [
        {
          do: 'The zero 3 belongs to the factor $x - 3$. Divide by it.',
          why: 'Since $f(3) = 0$, there will be no remainder.',
        },
        {
          do: 'Synthetic division with 3 on $2, -3, -11, 6$: the row is $2, 3, -2, 0$. The quotient is $2x^2 + 3x - 2$.',
          why: 'Bring down, multiply by 3, add. A common factor of all coefficients comes out first; it changes no zero.',
        },
        {
          do: 'Factor: $2x^2 + 3x - 2 = (2x - 1)(x + 2)$.',
          why: 'In the middle, $4x - x = 3x$.',
        },
        {
          do: 'The other zeros: $x = -2$ or $x = \\frac{1}{2}$.',
          why: '$2x - 1$ is 0 at $\\frac{1}{2}$. A double factor gives one zero, where the graph touches the axis.',
        },
        {
          do: 'If $x - 3$ and $x + 2$ are known, the ends give the third factor: $x \\cdot x \\cdot 2x = 2x^3$ and $(-3) \\cdot 2 \\cdot (-1) = 6$, so $2x - 1$.',
          why: 'Leading terms multiply to the leading term.',
        },
      ],
      answer: solutions([-2, frac(1, 2)]),
      check: () =>
        solutions(
          halves((x) => 2 * x ** 3 - 3 * x ** 2 - 11 * x + 6)
            .filter((n) => n !== 6)
            .map((n) => frac(n, 2)),
        ),
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
    asks: 'One zero of $f(x) = 2x^3 - 5x^2 - 4x + 3$ is 3. What are the other zeros?',
    steps: [
      {
        ask: 'By which factor do you divide?',
        answer: { choose: ['$x - 3$', '$x + 3$'] },
        slips: [
          {
            choice: 1,
            says: '$x + 3$ is 0 at $-3$. You need the factor that is 0 at 3.',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
        ],
        done: 'Divide by $x - 3$.',
      },
      {
        ask: 'Synthetic division with 3 on $2, -5, -4, 3$: what is the third number of the bottom row?',
        answer: { typed: num(-4 + 3 * (-5 + 2 * 3)) },
        slips: [
          { typed: num(-3), says: 'You added the sum from the column before. Multiply it by 3 first.' },
          { typed: num(-7), says: 'Add 3, do not subtract it.', misconception: 'a2-loses-a-sign-in-a-product' },
        ],
        done: 'The row is $2, 1, -1, 0$: the quotient is $2x^2 + x - 1$.',
      },
      {
        ask: 'Factor $2x^2 + x - 1$. What are the other zeros?',
        answer: {
          choose: ['$x = -1$ or $x = \\frac{1}{2}$', '$x = -\\frac{1}{2}$ or $x = 1$', '$x = -1$ or $x = 1$'],
        },
        slips: [
          {
            choice: 1,
            says: 'The signs are those of the factors $(2x - 1)(x + 1)$. Where is each factor 0?',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
          { choice: 2, says: '$2x - 1$ is 0 where $2x = 1$. Divide by 2.' },
        ],
        done: '$(2x - 1)(x + 1) = 0$ for $x = -1$ or $x = \\frac{1}{2}$.',
      },
    ],
    answer: text('$x = -1$ or $x = \\frac{1}{2}$'),
    check: () =>
      text(
        halves((x) => 2 * x ** 3 - 5 * x ** 2 - 4 * x + 3)
          .filter((n) => n !== 6)
          .map((n) => (n % 2 === 0 ? `$x = ${n / 2}$` : `$x = \\frac{${n}}{2}$`))
          .join(' or '),
      ),
  },
  trap: '<p>Reading the zero with the sign of the factor. $x + 2$ belongs to the zero $-2$. Ask: what makes this factor 0?</p>',
  check: '<p>Put each zero into the original polynomial: the value must be 0.</p>',
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
