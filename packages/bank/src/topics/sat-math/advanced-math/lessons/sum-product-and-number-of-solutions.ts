import { curve, frac, lesson, num, plane } from '#kit'

/** The value of a quadratic at its vertex. */
const lowest = (a: number, b: number, c: number): number => c - (b * b) / (4 * a)

export const sumProductAndNumberOfSolutions = lesson({
  idea: '<p>Many questions on $ax^2 + bx + c = 0$ can be answered without solving it. The solutions are $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$. Whether there are two, one or none depends on the number under the root alone, the discriminant.</p><p>Add the two solutions: the roots cancel, and $-\\frac{b}{a}$ is left. Multiply them: $\\frac{c}{a}$ is left. In the figure, only the constant term changes: 1, 4 and 7 lift the same parabola until it leaves the axis.</p>',
  figure: plane(
    {
      alt: 'Three parabolas of the same shape above one another: the lowest meets the x-axis twice, the middle one touches it at x = 2, the highest does not reach it.',
      x: [0, 5],
      y: [-4, 10],
      xStep: 1,
      yStep: 2,
      height: 270,
    },
    [
      curve((x) => x * x - 4 * x + 1),
      curve((x) => x * x - 4 * x + 4, { dash: true }),
      curve((x) => x * x - 4 * x + 7, { plain: true }),
    ],
  ),
  words: [
    { word: 'discriminant', meaning: '$b^2 - 4ac$, the number under the root.' },
    { word: 'standard form', meaning: '$ax^2 + bx + c = 0$: everything on one side.' },
    { word: 'constant', meaning: 'A number that is fixed but not told, such as $k$.' },
  ],
  rule: '<ul><li>$b^2 - 4ac$ positive: two real solutions. Zero: exactly one. Negative: none.</li><li>Sum of the solutions: $-\\frac{b}{a}$. Product: $\\frac{c}{a}$.</li></ul><p>Write the equation in standard form first.</p>',
  use: '<p>The question asks for a sum, a product, a number of solutions, or a constant for which there are so many.</p>',
  avoid: '<p>If one solution itself is asked for, factor or use the formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The equation $2x^2 + 10x = 9$ has the solutions $p$ and $q$. What is the value of $p + q$?',
      covers: ['sat-math/quadratic-sum-of-solutions'],
      steps: [
        {
          do: 'Standard form: $2x^2 + 10x - 9 = 0$, so $a = 2$ and $b = 10$.',
          why: 'The rules hold for zero on one side.',
        },
        {
          do: '$p + q = -\\frac{b}{a} = -\\frac{10}{2} = -5$',
          why: 'Half of it, $-\\frac{5}{2}$, is the axis of symmetry; $-\\frac{9}{2}$ is the product.',
        },
      ],
      answer: num(-5),
      check: () => {
        const root = Math.sqrt(10 ** 2 + 4 * 2 * 9)
        return num(Math.round((-10 + root) / 4 + (-10 - root) / 4))
      },
    },
    {
      level: 'Next',
      asks: 'In the $xy$-plane, the graph of $y = 3x^2 + 12x + k$, where $k$ is a constant, touches the $x$-axis at exactly one point. What is the value of $k$?',
      covers: ['sat-math/quadratic-one-solution-constant'],
      steps: [
        { do: 'Exactly one point: $b^2 - 4ac = 0$.', why: 'Nothing is added or subtracted if the root is 0.' },
        {
          do: '$12^2 - 4 \\cdot 3 \\cdot k = 144 - 12k$',
          why: 'Both the 4 and the leading coefficient 3 belong to it.',
        },
        { do: '$144 - 12k = 0$, so $12k = 144$ and $k = 12$.', why: 'Add $12k$, then divide by 12.' },
      ],
      answer: num(12),
      check: () => num(-lowest(3, 12, 0)),
    },
    {
      level: 'Exam level',
      asks: 'In the $xy$-plane, the graph of $y = 2x^2 + 10x + n$, where $n$ is an integer constant, meets the $x$-axis at two points. What is the greatest possible value of $n$?',
      covers: ['sat-math/quadratic-limit-integer'],
      steps: [
        {
          do: 'Two points: $b^2 - 4ac \\gt 0$, so $10^2 - 4 \\cdot 2 \\cdot n \\gt 0$.',
          why: 'The root must be real and not 0.',
        },
        { do: '$100 - 8n \\gt 0$, so $8n \\lt 100$ and $n \\lt 12.5$.', why: 'Divide both sides by 8.' },
        {
          do: 'The greatest integer below 12.5 is 12.',
          why: 'With 13 the discriminant is $100 - 104 = -4$: no point at all.',
        },
      ],
      answer: num(12),
      check: () => num(Array.from({ length: 60 }, (_, i) => 40 - i).find((n) => lowest(2, 10, n) < 0) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'In $x(5x + 5p + 8b) = -8bp$, $b$ and $p$ are positive constants. The product of the solutions is $kbp$. What is the value of the constant $k$?',
      covers: ['sat-math/quadratic-product-in-constants'],
      steps: [
        {
          do: 'Multiply out and bring all to one side: $5x^2 + (5p + 8b)x + 8bp = 0$.',
          why: 'Only then can you read $a$ and $c$.',
        },
        { do: 'Here $a = 5$ and $c = 8bp$.', why: 'The constant term is all that stands without $x$.' },
        {
          do: 'Product: $\\frac{c}{a} = \\frac{8bp}{5}$, so $k = \\frac{8}{5}$.',
          why: 'Test with $b = p = 1$: $5x^2 + 13x + 8$ has the zeros $-1$ and $-\\frac{8}{5}$.',
        },
      ],
      answer: num(frac(8, 5)),
      // With b = 1 and p = 2 the zeros are −p and −8b/5, found by trying fifths.
      check: () => {
        const zeros = Array.from({ length: 100 }, (_, i) => -i).filter((n) => n * n + 18 * n + 80 === 0)
        return num(
          frac(
            zeros.reduce((a, b) => a * b, 1),
            5 * 5 * 2,
          ),
        )
      },
    },
  ],
  tryIt: {
    asks: 'In the $xy$-plane, the graph of $y = 2x^2 + 12x + k$, where $k$ is a constant, touches the $x$-axis at exactly one point. What is the value of $k$?',
    steps: [
      {
        ask: '$b^2 - 4ac$ is $144 - mk$. What is $m$?',
        like: 1,
        answer: { typed: num(8) },
        slips: [
          { typed: num(2), says: 'The 4 of $4ac$ is missing.', misconception: 'sm-forgets-the-four' },
          {
            typed: num(4),
            says: 'The leading coefficient 2 is missing.',
            misconception: 'sm-forgets-the-leading-coefficient',
          },
        ],
        done: '$4 \\cdot 2 \\cdot k = 8k$',
      },
      {
        ask: 'What is $k$?',
        like: 2,
        answer: { typed: num(18) },
        slips: [
          {
            typed: num(36),
            says: 'That is 144 divided by 4. Divide by 8.',
            misconception: 'sm-forgets-the-leading-coefficient',
          },
          {
            typed: num(-3),
            says: 'That is the $x$ at which the graph touches the axis.',
            misconception: 'sm-takes-the-axis',
          },
        ],
        done: '$144 - 8k = 0$, so $144 = 8k$ and $k = 18$.',
      },
    ],
    answer: num(18),
    check: () => num(-lowest(2, 12, 0)),
  },
  trap: '<p>Leaving out the leading coefficient: it belongs to the discriminant, to the sum and to the product.</p>',
  check:
    '<p>Put your constant in and look at the discriminant, or at the vertex: does the graph meet the axis as it should?</p>',
  mends: {
    'sm-product-for-the-sum': [0, 1],
    'sm-takes-the-axis': [0, 1],
    'sm-turns-the-quotient-over': [0, 1],
    'sm-forgets-the-four': [1, 1],
    'sm-forgets-the-leading-coefficient': [1, 1],
    'sm-stays-on-the-wrong-side-of-the-limit': [2, 2],
    'sm-product-without-the-leading-coefficient': [3, 2],
    'sm-forgets-to-square': [1, 1],
    'sm-two-instead-of-four': [1, 1],
    'sm-turns-no-and-two-around': [2, 0],
    'sm-turns-a-quotient-over': [3, 2],
    'sm-multiplies-by-the-leading-coefficient': [3, 2],
  },
})
