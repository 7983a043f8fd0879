import { drawing, g, type Html, int, num, pick, type Template, until, xy } from '#kit'
import { quick, whole } from '../compact.ts'

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

export const templates: readonly Template[] = [inscribed, cyclic, thales]
