import {
  div,
  drawing,
  g,
  type Html,
  int,
  judgeTwo,
  linear,
  num,
  type Part,
  pick,
  type Rng,
  type Template,
  template,
  text,
  until,
  whole,
  xy,
} from '../../../kit.ts'
import { gather } from '../ask.ts'

const skill = 'geo-parallel-lines'

/** Angles 1 to 4 at the upper line (upper left, upper right, lower left, lower right), 5 to 8 at the lower one. */
const CORNER = ['', 'cqf', 'dqf', 'cqp', 'dqp', 'apq', 'bpq', 'ape', 'bpe'] as const
const WHERE = ['upper left', 'upper right', 'lower left', 'lower right'] as const
const placeOf = (pos: number, lines: readonly [string, string]): string =>
  `The ${WHERE[(pos - 1) % 4]} angle at line ${pos < 5 ? lines[0] : lines[1]}`
/** Whether the corner is as wide as the angle between the right half of a line and the upper half of the transversal. */
const likeTwo = (pos: number): boolean => [2, 3, 6, 7].includes(pos)

type Where = Readonly<{ theta: number; names: readonly [string, string, string] }>
const NAMES3 = [
  ['k', 'm', 't'],
  ['p', 'q', 's'],
  ['a', 'b', 'c'],
  ['r', 's', 't'],
] as const

const lines = (
  w: Where,
  labels: readonly (readonly [number, string])[],
  o: { bare?: boolean; marks?: boolean } = {},
): Html => {
  const s = Math.sin((w.theta * Math.PI) / 180)
  // Two labels on one side between the lines need more room, or it is not seen which belongs where.
  const inside = (side: number) => labels.filter(([pos]) => pos > 2 && pos < 7 && pos % 2 === side).length
  const half = !o.bare && (inside(0) > 1 || inside(1) > 1) ? 2.3 : 1.7
  const at = {
    a: [-5.4, 0],
    b: [5.4, 0],
    c: [-5.4, 2 * half],
    d: [5.4, 2 * half],
    p: xy.polar([0, half], half / s, w.theta + 180),
    q: xy.polar([0, half], half / s, w.theta),
    e: xy.polar([0, half], half / s + 2.2, w.theta + 180),
    f: xy.polar([0, half], half / s + 2.2, w.theta),
  } as const
  const [upper, lower, cross] = w.names
  const marks: Part[] = o.marks === false ? [] : [g.parallel('ab', 1, 0.12), g.parallel('cd', 1, 0.12)]
  return drawing(
    {
      alt: `Lines ${upper} and ${lower}${o.marks === false ? '' : ' are parallel; they'} are crossed by line ${cross}`.replace(
        '; they are',
        ', and both are',
      ),
      at,
      height: 240,
    },
    [
      g.line('ab'),
      g.line('cd'),
      g.line('ef'),
      ...marks,
      ...labels.map(([pos, label]) =>
        g.angle(CORNER[pos] as string, label, {
          as: placeOf(pos, [upper, lower]),
          ...(o.bare ? { arcs: 0, r: 7, loose: true } : {}),
        }),
      ),
      g.tag('d', upper, { towards: 0, as: 'The upper line' }),
      g.tag('b', lower, { towards: 0, as: 'The lower line' }),
      g.tag('f', cross, { towards: w.theta, as: 'The crossing line' }),
    ],
  )
}

/** The angle at a corner, measured between the directions of its two sides; the crossing line rises at `turn` degrees. */
const measured = (where: string, turn: number): number => {
  const along = where.includes('left') ? 180 : 0
  const across = where.includes('upper') ? turn : turn + 180
  return Math.round(xy.angle(xy.polar([0, 0], 1, along), [0, 0], xy.polar([0, 0], 1, across)))
}
const whereOf = (pos: number): string => WHERE[(pos - 1) % 4] as string

const theta = (rng: Rng) =>
  until(
    () => int(rng, 48, 132),
    (x) => Math.abs(x - 90) > 12,
  )

