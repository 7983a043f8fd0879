import { dot, lesson, num, plane, segment, table } from '#kit'

/** Level steps over x, each open on the left and filled on the right. */
const steps = (list: readonly (readonly [from: number, to: number, y: number])[]) =>
  list.flatMap(([from, to, y]) => [segment(from, y, to, y), dot(from, y, { open: true }), dot(to, y)])

/** A price for each unit, the cheaper one from a limit on: one unit after the other. */
const tariff = (units: number, limit: number, first: number, then: number): number => {
  let price = 0
  for (let unit = 1; unit <= units; unit++) price += unit <= limit ? first : then
  return price
}

export const piecewiseAndStepFunctions = lesson({
  idea: '<p>Many prices do not follow one rule. The first hours of a rental cost more than the later ones. A garage charges every started hour as a full one. Such a function has different rules for different parts of its domain. It is called piecewise.</p><p>So there is one question before all others: which part does my input belong to? Only then is the rule used, and only that one. If every part is level, the graph looks like stairs: a step function.</p>',
  figure: plane(
    {
      alt: 'The fee of a garage in dollars over the time in hours: three horizontal steps. Each is open on the left and filled on the right: 4 dollars up to 1 hour, 8 dollars up to 2 hours, 12 dollars up to 3 hours.',
      x: [0, 4],
      y: [0, 14],
      xStep: 1,
      yStep: 2,
      height: 240,
      xTitle: 'Time in hours',
      yTitle: 'Fee in dollars',
    },
    steps([
      [0, 1, 4],
      [1, 2, 8],
      [2, 3, 12],
    ]),
  ),
  words: [
    { word: 'piecewise function', meaning: 'A function with different rules for different parts of its domain.' },
    { word: 'step function', meaning: 'A piecewise function that is constant on each part and jumps in between.' },
    { word: 'boundary', meaning: 'The input at which one part ends and the next begins.' },
    { word: 'condition', meaning: 'The inequality that says for which inputs a rule holds, such as $x \\ge 3$.' },
  ],
  rule: '<ol><li>Find the condition that your input meets.</li><li>Use the rule of this part, and no other.</li><li>At a boundary, the sign with the bar ($\\le$ or $\\ge$) or the filled point decides.</li></ol>',
  use: '<p>A brace with several rules, a price list with limits, “each hour or part of an hour,” or a graph with jumps.</p>',
  avoid:
    '<p>If one rule holds for all inputs, just put the number in. Absolute value is piecewise as well, but has a sign of its own.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>A function is given by $f(x) = \\begin{cases} 2x + 1 \\quad \\text{if } x \\lt 3 \\\\ 10 - x \\quad \\text{if } x \\ge 3 \\end{cases}$</p><p>What is $f(-2) + f(3)$?</p>',
      covers: ['algebra-1/piecewise-evaluate', 'algebra-1/piecewise-boundary-sum'],
      steps: [
        {
          do: 'The input $-2$ is less than 3: use the first rule. $f(-2) = 2 \\cdot (-2) + 1 = -4 + 1 = -3$.',
          why: 'Put in $-2$, with its sign. The boundary 3 is only there for choosing.',
        },
        {
          do: 'The input 3 is not less than 3, but it fits $x \\ge 3$: use the second rule. $f(3) = 10 - 3 = 7$.',
          why: 'The sign with the bar includes the boundary. Only one of the rules is used.',
        },
        {
          do: 'Add the two values: $-3 + 7 = 4$.',
          why: 'Each value by itself first. Adding the inputs, $-2 + 3 = 1$, leads to something else.',
        },
      ],
      answer: num(4),
      check: () => num([-2, 3].map((x) => (x < 3 ? 2 * x + 1 : 10 - x)).reduce((s, y) => s + y, 0)),
    },
    {
      level: 'Next',
      asks: 'A shop rents bikes at \\$8 an hour for the first 3 hours and at \\$5 an hour after that. What do 7 hours cost, in dollars? Vera says \\$35. Which mistake did Vera make?',
      covers: ['algebra-1/piecewise-tariff', 'algebra-1/piecewise-mistake'],
      steps: [
        {
          do: 'Split the time at the boundary: 3 hours at the first price, and $7 - 3 = 4$ hours at the second.',
          why: 'The first 3 hours keep their price, however long you ride.',
        },
        {
          do: 'First part: $3 \\cdot 8 = 24$ dollars.',
          why: 'The \\$8 comes with each of the 3 hours, not just once.',
        },
        {
          do: 'Second part: $4 \\cdot 5 = 20$ dollars. Together: $24 + 20 = 44$ dollars.',
          why: 'Only the hours beyond the limit. With $7 \\cdot 5$ the first 3 hours would be paid twice.',
        },
        {
          do: 'Vera: $7 \\cdot 5 = 35$. Vera used the second price for all 7 hours. The right price is 44.',
          why: 'To find a mistake, try each likely one and see which ends at the given number: $7 \\cdot 8 = 56$ would be the first price for all.',
        },
      ],
      answer: num(44),
      check: () => num(tariff(7, 3, 8, 5)),
    },
    {
      level: 'Exam level',
      asks: `<p>A garage charges by time.</p>${table(
        ['Time $x$ in hours', 'Fee'],
        [
          ['$0 \\lt x \\le 1$', '\\$4'],
          ['$1 \\lt x \\le 2$', '\\$7'],
          ['$2 \\lt x \\le 3$', '\\$9'],
        ],
      )}<p>Ben parks for exactly 2 hours, Ana for 2 hours 10 minutes. What do they pay together, in dollars? What would Ana pay at \\$4 for each hour or part of an hour?</p>`,
      covers: ['algebra-1/step-table', 'algebra-1/step-started-hours'],
      steps: [
        {
          do: 'Ben: 2 fits $1 \\lt x \\le 2$, because of the bar. The fee is \\$7.',
          why: 'At the boundary look for the sign with the bar. The row $2 \\lt x$ begins only after 2.',
        },
        {
          do: 'Ana: 2 hours 10 minutes are more than 2 and at most 3. The fee is \\$9.',
          why: 'A step is level: the 10 minutes cost as much as the whole third hour.',
        },
        { do: 'Together: $7 + 9 = 16$ dollars.', why: 'Two values, so two rows of the table.' },
        {
          do: 'At \\$4 for each started hour Ana has 3 of them: $3 \\cdot 4 = 12$ dollars.',
          why: 'Round up, never down. The minutes themselves are not money, and no part of the \\$4 is left out.',
        },
      ],
      answer: num(16),
      check: () => num([2, 2 + 10 / 60].map((x) => [0, 4, 7, 9][Math.ceil(x)] ?? 0).reduce((s, y) => s + y, 0)),
    },
    {
      level: 'Exam level',
      asks: `<p>The graph of a step function $f$ is shown.</p>${plane(
        {
          alt: 'Three horizontal steps: height 2 from x = 1 (open) to x = 3 (filled); height 5 from x = 3 (open) to x = 5 (filled); height 3 from x = 5 (open) to x = 7 (filled).',
          x: [0, 8],
          y: [0, 6],
          xStep: 1,
          yStep: 1,
          height: 250,
        },
        steps([
          [1, 3, 2],
          [3, 5, 5],
          [5, 7, 3],
        ]),
      )}<p>What is $f(3)$?</p>`,
      covers: ['algebra-1/step-graph'],
      steps: [
        {
          do: 'Go to $x = 3$. Two steps end there: one at height 2, one at height 5.',
          why: 'A function has only one output, so only one of the two points can count.',
        },
        {
          do: 'At height 2 the point is filled, at height 5 it is open.',
          why: 'Filled belongs to the graph, open does not.',
        },
        { do: 'So $f(3) = 2$.', why: 'Just to the right of 3, at 3.1, the value is 5 already.' },
      ],
      answer: num(2),
      check: () =>
        num(
          [
            [1, 3, 2],
            [3, 5, 5],
            [5, 7, 3],
          ].find(([from = 0, to = 0]) => from < 3 && 3 <= to)?.[2] ?? 0,
        ),
    },
  ],
  tryIt: {
    asks: 'At a copy shop, prints cost \\$6 each for the first 4 prints and \\$2 for each further print. What do 10 prints cost, in dollars? Omar says \\$20. Which mistake did Omar make?',
    steps: [
      {
        ask: 'How many prints cost \\$2?',
        answer: { typed: num(10 - 4) },
        slips: [
          {
            typed: num(10),
            says: 'The first 4 keep their price of \\$6. Only the further ones cost \\$2.',
            misconception: 'a1-fn-counts-the-first-part-twice',
          },
        ],
        done: '$10 - 4 = 6$ prints at \\$2',
      },
      {
        ask: 'What do the first 4 prints cost, in dollars?',
        answer: { typed: num(4 * 6) },
        slips: [
          {
            typed: num(6),
            says: 'That is one print. Each of the 4 costs \\$6.',
            misconception: 'a1-fn-treats-rate-as-fixed-fee',
          },
          {
            typed: num(8),
            says: 'You used the second price. The first 4 cost \\$6 each.',
            misconception: 'a1-fn-swaps-the-two-rates',
          },
        ],
        done: '$4 \\cdot 6 = 24$ dollars',
      },
      {
        ask: 'What do all 10 prints cost, in dollars?',
        answer: { typed: num(24 + 12) },
        slips: [
          { typed: num(60), says: 'You used \\$6 for all of them.', misconception: 'a1-fn-uses-first-rate-for-all' },
          {
            typed: num(44),
            says: 'You paid the first 4 prints at both prices.',
            misconception: 'a1-fn-counts-the-first-part-twice',
          },
        ],
        done: '$24 + 6 \\cdot 2 = 24 + 12 = 36$',
      },
      {
        ask: 'Which mistake leads to 20?',
        answer: {
          choose: [
            '\\$2 for all 10 prints',
            '\\$2 for the first 4 prints only',
            '\\$2 for the first 4 prints, \\$6 for the others',
          ],
        },
        slips: [
          { choice: 1, says: 'That would be $4 \\cdot 2 = 8$ dollars. Try another one.' },
          {
            choice: 2,
            says: 'That would be $4 \\cdot 2 + 6 \\cdot 6 = 8 + 36 = 44$ dollars.',
            misconception: 'a1-fn-swaps-the-two-rates',
          },
        ],
        done: '$10 \\cdot 2 = 20$: the second price for all 10 prints. The right price is 36.',
      },
    ],
    answer: num(36),
    check: () => num(tariff(10, 4, 6, 2)),
  },
  trap: '<p>Using one rule for everything. The second price holds only beyond the limit: 7 hours are not $7 \\cdot 5$, but $3 \\cdot 8 + 4 \\cdot 5$.</p>',
  check:
    '<p>Read the condition once more with your input in it: is $-2 \\lt 3$ true? For prices, the answer must lie between “all at the low price” and “all at the high price.”</p>',
  mends: {
    'a1-fn-loses-the-sign-of-the-input': [0, 0],
    'a1-fn-puts-in-the-boundary': [0, 0],
    'a1-fn-uses-the-wrong-piece': [0, 0],
    'a1-fn-adds-both-pieces': [0, 1],
    'a1-fn-combines-inputs-first': [0, 2],
    'a1-fn-stops-after-one-value': [0, 2],
    'a1-fn-swaps-the-two-rates': [1, 0],
    'a1-fn-treats-rate-as-fixed-fee': [1, 1],
    'a1-fn-counts-the-first-part-twice': [1, 2],
    'a1-fn-uses-second-rate-for-all': [1, 3],
    'a1-fn-uses-first-rate-for-all': [1, 3],
    'a1-fn-names-an-error-without-testing': [1, 3],
    'a1-fn-adds-one-step-too-many': [2, 0],
    'a1-fn-rounds-the-step-down': [2, 3],
    'a1-fn-charges-in-proportion': [2, 1],
    'a1-fn-adds-minutes-as-units': [2, 3],
    'a1-fn-charges-once-for-all': [2, 3],
    'a1-fn-reads-a-neighboring-step': [3, 0],
    'a1-fn-takes-the-wrong-side-of-the-boundary': [3, 1],
  },
})
