import { dot, expr, lesson, num, plane, solutions, straight, text } from '#kit'

export const simplifyRationalExpressions = lesson({
  idea: '<p>$\\frac{6}{15} = \\frac{2 \\cdot 3}{5 \\cdot 3} = \\frac{2}{5}$: the common factor 3 cancels, because $\\frac{3}{3}$ is 1. Fractions with polynomials work the same way. First both are written as products, then common factors cancel.</p><p>One trace is left behind. $\\frac{x^2 + x - 6}{x - 2} = \\frac{(x - 2)(x + 3)}{x - 2}$ simplifies to $x + 3$, but at $x = 2$ the fraction had a 0 below. So its graph is the line $y = x + 3$ with one point missing.</p>',
  figure: plane(
    {
      alt: 'A rising straight line with slope 1 that has an open point, a hole, at (2, 5).',
      x: [-6, 6],
      y: [-3, 9],
      xStep: 1,
      yStep: 1,
      height: 280,
    },
    [straight(1, 3), dot(2, 5, { open: true, label: '(2, 5)', at: 'nw' })],
  ),
  words: [
    { word: 'rational expression', meaning: 'A fraction of two polynomials.' },
    { word: 'factor', meaning: 'Part of a product; only factors can be canceled.' },
    { word: 'term', meaning: 'Part of a sum; terms cannot be canceled.' },
    { word: 'excluded value', meaning: 'A number that makes the denominator 0.' },
    { word: 'opposites', meaning: '$x - 9$ and $9 - x$: one is $-1$ times the other.' },
  ],
  rule: '<ol><li>Factor the numerator and the denominator completely.</li><li>Note the excluded values: all zeros of the original denominator.</li><li>Cancel common factors. Opposites cancel to $-1$.</li></ol>',
  use: '<p>A fraction of polynomials is to be written in lowest terms, or the question asks where it is defined.</p>',
  avoid:
    '<p>In $\\frac{x + 6}{x + 2}$ nothing cancels: $x$ is a term there, not a factor. Leave such a fraction as it is.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Yusuf says: $\\frac{x^2 - 25}{x - 5} = x + 5$. Viktor says: $\\frac{x + 12}{x + 4} = 3$. Whose equation is true wherever both sides are defined?</p>',
      covers: ['algebra-2/cancelling-claims'],
      steps: [
        {
          do: 'Factor: $x^2 - 25 = (x - 5)(x + 5)$. The factor $x - 5$ cancels, which leaves $x + 5$. Yusuf is right.',
          why: 'A difference of squares is a product, so there is something to cancel.',
        },
        {
          do: 'Viktor crossed out $x$ and divided 12 by 4. Test with $x = 1$: $\\frac{13}{5}$ is not 3.',
          why: '$x$ and 12 are terms of a sum. One number is enough to show that a claim is false.',
        },
        { do: 'Only Yusuf’s equation is true.', why: 'Judge each claim by itself.' },
      ],
      answer: text('Only Yusuf’s equation is true'),
      check: () => {
        const xs = [1, 2, 3, 7]
        const yusuf = xs.every((x) => (x * x - 25) / (x - 5) === x + 5)
        const viktor = xs.every((x) => (x + 12) / (x + 4) === 3)
        return text(yusuf && !viktor ? 'Only Yusuf’s equation is true' : 'no')
      },
    },
    {
      level: 'Next',
      asks: 'Simplify $\\frac{x^2 - x - 12}{x^2 - 6x + 8}$. For which values of $x$ is it not defined?',
      covers: ['algebra-2/simplify-two-quadratics', 'algebra-2/excluded-values'],
      steps: [
        {
          do: 'Factor both: $\\frac{(x - 4)(x + 3)}{(x - 4)(x - 2)}$.',
          why: 'Above: product $-12$, sum $-1$. Below: product 8, sum $-6$.',
        },
        {
          do: 'The denominator is 0 at 4 and at 2, so it is not defined for $x = 2$ or $x = 4$.',
          why: 'Look at the original denominator, before anything is canceled. The numerator does not matter here.',
        },
        {
          do: 'Cancel $x - 4$: the fraction is $\\frac{x + 3}{x - 2}$.',
          why: 'It is a factor above and below. Test with $x = 0$: $\\frac{-12}{8} = -\\frac{3}{2}$, and $\\frac{3}{-2}$ is the same.',
        },
      ],
      answer: solutions([2, 4]),
      check: () => solutions(Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => x * x - 6 * x + 8 === 0)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equivalent to $\\frac{25 - x^2}{x^2 - 2x - 15}$, wherever it is defined?',
      covers: ['algebra-2/simplify-opposite-factors'],
      steps: [
        { do: 'Above: $25 - x^2 = (5 - x)(5 + x)$.', why: 'A difference of squares again, with $x^2$ second.' },
        {
          do: 'Turn the first factor: $5 - x = -(x - 5)$, so it is $-(x - 5)(x + 5)$.',
          why: 'Opposites: take out $-1$ to see the common factor.',
        },
        {
          do: 'Below: $x^2 - 2x - 15 = (x - 5)(x + 3)$. Cancel $x - 5$: $-\\frac{x + 5}{x + 3}$.',
          why: 'The minus sign stays. Test with $x = 0$: $\\frac{25}{-15} = -\\frac{5}{3}$.',
        },
      ],
      answer: expr('-\\frac{x + 5}{x + 3}', ({ x }) => -(x + 5) / (x + 3)),
      check: () => expr('', ({ x }) => (25 - x * x) / (x * x - 2 * x - 15)),
    },
    {
      level: 'Exam level',
      asks: 'For all $x \\ne 3$, $\\frac{3x^2 - 3x - 18}{x - 3} = mx + n$ with constants $m$ and $n$. What is the value of $3m + n$?',
      covers: ['algebra-2/value-filling-the-gap', 'algebra-2/coefficient-from-simplified-form'],
      steps: [
        {
          do: 'Take out 3: $3x^2 - 3x - 18 = 3(x^2 - x - 6)$.',
          why: 'A common number first. It must not get lost later.',
        },
        { do: 'Factor: $3(x - 3)(x + 2)$. Cancel $x - 3$: $3(x + 2) = 3x + 6$.', why: 'So $m = 3$ and $n = 6$.' },
        {
          do: '$3m + n = 9 + 6 = 15$',
          why: 'This is the linear expression at $x = 3$: the height of the missing point.',
        },
        {
          do: 'Asked another way: $\\frac{x^2 + kx - 6}{x^2 - 9} = \\frac{x + 2}{x + 3}$. Below, $x - 3$ was canceled. Put it back above: $(x + 2)(x - 3) = x^2 - x - 6$, so $k = -1$.',
          why: 'What is canceled below is canceled above as well. Multiply it back in and compare.',
        },
      ],
      answer: num(15),
      // The values around the gap: halfway between those at 2 and 4.
      check: () => {
        const f = (x: number) => (3 * x * x - 3 * x - 18) / (x - 3)
        return num((f(2) + f(4)) / 2)
      },
    },
  ],
  tryIt: {
    asks: 'Simplify $\\frac{x^2 + 4x - 21}{x^2 - 2x - 3}$. For which values of $x$ is it not defined?',
    steps: [
      {
        ask: 'How does the numerator factor?',
        answer: { choose: ['$(x + 7)(x - 3)$', '$(x - 7)(x + 3)$', '$x(x + 4) - 21$'] },
        slips: [
          {
            choice: 1,
            says: 'The sum of the numbers must be $+4$.',
            misconception: 'a2-takes-factors-with-the-wrong-sign',
          },
          {
            choice: 2,
            says: 'This is still a sum. Only a product can be canceled.',
            misconception: 'a2-cancels-terms-of-a-sum',
          },
        ],
        done: '$x^2 + 4x - 21 = (x + 7)(x - 3)$ and $x^2 - 2x - 3 = (x - 3)(x + 1)$',
      },
      {
        ask: 'Which values of $x$ are excluded?',
        answer: { choose: ['$-1$ and 3', 'only $-1$', '$-7$ and 3'] },
        slips: [
          {
            choice: 1,
            says: 'A factor that cancels was in the denominator, too.',
            misconception: 'a2-excludes-only-what-is-left',
          },
          {
            choice: 2,
            says: 'These are zeros of the numerator. Look below.',
            misconception: 'a2-excludes-zeros-of-the-top',
          },
        ],
        done: '$x - 3$ is 0 at 3, and $x + 1$ is 0 at $-1$.',
      },
      {
        ask: 'What is the simplified fraction?',
        answer: { choose: ['$\\frac{x + 7}{x + 1}$', '$\\frac{x + 1}{x + 7}$', '$7$'] },
        slips: [
          { choice: 1, says: 'This is upside down.', misconception: 'a2-turns-the-fraction-over' },
          {
            choice: 2,
            says: 'The $x$ in $x + 7$ is a term and cannot be canceled.',
            misconception: 'a2-cancels-terms-of-a-sum',
          },
        ],
        done: 'Cancel $x - 3$: $\\frac{x + 7}{x + 1}$.',
      },
    ],
    answer: expr('\\frac{x + 7}{x + 1}', ({ x }) => (x + 7) / (x + 1)),
    check: () => expr('', ({ x }) => (x * x + 4 * x - 21) / (x * x - 2 * x - 3)),
  },
  trap: '<p>Crossing out terms: $\\frac{x + 6}{x + 2}$ is not 3. At $x = 1$ it is $\\frac{7}{3}$. Ask of everything you cross out: does it multiply the <em>whole</em> numerator and the <em>whole</em> denominator?</p>',
  check:
    '<p>Put the same easy number, such as 0 or 1, into the original and into your result. Both must agree. Do not take an excluded value.</p>',
  mends: {
    'a2-cancels-terms-of-a-sum': [0, 1],
    'a2-rat-accepts-a-false-claim': [0, 1],
    'a2-rat-rejects-a-true-claim': [0, 0],
    'a2-takes-factors-with-the-wrong-sign': [1, 1],
    'a2-excludes-only-what-is-left': [1, 1],
    'a2-excludes-zeros-of-the-top': [1, 1],
    'a2-cancels-the-wrong-factor': [1, 2],
    'a2-turns-the-fraction-over': [1, 2],
    'a2-cancels-opposites-to-one': [2, 1],
    'a2-drops-the-common-number': [3, 0],
    'a2-rat-judges-one-claim-only': [0, 2],
    'a2-takes-the-number-in-a-factor-for-its-zero': [1, 1],
    'a2-mixes-numerator-and-denominator': [3, 3],
    'a2-forgets-the-canceled-factor': [3, 3],
  },
})
