import { drawing, g, type Html, int, num, pick, type Template, template, until, whole, xy } from '#kit'

const skill = 'geo-central-inscribed-angles'

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
      shortcut: ({ k, ask }) => num(ask === 'ins' ? 2 * k : k),
      why: () => 'takes both angles to be equal.',
    },
    {
      misconception: 'geo-circ-halves-the-wrong-angle',
      shortcut: ({ k, ask }) => (ask === 'ins' ? whole(4 * k, 1, 320) : k % 2 === 0 ? num(k / 2) : null),
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      shortcut: ({ k, ask }) => num(ask === 'ins' ? 180 - 2 * k : 180 - k),
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      shortcut: ({ k, ask }) => num(ask === 'ins' ? 180 - k : 360 - 2 * k),
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      shortcut: ({ k, ask }) => whole(ask === 'ins' ? 90 - k : 180 - 2 * k),
    },
  ],
  explain: ({ k, ask }) => [
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
      stem: ({ p, q, r, a, b, set, rot }) => {
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
    { misconception: 'geo-circ-opposite-angles-equal', rule: ({ a }) => num(a) },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      rule: ({ b }) => num(180 - b),
      why: () => 'is the angle opposite the other given angle.',
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      rule: ({ b }) => num(b),
      why: () => 'repeats the angle next to it.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      rule: ({ a, b }) => whole(360 - a - b),
      why: () => 'subtracts both given angles from a full turn.',
    },
    {
      misconception: 'geo-circ-takes-the-supplement',
      rule: ({ a, b }) => whole(Math.abs(180 - a - b), 15),
      why: () => 'treats three corners as a triangle.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      rule: ({ a }) => whole((360 - a) / 2),
      why: () => 'halves the rest of the full turn.',
    },
  ],
  explain: ({ a, set }) => [
    {
      do: `The angles at $${set[0]}$ and $${set[2]}$ lie opposite each other, so they add up to $180^\\circ$.`,
      why: 'Each is half of its arc, and the two arcs make up the whole circle.',
    },
    { do: `$180^\\circ - ${a}^\\circ = ${180 - a}^\\circ$`, why: 'The other given angle is not needed.' },
  ],
  check: ({ a }) => num((360 - 2 * a) / 2),
})

const thales = template({
  id: 'geometry/circle-angle-over-diameter',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({
    a: until(
      () => int(rng, 18, 70),
      (a) => Math.abs(a - 45) > 3 && Math.abs(a - 30) > 1 && a !== 60,
    ),
    ask: pick(rng, ['B', 'AOC', 'arc'] as const),
    rot: pick(rng, [0, 15, -20, 180]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, ask, rot }) =>
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
    },
  ],
  given: ({ a, ask }) => ({ a, ask }),
  answer: ({ a, ask }) => num(ask === 'B' ? 90 - a : 180 - 2 * a),
  traps: [
    { misconception: 'geo-circ-halves-the-wrong-angle', rule: ({ a, ask }) => num(ask === 'B' ? 180 - 2 * a : 90 - a) },
    {
      misconception: 'geo-circ-takes-the-supplement',
      rule: ({ a }) => num(180 - a),
      why: () => 'subtracts from $180^\\circ$ and forgets the right angle at $C$.',
    },
    {
      misconception: 'geo-circ-uses-the-neighboring-angle',
      rule: ({ a }) => num(2 * a),
      why: () => 'is the arc $BC$.',
    },
    {
      misconception: 'geo-circ-inscribed-equals-central',
      rule: ({ a }) => num(a),
      why: () => 'repeats the given angle.',
    },
    { misconception: 'geo-circ-takes-the-supplement', rule: ({ a }) => num(90 + a) },
    { misconception: 'geo-circ-halves-the-wrong-angle', rule: ({ a }) => (a % 2 === 0 ? num((180 - a) / 2) : null) },
  ],
  explain: ({ a, ask }) => [
    { do: '$\\angle ACB = 90^\\circ$', why: 'It is an inscribed angle over the diameter $AB$, half of $180^\\circ$.' },
    {
      do: `$\\angle ABC = 90^\\circ - ${a}^\\circ = ${90 - a}^\\circ$`,
      why: 'The acute angles of a right triangle add up to $90^\\circ$.',
    },
    ...(ask === 'B'
      ? []
      : [
          {
            do: `$2 \\cdot ${90 - a}^\\circ = ${180 - 2 * a}^\\circ$`,
            why: 'Arc $AC$ and its central angle are twice the inscribed angle at $B$.',
          } as const,
        ]),
  ],
  check: ({ a, ask }) => {
    const [A, B, C] = [on(180), on(0), on(2 * a)]
    return num(Math.round(ask === 'B' ? xy.angle(A, B, C) : xy.angle(A, [0, 0], C)))
  },
})

export const templates: readonly Template[] = [inscribed, cyclic, thales]
