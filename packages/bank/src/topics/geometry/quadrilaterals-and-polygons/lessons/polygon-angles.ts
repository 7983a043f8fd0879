import { drawing, g, type Html, lesson, num, xy } from '#kit'

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F']

const fan = drawing(
  {
    alt: 'Hexagon ABCDEF; the diagonals AC, AD and AE cut it into four triangles.',
    at: Object.fromEntries(xy.regular(6, 3).map((p, i) => [NAMES[i], p])),
    height: 220,
  },
  [g.polygon('ABCDEF'), ...['AC', 'AD', 'AE'].map((line) => g.seg(line, '', { dash: true, accent: true }))],
)

/** The corners of a polygon with these sides (but the last, which closes it) and interior angles, counterclockwise. */
const walked = (sides: readonly number[], angles: readonly number[]): (readonly [number, number])[] => {
  let [at, turn]: [readonly [number, number], number] = [[0, 0], 0]
  return angles.map((_, i) => {
    const here = at
    at = xy.polar(at, sides[i] ?? 1, turn)
    turn += 180 - (angles[(i + 1) % angles.length] ?? 0)
    return here
  })
}

/** Interior angles of a polygon by its corners, at A, B, and so on. */
const anglesOf = (corners: readonly (readonly [number, number])[]): number[] =>
  corners.map((p, i) => {
    const [before, after] = [corners.at(i - 1), corners[(i + 1) % corners.length]]
    return xy.angle(before as [number, number], p, after as [number, number])
  })

const polygon = (corners: readonly (readonly [number, number])[], labels: readonly string[], what: string): Html => {
  const names = NAMES.slice(0, corners.length)
  return drawing(
    { alt: `${what} ${names.join('')}`, at: Object.fromEntries(corners.map((p, i) => [NAMES[i], p])), height: 240 },
    [
      g.polygon(names.join('')),
      ...labels.map((label, i) => g.angle(`${names.at(i - 1)}${names[i]}${names[(i + 1) % names.length]}`, label)),
    ],
  )
}

const FIVE: readonly (readonly [number, number])[] = walked([5, 3, 3, 4.848], [105, 120, 90, 130, 95])

/** The exterior angles of the pentagon of the second example, side by side at one point. */
const EXTERIOR = [75, 60, 90, 50, 85] as const
const ENDS = EXTERIOR.map((_, i) => EXTERIOR.slice(0, i).reduce((a, b) => a + b, 0))
const fullTurn = drawing(
  {
    alt: 'The five exterior angles of a pentagon, moved side by side to one point; together they close to a full turn',
    at: { o: [0, 0], ...Object.fromEntries(ENDS.map((turn, i) => [`p${i}`, xy.polar([0, 0], 3, turn)])) },
    height: 220,
  },
  EXTERIOR.flatMap((size, i) => [g.seg(`op${i}`), g.angle(`p${i}op${(i + 1) % 5}`, `${size}°`, { as: 'One angle' })]),
)

const EIGHT = xy.regular(8, 3)
const [FIRST, SECOND] = EIGHT as [readonly [number, number], readonly [number, number]]

const octagon = drawing(
  {
    alt: 'A regular octagon with one side extended beyond a vertex',
    at: { ...Object.fromEntries(EIGHT.map((p, i) => [`p${i}`, p])), q: xy.along(FIRST, SECOND, 2) },
    height: 220,
  },
  [g.polygon('p0p1p2p3p4p5p6p7'), g.seg('p1q', '', { dash: true }), g.angle('qp1p2', 'e')],
)

