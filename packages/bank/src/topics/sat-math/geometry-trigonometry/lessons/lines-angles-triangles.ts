import { drawing, g, lesson, num, type Pt, xy } from '#kit'

const [A, B, C]: readonly [Pt, Pt, Pt] = [
  [0, 0],
  [6, 0],
  [2.4, 3.6],
]
const [U, V, W] = xy.asa(48, 6, 70)
const [K, L, M] = xy.sss(15, 11, 12)

export const linesAnglesTriangles = lesson({
  idea: '<p>Why do the angles of a triangle add up to 180°? Draw a line through the top vertex, parallel to the base. The angles at its left and right equal those at the base, because the lines are parallel. At the top, all three lie side by side on a line, and a line is 180°.</p><p>Triangles with the same angles have the same shape: their sides are in proportion.</p>',
  figure: drawing(
    {
      alt: 'Triangle ABC with a line through C parallel to AB',
      at: { A, B, C, e: [-0.6, 3.6], f: [6.4, 3.6] },
      height: 220,
    },
    [
      g.polygon('ABC'),
      g.line('ef'),
      g.angle('BAC', 'a°'),
      g.angle('ABC', 'b°'),
      g.angle('ACB', 'c°'),
      g.angle('eCA', 'a°', { as: 'The angle to the left of C' }),
      g.angle('BCf', 'b°', { as: 'The angle to the right of C' }),
    ],
  ),
  words: [
    {
      word: 'corresponding angles',
      meaning: 'Angles at the same place at two parallel lines that a third line crosses. They are equal.',
    },
    { word: 'exterior angle', meaning: 'The angle between a side of a triangle and the extension of another side.' },
    { word: 'similar', meaning: 'Having equal angles; all corresponding sides are in the same ratio.' },
    { word: 'isosceles', meaning: 'Having two equal sides; the angles opposite them are equal.' },
  ],
  rule: '<ul><li>Angles on a line, and angles of a triangle: sum 180°.</li><li>An exterior angle equals the sum of the two interior angles that it does not touch.</li><li>Parallel lines: corresponding angles are equal.</li><li>Similar triangles: small side over whole side is the same for all pairs.</li></ul>',
  use: '<p>Angles or sides are missing. Write every angle you can find into the figure.</p>',
  avoid: '<p>Do not trust your eyes: angles are equal or right only if it is said or marked.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>In the figure, $D$ lies on the line through $A$ and $B$.</p>${drawing({ alt: 'Triangle ABC, with side AB extended to D', at: { A: U, B: V, C: W, D: [9, 0] }, height: 220 }, [g.polygon('ABC'), g.seg('BD'), g.angle('BAC', '48°'), g.angle('CBD', '110°')])}<p>What is the measure of angle $ACB$, in degrees?</p>`,
      covers: ['sat-math/exterior-angle', 'sat-math/triangle-third-angle'],
      steps: [
        {
          do: 'Angle $CBD$ is an exterior angle. It equals the two interior angles that it does not touch: $110^\\circ = 48^\\circ + \\angle C$.',
          why: 'It touches only the vertex $B$.',
        },
        {
          do: 'Subtract: $m\\angle C = 110^\\circ - 48^\\circ = 62^\\circ$.',
          why: '$180^\\circ - 110^\\circ = 70^\\circ$ is the angle at $B$, not the one at $C$.',
        },
        {
          do: 'Test: $48^\\circ + 70^\\circ + 62^\\circ = 180^\\circ$. The answer is 62.',
          why: 'All three angles of the triangle must add up.',
        },
      ],
      answer: num(62),
      check: () => num(Math.round(xy.angle(U, W, V))),
    },
    {
      level: 'Next',
      asks: 'Two parallel lines are crossed by a third line. Two corresponding angles measure $(4x + 10)^\\circ$ and $(6x - 20)^\\circ$. What is the measure of the first of these angles, in degrees?',
      covers: ['sat-math/parallel-lines-expression'],
      steps: [
        {
          do: 'Corresponding angles are equal: $4x + 10 = 6x - 20$.',
          why: 'The lines are parallel. Angles that lie side by side on one line would add up to 180° instead.',
        },
        {
          do: 'Subtract $4x$: $10 = 2x - 20$. Add 20: $30 = 2x$, so $x = 15$.',
          why: 'This is $x$. The question asks for the angle.',
        },
        {
          do: 'Put it in: $4 \\cdot 15 + 10 = 70$. The angle measures 70 degrees.',
          why: 'Test with the other: $6 \\cdot 15 - 20 = 70$.',
        },
      ],
      answer: num(70),
      check: () => {
        const x = Array.from({ length: 60 }, (_, n) => n).find((n) => 4 * n + 10 === 6 * n - 20) ?? 0
        return num(6 * x - 20)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>In triangle $ABC$, segment $DE$ is parallel to $BC$.</p>${drawing({ alt: 'Triangle ABC with a point D on AB and a point E on AC, joined by segment DE', at: { A: K, B: L, C: M, D: xy.along(K, L, 1 / 3), E: xy.along(K, M, 1 / 3) }, height: 230 }, [g.polygon('ABC'), g.seg('DE', '5'), g.side('AD', '4'), g.side('DB', '8')])}<p>What is the length of $BC$?</p>`,
      covers: ['sat-math/similar-triangles-parallel', 'sat-math/enough-for-similarity'],
      steps: [
        {
          do: 'Triangles $ADE$ and $ABC$ have the same angles, because $DE$ is parallel to $BC$. They are similar.',
          why: 'Name them in the same order: $D$ goes with $B$, $E$ with $C$.',
        },
        {
          do: 'The whole side: $AB = 4 + 8 = 12$.',
          why: 'Compare with the whole side of the large triangle, not with the piece $DB = 8$.',
        },
        { do: 'The factor from small to large: $12 \\div 4 = 3$.', why: 'Sides grow by a factor, not by adding 8.' },
        { do: 'So $BC = 3 \\cdot 5 = 15$.', why: 'The same factor holds for every pair of sides.' },
        {
          do: 'What makes triangles <em>congruent</em>? Two angles and a corresponding side; two sides and the angle between them; or three sides.',
          why: 'Angles alone fix only the shape. An angle not between the sides leaves two triangles possible.',
          covers: [
            'sat-math/enough-for-congruence',
            'sat-math/enough-for-congruence-two-angles',
            'sat-math/enough-for-congruence-two-sides',
          ],
        },
      ],
      answer: num(15),
      check: () => num(Math.round(xy.distance(L, M))),
    },
    {
      level: 'Exam level',
      asks: 'In triangle $PQR$, $PQ = PR$, and angle $Q$ measures 35°. Point $S$ lies on segment $QR$ so that $PS$ bisects angle $P$. What is the measure of angle $QPS$, in degrees?',
      covers: ['sat-math/isosceles-expression'],
      steps: [
        {
          do: 'Equal sides have equal angles opposite them: angle $R$ is 35° as well.',
          why: '$PQ$ lies opposite $R$, and $PR$ lies opposite $Q$.',
        },
        { do: 'The angle at $P$: $180 - 35 - 35 = 110$ degrees.', why: 'Both equal angles are subtracted.' },
        {
          do: '$PS$ cuts it in half: $110 \\div 2 = 55$. Angle $QPS$ measures 55 degrees.',
          why: 'Test: $35 + 55 = 90$, so $PS$ meets $QR$ at a right angle, as it must here.',
        },
      ],
      answer: num(55),
      check: () => num(90 - 35),
    },
  ],
  tryIt: {
    asks: 'Lines $m$ and $n$ are parallel, and line $t$ crosses both. One angle at line $m$ measures $(5x + 6)^\\circ$. The corresponding angle at line $n$ measures $(3x + 30)^\\circ$. What is the measure of the angle at line $m$, in degrees?',
    steps: [
      {
        ask: 'Which equation fits?',
        answer: { choose: ['$5x + 6 = 3x + 30$', '$5x + 6 + 3x + 30 = 180$', '$5x + 6 + 3x + 30 = 90$'] },
        slips: [
          {
            choice: 1,
            says: 'That would hold for two angles side by side on a line. Corresponding angles are equal.',
            misconception: 'sm-supplement-for-the-angle',
          },
          {
            choice: 2,
            says: 'No right angle is given. Corresponding angles are equal.',
            misconception: 'sm-assumes-equal-angles',
          },
        ],
        done: '$5x + 6 = 3x + 30$',
      },
      {
        ask: 'What is $x$?',
        answer: { typed: num((30 - 6) / 2) },
        slips: [
          {
            typed: num(18),
            says: 'You added the 6. Subtract it on both sides.',
            misconception: 'sm-leaves-out-the-number',
          },
        ],
        done: '$2x + 6 = 30$, so $2x = 24$ and $x = 12$.',
      },
      {
        ask: 'What is the measure of the angle at line $m$, in degrees?',
        answer: { typed: num(5 * 12 + 6) },
        slips: [
          { typed: num(12), says: 'That is $x$. Put it into the expression.', misconception: 'sm-gives-the-unknown' },
          { typed: num(60), says: 'The 6 is missing.', misconception: 'sm-leaves-out-the-number' },
          { typed: num(114), says: 'That is the angle beside it.', misconception: 'sm-supplement-for-the-angle' },
        ],
        done: '$5 \\cdot 12 + 6 = 66$, and $3 \\cdot 12 + 30 = 66$.',
      },
    ],
    answer: num(66),
    check: () =>
      num(
        Array.from({ length: 60 }, (_, x) => x).flatMap((x) => (5 * x + 6 === 3 * x + 30 ? [3 * x + 30] : []))[0] ?? 0,
      ),
  },
  trap: '<p>Comparing with the wrong piece. If a parallel line cuts a side into 4 and 8, the whole side is 12, and the factor is 3, not 2.</p>',
  check: '<p>Add the angles of every triangle: 180°. The longer side lies opposite the larger angle.</p>',
  mends: {
    'sm-supplement-for-the-angle': [0, 1],
    'sm-gives-another-angle': [0, 1],
    'sm-gives-the-unknown': [1, 1],
    'sm-leaves-out-the-number': [1, 2],
    'sm-gives-another-side': [2, 1],
    'sm-uses-the-left-over-piece': [2, 1],
    'sm-adds-instead-of-scaling': [2, 2],
    'sm-assumes-equal-angles': [3, 0],
    'sm-subtracts-from-180-at-once': [3, 1],
    'sm-takes-the-wrong-pair-of-angles': [1, 0],
    'sm-angle-not-between-the-sides': [2, 0],
    'sm-matches-sides-the-wrong-way': [2, 0],
    'sm-similar-for-congruent': [2, 4],
    'sm-angle-outside-the-equal-sides': [2, 4],
    'sm-pairs-parts-that-do-not-correspond': [2, 0],
  },
})
