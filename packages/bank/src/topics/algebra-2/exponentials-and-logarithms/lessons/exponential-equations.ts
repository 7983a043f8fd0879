import { curve, decimal, dot, frac, lesson, num, plane, solutions, straight, text } from '#kit'

const years = (factor: number, rate: number): string => (Math.log(factor) / Math.log(1 + rate)).toFixed(6)

/** Time until start · (1 + rate)^t reaches the goal, by halving an interval. */
function found(start: number, rate: number, goal: number): string {
  let [low, high] = [0, 200]
  for (let k = 0; k < 100; k++) {
    const mid = (low + high) / 2
    if (start * (1 + rate) ** mid < goal) low = mid
    else high = mid
  }
  return low.toFixed(6)
}

export const exponentialEquations = lesson({
  idea: '<p>In $2^x = 12$ the unknown stands in the exponent. The curve $y = 2^x$ rises all the time, so it reaches the height 12 exactly once, somewhere between $x = 3$ and $x = 4$.</p><p>There are two ways to find the place. If both sides are powers of the same base, their exponents must be equal. If not, a logarithm does what it was made for: it answers the question “which exponent?”. Either way, the power has to stand alone first.</p>',
  figure: plane(
    {
      alt: 'The rising curve of 2 to the power x and the dashed horizontal line y = 12; they meet at one point, between x = 3 and x = 4.',
      x: [-2, 5],
      y: [0, 16],
      xStep: 1,
      yStep: 2,
      height: 240,
    },
    [straight(0, 12, { dash: true, plain: true }), curve((x) => 2 ** x), dot(Math.log2(12), 12)],
  ),
  words: [
    { word: 'exponential equation', meaning: 'An equation with the variable in an exponent.' },
    { word: 'common base', meaning: 'One base for both sides: 4 and 8 are both powers of 2.' },
    { word: 'isolate the power', meaning: 'Get the power alone on one side before anything else.' },
    { word: 'half-life', meaning: 'The time in which half of a substance disappears.' },
  ],
  rule: '<ol><li>Get the power alone: undo what is added, then divide by the factor in front.</li><li>Same base possible? Set the exponents equal.</li><li>If not: $b^x = c$ gives $x = \\log_b c = \\frac{\\log c}{\\log b}$.</li></ol>',
  use: '<p>The unknown stands in an exponent; a story asks after <em>what time</em> an amount is reached.</p>',
  avoid:
    '<p>If the unknown is the base, as in $x^3 = 64$, take a root. If the time is given and the amount is asked for, just put the time in.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $9^{x + 1} = 27^{x - 1}$.',
      covers: ['algebra-2/exponential-equation-common-base'],
      steps: [
        {
          do: 'Both bases are powers of 3: $3^{2(x + 1)} = 3^{3(x - 1)}$.',
          why: '$9 = 3^2$ and $27 = 3^3$; exponents of a power of a power are multiplied. The parentheses keep both terms together.',
        },
        { do: 'Set the exponents equal: $2x + 2 = 3x - 3$.', why: 'Equal powers of one base have equal exponents.' },
        { do: 'Solve: $2 = x - 3$, so $x = 5$.', why: 'Subtract $2x$ and add 3.' },
        {
          do: 'Test: $9^6 = 3^{12}$ and $27^4 = 3^{12}$.',
          why: 'Both sides are the same power of 3.',
        },
        {
          do: 'Where did this go wrong? Yusuf gets $x = 2$. The line $2x + 1 = 3x - 1$ leads there: 2 and 3 multiplied only the $x$.',
          why: 'Test: $9^3 = 729$ and $27^1 = 27$ are not equal. Carry out each mistake that is offered.',
          covers: ['algebra-2/exponential-equation-mistake'],
        },
      ],
      answer: num(5),
      check: () => num([0, 1, 2, 3, 4, 5, 6, 7].find((x) => 9 ** (x + 1) === 27 ** (x - 1)) ?? 99),
    },
    {
      level: 'Next',
      asks: 'A pond has 800 fish. Their number grows by 6% each year. After how many years $t$ will there be 2,400 fish?',
      covers: [
        'algebra-2/time-to-reach-an-amount',
        'algebra-2/exponential-equation-with-logarithm',
        'algebra-2/exponential-equation-from-graph',
      ],
      steps: [
        {
          do: 'Set up: $800 \\cdot 1.06^t = 2400$.',
          why: 'The factor is $1 + 0.06$. On a graph, this is where the curve reaches the height 2400.',
        },
        {
          do: 'Divide by 800: $1.06^t = 3$.',
          why: 'The power must stand alone. Do not multiply 800 and 1.06: the exponent belongs to 1.06 only.',
        },
        {
          do: 'Take logarithms: $t \\log 1.06 = \\log 3$.',
          why: '3 is no power of 1.06 that you could see, so the exponent is brought down by a logarithm.',
        },
        {
          do: 'Divide: $t = \\frac{\\log 3}{\\log 1.06}$, about 18.9 years.',
          why: 'The logarithm of the base stands below. This is $\\log_{1.06} 3$.',
        },
      ],
      answer: { html: '$t = \\frac{\\log 3}{\\log 1.06}$', key: `years ${years(3, 0.06)}` },
      check: () => ({ html: '', key: `years ${found(800, 0.06, 2400)}` }),
    },
    {
      level: 'Exam level',
      asks: 'A medicine has a half-life of 5 hours, so that $96 \\cdot 2^{-t/5}$ milligrams are left after $t$ hours. After how many hours are 6 milligrams left?',
      covers: ['algebra-2/time-until-a-fraction-is-left'],
      steps: [
        {
          do: '$96 \\cdot 2^{-t/5} = 6$, so $2^{-t/5} = \\frac{6}{96} = \\frac{1}{16}$.',
          why: 'Divide by the start; do not subtract it.',
        },
        {
          do: '$\\frac{1}{16} = 2^{-4}$, so $\\frac{t}{5} = 4$.',
          why: 'Here a common base works: both are powers of 2.',
        },
        { do: '$t = 4 \\cdot 5 = 20$ hours', why: '4 is the number of half-lives. The time is 5 hours for each.' },
      ],
      answer: num(20),
      check: () => {
        let [left, hours] = [96, 0]
        while (left > 6) [left, hours] = [left / 2, hours + 5]
        return num(hours)
      },
    },
    {
      level: 'Exam level',
      asks: 'Solve $4^x - 10 \\cdot 2^x + 16 = 0$.',
      covers: ['algebra-2/exponential-equation-quadratic-form'],
      steps: [
        {
          do: '$4^x = (2^x)^2$. With $w = 2^x$ this is $w^2 - 10w + 16 = 0$.',
          why: 'The equation is quadratic in $2^x$.',
        },
        {
          do: 'Factor: $(w - 2)(w - 8) = 0$, so $w = 2$ or $w = 8$.',
          why: 'Two numbers with the product 16 and the sum 10.',
        },
        {
          do: 'Back to $x$: $2^x = 2$ gives $x = 1$, and $2^x = 8$ gives $x = 3$.',
          why: '$w$ is the value of the power, not yet $x$.',
        },
        {
          do: 'The solutions: $x = 1$ or $x = 3$.',
          why: 'A negative $w$ would give no solution, because powers of 2 are positive. Here both count.',
        },
      ],
      answer: solutions([1, 3]),
      check: () => solutions([-2, -1, 0, 1, 2, 3, 4, 5].filter((x) => 4 ** x - 10 * 2 ** x + 16 === 0)),
    },
  ],
  tryIt: {
    asks: 'A town of 5,000 people grows by 3% each year. After how many years $t$ will it have 7,500 people?',
    steps: [
      {
        ask: 'Which equation fits?',
        answer: {
          choose: ['$5000 \\cdot 1.03^t = 7500$', '$5000 \\cdot 0.03^t = 7500$', '$5000 \\cdot 0.97^t = 7500$'],
        },
        slips: [
          {
            choice: 1,
            says: '0.03 is the rate. After a year 103% are there.',
            misconception: 'a2-exp-uses-the-rate-as-factor',
          },
          { choice: 2, says: 'With 0.97 the town would shrink.', misconception: 'a2-exp-confuses-growth-and-decay' },
        ],
        done: '$5000 \\cdot 1.03^t = 7500$',
      },
      {
        ask: 'Get the power alone. What is $1.03^t$ equal to?',
        answer: { typed: decimal(frac(7500, 5000)) },
        slips: [
          {
            typed: num(2500),
            says: 'You subtracted the 5000. It is a factor, so divide by it.',
            misconception: 'a2-exp-subtracts-the-factor',
          },
          {
            typed: num(7500),
            says: 'The factor 5000 is still there. Divide by it.',
            misconception: 'a2-exp-forgets-to-divide-by-the-start',
          },
        ],
        done: '$1.03^t = 1.5$',
      },
      {
        ask: 'What is $t$?',
        answer: {
          choose: [
            '$t = \\frac{\\log 1.5}{\\log 1.03}$',
            '$t = \\frac{\\log 1.03}{\\log 1.5}$',
            '$t = \\frac{1.5}{1.03}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The quotient is upside down. From $t \\log 1.03 = \\log 1.5$, divide by what stands with $t$.',
            misconception: 'a2-exp-turns-the-quotient-over',
          },
          {
            choice: 2,
            says: 'An exponent is not found by dividing. Take logarithms.',
            misconception: 'a2-exp-forgets-the-logarithm',
          },
        ],
        done: '$t = \\frac{\\log 1.5}{\\log 1.03}$, about 13.7 years.',
      },
    ],
    answer: text('$t = \\frac{\\log 1.5}{\\log 1.03}$'),
    check: () => text(found(5000, 0.03, 7500) === years(1.5, 0.03) ? '$t = \\frac{\\log 1.5}{\\log 1.03}$' : 'no'),
  },
  trap: '<p>Multiplying the factor into the base: $5 \\cdot 2^x$ is not $10^x$. Divide by 5 first, then deal with $2^x$.</p>',
  check:
    '<p>Put your exponent back in and compare both sides. For a logarithm, estimate first: $2^x = 12$ must lie between 3 and 4, because $2^3 = 8$ and $2^4 = 16$.</p>',
  mends: {
    'a2-exp-multiplies-the-first-term-only': [0, 0],
    'a2-exp-uses-the-bases-as-factors': [0, 1],
    'a2-exp-names-an-error-without-testing': [0, 4],
    'a2-exp-confuses-growth-and-decay': [1, 0],
    'a2-exp-reads-the-wrong-coordinate': [1, 0],
    'a2-exp-forgets-to-divide-by-the-start': [1, 1],
    'a2-exp-multiplies-factor-and-base': [1, 1],
    'a2-exp-forgets-the-logarithm': [1, 2],
    'a2-exp-turns-the-quotient-over': [1, 3],
    'a2-exp-subtracts-the-factor': [2, 0],
    'a2-exp-gives-the-number-of-periods': [2, 2],
    'a2-exp-stops-at-the-power': [3, 2],
    'a2-exp-drops-a-solution': [3, 3],
    'a2-exp-uses-the-rate-as-factor': [1, 0],
    'a2-exp-swaps-the-bases': [0, 0],
    'a2-exp-adds-the-x-terms': [0, 2],
    'a2-exp-loses-a-sign': [0, 2],
    'a2-exp-divides-by-the-number-of-periods': [2, 1],
    'a2-exp-makes-the-growth-linear': [2, 0],
    'a2-exp-multiplies-base-and-exponent': [1, 2],
    'a2-exp-forgets-the-shift': [1, 1],
    'a2-exp-uses-the-larger-base': [3, 0],
    'a2-exp-divides-by-the-base': [3, 2],
  },
})
