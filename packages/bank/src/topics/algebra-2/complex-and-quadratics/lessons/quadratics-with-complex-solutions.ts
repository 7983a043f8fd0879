import { curve, dot, equation, lesson, num, plane, segment, text } from '#kit'

/** Whether p + qi solves ax² + bx + c = 0: both parts of the left side are 0. */
const solves = (a: number, b: number, c: number, p: number, q: number): boolean =>
  a * (p * p - q * q) + b * p + c === 0 && 2 * a * p * q + b * q === 0

export const quadraticsWithComplexSolutions = lesson({
  idea: '<p>The parabola $y = (x - 3)^2 + 4$ never comes down to the $x$-axis. So $(x - 3)^2 + 4 = 0$ has no real solution: a square would have to be $-4$.</p><p>With complex numbers it has two. Since $(2i)^2 = 4i^2 = -4$, the roots of $-4$ are $2i$ and $-2i$. Nothing else changes: you complete the square or use the formula as always. The two solutions differ only in the sign of $i$; they are conjugates.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward with its lowest point (3, 4), above the x-axis; a dashed line of length 4 leads down to the axis.',
      x: [-1, 7],
      y: [-1, 10],
      xStep: 1,
      yStep: 1,
      height: 260,
    },
    [
      segment(3, 0, 3, 4, { dash: true, plain: true }),
      curve((x) => (x - 3) ** 2 + 4),
      dot(3, 4, { label: '(3, 4)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'discriminant', meaning: '$b^2 - 4ac$, the number under the root in the quadratic formula.' },
    { word: 'imaginary number', meaning: 'A real number times $i$, such as $2i$.' },
    { word: 'conjugates', meaning: 'Two numbers $p + qi$ and $p - qi$.' },
    { word: 'over the complex numbers', meaning: 'Solutions with $i$ are allowed.' },
  ],
  rule: '<p>For a positive number $n$: $\\sqrt{-n} = i\\sqrt{n}$.</p><p>To solve: complete the square, or use $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$. A negative discriminant gives two conjugate solutions.</p><p>Backward: real coefficients and one solution $p + qi$ give the other, $p - qi$, and the equation $x^2 - 2px + (p^2 + q^2) = 0$.</p>',
  use: '<p>The equation is quadratic, and complex solutions are asked for or the number under the root is negative.</p>',
  avoid:
    '<p>If the question asks for real solutions only, a negative discriminant means that there are none. If the discriminant is positive, there is no $i$ at all.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What are the solutions of $3x^2 + 80 = -16$?',
      covers: ['algebra-2/quadratic-negative-square'],
      steps: [
        {
          do: 'Subtract 80: $3x^2 = -96$. Divide by 3: $x^2 = -32$.',
          why: 'Get $x^2$ alone first. There is no term with $x$, so no formula is needed.',
        },
        {
          do: 'Take both roots: $x = \\pm\\sqrt{-32} = \\pm i\\sqrt{32}$.',
          why: 'The minus sign under the root comes out as $i$.',
        },
        {
          do: '$32 = 16 \\cdot 2$, so $\\sqrt{32} = 4\\sqrt{2}$ and $x = \\pm 4i\\sqrt{2}$.',
          why: 'From the square factor 16 its root comes out: 4, not 16.',
        },
      ],
      answer: text('$x = \\pm 4i\\sqrt{2}$'),
      check: () => {
        const n = (80 + 16) / 3
        const k = [5, 4, 3, 2, 1].find((d) => n % (d * d) === 0) ?? 1
        return text(`$x = \\pm ${k}i\\sqrt{${n / (k * k)}}$`)
      },
    },
    {
      level: 'Next',
      asks: 'Solve $x^2 + 8x + 25 = 0$ over the complex numbers.',
      covers: ['algebra-2/quadratic-complex-solve', 'algebra-2/quadratic-complex-from-graph'],
      steps: [
        {
          do: 'Half of 8 is 4, and $4^2 = 16$: $x^2 + 8x + 16 = -25 + 16$.',
          why: 'With the square of half the middle coefficient, the left side becomes a square.',
        },
        {
          do: 'So $(x + 4)^2 = -9$.',
          why: 'On the graph of $y = (x + 4)^2 + 9$ you read the same from the vertex $(-4, 9)$.',
        },
        {
          do: 'Take both roots: $x + 4 = \\pm 3i$.',
          why: '$(3i)^2 = 9i^2 = -9$. A root of a negative number always carries an $i$.',
        },
        {
          do: 'Subtract 4: $x = -4 \\pm 3i$.',
          why: 'The real part is where the parabola has its vertex, with its sign.',
        },
      ],
      answer: text('$x = -4 \\pm 3i$'),
      check: () => {
        for (let p = -9; p <= 9; p++)
          for (let q = 1; q <= 9; q++) if (solves(1, 8, 25, p, q)) return text(`$x = ${p} \\pm ${q}i$`)
        return text('none')
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Lena solved $x^2 - 10x + 34 = 0$ with the quadratic formula and got $x = 10 \\pm 3i$, which is not correct. What are the solutions, and which mistake did Lena make?</p>',
      covers: ['algebra-2/quadratic-complex-kind', 'algebra-2/quadratic-complex-mistake'],
      steps: [
        {
          do: 'The discriminant is $(-10)^2 - 4 \\cdot 34 = 100 - 136 = -36$. It is negative: two solutions that are not real.',
          why: 'Find it first. Positive would mean two real solutions, zero exactly one.',
        },
        {
          do: 'Put it in: $x = \\frac{10 \\pm \\sqrt{-36}}{2} = \\frac{10 \\pm 6i}{2}$.',
          why: '$-b$ is $-(-10) = 10$.',
        },
        { do: 'Divide both parts: $x = 5 \\pm 3i$.', why: 'The whole numerator stands above the 2.' },
        {
          do: 'Lena divided $6i$ by 2, but not the 10.',
          why: 'Make the suspected mistake on purpose: $10 \\pm \\frac{6i}{2}$ is Lena’s result.',
        },
      ],
      answer: text('$x = 5 \\pm 3i$'),
      check: () => text(solves(1, -10, 34, 5, 3) && solves(1, -10, 34, 5, -3) ? '$x = 5 \\pm 3i$' : 'no'),
    },
    {
      level: 'Exam level',
      asks: 'A quadratic equation $x^2 + bx + c = 0$ with real coefficients has the solution $5 - 2i$. Which equation is it?',
      covers: ['algebra-2/quadratic-from-complex-root', 'algebra-2/quadratic-constant-from-root'],
      steps: [
        {
          do: 'The other solution is the conjugate $5 + 2i$.',
          why: 'With real coefficients, nonreal solutions come in conjugate pairs.',
        },
        {
          do: 'Their sum is $5 + 5 = 10$, and $b$ is its opposite: $b = -10$.',
          why: '$(x - r)(x - s) = x^2 - (r + s)x + rs$',
        },
        {
          do: 'Their product is $5^2 + 2^2 = 25 + 4 = 29$, so $c = 29$.',
          why: 'A number times its conjugate is the sum of the two squares.',
        },
        { do: 'The equation is $x^2 - 10x + 29 = 0$.', why: 'Test: $(x - 5)^2 = -4$ has the solutions $5 \\pm 2i$.' },
      ],
      answer: equation('x^2 - 10x + 29 = 0', ({ x }) => x * x - 10 * x + 29),
      // Vertex form: the parabola with its vertex at (5, 2²).
      check: () => equation('x^2 - 10x + 29 = 0', ({ x }) => (x - 5) ** 2 + 2 ** 2),
    },
  ],
  tryIt: {
    asks: 'Solve $x^2 - 6x + 25 = 0$ over the complex numbers.',
    steps: [
      {
        ask: 'Complete the square: $(x - 3)^2 = {?}$',
        like: 1,
        answer: { typed: num(-25 + 9) },
        slips: [
          { typed: num(16), says: 'The 25 changes sides, so it becomes $-25$; then 9 is added.' },
          { typed: num(-25 - 9), says: 'Add 9 on both sides; you subtracted it on the right.' },
          { typed: num(-25), says: 'You added 9 on the left only. It has to be added on the right as well.' },
        ],
        done: '$(x - 3)^2 = -25 + 9 = -16$',
      },
      {
        ask: 'What is $x - 3$?',
        like: 2,
        answer: { choose: ['$\\pm 4i$', '$\\pm 4$', '$\\pm 16i$'] },
        slips: [
          {
            choice: 1,
            says: 'The square of 4 is $+16$. The root of a negative number carries an $i$.',
            misconception: 'a2-cq-drops-the-i',
          },
          { choice: 2, says: 'Take the square root of 16, too.', misconception: 'a2-cq-forgets-to-take-the-root' },
        ],
        done: '$x - 3 = \\pm 4i$',
      },
      {
        ask: 'What are the solutions?',
        like: 3,
        answer: { choose: ['$x = 3 \\pm 4i$', '$x = -3 \\pm 4i$', 'There are none.'] },
        slips: [
          {
            choice: 1,
            says: 'Add 3 on both sides to get $x$ alone.',
            misconception: 'a2-cq-keeps-the-sign-of-b',
          },
          {
            choice: 2,
            says: 'There are no real solutions, but over the complex numbers there are two.',
            misconception: 'a2-cq-takes-nonreal-for-none',
          },
        ],
        done: '$x = 3 \\pm 4i$. Their sum is 6 and their product $9 + 16 = 25$.',
      },
    ],
    answer: text('$x = 3 \\pm 4i$'),
    check: () => text(solves(1, -6, 25, 3, 4) ? '$x = 3 \\pm 4i$' : 'no'),
  },
  trap: '<p>Dividing only one part. In $\\frac{6 \\pm 4i}{2}$ both parts are divided: $3 \\pm 2i$. And $\\sqrt{-4}$ is $2i$, neither $-2$ nor $2$.</p>',
  check:
    '<p>In $x^2 + bx + c = 0$ the two solutions add up to $-b$, and their product is $c$. For $5 \\pm 3i$: the sum is 10 and the product $25 + 9 = 34$.</p>',
  mends: {
    'a2-cq-takes-a-square-out-whole': [0, 2],
    'a2-cq-drops-the-i': [1, 2],
    'a2-cq-forgets-to-take-the-root': [1, 2],
    'a2-cq-keeps-the-sign-of-b': [1, 3],
    'a2-cq-misreads-the-discriminant': [2, 0],
    'a2-cq-takes-nonreal-for-none': [2, 0],
    'a2-cq-divides-half-of-the-numerator': [2, 2],
    'a2-cq-names-an-error-untested': [2, 3],
    'a2-cq-takes-i-squared-for-one': [3, 2],
    'a2-cq-forgets-to-square': [3, 2],
    'a2-cq-halves-for-a-root': [0, 2],
    'a2-cq-does-not-divide-before-the-root': [0, 0],
    'a2-cq-flips-the-middle-sign': [3, 1],
    'a2-cq-takes-the-real-part-for-the-sum': [3, 1],
    'a2-cq-gives-b-for-c': [3, 2],
    'a2-cq-mixes-up-sum-and-product': [3, 2],
    'a2-cq-reads-the-shift-backwards': [1, 1],
    'a2-cq-swaps-the-vertex': [1, 1],
  },
})
