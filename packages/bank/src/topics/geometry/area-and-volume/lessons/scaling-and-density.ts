import { drawing, frac, g, lesson, num, type Part } from '#kit'

type XY = readonly [number, number]

/** A cube of n by n by n unit cubes, its lower left front corner at x. */
const cube = (x: number, n: number): Part[] => {
  const [dx, dy] = [0.42, 0.34]
  const path =
    (ps: readonly XY[], thin: boolean): Part =>
    (c) =>
      c.line(
        ps.map(([u, v]) => c.px([x + u, v])),
        thin ? { thin: true } : {},
      )
  return Array.from({ length: n + 1 }, (_, i) => {
    const edge = i === 0 || i === n
    const [s, t] = [i * dx, i * dy]
    return [
      path(
        [
          [i, 0],
          [i, n],
          [i + n * dx, n + n * dy],
        ],
        !edge,
      ),
      path(
        [
          [0, i],
          [n, i],
          [n + n * dx, i + n * dy],
        ],
        !edge,
      ),
      path(
        [
          [s, n + t],
          [n + s, n + t],
          [n + s, t],
        ],
        !edge,
      ),
    ]
  }).flat()
}

const cubes = drawing(
  {
    alt: 'A cube with edges of length 1, and a cube with edges of length 3 that is cut into unit cubes.',
    at: { a: [0, 0], b: [1, 0], c: [2.6, 0], d: [5.6, 0] },
    height: 220,
  },
  [
    ...cube(0, 1),
    ...cube(2.6, 3),
    g.side('ab', '1', { as: 'The edge of the small cube' }),
    g.side('cd', '3', { as: 'The edge of the large cube' }),
  ],
)

