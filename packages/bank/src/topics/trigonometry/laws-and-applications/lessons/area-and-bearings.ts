import { drawing, g, lesson, num, type Pt, xy } from '#kit'
import { at, tenth } from '../../common.ts'

const H: Pt = [0, 0]
const B = xy.polar(H, 10, 60)
const C: Pt = [B[0] + 16, B[1]]
const [P, Q, R] = xy.sas(7, 48, 10)

/** Height of a tower from two angles of elevation, tried in steps of a hundredth. */
const towerHeight = (far: number, near: number, walked: number): number =>
  Array.from({ length: 100_000 }, (_, i) => i / 100).find((h) => h / at('tan', far) - h / at('tan', near) >= walked) ??
  0

const elevation = (A: number, N: number, d: number) => {
  const h = (d * at('sin', A) * at('sin', N)) / at('sin', N - A)
  const x = h / at('tan', A)
  return drawing(
    {
      alt: 'A horizontal line from A through B to the foot F of a tower with top T',
      at: { A: [0, 0], B: [d, 0], F: [x, 0], T: [x, h] },
      height: 230,
    },
    [
      g.seg('AF'),
      g.seg('FT', 'h', { from: 'A' }),
      g.seg('AT'),
      g.seg('BT'),
      g.right('AFT'),
      g.angle('BAT', `${A}°`),
      g.angle('FBT', `${N}°`),
      g.side('AB', `${d} ft`, { from: 'T' }),
    ],
  )
}

