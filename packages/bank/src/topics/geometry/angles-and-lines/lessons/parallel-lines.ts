import { drawing, g, type Html, lesson, num, text, xy } from '#kit'

/** Angles 1 to 4 at the upper line (upper left, upper right, lower left, lower right), 5 to 8 at the lower one. */
const CORNER = ['', 'cqf', 'dqf', 'cqp', 'dqp', 'apq', 'bpq', 'ape', 'bpe']
const WHERE = ['upper left', 'upper right', 'lower left', 'lower right']

/** Lines a and b, crossed by c, which rises at `turn` degrees. */
const lines = (turn: number, labels: readonly (readonly [number, string])[], marks = true): Html => {
  const half = 2.3
  const reach = half / Math.sin((turn * Math.PI) / 180)
  const far = (r: number, back = 0) => xy.polar([0, half], r, turn + back)
  const level = { a: [-5.4, 0], b: [5.4, 0], c: [-5.4, 2 * half], d: [5.4, 2 * half] } as const
  return drawing(
    {
      alt: marks ? 'Lines a and b are parallel, and both are crossed by line c' : 'Lines a and b are crossed by line c',
      at: { ...level, p: far(reach, 180), q: far(reach), e: far(reach + 2.2, 180), f: far(reach + 2.2) },
      height: 240,
    },
    [
      g.line('ab'),
      g.line('cd'),
      g.line('ef'),
      ...(marks ? [g.parallel('ab', 1, 0.12), g.parallel('cd', 1, 0.12)] : []),
      ...labels.map(([pos, label]) =>
        g.angle(CORNER[pos] as string, label, {
          as: `The ${WHERE[(pos - 1) % 4]} angle at line ${pos < 5 ? 'a' : 'b'}`,
          ...(label.length === 1 ? { arcs: 0, r: 7, loose: true } : {}),
        }),
      ),
      g.tag('d', 'a', { towards: 0, as: 'The upper line' }),
      g.tag('b', 'b', { towards: 0, as: 'The lower line' }),
      g.tag('f', 'c', { towards: turn, as: 'The crossing line' }),
    ],
  )
}

const ALL8 = [1, 2, 3, 4, 5, 6, 7, 8].map((n): [number, string] => [n, `${n}`])

const [B, top, low] = [[0, 0], xy.polar([0, 0], 4, 138), xy.polar([0, 0], 5, 217)] as const

const [hi, jk] = [
  { h: [-6, top[1]], i: [2, top[1]] },
  { j: [-6, low[1]], k: [2, low[1]] },
] as const

const bend = drawing(
  {
    alt: 'Two parallel lines, one through A and one through C; the path ABC bends at B, and a dashed line through B is parallel to both',
    at: { A: top, B, C: low, ...hi, ...jk, m: [-6, 0], n: [2, 0] },
    height: 240,
  },
  [
    g.line('hi'),
    g.line('jk'),
    g.parallel('hi', 1, 0.75),
    g.parallel('jk', 1, 0.75),
    g.seg('AB'),
    g.seg('BC'),
    g.seg('mn', '', { dash: true, thin: true }),
    g.angle('iAB', '42°', { as: 'The angle at A between the line, to the right, and AB' }),
    g.angle('kCB', '37°', { as: 'The angle at C between the line, to the right, and CB' }),
  ],
)

const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 180 }, (_, x) => x).find(holds) ?? Number.NaN

