import { curve, dot, lesson, num, plane, solutions, straight, text } from '#kit'

/** Whole solutions from −60 to 60; where a denominator is 0, nothing is solved. */
const tried = (left: (x: number) => number, right: (x: number) => number): number[] =>
  Array.from({ length: 121 }, (_, i) => i - 60).filter((x) => Math.abs(left(x) - right(x)) < 1e-9)

export const rationalEquations = lesson({
  idea: '<p>In $x + \\frac{6}{x} = 5$ the unknown stands in a denominator. Multiply both sides by that denominator, and the fractions are gone: $x^2 + 6 = 5x$. This quadratic equation has the solutions 2 and 3. In the figure they are the places where the curve has the height 5.</p><p>Multiplying has a price. At $x = 0$ the left side does not exist; the curve has no point there. The new equation has forgotten this. So a number may solve the new equation and still be forbidden in the old one. Every candidate is tested.</p>',
  figure: plane(
    {
      alt: 'A curve in two branches, one to the left and one to the right of the y-axis, and the dashed line y = 5, which meets the right branch at (2, 5) and (3, 5).',
      x: [-5, 8],
      y: [-9, 10],
      xStep: 1,
      yStep: 2,
      height: 260,
    },
    [
      straight(0, 5, { dash: true, plain: true }),
      curve((x) => x + 6 / x, { from: -5, to: -0.3 }),
      curve((x) => x + 6 / x, { from: 0.3, to: 8 }),
      dot(2, 5, { label: '(2, 5)', at: 'sw' }),
      dot(3, 5, { label: '(3, 5)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'rational equation', meaning: 'An equation with fractions that have the variable in a denominator.' },
    { word: 'clear the fractions', meaning: 'To multiply every term by a common denominator.' },
    { word: 'candidate', meaning: 'A solution of the new equation that still has to be tested.' },
    { word: 'extraneous solution', meaning: 'A candidate that makes a denominator 0 in the original equation.' },
  ],
  rule: '<ol><li>Note which $x$ make a denominator 0: they are forbidden.</li><li>Multiply <em>every</em> term by the common denominator.</li><li>Solve the new equation.</li><li>Throw out forbidden candidates; test the others.</li></ol>',
  use: '<p>The variable stands in a denominator, or a share such as $\\frac{7 + x}{10 + x}$ is to reach a certain value.</p>',
  avoid:
    '<p>If there is no equals sign, you may not multiply the fractions away: then simplify or combine them. If the denominators are numbers only, no candidate can be forbidden.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $\\frac{6}{x + 1} = \\frac{4}{x - 2}$.',
      covers: ['algebra-2/equation-of-two-fractions'],
      steps: [
        {
          do: 'Not allowed: $-1$ and 2. Multiply by both denominators: $6(x - 2) = 4(x + 1)$.',
          why: 'On each side its own denominator cancels, so each numerator meets the <em>other</em> denominator.',
        },
        { do: 'Multiply out: $6x - 12 = 4x + 4$.', why: 'The factor belongs to both terms in the parentheses.' },
        { do: '$2x - 12 = 4$, then $2x = 16$, so $x = 8$.', why: 'Subtract $4x$, add 12.' },
        {
          do: 'Test: $\\frac{6}{9} = \\frac{2}{3}$ and $\\frac{4}{6} = \\frac{2}{3}$.',
          why: 'A wrong result would show here.',
        },
        {
          do: 'Where did this go wrong? Tariq gets $x = -7$. Multiplying each numerator by its own denominator leads there: $6x + 6 = 4x - 8$, then $2x + 6 = -8$, so $2x = -14$.',
          why: 'Carry out each mistake that is offered. Multiplying only the $x$ would end at $\\frac{3}{2}$.',
          covers: ['algebra-2/rational-equation-mistake'],
        },
      ],
      answer: num(8),
      check: () =>
        num(
          tried(
            (x) => 6 / (x + 1),
            (x) => 4 / (x - 2),
          )[0] ?? 99,
        ),
    },
    {
      level: 'Next',
      asks: 'What are the solutions of $x + \\frac{10}{x} = 7$?',
      covers: ['algebra-2/number-and-its-reciprocal'],
      steps: [
        { do: 'Multiply every term by $x$: $x^2 + 10 = 7x$.', why: 'Also the $x$ and the 7, not only the fraction.' },
        { do: 'Bring everything to one side: $x^2 - 7x + 10 = 0$.', why: 'What crosses over changes its sign.' },
        {
          do: 'Factor: $(x - 2)(x - 5) = 0$, so $x = 2$ or $x = 5$.',
          why: 'The zeros have the opposite signs of the numbers in the factors.',
        },
        { do: 'Neither is 0, so both count. Test: $2 + 5 = 7$ and $5 + 2 = 7$.', why: 'Only 0 is forbidden here.' },
      ],
      answer: solutions([2, 5]),
      check: () =>
        solutions(
          tried(
            (x) => x + 10 / x,
            () => 7,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: 'Sofia has made 12 of 20 free throws this season. If every throw from now on goes in, how many more throws bring the share up to exactly 75%?',
      covers: ['algebra-2/raise-the-share'],
      steps: [
        {
          do: 'With $x$ more throws: $\\frac{12 + x}{20 + x} = \\frac{3}{4}$.',
          why: 'Each throw counts as made <em>and</em> as thrown: part and whole both grow.',
        },
        { do: 'Clear the fractions: $4(12 + x) = 3(20 + x)$.', why: 'Each numerator times the other denominator.' },
        { do: '$48 + 4x = 60 + 3x$, then $48 + x = 60$, so $x = 12$.', why: 'Subtract $3x$ and 48.' },
        {
          do: 'Test: 24 of 32 is $\\frac{3}{4}$. Sofia needs 12 more throws.',
          why: 'The question asks for what is added, not for the new total 32.',
        },
      ],
      answer: num(12),
      check: () => {
        let [made, thrown] = [12, 20]
        while (made / thrown < 0.75) [made, thrown] = [made + 1, thrown + 1]
        return num(thrown - 20)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Two students solve $\\frac{x}{x - 4} - \\frac{5}{x} = \\frac{16}{x(x - 4)}$. Omar says: “The solutions are 1 and 4.” Leila says: “Only 1 is a solution.” Who is right?</p>',
      covers: [
        'algebra-2/equation-with-extraneous-candidate',
        'algebra-2/equation-over-one-denominator',
        'algebra-2/extraneous-claims',
      ],
      steps: [
        {
          do: 'Not allowed: 0 and 4. Multiply every term by $x(x - 4)$: $x^2 - 5(x - 4) = 16$.',
          why: 'Each fraction keeps the factor that it lacked. With one common denominator on both sides, the numerators are set equal at once.',
        },
        { do: '$x^2 - 5x + 20 = 16$, so $x^2 - 5x + 4 = 0$.', why: 'Minus times minus: $-5 \\cdot (-4) = +20$.' },
        { do: '$(x - 1)(x - 4) = 0$ gives the candidates 1 and 4.', why: 'Both solve the new equation.' },
        {
          do: '4 makes $x - 4$ equal to 0, so it is extraneous. Only Leila is right.',
          why: 'At 1: $-\\frac{1}{3} - 5 = -\\frac{16}{3}$, and the right side is $\\frac{16}{-3}$. It passes.',
        },
      ],
      answer: text('Only Leila is right'),
      check: () =>
        text(
          tried(
            (x) => x / (x - 4) - 5 / x,
            (x) => 16 / (x * (x - 4)),
          ).join() === '1'
            ? 'Only Leila is right'
            : 'no',
        ),
    },
  ],
  tryIt: {
    asks: 'Solve $x + \\frac{12}{x} = 8$.',
    steps: [
      {
        ask: 'Multiply by $x$. What do you get?',
        answer: { choose: ['$x^2 + 12 = 8x$', '$x^2 + 12 = 8$', '$x + 12 = 8x$'] },
        slips: [
          { choice: 1, says: 'The right side has to be multiplied by $x$, too.' },
          { choice: 2, says: 'The first $x$ has to be multiplied, too: $x \\cdot x$.' },
        ],
        done: '$x^2 + 12 = 8x$',
      },
      {
        ask: 'Which equation is it with 0 on one side?',
        answer: { choose: ['$x^2 - 8x + 12 = 0$', '$x^2 + 8x + 12 = 0$'] },
        slips: [
          {
            choice: 1,
            says: 'What crosses to the other side changes its sign.',
            misconception: 'a2-adds-letters-across-the-equation',
          },
        ],
        done: '$x^2 - 8x + 12 = 0$',
      },
      {
        ask: 'Factor. What are the solutions?',
        answer: { choose: ['$x = 2$ or $x = 6$', '$x = -6$ or $x = -2$', 'Only $x = 6$'] },
        slips: [
          {
            choice: 1,
            says: 'Multiply your factors out: is the middle term $-8x$?',
            misconception: 'a2-takes-factors-with-the-wrong-sign',
          },
          {
            choice: 2,
            says: 'Test 2: the denominator is not 0, and $2 + 6 = 8$.',
            misconception: 'a2-rejects-a-valid-candidate',
          },
        ],
        done: '$(x - 2)(x - 6) = 0$, so $x = 2$ or $x = 6$. Test: $2 + 6 = 8$ and $6 + 2 = 8$.',
      },
    ],
    answer: solutions([2, 6]),
    check: () =>
      solutions(
        tried(
          (x) => x + 12 / x,
          () => 8,
        ),
      ),
  },
  trap: '<p>Forgetting a term without a fraction. $x + \\frac{6}{x} = 5$ times $x$ is $x^2 + 6 = 5x$, not $x^2 + 6 = 5$.</p>',
  check:
    '<p>First ask whether a candidate makes any denominator 0. If not, put it into both sides of the <em>original</em> equation.</p>',
  mends: {
    'a2-multiplies-straight-across': [0, 0],
    'a2-distributes-to-first-term-of-top': [0, 1],
    'a2-rat-names-an-error-without-testing': [0, 4],
    'a2-adds-letters-across-the-equation': [1, 1],
    'a2-takes-factors-with-the-wrong-sign': [1, 2],
    'a2-rejects-a-valid-candidate': [1, 3],
    'a2-changes-only-the-top': [2, 0],
    'a2-gives-the-new-total': [2, 3],
    'a2-loses-the-sign-when-combining': [3, 1],
    'a2-keeps-extraneous-solutions': [3, 3],
    'a2-rat-accepts-a-false-claim': [3, 3],
    'a2-rat-judges-one-claim-only': [3, 3],
    'a2-rat-rejects-a-true-claim': [3, 3],
    'a2-takes-the-number-in-a-factor-for-its-zero': [1, 2],
    'a2-subtracts-the-shares': [2, 0],
    'a2-takes-the-share-of-the-old-total': [2, 0],
  },
})
