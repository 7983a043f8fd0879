import { complex, curve, dot, lesson, num, plane, text } from '#kit'

const [low, high] = [1 - Math.SQRT2, 1 + Math.SQRT2]

/** The values of a cubic with the coefficients a to d at u + vi, as real and imaginary part. */
function valueAt([a, b, c, d]: readonly [number, number, number, number], u: number, v: number): [number, number] {
  const times = ([x, y]: readonly [number, number], z: number): [number, number] => [x * u - y * v + z, x * v + y * u]
  return [b, c, d].reduce<[number, number]>((sum, z) => times(sum, z), [a, 0])
}

export const irrationalAndComplexZeros = lesson({
  idea: '<p>A cubic has three zeros, if complex ones are counted. One whole zero is often easy to find. Dividing by its factor leaves a quadratic, and this one need not factor with whole numbers. Then the quadratic formula takes over.</p><p>In the figure, $p(x) = x^3 - 3x^2 + x + 1$ has the zero 1, and two more on both sides of it that no fraction hits: $1 - \\sqrt{2}$ and $1 + \\sqrt{2}$. If the number under the root is negative, the other two zeros are complex, and the graph meets the $x$-axis only once.</p>',
  figure: plane(
    {
      alt: 'A cubic curve that meets the x-axis at about −0.4, at 1 and at about 2.4; the points are labeled 1 − √2, 1 and 1 + √2.',
      x: [-2, 4],
      y: [-4, 4],
      xStep: 1,
      yStep: 1,
      yEvery: 2,
      height: 270,
    },
    [
      curve((x) => x ** 3 - 3 * x ** 2 + x + 1),
      dot(low, 0, { label: '1 − √2', at: 'nw' }),
      dot(1, 0, { label: '1', at: 'ne' }),
      dot(high, 0, { label: '1 + √2', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'irrational zero', meaning: 'A real zero that is no fraction, such as $1 + \\sqrt{2}$.' },
    { word: 'complex zeros', meaning: 'Zeros $a + bi$ and $a - bi$. The graph does not show them.' },
    { word: 'conjugate pair', meaning: '$a + bi$ and $a - bi$. With real coefficients they come together.' },
    {
      word: 'fundamental theorem of algebra',
      meaning: 'A polynomial of degree $n$ has $n$ complex zeros, counted with multiplicity.',
    },
  ],
  rule: '<ol><li>Find one zero $c$ by trying divisors of the constant term.</li><li>Divide by $x - c$.</li><li>Solve the quadratic that is left with the quadratic formula.</li></ol><p>With rational coefficients, $a + \\sqrt{b}$ brings $a - \\sqrt{b}$ along, and $a + bi$ brings $a - bi$.</p>',
  use: '<p>All zeros of a cubic are asked for and the quadratic that is left does not factor, or one zero with a root or with $i$ is given.</p>',
  avoid:
    '<p>If the quadratic factors with whole numbers, factoring is quicker. If no whole zero can be found, read the zeros from a graph.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'One zero of $p(x) = x^3 - 3x^2 + x + 1$ is 1. What are the others?',
      covers: ['algebra-2/remaining-zeros'],
      steps: [
        {
          do: 'Divide by $x - 1$: $p(x) = (x - 1)(x^2 - 2x - 1)$.',
          why: 'Multiply back to test: $x^3 - 2x^2 - x - x^2 + 2x + 1$ is $p(x)$.',
        },
        {
          do: '$x^2 - 2x - 1 = 0$: no whole numbers have the product $-1$ and the sum $-2$.',
          why: 'So it does not factor with whole numbers: take the quadratic formula.',
        },
        {
          do: '$x = \\frac{2 \\pm \\sqrt{4 + 4}}{2} = \\frac{2 \\pm 2\\sqrt{2}}{2}$, which is $1 + \\sqrt{2}$ and $1 - \\sqrt{2}$.',
          why: 'Divide both terms above by 2.',
        },
      ],
      answer: text('$1 + \\sqrt{2}$ and $1 - \\sqrt{2}$'),
      check: () => {
        const p = (x: number) => x ** 3 - 3 * x ** 2 + x + 1
        return text([low, high].every((x) => Math.abs(p(x)) < 1e-9) ? '$1 + \\sqrt{2}$ and $1 - \\sqrt{2}$' : 'others')
      },
    },
    {
      level: 'Next',
      asks: 'One zero of $p(x) = x^3 - 4x^2 + 6x - 4$ is 2. Which zero has the form $a + bi$ with a positive $b$?',
      covers: ['algebra-2/remaining-zeros', 'algebra-2/zeros-claims'],
      steps: [
        {
          do: 'Divide by $x - 2$: $p(x) = (x - 2)(x^2 - 2x + 2)$.',
          why: '$-2 \\cdot 2 = -4$ is the constant term.',
        },
        {
          do: 'Under the root of the quadratic formula: $(-2)^2 - 4 \\cdot 1 \\cdot 2 = 4 - 8 = -4$.',
          why: 'It is negative, so the zeros are complex and the graph meets the $x$-axis at 2 only.',
        },
        {
          do: '$x = \\frac{2 \\pm \\sqrt{-4}}{2} = \\frac{2 \\pm 2i}{2}$',
          why: '$\\sqrt{-4} = 2i$, because $(2i)^2 = -4$.',
        },
        { do: 'The zeros are $1 - i$ and $1 + i$; the one asked for is $1 + i$.', why: 'They are a conjugate pair.' },
      ],
      answer: complex(1, 1),
      check: () => {
        const zero = [1, 2, 3].flatMap((u) => [1, 2, 3].map((v) => [u, v] as const))
        const [u, v] = zero.find(([a, b]) => Math.hypot(...valueAt([1, -4, 6, -4], a, b)) < 1e-9) ?? [0, 0]
        return complex(u, v)
      },
    },
    {
      level: 'Exam level',
      asks: 'A cubic with real coefficients and leading coefficient 1 has the zeros 3 and $2i$. What is its constant term?',
      covers: ['algebra-2/equation-from-zeros-and-intercept', 'algebra-2/constant-for-a-factor'],
      steps: [
        {
          do: 'The third zero is $-2i$.',
          why: 'The coefficients are real, so $2i$ brings its conjugate along.',
        },
        {
          do: '$(x - 2i)(x + 2i) = x^2 - 4i^2 = x^2 + 4$',
          why: '$i^2 = -1$: the difference of squares becomes a sum.',
        },
        {
          do: '$p(x) = (x - 3)(x^2 + 4)$, and its constant term is $-3 \\cdot 4 = -12$.',
          why: 'The constant term is $p(0)$: put 0 in for $x$.',
        },
      ],
      answer: num(-12),
      // Minus the product of the zeros.
      check: () => num(-(3 * (2 * 2))),
    },
  ],
  tryIt: {
    asks: 'One zero of $p(x) = x^3 - 7x^2 + 17x - 15$ is 3. Which zero has the form $a + bi$ with a positive $b$?',
    steps: [
      {
        ask: '$p(x) = (x - 3)(x^2 - 4x + c)$. What is $c$?',
        answer: { typed: num(5) },
        slips: [
          {
            typed: num(-5),
            says: '$-3 \\cdot c$ is the constant term $-15$: two negative signs would give $+15$.',
            misconception: 'a2-loses-a-sign-in-a-product',
          },
          {
            typed: num(15),
            says: 'The constant term of $p$ is $-3 \\cdot c$, not $c$.',
            misconception: 'a2-stops-before-the-last-division',
          },
        ],
        done: '$-3 \\cdot 5 = -15$, so $p(x) = (x - 3)(x^2 - 4x + 5)$.',
      },
      {
        ask: 'Which number stands under the root of the quadratic formula for $x^2 - 4x + 5 = 0$?',
        answer: { typed: num(-4) },
        slips: [
          { typed: num(36), says: '$4ac = 20$ is subtracted: $16 - 20$.' },
          { typed: num(4), says: 'Mind the order: $b^2 - 4ac = 16 - 20$.' },
        ],
        done: '$(-4)^2 - 4 \\cdot 1 \\cdot 5 = 16 - 20 = -4$',
      },
      {
        ask: 'Which zero is asked for?',
        answer: { choose: ['$2 + i$', '$2 - i$', '$4 + 2i$', '$-2 + i$'] },
        slips: [
          { choice: 1, says: 'That is its conjugate: here $b$ is negative.' },
          { choice: 2, says: 'Divide both terms above by 2.' },
          {
            choice: 3,
            says: 'The formula begins with $-b$, and $b = -4$.',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
        ],
        done: '$x = \\frac{4 \\pm 2i}{2}$, so the zero is $2 + i$.',
      },
    ],
    answer: complex(2, 1),
    check: () => (Math.hypot(...valueAt([1, -7, 17, -15], 2, 1)) < 1e-9 ? complex(2, 1) : num(0)),
  },
  trap: '<p>Stopping at the quadratic because it does not factor. It has two zeros all the same: the quadratic formula finds them, with a root or with $i$.</p>',
  check:
    '<p>The zeros of $x^3 + bx^2 + cx + d$ add up to $-b$. In the second example $2 + (1 + i) + (1 - i) = 4$, and the coefficient of $x^2$ is $-4$.</p>',
  mends: {
    'a2-loses-a-sign-in-a-product': [1, 0],
    'a2-stops-before-the-last-division': [2, 2],
    'a2-takes-the-zero-with-its-sign': [0, 2],
    'a2-repeats-the-known-zero': [0, 1],
  },
})
