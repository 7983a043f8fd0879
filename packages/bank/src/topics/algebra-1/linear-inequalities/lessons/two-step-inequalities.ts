import { inequality, lesson, num, numberLine, text, type Value } from '#kit'

const XS = Array.from({ length: 801 }, (_, i) => (i - 400) / 4)

/** The ray of numbers that make it true, found by trying quarters; its end is a whole number. */
function tried(variable: string, holds: (x: number) => boolean): Value {
  const yes = XS.filter(holds)
  const [low, high] = [yes[0] ?? 0, yes.at(-1) ?? 0]
  if (low === XS[0])
    return Number.isInteger(high) ? inequality(variable, '<=', high) : inequality(variable, '<', high + 0.25)
  return Number.isInteger(low) ? inequality(variable, '>=', low) : inequality(variable, '>', low - 0.25)
}

const KEPT = 'Dividing by $-2$ without reversing the inequality sign'

export const twoStepInequalities = lesson({
  idea: '<p>An equation such as $2x + 3 = 11$ has one solution, 4. The inequality $2x + 3 \\lt 11$ has many: all numbers on one side of 4. You find the boundary with the same steps as in an equation.</p><p>One thing is new. Look at the number line: 2 is less than 5, but $-2$ is <em>greater</em> than $-5$. Multiplying by $-1$ mirrors all numbers at 0: left becomes right. So multiplying or dividing by a negative number reverses the inequality sign.</p>',
  figure: numberLine({
    alt: 'Number line with points at −5, −2, 2 and 5. On the right side of 0, 2 comes before 5; on the left side, −5 comes before −2.',
    from: -6,
    to: 6,
    step: 1,
    points: [
      { at: -5, label: '−5' },
      { at: -2, label: '−2' },
      { at: 2, label: '2' },
      { at: 5, label: '5' },
    ],
  }),
  words: [
    { word: 'inequality', meaning: 'A statement with $\\lt$, $\\gt$, $\\le$ or $\\ge$ between two expressions.' },
    { word: 'boundary', meaning: 'The number where the solutions begin or end. There both sides are equal.' },
    { word: 'strict', meaning: 'Without the boundary: $\\lt$ or $\\gt$, drawn as an open circle.' },
    { word: 'inclusive', meaning: 'With the boundary: $\\le$ or $\\ge$, drawn as a filled circle.' },
    { word: 'interval notation', meaning: '$[-4, \\infty)$ for $x \\ge -4$. A round parenthesis leaves its end out.' },
  ],
  rule: '<ol><li>Undo the constant on both sides. The sign stays.</li><li>Divide both sides by the coefficient. If it is <em>negative</em>, reverse the sign.</li></ol>',
  use: '<p>The variable stands once. If it stands on the right, turn the whole line around: $9 \\lt 4 - x$ is $4 - x \\gt 9$. Stories name a limit: at least, at most, more than, less than.</p>',
  avoid:
    '<p>Adding or subtracting never reverses the sign, and a negative <em>result</em> does not either: in $3x \\gt -12$ you divide by 3, so $x \\gt -4$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $-3x \\le 12$, and say how a number line shows all solutions.',
      covers: ['algebra-1/one-step-inequality', 'algebra-1/one-step-inequality-line'],
      steps: [
        {
          do: 'Divide both sides by $-3$ and reverse the sign: $x \\ge 12 \\div (-3)$, so $x \\ge -4$.',
          why: 'The $-3$ multiplies $x$, so you divide; adding 3 would not undo it.',
        },
        {
          do: 'On the number line: a filled circle at $-4$ and everything to its right.',
          why: '$\\ge$ includes the boundary. The steps never change that.',
        },
        {
          do: 'Test a number from your ray, 0: $-3 \\cdot 0 = 0$, and $0 \\le 12$ is true.',
          why: 'Test one outside as well: for $-5$ it is false.',
        },
        {
          do: 'Asked another way: in $\\frac{t}{-2} \\ge 8$, multiply by $-2$ and reverse the sign: $t \\le 8 \\cdot (-2)$, so $t \\le -16$.',
          why: 'Multiplying undoes a division. In $-\\frac{3}{4}x \\lt 6$, multiply by the reciprocal, $-\\frac{4}{3}$: $x \\gt -8$.',
        },
      ],
      answer: inequality('x', '>=', -4),
      check: () => tried('x', (x) => -3 * x <= 12),
    },
    {
      level: 'Next',
      asks: 'What is the least integer $x$ for which $5 - 2x \\lt 12$ is true?',
      covers: ['algebra-1/two-step-inequality', 'algebra-1/two-step-inequality-integer'],
      steps: [
        {
          do: 'Subtract 5 from both sides: $-2x \\lt 12 - 5$, so $-2x \\lt 7$.',
          why: 'Subtracting leaves the sign as it is.',
        },
        {
          do: 'Divide both sides by $-2$ and reverse the sign: $x \\gt -3.5$.',
          why: 'The coefficient is $-2$, with its sign.',
        },
        {
          do: 'The integers greater than $-3.5$ are $-3$, $-2$, $-1$, … The least is $-3$.',
          why: 'On the number line $-3$ lies to the right of $-3.5$, and $-4$ to its left.',
        },
        {
          do: 'Test: $5 - 2 \\cdot (-3) = 11$, less than 12. But $5 - 2 \\cdot (-4) = 13$ is not.',
          why: 'The integer works, its neighbor does not.',
        },
      ],
      answer: num(-3),
      check: () => num(Array.from({ length: 201 }, (_, i) => i - 100).find((x) => 5 - 2 * x < 12) ?? 999),
    },
    {
      level: 'Exam level',
      asks: 'A phone battery is at 90% and loses 6% every hour. Together with $t \\ge 0$, which inequality describes the times $t$, in hours, at which the charge is at least 30%?',
      covers: ['algebra-1/two-step-inequality-falling'],
      steps: [
        {
          do: 'After $t$ hours the charge is $90 - 6t$ percent. At least 30: $90 - 6t \\ge 30$.',
          why: 'Start minus loss. “At least 30” means 30 or more.',
        },
        { do: 'Subtract 90 from both sides: $-6t \\ge 30 - 90$, so $-6t \\ge -60$.', why: 'The sign stays.' },
        {
          do: 'Divide both sides by $-6$ and reverse the sign: $t \\le 10$.',
          why: 'It fits the story: the charge is high early, up to hour 10.',
        },
      ],
      answer: inequality('t', '<=', 10),
      check: () => tried('t', (t) => 90 - 6 * t >= 30),
    },
    {
      level: 'Exam level',
      asks: 'Omar solved $-2x + 6 \\gt 14$ and got $x \\gt -4$, which is wrong. Which mistake leads to this answer?',
      covers: ['algebra-1/two-step-inequality-mistake'],
      steps: [
        {
          do: 'Do it right first: $-2x \\gt 8$, so $x \\lt -4$.',
          why: 'Omar has the right boundary, but the wrong direction.',
        },
        {
          do: 'Try the usual mistakes. Adding 6 on the right: $-2x \\gt 20$, so $x \\lt -10$. Dividing by 2: $x \\gt 4$. Not dividing the 6: $x + 6 \\lt -7$, so $x \\lt -13$.',
          why: 'Each of them ends at another boundary.',
        },
        {
          do: `Only one mistake ends at $x \\gt -4$: ${KEPT}.`,
          why: 'Omar divided by a negative number and kept the sign.',
        },
      ],
      answer: text(KEPT),
      check: () => {
        const ends: readonly (readonly [string, Value])[] = [
          ['adding', tried('x', (x) => -2 * x - 6 > 14)],
          ['dividing by 2', tried('x', (x) => 2 * x + 6 > 14)],
          [KEPT, tried('x', (x) => -2 * x < 14 - 6)],
        ]
        return text(ends.find(([, end]) => end.key === inequality('x', '>', -4).key)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'What is the greatest integer $x$ for which $4 - 3x \\gt 14$ is true?',
    steps: [
      {
        ask: 'Undo the 4: $-3x$ is greater than which number?',
        answer: { typed: num(14 - 4) },
        slips: [
          {
            typed: num(14 + 4),
            says: 'You added 4 once more. It is added already, so subtract it.',
            misconception: 'a1-inequality-repeats-operation',
          },
        ],
        done: '$-3x \\gt 10$',
      },
      {
        ask: 'Divide by $-3$. Which line is right?',
        answer: { choose: ['$x \\lt -\\frac{10}{3}$', '$x \\gt -\\frac{10}{3}$', '$x \\gt \\frac{10}{3}$'] },
        slips: [
          {
            choice: 1,
            says: 'You divided by a negative number and kept the sign.',
            misconception: 'a1-keeps-direction-at-negative',
          },
          {
            choice: 2,
            says: 'You divided by 3. The coefficient is $-3$.',
            misconception: 'a1-ignores-negative-coefficient',
          },
        ],
        done: '$x \\lt -\\frac{10}{3}$, and $-\\frac{10}{3}$ is about $-3.33$.',
      },
      {
        ask: 'What is the greatest integer that fits?',
        answer: { typed: num(-4) },
        slips: [
          {
            typed: num(-3),
            says: 'Put it in: $4 - 3 \\cdot (-3) = 13$, which is not greater than 14. Go to the other side.',
            misconception: 'a1-rounds-boundary-the-wrong-way',
          },
        ],
        done: '$-4$. Test: $4 - 3 \\cdot (-4) = 16$, greater than 14.',
      },
    ],
    answer: num(-4),
    check: () => num(Array.from({ length: 201 }, (_, i) => 100 - i).find((x) => 4 - 3 * x > 14) ?? 999),
  },
  trap: '<p>Forgetting to reverse. From $-2x \\gt 8$ comes $x \\lt -4$. What counts is the sign of the number you divide by, nothing else.</p>',
  check:
    '<p>Put the boundary in: both sides must be equal. Then test one of your solutions and one number outside.</p>',
  mends: {
    'a1-keeps-direction-at-negative': [0, 0],
    'a1-reverses-without-reason': [1, 0],
    'a1-ignores-negative-coefficient': [1, 1],
    'a1-inequality-sign-of-bound': [0, 2],
    'a1-shifts-instead-of-dividing': [0, 0],
    'a1-changes-strictness': [0, 1],
    'a1-inequality-repeats-operation': [1, 0],
    'a1-inequality-divides-one-term': [3, 1],
    'a1-rounds-boundary-the-wrong-way': [1, 3],
    'a1-inequality-forgets-start': [2, 0],
    'a1-inequality-slip-untested': [3, 1],
  },
})