/** Name of the pair of corners, for explanations. */
function pairName(i: number, j: number): string {
  const [a, b] = i < j ? [i, j] : [j, i]
  if (b - a === 4) return 'corresponding angles'
  if ((a === 3 && b === 6) || (a === 4 && b === 5)) return 'alternate interior angles'
  if ((a === 1 && b === 8) || (a === 2 && b === 7)) return 'alternate exterior angles'
  if ((a === 3 && b === 5) || (a === 4 && b === 6)) return 'same-side interior angles'
  if ((a === 1 && b === 7) || (a === 2 && b === 8)) return 'same-side exterior angles'
  return 'other'
}
const UPPER = [1, 2, 3, 4] as const
const LOWER = [5, 6, 7, 8] as const

const known = template({
  id: 'geometry/parallel-lines-angle',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [i, j] = [pick(rng, UPPER), pick(rng, LOWER)]
        const t = theta(rng)
        return { i, j, t, n: likeTwo(i) ? t : 180 - t, names: pick(rng, NAMES3) }
      },
      ({ n }) => n % 10 !== 0 && n % 2 === 0,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ i, j, t, n, names }) =>
        `<p>Lines $${names[0]}$ and $${names[1]}$ are parallel.</p>${lines({ theta: t, names }, [
          [i, `${n}°`],
          [j, 'x°'],
        ])}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      b: -0.6,
      stem: ({ i, j, n, names }) =>
        `${lines({ theta: likeTwo(j) ? n : 180 - n, names }, [
          [j, `${n}°`],
          [i, 'x°'],
        ])}<p>In the figure, line $${names[2]}$ crosses the parallel lines $${names[0]}$ and $${names[1]}$. Find the value of $x$.</p>`,
    },
  ],
  answer: ({ i, j, n }) => num(likeTwo(i) === likeTwo(j) ? n : 180 - n),
  traps: [
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ i, j, n }) => (likeTwo(i) === likeTwo(j) ? null : num(190 - n)),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ i, j, n }) => (likeTwo(i) === likeTwo(j) ? null : num(170 - n)),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-adds-equal-angles-to-180',
      rule: ({ i, j, n }) => (likeTwo(i) === likeTwo(j) ? num(180 - n) : null),
    },
    { misconception: 'geo-sets-supplements-equal', rule: ({ i, j, n }) => (likeTwo(i) === likeTwo(j) ? null : num(n)) },
    { misconception: 'geo-uses-90-for-a-straight-line', rule: ({ n }) => num(Math.abs(90 - n)) },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      rule: ({ n }) => num((360 - n) / 2),
      why: ({ n }) => `shares the rest of a full turn, $360 - ${n}$, between two angles.`,
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      rule: ({ n }) => num(n > 90 ? 270 - n : 90 + n),
      why: ({ n }) => `mixes the $${n}$ with a right angle, but there is none in the figure.`,
    },
  ],
  explain: ({ i, j, n }) => {
    const same = likeTwo(i) === likeTwo(j)
    const name = pairName(i, j)
    return [
      {
        do:
          name === 'other'
            ? `Go along: the angle at the same corner of the other line measures $${n}^\\circ$.`
            : `The two marked angles are ${name}.`,
        why:
          name === 'other'
            ? 'Corresponding angles at parallel lines are equal.'
            : 'They lie at the two crossings of one line with two parallel lines.',
      },
      same
        ? { do: `$x = ${n}$`, why: `At parallel lines, ${name === 'other' ? 'such angles' : name} are equal.` }
        : {
            do: `$x = 180 - ${n} = ${180 - n}$`,
            why:
              name === 'other'
                ? 'The angle asked for and that corner make a straight line.'
                : `At parallel lines, ${name} add up to $180^\\circ$.`,
          },
    ]
  },
  given: ({ i, j, n }) => ({ n, known: whereOf(i), asked: whereOf(j) }),
  // Turns the crossing line until the known angle is as given, and measures the other one.
  check: ({ n, known, asked }) => {
    const turn = Array.from({ length: 179 }, (_, d) => d + 1).find((d) => measured(known, d) === n) ?? 0
    return num(measured(asked, turn))
  },
})

const drawAlgebra = (rng: Rng) =>
  until(
    () => {
      const [i, j] = pick(rng, [
        [3, 6],
        [4, 5],
        [1, 5],
        [2, 6],
        [3, 7],
        [4, 8],
        [1, 8],
        [2, 7],
        [3, 5],
        [4, 6],
        [3, 5],
        [4, 6],
        [1, 7],
        [2, 8],
      ] as const)
      const t = theta(rng)
      const same = likeTwo(i) === likeTwo(j)
      const n = likeTwo(i) ? t : 180 - t
      const x = int(rng, 7, 28)
      const [a, c] = [int(rng, 2, 6), int(rng, 2, 6)]
      return { a, b: n - a * x, c, d: (same ? n : 180 - n) - c * x, i, j, t, names: pick(rng, NAMES3), x }
    },
    ({ a, b, c, d }) => Math.abs(a - c) > 1 && b !== 0 && d !== 0 && Math.abs(b) < 60 && Math.abs(d) < 60,
  )
type Alg = ReturnType<typeof drawAlgebra>
const lin = (a: number, b: number) => `(${linear(a, b).replace('-', '−')})°`
const algFigure = (p: Alg): Html =>
  lines({ theta: p.t, names: p.names }, [
    [p.i, lin(p.a, p.b)],
    [p.j, lin(p.c, p.d)],
  ])
const isSame = (p: { i: number; j: number }): boolean => likeTwo(p.i) === likeTwo(p.j)

const slip = (misconception: string, x: (p: Alg) => ReturnType<typeof div>) => ({
  misconception,
  rule: (p: Alg) => whole(x(p), 2, 70),
})
const algTraps = [
  {
    misconception: 'geo-sets-supplements-equal',
    rule: (p: Alg) => (isSame(p) ? null : whole(div(p.d - p.b, p.a - p.c), 2, 70)),
  },
  {
    misconception: 'geo-adds-equal-angles-to-180',
    rule: (p: Alg) => (isSame(p) ? whole(div(180 - p.b - p.d, p.a + p.c), 2, 70) : null),
  },
  slip('geo-uses-90-for-a-straight-line', ({ a, b, c, d }) => div(90 - b - d, a + c)),
  slip('geo-uses-360-for-a-straight-line', ({ a, b, c, d }) => div(360 - b - d, a + c)),
  slip('geo-drops-the-plain-number', ({ a, b, c, d }) => div(180 + b + d, a + c)),
  slip('geo-drops-the-plain-number', ({ a, c }) => div(180, a + c)),
  slip('geo-drops-the-plain-number', ({ a, b, c }) => div(180 - b, a + c)),
  slip('geo-drops-the-plain-number', ({ a, c, d }) => div(180 - d, a + c)),
  slip('geo-drops-the-plain-number', ({ a, b, c, d }) => div(Math.abs(d + b), Math.abs(a - c))),
  slip('geo-drops-the-plain-number', ({ a, b, c, d }) => div(Math.abs(d - b), a + c)),
] as const
const fits = (p: Alg) => new Set([p.x, ...algTraps.flatMap((t) => t.rule(p)?.number?.n ?? [])]).size >= 5

const algebra = template({
  id: 'geometry/parallel-lines-algebra',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => until(() => drawAlgebra(rng), fits),
  frames: [
    {
      id: 'choice',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `<p>Lines $${p.names[0]}$ and $${p.names[1]}$ are parallel.</p>${algFigure(p)}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 4,
      response: 'grid',
      stem: (p) =>
        `${algFigure(p)}<p>Line $${p.names[2]}$ crosses the parallel lines $${p.names[0]}$ and $${p.names[1]}$. Find the value of $x$.</p>`,
    },
  ],
  answer: ({ x }) => num(x),
  traps: algTraps,
  explain: (p) => [
    {
      do: isSame(p)
        ? `$${linear(p.a, p.b)} = ${linear(p.c, p.d)}$`
        : `$(${linear(p.a, p.b)}) + (${linear(p.c, p.d)}) = 180$`,
      why: `The angles are ${pairName(p.i, p.j)}; at parallel lines these ${isSame(p) ? 'are equal' : 'add up to $180^\\circ$'}.`,
    },
    {
      do: isSame(p) ? `$${gather(p.a, p.b, p.c, p.d)}$` : `$${linear(p.a + p.c, 0)} = ${180 - p.b - p.d}$`,
      why: 'Letters on one side, numbers on the other.',
    },
    { do: `$x = ${p.x}$`, why: `The angles then measure $${p.a * p.x + p.b}^\\circ$ and $${p.c * p.x + p.d}^\\circ$.` },
  ],
  given: ({ a, b, c, d, i, j }) => ({ a, b, c, d, one: whereOf(i), two: whereOf(j) }),
  // For each x, the crossing line that fits the first angle: does the second one fit as well?
  check: ({ a, b, c, d, one, two }) => {
    const fits = (x: number) =>
      Array.from({ length: 179 }, (_, t) => t + 1).some(
        (t) => measured(one, t) === a * x + b && measured(two, t) === c * x + d,
      )
    return num(Array.from({ length: 100 }, (_, x) => x).find(fits) ?? -1)
  },
})

