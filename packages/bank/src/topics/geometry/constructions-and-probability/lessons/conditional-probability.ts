import { drawing, frac, g, lesson, num, percent, table } from '#kit'

const field = drawing(
  {
    alt: 'A rectangle with two smaller rectangles, region 1 and region 2, that overlap; the overlap is shaded',
    at: {
      ...{ a: [0, 0], b: [12, 0], c: [12, 7], d: [0, 7], e: [6, 0], f: [6, 4], i: [0, 4] },
      ...{ j: [3, 2], k: [10, 2], l: [10, 6], m: [3, 6], o: [6, 2], r: [3, 4], s: [2, 1], t: [8, 5] },
    },
    height: 200,
  },
  [
    g.shade('jofr'),
    g.polygon('abcd'),
    g.polygon('aefi'),
    g.polygon('jklm'),
    g.tag('s', '1', { as: 'Region 1' }),
    g.tag('t', '2', { as: 'Region 2' }),
  ],
)

export const conditionalProbability = lesson({
  idea: '<p>A drone lands somewhere on a field. How likely is region 2? Now you learn that it landed in region 1. Everything outside region 1 is out. The question is only how much of region 1 belongs to region 2 as well.</p><p>That is all there is to a condition: it makes the whole smaller. The favorable part is the overlap, and the new whole is what the condition leaves.</p>',
  figure: field,
  words: [
    {
      word: 'conditional probability',
      meaning: 'The probability of $A$ when $B$ is known to have happened; written $P(A \\mid B)$.',
    },
    { word: 'given that', meaning: 'The words before the condition. They name the new whole.' },
    {
      word: 'independent',
      meaning: 'Knowing one event does not change the probability of the other: $P(A \\mid B) = P(A)$.',
    },
    { word: 'two-way table', meaning: 'A table that sorts the same things by two properties.' },
  ],
  rule: '<p>$P(A \\mid B) = \\frac{\\text{what is in both}}{\\text{what is in } B}$: lengths, areas, angles, or counts.</p><p>Turned around: $P(A \\text{ and } B) = P(B) \\cdot P(A \\mid B)$.</p>',
  use: '<p>The question says “given that,” “of those who,” or “it is known that.”</p>',
  avoid: '<p>Without a condition the whole stays the whole. And $P(A \\mid B)$ is not $P(B \\mid A)$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'On segment $AD$ lie $B$ and $C$, with $AB = 4$, $BC = 6$ and $CD = 5$. A point is chosen at random. Given that it lies on $AC$, what is the probability that it lies on $BC$?',
      covers: ['geometry/conditional-on-a-segment', 'geometry/conditional-spinner'],
      steps: [
        {
          do: 'Cross out what is ruled out: $CD$. Left is $AC = 4 + 6 = 10$.',
          why: 'The condition makes the whole smaller.',
        },
        { do: 'Favorable is $BC = 6$.', why: 'It lies in what is left.' },
        { do: '$\\frac{6}{10} = \\frac{3}{5}$', why: 'With a spinner, use angles instead of lengths.' },
      ],
      answer: num(frac(3, 5)),
      check: () => num(frac(Array.from({ length: 15 }, (_, i) => i).filter((i) => i >= 4 && i < 10).length, 10)),
    },
    {
      level: 'Next',
      asks: `${field}<p>Region 1 has an area of 24, region 2 of 28, the overlap of 6, the whole field of 84 square feet. Given that a drone lands in region 1, what is the probability that it lands in region 2 as well?</p>`,
      covers: ['geometry/conditional-in-a-region', 'geometry/conditional-venn-diagram'],
      steps: [
        { do: 'The new whole is region 1: 24.', why: 'The 84 of the whole field no longer matter.' },
        { do: 'Favorable is the overlap: 6.', why: 'These spots are in both.' },
        {
          do: '$\\frac{6}{24} = \\frac{1}{4}$',
          why: 'Given region 2, it would be $\\frac{6}{28}$: the order matters.',
        },
      ],
      answer: num(frac(1, 4)),
      check: () => num(frac((6 - 3) * (4 - 2), 6 * 4)),
    },
    {
      level: 'Exam level',
      asks: `${table(
        ['', 'Square', 'Hexagon', 'Total'],
        [
          ['White', '', 15, 35],
          ['Gray', 10, '', ''],
          ['Total', '', 30, 60],
        ],
        'Tiles of a shop; some numbers are missing',
        true,
      )}<p>A square tile is chosen at random. What is the probability that it is white? Are “white” and “square” independent?</p>`,
      covers: ['geometry/conditional-missing-entry', 'geometry/conditional-independent'],
      steps: [
        { do: 'White squares: $35 - 15 = 20$. All squares: $20 + 10 = 30$.', why: 'Rows and columns must add up.' },
        { do: 'Given a square: $\\frac{20}{30} = \\frac{2}{3}$.', why: 'Only the column of the squares is possible.' },
        {
          do: 'Among all tiles white has $\\frac{35}{60} = \\frac{7}{12}$. That is less than $\\frac{2}{3}$, so the two are not independent.',
          why: 'Independent would mean equal numbers.',
        },
      ],
      answer: num(frac(2, 3)),
      check: () => num(frac(35 - 15, 60 - 30)),
    },
    {
      level: 'Exam level',
      asks: '60% of a park is lawn, and 30% of the lawn lies in the shade. A ball lands at a random spot. What is the probability that it lands on lawn in the shade?',
      covers: ['geometry/conditional-multiply'],
      steps: [
        {
          do: 'Ask for the whole of each percent: 60% of the park, 30% of the lawn.',
          why: 'The second percent is a conditional probability.',
        },
        {
          do: 'A part of a part is a product: $0.6 \\cdot 0.3 = 0.18$.',
          why: '$P(A \\text{ and } B) = P(B) \\cdot P(A \\mid B)$',
        },
        { do: 'The probability is 18%.', why: 'Of 1,000 spots, 600 are lawn, and 180 of these are in the shade.' },
      ],
      answer: percent(18),
      check: () => percent((1000 * 0.6 * 30) / 100 / 10),
    },
  ],
  tryIt: {
    asks: '<p>Two regions of a lawn overlap. Region 1 has an area of 20, region 2 of 25, the overlap of 10, the whole lawn of 50 square feet. Given that a ball lands in region 2, what is the probability that it lands in region 1 as well?</p>',
    steps: [
      {
        ask: 'What is the new whole, in square feet?',
        answer: { typed: num(25) },
        slips: [
          {
            typed: num(50),
            says: 'It is known that the ball lies in region 2. The rest is out.',
            misconception: 'geo-cp-divides-by-the-whole',
          },
          {
            typed: num(20),
            says: 'That is region 1. The condition names region 2.',
            misconception: 'geo-cp-turns-the-condition-around',
          },
          {
            typed: num(15),
            says: 'The overlap belongs to region 2 as well.',
            misconception: 'geo-cp-compares-with-the-rest',
          },
        ],
        done: 'The new whole is region 2: 25.',
      },
      {
        ask: 'What is the probability?',
        like: 2,
        answer: { typed: num(frac(10, 25)) },
        slips: [
          {
            typed: num(frac(10, 50)),
            says: 'Divide by region 2, not by the whole lawn.',
            misconception: 'geo-cp-divides-by-the-whole',
          },
          {
            typed: num(frac(15, 25)),
            says: 'This is the probability that it does not land in region 1.',
            misconception: 'geo-cp-gives-the-opposite',
          },
        ],
        done: 'Favorable is the overlap: $\\frac{10}{25} = \\frac{2}{5}$',
      },
    ],
    answer: num(frac(2, 5)),
    check: () => num(frac(100 * 10, 100 * 25)),
  },
  trap: '<p>Dividing by the whole field or by everybody, although the condition has ruled a part out.</p>',
  check: '<p>The probabilities of all that is still possible must add up to 1.</p>',
  mends: {
    'geo-cp-divides-by-the-whole': [0, 0],
    'geo-cp-turns-the-condition-around': [1, 2],
    'geo-cp-compares-with-the-rest': [0, 2],
    'geo-cp-ignores-the-condition': [2, 1],
    'geo-cp-takes-events-as-independent': [2, 2],
    'geo-cp-takes-a-given-percent': [3, 0],
    'geo-cp-adds-percents': [3, 1],
    'geo-cp-wrong-condition': [0, 0],
    'geo-cp-gives-the-opposite': [0, 1],
    'geo-cp-gives-the-condition': [1, 0],
    'geo-cp-counts-sectors': [0, 2],
    'geo-cp-misjudges-the-influence': [2, 2],
    'geo-cp-mixes-up-exclusive-and-independent': [2, 2],
    'geo-cp-subtracts-percents': [3, 0],
    'geo-cp-multiplies-for-a-condition': [1, 2],
  },
})
