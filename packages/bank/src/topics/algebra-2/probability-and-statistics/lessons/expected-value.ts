import { barChart, dollars, frac, lesson, num } from '#kit'

export const expectedValue = lesson({
  idea: '<p>A wheel pays 10 tokens in 2 of 10 spins, 5 tokens in 3 of 10, and nothing otherwise. What does it pay on average? Think of 10 typical spins: $2 \\cdot 10 + 3 \\cdot 5 + 5 \\cdot 0 = 35$ tokens, so 3.5 tokens for each spin.</p><p>The same number comes out if you multiply each value by its probability and add: $10 \\cdot 0.2 + 5 \\cdot 0.3 + 0 \\cdot 0.5 = 3.5$. This is the expected value: the average in the long run. It need not be a value that can occur. It tells whether a game is fair, what an insurance is worth, and which of two plans is better.</p>',
  figure: barChart({
    alt: 'A bar chart of probabilities: 0 tokens with probability 0.5, 5 tokens with 0.3, 10 tokens with 0.2. The expected value is 3.5.',
    labels: ['0', '5', '10'],
    values: [0.5, 0.3, 0.2],
    yTitle: 'Probability',
  }),
  words: [
    { word: 'random variable', meaning: 'A number that depends on chance, such as the tokens won.' },
    { word: 'probability distribution', meaning: 'All values with their probabilities, which add up to 1.' },
    { word: 'expected value', meaning: 'Sum of value times probability; the average in the long run.' },
    { word: 'net gain', meaning: 'What you win minus what you pay.' },
    { word: 'fair game', meaning: 'A game whose expected net gain is 0.' },
  ],
  rule: '<p>$E = x_1 p_1 + x_2 p_2 + \\ldots + x_n p_n$: each value times its probability, added up. A price that is always paid is subtracted once at the end. For $n$ plays multiply by $n$.</p>',
  use: '<p>Amounts that depend on chance: prizes, costs, points; “on average,” “in the long run,” “fair price.”</p>',
  avoid:
    '<p>If all values are equally likely, the plain mean is enough. For the most likely value just look at the largest probability.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A throw brings 0, 2, 5 or 10 points with probabilities 0.4, 0.3, 0.2 and 0.1. What is the expected number of points?',
      covers: ['algebra-2/expected-value-from-a-table', 'algebra-2/expected-value-unknown-value'],
      steps: [
        {
          do: 'Products: $0 \\cdot 0.4 = 0$, $2 \\cdot 0.3 = 0.6$, $5 \\cdot 0.2 = 1$, $10 \\cdot 0.1 = 1$',
          why: 'Each value counts as often as its probability says. The plain mean would treat all as equally likely.',
        },
        { do: '$0 + 0.6 + 1 + 1 = 2.6$', why: 'Add all products; do not divide again.' },
        {
          do: 'The expected number of points is $2.6$.',
          why: 'If one value were an unknown $k$, you would set this sum equal to the expected value and solve.',
        },
      ],
      answer: num(frac(26, 10)),
      check: () =>
        num(
          frac(
            [0, 0, 0, 0, 2, 2, 2, 5, 5, 10].reduce((s, x) => s + x, 0),
            10,
          ),
        ),
    },
    {
      level: 'Next',
      asks: 'A raffle sells 200 tickets at \\$3 each. One ticket wins \\$400. What is the expected net gain of a buyer?',
      covers: ['algebra-2/expected-gain-of-a-raffle', 'algebra-2/fair-price-of-a-game'],
      steps: [
        {
          do: 'Expected prize: $400 \\cdot \\frac{1}{200} = 2$ dollars',
          why: 'With two kinds of prizes you would add two products.',
        },
        { do: 'Net gain: $2 - 3 = -1$ dollar', why: 'The ticket is paid in any case, by winners and losers.' },
        { do: 'On average a buyer loses a dollar: -\\$1.', why: 'The fair price of a ticket would be \\$2.' },
        {
          do: 'Where did this go wrong? Dina gets 397 dollars. That is $400 - 3$: Dina left out the probability.',
          why: 'Carry out each mistake that is offered. Leaving out the cost would give 2 dollars.',
          covers: ['algebra-2/expected-value-mistake'],
        },
      ],
      answer: dollars(-1),
      check: () => dollars(frac(400 - 200 * 3, 200)),
    },
    {
      level: 'Exam level',
      asks: 'A warranty costs \\$60. Without it a repair costs \\$320, and one is needed with probability 15%. By how much is the price of the warranty above the expected cost of repairs?',
      covers: ['algebra-2/expected-cost-of-a-warranty'],
      steps: [
        {
          do: 'Expected cost: $320 \\cdot 0.15 = 48$ dollars',
          why: 'In 85% of the cases there is no repair, which adds 0.',
        },
        { do: '$60 - 48 = 12$', why: 'The question asks for the difference, not for the expected cost.' },
        { do: 'The warranty costs \\$12 more on average.', why: 'That is the price of being safe from a large bill.' },
      ],
      answer: dollars(12),
      check: () => dollars(frac(100 * 60 - 15 * 320, 100)),
    },
    {
      level: 'Exam level',
      asks: 'In each round a player gains 8 points with probability 30% and loses 2 points otherwise. What is the expected change of the score after 50 rounds?',
      covers: ['algebra-2/expected-total-of-many-plays'],
      steps: [
        { do: 'Wins: $50 \\cdot 0.3 = 15$. Losses: $50 - 15 = 35$.', why: 'The probability of losing is 70%.' },
        {
          do: 'Points: $15 \\cdot 8 - 35 \\cdot 2 = 120 - 70$',
          why: 'Losses are subtracted, and only in lost rounds.',
        },
        {
          do: 'The expected change is $50$ points.',
          why: 'For one round it is $8 \\cdot 0.3 - 2 \\cdot 0.7 = 1$, and $50 \\cdot 1 = 50$.',
        },
      ],
      answer: num(50),
      check: () => num(frac(50 * (8 * 30 - 2 * 70), 100)),
    },
  ],
  tryIt: {
    asks: 'A raffle sells 100 tickets at \\$5 each. One ticket wins \\$350. Find the expected net gain of a buyer, in dollars.',
    steps: [
      {
        ask: 'What is the expected prize, in dollars?',
        answer: { typed: num(frac(350, 100)) },
        slips: [
          {
            typed: num(350),
            says: 'That is the prize of one ticket in 100. Multiply by its probability.',
            misconception: 'a2-ev-ignores-the-probability',
          },
        ],
        done: '$350 \\cdot 0.01 = 3.5$',
      },
      {
        ask: 'What is the expected net gain, in dollars?',
        answer: { typed: num(frac(-15, 10)) },
        slips: [
          {
            typed: num(frac(35, 10)),
            says: 'Subtract the price of the ticket.',
            misconception: 'a2-ev-forgets-the-price',
          },
          {
            typed: num(frac(15, 10)),
            says: 'That is the gain of the seller. Look at it from the buyer’s side.',
            misconception: 'a2-ev-takes-the-view-of-the-seller',
          },
          {
            typed: num(frac(345, 100)),
            says: 'The losers pay for their tickets as well.',
            misconception: 'a2-ev-counts-the-price-of-the-winner-only',
          },
        ],
        done: '$3.5 - 5 = -1.5$',
      },
    ],
    answer: num(frac(-15, 10)),
    check: () => num(frac(350 - 100 * 5, 100)),
  },
  trap: '<p>Taking the plain mean of the values. A prize of \\$400 with probability $\\frac{1}{200}$ counts for \\$2 only. And a price that is paid in any case is subtracted in every case, not only when you win.</p>',
  check:
    '<p>The expected value lies between the smallest and the largest value. Think of 100 plays: add up what happens, and divide by 100.</p>',
  mends: {
    'a2-ev-takes-the-plain-mean': [0, 0],
    'a2-ev-divides-again': [0, 1],
    'a2-ev-leaves-out-a-value': [0, 0],
    'a2-ev-takes-the-most-likely': [0, 0],
    'a2-ev-stops-before-dividing': [0, 2],
    'a2-ev-forgets-the-price': [1, 1],
    'a2-ev-counts-the-price-of-the-winner-only': [1, 1],
    'a2-ev-takes-the-view-of-the-seller': [1, 2],
    'a2-ev-stops-at-the-expected-cost': [2, 1],
    'a2-ev-ignores-the-probability': [2, 0],
    'a2-ev-ignores-the-loss': [3, 1],
    'a2-ev-adds-the-loss': [3, 1],
    'a2-ev-subtracts-the-loss-every-time': [3, 1],
    'a2-ev-exchanges-the-probabilities': [3, 0],
    'a2-ev-takes-the-middle': [0, 0],
    'a2-ev-ignores-the-other-values': [0, 2],
    'a2-ev-forgets-the-weights': [0, 2],
    'a2-ev-adds-the-probabilities': [1, 0],
    'a2-ev-takes-the-percent-of-the-warranty': [2, 0],
    'a2-ev-names-an-error-without-testing': [1, 3],
  },
})