export const scalingAndDensity = lesson({
  idea: '<p>Make every edge of a cube 3 times as long. Each face now holds $3 \\cdot 3 = 9$ of the old faces, and the cube holds $3 \\cdot 3 \\cdot 3 = 27$ of the old cubes. Areas grow in two directions, volumes in three.</p><p>The same is true of every solid, and of units: 1 yard is 3 feet, so a cubic yard is 27 cubic feet. Density ties volume to mass: it tells how much there is in each unit.</p>',
  figure: cubes,
  words: [
    { word: 'scale factor', meaning: 'The number $k$ by which all lengths of a figure are multiplied.' },
    { word: 'similar', meaning: 'Of the same shape: all lengths have the same ratio.' },
    { word: 'density', meaning: 'How much there is in each unit, such as grams per cubic centimeter.' },
    { word: 'population density', meaning: 'People per square mile or square kilometer.' },
  ],
  rule: '<ul><li>If lengths are multiplied by $k$, areas are multiplied by $k^2$ and volumes by $k^3$.</li><li>If lengths change by different factors, multiply the factor of each length in the formula.</li><li>Mass = density · volume. People = density · area.</li></ul>',
  use: '<p>Models and originals, enlarged or shrunk figures, units of area and volume, “per square” and “per cubic” amounts.</p>',
  avoid: '<p>If only one length of a solid changes, the powers do not hold: put the new lengths into the formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A rectangular district is 6 miles long and 4 miles wide. On average 250 people live on each square mile. How many people live in the district?',
      covers: ['geometry/density-of-people', 'geometry/density-of-a-block'],
      steps: [
        {
          do: 'Find the area: $6 \\cdot 4 = 24$ square miles.',
          why: 'The density is given for each square mile.',
        },
        {
          do: 'Multiply by the density: $24 \\cdot 250 = 6000$ people.',
          why: 'Each of the 24 squares has 250 people. The area alone is not yet the answer.',
        },
        {
          do: 'A block of metal goes the same way: first its volume, then times the grams per cubic centimeter.',
          why: 'A block of 5 cm by 4 cm by 3 cm with 8 grams in each cubic centimeter has $60 \\cdot 8 = 480$ grams.',
        },
      ],
      answer: num(6000),
      // Strip by strip: each mile of the length has 4 squares.
      check: () => num([1, 2, 3, 4, 5, 6].reduce((people) => people + 4 * 250, 0)),
    },
    {
      level: 'Next',
      asks: 'A statue is similar to its small model. The statue is 5 times as tall. The model has a volume of 40 cubic inches. What is the volume of the statue, in cubic inches?',
      covers: ['geometry/scaling-solids'],
      steps: [
        {
          do: 'The scale factor of the lengths is 5.',
          why: 'The height is a length, and all lengths have the same factor.',
        },
        {
          do: 'Volume grows in three directions: the factor is $5^3 = 5 \\cdot 5 \\cdot 5 = 125$.',
          why: 'Not $3 \\cdot 5 = 15$, and not $5^2$: that would be for its surface.',
        },
        { do: 'Multiply: $40 \\cdot 125 = 5000$ cubic inches.', why: 'The statue holds 125 models.' },
        {
          do: 'Where did this go wrong? Tariq gets 1000. That is $40 \\cdot 25$: the volume was multiplied by the square of 5. Right is 5000.',
          why: 'Carry out each mistake that is offered: $40 \\cdot 5 = 200$ and $40 \\cdot 15 = 600$ do not fit.',
          covers: ['geometry/scaling-box-mistake'],
        },
      ],
      answer: num(5000),
      // A box of 40 cubic inches, each edge 5 times as long.
      check: () => num(5 * 5 * (5 * 4) * (5 * 2)),
    },
    {
      level: 'Exam level',
      asks: 'The radius of a cylinder is multiplied by 3, and its height is divided by 2. By what number is its volume multiplied?',
      covers: ['geometry/scaling-cylinder-changes'],
      steps: [
        { do: 'Write the volume: $\\pi r^2 h$.', why: 'Radius and height change differently, so look at the formula.' },
        {
          do: 'The radius stands there squared: its factor counts as $3^2 = 9$.',
          why: '$(3r)^2 = 9r^2$.',
        },
        {
          do: 'The height stands there once: its factor is $\\frac{1}{2}$.',
          why: 'Dividing by 2 is multiplying by one half.',
        },
        {
          do: 'Multiply both factors: $9 \\cdot \\frac{1}{2} = \\frac{9}{2}$.',
          why: 'Test with $r = 1$ and $h = 2$: first $2\\pi$, then $9\\pi$, which is four and a half times as much.',
        },
      ],
      answer: num(frac(9, 2)),
      check: () => num(frac(6 ** 2 * 5, 2 ** 2 * 10)),
    },
    {
      level: 'Exam level',
      asks: 'The surface areas of two similar tanks are in the ratio $9:16$. The smaller tank holds 2 cubic yards. How many cubic feet does the larger one hold?',
      covers: ['geometry/scaling-ratio-of-volumes', 'geometry/scaling-units'],
      steps: [
        {
          do: 'Change the unit: a cubic yard is $3^3 = 27$ cubic feet, so the smaller tank holds $2 \\cdot 27 = 54$ cubic feet.',
          why: '1 yard is 3 feet, in each of three directions. A square yard would be $3^2 = 9$ square feet.',
        },
        {
          do: 'Go back to lengths: the ratio of lengths is $\\sqrt{9}:\\sqrt{16} = 3:4$.',
          why: 'Areas have the square of the ratio, so take roots.',
        },
        {
          do: 'Go on to volumes: $3^3:4^3 = 27:64$.',
          why: 'Always pass through the lengths: $9:16$ is not the ratio of volumes.',
        },
        {
          do: 'So the larger tank holds $54 \\cdot \\frac{64}{27} = 128$ cubic feet.',
          why: '$54 \\div 27 = 2$ and $2 \\cdot 64 = 128$.',
        },
      ],
      answer: num(128),
      // Cubes as tanks: edges 3u and 4u, where 27 u³ is 54.
      check: () => num(4 ** 3 * (54 / 3 ** 3)),
    },
  ],
  tryIt: {
    asks: 'A sculpture is similar to its clay model and 10 times as tall. The model has a surface of 90 square inches and a volume of 60 cubic inches. What is the volume of the sculpture, in cubic inches?',
    steps: [
      {
        ask: 'By what number do you multiply the volume?',
        like: 1,
        answer: { typed: num(10 ** 3) },
        slips: [
          {
            typed: num(10),
            says: 'That is the factor of lengths. Volume grows in three directions.',
            misconception: 'geo-area-factor-not-raised',
          },
          { typed: num(10 ** 2), says: 'That is the factor of areas.', misconception: 'geo-area-square-for-cube' },
          {
            typed: num(30),
            says: 'You took 3 times 10. Multiply 10 by itself, three times.',
            misconception: 'geo-area-multiplies-factor-by-the-exponent',
          },
        ],
        done: '$10^3 = 10 \\cdot 10 \\cdot 10 = 1000$',
      },
      {
        ask: 'What is the volume of the sculpture, in cubic inches?',
        like: 2,
        answer: { typed: num(60 * 1000) },
        slips: [
          { typed: num(90 * 1000), says: 'The 90 is the surface. Use the volume of the model.' },
          {
            typed: num(90 * 100),
            says: 'That is the surface of the sculpture.',
            misconception: 'geo-area-volume-for-surface',
          },
        ],
        done: '$60 \\cdot 1000 = 60000$ cubic inches',
      },
    ],
    answer: num(60000),
    check: () => num(30 * 20 * 100),
  },
  trap: '<p>Multiplying an area or a volume by the factor of the lengths. A pizza of twice the diameter is not two pizzas but $2^2 = 4$. A ball of twice the diameter holds $2^3 = 8$ times as much.</p>',
  check: '<p>Try it with a cube or a box of easy edges, such as 1, 1 and 2. Work out old and new, and divide.</p>',
  mends: {
    'geo-area-factor-not-raised': [1, 1],
    'geo-area-square-for-cube': [3, 2],
    'geo-area-multiplies-factor-by-the-exponent': [1, 1],
    'geo-area-divides-instead-of-multiplying': [0, 1],
    'geo-area-stops-at-the-volume': [0, 1],
    'geo-area-perimeter-for-area': [0, 0],
    'geo-area-names-an-error-without-testing': [1, 3],
    'geo-area-adds-the-factor': [1, 2],
    'geo-area-subtracts-for-the-factor': [1, 0],
    'geo-area-volume-for-surface': [0, 2],
    'geo-area-misses-a-part': [0, 2],
    'geo-area-raises-the-amount': [3, 0],
    'geo-area-repeats-the-ratio': [3, 2],
  },
})
