import { dot, lesson, note, num, plane, straight } from '#kit'

/** What is asked, at the only pair of whole numbers from −100 to 100 for which it holds. */
function tried(holds: (x: number, y: number) => boolean, asked: (x: number, y: number) => number): number {
  for (let x = -100; x <= 100; x++) for (let y = -100; y <= 100; y++) if (holds(x, y)) return asked(x, y)
  return Number.NaN
}

export const linearSystems = lesson({
  idea: '<p>A system asks for one pair of numbers that makes two equations true at once. Each equation is a line, so you are looking for the point where two lines cross.</p><p>You may add or subtract multiples of the equations; the balance stays. Choose the multiples well, and one unknown disappears.</p><p>Lines with the same slope are special. They either never meet, or they are one and the same line.</p>',
  figure: plane(
    {
      alt: 'The lines x − y = −1 and 2x + y = 7 cross at the point (2, 3). A dashed line, 2x + y = 0, is parallel to 2x + y = 7.',
      x: [-4, 6],
      y: [-3, 7],
      xStep: 1,
      yStep: 1,
    },
    [
      straight(1, 1),
      straight(-2, 7, { plain: true }),
      straight(-2, 0, { plain: true, dash: true }),
      dot(2, 3),
      note(2.5, 2.9, '(2, 3)', { anchor: 'start' }),
      note(4.2, 4.4, 'x − y = −1', { anchor: 'start', accent: true }),
      note(0.8, 6.3, '2x + y = 7', { anchor: 'start' }),
      note(-2.3, 5, '2x + y = 0', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'system of equations', meaning: 'Two equations that must be true for the same pair of numbers.' },
    {
      word: 'elimination',
      meaning: 'Adding or subtracting multiples of the equations so that one unknown disappears.',
    },
    { word: 'substitution', meaning: 'Solving one equation for an unknown and putting the result into the other.' },
    {
      word: 'ratio of the equations',
      meaning: 'The factor that turns the coefficients of one equation into those of the other.',
    },
  ],
  rule: '<ol><li>Multiply one or both equations so that one unknown has equal or opposite coefficients.</li><li>Subtract or add; solve for the unknown that is left.</li><li>Put it into one of the equations to get the other.</li></ol><p>If one factor turns <em>both</em> coefficients of the first equation into those of the second: no solution when the constants do not have that factor, infinitely many when they do.</p>',
  use: '<p>Use it when two facts connect two unknowns: a number of pieces and a total price, two lines, two equations. Compare factors whenever the question speaks of “no solution” or “infinitely many.”</p>',
  avoid:
    '<p>If one equation is solved for a variable, substitute. If no constant is unknown, the graphing calculator is quickest: type both equations and click where they cross.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The graph of a system of two linear equations is shown.</p>${plane(
        {
          alt: 'Two straight lines that cross. One passes through (0, −5) with slope 2, the other through (0, 4) with slope −1.',
          x: [-6, 6],
          y: [-6, 6],
          height: 280,
        },
        [straight(2, -5), straight(-1, 4, { plain: true }), dot(0, -5), dot(0, 4, { plain: true })],
      )}<p>The solution of the system is $(x, y)$. What is the value of $x - y$?</p>`,
      covers: ['sat-math/system-graph'],
      steps: [
        {
          do: 'Find the crossing point: 3 to the right and 1 up, $(3, 1)$.',
          why: 'Only there are both equations true.',
        },
        { do: '$x - y = 3 - 1 = 2$', why: 'Keep the order: first coordinate minus second.' },
        {
          do: 'Test: $2 \\cdot 3 - 5 = 1$ and $-3 + 4 = 1$. So the answer is 2.',
          why: 'Both lines have the height 1 there.',
        },
      ],
      answer: num(2),
      check: () =>
        num(
          tried(
            (x, y) => y === 2 * x - 5 && y === -x + 4,
            (x, y) => x - y,
          ),
        ),
    },
    {
      level: 'Next',
      asks: 'Tickets for a concert cost \\$11 for adults and \\$6 for students. In all, 74 tickets were sold for \\$644. How many more adult tickets than student tickets were sold?',
      covers: ['sat-math/system-two-kinds', 'sat-math/system-substitute-once', 'sat-math/system-best-interpretation'],
      steps: [
        {
          do: 'For $a$ adults and $s$ students: tickets $a + s = 74$, dollars $11a + 6s = 644$.',
          why: 'One equation counts tickets, the other dollars. Each kind has its own price.',
        },
        {
          do: 'Multiply the first equation by 6: $6a + 6s = 444$.',
          why: 'Now one coefficient is the same in both.',
        },
        {
          do: 'Subtract: $5a = 644 - 444 = 200$, so $a = 40$.',
          why: '\\$200 is what adults pay beyond \\$6 each.',
        },
        {
          do: '$s = 74 - 40 = 34$, so $40 - 34 = 6$ more adult tickets were sold.',
          why: 'The question asks for the difference, not for one kind.',
        },
      ],
      answer: num(6),
      check: () =>
        num(
          tried(
            (a, s) => a + s === 74 && 11 * a + 6 * s === 644,
            (a, s) => a - s,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: '<p>$4x + 3y = 10$<br>$6x - 5y = 34$</p><p>The solution of the system is $(x, y)$. What is the value of $3x - 2y$?</p>',
      covers: ['sat-math/system-derived-value'],
      steps: [
        {
          do: 'Multiply the first equation by 3 and the second by 2: $12x + 9y = 30$ and $12x - 10y = 68$.',
          why: 'Every term is multiplied, the right sides too.',
        },
        {
          do: 'Subtract: $9y - (-10y) = 30 - 68$, so $19y = -38$ and $y = -2$.',
          why: 'Subtracting a negative adds.',
        },
        {
          do: 'Put $-2$ into the first equation: $4x - 6 = 10$, so $4x = 16$ and $x = 4$.',
          why: 'Write each number next to its variable.',
        },
        {
          do: '$3x - 2y = 3 \\cdot 4 - 2 \\cdot (-2) = 12 + 4 = 16$',
          why: 'Put negative numbers in parentheses.',
        },
      ],
      answer: num(16),
      check: () =>
        num(
          tried(
            (x, y) => 4 * x + 3 * y === 10 && 6 * x - 5 * y === 34,
            (x, y) => 3 * x - 2 * y,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: '<p>$-2x + 3y = 7$<br>$kx + 12y = 5$</p><p>In the given system of equations, $k$ is a constant. If the system has no solution, what is the value of $k$?</p>',
      covers: [
        'sat-math/system-no-solution-constant',
        'sat-math/system-how-many-solutions',
        'sat-math/system-infinite-solutions-constant',
        'sat-math/system-constant-twice',
      ],
      steps: [
        {
          do: 'Compare the $y$-terms: $12 = 4 \\cdot 3$, so the factor is 4.',
          why: 'Parallel lines have coefficients in the same ratio. You multiply; you do not add.',
        },
        { do: 'Use the factor on the $x$-term: $k = 4 \\cdot (-2) = -8$.', why: 'Keep the sign.' },
        {
          do: 'Test the constants: $4 \\cdot 7 = 28$, and 28 is not 5. There is no solution, so $k = -8$.',
          why: 'With 28 on the right side, both equations would be the same line.',
        },
        {
          do: 'A related question: $-2x + 3y = 7$ and $-8x + 12y = k + 4$ have infinitely many solutions. Then $k + 4 = 4 \\cdot 7 = 28$, so there $k = 24$.',
          why: 'The factor holds for all three numbers.',
        },
        {
          do: 'If the constant stands twice, as in $kx + 3y = 7$ and $12x + ky = 5$: $\\frac{k}{12} = \\frac{3}{k}$, so $k^2 = 36$, and a positive $k$ is 6.',
          why: 'Cross-multiply. 36 is the square: take its root, do not halve it.',
        },
      ],
      answer: num(-8),
      // Equal slopes: 2/3 for the first line, −k/12 for the second.
      check: () => num((-2 * 12) / 3),
    },
  ],
  tryIt: {
    asks: 'At a street fair, smoothies cost \\$9 and iced teas \\$4. On the first day, 65 drinks were sold for \\$435 in total. How many more smoothies than iced teas were sold?',
    steps: [
      {
        ask: 'With $x$ smoothies and $y$ iced teas, which system fits?',
        answer: {
          choose: [
            '$x + y = 65$ and $9x + 4y = 435$',
            '$x + y = 435$ and $9x + 4y = 65$',
            '$x + y = 65$ and $13(x + y) = 435$',
          ],
        },
        slips: [
          { choice: 1, says: 'Here 435 counts drinks. Say the unit of each equation.' },
          {
            choice: 2,
            says: 'This gives every drink the same price. Each kind has a price of its own.',
            misconception: 'sm-one-price-for-all',
          },
        ],
        done: '$x + y = 65$ and $9x + 4y = 435$',
      },
      {
        ask: 'Multiply the first equation by 4 and subtract it from the second. What is $5x$ equal to?',
        like: 2,
        answer: { typed: num(435 - 4 * 65) },
        slips: [
          { typed: num(435 - 65), says: 'The 65 must be multiplied by 4 too.' },
          { typed: num(435 + 4 * 65), says: 'You added. Then nothing disappears; subtract.' },
        ],
        done: '$5x = 435 - 260 = 175$',
      },
      {
        ask: 'How many smoothies were sold?',
        answer: { typed: num(175 / 5) },
        slips: [
          {
            typed: num(175),
            says: 'That belongs to 5 times the number. Divide by 5.',
            misconception: 'sm-stops-before-the-last-step',
          },
        ],
        done: '$x = \\frac{175}{5} = 35$',
      },
      {
        ask: 'How many more smoothies than iced teas were sold?',
        answer: { typed: num(35 - 30) },
        slips: [
          {
            typed: num(35),
            says: 'That is the number of smoothies. The question asks for a difference.',
            misconception: 'sm-stops-at-x',
          },
          {
            typed: num(30),
            says: 'That is the number of iced teas. The question asks for a difference.',
            misconception: 'sm-stops-at-the-other-variable',
          },
        ],
        done: '$y = 65 - 35 = 30$, and $35 - 30 = 5$. Test: $9 \\cdot 35 + 4 \\cdot 30 = 435$.',
      },
    ],
    answer: num(5),
    check: () =>
      num(
        tried(
          (x, y) => x + y === 65 && 9 * x + 4 * y === 435,
          (x, y) => x - y,
        ),
      ),
  },
  trap: '<p>Answering with one unknown when a combination is asked. And for “no solution”: forgetting the constants. If they have the same factor too, there are infinitely many solutions.</p>',
  check: '<p>Put your pair into <em>both</em> equations. Without a solution, the graphs are parallel.</p>',
  mends: {
    'sm-overlooks-one-of-the-three-ratios': [3, 2],
    'sm-expects-one-common-point': [3, 2],
    'sm-divides-by-the-factor-alone': [1, 0],
    'sm-takes-the-intercepts-for-coefficients': [0, 0],
    'sm-swaps-the-order': [0, 1],
    'sm-adds-the-unknowns': [0, 1],
    'sm-one-price-for-all': [1, 0],
    'sm-stops-at-x': [1, 3],
    'sm-stops-at-the-other-variable': [1, 3],
    'sm-compares-with-half': [1, 3],
    'sm-swaps-the-unknowns': [2, 2],
    'sm-loses-a-minus-sign': [2, 3],
    'sm-adds-the-same-difference': [3, 0],
    'sm-keeps-the-coefficient': [3, 1],
    'sm-uses-perpendicular-lines': [3, 0],
    'sm-stops-before-the-last-step': [3, 3],
    'sm-adds-instead-of-multiplying': [3, 0],
    'sm-names-the-other-kind': [1, 0],
    'sm-part-for-the-product': [1, 0],
    'sm-number-for-the-price': [1, 0],
    'sm-sign-of-a-constant': [3, 3],
    'sm-leaves-the-square': [3, 4],
    'sm-halves-the-square': [3, 4],
  },
})
