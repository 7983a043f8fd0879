import {
  drawing,
  g,
  type Html,
  int,
  judgeTwo,
  linear,
  num,
  pick,
  type Rng,
  sample,
  type Template,
  toDecimalText,
  until,
  xy,
} from '../../../kit.ts'
import { nameTheMistake } from '../ask.ts'
import { quick, whole } from './compact.ts'

const skill = 'geo-central-inscribed-angles'
const R = 5
const on = (deg: number) => xy.polar([0, 0], R, deg)
const SETS = ['ABC', 'PQR', 'DEF', 'JKL', 'MNP', 'RST'] as const

/** Central angle over the first two letters, inscribed angle at the third. */
const both = (set: string, c: number, rot: number, skew: number, central: string, inscribed: string): Html => {
  const [A, B, C] = [...set] as [string, string, string]
  const at = { O: [0, 0] as const, [A]: on(270 - c / 2 + rot), [B]: on(270 + c / 2 + rot), [C]: on(90 + rot + skew) }
  return drawing({ alt: `Circle with center O through ${A}, ${B} and ${C}`, at, height: 260 }, [
    g.circle('O', R),
    g.seg(`O${A}`),
    g.seg(`O${B}`),
    g.seg(C + A),
    g.seg(C + B),
    g.dots('O'),
    ...(central ? [g.angle(`${A}O${B}`, central)] : []),
    ...(inscribed ? [g.angle(A + C + B, inscribed)] : []),
  ])
}

const inscribed = quick({
  id: 'circle-inscribed-angle',
  skill,
  level: 'Low',
  b: -0.9,
  seconds: 55,
  draw: (rng) => ({
    k: int(rng, 26, 78),
    ask: pick(rng, ['ins', 'cen'] as const),
    set: pick(rng, SETS),
    rot: pick(rng, [0, 20, -35, 60, 120, 180]),
    skew: pick(rng, [-24, -14, 12, 22]),
  }),
  frames: [
    [
      'figure',
      'figure',
      7,
      ({ k, ask, set, rot, skew }) =>
        `${both(set, 2 * k, rot, skew, ask === 'ins' ? `${2 * k}°` : '', ask === 'cen' ? `${k}°` : '')}<p>$${set[0]}$, $${set[1]}$ and $${set[2]}$ lie on the circle with center $O$. What is the measure, in degrees, of $\\angle ${ask === 'ins' ? `${set[0]}${set[2]}${set[1]}` : `${set[0]}O${set[1]}`}$?</p>`,
    ],
    [
      'typed',
      'figure',
      6,
      ({ k, ask, set, rot, skew }) =>
        `${both(set, 2 * k, rot, skew, ask === 'ins' ? `${2 * k}°` : 'x°', ask === 'cen' ? `${k}°` : 'x°')}<p>In the circle with center $O$, what is the value of $x$?</p>`,
      'grid',
    ],
  ],
  answer: ({ k, ask }) => num(ask === 'ins' ? k : 2 * k),
  traps: [
    [
      'geo-circ-inscribed-equals-central',
      ({ k, ask }) => num(ask === 'ins' ? 2 * k : k),
      'takes both angles to be equal.',
    ],
    [
      'geo-circ-halves-the-wrong-angle',
      ({ k, ask }) => (ask === 'ins' ? whole(4 * k, 1, 320) : k % 2 === 0 ? num(k / 2) : null),
    ],
    ['geo-circ-takes-the-supplement', ({ k, ask }) => num(ask === 'ins' ? 180 - 2 * k : 180 - k)],
    ['geo-circ-takes-the-supplement', ({ k, ask }) => num(ask === 'ins' ? 180 - k : 360 - 2 * k)],
    ['geo-circ-takes-the-supplement', ({ k, ask }) => whole(ask === 'ins' ? 90 - k : 180 - 2 * k)],
  ],
  explain: ({ k, ask }) => [
    [
      'Both angles stand over the same arc.',
      'The central angle is as large as this arc, the inscribed angle is half of it.',
    ],
    ask === 'ins'
      ? [`$\\frac{${2 * k}^\\circ}{2} = ${k}^\\circ$`, 'The vertex of the angle asked for lies on the circle.']
      : [`$2 \\cdot ${k}^\\circ = ${2 * k}^\\circ$`, 'The vertex of the angle asked for is the center.'],
  ],
  given: ({ k, ask }) => ({ v: ask === 'ins' ? 2 * k : k, ask }),
  // Measures the angle at a point of the circle.
  check: ({ v, ask }) =>
    ask === 'ins'
      ? num(Math.round(xy.angle(on(0), on(v / 2 + 180), on(v))))
      : num(
          Array.from({ length: 180 }, (_, c) => c).find(
            (c) => c > 0 && Math.abs(xy.angle(on(0), on(c / 2 + 180), on(c)) - v) < 0.01,
          ) ?? -1,
        ),
})

