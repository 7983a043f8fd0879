import { areaModel, lesson, num, quadraticRoots, solutions, surd, text, work } from '#kit'

export const completingTheSquare = lesson({
  idea: '<p>A square with the side $x + 3$ has area $(x + 3)^2$. Cut it up, and you see four parts: $x^2$, two strips of $3x$ each, and a corner of 9. So $x^2 + 6x$ is this square with its corner missing.</p><p>If you add the corner, you get a perfect square, and then the variable stands in one place only. That is why an equation that cannot be factored can be solved with a square root.</p>',
  figure: areaModel({
    alt: 'A square with the side x + 3, cut into four parts. The corner completes it.',
    across: ['x', '3'],
    down: ['x', '3'],
    cells: [
      ['x²', '3x'],
      ['3x', '9'],
    ],
  }),
  words: [
    {
      word: 'perfect square',
      meaning: 'An expression that is the square of another one, such as $x^2 + 6x + 9 = (x + 3)^2$.',
    },
    { word: 'to complete the square', meaning: 'To add the number that turns $x^2 + bx$ into a perfect square.' },
    { word: 'equivalent', meaning: 'With the same value for every $x$.' },
    { word: 'minimum', meaning: 'The smallest value that an expression can have.' },
  ],
  rule: '<p>Halve the coefficient of $x$, then square: $x^2 + bx + \\left(\\frac{b}{2}\\right)^2 = \\left(x + \\frac{b}{2}\\right)^2$.</p><ol><li>In an equation: move the constant term, add the square of the half on <em>both</em> sides, take roots.</li><li>In an expression: add it and subtract it again, so that the value stays the same.</li></ol>',
  use: '<p>An equation cannot be factored, you want the smallest value of an expression, or you need the form with a square. It is easiest if $x^2$ has no coefficient and $b$ is even.</p>',
  avoid:
    '<p>If two whole numbers with the right product and sum come to mind, factoring is faster. If there is no term with $x$ alone, take roots at once.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which number must be added to $x^2 - 14x$ to make it a perfect square?',
      covers: ['algebra-1/completing-missing-number'],
      steps: [
        {
          do: 'Halve the coefficient: half of 14 is 7.',
          why: 'There are two strips, so each gets half. The sign does not matter for the corner.',
        },
        {
          do: 'Square the half: $7^2 = 7 \\cdot 7 = 49$.',
          why: 'The corner is a square with the side 7: not 14, and not 7.',
        },
        {
          do: 'Test: $(x - 7)^2 = x^2 - 7x - 7x + 49 = x^2 - 14x + 49$. The number is 49.',
          why: 'Inside the square stands the half with its own sign, here minus.',
        },
      ],
      answer: num(49),
      // A perfect square has the discriminant 0.
      check: () => num(Array.from({ length: 300 }, (_, c) => c).find((c) => 14 * 14 - 4 * c === 0) ?? Number.NaN),
    },
    {
      level: 'Next',
      asks: 'What are the solutions of $x^2 - 6x - 5 = 0$?',
      covers: ['algebra-1/completing-solve'],
      steps: [
        {
          do: 'Add 5 on both sides: $x^2 - 6x = 5$.',
          why: 'The constant makes room for the corner. It changes its sign.',
        },
        {
          do: 'Half of 6 is 3, and $3^2 = 9$. Add 9 on both sides: $x^2 - 6x + 9 = 14$.',
          why: 'What is added on one side must be added on the other.',
        },
        { do: 'Write the square: $(x - 3)^2 = 14$.', why: 'Half of $-6$ is $-3$, so the sign in the square is minus.' },
        {
          do: 'Take roots and add 3: $x - 3 = \\pm\\sqrt{14}$, so $x = 3 - \\sqrt{14}$ or $x = 3 + \\sqrt{14}$.',
          why: 'Two numbers have the square 14. The 3 comes out of the square with the opposite sign.',
        },
      ],
      answer: solutions([surd(3, -1, 14), surd(3, 1, 14)]),
      check: () => solutions(quadraticRoots(1, -6, -5)),
    },
    {
      level: 'Exam level',
      asks: 'For all real numbers $x$, what is the smallest possible value of $x^2 + 10x + 7$?',
      covers: ['algebra-1/completing-rewrite', 'algebra-1/completing-least-value'],
      steps: [
        { do: 'Half of 10 is 5, and $5^2 = 25$.', why: 'This is the corner that $x^2 + 10x$ needs.' },
        {
          do: 'Add 25 and subtract it again: $x^2 + 10x + 25 - 25 + 7 = (x + 5)^2 - 18$.',
          why: 'An expression has no other side. Without the $-25$ it would have another value.',
        },
        {
          do: 'A square is never negative. It is 0 for $x = -5$, so the smallest value is $-18$.',
          why: '$-5$ says where this happens. The question asks for the value there.',
        },
        { do: 'Test: $(-5)^2 + 10 \\cdot (-5) + 7 = 25 - 50 + 7 = -18$.', why: 'The first form gives the same.' },
      ],
      answer: num(-18),
      check: () => num(Math.min(...Array.from({ length: 101 }, (_, i) => i - 50).map((x) => x * x + 10 * x + 7))),
    },
    {
      level: 'Exam level',
      asks: `<p>Mara solves $x^2 + 4x - 6 = 0$ by completing the square.</p>${work([
        '$x^2 + 4x = 6$',
        '$x^2 + 4x + 4 = 6$',
        '$(x + 2)^2 = 6$',
        '$x = -2 \\pm \\sqrt{6}$',
      ])}<p>In which step is the mistake?</p>`,
      covers: ['algebra-1/completing-first-error'],
      steps: [
        {
          do: 'Compare Step 1 with the equation: 6 was added on both sides. It is right.',
          why: 'Go from line to line. Ask what was done, and whether it was done on both sides.',
        },
        {
          do: 'Compare Step 2 with Step 1: on the left 4 was added, on the right nothing.',
          why: 'Half of 4 is 2, and 2 times 2 is 4: the number is right, but it is missing on the right side.',
        },
        {
          do: 'So the mistake is in Step 2. It should be $x^2 + 4x + 4 = 10$.',
          why: 'The lines after it follow correctly from a wrong line.',
        },
        {
          do: 'Who is right? For the same equation, Noah writes $(x + 2)^2 = 10$ and Eva $(x + 2)^2 - 4 = 6$. Add 4 to Eva’s: it is Noah’s. Both are right.',
          why: 'Bring the lines to one form before you judge. Two can be right.',
          covers: ['algebra-1/completing-judge'],
        },
      ],
      answer: text('Step 2'),
      check: () => {
        const left = [(x: number) => x * x + 4 * x - 6, (x: number) => x * x + 4 * x + 4 - 6]
        // At the true solution −2 + √10 a right line is true.
        const x = -2 + Math.sqrt(10)
        return text(Math.abs(left[0]?.(x) ?? 1) < 1e-9 && Math.abs(left[1]?.(x) ?? 0) > 1 ? 'Step 2' : 'another')
      },
    },
  ],
  tryIt: {
    asks: 'What are the solutions of $x^2 + 8x - 3 = 0$?',
    steps: [
      {
        ask: 'Move the constant: $x^2 + 8x = 3$. Which number completes the square?',
        like: 1,
        answer: { typed: num((8 / 2) ** 2) },
        slips: [
          {
            typed: num(8 * 8),
            says: 'You squared 8. Halve it first: there are two strips.',
            misconception: 'a1-q-forgets-to-halve',
          },
          {
            typed: num(8 / 2),
            says: 'That is the half. The corner is a square, so square the half.',
            misconception: 'a1-q-forgets-to-square-the-half',
          },
          { typed: num((8 * 8) / 2), says: 'First halve, then square.', misconception: 'a1-q-halves-the-square' },
        ],
        done: 'Half of 8 is 4, and $4^2 = 16$.',
      },
      {
        ask: 'Which line follows?',
        like: 2,
        answer: { choose: ['$(x + 4)^2 = 19$', '$(x + 4)^2 = 3$', '$(x - 4)^2 = 19$', '$(x + 8)^2 = 19$'] },
        slips: [
          {
            choice: 1,
            says: 'You added 16 on the left only. Add it on both sides.',
            misconception: 'a1-q-does-not-take-the-square-back',
          },
          {
            choice: 2,
            says: 'Multiply out: the middle term would be $-8x$.',
            misconception: 'a1-q-flips-the-sign-in-the-square',
          },
          { choice: 3, says: 'In the square stands half of 8.', misconception: 'a1-q-forgets-to-halve' },
        ],
        done: '$x^2 + 8x + 16 = 3 + 16$, so $(x + 4)^2 = 19$',
      },
      {
        ask: 'Take roots. Which are the solutions?',
        like: 3,
        answer: {
          choose: ['$x = -4 - \\sqrt{19}$ or $x = -4 + \\sqrt{19}$', '$x = 4 - \\sqrt{19}$ or $x = 4 + \\sqrt{19}$'],
        },
        slips: [
          {
            choice: 1,
            says: 'From $x + 4$ you subtract 4 on both sides.',
            misconception: 'a1-q-flips-the-sign-in-the-square',
          },
        ],
        done: '$x = -4 \\pm \\sqrt{19}$',
      },
    ],
    answer: solutions([surd(-4, -1, 19), surd(-4, 1, 19)]),
    check: () => solutions(quadraticRoots(1, 8, -3)),
  },
  trap: '<p>Using the wrong corner. For $x^2 + 6x$ it is 9: half of 6 is 3, and 3 squared is 9. It is not 3, not 36 and not 18.</p>',
  check: '<p>Multiply the square out again. The middle term and the constant must be those you started with.</p>',
  mends: {
    'a1-q-forgets-to-halve': [0, 0],
    'a1-q-forgets-to-square-the-half': [0, 1],
    'a1-q-halves-the-square': [0, 1],
    'a1-q-doubles-instead-of-squaring': [0, 1],
    'a1-q-does-not-take-the-square-back': [2, 1],
    'a1-q-adds-the-square-twice': [2, 1],
    'a1-q-flips-the-sign-in-the-square': [1, 2],
    'a1-q-overlooks-a-wrong-line': [3, 1],
    'a1-q-blames-the-line-beside': [3, 1],
    'a1-q-gives-the-place-for-the-value': [2, 2],
    'a1-q-accepts-a-wrong-step': [3, 3],
    'a1-q-rejects-a-right-step': [3, 3],
    'a1-q-expects-one-right-answer': [3, 3],
  },
})
