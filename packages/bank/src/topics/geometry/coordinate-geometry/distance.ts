import {
  add,
  div,
  frac,
  g,
  hypot,
  int,
  mul,
  nameTheNumberMistake,
  num,
  person,
  pick,
  point,
  type Rng,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  template,
  toFrac,
  until,
  type Value,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'

const skill = 'geo-distance-and-midpoint'
type Two = Readonly<{ a: XY; b: XY }>
const two = (rng: Rng): Two => ({ a: [int(rng, -6, 6), int(rng, -6, 6)], b: [int(rng, -6, 6), int(rng, -6, 6)] })
const steps = ({ a, b }: Two) => [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])] as const
const figure = ({ a, b }: Two) =>
  onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])
const apart = (p: Two) =>
  Math.min(...steps(p)) > 1 && hypot(...steps(p)) > 3 && p.a[0] !== 0 && p.b[0] !== 0 && p.a[1] !== 0 && p.b[1] !== 0

const distance = template({
  id: 'geometry/coordinate-distance',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => two(rng),
      (p) => {
        const [u, v] = steps(p)
        return apart(p) && u !== v && !Number.isInteger(hypot(u, v))
      },
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) => `${figure(p)}<p>What is the distance between $A${pt(p.a)}$ and $B${pt(p.b)}$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, b }) => `What is the distance between the points $${pt(a)}$ and $${pt(b)}$ on the coordinate plane?`,
    },
  ],
  given: (p) => p,
  answer: (p) => surdValue(surdSqrt(steps(p)[0] ** 2 + steps(p)[1] ** 2)),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      rule: (p) => root(steps(p)[0] + steps(p)[1]),
      why: () => 'adds the steps under the root without squaring them.',
    },
    {
      misconception: 'geo-coord-subtracts-the-squares',
      rule: (p) => root(Math.abs(steps(p)[0] ** 2 - steps(p)[1] ** 2)),
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => root((a[0] + b[0]) ** 2 + (a[1] - b[1]) ** 2),
      why: () => 'adds the $x$-coordinates instead of subtracting them.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => root((a[0] - b[0]) ** 2 + (a[1] + b[1]) ** 2),
      why: () => 'adds the $y$-coordinates instead of subtracting them.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => root((a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2),
      why: () => 'adds the coordinates instead of subtracting them.',
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      rule: (p) => root(2 * (steps(p)[0] ** 2 + steps(p)[1] ** 2)),
      why: () => 'doubles the number under the root.',
    },
  ],
  explain: (p) => {
    const [u, v] = steps(p)
    return [
      { do: `The steps are ${u} in $x$ and ${v} in $y$.`, why: 'They are the legs of a right triangle.' },
      {
        do: `$\\sqrt{${u}^2 + ${v}^2} = \\sqrt{${u * u + v * v}}${surdTex(surdSqrt(u * u + v * v)) === `\\sqrt{${u * u + v * v}}` ? '' : ` = ${surdTex(surdSqrt(u * u + v * v))}`}$`,
        why: 'The distance is the hypotenuse.',
      },
    ]
  },
  check: ({ a, b }) =>
    surdValue(surdSqrt(a[0] * a[0] + b[0] * b[0] - 2 * a[0] * b[0] + a[1] * a[1] + b[1] * b[1] - 2 * a[1] * b[1])),
})
function root(n: number): Value | null {
  return n > 0 ? surdValue(surdSqrt(n)) : null
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
] as const
const map = template({
  id: 'geometry/coordinate-distance-map',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [u, v, c] = pick(rng, TRIPLES)
    const flip = int(rng, 0, 1) === 1
    return { a: [int(rng, -9, 2), int(rng, -9, 2)] as XY, u: flip ? v : u, v: (flip ? u : v) * pick(rng, [1, -1]), c }
  },
  frames: [
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, u, v }, rng) =>
        `On a map with one unit for one mile, ${person(rng)} lives at $${pt(a)}$ and works at $${pt([a[0] + u, a[1] + v])}$. How many miles is it in a straight line from home to work?`,
    },
  ],
  given: ({ a, u, v }) => ({ a, b: [a[0] + u, a[1] + v] as XY }),
  answer: ({ c }) => num(c),
  traps: [
    { misconception: 'geo-coord-adds-the-steps', shortcut: ({ u, v }) => num(u + Math.abs(v)) },
    { misconception: 'geo-coord-forgets-the-root', shortcut: ({ c }) => num(c * c) },
    { misconception: 'geo-coord-subtracts-the-squares', shortcut: ({ u, v }) => num(Math.abs(u - Math.abs(v))) },
  ],
  explain: ({ u, v, c }) => [
    { do: `The steps are ${u} in $x$ and ${Math.abs(v)} in $y$.`, why: 'Subtract the coordinates.' },
    {
      do: `$\\sqrt{${u}^2 + ${Math.abs(v)}^2} = \\sqrt{${c * c}} = ${c}$`,
      why: 'The straight way is the hypotenuse of a right triangle.',
    },
  ],
  check: ({ a, b }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => x * x === (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ?? -1),
})

const midpoint = template({
  id: 'geometry/coordinate-midpoint',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...two(rng), end: int(rng, 0, 1) === 1 }),
      (p) => {
        const m = [p.a[0] + p.b[0], p.a[1] + p.b[1]]
        return apart(p) && m.every((x) => x % 2 === 0 && x !== 0) && Math.abs(p.a[0]) !== Math.abs(p.b[0])
      },
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ a, b, end }) => {
        const m: XY = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        return end
          ? `${onGrid('Points A and M', { A: a, M: m }, [g.seg('AM', '', { accent: true }), g.dots('AM')])}<p>$M${pt(m)}$ is the midpoint of segment $AB$, and $A$ is $${pt(a)}$. What are the coordinates of $B$?</p>`
          : `${figure({ a, b })}<p>What is the midpoint of the segment from $A${pt(a)}$ to $B${pt(b)}$?</p>`
      },
    },
  ],
  given: ({ a, b, end }) => ({ a, other: end ? ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const) : b, end }),
  answer: ({ a, b, end }) => (end ? point(b[0], b[1]) : point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)),
  traps: [
    {
      misconception: 'geo-coord-half-the-difference',
      shortcut: ({ a, b, end }) =>
        end ? point((a[0] - b[0]) / 2, (a[1] - b[1]) / 2) : point((b[0] - a[0]) / 2, (b[1] - a[1]) / 2),
    },
    {
      misconception: 'geo-coord-forgets-to-halve',
      shortcut: ({ a, b, end }) => (end ? null : point(a[0] + b[0], a[1] + b[1])),
    },
    {
      misconception: 'geo-coord-forgets-to-halve',
      shortcut: ({ a, b, end }) => (end ? null : point((a[0] + b[0]) / 2, a[1] + b[1])),
      why: () => 'halves the first coordinate only.',
    },
    {
      misconception: 'geo-coord-midpoint-for-endpoint',
      shortcut: ({ a, b, end }) => (end ? mid(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) : null),
      why: () => 'lies halfway between $A$ and $M$.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ a, b, end }) =>
        end
          ? point(b[0], (3 * a[1] - b[1]) / 2 === b[1] ? b[1] + 2 : (3 * a[1] - b[1]) / 2)
          : point((a[0] - b[0]) / 2, (a[1] + b[1]) / 2),
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ a, b, end }) =>
        end ? point((3 * a[0] - b[0]) / 2, (3 * a[1] - b[1]) / 2) : point((a[0] + b[0]) / 2, (a[1] - b[1]) / 2),
      why: ({ end }) => (end ? 'takes the step from $A$ away from $M$.' : 'subtracts the second coordinates.'),
    },
  ],
  explain: ({ a, b, end }) =>
    end
      ? [
          {
            do: `From $A$ to $M$ the steps are ${(b[0] - a[0]) / 2} in $x$ and ${(b[1] - a[1]) / 2} in $y$.`,
            why: '$M$ is halfway to $B$.',
          },
          { do: `The same steps from $M$ lead to $${pt(b)}$.`, why: 'The second half is as long as the first.' },
        ]
      : [
          {
            do: `$\\frac{${a[0]} + (${b[0]})}{2} = ${(a[0] + b[0]) / 2}$ and $\\frac{${a[1]} + (${b[1]})}{2} = ${(a[1] + b[1]) / 2}$`,
            why: 'The midpoint has the mean of the coordinates.',
          },
          {
            do: `The midpoint is $(${(a[0] + b[0]) / 2}, ${(a[1] + b[1]) / 2})$.`,
            why: 'It lies between the two points.',
          },
        ],
  check: ({ a, other, end }) =>
    end
      ? point(2 * other[0] - a[0], 2 * other[1] - a[1])
      : point(a[0] + (other[0] - a[0]) / 2, a[1] + (other[1] - a[1]) / 2),
})
function mid(a: XY, b: XY): Value {
  return point(frac(a[0] + b[0], 2), frac(a[1] + b[1], 2))
}

const part = (a: XY, b: XY, m: number, n: number): Value =>
  point(add(a[0], mul(frac(m, n), b[0] - a[0])), add(a[1], mul(frac(m, n), b[1] - a[1])))
const partition = template({
  id: 'geometry/coordinate-partition',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...two(rng), m: int(rng, 1, 4), n: int(rng, 1, 4) }),
      ({ a, b, m, n }) => apart({ a, b }) && m !== n && (b[0] - a[0]) % (m + n) === 0 && (b[1] - a[1]) % (m + n) === 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `${figure(p)}<p>Point $P$ lies on the segment from $A${pt(p.a)}$ to $B${pt(p.b)}$ so that $AP:PB = ${p.m}:${p.n}$. What are the coordinates of $P$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, m, n }) => part(a, b, m, m + n),
  traps: [
    {
      misconception: 'geo-coord-ratio-as-fraction',
      rule: ({ a, b, m, n }) => part(b, a, m, m + n),
      why: () => 'starts from $B$.',
    },
    {
      misconception: 'geo-coord-half-the-difference',
      rule: ({ a, b }) => part(a, b, 1, 2),
      why: () => 'is the midpoint.',
    },
    {
      misconception: 'geo-coord-ratio-as-fraction',
      rule: ({ a, b, m, n }) => (m < n && (b[0] - a[0]) % n === 0 && (b[1] - a[1]) % n === 0 ? part(a, b, m, n) : null),
      why: ({ m, n }) => `goes $\\frac{${m}}{${n}}$ of the way.`,
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b, m, n }) => point(a[0] + (m * (b[0] - a[0])) / (m + n), b[1] - (m * (b[1] - a[1])) / (m + n)),
      why: () => 'starts from $A$ in $x$, but from $B$ in $y$.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b, m, n }) => point(b[0] - (m * (b[0] - a[0])) / (m + n), a[1] + (m * (b[1] - a[1])) / (m + n)),
      why: () => 'starts from $B$ in $x$, but from $A$ in $y$.',
    },
    {
      misconception: 'geo-coord-half-the-difference',
      rule: ({ a, b, m, n }) => point((m * (b[0] - a[0])) / (m + n), (m * (b[1] - a[1])) / (m + n)),
      why: () => 'is only the step; it has to start at $A$.',
    },
  ],
  explain: ({ a, b, m, n }) => [
    {
      do: `$P$ lies $\\frac{${m}}{${m + n}}$ of the way from $A$ to $B$.`,
      why: `The ratio $${m}:${n}$ makes $${m} + ${n} = ${m + n}$ parts.`,
    },
    {
      do: `The steps are $${(m * (b[0] - a[0])) / (m + n)}$ in $x$ and $${(m * (b[1] - a[1])) / (m + n)}$ in $y$.`,
      why: `That is $\\frac{${m}}{${m + n}}$ of $${b[0] - a[0]}$ and of $${b[1] - a[1]}$.`,
    },
    {
      do: `From $A$ they lead to $(${a[0] + (m * (b[0] - a[0])) / (m + n)}, ${a[1] + (m * (b[1] - a[1])) / (m + n)})$.`,
      why: 'Start at the point that is named first.',
    },
  ],
  // The weighted mean of the ends.
  check: ({ a, b, m, n }) =>
    point(div(add(mul(n, a[0]), mul(m, b[0])), m + n), div(toFrac(n * a[1] + m * b[1]), m + n)),
})