const QUADS = ['ABCD', 'PQRS', 'KLMN', 'WXYZ', 'EFGH'] as const
const cyclic = quick({
  id: 'circle-cyclic-quadrilateral',
  skill,
  level: 'Medium',
  b: -0.2,
  seconds: 60,
  draw: (rng) =>
    until(
      () => {
        const arcs = [int(rng, 25, 70) * 2, int(rng, 25, 70) * 2, int(rng, 25, 70) * 2]
        const last = 360 - arcs.reduce((s, x) => s + x, 0)
        const [p = 0, q = 0, r = 0] = arcs
        // Angles at the first and the second corner.
        return { p, q, r, last, a: (q + r) / 2, b: (r + last) / 2, set: pick(rng, QUADS), rot: int(rng, 0, 35) * 10 }
      },
      ({ last, a, b }) =>
        last > 48 &&
        last < 150 &&
        Math.abs(a - 90) > 7 &&
        Math.abs(b - 90) > 7 &&
        Math.abs(a - b) > 5 &&
        Math.abs(a + b - 180) > 5,
    ),
  frames: [
    [
      'figure',
      'figure',
      6,
      ({ p, q, r, a, b, set, rot }) => {
        const [A, B, C, D] = [...set] as [string, string, string, string]
        const at = {
          [A]: on(rot),
          [B]: on(rot + p),
          [C]: on(rot + p + q),
          [D]: on(rot + p + q + r),
          o: [0, 0] as const,
        }
        return `${drawing({ alt: `Quadrilateral ${set} with its four corners on a circle`, at, height: 260 }, [
          g.circle('o', R),
          g.polygon(set),
          g.angle(D + A + B, `${a}°`),
          g.angle(A + B + C, `${b}°`),
          g.angle(B + C + D, 'x°'),
        ])}<p>The corners of quadrilateral $${set}$ lie on a circle. What is the value of $x$?</p>`
      },
    ],
    [
      'words',
      'words',
      4,
      ({ a, b, set }) =>
        `Quadrilateral $${set}$ is inscribed in a circle. Angle $${set[0]}$ measures $${a}^\\circ$ and angle $${set[1]}$ measures $${b}^\\circ$. What is the measure, in degrees, of angle $${set[2]}$?`,
    ],
  ],
  answer: ({ a }) => num(180 - a),
  traps: [
    ['geo-circ-opposite-angles-equal', ({ a }) => num(a)],
    ['geo-circ-uses-the-neighboring-angle', ({ b }) => num(180 - b), 'is the angle opposite the other given angle.'],
    ['geo-circ-uses-the-neighboring-angle', ({ b }) => num(b), 'repeats the angle next to it.'],
    [
      'geo-circ-takes-the-supplement',
      ({ a, b }) => whole(360 - a - b),
      'subtracts both given angles from a full turn.',
    ],
    [
      'geo-circ-takes-the-supplement',
      ({ a, b }) => whole(Math.abs(180 - a - b), 15),
      'treats three corners as a triangle.',
    ],
    ['geo-circ-inscribed-equals-central', ({ a }) => whole((360 - a) / 2), 'halves the rest of the full turn.'],
  ],
  explain: ({ a, set }) => [
    [
      `The angles at $${set[0]}$ and $${set[2]}$ lie opposite each other, so they add up to $180^\\circ$.`,
      'Each is half of its arc, and the two arcs make up the whole circle.',
    ],
    [`$180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$`, 'The other given angle is not needed.'],
  ],
  given: ({ a, b }) => ({ a, b }),
  check: ({ a }) => num((360 - 2 * a) / 2),
})

