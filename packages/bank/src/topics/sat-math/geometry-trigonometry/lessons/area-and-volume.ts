import { drawing, g, lesson, num, type Part, type Pt, solid } from '#kit'

/** A cube of n by n by n small cubes, seen from the front right, with its left lower corner at x. */
function cube(name: string, n: number, x: number): { at: Record<string, Pt>; parts: Part[] } {
  const at: Record<string, Pt> = {}
  const parts: Part[] = []
  const line = (from: Pt, to: Pt): void => {
    const k = Object.keys(at).length
    at[`${name}${k}`] = from
    at[`${name}${k + 1}`] = to
    parts.push(g.seg(`${name}${k}${name}${k + 1}`, '', { thin: true }))
  }
  const [dx, dy] = [0.5, 0.4]
  for (let i = 0; i <= n; i++) {
    line([x + i, 0], [x + i, n])
    line([x, i], [x + n, i])
    line([x + i, n], [x + i + n * dx, n + n * dy])
    line([x + n, i], [x + n + n * dx, i + n * dy])
    line([x + i * dx, n + i * dy], [x + n + i * dx, n + i * dy])
    line([x + n + i * dx, i * dy], [x + n + i * dx, n + i * dy])
  }
  return { at, parts }
}
const [small, large] = [cube('a', 1, 0), cube('b', 2, 3)]

