import { drawing, frac, g, lesson, num, text, xy } from '#kit'

const B0 = xy.polar([0, 0], 5, 40)
const foot = B0[0]
const half = Math.sqrt(3.6 ** 2 - B0[1] ** 2)

const swinging = drawing(
  {
    alt: 'From A a ray runs to the right; B lies above it. A dashed arc around B meets the ray at D and at C, so triangles ABD and ABC share side AB and the angle at A, and BD equals BC.',
    at: { A: [0, 0], B: B0, D: [foot - half, 0], C: [foot + half, 0], e: [7.4, 0] },
    height: 200,
  },
  [
    g.ray('Ae'),
    g.seg('AB'),
    g.seg('BC'),
    g.seg('BD'),
    g.ticks('BC'),
    g.ticks('BD'),
    g.angle('CAB', '40°'),
    g.arc('B', 3.6, 228, 312, { dash: true, thin: true }),
  ],
)

const [A, B, C] = xy.asa(62, 4.6, 48)
const shift = ([x, y]: readonly [number, number]): readonly [number, number] => [x + 6.4, y]

const pair = drawing(
  { alt: 'Triangles ABC and DEF', at: { A, B, C, D: shift(A), E: shift(B), F: shift(C) }, height: 200 },
  [
    g.polygon('ABC'),
    g.polygon('DEF'),
    g.angle('CAB'),
    g.angle('FDE'),
    g.angle('ABC', '', { arcs: 2 }),
    g.angle('DEF', '', { arcs: 2 }),
    g.ticks('BC'),
    g.ticks('EF'),
  ],
)