const KINDS = [
  'Corresponding angles',
  'Alternate interior angles',
  'Alternate exterior angles',
  'Same-side interior angles',
  'Same-side exterior angles',
] as const
const PAIRS = [
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [3, 6],
  [4, 5],
  [1, 8],
  [2, 7],
  [3, 5],
  [4, 6],
  [1, 7],
  [2, 8],
] as const
const kindOf = (i: number, j: number) => {
  const name = pairName(i, j)
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

const naming = template({
  id: 'geometry/parallel-lines-names',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng) => {
    const kind = pick(rng, KINDS)
    const pair = pick(
      rng,
      PAIRS.filter(([i, j]) => kindOf(i, j) === kind),
    )
    return { pair, t: theta(rng), names: pick(rng, NAMES3) }
  },
  frames: [
    {
      id: 'numbered',
      kind: 'figure',
      items: 6,
      stem: ({ pair, t, names }) =>
        `<p>Line $${names[2]}$ crosses lines $${names[0]}$ and $${names[1]}$.</p>${lines(
          { theta: t, names },
          [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [k, String(k)] as const),
          { bare: true, marks: false },
        )}<p>What are angles ${pair[0]} and ${pair[1]} called?</p>`,
    },
  ],
  answer: ({ pair }) => text(kindOf(pair[0], pair[1])),
  traps: KINDS.map((k) => ({
    misconception: 'geo-mixes-up-alternate-and-corresponding',
    rule: (_: { pair: readonly [number, number] }) => text(k),
    why: ({ pair }: { pair: readonly [number, number] }) =>
      `${k.startsWith('Corr') ? 'would lie at the same corner of both crossings' : `would lie ${k.includes('interior') ? 'between' : 'outside'} the two lines, on ${k.startsWith('Alt') ? 'opposite sides' : 'the same side'} of the crossing line`}; angles ${pair[0]} and ${pair[1]} do not.`,
  })),
  explain: ({ pair: [i, j] }) => [
    {
      do: `Angle ${i} is at the ${WHERE[(i - 1) % 4]} corner of its crossing, angle ${j} at the ${WHERE[(j - 1) % 4]} corner.`,
      why: 'Look first whether the corners are between the two lines (interior) or outside (exterior).',
    },
    {
      do: `They are ${pairName(i, j)}.`,
      why:
        j - i === 4
          ? 'Both lie at the same corner of their crossing.'
          : `They lie on ${pairName(i, j).startsWith('alt') ? 'opposite sides' : 'the same side'} of the crossing line, ${pairName(i, j).includes('interior') ? 'between' : 'outside'} the lines.`,
    },
  ],
  given: ({ pair }) => ({ pair }),
  check: ({ pair: [i, j] }) => {
    const inner = (p: number) => p >= 3 && p <= 6
    const left = (p: number) => p % 2 === 1
    if (inner(i) !== inner(j)) return text('Corresponding angles')
    return text(`${left(i) === left(j) ? 'Same-side' : 'Alternate'} ${inner(i) ? 'interior' : 'exterior'} angles`)
  },
})