export const areaAndVolume = lesson({
  idea: '<p>The formulas for areas and volumes stand on the reference sheet of the exam. What is tested is the step before or after them: finding a length from an area, taking one solid out of another, or comparing two solids of the same shape.</p><p>Look at the two cubes. The edge is doubled. Each face then has $2 \\cdot 2 = 4$ small squares, and the whole cube has $2 \\cdot 2 \\cdot 2 = 8$ small cubes. A length counts once, an area twice, a volume three times.</p>',
  figure: drawing(
    {
      alt: 'A small cube, and a cube with edges twice as long, made of 8 small cubes: 4 squares on each face',
      at: { ...small.at, ...large.at },
      height: 200,
    },
    [...small.parts, ...large.parts],
  ),
  words: [
    { word: 'perimeter', meaning: 'The length all around a figure: $2l + 2w$ for a rectangle.' },
    { word: 'surface area', meaning: 'The area of all faces together: $6s^2$ for a cube with edge $s$.' },
    { word: 'radius', meaning: 'Half of the diameter. It stands in the formulas for circles, cylinders and cones.' },
    { word: 'density', meaning: 'Mass of one unit of volume. Mass = density · volume.' },
  ],
  rule: '<ul><li>Cylinder: $V = \\pi r^2 h$. Cone: $V = \\frac{1}{3}\\pi r^2 h$. Cube: $V = s^3$.</li><li>If all lengths are multiplied by $k$, areas are multiplied by $k^2$ and volumes by $k^3$.</li><li>Mass = density · volume.</li></ul>',
  use: '<p>A question names an area, a volume or a mass and asks for another of them. Write the formula first, put in what is given, and solve for the rest.</p>',
  avoid:
    '<p>The rule with $k^2$ and $k^3$ holds only if <em>every</em> length is multiplied. If only the height of a cylinder doubles, so does its volume.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The length of a rectangular garden is 7 meters greater than its width. The perimeter is 46 meters. What is the area of the garden, in square meters?',
      covers: ['sat-math/rectangle-from-perimeter', 'sat-math/triangle-area-from-height'],
      steps: [
        {
          do: 'One length and one width are half of the perimeter: $46 \\div 2 = 23$ meters.',
          why: 'All four sides make 46, so two neighbors make 23.',
        },
        {
          do: 'With the width $w$: $w + (w + 7) = 23$, so $2w + 7 = 23$, $2w = 16$ and $w = 8$.',
          why: 'The length is $w + 7$.',
        },
        { do: 'The length is $8 + 7 = 15$ meters.', why: 'The question is not yet answered: these are lengths.' },
        {
          do: 'Area: $8 \\cdot 15 = 120$ square meters.',
          why: 'Test: $2 \\cdot 8 + 2 \\cdot 15 = 46$. A triangle with this base and height would have half of the area, 60.',
        },
      ],
      answer: num(120),
      check: () => {
        const w = Array.from({ length: 46 }, (_, i) => i).find((n) => 2 * n + 2 * (n + 7) === 46) ?? 0
        return num(w * (w + 7))
      },
    },
    {
      level: 'Next',
      asks: `<p>A cylinder made of clay has the measurements shown, in centimeters.</p>${solid.cylinder({ alt: 'A cylinder', r: 4, h: 9, labels: { r: '4', h: '9' } })}<p>A cone with the same base and the same height is cut out of it. The volume of the clay that is left is $k\\pi$ cubic centimeters. What is the value of $k$?</p>`,
      covers: ['sat-math/cone-in-cylinder'],
      steps: [
        {
          do: 'Cylinder: $\\pi r^2 h = \\pi \\cdot 4^2 \\cdot 9 = \\pi \\cdot 16 \\cdot 9 = 144\\pi$.',
          why: 'Square the radius: $4 \\cdot 4$, not $4 \\cdot 2$. If a diameter is given, halve it first.',
        },
        {
          do: 'Cone: one third of it, $144\\pi \\div 3 = 48\\pi$.',
          why: 'A cone with the same base and height has a third of the volume, not half.',
        },
        {
          do: 'What is left: $144\\pi - 48\\pi = 96\\pi$. So $k = 96$.',
          why: 'Read once more what is asked: neither the whole nor the part that is cut out.',
        },
      ],
      answer: num(96),
      check: () => num((2 * 4 * 4 * 9) / 3),
    },
    {
      level: 'Exam level',
      asks: 'A solid cube of metal has a surface area of 294 square centimeters. The metal has a density of 3 grams per cubic centimeter. What is the mass of the cube, in grams?',
      covers: ['sat-math/cube-mass', 'sat-math/water-in-a-tank'],
      steps: [
        { do: 'One of the 6 faces: $294 \\div 6 = 49$ square centimeters.', why: 'A cube has six equal faces.' },
        {
          do: 'The edge: $\\sqrt{49} = 7$ centimeters.',
          why: 'Go back from the area to the length; only a length opens the way to the volume.',
        },
        {
          do: 'The volume: $7^3 = 7 \\cdot 7 \\cdot 7 = 343$ cubic centimeters.',
          why: 'Three factors. 49 is an area.',
        },
        { do: 'The mass: $3 \\cdot 343 = 1029$ grams.', why: 'Every cubic centimeter has 3 grams.' },
        {
          do: 'Going back from a volume divides: 420 cubic inches of water on a base of 14 by 10 inches make a layer of $\\frac{420}{140} = 3$ inches.',
          why: 'Volume divided by the area of the base is a height.',
        },
      ],
      answer: num(1029),
      check: () => {
        const edge = Array.from({ length: 50 }, (_, s) => s).find((s) => 6 * s * s === 294) ?? 0
        return num(3 * edge ** 3)
      },
    },
    {
      level: 'Exam level',
      asks: 'A bottle has a volume of 40 cubic inches. In a larger bottle of the same shape, every length is 3 times as great. What is the volume of the larger bottle, in cubic inches?',
      covers: ['sat-math/scaled-solid'],
      steps: [
        { do: 'The factor for lengths is 3.', why: '“The same shape” and “every length”: the rule for scaling holds.' },
        {
          do: 'The factor for volumes is $3^3 = 3 \\cdot 3 \\cdot 3 = 27$.',
          why: 'Length, width and height all get 3 times as great. $3^2 = 9$ would be right for the label, an area.',
        },
        {
          do: 'Multiply: $40 \\cdot 27 = 1080$ cubic inches.',
          why: '$40 \\cdot 3 = 120$ would treat a volume like a length.',
        },
      ],
      answer: num(1080),
      // A box of the same volume, 2 by 4 by 5.
      check: () => num([2, 4, 5].reduce((v, side) => v * 3 * side, 1)),
    },
  ],
  tryIt: {
    asks: 'A cylindrical candle has a diameter of 10 centimeters and a height of 12 centimeters. A cone with the same base and height is cut out of it. The volume of the wax that is left is $k\\pi$ cubic centimeters. What is the value of $k$?',
    steps: [
      {
        ask: 'What is the radius, in centimeters?',
        answer: { typed: num(10 / 2) },
        slips: [
          {
            typed: num(10),
            says: 'That is the diameter, all across. Halve it.',
            misconception: 'sm-diameter-for-radius',
          },
        ],
        done: 'The radius is 5 centimeters.',
      },
      {
        ask: 'The volume of the whole cylinder is $m\\pi$. What is $m$?',
        like: 0,
        answer: { typed: num(5 * 5 * 12) },
        slips: [
          { typed: num(60), says: 'The radius has to be squared.', misconception: 'sm-forgets-to-square-the-radius' },
          {
            typed: num(120),
            says: 'You doubled the radius. Squaring means $5 \\cdot 5$.',
            misconception: 'sm-doubles-the-radius-for-the-square',
          },
          { typed: num(1200), says: 'You used the diameter.', misconception: 'sm-diameter-for-radius' },
        ],
        done: '$\\pi \\cdot 25 \\cdot 12 = 300\\pi$',
      },
      {
        ask: 'What is $k$?',
        answer: { typed: num(300 - 100) },
        slips: [
          {
            typed: num(100),
            says: 'That is the cone, the part that is cut out.',
            misconception: 'sm-gives-the-removed-part',
          },
          {
            typed: num(150),
            says: 'A cone is a third of the cylinder, not half.',
            misconception: 'sm-half-for-a-third',
          },
          { typed: num(300), says: 'That is the whole cylinder.', misconception: 'sm-gives-the-whole-solid' },
        ],
        done: '$300\\pi - 100\\pi = 200\\pi$',
      },
    ],
    answer: num(200),
    check: () => num((2 * 5 * 5 * 12) / 3),
  },
  trap: '<p>Using a diameter as a radius. A pipe that is 10 cm across has a radius of 5 cm. With 10 in the formula its volume comes out four times too large.</p>',
  check:
    '<p>Look at the unit: cm is a length, square cm an area, cubic cm a volume. And put your lengths back: the given perimeter, area or volume must come out.</p>',
  mends: {
    'sm-gives-the-rise-alone': [2, 4],
    'sm-forgets-a-side-of-the-base': [2, 4],
    'sm-forgets-the-half-of-the-area': [0, 3],
    'sm-half-the-perimeter-forgotten': [0, 0],
    'sm-gives-a-length': [0, 2],
    'sm-square-of-one-side': [0, 3],
    'sm-forgets-to-square-the-radius': [1, 0],
    'sm-doubles-the-radius-for-the-square': [1, 0],
    'sm-diameter-for-radius': [1, 0],
    'sm-half-for-a-third': [1, 1],
    'sm-gives-the-removed-part': [1, 2],
    'sm-gives-the-whole-solid': [1, 2],
    'sm-area-for-volume': [2, 2],
    'sm-forgets-the-density': [2, 3],
    'sm-scales-volume-like-area': [3, 1],
    'sm-scales-volume-like-length': [3, 2],
    'sm-edge-times-the-whole-surface': [2, 0],
    'sm-takes-the-rise-off': [2, 4],
  },
})
