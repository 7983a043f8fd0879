import { boxPlot, histogram, lesson, num, percent, text } from '#kit'

export const histogramsAndBoxPlots = lesson({
  idea: '<p>A long list of numbers is hard to read. A histogram sorts the values into intervals of equal width and counts how many fall into each: tall bars are where many values are.</p><p>A box plot does it the other way around. It makes four groups of equal size and shows where they end. The box holds the middle half of the values. A long part does not mean many values; it means that a quarter of them is spread out.</p>',
  figure: histogram({
    alt: 'A histogram of the ages at a pool. From 0 to 10: 4. From 10 to 20: 9. From 20 to 30: 6. From 30 to 40: 3. From 40 to 50: 1.',
    edges: [0, 10, 20, 30, 40, 50],
    values: [4, 9, 6, 3, 1],
    xTitle: 'Age in years',
    yTitle: 'Number of people',
    step: 1,
  }),
  words: [
    { word: 'histogram', meaning: 'Bars without gaps over equal intervals; each height is the number of values.' },
    { word: 'quartiles', meaning: 'The medians of the lower and the upper half of the values.' },
    { word: 'five-number summary', meaning: 'Least value, lower quartile, median, upper quartile, greatest value.' },
    { word: 'skewed right', meaning: 'The long tail of low bars points to the right.' },
    { word: 'outlier', meaning: 'A value more than 1.5 interquartile ranges beyond the box.' },
  ],
  rule: '<ul><li>Histogram: add heights. A value at a limit belongs to one bar only, mostly the right one.</li><li>Median: count through the bars to the middle value.</li><li>Box plot: each of the four parts holds a quarter of the values.</li><li>Skew: the tail names it and pulls the mean.</li></ul>',
  use: '<p>Questions about “how many,” “what percent,” “where is the median,” or the shape of data in a plot.</p>',
  avoid:
    '<p>A histogram does not show single values, and a box plot does not show how many there are. If these are asked for, you need the list.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Look at the histogram above. How many people are at least 20? What percent of all is that, rounded to a whole number?',
      covers: ['algebra-1/histogram-count', 'algebra-1/histogram-percent', 'algebra-1/histogram-build'],
      steps: [
        {
          do: 'At least 20: the bars from 20 on. $6 + 3 + 1 = 10$ people.',
          why: 'All bars on this side count. A person who is just 20 is in the bar that starts there.',
        },
        { do: 'All people: $4 + 9 + 6 + 3 + 1 = 23$.', why: 'Add every bar, not the number of bars.' },
        { do: '$\\frac{10}{23} \\approx 0.43$, so about 43%.', why: 'The 10 alone is a count, not a percent.' },
      ],
      answer: percent(43),
      check: () => {
        const ages = [4, 9, 6, 3, 1].flatMap((n, k) => Array.from({ length: n }, () => k))
        return percent(Math.round((100 * ages.filter((k) => k >= 2).length) / ages.length))
      },
    },
    {
      level: 'Next',
      asks: 'In which interval of the same histogram is the median? Is the mean greater or less than the median?',
      covers: ['algebra-1/histogram-median-class', 'algebra-1/histogram-shape'],
      steps: [
        {
          do: 'There are 23 values. The middle one is number $\\frac{23 + 1}{2} = 12$.',
          why: 'Eleven values lie on each side of it.',
        },
        {
          do: 'Count from the left: 4, then $4 + 9 = 13$. Number 12 is in the second bar.',
          why: 'Stop at the first bar with which 12 is reached. The tallest bar or the middle of the axis may be elsewhere.',
        },
        { do: 'The median is in the interval from 10 to 20.', why: 'The exact value cannot be read off.' },
        {
          do: 'The tail points to the right, so the mean is greater than the median. Median: From 10 to 20.',
          why: 'A few large values pull the mean, but not the median.',
        },
      ],
      answer: text('From 10 to 20'),
      check: () => {
        const ages = [4, 9, 6, 3, 1].flatMap((n, k) => Array.from({ length: n }, () => k))
        const k = ages[11] ?? 0
        return text(`From ${10 * k} to ${10 * k + 10}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'Eleven values are 3, 5, 6, 8, 9, 12, 14, 15, 19, 20, 24. Find the five-number summary.',
      covers: ['algebra-1/five-number-summary', 'algebra-1/box-plot-pick'],
      steps: [
        {
          do: 'They are in order. The sixth is the median: 12.',
          why: 'Five values on each side. The median belongs to neither half.',
        },
        {
          do: 'Lower half: 3, 5, 6, 8, 9. Its middle is 6.',
          why: 'The third of five values, found by counting, not by measuring the axis.',
        },
        { do: 'Upper half: 14, 15, 19, 20, 24. Its middle is 19.', why: 'The same on the other side.' },
        {
          do: 'Five-number summary: 3, 6, 12, 19, 24',
          why: 'Whiskers from 3 to 24, a box from 6 to 19, a line at 12.',
        },
      ],
      answer: text('3, 6, 12, 19, 24'),
      check: () => {
        const xs = [3, 5, 6, 8, 9, 12, 14, 15, 19, 20, 24]
        const rank = (k: number) => xs.find((x) => xs.filter((y) => y < x).length === k)
        return text([0, 2, 5, 8, 10].map(rank).join(', '))
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The box plot shows the weights of 60 dogs.</p>${boxPlot({ alt: 'A box plot with whiskers from 8 to 44, a box from 14 to 22 and a line at 16.', from: 0, to: 50, step: 5, title: 'Weight in pounds', boxes: [{ five: [8, 14, 16, 22, 44] }] })}<p>About how many dogs weigh more than 14 pounds? Above which weight is a dog an outlier?</p>`,
      covers: ['algebra-1/box-plot-quarters', 'algebra-1/box-plot-outlier-fence'],
      steps: [
        {
          do: '14 is the lower quartile. Above it are three quarters: $\\frac{3}{4} \\cdot 60 = 45$ dogs.',
          why: 'Count quarters, not lengths: the short parts hold as many dogs as the long ones.',
        },
        {
          do: 'Interquartile range: $22 - 14 = 8$. Then $1.5 \\cdot 8 = 12$.',
          why: 'The length of the box, one and a half times.',
        },
        {
          do: 'From the upper quartile: $22 + 12 = 34$. So weights above 34 pounds are outliers.',
          why: 'Start at the end of the box, not at the median or the whisker.',
        },
      ],
      answer: num(34),
      check: () => num(22 + 3 * ((22 - 14) / 2)),
    },
  ],
  tryIt: {
    asks: 'A histogram has the bars 0 to 5: 8, 5 to 10: 6, 10 to 15: 4, 15 to 20: 3. In which interval is the median? Is the mean greater or less than the median?',
    steps: [
      {
        ask: 'How many values are there?',
        answer: { typed: num(8 + 6 + 4 + 3) },
        slips: [
          {
            typed: num(4),
            says: 'That is the number of bars. Add their heights.',
            misconception: 'a1-hb-counts-bars-for-values',
          },
        ],
        done: '$8 + 6 + 4 + 3 = 21$',
      },
      {
        ask: 'Which number in the order is the middle one?',
        like: 0,
        answer: { typed: num((21 + 1) / 2) },
        slips: [{ typed: num(10), says: 'Ten values lie below it. The middle one comes next.' }],
        done: 'Number $\\frac{21 + 1}{2} = 11$',
      },
      {
        ask: 'In which interval is it?',
        like: 1,
        answer: { choose: ['From 5 to 10', 'From 0 to 5', 'From 10 to 15'] },
        slips: [
          { choice: 1, says: 'Up to 5 there are only 8 values.', misconception: 'a1-hb-stops-before-half' },
          { choice: 2, says: 'Up to 10 there are $8 + 6 = 14$ values already.', misconception: 'a1-hb-goes-past-half' },
        ],
        done: 'Up to 5 there are 8 values, up to 10 there are 14: from 5 to 10.',
      },
      {
        ask: 'Is the mean greater or less than the median?',
        answer: { choose: ['Greater', 'Less'] },
        slips: [
          {
            choice: 1,
            says: 'The tail pulls the mean to its side. On which side is it?',
            misconception: 'a1-hb-turns-the-pull-round',
          },
        ],
        done: 'The tail points to the right, so the mean is greater. Median: From 5 to 10.',
      },
    ],
    answer: text('From 5 to 10'),
    check: () => {
      const all = [8, 6, 4, 3].flatMap((n, k) => Array.from({ length: n }, () => 5 * k))
      const lo = all[10] ?? 0
      return text(`From ${lo} to ${lo + 5}`)
    },
  },
  trap: '<p>Taking length for number. In a box plot a long whisker holds as many values as a short one: a quarter.</p>',
  check:
    '<p>Add up all the bars: the sum must be the number of values. In a box plot, two quarters must lie on each side of the median line.</p>',
  mends: {
    'a1-hb-reads-one-bar': [0, 0],
    'a1-hb-counts-both-limits': [0, 0],
    'a1-hb-counts-bars-for-values': [0, 1],
    'a1-hb-gives-the-count-as-percent': [0, 2],
    'a1-hb-takes-the-tallest-bar': [1, 1],
    'a1-hb-takes-the-middle-of-the-axis': [1, 1],
    'a1-hb-stops-before-half': [1, 1],
    'a1-hb-goes-past-half': [1, 1],
    'a1-hb-names-skew-by-the-peak': [1, 3],
    'a1-hb-turns-the-pull-round': [1, 3],
    'a1-hb-takes-the-median-into-the-halves': [2, 0],
    'a1-hb-parts-the-range': [2, 1],
    'a1-hb-miscounts-the-quartiles': [2, 1],
    'a1-hb-measures-the-box-plot-by-length': [3, 0],
    'a1-hb-forgets-the-factor-of-the-fence': [3, 1],
    'a1-hb-starts-at-the-median': [3, 2],
    'a1-hb-starts-at-the-whisker': [3, 2],
    'a1-hb-gives-the-total': [0, 0],
    'a1-hb-takes-a-bar-too-many': [0, 0],
    'a1-hb-counts-the-other-side': [0, 0],
    'a1-hb-leaves-out-the-first-bar': [0, 0],
    'a1-hb-takes-the-lowest-bar': [1, 1],
    'a1-hb-counts-the-wrong-limit': [0, 0],
    'a1-hb-counts-the-next-bar': [0, 0],
    'a1-hb-counts-no-limits': [0, 0],
    'a1-hb-counts-values-once': [0, 1],
    'a1-hb-takes-half-for-a-quartile': [3, 0],
    'a1-hb-starts-at-the-wrong-quartile': [3, 2],
    'a1-hb-uses-the-range-for-the-fence': [3, 1],
  },
})
