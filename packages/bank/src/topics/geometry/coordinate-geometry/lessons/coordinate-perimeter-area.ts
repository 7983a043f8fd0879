import { drawing, g, type Html, lesson, num, surd, surdValue } from '#kit'

type XY = readonly [number, number]

const onGrid = (at: Readonly<Record<string, XY>>, x: XY, y: XY): Html => {
  const names = Object.keys(at).join('')
  const where = Object.entries(at).map(([n, [u, v]]) => `${n} at (${u}, ${v})`.replace(/-/g, '−'))
  const what = names.length === 3 ? 'Triangle' : 'Rectangle'
  return drawing({ alt: `${what} ${names} on a grid: ${where.join(', ')}`, at, height: 260 }, [
    g.grid(x, y),
    g.polygon(names),
  ])
}

const boxed = drawing(
  {
    alt: 'Triangle ABC on a grid, with the dashed rectangle around it: A at (−4, −2), B at (3, 0), C at (1, 4); the three corners of the rectangle outside the triangle are right triangles.',
    at: { A: [-4, -2], B: [3, 0], C: [1, 4], p: [3, -2], q: [3, 4], r: [-4, 4] },
    height: 280,
  },
  [
    g.grid([-6, 6], [-4, 6]),
    g.shade('ABC'),
    g.polygon('ABC', { accent: true }),
    ...['Ap', 'pq', 'qr', 'rA'].map((side) => g.seg(side, '', { dash: true })),
  ],
)

/** Twice the signed area of a polygon, halved (the shoelace formula). */
const area = (corners: readonly XY[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] as XY
      return sum + x * v - u * y
    }, 0) / 2,
  )

const around = (corners: readonly XY[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] as XY
    return sum + Math.hypot(u - x, v - y)
  }, 0)

