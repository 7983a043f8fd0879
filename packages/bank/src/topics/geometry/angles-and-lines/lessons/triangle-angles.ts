import { drawing, g, type Html, lesson, num, xy } from '#kit'

/** Triangle ABC with angles A and B in degrees; with `beyond`, side AB goes on to D. */
const triangle = (a: number, b: number, labels: Readonly<Record<string, string>>, beyond = false): Html => {
  const [A, B, C] = xy.asa(a, 6, b)
  return drawing(
    {
      alt: beyond ? 'Triangle ABC; side AB goes on beyond B to D' : 'Triangle ABC',
      at: { A, B, C, ...(beyond ? { D: [9, 0] as const } : {}) },
      height: 220,
    },
    [
      g.polygon('ABC'),
      ...(beyond ? [g.ray('BD')] : []),
      ...Object.entries(labels).map(([spec, label]) => g.angle(spec, label)),
    ],
  )
}

const [P, Q, R] = xy.asa(48, 6, 64)
const top = R[1]

const parallelThroughTop = drawing(
  {
    alt: 'Triangle ABC; a dashed line through C is parallel to AB.',
    at: { A: P, B: Q, C: R, l: [R[0] - 4, top], r: [R[0] + 4, top] },
    height: 230,
  },
  [
    g.polygon('ABC'),
    g.seg('lr', '', { dash: true }),
    g.parallel('lr', 1, 0.12),
    g.parallel('AB', 1, 0.5),
    g.angle('BAC', '48°'),
    g.angle('ABC', '64°'),
    g.angle('lCA', '48°', { as: 'The angle at C, left of the triangle' }),
    g.angle('ACB', '68°'),
    g.angle('BCr', '64°', { as: 'The angle at C, right of the triangle' }),
  ],
)

const [A, B, C] = xy.asa(64, 6, 46)
/** The point of AB from which C is seen so that angle ACD is 33°. */
const D = xy.meet(A, B, C, xy.polar(C, 1, 64 + 180 + 33))

const inner = drawing(
  { alt: 'Triangle ABC with a segment from C to the point D of side AB', at: { A, B, C, D }, height: 230 },
  [
    g.polygon('ABC'),
    g.seg('CD'),
    g.angle('BAC', '64°'),
    g.angle('ACD', '33°'),
    g.angle('DCB', '37°'),
    g.angle('ABC', 'x°'),
  ],
)

const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 180 }, (_, x) => x).find(holds) ?? Number.NaN

