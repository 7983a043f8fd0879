import {
  deg,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  type Pt,
  pick,
  sub,
  type Template,
  template,
  whole,
  xy,
} from '#kit'

export const skill = 'geo-polygon-angles'

const NAMES: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
}

/** The sum of the interior angles. */
const sum = template({
  id: 'geometry/polygon-sum',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 50,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ n: int(rng, 5, 20) }),
  frames: [
    {
      id: 'sides',
      kind: 'bare',
      items: 5,
      stem: ({ n }) => `What is the sum of the interior angles of a convex polygon with $${n}$ sides?`,
    },
    {
      id: 'diagonals',
      kind: 'words',
      items: 4,
      stem: ({ n }) =>
        `All diagonals from one vertex of a convex polygon with $${n}$ vertices are drawn. They cut the polygon into triangles. What do the angles of all these triangles add up to?`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => deg(180 * (n - 2)),
  traps: [
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      after: (x) => mul(180, x),
      rule: ({ n }) => deg(180 * n),
      says: () => 'I multiplied 180° by the number of sides.',
      why: ({ n }) => `multiplies $180^\\circ$ by all $${n}$ sides.`,
    },
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 3],
      after: (x) => mul(180, x),
      rule: ({ n }) => deg(180 * (n - 3)),
      says: () => 'I multiplied 180° by the number of diagonals from one vertex.',
      why: ({ n }) => `counts the $${n - 3}$ diagonals instead of the $${n - 2}$ triangles.`,
    },
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 1],
      after: (x) => mul(180, x),
      rule: ({ n }) => deg(180 * (n - 1)),
      says: () => 'I took one triangle fewer than sides instead of two.',
      why: ({ n }) => `counts $${n - 1}$ triangles instead of $${n - 2}$.`,
    },
    {
      misconception: 'geo-takes-360-as-the-interior-sum',
      operation: 'wrong-number-used',
      operands: () => [360],
      after: (x, { n }) => mul(x, n - 2),
      rule: ({ n }) => deg(360 * (n - 2)),
      says: () => 'I took 360° for each triangle.',
      why: () => 'takes $360^\\circ$ for each triangle.',
    },
    {
      misconception: 'geo-takes-360-as-the-interior-sum',
      operation: 'wrong-number-used',
      operands: () => [360],
      rule: () => deg(360),
      why: () => 'is the sum for a quadrilateral only.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'Cut the polygon into triangles from one vertex, count them, and multiply by the angle sum of a triangle.',
    steps: [
      {
        do: `Diagonals from one vertex cut the polygon into $${n} - 2 = ${n - 2}$ triangles.`,
        why: 'The two sides at that vertex make no triangle of their own.',
      },
      { do: `$${n - 2} \\cdot 180^\\circ = ${180 * (n - 2)}^\\circ$`, why: 'Each triangle has $180^\\circ$.' },
    ],
    check: `Another way: at each vertex the interior and the exterior angle make $180^\\circ$, and the exterior angles make one full turn, so $${n} \\cdot 180 - 360 = ${180 * (n - 2)}$.`,
  }),
  // At each vertex interior and exterior angle make 180°, and the exterior ones make one full turn.
  check: ({ n }) => deg(180 * n - 360),
})

/** Regular polygon: each interior or exterior angle. */
export const SIDES = [5, 6, 8, 9, 10, 12] as const

