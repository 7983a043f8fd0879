import { lesson, num, tape, text } from '#kit'

/** The only whole number from −200 to 200 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 401 }, (_, i) => i - 200).find(holds) ?? Number.NaN

const ADDED = 'Adding 4 to both sides and calling the left side $x$'

export const oneStepEquations = lesson({
  idea: '<p>An equation says that two sides have the same value. In $x + 5 = 12$ they look different, but they are equal, like the two strips of the same length below.</p><p>Cut the 5 off both strips: what is left is still equal, and $x$ stands alone against 7. Solving means to <em>undo</em> what was done to $x$, on both sides.</p>',
  figure: tape({
    alt: 'Two strips of the same length. Without the piece of 5 at their ends, x and 7 are left.',
    rows: [
      {
        name: 'x + 5',
        parts: [
          [7, 'x'],
          [5, '5'],
        ],
      },
      {
        name: '12',
        parts: [
          [7, '7'],
          [5, '5'],
        ],
      },
    ],
  }),
  words: [
    { word: 'variable', meaning: 'A symbol such as $x$ that stands for a number you do not know yet.' },
    { word: 'coefficient', meaning: 'The number that multiplies the variable: $-6$ in $-6x$.' },
    {
      word: 'inverse operation',
      meaning: 'The operation that undoes another one: subtracting undoes adding, dividing undoes multiplying.',
    },
    { word: 'solution', meaning: 'The number that makes the equation true when it replaces the variable.' },
  ],
  rule: '<ol><li>Ask: what is done to $x$?</li><li>Do the inverse operation to both sides.</li></ol><p>Adding and subtracting undo each other. Multiplying and dividing undo each other. To undo $\\frac{3}{4}$, divide by 3 and multiply by 4.</p>',
  use: '<p>Only one thing is done to the variable: one number is added, subtracted, multiplied, or divided. Stories have one change (“fell by 8 degrees”) or equal parts (“6 boxes with 18 each”).</p>',
  avoid:
    '<p>If two things are done, as in $3x + 5 = 26$, undo the 5 first, then the 3. If $x$ stands on both sides, collect its terms first.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The temperature in a lab fell by $8\\,^\\circ\\text{C}$ and was then $-3\\,^\\circ\\text{C}$. What was it before, in degrees Celsius?',
      covers: ['algebra-1/one-step-sum', 'algebra-1/one-step-then-more'],
      steps: [
        {
          do: 'Let $x$ be the temperature before. It fell by 8 and ended at $-3$: $x - 8 = -3$.',
          why: 'Write the story in the order in which it happens: start, change, end.',
        },
        {
          do: 'Add 8 to both sides: $x - 8 + 8 = -3 + 8$.',
          why: 'The 8 is subtracted from $x$, so adding 8 undoes it.',
        },
        {
          do: 'Work out both sides: $x = -3 + 8 = 5$. It was 5 degrees Celsius.',
          why: 'Only the 8 is undone. The $-3$ was on the right side already and keeps its sign.',
        },
        {
          do: 'Test: $5 - 8 = -3$.',
          why: 'The story, told with 5, ends where it should.',
        },
        {
          do: 'If $x + 2$ is asked for, go on: $5 + 2 = 7$.',
          why: 'Solve first, then read the question again.',
        },
      ],
      answer: num(5),
      check: () => num(tried((x) => x - 8 === -3)),
    },
    {
      level: 'Next',
      asks: 'Noor splits a batch of stickers equally into 6 boxes. Each box holds 18 stickers. How many stickers are there in all?',
      covers: ['algebra-1/one-step-product', 'algebra-1/one-step-which-equation'],
      steps: [
        {
          do: 'Let $x$ be the number of all stickers. Shared among 6 boxes, they give 18 each: $\\frac{x}{6} = 18$.',
          why: 'The unknown is the whole batch, and the whole batch is divided by 6.',
        },
        {
          do: 'Multiply both sides by 6: $\\frac{x}{6} \\cdot 6 = 18 \\cdot 6$.',
          why: 'Multiplying undoes dividing. Adding or subtracting 6 does not.',
        },
        {
          do: 'Work out both sides: $x = 18 \\cdot 6 = 108$. There are 108 stickers.',
          why: 'All boxes together hold more than one box, so the answer must be larger than 18.',
        },
      ],
      answer: num(108),
      check: () => num(18 + 18 + 18 + 18 + 18 + 18),
    },
    {
      level: 'Next',
      asks: 'Solve $-6x = 42$ for $x$.',
      covers: ['algebra-1/one-step-product', 'algebra-1/one-step-fraction'],
      steps: [
        {
          do: 'Read what is done to $x$: it is multiplied by $-6$.',
          why: 'A number written right before a variable multiplies it. Its minus sign belongs to it.',
        },
        {
          do: 'Divide both sides by $-6$: $x = 42 \\div (-6) = -7$.',
          why: 'Only dividing by $-6$ leaves $1x$. Dividing by 6 leaves $-x$.',
        },
        { do: 'Test: $-6 \\cdot (-7) = 42$.', why: 'A negative times a negative is positive, so the sign is right.' },
        {
          do: 'Asked another way: $\\frac{4}{5}x = 20$. Multiply by $\\frac{5}{4}$: $x = 25$.',
          why: 'The reciprocal undoes the fraction.',
        },
      ],
      answer: num(-7),
      check: () => num(tried((x) => -6 * x === 42)),
    },
    {
      level: 'Exam level',
      asks: 'Omar solved $-4x = 20$ and got $x = 24$, which is wrong. Which mistake did Omar make: adding 4 to both sides, subtracting 4 from both sides, or dividing both sides by 4, each time calling the left side $x$?',
      covers: ['algebra-1/one-step-mistake'],
      steps: [
        {
          do: 'Solve it yourself: $x = 20 \\div (-4) = -5$.',
          why: 'Now you know what should have been done: dividing by $-4$.',
        },
        {
          do: 'Carry out each mistake on the right side: adding 4 gives $20 + 4 = 24$; subtracting 4 gives $20 - 4 = 16$; dividing by 4 gives $20 \\div 4 = 5$.',
          why: 'Follow each mistake to its end.',
        },
        {
          do: `Compare with Omar’s 24. The mistake is: ${ADDED}.`,
          why: 'Omar took the minus sign in $-4x$ for a subtraction. The left side would be $-4x + 4$, not $x$.',
        },
      ],
      answer: text(ADDED),
      check: () => {
        const ends: readonly (readonly [string, number])[] = [
          [ADDED, 20 + 4],
          ['subtracting', 20 - 4],
          ['dividing', 20 / 4],
        ]
        return text(ends.find(([, end]) => end === 24)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'In a model of a ship, every length is one fifth of the real length. The mast of the model is 35 centimeters tall. How many centimeters tall is the real mast?',
    steps: [
      {
        ask: 'Let $x$ be the height of the real mast. Which equation fits the story?',
        answer: { choose: ['$\\frac{x}{5} = 35$', '$5x = 35$', '$x - 5 = 35$'] },
        slips: [
          {
            choice: 1,
            says: 'This makes the model five times as tall as the ship. Ask: which of the two is divided to get the other?',
          },
          {
            choice: 2,
            says: 'One fifth of a length is not 5 less. It is the length divided by 5.',
          },
        ],
        done: '$\\frac{x}{5} = 35$: the real height, divided by 5, is the height of the model.',
      },
      {
        ask: 'What do you do to both sides?',
        answer: { choose: ['Multiply by 5', 'Divide by 5', 'Add 5'] },
        slips: [
          {
            choice: 1,
            says: 'That divides once more. $x$ is divided by 5 already, so use the inverse operation.',
            misconception: 'a1-repeats-the-operation',
          },
          {
            choice: 2,
            says: 'Adding undoes a subtraction. Here $x$ is divided.',
            misconception: 'a1-adds-to-undo-a-product',
          },
        ],
        done: '$\\frac{x}{5} \\cdot 5 = 35 \\cdot 5$',
      },
      {
        ask: 'How many centimeters tall is the real mast?',
        answer: { typed: num(35 * 5) },
        slips: [
          {
            typed: num(35 / 5),
            says: 'You divided by 5. A real mast of this height would be smaller than its model.',
            misconception: 'a1-repeats-the-operation',
          },
          {
            typed: num(35 + 5),
            says: 'You added 5. Both sides have to be multiplied by 5.',
            misconception: 'a1-adds-to-undo-a-product',
          },
        ],
        done: '$x = 35 \\cdot 5 = 175$. Test: one fifth of 175 is 35.',
      },
    ],
    answer: num(175),
    check: () => num(tried((x) => x / 5 === 35)),
  },
  trap: '<p>Taking the minus sign of a coefficient for a subtraction. In $-5x = 20$ nothing is subtracted: $-5$ multiplies $x$. Divide by $-5$ and get $x = -4$. Only in $x - 5 = 20$ do you add 5.</p>',
  check: '<p>Put your number in on the left. You must get the right side with its sign.</p>',
  mends: {
    'a1-repeats-the-operation': [0, 1],
    'a1-subtracts-in-the-wrong-order': [0, 2],
    'a1-flips-every-sign': [0, 2],
    'a1-adds-to-undo-a-product': [1, 1],
    'a1-subtracts-to-undo-a-product': [1, 1],
    'a1-names-an-error-without-testing': [3, 1],
    'a1-adds-the-missing-part-of-the-given': [2, 3],
    'a1-undoes-half-of-a-fraction': [2, 3],
    'a1-mixes-up-times-and-plus': [1, 0],
    'a1-writes-the-undoing': [1, 0],
    'a1-stops-at-the-letter': [0, 4],
    'a1-changes-the-result-only': [0, 4],
    'a1-turns-the-last-step-round': [0, 4],
  },
})
