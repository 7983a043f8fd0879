/** Areas of polygons, cut into triangles. */

import { div, drawing, frac, g, type Html, int, pick, type Template, template, toTex, until, xy } from '#kit'
import { at, real, realTex } from '../common.ts'
import { skill } from './areas.ts'

const CORNERS = { 6: 'hexagon', 8: 'octagon', 12: 'dodecagon' } as const

type Corners = keyof typeof CORNERS

/** A regular polygon in its circle; with the angle of one of its triangles when it is found. */
function inCircle(n: Corners, r: number, found = false): Html {
  const corners = xy.regular(n, r)
  const at = Object.fromEntries([['O', [0, 0] as const], ...corners.map((p, i) => [`p${i + 1}`, p] as const)])
  const all = corners.map((_, i) => `p${i + 1}`).join('')
  return drawing(
    {
      alt: `A regular ${CORNERS[n]} in a circle with center O and radius ${r} inches; two neighboring vertices are joined to O`,
      at,
      height: 230,
    },
    [
      g.circle('O', r, { thin: true }),
      g.polygon(all),
      g.seg('Op1', found ? `${r} in` : '', { as: 'A radius' }),
      g.seg('Op2'),
      g.shade('Op1p2'),
      ...(found ? [g.angle('p1Op2', `${360 / n}°`, { as: 'The angle at the center' })] : []),
      g.dots('O'),
    ],
  )
}

