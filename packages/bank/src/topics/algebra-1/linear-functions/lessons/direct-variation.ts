import { asWritten, div, dot, lesson, num, plane, segment, table, toTex } from '#kit'

export const directVariation = lesson({
  idea: '<p>Four tickets cost \\$20, eight tickets cost \\$40. Twice as many tickets, twice the price: the price varies directly with the number of tickets. Divide the price by the number and you always get the same: \\$5 for each.</p><p>This fixed number is the constant of variation. It is what one unit brings. The graph is a line, and since no tickets cost nothing, it passes through $(0, 0)$.</p>',
  figure: plane(
    {
      alt: 'A line from (0, 0) through (4, 20) and (8, 40): the price in dollars over the number of tickets.',
      x: [0, 10],
      y: [0, 50],
      xStep: 1,
      yStep: 5,
      height: 240,
      xTitle: 'Tickets',
      yTitle: 'Price in dollars',
    },
    [segment(0, 0, 10, 50), dot(4, 20), dot(8, 40)],
  ),
  words: [
    { word: 'direct variation', meaning: 'A relation $y = kx$: both variables change by the same factor.' },
    {
      word: 'constant of variation',
      meaning: 'The number $k = \\frac{y}{x}$, the same for every pair; also the slope.',
    },
    { word: 'varies directly with', meaning: 'Is a constant times. Also: is proportional to.' },
    { word: 'inverse variation', meaning: 'A relation with a constant product $xy$. It is not a direct variation.' },
  ],
  rule: '<ol><li>Find the constant: $k = \\frac{y}{x}$ from one known pair.</li><li>Write $y = kx$.</li><li>Put in what is known and solve.</li></ol><p>In a table, test every row: the quotient must always be the same.</p>',
  use: '<p>“Varies directly,” “is proportional to,” or a situation where zero of one means zero of the other and each unit brings the same.</p>',
  avoid:
    '<p>With a starting fee, as in $y = 5x + 3$, the graph is a line but no direct variation. Then use slope-intercept form.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The variable $y$ varies directly with $x$, and $y = 21$ when $x = 6$. Find the constant and write the equation.',
      covers: [
        'algebra-1/direct-variation-constant',
        'algebra-1/direct-variation-which-equation',
        'algebra-1/direct-variation-graph',
      ],
      steps: [
        { do: 'Put the pair into $y = kx$: $21 = k \\cdot 6$.', why: 'The value of $y$ stands on the left.' },
        {
          do: '$k = \\frac{21}{6} = \\frac{7}{2}$',
          why: 'Output over input. On a graph: the $y$ of a point divided by its $x$, with its sign.',
        },
        { do: 'The equation is $y = \\frac{7}{2}x$', why: 'Nothing is added, so the line passes through $(0, 0)$.' },
      ],
      answer: asWritten('y = \\frac{7}{2}x'),
      check: () => asWritten(`y = ${toTex(div(21, 6))}x`),
    },
    {
      level: 'Next',
      asks: 'The area that can be painted varies directly with the amount of paint. With 6 cups, 90 square feet can be painted. How many square feet can be painted with 8 cups, and how many cups are needed for 150 square feet?',
      covers: ['algebra-1/direct-variation-predict', 'algebra-1/direct-variation-missing-x'],
      steps: [
        { do: '$k = \\frac{90}{6} = 15$ square feet per cup.', why: 'What one cup brings.' },
        {
          do: 'For 8 cups: $15 \\cdot 8 = 120$ square feet.',
          why: 'Not 92: both change by the same factor, not by the same amount.',
        },
        {
          do: 'For 150 square feet: $150 = 15x$, so $x = 150 \\div 15 = 10$ cups.',
          why: 'Here 150 is a value of $y$, so divide.',
        },
        { do: 'So 8 cups are enough for 120 square feet.', why: 'Test: $120 \\div 8 = 15$.' },
      ],
      answer: num(120),
      check: () => num([...Array(8)].reduce((sum: number) => sum + 90 / 6, 0)),
    },
    {
      level: 'Exam level',
      asks: `<p>Does $y$ vary directly with $x$?</p>${table(
        ['$x$', '$y$'],
        [
          [2, 10],
          [4, 16],
          [6, 22],
        ],
      )}`,
      covers: ['algebra-1/direct-variation-table'],
      steps: [
        {
          do: 'Quotients: $10 \\div 2 = 5$, $16 \\div 4 = 4$.',
          why: 'One row is not enough; test the next one as well.',
        },
        {
          do: 'They differ, so there is no constant of variation.',
          why: 'The steps of 6 are equal, but that only makes it a line.',
        },
        { do: 'No, it is $y = 3x + 4$', why: 'At $x = 0$ the value would be 4, not 0.' },
      ],
      answer: asWritten('y = 3x + 4'),
      check: () => {
        const m = (22 - 10) / (6 - 2)
        return asWritten(`y = ${m}x + ${10 - m * 2}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'The variable $y$ varies directly with $x$. When $x$ increases by 4, $y$ increases by 14. Find $y$ for $x = 10$. What happens to $y$ when $x$ is increased by 50%?',
      covers: ['algebra-1/direct-variation-change', 'algebra-1/direct-variation-factor'],
      steps: [
        { do: '$k = \\frac{14}{4} = 3.5$', why: 'The constant is also the slope: change of $y$ over change of $x$.' },
        { do: 'For $x = 10$: $y = 3.5 \\cdot 10 = 35$.', why: 'The line starts at $(0, 0)$, so nothing is added.' },
        {
          do: 'When $x$ grows by 50%, $y$ grows by 50% as well: $1.5 \\cdot 35 = 52.5$.',
          why: 'The same factor for both, here 1.5. It is not 50 more.',
        },
        { do: 'For $x = 10$ the answer is 35.', why: '10 is 2.5 times 4, and 2.5 times 14 is 35.' },
      ],
      answer: num(35),
      check: () => num((14 * 10) / 4),
    },
  ],
  tryIt: {
    asks: 'The number of bricks that are laid varies directly with the time. In 5 hours, 240 bricks are laid. How many bricks are laid in 8 hours, and how many hours are needed for 336 bricks?',
    steps: [
      {
        ask: 'What is the constant, in bricks per hour?',
        answer: { typed: num(240 / 5) },
        slips: [
          {
            typed: num(1200),
            says: 'You multiplied. Divide the bricks by the hours.',
            misconception: 'a1-dv-multiplies-for-the-constant',
          },
          {
            typed: num(235),
            says: 'You subtracted. How many bricks come with one hour?',
            misconception: 'a1-dv-subtracts-for-the-constant',
          },
        ],
        done: '$k = \\frac{240}{5} = 48$',
      },
      {
        ask: 'How many bricks are laid in 8 hours?',
        answer: { typed: num(48 * 8) },
        slips: [
          {
            typed: num(243),
            says: 'You added 3 for the three more hours. Each hour brings 48 bricks.',
            misconception: 'a1-dv-adds-the-difference',
          },
          {
            typed: num(150),
            says: 'You kept the product the same. More hours, more bricks.',
            misconception: 'a1-dv-varies-inversely',
          },
        ],
        done: '$48 \\cdot 8 = 384$',
      },
      {
        ask: 'With $x$ hours, 336 bricks are laid. How many hours are needed?',
        answer: { typed: num(336 / 48) },
        slips: [
          {
            typed: num(336 * 48),
            says: 'Here the hours would be 48 times the bricks.',
            misconception: 'a1-dv-turns-the-variables-round',
          },
          {
            typed: num(336 - 48),
            says: 'The 48 comes with each hour. Divide by it.',
            misconception: 'a1-dv-takes-an-added-constant',
          },
        ],
        done: '$336 = 48x$, so $x = 336 \\div 48 = 7$ hours.',
      },
    ],
    answer: num(7),
    check: () => num([...Array(20).keys()].find((hours) => (hours * 240) / 5 === 336) ?? 0),
  },
  trap: '<p>Adding instead of multiplying. From 6 to 8 cups it is 2 more, but not 2 square feet more: each cup brings 15.</p>',
  check: '<p>Divide $y$ by $x$ in your answer and in the given pair: both quotients must be the same.</p>',
  mends: {
    'a1-dv-divides-the-wrong-way': [0, 1],
    'a1-dv-multiplies-for-the-constant': [0, 1],
    'a1-dv-loses-the-direction': [0, 1],
    'a1-dv-takes-an-added-constant': [0, 2],
    'a1-dv-takes-any-line': [0, 2],
    'a1-dv-turns-the-variables-round': [0, 0],
    'a1-dv-forgets-to-divide': [1, 0],
    'a1-dv-adds-the-difference': [1, 1],
    'a1-dv-varies-inversely': [1, 1],
    'a1-dv-solves-for-the-wrong-variable': [1, 2],
    'a1-dv-tests-one-row': [2, 0],
    'a1-dv-takes-the-step-for-the-constant': [2, 1],
    'a1-dv-takes-the-change-for-the-constant': [3, 0],
    'a1-dv-changes-once-too-often': [3, 1],
    'a1-dv-adds-the-percent-as-amount': [3, 2],
    'a1-dv-gives-y': [0, 1],
    'a1-dv-subtracts-for-the-constant': [0, 1],
    'a1-dv-keeps-y': [1, 1],
    'a1-dv-gives-the-constant': [1, 2],
    'a1-dv-adds-the-change-to-x': [3, 1],
    'a1-dv-takes-an-inverse-variation': [0, 2],
    'a1-dv-denies-equal-steps': [2, 1],
    'a1-dv-denies-the-quotient': [2, 0],
    'a1-dv-changes-the-other-way': [3, 2],
    'a1-dv-gives-the-increase': [3, 2],
  },
})
