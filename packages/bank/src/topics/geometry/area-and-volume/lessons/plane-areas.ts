import { drawing, expr, g, type Html, lesson, num } from '#kit'

type XY = readonly [number, number]

/** The area of a polygon from its corners (the shoelace formula). */
const shoelace = (corners: readonly XY[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] as XY
      return sum + (x * v - u * y) / 2
    }, 0),
  )

const cutAndMoved = drawing(
  {
    alt: 'Parallelogram ABCD with the height DE; the triangle at its left end is shaded, and its dashed copy BFC at the right end completes a rectangle EFCD.',
    at: { A: [0, 0], B: [8, 0], C: [11, 4], D: [3, 4], E: [3, 0], F: [11, 0] },
    height: 190,
  },
  [
    g.polygon('ABCD'),
    g.shade('AED'),
    g.seg('DE', 'h', { dash: true }),
    g.seg('BF', '', { dash: true }),
    g.seg('FC', '', { dash: true }),
    g.right('DEB'),
    g.side('DC', 'b'),
  ],
)

const trapezoid = drawing(
  {
    alt: 'Trapezoid ABCD with the height DE',
    at: { A: [0, 0], B: [12, 0], C: [11, 4], D: [3, 4], E: [3, 0] },
    height: 190,
  },
  [
    g.polygon('ABCD'),
    g.seg('DE', '4', { dash: true }),
    g.right('DEB'),
    g.side('AB', '12'),
    g.side('AD', '5'),
    g.side('DC', '8'),
  ],
)

/** An L: the width below, the height at the left, the width above, the height at the right. */
const corners = (w: number, h: number, top: number, right: number): XY[] => [
  [0, 0],
  [w, 0],
  [w, right],
  [top, right],
  [top, h],
  [0, h],
]

const lShape = (w: number, h: number, top: number, right: number): Html => {
  const [A, B, C, D, E, F] = corners(w, h, top, right) as [XY, XY, XY, XY, XY, XY]
  return drawing(
    {
      alt: 'Figure ABCDEF, a rectangle with a rectangular piece cut out of its upper right corner',
      at: { A, B, C, D, E, F },
      height: 220,
    },
    [g.polygon('ABCDEF'), g.side('AB', `${w}`), g.side('AF', `${h}`), g.side('EF', `${top}`), g.side('BC', `${right}`)],
  )
}

const gate = drawing(
  {
    alt: 'Rectangle ABCD; a half-disk with diameter AB is cut out of it',
    at: { A: [0, 0], B: [12, 0], C: [12, 10], D: [0, 10], m: [6, 0] },
    height: 210,
  },
  [
    g.seg('BC', '10'),
    g.seg('CD', '12'),
    g.seg('DA'),
    g.arc('m', 6, 0, 180),
    g.seg('AB', '', { dash: true, thin: true }),
  ],
)

