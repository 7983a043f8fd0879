import { abs, type Html, int, linear, num, pick, type Rng, type Template, template, until, xy } from '#kit'
import { enoughTraps, equationTraps } from '../equation-traps.ts'
import { gather, gatherTo180, inOneGo, inOneGoTo180 } from '../gather.ts'
import { angleLabel } from '../linear-label.ts'
import { converse } from './parallel-converse.ts'
import { likeTwo, lines, NAMES3, pairName, skill, theta, WHERE } from './parallel-figure.ts'
import { bend, naming } from './parallel-names.ts'

/** The angle at a corner, measured between the directions of its two sides; the crossing line rises at `turn` degrees. */
const measured = (where: string, turn: number): number => {
  const along = where.includes('left') ? 180 : 0
  const across = where.includes('upper') ? turn : turn + 180
  return Math.round(xy.angle(xy.polar([0, 0], 1, along), [0, 0], xy.polar([0, 0], 1, across)))
}

const whereOf = (pos: number): string => WHERE[(pos - 1) % 4] as string

/** Whether the angles at two corners are equal. */
const alike = (one: string, two: string): boolean => measured(one, 60) === measured(two, 60)

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
  balance: 'size',
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
  given: ({ i, j, n }) => ({ n, known: whereOf(i), asked: whereOf(j) }),
  answer: ({ i, j, n }) => num(likeTwo(i) === likeTwo(j) ? n : 180 - n),
  traps: [
    {
      misconception: 'geo-adds-equal-angles-to-180',
      classic: true,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ n }) => [n, 180],
      rule: ({ n, known, asked }) => (alike(known, asked) ? num(180 - n) : null),
      why: ({ n }) => `is $180 - ${n}$, but these two angles are equal.`,
    },
    {
      misconception: 'geo-sets-supplements-equal',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      rule: ({ n, known, asked }) => (alike(known, asked) ? null : num(n)),
      says: () => 'I took the two angles to be equal, although they add up to 180°.',
      why: ({ n }) => `repeats $${n}$, but one of the angles is acute and the other obtuse.`,
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ n }) => [n, 90],
      after: (x) => abs(x),
      rule: ({ n }) => num(Math.abs(90 - n)),
      says: ({ n }) => `I took the difference between ${n}° and 90°.`,
      why: ({ n }) => `is the difference between $${n}$ and $90$, but there is no right angle here.`,
    },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      operation: 'parts-taken-as-equal',
      operands: ({ n }) => [360 - n, 2],
      rule: ({ n }) => num((360 - n) / 2),
      says: () => 'I shared the rest of the full turn between two angles.',
      why: ({ n }) => `shares the rest of a full turn, $360 - ${n}$, between two angles.`,
    },
    {
      misconception: 'geo-assumes-a-right-angle',
      operation: 'wrong-number-used',
      operands: () => [90],
      rule: () => num(90),
      says: () => 'I took the angle of $x^\\circ$ for a right angle, although it is not marked as one.',
      why: () => 'would need lines that cross at right angles, which nothing says.',
    },
  ],
  explain: ({ i, j, t, n, names }, frame) => {
    const same = likeTwo(i) === likeTwo(j)
    const name = pairName(i, j)
    return {
      plan: 'Find out whether the two angles are equal or make a straight angle together: at parallel lines there are only two sizes of angles.',
      steps: [
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
      ],
      check: same
        ? `In the figure both marked angles are ${n < 90 ? 'acute' : 'obtuse'}, and at parallel lines all ${n < 90 ? 'acute' : 'obtuse'} angles have the same size, here $${n}^\\circ$.`
        : `In the figure one of the marked angles is acute and the other obtuse, and $${n} + ${180 - n} = 180$.`,
      figure:
        frame === 'grid'
          ? lines({ theta: likeTwo(j) ? n : 180 - n, names }, [
              [j, `${n}°`],
              [i, `${same ? n : 180 - n}°`],
            ])
          : lines({ theta: t, names }, [
              [i, `${n}°`],
              [j, `${same ? n : 180 - n}°`],
            ]),
    }
  },
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

const algFigure = (p: Alg): Html =>
  lines({ theta: p.t, names: p.names }, [
    [p.i, angleLabel(p.a, p.b)],
    [p.j, angleLabel(p.c, p.d)],
  ])

const isSame = (p: { i: number; j: number }): boolean => likeTwo(p.i) === likeTwo(p.j)

const algTraps = equationTraps<Alg>(isSame)

const fits = (p: Alg) => enoughTraps(algTraps, { ...p, opposite: isSame(p) }, p.x)

const algebra = template({
  id: 'geometry/parallel-lines-algebra',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
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
  given: ({ a, b, c, d, i, j }) => ({
    a,
    b,
    c,
    d,
    one: whereOf(i),
    two: whereOf(j),
    opposite: alike(whereOf(i), whereOf(j)),
  }),
  answer: ({ x }) => num(x),
  traps: algTraps,
  explain: (p, frame) => ({
    plan: 'Name the pair of angles: at parallel lines it tells whether they are equal or supplementary. Write this as an equation.',
    steps: [
      {
        do: isSame(p)
          ? `$${linear(p.a, p.b)} = ${linear(p.c, p.d)}$`
          : `$(${linear(p.a, p.b)}) + (${linear(p.c, p.d)}) = 180$`,
        why: `The angles are ${pairName(p.i, p.j)}; at parallel lines these ${isSame(p) ? 'are equal' : 'add up to $180^\\circ$'}.`,
      },
      {
        do: (isSame(p) ? gather : gatherTo180)(p.a, p.b, p.c, p.d),
        why: isSame(p)
          ? 'Bring the variable terms to one side, then the constants to the other.'
          : 'Combine like terms, then bring the constants to one side.',
      },
      { do: `$x = ${p.x}$`, why: 'Divide by the coefficient of $x$.' },
    ],
    ...(frame === 'choice'
      ? {
          faster: `Try the options: put each in for $x$ in both labels. With $${p.x}$, the angles measure $${p.a * p.x + p.b}^\\circ$ and $${p.c * p.x + p.d}^\\circ$, ${isSame(p) ? 'which are equal; with any other number they are not.' : 'together $180^\\circ$; any other number gives another sum.'}`,
        }
      : isSame(p)
        ? { faster: `${inOneGo(p.a, p.b, p.c, p.d)}.` }
        : { faster: `${inOneGoTo180(p.a, p.b, p.c, p.d)}.` }),
    check: `The angles then measure $${p.a * p.x + p.b}^\\circ$ and $${p.c * p.x + p.d}^\\circ$${isSame(p) ? '.' : ': together $180^\\circ$.'}`,
    figure: lines({ theta: p.t, names: p.names }, [
      [p.i, `${p.a * p.x + p.b}°`],
      [p.j, `${p.c * p.x + p.d}°`],
    ]),
  }),
  // For each x, the crossing line that fits the first angle: does the second one fit as well?
  check: ({ a, b, c, d, one, two }) => {
    const fits = (x: number) =>
      Array.from({ length: 179 }, (_, t) => t + 1).some(
        (t) => measured(one, t) === a * x + b && measured(two, t) === c * x + d,
      )
    return num(Array.from({ length: 100 }, (_, x) => x).find(fits) ?? -1)
  },
})

export const templates: readonly Template[] = [known, algebra, naming, bend, converse]