export const areaAndBearings = lesson({
  idea: '<p>The area of a triangle is half of base times height. But often no height is given, only two sides and the angle between them. Then the height is one step away: in the figure it is the leg of a right triangle, $h = b\\sin C$. So the area is $\\frac{1}{2}ab\\sin C$.</p><p>Problems about ships and towers work the same way. They hide a triangle in words. Draw it, write in every angle you can find, and only then choose a law.</p>',
  figure: drawing(
    {
      alt: 'A triangle with its dashed height, on the base',
      at: { c: P, b: Q, a: R, d: xy.foot(R, P, Q) },
      height: 220,
    },
    [
      g.polygon('cba'),
      g.seg('ad', 'h', { dash: true, as: 'The height', from: 'b' }),
      g.right('adb'),
      g.side('cb', 'a', { as: 'The base', from: 'a' }),
      g.side('ca', 'b', { as: 'The left side', from: 'b' }),
      g.angle('bca', 'C', { as: 'The angle between them' }),
    ],
  ),
  words: [
    { word: 'included angle', meaning: 'The angle between two given sides.' },
    {
      word: 'bearing',
      meaning: 'A direction, measured clockwise from north, with three digits: $090^\\circ$ is east.',
    },
    { word: 'angle of elevation', meaning: 'The angle from the horizontal line up to what you see.' },
  ],
  rule: '<p>Area $= \\frac{1}{2}ab\\sin C$, with $C$ between $a$ and $b$.</p><ul><li>Bearings: draw a north line at every point. North lines are parallel.</li><li>Two elevations: the triangle between the two places of the viewer has the angle difference at the top.</li></ul>',
  use: '<p>Two sides with their included angle and an area; journeys with changes of direction; heights that cannot be reached.</p>',
  avoid: '<p>If the given angle is not between the two sides, find the included one first, by the law of sines.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Two sides of a triangular sail are 12 feet and 10 feet long, and the angle between them is $150^\\circ$. What is its area in square feet?',
      covers: ['trigonometry/area-with-sine', 'trigonometry/field-between-two-bearings'],
      steps: [
        {
          do: 'Write the formula: area $= \\frac{1}{2} \\cdot 12 \\cdot 10 \\cdot \\sin 150^\\circ$.',
          why: 'The angle lies between the sides, so it can be used at once.',
        },
        {
          do: 'The sine: $\\sin 150^\\circ = \\sin 30^\\circ = \\frac{1}{2}$.',
          why: 'In quadrant II the sine is positive. The cosine would be negative, and an area cannot be.',
        },
        {
          do: 'Calculate: $\\frac{1}{2} \\cdot 120 \\cdot \\frac{1}{2} = 30$ square feet.',
          why: 'Two halves: one from the area of a triangle, one from the sine.',
        },
        {
          do: 'From two bearings: $305^\\circ$ and $016^\\circ$ lie $360^\\circ - 305^\\circ + 16^\\circ = 71^\\circ$ apart.',
          why: 'Go past north.',
        },
      ],
      answer: num(30),
      // Height over the side of 12 feet: how far the other end lies above it.
      check: () => num(Math.round((12 * xy.polar([0, 0], 10, 150)[1]) / 2)),
    },
    {
      level: 'Next',
      asks: 'A triangular garden has an area of 45 square yards. One side is 15 yards long, and it makes an angle of $30^\\circ$ with a second side. How many yards long is the second side?',
      covers: ['trigonometry/side-from-area'],
      steps: [
        {
          do: 'Put in what you know: $45 = \\frac{1}{2} \\cdot 15 \\cdot x \\cdot \\sin 30^\\circ$.',
          why: 'The same formula, with another unknown.',
        },
        {
          do: 'Multiply the numbers: $\\frac{1}{2} \\cdot 15 \\cdot \\frac{1}{2} = \\frac{15}{4}$, so $45 = \\frac{15}{4}x$.',
          why: '$\\sin 30^\\circ = \\frac{1}{2}$. Both halves are there.',
        },
        {
          do: 'Solve: $x = 45 \\cdot \\frac{4}{15} = 12$.',
          why: 'Without the first half you would get 6. Test: $\\frac{1}{2} \\cdot 15 \\cdot 12 \\cdot \\frac{1}{2} = 45$.',
        },
      ],
      answer: num(12),
      check: () =>
        num(
          Array.from({ length: 100 }, (_, x) => x).find((x) => Math.abs((15 * x * at('sin', 30)) / 2 - 45) < 1e-9) ?? 0,
        ),
    },
    {
      level: 'Exam level',
      asks: `<p>A ship sails from harbor $H$ for 10 miles on a bearing of $030^\\circ$ to buoy $B$, and then for 16 miles on a bearing of $090^\\circ$ to island $C$.</p>${drawing({ alt: 'The way from H to B to C, with a dashed north line at H and at B', at: { H, B, C, n: [0, 8], m: [B[0], B[1] + 4] }, height: 220 }, [g.seg('HB', '10 mi', { from: 'n' }), g.seg('BC', '16 mi'), g.seg('HC', '', { accent: true }), g.seg('Hn', '', { dash: true, thin: true }), g.seg('Bm', '', { dash: true, thin: true }), g.tag('n', 'N', { as: 'The end of the north line at H', towards: 90 }), g.tag('m', 'N', { as: 'The end of the north line at B', towards: 90 }), g.dots('HBC')])}<p>How far is $C$ from $H$, in miles, to the nearest tenth?</p>`,
      covers: ['trigonometry/bearings', 'trigonometry/bearing-of-the-way-home'],
      steps: [
        {
          do: 'Find the angle of the triangle at $B$. Back to $H$ the bearing is $030^\\circ + 180^\\circ = 210^\\circ$; on to $C$ it is $090^\\circ$.',
          why: 'Looking back means turning by $180^\\circ$.',
        },
        {
          do: 'The angle between the two directions is $210^\\circ - 90^\\circ = 120^\\circ$.',
          why: 'A bearing alone, or $90^\\circ - 30^\\circ = 60^\\circ$, is the turn of the ship, not the angle inside the triangle.',
        },
        {
          do: 'Law of cosines: $HC^2 = 10^2 + 16^2 - 2 \\cdot 10 \\cdot 16 \\cdot \\cos 120^\\circ = 356 + 160 = 516$.',
          why: 'Two sides and the included angle. $\\cos 120^\\circ = -\\frac{1}{2}$.',
        },
        { do: '$HC = \\sqrt{516} \\approx 22.7$ miles', why: 'Less than $10 + 16 = 26$, the way by the buoy.' },
      ],
      answer: tenth(Math.sqrt(516)),
      check: () => tenth(xy.distance(H, C)),
    },
    {
      level: 'Exam level',
      asks: `<p>From $A$ the top $T$ of a tower is seen at an angle of elevation of $30^\\circ$. At $B$, 40 feet nearer, the angle is $60^\\circ$.</p>${elevation(30, 60, 40)}<p>How tall is the tower, to the nearest foot?</p>`,
      covers: ['trigonometry/two-elevations'],
      steps: [
        {
          do: 'Triangle $ABT$: at $A$ there are $30^\\circ$, at $B$ there are $180^\\circ - 60^\\circ = 120^\\circ$, so at $T$ there are $30^\\circ$.',
          why: 'The $60^\\circ$ at $B$ lies outside this triangle. The angle at $T$ is the difference $60^\\circ - 30^\\circ$.',
        },
        {
          do: 'Law of sines: $\\frac{BT}{\\sin 30^\\circ} = \\frac{40}{\\sin 30^\\circ}$, so $BT = 40$ feet.',
          why: '$BT$ lies opposite the angle at $A$, and 40 feet opposite the angle at $T$.',
        },
        {
          do: 'Right triangle $BFT$: $h = 40 \\cdot \\sin 60^\\circ \\approx 40 \\cdot 0.866 \\approx 34.6$.',
          why: '$h$ lies opposite $60^\\circ$, and $BT$ is the hypotenuse. Do not stop at $BT$.',
        },
        {
          do: 'The tower is about 35 feet tall.',
          why: 'Using 40 feet as the base of a right triangle would be wrong: the tower stands beyond $B$.',
        },
      ],
      answer: num(35),
      check: () => num(Math.round(towerHeight(30, 60, 40))),
    },
  ],
  tryIt: {
    asks: 'In triangle $ABC$, $AB = 14$ and $m\\angle A = 30^\\circ$. The area is 63. How long is $AC$?',
    steps: [
      {
        ask: 'Which equation fits, with $x$ for $AC$?',
        answer: {
          choose: [
            '$63 = \\frac{1}{2} \\cdot 14 \\cdot x \\cdot \\sin 30^\\circ$',
            '$63 = 14 \\cdot x \\cdot \\sin 30^\\circ$',
            '$63 = \\frac{1}{2} \\cdot 14 \\cdot x \\cdot \\cos 30^\\circ$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'A triangle is half of a parallelogram: the half is missing.',
            misconception: 'trig-forgets-the-half-of-the-area',
          },
          {
            choice: 2,
            says: 'The height is the sine part, opposite the angle.',
            misconception: 'trig-takes-cosine-in-the-area',
          },
        ],
        done: '$63 = \\frac{1}{2} \\cdot 14 \\cdot x \\cdot \\sin 30^\\circ$',
      },
      {
        ask: 'What is $\\frac{1}{2} \\cdot 14 \\cdot \\sin 30^\\circ$?',
        answer: { typed: num({ n: 7, d: 2 }) },
        slips: [
          {
            typed: num(7),
            says: 'Both halves count: one from the triangle, one from the sine.',
            misconception: 'trig-forgets-the-half-of-the-area',
          },
        ],
        done: '$\\frac{1}{2} \\cdot 14 \\cdot \\frac{1}{2} = 3.5$',
      },
      {
        ask: 'How long is $AC$?',
        answer: { typed: num(18) },
        slips: [
          {
            typed: num(9),
            says: 'You divided by 7. One half is missing.',
            misconception: 'trig-forgets-the-half-of-the-area',
          },
        ],
        done: '$x = 63 \\div 3.5 = 18$',
      },
    ],
    answer: num(18),
    check: () =>
      num(
        Array.from({ length: 100 }, (_, x) => x).find((x) => Math.abs((14 * x * at('sin', 30)) / 2 - 63) < 1e-9) ?? 0,
      ),
  },
  trap: '<p>Taking a bearing for an angle of the triangle. Draw a north line at each point and find the angle between the two sides: way back and way on.</p>',
  check:
    '<p>The area is never more than half of the product of the two sides. A straight way is shorter than the way around.</p>',
  mends: {
    'trig-takes-cosine-in-the-area': [0, 1],
    'trig-forgets-the-half-of-the-area': [1, 1],
    'trig-takes-the-bearing-for-the-angle': [2, 1],
    'trig-gives-the-bearing-of-the-way-out': [2, 0],
    'trig-mixes-up-elevation-triangles': [3, 0],
    'trig-takes-the-angle-for-a-right-one': [2, 1],
    'trig-adds-the-two-ways': [2, 3],
    'trig-stops-at-another-side': [3, 2],
    'trig-measures-a-bearing-from-the-wrong-line': [2, 0],
  },
})
