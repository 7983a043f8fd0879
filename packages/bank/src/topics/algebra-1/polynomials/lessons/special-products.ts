import { areaModel, expr, lesson, num, text } from '#kit'

const xs = Array.from({ length: 41 }, (_, i) => i - 20)

export const specialProducts = lesson({
  idea: '<p>A square with the side $x + 5$ is cut into four parts: a large square $x^2$, a small square 25, and two equal rectangles of $5x$ each. So its area is $x^2 + 10x + 25$. The two rectangles are what people forget.</p><p>If you multiply a sum by a difference, such as $(x + 5)(x - 5)$, the two middle products are $-5x$ and $5x$. They cancel, and only two squares are left. Such products come up so often that it pays to know them by heart.</p>',
  figure: areaModel({
    alt: 'A square with the side x + 5, cut into two squares and two equal rectangles.',
    across: ['x', '5'],
    down: ['x', '5'],
    cells: [
      ['x²', '5x'],
      ['5x', '25'],
    ],
  }),
  words: [
    { word: 'binomial', meaning: 'A polynomial with two terms, such as $3x - 4$.' },
    { word: 'square of a binomial', meaning: 'A binomial times itself. It has three terms.' },
    { word: 'sum times difference', meaning: 'The same two terms, once with plus and once with minus between them.' },
    { word: 'difference of squares', meaning: 'One square minus another, such as $x^2 - 25$.' },
  ],
  rule: '<ul><li>$(p + q)^2 = p^2 + 2pq + q^2$</li><li>$(p - q)^2 = p^2 - 2pq + q^2$</li><li>$(p + q)(p - q) = p^2 - q^2$</li></ul><p>Here $p$ and $q$ are whole terms: in $(3x - 4)^2$ the $p$ is $3x$.</p>',
  use: '<p>A binomial is squared, or two factors differ only in one sign. It also helps in your head: $52 \\cdot 48$ is $(50 + 2)(50 - 2)$.</p>',
  avoid: '<p>$(x + 5)(x - 3)$ fits no pattern, because 5 and 3 differ. Multiply every term by every term.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which expression is equal to $(3x - 4)^2$?',
      covers: ['algebra-1/square-of-binomial', 'algebra-1/square-area-model'],
      steps: [
        { do: 'Square the first term: $(3x)^2 = 9x^2$.', why: 'The 3 is squared too: $3x$ times $3x$.' },
        {
          do: 'Twice the product: $2 \\cdot 3x \\cdot (-4) = -24x$.',
          why: 'In the picture these are the two rectangles. Each is one side times the other side, and there are two of them.',
        },
        { do: 'Square the last term: $(-4)^2 = 16$.', why: 'Minus times minus is plus, so a square ends with plus.' },
        {
          do: 'Together: $9x^2 - 24x + 16$. Test with $x = 1$: $(-1)^2 = 1$ and $9 - 24 + 16 = 1$.',
          why: 'Three terms, not two.',
        },
      ],
      answer: expr('9x^2 - 24x + 16', ({ x }) => 9 * x * x - 24 * x + 16),
      check: () => expr('', ({ x }) => (3 * x - 4) * (3 * x - 4)),
    },
    {
      level: 'Next',
      asks: 'Multiply: $(4x + 7)(4x - 7)$',
      covers: ['algebra-1/sum-times-difference', 'algebra-1/special-products-mental'],
      steps: [
        {
          do: 'The terms are the same, once with plus and once with minus: $p = 4x$ and $q = 7$.',
          why: 'Check this first, or the pattern does not fit.',
        },
        { do: 'The middle products are $-28x$ and $28x$. They cancel.', why: 'So there is no term with $x$.' },
        {
          do: 'Subtract the squares: $(4x)^2 - 7^2$ is $16x^2 - 49$.',
          why: 'A minus stands between them, because $7 \\cdot (-7)$ is negative.',
        },
        {
          do: 'With numbers it is the same: $53 \\cdot 47 = 50^2 - 3^2 = 2500 - 9 = 2491$.',
          why: 'Squares are subtracted. $(50 - 3)^2$ would be something else.',
        },
      ],
      answer: expr('16x^2 - 49', ({ x }) => 16 * x * x - 49),
      check: () => expr('', ({ x }) => (4 * x + 7) * (4 * x - 7)),
    },
    {
      level: 'Exam level',
      asks: 'If $(5x - 3)^2 = 25x^2 + kx + 9$ for all $x$, what is the value of $k$? Sam answered $-15$. What was Sam’s mistake?',
      covers: ['algebra-1/square-find-coefficient', 'algebra-1/special-products-mistake'],
      steps: [
        {
          do: 'The middle term is twice the product: $2 \\cdot 5x \\cdot (-3) = -30x$.',
          why: 'It has the sign that stands in the binomial.',
        },
        { do: 'So $k = -30$.', why: 'Compare with $kx$: only the coefficient is asked for.' },
        {
          do: 'Sam’s $-15$ is $5 \\cdot (-3)$: Sam counted the middle product only once. The right value is $-30$.',
          why: 'Carry out each mistake you can think of. Doubling forgotten gives $-15$, a lost sign gives 30.',
        },
      ],
      answer: num(-30),
      check: () => {
        const g = (x: number) => (5 * x - 3) ** 2
        return num((g(1) - g(-1)) / 2)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Ida and Max rewrite $(2x - 5)^2$. Ida writes $(5 - 2x)^2$. Max writes $4x^2 + 25$. Who is right?</p>',
      covers: ['algebra-1/special-products-who-is-right'],
      steps: [
        {
          do: 'Multiply out yourself: $(2x - 5)^2 = 4x^2 - 20x + 25$.',
          why: 'First square, twice the product, last square.',
        },
        {
          do: 'Ida: $(5 - 2x)^2 = 25 - 20x + 4x^2$. The terms are the same, so Ida is right.',
          why: 'Turning both signs around does not change a square. A form may look different and still be right.',
        },
        {
          do: 'Max: the middle term $-20x$ is missing. With $x = 1$ it is 9 and not 29. Only Ida is right.',
          why: 'Judge each form by itself.',
        },
      ],
      answer: text('Only Ida is right.'),
      check: () => {
        const ida = xs.every((x) => (5 - 2 * x) ** 2 === (2 * x - 5) ** 2)
        const max = xs.every((x) => 4 * x * x + 25 === (2 * x - 5) ** 2)
        return text(ida && !max ? 'Only Ida is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Multiply: $(6x + 5)(6x - 5)$',
    steps: [
      {
        ask: 'What is the square of the first term?',
        like: 2,
        answer: { choose: ['$36x^2$', '$6x^2$', '$12x$'] },
        slips: [
          { choice: 1, says: 'Square the 6 as well.', misconception: 'a1-poly-does-not-square-the-coefficient' },
          {
            choice: 2,
            says: 'You doubled. A square is a term times itself.',
            misconception: 'a1-poly-doubles-instead-of-squaring',
          },
        ],
        done: '$(6x)^2 = 36x^2$',
      },
      {
        ask: 'What is the coefficient of $x$ in the result?',
        answer: { typed: num(6 * 5 - 6 * 5) },
        slips: [
          {
            typed: num(-60),
            says: 'The middle products are opposite: add them.',
            misconception: 'a1-poly-keeps-a-middle-term',
          },
          {
            typed: num(60),
            says: 'The middle products are opposite: add them.',
            misconception: 'a1-poly-keeps-a-middle-term',
          },
        ],
        done: '$-30x + 30x$ cancel.',
      },
      {
        ask: 'Which is the product?',
        answer: { choose: ['$36x^2 - 25$', '$36x^2 + 25$', '$36x^2 - 10$'] },
        slips: [
          {
            choice: 1,
            says: 'Last times last is $5 \\cdot (-5)$. Look at its sign.',
            misconception: 'a1-poly-squares-with-plus',
          },
          { choice: 2, says: 'You doubled 5. Square it.', misconception: 'a1-poly-doubles-instead-of-squaring' },
        ],
        done: '$36x^2 - 25$. Test with $x = 1$: $11 \\cdot 1 = 11$ and $36 - 25 = 11$.',
      },
    ],
    answer: expr('36x^2 - 25', ({ x }) => 36 * x * x - 25),
    check: () => expr('', ({ x }) => (6 * x + 5) * (6 * x - 5)),
  },
  trap: '<p>Squaring term by term. $(x + 5)^2$ is not $x^2 + 25$: for $x = 1$ the first is 36, the second 26. The two rectangles, $10x$, are missing.</p>',
  check:
    '<p>Put in $x = 1$ on both sides. And look at the form: a square has three terms and ends with plus; a sum times a difference has two terms.</p>',
  mends: {
    'a1-poly-squares-each-term-only': [0, 3],
    'a1-poly-forgets-to-double-the-middle': [2, 2],
    'a1-poly-squares-with-minus': [0, 2],
    'a1-poly-does-not-square-the-coefficient': [0, 0],
    'a1-poly-gets-the-middle-sign-wrong': [2, 0],
    'a1-poly-squares-with-plus': [1, 2],
    'a1-poly-keeps-a-middle-term': [1, 1],
    'a1-poly-squares-the-difference': [1, 3],
    'a1-poly-adds-instead-of-multiplying-sides': [0, 1],
    'a1-poly-gives-the-squares': [0, 1],
    'a1-poly-gives-the-whole-square': [0, 1],
    'a1-poly-names-an-error-without-testing': [2, 2],
    'a1-poly-accepts-a-wrong-form': [3, 2],
    'a1-poly-rejects-a-right-form': [3, 1],
    'a1-poly-guesses-about-one-form': [3, 2],
    'a1-poly-doubles-instead-of-squaring': [1, 2],
    'a1-poly-forgets-to-square': [1, 3],
    'a1-poly-squares-the-side': [0, 1],
  },
})
