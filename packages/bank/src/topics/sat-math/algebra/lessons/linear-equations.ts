import { dot, frac, lesson, note, num, plane, straight } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

export const linearEquations = lesson({
  idea: '<p>A linear equation says that two expressions have the same value. Look at each side as a line: the solution is where the lines meet. Lines with different slopes meet once. Parallel lines never meet. If both sides are the same line, every number is a solution.</p><p>The SAT rarely asks for $x$ alone. It asks for an expression, a total, or the constant that makes the lines parallel. Read the last line first.</p>',
  figure: plane(
    {
      alt: 'Three lines. y = 2x + 3 and y = −x + 6 meet at the point (1, 5). y = 2x − 2 runs parallel to y = 2x + 3 and never meets it.',
      x: [-4, 6],
      y: [-4, 8],
      xStep: 1,
      yStep: 1,
    },
    [
      straight(2, 3),
      straight(2, -2, { plain: true, dash: true }),
      straight(-1, 6, { plain: true }),
      dot(1, 5),
      note(1.4, 5.4, '(1, 5)', { anchor: 'start' }),
      note(-1.4, 1.2, 'y = 2x + 3', { anchor: 'end', accent: true }),
      note(0.7, -2.4, 'y = 2x − 2', { anchor: 'start' }),
      note(4.1, 2.7, 'y = −x + 6', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'coefficient', meaning: 'The number that multiplies the variable: 4 in $4x - 12$.' },
    { word: 'constant', meaning: 'A fixed number. The SAT also calls an unknown but fixed $k$ a constant.' },
    {
      word: 'no solution',
      meaning: 'No value of $x$ makes the equation true; what is left is false, such as $24 = 9$.',
    },
    {
      word: 'infinitely many solutions',
      meaning: 'Every value of $x$ makes the equation true: both sides are one expression.',
    },
  ],
  rule: '<p>Bring the equation into the form $ax + b = cx + d$:</p><ol><li>Multiply out parentheses and collect like terms on each side.</li><li>$a \\ne c$: exactly one solution. Collect the $x$-terms on one side, the constants on the other, and divide.</li><li>$a = c$ and $b \\ne d$: no solution.</li><li>$a = c$ and $b = d$: infinitely many solutions.</li></ol>',
  use: '<p>Use it when the variable is never squared, under a root, or in a denominator. “Fee plus price for each” stories have this form too: total = fee + price · number.</p>',
  avoid:
    '<p>If the question is about the <em>number</em> of solutions, do not solve: compare coefficients. Equations with squares, roots, or variables in a denominator need other tools.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'If $4x - 12 = 28$, what is the value of $3x + 2$?',
      covers: ['sat-math/linear-derived-value', 'sat-math/linear-two-steps'],
      steps: [
        {
          do: 'Add 12 to both sides: $4x = 28 + 12 = 40$.',
          why: 'The 12 is subtracted, so adding undoes it. Subtracting once more would make it worse.',
        },
        {
          do: 'Divide both sides by 4: $x = \\frac{40}{4} = 10$.',
          why: 'Divide only when the constant is gone; otherwise it would have to be divided too.',
        },
        {
          do: 'Put 10 in: $3x + 2 = 3 \\cdot 10 + 2 = 32$. The answer is 32.',
          why: 'The question asks for this expression. The 10 will be among the options, and so will 30, without the constant.',
        },
      ],
      answer: num(32),
      // 3x is three fourths of 4x.
      check: () => num((3 * (28 + 12)) / 4 + 2),
    },
    {
      level: 'Next',
      asks: 'A pottery studio charges a membership fee of \\$45 and \\$12 for each class. Last season Amara paid \\$213 in all. If each class had cost \\$3 less, how much would Amara have paid in all, in dollars?',
      covers: ['sat-math/linear-changed-price', 'sat-math/formula-rearranged'],
      steps: [
        {
          do: 'Let $n$ be the number of classes: $45 + 12n = 213$.',
          why: 'The fee is paid once, the \\$12 with every class.',
        },
        { do: 'Subtract 45: $12n = 213 - 45 = 168$.', why: 'So much went to classes alone.' },
        {
          do: 'Divide by 12: $n = \\frac{168}{12} = 14$ classes.',
          why: 'The number of classes stays the same at the other price.',
        },
        {
          do: 'Each class now costs $12 - 3 = 9$ dollars: $45 + 14 \\cdot 9 = 45 + 126 = 171$. Amara would have paid \\$171.',
          why: 'The fee stays. The \\$3 is saved 14 times, not once, and the result must be below \\$213.',
        },
        {
          do: 'The same steps rearrange a formula: $t = 45 + 12(n - 3)$. Subtract 45, divide by 12, then add 3: $n = \\frac{t - 45}{12} + 3$.',
          why: 'Undo from the outside in. The whole of $t - 45$ is divided, and the number in the parentheses comes last.',
        },
      ],
      answer: num(171),
      check: () => num(213 - 3 * tried((n) => 45 + 12 * n === 213)),
    },
    {
      level: 'Exam level',
      asks: 'If $7(x - 4) = 3x + 8$, what is the value of $x - 4$?',
      covers: ['sat-math/linear-value-of-group'],
      steps: [
        {
          do: 'Multiply out: $7x - 28 = 3x + 8$.',
          why: 'The 7 multiplies both terms in the parentheses.',
        },
        {
          do: 'Subtract $3x$ and add 28: $4x = 8 + 28 = 36$.',
          why: 'Variable terms on one side, constants on the other.',
        },
        { do: 'Divide by 4: $x = 9$.', why: 'This will be among the options, but it is not what is asked.' },
        {
          do: 'The question asks for $x - 4 = 9 - 4 = 5$. Test: $7 \\cdot 5 = 35$ and $3 \\cdot 9 + 8 = 35$.',
          why: 'On the graphing calculator, $y = 7(x - 4)$ and $y = 3x + 8$ meet at $(9, 35)$. You still have to subtract 4.',
        },
      ],
      answer: num(5),
      // 3x + 8 = 3(x − 4) + 20, so 4(x − 4) = 20.
      check: () => num(tried((group) => 7 * group === 3 * group + 20)),
    },
    {
      level: 'Exam level',
      asks: '<p>$6(x + 4) - 2x = kx + 9$</p><p>In the given equation, $k$ is a constant. The equation has no solution. What is the value of $k$?</p>',
      covers: [
        'sat-math/linear-no-solution-constant',
        'sat-math/linear-how-many-solutions',
        'sat-math/linear-identity-constant',
      ],
      steps: [
        { do: 'Multiply out the left side: $6x + 24 - 2x$.', why: 'The 6 multiplies both terms.' },
        {
          do: 'Collect like terms: $4x + 24$.',
          why: 'The second coefficient is subtracted: 6 minus 2. The 24 has no variable and stays alone.',
        },
        {
          do: 'Compare $4x + 24 = kx + 9$. No solution means equal coefficients: $k = 4$.',
          why: 'Then the variable cancels and $24 = 9$ is left, which is never true. The two lines are parallel.',
        },
        {
          do: 'A related question: for which $k$ does $6(x + 4) - 2x = 4x + k$ have infinitely many solutions? Here the constants must agree too: $k = 24$.',
          why: 'Compare coefficients with coefficients and constants with constants. Both sides are then the same expression.',
        },
      ],
      answer: num(4),
      // Parallel: both sides grow by the same amount from x = 0 to x = 1.
      check: () => num(tried((k) => 6 * 5 - 2 - 6 * 4 === k + 9 - 9)),
    },
  ],
  tryIt: {
    asks: 'A swim club charges a yearly fee of \\$60 and \\$8 for each session. Last year Kenji paid \\$204 in all. If each session had cost \\$2 less, how much would Kenji have paid in all, in dollars?',
    steps: [
      {
        ask: 'Take off the fee. How many dollars went to sessions?',
        like: 1,
        answer: { typed: num(204 - 60) },
        slips: [
          {
            typed: num(204 + 60),
            says: 'You added the fee once more. It is in the \\$204 already, so take it off.',
            misconception: 'sm-repeats-the-operation',
          },
        ],
        done: '$8n = 204 - 60 = 144$',
      },
      {
        ask: 'How many sessions were paid for?',
        like: 2,
        answer: { typed: num(144 / 8) },
        slips: [
          {
            typed: num(frac(204, 8)),
            says: 'You divided the whole bill by 8. The fee is no session: take it off first.',
            misconception: 'sm-scales-the-whole-side',
          },
          { typed: num(144 / 6), says: 'You divided by the lower price. Kenji really paid \\$8 for each session.' },
        ],
        done: '$n = \\frac{144}{8} = 18$ sessions',
      },
      {
        ask: 'What would the fee and 18 sessions at the lower price have cost, in dollars?',
        like: 3,
        answer: { typed: num(60 + 18 * 6) },
        slips: [
          {
            typed: num(204 - 2),
            says: 'You took the \\$2 off only once. It is saved with every session.',
            misconception: 'sm-reduces-the-total-once',
          },
          {
            typed: num(18 * 6),
            says: 'Those are the sessions alone. The yearly fee is still to be paid.',
            misconception: 'sm-drops-a-constant',
          },
          {
            typed: num(18 * 2),
            says: 'That is what Kenji would have saved. The question asks for what would have been paid.',
            misconception: 'sm-answers-the-difference',
          },
        ],
        done: '$60 + 18 \\cdot 6 = 60 + 108 = 168$ dollars. Test: the saving is $18 \\cdot 2 = 36$, and $204 - 36 = 168$.',
      },
    ],
    answer: num(168),
    check: () => num(204 - 2 * tried((n) => 60 + 8 * n === 204)),
  },
  trap: '<p>Stopping at $x$. The value of the variable is nearly always an option when something else is asked. Write down what is asked before you start.</p>',
  check:
    '<p>Put your number into both sides of the original equation; they must agree. Or graph both sides and see where they meet. For “no solution,” the two lines must be parallel.</p>',
  mends: {
    'sm-none-and-all-mixed-up': [3, 3],
    'sm-always-expects-one-solution': [3, 2],
    'sm-stops-at-x': [2, 3],
    'sm-drops-a-constant': [0, 2],
    'sm-repeats-the-operation': [0, 0],
    'sm-scales-the-whole-side': [0, 1],
    'sm-multiplies-the-first-term-only': [2, 0],
    'sm-adds-instead-of-multiplying': [3, 0],
    'sm-adds-unlike-coefficients': [3, 1],
    'sm-mixes-unlike-terms': [3, 1],
    'sm-forgets-a-term': [3, 1],
    'sm-matches-the-constants': [3, 2],
    'sm-matches-the-coefficients': [3, 3],
    'sm-reduces-the-total-once': [1, 3],
    'sm-answers-the-difference': [1, 3],
    'sm-changes-up-instead-of-down': [1, 3],
    'sm-sign-of-a-constant': [0, 2],
    'sm-swaps-the-order': [3, 1],
    'sm-adds-before-dividing': [1, 4],
    'sm-adds-the-fixed-number': [1, 4],
    'sm-keeps-the-sign-in-the-parentheses': [1, 4],
    'sm-divides-one-term-only': [1, 4],
    'sm-loses-a-minus-sign': [3, 0],
  },
})
