import { dot, frac, lesson, note, num, plane, segment, straight, table, text } from '#kit'

const MIXED = 'Subtracting the $y$-values in one order and the $x$-values in the other order'

export const slope = lesson({
  idea: '<p>How steep is a line? Compare how far you go up with how far you go to the right. On the line below, 4 steps to the right bring you 3 up. So 1 step to the right brings you $\\frac{3}{4}$ up. That number is the slope.</p><p>On a straight line any two points give the same slope: twice as far to the right is twice as far up. If the line falls, the slope is negative.</p>',
  figure: plane(
    {
      alt: 'A rising line through the points (1, 1) and (5, 4). Between them, a dashed step: run 4 to the right, then rise 3 up.',
      x: [0, 7],
      y: [0, 6],
      xStep: 1,
      yStep: 1,
      height: 280,
    },
    [
      straight(0.75, 0.25),
      segment(1, 1, 5, 1, { dash: true, plain: true }),
      segment(5, 1, 5, 4, { dash: true, plain: true }),
      dot(1, 1),
      dot(5, 4),
      note(3, 0.45, 'run 4'),
      note(5.15, 2.4, 'rise 3', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'rise', meaning: 'The change in $y$ from one point to another; negative if you go down.' },
    { word: 'run', meaning: 'The change in $x$ between the same two points.' },
    { word: 'slope', meaning: 'Rise divided by run: the change in $y$ for each step of 1 in $x$.' },
    { word: 'undefined', meaning: 'Has no value. Vertical lines have no slope: their run is 0.' },
  ],
  rule: '<p>Through $(x_1, y_1)$ and $(x_2, y_2)$:</p><p>$m = \\frac{\\text{rise}}{\\text{run}} = \\frac{y_2 - y_1}{x_2 - x_1}$</p><p>Start from the same point above and below.</p>',
  use: '<p>You know two points of a line, or a table or a graph from which you can read two.</p>',
  avoid:
    '<p>One point is not enough: do not divide its $y$ by its $x$. If equal steps in $x$ bring different changes in $y$, there is no line and no single slope.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>What is the slope of the line?</p>${plane(
        {
          alt: 'A line on a coordinate plane. Marked on it are the points (−2, 5) and (4, 2).',
          x: [-6, 6],
          y: [-6, 6],
          xStep: 1,
          yStep: 1,
        },
        [straight(-0.5, 4), dot(-2, 5), dot(4, 2)],
      )}`,
      covers: ['algebra-1/slope-graph', 'algebra-1/slope-two-points'],
      steps: [
        {
          do: 'Read two points on corners of the grid: $(-2, 5)$ and $(4, 2)$.',
          why: 'First across, then up or down.',
        },
        {
          do: 'The rise is $2 - 5 = -3$.',
          why: 'You go down by 3, so the rise is negative.',
        },
        {
          do: 'The run is $4 - (-2) = 6$.',
          why: 'The same order as before: second point minus first point.',
        },
        {
          do: 'Rise over run: $m = \\frac{-3}{6} = -\\frac{1}{2}$.',
          why: 'The rise stands above. The line falls, so the minus sign fits.',
        },
      ],
      answer: num(frac(-1, 2)),
      // From right to left.
      check: () => num(frac(5 - 2, -2 - 4)),
    },
    {
      level: 'Next',
      asks: `<p>The table shows points of a line. What is the value of $k$?</p>${table(
        ['$x$', '$y$'],
        [
          ['$-1$', '$14$'],
          ['$2$', '$8$'],
          ['$5$', '$2$'],
          ['$11$', '$k$'],
        ],
      )}`,
      covers: ['algebra-1/slope-table', 'algebra-1/slope-missing-coordinate'],
      steps: [
        {
          do: 'From the first row to the second, the rise is $8 - 14 = -6$ and the run is $2 - (-1) = 3$.',
          why: 'Look at both columns. Here $x$ goes up by 3 at a time, not by 1.',
        },
        { do: 'The slope is $\\frac{-6}{3} = -2$.', why: 'For each step of 1 in $x$, $y$ goes down by 2.' },
        {
          do: 'From $x = 5$ to $x = 11$ the run is $11 - 5 = 6$, so the rise is $-2 \\cdot 6 = -12$.',
          why: 'Rise is slope times run.',
        },
        {
          do: 'Add the rise to the last known value: $k = 2 + (-12) = -10$.',
          why: '$-12$ is only the change. New value = old value + change.',
        },
      ],
      answer: num(-10),
      // Down by 2 for each step to the right, from (5, 2).
      check: () => {
        let y = 2
        for (let x = 5; x < 11; x++) y -= 2
        return num(y)
      },
    },
    {
      level: 'Exam level',
      asks: 'Ada draws a straight line through $(3, -2)$ and $(3, 5)$. What is its slope?',
      covers: ['algebra-1/slope-zero-or-undefined'],
      steps: [
        { do: 'The rise is $5 - (-2) = 7$.', why: 'Second point minus first point.' },
        { do: 'The run is $3 - 3 = 0$.', why: 'Both points have the same $x$: the line is vertical.' },
        {
          do: 'Rise over run would be 7 divided by 0. That does not exist: the slope is undefined.',
          why: 'No number times 0 gives 7. A horizontal line is the other way around: its rise is 0, and its slope is 0.',
        },
      ],
      answer: text('undefined'),
      check: () => text(Number.isFinite((5 - -2) / (3 - 3)) ? 'a number' : 'undefined'),
    },
    {
      level: 'Exam level',
      asks: 'Ravi looked for the slope of the line through $(2, -4)$ and $(6, 8)$ and got $-3$, which is wrong. Which mistake leads to this answer?',
      covers: ['algebra-1/slope-mistake'],
      steps: [
        {
          do: 'Do it right first: rise $8 - (-4) = 12$, run $6 - 2 = 4$, slope $\\frac{12}{4} = 3$.',
          why: 'Now you know what to compare with.',
        },
        {
          do: 'Try the usual mistakes. Run over rise: $\\frac{4}{12} = \\frac{1}{3}$. Adding coordinates: $\\frac{-4 + 8}{2 + 6} = \\frac{1}{2}$. Only the first point: $\\frac{-4}{2} = -2$.',
          why: 'None of them ends at $-3$.',
        },
        {
          do: `Mixed order: $\\frac{8 - (-4)}{2 - 6} = \\frac{12}{-4} = -3$. The mistake is: ${MIXED}.`,
          why: 'The line rises, so a negative slope cannot be right.',
        },
      ],
      answer: text(MIXED),
      check: () => {
        const ends: readonly (readonly [string, number])[] = [
          ['run over rise', (6 - 2) / (8 + 4)],
          ['adding', (8 - 4) / (6 + 2)],
          ['one point', -4 / 2],
          [MIXED, (-4 - 8) / (6 - 2)],
        ]
        return text(ends.find(([, end]) => end === -3)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: `<p>The table shows points of a line. What is the value of $k$?</p>${table(
      ['$x$', '$y$'],
      [
        ['$-2$', '$1$'],
        ['$2$', '$13$'],
        ['$6$', '$25$'],
        ['$9$', '$k$'],
      ],
    )}`,
    steps: [
      {
        ask: 'What is the run from the first row to the second?',
        answer: { typed: num(2 - -2) },
        slips: [
          {
            typed: num(0),
            says: 'You added $2$ and $-2$. A change is a difference: $2 - (-2)$.',
            misconception: 'a1-slope-adds-coordinates',
          },
          { typed: num(13 - 1), says: 'That is the change in $y$, the rise. The run is the change in $x$.' },
        ],
        done: 'Run: $2 - (-2) = 4$. Rise: $13 - 1 = 12$.',
      },
      {
        ask: 'What is the slope of the line?',
        answer: { typed: num(frac(13 - 1, 2 - -2)) },
        slips: [
          {
            typed: num(frac(4, 12)),
            says: 'You divided the run by the rise. The change in $y$ stands above.',
            misconception: 'a1-slope-run-over-rise',
          },
          {
            typed: num(12),
            says: 'That is the change for 4 steps in $x$. Divide.',
            misconception: 'a1-slope-ignores-x-step',
          },
        ],
        done: 'Slope: $\\frac{12}{4} = 3$',
      },
      {
        ask: 'From $x = 6$ to $x = 9$: what is $k$?',
        answer: { typed: num(25 + 3 * (9 - 6)) },
        slips: [
          {
            typed: num(3 * (9 - 6)),
            says: 'That is only the rise. Add it to the value at $x = 6$.',
            misconception: 'a1-slope-forgets-start-value',
          },
          {
            typed: num(25 + 12),
            says: 'From 6 to 9 the run is only 3.',
            misconception: 'a1-slope-ignores-x-step',
          },
        ],
        done: '$k = 25 + 3 \\cdot 3 = 34$',
      },
    ],
    answer: num(34),
    check: () => num(1 + (9 + 2) * 3),
  },
  trap: '<p>Mixing the order. For $(-2, 5)$ and $(4, 2)$, $\\frac{2 - 5}{-2 - 4}$ gives $\\frac{1}{2}$, although the line falls.</p>',
  check:
    '<p>Look at the sign: rising to the right is positive, falling is negative. Then walk it: go 1 to the right and up by the slope, again and again. You must meet the other point.</p>',
  mends: {
    'a1-slope-run-over-rise': [0, 3],
    'a1-slope-mixes-the-order': [0, 2],
    'a1-slope-adds-coordinates': [3, 1],
    'a1-slope-ratio-within-a-point': [3, 1],
    'a1-slope-ignores-x-step': [1, 0],
    'a1-slope-gives-x-step': [1, 1],
    'a1-slope-multiplies-steps': [1, 1],
    'a1-slope-subtracts-steps': [1, 1],
    'a1-slope-vertical-as-zero': [2, 2],
    'a1-slope-horizontal-as-undefined': [2, 2],
    'a1-slope-forgets-start-value': [1, 3],
    'a1-line-slip-untested': [3, 1],
    'a1-slope-equal-makes-one': [2, 2],
  },
})