export const planeAreas = lesson({
  idea: '<p>Area counts unit squares. In a rectangle that is easy: length times width. All other formulas come from cutting and moving. Cut the shaded triangle off a parallelogram and put it on at the other end: a rectangle with the same base and the same height.</p><p>A triangle is half of a parallelogram. So is a trapezoid: two equal trapezoids, one of them upside down, make a parallelogram whose base is both bases together.</p>',
  figure: cutAndMoved,
  words: [
    {
      word: 'base',
      meaning: 'The side from which the height is measured. A trapezoid has two bases, its parallel sides.',
    },
    { word: 'height', meaning: 'The distance between a base and what lies opposite, measured at a right angle.' },
    { word: 'diagonal', meaning: 'A segment that joins opposite corners.' },
    { word: 'composite figure', meaning: 'A figure put together from simple ones.' },
  ],
  rule: '<ul><li>Parallelogram: $bh$. Triangle: $\\frac{1}{2}bh$.</li><li>Trapezoid: $\\frac{1}{2}(b_1 + b_2)h$.</li><li>Rhombus or kite: $\\frac{1}{2}d_1 d_2$, from the diagonals.</li><li>Circle: $\\pi r^2$.</li></ul><p>Composite figure: cut it into simple parts and add, or take a part off a larger one.</p>',
  use: '<p>A question asks how much a flat figure covers: carpet, paint, cloth, land. The unit is a square unit.</p>',
  avoid:
    '<p>Fences, frames and rims are lengths: there you add the sides. For the skin of a solid, see surface area.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${trapezoid}<p>Mateo works out the area of trapezoid $ABCD$ and gets 50. Which mistake leads to this answer, and what is the area?</p>`,
      covers: ['geometry/area-slanted-figures', 'geometry/area-trapezoid-mistake'],
      steps: [
        {
          do: 'Find the bases and the height: the bases are 12 and 8, the height is 4.',
          why: 'The height has the right-angle mark. The slanted 5 is a side, not the height.',
        },
        { do: 'Add the bases: $12 + 8 = 20$.', why: 'Two such trapezoids make a parallelogram with this base.' },
        {
          do: 'Take half of base times height: $\\frac{1}{2} \\cdot 20 \\cdot 4 = 40$.',
          why: 'Your trapezoid is one of the two.',
        },
        {
          do: 'Mateo’s 50 is $\\frac{1}{2} \\cdot 20 \\cdot 5$: the slanted side was used as the height. The area is 40.',
          why: 'To name a mistake, carry it out and see whether it gives that answer.',
        },
      ],
      answer: num(40),
      // A rectangle in the middle and a right triangle at each end.
      check: () => num(8 * 4 + (3 * 4) / 2 + (1 * 4) / 2),
    },
    {
      level: 'Next',
      asks: `${lShape(15, 10, 9, 4)}<p>All angles in the figure are right angles. What is its area?</p>`,
      covers: ['geometry/area-l-shape'],
      steps: [
        {
          do: 'Cut straight from $D$ to the left side. Below lies a rectangle of 15 by 4.',
          why: 'Every part must be a figure with a formula.',
        },
        {
          do: 'The upper rectangle is 9 wide and $10 - 4 = 6$ high.',
          why: 'The 10 reaches from the bottom to the top. Four of it belong to the lower part.',
        },
        { do: 'Add the areas: $15 \\cdot 4 + 9 \\cdot 6 = 60 + 54 = 114$.', why: 'Each part is counted once.' },
        {
          do: 'Test: the full rectangle less the missing corner is $15 \\cdot 10 - 6 \\cdot 6 = 150 - 36 = 114$.',
          why: 'Two ways of cutting must agree.',
        },
      ],
      answer: num(114),
      check: () => num(shoelace(corners(15, 10, 9, 4))),
    },
    {
      level: 'Exam level',
      asks: `<p>A half-disk is cut out of rectangle $ABCD$.</p>${gate}<p>What is the area of what is left?</p>`,
      covers: ['geometry/area-window'],
      steps: [
        {
          do: 'The rectangle has area $12 \\cdot 10 = 120$.',
          why: 'First the figure that the piece is taken off.',
        },
        {
          do: 'The diameter is 12, so the radius is $12 \\div 2 = 6$.',
          why: 'The formula of the circle needs the radius.',
        },
        {
          do: 'Half of the disk: $\\frac{1}{2} \\cdot \\pi \\cdot 6^2 = 18\\pi$.',
          why: 'A whole disk would be $36\\pi$.',
        },
        { do: 'Take it off: $120 - 18\\pi$.', why: 'About $120 - 56.5 = 63.5$. It must be less than 120.' },
      ],
      answer: expr('120 - 18\\pi', () => 120 - 18 * Math.PI),
      // A disk is as large as a triangle with the circumference as its base and the radius as its height.
      check: () => expr('120 - 18\\pi', () => 12 * 10 - (0.5 * (2 * Math.PI * 6) * 6) / 2),
    },
    {
      level: 'Exam level',
      asks: 'A rhombus has diagonals of 12 inches and 16 inches. A trapezoid with bases of 10 inches and 14 inches has the same area. What is the height of the trapezoid, in inches?',
      covers: ['geometry/area-by-diagonals', 'geometry/area-find-the-height'],
      steps: [
        {
          do: 'The rhombus has area $\\frac{1}{2} \\cdot 12 \\cdot 16 = 96$.',
          why: 'It fills half of the rectangle whose sides are as long as its diagonals. A kite does, too.',
        },
        {
          do: 'Write the formula of the trapezoid with $h$: $\\frac{1}{2}(10 + 14)h = 96$.',
          why: 'What is asked for gets a variable; all else is put in.',
        },
        {
          do: 'Simplify: $12h = 96$, so $h = 96 \\div 12 = 8$. The height is 8 inches.',
          why: 'Undo the multiplication.',
        },
        { do: 'Test: $\\frac{1}{2} \\cdot 24 \\cdot 8 = 96$.', why: 'The area comes out again.' },
      ],
      answer: num(8),
      check: () => num((4 * ((6 * 8) / 2) * 2) / (10 + 14)),
    },
  ],
  tryIt: {
    asks: `${lShape(12, 9, 5, 3)}<p>The figure shows the floor of a hallway, with lengths in feet and right angles only. How many square feet does it cover?</p>`,
    steps: [
      {
        ask: 'Cut straight from $D$ to the left side. What is the area of the lower rectangle?',
        answer: { typed: num(12 * 3) },
        slips: [
          {
            typed: num(2 * (12 + 3)),
            says: 'That is the way around it. For the area, multiply.',
            misconception: 'geo-area-perimeter-for-area',
          },
          { typed: num(12 * 9), says: 'That is the full rectangle. The lower part is only 3 high.' },
        ],
        done: '$12 \\cdot 3 = 36$',
      },
      {
        ask: 'How high is the upper rectangle?',
        answer: { typed: num(9 - 3) },
        slips: [
          {
            typed: num(9),
            says: 'The 9 reaches down to the bottom. Part of it belongs to the lower rectangle.',
            misconception: 'geo-area-counts-a-part-twice',
          },
        ],
        done: '$9 - 3 = 6$',
      },
      {
        ask: 'What is the area of the whole floor, in square feet?',
        answer: { typed: num(12 * 3 + 5 * 6) },
        slips: [
          {
            typed: num(5 * 6),
            says: 'That is the upper part alone. Add the lower one.',
            misconception: 'geo-area-misses-a-part',
          },
          {
            typed: num(12 * 3 + 5 * 9),
            says: 'Here the upper part is 9 high, so its lower end is counted twice.',
            misconception: 'geo-area-counts-a-part-twice',
          },
        ],
        done: '$36 + 5 \\cdot 6 = 36 + 30 = 66$. Test: $12 \\cdot 9 - 7 \\cdot 6 = 108 - 42 = 66$.',
      },
    ],
    answer: num(66),
    check: () => num(shoelace(corners(12, 9, 5, 3))),
  },
  trap: '<p>Taking a slanted side for the height. A parallelogram with a base of 10, a slanted side of 5 and a height of 4 has area $10 \\cdot 4 = 40$, not 50. Look for the right-angle mark.</p>',
  check:
    '<p>Compare with a rectangle that just holds the figure: your area must be smaller. A second way of cutting must give the same.</p>',
  mends: {
    'geo-area-slanted-side-for-height': [0, 3],
    'geo-area-forgets-the-half': [0, 2],
    'geo-area-perimeter-for-area': [1, 2],
    'geo-area-one-base-only': [0, 1],
    'geo-area-counts-a-part-twice': [1, 1],
    'geo-area-misses-a-part': [1, 2],
    'geo-area-diameter-for-radius': [2, 1],
    'geo-area-does-not-solve-for-the-height': [3, 1],
    'geo-area-names-an-error-without-testing': [0, 3],
    'geo-area-wrong-base': [0, 0],
    'geo-area-takes-the-named-piece': [1, 1],
    'geo-area-ignores-the-cut': [1, 3],
    'geo-area-adds-the-cut': [2, 3],
    'geo-area-halves-both-diagonals': [3, 0],
    'geo-area-halves-instead-of-doubling': [3, 2],
  },
})
