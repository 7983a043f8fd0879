/** How many sides a polygon has, and its last angle. */

import {
  add,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  num,
  type Pt,
  pick,
  sub,
  type Template,
  table,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { skill } from './polygons.ts'

/** How many sides? */
const count = template({
  id: 'geometry/polygon-how-many-sides',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        n: pick(rng, [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 20, 24, 30, 36]),
        known: pick(rng, ['inner', 'outer', 'sum'] as const),
      }),
      ({ n, known }) => known === 'sum' || (n % 2 === 0 && 360 % n === 0),
    ),
  frames: [
    {
      id: 'from-angle',
      kind: 'words',
      items: 6,
      stem: ({ n, known }) =>
        known === 'sum'
          ? `The interior angles of a convex polygon add up to $${180 * (n - 2)}^\\circ$. How many sides does it have?`
          : `Each ${known === 'inner' ? 'interior' : 'exterior'} angle of a regular polygon measures $${known === 'inner' ? 180 - 360 / n : 360 / n}^\\circ$. How many sides does the polygon have?`,
    },
    {
      id: 'coin',
      kind: 'words',
      items: 4,
      stem: ({ n, known }, rng) =>
        `The rim of a ${pick(rng, ['coin', 'lampshade', 'tower seen from above', 'table top', 'bolt head'])} is a ${known === 'sum' ? 'convex polygon whose interior angles add up to' : `regular polygon with ${known === 'inner' ? 'interior' : 'exterior'} angles of`} $${known === 'sum' ? 180 * (n - 2) : known === 'inner' ? 180 - 360 / n : 360 / n}^\\circ$${known === 'sum' ? '' : ' each'}. How many sides does it have?`,
    },
  ],
  given: ({ n, known }) => ({
    shown: known === 'sum' ? 180 * (n - 2) : known === 'inner' ? 180 - 360 / n : 360 / n,
    known,
  }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ shown }) => [frac(shown, 180)],
      rule: ({ shown, known }) => (known === 'sum' ? num(shown / 180) : null),
      says: () => 'I gave the number of triangles instead of the number of sides.',
      why: () => 'is the number of triangles, two less than the number of sides.',
    },
    {
      misconception: 'geo-divides-by-the-wrong-number-of-sides',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { shown, known }) => div(x, known === 'inner' ? 180 - shown : shown),
      rule: ({ shown, known }) =>
        known === 'sum' ? null : whole(frac(180, known === 'inner' ? 180 - shown : shown), 3),
      says: ({ known }) =>
        known === 'inner'
          ? 'I divided 180° instead of 360° by what the angle leaves to a straight line.'
          : 'I divided 180° by the exterior angle instead of 360°.',
      why: () => 'uses $180^\\circ$ instead of $360^\\circ$ for the full turn.',
    },
    {
      misconception: 'geo-subtracts-two-at-the-end',
      rule: ({ shown, known }) =>
        known === 'sum'
          ? whole(shown / 180 - 2, 3)
          : whole(sub(frac(360, known === 'inner' ? 180 - shown : shown), 2), 3),
      says: () => 'I subtracted 2 at the end.',
      why: ({ known }) =>
        known === 'sum'
          ? 'subtracts two instead of adding two.'
          : 'subtracts two, although the number of sides is already found.',
    },
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      rule: ({ shown, known }) =>
        known === 'sum' ? num(shown / 180 + 1) : num(add(frac(360, known === 'inner' ? 180 - shown : shown), 2)),
      says: ({ known }) =>
        known === 'sum' ? 'I added 1 to the number of triangles instead of 2.' : 'I added 2 at the end.',
      why: ({ known }) =>
        known === 'sum' ? 'adds one instead of two.' : 'adds two, although the number of sides is already found.',
    },
    {
      misconception: 'geo-takes-360-as-the-interior-sum',
      operation: 'wrong-number-used',
      operands: () => [360],
      after: (x, { shown }) => div(shown, x),
      rule: ({ shown, known }) => (known === 'sum' ? whole(frac(shown, 360), 3) : null),
      says: () => 'I divided the sum by 360°.',
      why: () => 'divides by $360^\\circ$, but each triangle has $180^\\circ$.',
    },
    {
      misconception: 'geo-divides-by-the-wrong-number-of-sides',
      rule: ({ shown, known }) =>
        known === 'sum' ? null : whole(frac(360, known === 'inner' ? shown : 180 - shown), 3),
      says: () => 'I divided 360° by the interior angle.',
      why: () => 'divides $360$ by the interior angle.',
    },
  ],
  explain: ({ n, known }) => ({
    plan: `Go back from the angles to the number of sides: ${known === 'sum' ? 'the sum tells into how many triangles the polygon can be cut.' : 'the exterior angles of a regular polygon share one full turn.'}`,
    steps:
      known === 'sum'
        ? [
            {
              do: 'Diagonals from one vertex cut the polygon into triangles, two fewer than it has sides.',
              why: 'The two sides at that vertex make no triangle of their own.',
            },
            { do: `$${180 * (n - 2)} \\div 180 = ${n - 2}$ triangles`, why: 'Each triangle has $180^\\circ$.' },
            { do: `The polygon has $${n - 2} + 2 = ${n}$ sides.`, why: 'There are two triangles fewer than sides.' },
          ]
        : [
            {
              do:
                known === 'inner'
                  ? `Each exterior angle is $180^\\circ - ${180 - 360 / n}^\\circ = ${360 / n}^\\circ$.`
                  : `Each exterior angle is $${360 / n}^\\circ$.`,
              why: known === 'inner' ? 'Interior and exterior angle lie on a straight line.' : 'This is given.',
            },
            {
              do: 'All exterior angles together make $360^\\circ$.',
              why: 'Whoever walks around the polygon turns once completely.',
            },
            {
              do: `$360 \\div ${360 / n} = ${n}$`,
              why: 'So many equal exterior angles fit into one full turn: one for each side.',
            },
          ],
    ...(known === 'inner' && n === 6
      ? {
          faster:
            'The angle of $120^\\circ$ is twice $60^\\circ$: two equilateral triangles meet at each vertex. Six of them around the center make the polygon, so it has 6 sides.',
        }
      : {}),
    check:
      known === 'sum'
        ? `With ${n} sides the sum is $(${n} - 2) \\cdot 180 = ${180 * (n - 2)}$ degrees.`
        : `With ${n} sides the interior angles have $(${n} - 2) \\cdot 180 = ${180 * (n - 2)}$ degrees together, so $${180 * (n - 2)} \\div ${n} = ${180 - 360 / n}$ each${known === 'inner' ? ', as given' : `, and $180 - ${180 - 360 / n} = ${360 / n}$`}.`,
  }),
  check: ({ shown, known }) =>
    num(
      Array.from({ length: 40 }, (_, n) => n).find(
        (n) =>
          n > 2 &&
          (known === 'sum'
            ? 180 * (n - 2) === shown
            : known === 'inner'
              ? 180 * (n - 2) === shown * n
              : shown * n === 360),
      ) ?? -1,
    ),
})

