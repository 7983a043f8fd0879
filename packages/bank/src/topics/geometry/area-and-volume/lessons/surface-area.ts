import { drawing, g, type Html, lesson, num, type Part, solid, text } from '#kit'

type XY = readonly [number, number]

const FACES: readonly (readonly [string, XY, XY])[] = [
  ['bottom', [0, -4], [6, 0]],
  ['front', [0, 0], [6, 3]],
  ['top', [0, 3], [6, 7]],
  ['back', [0, 7], [6, 10]],
  ['left', [-4, 0], [0, 3]],
  ['right', [6, 0], [10, 3]],
]

const rectangle =
  ([x, y]: XY, [u, v]: XY): Part =>
  (c) => {
    const corners: XY[] = [
      [x, y],
      [u, y],
      [u, v],
      [x, v],
      [x, y],
    ]
    c.line(corners.map(c.px))
  }

const net = drawing(
  {
    alt: 'A box unfolded into its net of six rectangles: top, front and bottom in a column with the back, and left and right beside the front.',
    at: Object.fromEntries(
      FACES.map(([, a, b], i): [string, XY] => [`p${i}`, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.6]]),
    ),
    height: 290,
  },
  FACES.flatMap(([name, a, b], i) => [rectangle(a, b), g.tag(`p${i}`, name, { as: 'One face', towards: 90 })]),
)

const prism = drawing(
  {
    alt: 'A prism whose front and back faces are right triangles',
    at: { p: [0, 0], q: [8, 0], r: [0, 6], s: [3.6, 2.4], t: [11.6, 2.4], u: [3.6, 8.4] },
    height: 240,
  },
  [
    g.polygon('pqr'),
    g.seg('qt', '9', { loose: true, as: 'The length of the prism' }),
    g.seg('ru'),
    g.seg('ut'),
    ...['ps', 'st', 'su'].map((edge) => g.seg(edge, '', { dash: true, thin: true })),
    g.right('qpr'),
    g.side('pq', '8', { as: 'The lower leg' }),
    g.side('pr', '6', { as: 'The vertical leg' }),
    g.side('qr', '10', { as: 'The hypotenuse', from: 'p' }),
  ],
)

const box = (w: number, d: number, h: number, unit = ''): Html =>
  solid.box({ alt: 'A rectangular box', w, d, h, labels: { w: `${w}${unit}`, d: `${d}${unit}`, h: `${h}${unit}` } })

/** The surface of a box as the sum over its faces, without the lid where it is open. */
const faces = (w: number, d: number, h: number, open = false): number =>
  [w * d, ...(open ? [] : [w * d]), w * h, w * h, d * h, d * h].reduce((sum, face) => sum + face, 0)

