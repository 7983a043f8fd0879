import { decimal, dotPlot, frac, lesson, num, table, text } from '#kit'

const deviation = (xs: readonly number[]): number => {
  const mean = xs.reduce((s, x) => s + x, 0) / xs.length
  return Math.sqrt(xs.reduce((s, x) => s + x * x, 0) / xs.length - mean * mean)
}

export const standardDeviation = lesson({
  idea: '<p>Two classes have a mean of 80 points. In one, nearly everybody has 78 to 82. In the other, scores go from 50 to 100. The mean does not tell them apart. The standard deviation does: it says how far a typical value is from the mean.</p><p>To find it, you look at the distance of every value from the mean. The distances are squared, so that those below the mean do not cancel those above it. Then they are averaged, and a square root brings back the unit.</p>',
  figure: dotPlot({
    alt: 'A dot plot with dots at 2, 4, 4, 4, 5, 5, 7, 9. The mean is 5, and most dots are within 2 of it.',
    from: 0,
    to: 10,
    step: 1,
    title: 'Values with a mean of 5',
    values: [2, 4, 4, 4, 5, 5, 7, 9],
  }),
  words: [
    { word: 'deviation', meaning: 'How far a value is from the mean: value minus mean.' },
    { word: 'variance', meaning: 'The mean of the squared deviations.' },
    { word: 'standard deviation', meaning: 'The square root of the variance: a typical distance from the mean.' },
    { word: 'population', meaning: 'All the values one wants to know about, not just a sample.' },
  ],
  rule: '<ol><li>Find the mean.</li><li>Find each deviation and square it.</li><li>Add the squares and divide by the number of values.</li><li>Take the square root.</li></ol><p>Adding a number to all values changes nothing; multiplying all values multiplies the standard deviation.</p>',
  use: '<p>You are asked how much data vary around their mean, which set is more spread out, or how unusual a value is.</p>',
  avoid:
    '<p>With strong outliers the interquartile range says more. To compare two sets you often need no calculation: look at the distances.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Find the standard deviation of 4, 8, 8, 12, 13, taken as the whole population. Its mean is 9.',
      covers: ['algebra-1/standard-deviation-of-list', 'algebra-1/standard-deviation-last-steps'],
      steps: [
        { do: 'Deviations: $-5$, $-1$, $-1$, $3$, $4$.', why: 'Each value minus 9. Their sum is always zero.' },
        {
          do: 'Squares: 25, 1, 1, 9, 16. Their sum is 52.',
          why: 'The squares, not the distances themselves, are averaged.',
        },
        { do: '$\\frac{52}{5} = 10.4$', why: 'This is the variance. It is not yet the answer.' },
        { do: '$\\sqrt{10.4} \\approx 3.2$', why: 'The root brings back the unit. Do not halve.' },
      ],
      answer: decimal(frac(32, 10)),
      check: () => decimal(frac(Math.round(10 * deviation([4, 8, 8, 12, 13])), 10)),
    },
    {
      level: 'Next',
      asks: 'Test scores have a mean of 70 and a standard deviation of 8. How many standard deviations above the mean is a score of 90? Is a score of 65 within one standard deviation of the mean?',
      covers: [
        'algebra-1/standard-deviations-from-mean',
        'algebra-1/within-one-standard-deviation',
        'algebra-1/standard-deviation-meaning',
      ],
      steps: [
        { do: 'Distance: $90 - 70 = 20$.', why: 'Take the mean away first.' },
        {
          do: '$20 \\div 8 = 2.5$ standard deviations.',
          why: 'How often does 8 fit into 20? A typical score is only about 8 away, though some are farther.',
        },
        {
          do: 'Within one: from $70 - 8 = 62$ to $70 + 8 = 78$. The score 65 lies between.',
          why: 'Both sides of the mean count.',
        },
        { do: 'So 90 is $2.5$ standard deviations above, and 65 is within one.', why: '$70 + 2.5 \\cdot 8 = 90$.' },
      ],
      answer: decimal(frac(5, 2)),
      check: () => decimal(frac(90 - 70, 8)),
    },
    {
      level: 'Exam level',
      asks: `<p>Which set has the greatest standard deviation?</p>${table(
        ['Set', 'Values'],
        [
          ['A', '90, 91, 91, 92'],
          ['B', '10, 10, 30, 30'],
          ['C', '14, 18, 22, 26'],
        ],
      )}`,
      covers: ['algebra-1/standard-deviation-compare'],
      steps: [
        { do: 'A: mean 91, distances 1, 0, 0, 1.', why: 'Large values, but close together.' },
        { do: 'B: mean 20, distances 10, 10, 10, 10.', why: 'All of them are far from the mean.' },
        { do: 'C: mean 20, distances 6, 2, 2, 6.', why: 'Four different values, yet closer to the mean than in B.' },
        { do: 'The greatest distances are in Set B.', why: 'No root is needed to see this.' },
      ],
      answer: text('Set B'),
      check: () => {
        const sets = { A: [90, 91, 91, 92], B: [10, 10, 30, 30], C: [14, 18, 22, 26] }
        const [best] = Object.entries(sets).toSorted((x, y) => deviation(y[1]) - deviation(x[1]))
        return text(`Set ${best?.[0]}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'Scores have a mean of 40 and a standard deviation of 6. Every score is doubled, and then 10 is added. What is the new standard deviation? What would happen if one very large score were added to the set?',
      covers: ['algebra-1/standard-deviation-after-change', 'algebra-1/standard-deviation-effect'],
      steps: [
        {
          do: 'Doubling doubles every distance: $2 \\cdot 6 = 12$.',
          why: 'The factor is not squared: the root takes that back.',
        },
        { do: 'Adding 10 moves scores and mean together. The distances stay.', why: 'So nothing is added to the 12.' },
        {
          do: 'A very large score pulls the mean up, and its large distance makes the standard deviation grow.',
          why: 'A score equal to the mean would make it shrink a little.',
        },
        { do: 'The new standard deviation is 12.', why: 'The new mean is $2 \\cdot 40 + 10 = 90$.' },
      ],
      answer: num(12),
      check: () => num(Math.round(deviation([34, 46].map((x) => 2 * x + 10)))),
    },
  ],
  tryIt: {
    asks: 'The times of a race have a mean of 50 seconds and a standard deviation of 4 seconds. How many standard deviations above the mean is 56 seconds? Is 47 seconds within one standard deviation of the mean?',
    steps: [
      {
        ask: 'How far is 56 from the mean?',
        answer: { typed: num(56 - 50) },
        slips: [{ typed: num(52), says: 'You took the standard deviation away. Take the mean away.' }],
        done: '$56 - 50 = 6$',
      },
      {
        ask: 'How many standard deviations is that?',
        answer: { typed: decimal(frac(6, 4)) },
        slips: [
          { typed: num(2), says: 'You subtracted 4. Divide by it.', misconception: 'a1-sd-subtracts-the-deviation' },
          {
            typed: num(14),
            says: 'You divided 56 by 4. Divide the distance.',
            misconception: 'a1-sd-divides-the-value',
          },
        ],
        done: '$6 \\div 4 = 1.5$',
      },
      {
        ask: 'Is 47 seconds within one standard deviation of the mean?',
        answer: { choose: ['Yes: from 46 to 54', 'No: from 50 to 54', 'Yes: from 42 to 58'] },
        slips: [
          { choice: 1, says: 'That is one side only.', misconception: 'a1-sd-looks-at-one-side' },
          { choice: 2, says: 'These are two standard deviations.', misconception: 'a1-sd-goes-out-two-deviations' },
        ],
        done: 'From $50 - 4 = 46$ to $50 + 4 = 54$. The 47 is within, the 56 is $1.5$ standard deviations above.',
      },
    ],
    answer: decimal(frac(3, 2)),
    check: () => decimal(frac(56 - 50, 4)),
  },
  trap: '<p>Forgetting the root. The mean of the squares is the variance; with values in feet it would be in square feet.</p>',
  check:
    '<p>The standard deviation lies between the smallest and the greatest distance from the mean. It is zero only if all values are equal.</p>',
  mends: {
    'a1-sd-averages-the-distances': [0, 1],
    'a1-sd-takes-the-greatest-distance': [0, 1],
    'a1-sd-forgets-the-root': [0, 3],
    'a1-sd-halves-for-the-root': [0, 3],
    'a1-sd-roots-without-dividing': [0, 2],
    'a1-sd-divides-the-value': [1, 0],
    'a1-sd-gives-the-difference': [1, 1],
    'a1-sd-takes-it-for-a-limit': [1, 1],
    'a1-sd-looks-at-one-side': [1, 2],
    'a1-sd-goes-out-two-deviations': [1, 2],
    'a1-sd-takes-large-values-for-spread': [2, 0],
    'a1-sd-counts-different-values': [2, 2],
    'a1-sd-forgets-the-factor': [3, 0],
    'a1-sd-squares-the-factor': [3, 0],
    'a1-sd-adds-to-the-deviation': [3, 1],
    'a1-sd-turns-the-effect-round': [3, 2],
    'a1-sd-gives-the-new-mean': [3, 3],
    'a1-sd-gives-the-range': [0, 0],
    'a1-sd-gives-the-mean': [0, 0],
    'a1-sd-divides-twice': [0, 3],
    'a1-sd-divides-the-root-by-the-count': [0, 2],
    'a1-sd-subtracts-the-deviation': [1, 1],
    'a1-sd-divides-the-mean': [1, 0],
    'a1-sd-turns-the-quotient-over': [1, 1],
    'a1-sd-counts-up-to-the-limit': [1, 2],
    'a1-sd-counts-those-outside': [1, 2],
    'a1-sd-takes-close-for-spread': [2, 1],
    'a1-sd-subtracts-from-the-deviation': [3, 1],
    'a1-sd-multiplies-by-what-is-added': [3, 1],
    'a1-sd-misjudges-the-mean': [3, 2],
    'a1-sd-takes-it-for-the-range': [1, 1],
    'a1-sd-takes-it-for-neighbors': [1, 1],
    'a1-sd-takes-it-for-typical': [1, 1],
  },
})
