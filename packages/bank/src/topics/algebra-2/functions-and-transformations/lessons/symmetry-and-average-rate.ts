import { curve, dot, expr, lesson, num, plane, segment } from '#kit'

const half = (x: number): number => (x * x) / 2

export const symmetryAndAverageRate = lesson({
  idea: '<p>Two questions about a function are answered by comparing just two of its values.</p><p><strong>How fast does it change?</strong> Join two points of the graph. The slope of this line is the average rate of change: the change of the value for each unit of $x$. In the figure it is $\\frac{8 - 2}{4 - 2} = 3$.</p><p><strong>Is it symmetric?</strong> Compare the values at $x$ and $-x$. If they are equal, as at 2 and $-2$ in the figure, the left half mirrors the right half: the function is even. If they are opposite, it is odd, and half a turn about the origin leaves the graph as it is.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward with the points (−2, 2), (2, 2) and (4, 8); a straight segment joins (2, 2) and (4, 8).',
      x: [-5, 6],
      y: [-1, 10],
      xStep: 1,
      yStep: 1,
      yEvery: 2,
      height: 280,
    },
    [
      curve(half),
      segment(2, 2, 4, 8, { plain: true }),
      dot(-2, 2, { label: '(−2, 2)', at: 'sw' }),
      dot(2, 2, { label: '(2, 2)', at: 'se' }),
      dot(4, 8, { label: '(4, 8)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'average rate of change', meaning: 'Change of the value divided by change of $x$, over an interval.' },
    { word: 'interval', meaning: 'All numbers from one to another, such as from 2 to 4.' },
    { word: 'even function', meaning: '$f(-x) = f(x)$: symmetric about the $y$-axis.' },
    { word: 'odd function', meaning: '$f(-x) = -f(x)$: symmetric about the origin.' },
  ],
  rule: '<p>Average rate of change from $a$ to $b$: $\\frac{f(b) - f(a)}{b - a}$.</p><p>Polynomials: only even exponents means even, only odd exponents means odd. A constant counts as even. A mix is neither.</p>',
  use: '<p>Words such as “average rate of change,” “average speed between”; “even,” “odd,” “symmetric about the $y$-axis,” “symmetric about the origin.”</p>',
  avoid:
    '<p>It is not the mean of the values, and what happens between the two ends does not matter. For a straight line it is simply the slope.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the average rate of change of $f(x) = x^2 - 4x + 1$ from $x = 1$ to $x = 5$?',
      covers: ['algebra-2/average-rate-of-a-quadratic', 'algebra-2/average-rate-from-graph'],
      steps: [
        {
          do: 'Values at the ends: $f(1) = 1 - 4 + 1 = -2$ and $f(5) = 25 - 20 + 1 = 6$.',
          why: 'From a graph or a table you would read these two values off.',
        },
        { do: 'Change of the value: $6 - (-2) = 8$.', why: 'New minus old. Subtracting a negative number adds.' },
        {
          do: 'Length of the interval: $5 - 1 = 4$. The rate is $8 \\div 4 = 2$.',
          why: 'A rate is a change for <em>each</em> unit of $x$, so divide by the length.',
        },
      ],
      answer: num(2),
      // The mean of the four changes from 1 to 2, 2 to 3, 3 to 4, 4 to 5.
      check: () => num([1, 2, 3, 4].map((x) => 2 * x + 1 - 4).reduce((sum, step) => sum + step, 0) / 4),
    },
    {
      level: 'Next',
      asks: 'A ball is thrown straight up. Its height after $t$ seconds is $h(t) = 40t - 5t^2$ meters. What is the average rate of change of its height between $t = 2$ and $t = 5$, in meters per second?',
      covers: ['algebra-2/average-speed-of-a-ball'],
      steps: [
        {
          do: '$h(2) = 80 - 20 = 60$ and $h(5) = 200 - 125 = 75$.',
          why: 'Square the time first: $5 \\cdot 5^2 = 125$.',
        },
        { do: 'The height changes by $75 - 60 = 15$ meters.', why: 'Later height minus earlier height.' },
        {
          do: 'This takes $5 - 2 = 3$ seconds: $15 \\div 3 = 5$ meters per second.',
          why: 'Meters above, seconds below. The ball has even turned in between; only the ends count.',
        },
      ],
      answer: num(5),
      check: () => {
        const h = (t: number) => 5 * t * (8 - t)
        return num((h(5) - h(2)) / 3)
      },
    },
    {
      level: 'Exam level',
      asks: 'Which of these functions has a graph that is symmetric about the origin: $2x^5 - 3x^3 + 4$, $2x^5 - 3x^3 + 4x$, or $2x^4 - 3x^2 + 4$?',
      covers: ['algebra-2/even-or-odd-function'],
      steps: [
        {
          do: 'Symmetric about the origin means odd: $f(-x) = -f(x)$.',
          why: 'Symmetric about the $y$-axis would mean even.',
        },
        {
          do: 'All exponents must be odd. In $2x^5 - 3x^3 + 4x$ they are 5, 3 and 1.',
          why: 'An odd power changes its sign with $x$, so the whole sum does.',
        },
        {
          do: 'In $2x^5 - 3x^3 + 4$ the constant is an even term: neither. $2x^4 - 3x^2 + 4$ is even.',
          why: 'Think of 4 as $4x^0$. One term of the wrong kind spoils the symmetry.',
        },
        { do: 'The answer is $2x^5 - 3x^3 + 4x$.', why: 'Test: at 1 it is 3, at $-1$ it is $-3$.' },
      ],
      answer: expr('2x^5 - 3x^3 + 4x', ({ x }) => 2 * x ** 5 - 3 * x ** 3 + 4 * x),
      check: () => {
        const all = [
          (x: number) => 2 * x ** 5 - 3 * x ** 3 + 4,
          (x: number) => x * (2 * x ** 4 - 3 * x ** 2 + 4),
          (x: number) => 2 * x ** 4 - 3 * x ** 2 + 4,
        ]
        const odd = all.find((p) => [1, 2, 3].every((x) => p(-x) === -p(x)))
        return expr('', ({ x }) => odd?.(x) ?? 0)
      },
    },
    {
      level: 'Exam level',
      asks: 'The function $f$ is odd, with $f(4) = 7$ and $f(-2) = -3$. What is $3f(-4) + f(2)$?',
      covers: ['algebra-2/use-even-or-odd', 'algebra-2/value-from-symmetry-and-rate'],
      steps: [
        { do: '$f(-4) = -f(4) = -7$', why: 'Odd: opposite inputs have opposite values.' },
        { do: '$f(2) = -f(-2) = 3$', why: 'The same rule, read from the other side.' },
        {
          do: '$3 \\cdot (-7) + 3 = -21 + 3 = -18$',
          why: 'The 3 belongs to the first value only. For an even function both values would simply stay.',
        },
        {
          do: 'Asked another way: $f$ is even, $f(2) = 3$, and from $x = -2$ to $x = 4$ the average rate of change is 5. Then $f(-2) = 3$ and $f(4) = 3 + 5 \\cdot 6 = 33$.',
          why: 'Symmetry gives the start. Rate times the width 6 is the change.',
        },
      ],
      answer: num(-18),
      check: () => num(0 - (3 * 7 + -3)),
    },
  ],
  tryIt: {
    asks: 'A ball has the height $h(t) = 35t - 5t^2$ meters after $t$ seconds. What is the average rate of change of its height between $t = 1$ and $t = 3$, in meters per second?',
    steps: [
      {
        ask: 'What is $h(3)$?',
        answer: { typed: num(35 * 3 - 5 * 9) },
        slips: [
          {
            typed: num(105 - 225),
            says: 'You squared $5t$. Only the time is squared: $5 \\cdot 3^2$.',
            misconception: 'a2-fn-multiplies-one-term-only',
          },
          { typed: num(150), says: 'The second term is subtracted.', misconception: 'a2-fn-loses-a-sign' },
        ],
        done: '$h(3) = 105 - 45 = 60$, and $h(1) = 35 - 5 = 30$.',
      },
      {
        ask: 'By how many meters does the height change?',
        answer: { typed: num(60 - 30) },
        slips: [
          {
            typed: num(45),
            says: 'That is the mean of the two heights. Subtract them.',
            misconception: 'a2-fn-takes-the-mean-of-the-values',
          },
          { typed: num(90), says: 'You added the heights. A change is a difference.' },
        ],
        done: '$60 - 30 = 30$',
      },
      {
        ask: 'What is the average rate of change?',
        answer: { typed: num(30 / 2) },
        slips: [
          {
            typed: num(30),
            says: 'That is the change in two seconds. Divide by the length of the interval.',
            misconception: 'a2-fn-gives-the-change-only',
          },
          {
            typed: num(10),
            says: 'The interval from 1 to 3 is 2 seconds long, not 3.',
          },
        ],
        done: '$\\frac{30}{2} = 15$ meters per second',
      },
    ],
    answer: num(15),
    // 35 − 5(a + b) for h(t) = 35t − 5t² from a to b.
    check: () => num(35 - 5 * (1 + 3)),
  },
  trap: '<p>Giving the change and not the rate. From 1 to 5 the value may grow by 8; the rate is $8 \\div 4 = 2$, because the interval is 4 long. And $x^3 + 1$ is not odd: the constant is an even term.</p>',
  check:
    '<p>Start at the first value and add the rate once for each unit of $x$: you must arrive at the last value. For symmetry, compare the values at 1 and $-1$, then at 2 and $-2$.</p>',
  mends: {
    'a2-fn-loses-a-sign': [0, 1],
    'a2-fn-gives-the-change-only': [0, 2],
    'a2-fn-takes-the-mean-of-the-values': [0, 1],
    'a2-fn-turns-the-rate-over': [1, 2],
    'a2-fn-mixes-up-even-and-odd': [2, 0],
    'a2-fn-overlooks-a-term': [2, 2],
    'a2-fn-multiplies-one-term-only': [3, 2],
    'a2-fn-loses-the-minus-of-the-start': [3, 3],
    'a2-fn-counts-the-points': [0, 2],
    'a2-fn-subtracts-the-wrong-way': [0, 1],
    'a2-fn-counts-segments': [0, 2],
    'a2-fn-divides-by-the-end': [1, 2],
    'a2-fn-judges-by-the-last-term': [2, 2],
    'a2-fn-judges-by-the-first-term': [2, 2],
    'a2-fn-changes-one-value-wrongly': [3, 1],
    'a2-fn-divides-one-term-only': [1, 2],
    'a2-fn-uses-the-length-as-time': [1, 0],
    'a2-fn-leaves-out-the-starting-value': [3, 3],
    'a2-fn-adds-the-rate-once': [3, 3],
  },
})
