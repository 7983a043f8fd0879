import { boxPlot, lesson, num, text } from '#kit'

/** The interquartile range of eight values: two are below the middle of each half, two above it. */
const iqr = (list: readonly number[]): number => {
  const [, b = 0, c = 0, , , f = 0, g = 0] = list.toSorted((x, y) => x - y)
  return (f + g - b - c) / 2
}

export const spread = lesson({
  idea: '<p>Two buses take 20 minutes on a typical day. Bus A takes between 18 and 22 minutes, bus B between 5 and 40. Their centers are the same, but you would trust bus A more. What differs is the spread: how far apart the values lie.</p><p>The range measures from the very first to the very last value, so one odd day changes it. The interquartile range looks only at the middle half of the data, the box in a box plot.</p>',
  figure: boxPlot({
    alt: 'Two box plots over minutes with the same median of 20. Bus A: whiskers from 18 to 22, a box from 19 to 21. Bus B: whiskers from 5 to 40, a box from 13 to 28.',
    from: 0,
    to: 40,
    step: 5,
    title: 'Minutes',
    boxes: [
      { five: [18, 19, 20, 21, 22], label: 'Bus A' },
      { five: [5, 13, 20, 28, 40], label: 'Bus B' },
    ],
  }),
  words: [
    { word: 'range', meaning: 'The greatest value minus the least value.' },
    { word: 'quartiles', meaning: 'The medians of the lower half and of the upper half of the sorted data.' },
    { word: 'interquartile range', meaning: 'Upper quartile minus lower quartile: the width of the box. Short: IQR.' },
    {
      word: 'box plot',
      meaning: 'A picture of least value, lower quartile, median, upper quartile and greatest value.',
    },
  ],
  rule: '<ul><li>Range = greatest − least: from whisker end to whisker end. So greatest = least + range. Only these two ends change it.</li><li>IQR = upper quartile − lower quartile: from edge to edge of the box.</li><li>Adding the same number to all values changes no spread. Multiplying all values by a number multiplies the spread by it.</li></ul>',
  use: '<p>You are asked how much data vary, how wide the middle half is, or which of two groups is more spread out.</p>',
  avoid:
    '<p>Median and mean tell where the data lie, not how far apart they are. A spread is always a <em>difference</em> of two values, never one of them.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${boxPlot({ alt: 'A box plot with whiskers from 4 to 18, a box from 7 to 13 and a line at 9.', from: 0, to: 20, step: 2, title: 'Hours', boxes: [{ five: [4, 7, 9, 13, 18] }] })}<p>The box plot shows the hours that students spent on a project. What are the range and the interquartile range, in hours?</p>`,
      covers: ['algebra-1/box-plot-read', 'algebra-1/range-missing-value'],
      steps: [
        {
          do: 'Range: the whiskers end at 4 and 18, so the range is $18 - 4 = 14$ hours.',
          why: 'The ends of the whiskers are the least and the greatest value.',
        },
        {
          do: 'Interquartile range: the box goes from 7 to 13, so it is $13 - 7 = 6$ hours.',
          why: 'The edges of the box are the quartiles. Between them lies the middle half of the students.',
        },
        {
          do: 'The line at 9 is the median. It is needed for neither. The interquartile range is 6.',
          why: 'From 9 to 13 would be only a part of the box.',
        },
        {
          do: 'Asked another way: the least value is 4, the range is 14, and the greatest value is missing: $4 + 14 = 18$.',
          why: 'From the least value the range leads up to the greatest. If the least is missing, go down from the greatest.',
        },
      ],
      answer: num(6),
      check: () => num([7, 8, 9, 10, 11, 12, 13].length - 1),
    },
    {
      level: 'Next',
      asks: 'Mila counted the pages read on eight evenings: 13, 4, 9, 21, 6, 17, 11, 3. What is the interquartile range?',
      covers: ['algebra-1/iqr-of-list'],
      steps: [
        { do: 'Sort: 3, 4, 6, 9, 11, 13, 17, 21.', why: 'Quartiles are places in the sorted list.' },
        { do: 'Split into halves: 3, 4, 6, 9 and 11, 13, 17, 21.', why: 'Eight values make two halves of four.' },
        {
          do: 'Median of each half: $\\frac{4 + 6}{2} = 5$ and $\\frac{13 + 17}{2} = 15$.',
          why: 'These are the lower and the upper quartile. Four values have two in the middle, so take the point halfway.',
        },
        { do: 'Subtract: $15 - 5 = 10$.', why: 'A quartile alone is not the answer, and $21 - 3 = 18$ is the range.' },
      ],
      answer: num(10),
      check: () => num(iqr([13, 4, 9, 21, 6, 17, 11, 3])),
    },
    {
      level: 'Exam level',
      asks: `${boxPlot({
        alt: 'Two box plots. Group A: whiskers from 2 to 15, a box from 5 to 12 and a line at 9. Group B: whiskers from 4 to 14, a box from 8 to 12 and a line at 10.',
        from: 0,
        to: 16,
        step: 2,
        boxes: [
          { five: [2, 5, 9, 12, 15], label: 'Group A' },
          { five: [4, 8, 10, 12, 14], label: 'Group B' },
        ],
      })}<p>Two groups were asked for their hours of sport in a month. Which statement is true: “The median of group A is greater,” “Group B has the greatest value of all,” or “The middle half of group A is more spread out”?</p>`,
      covers: ['algebra-1/box-plots-compare'],
      steps: [
        {
          do: 'Medians are the lines in the boxes: A has 9, B has 10. The first statement is false.',
          why: 'Read the number below the line, not the height of the picture.',
        },
        {
          do: 'Greatest values are the right ends: A has 15, B has 14. The second is false.',
          why: 'Only the end of the whisker counts.',
        },
        {
          do: 'Boxes: A is $12 - 5 = 7$ wide, B is $12 - 8 = 4$ wide. True: The middle half of group A is more spread out.',
          why: 'The box is the middle half. Test each statement with two numbers from the picture.',
        },
      ],
      answer: text('The middle half of group A is more spread out'),
      check: () => {
        const [a, b] = [
          [2, 5, 9, 12, 15],
          [4, 8, 10, 12, 14],
        ] as const
        const claims: [string, boolean][] = [
          ['The median of group A is greater', a[2] > b[2]],
          ['Group B has the greatest value of all', b[4] > a[4]],
          ['The middle half of group A is more spread out', a[3] - a[1] > b[3] - b[1]],
        ]
        return text(claims.find(([, holds]) => holds)?.[0] ?? 'none')
      },
    },
    {
      level: 'Exam level',
      asks: 'The scores of a class have a median of 20 and a range of 14. A teacher doubles every score and then adds 5 to each. What is the new range?',
      covers: ['algebra-1/spread-after-change', 'algebra-1/range-without-extreme'],
      steps: [
        {
          do: 'Try it with two scores that are 14 apart: 10 and 24.',
          why: 'The range depends on the least and the greatest score only.',
        },
        {
          do: 'Double: 20 and 48. They are now $48 - 20 = 28$ apart.',
          why: 'Doubling makes every distance twice as large: $2 \\cdot 14 = 28$.',
        },
        {
          do: 'Add 5: 25 and 53. Still $53 - 25 = 28$ apart. The new range is 28.',
          why: 'Both ends move by 5, so their distance stays. The median does change, to $2 \\cdot 20 + 5 = 45$, but it is a center and not asked for.',
        },
        {
          do: 'Asked another way: from 10, 12, 15 and 24 the greatest is removed. The range falls from $24 - 10 = 14$ to $15 - 10 = 5$, so by 9.',
          why: 'Find the new greatest value first, then subtract the two ranges.',
        },
      ],
      answer: num(28),
      check: () => {
        const scores = [11, 15, 20, 22, 25].map((s) => 2 * s + 5)
        return num(Math.max(...scores) - Math.min(...scores))
      },
    },
  ],
  tryIt: {
    asks: 'Jo counted the messages on eight days: 22, 8, 15, 5, 12, 30, 6, 18. What is the interquartile range?',
    steps: [
      {
        ask: 'Sorted: 5, 6, 8, 12, 15, 18, 22, 30. What is the lower quartile?',
        like: 2,
        answer: { typed: num((6 + 8) / 2) },
        slips: [
          {
            typed: num({ n: 27, d: 2 }),
            says: 'That is the median of all values. Take the median of the lower half.',
            misconception: 'a1-stat-gives-the-median',
          },
          {
            typed: num(6),
            says: 'The lower half has four values: take the point halfway between its two middle ones.',
            misconception: 'a1-stat-takes-wrong-quartile-places',
          },
        ],
        done: 'Lower half 5, 6, 8, 12: $\\frac{6 + 8}{2} = 7$',
      },
      {
        ask: 'What is the upper quartile?',
        like: 2,
        answer: { typed: num((18 + 22) / 2) },
        slips: [
          {
            typed: num(22),
            says: 'The upper half is 15, 18, 22, 30. Take the point halfway between its middle values.',
            misconception: 'a1-stat-takes-wrong-quartile-places',
          },
        ],
        done: 'Upper half 15, 18, 22, 30: $\\frac{18 + 22}{2} = 20$',
      },
      {
        ask: 'What is the interquartile range?',
        like: 3,
        answer: { typed: num(20 - 7) },
        slips: [
          {
            typed: num(25),
            says: 'That is the range, from the least to the greatest value.',
            misconception: 'a1-stat-gives-the-range',
          },
          {
            typed: num(20),
            says: 'That is a quartile. Subtract the other one.',
            misconception: 'a1-stat-gives-a-quartile',
          },
        ],
        done: '$20 - 7 = 13$',
      },
    ],
    answer: num(13),
    check: () => num(iqr([22, 8, 15, 5, 12, 30, 6, 18])),
  },
  trap: '<p>Adding to the spread. If everybody gets 5 points more, all values move, but no two of them come closer or move farther apart: the spread stays.</p>',
  check:
    '<p>The interquartile range can never be larger than the range. And a quarter of the values must lie below the lower quartile, a quarter above the upper one.</p>',
  mends: {
    'a1-stat-gives-the-box': [0, 0],
    'a1-stat-measures-from-the-wrong-mark': [0, 1],
    'a1-stat-gives-half-of-the-box': [0, 2],
    'a1-stat-gives-the-median': [0, 2],
    'a1-stat-does-not-sort': [1, 0],
    'a1-stat-takes-wrong-quartile-places': [1, 2],
    'a1-stat-gives-a-quartile': [1, 3],
    'a1-stat-gives-the-range': [1, 3],
    'a1-stat-compares-the-wrong-line': [2, 0],
    'a1-stat-compares-the-wrong-end': [2, 1],
    'a1-stat-compares-the-wrong-box': [2, 2],
    'a1-stat-ignores-the-doubling': [3, 1],
    'a1-stat-doubles-without-reason': [3, 1],
    'a1-stat-adds-to-the-spread': [3, 2],
    'a1-stat-subtracts-from-the-spread': [3, 2],
    'a1-stat-gives-the-new-center': [3, 2],
    'a1-stat-reads-the-list-unsorted': [1, 0],
    'a1-stat-takes-the-range-the-wrong-way': [0, 3],
    'a1-stat-takes-the-range-from-the-wrong-end': [0, 3],
    'a1-stat-gives-a-range-for-a-value': [0, 3],
    'a1-stat-gives-a-range-not-its-change': [3, 3],
    'a1-stat-measures-at-the-other-end': [3, 3],
    'a1-stat-measures-from-the-middle': [3, 0],
  },
})