/** A polygon with given angles: all sides 1 but the last two, which close it; null when they do not. */
function closed(angles: readonly number[]): Pt[] | null {
  const n = angles.length
  const dirs: number[] = [0]
  for (let i = 1; i < n; i++) dirs.push((dirs[i - 1] as number) + 180 - (angles[i] as number))
  const unit = (t: number): Pt => xy.polar([0, 0], 1, t)
  const [sx, sy] = dirs.slice(0, n - 2).reduce((s, t): Pt => [s[0] + unit(t)[0], s[1] + unit(t)[1]], [0, 0] as Pt)
  const [u, v] = [unit(dirs[n - 2] as number), unit(dirs[n - 1] as number)]
  const det = u[0] * v[1] - u[1] * v[0]
  const [p, q] = [(-sx * v[1] + sy * v[0]) / det, (-u[0] * sy + u[1] * sx) / det]
  if (!(p > 0.55 && p < 1.9 && q > 0.55 && q < 1.9)) return null
  const points: Pt[] = [[0, 0]]
  ;[...dirs.slice(0, n - 2).map(() => 1), p].forEach((len, i) => {
    const [x, y] = points[i] as Pt
    points.push(xy.polar([x, y], len, dirs[i] as number))
  })
  return points
}

const total = (known: readonly number[]): number => known.reduce((s, v) => s + v, 0)

/** The last angle of a polygon. */
const restOf = (known: readonly number[]): number => 180 * (known.length - 1) - total(known)

const cornersFigure = (known: readonly number[], x: number, last: string): Html => {
  const letters = [...'ABCDEF'].slice(0, known.length + 1)
  const points = closed([...known, x]) as Pt[]
  const at = Object.fromEntries(letters.map((l, i) => [l, points[i] as Pt]))
  const corner = (i: number) =>
    [letters[(i + letters.length - 1) % letters.length], letters[i], letters[(i + 1) % letters.length]].join('')
  return drawing({ alt: `Polygon ${letters.join('')}`, at, height: 250 }, [
    g.polygon(letters.join('')),
    ...letters.map((_, i) => g.angle(corner(i), i === known.length ? last : `${known[i]}°`)),
  ])
}

