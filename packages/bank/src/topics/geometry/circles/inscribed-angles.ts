import { div, drawing, g, type Html, int, num, pick, sub, type Template, template, until, whole, xy } from '#kit'

export const skill = 'geo-central-inscribed-angles'

export const R = 5

export const on = (deg: number) => xy.polar([0, 0], R, deg)

const SETS = ['ABC', 'PQR', 'DEF', 'JKL', 'MNP', 'RST'] as const

/** Central angle over the first two letters, inscribed angle at the third. */
export const both = (set: string, c: number, rot: number, skew: number, central: string, inscribed: string): Html => {
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

const inscribed = template({
  id: 'geometry/circle-inscribed-angle',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    k: int(rng, 26, 78),
    ask: pick(rng, ['ins', 'cen'] as const),
    set: pick(rng, SETS),
    rot: pick(rng, [0, 20, -35, 60, 120, 180]),
    skew: pick(rng, [-24, -14, 12, 22]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ k, ask, set, rot, skew }) =>
        `${both(set, 2 * k, rot, skew, ask === 'ins' ? `${2 * k}°` : '', ask === 'cen' ? `${k}°` : '')}<p>$${set[0]}$, $${set[1]}$ and $${set[2]}$ lie on the circle with center $O$. What is the measure, in degrees, of $\\angle ${ask === 'ins' ? `${set[0]}${set[2]}${set[1]}` : `${set[0]}O${set[1]}`}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: ({ k, ask, set, rot, skew }) =>
        `${both(set, 2 * k, rot, skew, ask === 'ins' ? `${2 * k}°` : 'x°', ask === 'cen' ? `${k}°` : 'x°')}<p>In the circle with center $O$, what is the value of $x$?</p>`,
    },
  ],
  given: ({ k, ask }) => ({ v: ask === 'ins' ? 2 * k : k, ask }),
  answer: ({ k, ask }) => num(ask === 'ins' ? k : 2 * k),
  traps: [
    {
      misconception: 'geo-circ-inscribed-equals-central',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ v }) => [v],
      rule: ({ v }) => num(v),
      says: () => 'I took the inscribed angle and the central angle to be equal.',
      why: () => 'takes both angles to be equal.',
    },
    {
      misconception: 'geo-circ-halves-the-wrong-angle',
      rule: ({ v, ask }, frame) => (ask === 'ins' ? whole(2 * v, 1, frame === 'typed' ? 320 : 179) : whole(v / 2)),
      says: ({ ask }) =>
        ask === 'ins'
          ? 'I doubled the central angle instead of halving it.'
          : 'I halved the inscribed angle instead of doubling it.',
      why: ({ ask }) =>
        ask === 'ins'
          ? 'doubles the central angle instead of halving it.'
          : 'halves the inscribed angle instead of doubling it.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ v }) => [v, 180],
      rule: ({ v }) => num(180 - v),
      says: () => 'I took the two angles to add up to 180°.',
      why: ({ k, ask }) => `is $180 - ${ask === 'ins' ? 2 * k : k}$, but the two angles do not add up to $180^\\circ$.`,
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      operation: 'rest-for-part',
      operands: ({ v, ask }) => [360, ask === 'cen' ? 2 * v : v],
      after: (x, { ask }) => (ask === 'cen' ? x : div(x, 2)),
      rule: ({ v, ask }, frame) =>
        ask === 'ins' ? num(180 - v / 2) : frame === 'typed' || v > 90 ? num(360 - 2 * v) : null,
      says: ({ ask }) => (ask === 'ins' ? 'I took half of the other arc.' : 'I gave the angle for the other arc.'),
      why: () => 'belongs to the other arc.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ v, ask }) => [ask === 'cen' ? 2 * v : v, 180],
      after: (x, { ask }) => (ask === 'cen' ? x : div(x, 2)),
      rule: ({ v, ask }) => whole(ask === 'ins' ? 90 - v / 2 : 180 - 2 * v),
      says: ({ ask }) =>
        ask === 'ins'
          ? 'I worked out a base angle of the triangle with the two radii.'
          : 'I subtracted the inscribed angle twice from 180°.',
      why: ({ ask }) =>
        ask === 'ins'
          ? 'is a base angle of the triangle with the two radii.'
          : 'subtracts the inscribed angle twice from $180^\\circ$.',
    },
  ],
  explain: ({ k, ask, set, rot, skew }) => ({
    plan: 'See where the vertex of each angle lies: an inscribed angle is half of the central angle over the same arc.',
    steps: [
      {
        do: 'Both angles stand over the same arc.',
        why: 'The central angle is as large as this arc, the inscribed angle is half of it.',
      },
      ask === 'ins'
        ? {
            do: `$\\frac{${2 * k}^\\circ}{2} = ${k}^\\circ$`,
            why: 'The vertex of the angle asked for lies on the circle.',
          }
        : { do: `$2 \\cdot ${k}^\\circ = ${2 * k}^\\circ$`, why: 'The vertex of the angle asked for is the center.' },
    ],
    check: `An inscribed angle from the other side stands over the other arc, $360^\\circ - ${2 * k}^\\circ = ${360 - 2 * k}^\\circ$, so it is $${180 - k}^\\circ$. And $${k} + ${180 - k} = 180$, as in every quadrilateral on a circle.`,
    figure: both(set, 2 * k, rot, skew, `${2 * k}°`, `${k}°`),
  }),
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

type Cyclic = Readonly<{ p: number; q: number; r: number; a: number; b: number; set: string; rot: number }>

const cyclicFigure = ({ p, q, r, a, b, set, rot }: Cyclic, found = ''): Html => {
  const [A, B, C, D] = [...set] as [string, string, string, string]
  const at = {
    [A]: on(rot),
    [B]: on(rot + p),
    [C]: on(rot + p + q),
    [D]: on(rot + p + q + r),
    o: [0, 0] as const,
  }
  return drawing({ alt: `Quadrilateral ${set} with its four vertices on a circle`, at, height: 260 }, [
    g.circle('o', R),
    g.polygon(set),
    g.angle(D + A + B, `${a}°`),
    g.angle(A + B + C, `${b}°`),
    g.angle(B + C + D, found || 'x°'),
    ...(found ? [g.angle(C + D + A, `${180 - b}°`)] : []),
  ])
}

const cyclic = template({
  id: 'geometry/circle-cyclic-quadrilateral',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
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
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${cyclicFigure(p)}<p>The vertices of quadrilateral $${p.set}$ lie on a circle. What is the value of $x$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ a, b, set }) =>
        `Quadrilateral $${set}$ is inscribed in a circle. Angle $${set[0]}$ measures $${a}^\\circ$ and angle $${set[1]}$ measures $${b}^\\circ$. What is the measure, in degrees, of angle $${set[2]}$?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a }) => num(180 - a),
  traps: [
    {
      misconception: 'geo-circ-opposite-angles-equal',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      why: ({ a }) => `repeats the $${a}$; opposite angles add up to $180^\\circ$ here.`,
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x) => sub(180, x),
      rule: ({ b }) => num(180 - b),
      says: ({ b }) => `I subtracted ${b}°, the angle next to it, from 180°.`,
      why: () => 'is the angle opposite the other given angle.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, b }) => [a + b, 360],
      rule: ({ a, b }) => whole(360 - a - b, 1, 179),
      says: () => 'I subtracted both given angles from 360°.',
      why: () => 'subtracts both given angles from a full turn; that is the sum of the other two.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, b }) => [a + b, 180],
      rule: ({ a, b }) => whole(180 - a - b, 5),
      says: () => 'I subtracted both given angles from 180°, as in a triangle.',
      why: () => 'treats three vertices as a triangle.',
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      says: ({ b }) => `I took the angle to be equal to its neighbor of ${b}°.`,
      why: () => 'repeats the angle next to it.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      operation: 'solved-for-the-other',
      operands: ({ a }) => [2 * (180 - a)],
      rule: ({ a }) => whole(360 - 2 * a, 1, 179),
      says: () => 'I gave the arc instead of the inscribed angle, which is half of it.',
      why: () => 'is the arc; the inscribed angle is half of it.',
    },
  ],
  explain: ({ p, q, r, a, b, set, rot }, frame) => ({
    plan: 'Opposite angles of a quadrilateral on a circle share the whole circle between them: find the angle opposite the one asked for.',
    steps: [
      {
        do: `The angles at $${set[0]}$ and $${set[2]}$ lie opposite each other.`,
        why: 'Each is half of its arc, and the two arcs make up the whole circle: half of $360^\\circ$ is $180^\\circ$.',
      },
      {
        do: `$${a} + x = 180$, where $x^\\circ$ is the angle at $${set[2]}$.`,
        why: 'Opposite angles add up to $180^\\circ$; the other given angle is not needed.',
      },
      { do: `$x = 180 - ${a} = ${180 - a}$`, why: `Subtract ${a} from both sides.` },
    ],
    check: `The fourth angle, opposite the one of $${b}^\\circ$, is $180 - ${b} = ${180 - b}$ degrees, and all four make $${a} + ${b} + ${180 - a} + ${180 - b} = 360$.`,
    figure: frame === 'figure' ? cyclicFigure({ p, q, r, a, b, set, rot }, `${180 - a}°`) : '',
  }),
  check: ({ a }) => num((360 - 2 * a) / 2),
})

export const templates: readonly Template[] = [inscribed, cyclic]
