import { curve, decimal, dot, equation, frac, lesson, note, num, plane, table, tape, text } from '#kit'

/** The amount after so many periods, one period after the other. */
const after = (start: number, periods: number, next: (y: number) => number): number => {
  let y = start
  for (let i = 0; i < periods; i++) y = next(y)
  return Math.round(y * 1e6) / 1e6
}

export const growthAndDecay = lesson({
  idea: '<p>A laptop worth \\$1000 loses 20% of its value each year. In the first year that is \\$200. In the second year it is 20% of what is left, of \\$800: only \\$160. The loss changes, but one thing stays the same: each year the value is multiplied by 0.8.</p><p>Whatever changes by the same percent in each period is multiplied by the same factor again and again. This is exponential change. Many equal factors make a power, and so the time stands in the exponent.</p>',
  figure: tape({
    alt: 'The value of a laptop in dollars at the end of each year: what is left, and what was lost in that year.',
    rows: [
      { name: 'Start', parts: [[1000, '1000']] },
      {
        name: 'Year 1',
        parts: [
          [800, '800'],
          [200, '−200'],
        ],
      },
      {
        name: 'Year 2',
        parts: [
          [640, '640'],
          [160, '−160'],
        ],
      },
      {
        name: 'Year 3',
        parts: [
          [512, '512'],
          [128, '−128'],
        ],
      },
    ],
  }),
  words: [
    { word: 'initial value', meaning: 'The amount at the start, at time 0: the $a$ in $y = ab^t$.' },
    {
      word: 'growth factor',
      meaning: 'The number by which the amount is multiplied in each period: the $b$ in $y = ab^t$.',
    },
    { word: 'rate', meaning: 'The percent by which the amount changes in each period.' },
    { word: 'decay', meaning: 'Exponential change with a factor between 0 and 1: the amount falls.' },
    { word: 'period', meaning: 'The time after which the factor is used once more, such as a year or 3 hours.' },
  ],
  rule: '<p>After $t$ periods, with the start $a$ and the rate $r$ as a decimal:</p><ul><li>growth: $y = a(1 + r)^t$</li><li>decay: $y = a(1 - r)^t$</li></ul><p>To find a factor from values, divide a value by the one before.</p>',
  use: '<p>Something grows or falls by a percent in every period, or it doubles, triples or halves in every period.</p>',
  avoid:
    '<p>If the same <em>amount</em> is added in every period, such as \\$50 a year, the change is linear: start plus amount times time.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The number of cells in a dish doubles every 3 hours.</p>${table(
        ['Hours', 'Cells'],
        [
          [0, 5],
          [3, 10],
          [6, 20],
          [9, '?'],
          [12, '?'],
        ],
      )}<p>How many cells are there after 12 hours?</p>`,
      covers: ['algebra-1/exponential-table-next', 'algebra-1/exponential-doubling'],
      steps: [
        {
          do: 'Find the factor from row to row: $10 \\div 5 = 2$ and $20 \\div 10 = 2$.',
          why: 'Look for a factor, not for a difference: the differences 5 and 10 are not equal.',
        },
        {
          do: 'Count the periods: 12 hours are $12 \\div 3 = 4$ periods of 3 hours.',
          why: 'The factor is used once in every period, not once in every hour.',
        },
        {
          do: 'Use the factor 4 times: $5, 10, 20, 40, 80$. As a power: $5 \\cdot 2^4 = 5 \\cdot 16 = 80$.',
          why: 'The 4 is an exponent. $5 \\cdot 2 \\cdot 4 = 40$ would be linear. After 12 hours there are 80 cells.',
        },
      ],
      answer: num(80),
      check: () => num(after(5, 12 / 3, (y) => y + y)),
    },
    {
      level: 'Next',
      asks: 'A scooter costs \\$2000. Each year it loses 20% of its value. Which expression gives its value after $t$ years, and what is the value after 3 years, in dollars?',
      covers: ['algebra-1/exponential-write-model', 'algebra-1/exponential-value'],
      steps: [
        {
          do: 'Find what is kept each year: $100\\% - 20\\% = 80\\%$. The factor is 0.8.',
          why: 'Multiplying by 0.2 would give the part that is lost. For growth by 20% the factor would be 1.2.',
        },
        {
          do: 'Write the start in front and the time in the exponent: $2000(0.8)^t$.',
          why: 'At $t = 0$ this is 2000, as it should be.',
        },
        {
          do: 'Put in 3: $0.8^3 = 0.8 \\cdot 0.8 \\cdot 0.8 = 0.512$.',
          why: 'Work out the power first. Only the factor is raised to it.',
        },
        {
          do: 'Multiply by the start: $2000 \\cdot 0.512 = 1024$. The value is \\$1024.',
          why: 'Year by year: 2000, 1600, 1280, 1024. This is the amount left, not the loss of \\$976.',
        },
      ],
      answer: num(1024),
      check: () => num(after(2000, 3, (y) => y - (20 * y) / 100)),
    },
    {
      level: 'Exam level',
      asks: `<p>The graph shows $y = ab^x$.</p>${plane({ alt: 'A rising curve through the marked points (0, 5) and (2, 45).', x: [0, 3], y: [0, 60], xStep: 1, yStep: 10, height: 240 }, [curve((x) => 5 * 3 ** x), dot(0, 5), note(0.3, 13, '(0, 5)'), dot(2, 45, { label: '(2, 45)', at: 'nw' })])}<p>What is the equation of the graph?</p>`,
      covers: ['algebra-1/exponential-graph-factor'],
      steps: [
        {
          do: 'Read the start: at $x = 0$ the height is 5, so $a = 5$.',
          why: 'There the factor has not been used yet.',
        },
        {
          do: 'From $x = 0$ to $x = 2$ the height is multiplied by $45 \\div 5 = 9$.',
          why: 'This is the factor of two steps together.',
        },
        {
          do: 'So $b \\cdot b = 9$, which gives $b = 3$.',
          why: 'Take a root. Dividing 9 by 2 would be right only if the same amount were added.',
        },
        {
          do: 'Write and test: $y = 5 \\cdot 3^x$ gives 5, 15, 45 for $x = 0, 1, 2$.',
          why: 'The curve goes through both points.',
        },
      ],
      answer: equation('y = 5 \\cdot 3^x', ({ x, y }) => y - 5 * 3 ** x),
      check: () => {
        const b = [2, 3, 4, 4.5, 5, 9].find((f) => 5 * f * f === 45) ?? Number.NaN
        return equation('y = 5b^x', ({ x, y }) => y - 5 * b ** x)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Leila lets an amount of 4000 grow by 10% a year for 3 years and gets 5200, which is not correct. Which mistake leads to this answer: stopping after two years, adding 10% of the first amount three times, or letting the amount fall?</p>',
      covers: ['algebra-1/exponential-mistake'],
      steps: [
        {
          do: 'Work out the right value: $4000 \\cdot 1.1^3 = 4000 \\cdot 1.331 = 5324$.',
          why: 'Leila’s 5200 is a little too small. So the amount did grow: it did not fall.',
        },
        {
          do: 'Carry out the first mistake: two years give $4000 \\cdot 1.21 = 4840$. This is not 5200.',
          why: 'Do not choose a mistake because it sounds likely. See where it ends.',
        },
        {
          do: 'Carry out the second: 10% of 4000 is 400, and $4000 + 3 \\cdot 400 = 5200$. This is the mistake: “Adding 10% of the first amount three times.”',
          why: 'The second year must take 10% of 4400, which is 440, not 400 again.',
        },
      ],
      answer: text('Adding 10% of the first amount three times'),
      check: () => {
        const ends: [string, number][] = [
          ['Stopping after two years', after(4000, 2, (y) => y * 1.1)],
          ['Adding 10% of the first amount three times', after(4000, 3, (y) => y + 400)],
          ['Letting the amount fall', after(4000, 3, (y) => y * 0.9)],
        ]
        return text(ends.find(([, end]) => end === 5200)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'A camera costs \\$800. Each year it loses 25% of its value. Which expression gives its value after $t$ years, and what is the value after 2 years, in dollars?',
    steps: [
      {
        ask: 'By which number is the value multiplied each year?',
        answer: { typed: decimal(frac(75, 100)) },
        slips: [
          {
            typed: decimal(frac(25, 100)),
            says: 'That is what is lost. Start from 100% and find what is kept.',
            misconception: 'a1-expo-uses-the-rate-as-factor',
          },
          {
            typed: decimal(frac(125, 100)),
            says: 'With this factor the value rises by 25%. Here it falls.',
            misconception: 'a1-expo-mixes-up-growth-and-decay',
          },
          {
            typed: num(75),
            says: 'The 75 is a percent. Write it as a decimal.',
            misconception: 'a1-expo-percent-as-number',
          },
        ],
        done: '$100\\% - 25\\% = 75\\%$, so the factor is 0.75.',
      },
      {
        ask: 'Which expression gives the value after $t$ years?',
        answer: { choose: ['$800(0.75)^t$', '$800 \\cdot 0.75t$', '$800 - 200t$'] },
        slips: [
          {
            choice: 1,
            says: 'The number of years is an exponent: multiply by 0.75 again and again.',
            misconception: 'a1-expo-divides-by-the-number-of-periods',
          },
          {
            choice: 2,
            says: 'In the second year 25% of a smaller value is lost, so less than 200.',
            misconception: 'a1-expo-changes-by-the-same-amount',
          },
        ],
        done: '$800(0.75)^t$: the factor is used $t$ times.',
      },
      {
        ask: 'What is the value after 2 years, in dollars?',
        answer: { typed: num((800 * 9) / 16) },
        slips: [
          {
            typed: num(600),
            says: 'That is the value after one year.',
            misconception: 'a1-expo-stops-after-one-period',
          },
          {
            typed: decimal(frac(675, 2)),
            says: 'That is the value after three years. Use the factor twice.',
            misconception: 'a1-expo-counts-one-period-too-many',
          },
          {
            typed: num(350),
            says: 'That is the loss. The question asks for the value.',
            misconception: 'a1-expo-gives-the-change',
          },
        ],
        done: '$0.75^2 = 0.5625$, and $800 \\cdot 0.5625 = 450$.',
      },
    ],
    answer: num(450),
    check: () => num(after(800, 2, (y) => y - y / 4)),
  },
  trap: '<p>Taking the percent of the first amount each time. Two losses of 20% are not one loss of 40%: \\$1000 falls to \\$800 and then to \\$640, not to \\$600.</p>',
  check:
    '<p>Go period by period on paper: multiply once for each. And look at the size: with growth the answer must be above the start, with decay below it and never under 0.</p>',
  mends: {
    'a1-expo-uses-first-difference': [0, 0],
    'a1-expo-ignores-the-period-length': [0, 1],
    'a1-expo-divides-by-the-number-of-periods': [0, 2],
    'a1-expo-counts-one-period-too-many': [0, 1],
    'a1-expo-uses-the-rate-as-factor': [1, 0],
    'a1-expo-mixes-up-growth-and-decay': [1, 0],
    'a1-expo-percent-as-number': [1, 0],
    'a1-expo-writes-a-linear-model': [1, 1],
    'a1-expo-swaps-start-and-factor': [1, 1],
    'a1-expo-gives-the-change': [1, 3],
    'a1-expo-takes-the-factor-of-all-steps': [2, 2],
    'a1-expo-uses-the-wrong-factor': [2, 1],
    'a1-expo-changes-by-the-same-amount': [3, 2],
    'a1-expo-stops-after-one-period': [3, 1],
    'a1-expo-names-an-error-without-testing': [3, 1],
    'a1-expo-stops-one-step-early': [0, 1],
    'a1-expo-misplaces-the-decimal-point': [1, 0],
  },
})