const missing = template({
  id: 'geometry/polygon-missing-angle',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const n = pick(rng, [4, 5, 5, 6])
        const first = Array.from({ length: n - 1 }, () => int(rng, n === 4 ? 62 : 84, n === 4 ? 122 : 138))
        return { known: first, x: 180 * (n - 2) - first.reduce((s, v) => s + v, 0) }
      },
      ({ known, x }) =>
        x > 60 &&
        x < 150 &&
        !known.includes(x) &&
        new Set(known).size === known.length &&
        closed([...known, x]) !== null,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ known, x }) => `${cornersFigure(known, x, 'x°')}<p>What is the value of $x$ in the figure?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ known }, rng) =>
        `<p>A surveyor measured the corners of a ${pick(rng, ['plot', 'pond', 'courtyard', 'sports ground'])} with $${known.length + 1}$ straight sides. All angles are less than $180^\\circ$.</p>${table(['Corner', 'Interior angle'], [...known.map((v, i) => ['ABCDEF'[i] as string, `$${v}^\\circ$`]), ['ABCDEF'[known.length] as string, '?']])}<p>What is the measure of the last angle, in degrees?</p>`,
    },
  ],
  given: ({ known }) => ({ known }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'geo-gives-the-supplement',
      classic: true,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ known }) => [known.reduce((s, k) => s - k, 180 * (known.length - 1)), 180],
      rule: ({ known }) => whole(180 - restOf(known), 5),
      why: () => 'is $180^\\circ$ minus the angle asked for.',
    },
    {
      misconception: 'geo-leaves-out-an-angle-of-the-polygon',
      classic: true,
      rule: ({ known }) => whole(restOf(known) + Math.min(...known), 1, 179),
      says: ({ known }) => `I left the ${Math.min(...known)}° out of the sum.`,
      why: ({ known }) => `leaves the $${Math.min(...known)}$ out of the sum.`,
    },
    {
      misconception: 'geo-takes-angles-to-be-equal',
      operation: 'parts-taken-as-equal',
      operands: ({ known }) => [180 * (known.length - 1), known.length + 1],
      rule: ({ known }) => whole(frac(180 * (known.length - 1), known.length + 1)),
      says: () => 'I shared the angle sum equally, as in a regular polygon.',
      why: () => 'shares the angle sum equally, as in a regular polygon.',
    },
    {
      misconception: 'geo-takes-angles-to-be-equal',
      operation: 'wrong-number-used',
      operands: ({ known }) => [Math.max(...known)],
      rule: ({ known }) => num(Math.max(...known)),
      says: ({ known }) => `I took the last angle to be equal to the one of ${Math.max(...known)}°.`,
      why: () => 'repeats one of the known angles.',
    },
    {
      misconception: 'geo-takes-angles-to-be-equal',
      rule: ({ known }) => num(Math.min(...known)),
      says: ({ known }) => `I took the last angle to be equal to the one of ${Math.min(...known)}°.`,
      why: () => 'repeats one of the known angles.',
    },
    {
      misconception: 'geo-takes-the-mean-of-the-angles',
      operation: 'plain-mean',
      operands: ({ known }) => known,
      rule: ({ known }) => whole(frac(total(known), known.length)),
      why: () => 'takes the mean of the known angles.',
    },
  ],
  explain: ({ known, x }, frame) => ({
    plan: 'Find the angle sum from the number of sides, and take all known angles away from it.',
    steps: [
      {
        do: `A polygon with $${known.length + 1}$ sides has an angle sum of $${known.length - 1} \\cdot 180^\\circ = ${180 * (known.length - 1)}^\\circ$.`,
        why: 'It can be cut into two triangles fewer than it has sides.',
      },
      {
        do: `The known angles make $${known.join(' + ')} = ${known.reduce((s, v) => s + v, 0)}$ degrees.`,
        why: 'Add them all.',
      },
      {
        do: `$${180 * (known.length - 1)} - ${known.reduce((s, v) => s + v, 0)} = ${x}$`,
        why: 'What is left belongs to the last angle.',
      },
    ],
    figure: frame === 'figure' ? cornersFigure(known, x, `${x}°`) : '',
    faster: `On the calculator it is one line: $${known.length - 1} \\cdot 180 - ${known.join(' - ')} = ${x}$.`,
    check: `The exterior angles must make a full turn: $${[...known, x].map((v) => 180 - v).join(' + ')} = 360$.`,
  }),
  // By the exterior angles, which make a full turn.
  check: ({ known }) => num(180 - (360 - known.reduce((s, v) => s + 180 - v, 0))),
})

export const templates: readonly Template[] = [count, missing]
