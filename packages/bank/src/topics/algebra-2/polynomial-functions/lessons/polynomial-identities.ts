import { areaModel, expr, lesson, num, polyMul, polynomial, polyValue, work } from '#kit'

export const polynomialIdentities = lesson({
  idea: '<p>To multiply two polynomials, multiply every term of one by every term of the other, and combine like terms. A box keeps the products in order: one cell for each.</p><p>Some products come up so often that they have names. The figure shows one: $(u + v)^3$ is $u + v$ times its square. Of the six cells two hold $u^2v$-terms, together three of them, and two hold $uv^2$-terms, again three. That is where the 3s in the rule come from. Read backward, such rules factor.</p>',
  figure: areaModel({
    alt: 'The product of u + v and the square of u + v as an area with six cells.',
    across: ['u²', '2uv', 'v²'],
    down: ['u', 'v'],
    cells: [
      ['u³', '2u²v', 'uv²'],
      ['u²v', '2uv²', 'v³'],
    ],
  }),
  words: [
    { word: 'like terms', meaning: 'Terms with the same power of the variable, such as $5x^2$ and $-6x^2$.' },
    { word: 'binomial', meaning: 'A polynomial of two terms, such as $2x - 5$.' },
    { word: 'perfect cube', meaning: 'Something to the third power: $27x^3 = (3x)^3$.' },
    { word: 'identity', meaning: 'An equation that is true for all values of its variables.' },
  ],
  rule: '<ul><li>$(u + v)^3 = u^3 + 3u^2v + 3uv^2 + v^3$</li><li>$u^3 + v^3 = (u + v)(u^2 - uv + v^2)$</li><li>$u^3 - v^3 = (u - v)(u^2 + uv + v^2)$</li></ul><p>In the last two, the signs are: same, opposite, always plus.</p>',
  use: '<p>You see a binomial to the third power, or a sum or difference of two perfect cubes, or two polynomials to be multiplied.</p>',
  avoid:
    '<p>A sum of two <em>squares</em>, $x^2 + 9$, does not factor over the real numbers. If there is a common factor, as in $2x^3 + 16$, take it out first: $2(x^3 + 8)$.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Freya multiplied $(2x + 5)(x^2 - 3x + 4)$.</p>${work(['$2x^3 - 6x^2 + 8x + 5x^2 - 15x + 20$', '$2x^3 - 11x^2 - 7x + 20$'])}<p>In which step is the error, and what is the product?</p>`,
      covers: ['algebra-2/box-method', 'algebra-2/polynomial-operations-lines'],
      steps: [
        {
          do: 'Row of $2x$: $2x^3$, $-6x^2$, $8x$. Row of 5: $5x^2$, $-15x$, 20. Step 1 is correct.',
          why: 'Multiply coefficients, add exponents. Compare each line with the line before it.',
        },
        {
          do: 'Combine: $-6x^2 + 5x^2 = -x^2$ and $8x - 15x = -7x$.',
          why: 'Like terms lie on a diagonal of the box. Each one is added with its sign.',
        },
        {
          do: 'The error is in Step 2: $5x^2$ was subtracted. The product is $2x^3 - x^2 - 7x + 20$.',
          why: 'Test with $x = 1$: $7 \\cdot 2 = 14$, and $2 - 1 - 7 + 20 = 14$.',
        },
      ],
      answer: expr('2x^3 - x^2 - 7x + 20', ({ x }) => 2 * x ** 3 - x ** 2 - 7 * x + 20),
      check: () => polyValue(polyMul(polynomial([2, 5]), polynomial([1, -3, 4]))),
    },
    {
      level: 'Next',
      asks: 'Which expression is equal to $(2x - 5)^3$?',
      covers: ['algebra-2/cube-of-a-binomial', 'algebra-2/cube-coefficient'],
      steps: [
        {
          do: 'Name the parts: $u = 2x$ and $v = -5$.',
          why: 'The minus sign goes with $v$; then the rule with plus signs works.',
        },
        { do: 'Outer terms: $u^3 = 8x^3$ and $v^3 = -125$.', why: 'The 2 is raised to the power as well: $2^3 = 8$.' },
        {
          do: 'Term with $x^2$: $3u^2v = 3 \\cdot 4x^2 \\cdot (-5) = -60x^2$.',
          why: 'There are three ways to take $v$ from one of the three factors.',
        },
        {
          do: 'Term with $x$: $3uv^2 = 3 \\cdot 2x \\cdot 25 = 150x$.',
          why: '$(-5)^2$ is positive, so the signs alternate.',
        },
        {
          do: 'Together: $8x^3 - 60x^2 + 150x - 125$.',
          why: 'Test with $x = 1$: $(-3)^3 = -27$, and $8 - 60 + 150 - 125 = -27$.',
        },
        {
          do: 'Where did this go wrong? Dina gets $8x^3 - 20x^2 + 50x - 125$. The middle terms are a third of the right ones: the factor 3 was left out.',
          why: 'Compare term by term.',
          covers: ['algebra-2/cube-mistake'],
        },
      ],
      answer: expr('8x^3 - 60x^2 + 150x - 125', ({ x }) => 8 * x ** 3 - 60 * x ** 2 + 150 * x - 125),
      check: () => expr('(2x - 5)^3', ({ x }) => (2 * x - 5) ** 3),
    },
    {
      level: 'Exam level',
      asks: 'Which is the factored form of $27x^3 - 64$?',
      covers: ['algebra-2/factor-sum-of-cubes'],
      steps: [
        { do: 'Write both terms as cubes: $(3x)^3 - 4^3$.', why: 'Now you see $u = 3x$ and $v = 4$.' },
        {
          do: 'Short factor: $3x - 4$, with the same sign as the cubes.',
          why: 'A difference of cubes has the difference as a factor.',
        },
        {
          do: 'Long factor: $u^2 + uv + v^2 = 9x^2 + 12x + 16$.',
          why: 'The middle term is $uv = 3x \\cdot 4$, once, with the opposite sign. It is no perfect square.',
        },
        {
          do: 'So $27x^3 - 64$ is equal to $(3x - 4)(9x^2 + 12x + 16)$.',
          why: 'Multiply back: all middle terms cancel.',
        },
      ],
      answer: expr('(3x - 4)(9x^2 + 12x + 16)', ({ x }) => (3 * x - 4) * (9 * x * x + 12 * x + 16)),
      check: () => expr('27x^3 - 64', ({ x }) => 27 * x ** 3 - 64),
    },
    {
      level: 'Exam level',
      asks: 'If $a + b = 5$ and $ab = 3$, what is the value of $a^3 + b^3$?',
      covers: ['algebra-2/cubes-from-sum-and-product'],
      steps: [
        { do: 'Factor: $a^3 + b^3 = (a + b)(a^2 - ab + b^2)$.', why: 'The sum is known, so bring it into play.' },
        {
          do: '$a^2 + b^2 = (a + b)^2 - 2ab = 25 - 6 = 19$.',
          why: 'The square of the sum contains $2ab$ as well; take it away.',
        },
        { do: 'Long factor: $19 - 3 = 16$. Result: $5 \\cdot 16 = 80$.', why: 'Nobody had to find $a$ and $b$.' },
      ],
      answer: num(80),
      check: () => {
        const root = Math.sqrt(25 - 12)
        return num(Math.round(((5 + root) / 2) ** 3 + ((5 - root) / 2) ** 3))
      },
    },
  ],
  tryIt: {
    asks: 'Expand $(3x - 2)^3$.',
    steps: [
      {
        ask: 'With $u = 3x$ and $v = -2$: what is the coefficient of $x^2$?',
        like: 2,
        answer: { typed: num(3 * 9 * -2) },
        slips: [
          {
            typed: num(-18),
            says: 'You left out the factor 3 of the middle term.',
            misconception: 'a2-forgets-the-threes',
          },
          {
            typed: num(54),
            says: 'Look at the sign: $v$ is negative and stands there once.',
            misconception: 'a2-loses-a-sign-in-a-product',
          },
          {
            typed: num(36),
            says: 'That is $3uv^2$, the term with $x$. Here $u$ is squared.',
            misconception: 'a2-swaps-the-middle-terms',
          },
        ],
        done: '$3u^2v = 3 \\cdot 9x^2 \\cdot (-2) = -54x^2$',
      },
      {
        ask: 'What is the coefficient of $x$?',
        like: 3,
        answer: { typed: num(3 * 3 * 4) },
        slips: [
          { typed: num(12), says: 'The factor 3 of the rule is missing.', misconception: 'a2-forgets-the-threes' },
          {
            typed: num(-36),
            says: 'A negative number squared is positive.',
            misconception: 'a2-loses-a-sign-in-a-product',
          },
        ],
        done: '$3uv^2 = 3 \\cdot 3x \\cdot 4 = 36x$',
      },
      {
        ask: 'Which is the whole cube?',
        like: 4,
        answer: { choose: ['$27x^3 - 54x^2 + 36x - 8$', '$3x^3 - 54x^2 + 36x - 8$', '$27x^3 - 8$'] },
        slips: [
          { choice: 1, says: 'The 3 in front of $x$ is cubed, too.', misconception: 'a2-raises-the-letter-only' },
          { choice: 2, says: 'The two middle terms belong to it.', misconception: 'a2-cubes-each-term' },
        ],
        done: 'Together: $27x^3 - 54x^2 + 36x - 8$.',
      },
    ],
    answer: expr('27x^3 - 54x^2 + 36x - 8', ({ x }) => 27 * x ** 3 - 54 * x ** 2 + 36 * x - 8),
    check: () => expr('(3x - 2)^3', ({ x }) => (3 * x - 2) ** 3),
  },
  trap: '<p>$(x + 2)^3$ is not $x^3 + 8$. The products in between make $6x^2 + 12x$, so it is $x^3 + 6x^2 + 12x + 8$.</p>',
  check: '<p>Put an easy number such as $x = 1$ into the question and into your result. Both must give the same.</p>',
  mends: {
    'a2-finds-one-of-two-like-terms': [0, 1],
    'a2-poly-blames-the-wrong-line': [0, 0],
    'a2-adds-instead-of-multiplying-terms': [0, 0],
    'a2-loses-a-sign-in-a-product': [1, 2],
    'a2-raises-the-letter-only': [1, 1],
    'a2-forgets-the-threes': [1, 2],
    'a2-cubes-each-term': [1, 2],
    'a2-swaps-the-middle-terms': [1, 3],
    'a2-wrong-first-sign-in-cubes': [2, 1],
    'a2-wrong-middle-sign-in-cubes': [2, 2],
    'a2-treats-cubes-as-perfect-square': [2, 2],
    'a2-loses-a-factor': [3, 2],
    'a2-poly-names-an-error-without-testing': [0, 2],
    'a2-uses-twos-in-a-cube': [1, 2],
    'a2-takes-the-wrong-diagonal': [0, 1],
    'a2-mixes-up-sum-and-difference-of-cubes': [2, 1],
    'a2-gives-the-squares': [3, 2],
    'a2-leaves-out-the-middle-of-the-factor': [3, 0],
  },
})
