import { boxPlot, dotPlot, histogram, lesson, num, text } from '#kit'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** The values that a dot plot shows: `counts[i]` times the value `from + i`. */
const spreadOut = (from: number, counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => from + i))

const dots = (alt: string, from: number, counts: readonly number[], title: string): string =>
  dotPlot({ alt, values: spreadOut(from, counts), from: from - 1, to: from + counts.length, step: 1, title })

const EDGES = [0, 10, 20, 30, 40, 50]
const WAYS = [2, 3, 4, 5, 9]
const RUNS = [9, 6, 4, 5, 3]
const FAR = [4, 1, 1, 1, 4]
const NEAR = [1, 2, 5, 2, 1]

const mean = (values: readonly number[]): number => sum(values) / values.length
const spread = (values: readonly number[]): number => sum(values.map((v) => (v - mean(values)) ** 2))

/** The one of the numbers that lies in the bar with the middle value. */
function inMiddleBar(edges: readonly number[], counts: readonly number[], offered: readonly number[]): number {
  const bars = counts.flatMap((count, i) => Array.from({ length: count }, () => i))
  const bar = bars[(bars.length - 1) / 2] ?? 0
  return offered.find((n) => n >= (edges[bar] ?? 0) && n < (edges[bar + 1] ?? 0)) ?? Number.NaN
}

