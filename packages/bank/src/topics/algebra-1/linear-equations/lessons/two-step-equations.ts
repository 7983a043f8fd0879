import { lesson, machine, num, text } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

export const twoStepEquations = lesson({
  idea: '<p>In $3x + 5 = 26$ two things happen to $x$: it is multiplied by 3, and then 5 is added. Solving means walking the same road back. What was done <em>last</em> is undone <em>first</em>, the way you take off your shoes before your socks.</p><p>An equation is a balance. It stays true as long as you do the same thing to the whole of both sides.</p>',
  figure: machine({
    alt: 'The road from x to 26 and back.',
    states: ['x', '3x', '26'],
    there: ['× 3', '+ 5'],
    back: ['÷ 3', '− 5'],
    values: ['7', '21', '26'],
  }),
  words: [
    { word: 'coefficient', meaning: 'The number that multiplies the variable: 3 in $3x + 5$.' },
    { word: 'constant', meaning: 'A number without a variable: 5 in $3x + 5$.' },
    { word: 'inverse operations', meaning: 'Operations that undo each other, such as adding 5 and subtracting 5.' },
    { word: 'solution', meaning: 'The number that makes the equation true when it replaces the variable.' },
  ],
  rule: '<p>To solve $ax + b = c$:</p><ol><li>Undo the constant: subtract $b$ from both sides.</li><li>Undo the coefficient: divide both sides by $a$.</li></ol>',
  use: '<p>The variable stands in one place only, is multiplied by a number, and a constant is added or subtracted. Word problems with a fixed part and a part for each unit have this form: total = fixed part + rate · number.</p>',
  avoid:
    '<p>If $x$ stands on both sides, collect its terms on one side first. If parentheses are multiplied, as in $4(x - 3) = 20$, divide by the factor in front or multiply out first.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $-4x + 12 = -16$ for $x$.',
      covers: ['algebra-1/two-step-equation'],
      steps: [
        {
          do: 'Read what happens to $x$: it is multiplied by $-4$, then 12 is added.',
          why: 'The order tells you what to undo first: the 12.',
        },
        {
          do: 'Subtract 12 from both sides: $-4x + 12 - 12 = -16 - 12$, so $-4x = -28$.',
          why: 'Do the opposite: 12 is added, so subtract it. If it were subtracted, you would add it. On the right, $-16 - 12$ goes down to $-28$.',
        },
        {
          do: 'Divide both sides by $-4$: $x = -28 \\div (-4) = 7$.',
          why: 'The minus sign belongs to the coefficient. A negative divided by a negative is positive.',
        },
        {
          do: 'Test: $-4 \\cdot 7 + 12 = -28 + 12 = -16$.',
          why: 'The left side has the value of the right side, so 7 is right.',
        },
      ],
      answer: num(7),
      check: () => num(tried((x) => -4 * x + 12 === -16)),
    },
    {
      level: 'Next',
      asks: 'A climbing gym charges a joining fee of \\$30 and \\$6 for each visit. Imani has paid \\$96 so far. How many visits has Imani made?',
      covers: ['algebra-1/two-step-fee', 'algebra-1/two-step-missing-coefficient'],
      steps: [
        {
          do: 'Let $x$ be the number of visits. The fee comes once, the \\$6 with every visit: $6x + 30 = 96$.',
          why: 'Ask what Imani pays for 0 visits: \\$30. That is the constant. The rate is the coefficient.',
        },
        {
          do: 'Subtract 30 from both sides: $6x = 96 - 30 = 66$.',
          why: 'Without the joining fee, \\$66 went to visits.',
        },
        { do: 'Divide both sides by 6: $x = \\frac{66}{6} = 11$.', why: 'Each visit takes \\$6 of the \\$66.' },
        {
          do: 'Test: 11 visits cost $6 \\cdot 11 = 66$ dollars, and $66 + 30 = 96$. Imani has made 11 visits.',
          why: 'Test in the story, not only in your equation: the equation itself may be wrong.',
        },
        {
          do: 'Asked another way: $kx + 30 = 96$ has the solution $x = 11$. Put it in: $11k + 30 = 96$, so $11k = 66$ and $k = 6$.',
          why: 'Now the coefficient is the unknown. The steps stay the same.',
        },
      ],
      answer: num(11),
      check: () => {
        let visits = 0
        for (let paid = 30; paid < 96; paid += 6) visits++
        return num(visits)
      },
    },
    {
      level: 'Exam level',
      asks: 'If $5x - 15 = 20$, what is the value of $2x - 9$?',
      covers: ['algebra-1/two-step-then-evaluate'],
      steps: [
        {
          do: 'Add 15 to both sides: $5x = 20 + 15 = 35$.',
          why: 'Here 15 is subtracted, so adding undoes it.',
        },
        {
          do: 'Divide both sides by 5: $x = \\frac{35}{5} = 7$.',
          why: 'This is $x$. The question asks for something else.',
        },
        {
          do: 'Put 7 in: $2x - 9 = 2 \\cdot 7 - 9 = 14 - 9 = 5$.',
          why: 'Now you use the operations as they stand; nothing is undone. The answer is 5.',
        },
      ],
      answer: num(5),
      // 2x − 9 is two fifths of 5x − 15, less 3.
      check: () => num((2 * 20) / 5 - 3),
    },
    {
      level: 'Exam level',
      asks: '<p>Rosa and Ben want to solve $4x - 12 = 20$. Rosa writes $x - 3 = 5$. Ben writes $x - 12 = 5$. Whose first step is correct?</p>',
      covers: ['algebra-1/two-step-methods'],
      steps: [
        {
          do: 'Solve it yourself: $4x = 20 + 12 = 32$, so $x = \\frac{32}{4} = 8$.',
          why: 'With the solution in hand you can test any line somebody writes.',
        },
        {
          do: 'Put 8 into Rosa’s line: $8 - 3 = 5$ is true. Rosa divided <em>every</em> term by 4.',
          why: 'Dividing first is allowed. $4x$, 12 and 20 all have to be divided.',
        },
        {
          do: 'Put 8 into Ben’s line: $8 - 12 = -4$, not 5. Only Rosa’s first step is correct.',
          why: 'Ben divided $4x$ and 20 and left the 12 as it was.',
        },
        {
          do: 'Where did this go wrong? Ana solves the same equation and gets 2. Subtracting 12 instead of adding it leads there: $4x = 20 - 12 = 8$.',
          why: 'Carry out each mistake that is offered. Leaving out the division would end at 32.',
          covers: ['algebra-1/two-step-mistake'],
        },
      ],
      answer: text('Only Rosa’s first step is correct.'),
      check: () => {
        const x = tried((n) => 4 * n - 12 === 20)
        const [rosa, ben] = [x - 3 === 5, x - 12 === 5]
        return text(rosa && !ben ? 'Only Rosa’s first step is correct.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'A printer charges \\$24 for a design and \\$8 for each T-shirt. The bill is \\$136. How many T-shirts were ordered?',
    steps: [
      {
        ask: 'Which equation fits the story, with $x$ for the number of T-shirts?',
        answer: { choose: ['$8x + 24 = 136$', '$24x + 8 = 136$', '$(8 + 24)x = 136$'] },
        slips: [
          {
            choice: 1,
            says: 'Here the design is paid for with every T-shirt. Ask: what comes once, and what comes with each one?',
          },
          {
            choice: 2,
            says: 'This adds the design to the price of every T-shirt. Only the \\$8 is multiplied; the \\$24 comes once.',
            misconception: 'a1-adds-rate-and-fixed-part',
          },
        ],
        done: '$8x + 24 = 136$: \\$24 once, and \\$8 for each T-shirt.',
      },
      {
        ask: 'Undo the constant. What is $8x$ equal to?',
        answer: { typed: num(136 - 24) },
        slips: [
          {
            typed: num(136 + 24),
            says: 'You added 24 once more. The 24 is added already, so subtract it.',
            misconception: 'a1-repeats-the-operation',
          },
          {
            typed: num(136 / 8),
            says: 'You divided first and left the 24 in place. What was done last, the adding, is undone first.',
            misconception: 'a1-undoes-in-the-wrong-order',
          },
        ],
        done: '$8x = 136 - 24 = 112$',
      },
      {
        ask: 'Undo the coefficient. How many T-shirts were ordered?',
        answer: { typed: num(112 / 8) },
        slips: [
          {
            typed: num(112 - 8),
            says: 'You subtracted 8. The 8 multiplies $x$, and only division undoes a multiplication.',
          },
          {
            typed: num(112),
            says: 'That is $8x$, the price of all T-shirts together. Divide by 8 to get $x$.',
            misconception: 'a1-stops-before-dividing',
          },
        ],
        done: '$x = \\frac{112}{8} = 14$. Test: $8 \\cdot 14 + 24 = 112 + 24 = 136$.',
      },
    ],
    answer: num(14),
    check: () => num(tried((x) => 24 + 8 * x === 136)),
  },
  trap: '<p>Dividing first and forgetting a term. From $3x + 5 = 26$ comes $x + \\frac{5}{3} = \\frac{26}{3}$, not $x + 5 = \\frac{26}{3}$. If you undo the constant first, there is only one term left to divide.</p>',
  check:
    '<p>Put your number in for $x$ and work out the left side. You must get the right side exactly. In a story, test with the story’s own words: fee once, then one unit after another.</p>',
  mends: {
    'a1-repeats-the-operation': [0, 1],
    'a1-divides-one-term-only': [3, 1],
    'a1-undoes-in-the-wrong-order': [0, 0],
    'a1-divides-without-undoing-the-sum': [0, 1],
    'a1-loses-a-minus-sign': [0, 2],
    'a1-subtracts-in-the-wrong-order': [0, 1],
    'a1-fixed-part-covers-the-first': [1, 0],
    'a1-adds-rate-and-fixed-part': [1, 0],
    'a1-stops-at-the-letter': [2, 1],
    'a1-stops-before-dividing': [1, 2],
    'a1-names-an-error-without-testing': [3, 3],
    'a1-accepts-an-unbalanced-step': [3, 2],
    'a1-rejects-a-correct-step': [3, 1],
    'a1-assumes-exactly-one-is-right': [3, 2],
    'a1-takes-a-factor-for-a-term': [1, 4],
  },
})
