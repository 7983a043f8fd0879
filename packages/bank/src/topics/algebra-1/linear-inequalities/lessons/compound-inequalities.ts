import { between, either, lesson, num, numberLine } from '#kit'

const XS = Array.from({ length: 801 }, (_, i) => (i - 400) / 4)

/** The integers that make it true. */
const integers = (holds: (x: number) => boolean): number[] => XS.filter((x) => Number.isInteger(x) && holds(x))

/** An end of the solutions by trying quarters: whole and included, or the quarter beside it is. */
const strict = (x: number): boolean => !Number.isInteger(x)

export const compoundInequalities = lesson({
  idea: '<p>Two conditions can be joined by “and” or by “or.” “More than $-2$ <em>and</em> at most 3” asks for numbers that satisfy both conditions: the part where the two rays overlap. It is written as a chain, $-2 \\lt x \\le 3$.</p><p>“Less than $-2$ <em>or</em> at least 3” is content with one of them: everything on either ray belongs. It cannot be written as a chain, because no number is on both rays.</p>',
  figure: `<p>And: $-2 \\lt x \\le 3$</p>${numberLine({
    alt: 'Number line with an open circle at −2, a filled circle at 3, and the part between them marked.',
    from: -6,
    to: 6,
    step: 1,
    points: [{ at: -2, open: true }, { at: 3 }],
    parts: [{ from: -2, to: 3 }],
  })}<p>Or: $x \\lt -2$ or $x \\ge 3$</p>${numberLine({
    alt: 'Number line with an open circle at −2 and everything left of it marked, and a filled circle at 3 and everything right of it marked.',
    from: -6,
    to: 6,
    step: 1,
    points: [{ at: -2, open: true }, { at: 3 }],
    parts: [
      { from: null, to: -2 },
      { from: 3, to: null },
    ],
  })}`,
  words: [
    { word: 'compound inequality', meaning: 'Two inequalities joined by “and” or by “or.”' },
    { word: 'chain', meaning: 'A short form of “and”: $-2 \\lt x \\le 3$ means $-2 \\lt x$ and $x \\le 3$.' },
    { word: 'strict', meaning: '$\\lt$ or $\\gt$: the boundary does not belong; open circle.' },
    { word: 'inclusive', meaning: '$\\le$ or $\\ge$: the boundary belongs; filled circle.' },
  ],
  rule: '<p>Chain: do every step in all <em>three</em> parts. Dividing by a negative number reverses <em>both</em> signs; then write the chain from the smaller end.</p><p>Or: solve the two parts one by one and keep both.</p>',
  use: '<p>A value lies between two limits, such as a budget with a least and a greatest amount: chain. A value is too small or too large: or.</p>',
  avoid:
    '<p>Never write “or” as a chain: $5 \\lt x \\lt 2$ has no solution at all. If the conditions of an “or” cover everything, as $x \\gt 1$ or $x \\lt 4$ do, all real numbers are solutions.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Which inequality describes the marked part of the number line?</p>${numberLine({
        alt: 'Number line with a filled circle at −4, an open circle at 1, and the part between them marked.',
        from: -7,
        to: 5,
        step: 1,
        points: [{ at: -4 }, { at: 1, open: true }],
        parts: [{ from: -4, to: 1 }],
      })}`,
      covers: ['algebra-1/compound-read-line', 'algebra-1/compound-and-or'],
      steps: [
        {
          do: 'The part lies between $-4$ and 1: its numbers are greater than the one <em>and</em> less than the other.',
          why: 'Test a number in the middle, 0: it is marked. So it is an “and.” If the outer parts were marked, it would be an “or.”',
        },
        {
          do: 'The circle at $-4$ is filled, so $-4$ belongs: $x \\ge -4$. The circle at 1 is open: $x \\lt 1$.',
          why: 'Filled means included, open means not included.',
        },
        {
          do: 'As a chain: $-4 \\le x \\lt 1$.',
          why: 'The smaller end stands on the left, and each end keeps its sign.',
        },
      ],
      answer: between(-4, '<=', 'x', '<', 1),
      check: () => {
        const yes = XS.filter((x) => x >= -4 && x < 1)
        const [lo, hi] = [yes[0] ?? 0, yes.at(-1) ?? 0]
        return between(lo, strict(lo) ? '<' : '<=', 'x', strict(hi) ? '<' : '<=', hi + 0.25)
      },
    },
    {
      level: 'Next',
      asks: 'How many integers $x$ satisfy $-1 \\le 5 - 2x \\lt 9$?',
      covers: ['algebra-1/compound-between', 'algebra-1/compound-between-line', 'algebra-1/compound-count'],
      steps: [
        {
          do: 'Subtract 5 in all three parts: $-1 - 5 \\le -2x \\lt 9 - 5$, so $-6 \\le -2x \\lt 4$.',
          why: 'A chain has three parts. What is done in the middle is done at both ends.',
        },
        {
          do: 'Divide all three parts by $-2$ and reverse both signs: $3 \\ge x \\gt -2$.',
          why: '$-6 \\div (-2) = 3$ and $4 \\div (-2) = -2$.',
        },
        {
          do: 'Write it from the smaller end: $-2 \\lt x \\le 3$.',
          why: 'The signs travel with their ends: 3 is included, $-2$ is not.',
        },
        {
          do: 'Count the integers: $-1, 0, 1, 2, 3$. There are 5.',
          why: 'List them. Subtracting last minus first gives the gaps between them, one too few.',
        },
      ],
      answer: num(5),
      check: () => num(integers((x) => -1 <= 5 - 2 * x && 5 - 2 * x < 9).length),
    },
    {
      level: 'Exam level',
      asks: 'A school band rents a rehearsal room for \\$25 plus \\$12 for each hour. The band wants to spend at least \\$61 and less than \\$133. Which inequality describes the possible numbers of hours $n$?',
      covers: ['algebra-1/compound-budget'],
      steps: [
        {
          do: 'The price is $12n + 25$. It lies between the limits: $61 \\le 12n + 25 \\lt 133$.',
          why: '“At least 61” includes 61, “less than 133” does not include 133. The \\$25 belong to the price.',
        },
        { do: 'Subtract 25 in all three parts: $36 \\le 12n \\lt 108$.', why: '$61 - 25 = 36$ and $133 - 25 = 108$' },
        {
          do: 'Divide all three parts by 12: $3 \\le n \\lt 9$.',
          why: '12 is positive, so the signs stay.',
        },
      ],
      answer: between(3, '<=', 'n', '<', 9),
      check: () => {
        const yes = integers((n) => 61 <= 12 * n + 25 && 12 * n + 25 < 133)
        return between(yes[0] ?? 0, '<=', 'n', '<', (yes.at(-1) ?? 0) + 1)
      },
    },
    {
      level: 'Exam level',
      asks: 'What are the solutions of $2x + 7 \\le 1$ or $-3x + 4 \\lt -11$?',
      covers: ['algebra-1/compound-or'],
      steps: [
        {
          do: 'First part: $2x \\le 1 - 7$, so $2x \\le -6$ and $x \\le -3$.',
          why: 'Dividing by 2 keeps the sign.',
        },
        {
          do: 'Second part: $-3x \\lt -11 - 4$, so $-3x \\lt -15$ and $x \\gt 5$.',
          why: 'Dividing by $-3$ reverses the sign.',
        },
        {
          do: 'With “or” both rays belong: $x \\le -3$ or $x \\gt 5$.',
          why: 'Test 0, between them: both parts are false, so the middle does not belong.',
        },
      ],
      answer: either('x', '<=', -3, '>', 5),
      check: () => {
        const no = XS.filter((x) => !(2 * x + 7 <= 1 || -3 * x + 4 < -11))
        const [lo, hi] = [no[0] ?? 0, no.at(-1) ?? 0]
        return either('x', strict(lo) ? '<=' : '<', lo - 0.25, strict(hi) ? '>=' : '>', hi)
      },
    },
  ],
  tryIt: {
    asks: 'How many integers $x$ satisfy $-7 \\lt 2 - 3x \\le 11$?',
    steps: [
      {
        ask: 'Subtract 2 in all three parts. Which line is right?',
        answer: { choose: ['$-9 \\lt -3x \\le 9$', '$-7 \\lt -3x \\le 9$', '$-5 \\lt -3x \\le 13$'] },
        slips: [
          {
            choice: 1,
            says: 'The left end was left out. A chain has three parts.',
            misconception: 'a1-compound-undoes-one-end',
          },
          {
            choice: 2,
            says: 'At the ends you added 2. It is subtracted in every part.',
            misconception: 'a1-inequality-repeats-operation',
          },
        ],
        done: '$-9 \\lt -3x \\le 9$',
      },
      {
        ask: 'Divide by $-3$ and write the chain from the smaller end. Which line is right?',
        answer: { choose: ['$-3 \\le x \\lt 3$', '$-3 \\lt x \\le 3$', '$-3 \\le x \\le 3$'] },
        slips: [
          {
            choice: 1,
            says: 'The ends changed places, but their signs did not go along.',
            misconception: 'a1-swaps-open-and-closed',
          },
          {
            choice: 2,
            says: 'One of the signs was strict, and it stays strict.',
            misconception: 'a1-changes-strictness',
          },
        ],
        done: '$3 \\gt x \\ge -3$, that is $-3 \\le x \\lt 3$.',
      },
      {
        ask: 'How many integers are there?',
        like: 3,
        answer: { typed: num(integers((x) => -3 <= x && x < 3).length) },
        slips: [
          {
            typed: num(5),
            says: 'List them, and do not forget the first one.',
            misconception: 'a1-inequality-counts-gaps',
          },
          { typed: num(7), says: 'Is 3 itself a solution? Look at the sign.', misconception: 'a1-changes-strictness' },
        ],
        done: '$-3, -2, -1, 0, 1, 2$: there are 6.',
      },
    ],
    answer: num(6),
    check: () => num(integers((x) => -7 < 2 - 3 * x && 2 - 3 * x <= 11).length),
  },
  trap: '<p>Leaving the signs in place when the ends change places. From $-6 \\le -2x \\lt 4$ comes $-2 \\lt x \\le 3$: the inclusive sign belonged to $-6$, so it goes to 3.</p>',
  check:
    '<p>Test three numbers: one between the boundaries, and one on each side. Then test the boundaries themselves, one by one.</p>',
  mends: {
    'a1-reads-between-as-or': [0, 0],
    'a1-takes-or-for-and': [3, 2],
    'a1-takes-and-for-or': [0, 0],
    'a1-changes-strictness': [0, 1],
    'a1-compound-undoes-one-end': [1, 0],
    'a1-inequality-repeats-operation': [1, 0],
    'a1-compound-loses-minus': [1, 1],
    'a1-swaps-open-and-closed': [1, 2],
    'a1-inequality-counts-gaps': [1, 3],
    'a1-inequality-forgets-start': [2, 0],
    'a1-reads-or-as-between': [3, 2],
    'a1-reverses-both-rays': [3, 1],
    'a1-inequality-takes-all': [0, 0],
    'a1-inequality-takes-none': [0, 0],
    'a1-inequality-sign-of-bound': [3, 0],
  },
})
