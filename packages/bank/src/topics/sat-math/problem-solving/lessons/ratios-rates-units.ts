import { lesson, num, tape } from '#kit'

export const ratiosRatesUnits = lesson({
  idea: '<p>A ratio such as 3 to 5 does not say how much there is. It says how many <em>equal parts</em> each side takes. Once you know the size of one part, you know everything.</p><p>A rate, such as 25 pages per minute, connects two units. To change units, multiply by fractions that are worth 1, such as 60 minutes over 1 hour. The units cancel like factors, and what is left tells you whether you multiplied the right way around.</p>',
  figure: tape({
    alt: 'Blue and white paint in the ratio 3 to 5; every part is 4 liters.',
    rows: [
      { name: 'Blue', parts: [4, 4, 4].map((n) => [n, `${n} L`] as const) },
      { name: 'White', parts: [4, 4, 4, 4, 4].map((n) => [n, `${n} L`] as const) },
    ],
  }),
  words: [
    { word: 'ratio', meaning: 'A comparison by parts: 3 to 5 means 3 parts of one thing for 5 of the other.' },
    { word: 'rate', meaning: 'An amount for each unit of something else, such as pages per minute.' },
    { word: 'conversion factor', meaning: 'A fraction worth 1 that changes the unit, such as 60 minutes over 1 hour.' },
    { word: 'density', meaning: 'An amount for each unit of area or volume, such as people per square kilometer.' },
    { word: 'scale', meaning: 'How a length on a map or plan compares with the real length.' },
  ],
  rule: '<ul><li>Ratio $a$ to $b$ with a known total: one part is the total divided by $a + b$.</li><li>Rates: write every number with its unit, multiply, and cancel.</li><li>A scale is used once for a length, twice for an area, three times for a volume.</li><li>Amount = density · area.</li></ul>',
  use: '<p>Use it for “in the ratio,” “per,” “for each,” maps and plans, and whenever the unit of the answer differs from the units given.</p>',
  avoid:
    '<p>If one amount is fixed and another grows, such as a fee plus a price per hour, a ratio is not enough: set up a linear equation.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Noor mixes blue and white paint in the ratio 3 to 5 and gets 32 liters of light blue. How many more liters of white paint than of blue paint are used?',
      covers: ['sat-math/ratio-difference', 'sat-math/ratio-of-a-total', 'sat-math/unit-rate'],
      steps: [
        { do: 'Count the parts: $3 + 5 = 8$.', why: 'All 8 parts together are the 32 liters.' },
        {
          do: 'One part is $32 \\div 8 = 4$ liters.',
          why: 'The parts are equal. The 3 and the 5 are numbers of parts, not of liters.',
        },
        {
          do: 'White has $5 - 3 = 2$ parts more: $2 \\cdot 4 = 8$ liters.',
          why: 'Blue is 12 liters and white is 20. The question asks for the difference, which is 8.',
        },
      ],
      answer: num(8),
      check: () => {
        let [blue, white] = [0, 0]
        while (blue + white < 32) [blue, white] = [blue + 3, white + 5]
        return num(white - blue)
      },
    },
    {
      level: 'Next',
      asks: 'A printer prints 25 pages per minute and uses 40 milligrams of toner for each page. How many grams of toner does it use in 3 hours of printing? (1 gram = 1,000 milligrams)',
      covers: ['sat-math/unit-chain'],
      steps: [
        {
          do: 'Milligrams per minute: $25 \\cdot 40 = 1000$.',
          why: 'Pages per minute times milligrams per page: “pages” cancels.',
        },
        {
          do: 'Minutes: $3 \\cdot 60 = 180$.',
          why: 'The rate is per minute, so the hours must become minutes. An hour has 60 of them, not 100.',
        },
        { do: 'Milligrams in all: $1000 \\cdot 180 = 180000$.', why: '“Minutes” cancels; milligrams are left.' },
        {
          do: 'Grams: $180000 \\div 1000 = 180$.',
          why: 'A gram is larger than a milligram, so the number must become smaller.',
        },
      ],
      answer: num(180),
      // One gram a minute, counted minute by minute.
      check: () => {
        let milligrams = 0
        for (let minute = 0; minute < 3 * 60; minute++) milligrams += 25 * 40
        return num(milligrams / 1000)
      },
    },
    {
      level: 'Exam level',
      asks: 'On a map, 1 centimeter stands for 4 kilometers. A nature reserve covers 15 square centimeters on the map. What is the area of the reserve, in square kilometers?',
      covers: ['sat-math/unit-area'],
      steps: [
        {
          do: 'Draw one square centimeter: its real sides are 4 kilometers and 4 kilometers.',
          why: 'The scale is for lengths.',
        },
        {
          do: 'So it stands for $4 \\cdot 4 = 16$ square kilometers.',
          why: 'A square has two sides to scale. That is why the scale is used twice.',
        },
        {
          do: '15 of them: $15 \\cdot 16 = 240$ square kilometers.',
          why: 'The 15 is an area already and is not squared. Using the scale once would give 60, far too small.',
        },
      ],
      answer: num(240),
      // As a rectangle of 3 by 5 centimeters on the map.
      check: () => num(3 * 4 * (5 * 4)),
    },
    {
      level: 'Exam level',
      asks: 'County A has an area of 260 square kilometers and a population density of 85 people per square kilometer. County B is 40 square kilometers larger than County A and has the same population density. What is the population of County B?',
      covers: ['sat-math/rate-density'],
      steps: [
        {
          do: 'Area of County B: $260 + 40 = 300$ square kilometers.',
          why: '“Larger” belongs to the area. The 40 are not people and are not added to the density.',
        },
        {
          do: 'Population = density · area: $85 \\cdot 300$.',
          why: 'People per square kilometer times square kilometers: people are left.',
        },
        {
          do: '$85 \\cdot 300 = 25500$ people',
          why: 'County A alone would have 22,100. County B is larger, so it must have more.',
        },
      ],
      answer: num(25500),
      check: () => num(260 * 85 + 40 * 85),
    },
  ],
  tryIt: {
    asks: 'A machine in a bakery places 45 drops of icing per minute. Each drop weighs 80 milligrams. What is the mass of the icing that is placed in 2 hours, in grams? (1 gram = 1,000 milligrams)',
    steps: [
      {
        ask: 'How many milligrams are placed per minute?',
        answer: { typed: num(45 * 80) },
        slips: [
          { typed: num(45 + 80), says: 'You added. Every one of the 45 drops weighs 80 milligrams, so multiply.' },
        ],
        done: '$45 \\cdot 80 = 3600$ milligrams per minute',
      },
      {
        ask: 'How many minutes are 2 hours?',
        answer: { typed: num(2 * 60) },
        slips: [
          {
            typed: num(200),
            says: 'That counts 100 minutes in an hour.',
            misconception: 'sm-hundred-minutes-in-an-hour',
          },
          {
            typed: num(2),
            says: 'Those are hours. The rate is per minute.',
            misconception: 'sm-forgets-to-convert-time',
          },
        ],
        done: '$2 \\cdot 60 = 120$ minutes',
      },
      {
        ask: 'What is the mass in grams?',
        answer: { typed: num((3600 * 120) / 1000) },
        slips: [
          {
            typed: num(432000),
            says: 'Those are milligrams. Change them to grams.',
            misconception: 'sm-wrong-power-of-ten',
          },
          {
            typed: num(4320),
            says: 'You divided by 100. A gram has 1,000 milligrams.',
            misconception: 'sm-wrong-power-of-ten',
          },
          { typed: num(216), says: 'That is the mass for a single hour.', misconception: 'sm-leaves-out-a-factor' },
        ],
        done: '$3600 \\cdot 120 = 432000$ milligrams, and $432000 \\div 1000 = 432$ grams',
      },
    ],
    answer: num(432),
    check: () => {
      let milligrams = 0
      for (let minute = 0; minute < 120; minute++) milligrams += 45 * 80
      return num(milligrams / 1000)
    },
  },
  trap: '<p>Scaling an area like a length. If 1 yard is 3 feet, 1 square yard is 9 square feet. Ask for every conversion: length, area, or volume?</p>',
  check:
    '<p>Write the units next to the numbers and cancel them: the unit of the question must be left. Then ask whether the answer should be larger or smaller than the number you started with.</p>',
  mends: {
    'sm-adds-the-same-difference-to-both': [0, 1],
    'sm-part-of-the-other-part': [0, 0],
    'sm-ratio-as-difference': [0, 1],
    'sm-answers-one-part': [0, 2],
    'sm-forgets-to-convert-time': [1, 1],
    'sm-hundred-minutes-in-an-hour': [1, 1],
    'sm-leaves-out-a-factor': [1, 2],
    'sm-wrong-power-of-ten': [1, 3],
    'sm-converts-the-wrong-way': [1, 3],
    'sm-scales-area-like-length': [2, 1],
    'sm-squares-everything': [2, 2],
    'sm-adds-after-multiplying': [3, 0],
    'sm-stops-at-the-size-of-a-part': [0, 2],
  },
})
