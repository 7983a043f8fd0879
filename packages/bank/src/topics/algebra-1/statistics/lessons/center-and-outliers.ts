import { dotPlot, lesson, num, numberLine } from '#kit'

const GOALS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 6]

/** The middle of a list with an odd number of values: strike out the smallest and the largest until one is left. */
const middle = (list: readonly number[]): number => {
  const left = list.toSorted((a, b) => a - b)
  while (left.length > 1) {
    left.pop()
    left.shift()
  }
  return left[0] ?? Number.NaN
}

export const centerAndOutliers = lesson({
  idea: '<p>Five friends have 1, 2, 3, 5 and 24 dollars. What is typical? There are two good answers. The <em>mean</em> puts all the money together and shares it equally: 35 dollars for 5 people make 7 each. The <em>median</em> lines everybody up by size and asks the one in the middle: 3 dollars.</p><p>The 24 pulls the mean far up, although nobody else has that much. The median hardly notices: it only counts how many stand on each side.</p>',
  figure: numberLine({
    alt: 'Filled points at 1, 2, 3, 5 and 24 on a number line. The point 3 is marked median. An open point at 7 is marked mean.',
    from: 0,
    to: 24,
    step: 2,
    points: [
      { at: 1 },
      { at: 2 },
      { at: 3, label: 'median' },
      { at: 5 },
      { at: 7, open: true, label: 'mean' },
      { at: 24 },
    ],
  }),
  words: [
    { word: 'mean', meaning: 'The sum of all values divided by their number.' },
    { word: 'median', meaning: 'The middle value of the sorted list, or halfway between the two middle ones.' },
    { word: 'outlier', meaning: 'A value that lies far away from the others.' },
    { word: 'mode', meaning: 'The value that occurs most often.' },
  ],
  rule: '<ul><li>Mean $= \\frac{\\text{sum of the values}}{\\text{number of values}}$, so the sum is mean times number.</li><li>Median: sort, then take the middle. With an even number of values, take the point halfway between the two middle ones.</li></ul>',
  use: '<p>You are to describe a typical value, find a value that is missing for a given mean, or say what a new value does to the center.</p>',
  avoid:
    '<p>With an outlier the mean misleads: use the median to describe what is typical. For totals, only the mean helps.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Rania swam these numbers of laps on seven days: 22, 30, 15, 12, 9, 18, 25. What is the median number of laps?',
      covers: ['algebra-1/median-of-list'],
      steps: [
        {
          do: 'Sort from small to large: 9, 12, 15, 18, 22, 25, 30.',
          why: 'The middle of an unsorted list says nothing. Here it would be 12, only by chance of the days.',
        },
        {
          do: 'Count: there are 7 values, so the middle one is number 4, with 3 on each side.',
          why: 'Half of 7 is 3.5: three before, one in the middle, three after.',
        },
        {
          do: 'Number 4 in the sorted list is 18. The median is 18 laps.',
          why: 'The mean would be $131 \\div 7 \\approx 18.7$. It is not asked for.',
        },
      ],
      answer: num(18),
      check: () => num(middle([22, 30, 15, 12, 9, 18, 25])),
    },
    {
      level: 'Next',
      asks: 'Theo scored 72, 85, 79 and 80 points in four quizzes. What score in the fifth quiz gives a mean of 81 points?',
      covers: ['algebra-1/mean-missing-value', 'algebra-1/outlier-from-two-means'],
      steps: [
        {
          do: 'A mean of 81 over 5 quizzes needs a total of $5 \\cdot 81 = 405$ points.',
          why: 'Sum is mean times number, and with the new quiz the number is 5, not 4.',
        },
        {
          do: 'So far: $72 + 85 + 79 + 80 = 316$ points.',
          why: 'All four scores count. Their mean, 79, cannot stand for them as one value.',
        },
        {
          do: 'Missing: $405 - 316 = 89$ points.',
          why: 'The mean so far is below 81, so the fifth score must lie above 81.',
        },
        { do: 'Test: $316 + 89 = 405$ and $405 \\div 5 = 81$.', why: 'The mean is as it should be.' },
        {
          do: 'Asked another way: with the fifth quiz the mean is 81, without it 79. The fifth score is $5 \\cdot 81 - 4 \\cdot 79 = 405 - 316 = 89$.',
          why: 'Two means are two totals. Their difference is the value that was taken out.',
        },
      ],
      answer: num(89),
      // What the four scores are below 81, the fifth must be above it.
      check: () => num(81 + [72, 85, 79, 80].reduce((gap, score) => gap + 81 - score, 0)),
    },
    {
      level: 'Exam level',
      asks: `<p>The dot plot shows how many goals each of 11 players scored.</p>${dotPlot({ alt: 'A dot plot over the numbers 0 to 6 with 3 dots at 0, 4 dots at 1, 2 dots at 2, 1 dot at 3, 0 dots at 4, 0 dots at 5, 1 dot at 6.', from: 0, to: 6, step: 1, values: GOALS })}<p>What is the median? What happens to mean and median if a player with 19 goals joins?</p>`,
      covers: ['algebra-1/center-dot-plot', 'algebra-1/outlier-effect'],
      steps: [
        {
          do: 'Read the dots from left to right as a sorted list: 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 6.',
          why: 'Every dot is one player. The axis only shows where they stand, so its middle, 3, is not the median.',
        },
        {
          do: 'Of 11 values the middle one is number 6: three dots at 0, then the third dot at 1. The median is 1.',
          why: 'Count dots, not columns. The heights 3, 4, 2, 1, 1 are numbers of players.',
        },
        {
          do: 'With the 19 there are 12 values. The two middle ones, numbers 6 and 7, are both 1: the median stays 1.',
          why: 'One more value shifts the middle by half a place at most.',
        },
        {
          do: 'The sum grows from 17 to $17 + 19 = 36$. The mean goes up from $17 \\div 11 \\approx 1.5$ to $36 \\div 12 = 3$.',
          why: 'An outlier pulls the mean toward itself: a large one up, a small one down.',
        },
      ],
      answer: num(1),
      check: () => num(middle(GOALS)),
    },
    {
      level: 'Exam level',
      asks: 'In a club, 6 beginners have a mean age of 20 years and 4 advanced players have a mean age of 15 years. What is the mean age of all 10 players?',
      covers: ['algebra-1/mean-of-groups'],
      steps: [
        {
          do: 'Years of the beginners together: $6 \\cdot 20 = 120$.',
          why: 'A mean alone has no weight. Turn it back into a sum.',
        },
        {
          do: 'Years of the advanced players: $4 \\cdot 15 = 60$.',
          why: 'Each mean goes with the size of its own group.',
        },
        {
          do: 'All together: $120 + 60 = 180$ years for $6 + 4 = 10$ players.',
          why: 'Sums may be added, means may not.',
        },
        {
          do: 'Mean: $180 \\div 10 = 18$ years.',
          why: 'It lies nearer to 20, because that group is larger. Halfway, 17.5, would be right only for groups of equal size.',
        },
      ],
      answer: num(18),
      check: () => num([20, 20, 20, 20, 20, 20, 15, 15, 15, 15].reduce((s, x) => s + x, 0) / 10),
    },
  ],
  tryIt: {
    asks: 'Ida ran 42, 50, 46 and 38 minutes on four days. How many minutes on the fifth day give a mean of 45 minutes?',
    steps: [
      {
        ask: 'How many minutes must all five days have together?',
        answer: { typed: num(5 * 45) },
        slips: [
          {
            typed: num(180),
            says: 'With the new day there are five values, not four.',
            misconception: 'a1-stat-divides-by-the-wrong-count',
          },
        ],
        done: '$5 \\cdot 45 = 225$',
      },
      {
        ask: 'How many minutes do the four days have together?',
        answer: { typed: num(42 + 50 + 46 + 38) },
        slips: [
          {
            typed: num(44),
            says: 'That is the mean of the four days. Here you need their sum.',
            misconception: 'a1-stat-gives-the-old-mean',
          },
        ],
        done: '$42 + 50 + 46 + 38 = 176$',
      },
      {
        ask: 'How many minutes are needed on the fifth day?',
        answer: { typed: num(225 - 176) },
        slips: [
          {
            typed: num(45),
            says: 'That is the mean itself. The four days are below it on average, so more is needed.',
            misconception: 'a1-stat-takes-the-mean-itself',
          },
          {
            typed: num(46),
            says: 'You treated the four days as one value. Each of them counts.',
            misconception: 'a1-stat-averages-with-the-old-mean',
          },
          {
            typed: num(41),
            says: 'That is as far below 45 as the right value lies above it.',
            misconception: 'a1-stat-goes-the-wrong-way',
          },
        ],
        done: '$225 - 176 = 49$',
      },
    ],
    answer: num(49),
    check: () => num(Array.from({ length: 100 }, (_, x) => x).find((x) => (42 + 50 + 46 + 38 + x) / 5 === 45) ?? 0),
  },
  trap: '<p>Taking the middle of two means. Nine people with a mean of 10 and one person with 20 have mean $\\frac{90 + 20}{10} = 11$, not 15.</p>',
  check:
    '<p>For a mean: number times mean must give the sum. For a median: as many values stand below as above. Both lie between the smallest and the largest value.</p>',
  mends: {
    'a1-stat-does-not-sort': [0, 0],
    'a1-stat-miscounts-the-middle': [0, 1],
    'a1-stat-gives-the-mean': [0, 2],
    'a1-stat-divides-by-the-wrong-count': [1, 0],
    'a1-stat-averages-with-the-old-mean': [1, 1],
    'a1-stat-gives-the-old-mean': [1, 1],
    'a1-stat-takes-the-mean-itself': [1, 2],
    'a1-stat-goes-the-wrong-way': [1, 2],
    'a1-stat-takes-middle-of-the-axis': [2, 0],
    'a1-stat-gives-the-height': [2, 1],
    'a1-stat-gives-the-middle-of-the-counts': [2, 1],
    'a1-stat-gives-the-mode': [2, 1],
    'a1-stat-thinks-median-follows-outliers': [2, 2],
    'a1-stat-mixes-up-direction': [2, 3],
    'a1-stat-mixes-up-both': [2, 3],
    'a1-stat-swaps-the-weights': [3, 1],
    'a1-stat-adds-the-means': [3, 2],
    'a1-stat-averages-the-means': [3, 3],
    'a1-stat-takes-the-larger-group': [3, 3],
    'a1-stat-takes-the-smaller-group': [3, 3],
  },
})
