import { curve, dot, lesson, num, plane, text } from '#kit'

const f = (x: number): number => (x < 2 ? 2 * x + 1 : x * x - 3)

export const piecewiseAndAbsoluteValue = lesson({
  idea: '<p>Some functions have more than one rule. A parking garage charges one price for the first hours and another one after that. Each rule holds on its own part of the number line, and a condition says where.</p><p>In the figure the first rule holds for $x \\lt 1$, the second from 1 on. The open point is left out, the filled one belongs to the graph. The absolute value is such a function, too: $|x|$ is $x$ for positive numbers and $-x$ for negative ones. That is why its graph has a corner.</p>',
  figure: plane(
    {
      alt: 'A graph in two pieces: a rising line that ends with an open point at (1, 3), and a rising line that starts with a filled point at (1, −1).',
      x: [-5, 5],
      y: [-4, 6],
      xStep: 1,
      yStep: 1,
      height: 280,
    },
    [
      curve((x) => x + 2, { from: -5, to: 1 }),
      curve((x) => 2 * x - 3, { from: 1, to: 4.5 }),
      dot(1, 3, { open: true, label: '(1, 3)', at: 'nw' }),
      dot(1, -1, { label: '(1, −1)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'piecewise function', meaning: 'A function with different rules on different parts of its domain.' },
    { word: 'condition', meaning: 'What says where a rule holds, such as $x \\lt 1$.' },
    { word: 'absolute value', meaning: '$|x|$, the distance of $x$ from 0; it is never negative.' },
    { word: 'vertex', meaning: 'The point of $y = a|x - h| + k$ where the two rays meet: $(h, k)$.' },
  ],
  rule: '<p>For a value: first find the condition that holds, then use that rule only.</p><p>No jump: both rules give the same height at the border.</p><p>$y = a|x - h| + k$ has its vertex at $(h, k)$, slope $a$ to the right and $-a$ to the left. Range: $y \\ge k$ if $a \\gt 0$, $y \\le k$ if $a \\lt 0$.</p>',
  use: '<p>There is a large brace with conditions, bars around $x$, or a price that changes after a certain number.</p>',
  avoid:
    '<p>Do not mix the rules: one $x$ uses one rule. Only in prices with tiers are two parts added, because the first items keep the first price.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>A function is given by</p><p>$f(x) = \\begin{cases} 2x + 1, \\; x \\lt 2 \\\\ x^2 - 3, \\; x \\ge 2 \\end{cases}$</p><p>What is $f(-2) + f(2)$?</p>',
      covers: ['algebra-2/piecewise-values'],
      steps: [
        {
          do: '$-2 \\lt 2$, so the first rule holds: $f(-2) = 2 \\cdot (-2) + 1 = -3$.',
          why: 'Look at the condition before you look at the formula.',
        },
        {
          do: 'For 2 the condition $x \\ge 2$ holds: $f(2) = 2^2 - 3 = 1$.',
          why: 'The border belongs to the rule with $\\ge$, and to no other.',
        },
        { do: 'The sum is $-3 + 1 = -2$.', why: 'Each number had its own rule.' },
      ],
      answer: num(-2),
      check: () => num(f(-2) + f(2)),
    },
    {
      level: 'Next',
      asks: 'A museum charges groups \\$12 for each of the first 5 tickets and \\$7 for every further one. What do 9 tickets cost, in dollars?',
      covers: ['algebra-2/price-in-two-tiers'],
      steps: [
        {
          do: 'The first 5 tickets cost $5 \\cdot 12 = 60$ dollars.',
          why: '9 is more than 5, so both prices are needed.',
        },
        {
          do: 'Beyond the limit there are $9 - 5 = 4$ tickets: $4 \\cdot 7 = 28$ dollars.',
          why: 'Only what goes beyond the limit has the lower price, not all 9.',
        },
        { do: 'Together: $60 + 28 = 88$ dollars.', why: 'As a function: $60 + 7(x - 5)$ for $x \\gt 5$.' },
      ],
      answer: num(88),
      check: () => {
        let sum = 0
        for (let ticket = 1; ticket <= 9; ticket++) sum += ticket <= 5 ? 12 : 7
        return num(sum)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>For which value of $c$ does the graph of this function have no jump?</p><p>$f(x) = \\begin{cases} 4x - 3, \\; x \\lt 2 \\\\ x^2 + c, \\; x \\ge 2 \\end{cases}$</p>',
      covers: ['algebra-2/piecewise-without-a-jump'],
      steps: [
        {
          do: 'At the border, the first rule comes to $4 \\cdot 2 - 3 = 5$.',
          why: 'Only at $x = 2$ can there be a jump.',
        },
        { do: 'The second rule gives $2^2 + c = 4 + c$.', why: 'Put the same $x$ into both.' },
        {
          do: 'Equal heights: $4 + c = 5$, so $c = 1$.',
          why: 'Then the second piece starts where the first one ends.',
        },
      ],
      answer: num(1),
      check: () => num([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].find((c) => 4 * 2 - 3 === 2 ** 2 + c) ?? 99),
    },
    {
      level: 'Exam level',
      asks: `<p>Look at this graph.</p>${plane(
        {
          alt: 'Two rays that meet at (3, 4) and go down on both sides; the right one passes through (4, 2).',
          x: [-1, 7],
          y: [-4, 6],
          xStep: 1,
          yStep: 1,
          height: 240,
        },
        [curve((x) => -2 * Math.abs(x - 3) + 4), dot(3, 4, { label: '(3, 4)' }), dot(4, 2, { label: '(4, 2)' })],
      )}<p>Hana says: “It is $y = -2|x - 3| + 4$.” Zoe says: “Its range is $y \\ge 4$.” Who is right?</p>`,
      covers: [
        'algebra-2/absolute-value-from-graph',
        'algebra-2/range-of-an-absolute-value',
        'algebra-2/absolute-value-claims',
      ],
      steps: [
        {
          do: 'The vertex is at $(3, 4)$, so $y = a|x - 3| + 4$.',
          why: 'The bars are 0 at the vertex; inside, the sign is opposite to the place.',
        },
        {
          do: 'From the vertex one step right is two steps down: $a = -2$. Hana is right.',
          why: 'To the right of the vertex the bars can be left out, so $a$ is the slope there.',
        },
        {
          do: 'The bars are at least 0; times $-2$ that is at most 0; plus 4 that is at most 4: the range is $y \\le 4$. Only Hana is right.',
          why: 'The graph opens downward, so the vertex is its highest point.',
        },
      ],
      answer: text('Only Hana is right'),
      check: () => {
        const y = (x: number) => -2 * Math.abs(x - 3) + 4
        return text(y(3) === 4 && y(4) === 2 && y(10) < 4 ? 'Only Hana is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: 'A repair shop charges \\$40 for each of the first 3 hours and \\$25 for every further hour. What do 8 hours cost, in dollars?',
    steps: [
      {
        ask: 'What do the first 3 hours cost, in dollars?',
        answer: { typed: num(3 * 40) },
        slips: [{ typed: num(40), says: 'The \\$40 is for each of these hours.' }],
        done: '$3 \\cdot 40 = 120$',
      },
      {
        ask: 'For how many hours is the price \\$25?',
        answer: { typed: num(8 - 3) },
        slips: [
          {
            typed: num(8),
            says: 'The first hours keep the first price. Only the hours beyond the limit count.',
            misconception: 'a2-fn-uses-the-wrong-piece',
          },
          {
            typed: num(4),
            says: 'Hours 4, 5, 6, 7 and 8: count them.',
            misconception: 'a2-fn-forgets-the-joining-point',
          },
        ],
        done: '$8 - 3 = 5$',
      },
      {
        ask: 'What do 8 hours cost?',
        answer: { typed: num(120 + 5 * 25) },
        slips: [
          {
            typed: num(125),
            says: 'That is only the second part. Add the first 3 hours.',
            misconception: 'a2-fn-uses-the-wrong-piece',
          },
          { typed: num(320), says: 'You took \\$40 for all hours.', misconception: 'a2-fn-uses-the-wrong-piece' },
        ],
        done: '$120 + 5 \\cdot 25 = 245$',
      },
    ],
    answer: num(245),
    check: () => num([1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, hour) => sum + (hour <= 3 ? 40 : 25), 0)),
  },
  trap: '<p>Using the wrong rule at the border. If the conditions are $x \\lt 1$ and $x \\ge 1$, then $f(1)$ comes from the second rule only, even if the first one looks easier.</p>',
  check:
    '<p>For each value, say the condition aloud: “2 is at least 2, so the second rule.” For a graph, test the vertex and one more point.</p>',
  mends: {
    'a2-fn-uses-the-wrong-piece': [0, 0],
    'a2-fn-forgets-the-joining-point': [0, 1],
    'a2-fn-loses-a-sign': [0, 0],
    'a2-fn-shifts-the-wrong-way': [3, 0],
    'a2-fn-swaps-the-two-shifts': [3, 0],
    'a2-fn-accepts-a-false-claim': [3, 2],
    'a2-fn-rejects-a-true-claim': [3, 1],
    'a2-fn-judges-one-claim-only': [3, 2],
    'a2-fn-gives-the-first-height': [2, 2],
    'a2-fn-does-not-square': [0, 1],
    'a2-fn-uses-one-piece-for-both': [0, 1],
    'a2-fn-opens-the-other-way': [3, 2],
    'a2-fn-forgets-the-stretch': [3, 1],
    'a2-fn-uses-the-side-shift': [3, 2],
    'a2-fn-opposite-sign-outside': [3, 2],
    'a2-fn-swaps-the-two-prices': [1, 0],
    'a2-fn-second-price-for-all': [1, 1],
    'a2-fn-counts-the-first-part-twice': [1, 1],
  },
})