/** A bend between two parallel lines. */
const bendFigure = (a: number, b: number, labels: readonly [string, string, string]): Html => {
  const [top, low] = [
    xy.polar([0, 0], 2.6 / Math.sin((a * Math.PI) / 180), 180 - a),
    xy.polar([0, 0], 2.6 / Math.sin((b * Math.PI) / 180), 180 + b),
  ]
  const left = Math.min(top[0], low[0]) - 1.6
  const end = 1.6
  const at = {
    A: top,
    B: [0, 0] as const,
    C: low,
    p: [end, 2.6] as const,
    q: [left, 2.6] as const,
    r: [end, -2.6] as const,
    s: [left, -2.6] as const,
  }
  return drawing(
    {
      alt: 'Two parallel lines, one through A and one through C; the path ABC bends at B between them',
      at,
      height: 230,
    },
    [
      g.line('qp'),
      g.line('sr'),
      g.parallel('qp', 1, 0.9),
      g.parallel('sr', 1, 0.9),
      g.seg('AB'),
      g.seg('BC'),
      g.angle('pAB', labels[0], { as: 'The angle at A between the line, to the right, and AB' }),
      g.angle('rCB', labels[1], { as: 'The angle at C between the line, to the right, and CB' }),
      g.angle('ABC', labels[2]),
      g.dots('ABC'),
    ],
  )
}

