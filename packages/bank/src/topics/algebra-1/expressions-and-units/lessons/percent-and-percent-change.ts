import { frac, lesson, mul, num, percent, tape, text } from '#kit'

export const percentAndPercentChange = lesson({
  idea: '<p>Percent means hundredths: 25% is $\\frac{25}{100} = 0.25$. But a percent alone is no amount. You must always ask: 25% <em>of what</em>?</p><p>A price rises from \\$80 to \\$100. The rise is \\$20. Compared with the old price, it is $\\frac{20}{80} = 25\\%$. Now the price falls back to \\$80. The same \\$20 is only $\\frac{20}{100} = 20\\%$ of the new start. A percent change is always measured against the value <em>before</em> the change.</p>',
  figure: tape({
    alt: 'A price before and after a rise. The added 20 dollars are one fourth of the 80 dollars before.',
    rows: [
      { name: 'Before', parts: [[80, '80']] },
      {
        name: 'After',
        parts: [
          [80, '80'],
          [20, '+ 20'],
        ],
      },
    ],
  }),
  words: [
    { word: 'percent', meaning: 'Hundredths of something: 15% of 60 is $0.15 \\cdot 60 = 9$.' },
    { word: 'percent change', meaning: 'The change, compared with the value before it, in percent.' },
    { word: 'discount', meaning: 'What is taken off a price.' },
    { word: 'factor', meaning: 'The number that turns the old value into the new one: 0.85 for 15% off.' },
  ],
  rule: '<ul><li>A rise of $r\\%$ multiplies by $1 + \\frac{r}{100}$, a fall of $r\\%$ by $1 - \\frac{r}{100}$.</li><li>Percent change $= \\frac{\\text{new} - \\text{old}}{\\text{old}} \\cdot 100\\%$</li><li>Two changes: multiply their factors. Backward: divide by the factor.</li></ul>',
  use: '<p>Discounts, taxes, growth, and every question with “by what percent.”</p>',
  avoid:
    '<p>If both numbers are percents already, their difference is in percentage <em>points</em>: from 40% to 50% of the votes are 10 points, but a rise of 25%.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A backpack costs \\$80 and is sold at 15% off. What is the price with the discount, in dollars? Which expression gives it for a price of $p$ dollars?',
      covers: ['algebra-1/percent-off-or-on'],
      steps: [
        {
          do: 'Find what is left to pay: $100\\% - 15\\% = 85\\%$.',
          why: 'The discount is taken off the whole price, and that is 100%.',
        },
        {
          do: 'Take 85% of the price: $0.85 \\cdot 80 = 68$. The price is \\$68.',
          why: '15% of \\$80 is \\$12. That is the discount, not the price, and it is not \\$15. It comes off once.',
        },
        {
          do: 'For a price $p$: $0.85p$. The same is $p - 0.15p$.',
          why: 'Take 15% of the price away, or keep 85% of it.',
        },
        {
          do: 'Whose expression is right? Priya writes $p - 0.15$ for the price after 15% off. Tariq writes $p - 0.15p$. Put in $p = 100$: Priya gets 99.85, Tariq gets $100 - 15 = 85$. Only Tariq is right.',
          why: '$p - 0.15$ takes off 15 cents. Test each expression by itself: two that look different, such as $0.85p$ and Tariq’s, can both be right.',
          covers: ['algebra-1/percent-as-a-factor'],
        },
      ],
      answer: num(68),
      check: () => num(80 - (80 * 15) / 100),
    },
    {
      level: 'Next',
      asks: 'A channel had 250 followers in May and 200 in June. By what percent did the number decrease?',
      covers: ['algebra-1/percent-change'],
      steps: [
        { do: 'Find the change: $250 - 200 = 50$ followers.', why: 'This is a number of people, not a percent.' },
        {
          do: 'Divide by the old value: $\\frac{50}{250} = 0.2$.',
          why: 'The change is measured against May, where it started. $\\frac{50}{200}$ would compare with June.',
        },
        {
          do: 'Write it as a percent: $0.2 = \\frac{20}{100}$, so it decreased by 20%.',
          why: '$\\frac{200}{250} = 80\\%$ is what is left, not the change.',
        },
        {
          do: 'Test: 20% of 250 is 50, and $250 - 50 = 200$.',
          why: 'Start from the old value, and you must arrive at the new one.',
        },
      ],
      answer: percent(20),
      check: () => percent(Array.from({ length: 100 }, (_, p) => p).find((p) => 250 * (100 - p) === 200 * 100) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'After a rise of 25%, a course costs \\$150. What did it cost before, in dollars? Later the price of \\$150 falls by 40%. What percent of the price before both changes is the final price?',
      covers: ['algebra-1/percent-value-before', 'algebra-1/percent-two-changes'],
      steps: [
        {
          do: 'The rise multiplied the old price by 1.25: $1.25 \\cdot x = 150$.',
          why: 'The 25% was taken of the old price, which you do not know.',
        },
        {
          do: 'Divide: $x = 150 \\div 1.25 = 120$ dollars.',
          why: 'Taking 25% off \\$150 would give \\$112.50: that is 25% of the wrong number.',
        },
        {
          do: 'Both changes together: $1.25 \\cdot 0.6 = 0.75$. The final price is 75% of the first one.',
          why: 'A fall of 40% keeps 60%. $25 - 40 = -15$ would add percents of different values.',
        },
        {
          do: 'Test: $150 \\cdot 0.6 = 90$, and $\\frac{90}{120} = 0.75$.',
          why: 'The amounts tell the same as the factors.',
        },
      ],
      answer: percent(75),
      check: () => percent(mul(mul(frac(125, 100), frac(60, 100)), 100)),
    },
    {
      level: 'Exam level',
      asks: '<p>Ravi had to find the price of a \\$160 bike after 25% off and got \\$40. Which mistake leads to this answer: taking off 25 dollars, giving 25% of the price instead of what is left, or adding 25%?</p>',
      covers: ['algebra-1/percent-mistake'],
      steps: [
        { do: 'The right price: $0.75 \\cdot 160 = 120$ dollars.', why: 'Ravi’s \\$40 is far too low for 25% off.' },
        {
          do: 'Taking off 25 dollars ends at $160 - 25 = 135$. Adding 25% ends at $160 + 40 = 200$.',
          why: 'Neither is 40. Work out every suggested mistake.',
        },
        {
          do: '25% of the price is $0.25 \\cdot 160 = 40$. So Ravi was giving 25% of the price instead of what is left.',
          why: '\\$40 is the discount. The price is \\$160 less \\$40.',
        },
      ],
      answer: text('giving 25% of the price instead of what is left'),
      check: () => {
        const ends: [string, number][] = [
          ['taking off 25 dollars', 135],
          ['giving 25% of the price instead of what is left', 160 / 4],
          ['adding 25%', 200],
        ]
        return text(ends.find(([, end]) => end === 40)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'A school had 160 bikes in its racks last year and has 200 this year. By what percent did the number increase?',
    steps: [
      {
        ask: 'By how many bikes did the number change?',
        answer: { typed: num(200 - 160) },
        slips: [{ typed: num(360), says: 'You added the two numbers. The change is their difference.' }],
        done: '$200 - 160 = 40$',
      },
      {
        ask: 'Which fraction compares the change with the right value?',
        answer: { choose: ['$\\frac{40}{160}$', '$\\frac{40}{200}$', '$\\frac{200}{160}$'] },
        slips: [
          {
            choice: 1,
            says: 'That compares with this year. Measure against the value before the change.',
            misconception: 'a1-eu-divides-by-the-new-value',
          },
          {
            choice: 2,
            says: 'That is the new value as a part of the old one, not the change.',
            misconception: 'a1-eu-gives-the-ratio-as-the-change',
          },
        ],
        done: '$\\frac{40}{160} = \\frac{1}{4}$',
      },
      {
        ask: 'By what percent did the number increase? Type the number.',
        answer: { typed: num(25) },
        slips: [
          {
            typed: num(20),
            says: 'You divided by 200. Divide by the old value.',
            misconception: 'a1-eu-divides-by-the-new-value',
          },
          {
            typed: num(40),
            says: 'That is the change in bikes, not in percent.',
            misconception: 'a1-eu-gives-the-change-only',
          },
          {
            typed: num(125),
            says: '125% is the new value compared with the old one. The change is what goes beyond 100%.',
            misconception: 'a1-eu-gives-the-ratio-as-the-change',
          },
        ],
        done: '$\\frac{1}{4} = 25\\%$. Test: 25% of 160 is 40.',
      },
    ],
    answer: num(25),
    check: () => num((200 * 100) / 160 - 100),
  },
  trap: '<p>Taking percents of different values together. Down 20% and then up 20% does not lead back: 100 becomes 80, and 20% of 80 is only 16, so it ends at 96.</p>',
  check:
    '<p>Start from the old value, apply your percent, and see whether you arrive at the new value. A value of 100 makes this easy.</p>',
  mends: {
    'a1-eu-gives-the-change-only': [0, 1],
    'a1-eu-treats-percent-as-dollars': [0, 1],
    'a1-eu-applies-the-change-twice': [0, 1],
    'a1-eu-accepts-a-wrong-form': [0, 3],
    'a1-eu-rejects-an-equal-form': [0, 3],
    'a1-eu-expects-one-right-answer': [0, 3],
    'a1-eu-divides-by-the-new-value': [1, 1],
    'a1-eu-compares-old-with-new': [1, 1],
    'a1-eu-gives-the-ratio-as-the-change': [1, 2],
    'a1-eu-uses-the-opposite-factor': [2, 0],
    'a1-eu-takes-percent-of-the-new-value': [2, 1],
    'a1-eu-changes-once-more': [2, 1],
    'a1-eu-adds-percents-of-different-values': [2, 2],
    'a1-eu-multiplies-the-percents': [2, 2],
    'a1-eu-changes-in-the-wrong-direction': [2, 2],
    'a1-eu-gives-the-second-change': [2, 2],
    'a1-eu-names-an-error-untested': [3, 1],
  },
})
