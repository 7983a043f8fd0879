import { areaModel, expr, lesson, table, text } from '#kit'

const xs = Array.from({ length: 41 }, (_, i) => i - 20)

export const factoringTrinomials = lesson({
  idea: '<p>Multiply $(x + 3)(x + 5)$ and watch where the numbers go. The corner is $3 \\cdot 5 = 15$. The two strips are $3x$ and $5x$, together $8x$. So the result is $x^2 + 8x + 15$: the last number is the product, the middle one the sum.</p><p>Factoring goes backward. You see 8 and 15, and look for two numbers with sum 8 and the product 15.</p>',
  figure: areaModel({
    alt: 'A rectangle with the sides x + 3 and x + 5, cut into four parts.',
    across: ['x', '5'],
    down: ['x', '3'],
    cells: [
      ['x²', '5x'],
      ['3x', '15'],
    ],
  }),
  words: [
    { word: 'trinomial', meaning: 'A polynomial with three terms, such as $x^2 + 8x + 15$.' },
    { word: 'leading coefficient', meaning: 'The coefficient of $x^2$.' },
    { word: 'factor pair', meaning: 'Two numbers with a given product, such as 3 and 5 for 15.' },
    { word: 'factor completely', meaning: 'Go on until no factor can be factored again.' },
  ],
  rule: '<ol><li>Take out a common factor.</li><li>For $x^2 + bx + c$: list the pairs with the product $c$, and choose the pair with sum $b$.</li><li>For $ax^2 + bx + c$: choose a pair with the product $ac$ and the sum $b$, split the middle term, and group.</li></ol><p>If $c$ is positive, both numbers have the sign of $b$. If $c$ is negative, their signs differ, and the larger one has the sign of $b$.</p>',
  use: '<p>A polynomial with $x^2$, $x$ and a constant is to be written as a product, or an area as length times width.</p>',
  avoid:
    '<p>If no pair fits, it cannot be factored with whole numbers. If two terms are squares and the middle is missing, use the difference of squares.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Factor $x^2 - 2x - 15$. The table lists pairs with the product $-15$.</p>${table(
        ['Pair', 'Sum'],
        [
          ['1 and −15', '−14'],
          ['3 and −5', '−2'],
          ['−3 and 5', '2'],
        ],
      )}`,
      covers: ['algebra-1/trinomial-monic', 'algebra-1/trinomial-pair-table', 'algebra-1/trinomial-larger-number'],
      steps: [
        {
          do: 'The product must be $-15$, the sum $-2$.',
          why: 'The coefficient of $x$ is the sum, not one of the numbers.',
        },
        {
          do: 'The pair 3 and $-5$ fits: $3 + (-5) = -2$.',
          why: 'With $-3$ and 5 the product is right, but the sum is 2.',
        },
        {
          do: 'Write the factors: $(x + 3)(x - 5)$.',
          why: 'If $(x + p)(x + q)$ with the larger number $q$ is asked for, then $q = 3$, because 3 is larger than $-5$.',
        },
        { do: 'Multiply back: $-5x + 3x = -2x$, and $3 \\cdot (-5) = -15$.', why: 'Middle and last term return.' },
      ],
      answer: expr('(x + 3)(x - 5)', ({ x }) => (x + 3) * (x - 5)),
      check: () => expr('', ({ x }) => x * x - 2 * x - 15),
    },
    {
      level: 'Next',
      asks: 'Which product is equal to $2x^2 + 7x - 15$?',
      covers: ['algebra-1/trinomial-leading'],
      steps: [
        {
          do: 'Multiply first and last: $2 \\cdot (-15) = -30$.',
          why: 'With a leading coefficient, the pair belongs to this product.',
        },
        {
          do: 'A pair with the product $-30$ and the sum 7: 10 and $-3$.',
          why: 'Different signs; the larger one is positive, as 7 is.',
        },
        { do: 'Split the middle term: $2x^2 + 10x - 3x - 15$.', why: '$10x - 3x$ is $7x$, so nothing has changed.' },
        {
          do: 'Group: $2x(x + 5) - 3(x + 5)$. Take out the parentheses: $(2x - 3)(x + 5)$.',
          why: 'Exchanged constants, $(2x + 5)(x - 3)$, would give the middle term $-x$.',
        },
      ],
      answer: expr('(2x - 3)(x + 5)', ({ x }) => (2 * x - 3) * (x + 5)),
      check: () => expr('', ({ x }) => 2 * x * x + 7 * x - 15),
    },
    {
      level: 'Exam level',
      asks: 'Factor $3x^2 - 21x + 36$ completely. Which other whole numbers $b$ make $x^2 + bx + 12$ a product of this kind?',
      covers: ['algebra-1/trinomial-completely', 'algebra-1/trinomial-possible-middle'],
      steps: [
        { do: 'Take out 3: $3(x^2 - 7x + 12)$.', why: 'Every term is divided. Keep the 3 in front in every line.' },
        {
          do: 'Pairs with the product 12: 1 and 12, 2 and 6, 3 and 4. Their sums are 13, 8 and 7.',
          why: 'So $b$ can be 13, 8 or 7, and with two minus signs $-13$, $-8$ or $-7$. No other $b$ works.',
        },
        {
          do: 'The sum is to be $-7$ and the product positive: $-3$ and $-4$.',
          why: 'Both have the sign of the middle term.',
        },
        {
          do: 'The result is $3(x - 3)(x - 4)$.',
          why: '$(3x - 9)(x - 4)$ is equal, but not complete: the first factor still contains 3.',
        },
      ],
      answer: expr('3(x - 3)(x - 4)', ({ x }) => 3 * (x - 3) * (x - 4)),
      check: () => expr('', ({ x }) => 3 * x * x - 21 * x + 36),
    },
    {
      level: 'Exam level',
      asks: '<p>Rina and Paul factor $x^2 + 4x - 21$. Rina writes $(x - 7)(x + 3)$. Paul writes $(-3 + x)(7 + x)$. Who is right?</p>',
      covers: ['algebra-1/trinomial-who-is-right'],
      steps: [
        {
          do: 'Factor it yourself: 7 and $-3$ have the product $-21$ and the sum 4. So it is $(x + 7)(x - 3)$.',
          why: 'Then you can compare.',
        },
        {
          do: 'Multiply Rina’s out: $x^2 + 3x - 7x - 21 = x^2 - 4x - 21$. Wrong: Rina changed both signs.',
          why: 'The product does not show it. Only the middle term does.',
        },
        {
          do: 'Paul’s factors are $x - 3$ and $x + 7$, in another order. Only Paul is right.',
          why: 'Terms and factors may change places.',
        },
        {
          do: 'Where did this go wrong? Omar gets $(x + 1)(x + 3)$. The sum of 1 and 3 is 4, but their product is 3: Omar looked at the sum only.',
          why: 'Changing both signs would lead to Rina’s line.',
          covers: ['algebra-1/trinomial-mistake'],
        },
      ],
      answer: text('Only Paul is right.'),
      check: () => {
        const holds = (f: (x: number) => number) => xs.every((x) => f(x) === x * x + 4 * x - 21)
        const [rina, paul] = [holds((x) => (x - 7) * (x + 3)), holds((x) => (-3 + x) * (7 + x))]
        return text(paul && !rina ? 'Only Paul is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Which product is equal to $3x^2 + 10x - 8$?',
    steps: [
      {
        ask: 'Which pair has the product $3 \\cdot (-8) = -24$ and the sum 10?',
        like: 1,
        answer: { choose: ['12 and $-2$', '$-12$ and 2', '6 and $-4$', '6 and 4'] },
        slips: [
          { choice: 1, says: 'The sum of these is $-10$.', misconception: 'a1-poly-changes-both-signs' },
          { choice: 2, says: 'The product fits, but the sum is 2.', misconception: 'a1-poly-uses-another-pair' },
          { choice: 3, says: 'The sum fits, but the product is 24.' },
        ],
        done: '12 and $-2$: $3x^2 + 12x - 2x - 8$',
      },
      {
        ask: 'Group the terms. Which product is it?',
        like: 3,
        answer: { choose: ['$(3x - 2)(x + 4)$', '$(3x + 4)(x - 2)$', '$(3x + 2)(x - 4)$'] },
        slips: [
          {
            choice: 1,
            says: 'The constants are exchanged: the middle term would be $-2x$.',
            misconception: 'a1-poly-swaps-the-constants',
          },
          { choice: 2, says: 'The middle term would be $-10x$.', misconception: 'a1-poly-changes-both-signs' },
        ],
        done: '$3x(x + 4) - 2(x + 4)$ is $(3x - 2)(x + 4)$. Multiply back: $12x - 2x = 10x$.',
      },
    ],
    answer: expr('(3x - 2)(x + 4)', ({ x }) => (3 * x - 2) * (x + 4)),
    check: () => expr('', ({ x }) => 3 * x * x + 10 * x - 8),
  },
  trap: '<p>Being content with the right product. For $x^2 - 2x - 15$, both 3 and $-5$, and $-3$ and 5, have the product $-15$. Only the sum tells them apart.</p>',
  check:
    '<p>Multiply the factors out and look at the middle term first. Then ask whether a factor still has something in common.</p>',
  mends: {
    'a1-poly-changes-both-signs': [3, 1],
    'a1-poly-uses-another-pair': [0, 1],
    'a1-poly-changes-one-sign': [0, 3],
    'a1-poly-gives-the-other-number': [0, 2],
    'a1-poly-takes-the-coefficient': [0, 0],
    'a1-poly-swaps-the-constants': [1, 3],
    'a1-poly-stops-before-the-end': [2, 3],
    'a1-poly-leaves-a-factor-inside': [2, 3],
    'a1-poly-loses-the-common-factor': [2, 0],
    'a1-poly-subtracts-the-pair': [2, 1],
    'a1-poly-takes-the-constant-for-the-middle': [2, 1],
    'a1-poly-adds-all-prime-factors': [2, 1],
    'a1-poly-gives-one-of-the-pair': [2, 1],
    'a1-poly-names-an-error-without-testing': [3, 3],
    'a1-poly-accepts-a-wrong-form': [3, 1],
    'a1-poly-rejects-a-right-form': [3, 2],
    'a1-poly-guesses-about-one-form': [3, 2],
  },
})
