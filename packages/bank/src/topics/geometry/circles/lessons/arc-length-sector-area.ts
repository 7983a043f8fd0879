import { drawing, expr, frac, g, type Html, lesson, num, piMultiple, text, xy } from '#kit'

const on = (r: number, deg: number) => xy.polar([0, 0], r, deg)

/** A shaded sector AOB with its angle; the radius is written where it is given. */
const slice = (r: number, t: number, radius: string, start: number): Html =>
  drawing(
    {
      alt: 'Circle with center O and a shaded sector AOB',
      at: { O: [0, 0], A: on(r, start), B: on(r, start + t) },
      height: 210,
    },
    [
      g.circle('O', r),
      g.sector('O', r, start, start + t),
      g.seg('OA', radius, { from: 'B' }),
      g.seg('OB'),
      g.dots('O'),
      g.angle('AOB', `${t}°`),
    ],
  )

const bow = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`s${i + 1}`, on(8, 5 * i)]))
const cap = drawing(
  {
    alt: 'Circle with center O, radii OA and OB and chord AB; the region between chord AB and the minor arc AB is shaded',
    at: { O: [0, 0], A: on(8, 0), B: on(8, 90), ...bow },
    height: 210,
  },
  [
    g.circle('O', 8),
    g.shade(Object.keys(bow).join('')),
    g.seg('OA', '8'),
    g.seg('OB'),
    g.seg('AB'),
    g.right('AOB'),
    g.dots('O'),
  ],
)

const rest = [120, 180, 240, 300]

