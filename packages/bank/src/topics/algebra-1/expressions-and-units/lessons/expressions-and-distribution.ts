import { areaModel, expr, lesson, num, text } from '#kit'

/** Whether two expressions have the same value at many places. */
const same = (f: (x: number) => number, g: (x: number) => number): boolean =>
  Array.from({ length: 21 }, (_, i) => i - 10).every((x) => f(x) === g(x))

export const expressionsAndDistribution = lesson({
  idea: '<p>A variable stands for a number that you do not know yet. With it, words become an expression: “3 more than a number” is $n + 3$.</p><p>Four friends each buy a ticket for $x$ dollars and a drink for \\$3. Each pays $x + 3$, so all pay $4(x + 3)$. You can also count the tickets and the drinks by themselves: $4x + 12$. Both are the same money. So a factor before parentheses multiplies <em>every</em> term inside. This is the distributive property.</p>',
  figure: areaModel({
    alt: 'Four times the sum of x and 3 as the area of a rectangle in two parts.',
    across: ['x', '3'],
    down: ['4'],
    cells: [['4x', '12']],
  }),
  words: [
    {
      word: 'distributive property',
      meaning: '$a(b + c) = ab + ac$: a factor multiplies every term in the parentheses.',
    },
    { word: 'like terms', meaning: 'Terms with the same variable part, such as $8x$ and $-2x$. They can be combined.' },
    { word: 'to factor out', meaning: 'To write a common factor in front: $8x + 12 = 4(2x + 3)$.' },
    { word: 'equivalent', meaning: 'Having the same value for every value of the variable.' },
    { word: 'coefficient', meaning: 'The number that multiplies a variable: 8 in $8x$.' },
  ],
  rule: '<ul><li>Multiply out: $a(b + c) = ab + ac$ and $a(b - c) = ab - ac$</li><li>Factor out: read the same from right to left.</li><li>A minus sign before a factor belongs to it: it changes the sign of every product.</li></ul>',
  use: '<p>Words or prices are to become an expression, parentheses are to go, or two forms are to be compared.</p>',
  avoid:
    '<p>Unlike terms stay apart: $4x + 12$ is not $16x$. And in $4 \\cdot (x \\cdot 3)$ nothing is distributed: there is no sum inside.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which expression stands for “4 times the sum of a number $n$ and 7”? And which for “7 less than 4 times a number $n$”?',
      covers: ['algebra-1/words-to-expression'],
      steps: [
        {
          do: '“The sum of a number and 7” is $n + 7$.',
          why: 'Start with the part that belongs together. “Sum” is plus, “difference” is minus.',
        },
        {
          do: '4 times this sum: $4(n + 7)$.',
          why: 'The parentheses say that the whole sum is multiplied. $4n + 7$ would be “7 more than 4 times the number.”',
        },
        {
          do: '“7 less than 4 times a number”: first $4n$, then take 7 away: $4n - 7$.',
          why: 'The words come in the other order. 7 less than 20 is $20 - 7$, not $7 - 20$.',
        },
      ],
      answer: expr('4(n + 7)', ({ n }) => 4 * (n + 7)),
      check: () => expr('…', ({ n }) => n + 7 + (n + 7) + (n + 7) + (n + 7)),
    },
    {
      level: 'Next',
      asks: 'Each of $n$ people pays \\$12 to enter a park and \\$5 for a boat. The group as a whole gets \\$9 off, once. Which expression gives the total in dollars?',
      covers: ['algebra-1/expression-for-a-group'],
      steps: [
        { do: 'What does each person pay? $12 + 5 = 17$ dollars.', why: 'Both prices come with every person.' },
        { do: 'All $n$ people together: $17n$.', why: 'The same amount, once for each person.' },
        {
          do: 'The discount comes once: $17n - 9$.',
          why: 'It is taken off, so subtract. In $17(n - 9)$ nine <em>people</em> would be missing.',
        },
        {
          do: 'Test with $n = 2$: $2 \\cdot 12 + 2 \\cdot 5 - 9 = 24 + 10 - 9 = 25$, and $17 \\cdot 2 - 9 = 25$.',
          why: 'A small number shows whether the expression fits the story.',
        },
      ],
      answer: expr('17n - 9', ({ n }) => 17 * n - 9),
      check: () => expr('…', ({ n }) => 12 * n + 5 * n - 9),
    },
    {
      level: 'Exam level',
      asks: 'The expression $5(2x + 3) - 2(x - 4)$ is rewritten as $mx + k$, where $m$ and $k$ are numbers. What is $m + k$?',
      covers: ['algebra-1/distribute-two-products', 'algebra-1/distribute-compare-coefficients'],
      steps: [
        { do: 'First product: $5 \\cdot 2x = 10x$ and $5 \\cdot 3 = 15$.', why: 'The 5 multiplies both terms.' },
        {
          do: 'Second product, with its sign: $-2 \\cdot x = -2x$ and $-2 \\cdot (-4) = +8$.',
          why: 'Minus times minus is plus. The minus sign reaches both terms, not only the first.',
        },
        {
          do: 'Collect like terms: $10x - 2x = 8x$ and $15 + 8 = 23$. So the expression is $8x + 23$.',
          why: 'Terms with $x$ together, constants together. The minus sign before $2x$ stays with it.',
        },
        {
          do: '$m = 8$ and $k = 23$, so $m + k = 31$.',
          why: 'Test with $x = 1$: $5 \\cdot 5 - 2 \\cdot (-3) = 31$. At $x = 1$ the value is $m + k$ itself.',
        },
      ],
      answer: num(31),
      check: () => num(5 * (2 * 1 + 3) - 2 * (1 - 4)),
    },
    {
      level: 'Exam level',
      asks: '<p>Sara writes $6x + 18 = 6(x + 18)$. Kai writes $6x + 18 = 6(x + 3)$. Whose form is equivalent to $6x + 18$? And what went wrong if somebody simplifies $10 - 2(x - 4)$ to $2 - 2x$?</p>',
      covers: ['algebra-1/take-out-the-common-factor', 'algebra-1/distribute-judge', 'algebra-1/distribute-mistake'],
      steps: [
        {
          do: 'Multiply Sara’s form out: $6 \\cdot x + 6 \\cdot 18 = 6x + 108$. Not equivalent.',
          why: 'Sara took the 6 out of the first term only.',
        },
        {
          do: 'Multiply Kai’s form out: $6x + 6 \\cdot 3 = 6x + 18$. Only Kai’s form is equivalent.',
          why: 'To factor out, <em>divide</em> every term: $18 \\div 6 = 3$. Judge each form by itself: both can be right, or neither.',
        },
        {
          do: 'The last one: $10 - 2(x - 4) = 10 - 2x + 8 = 18 - 2x$. Taking $-2 \\cdot (-4)$ as $-8$ gives $2 - 2x$: that was the mistake.',
          why: 'Carry a suspected mistake out. It is the right one only if it ends at the given result.',
        },
      ],
      answer: text('Only Kai’s form is equivalent'),
      check: () => {
        const given = (x: number) => 6 * x + 18
        const [sara, kai] = [same(given, (x) => 6 * (x + 18)), same(given, (x) => 6 * (x + 3))]
        return text(kai && !sara ? 'Only Kai’s form is equivalent' : 'Another answer')
      },
    },
  ],
  tryIt: {
    asks: 'Each of $n$ people pays \\$15 for a bus and \\$6 for lunch. The group as a whole also pays \\$20 for a guide. Which expression gives the total in dollars?',
    steps: [
      {
        ask: 'How many dollars does each person pay for bus and lunch?',
        answer: { typed: num(15 + 6) },
        slips: [
          {
            typed: num(41),
            says: 'The guide is paid once by the whole group, not by each person.',
            misconception: 'a1-eu-counts-a-fixed-part-for-each',
          },
          { typed: num(15), says: 'Each person has lunch as well.', misconception: 'a1-eu-counts-a-price-once' },
        ],
        done: '$15 + 6 = 21$ dollars for each person',
      },
      {
        ask: 'Which expression gives the total?',
        like: 2,
        answer: { choose: ['$21n + 20$', '$21n - 20$', '$21(n + 20)$', '$41n$'] },
        slips: [
          {
            choice: 1,
            says: 'The guide costs money, so the \\$20 is added.',
            misconception: 'a1-eu-reads-a-discount-as-a-fee',
          },
          {
            choice: 2,
            says: 'Here 20 <em>people</em> are added. The \\$20 is money.',
            misconception: 'a1-eu-adds-dollars-to-people',
          },
          {
            choice: 3,
            says: 'This counts the guide once for every person.',
            misconception: 'a1-eu-counts-a-fixed-part-for-each',
          },
        ],
        done: '$21n + 20$',
      },
    ],
    answer: expr('21n + 20', ({ n }) => 21 * n + 20),
    check: () => expr('…', ({ n }) => 15 * n + 20 + 6 * n),
  },
  trap: '<p>Stopping at the first term. $3(x + 5)$ is $3x + 15$, not $3x + 5$. And $-2(x - 5)$ ends in $+10$, because $-2$ times $-5$ is positive.</p>',
  check:
    '<p>Put a small number in for the variable, such as 2, before and after. Equivalent expressions have the same value. For a story, count two people by hand.</p>',
  mends: {
    'a1-eu-mixes-up-sum-and-difference': [0, 0],
    'a1-eu-misplaces-the-parentheses': [0, 1],
    'a1-eu-writes-in-reading-order': [0, 2],
    'a1-eu-counts-a-price-once': [1, 0],
    'a1-eu-counts-a-fixed-part-for-each': [1, 2],
    'a1-eu-reads-a-discount-as-a-fee': [1, 2],
    'a1-eu-adds-dollars-to-people': [1, 2],
    'a1-eu-multiplies-first-term-only': [2, 0],
    'a1-eu-minus-reaches-first-term-only': [2, 1],
    'a1-eu-adds-instead-of-subtracting-terms': [2, 2],
    'a1-eu-takes-the-factor-from-one-term': [3, 0],
    'a1-eu-accepts-a-wrong-form': [3, 0],
    'a1-eu-subtracts-the-factor': [3, 1],
    'a1-eu-changes-a-sign-in-factoring': [3, 1],
    'a1-eu-rejects-an-equal-form': [3, 1],
    'a1-eu-expects-one-right-answer': [3, 1],
    'a1-eu-names-an-error-untested': [3, 2],
  },
})