export const polygonAngles = lesson({
  idea: '<p>Choose one vertex of a polygon and draw all diagonals from it. They cut the polygon into triangles. The two neighbors of the vertex get no diagonal, so a polygon with $n$ sides has $n - 2$ triangles. Each brings 180°, and together their angles make up all interior angles.</p><p>The exterior angles have a simpler story. Walk around the polygon once: at each vertex you turn by the exterior angle, and in the end you have made one full turn, 360°, however many vertices there are. Cut them off and lay them side by side, as in the second figure: they close.</p>',
  figure: fan + fullTurn,
  words: [
    { word: 'interior angle', meaning: 'An angle inside the polygon, between two neighboring sides.' },
    {
      word: 'exterior angle',
      meaning: 'The angle between a side and the extension of its neighbor; 180° minus the interior angle.',
    },
    { word: 'regular', meaning: 'All sides are equal, and all angles are equal.' },
    { word: 'convex', meaning: 'Without dents: every interior angle is less than 180°.' },
    { word: 'vertex', meaning: 'A corner point. Plural: vertices.' },
    {
      word: 'pentagon, hexagon, …',
      meaning: 'Names for 5 and 6 sides. Then: heptagon 7, octagon 8, nonagon 9, decagon 10.',
    },
  ],
  rule: '<ul><li>All interior angles together: $(n - 2) \\cdot 180^\\circ$</li><li>All exterior angles together: $360^\\circ$</li><li>One exterior angle of a regular polygon: $\\frac{360^\\circ}{n}$; one interior angle: $180^\\circ$ minus that.</li></ul>',
  use: '<p>You know the number of sides and look for angles, or the other way around.</p>',
  avoid:
    '<p>If a polygon is not regular, do not divide: find the sum and subtract the known angles. A polygon with a dent (concave) has the same interior sum; the rule for exterior angles is for convex polygons.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the sum of the interior angles of a convex polygon with 9 sides?',
      covers: ['geometry/polygon-sum'],
      steps: [
        {
          do: 'Count the triangles: $9 - 2 = 7$.',
          why: 'From one vertex, diagonals go to all others but the two neighbors.',
        },
        { do: 'Each has 180°: $7 \\cdot 180 = 1260$ degrees.', why: 'The 360° belong to the exterior angles only.' },
        {
          do: 'Test the rule on a square: $4 - 2 = 2$ triangles make 360°, four right angles. So 1260 is right.',
          why: 'A small case that you know guards against a wrong formula.',
        },
      ],
      answer: num(1260),
      // Each interior angle is 180° minus its exterior angle, and those make 360°.
      check: () => num(9 * 180 - 360),
    },
    {
      level: 'Next',
      asks: `${polygon(FIVE, ['105°', '120°', '90°', '130°', 'x°'], 'Pentagon')}<p>What is the value of $x$ in the figure?</p>`,
      covers: ['geometry/polygon-missing-angle'],
      steps: [
        { do: 'Five sides: the sum is $(5 - 2) \\cdot 180 = 540$ degrees.', why: 'Three triangles.' },
        { do: 'Add the known angles: $105 + 120 + 90 + 130 = 445$.', why: 'Count them: four of five are known.' },
        {
          do: 'Subtract: $x = 540 - 445 = 95$.',
          why: 'Test: all five add up to 540 again.',
        },
        {
          do: 'Had the angles been $100$, $120$, $3x$, $2x + 10$ and $2x - 40$ degrees: $7x + 190 = 540$, so $7x = 350$ and $x = 50$. The three angles measure 150, 110 and 60 degrees.',
          why: 'With expressions, set the sum equal to 540 and solve. Then put $x$ into each angle, if an angle is asked for.',
        },
      ],
      answer: num(95),
      check: () => num(Math.round(anglesOf(FIVE)[4] ?? 0)),
    },
    {
      level: 'Exam level',
      asks: 'Each interior angle of a regular polygon measures $156^\\circ$. How many sides does it have?',
      covers: ['geometry/polygon-how-many-sides'],
      steps: [
        { do: 'Go to the exterior angle: $180 - 156 = 24$ degrees.', why: 'Inside and outside make a straight line.' },
        {
          do: 'All exterior angles make 360°: $360 \\div 24 = 15$. It has 15 sides.',
          why: 'One exterior angle at each vertex, as many vertices as sides.',
        },
        {
          do: 'Test: $(15 - 2) \\cdot 180 = 2340$, and $2340 \\div 15 = 156$.',
          why: 'If the sum 2340° were given instead, you would divide by 180, get 13 triangles, and add 2.',
        },
      ],
      answer: num(15),
      check: () => num([...Array(100).keys()].find((n) => n > 2 && (n - 2) * 180 === 156 * n) ?? 0),
    },
    {
      level: 'Exam level',
      asks: `${octagon}<p>Gabriel wants to know one interior angle of a regular octagon and gets 45°. Which mistake leads to this answer, and how many degrees does the angle have?</p>`,
      covers: ['geometry/polygon-regular', 'geometry/polygon-mistake'],
      steps: [
        {
          do: 'An octagon has 8 sides. One exterior angle, such as $e$ in the figure, is $360 \\div 8 = 45$ degrees.',
          why: 'All eight are equal, and together they make a full turn.',
        },
        { do: 'The interior angle is $180 - 45 = 135$ degrees.', why: 'Both lie on a straight line.' },
        {
          do: 'Test by the sum: $(8 - 2) \\cdot 180 = 1080$, and $1080 \\div 8 = 135$.',
          why: 'Divide by the number of sides, 8, not by the 6 triangles.',
        },
        {
          do: 'Gabriel’s 45° is the exterior angle. The interior angle has 135 degrees.',
          why: 'In the figure the angles inside are clearly obtuse.',
        },
      ],
      answer: num(135),
      check: () => num(Math.round(anglesOf(xy.regular(8, 3))[0] ?? 0)),
    },
  ],
  tryIt: {
    asks: 'A courtyard has 6 straight sides. All its angles are less than 180°. Five of them measure 110°, 130°, 125°, 95° and 140°. What is the measure of the sixth, in degrees?',
    steps: [
      {
        ask: 'What is the sum of all six angles, in degrees?',
        answer: { typed: num((6 - 2) * 180) },
        slips: [
          {
            typed: num(6 * 180),
            says: 'Six sides, but only four triangles: subtract 2.',
            misconception: 'geo-takes-the-wrong-number-of-triangles',
          },
          {
            typed: num(360),
            says: 'That is the sum of the exterior angles.',
            misconception: 'geo-takes-360-as-the-interior-sum',
          },
          {
            typed: num(5 * 180),
            says: 'One triangle too many: six sides give four.',
            misconception: 'geo-takes-the-wrong-number-of-triangles',
          },
        ],
        done: '$(6 - 2) \\cdot 180 = 720$',
      },
      {
        ask: 'What do the five known angles add up to?',
        answer: { typed: num(110 + 130 + 125 + 95 + 140) },
        slips: [
          {
            typed: num(110 + 130 + 125 + 95),
            says: 'One of the five is missing.',
            misconception: 'geo-leaves-out-an-angle-of-the-polygon',
          },
        ],
        done: '$110 + 130 + 125 + 95 + 140 = 600$',
      },
      {
        ask: 'What is the sixth angle, in degrees?',
        answer: { typed: num(720 - 600) },
        slips: [
          {
            typed: num(60),
            says: 'That is the exterior angle beside it. Give the angle inside.',
            misconception: 'geo-mixes-interior-and-exterior',
          },
        ],
        done: '$720 - 600 = 120$',
      },
    ],
    answer: num(120),
    check: () => num(180 - (360 - (70 + 50 + 55 + 85 + 40))),
  },
  trap: '<p>Using 360° for the inside. Only in a quadrilateral do the interior angles add up to 360°. A pentagon has 540°, a hexagon 720°: each side more brings 180° more.</p>',
  check:
    '<p>In a regular polygon with more than four sides, the angle inside is obtuse and the one outside acute. Both together are 180°.</p>',
  mends: {
    'geo-takes-the-wrong-number-of-triangles': [0, 0],
    'geo-takes-360-as-the-interior-sum': [0, 1],
    'geo-mixes-interior-and-exterior': [3, 3],
    'geo-divides-by-the-wrong-number-of-sides': [3, 2],
    'geo-leaves-out-an-angle-of-the-polygon': [1, 1],
    'geo-quad-names-an-error-without-testing': [3, 3],
    'geo-gives-the-supplement': [1, 2],
    'geo-takes-angles-to-be-equal': [1, 1],
    'geo-takes-the-mean-of-the-angles': [1, 2],
    'geo-subtracts-two-at-the-end': [2, 2],
  },
})