const bend = template({
  id: 'geometry/parallel-lines-bend',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 32, 62), b: int(rng, 32, 62) }),
      ({ a, b }) => Math.abs(a - b) > 4 && a + b !== 90,
    ),
  frames: [
    {
      id: 'at-the-bend',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b }) =>
        `<p>The two lines in the figure are parallel.</p>${bendFigure(a, b, [`${a}°`, `${b}°`, 'x°'])}<p>What is the value of $x$?</p>`,
    },
  ],
  answer: ({ a, b }) => num(a + b),
  traps: [
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ a, b }) => num(a + b + 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-slips-by-ten-at-angles',
      rule: ({ a, b }) => num(a + b - 10),
      why: () => 'is off by ten: a slip in the calculation.',
    },
    {
      misconception: 'geo-adds-equal-angles-to-180',
      rule: ({ a, b }) => num(180 - a - b),
      why: ({ a, b }) => `takes $${a} + ${b}$ away from $180$, as if the three angles were those of a triangle.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      rule: ({ a, b }) => num(2 * Math.min(a, b)),
      why: () => 'doubles one of the angles, as if both were equal.',
    },
    {
      misconception: 'geo-ignores-the-bend',
      rule: ({ a }) => num(180 - a),
      why: ({ a }) => `uses only the angle of $${a}^\\circ$.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      rule: ({ b }) => num(180 - b),
      why: ({ b }) => `uses only the angle of $${b}^\\circ$.`,
    },
    {
      misconception: 'geo-ignores-the-bend',
      rule: ({ a, b }) => num(2 * Math.max(a, b)),
      why: () => 'doubles one of the angles, as if both were equal.',
    },
  ],
  explain: ({ a, b }) => [
    {
      do: 'Draw a third line through $B$, parallel to the two given ones.',
      why: 'It splits the angle at $B$ into two parts.',
    },
    {
      do: `The upper part measures $${a}^\\circ$, the lower part $${b}^\\circ$.`,
      why: 'Each is an alternate interior angle of a given one.',
    },
    { do: `$x = ${a} + ${b} = ${a + b}$`, why: 'The two parts make up the whole angle.' },
  ],
  given: (p) => p,
  // Draws the path and measures the bend.
  check: ({ a, b }) => num(Math.round(xy.angle(xy.polar([0, 0], 1, 180 - a), [0, 0], xy.polar([0, 0], 1, 180 + b)))),
})

