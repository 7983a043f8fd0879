import { curve, dot, frac, lesson, note, num, plane, solutions } from '#kit'

/** All whole numbers from −60 to 60 that make it true. */
const tried = (holds: (x: number) => boolean): number[] => Array.from({ length: 121 }, (_, i) => i - 60).filter(holds)

const zeros = plane(
  {
    alt: 'The parabola y = (x + 1)(x − 3) opens upward. It crosses the x-axis at −1, where x + 1 = 0, and at 3, where x − 3 = 0.',
    x: [-4, 6],
    y: [-5, 6],
    xStep: 1,
    yStep: 1,
    height: 300,
  },
  [
    curve((x) => (x + 1) * (x - 3)),
    dot(-1, 0),
    dot(3, 0),
    note(-1.3, 0.5, 'x + 1 = 0', { anchor: 'end' }),
    note(3.4, 0.5, 'x − 3 = 0', { anchor: 'start' }),
    note(1.1, 3.1, 'y = (x + 1)(x − 3)'),
  ],
)

export const quadraticsByFactoring = lesson({
  idea: '<p>When is $(x + 1)(x - 3)$ equal to 0? A product is 0 only if one of its factors is 0. So either $x + 1 = 0$ or $x - 3 = 0$. One hard equation has become two easy ones.</p><p>That works with 0 and with no other number: a product of 12 can come from 3 and 4, from 2 and 6, and from many more. So first bring everything to one side, then write it as a product.</p>',
  figure: zeros,
  words: [
    { word: 'quadratic equation', meaning: 'An equation with $x^2$ and no higher power of $x$.' },
    { word: 'factor', meaning: 'One of the expressions that are multiplied in a product.' },
    { word: 'zero product property', meaning: 'If a product is 0, at least one of its factors is 0.' },
    { word: 'zero of a function', meaning: 'A value of $x$ where the graph meets the $x$-axis.' },
  ],
  rule: '<ol><li>Bring everything to one side, so that the other side is 0.</li><li>Take out a common factor if there is one.</li><li>Factor. For $x^2 + bx + c$, find two numbers with the product $c$ and the sum $b$.</li><li>Set each factor with a variable equal to 0 and solve.</li></ol>',
  use: '<p>The numbers are small and factors are easy to find, or the equation is given as a product. Stories about an area with one side longer than the other lead to such equations.</p>',
  avoid:
    '<p>If no two whole numbers fit, use the quadratic formula. If $x$ stands only inside a square, as in $(x - 3)^2 = 25$, take square roots.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $x^2 = 3x + 10$.',
      covers: ['algebra-1/factoring-solve', 'algebra-1/factoring-from-graph'],
      steps: [
        {
          do: 'Bring everything to the left: $x^2 - 3x - 10 = 0$.',
          why: 'The property works only with 0 on one side.',
        },
        {
          do: 'Find two numbers with the product $-10$ and the sum $-3$. The pair 2 and $-5$ fits.',
          why: 'A negative product needs different signs. The pair $-2$ and 5 has sum 3, so the signs matter.',
        },
        { do: 'Factor: $(x + 2)(x - 5) = 0$.', why: 'Multiply out as a test: $-5x + 2x = -3x$.' },
        {
          do: 'Set each factor to 0: $x + 2 = 0$ gives $x = -2$, and $x - 5 = 0$ gives $x = 5$. So $x = -2$ or $x = 5$.',
          why: 'Each solution has the opposite sign of the number in its factor. The graph crosses the $x$-axis there; from such crossings you get back to the factors.',
        },
      ],
      answer: solutions([-2, 5]),
      check: () => solutions(tried((x) => x * x === 3 * x + 10)),
    },
    {
      level: 'Next',
      asks: 'A rectangular stage is 4 meters longer than it is wide. Its area is 96 square meters. How wide is it, in meters?',
      covers: ['algebra-1/factoring-rectangle', 'algebra-1/factoring-product-not-zero'],
      steps: [
        { do: 'Let $w$ be the width. The length is $w + 4$, so $w(w + 4) = 96$.', why: 'Area is width times length.' },
        {
          do: 'The product is 96 and not 0. Multiply out and subtract 96: $w^2 + 4w - 96 = 0$.',
          why: 'Setting $w = 96$ would mean nothing: only a product of 0 tells you about single factors.',
        },
        {
          do: 'Two numbers with the product $-96$ and the sum 4 are 12 and $-8$: $(w + 12)(w - 8) = 0$.',
          why: 'Go through the pairs 6 and 16, 8 and 12, until the difference is 4.',
        },
        {
          do: 'So $w = -12$ or $w = 8$. A width is positive: the stage is 8 meters wide.',
          why: 'The length is 12. The question asks for the width.',
        },
      ],
      answer: num(8),
      check: () => {
        let w = 1
        while (w * (w + 4) < 96) w++
        return num(w)
      },
    },
    {
      level: 'Exam level',
      asks: 'What are all solutions of $3x^2 = 12x$?',
      covers: ['algebra-1/factoring-common-letter'],
      steps: [
        {
          do: 'Bring everything to the left: $3x^2 - 12x = 0$.',
          why: 'Dividing both sides by $x$ would lose a solution, because $x$ may be 0.',
        },
        { do: 'Take out the common factor: $3x(x - 4) = 0$.', why: 'Both terms contain $3x$.' },
        {
          do: 'Set the factors to 0: $3x = 0$ gives 0, $x - 4 = 0$ gives 4. So $x = 0$ or $x = 4$.',
          why: 'The 3 alone is never 0, so it gives no solution.',
        },
      ],
      answer: solutions([0, 4]),
      check: () => solutions(tried((x) => 3 * x * x === 12 * x)),
    },
    {
      level: 'Exam level',
      asks: 'What is the positive solution of $2x^2 + 5x - 12 = 0$? Jo found the right factors and answered 3. What did Jo do wrong?',
      covers: ['algebra-1/factoring-leading-coefficient', 'algebra-1/factoring-mistake'],
      steps: [
        {
          do: 'Multiply first and last: $2 \\cdot (-12) = -24$. The numbers 8 and $-3$ have this product and the sum 5.',
          why: 'When the leading coefficient is not 1, the pair belongs to this product.',
        },
        {
          do: 'Split the middle term: $2x^2 + 8x - 3x - 12 = 2x(x + 4) - 3(x + 4) = (2x - 3)(x + 4)$.',
          why: 'Both halves contain $x + 4$.',
        },
        {
          do: 'The first factor: $2x - 3 = 0$, so $2x = 3$ and $x = \\frac{3}{2}$. The second gives $-4$, which is negative.',
          why: 'Divide by the number at the variable: 3 by 2, not 2 by 3.',
        },
        {
          do: 'Jo’s 3 is the value of $2x$: Jo did not divide by 2. The answer is $\\frac{3}{2}$.',
          why: 'Make each mistake that comes to mind on purpose. The one that ends at 3 is Jo’s.',
        },
      ],
      answer: num(frac(3, 2)),
      // Tries halves.
      check: () => num(frac(tried((n) => n > 0 && n * n + 5 * n - 24 === 0)[0] ?? 0, 2)),
    },
  ],
  tryIt: {
    asks: 'A rectangular court is 5 meters longer than it is wide. Its area is 84 square meters. How wide is it, in meters?',
    steps: [
      {
        ask: 'Which equation is ready for factoring, with $w$ for the width?',
        like: 1,
        answer: { choose: ['$w^2 + 5w - 84 = 0$', '$w(w + 5) = 84$', '$w^2 + 5 - 84 = 0$'] },
        slips: [
          {
            choice: 1,
            says: 'True, but the product is 84 and not 0. Multiply out and bring 84 to the left.',
            misconception: 'a1-q-uses-zero-product-without-zero',
          },
          { choice: 2, says: 'Both terms in the parentheses are multiplied by $w$.' },
        ],
        done: '$w^2 + 5w - 84 = 0$',
      },
      {
        ask: 'Which factors fit?',
        like: 2,
        answer: { choose: ['$(w + 12)(w - 7)$', '$(w - 12)(w + 7)$', '$(w + 14)(w - 6)$'] },
        slips: [
          {
            choice: 1,
            says: 'The sum of $-12$ and 7 is negative. It has to be 5.',
            misconception: 'a1-q-picks-factors-with-a-wrong-sum',
          },
          {
            choice: 2,
            says: 'The product fits, but the sum is 8.',
            misconception: 'a1-q-picks-factors-with-a-wrong-sum',
          },
        ],
        done: '$(w + 12)(w - 7) = 0$',
      },
      {
        ask: 'How wide is the court, in meters?',
        like: 3,
        answer: { typed: num((-5 + 19) / 2) },
        slips: [
          {
            typed: num(12),
            says: 'That is the length. The width is asked for.',
            misconception: 'a1-q-gives-the-other-quantity',
          },
          {
            typed: num(-7),
            says: 'Solve $w - 7 = 0$: which number makes it true?',
            misconception: 'a1-q-takes-the-signs-of-the-factors',
          },
        ],
        done: '$w = 7$. Test: 7 meters by 12 meters are 84 square meters.',
      },
    ],
    answer: num(7),
    check: () => num(tried((w) => w > 0 && w * (w + 5) === 84)[0] ?? Number.NaN),
  },
  trap: '<p>Reading the signs off the factors. $(x - 5)$ is zero for $x = 5$, not for $-5$: ask which number makes the factor 0.</p>',
  check:
    '<p>Put each solution into the first equation. And multiply your factors out: the middle term must come back.</p>',
  mends: {
    'a1-q-takes-the-signs-of-the-factors': [0, 3],
    'a1-q-picks-factors-with-a-wrong-sum': [0, 1],
    'a1-q-forgets-the-leading-coefficient': [3, 0],
    'a1-q-turns-a-fraction-over': [3, 2],
    'a1-q-divides-by-the-letter': [2, 0],
    'a1-q-takes-both-signs': [2, 2],
    'a1-q-uses-zero-product-without-zero': [1, 1],
    'a1-q-gives-the-other-quantity': [1, 3],
    'a1-q-takes-the-root-of-the-area': [1, 0],
    'a1-q-divides-the-area-by-the-difference': [1, 0],
    'a1-q-gives-both-sides-together': [1, 3],
    'a1-q-takes-the-difference-for-a-side': [1, 0],
    'a1-q-names-an-error-untested': [3, 3],
  },
})