const mistake = template({
  id: 'geometry/coordinate-distance-mistake',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheNumberMistake({
    slip: 'geo-coord',
    items: 5,
    draw: (rng) =>
      until(
        () => {
          const [u, v] = pick(rng, [
            [3, 4],
            [4, 3],
            [6, 8],
            [8, 6],
          ] as const)
          const a: XY = [int(rng, -6, -1), int(rng, -6, -1)]
          return { a, b: [a[0] + u, a[1] + v] as XY }
        },
        ({ b }) => b[0] <= 6 && b[1] <= 6 && b[0] !== 0 && b[1] !== 0,
      ),
    ask: (p, name, got) =>
      `${figure(p)}<p>${name} looks for the distance between $A${pt(p.a)}$ and $B${pt(p.b)}$ and gets ${got}.</p>`,
    show: (x) => num(x).html,
    solution: (p) => hypot(...steps(p)),
    how: (p) => `$\\sqrt{${steps(p)[0]}^2 + ${steps(p)[1]}^2}$.`,
    mistakes: (p) => [
      { says: 'The two steps were added.', result: steps(p)[0] + steps(p)[1] },
      { says: 'The root was forgotten.', result: steps(p)[0] ** 2 + steps(p)[1] ** 2 },
      { says: 'The smaller step was subtracted from the larger one.', result: Math.abs(steps(p)[0] - steps(p)[1]) },
      { says: 'The steps were doubled instead of squared, then added.', result: 2 * (steps(p)[0] + steps(p)[1]) },
    ],
  }),
})

export const templates: readonly Template[] = [distance, map, midpoint, partition, mistake]