export const congruenceCriteria = lesson({
  idea: '<p>Two triangles are congruent if one can be laid exactly on the other. Then all six parts agree: three sides and three angles. But you need not compare six parts. Some sets of three leave no choice: whoever builds a triangle from them gets the same one.</p><p>Not every three will do. In the figure, $AB$, the angle at $A$ and the length of the swinging side are fixed, and yet two triangles fit. The angle does not lie between the two sides.</p>',
  figure: swinging,
  words: [
    { word: 'congruent', meaning: 'Of the same size and shape; written $\\cong$.' },
    { word: 'corresponding parts', meaning: 'Parts that fall on each other. The order of the names shows them.' },
    { word: 'included', meaning: 'Lying between: the angle between two sides, or the side between two angles.' },
    {
      word: 'SSS, SAS, ASA, AAS',
      meaning: 'Which three parts agree, in the order around the triangle; S is a side, A an angle.',
    },
    { word: 'HL', meaning: 'Hypotenuse and one leg agree, in right triangles.' },
  ],
  rule: '<ul><li>Enough: SSS, SAS, ASA, AAS, and HL for right triangles.</li><li>Not enough: AAA (same shape, any size) and SSA (two triangles may fit).</li></ul><p>$\\triangle ABC \\cong \\triangle DEF$ means: first letter to first, second to second, third to third. So $BC = EF$.</p>',
  use: '<p>A question asks whether triangles must be congruent, by which criterion, or which parts are then equal.</p>',
  avoid:
    '<p>Triangles with equal angles only are similar: use ratios. And never match parts by how the figure looks.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Equal parts of the two triangles carry the same marks.</p>${pair}<p>What follows from the marks alone?</p>`,
      covers: ['geometry/congruence-which-criterion', 'geometry/congruence-which-triangle'],
      steps: [
        {
          do: 'List the marked parts: two pairs of angles and one pair of sides.',
          why: 'Two A and one S.',
        },
        {
          do: 'Where does the side lie? Only one marked angle touches $BC$, so it does not lie between them.',
          why: 'Between them would be $AB$: that would be ASA.',
        },
        {
          do: 'Angle, angle, side in a row: the triangles are congruent by AAS.',
          why: 'With two angles the third is fixed as well, so it is enough. But the side must lie opposite the same angle in both triangles.',
        },
        {
          do: 'For a copy, the place counts: a side between $75^\\circ$ and $39^\\circ$ must lie between them again.',
          why: 'Elsewhere it makes another triangle.',
        },
      ],
      answer: text('congruent by AAS'),
      check: () => {
        // The side between the marked angles A and B would be AB.
        const [angles, side] = [new Set('AB'), 'BC']
        return text([...side].every((corner) => angles.has(corner)) ? 'congruent by ASA' : 'congruent by AAS')
      },
    },
    {
      level: 'Next',
      asks: '$\\triangle ABC \\cong \\triangle EFD$, with $EF = 29$, $FD = 32$, $ED = 35$ and $AC = 3x - 4$. What is the value of $x$?',
      covers: ['geometry/congruence-partners'],
      steps: [
        {
          do: 'Match by order: $A$ with $E$, $B$ with $F$, $C$ with $D$.',
          why: 'The names are written so that partners stand in the same place.',
        },
        {
          do: 'So $AC$, first and third letter, belongs to $ED$.',
          why: 'Not to $FD$, although it also ends in the last letter of the name.',
        },
        {
          do: 'Set them equal: $3x - 4 = 35$, so $3x = 39$ and $x = 13$.',
          why: 'Equal parts are set equal. They are not added.',
        },
        { do: 'Test: $3 \\cdot 13 - 4 = 35$.', why: 'It is the length of $ED$.' },
      ],
      answer: num(13),
      check: () => num([...Array(60).keys()].find((x) => 3 * x - 4 === 35) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'In triangles $ABC$ and $DEF$, $AB = DE$ and $m\\angle A = m\\angle D$. Which additional fact would <em>not</em> be enough to prove that they are congruent: $AC = DF$, $BC = EF$, $m\\angle B = m\\angle E$, or $m\\angle C = m\\angle F$?',
      covers: ['geometry/congruence-missing-fact'],
      steps: [
        {
          do: 'With $AC = DF$: the angle at $A$ lies between $AB$ and $AC$. SAS, enough.',
          why: 'Both sides start at $A$.',
        },
        {
          do: 'With $m\\angle B = m\\angle E$: ASA. With $m\\angle C = m\\angle F$: AAS. Both are enough.',
          why: 'One side and two angles always settle a triangle.',
        },
        {
          do: 'With $BC = EF$: the angle at $A$ does not lie between $AB$ and $BC$. That is SSA. Not enough is $BC = EF$.',
          why: 'The side $BC$ can swing, as in the first figure.',
        },
      ],
      answer: text('$BC = EF$'),
      check: () => {
        const enough: Readonly<Record<string, boolean>> = { SAS: true, ASA: true, AAS: true, SSA: false }
        const facts = {
          '$AC = DF$': 'SAS',
          '$BC = EF$': 'SSA',
          '$m\\angle B = m\\angle E$': 'ASA',
          '$m\\angle C = m\\angle F$': 'AAS',
        }
        return text(Object.entries(facts).find(([, name]) => !enough[name])?.[0] ?? '')
      },
    },
    {
      level: 'Exam level',
      asks: '<p>In triangles $KLM$ and $RST$, $m\\angle K = m\\angle R$ and $m\\angle L = m\\angle S$. Nothing else is known. Ines says: “The triangles are congruent by AAA.” Kofi says: “$m\\angle M = m\\angle T$ as well.” Who is right?</p>',
      covers: ['geometry/congruence-claims'],
      steps: [
        {
          do: 'All angles of a triangle add up to 180°. If two agree, the third agrees. Kofi is right.',
          why: 'What is left of 180° is the same.',
        },
        {
          do: 'Ines: no side is known. A small triangle and an enlarged copy of it have the same three angles.',
          why: 'One example that fits and is not congruent is enough.',
        },
        {
          do: 'So the triangles are similar, but need not be congruent. Only Kofi is right.',
          why: 'AAA is no criterion for congruence.',
        },
      ],
      answer: text('Only Kofi is right.'),
      check: () => {
        const [small, large] = [xy.asa(50, 2, 60), xy.asa(50, 5, 60)]
        const third = [small, large].map(([p, q, r]) => Math.round(xy.angle(p, r, q)))
        return text(third[0] === third[1] && small[1][0] !== large[1][0] ? 'Only Kofi is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: '$\\triangle MNP \\cong \\triangle DEF$, with $EF = 41$, $DF = 50$, $DE = 38$ and $NP = 4x + 5$. What is the value of $x$?',
    steps: [
      {
        ask: 'Which side of triangle $DEF$ belongs to $NP$?',
        like: 1,
        answer: { choose: ['$EF$', '$DF$', '$DE$'] },
        slips: [
          {
            choice: 1,
            says: '$N$ and $P$ are the second and third letters. Take the second and third of $DEF$.',
            misconception: 'geo-matches-the-wrong-parts',
          },
          {
            choice: 2,
            says: '$DE$ has the first and second letters. It belongs to $MN$.',
            misconception: 'geo-matches-the-wrong-parts',
          },
        ],
        done: 'Second and third letters: $NP$ belongs to $EF$.',
      },
      {
        ask: 'What is the value of $x$?',
        like: 2,
        answer: { typed: num((41 - 5) / 4) },
        slips: [
          { typed: num(36), says: 'That is $4x$. Divide by 4.' },
          {
            typed: num(frac(50 - 5, 4)),
            says: 'You used $DF$. The partner of $NP$ is 41 long.',
            misconception: 'geo-matches-the-wrong-parts',
          },
        ],
        done: '$4x + 5 = 41$, so $4x = 36$ and $x = 9$.',
      },
    ],
    answer: num(9),
    check: () => num([...Array(60).keys()].find((x) => 4 * x + 5 === 41) ?? 0),
  },
  trap: '<p>Taking SSA for SAS. The three marked parts look alike, but in SAS the angle lies <em>between</em> the two sides. Trace them with a finger: side, angle, side, without a jump.</p>',
  check:
    '<p>Build the triangle in your mind from the three parts. If a side can swing or the whole can be enlarged, they are not enough.</p>',
  mends: {
    'geo-takes-ssa-for-sas': [2, 2],
    'geo-mixes-up-the-criteria': [0, 1],
    'geo-doubts-two-angles-and-a-side': [0, 1],
    'geo-takes-aaa-for-congruence': [3, 1],
    'geo-matches-the-wrong-parts': [1, 0],
    'geo-misses-congruence': [0, 2],
    'geo-matches-then-adds': [1, 2],
    'geo-cong-accepts-a-false-claim': [3, 1],
    'geo-cong-rejects-a-true-claim': [3, 0],
    'geo-cong-judges-one-claim-only': [3, 2],
  },
})
