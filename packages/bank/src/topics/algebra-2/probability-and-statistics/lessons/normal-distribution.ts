import { curve, frac, lesson, note, num, percent, plane, segment, shadeUnder, table, text } from '#kit'

const bell = (x: number): number => Math.exp(-(((x - 100) / 10) ** 2) / 2)

/** Percent between the mean and so many standard deviations, by the 68–95–99.7 rule. */
const half = (z: number): number => [0, 34, 47.5, 49.85][Math.abs(z)] ?? 50

export const normalDistribution = lesson({
  idea: '<p>Heights, weights, test scores: many values crowd around the mean, and the farther away, the fewer there are. Drawn as a curve this is a bell. All such bells have the same shape; they differ only in where the middle is and how wide they are. The width is measured by the standard deviation.</p><p>So if you count in standard deviations, one rule fits all. Within 1 of them, on both sides together, lie about 68% of the values, within 2 about 95%. The figure has a mean of 100 and a standard deviation of 10.</p>',
  figure: plane(
    {
      alt: 'A bell-shaped curve around 100 with the percents of its parts: 34% between 100 and 110, 13.5% between 110 and 120, 2.5% above 120, and the same on the left side. The middle part from 90 to 110 is shaded.',
      x: [67, 133],
      y: [0, 1.1],
      xStep: 10,
      yStep: 2,
      height: 220,
      grid: false,
      xTitle: 'value',
      yTitle: 'frequency',
    },
    [
      shadeUnder(bell, 90, 110),
      curve(bell),
      ...[80, 90, 100, 110, 120].map((x) => segment(x, 0, x, bell(x), { plain: true, dash: true })),
      note(95, 0.3, '34%'),
      note(105, 0.3, '34%'),
      note(85, 0.08, '13.5%'),
      note(115, 0.08, '13.5%'),
      note(74, 0.2, '2.5%'),
      note(126, 0.2, '2.5%'),
    ],
  ),
  words: [
    { word: 'mean', meaning: 'The middle of the bell, written $\\mu$.' },
    { word: 'standard deviation', meaning: 'A measure of the width of the bell, written $\\sigma$.' },
    { word: 'z-score', meaning: 'How many standard deviations a value lies above (or, if negative, below) the mean.' },
    { word: 'tail', meaning: 'The part of the bell beyond a value, far from the mean.' },
  ],
  rule: '<p>$z = \\frac{x - \\mu}{\\sigma}$</p><p>Within 1, 2, 3 standard deviations of the mean lie about 68%, 95%, 99.7% of the values. The bell is symmetric, so each side has half: 34%, 47.5%, 49.85%.</p>',
  use: '<p>The text says “normally distributed,” asks for a z-score or a share of the values, or compares results of different tests.</p>',
  avoid:
    '<p>The rule holds only for bell-shaped data. If a z-score is not a whole number, the rule gives no exact share; use a table or a calculator.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A normal distribution has a mean of 170 and a standard deviation of 8. What is the z-score of the value 154?',
      covers: ['algebra-2/z-score'],
      steps: [
        {
          do: 'Difference from the mean: $154 - 170 = -16$.',
          why: 'Value minus mean, in this order. The value is below the mean, so it is negative.',
        },
        {
          do: 'In standard deviations: $-16 \\div 8 = -2$.',
          why: 'Each standard deviation is 8. The z-score is $-2$: two of them below the mean.',
        },
      ],
      answer: num(-2),
      check: () => num([-3, -2, -1, 0, 1, 2, 3].find((z) => 170 + z * 8 === 154) ?? 99),
    },
    {
      level: 'Next',
      asks: 'The heights of sunflowers are normally distributed with a mean of 200 centimeters and a standard deviation of 10 centimeters. About what percent are between 190 and 220 centimeters tall?',
      covers: ['algebra-2/share-between-two-values', 'algebra-2/deviation-from-the-middle-part'],
      steps: [
        {
          do: 'z-scores: $\\frac{190 - 200}{10} = -1$ and $\\frac{220 - 200}{10} = 2$.',
          why: 'Turn both ends into standard deviations.',
        },
        {
          do: 'Left of the mean, down to $-1$: half of 68%, which is 34%.',
          why: 'The 68% lie on both sides together.',
        },
        {
          do: 'Right of the mean, up to 2: half of 95%, which is 47.5%.',
          why: 'Between 1 and 2 lie only $47.5\\% - 34\\% = 13.5\\%$: equal widths do not hold equal shares.',
        },
        {
          do: 'Together: $34\\% + 47.5\\%$, about 81.5%.',
          why: 'The mean lies between the ends, so the two parts are added. On the same side you would subtract.',
        },
        {
          do: 'Asked another way: the middle 95% lie between 180 and 220. That is 4 standard deviations wide, and $\\frac{220 - 180}{4} = 10$.',
          why: '95% reach two standard deviations to each side.',
        },
        {
          do: 'Who is right? Hugo says: “As many sunflowers are between 200 and 210 as between 210 and 220.” Ida says: “About 68% are between 190 and 210.” The shares are 34% and 13.5%, so Hugo is wrong. Ida’s limits lie one standard deviation to each side. Only Ida is right.',
          why: 'Turn the numbers of each claim into standard deviations, and judge each by itself.',
          covers: ['algebra-2/normal-claims'],
        },
      ],
      answer: percent(frac(163, 2)),
      check: () => percent(frac(Math.round(10 * (half(-1) + half(2))), 10)),
    },
    {
      level: 'Exam level',
      asks: 'A factory fills 3,000 bags. Their masses are normally distributed with a mean of 500 grams and a standard deviation of 6 grams. How many bags are expected to hold more than 512 grams?',
      covers: ['algebra-2/how-many-above'],
      steps: [
        { do: '512 has the z-score $\\frac{512 - 500}{6} = 2$.', why: '12 grams are two standard deviations.' },
        {
          do: 'Within 2 lie 95%, so outside lie 5%: $2.5\\%$ on each side.',
          why: 'The two tails share what is left. Only the upper tail is asked for.',
        },
        { do: '2.5% of 3,000 is $0.025 \\cdot 3000 = 75$ bags.', why: 'Take the share of the number of bags.' },
      ],
      answer: num(75),
      check: () => num(((50 - half(2)) * 3000) / 100),
    },
    {
      level: 'Exam level',
      asks: `<p>Three students took three different tests.</p>${table(
        ['Student', 'Points', 'Mean', 'Standard deviation'],
        [
          ['Omar', 82, 76, 4],
          ['Mira', 77, 61, 8],
          ['Mateo', 90, 75, 10],
        ],
        '',
        true,
      )}<p>Who did best, compared with the others who took the same test?</p>`,
      covers: ['algebra-2/compare-by-z-scores'],
      steps: [
        {
          do: 'Omar: $\\frac{82 - 76}{4} = 1.5$',
          why: 'Points of different tests cannot be compared, but z-scores can.',
        },
        {
          do: 'Mira: $\\frac{77 - 61}{8} = 2$. Mateo: $\\frac{90 - 75}{10} = 1.5$.',
          why: 'Mateo has the most points, but the test was easier and the points spread more.',
        },
        {
          do: 'The highest z-score wins: Mira did best.',
          why: 'Two standard deviations above the mean: only about 2.5% did better on that test.',
        },
      ],
      answer: text('Mira did best'),
      check: () => {
        const all = [
          { name: 'Omar', z: (82 - 76) / 4 },
          { name: 'Mira', z: (77 - 61) / 8 },
          { name: 'Mateo', z: (90 - 75) / 10 },
        ]
        return text(`${all.sort((a, b) => b.z - a.z)[0]?.name} did best`)
      },
    },
  ],
  tryIt: {
    asks: 'The weights of apples are normally distributed with a mean of 160 grams and a standard deviation of 15 grams. About what percent weigh between 175 and 190 grams?',
    steps: [
      {
        ask: 'What is the z-score of 190?',
        answer: { typed: num((190 - 160) / 15) },
        slips: [
          {
            typed: num(30),
            says: 'That is the difference in grams. Divide by the standard deviation.',
            misconception: 'a2-prob-forgets-to-divide-by-s',
          },
          {
            typed: num(-2),
            says: 'Subtract the mean from the value, not the other way around.',
            misconception: 'a2-prob-loses-the-sign-of-z',
          },
          { typed: num(3), says: 'Count once more: 160, 175, 190.' },
        ],
        done: '$\\frac{190 - 160}{15} = 2$, and 175 has the z-score 1.',
      },
      {
        ask: 'What percent lie between the mean and z-score 2?',
        like: 2,
        answer: { typed: num(frac(95, 2)) },
        slips: [
          {
            typed: num(95),
            says: 'The 95% lie on both sides of the mean.',
            misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
          },
          {
            typed: num(34),
            says: 'That is up to z-score 1.',
            misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
          },
        ],
        done: 'Half of 95% is 47.5%; up to z-score 1 it is 34%.',
      },
      {
        ask: 'What percent weigh between 175 and 190 grams?',
        like: 3,
        answer: { typed: num(frac(27, 2)) },
        slips: [
          {
            typed: num(frac(163, 2)),
            says: 'Both ends lie on the same side of the mean, so subtract.',
            misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
          },
          {
            typed: num(27),
            says: 'You counted both sides. The apples lie on one side only.',
            misconception: 'a2-prob-forgets-to-halve-the-tails',
          },
        ],
        done: '$47.5\\% - 34\\% = 13.5\\%$',
      },
    ],
    answer: num(frac(27, 2)),
    check: () => num(frac(95 - 68, 2)),
  },
  trap: '<p>Taking both tails. Outside of two standard deviations lie 5%, but on two sides. Above the upper value there are only 2.5%.</p>',
  check:
    '<p>Sketch the bell, mark the mean and the values, and shade what is asked for. Does your percent fit the shaded part: less than half, more than half, a thin tail?</p>',
  mends: {
    'a2-prob-loses-the-sign-of-z': [0, 0],
    'a2-prob-forgets-to-divide-by-s': [0, 1],
    'a2-prob-turns-the-quotient-over': [0, 1],
    'a2-prob-takes-the-wrong-part-of-the-bell': [1, 3],
    'a2-prob-accepts-a-false-claim': [1, 5],
    'a2-prob-forgets-to-halve-the-tails': [2, 1],
    'a2-prob-compares-raw-points': [3, 1],
    'a2-prob-rejects-a-true-claim': [1, 5],
    'a2-prob-judges-one-claim-only': [1, 5],
    'a2-prob-forgets-the-mean': [0, 0],
    'a2-prob-gives-the-outside': [2, 1],
    'a2-prob-counts-deviations-between': [1, 0],
    'a2-prob-takes-the-interval-to-one-side': [1, 4],
    'a2-prob-gives-the-mean': [1, 4],
    'a2-prob-takes-half-the-width': [1, 4],
    'a2-prob-compares-distances-from-the-mean': [3, 1],
    'a2-prob-skips-the-z-scores': [3, 1],
  },
})
