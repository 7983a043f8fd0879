import { dot, inequality, lesson, note, num, plane, straight, text, work } from '#kit'

export const multiStepInequalities = lesson({
  idea: '<p>With the Clay card a visit to a pottery studio costs \\$9, and the card costs \\$6. With the Kiln card a visit costs only \\$5, but the card costs \\$30. When is Kiln cheaper? That is an inequality with the variable on both sides: $5x + 30 \\lt 9x + 6$.</p><p>The two lines cross where both cards cost the same. On one side of that point Clay is cheaper, on the other Kiln. Solving means finding the boundary <em>and</em> the side.</p>',
  figure: plane(
    {
      alt: 'Two rising lines, Clay and Kiln, that cross at 6 visits and 60 dollars. Left of the crossing Clay is lower, right of it Kiln is lower.',
      x: [0, 10],
      y: [0, 100],
      xStep: 1,
      yStep: 10,
      yEvery: 2,
      xTitle: 'Visits',
      yTitle: 'Price (dollars)',
      height: 280,
    },
    [
      straight(9, 6),
      straight(5, 30),
      dot(6, 60),
      note(9.1, 96, 'Clay', { anchor: 'end' }),
      note(9.2, 67, 'Kiln', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'multiply out', meaning: 'Remove parentheses: every term inside is multiplied by the factor.' },
    { word: 'boundary', meaning: 'The number where both sides are equal.' },
    { word: 'reverse the sign', meaning: 'Turn $\\lt$ into $\\gt$, and $\\le$ into $\\ge$, or the other way around.' },
    { word: 'all real numbers', meaning: 'Every number is a solution.' },
  ],
  rule: '<ol><li>Multiply out and combine.</li><li>Variable terms to one side, constants to the other. The sign stays.</li><li>Divide. Reverse the sign if the divisor is negative.</li></ol><p>If the variable vanishes: a true line means all real numbers, a false line means no solution.</p>',
  use: '<p>Parentheses, or the variable on both sides. Stories compare two offers, each with a fixed part and a rate.</p>',
  avoid:
    '<p>If the variable ends up on the right, as in $6 \\lt x$, nothing is divided: just read it from the other end, $x \\gt 6$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $3x - 6 \\gt 5x + 4$.',
      covers: ['algebra-1/inequality-both-sides'],
      steps: [
        {
          do: 'Subtract $5x$ from both sides: $3x - 5x - 6 \\gt 4$, so $-2x - 6 \\gt 4$.',
          why: 'A term that leaves one side is subtracted from both. Subtracting does not reverse the sign.',
        },
        { do: 'Add 6 to both sides: $-2x \\gt 4 + 6$, so $-2x \\gt 10$.', why: '6 is subtracted, so add it.' },
        {
          do: 'Divide both sides by $-2$ and reverse the sign: $x \\lt -5$.',
          why: 'The divisor is negative. Only here does the sign turn.',
        },
        {
          do: 'Test with $-6$: the left side is $-24$, the right side $-26$, and $-24 \\gt -26$ is true.',
          why: 'And 0, which is no solution, gives $-6 \\gt 4$, which is false.',
        },
      ],
      answer: inequality('x', '<', -5),
      check: () => {
        const holds = (x: number) => 3 * x - 6 > 5 * x + 4
        const last = Array.from({ length: 801 }, (_, i) => (400 - i) / 4).find(holds) ?? 999
        return inequality('x', holds(-5) ? '<=' : '<', last + 0.25)
      },
    },
    {
      level: 'Next',
      asks: 'How many positive integers $x$ satisfy $20 - 3(x - 2) \\ge 5$?',
      covers: ['algebra-1/inequality-parentheses', 'algebra-1/inequality-count-positive'],
      steps: [
        {
          do: 'Multiply out with the factor $-3$: $20 - 3x + 6 \\ge 5$.',
          why: '$-3 \\cdot (-2) = 6$. The factor takes its minus sign along, to every term inside.',
        },
        { do: 'Combine the constants: $26 - 3x \\ge 5$.', why: '$20 + 6 = 26$' },
        { do: 'Subtract 26 from both sides: $-3x \\ge -21$.', why: '$5 - 26 = -21$. The sign stays.' },
        {
          do: 'Divide both sides by $-3$ and reverse the sign: $x \\le 7$.',
          why: 'The divisor is negative. The boundary 7 belongs to the solutions.',
        },
        {
          do: 'Count the positive integers up to 7: 1, 2, 3, 4, 5, 6, 7. There are 7.',
          why: 'Positive means greater than 0, so start at 1.',
        },
      ],
      answer: num(7),
      check: () => num(Array.from({ length: 100 }, (_, i) => i + 1).filter((x) => 20 - 3 * (x - 2) >= 5).length),
    },
    {
      level: 'Exam level',
      asks: 'The Clay card of a pottery studio costs \\$6 and then \\$9 for each visit. The Kiln card costs \\$30 and then \\$5 for each visit. What is the least number of visits for which you pay less with the Kiln card?',
      covers: ['algebra-1/inequality-two-plans'],
      steps: [
        {
          do: 'Let $x$ be the number of visits. Kiln less than Clay: $5x + 30 \\lt 9x + 6$.',
          why: 'Each side has its card and its rate. Both grow with every visit.',
        },
        {
          do: 'Subtract $5x$ from both sides: $30 \\lt 4x + 6$.',
          why: 'With the variable on the right its coefficient is positive, and nothing has to be reversed.',
        },
        { do: 'Subtract 6, then divide by 4: $24 \\lt 4x$, so $6 \\lt x$.', why: 'Dividing by 4 keeps the sign.' },
        {
          do: 'More than 6 visits: the least whole number is 7.',
          why: 'At 6 visits both cost \\$60. At 7, Kiln costs $5 \\cdot 7 + 30 = 65$ and Clay $9 \\cdot 7 + 6 = 69$ dollars.',
        },
      ],
      answer: num(7),
      check: () => {
        let visits = 0
        for (let [clay, kiln] = [6, 30]; kiln >= clay; clay += 9, kiln += 5) visits++
        return num(visits)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Mia solves $4x + 5 \\gt 4(x + 3)$ like this.</p>${work(['$4x + 5 \\gt 4x + 12$', '$5 \\gt 12$', 'All real numbers are solutions.'])}<p>In which step does Mia make the first mistake?</p>`,
      covers: ['algebra-1/inequality-first-error', 'algebra-1/inequality-all-or-none'],
      steps: [
        {
          do: 'Line 1: $4 \\cdot x = 4x$ and $4 \\cdot 3 = 12$. It follows from the task.',
          why: 'Compare each line only with the one above it.',
        },
        {
          do: 'Line 2: $4x$ is subtracted from both sides. It follows too.',
          why: 'The variable vanishes. The 12 is not a boundary now.',
        },
        {
          do: 'Line 3: $5 \\gt 12$ is false, so no number is a solution. The first mistake is in Step 3.',
          why: 'If a true line such as $5 \\lt 12$ were left, all real numbers would be solutions.',
        },
      ],
      answer: text('Step 3'),
      // Which lines keep what the task says about a few numbers.
      check: () => {
        const task = (x: number) => 4 * x + 5 > 4 * (x + 3)
        const lines = [(x: number) => 4 * x + 5 > 4 * x + 12, () => 5 > 12, () => true]
        return text(`Step ${1 + lines.findIndex((line) => [-50, 0, 50].some((x) => line(x) !== task(x)))}`)
      },
    },
  ],
  tryIt: {
    asks: 'How many positive integers $x$ satisfy $15 - 2(x - 4) \\gt 5$?',
    steps: [
      {
        ask: 'Multiply out. Which line is right?',
        answer: { choose: ['$15 - 2x + 8 \\gt 5$', '$15 - 2x - 8 \\gt 5$', '$15 - 2x - 4 \\gt 5$'] },
        slips: [
          {
            choice: 1,
            says: 'The factor is $-2$, and $-2 \\cdot (-4)$ is positive.',
            misconception: 'a1-inequality-minus-before-parentheses',
          },
          {
            choice: 2,
            says: 'The factor multiplies the 4 too.',
            misconception: 'a1-inequality-first-term-only',
          },
        ],
        done: '$15 - 2x + 8 \\gt 5$, so $23 - 2x \\gt 5$ and $-2x \\gt -18$.',
      },
      {
        ask: 'Divide by $-2$. Which line is right?',
        like: 3,
        answer: { choose: ['$x \\lt 9$', '$x \\gt 9$', '$x \\le 9$'] },
        slips: [
          {
            choice: 1,
            says: 'You divided by a negative number and kept the sign.',
            misconception: 'a1-keeps-direction-at-negative',
          },
          {
            choice: 2,
            says: 'The sign was strict, and it stays strict.',
            misconception: 'a1-changes-strictness',
          },
        ],
        done: '$x \\lt 9$',
      },
      {
        ask: 'How many positive integers are less than 9?',
        like: 4,
        answer: { typed: num(8) },
        slips: [
          {
            typed: num(9),
            says: 'Start at 1 and stop before 9: 0 is not positive, and 9 is not less than 9.',
            misconception: 'a1-inequality-counts-zero',
          },
        ],
        done: '1, 2, 3, 4, 5, 6, 7, 8: there are 8.',
      },
    ],
    answer: num(8),
    check: () => num(Array.from({ length: 100 }, (_, i) => i + 1).filter((x) => 15 - 2 * (x - 4) > 5).length),
  },
  trap: '<p>Reversing at the wrong place. Moving terms, multiplying out, and combining leave the sign alone. Only multiplying or dividing <em>both sides</em> by a negative number turns it.</p>',
  check:
    '<p>Put one number from your solutions into the inequality as it was given, and one from outside. The first must work, the second must not.</p>',
  mends: {
    'a1-inequality-adds-across': [0, 0],
    'a1-inequality-repeats-operation': [0, 1],
    'a1-keeps-direction-at-negative': [0, 2],
    'a1-reverses-without-reason': [2, 2],
    'a1-ignores-negative-coefficient': [1, 3],
    'a1-changes-strictness': [1, 3],
    'a1-inequality-minus-before-parentheses': [1, 0],
    'a1-inequality-first-term-only': [3, 0],
    'a1-inequality-counts-zero': [1, 4],
    'a1-inequality-stops-at-equality': [2, 3],
    'a1-inequality-uses-one-rate': [2, 0],
    'a1-reads-leftover-as-bound': [3, 1],
    'a1-inequality-takes-all': [3, 2],
    'a1-inequality-takes-none': [3, 2],
    'a1-inequality-blames-distributing': [3, 0],
    'a1-inequality-blames-subtracting': [3, 1],
    'a1-inequality-blames-dividing': [0, 2],
    'a1-inequality-blames-combining': [3, 0],
  },
})