const thales = quick({
  id: 'circle-angle-over-diameter',
  skill,
  level: 'Medium',
  b: 0.1,
  seconds: 70,
  draw: (rng) => ({
    a: until(
      () => int(rng, 18, 70),
      (a) => Math.abs(a - 45) > 3 && Math.abs(a - 30) > 1 && a !== 60,
    ),
    ask: pick(rng, ['B', 'AOC', 'arc'] as const),
    rot: pick(rng, [0, 15, -20, 180]),
  }),
  frames: [
    [
      'figure',
      'figure',
      7,
      ({ a, ask, rot }) =>
        `<p>$AB$ is a diameter of the circle with center $O$.</p>${drawing(
          {
            alt: 'Circle with center O, diameter AB and triangle ABC',
            at: { A: on(180 + rot), B: on(rot), C: on(2 * a + rot), O: [0, 0] },
            height: 260,
          },
          [
            g.circle('O', R),
            g.polygon('ABC'),
            g.dots('O'),
            ...(ask === 'AOC' ? [g.seg('OC')] : []),
            g.angle('BAC', `${a}°`),
          ],
        )}<p>What is the measure, in degrees, of ${ask === 'B' ? '$\\angle ABC$' : ask === 'AOC' ? '$\\angle AOC$' : 'the minor arc $AC$'}?</p>`,
    ],
  ],
  answer: ({ a, ask }) => num(ask === 'B' ? 90 - a : 180 - 2 * a),
  traps: [
    ['geo-circ-halves-the-wrong-angle', ({ a, ask }) => num(ask === 'B' ? 180 - 2 * a : 90 - a)],
    [
      'geo-circ-takes-the-supplement',
      ({ a }) => num(180 - a),
      'subtracts from $180^\\circ$ and forgets the right angle at $C$.',
    ],
    ['geo-circ-uses-the-neighboring-angle', ({ a }) => num(2 * a), 'is the arc $BC$.'],
    ['geo-circ-inscribed-equals-central', ({ a }) => num(a), 'repeats the given angle.'],
    ['geo-circ-takes-the-supplement', ({ a }) => num(90 + a)],
    ['geo-circ-halves-the-wrong-angle', ({ a }) => (a % 2 === 0 ? num((180 - a) / 2) : null)],
  ],
  explain: ({ a, ask }) => [
    ['$\\angle ACB = 90^\\circ$', 'It is an inscribed angle over the diameter $AB$, half of $180^\\circ$.'],
    [
      `$\\angle ABC = 90^\\circ - ${a}^\\circ = ${90 - a}^\\circ$`,
      'The acute angles of a right triangle add up to $90^\\circ$.',
    ],
    ...(ask === 'B'
      ? []
      : [
          [
            `$2 \\cdot ${90 - a}^\\circ = ${180 - 2 * a}^\\circ$`,
            'Arc $AC$ and its central angle are twice the inscribed angle at $B$.',
          ] as const,
        ]),
  ],
  given: ({ a, ask }) => ({ a, ask }),
  check: ({ a, ask }) => {
    const [A, B, C] = [on(180), on(0), on(2 * a)]
    return num(Math.round(ask === 'B' ? xy.angle(A, B, C) : xy.angle(A, [0, 0], C)))
  },
})

const drawAlgebra = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 6, 30)
      const k = int(rng, 28, 72)
      const [a, c] = [int(rng, 3, 8), int(rng, 1, 4)]
      return {
        x,
        k,
        a,
        b: 2 * k - a * x,
        c,
        d: k - c * x,
        rot: pick(rng, [0, 25, -30, 180]),
        skew: pick(rng, [-18, 16]),
      }
    },
    ({ a, b, c, d, x }) => {
      if (b === 0 || d === 0 || Math.abs(b) > 45 || Math.abs(d) > 30 || a === 2 * c || a === c) return false
      const others = [
        (d - b) / (a - c),
        (180 - b - d) / (a + c),
        (2 * b - d) / (c - 2 * a),
        (d - b) / (a - 2 * c),
        (b - d) / a,
      ]
      return others.filter((o) => Number.isInteger(o) && o > 1 && o !== x).length >= 2
    },
  )