export const triangleAngles = lesson({
  idea: '<p>Draw a line through the top vertex of a triangle, parallel to the base. Beside the angle at the top there are now two more angles. They are copies of the two angles at the base, as alternate interior angles. All three together make a straight line, so the angles of every triangle add up to 180°.</p><p>If you extend one side, the angle outside and the one beside it make a straight line as well. What the inner angle lacks to 180°, the two others have.</p>',
  figure: parallelThroughTop,
  words: [
    { word: 'interior angle', meaning: 'An angle inside the triangle. There are three.' },
    { word: 'exterior angle', meaning: 'The angle between one side and the extension of the side next to it.' },
    { word: 'adjacent', meaning: 'Side by side: an exterior angle and its neighbor inside make 180°.' },
    { word: 'remote interior angles', meaning: 'The two angles of the triangle that do not touch the exterior angle.' },
  ],
  rule: '<ul><li>The three interior angles add up to 180°.</li><li>An exterior angle and its neighbor inside add up to 180°.</li><li>An exterior angle equals the sum of the two remote interior angles.</li></ul><p>If angles contain $x$, write the sum with every term, then solve.</p>',
  use: '<p>You know two angles of a triangle, or how the three are related. In a figure with several triangles, start where two angles are known.</p>',
  avoid:
    '<p>An angle outside the triangle never belongs in the sum of 180°: change it into the interior angle first.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${triangle(67, 48, { BAC: '67°', ABC: '48°', ACB: 'x°' })}<p>What is the value of $x$?</p>`,
      covers: ['geometry/triangle-angles-third'],
      steps: [
        { do: 'All three angles add up to 180°: $67 + 48 + x = 180$.', why: 'This holds in every triangle.' },
        { do: 'Add the known angles: $67 + 48 = 115$.', why: 'Both are used up before anything is left for $x$.' },
        {
          do: 'Subtract: $x = 180 - 115 = 65$.',
          why: 'Test: $67 + 48 + 65 = 180$.',
        },
      ],
      answer: num(65),
      check: () => {
        const [p, q, r] = xy.asa(67, 6, 48)
        return num(Math.round(xy.angle(p, r, q)))
      },
    },
    {
      level: 'Next',
      asks: `${triangle(54, 56, { BAC: '54°', ACB: 'x°', CBD: '124°' }, true)}<p>Side $AB$ of triangle $ABC$ is extended to $D$. Rafael gets $x = 2$. Which mistake leads to this answer, and what is the value of $x$?</p>`,
      covers: ['geometry/triangle-angles-exterior', 'geometry/triangle-angles-mistake'],
      steps: [
        {
          do: 'The 124° lies outside the triangle. The angles far from it are 54° and $x^\\circ$.',
          why: 'The remote interior angles are those whose vertices the exterior angle does not touch.',
        },
        {
          do: 'The exterior angle is their sum: $54 + x = 124$.',
          why: 'The interior angle at $B$ has 56°; the two others have the remaining 124°.',
        },
        {
          do: 'So $x = 124 - 54 = 70$. Test inside: $54 + 56 + 70 = 180$.',
          why: 'If the exterior angle were asked, you would add the two remote angles.',
        },
        {
          do: 'Rafael’s 2 is $180 - 54 - 124$: the exterior angle was taken for an angle of the triangle.',
          why: 'To name a mistake, carry it out and see whether it gives that answer.',
        },
      ],
      answer: num(70),
      check: () => num(tried((x) => 54 + x + (180 - 124) === 180)),
    },
    {
      level: 'Exam level',
      asks: 'In triangle $PQR$, angle $Q$ is twice as large as angle $P$, and angle $R$ is $20^\\circ$ larger than angle $P$. What is the measure of angle $R$, in degrees?',
      covers: ['geometry/triangle-angles-algebra'],
      steps: [
        {
          do: 'Call angle $P$ $x^\\circ$. Then $Q$ is $2x^\\circ$ and $R$ is $(x + 20)^\\circ$.',
          why: 'Both others are compared with it.',
        },
        {
          do: 'Add all three: $x + 2x + x + 20 = 180$, so $4x + 20 = 180$.',
          why: 'Count $P$ itself.',
        },
        { do: 'Solve: $4x = 160$ and $x = 40$.', why: 'This is angle $P$. The question asks for $R$.' },
        {
          do: 'Angle $R$ measures $40 + 20 = 60$ degrees.',
          why: 'Test: $40 + 80 + 60 = 180$.',
        },
      ],
      answer: num(60),
      check: () => num(tried((r) => r - 20 + 2 * (r - 20) + r === 180)),
    },
    {
      level: 'Exam level',
      asks: `<p>Point $D$ lies on side $AB$ of triangle $ABC$.</p>${inner}<p>What is the value of $x$?</p>`,
      covers: ['geometry/triangle-angles-two-triangles'],
      steps: [
        {
          do: 'Start with the left triangle $ADC$: it has two known angles, 64° and 33°.',
          why: 'In the right triangle only one angle is known so far.',
        },
        {
          do: 'Angle $CDB$ is an exterior angle of it: $64 + 33 = 97$ degrees.',
          why: 'The same angle belongs to the right triangle.',
        },
        {
          do: 'In the right triangle $DBC$: $97 + 37 + x = 180$, so $x = 180 - 134 = 46$.',
          why: 'Test in the large triangle: its angle at $C$ is $33 + 37 = 70$, and $64 + 70 + 46 = 180$.',
        },
      ],
      answer: num(46),
      check: () => num(180 - 64 - (33 + 37)),
    },
  ],
  tryIt: {
    asks: `${triangle(62, 65, { BAC: '62°', ACB: 'x°', CBD: '115°' }, true)}<p>Side $AB$ of triangle $ABC$ is extended to $D$. Dana gets $x = 3$. Which mistake leads to this answer, and what is the value of $x$?</p>`,
    steps: [
      {
        ask: 'How many degrees does the interior angle at $B$ measure?',
        like: 1,
        answer: { typed: num(180 - 115) },
        slips: [
          {
            typed: num(115),
            says: 'That is the exterior angle. Its neighbor inside makes a straight line with it.',
            misconception: 'geo-exterior-equals-the-adjacent-angle',
          },
          {
            typed: num(115 - 90),
            says: 'You took 90° for the straight line. It has 180°.',
            misconception: 'geo-uses-90-for-a-straight-line',
          },
        ],
        done: 'Angle $ABC$ measures $180^\\circ - 115^\\circ = 65^\\circ$.',
      },
      {
        ask: 'What is the value of $x$?',
        like: 2,
        answer: { typed: num(115 - 62) },
        slips: [
          {
            typed: num(180 - 62),
            says: 'You subtracted only one known angle. The 65° at $B$ must go off as well.',
            misconception: 'geo-forgets-a-known-angle',
          },
          {
            typed: num(65),
            says: 'That is the angle at $B$. Look for the one at $C$.',
            misconception: 'geo-gives-the-other-angle',
          },
        ],
        done: '$x = 180 - 62 - 65 = 53$. Shorter: $115 - 62 = 53$.',
      },
      {
        ask: 'Which mistake leads to 3?',
        like: 3,
        answer: {
          choose: ['The 115° was taken for an angle of the triangle', 'The angle at $B$ was not subtracted'],
        },
        slips: [{ choice: 1, says: 'That gives $180 - 62 = 118$.', misconception: 'geo-forgets-a-known-angle' }],
        done: '$180 - 62 - 115 = 3$: the exterior angle was taken for an angle of the triangle. The value of $x$ is 53.',
      },
    ],
    answer: num(53),
    check: () => {
      const [p, q, r] = xy.asa(62, 6, 65)
      return num(Math.round(xy.angle(p, r, q)))
    },
  },
  trap: '<p>Putting an exterior angle into the sum. With 40° inside and 130° outside, the third angle is not $180^\\circ - 40^\\circ - 130^\\circ = 10^\\circ$. Inside, beside the 130°, there are 50°.</p>',
  check: '<p>Write the three interior angles into the triangle and add them: 180° exactly.</p>',
  mends: {
    'geo-uses-90-for-a-straight-line': [1, 1],
    'geo-uses-360-for-a-straight-line': [0, 0],
    'geo-gives-the-other-angle': [2, 2],
    'geo-forgets-a-known-angle': [0, 1],
    'geo-assumes-equal-angles': [3, 0],
    'geo-drops-the-plain-number': [2, 1],
    'geo-takes-exterior-as-interior': [1, 3],
    'geo-exterior-equals-the-adjacent-angle': [1, 1],
    'geo-subtracts-the-remote-angles': [3, 1],
    'geo-lines-names-an-error-without-testing': [1, 3],
    'geo-stops-at-the-sum': [0, 2],
    'geo-assumes-a-right-angle': [3, 1],
  },
})
