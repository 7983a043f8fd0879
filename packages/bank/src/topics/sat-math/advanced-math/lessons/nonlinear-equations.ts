import { curve, dot, lesson, note, num, plane, vertical } from '#kit'

/** The whole numbers from −100 to 100 for which it holds, the least first. */
const all = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

export const nonlinearEquations = lesson({
  idea: '<p>The graph of a linear expression is a line and meets the horizontal axis once. A parabola can meet it twice, once, or not at all, so a quadratic equation has two, one, or no real solutions. The two solutions lie at equal distances left and right of the axis of symmetry.</p><p>Absolute values, too, have two cases. And squaring both sides of an equation may let in a number that is no solution: 3 and $-3$ have the same square.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward and crosses the x-axis at (−1, 0) and (3, 0). A dashed vertical line halfway between them, at 1, is marked axis.',
      x: [-4, 6],
      y: [-5, 6],
      xStep: 1,
      yStep: 1,
      height: 280,
    },
    [
      curve((x) => x * x - 2 * x - 3),
      vertical(1, { plain: true, dash: true }),
      dot(-1, 0),
      dot(3, 0),
      note(-1.3, 0.5, '(−1, 0)', { anchor: 'end' }),
      note(3.4, 0.5, '(3, 0)', { anchor: 'start' }),
      note(1.2, 4.4, 'axis', { anchor: 'start' }),
    ],
  ),
  words: [
    {
      word: 'solution, root, zero',
      meaning: 'A number that makes the equation true; on the graph, where it meets the horizontal axis.',
    },
    {
      word: 'discriminant',
      meaning: 'The number $b^2 - 4ac$ under the root: positive, two solutions; zero, one; negative, none.',
    },
    { word: 'extraneous solution', meaning: 'A number that solves the squared equation but not the original one.' },
    {
      word: 'absolute value',
      meaning: 'The distance of a number from 0: both 14 and $-14$ have the absolute value 14.',
    },
  ],
  rule: '<p>For $ax^2 + bx + c = 0$:</p><ul><li>Factor, or use $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.</li><li>The sum of the solutions is $-\\frac{b}{a}$.</li><li>Exactly one solution: $b^2 = 4ac$.</li></ul><p>Absolute value: two equations. Root: let it stand alone, square, test.</p>',
  use: '<p>Use it when the variable is squared, under a root, or between absolute value bars. Bring a quadratic equation to “$= 0$” first.</p>',
  avoid:
    '<p>If only the sum or the number of solutions is asked, do not solve. If all numbers are given, graph it: the graphing calculator shows every real solution.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the least solution of $|2x - 6| = 14$?',
      covers: ['sat-math/absolute-value-equation', 'sat-math/absolute-value-constant'],
      steps: [
        {
          do: 'What stands between the bars is 14 or $-14$: $2x - 6 = 14$ or $2x - 6 = -14$.',
          why: 'Both have the distance 14 from 0.',
        },
        { do: 'First: $2x = 20$, so $x = 10$.', why: 'Add 6, then divide by 2.' },
        { do: 'Second: $2x = -8$, so $x = -4$.', why: 'Again add 6: $-14 + 6 = -8$. Then divide all of it by 2.' },
        { do: 'The least solution is $-4$.', why: 'The question asks for the smaller of the two.' },
        {
          do: 'A constant is found in the same way: if $|4x - k| = 7$ has the solution 2, then $8 - k = 7$ or $8 - k = -7$, so $k$ is 1 or 15.',
          why: 'Put the solution in first; then both cases give a value of $k$.',
        },
        {
          do: 'With $x$ on both sides, test both numbers: $|x - 1| = 2x - 8$ gives 7 and 3. At 7 the right side is 6, at 3 it is $-2$. So 7 is the only solution.',
          why: 'An absolute value is never negative. The second case is $-x + 1 = 2x - 8$: both signs change.',
        },
      ],
      answer: num(-4),
      check: () => num(all((x) => Math.abs(2 * x - 6) === 14)[0] ?? 0),
    },
    {
      level: 'Next',
      asks: 'If $x^2 + 3x - 40 = 0$ and $x \\gt 0$, what is the value of $2x + 7$?',
      covers: [
        'sat-math/quadratic-positive-solution',
        'sat-math/product-equals-zero',
        'sat-math/square-equals-a-number',
      ],
      steps: [
        {
          do: 'Find two numbers with the product $-40$ and the sum 3: 8 and $-5$.',
          why: 'They are the constants of the factors.',
        },
        {
          do: 'Factor: $(x + 8)(x - 5) = 0$, so $x = -8$ or $x = 5$.',
          why: 'A product is 0 only if a factor is 0. The solutions have the opposite signs of the constants.',
        },
        { do: 'The condition picks $x = 5$.', why: 'Only this one is positive.' },
        { do: '$2x + 7 = 2 \\cdot 5 + 7 = 17$', why: 'The 5 is not yet what is asked.' },
      ],
      answer: num(17),
      check: () => num(2 * (all((x) => x * x + 3 * x - 40 === 0 && x > 0)[0] ?? 0) + 7),
    },
    {
      level: 'Exam level',
      asks: 'Which value of $x$ satisfies $\\sqrt{x + 11} = x - 1$?',
      covers: ['sat-math/radical-equation', 'sat-math/radical-exactly-one', 'sat-math/rational-extraneous'],
      steps: [
        {
          do: 'Square both sides: $x + 11 = x^2 - 2x + 1$.',
          why: 'The square of a difference has a middle term; it is not $x^2 - 1$ or $x^2 + 1$.',
        },
        {
          do: 'Bring all to one side: $0 = x^2 - 3x - 10 = (x - 5)(x + 2)$.',
          why: 'So 5 and $-2$ solve the squared equation.',
        },
        {
          do: 'Test 5: $\\sqrt{16} = 4$ and $5 - 1 = 4$. True.',
          why: 'A root equation is not solved before the test.',
        },
        {
          do: 'Test $-2$: $\\sqrt{9} = 3$, but $-2 - 1 = -3$. False. The only solution is 5.',
          why: 'A square root is never negative. The graphs of both sides meet only once.',
        },
      ],
      answer: num(5),
      check: () => num(all((x) => x + 11 >= 0 && Math.sqrt(x + 11) === x - 1)[0] ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'One solution of $x^2 - 8x + 9 = 0$ can be written as $4 + \\sqrt{k}$, where $k$ is a constant. What is the value of $k$?',
      covers: ['sat-math/quadratic-solution-form', 'sat-math/quadratic-sum-of-solutions'],
      steps: [
        {
          do: 'Use the formula: $x = \\frac{8 \\pm \\sqrt{64 - 36}}{2} = 4 \\pm \\frac{\\sqrt{28}}{2}$.',
          why: 'The numbers do not factor, so the formula is the tool.',
        },
        {
          do: 'Halve the root: $\\frac{\\sqrt{28}}{2} = \\sqrt{\\frac{28}{4}} = \\sqrt{7}$, so $k = 7$.',
          why: 'Under the root, dividing by 2 means dividing by 4. The 28 is the discriminant, not the answer.',
        },
        {
          do: 'If the <em>sum</em> of the solutions were asked: $-\\frac{-8}{1} = 8$.',
          why: 'The roots cancel: 4 plus something and 4 minus the same. With a leading coefficient you divide by it.',
        },
      ],
      answer: num(7),
      // (x − 4)² = 16 − 9
      check: () =>
        num(all((k) => k > 0 && Math.abs((4 + Math.sqrt(k)) ** 2 - 8 * (4 + Math.sqrt(k)) + 9) < 1e-9)[0] ?? 0),
    },
  ],
  tryIt: {
    asks: 'If $x^2 - 4x - 21 = 0$ and $x \\gt 0$, what is the value of $3x - 5$?',
    steps: [
      {
        ask: 'Which factors fit?',
        like: 1,
        answer: { choose: ['$(x - 7)(x + 3)$', '$(x + 7)(x - 3)$', '$(x - 7)(x - 3)$'] },
        slips: [
          {
            choice: 1,
            says: 'Multiply out: the middle term is then positive. The constants must add up to $-4$.',
            misconception: 'sm-slips-on-a-sign',
          },
          {
            choice: 2,
            says: 'Here the constant is positive. The product must be $-21$.',
            misconception: 'sm-slips-on-a-sign',
          },
        ],
        done: '$(x - 7)(x + 3) = 0$',
      },
      {
        ask: 'Which solution is positive?',
        like: 2,
        answer: { typed: num(7) },
        slips: [
          {
            typed: num(-3),
            says: 'That is the other solution. The condition asks for the positive one.',
            misconception: 'sm-reads-the-wrong-root',
          },
          {
            typed: num(3),
            says: 'The factor with 3 is 0 at $-3$. Take the other one.',
            misconception: 'sm-reads-the-wrong-root',
          },
        ],
        done: '$x = 7$',
      },
      {
        ask: 'What is the value of $3x - 5$?',
        like: 3,
        answer: { typed: num(3 * 7 - 5) },
        slips: [
          {
            typed: num(7),
            says: 'That is the solution. Put it into the expression.',
            misconception: 'sm-stops-half-way',
          },
          { typed: num(26), says: 'The 5 is subtracted.', misconception: 'sm-slips-on-a-sign' },
        ],
        done: '$3 \\cdot 7 - 5 = 16$. Test: $49 - 28 - 21 = 0$.',
      },
    ],
    answer: num(16),
    check: () => num(3 * (all((x) => x * x - 4 * x - 21 === 0 && x > 0)[0] ?? 0) - 5),
  },
  trap: '<p>Keeping a solution that came in by squaring. Whenever you squared both sides, test every number in the original equation.</p>',
  check:
    '<p>Put your solution into the original equation. Or graph the left side and the right side: they must meet there, and you see at once how many solutions there are.</p>',
  mends: {
    'sm-halves-instead-of-the-root': [2, 2],
    'sm-sign-of-the-factor-for-the-solution': [1, 1],
    'sm-one-case-of-two': [0, 4],
    'sm-keeps-the-number-of-a-false-case': [0, 5],
    'sm-changes-one-sign-between-the-bars': [0, 5],
    'sm-zero-between-the-bars': [0, 0],
    'sm-adds-both-cases': [0, 5],
    'sm-minus-means-no-solution': [0, 5],
    'sm-both-sides-the-same-line': [0, 5],
    'sm-loses-the-sign-of-k': [0, 4],
    'sm-forgets-the-leading-coefficient': [0, 2],
    'sm-reads-the-wrong-root': [1, 1],
    'sm-stops-half-way': [1, 3],
    'sm-squares-term-by-term': [2, 0],
    'sm-keeps-an-extraneous-solution': [2, 3],
    'sm-forgets-the-four': [3, 1],
    'sm-takes-another-coefficient': [3, 0],
    'sm-product-for-the-sum': [3, 2],
    'sm-takes-the-axis': [3, 2],
    'sm-turns-the-quotient-over': [3, 2],
    'sm-slips-on-a-sign': [1, 1],
    'sm-makes-both-sides-vanish': [2, 3],
    'sm-keeps-a-forbidden-value': [2, 3],
    'sm-adds-the-forbidden-value': [2, 3],
    'sm-adds-the-square-back': [3, 0],
    'sm-drops-the-factor-between-the-bars': [0, 4],
    'sm-multiplies-the-other-side-too': [0, 4],
  },
})