/** Which equal or supplementary angles force two lines to be parallel? */
const converse = judgeTwo({
  id: 'geometry/parallel-lines-converse',
  skill,
  slip: 'geo-lines',
  frame: 'enough',
  difficulty: 'Medium',
  b: 0.6,
  seconds: 90,
  items: 7,
  draw: (rng) => ({ t: theta(rng), names: pick(rng, NAMES3) }),
  intro: (e) =>
    `<p>Line $${e.names[2]}$ crosses lines $${e.names[0]}$ and $${e.names[1]}$. It is not known whether $${e.names[0]}$ and $${e.names[1]}$ are parallel.</p>${lines(
      { theta: e.t, names: e.names },
      [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [k, String(k)] as const),
      { bare: true, marks: false },
    )}<p>Two students say what would be enough to be sure that the lines are parallel.</p>`,
  claims: () => [
    {
      id: '15e',
      says: 'It is enough to know that angles 1 and 5 are equal.',
      holds: true,
      because: 'Angles 1 and 5 are corresponding angles; if they are equal, the lines are parallel.',
    },
    {
      id: '36e',
      says: 'It is enough to know that angles 3 and 6 are equal.',
      holds: true,
      because: 'Angles 3 and 6 are alternate interior angles; if they are equal, the lines are parallel.',
    },
    {
      id: '27e',
      says: 'It is enough to know that angles 2 and 7 are equal.',
      holds: true,
      because: 'Angles 2 and 7 are alternate exterior angles; if they are equal, the lines are parallel.',
    },
    {
      id: '46s',
      says: 'It is enough to know that angles 4 and 6 add up to $180^\\circ$.',
      holds: true,
      because: 'Angles 4 and 6 are same-side interior angles; if they add up to $180^\\circ$, the lines are parallel.',
    },
    {
      id: '14e',
      says: 'It is enough to know that angles 1 and 4 are equal.',
      holds: false,
      because: 'Angles 1 and 4 are vertical angles: they are equal whatever the other line does.',
    },
    {
      id: '35e',
      says: 'It is enough to know that angles 3 and 5 are equal.',
      holds: false,
      because: 'Angles 3 and 5 are same-side interior angles: they would have to add up to $180^\\circ$.',
    },
    {
      id: '56s',
      says: 'It is enough to know that angles 5 and 6 add up to $180^\\circ$.',
      holds: false,
      because: 'Angles 5 and 6 form a linear pair at one crossing: they always add up to $180^\\circ$.',
    },
    {
      id: '26s',
      says: 'It is enough to know that angles 2 and 6 add up to $180^\\circ$.',
      holds: false,
      because: 'Angles 2 and 6 are corresponding angles: they would have to be equal.',
    },
  ],
  given: () => ({}),
  // With lines that are not parallel (70° above, 60° below) the condition must fail; with parallel ones it must hold.
  test: (_, id) => {
    const [i, j] = [Number(id[0]), Number(id[1])]
    const fits = (up: number, low: number) => {
      const size = (k: number) => (likeTwo(k) ? (k < 5 ? up : low) : 180 - (k < 5 ? up : low))
      return id[2] === 'e' ? size(i) === size(j) : size(i) + size(j) === 180
    }
    return fits(70, 70) && !fits(70, 60) && !fits(70, 110)
  },
})

export const templates: readonly Template[] = [known, algebra, naming, bend, converse]
