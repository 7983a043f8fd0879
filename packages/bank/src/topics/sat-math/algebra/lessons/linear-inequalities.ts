import { dot, lesson, note, num, plane, region, straight, text } from '#kit'

/** The whole numbers from −100 to 100 for which it holds. */
const all = (holds: (n: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

export const linearInequalities = lesson({
  idea: '<p>An equation asks where two amounts are equal. An inequality asks where one is below, or above, the other. So it has a whole range of solutions: all numbers up to a limit, or all points on one side of a line.</p><p>The limit itself comes from the equation. Then two questions are left: which side, and does the limit itself count? In a story there is a third: which <em>whole</em> numbers lie in the range?</p>',
  figure: plane(
    {
      alt: 'A solid line from the upper left to the lower right. The region below it is shaded and marked x + y ≤ 4. The point (0, 0) lies in the shaded region, the point (4, 3) does not.',
      x: [-3, 7],
      y: [-3, 7],
      xStep: 1,
      yStep: 1,
      height: 290,
    },
    [
      region([{ a: -1, b: -1, c: -4 }]),
      straight(-1, 4),
      dot(0, 0, { plain: true }),
      note(0.4, 0.4, '(0, 0)', { anchor: 'start' }),
      dot(4, 3, { plain: true, open: true, label: '(4, 3)' }),
      note(0.5, -1.9, 'x + y ≤ 4', { anchor: 'start', accent: true }),
    ],
  ),
  words: [
    { word: 'at least', meaning: 'That number or more: $\\ge$.' },
    { word: 'at most', meaning: 'That number or less: $\\le$. “No more than” means the same.' },
    { word: 'boundary', meaning: 'The line between solutions and non-solutions: solid if it counts, dashed if not.' },
    { word: 'integer', meaning: 'A whole number, positive, negative, or 0.' },
  ],
  rule: '<ol><li>Solve as you would solve an equation.</li><li>When you multiply or divide by a <em>negative</em> number, turn the sign around: $\\lt$ becomes $\\gt$.</li><li>“Or equal” includes the limit (solid line); $\\lt$ and $\\gt$ leave it out (dashed line).</li><li>In the plane, $y \\gt mx + b$ is the region above the line.</li></ol>',
  use: '<p>Use it for “at least,” “at most,” “budget,” “greatest possible,” and for shaded regions.</p>',
  avoid:
    '<p>Do not round a limit to the nearest whole number. For a maximum, 30.8 still means 30; for a minimum, 7.2 means 8.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Priya earns \\$14 an hour at a bookstore and \\$19 an hour as a tutor, and wants to earn at least \\$260 this week. Which inequality describes this, where $x$ is the hours at the bookstore and $y$ the hours as a tutor?',
      covers: ['sat-math/inequality-model'],
      steps: [
        {
          do: '$x$ hours at the bookstore bring $14x$ dollars; $y$ hours as a tutor bring $19y$ dollars.',
          why: 'Each rate goes with its own variable.',
        },
        { do: 'Together: $14x + 19y$ dollars.', why: 'The two amounts are added.' },
        {
          do: '“At least \\$260” means \\$260 or more: $14x + 19y \\ge 260$.',
          why: 'Test the words: \\$300 would be fine. “At most” turns the sign around.',
        },
        {
          do: 'A second limit is a second inequality: “at most 20 hours” means $x + y \\le 20$.',
          why: 'Hours are counted without the rates.',
          covers: ['sat-math/inequality-two-limits', 'sat-math/inequality-two-limits-rates'],
        },
      ],
      answer: text('$14x + 19y \\ge 260$'),
      // 10 hours of each bring 330 dollars, which is fine; 5 of each bring 165, which is not.
      check: () => {
        const earned = (x: number, y: number) => 14 * x + 19 * y
        return text(earned(10, 10) >= 260 && earned(5, 5) < 260 ? '$14x + 19y \\ge 260$' : '$14x + 19y \\le 260$')
      },
    },
    {
      level: 'Next',
      asks: 'A freight elevator carries at most 400 pounds. A cart of 35 pounds is loaded with boxes of 12 pounds each. What is the greatest number of boxes that can ride on the cart?',
      covers: ['sat-math/inequality-greatest-number', 'sat-math/inequality-could-be'],
      steps: [
        {
          do: 'For $n$ boxes: $35 + 12n \\le 400$.',
          why: 'The cart comes once, each box adds 12, and 400 itself is still allowed.',
        },
        { do: 'Subtract 35: $12n \\le 365$.', why: 'The cart takes 35 of the 400 pounds.' },
        { do: 'Divide by 12: $n \\le 30.4$, rounded.', why: '12 is positive: the sign stays.' },
        {
          do: 'The greatest whole number is 30. Test: $35 + 12 \\cdot 30 = 395$ fits, $35 + 12 \\cdot 31 = 407$ does not.',
          why: 'Rounding up would pass the limit.',
        },
      ],
      answer: num(30),
      check: () => {
        let boxes = 0
        for (let load = 35; load + 12 <= 400; load += 12) boxes++
        return num(boxes)
      },
    },
    {
      level: 'Exam level',
      asks: 'If $n$ is an integer and $9 - 4n \\lt -22$, what is the least possible value of $3n - 5$?',
      covers: [
        'sat-math/inequality-derived-value',
        'sat-math/absolute-value-integers',
        'sat-math/absolute-value-range',
        'sat-math/inequality-point-with-constant',
      ],
      steps: [
        {
          do: 'Subtract 9: $-4n \\lt -22 - 9$, so $-4n \\lt -31$.',
          why: 'Subtracting never turns the sign around.',
        },
        {
          do: 'Divide by $-4$ and turn the sign around: $n \\gt 7.75$.',
          why: 'Try 0: $9 \\lt -22$ is false, so small numbers are out.',
        },
        {
          do: 'The least integer above 7.75 is $n = 8$.',
          why: '7 lies below the limit.',
        },
        {
          do: '$3n - 5 = 3 \\cdot 8 - 5 = 19$',
          why: 'The 8 is not yet the answer.',
        },
        {
          do: 'Bars are a distance: $|n - 40| \\le 3$ means $37 \\le n \\le 43$.',
          why: 'Within 3 of 40.',
        },
        {
          do: 'A point with a constant: $(k, k + 5)$ satisfies $y \\gt 4x - 10$ if $k + 5 \\gt 4k - 10$. Subtract $k$: $5 \\gt 3k - 10$. Add 10: $15 \\gt 3k$, so $k \\lt 5$.',
          why: 'Put in both whole coordinates. The $k$ that crosses over is subtracted.',
        },
      ],
      answer: num(19),
      check: () => num(Math.min(...all((n) => 9 - 4 * n < -22).map((n) => 3 * n - 5))),
    },
    {
      level: 'Exam level',
      asks: `<p>The shaded region shows the solutions of an inequality.</p>${plane(
        {
          alt: 'A dashed line through (0, −1) and (1, 1). The region below the line is shaded.',
          x: [-6, 6],
          y: [-8, 8],
          height: 290,
        },
        [
          region([{ a: 2, b: -1, c: 1 }]),
          straight(2, -1, { dash: true }),
          dot(0, -1, { open: true }),
          dot(1, 1, { open: true }),
        ],
      )}<p>The point $(4, w)$ is a solution of this inequality and of $y \\gt -x + 2$, and $w$ is an integer. What is the greatest possible value of $w$?</p>`,
      covers: ['sat-math/inequality-from-graph', 'sat-math/inequality-system-value'],
      steps: [
        {
          do: 'Read the line: it starts at $-1$ on the vertical axis and rises 2 for each 1 to the right: $y = 2x - 1$.',
          why: 'It climbs to the right, so the slope is positive.',
        },
        {
          do: 'Dashed, and shaded below: $y \\lt 2x - 1$.',
          why: 'A dashed line does not count. Test the shaded point $(3, 0)$: 0 is less than 5.',
        },
        {
          do: 'Put 4 into both: $w \\lt 2 \\cdot 4 - 1 = 7$ and $w \\gt -4 + 2 = -2$.',
          why: 'Below the first line, above the second.',
        },
        {
          do: 'The integers between $-2$ and 7 go from $-1$ to 6. The greatest possible value is 6.',
          why: '7 itself is left out because the line is dashed.',
        },
      ],
      answer: num(6),
      check: () => num(Math.max(...all((w) => w < 2 * 4 - 1 && w > -4 + 2))),
    },
  ],
  tryIt: {
    asks: 'Diego plans a party at a bowling alley. The alley charges \\$55 for the lane and \\$13 for each guest. The budget is \\$310. What is the greatest number of guests that the budget allows?',
    steps: [
      {
        ask: 'Which inequality fits, with $n$ for the number of guests?',
        answer: { choose: ['$55 + 13n \\le 310$', '$55 + 13n \\ge 310$', '$(55 + 13)n \\le 310$'] },
        slips: [
          {
            choice: 1,
            says: 'This asks for \\$310 or more. A budget is a limit from above.',
            misconception: 'sm-turns-at-least-around',
          },
          {
            choice: 2,
            says: 'This pays for the lane with every guest. The \\$55 comes once.',
            misconception: 'sm-charges-the-fixed-part-each-time',
          },
        ],
        done: '$55 + 13n \\le 310$',
      },
      {
        ask: 'Subtract the price of the lane. How many dollars are left for guests?',
        answer: { typed: num(310 - 55) },
        slips: [
          {
            typed: num(310 + 55),
            says: 'You added the 55. The lane takes money out of the budget.',
            misconception: 'sm-repeats-the-operation',
          },
        ],
        done: '$13n \\le 255$, so $n \\le 19.6$, rounded',
      },
      {
        ask: 'What is the greatest number of guests?',
        like: 3,
        answer: { typed: num(Math.floor(255 / 13)) },
        slips: [
          {
            typed: num(20),
            says: 'Test it: $55 + 13 \\cdot 20 = 315$ is more than the budget.',
            misconception: 'sm-rounds-the-wrong-way',
          },
          {
            typed: num(Math.floor(310 / 13)),
            says: 'You divided the whole budget. The lane has to be paid first.',
            misconception: 'sm-drops-a-constant',
          },
          {
            typed: num(18),
            says: 'Those fit, but test one more guest: is there money left?',
            misconception: 'sm-strict-instead-of-inclusive',
          },
        ],
        done: '19 guests: $55 + 13 \\cdot 19 = 302$ fits, $55 + 13 \\cdot 20 = 315$ does not.',
      },
    ],
    answer: num(19),
    check: () => num(Math.max(...all((n) => 55 + 13 * n <= 310))),
  },
  trap: '<p>Dividing by a negative number without turning the sign around. $-4n \\lt -31$ gives $n \\gt \\frac{31}{4}$.</p>',
  check:
    '<p>Test your whole number and its neighbor: one must fit, the other must not. For a region, test a point. The graphing calculator shades it for you.</p>',
  mends: {
    'sm-takes-the-limit-itself': [1, 3],
    'sm-ends-for-center-and-radius': [2, 4],
    'sm-outside-for-inside': [2, 4],
    'sm-difference-of-the-ends-for-the-count': [3, 3],
    'sm-counts-the-ends-wrongly': [3, 3],
    'sm-one-side-only': [2, 4],
    'sm-turns-at-least-around': [0, 2],
    'sm-swaps-the-unknowns': [0, 0],
    'sm-turns-the-limit-of-the-total': [0, 2],
    'sm-charges-the-fixed-part-each-time': [1, 0],
    'sm-drops-a-constant': [1, 1],
    'sm-repeats-the-operation': [1, 1],
    'sm-rounds-the-wrong-way': [1, 3],
    'sm-strict-instead-of-inclusive': [1, 3],
    'sm-loses-a-minus-sign': [2, 1],
    'sm-stops-at-x': [2, 3],
    'sm-loses-the-minus-of-the-slope': [3, 0],
    'sm-shades-the-wrong-side': [3, 1],
    'sm-includes-the-boundary': [3, 3],
    'sm-answers-the-other-end': [3, 3],
    'sm-sign-of-a-constant': [2, 0],
    'sm-adds-the-ks': [2, 5],
    'sm-forgets-the-k-of-the-y-coordinate': [2, 5],
    'sm-forgets-a-condition': [3, 2],
    'sm-turns-a-condition-around': [2, 1],
  },
})
