import { areaModel, expr, lesson, table, text, work } from '#kit'

export const factoringSpecial = lesson({
  idea: '<p>Multiply $(x + 5)(x - 5)$. The box shows four products. The two in the middle, $5x$ and $-5x$, cancel, and $x^2 - 25$ is left. So a square minus a square always comes from a sum times a difference.</p><p>Read the special products backward and you can factor at a glance. Two squares with a minus between them are one pattern. A trinomial that begins and ends with squares may be the other: the square of a binomial.</p>',
  figure: areaModel({
    alt: 'The product of x + 5 and x − 5 in a box.',
    across: ['x', '5'],
    down: ['x', '−5'],
    cells: [
      ['x²', '5x'],
      ['−5x', '−25'],
    ],
  }),
  words: [
    { word: 'difference of squares', meaning: 'One square minus another: $9x^2 - 25$.' },
    { word: 'perfect square trinomial', meaning: 'The square of a binomial, multiplied out: $x^2 + 12x + 36$.' },
    { word: 'square root of a term', meaning: 'What gives the term when squared: $3x$ for $9x^2$.' },
    { word: 'factor completely', meaning: 'Go on until no factor can be factored again.' },
  ],
  rule: '<ul><li>$p^2 - q^2 = (p + q)(p - q)$</li><li>$p^2 + 2pq + q^2 = (p + q)^2$ and $p^2 - 2pq + q^2 = (p - q)^2$</li></ul><p>First take out a common factor. A sum of squares such as $x^2 + 9$ cannot be factored with real numbers.</p>',
  use: '<p>First and last term are squares. With two terms and a minus: difference of squares. With three terms: test whether the middle is twice the product of the roots.</p>',
  avoid:
    '<p>If the middle term does not fit, as in $x^2 + 5x + 4$, look for a pair of numbers with the right product and sum instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Factor $9x^2 - 25$.',
      covers: ['algebra-1/difference-of-squares', 'algebra-1/difference-of-squares-mental'],
      steps: [
        {
          do: 'Take the root of each square: $9x^2 = (3x)^2$ and $25 = 5^2$.',
          why: 'Use the roots $3x$ and 5, not the squares 9 and 25.',
        },
        {
          do: 'Sum times difference: $(3x + 5)(3x - 5)$.',
          why: 'There is no middle term, so it is no square of a binomial.',
        },
        {
          do: 'Multiply back: $-15x + 15x$ cancel, and $9x^2 - 25$ is left.',
          why: 'The two middle terms are opposites.',
        },
        {
          do: 'Numbers work the same way: $53^2 - 47^2 = (53 + 47)(53 - 47) = 100 \\cdot 6 = 600$.',
          why: 'It is much easier than squaring, and not the same as $6^2$.',
        },
        {
          do: 'Who is right? For $9x^2 - 25$, Jo writes $(3x - 5)(3x + 5)$ and Max $(3x - 5)^2$. Max’s has the middle term $-30x$. Only Jo is right.',
          why: 'The order of the factors does not matter.',
          covers: ['algebra-1/special-factor-who-is-right'],
        },
      ],
      answer: expr('(3x + 5)(3x - 5)', ({ x }) => (3 * x + 5) * (3 * x - 5)),
      check: () => expr('', ({ x }) => 9 * x * x - 25),
    },
    {
      level: 'Next',
      asks: 'Write $4x^2 - 28x + 49$ as the square of a binomial.',
      covers: ['algebra-1/perfect-square-trinomial', 'algebra-1/perfect-square-constant'],
      steps: [
        {
          do: 'Roots of first and last term: $4x^2 = (2x)^2$ and $49 = 7^2$.',
          why: 'Both are squares, so a perfect square is possible.',
        },
        { do: 'Test the middle: $2 \\cdot 2x \\cdot 7 = 28x$. It fits.', why: 'Without this test you only guess.' },
        {
          do: 'The middle term is negative, so the sign is minus: $(2x - 7)^2$.',
          why: 'The last term of a square is positive in either case.',
        },
        {
          do: 'If the last number is missing, go backward: in $x^2 - 18x + k$ half of 18 is 9, so $k = 9^2 = 81$.',
          why: 'First halve, then square. The half alone is not enough, and 18 squared is too much.',
        },
      ],
      answer: expr('(2x - 7)^2', ({ x }) => (2 * x - 7) ** 2),
      check: () => expr('', ({ x }) => 4 * x * x - 28 * x + 49),
    },
    {
      level: 'Exam level',
      asks: `<p>Leo wants to factor $3x^2 - 75$ completely.</p>${work([
        '$3x^2 - 75 = 3(x^2 - 25)$',
        '$3(x^2 - 25) = 3(x - 5)^2$',
      ])}<p>Which step is wrong, and what is the right result?</p>`,
      covers: ['algebra-1/special-factor-completely', 'algebra-1/special-factor-wrong-step'],
      steps: [
        {
          do: 'Step 1: $3 \\cdot x^2 = 3x^2$ and $3 \\cdot 25 = 75$. It is right.',
          why: 'Taking out the common factor comes first. Now squares appear.',
        },
        {
          do: 'Step 2: $(x - 5)^2$ is $x^2 - 10x + 25$, not $x^2 - 25$. Step 2 is wrong.',
          why: 'Put in $x = 5$ and $x = -5$: the left side is 0 for both, the right side only for 5.',
        },
        {
          do: 'Right: $3(x + 5)(x - 5)$.',
          why: 'The 3 stays in front, once. In $(3x + 15)(3x - 15)$ it would come twice.',
        },
      ],
      answer: expr('3(x + 5)(x - 5)', ({ x }) => 3 * (x + 5) * (x - 5)),
      check: () => expr('', ({ x }) => 3 * x * x - 75),
    },
    {
      level: 'Exam level',
      asks: `<p>Four polynomials are given.</p>${table(
        ['Name', 'Polynomial'],
        [
          ['P', '$x^2 + 36$'],
          ['Q', '$4x^2 - 81$'],
          ['R', '$x^2 + 6x + 36$'],
          ['S', '$x^2 + 12x + 36$'],
        ],
      )}<p>Which of them is the square of a binomial?</p>`,
      covers: ['algebra-1/special-recognize'],
      steps: [
        {
          do: 'A square has three terms, so P and Q are out.',
          why: 'P is a sum of squares and fits no pattern. Q is a difference of squares, $(2x + 9)(2x - 9)$.',
        },
        {
          do: 'R: the roots are $x$ and 6, and twice their product is $12x$. R has $6x$, so it is out.',
          why: 'Squares at both ends are not enough.',
        },
        {
          do: 'S has $12x$, so S is the square of a binomial: $(x + 6)^2$. The answer: polynomial S.',
          why: 'The middle term decides.',
        },
      ],
      answer: text('polynomial S'),
      check: () => {
        // x² + bx + c is a square if it has one zero only.
        const [r, s] = [6 * 6 - 4 * 36, 12 * 12 - 4 * 36]
        return text(r !== 0 && s === 0 ? 'polynomial S' : 'another one')
      },
    },
  ],
  tryIt: {
    asks: 'Write $25x^2 - 40x + 16$ as the square of a binomial.',
    steps: [
      {
        ask: 'What is the root of the first term?',
        answer: { choose: ['$5x$', '$25x$', '$12.5x$'] },
        slips: [
          {
            choice: 1,
            says: 'Ask what gives $25x^2$ when squared.',
            misconception: 'a1-poly-forgets-root-of-the-first',
          },
          { choice: 2, says: 'You halved 25. Take its square root.' },
        ],
        done: '$25x^2 = (5x)^2$, and $16 = 4^2$',
      },
      {
        ask: 'Test the middle: what must its coefficient be, with a minus in the binomial?',
        answer: { choose: ['$-40$, and it is', '$-20$, so it is no square'] },
        slips: [
          {
            choice: 1,
            says: 'Twice the product: the two rectangles count both.',
            misconception: 'a1-poly-does-not-check-the-middle-term',
          },
        ],
        done: '$2 \\cdot 5x \\cdot (-4) = -40x$',
      },
      {
        ask: 'Which square is it?',
        answer: { choose: ['$(5x - 4)^2$', '$(5x + 4)(5x - 4)$', '$(5x - 16)^2$'] },
        slips: [
          { choice: 1, says: 'That has no middle term.', misconception: 'a1-poly-factors-as-difference' },
          { choice: 2, says: 'Use the root of 16.', misconception: 'a1-poly-forgets-root-of-the-last' },
        ],
        done: '$(5x - 4)^2$. Test with $x = 1$: $1^2 = 1$ and $25 - 40 + 16 = 1$.',
      },
    ],
    answer: expr('(5x - 4)^2', ({ x }) => (5 * x - 4) ** 2),
    check: () => expr('', ({ x }) => 25 * x * x - 40 * x + 16),
  },
  trap: '<p>Seeing squares at both ends and not testing the middle. $x^2 + 5x + 25$ is no perfect square, because $2 \\cdot 5 \\cdot x$ is $10x$. And $x^2 + 25$ is no difference.</p>',
  check:
    '<p>Multiply back. A sum times a difference must lose its middle term; a square must have one, twice the product.</p>',
  mends: {
    'a1-poly-factors-as-a-square': [2, 1],
    'a1-poly-forgets-root-of-the-last': [0, 0],
    'a1-poly-forgets-root-of-the-first': [0, 0],
    'a1-poly-factors-as-difference': [1, 1],
    'a1-poly-takes-half-the-middle': [1, 0],
    'a1-poly-squares-the-whole-coefficient': [1, 3],
    'a1-poly-forgets-to-square': [1, 3],
    'a1-poly-doubles-the-coefficient': [1, 3],
    'a1-poly-doubles-the-half-square': [1, 3],
    'a1-poly-squares-the-difference': [0, 3],
    'a1-poly-spreads-the-common-factor': [2, 2],
    'a1-poly-loses-the-common-factor': [2, 2],
    'a1-poly-takes-a-sum-for-a-difference': [3, 0],
    'a1-poly-does-not-check-the-middle-term': [3, 1],
    'a1-poly-mixes-up-the-two-patterns': [3, 0],
    'a1-poly-rejects-a-correct-step': [2, 0],
    'a1-poly-overlooks-a-wrong-step': [2, 1],
    'a1-poly-accepts-a-wrong-form': [0, 4],
    'a1-poly-rejects-a-right-form': [0, 4],
    'a1-poly-guesses-about-one-form': [0, 4],
    'a1-poly-takes-the-coefficient': [1, 3],
    'a1-poly-subtracts-and-doubles': [0, 3],
    'a1-poly-adds-the-squares': [0, 3],
    'a1-poly-stops-before-the-end': [2, 2],
    'a1-poly-leaves-a-factor-inside': [2, 0],
  },
})