export const surfaceArea = lesson({
  idea: '<p>The surface of a solid is what you would have to paint or wrap. Unfold it, as you unfold a cardboard box, and it becomes a flat figure: the net. Now the surface is the area of all its parts together.</p><p>Round solids unfold, too. The curved side of a cylinder is the label of a can: cut it open, and it is a rectangle, as long as the way around the circle and as high as the can.</p>',
  figure: net,
  words: [
    { word: 'face', meaning: 'A flat side of a solid. A box has six.' },
    { word: 'net', meaning: 'The surface of a solid, unfolded and laid flat.' },
    { word: 'base', meaning: 'The face a prism or cylinder stands on. An equal one lies opposite.' },
    { word: 'lateral area', meaning: 'The area of the sides alone, without the bases.' },
    { word: 'slant height', meaning: 'The way along the side of a cone, from its rim to its tip.' },
  ],
  rule: '<ul><li>Box: $2(\\ell w + \\ell h + wh)$</li><li>Any prism: two bases, and perimeter of the base times length.</li><li>Cylinder: $2\\pi r^2 + 2\\pi rh$</li><li>Cone: $\\pi r^2 + \\pi rs$ with the slant height $s$</li></ul><p>Formulas are for closed solids. List the faces that are really there.</p>',
  use: '<p>Something covers a solid: paint, paper, glass, sheet metal. The answer has square units.</p>',
  avoid: '<p>What fits <em>into</em> a solid (water, sand, air) is its volume, in cubic units.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${box(6, 4, 3)}<p>Dario works out the surface area of the box and gets 54. Which mistake leads to this answer, and what is the surface area?</p>`,
      covers: ['geometry/surface-box', 'geometry/surface-box-mistake'],
      steps: [
        {
          do: 'List three different faces: $6 \\cdot 4 = 24$, $6 \\cdot 3 = 18$ and $4 \\cdot 3 = 12$.',
          why: 'Each face uses two of the three lengths.',
        },
        { do: 'Add them: $24 + 18 + 12 = 54$.', why: 'These are top, front and one end.' },
        {
          do: 'Double: $2 \\cdot 54 = 108$. The surface area is 108.',
          why: 'Every face has an equal partner on the other side.',
        },
        {
          do: 'Dario stopped at 54: each pair of faces was counted once.',
          why: 'The volume would be $6 \\cdot 4 \\cdot 3 = 72$, another common wrong answer.',
        },
      ],
      answer: num(108),
      check: () => num(faces(6, 4, 3)),
    },
    {
      level: 'Next',
      asks: 'A glass terrarium without a lid is 8 inches long, 5 inches wide and 4 inches high. How many square inches of glass are needed?',
      covers: ['geometry/surface-open-box'],
      steps: [
        {
          do: 'List the faces: one bottom, two long walls, two short walls. No top.',
          why: 'A formula for the closed box would count the lid.',
        },
        { do: 'Bottom: $8 \\cdot 5 = 40$.', why: 'Length times width, once only.' },
        {
          do: 'Walls: $2 \\cdot 8 \\cdot 4 = 64$ and $2 \\cdot 5 \\cdot 4 = 40$.',
          why: 'Every wall has the height 4 and an equal wall opposite.',
        },
        {
          do: 'Add: $40 + 64 + 40 = 144$ square inches.',
          why: 'The closed box has 184; the lid of 40 is missing.',
        },
      ],
      answer: num(144),
      check: () => num(faces(8, 5, 4, true)),
    },
    {
      level: 'Exam level',
      asks: `<p>The base of the prism is a right triangle.</p>${prism}<p>What is the surface area of the prism?</p>`,
      covers: ['geometry/surface-triangular-prism'],
      steps: [
        {
          do: 'Two triangles: $2 \\cdot \\frac{1}{2} \\cdot 8 \\cdot 6 = 48$.',
          why: 'The legs of the right triangle are base and height. Front and back are equal.',
        },
        {
          do: 'Three rectangles, all 9 long, stand on the sides 6, 8 and 10: $9 \\cdot (6 + 8 + 10) = 9 \\cdot 24 = 216$.',
          why: 'Unfolded side by side they are one rectangle: perimeter times length.',
        },
        { do: 'Add: $48 + 216 = 264$.', why: 'Five faces: two triangles and three rectangles.' },
      ],
      answer: num(264),
      check: () => num((8 * 6) / 2 + (8 * 6) / 2 + 9 * 6 + 9 * 8 + 9 * 10),
    },
    {
      level: 'Exam level',
      asks: '<p>A closed cylinder and a cone both have a radius of 5 and a height of 12. Sofia says: “The whole surface of the cylinder is $170\\pi$.” Carlos says: “The curved side of the cone has area $60\\pi$.” Who is right?</p>',
      covers: ['geometry/surface-cylinder', 'geometry/surface-cylinder-claims', 'geometry/surface-cone'],
      steps: [
        {
          do: 'Cylinder: two disks, $2 \\cdot \\pi \\cdot 5^2 = 50\\pi$, and the curved side, $2\\pi \\cdot 5 \\cdot 12 = 120\\pi$.',
          why: 'The curved side unrolls to a rectangle: circumference times height. Halve a diameter first.',
        },
        { do: 'Together $170\\pi$. Sofia is right.', why: 'A can without a lid would have only one disk.' },
        {
          do: 'Cone: the slant height is the hypotenuse over 5 and 12: $\\sqrt{25 + 144} = 13$.',
          why: 'Radius, height and slant height make a right triangle.',
        },
        {
          do: 'Its curved side is $\\pi \\cdot 5 \\cdot 13 = 65\\pi$, not $60\\pi$. Only Sofia is right.',
          why: 'Carlos used the height 12 instead of 13. Judge each claim by itself.',
        },
      ],
      answer: text('Only Sofia is right.'),
      check: () => {
        // The curved side of a cone is a sector: circumference of the base times slant height, halved.
        const cone = (2 * 5 * Math.hypot(5, 12)) / 2
        return text(2 * 25 + 2 * 5 * 12 === 170 && cone !== 60 ? 'Only Sofia is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `${box(10, 4, 6, ' ft')}<p>A shed has a floor, four walls and a flat ceiling. Only the walls and the ceiling are painted. How many square feet are painted?</p>`,
    steps: [
      {
        ask: 'How many faces are painted?',
        answer: { typed: num(5) },
        slips: [
          { typed: num(6), says: 'The floor is not painted.', misconception: 'geo-area-wrong-number-of-bases' },
          {
            typed: num(3),
            says: 'There are four walls, two of each size.',
            misconception: 'geo-area-counts-each-face-once',
          },
        ],
        done: 'Five faces: four walls and the ceiling.',
      },
      {
        ask: 'What is the area of the four walls together?',
        like: 2,
        answer: { typed: num(2 * 10 * 6 + 2 * 4 * 6) },
        slips: [
          {
            typed: num(10 * 6 + 4 * 6),
            says: 'That is one wall of each size. Each has a partner.',
            misconception: 'geo-area-counts-each-face-once',
          },
          {
            typed: num(10 * 4 * 6),
            says: 'You multiplied all three lengths: that is the volume.',
            misconception: 'geo-area-volume-for-surface',
          },
        ],
        done: '$2 \\cdot 10 \\cdot 6 + 2 \\cdot 4 \\cdot 6 = 120 + 48 = 168$',
      },
      {
        ask: 'How many square feet are painted in all?',
        like: 3,
        answer: { typed: num(168 + 40) },
        slips: [
          { typed: num(168), says: 'The ceiling is still missing.', misconception: 'geo-area-misses-a-part' },
          {
            typed: num(168 + 80),
            says: 'You counted the floor as well.',
            misconception: 'geo-area-wrong-number-of-bases',
          },
        ],
        done: 'The ceiling is $10 \\cdot 4 = 40$, and $168 + 40 = 208$.',
      },
    ],
    answer: num(208),
    check: () => num(faces(10, 4, 6, true)),
  },
  trap: '<p>Counting too many or too few faces. Formulas count a closed solid. A cup has one disk, a pipe has none, a room that is painted has no floor.</p>',
  check:
    '<p>Name every face and cross it off in your sum: a box has 6, a prism over a triangle 5, a cylinder two disks and one curved side.</p>',
  mends: {
    'geo-area-forgets-the-half': [2, 0],
    'geo-area-perimeter-for-area': [0, 0],
    'geo-area-misses-a-part': [2, 2],
    'geo-area-counts-each-face-once': [0, 2],
    'geo-area-wrong-number-of-bases': [1, 0],
    'geo-area-volume-for-surface': [0, 3],
    'geo-area-height-for-slant-height': [3, 2],
    'geo-area-diameter-for-radius': [3, 0],
    'geo-area-names-an-error-without-testing': [0, 3],
    'geo-area-accepts-a-false-claim': [3, 3],
    'geo-area-rejects-a-true-claim': [3, 1],
    'geo-area-judges-one-claim-only': [3, 3],
    'geo-area-half-circumference': [3, 0],
    'geo-area-cone-as-cylinder': [3, 3],
    'geo-area-prism-as-box': [2, 1],
  },
})
