import { curve, lesson, note, num, plane, quadraticRoots, solutions, surd, text } from '#kit'

const three = plane(
  {
    alt: 'Three parabolas that open upward. The first crosses the x-axis twice: positive discriminant, two solutions. The second touches it once: discriminant zero, one solution. The third stays above it: negative discriminant, no solution.',
    x: [-8, 8],
    y: [-3, 6],
    xStep: 1,
    yStep: 1,
    xEvery: 2,
    height: 240,
  },
  [
    curve((x) => (x + 5) ** 2 - 2, { from: -8, to: -2 }),
    curve((x) => x ** 2, { from: -3, to: 3 }),
    curve((x) => (x - 5) ** 2 + 1.5, { from: 2, to: 8 }),
    note(-5, -2.6, 'two solutions'),
    note(1.2, -1.7, 'one solution', { anchor: 'start' }),
    note(5, 0.5, 'no solution'),
  ],
)

export const quadraticFormula = lesson({
  idea: '<p>Completing the square solves every quadratic equation. If you do it once with $a$, $b$ and $c$ instead of numbers, you get a formula, and never have to do it again.</p><p>The formula takes a square root. What stands under the root, the discriminant, tells you beforehand what will happen: a positive number has two roots, 0 has one, and a negative number has no real root. On the graph you see how often the parabola meets the $x$-axis.</p>',
  figure: three,
  words: [
    { word: 'standard form', meaning: '$ax^2 + bx + c = 0$, with everything on one side.' },
    { word: 'discriminant', meaning: '$b^2 - 4ac$, the number under the root.' },
    { word: 'rational', meaning: 'A number that can be written as a fraction of integers.' },
    { word: 'irrational', meaning: 'A number that cannot, such as $\\sqrt{17}$.' },
  ],
  rule: '<p>$ax^2 + bx + c = 0$ has the solutions $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.</p><p>Discriminant positive: two real solutions, rational if it is a perfect square. Zero: exactly one. Negative: none.</p>',
  use: '<p>Always possible. It is the best way if factors do not come to mind quickly, or if a question asks how many or what kind of solutions there are.</p>',
  avoid:
    '<p>If the equation factors at once, or has no term with $x$ alone, those ways are shorter and leave fewer signs to lose.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What kind of solutions does $2x^2 - 5x - 4 = 0$ have?',
      covers: ['algebra-1/discriminant-value', 'algebra-1/discriminant-kind'],
      steps: [
        {
          do: 'Read the numbers with their signs: $a = 2$, $b = -5$, $c = -4$.',
          why: 'A minus sign belongs to the number behind it.',
        },
        {
          do: 'Put them in: $b^2 - 4ac = (-5)^2 - 4 \\cdot 2 \\cdot (-4)$.',
          why: 'Parentheses around negative numbers save the signs. The 4, $a$ and $c$ are all multiplied.',
        },
        {
          do: 'Work it out: $(-5)^2 = 25$, and $-4 \\cdot 2 \\cdot (-4) = 32$. The discriminant is $25 + 32 = 57$.',
          why: 'A square is never negative: $-5$ times $-5$ is 25. Minus times minus gives plus.',
        },
        {
          do: '57 is positive, but no perfect square. So there are: two irrational solutions.',
          why: '7 squared is 49 and 8 squared is 64. With 49 they would be rational.',
        },
      ],
      answer: text('two irrational solutions'),
      check: () => {
        const roots = quadraticRoots(2, -5, -4)
        return text(roots.length === 2 && roots.every((x) => x.n > 1) ? 'two irrational solutions' : 'another kind')
      },
    },
    {
      level: 'Next',
      asks: 'What are the solutions of $3x^2 = 5x + 1$?',
      covers: ['algebra-1/formula-solve', 'algebra-1/formula-put-in'],
      steps: [
        {
          do: 'Bring everything to the left: $3x^2 - 5x - 1 = 0$. So $a = 3$, $b = -5$, $c = -1$.',
          why: 'Reading 5 and 1 before moving them gives the wrong signs.',
        },
        {
          do: 'Discriminant: $(-5)^2 - 4 \\cdot 3 \\cdot (-1) = 25 + 12 = 37$.',
          why: 'Do this part first and by itself.',
        },
        {
          do: 'Start with $-b = 5$, divide by $2a = 6$: $x = \\frac{5 \\pm \\sqrt{37}}{6}$.',
          why: 'The formula has $-b$, and the opposite of $-5$ is 5. The fraction bar goes under everything.',
        },
        {
          do: 'Test roughly: $\\sqrt{37} \\approx 6.08$, so $x \\approx 1.85$. Then $3x^2 \\approx 10.2$ and $5x + 1 \\approx 10.2$.',
          why: 'Both sides agree, so signs and denominator are right.',
        },
      ],
      answer: text('$x = \\frac{5 \\pm \\sqrt{37}}{6}$'),
      check: () => {
        const roots = [-1, 1].map((s) => (5 + s * Math.sqrt(37)) / 6)
        return text(
          roots.every((x) => Math.abs(3 * x * x - 5 * x - 1) < 1e-9) ? '$x = \\frac{5 \\pm \\sqrt{37}}{6}$' : 'another',
        )
      },
    },
    {
      level: 'Exam level',
      asks: 'For what value of $c$ does $3x^2 - 12x + c = 0$ have exactly one real solution? What does the graph of $y = 3x^2 - 12x + c$ do for a greater $c$?',
      covers: ['algebra-1/discriminant-one-solution', 'algebra-1/discriminant-from-graph'],
      steps: [
        {
          do: 'Exactly one solution means that the discriminant is 0: $(-12)^2 - 4 \\cdot 3 \\cdot c = 0$.',
          why: 'Then plus and minus the root give the same.',
        },
        { do: 'So $144 - 12c = 0$, $12c = 144$ and $c = 12$.', why: 'Keep the 4 and the 3: together they make 12.' },
        {
          do: 'Test: $3x^2 - 12x + 12 = 3(x - 2)^2$, which is 0 only for $x = 2$.',
          why: 'A perfect square has one zero.',
        },
        {
          do: 'For a greater $c$ the discriminant is negative, and the graph stays above the $x$-axis. It opens upward, because $a = 3$ is positive.',
          why: 'Two things to read off a graph: opening gives the sign of $a$, crossings give the sign of the discriminant. The answer is 12.',
        },
      ],
      answer: num(12),
      // The minimum of 3x² − 12x is at x = 2 and must be lifted to 0.
      check: () => num(-Math.min(...Array.from({ length: 41 }, (_, i) => i - 20).map((x) => 3 * x * x - 12 * x))),
    },
    {
      level: 'Exam level',
      asks: 'Tom solved $x^2 - 4x - 3 = 0$ and got $x = \\frac{-4 \\pm \\sqrt{28}}{2}$. What are the right solutions, and which mistake did Tom make?',
      covers: ['algebra-1/formula-mistake'],
      steps: [
        {
          do: 'Discriminant: $(-4)^2 - 4 \\cdot 1 \\cdot (-3) = 16 + 12 = 28$.',
          why: 'Tom has 28 too, so this part is right.',
        },
        {
          do: 'Start with $-b = 4$: $x = \\frac{4 \\pm \\sqrt{28}}{2}$. Tom used $b$ instead of $-b$.',
          why: 'The denominator 2 is right as well. Compare part by part: start, root, denominator.',
        },
        {
          do: 'Simplify: $\\sqrt{28} = 2\\sqrt{7}$. Divide both terms by 2: $x = 2 - \\sqrt{7}$ or $x = 2 + \\sqrt{7}$.',
          why: 'The whole numerator is divided, not only the root.',
        },
      ],
      answer: solutions([surd(2, -1, 7), surd(2, 1, 7)]),
      check: () => solutions(quadraticRoots(1, -4, -3)),
    },
  ],
  tryIt: {
    asks: 'What are the solutions of $2x^2 = -3x + 4$?',
    steps: [
      {
        ask: 'Bring everything to the left. What is $c$?',
        answer: { typed: num(-4) },
        slips: [
          {
            typed: num(4),
            says: 'That is the number before it was moved. Subtract 4 on both sides.',
            misconception: 'a1-q-reads-signs-before-moving',
          },
        ],
        done: '$2x^2 + 3x - 4 = 0$: $a = 2$, $b = 3$, $c = -4$',
      },
      {
        ask: 'What is the discriminant?',
        answer: { typed: num(3 * 3 - 4 * 2 * -4) },
        slips: [
          {
            typed: num(9 - 32),
            says: 'Minus times minus gives plus: look at the sign of $c$.',
            misconception: 'a1-q-adds-4ac',
          },
          {
            typed: num(9 + 8),
            says: 'A factor is missing. Multiply 4, $a$ and $c$.',
            misconception: 'a1-q-forgets-the-four',
          },
          { typed: num(6 + 32), says: 'You doubled 3. Square it.', misconception: 'a1-q-doubles-instead-of-squaring' },
        ],
        done: '$3^2 - 4 \\cdot 2 \\cdot (-4) = 9 + 32 = 41$',
      },
      {
        ask: 'Which are the solutions?',
        answer: {
          choose: [
            '$x = \\frac{-3 \\pm \\sqrt{41}}{4}$',
            '$x = \\frac{3 \\pm \\sqrt{41}}{4}$',
            '$x = \\frac{-3 \\pm \\sqrt{41}}{2}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The formula starts with the opposite of $b$.',
            misconception: 'a1-q-keeps-the-sign-of-b',
          },
          { choice: 2, says: 'You divided by $a$. Below stands $2a$.', misconception: 'a1-q-divides-by-a-only' },
        ],
        done: '$x = \\frac{-3 \\pm \\sqrt{41}}{4}$',
      },
    ],
    answer: text('$x = \\frac{-3 \\pm \\sqrt{41}}{4}$'),
    check: () => {
      const roots = [-1, 1].map((s) => (-3 + s * Math.sqrt(41)) / 4)
      return text(
        roots.every((x) => Math.abs(2 * x * x + 3 * x - 4) < 1e-9) ? '$x = \\frac{-3 \\pm \\sqrt{41}}{4}$' : 'another',
      )
    },
  },
  trap: '<p>Losing signs. With $b = -3$ the formula starts with $-b = 3$, and $b^2$ is 9, never $-9$. With a negative $c$, the $-4ac$ becomes positive.</p>',
  check:
    '<p>Add your two solutions: the roots cancel, and the sum must be $-\\frac{b}{a}$. Or put a rounded solution into the equation.</p>',
  mends: {
    'a1-q-keeps-the-sign-of-b': [1, 2],
    'a1-q-adds-4ac': [0, 2],
    'a1-q-divides-by-a-only': [1, 2],
    'a1-q-negates-the-square-of-b': [0, 2],
    'a1-q-forgets-the-four': [0, 1],
    'a1-q-misreads-the-discriminant': [0, 3],
    'a1-q-takes-the-discriminant-for-negative': [0, 3],
    'a1-q-takes-the-discriminant-for-zero': [0, 3],
    'a1-q-takes-the-discriminant-for-a-square': [0, 3],
    'a1-q-takes-the-discriminant-for-no-square': [0, 3],
    'a1-q-reads-signs-before-moving': [1, 0],
    'a1-q-misreads-the-opening': [2, 3],
    'a1-q-doubles-instead-of-squaring': [0, 2],
    'a1-q-forgets-the-leading-coefficient': [2, 1],
    'a1-q-names-an-error-untested': [3, 1],
  },
})