export const arcLengthSectorArea = lesson({
  idea: '<p>Cut a pizza into 6 equal slices. A full turn has 360°, so each slice has an angle of 60°. Each slice gets one sixth of the crust and one sixth of the pizza.</p><p>Any slice works like this. The angle tells you which <em>share</em> of the circle you have: the angle divided by 360. Take this share of the circumference, and you have the arc. Take it of the whole area, and you have the sector.</p>',
  figure: drawing(
    {
      alt: 'A circle with center O, cut into six equal sectors; one of them, AOB, is shaded.',
      at: {
        O: [0, 0],
        A: on(6, 0),
        B: on(6, 60),
        ...Object.fromEntries(rest.map((d, i) => [`p${i}`, on(6, d)])),
      },
      height: 250,
    },
    [
      g.circle('O', 6),
      g.sector('O', 6, 0, 60),
      ...rest.map((_, i) => g.seg(`Op${i}`, '', { dash: true })),
      g.seg('OA', '6', { from: 'B' }),
      g.seg('OB'),
      g.angle('AOB', '60°'),
      g.arcLabel('O', 6, 30, '2π', 'Arc AB'),
    ],
  ),
  words: [
    { word: 'sector', meaning: 'A slice of a circle, between two radii and an arc.' },
    { word: 'arc length', meaning: 'How long the curved piece is, in centimeters or feet, not in degrees.' },
    { word: 'circumference', meaning: 'The length of the whole circle: $2\\pi r$.' },
    { word: 'segment', meaning: 'The region between a chord and its arc.' },
  ],
  rule: '<p>With an angle of $\\theta$ degrees:</p><ul><li>Arc length: $\\frac{\\theta}{360} \\cdot 2\\pi r$</li><li>Sector area: $\\frac{\\theta}{360} \\cdot \\pi r^2$</li></ul><p>Write down $r$ first. Then ask: is it a length or an area?</p>',
  use: '<p>Part of a circle is given by its angle at the center: slices, swings, bends of a road, hands of a clock. To go backward, put in what you know and solve.</p>',
  avoid:
    '<p>If an inscribed angle is given, double it first to get the angle at the center. For the measure of an arc in degrees, you need no formula: it is the central angle.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${slice(9, 80, '9', 15)}<p>What is the length of the minor arc $AB$?</p>`,
      covers: ['geometry/circle-arc-length'],
      steps: [
        {
          do: 'The whole circumference is $2\\pi r = 2\\pi \\cdot 9 = 18\\pi$.',
          why: 'An arc is a length, so start from the length of the whole circle.',
        },
        {
          do: 'The share is $\\frac{80}{360} = \\frac{2}{9}$.',
          why: 'A full turn has 360°, not 180°. The arc belongs to the 80°, not to the rest of the turn.',
        },
        {
          do: 'Take the share: $\\frac{2}{9} \\cdot 18\\pi = 2 \\cdot 2\\pi$. The arc has the length $4\\pi$.',
          why: '18 divided by 9 is 2, times 2 is 4. The factor $\\pi$ stays.',
        },
      ],
      answer: piMultiple(4),
      check: () => piMultiple(frac(80 * 9, 180)),
    },
    {
      level: 'Next',
      asks: 'A round pizza has a diameter of 12 inches. A piece with an angle of 80° is eaten. Zoe says that $32\\pi$ square inches are eaten. What mistake did Zoe make, and what is the right area, in square inches?',
      covers: ['geometry/circle-sector-area', 'geometry/circle-sector-mistake'],
      steps: [
        {
          do: 'The radius is half of the diameter: $r = 12 \\div 2 = 6$.',
          why: 'The formula speaks of the radius.',
        },
        {
          do: 'The whole pizza has area $\\pi r^2 = 36\\pi$.',
          why: 'Square inches: an area. $2\\pi r$ would be the length of the crust.',
        },
        {
          do: 'Take the share: $\\frac{80}{360} \\cdot 36\\pi = \\frac{2}{9} \\cdot 36\\pi$. The area is $8\\pi$.',
          why: '36 divided by 9 is 4, times 2 is 8.',
        },
        {
          do: 'Zoe used the diameter as the radius: $\\frac{2}{9} \\cdot 144\\pi = 32\\pi$.',
          why: 'Four times too much is typical for this mistake, because the radius is squared.',
        },
      ],
      answer: piMultiple(8),
      check: () => piMultiple(frac(12 * 12 * 80, 4 * 360)),
    },
    {
      level: 'Exam level',
      asks: 'The arc of a sector with an angle of 72° is $4\\pi$ cm long. What is the perimeter of the sector, in centimeters?',
      covers: ['geometry/circle-arc-backwards', 'geometry/circle-sector-perimeter'],
      steps: [
        {
          do: 'Put in what you know: $\\frac{72}{360} \\cdot 2\\pi r = 4\\pi$.',
          why: 'The radius is unknown, so the formula becomes an equation.',
        },
        {
          do: 'Simplify: $\\frac{1}{5} \\cdot 2\\pi r = 4\\pi$. Times 5: $2\\pi r = 20\\pi$. Divide by $2\\pi$: $r = 10$.',
          why: 'The whole circle is 5 times the arc. The factor $\\pi$ cancels.',
        },
        {
          do: 'Follow the boundary: radius, arc, radius. $10 + 4\\pi + 10$ makes $20 + 4\\pi$.',
          why: 'The two straight edges belong to the perimeter, too. A number and a multiple of $\\pi$ stay apart.',
        },
      ],
      answer: expr('20 + 4\\pi', () => 20 + 4 * Math.PI),
      check: () => {
        const r = Array.from({ length: 50 }, (_, i) => i + 1).find((x) => 72 * 2 * x === 4 * 360) ?? 0
        return expr('', () => r + r + (72 / 180) * Math.PI * r)
      },
    },
    {
      level: 'Exam level',
      asks: `${cap}<p>Aki says: “The shaded area is $16\\pi - 32$.” Bo says: “If the radius is doubled, the area of sector $AOB$ doubles.” Who is right?</p>`,
      covers: ['geometry/circle-segment-area', 'geometry/circle-sector-claims'],
      steps: [
        {
          do: 'The sector is a quarter of the circle: $\\frac{90}{360} \\cdot 64\\pi = 16\\pi$.',
          why: 'The right angle at the center is 90°.',
        },
        {
          do: 'The triangle has the legs 8 and 8: $\\frac{1}{2} \\cdot 8 \\cdot 8 = 32$. Sector less triangle: $16\\pi - 32$. Aki is right.',
          why: 'The shaded region is what is left of the sector. Do not forget the $\\frac{1}{2}$.',
        },
        {
          do: 'With radius 16 the sector is $\\frac{1}{4} \\cdot 256\\pi = 64\\pi$. That is 4 times $16\\pi$, so Bo is wrong. Only Aki is right.',
          why: 'Areas grow with the square of the radius. The arc would only double.',
        },
      ],
      answer: text('Only Aki is right.'),
      check: () => {
        // Four such regions lie between the circle and the square in it, whose diagonal is 16.
        const aki = Math.abs((Math.PI * 64 - (16 * 16) / 2) / 4 - (16 * Math.PI - 32)) < 1e-9
        const bo = 16 ** 2 / 4 === 2 * (8 ** 2 / 4)
        return text(aki && !bo ? 'Only Aki is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'A round flower bed has a diameter of 18 feet. Tulips grow in a sector with an angle of 40°. Kai says that they take up $36\\pi$ square feet. What mistake did Kai make, and what is the right area, in square feet?',
    steps: [
      {
        ask: 'What is the radius, in feet?',
        answer: { typed: num(18 / 2) },
        slips: [
          {
            typed: num(18),
            says: 'That is the diameter, all the way across.',
            misconception: 'geo-circ-diameter-for-radius',
          },
        ],
        done: '$r = 18 \\div 2 = 9$',
      },
      {
        ask: 'Which share of the circle is the sector?',
        like: 2,
        answer: { typed: num(frac(40, 360)) },
        slips: [
          {
            typed: num(frac(40, 180)),
            says: 'You divided by 180. A full turn has 360°.',
            misconception: 'geo-circ-wrong-share-of-the-circle',
          },
          {
            typed: num(frac(320, 360)),
            says: 'That is the rest of the bed, without tulips.',
            misconception: 'geo-circ-takes-the-rest-of-the-circle',
          },
        ],
        done: '$\\frac{40}{360} = \\frac{1}{9}$',
      },
      {
        ask: 'What is the area of the sector?',
        answer: { choose: ['$9\\pi$', '$2\\pi$', '$81\\pi$'] },
        slips: [
          {
            choice: 1,
            says: 'That is the length of the arc. Take the share of $\\pi r^2$.',
            misconception: 'geo-circ-mixes-arc-and-area',
          },
          {
            choice: 2,
            says: 'That is the whole bed. Take its share.',
          },
        ],
        done: '$\\frac{1}{9} \\cdot 81\\pi = 9\\pi$ square feet, a ninth of the bed.',
      },
      {
        ask: 'How did Kai get $36\\pi$?',
        answer: { choose: ['with the diameter as the radius', 'with the length of the arc'] },
        slips: [{ choice: 1, says: 'The arc is $2\\pi$ feet long.', misconception: 'geo-circ-mixes-arc-and-area' }],
        done: '$\\frac{1}{9} \\cdot 18^2 \\cdot \\pi = 36\\pi$: the diameter was used as the radius. The right area is $9\\pi$.',
      },
    ],
    answer: piMultiple(9),
    check: () => piMultiple(frac(18 * 18 * 40, 4 * 360)),
  },
  trap: '<p>Mixing up length and area. For $r = 6$ and 60°, the arc is $\\frac{1}{6} \\cdot 12\\pi = 2\\pi$, but the sector is $\\frac{1}{6} \\cdot 36\\pi = 6\\pi$. Look at the unit that is asked for.</p>',
  check:
    '<p>Estimate the share: less than a quarter, about a third? Your result, divided by the whole circumference or area, must give this share.</p>',
  mends: {
    'geo-circ-diameter-for-radius': [1, 0],
    'geo-circ-mixes-arc-and-area': [1, 1],
    'geo-circ-takes-the-rest-of-the-circle': [0, 1],
    'geo-circ-wrong-share-of-the-circle': [0, 1],
    'geo-circ-leaves-out-a-part': [2, 2],
    'geo-circ-names-an-error-without-testing': [1, 3],
    'geo-circ-accepts-a-false-claim': [3, 2],
    'geo-circ-judges-one-claim-only': [3, 2],
    'geo-circ-rejects-a-true-claim': [3, 1],
    'geo-circ-adds-the-triangle': [3, 1],
  },
})