export const oneVariablePlots = lesson({
  idea: '<p>In a dot plot every dot is one value. In a histogram the height of a bar says how many values lie in its interval; the single values are lost. A box plot shows only five numbers, and each of its four parts holds about a quarter of the values.</p><p>In the figure, the bars hold $2 + 3 + 4 + 5 + 9 = 23$ values. The middle one is number 12, and counting from the left you reach it in the fourth bar.</p>',
  figure: histogram({
    alt: 'A histogram with five bars from 0 to 50, each 10 wide. Heights: 2, 3, 4, 5, 9. The fourth bar, from 30 to 40, is darker.',
    edges: EDGES,
    values: WAYS,
    xTitle: 'Time (minutes)',
    yTitle: 'Students',
    step: 2,
    marked: [3],
  }),
  words: [
    { word: 'frequency', meaning: 'How often a value occurs: the number of dots, or the height of a bar.' },
    {
      word: 'interval',
      meaning: 'The values of one bar: its left endpoint belongs to it, its right endpoint does not.',
    },
    { word: 'quartiles', meaning: 'The two ends of the box: about a quarter of the values lies below the lower one.' },
    { word: 'standard deviation', meaning: 'How far the values typically lie from their mean.' },
  ],
  rule: '<ul><li>Number of values: count all dots, or add all heights.</li><li>Median: find the middle place, then count up from the left.</li><li>Many values far from the mean: large standard deviation.</li><li>Box plot: 25% of the values in each part, however long it is.</li></ul>',
  use: '<p>A question shows a dot plot, a histogram, or a box plot, or says how a list of data was changed.</p>',
  avoid: '<p>A box plot shows no mean, a histogram no exact median.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Each dot stands for one player of a team.</p>${dots('A dot plot of goals: 5 dots above 1, 3 above 2, 1 above 3, 1 above 4, 3 above 5.', 1, [5, 3, 1, 1, 3], 'Goals')}<p>What is the median number of goals?</p>`,
      covers: ['sat-math/dot-plot-median'],
      steps: [
        {
          do: 'Count the dots: $5 + 3 + 1 + 1 + 3 = 13$.',
          why: 'Each dot is one value.',
        },
        { do: 'The middle place is $\\frac{13 + 1}{2} = 7$.', why: 'Then 6 values stand on each side of it.' },
        {
          do: 'Up to 1 goal there are 5 dots, up to 2 goals 8. Dot number 7 stands above 2. The median is 2.',
          why: 'It is not 3, the middle of the axis, and not 1, the tallest column.',
        },
      ],
      answer: num(2),
      check: () =>
        num(spreadOut(1, [5, 3, 1, 1, 3]).find((v, _, all) => 2 * all.filter((w) => w <= v).length > 13) ?? 0),
    },
    {
      level: 'Next',
      asks: `<p>The histogram shows how long students take to get to school. Each bar includes its left endpoint but not its right endpoint.</p>${histogram(
        {
          alt: 'A histogram of times in minutes. Students: 2 from 0 to 10, 3 from 10 to 20, 4 from 20 to 30, 5 from 30 to 40, 9 from 40 to 50.',
          edges: EDGES,
          values: WAYS,
          xTitle: 'Time (minutes)',
          yTitle: 'Students',
          step: 2,
        },
      )}<p>How many students take at least 30 minutes? Which of the numbers 24, 33, and 46 could be the median time?</p>`,
      covers: ['sat-math/histogram-count', 'sat-math/histogram-median-could-be'],
      steps: [
        {
          do: 'At least 30: the bars to the right of 30, so $5 + 9 = 14$ students.',
          why: 'All bars on that side count. The limit 30 itself belongs to the bar on its right.',
        },
        {
          do: 'All bars: $2 + 3 + 4 + 5 + 9 = 23$. The middle place is $\\frac{23 + 1}{2} = 12$.',
          why: 'A bar of height 9 is nine values.',
        },
        {
          do: 'Count up: 2, then 5, then 9, then 14. Place 12 lies in the fourth bar, from 30 to 40.',
          why: 'Add the heights from the left until the middle place is reached.',
        },
        {
          do: 'Only 33 lies between 30 and 40.',
          why: '24 lies in the middle bar, 46 in the tallest one.',
        },
      ],
      answer: num(33),
      check: () => num(inMiddleBar(EDGES, WAYS, [24, 33, 46])),
    },
    {
      level: 'Exam level',
      asks: `<p>Group A</p>${dots('A dot plot of group A: 4 dots above 1, 1 above 2, 1 above 3, 1 above 4, 4 above 5.', 1, FAR, 'Score')}<p>Group B</p>${dots('A dot plot of group B: 1 dot above 1, 2 above 2, 5 above 3, 2 above 4, 1 above 5.', 1, NEAR, 'Score')}<p>Compare the means and the standard deviations. What becomes of both for group A if 3 is added to each of its values?</p>`,
      covers: ['sat-math/dot-plots-compare', 'sat-math/changed-data-mean-and-spread'],
      steps: [
        {
          do: 'Both plots are symmetric around 3, so both means are 3.',
          why: 'Each dot has a partner as far away on the other side. Equal ends alone are not enough.',
        },
        {
          do: 'In A most dots lie at the ends, in B near 3. The means are equal, and the standard deviation of group A is greater.',
          why: 'A tall column in the middle means little spread.',
        },
        {
          do: 'If 3 is added to each value, the plot moves to the right: the mean grows by 3, and the standard deviation is the same.',
          why: 'All distances stay.',
        },
        {
          do: 'If the least value fell by 2 and the greatest grew by 2, the mean would stay and the standard deviation would grow.',
          why: 'The sum changes by $-2 + 2 = 0$, and two values lie farther out.',
        },
      ],
      answer: text('The means are equal, and the standard deviation of group A is greater'),
      check: () => {
        const [a, b] = [spreadOut(1, FAR), spreadOut(1, NEAR)]
        const means = mean(a) === mean(b) ? 'The means are equal' : 'The means differ'
        return text(`${means}, and the standard deviation of group ${spread(a) > spread(b) ? 'A' : 'B'} is greater`)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The box plot summarizes the waiting times, in minutes, of 80 patients.</p>${boxPlot({
        alt: 'A box plot: least value 10, lower quartile 16, median 22, upper quartile 34, greatest value 40.',
        from: 5,
        to: 45,
        step: 5,
        title: 'Minutes',
        boxes: [{ five: [10, 16, 22, 34, 40] }],
      })}<ul><li>At least 75% of the times are at most 34 minutes</li><li>The mean of the times is 22 minutes</li><li>More times lie between 22 and 34 minutes than between 16 and 22 minutes</li></ul><p>Which statement must be true?</p>`,
      covers: ['sat-math/box-plot-must-be-true'],
      steps: [
        {
          do: 'The line in the box is the median, 22. The mean is not shown: the second statement need not be true.',
          why: 'A box plot is made of places, and a mean needs every value.',
        },
        {
          do: 'About a quarter of the times lies in each part: the third statement need not be true.',
          why: 'A longer part does not hold more values.',
        },
        {
          do: 'Up to 34, the upper quartile, there are three of the four parts: $3 \\cdot 25\\% = 75\\%$. At least 75% of the times are at most 34 minutes.',
          why: 'Count the parts on the side that is asked for.',
        },
      ],
      answer: text('At least 75% of the times are at most 34 minutes'),
      check: () => {
        const share = [10, 16, 22, 34].filter((start) => start < 34).length * 25
        return text(`At least ${share}% of the times are at most 34 minutes`)
      },
    },
  ],
  tryIt: {
    asks: `<p>The histogram shows how far the runners of a club ran last week. Each bar includes its left endpoint but not its right endpoint.</p>${histogram(
      {
        alt: 'A histogram of distances in miles. Runners: 9 from 0 to 10, 6 from 10 to 20, 4 from 20 to 30, 5 from 30 to 40, 3 from 40 to 50.',
        edges: EDGES,
        values: RUNS,
        xTitle: 'Distance (miles)',
        yTitle: 'Runners',
        step: 2,
      },
    )}<p>How many runners ran at least 30 miles? Which of the numbers 7, 16, and 25 could be the median distance?</p>`,
    steps: [
      {
        ask: 'How many runners ran at least 30 miles?',
        answer: { typed: num(5 + 3) },
        slips: [
          {
            typed: num(5),
            says: 'That is the bar from 30 to 40 alone. The last bar counts as well.',
            misconception: 'sm-one-bar-for-all',
          },
          { typed: num(3), says: 'A bar includes its left endpoint: 30 stands in the bar before.' },
        ],
        done: 'The bars to the right of 30: $5 + 3 = 8$',
      },
      {
        ask: 'How many runners are there in all?',
        answer: { typed: num(sum(RUNS)) },
        slips: [
          {
            typed: num(5),
            says: 'That is the number of bars. Add their heights.',
          },
          {
            typed: num(9),
            says: 'That is the tallest bar alone. Add all of them.',
            misconception: 'sm-one-bar-for-all',
          },
        ],
        done: '$9 + 6 + 4 + 5 + 3 = 27$',
      },
      {
        ask: 'Which place is the middle?',
        like: 1,
        answer: { typed: num(14) },
        slips: [
          {
            typed: num(13),
            says: 'Then 12 values stand before it and 14 after it. Add 1 before you halve.',
            misconception: 'sm-median-off-by-one',
          },
        ],
        done: '$\\frac{27 + 1}{2} = 14$',
      },
      {
        ask: 'Which number could be the median?',
        like: 2,
        answer: { choose: ['$16$', '$7$', '$25$'] },
        slips: [
          {
            choice: 1,
            says: 'That lies in the tallest bar, which ends with runner number 9.',
            misconception: 'sm-tallest-bar-for-the-median',
          },
          {
            choice: 2,
            says: 'That lies in the middle of the axis. Count the runners from the left instead.',
            misconception: 'sm-middle-of-the-axis',
          },
        ],
        done: 'Up to 10 miles: 9 runners. Up to 20 miles: 15. So 16 could be the median.',
      },
    ],
    answer: num(16),
    check: () => num(inMiddleBar(EDGES, RUNS, [7, 16, 25])),
  },
  trap: '<p>Going by what is tall, long, or in the middle. A median is found by counting.</p>',
  check: '<p>Count from the right too: you must reach the same dot or bar.</p>',
  mends: {
    'sm-middle-of-the-axis': [0, 2],
    'sm-mode-for-median': [0, 2],
    'sm-counts-dots-for-values': [0, 0],
    'sm-median-off-by-one': [0, 1],
    'sm-one-bar-for-all': [1, 0],
    'sm-other-side-of-the-limit': [1, 0],
    'sm-tallest-bar-for-the-median': [1, 3],
    'sm-tall-columns-for-spread': [2, 1],
    'sm-compares-the-ends-for-the-mean': [2, 0],
    'sm-thinks-spread-follows-the-mean': [2, 2],
    'sm-median-line-as-the-mean': [3, 0],
    'sm-longer-part-has-more-values': [3, 1],
    'sm-reads-the-wrong-quartile': [3, 2],
    'sm-turns-the-change-around': [2, 2],
    'sm-judges-center-and-spread-by-one-value': [2, 3],
    'sm-gives-the-place-of-the-median': [1, 2],
  },
})