const algebra = quick({
  id: 'circle-inscribed-algebra',
  skill,
  level: 'High',
  b: 0.7,
  seconds: 95,
  draw: drawAlgebra,
  frames: [
    [
      'figure',
      'multi-step',
      6,
      (p) =>
        `${both('ABC', 2 * p.k, p.rot, p.skew, '', '')}<p>$A$, $B$ and $C$ lie on the circle with center $O$. $\\angle AOB = (${linear(p.a, p.b)})^\\circ$ and $\\angle ACB = (${linear(p.c, p.d)})^\\circ$. What is the value of $x$?</p>`,
    ],
  ],
  answer: ({ x }) => num(x),
  traps: [
    ['geo-circ-inscribed-equals-central', ({ a, b, c, d }) => whole((d - b) / (a - c), 2, 80)],
    ['geo-circ-takes-the-supplement', ({ a, b, c, d }) => whole((180 - b - d) / (a + c), 2, 80)],
    ['geo-circ-halves-the-wrong-angle', ({ a, b, c, d }) => whole((2 * b - d) / (c - 2 * a), 2, 80)],
    [
      'geo-circ-halves-the-wrong-angle',
      ({ a, b, c, d }) => whole((d - b) / (a - 2 * c), 2, 80),
      'doubles only a part of the expression.',
    ],
    ['geo-circ-inscribed-equals-central', ({ k }) => num(k), 'is the inscribed angle itself, not $x$.'],
    ['geo-circ-inscribed-equals-central', ({ k }) => num(2 * k), 'is the central angle itself, not $x$.'],
    ['geo-circ-takes-the-supplement', ({ a, b, c, d }) => whole((360 - b - d) / (a + c), 2, 90)],
  ],
  explain: ({ a, b, c, d, x, k }) => [
    [`$${linear(a, b)} = 2(${linear(c, d)})$`, 'The central angle is twice the inscribed angle over the same arc.'],
    [`$${linear(a - 2 * c, 0)} = ${2 * d - b}$`, 'Multiply out, then letters to one side and numbers to the other.'],
    [`$x = ${x}$`, `The angles are $${2 * k}^\\circ$ and $${k}^\\circ$.`],
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 90 }, (_, x) => x).find((x) => a * x + b === 2 * (c * x + d)) ?? -1),
})

const mistake = nameTheMistake({
  id: 'geometry/circle-radii-mistake',
  skill,
  slip: 'geo-circ',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  items: 6,
  draw: (rng) => ({ t: int(rng, 16, 58), rot: pick(rng, [0, 30, -25, 180]) }),
  ask: ({ t, rot }, name, got) => {
    const c = 180 - 2 * t
    return `${drawing(
      {
        alt: 'Circle with center O through A, B and C, with triangle OAB',
        at: { O: [0, 0], A: on(270 - c / 2 + rot), B: on(270 + c / 2 + rot), C: on(105 + rot) },
        height: 260,
      },
      [g.circle('O', R), g.polygon('OAB'), g.seg('CA'), g.seg('CB'), g.dots('O'), g.angle('OAB', `${t}°`)],
    )}<p>${name} looks for $\\angle ACB$ in the circle with center $O$ and gets ${got}.</p>`
  },
  given: (e) => ({ ...e, rot: 0 }),
  show: (x) => `$${toDecimalText(x)}^\\circ$`,
  solution: ({ t }) => 90 - t,
  how: ({ t }) =>
    `triangle $OAB$ is isosceles, so $\\angle AOB = 180^\\circ - 2 \\cdot ${t}^\\circ = ${180 - 2 * t}^\\circ$, and $\\angle ACB$ is half of that.`,
  mistakes: ({ t }) => [
    { says: 'The inscribed angle was taken to be as large as the central angle.', result: 180 - 2 * t },
    {
      says: 'Angle $OAB$ was subtracted only once from $180^\\circ$ before halving.',
      result: (180 - t) % 2 === 0 ? (180 - t) / 2 : { n: 180 - t, d: 2 },
    },
    {
      says: 'Angle $AOB$ was taken to be as large as angle $OAB$, and then halved.',
      result: t % 2 === 0 ? t / 2 : { n: t, d: 2 },
    },
    { says: 'The central angle was doubled instead of halved.', result: 360 - 4 * t },
  ],
})

