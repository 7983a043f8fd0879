import { dot, expr, lesson, linear, note, num, plane, segment, straight, text } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

const line = (name: string, m: number, b: number) => expr(`${name}(x) = ${linear(m, b)}`, ({ x }) => m * x + b)

export const linearFunctions = lesson({
  idea: '<p>A linear function climbs (or falls) like a staircase with equal steps: each step of 1 to the right changes the value by the same amount. That amount is the slope. Where the staircase begins, at 0, is the constant term.</p><p>Two numbers therefore describe the whole function: how it starts and how fast it changes. Everything the SAT asks, from a table, a graph, or a story, goes back to these two.</p>',
  figure: plane(
    {
      alt: 'A line that starts at 2 on the vertical axis. Steps under it show that for each 1 to the right, marked + 1, it rises by 3, marked + 3.',
      x: [0, 5],
      y: [0, 14],
      xStep: 1,
      yStep: 2,
      height: 260,
    },
    [
      straight(3, 2),
      segment(1, 5, 2, 5, { plain: true, dash: true }),
      segment(2, 5, 2, 8, { plain: true, dash: true }),
      segment(2, 8, 3, 8, { plain: true, dash: true }),
      segment(3, 8, 3, 11, { plain: true, dash: true }),
      dot(0, 2),
      dot(1, 5),
      dot(2, 8),
      dot(3, 11),
      note(1.5, 4, '+ 1'),
      note(2.1, 5.7, '+ 3', { anchor: 'start' }),
      note(2.5, 7, '+ 1'),
      note(3.1, 8.7, '+ 3', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'slope', meaning: 'The change of the value for each step of 1; in a story, the rate.' },
    { word: 'y-intercept', meaning: 'Where the graph meets the vertical axis: the value at 0, the start.' },
    { word: 'x-intercept', meaning: 'Where the graph meets the horizontal axis: the input whose value is 0.' },
    { word: 'input and output', meaning: 'In $f(4) = 8$ the input is 4 and the output is 8.' },
  ],
  rule: '<p>$f(x) = mx + b$ with</p><ul><li>slope $m = \\frac{\\text{change of the value}}{\\text{change of } x} = \\frac{f(x_2) - f(x_1)}{x_2 - x_1}$</li><li>start $b = f(0)$</li></ul><p>To find an output, put the input in. To find an input, set the expression equal to the output and solve.</p>',
  use: '<p>Use it when the question says “linear,” when the graph is a straight line, or when something changes by the same amount each minute, week, or piece.</p>',
  avoid:
    '<p>If it changes by the same <em>percent</em> each time, the function is exponential. And compare the steps of the inputs before you continue a table.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'For the linear function $f$, $f(2) = 7$ and $f(5) = 19$. What is the value of $f(11)$?',
      covers: [
        'sat-math/linear-function-value',
        'sat-math/linear-function-at-a-number',
        'sat-math/linear-table-unknown-entries',
      ],
      steps: [
        {
          do: 'From $x = 2$ to $x = 5$ the value changes by $19 - 7 = 12$.',
          why: 'This is the rise. It belongs to 3 steps, not to one.',
        },
        {
          do: 'Divide by the run: $m = \\frac{12}{5 - 2} = \\frac{12}{3} = 4$.',
          why: 'The slope is the change for a single step of 1.',
        },
        {
          do: 'From $x = 5$ to $x = 11$ there are $11 - 5 = 6$ steps.',
          why: 'Adding 12 once more is not enough.',
        },
        {
          do: '$f(11) = 19 + 6 \\cdot 4 = 43$',
          why: 'You start from 19, the value at 5, and climb 6 steps of 4.',
        },
        {
          do: 'A table may hold a constant: $f(2) = k$, $f(5) = k + 12$, $f(11) = 3k$. Again $m = \\frac{12}{3} = 4$. From 2 to 11 there are 9 steps: $k + 36 = 3k$, so $2k = 36$ and $k = 18$.',
          why: 'The $k$ cancels in the slope. Count the steps from the entry you start with, and bring every $k$ to one side.',
        },
      ],
      answer: num(43),
      check: () => num(4 * 11 + tried((b) => 4 * 2 + b === 7 && 4 * 5 + b === 19)),
    },
    {
      level: 'Next',
      asks: `<p>The graph shows the amount of water in a tank, in liters, $x$ minutes after a tap is opened.</p>${plane(
        {
          alt: 'A straight line that starts at the point (0, 4) on the vertical axis and passes through the point (3, 19). The horizontal axis is time in minutes, the vertical axis water in liters.',
          x: [0, 5],
          y: [0, 24],
          xStep: 1,
          yStep: 4,
          xTitle: 'Time (minutes)',
          yTitle: 'Water (liters)',
          height: 240,
        },
        [segment(0, 4, 4, 24), dot(0, 4, { label: '(0, 4)', at: 'se' }), dot(3, 19, { label: '(3, 19)', at: 'se' })],
      )}<p>Which equation defines $w$, the amount of water?</p>`,
      covers: ['sat-math/linear-function-from-graph', 'sat-math/linear-graph-of-a-story'],
      steps: [
        {
          do: 'Read the start at $x = 0$: $b = 4$.',
          why: 'The 19 is the value 3 minutes later.',
        },
        {
          do: 'The rise is $19 - 4 = 15$.',
          why: 'The tank held 4 liters already. Dividing the 19 itself would count them as new water.',
        },
        {
          do: 'The slope is $m = \\frac{15}{3} = 5$ liters each minute.',
          why: 'Rise on top, run below: liters per minute.',
        },
        {
          do: '$w(x) = 5x + 4$. Test with the other point: $5 \\cdot 3 + 4 = 19$.',
          why: 'The slope stands before the variable, the start stands alone.',
        },
      ],
      answer: line('w', 5, 4),
      check: () =>
        line(
          'w',
          tried((m) => m * 3 + 4 === 19),
          4,
        ),
    },
    {
      level: 'Exam level',
      asks: 'The function $V(t) = 480 - 24t$ gives the amount of water in a rain barrel, in liters, $t$ minutes after a valve is opened. The graph of the function crosses the horizontal axis at $20$. What is the best interpretation of $20$ in this context?',
      covers: ['sat-math/linear-function-meaning'],
      steps: [
        {
          do: 'At the start, $V(0) = 480$: the number of liters when the valve is opened.',
          why: 'The constant term is the value at 0.',
        },
        {
          do: 'Each minute takes away 24, so 24 is the number of liters that leave each minute.',
          why: 'The coefficient is the rate: liters per minute, not minutes per liter.',
        },
        {
          do: 'On the horizontal axis the value is 0: $480 - 24 \\cdot 20 = 0$. So 20 is this: The number of minutes until the barrel is empty.',
          why: '20 is an input, so its unit is minutes. Ask: input, output, or rate?',
        },
      ],
      answer: text('The number of minutes until the barrel is empty.'),
      check: () => {
        let minutes = 0
        for (let left = 480; left > 0; left -= 24) minutes++
        return text(minutes === 20 ? 'The number of minutes until the barrel is empty.' : 'Something else.')
      },
    },
    {
      level: 'Exam level',
      asks: 'The function $g$ is defined by $g(x) = kx - 12$, where $k$ is a constant, and $g(4) = 8$. If $g(a) = 33$, what is the value of $a$?',
      covers: ['sat-math/linear-function-input'],
      steps: [
        { do: 'Use $g(4) = 8$: $4k - 12 = 8$.', why: '4 is the input, 8 the output.' },
        {
          do: 'Solve: $4k = 20$, so $k = 5$ and $g(x) = 5x - 12$.',
          why: 'Now the function is known. But 5 is only its slope, not what is asked.',
        },
        {
          do: 'Now 33 is the output: $5a - 12 = 33$.',
          why: 'Putting 33 in for the variable would treat it as an input.',
        },
        {
          do: 'Add 12: $5a = 45$. Divide by 5: $a = 9$.',
          why: 'Test: $5 \\cdot 9 - 12 = 33$.',
        },
      ],
      answer: num(9),
      // Inputs grow from 0 in the same ratio as the rises from −12.
      check: () => num((4 * (33 + 12)) / (8 + 12)),
    },
  ],
  tryIt: {
    asks: 'The linear function $h$ gives the height of a sunflower, in centimeters, $x$ weeks after it was moved to a garden. Its graph passes through the points $(0, 6)$ and $(4, 34)$. Which equation defines $h$?',
    steps: [
      {
        ask: 'What is the constant term $b$?',
        answer: { typed: num(6) },
        slips: [
          {
            typed: num(34),
            says: 'That is the height after 4 weeks. The constant term is the value at 0.',
            misconception: 'sm-starts-at-the-second-point',
          },
        ],
        done: '$b = h(0) = 6$',
      },
      {
        ask: 'By how much does the height grow from week 0 to week 4?',
        answer: { typed: num(34 - 6) },
        slips: [
          {
            typed: num(34),
            says: 'That is the height itself. The sunflower had 6 centimeters already.',
            misconception: 'sm-takes-the-height-for-the-rise',
          },
        ],
        done: 'The rise is $34 - 6 = 28$.',
      },
      {
        ask: 'What is the slope?',
        answer: { typed: num(28 / 4) },
        slips: [
          {
            typed: num(28),
            says: 'That is the growth in 4 weeks together. Divide by the run.',
            misconception: 'sm-takes-the-rise-for-the-slope',
          },
        ],
        done: '$m = \\frac{28}{4} = 7$ centimeters each week',
      },
      {
        ask: 'Which equation defines $h$?',
        answer: { choose: ['$h(x) = 7x + 6$', '$h(x) = 6x + 7$', '$h(x) = 7x + 34$'] },
        slips: [
          {
            choice: 1,
            says: 'Slope and start are swapped. Test with week 0: the height must be 6.',
            misconception: 'sm-swaps-slope-and-start',
          },
          {
            choice: 2,
            says: 'This sunflower starts at 34. Test with week 0.',
            misconception: 'sm-starts-at-the-second-point',
          },
        ],
        done: '$h(x) = 7x + 6$. Test: $7 \\cdot 4 + 6 = 34$.',
      },
    ],
    answer: line('h', 7, 6),
    check: () =>
      line(
        'h',
        tried((m) => m * 4 + 6 === 34),
        6,
      ),
  },
  trap: '<p>Taking the rise for the slope. A rise of 12 in 3 steps is a slope of 4, not 12.</p>',
  check: '<p>Put both given points into your equation; both must fit. </p>',
  mends: {
    'sm-scales-the-whole-side': [3, 3],
    'sm-adds-instead-of-multiplying': [0, 3],
    'sm-change-in-the-wrong-direction': [2, 1],
    'sm-graph-starts-at-zero': [1, 0],
    'sm-total-for-the-step': [0, 3],
    'sm-continues-with-the-same-step': [0, 2],
    'sm-takes-the-rise-for-the-slope': [0, 1],
    'sm-slope-times-x-only': [0, 3],
    'sm-first-value-is-the-intercept': [1, 0],
    'sm-starts-at-the-second-point': [1, 0],
    'sm-takes-the-height-for-the-rise': [1, 1],
    'sm-slope-upside-down': [1, 2],
    'sm-swaps-slope-and-start': [1, 3],
    'sm-takes-the-start-for-the-rate': [2, 0],
    'sm-takes-the-rate-for-the-start': [2, 1],
    'sm-rate-upside-down': [2, 1],
    'sm-takes-it-for-the-zero': [2, 2],
    'sm-puts-in-instead-of-solving': [3, 2],
    'sm-stops-at-the-slope': [3, 1],
    'sm-repeats-the-operation': [3, 3],
    'sm-sign-of-a-constant': [0, 3],
    'sm-drops-a-constant': [3, 2],
    'sm-swaps-the-order': [3, 3],
    'sm-gives-the-rate-for-the-constant': [0, 4],
    'sm-assumes-equal-steps': [0, 4],
    'sm-counts-from-the-wrong-entry': [0, 4],
    'sm-divides-by-the-whole-multiple': [0, 4],
  },
})
