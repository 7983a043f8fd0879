/** Points on a segment: halfway, or in a given ratio. */

import { add, div, frac, g, type Html, int, mul, point, type Template, template, toFrac, until, type Value } from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { apart, figure, skill, two } from './distance.ts'

/** Segment AB with a point on it. */
const withPoint = (a: XY, b: XY, name: 'M' | 'P', at: XY): Html =>
  onGrid(`Segment AB with the point ${name} on it`, { A: a, B: b, [name]: at }, [
    g.seg('AB', '', { accent: true }),
    g.dots(`AB${name}`),
  ])

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
      classic: true,
      rule: ({ a, other: b, end }) => (end ? null : point((b[0] - a[0]) / 2, (b[1] - a[1]) / 2)),
      why: () => 'is half the step from $A$ to $B$, not the point halfway.',
    },
    {
      misconception: 'geo-coord-midpoint-for-endpoint',
      classic: true,
      rule: ({ a, other, end }) => (end ? mid(a, other) : null),
      why: () => 'lies halfway between $A$ and $M$.',
    },
    {
      misconception: 'geo-coord-forgets-to-halve',
      rule: ({ a, other: b, end }) => (end ? null : point(a[0] + b[0], a[1] + b[1])),
      why: () => 'adds the coordinates and does not halve the sums.',
    },
    {
      misconception: 'geo-coord-step-the-wrong-way',
      rule: ({ a, other: m, end }) => (end ? point(2 * a[0] - m[0], 2 * a[1] - m[1]) : null),
      why: () => 'goes from $A$ away from $M$: then $A$ would be the midpoint.',
    },
    {
      misconception: 'geo-coord-forgets-to-halve',
      rule: ({ a, other: b, end }) => (end ? null : point((a[0] + b[0]) / 2, a[1] + b[1])),
      says: () => 'I halved the sum of the $x$-coordinates, but not the sum of the $y$-coordinates.',
      why: () => 'halves the first coordinate only.',
    },
    {
      misconception: 'geo-coord-doubles-the-midpoint',
      rule: ({ other: m, end }) => (end ? point(2 * m[0], 2 * m[1]) : null),
      why: () => 'doubles the coordinates of $M$ and forgets to subtract those of $A$.',
    },
    {
      misconception: 'geo-coord-forgets-the-start',
      rule: ({ a, other: m, end }) => (end ? point(m[0] - a[0], m[1] - a[1]) : null),
      says: () => 'I gave the step from $A$ to $M$ and did not add it to $M$.',
      why: () => 'is only the step from $A$ to $M$.',
    },
    {
      misconception: 'geo-coord-half-the-difference',
      rule: ({ a, other: b, end }) => (end ? null : point((a[0] + b[0]) / 2, (b[1] - a[1]) / 2)),
      says: () => 'I added the $x$-coordinates, but subtracted the $y$-coordinates before halving.',
      why: () => 'subtracts the second coordinates.',
    },
  ],
  explain: ({ a, b, end }) => {
    const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
    return end
      ? {
          plan: 'See which steps lead from the end to the midpoint, and take the same steps once more.',
          steps: [
            {
              do: `From $A$ to $M$: $${m[0]} - ${inParens(a[0])} = ${m[0] - a[0]}$ in $x$ and $${m[1]} - ${inParens(a[1])} = ${m[1] - a[1]}$ in $y$.`,
              why: '$M$ is halfway to $B$.',
            },
            {
              do: `From $M$: $${m[0]} + ${inParens(m[0] - a[0])} = ${b[0]}$ and $${m[1]} + ${inParens(m[1] - a[1])} = ${b[1]}$.`,
              why: 'The second half is as long as the first and goes the same way.',
            },
            { do: `$B$ is $${pt(b)}$.`, why: 'Write the $x$-coordinate first.' },
          ],
          faster: `Twice the midpoint less the known end is the other end: $2 \\cdot ${inParens(m[0])} - ${inParens(a[0])} = ${b[0]}$ and $2 \\cdot ${inParens(m[1])} - ${inParens(a[1])} = ${b[1]}$.`,
          check: `Halfway between $${a[0]}$ and $${b[0]}$ lies $${m[0]}$; halfway between $${a[1]}$ and $${b[1]}$ lies $${m[1]}$.`,
          figure: withPoint(a, b, 'M', m),
        }
      : {
          plan: 'The midpoint has the mean of the coordinates: add them, then halve.',
          steps: [
            {
              do: `$\\frac{${a[0]} + ${inParens(b[0])}}{2} = \\frac{${a[0] + b[0]}}{2} = ${m[0]}$`,
              why: 'The $x$-coordinate lies halfway between those of the ends.',
            },
            {
              do: `$\\frac{${a[1]} + ${inParens(b[1])}}{2} = \\frac{${a[1] + b[1]}}{2} = ${m[1]}$`,
              why: 'The same for the $y$-coordinate.',
            },
            { do: `The midpoint is $${pt(m)}$.`, why: 'It lies between the two points.' },
          ],
          ...(a[1] === 0
            ? {}
            : {
                faster: `The second coordinate is enough: halfway between $${a[1]}$ and $${b[1]}$ lies $${m[1]}$, and only $${pt(m)}$ has that $y$-coordinate.`,
              }),
          check: `From $A$ to $${pt(m)}$ and on to $B$ the steps are the same: $${m[0] - a[0]}$ in $x$ and $${m[1] - a[1]}$ in $y$.`,
          figure: withPoint(a, b, 'M', m),
        }
  },
  check: ({ a, other, end }) =>
    end
      ? point(2 * other[0] - a[0], 2 * other[1] - a[1])
      : point(a[0] + (other[0] - a[0]) / 2, a[1] + (other[1] - a[1]) / 2),
})

