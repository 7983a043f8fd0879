import { lesson, num, tape, text } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

export const variablesBothSides = lesson({
  idea: '<p>In $5x + 3 = 2x + 15$ the variable stands on both sides. Look at the two strips: they are equally long, and both have two pieces of $x$. Take these off both strips. You need not know how long they are.</p><p>What is left, $3x + 3 = 15$, has $x$ on one side only. You can solve that already.</p>',
  figure: tape({
    alt: 'Two strips of the same length. Two pieces x stand at the start of both of them.',
    rows: [
      {
        name: '5x + 3',
        parts: [
          [4, 'x'],
          [4, 'x'],
          [4, 'x'],
          [4, 'x'],
          [4, 'x'],
          [3, '3'],
        ],
      },
      {
        name: '2x + 15',
        parts: [
          [4, 'x'],
          [4, 'x'],
          [15, '15'],
        ],
      },
    ],
  }),
  words: [
    { word: 'variable term', meaning: 'A number times the variable, such as $5x$ or $-2x$.' },
    { word: 'constant term', meaning: 'A term without a variable, such as 15.' },
    { word: 'no solution', meaning: 'No number makes the equation true.' },
    { word: 'identity', meaning: 'An equation that every number makes true, such as $2(x + 1) = 2x + 2$.' },
  ],
  rule: '<ol><li>Multiply out parentheses, if there are any.</li><li>Subtract one of the variable terms from both sides.</li><li>Undo the constant, then divide by the coefficient.</li></ol><p>If no variable is left, look at the constants. A true line such as $12 = 12$: every number is a solution. A false line such as $12 = 7$: there is no solution.</p>',
  use: '<p>The variable stands on both sides of the equals sign. In stories, two amounts start and grow differently and are to be <em>the same</em>.</p>',
  avoid:
    '<p>If two variable terms stand on the <em>same</em> side, as in $5x + 2x = 21$, combine them to $7x$ instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'If $7x - 4 = 3x + 16$, what is the value of $2x + 1$?',
      covers: ['algebra-1/both-sides', 'algebra-1/both-sides-then-evaluate'],
      steps: [
        {
          do: 'Subtract $3x$ from both sides: $7x - 3x - 4 = 16$, so $4x - 4 = 16$.',
          why: 'The $3x$ must vanish on the right, so it is subtracted there, and on the left as well.',
        },
        {
          do: 'Add 4 to both sides: $4x = 16 + 4 = 20$.',
          why: 'The 4 is subtracted on the left, so adding undoes it.',
        },
        {
          do: 'Divide both sides by 4: $x = \\frac{20}{4} = 5$.',
          why: '$4x$ is not yet $x$. Test: $7 \\cdot 5 - 4 = 31$ and $3 \\cdot 5 + 16 = 31$.',
        },
        {
          do: 'Put 5 in: $2x + 1 = 2 \\cdot 5 + 1 = 11$. The answer is 11.',
          why: 'The question asks for $2x + 1$, not for $x$.',
        },
      ],
      answer: num(11),
      check: () => num(2 * tried((x) => 7 * x - 4 === 3 * x + 16) + 1),
    },
    {
      level: 'Next',
      asks: 'Club North charges a yearly fee of \\$18 and \\$9 for each dance class. Club South charges a yearly fee of \\$48 and \\$4 for each dance class. For how many classes in a year do both clubs cost the same?',
      covers: ['algebra-1/both-sides-offers'],
      steps: [
        {
          do: 'Let $x$ be the number of classes. North costs $9x + 18$, South costs $4x + 48$. The same: $9x + 18 = 4x + 48$.',
          why: 'Each total has its fee and its rate. Both grow with every class.',
        },
        {
          do: 'Subtract $4x$ from both sides: $5x + 18 = 48$.',
          why: 'With each class, North’s total grows by $9 - 4 = 5$ dollars more than South’s.',
        },
        {
          do: 'Subtract 18 from both sides: $5x = 48 - 18 = 30$.',
          why: 'South starts \\$30 higher. This is the gap to be closed.',
        },
        {
          do: 'Divide both sides by 5: $x = \\frac{30}{5} = 6$ classes. Test: $9 \\cdot 6 + 18 = 72$ and $4 \\cdot 6 + 48 = 72$.',
          why: 'A gap of \\$30 that shrinks by \\$5 each time is closed after 6 classes.',
        },
      ],
      answer: num(6),
      check: () => {
        let classes = 0
        for (let [north, south] = [18, 48]; north < south; north += 9, south += 4) classes++
        return num(classes)
      },
    },
    {
      level: 'Exam level',
      asks: 'How many solutions does $3(x + 4) = 3x + 7$ have?',
      covers: ['algebra-1/both-sides-how-many'],
      steps: [
        {
          do: 'Multiply out: $3 \\cdot x + 3 \\cdot 4 = 3x + 12$, so $3x + 12 = 3x + 7$.',
          why: 'The 3 multiplies both terms in the parentheses, the 4 too.',
        },
        {
          do: 'Subtract $3x$ from both sides: $12 = 7$.',
          why: 'The variable terms are equal and vanish. That does not mean that $x$ is 0.',
        },
        {
          do: '$12 = 7$ is false whatever $x$ is. There is no solution.',
          why: 'If it were $12 = 12$, every number would be a solution. If $x$ did not vanish, there would be exactly one.',
        },
      ],
      answer: text('There is no solution'),
      // The two sides differ by the same amount at 0 and at 1, so they always do.
      check: () => {
        const gap = (x: number) => 3 * (x + 4) - (3 * x + 7)
        return text(gap(0) === gap(1) && gap(0) !== 0 ? 'There is no solution' : 'Something else')
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Ana and Leo want to solve $8x + 6 = 3x - 14$. Ana writes $6 = -5x - 14$. Leo writes $11x + 6 = -14$. Whose first step is correct?</p>',
      covers: ['algebra-1/both-sides-methods'],
      steps: [
        {
          do: 'Solve it yourself: $5x + 6 = -14$, so $5x = -14 - 6 = -20$ and $x = \\frac{-20}{5} = -4$.',
          why: 'A correct line must be true for $-4$.',
        },
        {
          do: 'Put $-4$ into Ana’s line: $-5 \\cdot (-4) - 14 = 20 - 14 = 6$ is true.',
          why: 'Ana subtracted $8x$ on both sides. Collecting on the right is allowed.',
        },
        {
          do: 'Put $-4$ into Leo’s line: $11 \\cdot (-4) + 6 = -38$, not $-14$. Only Ana’s first step is correct.',
          why: 'Leo added $3x$ instead of subtracting it.',
        },
        {
          do: 'Where did this go wrong? Zoe gets 4. A sign was lost at the end: $\\frac{-20}{5}$ became 4.',
          why: 'Carry out each mistake offered. Only one ends at 4.',
          covers: ['algebra-1/both-sides-mistake'],
        },
      ],
      answer: text('Only Ana’s first step is correct.'),
      check: () => {
        const x = tried((n) => 8 * n + 6 === 3 * n - 14)
        const [ana, leo] = [-5 * x - 14 === 6, 11 * x + 6 === -14]
        return text(ana && !leo ? 'Only Ana’s first step is correct.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Mia has \\$15 and saves \\$12 a week. Jon has \\$55 and saves \\$7 a week. After how many weeks do they have the same amount?',
    steps: [
      {
        ask: 'Which equation fits, with $x$ for the number of weeks?',
        answer: { choose: ['$12x + 15 = 7x + 55$', '$12x + 15 = 55$', '$12x + 7x = 15 + 55$'] },
        slips: [
          {
            choice: 1,
            says: 'Here only Mia saves. Jon’s amount grows too, by \\$7 a week.',
            misconception: 'a1-uses-one-rate-only',
          },
          {
            choice: 2,
            says: 'This puts both savings together. The two amounts are to be equal, so each has a side of its own.',
          },
        ],
        done: '$12x + 15 = 7x + 55$: Mia’s amount on the left, Jon’s on the right.',
      },
      {
        ask: 'Subtract $7x$ from both sides. Which number is then the coefficient of $x$ on the left?',
        answer: { typed: num(12 - 7) },
        slips: [
          {
            typed: num(12 + 7),
            says: 'You added the two variable terms. They stand on different sides, so one is subtracted from both.',
            misconception: 'a1-adds-terms-across-the-equals-sign',
          },
        ],
        done: '$5x + 15 = 55$',
      },
      {
        ask: 'Undo the 15. What is $5x$ equal to?',
        answer: { typed: num(55 - 15) },
        slips: [
          {
            typed: num(55 + 15),
            says: 'You added 15 once more. It is added already, so subtract it.',
            misconception: 'a1-repeats-the-operation',
          },
        ],
        done: '$5x = 55 - 15 = 40$',
      },
      {
        ask: 'After how many weeks do they have the same amount?',
        answer: { typed: num(40 / 5) },
        slips: [
          {
            typed: num(40),
            says: 'That is $5x$, the gap at the start. Divide it by 5.',
            misconception: 'a1-stops-before-dividing',
          },
        ],
        done: '$x = \\frac{40}{5} = 8$. Test: $12 \\cdot 8 + 15 = 111$ and $7 \\cdot 8 + 55 = 111$.',
      },
    ],
    answer: num(8),
    check: () => num(tried((x) => 12 * x + 15 === 7 * x + 55)),
  },
  trap: '<p>Adding terms across the equals sign. From $7x - 4 = 3x + 16$ comes $4x - 4 = 16$, not $10x - 4 = 16$. A term that leaves one side is subtracted from both.</p>',
  check: '<p>Work out each side by itself with your number. Both must give the same value.</p>',
  mends: {
    'a1-adds-terms-across-the-equals-sign': [0, 0],
    'a1-repeats-the-operation': [0, 1],
    'a1-subtracts-in-the-wrong-order': [1, 2],
    'a1-stops-before-dividing': [0, 2],
    'a1-stops-at-the-letter': [0, 3],
    'a1-uses-one-rate-only': [1, 0],
    'a1-leaves-out-one-start': [1, 0],
    'a1-misreads-cancelled-variables': [2, 2],
    'a1-takes-equal-letters-for-no-solution': [2, 2],
    'a1-takes-vanished-letters-for-identity': [2, 2],
    'a1-takes-no-letters-for-zero': [2, 1],
    'a1-distributes-to-first-term-only': [2, 0],
    'a1-names-an-error-without-testing': [3, 3],
    'a1-accepts-an-unbalanced-step': [3, 2],
    'a1-rejects-a-correct-step': [3, 1],
    'a1-assumes-exactly-one-is-right': [3, 2],
    'a1-sets-the-parentheses-to-zero': [2, 0],
  },
})
