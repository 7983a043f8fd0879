import { areaModel, lesson, num, text } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

export const equationsWithParentheses = lesson({
  idea: '<p>$4(x + 3)$ means four groups, and every group has $x$ <em>and</em> 3 in it. All together that is $4x$ and 12, not $4x$ and 3. The rectangle shows it: its height 4 counts for both parts of its width.</p><p>So $4(x + 3) = 32$ can be read in two ways. Either you look at everything: $4x + 12 = 32$. Or you look at one group: it has a fourth of 32, so $x + 3 = 8$. Both roads end at $x = 5$.</p>',
  figure: areaModel({
    alt: 'A rectangle of height 4 whose width has the parts x and 3.',
    across: ['x', '3'],
    down: ['4'],
    cells: [['4x', '12']],
  }),
  words: [
    { word: 'factor', meaning: 'A number that multiplies: 4 in $4(x + 3)$.' },
    { word: 'distribute', meaning: 'Multiply every term in the parentheses by the factor: $4(x + 3) = 4x + 12$.' },
    { word: 'term', meaning: 'A part of a sum or difference: $x$ and 3 in $x + 3$.' },
    { word: 'combine like terms', meaning: 'Write terms of the same kind as one: $11 + 6$ becomes 17.' },
  ],
  rule: '<p>$a(x + b) = ax + ab$. To solve $a(x + b) = c$, choose one:</p><ol><li>Divide both sides by $a$, then undo $b$.</li><li>Or multiply out, then solve in two steps.</li></ol><p>A factor takes its minus sign along: $-3(x - 2) = -3x + 6$.</p>',
  use: '<p>A sum or difference in parentheses is multiplied by a number. Stories say “each”: 4 tickets, each with its price and its fee. Divide first if the product stands alone and $c \\div a$ is whole.</p>',
  avoid:
    '<p>If something else stands beside the product, as in $11 - 3(x - 2) = 26$, do not divide first. Multiply out, or subtract the 11 from both sides. A fee that is paid only <em>once</em> needs no parentheses: $4x + 3$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $-5(x - 4) = 30$ for $x$.',
      covers: ['algebra-1/parentheses'],
      steps: [
        {
          do: 'Divide both sides by $-5$: $x - 4 = 30 \\div (-5) = -6$.',
          why: 'The product stands alone, so its factor can go first. Only dividing undoes a factor; subtracting $-5$ does not.',
        },
        {
          do: 'Add 4 to both sides: $x = -6 + 4 = -2$.',
          why: 'The 4 is subtracted in the parentheses, so adding undoes it.',
        },
        {
          do: 'The other road: multiply out to $-5x + 20 = 30$, then $-5x = 10$ and $x = 10 \\div (-5) = -2$.',
          why: '$-5 \\cdot (-4) = 20$: the factor multiplies the second term too, and two minus signs make a plus.',
        },
        {
          do: 'Test: $-5 \\cdot (-2 - 4) = -5 \\cdot (-6) = 30$.',
          why: 'Work out the parentheses first, then multiply.',
        },
      ],
      answer: num(-2),
      check: () => num(tried((x) => -5 * (x - 4) === 30)),
    },
    {
      level: 'Next',
      asks: 'Noor buys 4 concert tickets online. For each ticket there is a booking fee of \\$3. The total is \\$112. What is the price of one ticket without the fee, in dollars?',
      covers: ['algebra-1/parentheses-each', 'algebra-1/parentheses-missing-factor'],
      steps: [
        {
          do: 'Let $x$ be the price of one ticket. One ticket with its fee costs $x + 3$, and there are 4: $4(x + 3) = 112$.',
          why: 'The fee comes with each ticket, so it stands in the parentheses, where the 4 multiplies it.',
        },
        {
          do: 'Divide both sides by 4: $x + 3 = \\frac{112}{4} = 28$.',
          why: 'This is one ticket with its fee. It is not the answer yet.',
        },
        {
          do: 'Subtract 3 from both sides: $x = 28 - 3 = 25$. One ticket costs 25 dollars.',
          why: 'You look at one ticket now, so you take off one fee, not four.',
        },
        { do: 'Test: $4 \\cdot (25 + 3) = 4 \\cdot 28 = 112$.', why: 'Four tickets and four fees make up the total.' },
        {
          do: 'Asked another way: $k(x + 3) = 112$ has the solution $x = 25$. Put it in: $28k = 112$, so $k = 4$.',
          why: 'The parentheses become one number.',
        },
      ],
      answer: num(25),
      // All four fees are taken off first.
      check: () => num((112 - 3 - 3 - 3 - 3) / 4),
    },
    {
      level: 'Exam level',
      asks: 'What is the solution of $11 - 3(x - 2) = 26$?',
      covers: ['algebra-1/parentheses-minus'],
      steps: [
        {
          do: 'Multiply out with the factor $-3$: $11 - 3x + 6 = 26$.',
          why: '$-3 \\cdot x = -3x$ and $-3 \\cdot (-2) = 6$. Do not start with $11 - 3$: the 3 belongs to the parentheses.',
        },
        { do: 'Combine the constants: $17 - 3x = 26$.', why: '11 and 6 are like terms.' },
        { do: 'Subtract 17 from both sides: $-3x = 26 - 17 = 9$.', why: 'The minus sign stays with $3x$.' },
        {
          do: 'Divide both sides by $-3$: $x = 9 \\div (-3) = -3$.',
          why: 'Test: $11 - 3 \\cdot (-3 - 2) = 11 + 15 = 26$.',
        },
      ],
      answer: num(-3),
      check: () => num(tried((x) => 11 - 3 * (x - 2) === 26)),
    },
    {
      level: 'Exam level',
      asks: '<p>Omar and Tess want to solve $3(x + 6) = 27$. Omar writes $3x + 6 = 27$. Tess writes $x + 6 = 9$. Whose first step is correct?</p>',
      covers: ['algebra-1/parentheses-methods'],
      steps: [
        {
          do: 'Solve it yourself: $3x + 18 = 27$, so $3x = 9$ and $x = 3$.',
          why: 'A correct line must be true for 3.',
        },
        {
          do: 'Put 3 into Omar’s line: $3 \\cdot 3 + 6 = 15$, not 27.',
          why: 'Omar multiplied only the $x$.',
        },
        {
          do: 'Put 3 into Tess’s line: $3 + 6 = 9$ is true. Only Tess’s first step is correct.',
          why: 'Tess divided both sides by 3. Judge each line by itself.',
        },
        {
          do: 'Where did this go wrong? Eli gets 7. Omar’s line leads there: $3x = 21$. The mistake: only $x$ was multiplied by 3.',
          why: 'Follow each mistake offered to its end.',
          covers: ['algebra-1/parentheses-mistake'],
        },
      ],
      answer: text('Only Tess’s first step is correct.'),
      check: () => {
        const x = tried((n) => 3 * (n + 6) === 27)
        const [omar, tess] = [3 * x + 6 === 27, x + 6 === 9]
        return text(tess && !omar ? 'Only Tess’s first step is correct.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Mei orders 6 T-shirts. Printing a name costs \\$4 for each T-shirt. The total is \\$114. What does one T-shirt cost without printing, in dollars?',
    steps: [
      {
        ask: 'Which equation fits the story?',
        answer: { choose: ['$6(x + 4) = 114$', '$6x + 4 = 114$', '$(6 + 4)x = 114$'] },
        slips: [
          {
            choice: 1,
            says: 'Here only one name is printed. The \\$4 comes with each T-shirt.',
            misconception: 'a1-distributes-to-first-term-only',
          },
          {
            choice: 2,
            says: '6 counts T-shirts and 4 counts dollars. They cannot be added.',
            misconception: 'a1-adds-count-and-extra',
          },
        ],
        done: '$6(x + 4) = 114$: six T-shirts, each with its name.',
      },
      {
        ask: 'Divide both sides by 6. What is $x + 4$ equal to?',
        answer: { typed: num(114 / 6) },
        slips: [
          {
            typed: num(114 - 6),
            says: 'You subtracted 6. The 6 multiplies, and only dividing undoes that.',
            misconception: 'a1-subtracts-to-undo-a-product',
          },
        ],
        done: '$x + 4 = \\frac{114}{6} = 19$',
      },
      {
        ask: 'What does one T-shirt cost without printing?',
        answer: { typed: num(114 / 6 - 4) },
        slips: [
          {
            typed: num(114 / 6 + 4),
            says: 'You added 4 once more. It is in the 19 already, so take it off.',
            misconception: 'a1-repeats-the-operation',
          },
          {
            typed: num(114 / 6),
            says: 'That is one T-shirt with its name. The printing has to come off.',
            misconception: 'a1-divides-without-undoing-the-sum',
          },
        ],
        done: '$x = 19 - 4 = 15$. Test: $6 \\cdot (15 + 4) = 6 \\cdot 19 = 114$.',
      },
    ],
    answer: num(15),
    check: () => num((114 - 6 * 4) / 6),
  },
  trap: '<p>Multiplying only the first term. $5(x - 4)$ is $5x - 20$, not $5x - 4$. With a minus sign in front, every sign inside changes: $7 - 2(x - 3) = 7 - 2x + 6$.</p>',
  check:
    '<p>Put your number into the equation as it was given, before you multiplied out. Work out the parentheses first, then the product, then the rest.</p>',
  mends: {
    'a1-distributes-to-first-term-only': [3, 1],
    'a1-keeps-sign-after-minus': [2, 0],
    'a1-works-from-left-to-right': [2, 0],
    'a1-loses-a-minus-sign': [2, 3],
    'a1-repeats-the-operation': [0, 1],
    'a1-subtracts-in-the-wrong-order': [1, 2],
    'a1-ignores-the-factor': [0, 0],
    'a1-subtracts-to-undo-a-product': [0, 0],
    'a1-divides-without-undoing-the-sum': [1, 1],
    'a1-takes-the-extra-twice': [1, 2],
    'a1-adds-count-and-extra': [1, 0],
    'a1-names-an-error-without-testing': [3, 3],
    'a1-accepts-an-unbalanced-step': [3, 1],
    'a1-rejects-a-correct-step': [3, 2],
    'a1-assumes-exactly-one-is-right': [3, 2],
    'a1-multiplies-inside-the-parentheses': [1, 4],
    'a1-stops-inside-the-parentheses': [1, 4],
    'a1-takes-a-factor-for-a-term': [1, 4],
  },
})
