import { barChart, frac, lesson, mul, num, pow, sub } from '#kit'

export const binomialDistribution = lesson({
  idea: '<p>A player makes a free throw with probability $\\frac{2}{3}$. How likely are exactly 2 hits in 3 throws? One order is hit, hit, miss: $\\frac{2}{3} \\cdot \\frac{2}{3} \\cdot \\frac{1}{3} = \\frac{4}{27}$. But the miss can also come first or second. There are 3 orders, all equally likely, so the answer is $3 \\cdot \\frac{4}{27} = \\frac{4}{9}$.</p><p>Whenever the same trial with two outcomes is repeated independently, this works: count the orders with a combination, then multiply by the probability of one order. All numbers of successes together form the binomial distribution.</p>',
  figure: barChart({
    alt: 'A bar chart of the probabilities of 0, 1, 2 and 3 hits in 3 throws with hit probability two thirds: 1, 6, 12 and 8 twenty-sevenths. Two hits are the most likely.',
    labels: ['0', '1', '2', '3'],
    values: [1, 6, 12, 8],
    xTitle: 'Hits in 3 throws',
    yTitle: 'Probability in 27ths',
  }),
  words: [
    { word: 'trial', meaning: 'One repetition of the experiment, with success or failure.' },
    { word: 'independent', meaning: 'What happened in one trial does not change the others.' },
    {
      word: 'binomial distribution',
      meaning: 'The probabilities of all numbers of successes in $n$ independent trials.',
    },
    { word: 'complement', meaning: 'The opposite event; its probability is 1 minus the probability.' },
    { word: 'standard deviation', meaning: 'A typical distance from the mean; here $\\sqrt{np(1 - p)}$.' },
  ],
  rule: '<p>$P(X = k) = \\binom{n}{k} p^k (1 - p)^{n - k}$</p><ul><li>At least one: $1 - (1 - p)^n$.</li><li>Mean $np$, standard deviation $\\sqrt{np(1 - p)}$.</li></ul><p>It holds for a fixed number of independent trials with two outcomes and the same probability each time.</p>',
  use: '<p>“Exactly,” “at least,” “at most” so many successes in repeated trials: throws, seeds, guesses, tests.</p>',
  avoid:
    '<p>Not for drawing without putting back, and not for “until the first success.” There the trials depend on each other, or their number is not fixed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A spinner lands on red with probability $\\frac{1}{4}$. It is spun 4 times. What is the probability that it lands on red exactly once?',
      covers: ['algebra-2/binomial-exact-probability', 'algebra-2/binomial-probability-expression'],
      steps: [
        {
          do: 'Success $\\frac{1}{4}$, failure $1 - \\frac{1}{4} = \\frac{3}{4}$.',
          why: 'Two outcomes: red or not red.',
        },
        { do: 'There are $\\binom{4}{1} = 4$ orders.', why: 'The one red spin can be any of the four.' },
        {
          do: 'One order: $\\frac{1}{4} \\cdot \\left(\\frac{3}{4}\\right)^3 = \\frac{27}{256}$',
          why: 'The three failures count as well; exponents 1 and 3 add up to 4.',
        },
        { do: '$4 \\cdot \\frac{27}{256} = \\frac{27}{64}$', why: 'Number of orders times probability of one order.' },
        {
          do: 'Where did this go wrong? Gabriel gets $\\frac{3}{64}$. That is $4 \\cdot \\left(\\frac{1}{4}\\right)^3 \\cdot \\frac{3}{4}$: success and failure were exchanged.',
          why: 'Carry out each mistake that is offered. Leaving out the orders would give $\\frac{27}{256}$.',
          covers: ['algebra-2/binomial-distribution-mistake'],
        },
      ],
      answer: num(frac(27, 64)),
      check: () => num(mul(4, mul(frac(1, 4), pow(frac(3, 4), 3)))),
    },
    {
      level: 'Next',
      asks: 'A claw machine grabs a toy with probability $\\frac{1}{5}$ on each try. What is the probability of at least one toy in 3 tries?',
      covers: ['algebra-2/binomial-at-least-one', 'algebra-2/binomial-at-most'],
      steps: [
        { do: 'The opposite is: no toy in 3 tries.', why: 'One case instead of three.' },
        {
          do: 'No toy: $\\left(\\frac{4}{5}\\right)^3 = \\frac{64}{125}$',
          why: 'Each try fails with probability $\\frac{4}{5}$.',
        },
        { do: 'At least one: $1 - \\frac{64}{125} = \\frac{61}{125}$', why: 'Do not stop at the complement.' },
        {
          do: 'For “at least two” subtract the probability of exactly one as well.',
          why: '“At most one” means 0 or 1: add both cases.',
        },
      ],
      answer: num(frac(61, 125)),
      check: () => num(sub(1, pow(frac(4, 5), 3))),
    },
    {
      level: 'Exam level',
      asks: 'A binomial experiment has 150 trials with success probability 40%. What is the standard deviation of the number of successes?',
      covers: ['algebra-2/binomial-standard-deviation', 'algebra-2/binomial-mean', 'algebra-2/binomial-conditions'],
      steps: [
        {
          do: 'It is binomial: 150 fixed, independent trials with two outcomes and one probability.',
          why: 'Drawing without putting back would break independence.',
        },
        { do: 'Mean: $150 \\cdot 0.4 = 60$', why: 'Trials times probability of success.' },
        { do: 'Variance: $150 \\cdot 0.4 \\cdot 0.6 = 36$', why: '$np(1 - p)$' },
        { do: 'Standard deviation: $\\sqrt{36} = 6$', why: 'The square root, not half of it.' },
      ],
      answer: num(6),
      check: () => num([...Array(20).keys()].find((s) => s * s === (150 * 4 * 6) / 100) ?? 0),
    },
  ],
  tryIt: {
    asks: 'Each of 2 sensors notices a leak with probability $\\frac{3}{4}$, independently of the other. Find the probability that at least one notices it.',
    steps: [
      {
        ask: 'What is the probability that one sensor fails?',
        like: 1,
        answer: { typed: num(frac(1, 4)) },
        slips: [{ typed: num(frac(3, 4)), says: 'That is the probability that it works.' }],
        done: '$1 - \\frac{3}{4} = \\frac{1}{4}$',
      },
      {
        ask: 'What is the probability that both fail?',
        answer: { typed: num(frac(1, 16)) },
        slips: [
          {
            typed: num(frac(1, 2)),
            says: 'Multiply the probabilities; do not add them.',
            misconception: 'a2-bd-adds-the-chances',
          },
          {
            typed: num(frac(9, 16)),
            says: 'That both work is another case.',
            misconception: 'a2-bd-takes-all-for-at-least-one',
          },
        ],
        done: '$\\frac{1}{4} \\cdot \\frac{1}{4} = \\frac{1}{16}$',
      },
      {
        ask: 'What is the probability that at least one notices the leak?',
        answer: { typed: num(frac(15, 16)) },
        slips: [
          {
            typed: num(frac(1, 16)),
            says: 'That is the probability of none. Subtract it from 1.',
            misconception: 'a2-bd-gives-the-complement',
          },
          {
            typed: num(frac(3, 8)),
            says: 'That is exactly one. Both may notice it, too.',
            misconception: 'a2-bd-takes-exactly-for-at-least',
          },
        ],
        done: '$1 - \\frac{1}{16} = \\frac{15}{16}$',
      },
    ],
    answer: num(frac(15, 16)),
    check: () => num(sub(1, pow(frac(1, 4), 2))),
  },
  trap: '<p>Forgetting the orders. $p^k(1 - p)^{n - k}$ is the probability of one order only. And “at least one” is easiest from the other side: 1 minus none.</p>',
  check:
    '<p>The exponents must add up to $n$. All probabilities from 0 to $n$ successes add up to 1, so none may be larger than 1.</p>',
  mends: {
    'a2-bd-forgets-the-arrangements': [0, 1],
    'a2-bd-forgets-the-failures': [0, 2],
    'a2-bd-exchanges-success-and-failure': [0, 0],
    'a2-bd-takes-one-power-only': [0, 2],
    'a2-bd-gives-the-complement': [1, 2],
    'a2-bd-takes-exactly-for-at-least': [1, 3],
    'a2-bd-leaves-out-a-case': [1, 3],
    'a2-bd-adds-the-chances': [1, 1],
    'a2-bd-gives-the-variance': [2, 3],
    'a2-bd-gives-the-mean': [2, 2],
    'a2-bd-halves-instead-of-rooting': [2, 3],
    'a2-bd-counts-the-failures': [2, 1],
    'a2-bd-misjudges-the-conditions': [2, 0],
    'a2-bd-overlooks-a-broken-condition': [2, 0],
    'a2-bd-misjudges-the-independence': [2, 0],
    'a2-bd-takes-all-for-at-least-one': [1, 0],
    'a2-bd-takes-not-all-for-at-least-one': [1, 0],
    'a2-bd-divides-by-the-percentage': [2, 1],
    'a2-bd-takes-half-of-the-trials': [2, 1],
    'a2-bd-roots-the-trials': [2, 2],
    'a2-bd-names-an-error-without-testing': [0, 4],
  },
})
