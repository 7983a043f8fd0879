import { curve, dot, lesson, num, plane, solutions, surd } from '#kit'

/** Whole solutions from −50 to 50. */
const tried = (p: (x: number) => number): number[] =>
  Array.from({ length: 101 }, (_, i) => i - 50).filter((x) => p(x) === 0)

const open = [-6, -3, -2, 1, 6].map((x) => dot(x, 0, { open: true, plain: true }))

export const solvingPolynomialEquations = lesson({
  idea: '<p>For degree 3 or more there is no handy formula. The way is always to factor. A product is 0 when one of its factors is 0, so each factor gives solutions of its own.</p><p>Sometimes factors show at once: a common $x$, two groups, or $x^4$ and $x^2$ that make a quadratic. If not, you guess a first solution, and the coefficients say where to look. For $x^3 - 4x^2 + x + 6 = 0$ only the divisors of 6 can be rational solutions. The figure marks them on the axis; the filled ones are solutions.</p>',
  figure: plane(
    {
      alt: 'A cubic curve with eight marked candidates on the x-axis: plus and minus 1, 2, 3 and 6. The curve passes through three of them, which are filled: −1, 2 and 3.',
      x: [-7, 7],
      y: [-10, 10],
      xStep: 1,
      yStep: 5,
      height: 240,
    },
    [curve((x) => x ** 3 - 4 * x ** 2 + x + 6), ...open, dot(-1, 0), dot(2, 0), dot(3, 0)],
  ),
  words: [
    {
      word: 'rational root theorem',
      meaning:
        'A rational solution $\\frac{p}{q}$ has $p$ dividing the constant term and $q$ dividing the leading coefficient.',
    },
    { word: 'candidate', meaning: 'A number that could be a solution and still has to be tested.' },
    { word: 'grouping', meaning: 'Factoring pairs of terms so that a common factor appears.' },
    { word: 'quadratic in form', meaning: 'An equation such as $x^4 - 5x^2 - 36 = 0$, quadratic in $x^2$.' },
  ],
  rule: '<ol><li>Bring everything to one side.</li><li>Take out common factors; try grouping or $u = x^2$.</li><li>If that fails, test candidates $\\pm\\frac{p}{q}$: $p$ divides the constant term, $q$ the leading coefficient.</li><li>Divide by the factor you found; solve the quadratic that is left.</li></ol>',
  use: '<p>The equation has degree 3 or more: bare, as the intersection of two graphs, or as a volume.</p>',
  avoid:
    '<p>Never divide both sides by $x$: in $x^3 = 4x$ that loses the solution 0. For degree 2 use the tools for quadratics.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $x^3 - 2x^2 - 9x + 18 = 0$.',
      covers: ['algebra-2/solve-by-grouping'],
      steps: [
        {
          do: 'Group: $x^2(x - 2) - 9(x - 2) = 0$.',
          why: 'Both groups leave the same factor.',
        },
        { do: 'Take out $x - 2$: $(x^2 - 9)(x - 2) = 0$.', why: 'It is common to both.' },
        {
          do: '$x - 2 = 0$ gives 2; $x^2 = 9$ gives 3 and $-3$. So $x = -3$ or $x = 2$ or $x = 3$.',
          why: 'Do not forget the negative root.',
        },
      ],
      answer: solutions([-3, 2, 3]),
      check: () => solutions(tried((x) => x ** 3 - 2 * x ** 2 - 9 * x + 18)),
    },
    {
      level: 'Next',
      asks: 'Solve $x^3 - 6x^2 + 6x + 8 = 0$.',
      covers: [
        'algebra-2/possible-rational-zero',
        'algebra-2/solve-a-cubic',
        'algebra-2/cubic-with-irrational-roots',
        'algebra-2/solution-from-value-table',
      ],
      steps: [
        {
          do: 'Candidates: the divisors of 8, so $\\pm 1, \\pm 2, \\pm 4, \\pm 8$.',
          why: 'The leading coefficient is 1, so the denominators are 1. With $3x^3$ there would be thirds as well.',
        },
        {
          do: 'Test: at 1 the value is 9, at 2 it is 4, at 4 it is $64 - 96 + 24 + 8 = 0$.',
          why: 'In a table of values you would look for the row with the wanted value.',
        },
        {
          do: 'Divide by $x - 4$: the row $1, -2, -2, 0$ gives $x^2 - 2x - 2 = 0$.',
          why: 'Synthetic division with 4.',
        },
        {
          do: 'Formula: $x = \\frac{2 \\pm \\sqrt{4 + 8}}{2} = \\frac{2 \\pm 2\\sqrt{3}}{2} = 1 \\pm \\sqrt{3}$.',
          why: '$\\sqrt{12} = 2\\sqrt{3}$. Both parts of the numerator are divided by 2.',
        },
        {
          do: 'Together: $x = 1 - \\sqrt{3}$ or $x = 1 + \\sqrt{3}$ or $x = 4$.',
          why: 'A cubic has at most three solutions, so these are all.',
        },
      ],
      answer: solutions([4, surd(1, 1, 3), surd(1, -1, 3)]),
      check: () => {
        const p = (x: number) => x ** 3 - 6 * x ** 2 + 6 * x + 8
        const right = [4, 1 + Math.sqrt(3), 1 - Math.sqrt(3)].every((x) => Math.abs(p(x)) < 1e-9)
        return right ? solutions([surd(1, -1, 3), surd(1, 1, 3), 4]) : solutions([])
      },
    },
    {
      level: 'Exam level',
      asks: 'What are all the real solutions of $x^5 - 5x^3 - 36x = 0$?',
      covers: ['algebra-2/quadratic-in-form'],
      steps: [
        {
          do: 'Take out $x$: $x(x^4 - 5x^2 - 36) = 0$. One solution is 0.',
          why: 'Dividing by $x$ instead would lose it.',
        },
        { do: 'With $u = x^2$ the rest is $u^2 - 5u - 36 = (u - 9)(u + 4)$.', why: 'The rest is quadratic in $x^2$.' },
        { do: 'So $x^2 = 9$ or $x^2 = -4$.', why: '$u$ is not yet $x$: roots still have to be taken.' },
        {
          do: '$x^2 = 9$ gives $\\pm 3$; $x^2 = -4$ gives nothing real. So $x = -3$ or $x = 0$ or $x = 3$.',
          why: 'A square is never negative.',
        },
        {
          do: 'Where did this go wrong? Emeka gets only $-3$ and 3. Dividing by $x$ leads there: it loses 0.',
          why: 'Wrong signs would show in other numbers.',
          covers: ['algebra-2/lost-solutions-mistake'],
        },
      ],
      answer: solutions([-3, 0, 3]),
      check: () => solutions(tried((x) => x ** 5 - 5 * x ** 3 - 36 * x)),
    },
    {
      level: 'Exam level',
      asks: 'A box holds 252 cubic inches. It is 3 inches longer than it is wide, and 5 inches taller than it is wide. How tall is the box, in inches?',
      covers: ['algebra-2/box-volume-equation'],
      steps: [
        { do: 'With the width $x$: $x(x + 3)(x + 5) = 252$.', why: 'Both differences are measured from the width.' },
        {
          do: 'Try whole numbers: $3 \\cdot 6 \\cdot 8 = 144$ is too small, $4 \\cdot 7 \\cdot 9 = 252$ fits. So $x = 4$.',
          why: 'The product grows with $x$, so there is only one positive solution.',
        },
        { do: 'The height is $4 + 5 = 9$ inches.', why: 'The question asks for the height; 4 is only the width.' },
      ],
      answer: num(9),
      check: () => num((tried((x) => x ** 3 + 8 * x ** 2 + 15 * x - 252)[0] ?? 0) + 5),
    },
  ],
  tryIt: {
    asks: 'Solve $x^3 - 6x^2 + 9x - 2 = 0$.',
    steps: [
      {
        ask: 'The candidates are $\\pm 1$ and $\\pm 2$. Which one is a solution?',
        like: 1,
        answer: { typed: num(2) },
        slips: [
          { typed: num(1), says: 'At 1 the value is $1 - 6 + 9 - 2 = 2$, not 0. Test another one.' },
          {
            typed: num(-2),
            says: 'With a negative number all four terms are negative here.',
            misconception: 'a2-loses-a-sign-in-a-product',
          },
        ],
        done: '$8 - 24 + 18 - 2 = 0$, so 2 is a solution.',
      },
      {
        ask: 'Divide by $x - 2$. What is left?',
        like: 2,
        answer: { choose: ['$x^2 - 4x + 1$', '$x^2 - 8x + 25$', '$x^2 - 4x - 1$'] },
        slips: [
          {
            choice: 1,
            says: 'You used $-2$ in synthetic division. The zero of $x - 2$ is 2.',
            misconception: 'a2-takes-the-zero-with-its-sign',
          },
          {
            choice: 2,
            says: 'Look at the third column: $9 + 2 \\cdot (-4)$.',
            misconception: 'a2-loses-a-sign-in-a-product',
          },
        ],
        done: 'The row is $1, -4, 1, 0$: $x^2 - 4x + 1 = 0$.',
      },
      {
        ask: 'Use the quadratic formula. What are all the solutions?',
        like: 3,
        answer: {
          choose: [
            '$x = 2 - \\sqrt{3}$ or $x = 2$ or $x = 2 + \\sqrt{3}$',
            '$x = 4 - \\sqrt{3}$ or $x = 2$ or $x = 4 + \\sqrt{3}$',
            '$x = 2 - \\sqrt{3}$ or $x = 2 + \\sqrt{3}$',
          ],
        },
        slips: [
          { choice: 1, says: 'Divide both parts of the numerator by 2.', misconception: 'a2-halves-only-the-root' },
          { choice: 2, says: 'The solution that you found first belongs to them as well.' },
        ],
        done: 'Formula: $x = \\frac{4 \\pm 2\\sqrt{3}}{2}$. All solutions: $x = 2 - \\sqrt{3}$ or $x = 2$ or $x = 2 + \\sqrt{3}$.',
      },
    ],
    answer: solutions([surd(2, -1, 3), 2, surd(2, 1, 3)]),
    check: () => {
      const p = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x - 2
      const right = [2, 2 + Math.sqrt(3), 2 - Math.sqrt(3)].every((x) => Math.abs(p(x)) < 1e-9)
      return right ? solutions([2, surd(2, 1, 3), surd(2, -1, 3)]) : solutions([])
    },
  },
  trap: '<p>Losing solutions: by dividing by $x$, by taking only the positive root of $x^2 = 9$, or by stopping at $u = x^2$. Write down one solution for each factor.</p>',
  check: '<p>Put every solution into the original equation. Count them: degree 3 has at most three.</p>',
  mends: {
    'a2-forgets-the-negative-root': [0, 2],
    'a2-inverts-the-rational-candidates': [1, 0],
    'a2-uses-any-denominator': [1, 0],
    'a2-reads-the-table-backwards': [1, 1],
    'a2-halves-only-the-root': [1, 3],
    'a2-takes-the-square-as-the-root': [2, 2],
    'a2-takes-a-root-of-a-negative-number': [2, 3],
    'a2-adds-both-differences': [3, 0],
    'a2-takes-the-difference-from-the-width': [3, 0],
    'a2-stops-at-the-letter': [3, 2],
    'a2-gives-a-difference-for-a-side': [3, 2],
    'a2-takes-the-zero-with-its-sign': [1, 2],
    'a2-poly-names-an-error-without-testing': [2, 4],
    'a2-uses-any-numerator': [1, 0],
    'a2-loses-a-sign-in-a-product': [1, 1],
    'a2-forgets-the-first-solution': [1, 4],
    'a2-reads-the-quadratic-backwards': [0, 2],
    'a2-uses-one-value-only': [2, 2],
    'a2-takes-b-for-minus-b': [1, 3],
  },
})