const claims = judgeTwo({
  id: 'geometry/circle-angle-claims',
  skill,
  slip: 'geo-circ',
  frame: 'two-claims',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 90,
  items: 6,
  draw: (rng) => {
    const [p, q] = sample(rng, [48, 56, 62, 70, 76, 84, 92], 2) as [number, number]
    const r = until(
      () => int(rng, 25, 45) * 2,
      (x) => x !== p,
    )
    return { p, q, r, rot: pick(rng, [0, 40, 200]) }
  },
  intro: ({ p, q, r, rot }) =>
    `${drawing(
      {
        alt: 'Quadrilateral ABCD with its corners on a circle, and its diagonals',
        at: { O: [0, 0], A: on(rot), B: on(rot + p), C: on(rot + p + q), D: on(rot + p + q + r) },
        show: 'ABCD',
        height: 260,
      },
      [
        g.circle('O', R),
        g.polygon('ABCD'),
        g.seg('AC'),
        g.seg('BD'),
        g.arcLabel('O', R, rot + p / 2, `${p}°`, 'Arc AB'),
        g.arcLabel('O', R, rot + p + q / 2, `${q}°`, 'Arc BC'),
        g.arcLabel('O', R, rot + p + q + r / 2, `${r}°`, 'Arc CD'),
      ],
    )}<p>The measures of three arcs are given.</p>`,
  claims: ({ p, q, r }) => [
    {
      id: 'same',
      says: '$\\angle ACB$ and $\\angle ADB$ are equal.',
      holds: true,
      because: 'Both are inscribed angles over arc $AB$.',
    },
    {
      id: 'half',
      says: `$\\angle ADB = ${p / 2}^\\circ$.`,
      holds: true,
      because: `It is an inscribed angle over arc $AB$, so half of $${p}^\\circ$.`,
    },
    {
      id: 'sum',
      says: '$\\angle BAD + \\angle BCD = 180^\\circ$.',
      holds: true,
      because: 'Opposite angles of a quadrilateral on a circle add up to $180^\\circ$.',
    },
    {
      id: 'corner',
      says: `$\\angle BAD = ${(q + r) / 2}^\\circ$.`,
      holds: true,
      because: `It is half of arc $BCD$, which measures $${q}^\\circ + ${r}^\\circ$.`,
    },
    {
      id: 'whole',
      says: `$\\angle BAC = ${q}^\\circ$.`,
      holds: false,
      because: `It is an inscribed angle, so only half of arc $BC$: $${q / 2}^\\circ$.`,
    },
    {
      id: 'opposite',
      says: '$\\angle ABC = \\angle ADC$.',
      holds: false,
      because: 'These angles add up to $180^\\circ$; they would be equal only if $AC$ were a diameter.',
    },
    {
      id: 'other',
      says: '$\\angle ACB$ and $\\angle CAD$ are equal.',
      holds: false,
      because: `One stands over arc $AB$ ($${p}^\\circ$), the other over arc $CD$ ($${r}^\\circ$).`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  test: ({ p, q, r }, id) => {
    const [A, B, C, D] = [on(0), on(p), on(p + q), on(p + q + r)]
    const close = (x: number, y: number) => Math.abs(x - y) < 1e-6
    const at: Record<string, boolean> = {
      same: close(xy.angle(A, C, B), xy.angle(A, D, B)),
      half: close(xy.angle(A, D, B), p / 2),
      sum: close(xy.angle(B, A, D) + xy.angle(B, C, D), 180),
      corner: close(xy.angle(B, A, D), (q + r) / 2),
      whole: close(xy.angle(B, A, C), q),
      opposite: close(xy.angle(A, B, C), xy.angle(A, D, C)),
      other: close(xy.angle(A, C, B), xy.angle(C, A, D)),
    }
    return at[id] as boolean
  },
})

export const templates: readonly Template[] = [inscribed, cyclic, thales, algebra, mistake, claims]
