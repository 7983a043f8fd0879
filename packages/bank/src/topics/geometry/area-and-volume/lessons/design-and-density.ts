import { lesson, num, quantity, solid, table, text } from '#kit'

export const designAndDensity = lesson({
  idea: '<p>Real projects ask for more than an area or a volume. How heavy is the wall? How many boxes fit? How deep may the truck be filled? Geometry gives the size, a density turns it into pounds or people, and a limit decides what is allowed.</p><p>A density says how much there is in one unit: pounds in a cubic foot, deer on a square mile. Size times density is the amount; amount divided by size is the density.</p>',
  figure: table(
    ['You know', 'You want', 'Do'],
    [
      ['size and density', 'the amount', 'multiply'],
      ['amount and size', 'the density', 'divide by the size'],
      ['amount and density', 'the size', 'divide by the density'],
    ],
    'Three questions with one density',
  ),
  words: [
    {
      word: 'density',
      meaning: 'How much there is in one unit of area or volume: pounds per cubic foot, people per square mile.',
    },
    { word: 'constraint', meaning: 'A limit that the design must keep: a weight, a budget, a length of fence.' },
    { word: 'capacity', meaning: 'How much something can hold or carry at most.' },
    { word: 'model', meaning: 'A simple shape that stands for a real thing: a box for a truck bed.' },
  ],
  rule: '<ol><li>Sketch the shape and write the lengths, all in one unit.</li><li>Find the area or volume that counts.</li><li>Multiply by the density, or divide by it.</li><li>Look at the limit: round down what must fit, round up what must be bought.</li></ol>',
  use: '<p>A task gives a size and a “per”: pounds per cubic foot, square feet per gallon.</p>',
  avoid: '<p>Do not divide volumes when whole pieces have to fit. Count along each edge.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A block of metal measures 4 cm by 5 cm by 3 cm and has a mass of 474 grams. Iron has a density of 7.9 grams per cubic centimeter, brass of 8.5. Which of the two is it?',
      covers: ['geometry/design-which-material', 'geometry/design-population-of-a-region'],
      steps: [
        {
          do: 'The volume is $4 \\cdot 5 \\cdot 3 = 60$ cubic centimeters.',
          why: 'The density is for one cubic centimeter.',
        },
        { do: 'The density is $474 \\div 60 = 7.9$.', why: 'Mass divided by volume.' },
        {
          do: 'So the block is iron.',
          why: 'For animals in a park it works the same: area times number per square mile.',
        },
        {
          do: 'A park in the form of a right triangle with legs of 12 and 4 miles has 20 deer per square mile: $\\frac{1}{2} \\cdot 12 \\cdot 4 = 24$ square miles, and $24 \\cdot 20 = 480$ deer.',
          why: 'First the area, with its half, then times the number for one square mile.',
        },
      ],
      answer: text('iron'),
      check: () => text([7.9, 8.5].findIndex((d) => Math.abs(d * 60 - 474) < 1e-9) === 0 ? 'iron' : 'brass'),
    },
    {
      level: 'Next',
      asks: `${solid.box({ alt: 'A shipping box in the form of a rectangular prism', w: 14, d: 10, h: 9, labels: { w: '14 in.', d: '10 in.', h: '9 in.' } })}<p>How many cubes with edges of 4 inches fit into the box, with their edges along the edges of the box?</p>`,
      covers: ['geometry/design-how-many-fit', 'geometry/design-how-many-to-buy'],
      steps: [
        {
          do: 'Along 14 inches: 3 cubes. Along 10 inches: 2. Along 9 inches: 2.',
          why: 'Round down each time: a cube cannot be cut.',
        },
        { do: '$3 \\cdot 2 \\cdot 2 = 12$', why: 'Rows, columns, and layers.' },
        {
          do: 'Dividing the volumes would give $1{,}260 \\div 64 \\approx 19.7$. That is too many: 12 is right.',
          why: 'The gaps stay empty. When you buy paint, you round up instead.',
        },
        {
          do: 'Paint for the four walls of a hall of 30 by 20 feet, 9 feet high: $2 \\cdot (30 + 20) \\cdot 9 = 900$ square feet. A gallon covers 250: $900 \\div 250 = 3.6$, so buy 4.',
          why: 'Perimeter times height is all four walls, without a ceiling. What must be bought is rounded up.',
        },
      ],
      answer: num(12),
      check: () => num(Math.floor(14 / 4) * Math.floor(10 / 4) * Math.floor(9 / 4)),
    },
    {
      level: 'Exam level',
      asks: 'A concrete frame around a flower bed is a rectangle of 8 feet by 6 feet on the outside, 1 foot wide on all sides, and 2 feet high. Concrete weighs 150 pounds per cubic foot. How many pounds does the frame weigh?',
      covers: ['geometry/design-hollow-block', 'geometry/design-load-limit'],
      steps: [
        { do: 'Outside: $8 \\cdot 6 \\cdot 2 = 96$ cubic feet.', why: 'This includes the hole.' },
        {
          do: 'Inside: $6 \\cdot 4 \\cdot 2 = 48$ cubic feet.',
          why: 'The frame is there on both sides: 2 feet less each way.',
        },
        { do: 'Concrete: $96 - 48 = 48$ cubic feet.', why: 'Outside without inside.' },
        {
          do: '$48 \\cdot 150 = 7200$',
          why: 'Backward, a load limit divided by 150 gives the cubic feet that are allowed.',
        },
        {
          do: 'A truck bed of 8 by 6 feet may carry 5,760 pounds of soil at 80 pounds per cubic foot: $5760 \\div 80 = 72$ cubic feet, $72 \\div 48 = 1.5$ feet deep, which is $1.5 \\cdot 12 = 18$ inches.',
          why: 'Weight to volume, volume by the area of the ground, then feet to inches.',
        },
      ],
      answer: num(7200),
      check: () => num((2 * 8 * 2 + 2 * 4 * 2) * 150),
    },
    {
      level: 'Exam level',
      asks: 'A rectangular garden lies against a wall, so three sides need a fence. There are 40 feet of fence. What is the greatest area that the garden can have?',
      covers: ['geometry/design-largest-area'],
      steps: [
        {
          do: 'With the width $w$, the side along the wall is $40 - 2w$.',
          why: 'Two widths and one length use up the fence.',
        },
        {
          do: 'The area $w(40 - 2w)$ is 0 at $w = 0$ and at $w = 20$, so it is greatest at $w = 10$.',
          why: 'The top of a parabola lies midway between its zeros.',
        },
        { do: 'Sides of 10 and 20 feet: the area is 200 square feet.', why: 'A square would have only about 178.' },
      ],
      answer: quantity(200, 'square feet'),
      check: () => quantity(Math.max(...Array.from({ length: 20 }, (_, w) => w * (40 - 2 * w))), 'square feet'),
    },
  ],
  tryIt: {
    asks: '<p>Boxes with edges of 5 inches are packed into a crate of 22 by 16 by 11 inches, all standing straight. How many fit?</p>',
    steps: [
      {
        ask: 'How many fit along the 22 inches?',
        answer: { typed: num(4) },
        slips: [
          { typed: num(5), says: 'Five boxes need 25 inches. Round down.', misconception: 'geo-design-rounds-up' },
        ],
        done: '$22 \\div 5$ gives 4 whole boxes.',
      },
      {
        ask: 'How many fit in one layer of 22 by 16 inches?',
        answer: { typed: num(4 * 3) },
        slips: [
          { typed: num(7), says: 'Multiply the rows, do not add them.', misconception: 'geo-design-adds-the-rows' },
        ],
        done: '$4 \\cdot 3 = 12$',
      },
      {
        ask: 'How many fit in the crate?',
        like: 1,
        answer: { typed: num(4 * 3 * 2) },
        slips: [
          { typed: num(12), says: 'The crate has room for another layer.', misconception: 'geo-design-one-layer' },
          {
            typed: num(30),
            says: 'Do not divide the volumes: the gaps stay empty.',
            misconception: 'geo-design-divides-the-volumes',
          },
        ],
        done: 'Two layers: $12 \\cdot 2 = 24$.',
      },
    ],
    answer: num(24),
    check: () => num(Math.floor(22 / 5) * Math.floor(16 / 5) * Math.floor(11 / 5)),
  },
  trap: '<p>Rounding the wrong way. What must fit inside is rounded down; what must be enough is rounded up.</p>',
  check: '<p>Put your answer back: does it keep the limit, and would one more break it?</p>',
  mends: {
    'geo-design-misreads-the-density': [0, 1],
    'geo-design-takes-a-density-that-is-close': [0, 1],
    'geo-design-divides-the-volumes': [1, 2],
    'geo-design-rounds-up': [1, 0],
    'geo-design-wall-counted-once': [2, 1],
    'geo-design-forgets-the-hole': [2, 2],
    'geo-design-stops-at-the-volume': [2, 3],
    'geo-design-square-against-a-wall': [3, 2],
    'geo-design-wrong-number-of-sides': [3, 0],
    'geo-design-weighs-the-hole': [2, 2],
    'geo-design-corners-twice': [2, 1],
    'geo-design-forgets-the-half': [0, 3],
    'geo-design-stops-at-the-area': [0, 3],
    'geo-design-perimeter': [0, 3],
    'geo-design-one-side-only': [0, 3],
    'geo-design-divides-by-the-density': [0, 3],
    'geo-design-adds-the-rows': [1, 1],
    'geo-design-one-layer': [1, 1],
    'geo-design-rounds-to-nearest': [1, 0],
    'geo-design-rounds-down-what-is-needed': [1, 3],
    'geo-design-two-walls-only': [1, 3],
    'geo-design-adds-the-ceiling': [1, 3],
    'geo-design-volume-for-area': [1, 3],
    'geo-design-feet-for-inches': [2, 4],
    'geo-design-forgets-the-density': [2, 4],
    'geo-design-divides-by-ten': [2, 4],
    'geo-design-squares-the-half': [3, 0],
    'geo-design-thin-rectangle': [3, 1],
  },
})
