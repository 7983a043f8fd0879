import { curve, dot, expr, lesson, num, plane, table, text } from '#kit'

const f = (x: number) => -2 * (x + 1) * (x - 3)

const toRead = plane(
  {
    alt: 'A parabola through (−1, 0), (3, 0) and (0, 6) that opens downward.',
    x: [-4, 6],
    y: [-3, 9],
    xStep: 1,
    yStep: 1,
    xEvery: 1,
    yEvery: 1,
  },
  [curve(f), dot(-1, 0), dot(3, 0), dot(0, 6)],
)

const xs = Array.from({ length: 81 }, (_, i) => i - 40)

export const formsOfAQuadratic = lesson({
  idea: '<p>One quadratic function can be written in three ways, as a half can be written $\\frac{1}{2}$, 0.5 or 50%. All three give the same values. But each shows something else at a glance: the zeros, the vertex, or the value at 0.</p><p>So choose the form that shows what you need. And if you know the zeros or the vertex, you can write the function down at once, except for one number, the $a$. One more point gives you that.</p>',
  figure: table(
    ['Form', 'Written', 'Shows'],
    [
      ['factored', '2(x − 1)(x − 5)', 'zeros 1 and 5'],
      ['vertex', '2(x − 3)² − 8', 'vertex (3, −8)'],
      ['standard', '2x² − 12x + 10', 'value 10 at x = 0'],
    ],
    'One function in three forms, with the same 2 in front',
  ),
  words: [
    { word: 'standard form', meaning: '$ax^2 + bx + c$; its $c$ is the $y$-intercept.' },
    { word: 'vertex form', meaning: '$a(x - h)^2 + k$; its vertex is $(h, k)$.' },
    { word: 'factored form', meaning: '$a(x - r)(x - s)$; its zeros are $r$ and $s$.' },
    {
      word: 'leading coefficient',
      meaning: 'The $a$, the same in all forms: positive opens upward, negative downward.',
    },
  ],
  rule: '<ul><li>To standard form: multiply the square or the factors out, then multiply by $a$, then add $k$.</li><li>To vertex form: complete the square, or take the middle of the zeros and the value there.</li><li>To find $a$: put a known point in for $x$ and $y$ and solve.</li></ul>',
  use: '<p>A question asks which expression is equivalent, which form shows a feature, or which equation fits a graph, a table, or a vertex with a point.</p>',
  avoid:
    '<p>Do not convert without need: if a form already shows what is asked for, read it off. Zeros of a standard form need factoring or the formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which expression in standard form is equivalent to $2(x - 3)^2 + 1$?',
      covers: ['algebra-1/forms-vertex-to-standard'],
      steps: [
        {
          do: 'Square first: $(x - 3)^2 = (x - 3)(x - 3) = x^2 - 3x - 3x + 9 = x^2 - 6x + 9$.',
          why: 'The middle term comes twice. $x^2 + 9$ would be wrong.',
        },
        {
          do: 'Multiply all three terms by 2: $2x^2 - 12x + 18$.',
          why: 'The 2 belongs to the whole square, but not to the 1 behind it.',
        },
        { do: 'Add 1: $2x^2 - 12x + 19$.', why: 'What is added behind the square stays as it is.' },
        {
          do: 'Who is right? Ana writes $2x^2 - 12x + 19$, Ben $2x(x - 6) + 19$. Ben’s multiplies out to Ana’s. Both are right.',
          why: 'Test at 0: $2 \\cdot (-3)^2 + 1 = 19$. Forms that look different can both be right.',
          covers: ['algebra-1/forms-judge'],
        },
      ],
      answer: expr('2x^2 - 12x + 19', ({ x }) => 2 * x * x - 12 * x + 19),
      check: () => expr('', ({ x }) => (x - 3) ** 2 + (x - 3) * (x - 3) + 1),
    },
    {
      level: 'Next',
      asks: 'A parabola has the vertex $(2, -3)$ and passes through $(5, 15)$. What is the value of $a$ in its vertex form?',
      covers: ['algebra-1/forms-vertex-and-point', 'algebra-1/forms-from-table'],
      steps: [
        {
          do: 'Write the vertex form: $y = a(x - 2)^2 - 3$.',
          why: 'The 2 changes its sign in the square, the height $-3$ does not. In a table, the vertex is where the values are symmetric.',
        },
        {
          do: 'Put the point in: $15 = a(5 - 2)^2 - 3$.',
          why: 'The point lies on the parabola, so its numbers make the equation true.',
        },
        { do: 'Work out the square: $15 = 9a - 3$.', why: 'The step from the vertex, 3, is squared.' },
        {
          do: 'Add 3: $18 = 9a$. Divide by 9: $a = 2$.',
          why: 'The 18 is how far the point lies above the vertex, not yet $a$.',
        },
        {
          do: 'Test: $2 \\cdot 3^2 - 3 = 15$.',
          why: 'One step beside the vertex, the value changes by exactly $a$.',
        },
      ],
      answer: num(2),
      check: () => num(xs.find((a) => a * 9 - 3 === 15) ?? Number.NaN),
    },
    {
      level: 'Exam level',
      asks: `<p>Which equation has this graph? Write it so that the zeros can be seen, and then so that the vertex can be seen.</p>${toRead}`,
      covers: ['algebra-1/forms-factored-from-graph', 'algebra-1/forms-which-shows'],
      steps: [
        {
          do: 'The zeros are $-1$ and 3: $y = a(x + 1)(x - 3)$.',
          why: 'Each factor is 0 at its zero, so the signs turn around.',
        },
        {
          do: 'It crosses the $y$-axis at 6. Put $x = 0$ in: $6 = a \\cdot 1 \\cdot (-3)$, so $a = -2$ and $y = -2(x + 1)(x - 3)$.',
          why: 'The parabola opens downward, so a negative $a$ is right. Without this step the 2 would be lost.',
        },
        {
          do: 'The vertex is in the middle of the zeros: $\\frac{-1 + 3}{2} = 1$. There $y = -2 \\cdot 2 \\cdot (-2) = 8$.',
          why: 'Factors show the zeros, a square shows the vertex.',
        },
        { do: 'The vertex form is $y = -2(x - 1)^2 + 8$.', why: 'Same $a$. Test at 0: $-2 \\cdot 1 + 8 = 6$.' },
      ],
      answer: text('$y = -2(x - 1)^2 + 8$'),
      check: () => text(xs.every((x) => f(x) === -2 * (x - 1) ** 2 + 8) ? '$y = -2(x - 1)^2 + 8$' : 'another one'),
    },
    {
      level: 'Exam level',
      asks: 'What is the minimum value of $f(x) = 3(x - 1)(x - 7)$?',
      covers: ['algebra-1/forms-factored-to-vertex'],
      steps: [
        {
          do: 'The zeros are 1 and 7. The vertex is in the middle: $\\frac{1 + 7}{2} = 4$.',
          why: 'A parabola is symmetric. The middle is half of the sum.',
        },
        {
          do: 'Put 4 in: $f(4) = 3 \\cdot (4 - 1) \\cdot (4 - 7) = 3 \\cdot 3 \\cdot (-3)$.',
          why: 'The 4 says where the minimum is. The question asks how large it is.',
        },
        {
          do: 'So the minimum value is $-27$.',
          why: 'Do not forget the 3 in front. The value at 0, which is 21, is something else.',
        },
      ],
      answer: num(-27),
      check: () => num(Math.min(...xs.map((x) => 3 * x * x - 24 * x + 21))),
    },
  ],
  tryIt: {
    asks: 'A parabola has the vertex $(-1, 4)$ and passes through $(2, -14)$. What is the value of $a$ in its vertex form?',
    steps: [
      {
        ask: 'Which vertex form fits?',
        answer: { choose: ['$y = a(x + 1)^2 + 4$', '$y = a(x - 1)^2 + 4$', '$y = a(x + 1)^2 - 4$'] },
        slips: [
          {
            choice: 1,
            says: 'Here the square is 0 at 1. It must be 0 at $-1$.',
            misconception: 'a1-q-flips-the-sign-of-the-axis',
          },
          {
            choice: 2,
            says: 'The height of the vertex keeps its sign.',
            misconception: 'a1-q-flips-the-sign-of-the-height',
          },
        ],
        done: '$y = a(x + 1)^2 + 4$',
      },
      {
        ask: 'Put in the point. By which number is $a$ multiplied?',
        like: 2,
        answer: { typed: num((2 + 1) ** 2) },
        slips: [
          {
            typed: num(2 + 1),
            says: 'That is the step from the vertex. It is squared.',
            misconception: 'a1-q-forgets-to-square-the-step',
          },
          { typed: num((2 - 1) ** 2), says: 'The $x$ of the vertex is $-1$, so the step is 2 plus 1.' },
        ],
        done: '$-14 = 9a + 4$',
      },
      {
        ask: 'What is $a$?',
        like: 3,
        answer: { typed: num((-14 - 4) / 9) },
        slips: [
          { typed: num(-14 - 4), says: 'That is $9a$. Divide by 9.', misconception: 'a1-q-stops-before-the-last-step' },
          {
            typed: num(2),
            says: 'The point lies below the vertex. Look at the sign.',
            misconception: 'a1-q-misreads-the-opening',
          },
        ],
        done: '$9a = -18$, so $a = -2$. Test: $-2 \\cdot 9 + 4 = -14$.',
      },
    ],
    answer: num(-2),
    check: () => num(xs.find((a) => a * 3 * 3 === -14 - 4) ?? Number.NaN),
  },
  trap: '<p>Squaring term by term. $(x - 4)^2$ is $x^2 - 8x + 16$ and not $x^2 + 16$: write it as a product and multiply out.</p>',
  check:
    '<p>Put a number such as 0 or 1 into both forms. The values must agree. One that does not agree is enough to throw a form out.</p>',
  mends: {
    'a1-q-squares-term-by-term': [0, 0],
    'a1-q-multiplies-the-square-only': [0, 1],
    'a1-q-multiplies-everything': [0, 2],
    'a1-q-forgets-to-double-the-middle': [0, 0],
    'a1-q-flips-the-sign-in-the-square': [1, 0],
    'a1-q-mixes-up-the-forms': [2, 2],
    'a1-q-forgets-to-square-the-step': [1, 2],
    'a1-q-stops-before-the-last-step': [1, 3],
    'a1-q-takes-the-signs-of-the-factors': [2, 0],
    'a1-q-forgets-the-leading-coefficient': [2, 1],
    'a1-q-misreads-the-opening': [2, 1],
    'a1-q-gives-the-place-for-the-value': [3, 1],
    'a1-q-takes-c-for-the-height': [3, 2],
    'a1-q-takes-half-the-distance': [3, 0],
    'a1-q-accepts-a-wrong-step': [0, 3],
    'a1-q-rejects-a-right-step': [0, 3],
    'a1-q-expects-one-right-answer': [0, 3],
    'a1-q-does-not-take-the-square-back': [2, 3],
    'a1-q-flips-the-sign-of-the-height': [1, 0],
    'a1-q-flips-the-sign-of-the-axis': [1, 0],
  },
})
