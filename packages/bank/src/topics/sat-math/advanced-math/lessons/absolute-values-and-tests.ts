import { curve, dot, lesson, note, num, plane, straight, text } from '#kit'

/** The whole numbers from −100 to 100 for which it holds, the least first. */
const all = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

export const absoluteValuesAndTests = lesson({
  idea: '<p>An absolute value is a distance from 0. So $|x - 1| = 6$ has two cases: what stands between the bars is 6, or it is $-6$.</p><p>If the other side has the variable too, there are still two cases, but a number from them may fail. A distance is never negative, and the other side may be. In the figure, the line meets the V-shaped graph once, at $(7, 6)$. The second case gives 3, where the line is below the axis: there the two graphs do not meet.</p>',
  figure: plane(
    {
      alt: 'The V-shaped graph of y = |x − 1| with its corner at (1, 0), and a line that rises from (2, −4) through the point (3, −2) below the axis and meets the V at the point (7, 6).',
      x: [-2, 10],
      y: [-5, 9],
      xStep: 1,
      yStep: 1,
      height: 290,
    },
    [
      curve((x) => Math.abs(x - 1)),
      straight(2, -8, { dash: true }),
      dot(7, 6),
      dot(3, -2),
      note(7.5, 5.5, '(7, 6)', { anchor: 'start' }),
      note(3.5, -2.5, '(3, −2)', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'absolute value', meaning: 'The distance of a number from 0, written between bars; never negative.' },
    { word: 'case', meaning: 'One of the two possible signs of what stands between the bars.' },
    { word: 'extraneous', meaning: 'Found by a correct calculation in one case, but no solution of the equation.' },
  ],
  rule: '<p>For $|A| = B$:</p><ul><li>Case 1: $A = B$.</li><li>Case 2: $-A = B$, with every sign of $A$ changed.</li><li>Put both numbers into $B$. Where $B$ is negative, the number is extraneous.</li></ul>',
  use: '<p>Use it for every equation with bars. Let the bars stand alone on one side first.</p>',
  avoid:
    '<p>If the other side is a positive number, both cases hold: no test is needed. If it is a negative number, there is no solution, and nothing has to be solved.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the least solution of $|3x + 6| = 15$?',
      covers: ['sat-math/absolute-value-equation'],
      steps: [
        {
          do: 'Between the bars stands 15 or $-15$: $3x + 6 = 15$ or $3x + 6 = -15$.',
          why: 'Both are 15 away from 0. It does not stand for 0: that would give the corner of the graph.',
        },
        { do: 'First: $3x = 9$, so $x = 3$.', why: 'Subtract 6, then divide by 3.' },
        { do: 'Second: $3x = -21$, so $x = -7$.', why: '$-15 - 6 = -21$; then divide by 3.' },
        { do: 'The least solution is $-7$.', why: 'The question asks for the smaller of the two.' },
      ],
      answer: num(-7),
      check: () => num(all((x) => Math.abs(3 * x + 6) === 15)[0] ?? 0),
    },
    {
      level: 'Next',
      asks: 'What is the solution of $|x - 1| = 2x - 8$?',
      covers: ['sat-math/absolute-value-extraneous'],
      steps: [
        {
          do: 'Case 1: $x - 1 = 2x - 8$. Subtract $x$: $-1 = x - 8$, so $x = 7$.',
          why: 'Here what stands between the bars is not negative.',
        },
        {
          do: 'Case 2: $-x + 1 = 2x - 8$. Add $x$: $1 = 3x - 8$. Add 8: $9 = 3x$, so $x = 3$.',
          why: 'Both signs change. With $-x - 1$ only one would have.',
        },
        { do: 'Test 7: the right side is $2 \\cdot 7 - 8 = 6$, and $|7 - 1| = 6$.', why: 'Both sides agree.' },
        {
          do: 'Test 3: the right side is $2 \\cdot 3 - 8 = -2$. So 3 is extraneous, and the solution is 7.',
          why: 'An absolute value cannot be $-2$. The 3 drops out; it is not added to anything.',
        },
      ],
      answer: num(7),
      check: () => num(all((x) => Math.abs(x - 1) === 2 * x - 8)[0] ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'How many solutions does the equation $|3x + 10| = 2x + 5$ have?',
      covers: ['sat-math/absolute-value-how-many'],
      steps: [
        {
          do: 'Case 1: $3x + 10 = 2x + 5$. Subtract $2x$: $x + 10 = 5$, so $x = -5$.',
          why: 'Different coefficients of $x$: there is just one such number.',
        },
        {
          do: 'Case 2: $-3x - 10 = 2x + 5$. Subtract $2x$: $-5x - 10 = 5$. Add 10: $-5x = 15$, so $x = -3$.',
          why: 'Two cases, two numbers. They are not yet solutions.',
        },
        {
          do: 'Right side at $-5$: $2 \\cdot (-5) + 5 = -5$. At $-3$: $2 \\cdot (-3) + 5 = -1$.',
          why: 'Only numbers with a right side that is not negative are kept.',
        },
        {
          do: 'Both are negative, so the equation has no solution.',
          why: 'On a calculator, the line runs below the V. Had one number passed, there would be one solution; had both, two.',
        },
      ],
      answer: text('no solution'),
      check: () =>
        text(['no solution', 'one solution'][all((x) => Math.abs(3 * x + 10) === 2 * x + 5).length] ?? 'more'),
    },
  ],
  tryIt: {
    asks: 'What is the solution of $|x + 2| = 3x - 10$?',
    steps: [
      {
        ask: 'Case 1: what is $x$ if $x + 2 = 3x - 10$?',
        answer: { typed: num((2 + 10) / (3 - 1)) },
        slips: [
          {
            typed: num(4),
            says: 'You took 2 away from 10. Add 10 on both sides.',
            misconception: 'sm-slips-on-a-sign',
          },
        ],
        done: 'Subtract $x$: $2 = 2x - 10$. Add 10: $12 = 2x$, so $x = 6$.',
      },
      {
        ask: 'Case 2: what is $x$ if every sign between the bars changes?',
        answer: { typed: num((10 - 2) / (3 + 1)) },
        slips: [
          {
            typed: num(3),
            says: 'You changed only the sign of $x$. The opposite of $x + 2$ has two changed signs.',
            misconception: 'sm-changes-one-sign-between-the-bars',
          },
        ],
        done: '$-x - 2 = 3x - 10$. Add $x$: $-2 = 4x - 10$. Add 10: $8 = 4x$, so $x = 2$.',
      },
      {
        ask: 'What is the right side at $x = 6$?',
        answer: { typed: num(3 * 6 - 10) },
        slips: [
          { typed: num(28), says: 'The 10 is subtracted.', misconception: 'sm-slips-on-a-sign' },
          { typed: num(18), says: 'The 10 is still to be subtracted.', misconception: 'sm-stops-half-way' },
        ],
        done: '$3 \\cdot 6 - 10 = 8$, and $|6 + 2| = 8$.',
      },
      {
        ask: 'At $x = 2$ the right side is $-4$. Which numbers are solutions?',
        answer: { choose: ['Only 6', 'Both 2 and 6', 'Only 2'] },
        slips: [
          {
            choice: 1,
            says: 'At 2 the right side is negative, and an absolute value never is.',
            misconception: 'sm-keeps-the-number-of-a-false-case',
          },
          {
            choice: 2,
            says: 'Put 2 in: $|2 + 2|$ is 4, and the right side is $-4$.',
            misconception: 'sm-keeps-the-number-of-a-false-case',
          },
        ],
        done: 'Only 6 passes the test.',
      },
    ],
    answer: num(6),
    check: () => num(all((x) => Math.abs(x + 2) === 3 * x - 10)[0] ?? 0),
  },
  trap: '<p>Keeping every number that the two cases give. Each was found correctly, and still one may make an absolute value negative.</p>',
  check: '<p>Put each number into the side without the bars first: if it is negative there, you need not go on.</p>',
  mends: {
    'sm-one-case-of-two': [0, 0],
    'sm-reads-the-wrong-root': [0, 3],
    'sm-zero-between-the-bars': [0, 0],
    'sm-forgets-the-leading-coefficient': [0, 2],
    'sm-changes-one-sign-between-the-bars': [1, 1],
    'sm-keeps-the-number-of-a-false-case': [1, 3],
    'sm-adds-both-cases': [1, 3],
    'sm-both-sides-the-same-line': [2, 0],
    'sm-minus-means-no-solution': [2, 3],
  },
})
