import { asWritten, lesson, num, numberLine, text } from '#kit'

/** All numbers from −50 to 50, in halves, that make it true. */
const tried = (holds: (x: number) => boolean): number[] =>
  Array.from({ length: 201 }, (_, i) => (i - 100) / 2).filter(holds)

const OPPOSITE = 'Finding one solution and taking its opposite as the other one'

export const absoluteValueEquations = lesson({
  idea: '<p>$|x - 4|$ is the distance between $x$ and 4 on the number line. A distance has no direction and is never negative. So $|x - 4| = 7$ asks: which numbers lie exactly 7 away from 4? There is one on each side, $4 - 7 = -3$ and $4 + 7 = 11$.</p><p>Put differently: what stands in the bars may be 7 or $-7$, because the bars make 7 of both. That is why one equation with bars turns into two without.</p>',
  figure: numberLine({
    alt: 'Number line with an open circle in the middle at 4 and filled points at −3 and 11, each 7 units away from the middle.',
    from: -5,
    to: 13,
    step: 1,
    points: [
      { at: -3, label: '−3' },
      { at: 4, open: true, label: 'middle' },
      { at: 11, label: '11' },
    ],
  }),
  words: [
    { word: 'absolute value', meaning: 'The distance of a number from 0: $|7| = 7$ and $|-7| = 7$.' },
    { word: 'bars', meaning: 'The signs of the absolute value. They act on the whole of what stands between them.' },
    { word: 'isolate', meaning: 'Bring something to stand alone on its side.' },
    { word: 'case', meaning: 'One of the two equations into which an equation with bars splits.' },
  ],
  rule: '<ol><li>Isolate the bars: undo what stands outside.</li><li>$|A| = c$ with a positive $c$ splits: $A = c$ or $A = -c$.</li><li>Solve both cases.</li></ol><p>$|A| = 0$ has one case only. $|A| = c$ with a negative $c$ has no solution.</p>',
  use: '<p>The variable stands between bars, and the sign is “equals.” Two numbers at the same distance from a middle are described this way: $|x - \\text{middle}| = \\text{distance}$.</p>',
  avoid:
    '<p>Do not split before the bars stand alone, and do not distribute a factor into the bars term by term. If you see $\\lt$ or $\\gt$ instead of $=$, the solutions are whole parts of the line.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A camera drone takes a picture at exactly two heights, 6 meters and 20 meters. Which equation has exactly these two heights $x$ as its solutions?',
      covers: ['algebra-1/absolute-equation-from-solutions'],
      steps: [
        {
          do: 'The middle is halfway between them: $\\frac{6 + 20}{2} = \\frac{26}{2} = 13$.',
          why: 'Both solutions have the same distance from the middle. A solution itself is not the middle.',
        },
        {
          do: 'The distance from the middle to each of them is $20 - 13 = 7$.',
          why: 'It is half of the gap of 14, not the whole gap.',
        },
        {
          do: 'The numbers that lie 7 away from 13: $|x - 13| = 7$.',
          why: 'The middle is subtracted in the bars, the distance stands on the other side. Test: $|6 - 13| = |-7| = 7$ and $|20 - 13| = 7$.',
        },
      ],
      answer: asWritten('|x - 13| = 7'),
      check: () => {
        const middle = Array.from({ length: 30 }, (_, i) => i).find((p) => p - 6 === 20 - p) ?? 0
        return asWritten(`|x - ${middle}| = ${20 - middle}`)
      },
    },
    {
      level: 'Next',
      asks: 'What is the lesser of the two solutions of $3|2x + 1| - 4 = 11$?',
      covers: [
        'algebra-1/absolute-equation',
        'algebra-1/absolute-equation-isolate',
        'algebra-1/absolute-equation-one-of-two',
      ],
      steps: [
        {
          do: 'Isolate the bars: add 4, $3|2x + 1| = 15$; then divide by 3, $|2x + 1| = 5$.',
          why: 'The 4 and the 3 stand outside the bars. They are undone first, as in a two-step equation.',
        },
        {
          do: 'First case: $2x + 1 = 5$, so $2x = 4$ and $x = 2$.',
          why: 'What stands in the bars is 5.',
        },
        {
          do: 'Second case: $2x + 1 = -5$, so $2x = -6$ and $x = -3$.',
          why: 'The minus goes before the right side. It is not put before the first solution.',
        },
        {
          do: 'The lesser of 2 and $-3$ is $-3$.',
          why: 'Read again which one is asked for.',
        },
      ],
      answer: num(-3),
      check: () => num(Math.min(...tried((x) => 3 * Math.abs(2 * x + 1) - 4 === 11))),
    },
    {
      level: 'Exam level',
      asks: 'For which value of the constant $c$ does the equation $2|x - 4| + 5 = c$ have exactly one solution?',
      covers: ['algebra-1/absolute-equation-exactly-one'],
      steps: [
        {
          do: 'Isolate the bars: $2|x - 4| = c - 5$, so $|x - 4| = \\frac{c - 5}{2}$.',
          why: 'Then the right side says how far $x$ is from 4.',
        },
        {
          do: 'There is exactly one solution when this distance is 0.',
          why: 'A positive distance gives two numbers, a negative one gives none. Only the middle itself has distance 0.',
        },
        {
          do: '$\\frac{c - 5}{2} = 0$ gives $c - 5 = 0$, so $c = 5$.',
          why: 'Test with the middle, $x = 4$: $2 \\cdot 0 + 5 = 5$. The 4 is the solution, not the constant.',
        },
      ],
      answer: num(5),
      check: () => {
        const count = (c: number) => tried((x) => 2 * Math.abs(x - 4) + 5 === c).length
        return num(Array.from({ length: 31 }, (_, i) => i - 10).find((c) => count(c) === 1) ?? 999)
      },
    },
    {
      level: 'Exam level',
      asks: 'Tom solved $2|x - 3| + 4 = 14$ and got $x = 8$ or $x = -8$, which is wrong. Which mistake leads to this answer?',
      covers: ['algebra-1/absolute-equation-mistake'],
      steps: [
        {
          do: 'Do it right first: $2|x - 3| = 10$, so $|x - 3| = 5$, and $x$ is $3 + 5 = 8$ or $3 - 5 = -2$.',
          why: 'One of Tom’s numbers is right.',
        },
        {
          do: 'Try the usual mistakes. Not dividing by 2: $3 + 10 = 13$ and $3 - 10 = -7$. Distance from $-3$: 2 and $-8$. Adding 4: $|x - 3| = 9$, so 12 and $-6$.',
          why: 'None of them gives 8 and $-8$.',
        },
        {
          do: `$-8$ is the opposite of 8. The mistake is: ${OPPOSITE}.`,
          why: 'The solutions lie on both sides of 3, not of 0.',
        },
      ],
      answer: text(OPPOSITE),
      check: () => {
        const first = Math.max(...tried((x) => 2 * Math.abs(x - 3) + 4 === 14))
        const ends: readonly (readonly [string, readonly number[]])[] = [
          ['not divided', tried((x) => Math.abs(x - 3) === 10)],
          ['other middle', tried((x) => 2 * Math.abs(x + 3) + 4 === 14)],
          ['added', tried((x) => 2 * Math.abs(x - 3) === 18)],
          [OPPOSITE, [-first, first]],
        ]
        return text(ends.find(([, end]) => end.join() === '-8,8')?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'What is the lesser of the two solutions of $2|3x - 3| + 1 = 19$?',
    steps: [
      {
        ask: 'Isolate the bars. What is $|3x - 3|$ equal to?',
        answer: { typed: num((19 - 1) / 2) },
        slips: [
          {
            typed: num(19 - 1),
            says: 'The factor 2 still stands before the bars. Divide by it.',
            misconception: 'a1-absolute-skips-dividing',
          },
          {
            typed: num((19 + 1) / 2),
            says: 'You added 1 once more. It is added already, so subtract it.',
            misconception: 'a1-inequality-repeats-operation',
          },
        ],
        done: '$2|3x - 3| = 18$, so $|3x - 3| = 9$.',
      },
      {
        ask: 'Which two cases follow?',
        answer: {
          choose: ['$3x - 3 = 9$ or $3x - 3 = -9$', '$3x - 3 = 9$ or $3x + 3 = 9$', '$3x - 3 = 9$ only'],
        },
        slips: [
          {
            choice: 1,
            says: 'You changed a sign inside the bars. The whole inside is 9 or $-9$.',
            misconception: 'a1-absolute-makes-inside-positive',
          },
          {
            choice: 2,
            says: 'There is a number on the other side of the middle, too.',
            misconception: 'a1-absolute-positive-case-only',
          },
        ],
        done: '$3x = 12$, so $x = 4$; or $3x = -6$.',
      },
      {
        ask: 'What is the lesser solution?',
        like: 3,
        answer: { typed: num(-6 / 3) },
        slips: [
          {
            typed: num(4),
            says: 'That is the greater one. Solve the second case.',
            misconception: 'a1-absolute-takes-the-other',
          },
          {
            typed: num(-4),
            says: 'You took the opposite of the first solution. Solve $3x - 3 = -9$ instead.',
            misconception: 'a1-absolute-negates-the-solution',
          },
        ],
        done: '$x = -2$. Test: $2 \\cdot |-6 - 3| + 1 = 2 \\cdot 9 + 1 = 19$.',
      },
    ],
    answer: num(-2),
    check: () => num(Math.min(...tried((x) => 2 * Math.abs(3 * x - 3) + 1 === 19))),
  },
  trap: '<p>Taking the opposite of the first solution as the second. $|x - 3| = 5$ has the solutions 8 and $-2$, not 8 and $-8$. The minus belongs before the 5: $x - 3 = -5$.</p>',
  check: '<p>Put both numbers into the equation. Both must fit, and the middle must lie halfway between them.</p>',
  mends: {
    'a1-absolute-whole-gap': [0, 1],
    'a1-absolute-swaps-center-and-distance': [0, 2],
    'a1-absolute-sign-of-center': [0, 2],
    'a1-absolute-skips-dividing': [1, 0],
    'a1-inequality-repeats-operation': [1, 0],
    'a1-absolute-positive-case-only': [1, 2],
    'a1-absolute-negates-the-solution': [1, 2],
    'a1-absolute-takes-the-other': [1, 3],
    'a1-absolute-one-solution-at-zero': [2, 1],
    'a1-absolute-gives-the-center': [2, 2],
    'a1-absolute-puts-zero-for-x': [2, 1],
    'a1-inequality-slip-untested': [3, 1],
    'a1-absolute-makes-inside-positive': [1, 2],
  },
})