const regular = template({
  id: 'geometry/polygon-regular',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ n: pick(rng, SIDES), inner: int(rng, 0, 1) === 1, start: int(rng, 0, 4) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ n, inner, start }) =>
        `<p>The figure shows a regular polygon with $${n}$ sides${inner ? '' : ' and one side extended'}.</p>${regularFigure(n, inner, start)}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: ({ n, inner, start }) =>
        `${regularFigure(n, inner, start)}<p>All sides and all angles of this ${NAMES[n]} ($${n}$ sides) are equal. Find the value of $x$.</p>`,
    },
  ],
  given: ({ n, inner }) => ({ n, inner }),
  answer: ({ n, inner }) => num(inner ? 180 - 360 / n : 360 / n),
  traps: [
    {
      misconception: 'geo-mixes-interior-and-exterior',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ n, inner }) => [inner ? frac(360, n) : sub(180, frac(360, n))],
      rule: ({ n, inner }) => num(inner ? frac(360, n) : sub(180, frac(360, n))),
      says: ({ inner }) => (inner ? 'I gave the exterior angle.' : 'I gave the interior angle.'),
      why: ({ inner }) => (inner ? 'is the exterior angle.' : 'is the interior angle.'),
    },
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 1],
      after: (x, { n, inner }) => (inner ? mul(x, frac(180, n)) : sub(180, mul(x, frac(180, n)))),
      rule: ({ n, inner }) => whole(inner ? frac(180 * (n - 1), n) : frac(180, n), 10),
      says: ({ inner }) =>
        inner
          ? 'I took one triangle fewer than sides instead of two.'
          : 'I shared 180° among the vertices instead of 360°.',
      why: ({ inner }) => (inner ? 'counts one triangle too many.' : 'shares $180^\\circ$ instead of $360^\\circ$.'),
    },
    {
      misconception: 'geo-takes-the-wrong-number-of-triangles',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 3],
      after: (x, { n, inner }) => (inner ? mul(x, frac(180, n)) : sub(180, mul(x, frac(180, n)))),
      rule: ({ n, inner }) => (inner ? whole(frac(180 * (n - 3), n), 10) : null),
      says: () => 'I multiplied 180° by the number of diagonals from one vertex.',
      why: () => 'counts diagonals instead of triangles.',
    },
    {
      misconception: 'geo-divides-by-the-wrong-number-of-sides',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 2],
      after: (x) => div(360, x),
      rule: ({ n, inner }) => (inner ? null : whole(frac(360, n - 2), 10)),
      says: () => 'I divided by the number of triangles instead of the number of sides.',
      why: ({ n }) => `divides by $${n - 2}$, the number of triangles.`,
    },
    {
      misconception: 'geo-takes-360-as-the-interior-sum',
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { n }) => div(x, n),
      rule: ({ n, inner }) => (inner ? whole(frac(180, n), 10) : null),
      says: () => 'I shared 180° among all vertices.',
      why: () => 'shares $180^\\circ$ among all vertices.',
    },
    {
      misconception: 'geo-divides-by-the-wrong-number-of-sides',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n - 1],
      after: (x, { n, inner }) => div(inner ? 180 * (n - 2) : 360, x),
      rule: ({ n, inner }) => whole(inner ? frac(180 * (n - 2), n - 1) : frac(360, n - 1), 10),
      says: () => 'I divided by one less than the number of sides.',
      why: ({ n }) => `divides by $${n - 1}$ instead of $${n}$.`,
    },
  ],
  explain: ({ n, inner, start }) => ({
    plan: 'All exterior angles together make one full turn and are equal; an interior angle is the rest to a straight line.',
    steps: [
      {
        do: `The ${n} exterior angles make $360^\\circ$ together, and all of them are equal.`,
        why: 'Whoever walks around the polygon turns once completely.',
      },
      {
        do: inner
          ? `Each exterior angle is $360^\\circ \\div ${n} = ${360 / n}^\\circ$.`
          : 'The marked angle is one of these exterior angles.',
        why: inner ? `There are ${n} of them.` : 'It lies between a side and the extension of the next one.',
      },
      inner
        ? {
            do: `Each interior angle is $180^\\circ - ${360 / n}^\\circ = ${180 - 360 / n}^\\circ$, so $x = ${180 - 360 / n}$.`,
            why: 'Interior and exterior angle lie on a straight line.',
          }
        : { do: `$x = 360 \\div ${n} = ${360 / n}$`, why: `There are ${n} of them.` },
    ],
    check: inner
      ? `The interior angles of ${180 - 360 / n}° each have the sum of ${n - 2} triangles: $${n} \\cdot ${180 - 360 / n} = ${180 * (n - 2)} = ${n - 2} \\cdot 180$.`
      : `All exterior angles together: $${n} \\cdot ${360 / n} = 360$, one full turn.`,
    ...(inner && n === 6
      ? {
          faster:
            'Join the center with the vertices: this makes six equilateral triangles, and two of their angles meet at each vertex, $60 + 60 = 120$.',
        }
      : {}),
    figure: regularFigure(n, inner, start, `${inner ? 180 - 360 / n : 360 / n}°`),
  }),
  check: ({ n, inner }) => num(inner ? frac(180 * (n - 2), n) : 180 - (180 * (n - 2)) / n),
})

export function regularFigure(n: number, inner: boolean, start: number, x = 'x°'): Html {
  const letters = [...'abcdefhijklm'].slice(0, n)
  const points = xy.regular(n, 3)
  const at = Object.fromEntries(letters.map((l, i) => [l, points[i] as Pt]))
  const [p, q, r] = [0, 1, 2].map((k) => letters[(start + k) % n] as string) as [string, string, string]
  const out = xy.along(at[p] as Pt, at[q] as Pt, 1.8)
  return drawing(
    {
      alt: `A regular ${NAMES[n]}${inner ? '' : '; one side goes on beyond a vertex'}`,
      at: { ...at, z: out },
      height: 230,
    },
    [
      g.polygon(letters.join('')),
      ...(inner
        ? [g.angle(p + q + r, x, { as: 'An interior angle' })]
        : [g.ray(`${q}z`), g.angle(`${r}${q}z`, x, { as: 'The exterior angle at this vertex' })]),
    ],
  )
}

export const templates: readonly Template[] = [sum, regular]
