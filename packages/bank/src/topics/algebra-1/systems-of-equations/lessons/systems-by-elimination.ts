import { lesson, num, point, table, text } from '#kit'

/** The only whole pair from −30 to 30 that passes the test. */
const tried = (holds: (x: number, y: number) => boolean): readonly [number, number] => {
  for (let x = -30; x <= 30; x++) for (let y = -30; y <= 30; y++) if (holds(x, y)) return [x, y]
  return [Number.NaN, Number.NaN]
}

export const systemsByElimination = lesson({
  idea: '<p>An equation says that two sides are the same number. So you may add one equation to another: equal numbers are added on both sides, and the result is still true.</p><p>That helps when a variable has opposite coefficients. Together they make 0, the variable is gone, and one variable is easy to solve. If there are no opposite terms yet, multiply an equation first. Multiplying every term by the same number keeps it true.</p>',
  figure: table(
    ['Equation', 'x-terms', 'y-terms', 'Right side'],
    [
      ['First', '2x', '+ 3y', '12'],
      ['Second', '5x', '− 3y', '9'],
      ['Sum', '7x', '0', '21'],
    ],
    'Adding column by column: the opposite terms cancel',
  ),
  words: [
    { word: 'eliminate', meaning: 'To make a variable disappear from an equation.' },
    { word: 'opposite coefficients', meaning: 'Coefficients with sum 0, such as 3 and $-3$.' },
    { word: 'multiple of an equation', meaning: 'The equation after every term was multiplied by the same number.' },
  ],
  rule: '<ol><li>Write like terms under each other.</li><li>Multiply one or both equations, so that one variable has opposite coefficients.</li><li>Add the equations and solve for the variable that is left.</li><li>Put its value into one of the first equations to find the other.</li></ol><p>With equal coefficients you can also subtract: change the sign of <em>every</em> term of the second equation, then add.</p>',
  use: '<p>Both equations have the form $ax + by = c$, above all with equal or opposite coefficients.</p>',
  avoid: '<p>If an equation already says $y = \\ldots$ or $x = \\ldots$, substitution is shorter.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Solve the system. What is $(x, y)$?</p><p>$4x + 3y = 11$<br/>$2x - 3y = -17$</p>',
      covers: ['algebra-1/elimination-add', 'algebra-1/elimination-what-is-left'],
      steps: [
        {
          do: 'The $y$-terms are opposite, so add. Left: $4x + 2x = 6x$. Right: $11 - 17 = -6$.',
          why: 'Opposite terms add up to 0. Equal terms would be subtracted instead.',
        },
        { do: 'Divide by 6: $6x = -6$ gives $x = -1$.', why: 'After adding, the variable still has a coefficient.' },
        {
          do: 'Put $-1$ into the first equation: $-4 + 3y = 11$. Add 4: $3y = 15$, so $y = 5$. The solution is $(-1, 5)$.',
          why: 'To undo $-4$, add 4 on both sides. Write $x$ first.',
        },
        {
          do: 'Test in the second: $2 \\cdot (-1) - 3 \\cdot 5 = -2 - 15 = -17$.',
          why: 'A pair that fits the first equation only is no solution.',
        },
      ],
      answer: point(-1, 5),
      check: () => point(...tried((x, y) => 4 * x + 3 * y === 11 && 2 * x - 3 * y === -17)),
    },
    {
      level: 'Next',
      asks: '<p>Which pair $(x, y)$ solves this system?</p><p>$3x + 4y = 10$<br/>$5x + 6y = 16$</p><p>By which numbers do you multiply so that $y$ cancels?</p>',
      covers: ['algebra-1/elimination-factors', 'algebra-1/elimination-multiply'],
      steps: [
        {
          do: 'The coefficients of $y$ are 4 and 6. Both go into 12, so aim at 12 and $-12$: the first equation by 3, the second by $-2$.',
          why: 'Each factor comes from the <em>other</em> coefficient. One is negative, because equal terms do not cancel when added.',
        },
        {
          do: 'Multiply every term: $9x + 12y = 30$ and $-10x - 12y = -32$.',
          why: 'The right side is multiplied too.',
        },
        { do: 'Add: $-x = -2$, so $x = 2$.', why: 'Column by column: 9 minus 10, and 30 minus 32.' },
        {
          do: 'Put 2 into the first equation: $6 + 4y = 10$. Subtract 6: $4y = 4$, so $y = 1$. The solution is $(2, 1)$.',
          why: 'The 6 is added, so it is subtracted from the right side.',
        },
        { do: 'Test in the second: $5 \\cdot 2 + 6 \\cdot 1 = 16$.', why: 'Both equations are true.' },
      ],
      answer: point(2, 1),
      check: () => point(...tried((x, y) => 3 * x + 4 * y === 10 && 5 * x + 6 * y === 16)),
    },
    {
      level: 'Exam level',
      asks: '<p>$2x + 5y = 23$<br/>$4x + y = 19$</p><p>If $(x, y)$ solves this system, what is the value of $x + y$?</p>',
      covers: ['algebra-1/elimination-shortcut'],
      steps: [
        {
          do: 'Add the equations as they stand: $6x + 6y = 42$.',
          why: 'The question wants the sum. Adding gives both variables the same coefficient.',
        },
        {
          do: 'Divide every term by 6: $x + y = 7$.',
          why: '42 is 6 times the sum, so it is not the answer yet.',
        },
        {
          do: 'Test the long way: $(4, 3)$ makes both equations true, and $4 + 3 = 7$.',
          why: 'The short way never needs the two values. Look for it whenever a sum or difference is asked for.',
        },
      ],
      answer: num(7),
      check: () => {
        const [x, y] = tried((a, b) => 2 * a + 5 * b === 23 && 4 * a + b === 19)
        return num(x + y)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Ana subtracted $2x + 5y = -3$ from $6x + 5y = 17$ and got $x = \\frac{7}{2}$. What is the right value, and what did Ana do wrong?</p>',
      covers: ['algebra-1/elimination-mistake'],
      steps: [
        {
          do: 'Subtract each term. Left: $6x - 2x = 4x$, and the $y$-terms cancel. Right: $17 - (-3) = 20$.',
          why: 'Subtracting $-3$ is the same as adding 3.',
        },
        { do: 'Divide: $4x = 20$, so $x = 5$.', why: 'This is the value to compare with.' },
        {
          do: 'Follow the mistake: $\\frac{7}{2} = \\frac{14}{4}$, so Ana had $4x = 14$. That is $17 + (-3)$. Ana subtracted on the left side, but added on the right side.',
          why: 'Carry out each mistake that comes to mind. Only one of them ends at the given answer.',
        },
      ],
      answer: text('$x = 5$'),
      check: () => text(`$x = ${[...Array(41).keys()].map((i) => i - 20).find((x) => 17 - 6 * x === -3 - 2 * x)}$`),
    },
  ],
  tryIt: {
    asks: '<p>Which pair $(x, y)$ solves this system?</p><p>$2x + 3y = 5$<br/>$7x + 4y = 24$</p><p>By which numbers do you multiply so that $y$ cancels?</p>',
    steps: [
      {
        ask: 'By which numbers do you multiply?',
        answer: {
          choose: [
            'The first by 4, the second by $-3$',
            'The first by 3, the second by $-4$',
            'The first by 4, the second by 3',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The coefficients become 9 and $-16$. Each equation needs the coefficient of the other one.',
            misconception: 'a1-elimination-own-coefficient',
          },
          {
            choice: 2,
            says: 'Both terms become equal. When you add, only opposite terms cancel.',
            misconception: 'a1-elimination-same-sign',
          },
        ],
        done: '$8x + 12y = 20$ and $-21x - 12y = -72$',
      },
      {
        ask: 'Add and divide. What is $x$?',
        like: 2,
        answer: { typed: num((20 - 72) / (8 - 21)) },
        slips: [
          {
            typed: num(20 - 72),
            says: 'That is the right side of the sum. The sum is $-13x$, so divide.',
            misconception: 'a1-elimination-stops-before-dividing',
          },
          {
            typed: num(-4),
            says: 'A negative divided by a negative is positive.',
            misconception: 'a1-system-sign-of-coordinate',
          },
        ],
        done: '$-13x = -52$, so $x = 4$',
      },
      {
        ask: 'Put 4 into the first equation and find $y$. Which pair is the solution?',
        like: 3,
        answer: { choose: ['$(4, -1)$', '$(-1, 4)$', '$(4, \\frac{13}{3})$'] },
        slips: [
          {
            choice: 1,
            says: 'The values are exchanged. Write $x$ first.',
            misconception: 'a1-system-swaps-coordinates',
          },
          {
            choice: 2,
            says: 'You added 8 to the right side. It is added on the left, so subtract it.',
            misconception: 'a1-system-adds-when-going-back',
          },
        ],
        done: '$3y = 5 - 8 = -3$, so $y = -1$: $(4, -1)$. Test in the second: $28 - 4 = 24$.',
      },
    ],
    answer: point(4, -1),
    check: () => point(...tried((x, y) => 2 * x + 3 * y === 5 && 7 * x + 4 * y === 24)),
  },
  trap: '<p>Subtracting only part of an equation. When you subtract $2x - 3y = -1$, every sign changes: you add $-2x + 3y = 1$.</p>',
  check:
    '<p>Put the pair into <em>both</em> of the first equations. The one you did not use for going back finds most mistakes.</p>',
  mends: {
    'a1-system-swaps-coordinates': [0, 2],
    'a1-system-sign-of-coordinate': [0, 3],
    'a1-system-one-equation-only': [0, 3],
    'a1-elimination-own-coefficient': [1, 0],
    'a1-elimination-same-sign': [1, 0],
    'a1-elimination-wrong-letter': [1, 0],
    'a1-elimination-stops-before-dividing': [2, 1],
    'a1-system-stops-at-one-letter': [2, 0],
    'a1-system-adds-for-subtracts': [3, 0],
    'a1-system-slip-untested': [3, 2],
    'a1-system-adds-when-going-back': [1, 3],
    'a1-sys-combines-the-wrong-way': [0, 0],
    'a1-sys-combines-one-side-only': [3, 0],
  },
})