const inParens = (x: number) => (x < 0 ? `(${x})` : `${x}`)

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
      misconception: 'geo-coord-ratio-from-the-wrong-end',
      classic: true,
      rule: ({ a, b, m, n }) => part(b, a, m, m + n),
      why: ({ m, n }) => `measures the ${m} ${m === 1 ? 'part' : 'parts'} from $B$, so that $AP:PB = ${n}:${m}$.`,
    },
    {
      misconception: 'geo-coord-ratio-as-fraction',
      classic: true,
      rule: ({ a, b, m, n }) => (m < n ? part(a, b, m, n) : null),
      why: ({ m, n }) => `goes $\\frac{${m}}{${n}}$ of the way instead of $\\frac{${m}}{${m + n}}$.`,
    },
    {
      misconception: 'geo-coord-forgets-the-start',
      rule: ({ a, b, m, n }) => point((m * (b[0] - a[0])) / (m + n), (m * (b[1] - a[1])) / (m + n)),
      why: () => 'is only the step; it has to start at $A$.',
    },
    {
      misconception: 'geo-coord-midpoint-for-ratio',
      rule: ({ a, b }) => part(a, b, 1, 2),
      why: () => 'is the midpoint.',
    },
    {
      misconception: 'geo-coord-step-the-wrong-way',
      rule: ({ a, b, m, n }) => point(a[0] - (m * (b[0] - a[0])) / (m + n), a[1] - (m * (b[1] - a[1])) / (m + n)),
      why: () => 'goes from $A$ away from $B$, so it does not lie on the segment.',
    },
    {
      misconception: 'geo-coord-ratio-from-the-wrong-end',
      rule: ({ a, b, m, n }) => point(a[0] + (m * (b[0] - a[0])) / (m + n), b[1] - (m * (b[1] - a[1])) / (m + n)),
      says: ({ m, n }) =>
        `I went $\\frac{${m}}{${m + n}}$ of the way from $A$ to $B$ in $x$, but $\\frac{${m}}{${m + n}}$ of the way from $B$ to $A$ in $y$.`,
      why: () => 'starts from $A$ in $x$, but from $B$ in $y$.',
    },
  ],
  explain: ({ a, b, m, n }) => ({
    plan: 'Turn the ratio into a fraction of the whole segment, and go that fraction of each step from the first point.',
    steps: [
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
    faster: `As a weighted mean, where the end that is nearer counts more: $\\frac{${n} \\cdot ${inParens(a[0])} + ${m} \\cdot ${inParens(b[0])}}{${m + n}} = ${a[0] + (m * (b[0] - a[0])) / (m + n)}$ and $\\frac{${n} \\cdot ${inParens(a[1])} + ${m} \\cdot ${inParens(b[1])}}{${m + n}} = ${a[1] + (m * (b[1] - a[1])) / (m + n)}$.`,
    check: `From $A$ to $P$ the step in $x$ is $${(m * (b[0] - a[0])) / (m + n)}$, from $P$ to $B$ it is $${(n * (b[0] - a[0])) / (m + n)}$: that is $${m}:${n}$.`,
    figure: withPoint(a, b, 'P', [a[0] + (m * (b[0] - a[0])) / (m + n), a[1] + (m * (b[1] - a[1])) / (m + n)]),
  }),
  // The weighted mean of the ends.
  check: ({ a, b, m, n }) =>
    point(div(add(mul(n, a[0]), mul(m, b[0])), m + n), div(toFrac(n * a[1] + m * b[1]), m + n)),
})

export const templates: readonly Template[] = [midpoint, partition]
