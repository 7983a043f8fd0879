import { asWritten, either, lesson, num, numberLine, text } from '#kit'

const XS = Array.from({ length: 801 }, (_, i) => (i - 400) / 4)

/** How many integers from −100 to 100 make it true. */
const integers = (holds: (x: number) => boolean): number => XS.filter((x) => Number.isInteger(x) && holds(x)).length

export const absoluteValueInequalities = lesson({
  idea: '<p>Read the bars as a distance: $|x - 2|$ is how far $x$ is from 2. Then $|x - 2| \\lt 3$ asks for the numbers that are <em>near</em> 2, less than 3 away. They lie between $2 - 3 = -1$ and $2 + 3 = 5$.</p><p>$|x - 2| \\ge 3$ asks for those that are <em>far</em> from 2, at least 3 away. They lie outside: to the left of $-1$ or to the right of 5, the boundaries included.</p>',
  figure: `<p>Near: $|x - 2| \\lt 3$</p>${numberLine({
    alt: 'Number line with open circles at −1 and 5 and the part between them marked.',
    from: -4,
    to: 8,
    step: 1,
    points: [
      { at: -1, open: true },
      { at: 5, open: true },
    ],
    parts: [{ from: -1, to: 5 }],
  })}<p>Far: $|x - 2| \\ge 3$</p>${numberLine({
    alt: 'Number line with filled circles at −1 and 5; everything left of −1 and everything right of 5 is marked.',
    from: -4,
    to: 8,
    step: 1,
    points: [{ at: -1 }, { at: 5 }],
    parts: [
      { from: null, to: -1 },
      { from: 5, to: null },
    ],
  })}`,
  words: [
    { word: 'middle', meaning: 'The number for which the bars are 0: 2 in $|x - 2|$, and $-2$ in $|x + 2|$.' },
    {
      word: 'tolerance',
      meaning: 'How far a value may be from its target: $|x - \\text{target}| \\le \\text{tolerance}$.',
    },
    { word: 'chain', meaning: 'A short form of “and”: $-c \\lt A \\lt c$.' },
  ],
  rule: '<p>Isolate the bars first. Then, for a positive $c$:</p><ul><li>$|A| \\lt c$ means $-c \\lt A \\lt c$ (near, and).</li><li>$|A| \\gt c$ means $A \\lt -c$ or $A \\gt c$ (far, or).</li></ul><p>With $\\le$ and $\\ge$ the boundaries belong.</p>',
  use: '<p>Bars with $\\lt$, $\\gt$, $\\le$ or $\\ge$. In stories: “within 8 grams of,” “differs by more than,” “at least 5 away from.”</p>',
  avoid:
    '<p>If the right side is negative, do not split: a distance is never negative. $|A| \\lt -2$ has no solution, and $|A| \\gt -2$ is true for all real numbers.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A machine fills bags with rice. A bag passes when its mass $x$ is within 8 grams of 500 grams, a difference of exactly 8 grams included. Which inequality with bars describes the bags that pass?',
      covers: ['algebra-1/absolute-inequality-tolerance', 'algebra-1/absolute-inequality-from-line'],
      steps: [
        {
          do: 'The lightest bag that passes has $500 - 8 = 492$ grams, the heaviest $500 + 8 = 508$ grams.',
          why: 'The middle of this part is 500.',
        },
        {
          do: 'The distance between $x$ and 500 is $|x - 500|$.',
          why: 'The middle is subtracted in the bars.',
        },
        {
          do: 'It may be 8 at most: $|x - 500| \\le 8$.',
          why: '8 is half of the gap from 492 to 508.',
        },
      ],
      answer: asWritten('|x - 500| \\le 8'),
      check: () => {
        const passes = Array.from({ length: 1000 }, (_, i) => i).filter((x) => x >= 492 && x <= 508)
        const [lo, hi] = [passes[0] ?? 0, passes.at(-1) ?? 0]
        return asWritten(`|x - ${(lo + hi) / 2}| \\le ${(hi - lo) / 2}`)
      },
    },
    {
      level: 'Next',
      asks: 'How many integers $x$ satisfy $|2x - 3| \\lt 7$?',
      covers: [
        'algebra-1/absolute-inequality',
        'algebra-1/absolute-inequality-line',
        'algebra-1/absolute-inequality-count',
      ],
      steps: [
        {
          do: 'Less than means near: $-7 \\lt 2x - 3 \\lt 7$.',
          why: 'The inside may be anything between $-7$ and 7.',
        },
        { do: 'Add 3 in all three parts: $-4 \\lt 2x \\lt 10$.', why: '$-7 + 3 = -4$ and $7 + 3 = 10$' },
        {
          do: 'Divide all three parts by 2: $-2 \\lt x \\lt 5$.',
          why: 'On a number line: open circles at both ends.',
        },
        {
          do: 'Count: $-1, 0, 1, 2, 3, 4$. There are 6 integers.',
          why: 'The boundaries do not belong, because the sign is strict.',
        },
      ],
      answer: num(6),
      check: () => num(integers((x) => Math.abs(2 * x - 3) < 7)),
    },
    {
      level: 'Exam level',
      asks: 'What are the solutions of $10 - 2|x + 1| \\le 4$?',
      covers: ['algebra-1/absolute-inequality-isolate'],
      steps: [
        { do: 'Subtract 10 from both sides: $-2|x + 1| \\le -6$.', why: 'Isolate the bars before you open them.' },
        {
          do: 'Divide both sides by $-2$ and reverse the sign: $|x + 1| \\ge 3$.',
          why: 'The divisor is negative. Now it is “far,” although the task began with $\\le$.',
        },
        {
          do: 'Far means outside: $x + 1 \\le -3$ or $x + 1 \\ge 3$.',
          why: 'Two cases, joined by “or.”',
        },
        {
          do: 'Subtract 1 in both cases: $x \\le -4$ or $x \\ge 2$.',
          why: 'The middle is $-1$, and both boundaries are 3 away from it.',
        },
      ],
      answer: either('x', '<=', -4, '>=', 2),
      check: () => {
        const no = XS.filter((x) => 10 - 2 * Math.abs(x + 1) > 4)
        return either('x', '<=', (no[0] ?? 0) - 0.25, '>=', (no.at(-1) ?? 0) + 0.25)
      },
    },
    {
      level: 'Exam level',
      asks: 'Which describes the solutions of $|x - 5| + 9 \\lt 4$?',
      covers: ['algebra-1/absolute-inequality-special'],
      steps: [
        {
          do: 'Subtract 9 from both sides: $|x - 5| \\lt -5$.',
          why: 'First isolate the bars, then look at the right side.',
        },
        {
          do: 'A distance is 0 or more, so it is never less than $-5$.',
          why: 'Even the middle, where it is 0, fails.',
        },
        {
          do: 'There is no solution.',
          why: 'With $\\gt$ instead, every number would be a solution.',
        },
      ],
      answer: text('There is no solution'),
      check: () => text(XS.some((x) => Math.abs(x - 5) + 9 < 4) ? 'Some' : 'There is no solution'),
    },
  ],
  tryIt: {
    asks: 'How many integers $x$ satisfy $|3x - 6| \\le 12$?',
    steps: [
      {
        ask: 'Open the bars. Which line is right?',
        answer: {
          choose: ['$-12 \\le 3x - 6 \\le 12$', '$3x - 6 \\le 12$', '$3x - 6 \\le -12$ or $3x - 6 \\ge 12$'],
        },
        slips: [
          {
            choice: 1,
            says: 'This leaves out the bars. There is a boundary on the other side, too.',
            misconception: 'a1-absolute-drops-bars',
          },
          {
            choice: 2,
            says: 'These numbers are far. “At most 12” means near.',
            misconception: 'a1-absolute-less-as-or',
          },
        ],
        done: '$-12 \\le 3x - 6 \\le 12$',
      },
      {
        ask: 'Add 6, then divide by 3. Which line is right?',
        answer: { choose: ['$-2 \\le x \\le 6$', '$-6 \\le x \\le 2$', '$-2 \\lt x \\lt 6$'] },
        slips: [
          {
            choice: 1,
            says: 'The middle has the wrong sign. For which $x$ is $3x - 6$ equal to 0?',
            misconception: 'a1-absolute-sign-of-center',
          },
          {
            choice: 2,
            says: 'The sign was inclusive, and it stays inclusive.',
            misconception: 'a1-changes-strictness',
          },
        ],
        done: '$-6 \\le 3x \\le 18$, so $-2 \\le x \\le 6$.',
      },
      {
        ask: 'How many integers are there?',
        like: 3,
        answer: { typed: num(6 - -2 + 1) },
        slips: [
          {
            typed: num(6 - -2),
            says: 'Those on both sides of the middle, 4 and 4, but the middle belongs as well.',
            misconception: 'a1-absolute-forgets-the-center',
          },
          { typed: num(7), says: 'The boundaries belong, too.', misconception: 'a1-changes-strictness' },
        ],
        done: 'From $-2$ to 6 there are 9 integers.',
      },
    ],
    answer: num(9),
    check: () => num(integers((x) => Math.abs(3 * x - 6) <= 12)),
  },
  trap: '<p>Mixing up near and far. $|x - 2| \\gt 3$ is not $-3 \\gt x - 2 \\gt 3$: no number is less than $-3$ and greater than 3. Far needs “or.”</p>',
  check:
    '<p>Test the middle: its distance is 0. Is it to be a solution? Then test a boundary, and one number beyond it.</p>',
  mends: {
    'a1-tolerance-wrong-way': [0, 2],
    'a1-absolute-whole-gap': [0, 2],
    'a1-absolute-swaps-center-and-distance': [0, 1],
    'a1-absolute-sign-of-center': [2, 3],
    'a1-absolute-less-as-or': [1, 0],
    'a1-absolute-drops-bars': [1, 0],
    'a1-changes-strictness': [1, 3],
    'a1-absolute-forgets-the-center': [1, 3],
    'a1-absolute-skips-dividing': [2, 0],
    'a1-keeps-direction-at-negative': [2, 1],
    'a1-absolute-greater-as-and': [2, 2],
    'a1-absolute-positive-case-only': [2, 2],
    'a1-inequality-takes-all': [3, 1],
    'a1-inequality-takes-none': [3, 2],
    'a1-absolute-takes-center-alone': [3, 1],
    'a1-absolute-leaves-out-center': [3, 1],
  },
})
