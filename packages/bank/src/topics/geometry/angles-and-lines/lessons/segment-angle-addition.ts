import { deg, drawing, g, lesson, num, xy } from '#kit'
import { fan, row } from '../addition-figures.ts'

const both = `${row('ABCDO', [0, 5, 12], ['5', '7'], '12')}${fan('PQRST', 5, [0, 40, 105], ['40°', '65°'])}`

const four = drawing(
  {
    alt: 'The points A, B, C and D in this order on a line',
    at: { A: [0, 0], B: [6, 0], C: [10, 0], D: [18, 0] },
    height: 90,
  },
  [g.line('AD', { past: 12 }), g.dots('ABCD')],
)

export const segmentAngleAddition = lesson({
  idea: '<p>Cut a stick in two, and the pieces together are as long as the stick was. This sounds too simple to be a rule, and it solves most problems about points on a line and rays in an angle.</p><p>The rule holds when a point lies <em>between</em> two others, or a ray lies <em>inside</em> an angle. It does not say where: the two parts are equal only if the point is the midpoint or the ray is the bisector.</p>',
  figure: both,
  words: [
    { word: 'between', meaning: 'On the segment, anywhere from one end to the other; not always in the middle.' },
    { word: 'Segment Addition Postulate', meaning: 'If $B$ lies between $A$ and $C$, then $AB + BC = AC$.' },
    {
      word: 'Angle Addition Postulate',
      meaning: 'If ray $OB$ lies inside $\\angle AOC$, then $m\\angle AOB + m\\angle BOC = m\\angle AOC$.',
    },
    { word: 'midpoint', meaning: 'The point that cuts a segment into two equal parts.' },
    { word: 'angle bisector', meaning: 'The ray that cuts an angle into two equal parts.' },
  ],
  rule: '<ol><li>Write: part + part = whole, with the names of the points.</li><li>Put in the numbers or expressions.</li><li>Solve.</li><li>Read again what is asked for: $x$, a part, or the whole.</li></ol>',
  use: '<p>A point lies on a segment, or a ray lies inside an angle, and two of the three measures are known.</p>',
  avoid: '<p>Do not set the parts equal unless a midpoint, a bisector, or marks say so.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The whole angle $\\angle PTR$ measures $105^\\circ$.</p>${fan('PQRST', 5, [0, 40, 105], ['40°', ''])}<p>What is the measure of $\\angle QTR$?</p>`,
      covers: ['geometry/segment-addition-length', 'geometry/angle-addition-measure'],
      steps: [
        {
          do: 'Part plus part: $m\\angle PTQ + m\\angle QTR = m\\angle PTR$.',
          why: 'Ray $TQ$ lies inside the whole angle.',
        },
        {
          do: 'Put in: $40^\\circ + m\\angle QTR = 105^\\circ$.',
          why: 'A part is less than the whole, so you will subtract.',
        },
        {
          do: '$m\\angle QTR = 105^\\circ - 40^\\circ = 65^\\circ$',
          why: 'With lengths on a line it works the same way.',
        },
      ],
      answer: deg(65),
      check: () => deg(Array.from({ length: 105 }).slice(40).length),
    },
    {
      level: 'Next',
      asks: '<p>$B$ lies between $A$ and $C$. $AB = 3x + 2$, $BC = 2x + 5$ and $AC = 32$. What is the length of $AB$?</p>',
      covers: ['geometry/segment-addition-expression', 'geometry/angle-addition-expression'],
      steps: [
        { do: '$3x + 2 + 2x + 5 = 32$', why: 'Part plus part is the whole. Nothing says that the parts are equal.' },
        { do: '$5x + 7 = 32$, so $5x = 25$ and $x = 5$.', why: 'Combine like terms, then undo.' },
        { do: '$AB = 3 \\cdot 5 + 2 = 17$', why: 'The question asks for $AB$, not for $x$.' },
        { do: 'Test: $BC = 2 \\cdot 5 + 5 = 15$, and $17 + 15 = 32$.', why: 'Both parts must make the whole.' },
      ],
      answer: num(17),
      check: () =>
        num(3 * (Array.from({ length: 30 }, (_, i) => i).find((x) => 3 * x + 2 + 2 * x + 5 === 32) as number) + 2),
    },
    {
      level: 'Exam level',
      asks: `<p>In the figure, $AC = 10$, $BD = 12$ and $AD = 18$.</p>${four}<p>What is the length of $BC$?</p>`,
      covers: ['geometry/addition-overlap', 'geometry/addition-which-is-between'],
      steps: [
        { do: 'Find an outer part: $CD = AD - AC = 18 - 10 = 8$.', why: '$C$ lies between $A$ and $D$.' },
        { do: '$BD$ is made of $BC$ and $CD$: $BC + 8 = 12$.', why: '$C$ lies between $B$ and $D$.' },
        { do: '$BC = 12 - 8 = 4$', why: 'This is the part that both pieces share.' },
        {
          do: 'Test: $AB = 10 - 4 = 6$, and $6 + 4 + 8 = 18$.',
          why: 'A point is between two others exactly if its distances add up like this.',
        },
      ],
      answer: num(4),
      check: () => num(xy.distance([6, 0], [10, 0])),
    },
    {
      level: 'Exam level',
      asks: 'Ray $OB$ bisects $\\angle AOC$, which measures $84^\\circ$. $\\angle AOB$ measures $(5x + 7)^\\circ$. What is the value of $x$?',
      covers: ['geometry/addition-equal-parts', 'geometry/addition-in-a-ratio'],
      steps: [
        {
          do: 'Two equal parts: $m\\angle AOB = 84^\\circ \\div 2 = 42^\\circ$.',
          why: 'Bisects means: two equal parts. In a ratio of 1 : 2 it would be three units.',
        },
        { do: '$5x + 7 = 42$', why: 'The part is set equal to half of the whole, not to the whole.' },
        { do: '$5x = 35$, so $x = 7$.', why: 'Subtract 7, then divide by 5.' },
      ],
      answer: num(7),
      check: () => num(Array.from({ length: 30 }, (_, i) => i).find((x) => 2 * (5 * x + 7) === 84) as number),
    },
  ],
  tryIt: {
    asks: '<p>$B$ lies between $A$ and $C$. $AB = 4x + 1$, $BC = 2x + 6$ and $AC = 43$. What is the length of $BC$?</p>',
    steps: [
      {
        ask: 'Which equation fits?',
        answer: { choose: ['$4x + 1 + 2x + 6 = 43$', '$4x + 1 = 2x + 6$', '$4x + 1 = 43$'] },
        slips: [
          {
            choice: 1,
            says: 'This would make the parts equal. $B$ is not said to be the midpoint.',
            misconception: 'geo-add-sets-the-parts-equal',
          },
          {
            choice: 2,
            says: 'This makes one part as long as the whole.',
            misconception: 'geo-add-half-set-equal-to-the-whole',
          },
        ],
        done: 'Part plus part is the whole: $6x + 7 = 43$.',
      },
      {
        ask: 'What is $x$?',
        answer: { typed: num((43 - 7) / 6) },
        slips: [
          {
            typed: num(7),
            says: 'Subtract both constant terms from 43: together they make 7.',
            misconception: 'geo-add-loses-a-constant',
          },
        ],
        done: '$6x = 36$, so $x = 6$.',
      },
      {
        ask: 'What is the length of $BC$?',
        answer: { typed: num(2 * 6 + 6) },
        slips: [
          { typed: num(25), says: 'This is $AB$.', misconception: 'geo-add-gives-the-other-part' },
          { typed: num(6), says: 'This is $x$. Put it into $2x + 6$.', misconception: 'geo-add-stops-at-x' },
          { typed: num(12), says: 'Do not forget the $+ 6$.', misconception: 'geo-add-forgets-to-add-the-constant' },
        ],
        done: '$BC = 2 \\cdot 6 + 6 = 18$',
      },
    ],
    answer: num(18),
    check: () => num(43 - (4 * 6 + 1)),
  },
  trap: '<p>Seeing a point between two others and setting the parts equal. A point between is not a midpoint, and a ray inside an angle is not a bisector.</p>',
  check: '<p>Add the parts. They must make the whole, and each part must be less than the whole.</p>',
  mends: {
    'geo-add-adds-for-a-part': [0, 1],
    'geo-add-subtracts-for-the-whole': [0, 0],
    'geo-add-sets-the-parts-equal': [1, 0],
    'geo-add-loses-a-constant': [1, 1],
    'geo-add-stops-at-x': [1, 2],
    'geo-add-gives-the-other-part': [1, 3],
    'geo-add-stops-at-an-outer-part': [2, 1],
    'geo-add-ignores-the-overlap': [2, 2],
    'geo-add-half-set-equal-to-the-whole': [3, 1],
    'geo-add-assumes-a-bisector': [3, 0],
    'geo-add-assumes-a-midpoint': [1, 0],
    'geo-add-gives-the-whole': [0, 2],
    'geo-add-counts-a-part-twice': [0, 0],
    'geo-add-assumes-90-or-180': [0, 0],
    'geo-add-forgets-to-add-the-constant': [1, 2],
    'geo-add-misses-the-sum': [2, 3],
    'geo-add-wrong-point-between': [2, 3],
    'geo-add-takes-nearly-for-equal': [2, 3],
    'geo-add-doubles-the-variable-only': [3, 1],
    'geo-add-quarters-the-whole': [3, 0],
    'geo-add-halves-the-overlap': [2, 2],
    'geo-add-takes-a-third': [2, 0],
    'geo-add-ratio-of-the-whole': [3, 0],
    'geo-add-subtracts-the-ratio': [3, 0],
    'geo-add-one-unit-only': [3, 0],
  },
})