const polygon = template({
  id: 'trigonometry/area-of-a-regular-polygon',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 105,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ n: pick(rng, [6, 8, 12] as const) as Corners, r: 2 * int(rng, 2, 15) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ n, r }) => {
        return `${inCircle(n, r)}<p>A regular ${CORNERS[n]} is inscribed in a circle with a radius of $${r}$ inches. What is the exact area of the ${CORNERS[n]}, in square inches?</p>`
      },
    },
  ],
  given: ({ n, r }) => ({ n: CORNERS[n], r }),
  answer: ({ n, r }) => real((n * r * r * at('sin', 360 / n)) / 2),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      rule: ({ n, r }) => real(count(n) * r * r * at('sin', 360 / count(n))),
      why: ({ n, r }) => `is $${n} \\cdot ${r} \\cdot ${r} \\cdot \\sin ${360 / n}^\\circ$ without the half.`,
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      rule: ({ n, r }) => real((count(n) * r * r) / 2),
      says: () => 'I took two radii for base and height of a triangle.',
      why: () => 'takes two radii for base and height of a triangle.',
    },
    {
      misconception: 'trig-counts-a-wrong-number-of-triangles',
      rule: ({ n, r }) => real(((count(n) - 2) * r * r * at('sin', 360 / count(n))) / 2),
      says: () => 'I counted two triangles fewer than the polygon has sides, as if they met at a vertex.',
      why: ({ n }) => `counts $${n - 2}$ triangles instead of $${n}$.`,
    },
    {
      misconception: 'trig-counts-a-wrong-number-of-triangles',
      rule: ({ n, r }) => real(((count(n) / 2) * r * r * at('sin', 360 / count(n))) / 2),
      says: () => 'I counted one triangle for every two sides.',
      why: ({ n }) => `counts $${n / 2}$ triangles instead of $${n}$.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      // The sine and the cosine of 45° are equal.
      rule: ({ n, r }) => (count(n) === 8 ? null : real((count(n) * r * r * at('cos', 360 / count(n))) / 2)),
      says: () => 'I used the cosine of the central angle instead of the sine.',
      why: ({ n }) => `uses the cosine of $${360 / n}^\\circ$.`,
    },
    {
      misconception: 'trig-counts-a-wrong-number-of-triangles',
      rule: ({ n, r }) => real((r * r * at('sin', 360 / count(n))) / 2),
      says: () => 'I gave the area of one triangle only.',
      why: () => 'is the area of one triangle only.',
    },
  ],
  explain: ({ n, r }) => ({
    plan: 'Radii to the vertices cut the polygon into equal triangles. Each has two radii as sides and an equal share of the full turn between them. Find the area of one with the sine, and multiply.',
    steps: [
      {
        do: `The radii make $${n}$ equal triangles, each with the angle $360^\\circ \\div ${n} = ${360 / n}^\\circ$ at the center.`,
        why: 'The full turn is shared equally.',
      },
      {
        do: `One triangle: $\\frac{1}{2} \\cdot ${r} \\cdot ${r} \\cdot \\sin ${360 / n}^\\circ = ${(r * r) / 2} \\cdot ${realTex(at('sin', 360 / n))} = ${realTex((r * r * at('sin', 360 / n)) / 2)}$`,
        why: 'Two sides and the angle between them.',
      },
      {
        do: `All together: $${n} \\cdot ${realTex((r * r * at('sin', 360 / n)) / 2)} = ${realTex((n * r * r * at('sin', 360 / n)) / 2)}$`,
        why: `There are $${n}$ of them.`,
      },
    ],
    faster: `All triangles at once: $\\frac{${n}}{2} \\cdot ${r}^2 \\cdot \\sin ${360 / n}^\\circ = ${toTex(frac(n * r * r, 2))} \\cdot ${realTex(at('sin', 360 / n))} = ${realTex((n * r * r * at('sin', 360 / n)) / 2)}$.`,
    check: `It is a little less than the area of the circle, $${r * r}\\pi \\approx ${Math.round(r * r * Math.PI)}$: about $${Math.round((n * r * r * at('sin', 360 / n)) / 2)}$.`,
    figure: inCircle(n, r, true),
  }),
  // The corners as points of the plane, with the shoelace formula.
  check: ({ n, r }) => {
    const corners = xy.regular(count(n), 1)
    const sum = corners.reduce((t, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0]
      return t + x * v - y * u
    }, 0)
    const known = [3 / 2, 2, 3 * Math.sqrt(3), 2 * Math.SQRT2, 3].flatMap((k) => [k, k / 2])
    const one = known.find((k) => Math.abs(k - sum / 2) < 1e-6) ?? 0
    return real(one * r * r)
  },
})

function count(name: string): number {
  return Number(Object.entries(CORNERS).find(([, x]) => x === name)?.[0])
}

/** A quadrilateral ABCD with its diagonals, or a parallelogram with its sides. */
function fourSided(
  shape: 'sides' | 'diagonals',
  p: number,
  q: number,
  t: number,
  u: number,
  v: number,
  found = false,
): Html {
  const M = [0, 0] as const
  if (shape === 'sides') {
    const D = xy.polar(M, q, t)
    return drawing({ alt: 'Parallelogram ABCD', at: { A: M, B: [p, 0], C: [p + D[0], D[1]], D }, height: 220 }, [
      g.polygon('ABCD'),
      g.side('AB', `${p}`, { from: 'D' }),
      g.side('AD', `${q}`, { from: 'B' }),
      g.angle('BAD', `${t}°`),
      ...(found ? [g.seg('BD', '', { dash: true })] : []),
    ])
  }
  const at = {
    A: xy.polar(M, p * u, 180),
    B: xy.polar(M, q * v, 180 + t),
    C: xy.polar(M, p * (1 - u), 0),
    D: xy.polar(M, q * (1 - v), t),
    M,
  }
  return drawing({ alt: 'Quadrilateral ABCD with its diagonals AC and BD, which cross at M', at, height: 230 }, [
    g.polygon('ABCD'),
    g.seg('AC', '', { dash: true }),
    g.seg('BD', '', { dash: true }),
    g.angle('CMD', `${t}°`),
    ...(found ? [g.angle('DMA', `${180 - t}°`)] : []),
  ])
}

const quadrilaterals = template({
  id: 'trigonometry/area-of-a-quadrilateral-by-sine',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        shape: pick(rng, ['sides', 'diagonals'] as const),
        p: 2 * int(rng, 4, 12),
        q: 2 * int(rng, 4, 12),
        t: pick(rng, [30, 45, 60]),
        u: pick(rng, [0.35, 0.4, 0.5, 0.6]),
        v: pick(rng, [0.4, 0.5, 0.55]),
      }),
      ({ p, q }) => p !== q && Math.min(p, q) / Math.max(p, q) > 0.55,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ shape, p, q, t, u, v }) =>
        `${fourSided(shape, p, q, t, u, v)}<p>${
          shape === 'sides'
            ? `In parallelogram $ABCD$, $AB = ${p}$, $AD = ${q}$ and $m\\angle A = ${t}^\\circ$.`
            : `The diagonals of quadrilateral $ABCD$ are $AC = ${p}$ and $BD = ${q}$. They cross at an angle of $${t}^\\circ$.`
        } What is the exact area of $ABCD$?</p>`,
    },
  ],
  given: ({ shape, p, q, t }) => ({ shape, p, q, t }),
  answer: ({ shape, p, q, t }) => real((p * q * at('sin', t)) / (shape === 'sides' ? 1 : 2)),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      classic: true,
      rule: ({ shape, p, q, t }) => (shape === 'diagonals' ? real(p * q * at('sin', t)) : null),
      why: ({ p, q, t }) => `is $${p} \\cdot ${q} \\cdot \\sin ${t}^\\circ$ without the half.`,
    },
    {
      misconception: 'trig-counts-a-wrong-number-of-triangles',
      classic: true,
      rule: ({ shape, p, q, t }) => (shape === 'sides' ? real((p * q * at('sin', t)) / 2) : null),
      says: () => 'I gave the area of triangle $ABD$, which is half of the parallelogram.',
      why: () => 'is only triangle $ABD$, half of the parallelogram.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      operation: 'factor-left-out',
      operands: ({ p, q }) => [p, q],
      after: (x, { shape }) => (shape === 'sides' ? x : div(x, 2)),
      rule: ({ shape, p, q }) => real((p * q) / (shape === 'sides' ? 1 : 2)),
      says: ({ shape }) =>
        shape === 'sides' ? 'I took two sides for base and height.' : 'I took the diagonals to be perpendicular.',
      why: ({ shape }) =>
        shape === 'sides' ? 'would be right for a rectangle.' : 'would be right for perpendicular diagonals.',
    },
    {
      misconception: 'trig-counts-a-wrong-number-of-triangles',
      rule: ({ shape, p, q, t }) => (shape === 'diagonals' ? real((p * q * at('sin', t)) / 4) : null),
      says: () => 'I counted only half of the four triangles.',
      why: () => 'counts only half of the four triangles.',
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      // Sine and cosine of 45° are equal.
      rule: ({ shape, p, q, t }) => (t === 45 ? null : real((p * q * at('cos', t)) / (shape === 'sides' ? 1 : 2))),
      says: () => 'I used the cosine of the angle instead of the sine.',
      why: ({ t }) => `uses the cosine of $${t}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      twoSlips: true,
      rule: ({ shape, p, q, t }) => real((p * q * at('cos', t)) / (shape === 'sides' ? 2 : 1)),
      says: ({ shape }) =>
        shape === 'sides'
          ? 'I used the cosine, and a half that belongs to triangles.'
          : 'I used the cosine and forgot the half.',
      why: ({ shape }) =>
        shape === 'sides' ? 'uses the cosine, and a half too many.' : 'uses the cosine and forgets the half.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      twoSlips: true,
      operation: 'factor-left-out',
      operands: ({ p, q }) => [p, q],
      after: (x, { shape }) => (shape === 'sides' ? div(x, 2) : x),
      rule: ({ shape, p, q, t }) =>
        shape === 'sides' && t === 30 ? null : real((p * q) / (shape === 'sides' ? 2 : 1)),
      says: ({ shape }) =>
        shape === 'sides' ? 'I took half the product of the sides.' : 'I multiplied the two diagonals.',
      why: ({ shape }) =>
        shape === 'sides'
          ? 'is half the product of the sides, without the sine.'
          : 'is the product of the diagonals, without half and sine.',
    },
  ],
  explain: ({ shape, p, q, t, u, v }) => ({
    plan: 'Cut the quadrilateral into triangles in which two sides and the angle between them are known, and add their areas. Supplementary angles have the same sine.',
    steps:
      shape === 'sides'
        ? [
            {
              do: `The diagonal $BD$ cuts it into two equal triangles. One of them: $\\frac{1}{2} \\cdot ${p} \\cdot ${q} \\cdot \\sin ${t}^\\circ$`,
              why: 'Two sides and the angle between them.',
            },
            {
              do: `Both together: $${p} \\cdot ${q} \\cdot \\sin ${t}^\\circ$ with $\\sin ${t}^\\circ = ${realTex(at('sin', t))}$`,
              why: 'Twice a half.',
            },
            {
              do: `Area $= ${p * q} \\cdot ${realTex(at('sin', t))} = ${realTex(p * q * at('sin', t))}$`,
              why: 'Multiply.',
            },
          ]
        : [
            {
              do: `The angles at $M$ are $${t}^\\circ$ and $${180 - t}^\\circ$, and both have the sine $${realTex(at('sin', t))}$.`,
              why: 'Supplementary angles have the same sine.',
            },
            {
              do: `Each of the four triangles is $\\frac{1}{2}$ times two parts of the diagonals times this sine; together $\\frac{1}{2} \\cdot AC \\cdot BD \\cdot \\sin ${t}^\\circ$.`,
              why: 'The products of the parts add up to the product of the whole diagonals.',
            },
            {
              do: `Area $= \\frac{1}{2} \\cdot ${p} \\cdot ${q} \\cdot ${realTex(at('sin', t))} = ${realTex((p * q * at('sin', t)) / 2)}$`,
              why: 'Put the numbers in.',
            },
          ],
    faster:
      shape === 'sides'
        ? `Base times height, without triangles: the height on $AD = ${q}$ is $${p} \\cdot \\sin ${t}^\\circ = ${realTex(p * at('sin', t))}$, and $${q} \\cdot ${realTex(p * at('sin', t))} = ${realTex(p * q * at('sin', t))}$.`
        : `Parallels to the diagonals through the four corners make a parallelogram with the sides $${p}$ and $${q}$ and twice the area, so take half of its base times height: $\\frac{1}{2} \\cdot ${q} \\cdot ${realTex(p * at('sin', t))} = ${realTex((p * q * at('sin', t)) / 2)}$.`,
    check:
      shape === 'sides'
        ? `A rectangle with these sides would have the most, $${p} \\cdot ${q} = ${p * q}$.`
        : `Perpendicular diagonals would give the most, $\\frac{1}{2} \\cdot ${p} \\cdot ${q} = ${(p * q) / 2}$.`,
    figure: fourSided(shape, p, q, t, u, v, true),
  }),
  // Base times height; or the four triangles where the diagonals halve each other.
  check: ({ shape, p, q, t }) =>
    real(shape === 'sides' ? p * (q * at('cos', 90 - t)) : (4 * (p / 2) * (q / 2) * at('sin', 180 - t)) / 2),
})

export const templates: readonly Template[] = [polygon, quadrilaterals]
