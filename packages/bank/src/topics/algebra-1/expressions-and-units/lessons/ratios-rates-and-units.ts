import { lesson, num, table, tape } from '#kit'

export const ratiosRatesAndUnits = lesson({
  idea: '<p>A ratio compares amounts. If a drink mixes juice and water 2 to 3, then for 2 parts of juice there are always 3 parts of water, however large the bottle is. Together these are 5 equal parts.</p><p>A rate compares amounts with different units, such as dollars per liter or kilometers per hour. If a rate is steady, find the amount for <em>one</em> unit, and every other amount follows by multiplying. Twice as much of one means twice as much of the other.</p>',
  figure: tape({
    alt: 'A drink of 40 cups in 5 equal parts of 8 cups: 2 parts of juice and 3 parts of water.',
    rows: [
      {
        name: 'Juice',
        parts: [
          [8, '8'],
          [8, '8'],
        ],
      },
      {
        name: 'Water',
        parts: [
          [8, '8'],
          [8, '8'],
          [8, '8'],
        ],
      },
      {
        name: 'Drink',
        parts: [
          [16, '16'],
          [24, '24'],
        ],
      },
    ],
  }),
  words: [
    { word: 'ratio', meaning: 'A comparison of two amounts by division, such as 2 to 3.' },
    { word: 'unit rate', meaning: 'The amount for one unit: \\$2.50 per liter, 60 km per hour.' },
    { word: 'proportion', meaning: 'An equation between two equal ratios, such as $\\frac{2}{3} = \\frac{8}{12}$.' },
    { word: 'conversion', meaning: 'Writing an amount in another unit.' },
  ],
  rule: '<ul><li>Ratio $a$ to $b$ of a whole: there are $a + b$ equal parts. Find one part, then multiply.</li><li>Rate: find the amount for one unit, then multiply.</li><li>Units: change each unit by its own factor. A square unit changes by the factor squared.</li></ul>',
  use: '<p>Amounts belong together at a steady rate: mixtures, prices, speeds, maps, wages, recipes.</p>',
  avoid:
    '<p>With a fixed part, such as an entry fee, amounts are not proportional: twice the time does not cost twice as much. Then write a linear expression.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'In a band the ratio of guitars to keyboards is 5 to 3, and there are no other instruments. There are 24 instruments. How many are guitars?',
      covers: ['algebra-1/ratio-of-parts'],
      steps: [
        {
          do: 'Count the parts: $5 + 3 = 8$.',
          why: 'The 24 instruments are both kinds together, so they make 8 parts, not 5.',
        },
        { do: 'Find one part: $24 \\div 8 = 3$.', why: 'This is not the answer yet.' },
        {
          do: 'Guitars are 5 parts: $5 \\cdot 3 = 15$.',
          why: 'The other 3 parts, 9, are keyboards, and $15 + 9 = 24$.',
        },
      ],
      answer: num(15),
      check: () => num(Array.from({ length: 24 }, (_, g) => g).find((g) => 3 * g === 5 * (24 - g)) ?? 0),
    },
    {
      level: 'Next',
      asks: `${table(
        ['Store', 'Size', 'Price'],
        [
          ['P', '12 liters', '\\$30'],
          ['Q', '5 liters', '\\$14'],
        ],
      )}<p>Which store has the lower price per liter? What do 8 liters cost at this price, in dollars?</p>`,
      covers: ['algebra-1/unit-price-table', 'algebra-1/rate-from-a-graph', 'algebra-1/map-scale'],
      steps: [
        {
          do: 'Price per liter means dollars divided by liters. Store P: $30 \\div 12 = 2.50$.',
          why: 'The unit after “per” is the one you divide by.',
        },
        {
          do: 'Store Q: $14 \\div 5 = 2.80$. Store P is cheaper per liter.',
          why: 'Neither the lowest price nor the largest size decides, only the price for one liter.',
        },
        {
          do: 'Multiply the price of one liter by 8: $8 \\cdot 2.50 = 20$ dollars.',
          why: 'Maps and graphs go the same way. If 4 cm stand for 32 km, or a line runs through $(4, 32)$, then one unit is $32 \\div 4 = 8$, and 6 units are $6 \\cdot 8 = 48$ in all, counted from 0. Adding the same number to both would change the rate.',
        },
      ],
      answer: num(20),
      check: () => num((30 * 8) / 12),
    },
    {
      level: 'Exam level',
      asks: 'A scooter moves at 54 kilometers per hour. How much is that in meters per second? And how many square feet is a floor of 2 yards by 4 yards? (1 yard is 3 feet.)',
      covers: ['algebra-1/convert-a-rate', 'algebra-1/convert-square-units'],
      steps: [
        {
          do: 'Distance: $54 \\cdot 1000 = 54{,}000$ meters. Time: $60 \\cdot 60 = 3600$ seconds.',
          why: 'Both units change. An hour has 60 minutes of 60 seconds each.',
        },
        {
          do: 'Divide distance by time: $54{,}000 \\div 3600 = 15$. That is 15 meters per second.',
          why: '“Per second” means: divided by the seconds.',
        },
        {
          do: 'The floor: change the sides first. 2 yards are $2 \\cdot 3 = 6$ feet, 4 yards are $4 \\cdot 3 = 12$ feet.',
          why: 'Lengths change by the factor 3.',
        },
        {
          do: 'Area: $6 \\cdot 12 = 72$ square feet.',
          why: 'The 8 square yards change by $3 \\cdot 3 = 9$, because each of them holds 3 rows of 3 square feet.',
        },
      ],
      answer: num(72),
      check: () => num(2 * 4 * 3 * 3),
    },
    {
      level: 'Exam level',
      asks: '<p>A machine fills 18 bottles in 45 seconds. How many bottles $x$ does it fill in 5 minutes? Mia writes $\\frac{18}{45} = \\frac{x}{300}$, Leo writes $\\frac{18}{x} = \\frac{300}{45}$. Whose equation is correct?</p>',
      covers: ['algebra-1/rate-with-time-units', 'algebra-1/proportion-set-up'],
      steps: [
        {
          do: 'Use one unit of time: 5 minutes are $5 \\cdot 60 = 300$ seconds.',
          why: 'A minute has 60 seconds. With 45 and 5 in different units nothing fits.',
        },
        {
          do: 'Find it without an equation: $300 \\div 45 = \\frac{20}{3}$ times the time, so $18 \\cdot \\frac{20}{3} = 120$ bottles.',
          why: 'More time, more bottles: the answer must be more than 18.',
        },
        {
          do: 'Mia: $\\frac{18}{45} = 0.4$ and $\\frac{120}{300} = 0.4$. Correct: bottles per second on both sides.',
          why: 'Both fractions must be built in the same way.',
        },
        {
          do: 'Leo: $\\frac{18}{120} = 0.15$, but $\\frac{300}{45}$ is more than 6. So only Mia’s equation is correct, and $x = 120$.',
          why: 'Leo’s second fraction stands upside down. Test every equation with the answer: several can be right.',
        },
      ],
      answer: num(120),
      check: () => {
        let bottles = 0
        for (let seconds = 0; seconds < 300; seconds += 15) bottles += 6
        return num(bottles)
      },
    },
  ],
  tryIt: {
    asks: `${table(
      ['Store', 'Size', 'Price'],
      [
        ['R', '15 kilograms', '\\$48'],
        ['S', '4 kilograms', '\\$14'],
      ],
    )}<p>Which store has the lower price per kilogram? What do 5 kilograms cost at this price, in dollars?</p>`,
    steps: [
      {
        ask: 'What does one kilogram cost at store S, in dollars?',
        like: 1,
        answer: { typed: num({ n: 7, d: 2 }) },
        slips: [
          {
            typed: num({ n: 2, d: 7 }),
            says: 'You divided kilograms by dollars. “Per kilogram” means: divide by the kilograms.',
            misconception: 'a1-eu-divides-the-wrong-way',
          },
        ],
        done: 'Store S: $14 \\div 4 = 3.50$',
      },
      {
        ask: 'Store R: $48 \\div 15 = 3.20$. Which store is cheaper per kilogram?',
        answer: { choose: ['Store R', 'Store S'] },
        slips: [
          {
            choice: 1,
            says: 'The price of its pack is lower, but it holds less. Compare the prices of one kilogram.',
            misconception: 'a1-eu-compares-prices-only',
          },
        ],
        done: 'Store R is cheaper: $3.20 \\lt 3.50$.',
      },
      {
        ask: 'What do 5 kilograms cost at this price, in dollars?',
        answer: { typed: num(16) },
        slips: [
          {
            typed: num({ n: 16, d: 5 }),
            says: 'That is the price of one kilogram.',
            misconception: 'a1-eu-stops-at-one-part',
          },
          {
            typed: num(38),
            says: 'You took 10 off both numbers. Multiply the price of one kilogram instead.',
            misconception: 'a1-eu-adds-instead-of-scaling',
          },
        ],
        done: '$5 \\cdot 3.20 = 16$',
      },
    ],
    answer: num(16),
    check: () => num(48 / 3),
  },
  trap: '<p>Taking the numbers of a ratio for a fraction of the whole. Juice to water as 2 to 3 makes 5 parts, so juice is $\\frac{2}{5}$ of the drink, not $\\frac{2}{3}$.</p>',
  check:
    '<p>The parts must add up to the whole. And ask: should the answer be more or less? In a smaller unit, the number gets larger; in less time, less gets done.</p>',
  mends: {
    'a1-eu-divides-by-one-part': [0, 0],
    'a1-eu-takes-parts-of-each-other': [0, 0],
    'a1-eu-stops-at-one-part': [0, 1],
    'a1-eu-takes-the-other-part': [0, 2],
    'a1-eu-subtracts-a-part-number': [0, 0],
    'a1-eu-divides-the-wrong-way': [1, 0],
    'a1-eu-compares-prices-only': [1, 1],
    'a1-eu-compares-sizes-only': [1, 1],
    'a1-eu-adds-instead-of-scaling': [1, 2],
    'a1-eu-uses-a-point-as-the-rate': [1, 2],
    'a1-eu-adds-the-numbers': [1, 2],
    'a1-eu-forgets-one-unit-change': [2, 0],
    'a1-eu-converts-upside-down': [2, 1],
    'a1-eu-keeps-the-old-unit': [2, 2],
    'a1-eu-converts-area-like-length': [2, 3],
    'a1-eu-doubles-the-factor': [2, 3],
    'a1-eu-takes-perimeter-for-area': [2, 3],
    'a1-eu-miscounts-the-time-units': [3, 0],
    'a1-eu-accepts-a-wrong-form': [3, 3],
    'a1-eu-rejects-an-equal-form': [3, 2],
    'a1-eu-expects-one-right-answer': [3, 3],
    'a1-eu-leaves-out-the-first-part': [1, 2],
  },
})
