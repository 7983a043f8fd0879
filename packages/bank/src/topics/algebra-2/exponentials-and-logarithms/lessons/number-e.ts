import { curve, decimal, dot, expr, frac, lesson, num, plane, straight, table, text } from '#kit'

export const numberE = lesson({
  idea: '<p>Suppose one dollar earns 100% interest in a year. Paid once, you have \\$2. If 50% is paid twice, the first payment earns interest, too, and you have \\$2.25. The table shows what happens when interest is paid more and more often: the amount grows, but it never passes a certain number.</p><p>This number is called $e$, about 2.718. It belongs to growth that never pauses. With another rate $r$ and time $t$, one dollar grows to $e^{rt}$. Apart from that, $e$ is a base like any other.</p>',
  figure: table(
    ['paid', 'amount after a year'],
    [
      ['once', '2.0000'],
      ['every half year', '2.2500'],
      ['every month', '2.6130'],
      ['every day', '2.7146'],
      ['every second', '2.7183'],
    ],
    'One dollar at 100% interest: the more often it is paid, the closer the amount comes to e',
  ),
  words: [
    { word: 'continuous growth', meaning: 'Growth that goes on at every moment, not in steps.' },
    { word: 'natural logarithm', meaning: '$\\ln$, the logarithm with base $e$; it undoes powers of $e$.' },
    { word: 'rate', meaning: 'The percent per unit of time, written as a decimal in the exponent.' },
    { word: 'asymptote', meaning: 'A line that a curve comes closer and closer to.' },
  ],
  rule: '<p>Continuous change: $A = Pe^{rt}$, with $r \\gt 0$ for growth and $r \\lt 0$ for decay.</p><p>$\\ln e^x = x$. For exponents the usual rules hold: $e^a \\cdot e^b = e^{a + b}$, $\\frac{e^a}{e^b} = e^{a - b}$, $(e^a)^n = e^{an}$.</p>',
  use: '<p>The text says “continuously,” or $e$ or $\\ln$ stands in the formula.</p>',
  avoid:
    '<p>If interest is added once a year or month, use $P\\left(1 + \\frac{r}{n}\\right)^{nt}$. A fixed factor such as “doubles” needs no $e$ either.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the natural logarithm of $\\frac{(3e^{4x})^2}{9e^{3x}}$?',
      covers: ['algebra-2/powers-of-e', 'algebra-2/natural-log-of-powers'],
      steps: [
        {
          do: 'Square: $(3e^{4x})^2 = 9e^{8x}$.',
          why: 'The 3 is squared as well, and exponents of a power of a power are multiplied: $4x \\cdot 2$.',
        },
        {
          do: 'Divide: $\\frac{9e^{8x}}{9e^{3x}} = e^{8x - 3x} = e^{5x}$.',
          why: 'In a quotient exponents are subtracted.',
        },
        {
          do: 'So the logarithm is $\\ln e^{5x}$, which is $5x$.',
          why: '$\\ln$ undoes powers of $e$. A root would divide the exponent: $\\ln \\sqrt{e^5} = \\frac{5}{2}$.',
        },
      ],
      answer: expr('5x', ({ x }) => 5 * x),
      check: () => expr('', ({ x }) => Math.log((3 * Math.exp(4 * x)) ** 2 / (9 * Math.exp(3 * x)))),
    },
    {
      level: 'Next',
      asks: 'A forest has 4,000 trees. Their number falls continuously at a rate of 2% a year. About how many trees are left after 15 years? Use $e^{-0.3} \\approx 0.741$.',
      covers: ['algebra-2/continuous-model-from-words', 'algebra-2/continuous-growth-from-table'],
      steps: [
        {
          do: 'Continuous change: $Pe^{rt}$ with the start $P = 4000$.',
          why: 'At $t = 0$ the power is 1, so only the start is left.',
        },
        {
          do: 'The rate is $-2\\%$, so the model is $4000e^{-0.02t}$.',
          why: 'The exponent holds the rate itself, not a factor such as 0.98. Falling means a minus sign.',
        },
        {
          do: 'At $t = 15$ the exponent is $-0.02 \\cdot 15 = -0.3$.',
          why: 'Rate times time. This is the row to look up in a table.',
        },
        {
          do: '$4000 \\cdot 0.741 = 2964$ trees are left.',
          why: 'A fall of $2\\% \\cdot 15 = 30\\%$ in equal steps would leave only 2800.',
        },
      ],
      answer: num(2964),
      check: () => num(4 * Math.round(1000 * (1 / Math.E) ** 0.3)),
    },
    {
      level: 'Exam level',
      asks: 'An amount of \\$2,500 is invested at 4% a year, compounded continuously. After how many years will it be \\$7,500?',
      covers: ['algebra-2/time-of-continuous-growth'],
      steps: [
        { do: 'Set up: $2500e^{0.04t} = 7500$.', why: 'The time is unknown, so it stays in the exponent.' },
        { do: 'Divide by 2500: $e^{0.04t} = 3$.', why: 'The power has to stand alone before you take a logarithm.' },
        { do: 'Take $\\ln$ on both sides: $0.04t = \\ln 3$.', why: '$\\ln e^{0.04t} = 0.04t$.' },
        {
          do: 'Divide: the time is $\\frac{\\ln 3}{0.04}$ years, about 27.5.',
          why: 'The rate stands below, $\\ln 3$ above.',
        },
      ],
      answer: { html: '$\\frac{\\ln 3}{0.04}$', key: `time ${(Math.log(3) / 0.04).toFixed(6)}` },
      check: () => {
        let [low, high] = [0, 100]
        for (let k = 0; k < 100; k++) {
          const mid = (low + high) / 2
          if (2500 * Math.exp(0.04 * mid) < 7500) low = mid
          else high = mid
        }
        return { html: '', key: `time ${low.toFixed(6)}` }
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The graph of a function $y = ae^x + k$ and its asymptote (dashed) are shown.</p>${plane(
        {
          alt: 'A curve that rises to the right through (0, 1); far to the left it comes close to the dashed line y = −2.',
          x: [-5, 3],
          y: [-4, 6],
          xStep: 1,
          yStep: 1,
          height: 240,
        },
        [
          straight(0, -2, { dash: true, plain: true }),
          curve((x) => 3 * Math.exp(x) - 2),
          dot(0, 1, { label: '(0, 1)', at: 'nw' }),
        ],
      )}<p>Priya says: “$y = 3e^x - 2$.” Goran says: “Far to the left, $e^x$ gets negative.” Who is right?</p>`,
      covers: ['algebra-2/graph-of-e-to-the-x', 'algebra-2/claims-about-e'],
      steps: [
        {
          do: 'The asymptote is $y = -2$, so $k = -2$.',
          why: 'Far to the left $e^x$ is almost 0, and only $k$ is left.',
        },
        {
          do: 'At $x = 0$ the height is $a \\cdot 1 - 2 = 1$, so $a = 3$. Priya is right.',
          why: 'The intercept is $a + k$, not $a$ alone.',
        },
        {
          do: 'A power of $e$ is never negative: $e^{-5} = \\frac{1}{e^5}$ is small, but positive. Only Priya is right.',
          why: 'A negative exponent means a reciprocal. The curve stays above its asymptote.',
        },
      ],
      answer: text('Only Priya is right'),
      check: () =>
        text(
          3 * Math.exp(0) - 2 === 1 && Math.abs(3 * Math.exp(-40) - 2 + 2) < 1e-9 && Math.exp(-40) > 0
            ? 'Only Priya is right'
            : 'no',
        ),
    },
  ],
  tryIt: {
    asks: 'An amount of \\$3,000 earns 2% a year, compounded continuously. What is it worth after 20 years? Use $e^{0.4} \\approx 1.492$.',
    steps: [
      {
        ask: 'Which function gives the value after $t$ years?',
        like: 1,
        answer: { choose: ['$3000e^{0.02t}$', '$3000e^{1.02t}$', '$3000e^{0.2t}$'] },
        slips: [
          {
            choice: 1,
            says: 'The exponent holds the rate, not the factor 1.02.',
            misconception: 'a2-exp-puts-the-factor-in-the-exponent',
          },
          { choice: 2, says: 'Two percent is two hundredths.', misconception: 'a2-exp-writes-the-percent-as-tenths' },
        ],
        done: '$3000e^{0.02t}$',
      },
      {
        ask: 'What is the exponent after 20 years?',
        like: 2,
        answer: { typed: decimal(frac(2 * 20, 100)) },
        slips: [
          {
            typed: decimal(frac(2, 100)),
            says: 'That is the rate. Multiply it by the time.',
            misconception: 'a2-exp-takes-the-wrong-exponent',
          },
          {
            typed: num(20),
            says: 'That is the time. Multiply it by the rate.',
            misconception: 'a2-exp-takes-the-wrong-exponent',
          },
        ],
        done: '$0.02 \\cdot 20 = 0.4$',
      },
      {
        ask: 'What is the value, in dollars?',
        like: 3,
        answer: { typed: num(3 * 1492) },
        slips: [
          {
            typed: num(4200),
            says: 'You added 2% of \\$3,000 for each year. Continuous growth uses the power of $e$.',
            misconception: 'a2-exp-makes-the-growth-linear',
          },
        ],
        done: '$3000 \\cdot 1.492 = 4476$',
      },
    ],
    answer: num(4476),
    check: () => num(3 * Math.round(1000 * Math.E ** 0.4)),
  },
  trap: '<p>Putting the factor into the exponent: for 4% growth write $e^{0.04t}$, not $e^{1.04t}$. The second would multiply by almost 3 every year.</p>',
  check:
    '<p>At $t = 0$ the model must give the start. For small rates, one year should change the amount by a little more than the rate: $e^{0.04} \\approx 1.041$.</p>',
  mends: {
    'a2-exp-multiplies-the-number-in-front': [0, 0],
    'a2-exp-adds-exponents-of-a-power': [0, 0],
    'a2-exp-adds-exponents-in-a-quotient': [0, 1],
    'a2-exp-puts-the-factor-in-the-exponent': [1, 1],
    'a2-exp-confuses-growth-and-decay': [1, 1],
    'a2-exp-takes-the-wrong-exponent': [1, 2],
    'a2-exp-makes-the-growth-linear': [1, 3],
    'a2-exp-forgets-to-divide-by-the-start': [2, 1],
    'a2-exp-forgets-the-logarithm': [2, 2],
    'a2-exp-takes-the-power-of-e': [2, 2],
    'a2-exp-turns-the-quotient-over': [2, 3],
    'a2-exp-takes-the-intercept-for-a': [3, 1],
    'a2-exp-accepts-a-false-claim': [3, 2],
    'a2-exp-judges-one-claim-only': [3, 2],
    'a2-exp-turns-the-graph-over': [3, 1],
    'a2-exp-rejects-a-true-claim': [3, 2],
    'a2-exp-swaps-start-and-base': [3, 1],
    'a2-exp-shifts-the-wrong-way': [3, 0],
    'a2-exp-leaves-out-the-root': [0, 2],
    'a2-exp-subtracts-the-index': [0, 2],
    'a2-exp-turns-the-root-over': [0, 2],
    'a2-exp-multiplies-by-the-root': [0, 2],
    'a2-exp-uses-the-exponent-as-factor': [1, 3],
    'a2-exp-steps-once-a-year': [1, 1],
    'a2-exp-writes-the-percent-as-tenths': [1, 1],
  },
})