export const parallelLines = lesson({
  idea: '<p>Slide one of two parallel lines along the crossing line until it lies on the other. Nothing turns, so the four angles at one crossing land exactly on the four angles at the other.</p><p>Four angles at a crossing have only two sizes. So the whole figure has only two: a small one, and its supplement to 180°.</p>',
  figure: lines(
    62,
    ALL8.map(([n]) => [n, [2, 3, 6, 7].includes(n) ? '62°' : '118°']),
  ),
  words: [
    { word: 'transversal', meaning: 'A line that crosses two other lines.' },
    { word: 'interior, exterior', meaning: 'Interior angles lie between the two lines, exterior angles outside them.' },
    {
      word: 'corresponding angles',
      meaning: 'The same corner at both crossings, such as upper right and upper right.',
    },
    { word: 'alternate', meaning: 'On different sides of the transversal, one at each crossing.' },
    { word: 'same-side', meaning: 'On one side of the transversal, one at each crossing.' },
  ],
  rule: '<p>If the lines are parallel:</p><ul><li>corresponding angles are equal;</li><li>alternate interior angles are equal, and so are alternate exterior angles;</li><li>same-side interior angles add up to 180°.</li></ul><p>It works backward, too: if one of these holds, the lines are parallel.</p>',
  use: '<p>Lines are marked or named as parallel, and a line crosses them.</p>',
  avoid: '<p>If nobody says that the lines are parallel, only angles at the <em>same</em> crossing are related.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Lines $a$ and $b$ are parallel.</p>${lines(56, [
        [3, '56°'],
        [8, 'x°'],
      ])}<p>What is the value of $x$?</p>`,
      covers: ['geometry/parallel-lines-angle'],
      steps: [
        {
          do: 'Carry the 56° down to line $b$: the lower left angle there measures 56°, too.',
          why: 'The same corner at both crossings: corresponding angles are equal.',
        },
        {
          do: 'Beside it lies $x^\\circ$, and both make the straight line $b$: $56 + x = 180$.',
          why: 'Now both angles stand at one crossing.',
        },
        {
          do: 'So $x = 180 - 56 = 124$.',
          why: 'Test: one is acute, one obtuse.',
        },
      ],
      answer: num(124),
      check: () => num(Math.round(xy.angle([1, 0], [0, 0], xy.polar([0, 0], 1, 56 + 180)))),
    },
    {
      level: 'Next',
      asks: `<p>Lines $a$ and $b$ are parallel.</p>${lines(70, [
        [4, '(3x + 20)°'],
        [6, '(2x + 10)°'],
      ])}<p>What is the measure, in degrees, of the larger of the two angles?</p>`,
      covers: ['geometry/parallel-lines-algebra'],
      steps: [
        {
          do: 'Both angles lie between the lines and on the right of $c$: same-side interior angles.',
          why: 'The name tells you the equation.',
        },
        {
          do: 'They add up to 180°: $(3x + 20) + (2x + 10) = 180$.',
          why: 'They cannot be equal.',
        },
        { do: 'Combine: $5x + 30 = 180$, so $5x = 150$.', why: 'Subtract the 30 before you divide.' },
        {
          do: 'Divide by 5: $x = 30$. The angles are $3 \\cdot 30 + 20 = 110$ and $2 \\cdot 30 + 10 = 70$. The larger one measures 110 degrees.',
          why: 'They fit the figure.',
        },
      ],
      answer: num(110),
      check: () => {
        const x = tried((n) => 3 * n + 20 + 2 * n + 10 === 180)
        return num(Math.max(3 * x + 20, 2 * x + 10))
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The two lines are parallel. The dashed line is drawn to solve the question.</p>${bend}<p>What is the measure, in degrees, of angle $ABC$?</p>`,
      covers: ['geometry/parallel-lines-bend'],
      steps: [
        {
          do: 'Draw a third parallel through the bend $B$. It cuts angle $ABC$ into an upper and a lower part.',
          why: 'No line crosses both parallels. Now $AB$ and $BC$ are transversals.',
        },
        {
          do: 'The upper part is 42°: with the 42° at $A$ it makes alternate interior angles along $AB$.',
          why: 'They lie on different sides of $AB$.',
        },
        {
          do: 'The lower part is 37°, in the same way along $BC$. Add: $42 + 37 = 79$. Angle $ABC$ measures 79 degrees.',
          why: 'Both parts count.',
        },
      ],
      answer: num(79),
      check: () => num(Math.round(xy.angle(top, B, low))),
    },
    {
      level: 'Exam level',
      asks: `<p>It is not known whether lines $a$ and $b$ are parallel.</p>${lines(64, ALL8, false)}<p>Kofi says: “If angles 3 and 6 are equal, the lines are parallel.” Mara says: “If angles 1 and 4 are equal, the lines are parallel.” Who is right?</p>`,
      covers: ['geometry/parallel-lines-names', 'geometry/parallel-lines-converse'],
      steps: [
        {
          do: 'Name Kofi’s pair: 3 and 6 lie between the lines, on different sides of $c$. They are alternate interior angles.',
          why: 'Where do they lie?',
        },
        {
          do: 'Equal alternate interior angles make the lines parallel. Kofi is right.',
          why: 'The rules work backward.',
        },
        {
          do: 'Mara’s 1 and 4 lie at the same crossing, opposite each other. They are equal in any case. Only Kofi is right.',
          why: 'It always holds.',
        },
      ],
      answer: text('Only Kofi is right.'),
      check: () => {
        // Turn line b by some degrees: only angles 5 to 8 change. A pair proves something if it is equal for no turn but 0.
        const at = (n: number, turn: number) => ([2, 3, 6, 7].includes(n) ? 64 : 116) - (n > 4 ? turn : 0)
        const proves = (i: number, j: number) => [-20, -5, 5, 20].every((turn) => at(i, turn) !== at(j, turn))
        return text(proves(3, 6) && !proves(1, 4) ? 'Only Kofi is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `<p>Lines $a$ and $b$ are parallel.</p>${lines(109, [
      [4, '(2x + 15)°'],
      [6, '(4x − 3)°'],
    ])}<p>What is the measure, in degrees, of the larger of the two angles?</p>`,
    steps: [
      {
        ask: 'What are the two angles called?',
        answer: { choose: ['same-side interior angles', 'alternate interior angles', 'corresponding angles'] },
        slips: [
          {
            choice: 1,
            says: 'Alternate means on different sides of $c$. Both angles lie on its right.',
            misconception: 'geo-mixes-up-alternate-and-corresponding',
          },
          {
            choice: 2,
            says: 'Corresponding angles sit in the same corner. Here one is a lower right and one an upper right angle.',
            misconception: 'geo-mixes-up-alternate-and-corresponding',
          },
        ],
        done: 'Same-side interior angles: they add up to 180°.',
      },
      {
        ask: 'What is the value of $x$?',
        like: 2,
        answer: { typed: num((180 - 15 + 3) / 6) },
        slips: [
          {
            typed: num(9),
            says: 'You set the angles equal. Same-side interior angles add up to 180°.',
            misconception: 'geo-sets-supplements-equal',
          },
          { typed: num(30), says: 'You left the constants out: $15 - 3 = 12$ still stands on the left side.' },
          { typed: num(32), says: 'You added the 12 to 180. It stands on the left with a plus, so subtract it.' },
        ],
        done: '$6x + 12 = 180$, so $6x = 168$ and $x = 28$.',
      },
      {
        ask: 'How many degrees does the larger angle measure?',
        like: 3,
        answer: { typed: num(4 * 28 - 3) },
        slips: [
          {
            typed: num(2 * 28 + 15),
            says: 'That is the smaller angle. Put 28 into the other expression.',
            misconception: 'geo-gives-the-other-angle',
          },
          { typed: num(28), says: 'That is $x$. Put it into both expressions and take the larger one.' },
        ],
        done: '$4 \\cdot 28 - 3 = 109$. Test: the other is 71°, and both make 180°.',
      },
    ],
    answer: num(109),
    check: () => {
      const x = tried((n) => 2 * n + 15 + 4 * n - 3 === 180)
      return num(Math.max(2 * x + 15, 4 * x - 3))
    },
  },
  trap: '<p>Setting same-side interior angles equal. If one measures 110°, the other measures 70°.</p>',
  check:
    '<p>Look at the size. Two angles that both look acute, or both obtuse, must be equal; one of each must add up to 180°.</p>',
  mends: {
    'geo-sets-supplements-equal': [1, 1],
    'geo-adds-equal-angles-to-180': [2, 1],
    'geo-uses-90-for-a-straight-line': [0, 1],
    'geo-uses-360-for-a-straight-line': [0, 1],
    'geo-gives-the-other-angle': [0, 2],
    'geo-drops-the-plain-number': [1, 2],
    'geo-mixes-up-alternate-and-corresponding': [3, 0],
    'geo-mixes-up-inside-and-outside': [3, 0],
    'geo-ignores-the-bend': [2, 0],
    'geo-lines-accepts-a-false-claim': [3, 2],
    'geo-lines-rejects-a-true-claim': [3, 1],
    'geo-lines-judges-one-claim-only': [3, 2],
    'geo-assumes-a-right-angle': [0, 1],
    'geo-gives-the-angle-for-x': [1, 3],
  },
})
