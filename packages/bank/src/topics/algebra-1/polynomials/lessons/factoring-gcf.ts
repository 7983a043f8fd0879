import { areaModel, expr, lesson, text } from '#kit'

const xs = Array.from({ length: 41 }, (_, i) => i - 20)

export const factoringGcf = lesson({
  idea: '<p>Factoring is multiplying backward. Two rectangles with areas $12x^3$ and $18x^2$ lie side by side, and both are $6x^2$ high. Then they form one rectangle with the height $6x^2$ and the width $2x + 3$.</p><p>So if every term contains the same factor, you can write that factor once, in front of parentheses. What is left of each term goes inside. The value does not change; only the form does.</p>',
  figure: areaModel({
    alt: 'Two rectangles of the same height side by side.',
    across: ['2x', '3'],
    down: ['6x²'],
    cells: [['12x³', '18x²']],
  }),
  words: [
    { word: 'factor', meaning: 'One of the parts that are multiplied. As a verb: to write as a product.' },
    { word: 'common factor', meaning: 'A factor that every term contains.' },
    {
      word: 'greatest common factor (GCF)',
      meaning: 'The largest number and the highest powers that fit into every term.',
    },
    {
      word: 'factor by grouping',
      meaning: 'To take a factor out of each pair of terms, then take out the common parentheses.',
    },
  ],
  rule: '<ol><li>Number: the greatest one that divides all coefficients.</li><li>Variables: the <em>lowest</em> power of each that occurs in every term.</li><li>Divide every term by this factor. The results go into the parentheses, with their signs.</li></ol>',
  use: '<p>Always first, before any other way of factoring. Also when an area and one side are given and the other side is asked for.</p>',
  avoid:
    '<p>If the terms share nothing, as in $x^2 + 5x + 6$, there is nothing to take out. Look for a pair of numbers, or group four terms two by two.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the greatest common factor of $12x^3y^4$ and $18x^5y$?',
      covers: ['algebra-1/gcf-of-terms', 'algebra-1/gcf-table'],
      steps: [
        {
          do: 'Numbers: 6 divides 12 and 18, and no greater number does.',
          why: '12 is the smaller coefficient, but it does not divide 18.',
        },
        {
          do: 'Powers of $x$: 3 and 5. Take the lower one, $x^3$.',
          why: 'It must fit into both terms. $x^5$ does not fit into $x^3$.',
        },
        {
          do: 'Powers of $y$: 4 and 1. Take $y$. The greatest common factor is $6x^3y$.',
          why: 'Take the lowest power of each variable. With three terms you do the same.',
        },
      ],
      answer: expr('6x^3y', ({ x, y }) => 6 * x ** 3 * y),
      check: () => {
        const divides = (n: number) => 12 % n === 0 && 18 % n === 0
        const n = Math.max(...Array.from({ length: 18 }, (_, i) => i + 1).filter(divides))
        return expr('', ({ x, y }) => n * x ** Math.min(3, 5) * y ** Math.min(4, 1))
      },
    },
    {
      level: 'Next',
      asks: 'Write $12x^3 - 18x^2$ as a product, with the greatest common factor in front.',
      covers: ['algebra-1/gcf-take-out', 'algebra-1/gcf-side-length', 'algebra-1/gcf-find-number'],
      steps: [
        { do: 'The greatest common factor is $6x^2$.', why: '6 divides 12 and 18. The lowest power is $x^2$.' },
        {
          do: 'Divide each term: $12x^3 \\div 6x^2 = 2x$ and $-18x^2 \\div 6x^2 = -3$.',
          why: 'A factor is taken out by division, not by subtraction. Both terms are divided, and the powers go down.',
        },
        {
          do: 'Write it: $6x^2(2x - 3)$.',
          why: 'Two terms inside, as at the start. If the area is $12x^3 - 18x^2$ and one side $6x^2$, the other side is $2x - 3$.',
        },
        {
          do: 'Multiply back: $6x^2 \\cdot 2x = 12x^3$ and $6x^2 \\cdot (-3) = -18x^2$.',
          why: 'Inside, 2 and 3 share nothing more, so it is the greatest factor.',
        },
      ],
      answer: expr('6x^2(2x - 3)', ({ x }) => 6 * x * x * (2 * x - 3)),
      check: () => expr('', ({ x }) => 12 * x ** 3 - 18 * x ** 2),
    },
    {
      level: 'Exam level',
      asks: 'Factor $6x^2 + 9x - 4x - 6$ by grouping.',
      covers: ['algebra-1/gcf-common-binomial'],
      steps: [
        {
          do: 'Take $3x$ out of the first two terms: $6x^2 + 9x = 3x(2x + 3)$.',
          why: 'Four terms share nothing, but each pair does.',
        },
        {
          do: 'Take $-2$ out of the last two: $-4x - 6 = -2(2x + 3)$.',
          why: 'With the minus outside, the same parentheses appear. That is the aim.',
        },
        {
          do: 'Now $(2x + 3)$ is a common factor: $3x(2x + 3) - 2(2x + 3)$.',
          why: 'It is in both parts, like any other factor.',
        },
        {
          do: 'Take it out: $(3x - 2)(2x + 3)$.',
          why: 'What stood in front, $3x$ and $-2$, forms the other factor. Test with $x = 1$: 1 times 5 is 5, and $6 + 9 - 4 - 6 = 5$.',
        },
      ],
      answer: expr('(3x - 2)(2x + 3)', ({ x }) => (3 * x - 2) * (2 * x + 3)),
      check: () => expr('', ({ x }) => 6 * x * x + 9 * x - 4 * x - 6),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students write $8x^2 - 12x$ as a product. Eva writes $2x(4x - 6)$. Tim writes $4x(2x - 12)$. Whose product is equal to it, and what should be improved?</p>',
      covers: ['algebra-1/gcf-who-is-right'],
      steps: [
        {
          do: 'Multiply Eva’s out: $2x \\cdot 4x - 2x \\cdot 6 = 8x^2 - 12x$. It is equal.',
          why: 'A product is equal if it gives every term back.',
        },
        {
          do: 'Multiply Tim’s out: $4x \\cdot 2x - 4x \\cdot 12 = 8x^2 - 48x$. Not equal: Tim did not divide the second term.',
          why: 'The factor has to come out of every term.',
        },
        {
          do: 'Only Eva is right. But 4 and 6 still share 2: the greatest common factor gives $4x(2x - 3)$.',
          why: '“Equal” and “with the greatest common factor” are two questions. Read which one is asked.',
        },
        {
          do: 'Where did this go wrong? Uma is to take out the greatest common factor and gets $4(2x^2 - 3x)$. Both terms still have an $x$: Uma took out the number, but no power of $x$.',
          why: 'Carry out each mistake that is offered. Not dividing the second term would lead to Tim’s line.',
          covers: ['algebra-1/gcf-mistake'],
        },
      ],
      answer: text('Only Eva is right.'),
      check: () => {
        const holds = (f: (x: number) => number) => xs.every((x) => f(x) === 8 * x * x - 12 * x)
        const [eva, tim] = [holds((x) => 2 * x * (4 * x - 6)), holds((x) => 4 * x * (2 * x - 12))]
        return text(eva && !tim ? 'Only Eva is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Write $20x^4 - 30x^2$ as a product, with the greatest common factor in front.',
    steps: [
      {
        ask: 'What is the greatest common factor?',
        answer: { choose: ['$10x^2$', '$5x^2$', '$10x$', '$20x^4$'] },
        slips: [
          { choice: 1, says: 'A greater number divides 20 and 30.', misconception: 'a1-poly-takes-out-too-little' },
          { choice: 2, says: 'Both terms contain more than one $x$.', misconception: 'a1-poly-leaves-a-letter-inside' },
          {
            choice: 3,
            says: 'This does not fit into the second term.',
            misconception: 'a1-poly-takes-the-highest-powers',
          },
        ],
        done: '$10x^2$ is in both terms.',
      },
      {
        ask: 'Divide each term by it. What goes into the parentheses?',
        answer: { choose: ['$2x^2 - 3$', '$2x^4 - 3x^2$', '$2x^2 - 30x^2$', '$10x^2 - 20$'] },
        slips: [
          {
            choice: 1,
            says: 'The powers were not divided. Lower each exponent by 2.',
            misconception: 'a1-poly-keeps-the-power-inside',
          },
          {
            choice: 2,
            says: 'The second term is not divided.',
            misconception: 'a1-poly-does-not-divide-the-second-term',
          },
          { choice: 3, says: 'You subtracted 10. Divide by it.', misconception: 'a1-poly-subtracts-the-factor' },
        ],
        done: '$20x^4 - 30x^2$ is $10x^2(2x^2 - 3)$. Multiply back to test.',
      },
    ],
    answer: expr('10x^2(2x^2 - 3)', ({ x }) => 10 * x * x * (2 * x * x - 3)),
    check: () => expr('', ({ x }) => 20 * x ** 4 - 30 * x ** 2),
  },
  trap: '<p>Stopping too early. $2x(6x^2 + 9x)$ is equal to $12x^3 + 18x^2$, but inside $3x$ is still shared. Look into the parentheses once more. And if a term is the factor itself, a 1 stays: $5x^2 + 5x = 5x(x + 1)$.</p>',
  check:
    '<p>Multiply back: every term must return with its sign. Then ask whether the terms inside still share something.</p>',
  mends: {
    'a1-poly-takes-out-too-little': [3, 2],
    'a1-poly-leaves-a-letter-inside': [1, 0],
    'a1-poly-does-not-divide-the-second-term': [3, 1],
    'a1-poly-subtracts-the-factor': [1, 1],
    'a1-poly-keeps-the-power-inside': [1, 1],
    'a1-poly-takes-the-highest-powers': [0, 1],
    'a1-poly-mixes-high-and-low-powers': [0, 2],
    'a1-poly-subtracts-the-exponents-for-gcf': [0, 1],
    'a1-poly-drops-the-last-term': [1, 2],
    'a1-poly-gives-the-factor-only': [1, 2],
    'a1-poly-swaps-the-constants': [2, 3],
    'a1-poly-takes-the-smallest-coefficient': [0, 0],
    'a1-poly-takes-both-too-large': [0, 1],
    'a1-poly-loses-a-sign-in-the-product': [2, 1],
    'a1-poly-names-an-error-without-testing': [3, 3],
    'a1-poly-accepts-a-wrong-form': [3, 1],
    'a1-poly-rejects-a-right-form': [3, 0],
    'a1-poly-guesses-about-one-form': [3, 1],
    'a1-poly-forgets-the-outside-number': [1, 2],
  },
})