export const coordinatePerimeterArea = lesson({
  idea: '<p>On a grid, sides that run along grid lines can be counted. Slanted sides cannot: a diagonal of one square is longer than its side. Each slanted side is the hypotenuse of a right triangle whose legs you can count.</p><p>For the area of a tilted figure, put a rectangle around it whose sides run along the grid. What sticks out are right triangles with legs you can count. Take them off.</p>',
  figure: boxed,
  words: [
    { word: 'perimeter', meaning: 'The way around a figure: the sum of its sides, in units of length.' },
    { word: 'area', meaning: 'How many unit squares a figure covers.' },
    {
      word: 'base and height',
      meaning: 'A side along the grid, and the distance from the opposite vertex to its line.',
    },
    { word: 'bounding rectangle', meaning: 'The smallest rectangle along the grid that holds the figure.' },
  ],
  rule: '<ul><li>Side along the grid: subtract the coordinates that differ.</li><li>Slanted side: $\\sqrt{(\\text{step across})^2 + (\\text{step up})^2}$</li><li>Triangle with a side along the grid: $\\frac{1}{2}bh$</li><li>Tilted figure: bounding rectangle less the corner triangles.</li></ul>',
  use: '<p>The vertices of a figure are given by coordinates, and the question is about fences, frames, sails or plots of land on a plan.</p>',
  avoid:
    '<p>A tilted rectangle needs no box for its area: find two sides with the distance formula and multiply, such as $2\\sqrt{10} \\cdot \\sqrt{10} = 20$. A figure with five vertices or more is cut along grid lines into triangles and rectangles, whose areas you add.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${onGrid({ A: [-2, -1], B: [4, -1], C: [1, 3] }, [-4, 6], [-3, 5])}<p>Noah works out the area of triangle $ABC$ and gets 24. Which mistake leads to this answer, and what is the area, in square units?</p>`,
      covers: ['geometry/coordinate-triangle-area', 'geometry/coordinate-area-mistake'],
      steps: [
        {
          do: 'Base $AB$ lies on one grid line: $4 - (-2) = 6$.',
          why: 'Both vertices have the $y$-coordinate $-1$, so only $x$ counts.',
        },
        {
          do: 'Height from $C$ straight down to that line: $3 - (-1) = 4$.',
          why: 'Neither a slanted side nor the coordinate 3 itself is the height.',
        },
        {
          do: 'Half of base times height: $\\frac{1}{2} \\cdot 6 \\cdot 4 = 12$.',
          why: 'A triangle is half of a rectangle.',
        },
        {
          do: 'Noah’s 24 is $6 \\cdot 4$: the half was forgotten. The area is 12.',
          why: 'Carry the mistake out and compare.',
        },
      ],
      answer: num(12),
      check: () =>
        num(
          area([
            [-2, -1],
            [4, -1],
            [1, 3],
          ]),
        ),
    },
    {
      level: 'Next',
      asks: 'A triangular pen has the corners $A(-4, 1)$, $B(8, 1)$ and $C(2, 9)$, where one unit stands for one meter. How many meters of fence go around it?',
      covers: ['geometry/coordinate-triangle-perimeter'],
      steps: [
        { do: 'Side $AB$ runs along the grid: $8 - (-4) = 12$.', why: 'Both vertices have $y = 1$.' },
        {
          do: 'Side $AC$: steps $2 - (-4) = 6$ and $9 - 1 = 8$, so $\\sqrt{36 + 64} = \\sqrt{100} = 10$.',
          why: 'It is slanted: the hypotenuse over 6 and 8, not $6 + 8$.',
        },
        { do: 'Side $BC$: steps $-6$ and 8, so it is 10 as well.', why: 'Squares do not care about the sign.' },
        { do: 'Add all three: $12 + 10 + 10 = 32$ meters.', why: 'A perimeter adds sides. Nothing is multiplied.' },
      ],
      answer: num(32),
      check: () =>
        num(
          around([
            [-4, 1],
            [8, 1],
            [2, 9],
          ]),
        ),
    },
    {
      level: 'Exam level',
      asks: `${onGrid({ A: [-2, -1], B: [4, 1], C: [3, 4], D: [-3, 2] }, [-5, 6], [-3, 6])}<p>What is the perimeter of rectangle $ABCD$?</p>`,
      covers: ['geometry/coordinate-rectangle-perimeter'],
      steps: [
        {
          do: 'Side $AB$: steps 6 and 2, so $\\sqrt{36 + 4} = \\sqrt{40} = 2\\sqrt{10}$.',
          why: '$40 = 4 \\cdot 10$, and the root of 4 is 2.',
        },
        {
          do: 'Side $BC$: steps $-1$ and 3, so $\\sqrt{1 + 9} = \\sqrt{10}$.',
          why: 'The neighboring side, from $B(4, 1)$ to $C(3, 4)$. The slopes $\\frac{1}{3}$ and $-3$ show the right angle.',
        },
        {
          do: 'Two of each: $2 \\cdot 2\\sqrt{10} + 2 \\cdot \\sqrt{10}$. The perimeter is $6\\sqrt{10}$.',
          why: 'Equal roots are added like terms: four of them and two of them are six.',
        },
      ],
      answer: surdValue(surd(0, 6, 10)),
      check: () => {
        const sum = around([
          [-2, -1],
          [4, 1],
          [3, 4],
          [-3, 2],
        ])
        return surdValue(Math.abs(sum - 6 * Math.sqrt(10)) < 1e-9 ? surd(0, 6, 10) : surd(0, 1, 10))
      },
    },
    {
      level: 'Exam level',
      asks: 'What is the area, in square units, of the triangle with vertices $A(-4, -2)$, $B(3, 0)$ and $C(1, 4)$?',
      covers: ['geometry/coordinate-tilted-triangle-area'],
      steps: [
        {
          do: 'No side runs along the grid, so put a rectangle around it, as in the first figure: 7 wide and 6 high, area $7 \\cdot 6 = 42$.',
          why: 'From the smallest to the largest coordinate: $-4$ to 3 and $-2$ to 4.',
        },
        {
          do: 'Corner triangles: $\\frac{1}{2} \\cdot 7 \\cdot 2 = 7$ below $AB$, $\\frac{1}{2} \\cdot 2 \\cdot 4 = 4$ right of $BC$, and $\\frac{1}{2} \\cdot 5 \\cdot 6 = 15$ above $AC$.',
          why: 'Their legs are the steps of each side. Each is halved.',
        },
        {
          do: 'Take them off: $42 - 7 - 4 - 15 = 16$.',
          why: 'What is left is the triangle: 16 square units, less than half of the rectangle. If one unit stood for 5 feet, it would be $16 \\cdot 5^2 = 400$ square feet.',
        },
      ],
      answer: num(16),
      check: () =>
        num(
          area([
            [-4, -2],
            [3, 0],
            [1, 4],
          ]),
        ),
    },
  ],
  tryIt: {
    asks: 'A triangular flower bed has the corners $A(-5, 2)$, $B(5, 2)$ and $C(0, 14)$, where one unit stands for one foot. How many feet of edging go around it?',
    steps: [
      {
        ask: 'How long is $AB$?',
        answer: { typed: num(5 + 5) },
        slips: [
          {
            typed: num(5),
            says: 'From $-5$ to 5 you pass 0: there are five units on each side.',
            misconception: 'geo-coord-wrong-sign-of-a-step',
          },
        ],
        done: '$5 - (-5) = 10$',
      },
      {
        ask: 'How long is $AC$?',
        answer: { typed: num(Math.hypot(5, 12)) },
        slips: [
          {
            typed: num(17),
            says: 'You added the steps 5 and 12. Use the Pythagorean theorem.',
            misconception: 'geo-coord-adds-the-steps',
          },
          {
            typed: num(12),
            says: 'That is the height. The side is slanted and longer.',
            misconception: 'geo-coord-side-for-height',
          },
          {
            typed: num(169),
            says: 'That is the square of the length. Take the root.',
            misconception: 'geo-coord-forgets-the-root',
          },
        ],
        done: 'Steps 5 and 12: $\\sqrt{25 + 144} = \\sqrt{169} = 13$. $BC$ is 13, too.',
      },
      {
        ask: 'How many feet of edging are needed?',
        like: 3,
        answer: { typed: num(10 + 13 + 13) },
        slips: [
          {
            typed: num(60),
            says: 'That is the area. Add the three sides.',
            misconception: 'geo-coord-perimeter-for-area',
          },
          { typed: num(23), says: 'One side is missing.', misconception: 'geo-coord-perimeter-for-area' },
        ],
        done: '$10 + 13 + 13 = 36$',
      },
    ],
    answer: num(36),
    check: () =>
      num(
        around([
          [-5, 2],
          [5, 2],
          [0, 14],
        ]),
      ),
  },
  trap: '<p>Counting squares along a slanted side. The side from $(0, 0)$ to $(3, 4)$ crosses a few squares, but it is $\\sqrt{9 + 16} = 5$ units long.</p>',
  check:
    '<p>A slanted side is longer than each of its steps and shorter than both together. An area must be less than that of the rectangle around the figure.</p>',
  mends: {
    'geo-coord-adds-the-steps': [1, 1],
    'geo-coord-forgets-the-root': [1, 1],
    'geo-coord-wrong-sign-of-a-step': [0, 0],
    'geo-coord-forgets-the-half': [0, 3],
    'geo-coord-side-for-height': [0, 1],
    'geo-coord-perimeter-for-area': [1, 3],
    'geo-coord-names-an-error-without-testing': [0, 3],
    'geo-coord-counts-points': [0, 0],
    'geo-coord-coordinate-as-height': [0, 1],
    'geo-coord-adds-under-the-root': [2, 2],
    'geo-coord-two-sides-only': [2, 2],
    'geo-coord-takes-it-for-a-square': [2, 1],
    'geo-coord-leaves-out-a-corner': [3, 1],
    'geo-coord-leaves-out-a-side': [1, 3],
    'geo-coord-assumes-isosceles': [1, 2],
  },
})
