import { curve, decimal, dot, frac, lesson, note, num, plane, segment, text } from '#kit'

/** Some number, changed again and again. */
const repeated = (start: number, times: number, change: (x: number) => number): number =>
  Array.from({ length: times }).reduce<number>((x) => change(x), start)

export const exponentialFunctions = lesson({
  idea: '<p>Some amounts do not grow by adding the same number but by multiplying by the same factor: bacteria that double, a price that falls by 20% each year. The percent stays the same, but it is taken of a new amount every time. So the steps themselves grow, or shrink.</p><p>To know the amount after some time you need three things: the start, the factor, and how many <em>steps</em> fit into the time.</p>',
  figure: plane(
    {
      alt: 'A curve through (0, 1), (1, 2), (2, 4), (3, 8) and (4, 16), marked × 2 each step, and a dashed straight line from (0, 1), marked + 2 each step, which falls far behind.',
      x: [0, 5],
      y: [0, 20],
      xStep: 1,
      yStep: 2,
      height: 270,
    },
    [
      curve((x) => 2 ** x, { to: 4.3 }),
      segment(0, 1, 5, 11, { plain: true, dash: true }),
      dot(0, 1),
      dot(1, 2),
      dot(2, 4),
      dot(3, 8),
      dot(4, 16),
      note(3.5, 14.5, '× 2 each step', { anchor: 'end', accent: true }),
      note(4.9, 6.5, '+ 2 each step', { anchor: 'end' }),
    ],
  ),
  words: [
    { word: 'growth factor', meaning: 'What each step multiplies by; for an increase of 4% it is 1.04.' },
    { word: 'rate', meaning: 'The percent of change in each step; 4% is 0.04.' },
    { word: 'decay', meaning: 'A decrease by the same percent in each step; the factor is below 1.' },
    { word: 'initial value', meaning: 'The amount at the start, at time 0.' },
  ],
  rule: '<p>$f(t) = a \\cdot b^{\\frac{t}{d}}$: start $a$, factor $b$, one step in every $d$ units of time.</p><ul><li>Increase by $r\\%$: $b = 1 + \\frac{r}{100}$.</li><li>Decrease by $r\\%$: $b = 1 - \\frac{r}{100}$.</li></ul>',
  use: '<p>Use it for “doubles every,” “increases by 4% each year,” “decreases by 20% of its value,” and for tables in which each value is the one before times the same number.</p>',
  avoid:
    '<p>If the same <em>amount</em> is added each time, such as \\$20 a month, the function is linear. Compare quotients and differences of a table to decide.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A culture has 300 bacteria, and the number triples every 4 hours. How many bacteria will there be after 20 hours?',
      covers: ['sat-math/exponential-doubling', 'sat-math/exponential-at-a-number', 'sat-math/exponential-time-unit'],
      steps: [
        {
          do: 'Count the steps: $20 \\div 4 = 5$.',
          why: 'One step takes 4 hours. The exponent counts steps, not hours.',
        },
        {
          do: 'Each step multiplies by 3: $300 \\cdot 3^5$.',
          why: 'The factor is the base, the number of steps the exponent. Multiplying by 3 only once and then by 5 would not triple in every step.',
        },
        {
          do: '$300 \\cdot 243 = 72900$',
          why: 'Check the first steps by hand: 300, 900, 2700, 8100, 24300, 72900. That is five arrows.',
        },
      ],
      answer: num(72900),
      check: () => num(repeated(300, 5, (x) => x * 3)),
    },
    {
      level: 'Next',
      asks: 'The function $p$ is exponential, with $p(1) = 12$ and $p(2) = 48$. What is the value of $p(0) + p(4)$?',
      covers: ['sat-math/exponential-table', 'sat-math/exponential-which-graph'],
      steps: [
        {
          do: 'One step multiplies by $\\frac{48}{12} = 4$.',
          why: 'Divide neighbors; their difference, 36, does not stay the same.',
        },
        {
          do: 'One step back from 1: $p(0) = \\frac{12}{4} = 3$.',
          why: 'Going back divides. The 12 is the value at 1, not the start.',
        },
        { do: 'Two steps on from 2: $p(4) = 48 \\cdot 4^2 = 768$.', why: 'From 2 to 4 there are two steps.' },
        { do: '$p(0) + p(4) = 3 + 768 = 771$', why: 'Both values are asked, so do not stop at 768.' },
        {
          do: 'The graph crosses the vertical axis at $p(0) = 3$ and rises faster and faster.',
          why: 'The factor 4 is greater than 1. With a factor between 0 and 1 it would come down toward the horizontal axis.',
        },
      ],
      answer: num(771),
      check: () => num(12 / 4 + repeated(12, 3, (x) => x * 4)),
    },
    {
      level: 'Exam level',
      asks: '<p>The function $Q(t) = 800(1.04)^{\\frac{t}{36}}$ models the number of listeners of a podcast $t$ months after its first episode.</p><p>By what percent does the number increase, and in what time, according to the model?</p>',
      covers: [
        'sat-math/exponential-meaning',
        'sat-math/exponential-period',
        'sat-math/exponential-value-as-coefficient',
      ],
      steps: [
        {
          do: 'The factor is 1.04, so each step adds $1.04 - 1 = 0.04$, that is 4%.',
          why: 'The 1 keeps what is there. 1.04 is not 104% more, and 0.04 is not 40%.',
        },
        {
          do: 'The exponent grows by 1 when $t$ grows by 36.',
          why: 'A step is complete when $\\frac{t}{36}$ goes from 0 to 1.',
        },
        {
          do: 'The time is in months, and 36 months are 3 years. So: The number increases by 4% every 3 years.',
          why: 'Wrong options say “every 3 months” or “every 36 years.” Say the unit before you choose.',
        },
      ],
      answer: text('The number increases by 4% every 3 years.'),
      check: () => {
        const q = (t: number) => 800 * 1.04 ** (t / 36)
        const percent = Math.round(100 * (q(3 * 12) / q(0) - 1))
        return text(`The number increases by ${percent}% every 3 years.`)
      },
    },
    {
      level: 'Exam level',
      asks: 'The price of a camera was \\$1,200. Each year, its value decreases by 20% of its value at the start of that year. By what percent, in total, is the value less than the price after 3 years?',
      covers: ['sat-math/exponential-model', 'sat-math/exponential-percent-of-start'],
      steps: [
        {
          do: 'A decrease of 20% leaves 80%: the factor is $1 - 0.20 = 0.80$.',
          why: 'The factor is what is left, not the 0.20 that is lost. A factor of 1.20 would be growth.',
        },
        {
          do: 'The model after $t$ years is $f(t) = 1200(0.80)^t$.',
          why: 'Many questions ask only for this line. The time stands in the exponent, because each year multiplies.',
        },
        {
          do: 'After 3 years the factor is $0.80^3 = 0.512$: 51.2% are left.',
          why: 'Each year starts from a smaller value, so the loss is not 3 times 20%.',
        },
        {
          do: '$100 - 51.2 = 48.8$, so the value is 48.8% less.',
          why: 'The question asks for what is lost; left and lost add up to 100%.',
        },
      ],
      answer: decimal(frac(488, 10)),
      check: () => {
        const lost = 1200 - repeated(1200, 3, (x) => x - x / 5)
        return decimal(frac(Math.round((1000 * lost) / 1200), 10))
      },
    },
  ],
  tryIt: {
    asks: 'The function $p$ is exponential, with $p(2) = 45$ and $p(3) = 135$. What is the value of $p(0) + p(5)$?',
    steps: [
      {
        ask: 'By what does one step multiply?',
        answer: { typed: num(135 / 45) },
        slips: [
          {
            typed: num(90),
            says: 'That is the difference. An exponential function has equal quotients: divide.',
            misconception: 'sm-linear-for-exponential',
          },
        ],
        done: '$\\frac{135}{45} = 3$',
      },
      {
        ask: 'What is $p(0)$?',
        answer: { typed: num(45 / 9) },
        slips: [
          { typed: num(15), says: 'That is the value at 1. Go back one step more.', misconception: 'sm-one-step-off' },
          {
            typed: num(45),
            says: 'That is the value at 2. Divide for each step back.',
            misconception: 'sm-one-step-off',
          },
        ],
        done: '$45 \\div 3 \\div 3 = 5$',
      },
      {
        ask: 'What is $p(5)$?',
        answer: { typed: num(135 * 9) },
        slips: [
          { typed: num(135 * 3), says: 'That is the value at 4. One more step.', misconception: 'sm-one-step-off' },
          {
            typed: num(135 + 2 * 90),
            says: 'You added the same amount each time. Each step multiplies by 3.',
            misconception: 'sm-linear-for-exponential',
          },
        ],
        done: '$135 \\cdot 3^2 = 1215$',
      },
      {
        ask: 'What is $p(0) + p(5)$?',
        answer: { typed: num(5 + 1215) },
        slips: [{ typed: num(1210), says: 'You subtracted. The question asks for the sum.' }],
        done: '$5 + 1215 = 1220$',
      },
    ],
    answer: num(1220),
    check: () => num(5 + repeated(5, 5, (x) => x * 3)),
  },
  trap: '<p>Adding percents. Three years of 20% less are not 60% less, because the second 20% is taken of a smaller value. Multiply the factors: $0.8 \\cdot 0.8 \\cdot 0.8 = 0.512$.</p>',
  check:
    '<p>Put in time 0: you must get the start. Put in one step: you must get start times factor. On the graphing calculator, type the function and read its value at the time asked.</p>',
  mends: {
    'sm-reflects-the-curve': [1, 4],
    'sm-base-as-the-start': [1, 4],
    'sm-linear-for-exponential': [0, 1],
    'sm-exponent-and-base-swapped': [0, 1],
    'sm-one-step-off': [1, 1],
    'sm-stops-half-way': [1, 3],
    'sm-uses-the-rate-as-the-factor': [2, 0],
    'sm-misplaces-the-decimal-point': [2, 0],
    'sm-reads-the-time-step-wrongly': [2, 2],
    'sm-mixes-up-growth-and-decay': [3, 0],
    'sm-multiplies-the-rates': [3, 0],
    'sm-answers-what-is-left': [3, 3],
    'sm-keeps-the-exponent': [0, 0],
    'sm-time-unit-the-wrong-way': [0, 0],
    'sm-divides-the-growth-factor': [0, 1],
    'sm-splits-the-rate-evenly': [3, 2],
    'sm-changes-the-starting-value': [0, 1],
    'sm-zero-of-the-exponent-with-the-wrong-sign': [0, 1],
    'sm-coefficient-at-another-input': [0, 1],
    'sm-exponent-factor-as-the-period': [2, 1],
    'sm-reads-one-unit-as-the-period': [2, 1],
    'sm-half-of-the-exponent-factor': [2, 1],
    'sm-period-in-the-old-unit': [2, 2],
  },
})
