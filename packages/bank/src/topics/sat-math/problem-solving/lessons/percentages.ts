import { decimal, frac, lesson, num, tape } from '#kit'

/** The first whole number that makes it true. */
const tried = (holds: (n: number) => boolean): number => Array.from({ length: 5000 }, (_, i) => i).find(holds) ?? 0

export const percentages = lesson({
  idea: '<p>A percent is always a percent <em>of something</em>. 15% of a regular price is one amount; 15% of the sale price is a smaller one. The first question is always: what is the whole?</p><p>Every percent change is a multiplication. “15% less” leaves 85%, so it multiplies by 0.85. “20% more” makes 120%, so it multiplies by 1.2. Changes one after the other multiply their factors, and going back divides.</p>',
  figure: tape({
    alt: 'The regular price as a strip of 100%, and below it the sale price, 85%, with the 15% that are taken off.',
    rows: [
      { name: 'Regular', parts: [[100, '100%']] },
      {
        name: 'Sale',
        parts: [
          [85, '85%'],
          [15, '15%'],
        ],
      },
    ],
  }),
  words: [
    { word: 'whole', meaning: 'The amount that counts as 100%. It usually stands after the word “of” or “than.”' },
    { word: 'factor', meaning: 'What you multiply by: 1.2 for 20% more, 0.85 for 15% less.' },
    { word: 'original value', meaning: 'The value before the change; the percent was taken of it.' },
    { word: 'percent less than', meaning: 'A decrease, taken of the amount that is named after “than.”' },
  ],
  rule: '<ul><li>$p\\%$ of an amount: multiply by $\\frac{p}{100}$.</li><li>Increase by $r\\%$: multiply by $1 + \\frac{r}{100}$. Decrease: by $1 - \\frac{r}{100}$.</li><li>Several changes: multiply the factors.</li><li>Back to the original: divide by the factor.</li></ul>',
  use: '<p>Use it for prices, populations, groups within groups, and every question with “percent of,” “percent more,” or “percent less.”</p>',
  avoid:
    '<p>Never add or subtract percents that belong to different wholes. If no amount is given at all, choose 100 for the first one and calculate on.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A school has 1,400 students, and 45% of them ride a bus to school. Of the students who ride a bus, 30% ride for more than half an hour. How many students ride a bus for more than half an hour?',
      covers: ['sat-math/percent-of-a-part', 'sat-math/percent-of-a-number'],
      steps: [
        { do: 'Bus riders: $0.45 \\cdot 1400 = 630$.', why: 'The whole for the 45% is all students.' },
        {
          do: 'Of these, 30%: $0.30 \\cdot 630 = 189$.',
          why: '“Of the students who ride a bus” says that the new whole is 630, not 1,400.',
        },
        {
          do: 'So 189 students ride for more than half an hour.',
          why: '70% of the bus riders ride for less. Check which part is meant.',
        },
      ],
      answer: num(189),
      check: () => num((1400 * 45 * 30) / 10000),
    },
    {
      level: 'Next',
      asks: 'Lena pays \\$238 for a bicycle in a sale, 15% less than its regular price. What is the regular price, in dollars?',
      covers: ['sat-math/percent-original'],
      steps: [
        {
          do: 'What is left after 15% less: $100\\% - 15\\% = 85\\%$.',
          why: 'The 15% was taken off the <em>regular</em> price, which you do not know yet.',
        },
        {
          do: 'So the \\$238 is 85% of the regular price $p$: $0.85p = 238$.',
          why: 'Ask what percent of the unknown the given number is.',
        },
        {
          do: 'Divide: $p = \\frac{238}{0.85} = 280$ dollars.',
          why: 'Going back divides by the factor. Adding 15% of 238 would use the wrong whole.',
        },
        {
          do: 'Test: 15% of 280 is 42, and $280 - 42 = 238$.',
          why: 'Always test forward, in the order of the story. The regular price is 280.',
        },
      ],
      answer: num(280),
      check: () => num(tried((p) => p * 85 === 238 * 100)),
    },
    {
      level: 'Exam level',
      asks: 'The price of a concert ticket was raised by 20%. A week later the new price was lowered by 35%. The final price is what percent of the first price?',
      covers: ['sat-math/percent-up-and-down', 'sat-math/percent-change'],
      steps: [
        {
          do: 'The factors are $1 + 0.20 = 1.2$ and $1 - 0.35 = 0.65$.',
          why: 'Keep the 100% itself: 20% more is 120%.',
        },
        {
          do: 'Multiply: $1.2 \\cdot 0.65 = 0.78$.',
          why: 'The 35% is taken off the raised price. So 20 up and 35 down is not simply 15 down.',
        },
        {
          do: 'The final price is 78% of the first price.',
          why: 'With \\$100: up to \\$120, then \\$42 off, so \\$78.',
        },
      ],
      answer: decimal(78),
      check: () => {
        const raised = 100 + (100 * 20) / 100
        return decimal(raised - (raised * 35) / 100)
      },
    },
    {
      level: 'Exam level',
      asks: 'For three positive numbers, $x$ is 140% of $y$, and $y$ is 35% of $z$. If $x$ is $k$% of $z$, what is the value of $k$?',
      covers: ['sat-math/percent-chain', 'sat-math/percent-in-terms-of-constants'],
      steps: [
        {
          do: 'Choose an easy number for the last whole: let $z = 100$.',
          why: 'No amounts are given, so any number works, and with 100 the result is the percent itself.',
        },
        { do: 'Then $y = 0.35 \\cdot 100 = 35$.', why: '35% of $z$.' },
        {
          do: 'And $x = 1.4 \\cdot 35 = 49$.',
          why: '140% of 35 is more than 35. The 140% and the 35% belong to different wholes, so they are never added.',
        },
        { do: '49 of 100 is 49%, so $k = 49$.', why: 'The same in one line: $1.4 \\cdot 0.35 = 0.49$.' },
      ],
      answer: num(49),
      check: () => num((140 * 35) / 100),
    },
  ],
  tryIt: {
    asks: 'After 35% of the seats in a theater were removed, 442 seats were left. How many seats were there before?',
    steps: [
      {
        ask: 'What percent of the seats are left?',
        answer: { typed: num(100 - 35) },
        slips: [
          {
            typed: num(35),
            says: 'Those are the ones that were removed. How many percent stay?',
            misconception: 'sm-divides-by-the-wrong-percent',
          },
          { typed: num(135), says: 'Seats were removed, so less than 100% are left.' },
        ],
        done: '$100\\% - 35\\% = 65\\%$',
      },
      {
        ask: 'Which equation fits, with $n$ for the number of seats before?',
        answer: { choose: ['$0.65n = 442$', '$n = 0.65 \\cdot 442$', '$0.35n = 442$'] },
        slips: [
          {
            choice: 1,
            says: 'This takes the percent of the seats that are left. The number before must be larger.',
            misconception: 'sm-takes-the-percent-off-again',
          },
          {
            choice: 2,
            says: 'The 442 are the seats that stay, not those that were removed.',
            misconception: 'sm-divides-by-the-wrong-percent',
          },
        ],
        done: '$0.65n = 442$',
      },
      {
        ask: 'How many seats were there before?',
        answer: { typed: num(680) },
        slips: [
          {
            typed: num(frac(442 * 135, 100)),
            says: 'You added 35% of the seats that are left. The percent was taken of the number before.',
            misconception: 'sm-percent-of-the-new-value',
          },
          {
            typed: num(442 + 35),
            says: 'You added 35 seats. 35% is a part of the number before.',
            misconception: 'sm-percent-as-a-number',
          },
        ],
        done: '$n = \\frac{442}{0.65} = 680$. Test: 35% of 680 is 238, and $680 - 238 = 442$.',
      },
    ],
    answer: num(680),
    check: () => num(tried((n) => n > 0 && n * 65 === 442 * 100)),
  },
  trap: '<p>Undoing “15% less” by “15% more.” The two percents belong to different wholes: $0.85 \\cdot 1.15 = 0.9775$, not 1. To go back, divide by 0.85.</p>',
  check:
    '<p>Run the story forward with your answer. And estimate: after a decrease the original must be larger, after an increase smaller.</p>',
  mends: {
    'sm-percent-greater-as-percent-of': [2, 2],
    'sm-divides-by-the-percent': [0, 0],
    'sm-percent-of-the-wrong-whole': [0, 1],
    'sm-takes-the-other-part': [0, 2],
    'sm-divides-by-the-wrong-percent': [1, 1],
    'sm-percent-of-the-new-value': [1, 2],
    'sm-takes-the-percent-off-again': [1, 3],
    'sm-percent-as-a-number': [1, 0],
    'sm-leaves-out-the-whole': [2, 0],
    'sm-takes-a-change-in-the-wrong-direction': [2, 0],
    'sm-uses-one-change-only': [2, 1],
    'sm-adds-percents-of-different-wholes': [2, 1],
  },
})
