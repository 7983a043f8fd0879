import { boxPlot, dotPlot, lesson, num, table } from '#kit'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** The middle of the list that a frequency table stands for. */
function median(values: readonly number[], frequencies: readonly number[]): number {
  const list = values.flatMap((v, i) => Array.from({ length: frequencies[i] ?? 0 }, () => v))
  return list[(list.length - 1) / 2] ?? Number.NaN
}

export const oneVariableData = lesson({
  idea: '<p>Two questions can be asked about a list of numbers. Where is its center? The mean shares the sum equally; the median is the value in the middle place. How far does it spread? The range, the interquartile range, and the standard deviation answer that.</p><p>In the dot plot, nine values lie close together and one lies far away. The far value pulls the mean up to 5, while the median stays at 4. A median only looks at places, a mean at every value.</p>',
  figure: dotPlot({
    alt: 'A dot plot of ten values: one at 2, two at 3, three at 4, two at 5, one at 6, and one far to the right at 14.',
    values: [2, 3, 3, 4, 4, 4, 5, 5, 6, 14],
    from: 0,
    to: 15,
    step: 1,
  }),
  words: [
    { word: 'mean', meaning: 'The sum of all values divided by their number.' },
    { word: 'median', meaning: 'The value in the middle of the ordered list.' },
    {
      word: 'interquartile range',
      meaning: 'The length of the box in a box plot: upper quartile minus lower quartile.',
    },
    { word: 'standard deviation', meaning: 'How far the values typically lie from their mean.' },
    { word: 'outlier', meaning: 'A value far away from all the others.' },
  ],
  rule: '<ul><li>Sum = mean · number of values.</li><li>The median of $n$ values (odd) has place $\\frac{n + 1}{2}$. In a frequency table, count up to that place.</li><li>Values near the mean: small standard deviation. Values far from it: large.</li><li>Adding the same number to all values changes no spread.</li></ul>',
  use: '<p>Use sums whenever a mean changes: a value is added, left out, or unknown. Use places for medians and quartiles.</p>',
  avoid:
    '<p>Never average two means unless their groups have equal size. Never take the middle row of a frequency table for the median. For a full list of data, the calculator has mean, median, and stdev.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The mean of Omar’s scores on the first 4 quizzes is 82. What score on the next quiz would make the mean of all 5 scores 85?',
      covers: ['sat-math/mean-next-value'],
      steps: [
        { do: 'Sum so far: $4 \\cdot 82 = 328$.', why: 'You do not know the single scores, but you know their sum.' },
        {
          do: 'Sum that is needed: $5 \\cdot 85 = 425$.',
          why: 'With the next quiz there are 5 scores, so multiply by 5.',
        },
        {
          do: 'The next score: $425 - 328 = 97$.',
          why: 'The score must make up 3 points for each of the 5 quizzes: $82 + 15 = 97$. A score of 85 or 88 would not be enough.',
        },
      ],
      answer: num(97),
      check: () => num(Array.from({ length: 101 }, (_, s) => s).find((s) => (82 * 4 + s) / 5 === 85) ?? 0),
    },
    {
      level: 'Next',
      asks: `<p>The table shows how many books each member of a club read last summer.</p>${table(
        ['Books', 'Members'],
        [
          [1, 3],
          [2, 5],
          [3, 4],
          [4, 6],
          [5, 9],
        ],
      )}<p>What is the median number of books read?</p>`,
      covers: ['sat-math/frequency-table-median'],
      steps: [
        {
          do: 'Count the members: $3 + 5 + 4 + 6 + 9 = 27$.',
          why: 'The list has 27 values: 1, 1, 1, 2, 2, and so on. The right column says how often each occurs. In a dot plot you count dots, in a histogram you add the heights of the bars.',
        },
        { do: 'The middle place is $\\frac{27 + 1}{2} = 14$.', why: '13 members stand before it and 13 after it.' },
        {
          do: 'Count up: 3 members up to 1 book, 8 up to 2, 12 up to 3, 18 up to 4.',
          why: 'Add the frequencies one after the other until place 14 is reached.',
        },
        {
          do: 'Place 14 lies in the row with 4 books. The median is 4.',
          why: 'It is not 3, the middle row, and not 5, the most frequent number.',
        },
      ],
      answer: num(4),
      check: () => num(median([1, 2, 3, 4, 5], [3, 5, 4, 6, 9])),
    },
    {
      level: 'Exam level',
      asks: 'The numbers of minutes that five students spent on a puzzle are 12, 15, 11, 14, and 38. By how many minutes does the mean fall if the student with 38 minutes is left out?',
      covers: ['sat-math/mean-without-outlier', 'sat-math/mean-of-a-short-list'],
      steps: [
        {
          do: 'Mean of all five: $\\frac{12 + 15 + 11 + 14 + 38}{5} = \\frac{90}{5} = 18$.',
          why: 'The 38 is an outlier and pulls the mean above all other values.',
        },
        {
          do: 'Without it: $\\frac{90 - 38}{4} = \\frac{52}{4} = 13$.',
          why: 'Now there are only four values, so divide by 4.',
        },
        {
          do: 'The mean falls by $18 - 13 = 5$ minutes.',
          why: '“By how many” asks for the difference, not for 13 or 18.',
        },
        {
          do: 'Asked another way: is the mean of the five numbers greater than their median? Without adding: four numbers lie between 11 and 15, and one lies far above. It pulls the mean up, so the mean is greater.',
          why: 'Worked out, the mean is 18 and the median 14. If the data reach equally far to both sides in the same way, the two are equal.',
          covers: ['sat-math/mean-against-median'],
        },
      ],
      answer: num(5),
      check: () => num(sum([12, 15, 11, 14, 38]) / 5 - sum([12, 15, 11, 14]) / 4),
    },
    {
      level: 'Exam level',
      asks: `<p>The box plots show how many hours the members of two clubs trained last month.</p>${boxPlot({
        alt: 'Two box plots. Chess: 2, 8, 14, 20, 24. Judo: 4, 12, 16, 19, 28 (least value, lower quartile, median, upper quartile, greatest value).',
        from: 0,
        to: 32,
        step: 4,
        title: 'Hours',
        boxes: [
          { five: [2, 8, 14, 20, 24], label: 'Chess' },
          { five: [4, 12, 16, 19, 28], label: 'Judo' },
        ],
      })}<p>By how many hours is the interquartile range of the chess club greater than that of the judo club?</p>`,
      covers: ['sat-math/box-plots', 'sat-math/compare-standard-deviation'],
      steps: [
        {
          do: 'Chess: the box reaches from 8 to 20, so its length is $20 - 8 = 12$.',
          why: 'Each of the four parts of the plot holds about a quarter of the values, so the box holds the middle half. A longer part does not hold more values.',
        },
        {
          do: 'Judo: from 12 to 19, so $19 - 12 = 7$.',
          why: 'The line inside the box is the median; it is not needed.',
        },
        {
          do: 'The difference is $12 - 7 = 5$ hours.',
          why: 'The ranges, 22 and 24, would even say the opposite: they depend on two values only.',
        },
        {
          do: 'The same thinking compares standard deviations. Set A has the values 1 to 5 with the frequencies 5, 3, 1, 3, 5; set B with 1, 4, 7, 4, 1. In A most values lie far from the mean 3, in B near it: A has the greater standard deviation.',
          why: 'Both ranges are equal, so look where most values lie. If B had the values 11 to 15, nothing would change: only distances count.',
        },
      ],
      answer: num(5),
      check: () => {
        const box = ([, lower = 0, , upper = 0]: readonly number[]) => upper - lower
        return num(box([2, 8, 14, 20, 24]) - box([4, 12, 16, 19, 28]))
      },
    },
  ],
  tryIt: {
    asks: `<p>The table shows how many pets each student of a class has had so far.</p>${table(
      ['Pets', 'Students'],
      [
        [0, 10],
        [1, 7],
        [2, 5],
        [3, 6],
        [4, 3],
      ],
    )}<p>What is the median number of pets?</p>`,
    steps: [
      {
        ask: 'How many values does the list have?',
        answer: { typed: num(10 + 7 + 5 + 6 + 3) },
        slips: [
          {
            typed: num(5),
            says: 'That is the number of rows. Each row counts as often as its frequency says.',
            misconception: 'sm-middle-row',
          },
        ],
        done: '$10 + 7 + 5 + 6 + 3 = 31$',
      },
      {
        ask: 'Which place is the middle?',
        answer: { typed: num(16) },
        slips: [
          {
            typed: num(15),
            says: 'Then 14 values stand before it and 16 after it. Add 1 before you halve.',
            misconception: 'sm-median-off-by-one',
          },
          {
            typed: num(3),
            says: 'That is the middle row, not the middle of the values.',
            misconception: 'sm-middle-row',
          },
        ],
        done: '$\\frac{31 + 1}{2} = 16$',
      },
      {
        ask: 'What is the median number of pets?',
        answer: { typed: num(median([0, 1, 2, 3, 4], [10, 7, 5, 6, 3])) },
        slips: [
          { typed: num(0), says: 'That is the most frequent number.', misconception: 'sm-mode-for-median' },
          {
            typed: num(2),
            says: 'That is the middle row. Count up the frequencies to place 16.',
            misconception: 'sm-middle-row',
          },
          {
            typed: num(6),
            says: 'That is the median of the frequencies. They only say how often a number occurs.',
            misconception: 'sm-median-of-the-frequencies',
          },
        ],
        done: 'Up to 0 pets: 10 students. Up to 1 pet: 17. Place 16 is among these, so the median is 1.',
      },
    ],
    answer: num(1),
    // As many have fewer than the median as have more, at most half of all.
    check: () => {
      const f = [10, 7, 5, 6, 3]
      return num(f.findIndex((_, i) => sum(f.slice(0, i)) < 15.5 && sum(f.slice(i + 1)) < 15.5))
    },
  },
  trap: '<p>Treating a mean like a single value. From a mean of 82 for 4 quizzes to a mean of 85 for 5 it takes much more than a score of 85. Always go over the sums.</p>',
  check:
    '<p>A mean and a median lie between the least and the greatest value. Put your new value into the list and work out the mean once more.</p>',
  mends: {
    'sm-middle-of-the-axis': [1, 1],
    'sm-counts-dots-for-values': [1, 0],
    'sm-one-bar-for-all': [1, 0],
    'sm-other-side-of-the-limit': [1, 2],
    'sm-tallest-bar-for-the-median': [1, 3],
    'sm-tall-columns-for-spread': [3, 3],
    'sm-compares-the-ends-for-the-mean': [3, 3],
    'sm-longer-part-has-more-values': [3, 0],
    'sm-median-line-as-the-mean': [3, 1],
    'sm-reads-the-wrong-quartile': [3, 0],
    'sm-averages-the-means': [0, 2],
    'sm-uses-the-old-count': [0, 1],
    'sm-median-of-the-frequencies': [1, 0],
    'sm-median-off-by-one': [1, 1],
    'sm-middle-row': [1, 3],
    'sm-mode-for-median': [1, 3],
    'sm-gives-the-mean-itself': [2, 2],
    'sm-uses-the-median': [2, 0],
    'sm-mean-where-most-values-are': [2, 3],
    'sm-mean-and-median-always-agree': [2, 3],
    'sm-looks-at-one-end-only': [2, 3],
    'sm-would-compute-the-mean-first': [2, 3],
    'sm-range-for-interquartile-range': [3, 0],
    'sm-compares-the-medians': [3, 1],
    'sm-answers-one-part': [3, 2],
    'sm-judges-by-the-range': [3, 3],
    'sm-confuses-spread-with-size': [3, 3],
    'sm-thinks-it-cannot-be-known': [3, 3],
    'sm-compares-a-value-with-the-mean': [2, 2],
  },
})
