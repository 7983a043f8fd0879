import { lesson, num, tape, text } from '#kit'

/** The only whole number from −200 to 200 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 401 }, (_, i) => i - 200).find(holds) ?? Number.NaN

export const equationsWithFractions = lesson({
  idea: '<p>$\\frac{x}{2} + \\frac{x}{3} = 10$ adds a half and a third of the same number. Halves and thirds are pieces of different size, so you cannot simply count them. Cut $x$ into six equal pieces instead: a half has 3 of them, a third has 2. Five pieces make 10, so one piece is 2, and $x = 12$.</p><p>In an equation you get the same without drawing: multiply everything by 6. Then there are no fractions left, and the equation is still balanced.</p>',
  figure: tape({
    alt: 'A strip x in six pieces; a half of it has three pieces, a third has two.',
    rows: [
      {
        name: 'x',
        parts: [
          [1, 'x/6'],
          [1, 'x/6'],
          [1, 'x/6'],
          [1, 'x/6'],
          [1, 'x/6'],
          [1, 'x/6'],
        ],
      },
      {
        name: 'half',
        parts: [
          [1, 'x/6'],
          [1, 'x/6'],
          [1, 'x/6'],
        ],
      },
      {
        name: 'third',
        parts: [
          [1, 'x/6'],
          [1, 'x/6'],
        ],
      },
      { name: 'both', parts: [[5, '10']] },
    ],
  }),
  words: [
    { word: 'numerator', meaning: 'What stands above the fraction bar: $x - 6$ in $\\frac{x - 6}{4}$.' },
    { word: 'denominator', meaning: 'What stands below the fraction bar: 4 in $\\frac{x - 6}{4}$.' },
    { word: 'least common denominator', meaning: 'The least number that all denominators divide: 6 for 2 and 3.' },
    { word: 'clear the fractions', meaning: 'Multiply every term by a number that all denominators divide.' },
  ],
  rule: '<ol><li>Find the least common denominator.</li><li>Multiply <em>every</em> term on both sides by it, those without a fraction too.</li><li>Solve what is left.</li></ol>',
  use: '<p>The variable stands in one or more fractions. Stories speak of parts of an unknown whole: “one third on Saturday, one fourth on Sunday, 56 pages together.”</p>',
  avoid:
    '<p>With one fraction only, as in $\\frac{x}{5} + 10 = 4$, it is often shorter to undo the constant first and multiply last. If there is no equals sign, you may not clear the fractions: an expression would change its value.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the solution of $\\frac{x - 6}{4} = 3$?',
      covers: ['algebra-1/fractions-one-bar'],
      steps: [
        {
          do: 'Read what happens to $x$: 6 is subtracted, then the result is divided by 4.',
          why: 'The bar reaches under $x - 6$, so the whole of it is divided. What was done last is undone first.',
        },
        {
          do: 'Multiply both sides by 4: $x - 6 = 3 \\cdot 4 = 12$.',
          why: 'Multiplying undoes dividing. The right side is multiplied too.',
        },
        { do: 'Add 6 to both sides: $x = 12 + 6 = 18$.', why: 'Adding undoes subtracting.' },
        {
          do: 'Test: $\\frac{18 - 6}{4} = \\frac{12}{4} = 3$.',
          why: 'In $\\frac{x}{4} - 6 = 3$ only $x$ is divided. There you add 6 first, and $x = 36$.',
        },
      ],
      answer: num(18),
      check: () => num(tried((x) => (x - 6) / 4 === 3)),
    },
    {
      level: 'Next',
      asks: 'On Saturday Kai read one third of the pages of a comic, on Sunday one fourth of them. That was 56 pages together. How many pages does the comic have?',
      covers: ['algebra-1/fractions-two-parts', 'algebra-1/fractions-and-the-rest'],
      steps: [
        {
          do: 'Let $x$ be the number of pages: $\\frac{x}{3} + \\frac{x}{4} = 56$.',
          why: 'A third of $x$ is $x$ divided by 3. Both parts together are the 56 pages.',
        },
        {
          do: 'Multiply every term by 12: $12 \\cdot \\frac{x}{3} + 12 \\cdot \\frac{x}{4} = 12 \\cdot 56$, so $4x + 3x = 672$.',
          why: '12 is the least number that 3 and 4 both divide. Adding the denominators to $\\frac{x}{7}$ would make the sum smaller than either part.',
        },
        { do: 'Combine: $7x = 672$.', why: 'Four $x$ and three $x$ are seven $x$.' },
        {
          do: 'Divide both sides by 7: $x = \\frac{672}{7} = 96$. The comic has 96 pages.',
          why: 'Test: a third of 96 is 32, a fourth is 24, and $32 + 24 = 56$.',
        },
        {
          do: 'Asked another way: after the third and the fourth, 40 pages are left. That is $1 - \\frac{1}{3} - \\frac{1}{4} = \\frac{5}{12}$ of them: $\\frac{5}{12}x = 40$, so $x = 96$.',
          why: 'What is left is the whole without its parts. Both are parts of the whole comic, not of what is left.',
        },
      ],
      answer: num(96),
      check: () => num(tried((x) => x % 12 === 0 && x / 3 + x / 4 === 56)),
    },
    {
      level: 'Exam level',
      asks: 'Solve $\\frac{x}{2} - 3 = \\frac{x}{6} + 5$ for $x$.',
      covers: ['algebra-1/fractions-both-sides'],
      steps: [
        {
          do: 'Multiply every term by 6: $3x - 18 = x + 30$.',
          why: '$6 \\cdot \\frac{x}{2} = 3x$ and $6 \\cdot \\frac{x}{6} = x$. The constants are terms too: $6 \\cdot 3 = 18$ and $6 \\cdot 5 = 30$.',
        },
        { do: 'Subtract $x$ from both sides: $2x - 18 = 30$.', why: 'Now $x$ stands on one side only.' },
        { do: 'Add 18 to both sides: $2x = 30 + 18 = 48$.', why: '18 is subtracted, so adding undoes it.' },
        {
          do: 'Divide both sides by 2: $x = \\frac{48}{2} = 24$.',
          why: 'Test: $\\frac{24}{2} - 3 = 9$ and $\\frac{24}{6} + 5 = 9$.',
        },
      ],
      answer: num(24),
      check: () => num(tried((x) => x / 2 - 3 === x / 6 + 5)),
    },
    {
      level: 'Exam level',
      asks: '<p>Ruth and Ivan want to solve $\\frac{x}{5} + 10 = 4$. Ruth multiplies by 5 and writes $x + 10 = 20$. Ivan subtracts 10 on both sides and writes $\\frac{x}{5} = -6$. Whose first step is correct?</p>',
      covers: ['algebra-1/fractions-methods'],
      steps: [
        {
          do: 'Solve it yourself: $\\frac{x}{5} = 4 - 10 = -6$, so $x = -6 \\cdot 5 = -30$.',
          why: 'A correct line must be true for $-30$.',
        },
        {
          do: 'Put $-30$ into Ruth’s line: $-30 + 10 = -20$, not 20.',
          why: 'Ruth did not multiply the 10. Correct would be $x + 50 = 20$.',
        },
        {
          do: 'Put $-30$ into Ivan’s line: $\\frac{-30}{5} = -6$ is true. Only Ivan’s first step is correct.',
          why: 'Clearing the fraction first is not the only way. Test each line by itself.',
        },
        {
          do: 'Where did this go wrong? Zoe gets $x = 10$. Ruth’s line leads there: $x = 20 - 10$. The mistake: the 10 was not multiplied by 5.',
          why: 'Follow each mistake offered to its end. Leaving out the last multiplication would end at $-6$.',
          covers: ['algebra-1/fractions-mistake'],
        },
      ],
      answer: text('Only Ivan’s first step is correct.'),
      check: () => {
        const x = tried((n) => n / 5 + 10 === 4)
        const [ruth, ivan] = [x + 10 === 20, x / 5 === -6]
        return text(ivan && !ruth ? 'Only Ivan’s first step is correct.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Half of a school garden is planted with beans and one fifth of it with herbs. Together these take up 42 square meters. How many square meters is the garden?',
    steps: [
      {
        ask: 'The equation is $\\frac{x}{2} + \\frac{x}{5} = 42$. By which number do you multiply every term?',
        like: 1,
        answer: { typed: num(2 * 5) },
        slips: [
          {
            typed: num(2 + 5),
            says: 'You added the denominators. Look for a number that 2 and 5 both divide.',
            misconception: 'a1-adds-denominators',
          },
          {
            typed: num(5),
            says: 'This clears the fifth, but 2 does not divide it: the half stays.',
            misconception: 'a1-multiplies-one-fraction-only',
          },
        ],
        done: 'Multiply by 10, the least number that 2 and 5 both divide.',
      },
      {
        ask: 'Which line comes next?',
        answer: { choose: ['$5x + 2x = 420$', '$5x + 2x = 42$', '$2x + 5x = 10$'] },
        slips: [
          {
            choice: 1,
            says: 'The right side is a term as well. It must be multiplied too.',
            misconception: 'a1-clears-one-side-only',
          },
          { choice: 2, says: 'The 10 multiplies the 42; it does not replace it.' },
        ],
        done: '$5x + 2x = 420$, so $7x = 420$.',
      },
      {
        ask: 'How many square meters is the garden?',
        like: 3,
        answer: { typed: num((42 * 10) / 7) },
        slips: [
          {
            typed: num(420),
            says: 'That is $7x$. Divide it by 7.',
            misconception: 'a1-stops-before-dividing',
          },
        ],
        done: '$x = \\frac{420}{7} = 60$. Test: $30 + 12 = 42$.',
      },
    ],
    answer: num(60),
    check: () => num(tried((x) => x / 2 + x / 5 === 42)),
  },
  trap: '<p>Forgetting the terms without a fraction. Multiplying $\\frac{x}{2} - 3 = \\frac{x}{6} + 5$ by 6 gives $3x - 18 = x + 30$, not $3x - 3 = x + 5$.</p>',
  check:
    '<p>Put your number into the equation with its fractions. If the denominators divide it, the test is quick: $\\frac{96}{3} + \\frac{96}{4} = 32 + 24$.</p>',
  mends: {
    'a1-adds-denominators': [1, 1],
    'a1-multiplies-one-fraction-only': [1, 1],
    'a1-clears-one-side-only': [0, 1],
    'a1-clears-fractions-only': [2, 0],
    'a1-stops-before-dividing': [1, 3],
    'a1-undoes-in-the-wrong-order': [0, 0],
    'a1-repeats-the-operation': [0, 2],
    'a1-subtracts-in-the-wrong-order': [3, 0],
    'a1-adds-to-undo-a-product': [0, 1],
    'a1-subtracts-to-undo-a-product': [0, 1],
    'a1-names-an-error-without-testing': [3, 3],
    'a1-accepts-an-unbalanced-step': [3, 1],
    'a1-rejects-a-correct-step': [3, 2],
    'a1-assumes-exactly-one-is-right': [3, 2],
    'a1-takes-the-rest-for-the-parts': [1, 4],
    'a1-takes-the-second-part-of-the-rest': [1, 4],
  },
})
