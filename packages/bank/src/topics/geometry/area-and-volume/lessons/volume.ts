import { g, type Html, lesson, num, piMultiple, solid, text } from '#kit'

const cone = (r: number, h: number, labels: Readonly<{ r?: string; d?: string; h: string }>): Html =>
  solid.cone({ alt: 'A cone', r, h, labels })

/** The volume of a solid of revolution without π, summed over thin disks; `radius` at the height y. */
const summed = (height: number, radius: (y: number) => number): number => {
  const n = 20000
  const slices = Array.from({ length: n }, (_, i) => radius(((i + 0.5) * height) / n) ** 2)
  return Math.round((slices.reduce((sum, r2) => sum + r2, 0) * height * 1000) / n) / 1000
}

export const volume = lesson({
  idea: '<p>Fill a box layer by layer: the base says how many unit cubes lie in one layer, the height says how many layers there are. So volume is base area times height. It works for every solid with equal layers: boxes, prisms, cylinders.</p><p>In a pyramid or a cone the layers shrink to a point. Fill a cone with water and pour it into a cylinder with the same base and height: it takes exactly three cones.</p>',
  figure: solid.cylinder({
    alt: 'A cylinder with a cone of the same radius and height inside it.',
    r: 3,
    h: 5,
    labels: { r: 'r', h: 'h' },
    extra: [g.seg('am', '', { accent: true }), g.seg('cm', '', { accent: true })],
  }),
  words: [
    { word: 'base', meaning: 'The face that a solid stands on; $B$ is its area.' },
    { word: 'height', meaning: 'The distance from the base to the top or tip, at a right angle to the base.' },
    { word: 'radius, diameter', meaning: 'From the center to the rim, and all the way across: twice the radius.' },
    { word: 'cubic units', meaning: 'Volume is counted in cubes, such as cubic centimeters.' },
  ],
  rule: '<ul><li>Prism or box: $Bh$. Cylinder: $\\pi r^2 h$.</li><li>Pyramid: $\\frac{1}{3}Bh$. Cone: $\\frac{1}{3}\\pi r^2 h$.</li><li>Sphere: $\\frac{4}{3}\\pi r^3$.</li></ul><p>If a diameter is given, halve it first. Square the radius before you multiply. Composite solids: add the parts.</p>',
  use: '<p>A question asks what a solid holds or is made of: water, wax, concrete, air.</p>',
  avoid:
    '<p>What covers the outside is surface area. And the slant height of a cone does not belong in its volume.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A candle is a pyramid on a rectangular base of 9 cm by 5 cm. It is 8 cm high. How many cubic centimeters of wax does it contain?',
      covers: ['geometry/volume-pyramid'],
      steps: [
        { do: 'Area of the base: $9 \\cdot 5 = 45$ square centimeters.', why: 'The base is a rectangle.' },
        { do: 'Times the height: $45 \\cdot 8 = 360$.', why: 'This would be the box around the pyramid.' },
        {
          do: 'A third of it: $360 \\div 3 = 120$ cubic centimeters.',
          why: 'The pyramid comes to a point. Not a half, as for a triangle, but a third.',
        },
      ],
      answer: num(120),
      // Layers shrink with the square of the distance from the tip.
      check: () => num(Math.round((summed(8, (y) => 1 - y / 8) * 45 * 100) / 100)),
    },
    {
      level: 'Next',
      asks: `${cone(4, 9, { d: '8', h: 'h' })}<p>The volume of the cone is $48\\pi$. What is the height $h$?</p>`,
      covers: ['geometry/volume-find-the-height', 'geometry/volume-cylinder-and-cone'],
      steps: [
        { do: 'The diameter is 8, so the radius is $8 \\div 2 = 4$.', why: 'The formula needs the radius.' },
        {
          do: 'Put in what you know: $\\frac{1}{3}\\pi \\cdot 4^2 \\cdot h = 48\\pi$.',
          why: 'Only the radius is squared. For a cylinder there would be no third.',
        },
        { do: 'Divide by $\\pi$ and multiply by 3: $16h = 144$.', why: 'Undo the third: $3 \\cdot 48 = 144$.' },
        {
          do: 'Divide by 16: $h = 9$. Test: $\\frac{1}{3}\\pi \\cdot 16 \\cdot 9 = 48\\pi$.',
          why: 'The volume comes out again.',
        },
      ],
      answer: num(9),
      check: () => num([...Array(30).keys()].find((h) => h > 0 && summed(h, (y) => 4 * (1 - y / h)) === 48) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'A grain silo is a cylinder with a radius of 3 feet and a height of 10 feet. Its roof is half of a sphere with the same radius. How many cubic feet does the silo hold together with its roof?',
      covers: ['geometry/volume-composite', 'geometry/volume-sphere'],
      steps: [
        { do: 'Cylinder: $\\pi \\cdot 3^2 \\cdot 10 = 90\\pi$.', why: 'Radius squared, 9, times the height.' },
        {
          do: 'Whole sphere: $\\frac{4}{3}\\pi \\cdot 3^3 = \\frac{4}{3}\\pi \\cdot 27 = 36\\pi$.',
          why: 'The radius is cubed here: a sphere has no separate height.',
        },
        {
          do: 'Half of it: $18\\pi$.',
          why: 'A roof in the shape of a cone would use a third of $\\pi r^2 h$ instead.',
        },
        {
          do: 'Add the parts: $90\\pi + 18\\pi$. The silo holds $108\\pi$ cubic feet.',
          why: 'Nothing is counted twice.',
        },
      ],
      answer: piMultiple(108),
      check: () => piMultiple(Math.round(summed(10, () => 3) + summed(3, (y) => Math.sqrt(9 - y * y)))),
    },
    {
      level: 'Exam level',
      asks: `${cone(5, 12, { r: '5', h: '12' })}<p>Ben says: “The volume of the cone is $300\\pi$.” Emeka says: “If the radius is doubled and the height stays, the volume is 4 times as large.” Who is right?</p>`,
      covers: ['geometry/volume-claims'],
      steps: [
        {
          do: 'The cone: $\\frac{1}{3}\\pi \\cdot 5^2 \\cdot 12 = 100\\pi$. Ben is wrong.',
          why: '$300\\pi$ is the cylinder around it: the third was forgotten.',
        },
        {
          do: 'With the radius 10: $\\frac{1}{3}\\pi \\cdot 10^2 \\cdot 12 = 400\\pi$.',
          why: 'Only the radius changes. It is squared, so twice the radius gives $2 \\cdot 2 = 4$ times the volume.',
        },
        {
          do: '$400\\pi$ is 4 times $100\\pi$. Only Emeka is right.',
          why: 'Test each claim with numbers, one after the other.',
        },
      ],
      answer: text('Only Emeka is right.'),
      check: () => {
        const [old, wide] = [5, 10].map((r) => summed(12, (y) => r * (1 - y / 12))) as [number, number]
        return text(old !== 300 && wide === 4 * old ? 'Only Emeka is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `${cone(6, 5, { d: '12', h: 'h' })}<p>The volume of the cone is $60\\pi$. What is the height $h$?</p>`,
    steps: [
      {
        ask: 'What is the radius?',
        answer: { typed: num(12 / 2) },
        slips: [
          {
            typed: num(12),
            says: 'The 12 goes all the way across. Halve it.',
            misconception: 'geo-area-diameter-for-radius',
          },
        ],
        done: 'The radius is $12 \\div 2 = 6$.',
      },
      {
        ask: 'Which equation do you get?',
        answer: {
          choose: [
            '$\\frac{1}{3} \\cdot 36 \\cdot h = 60$',
            '$36 \\cdot h = 60$',
            '$\\frac{1}{3} \\cdot 6 \\cdot h^2 = 60$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'That is a cylinder. A cone has a third of its volume.',
            misconception: 'geo-area-forgets-the-third',
          },
          {
            choice: 2,
            says: 'Here the height is squared. The radius is.',
            misconception: 'geo-area-squares-the-wrong-length',
          },
        ],
        done: '$\\frac{1}{3}\\pi \\cdot 6^2 \\cdot h = 60\\pi$; divide by $\\pi$.',
      },
      {
        ask: 'What is the height?',
        like: 3,
        answer: { typed: num((60 * 3) / 36) },
        slips: [
          { typed: num(180), says: 'That is $36h$. Divide by 36.' },
          {
            typed: num(30),
            says: 'You did not square the radius: $6^2 = 36$.',
            misconception: 'geo-area-squares-the-wrong-length',
          },
        ],
        done: '$12h = 60$, so $h = 5$. Test: $\\frac{1}{3} \\cdot 36 \\cdot 5 = 60$.',
      },
    ],
    answer: num(5),
    check: () => num([...Array(30).keys()].find((h) => h > 0 && summed(h, (y) => 6 * (1 - y / h)) === 60) ?? 0),
  },
  trap: '<p>Squaring a diameter. A cylinder 10 wide and 4 high has radius 5 and volume $\\pi \\cdot 25 \\cdot 4 = 100\\pi$. With the diameter you would get $400\\pi$, four times too much.</p>',
  check:
    '<p>Put the solid into a box that just holds it. A cylinder fills about three quarters of it, a cone about a quarter, a sphere about half.</p>',
  mends: {
    'geo-area-forgets-the-half': [2, 2],
    'geo-area-counts-a-part-twice': [2, 3],
    'geo-area-misses-a-part': [2, 3],
    'geo-area-diameter-for-radius': [1, 0],
    'geo-area-volume-for-surface': [0, 1],
    'geo-area-forgets-the-third': [0, 2],
    'geo-area-squares-the-wrong-length': [1, 1],
    'geo-area-sphere-formula-mixed-up': [2, 1],
    'geo-area-uses-a-length-twice': [0, 0],
    'geo-area-accepts-a-false-claim': [3, 0],
    'geo-area-rejects-a-true-claim': [3, 2],
    'geo-area-judges-one-claim-only': [3, 2],
    'geo-area-perimeter-for-area': [0, 0],
    'geo-area-adds-the-cut': [2, 3],
  },
})
