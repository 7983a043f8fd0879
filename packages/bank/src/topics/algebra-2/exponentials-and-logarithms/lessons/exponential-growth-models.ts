import { curve, decimal, dot, expr, frac, lesson, note, num, plane, straight } from '#kit'

export const exponentialGrowthModels = lesson({
  idea: '<p>A phone costs \\$800 and loses 25% of its value each year. It does not lose \\$200 every year: in the second year the 25% is taken of \\$600, in the third of \\$450. The losses get smaller, because each is a part of what is still there.</p><p>Whenever something changes by the same <em>percent</em> in each step, it is multiplied by the same <em>factor</em> in each step. Here 75% is left each time, so the factor is 0.75. After $t$ steps the factor has been used $t$ times: $800 \\cdot 0.75^t$.</p>',
  figure: plane(
    {
      alt: 'The value of a phone over six years. A curve that starts at 800 and falls less and less, marked minus 25% each year, and a dashed straight line from 800 down to 0 after four years, marked minus 200 each year.',
      x: [0, 6],
      y: [0, 800],
      xStep: 1,
      yStep: 100,
      yEvery: 2,
      xTitle: 'Years',
      yTitle: 'Dollars',
      height: 260,
    },
    [
      straight(-200, 800, { dash: true, plain: true }),
      curve((t) => 800 * 0.75 ** t),
      dot(1, 600),
      dot(2, 450),
      note(2.3, 520, '−25% each year', { anchor: 'start', accent: true }),
      note(0.3, 150, '−200 each year', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'growth factor', meaning: 'The base $b$: what the amount is multiplied by in each step.' },
    { word: 'growth rate', meaning: 'The percent of change $r$ in each step; $b = 1 + r$.' },
    { word: 'half-life', meaning: 'The time in which half of a substance disappears.' },
    { word: 'compounded', meaning: 'Interest is added to the balance and earns interest itself from then on.' },
  ],
  rule: '<p>$f(t) = a \\cdot b^t$, with start $a$ and factor $b = 1 + r$ for growth, $b = 1 - r$ for decay.</p><ul><li>Factor $m$ every $k$ days: $a \\cdot m^{t/k}$.</li><li>Yearly rate $r$, compounded $n$ times a year: $P\\left(1 + \\frac{r}{n}\\right)^{nt}$.</li></ul>',
  use: '<p>The change is a percent of what is there, or “doubles,” “halves,” “triples” in equal times; in a table, the quotients of neighbors are equal.</p>',
  avoid:
    '<p>If the same <em>amount</em> is added each time, the model is linear. For “compounded continuously” use the number $e$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A town has 12,000 people. The number falls by 4% every year. Which function gives the number after $t$ years?',
      covers: ['algebra-2/exponential-model-from-words', 'algebra-2/meaning-of-the-base'],
      steps: [
        { do: 'Start: $a = 12000$.', why: 'At $t = 0$ nothing has changed yet.' },
        {
          do: 'Factor: a fall of 4% leaves $100\\% - 4\\% = 96\\%$, so $b = 0.96$.',
          why: 'The factor says what is left, not what is lost. Four percent is 0.04, not 0.4.',
        },
        {
          do: 'Together: $f(t) = 12000(0.96)^t$.',
          why: 'The factor is used once for each year, so $t$ is the exponent.',
        },
        {
          do: 'Backward: from 0.96 you read “4% less each year”; 1.04 would be 4% more.',
          why: 'Compare the base with 1.',
        },
        {
          do: 'Where did this go wrong? For the number after 2 years, Anil gets 11,040. That is $12000 - 2 \\cdot 480$: Anil took 4% of the first number each year. Right is $12000 \\cdot 0.96^2$, about 11,059.',
          why: 'Carry out each mistake that is offered. Letting the number grow would give about 12,979.',
          covers: ['algebra-2/growth-mistake'],
        },
      ],
      answer: expr('f(t) = 12000(0.96)^t', ({ t }) => 12000 * 0.96 ** t),
      check: () => expr('', ({ t }) => 12000 * Math.exp(t * Math.log(1 - 0.04))),
    },
    {
      level: 'Next',
      asks: 'The half-life of a medicine in the body is 6 hours. A patient receives 640 milligrams. How many milligrams are left after 24 hours?',
      covers: ['algebra-2/amount-after-half-lives', 'algebra-2/multiplies-every-few-days'],
      steps: [
        {
          do: 'Count the periods: $24 \\div 6 = 4$.',
          why: 'The factor is used once per half-life, not once per hour.',
        },
        {
          do: 'The factor is $\\frac{1}{2}$, used 4 times: $\\left(\\frac{1}{2}\\right)^4 = \\frac{1}{16}$.',
          why: 'The number of periods is an exponent: $2^4 = 16$, not $2 \\cdot 4$.',
        },
        { do: '$640 \\div 16 = 40$ milligrams are left.', why: 'Step by step: 640, 320, 160, 80, 40.' },
        {
          do: 'As a function of hours this is $640 \\cdot \\left(\\frac{1}{2}\\right)^{t/6}$.',
          why: '$t \\div 6$ counts the periods. At $t = 6$ the exponent is 1, as it should be.',
        },
      ],
      answer: num(40),
      check: () => {
        let left = 640
        for (let hours = 6; hours <= 24; hours += 6) left /= 2
        return num(left)
      },
    },
    {
      level: 'Exam level',
      asks: 'The graph of an exponential function passes through $(0, 5)$ and $(2, 45)$. Which equation does it have?',
      covers: ['algebra-2/exponential-function-from-graph'],
      steps: [
        { do: 'At $x = 0$ the value is the start: $y = 5 \\cdot b^x$.', why: 'Any base to the power 0 is 1.' },
        { do: 'At $x = 2$: $5 \\cdot b^2 = 45$, so $b^2 = 9$.', why: 'Divide by the start first.' },
        {
          do: '$b = 3$, and the equation is $y = 5 \\cdot 3^x$.',
          why: '9 is the factor of two steps; the factor of one step is its root. A base is positive.',
        },
      ],
      answer: expr('y = 5 \\cdot 3^x', ({ x }) => 5 * 3 ** x),
      check: () => expr('', ({ x }) => 5 * (45 / 5) ** (x / 2)),
    },
    {
      level: 'Exam level',
      asks: 'An account has a yearly interest rate of 6%, compounded twice a year. By what percent does the balance $P$ grow in one year?',
      covers: ['algebra-2/compound-interest-formula', 'algebra-2/percent-changes-in-a-row'],
      steps: [
        {
          do: 'Each half year brings $6\\% \\div 2 = 3\\%$: the factor is 1.03. After $t$ years the balance is $P\\left(1 + \\frac{0.06}{2}\\right)^{2t}$.',
          why: 'The rate is split over the periods, and $t$ years have $2t$ periods.',
        },
        {
          do: 'One year: $1.03 \\cdot 1.03 = 1.0609$.',
          why: 'Changes in a row multiply. The second 3% is taken of a larger balance.',
        },
        {
          do: 'Compare with 1: the balance grows by $6.09$ percent.',
          why: 'A little more than 6%: the interest of the first half year earns interest, too.',
        },
      ],
      answer: decimal(frac(609, 100)),
      check: () => decimal(frac(Math.round(100 * (3 + 3 + (3 * 3) / 100)), 100)),
    },
  ],
  tryIt: {
    asks: 'The half-life of a dye in a fish tank is 5 hours. At noon the water holds 480 milligrams. How many milligrams are left after 20 hours?',
    steps: [
      {
        ask: 'How many times is the amount halved in 20 hours?',
        answer: { typed: num(20 / 5) },
        slips: [
          {
            typed: num(100),
            says: 'You multiplied the time by the length of a period. Divide.',
            misconception: 'a2-exp-multiplies-the-time-by-the-period',
          },
          {
            typed: num(20),
            says: 'It is not halved every hour, only every 5 hours.',
            misconception: 'a2-exp-ignores-the-period',
          },
        ],
        done: '$20 \\div 5 = 4$ periods',
      },
      {
        ask: 'By which number is 480 divided in all?',
        answer: { typed: num(2 ** 4) },
        slips: [
          {
            typed: num(8),
            says: 'The number of periods is an exponent, not a factor: 2, 4, 8, and on.',
            misconception: 'a2-exp-divides-by-the-number-of-periods',
          },
          { typed: num(32), says: 'One halving too many.', misconception: 'a2-exp-miscounts-the-periods' },
        ],
        done: '$2^4 = 16$, so the factor is $\\left(\\frac{1}{2}\\right)^4 = \\frac{1}{16}$.',
      },
      {
        ask: 'How many milligrams are left?',
        answer: { typed: num(480 / 16) },
        slips: [
          {
            typed: num(240),
            says: 'You halved the amount only once. There are 4 half-lives.',
            misconception: 'a2-exp-halves-once',
          },
          {
            typed: num(120),
            says: 'You divided by the number of periods, 4. Each of the 4 halvings divides by 2.',
            misconception: 'a2-exp-divides-by-the-number-of-periods',
          },
        ],
        done: '$480 \\div 16 = 30$ milligrams. Step by step: 240, 120, 60, 30.',
      },
    ],
    answer: num(30),
    check: () => num(480 / 2 / 2 / 2 / 2),
  },
  trap: '<p>Using the lost percent as the factor. A loss of 25% leaves 75%: the factor is 0.75. And two losses of 25% are not 50%: $0.75^2 = 0.5625$ is left.</p>',
  check:
    '<p>Test the model at $t = 0$: it must give the start. Test it after one period: the amount must have changed by the given percent. Growth needs a base above 1, decay one below 1.</p>',
  mends: {
    'a2-exp-confuses-growth-and-decay': [0, 3],
    'a2-exp-uses-the-rate-as-factor': [0, 1],
    'a2-exp-writes-the-percent-as-tenths': [0, 1],
    'a2-exp-makes-the-growth-linear': [0, 2],
    'a2-exp-reads-the-base-as-percent': [0, 3],
    'a2-exp-ignores-the-period': [1, 0],
    'a2-exp-divides-by-the-number-of-periods': [1, 1],
    'a2-exp-miscounts-the-periods': [1, 2],
    'a2-exp-multiplies-the-time-by-the-period': [1, 3],
    'a2-exp-swaps-start-and-base': [2, 0],
    'a2-exp-forgets-the-root-for-the-base': [2, 2],
    'a2-exp-keeps-the-yearly-rate': [3, 0],
    'a2-exp-forgets-the-number-of-periods': [3, 0],
    'a2-exp-adds-the-percents': [3, 1],
    'a2-exp-names-an-error-without-testing': [0, 4],
    'a2-exp-gives-the-amount-of-change': [3, 2],
    'a2-exp-multiplies-by-the-time': [0, 2],
    'a2-exp-divides-the-time': [3, 0],
    'a2-exp-swaps-rate-and-periods': [3, 0],
    'a2-exp-halves-once': [1, 0],
    'a2-exp-halves-for-the-root': [2, 2],
  },
})
