import {
  drawing,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  toTex,
  until,
  type Value,
  xy,
} from '#kit'
import { at, inverse, rad, real, realTex, tenth, tenthText } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

const skill = 'trig-area-sine-and-heron'

/** Heron's formula, from the squares of the sides. */
const heron = (a: number, b: number, c: number): number =>
  Math.sqrt(4 * a * a * b * b - (a * a + b * b - c * c) ** 2) / 4
/** The angle opposite c, in degrees. */
const opposite = (a: number, b: number, c: number): number => inverse('cos', (a * a + b * b - c * c) / (2 * a * b))
const sharp = (a: number, b: number, c: number): boolean =>
  a + b > c &&
  b + c > a &&
  a + c > b &&
  Math.min(opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)) > 24 &&
  [opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)].every((x) => Math.abs(x - 90) > 5)
const rounded = (x: number): Value => num(Math.round(x))
const sOf = (a: number, b: number, c: number): number => (a + b + c) / 2

const drawSides = (rng: Rng) =>
  until(
    () => ({ a: int(rng, 7, 45), b: int(rng, 7, 45), c: int(rng, 7, 45), set: pick(rng, SETS), rot: turnOf(rng) }),
    ({ a, b, c }) =>
      a !== b &&
      b !== c &&
      a !== c &&
      sharp(a, b, c) &&
      (a + b + c) % 2 === 0 &&
      // Far enough from a right angle between the two shorter sides.
      heron(a, b, c) < (0.95 * a * b * c) / (2 * Math.max(a, b, c)),
  )
const steps = (a: number, b: number, c: number) => {
  const s = sOf(a, b, c)
  return [
    {
      do: `$s = \\frac{${a} + ${b} + ${c}}{2} = ${s}$`,
      why: 'Heron’s formula starts with half of the perimeter.',
    },
    {
      do: `$s - a = ${s - a}$, $s - b = ${s - b}$, $s - c = ${s - c}$, with $a = ${a}$, $b = ${b}$, $c = ${c}$`,
      why: 'Subtract every side from it.',
    },
  ]
}

const area = template({
  id: 'trigonometry/heron-area',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: drawSides,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c, set, rot }) =>
        `${anyTriangle(set, a, b, c, { a: `${a} ft`, b: `${b} ft`, c: `${c} ft` }, rot)}<p>What is the area of triangle $${set}$, to the nearest square foot?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} measures the three sides of a triangular ${pick(rng, ['flower bed', 'patio', 'garden plot', 'piece of lawn'])}: $${a}$ feet, $${b}$ feet and $${c}$ feet. What is its area, to the nearest square foot?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => rounded(heron(a, b, c)),
  traps: [
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      says: () => 'I took the two shorter sides for base and height, although there is no right angle between them.',
      classic: true,
      rule: ({ a, b, c }) => {
        const [x = 0, y = 0] = [a, b, c].sort((m, n) => m - n)
        return rounded((x * y) / 2)
      },
      why: ({ a, b, c }) => {
        const [x, y] = [a, b, c].sort((m, n) => m - n)
        return `is $\\frac{1}{2} \\cdot ${x} \\cdot ${y}$, which needs a right angle between these sides.`
      },
    },
    {
      misconception: 'trig-leaves-out-a-factor-of-heron',
      rule: ({ a, b, c }) => {
        const s = sOf(a, b, c)
        return rounded(Math.sqrt((s - a) * (s - b) * (s - c)))
      },
      why: ({ a, b, c }) => `leaves out the factor $s = ${sOf(a, b, c)}$ under the root.`,
    },
    {
      misconception: 'trig-halves-the-root-of-heron',
      rule: ({ a, b, c }) => rounded(heron(a, b, c) / 2),
      why: () => 'takes half of the root; Heron’s formula has no half in front.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      rule: ({ a, b, c }) => {
        const [, y = 0, z = 0] = [a, b, c].sort((m, n) => m - n)
        return rounded((y * z) / 2)
      },
      says: () => 'I took the two longer sides for base and height.',
      why: () => 'takes the two longer sides for base and height.',
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ a, b, c }) => rounded(2 * heron(a, b, c)),
      says: () => 'I found a height and multiplied it by the base, without the half.',
      why: () => 'is base times height without the half.',
    },
    {
      misconception: 'trig-takes-the-perimeter-for-its-half',
      rule: ({ a, b, c }) => {
        const p = a + b + c
        return rounded(Math.sqrt(p * (p - a) * (p - b) * (p - c)))
      },
      why: ({ a, b, c }) => `takes the whole perimeter $${a + b + c}$ for $s$.`,
    },
  ],
  explain: ({ a, b, c, set, rot }, frame) => {
    const s = sOf(a, b, c)
    return {
      plan: 'Three sides and no angle: Heron’s formula fits. Find half of the perimeter, subtract every side from it, multiply the four numbers and take the root.',
      steps: [
        ...steps(a, b, c),
        {
          do: `Area $= \\sqrt{${s} \\cdot ${s - a} \\cdot ${s - b} \\cdot ${s - c}} = \\sqrt{${s * (s - a) * (s - b) * (s - c)}} \\approx ${Math.round(heron(a, b, c))}$ square feet`,
          why: 'All four factors stand under the root.',
        },
      ],
      check: `With the law of cosines the largest angle is about $${Math.max(opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)).toFixed(0)}^\\circ$; half the product of its two sides times its sine gives the same area.`,
      ...(frame === 'figure'
        ? {
            figure: anyTriangle(
              set,
              a,
              b,
              c,
              { a: `${a} ft`, b: `${b} ft`, c: `${c} ft`, area: `${Math.round(heron(a, b, c))} ft²` },
              rot,
            ),
          }
        : {}),
    }
  },
  // Law of cosines, then half of two sides and the sine between them.
  check: ({ a, b, c }) => rounded((a * b * at('sin', opposite(a, b, c))) / 2),
})

/** A triangle over its side c: both angles there are acute. */
const drawOver = (rng: Rng) =>
  until(
    () => ({ a: int(rng, 8, 40), b: int(rng, 8, 40), c: int(rng, 10, 48) }),
    ({ a, b, c }) =>
      Math.abs(a - b) > 2 &&
      c !== a &&
      c !== b &&
      (a + b + c) % 2 === 0 &&
      sharp(a, b, c) &&
      opposite(b, c, a) < 78 &&
      opposite(a, c, b) < 78,
  )

/** The triangle over its side c with the height, which carries what is known of it. */
function overBase(a: number, b: number, c: number, h: string): Html {
  const [A, B, C] = xy.sss(a, b, c)
  return drawing({ alt: 'Triangle ABC with the altitude CD', at: { A, B, C, D: xy.foot(C, A, B) }, height: 230 }, [
    g.polygon('ABC'),
    g.side('BC', `${a}`, { from: 'A' }),
    g.side('CA', `${b}`, { from: 'B' }),
    g.side('AB', `${c}`, { from: 'C' }),
    g.seg('CD', h, { dash: true, from: 'A' }),
    g.right('CDB'),
  ])
}

const altitude = template({
  id: 'trigonometry/height-from-three-sides',
  skill,
  difficulty: 'High',
  b: 1.0,
  calculator: true,
  seconds: 120,
  response: 'choice',
  balance: 'distance',
  draw: drawOver,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c }) => {
        return `${overBase(a, b, c, 'h')}<p>In triangle $ABC$, $AB = ${c}$, $BC = ${a}$ and $CA = ${b}$. What is the height $h$, to the nearest tenth?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ a, b, c }) =>
        `Two straight beams of a roof, $${a}$ feet and $${b}$ feet long, rest on the two ends of a level beam of $${c}$ feet and meet at the top. How high above the level beam do they meet, to the nearest tenth of a foot?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / c),
  traps: [
    {
      misconception: 'trig-divides-by-another-side',
      classic: true,
      rule: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / a),
      says: ({ a }) => `I found the height on the side of $${a}$.`,
      why: ({ a }) => `is the height on the side of $${a}$.`,
    },
    {
      misconception: 'trig-takes-the-height-for-a-midline',
      says: () => 'I took the foot of the height for the midpoint, with the shorter side.',
      rule: ({ a, b, c }) => (Math.min(a, b) > c / 2 ? tenth(Math.sqrt(Math.min(a, b) ** 2 - (c * c) / 4)) : null),
      why: ({ c }) => `takes the foot of the height for the midpoint of the side of $${c}$.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ a, b, c }) => tenth(heron(a, b, c) / c),
      says: () => 'I divided the area by the base and forgot the half in the area of a triangle.',
      why: ({ c }) => `divides the area by $${c}$ and forgets the half.`,
    },
    {
      misconception: 'trig-divides-by-another-side',
      rule: ({ a, b, c }) => tenth((2 * heron(a, b, c)) / b),
      says: ({ b }) => `I found the height on the side of $${b}$.`,
      why: ({ b }) => `is the height on the side of $${b}$.`,
    },
    {
      misconception: 'trig-takes-the-height-for-a-midline',
      rule: ({ a, b, c }) => tenth(Math.sqrt(Math.max(a, b) ** 2 - (c * c) / 4)),
      says: () => 'I took the foot of the height for the midpoint, with the longer side.',
      why: () => 'takes the foot of the height for the midpoint of the side below it.',
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const s = sOf(a, b, c)
    const A = heron(a, b, c)
    return {
      plan: 'The area can be found in two ways: with Heron’s formula from the three sides, and as half of base times height. Set both equal and solve for the height.',
      steps: [
        ...steps(a, b, c),
        {
          do: `Area $= \\sqrt{${s} \\cdot ${s - a} \\cdot ${s - b} \\cdot ${s - c}} \\approx ${A.toFixed(2)}$`,
          why: 'Heron’s formula.',
        },
        {
          do: `$\\frac{1}{2} \\cdot ${c} \\cdot h \\approx ${A.toFixed(2)}$, so $h \\approx \\frac{2 \\cdot ${A.toFixed(2)}}{${c}} \\approx ${tenthText((2 * A) / c)}$`,
          why: `The height stands on the side of $${c}$.`,
        },
      ],
      check: `The two parts of the base, $\\sqrt{${a}^2 - h^2}$ and $\\sqrt{${b}^2 - h^2}$, add up to about $${c}$.`,
      ...(frame === 'figure' ? { figure: overBase(a, b, c, tenthText((2 * A) / c)) } : {}),
    }
  },
  // An angle at the base by the law of cosines, and its sine.
  check: ({ a, b, c }) => tenth(b * at('sin', opposite(b, c, a))),
})

const angle = template({
  id: 'trigonometry/angle-from-area',
  skill,
  difficulty: 'Medium',
  b: 0.7,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 30), b: int(rng, 6, 30), S: int(rng, 10, 380), wide: int(rng, 0, 1) === 1 }),
      ({ a, b, S }) =>
        a !== b && S / (a * b) > 0.19 && S / (a * b) < 0.47 && Math.abs((2 * S) / (a * b) - Math.SQRT1_2) > 0.08,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, S, wide }) =>
        `Triangle $ABC$ has an area of $${S}$, with $AC = ${b}$ and $BC = ${a}$. Angle $C$ is ${wide ? 'obtuse' : 'acute'}. What is the measure of angle $C$, to the nearest degree?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ a, b, S, wide }, rng) =>
        `${person(rng)} plans a triangular deck of $${S}$ square feet. Two of its sides are $${a}$ feet and $${b}$ feet long, and the angle between them is to be ${wide ? 'obtuse' : 'acute'}. How large must this angle be, to the nearest degree?`,
    },
  ],
  given: ({ a, b, S, wide }) => ({ a, b, S, wide }),
  answer: ({ a, b, S, wide }) => degrees(inverse('sin', (2 * S) / (a * b)), wide),
  traps: [
    {
      misconception: 'trig-takes-the-other-angle-with-this-sine',
      classic: true,
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', (2 * S) / (a * b)), !wide),
      says: ({ wide }) => `I gave the ${wide ? 'acute' : 'obtuse'} angle with this sine.`,
      why: ({ wide }) => `has the right sine but is ${wide ? 'acute' : 'obtuse'}.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', S / (a * b)), wide),
      says: () => 'I left out the half in the formula for the area.',
      why: ({ a, b, S }) => `solves $${a} \\cdot ${b} \\cdot \\sin C = ${S}$ without the half.`,
    },
    {
      misconception: 'trig-takes-cosine-in-the-area',
      rule: ({ a, b, S, wide }) => degrees(inverse('cos', (2 * S) / (a * b)), wide),
      says: () => 'I used the cosine where the area has the sine.',
      why: () => 'uses the cosine in place of the sine.',
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      twoSlips: true,
      rule: ({ a, b, S, wide }) => degrees(inverse('sin', S / (a * b)), !wide),
      says: () => 'I left out the half in the area, and took the other angle with this sine.',
      why: () => 'leaves out the half and takes the other angle with this sine.',
    },
  ],
  explain: ({ a, b, S, wide }) => {
    const t = Math.round(inverse('sin', (2 * S) / (a * b)))
    return {
      plan: 'Put the area and the two sides into the formula with the sine and solve for the sine. Two angles between zero and a straight angle have this sine; the question says which one is meant.',
      steps: [
        {
          do: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin C = ${S}$`,
          why: 'Half the product of two sides and the sine of the angle between them.',
        },
        {
          do: `$\\sin C = \\frac{2 \\cdot ${S}}{${a} \\cdot ${b}} = ${toTex(frac(2 * S, a * b))} \\approx ${((2 * S) / (a * b)).toFixed(3)}$`,
          why: 'Multiply by 2 and divide by both sides.',
        },
        {
          do: `A calculator gives $${t}^\\circ$; the other angle with this sine is $180^\\circ - ${t}^\\circ = ${180 - t}^\\circ$.`,
          why: 'The sine is the same for an angle and its supplement.',
        },
        {
          do: `The angle is ${wide ? 'obtuse' : 'acute'}: ${degrees(t, wide).html}`,
          why: 'The question says which one is meant.',
        },
      ],
      check: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\sin ${wide ? 180 - t : t}^\\circ$ is close to $${S}$.`,
    }
  },
  // Tries every whole angle of the right kind.
  check: ({ a, b, S, wide }) => {
    const all = Array.from({ length: 89 }, (_, i) => (wide ? 91 + i : 1 + i))
    const off = (C: number) => Math.abs(Math.asin((2 * S) / (a * b)) - rad(wide ? 180 - C : C))
    return degrees(
      all.reduce((best, C) => (off(C) < off(best) ? C : best)),
      false,
    )
  },
})

function degrees(x: number, wide: boolean): Value {
  const d = Math.round(x)
  const shown = wide ? 180 - d : d
  return { html: `$${shown}^\\circ$`, key: `${shown} deg`, number: { n: shown, d: 1 } }
}

const CORNERS = { 6: 'hexagon', 8: 'octagon', 12: 'dodecagon' } as const
type Corners = keyof typeof CORNERS

/** A regular polygon in its circle; with the angle of one of its triangles when it is found. */
function inCircle(n: Corners, r: number, found = false): Html {
  const corners = xy.regular(n, r)
  const at = Object.fromEntries([['O', [0, 0] as const], ...corners.map((p, i) => [`p${i + 1}`, p] as const)])
  const all = corners.map((_, i) => `p${i + 1}`).join('')
  return drawing(
    {
      alt: `A regular ${CORNERS[n]} in a circle with center O and radius ${r} inches; two neighboring corners are joined to O`,
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
      says: () => 'I counted two triangles fewer than the polygon has sides, as if they met in a corner.',
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
      rule: ({ n, r }) => real((count(n) * r * r * at('cos', 360 / count(n))) / 2),
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
    plan: 'Radii to the corners cut the polygon into equal triangles. Each has two radii as sides and an equal share of the full turn between them. Find the area of one with the sine, and multiply.',
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
            ? `In parallelogram $ABCD$, $AB = ${p}$, $AD = ${q}$ and $\\angle A = ${t}^\\circ$.`
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
      rule: ({ shape, p, q, t }) => real((p * q * at('cos', t)) / (shape === 'sides' ? 1 : 2)),
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
      rule: ({ shape, p, q }) => real((p * q) / (shape === 'sides' ? 2 : 1)),
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

const twoAngles = template({
  id: 'trigonometry/area-from-two-angles',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 120,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ A: int(rng, 32, 75), B: int(rng, 32, 75), c: int(rng, 8, 40), set: pick(rng, SETS), rot: turnOf(rng) }),
      ({ A, B }) => A + B < 146 && A + B > 75 && Math.abs(A - B) > 6 && Math.abs(A + B - 90) > 5,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ A, B, c, set, rot }) => {
        const k = c / at('sin', A + B)
        return `${anyTriangle(set, k * at('sin', A), k * at('sin', B), c, { c: `${c} yd`, A: `${A}°`, B: `${B}°` }, rot)}<p>What is the area of triangle $${set}$, to the nearest tenth of a square yard?</p>`
      },
    },
  ],
  given: ({ A, B, c }) => ({ A, B, c }),
  answer: ({ A, B, c }) => tenth((c * c * at('sin', A) * at('sin', B)) / (2 * at('sin', A + B))),
  traps: [
    {
      misconception: 'trig-takes-an-angle-that-is-not-between',
      classic: true,
      rule: ({ A, B, c }) => tenth((c * c * at('sin', A) ** 2) / (2 * at('sin', A + B))),
      says: ({ A }) =>
        `I found a second side and multiplied by the sine of $${A}^\\circ$, which is not between the two sides.`,
      why: ({ A }) => `uses $${A}^\\circ$, which lies opposite the new side and not between the two.`,
    },
    {
      misconception: 'trig-forgets-the-half-of-the-area',
      rule: ({ A, B, c }) => tenth((c * c * at('sin', A) * at('sin', B)) / at('sin', A + B)),
      why: () => 'leaves out the half.',
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      rule: ({ A, B, c }) => tenth((c * c * at('sin', Math.max(A, B))) / (2 * at('sin', A + B))),
      says: ({ c }) => `I took the new side and $${c}$ for base and height.`,
      why: ({ c }) => `takes the new side and $${c}$ for base and height.`,
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-between',
      rule: ({ A, c }) => tenth((c * c * at('sin', A)) / 2),
      says: () =>
        'I found a second side and multiplied by the sine of the third angle, which is not between the two sides.',
      why: () => 'uses the third angle, which lies opposite the known side and not between the two.',
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-between',
      rule: ({ A, B, c }) => tenth((c * c * at('sin', B) ** 2) / (2 * at('sin', A + B))),
      says: ({ B }) =>
        `I found a second side and multiplied by the sine of $${B}^\\circ$, which is not between the two sides.`,
      why: ({ B }) => `uses $${B}^\\circ$, which lies opposite the new side and not between the two.`,
    },
  ],
  explain: ({ A, B, c, set, rot }) => {
    const [P, Q, R] = [...set]
    const side = (c * at('sin', A)) / at('sin', A + B)
    return {
      plan: 'One side and two angles are known. Find the third angle, then a second side with the law of sines, and use the formula with two sides and the sine of the angle between them.',
      steps: [
        {
          do: `The third angle is $180^\\circ - ${A}^\\circ - ${B}^\\circ = ${180 - A - B}^\\circ$.`,
          why: 'The angles of a triangle add up to $180^\\circ$.',
        },
        {
          do: `$${Q}${R} = \\frac{${c} \\cdot \\sin ${A}^\\circ}{\\sin ${180 - A - B}^\\circ} \\approx ${side.toFixed(3)}$`,
          why: `Law of sines: $${Q}${R}$ lies opposite the angle at $${P}$, and $${c}$ opposite the third angle.`,
        },
        {
          do: `Area $\\approx \\frac{1}{2} \\cdot ${c} \\cdot ${side.toFixed(3)} \\cdot \\sin ${B}^\\circ \\approx ${tenthText((c * side * at('sin', B)) / 2)}$`,
          why: `Between these two sides lies the angle at $${Q}$.`,
        },
      ],
      check: `With the height over the known side instead: it is $\\frac{${c}}{\\frac{1}{\\tan ${A}^\\circ} + \\frac{1}{\\tan ${B}^\\circ}} \\approx ${(c / (1 / at('tan', A) + 1 / at('tan', B))).toFixed(2)}$, and half of base times height is about $${tenthText((c * side * at('sin', B)) / 2)}$ as well.`,
      faster: `Both steps in one: $\\frac{${c}^2 \\sin ${A}^\\circ \\sin ${B}^\\circ}{2\\sin ${180 - A - B}^\\circ}$.`,
      figure: anyTriangle(
        set,
        side,
        (c * at('sin', B)) / at('sin', A + B),
        c,
        { a: `${tenthText(side)} yd`, c: `${c} yd`, A: `${A}°`, B: `${B}°`, C: `${180 - A - B}°` },
        rot,
      ),
    }
  },
  // The height over the known side, from the two tangents.
  check: ({ A, B, c }) => tenth(((c / (1 / at('tan', A) + 1 / at('tan', B))) * c) / 2),
})

/** Triangles with whole sides and a whole area. */
const WHOLE = [
  [13, 14, 15, 84],
  [10, 17, 21, 84],
  [13, 20, 21, 126],
  [17, 25, 28, 210],
  [25, 29, 36, 360],
  [10, 13, 13, 60],
  [16, 17, 17, 120],
  [5, 5, 6, 12],
  [11, 13, 20, 66],
] as const

const ratio = template({
  id: 'trigonometry/sides-in-ratio-and-area',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 125,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [x, y, z, S] = pick(rng, WHOLE)
        return { x, y, z, S, k: int(rng, 2, 7), ask: pick(rng, ['around', 'longest'] as const) }
      },
      ({ S, k }) => S * k * k < 2600,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ x, y, z, S, k, ask }) =>
        `The sides of a triangle are $${x}k$, $${y}k$ and $${z}k$ inches long, where $k$ is a positive constant, and its area is $${S * k * k}$ square inches. ${ask === 'around' ? 'What is its perimeter, in inches?' : 'How long is its longest side, in inches?'}`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ x, y, z, S, k, ask }) =>
        `A sailmaker cuts a triangular sail whose sides are in the ratio $${x} : ${y} : ${z}$. The sail has an area of $${S * k * k}$ square feet. ${ask === 'around' ? 'How many feet long is the hem all around it?' : 'How many feet long is its longest side?'}`,
    },
  ],
  given: ({ x, y, z, S, k, ask }) => ({ x, y, z, area: S * k * k, ask }),
  answer: ({ x, y, z, k, ask }) => num((ask === 'around' ? x + y + z : z) * k),
  traps: [
    {
      misconception: 'trig-scales-the-area-like-a-length',
      classic: true,
      operation: 'scale-not-squared',
      rule: ({ x, y, z, area: S, ask }) =>
        num((ask === 'around' ? x + y + z : z) * Math.round(S / Math.round(heron(x, y, z)))),
      why: ({ S, k }) => `takes $${S * k * k} \\div ${S} = ${k * k}$ for $k$ instead of $k^2$.`,
    },
    {
      misconception: 'trig-gives-another-length-of-the-triangle',
      rule: ({ x, y, z, area: S, ask }) =>
        num((ask === 'around' ? z : x + y + z) * Math.round(Math.sqrt(S / heron(x, y, z)))),
      says: ({ ask }) => (ask === 'around' ? 'I gave the longest side.' : 'I gave the perimeter.'),
      why: ({ ask }) => (ask === 'around' ? 'is the longest side.' : 'is the perimeter.'),
    },
    {
      misconception: 'trig-gives-another-length-of-the-triangle',
      rule: ({ x, y, z, area: S, ask }) =>
        num(frac((ask === 'around' ? x + y + z : x * 2) * Math.round(Math.sqrt(S / heron(x, y, z))), 2)),
      says: ({ ask }) => (ask === 'around' ? 'I gave half of the perimeter.' : 'I gave the shortest side.'),
      why: ({ ask }) => (ask === 'around' ? 'is half of the perimeter.' : 'is the shortest side.'),
    },
    {
      misconception: 'trig-takes-two-sides-for-base-and-height',
      rule: ({ x, y, z, area: S, ask }) => {
        const k = Math.sqrt((2 * S) / (x * y))
        return Math.abs(k - Math.round(k)) < 1e-9 ? num((ask === 'around' ? x + y + z : z) * Math.round(k)) : null
      },
      says: () => 'I took the two shorter sides for base and height.',
      why: () => 'takes the two shorter sides for base and height.',
    },
    {
      misconception: 'trig-scales-the-area-like-a-length',
      rule: ({ x, y, z, ask }) => num(ask === 'around' ? x + y + z : z),
      says: () => 'I took the numbers of the ratio for the sides themselves.',
      why: () => 'takes the numbers before $k$ for the lengths themselves.',
    },
  ],
  explain: ({ x, y, z, S, k, ask }, frame) => {
    const s = (x + y + z) / 2
    const own = (d: number) => `${toTex(frac(2 * d, 2))}`
    return {
      plan: 'Write the sides with one unknown factor. Heron’s formula then gives the area as a number times the square of this factor; solve for the factor and find the length that is asked for.',
      steps: [
        {
          do: `${frame === 'grid' ? `The sides are $${x}k$, $${y}k$ and $${z}k$. ` : ''}$s = ${own(s)}k$, and $s$ minus the sides: $${own(s - x)}k$, $${own(s - y)}k$, $${own(s - z)}k$`,
          why: 'Half of the perimeter, then the differences.',
        },
        {
          do: `Area $= \\sqrt{${own(s)} \\cdot ${own(s - x)} \\cdot ${own(s - y)} \\cdot ${own(s - z)} \\cdot k^4} = ${S}k^2$`,
          why: 'Four factors $k$ under the root make $k^2$.',
        },
        {
          do: `$${S}k^2 = ${S * k * k}$, so $k^2 = ${k * k}$ and $k = ${k}$`,
          why: 'Areas grow with the square of the factor.',
        },
        ask === 'around'
          ? {
              do: `Perimeter: $(${x} + ${y} + ${z}) \\cdot ${k} = ${(x + y + z) * k}$`,
              why: 'Every side has the factor.',
            }
          : { do: `Longest side: $${z} \\cdot ${k} = ${z * k}$`, why: 'Every side has the factor.' },
      ],
      check: `A triangle with the sides $${x}$, $${y}$ and $${z}$ has the area $${S}$; with sides $${k}$ times as long it has $${k}^2 \\cdot ${S} = ${S * k * k}$.`,
    }
  },
  // Tries whole factors, with the law of cosines for the area.
  check: ({ x, y, z, area: S, ask }) => {
    const one = (x * y * at('sin', opposite(x, y, z))) / 2
    const k = Array.from({ length: 40 }, (_, i) => i + 1).find((f) => Math.abs(one * f * f - S) < 1e-6) ?? 0
    return num((ask === 'around' ? x + y + z : z) * k)
  },
})

const claims = template({
  id: 'trigonometry/area-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-law',
    frame: 'two-claims',
    items: 6,
    draw: (rng) =>
      until(
        () => ({ a: int(rng, 6, 20), b: int(rng, 6, 20), C: 5 * int(rng, 6, 16), rot: turnOf(rng) }),
        ({ a, b, C }) => a !== b && Math.min(a, b) / Math.max(a, b) > 0.5 && C !== 45 && C !== 60,
      ),
    intro: ({ a, b, C, rot }) =>
      `${anyTriangle('ABC', a, b, Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C)), { a: `${a}`, b: `${b}`, C: `${C}°` }, rot)}<p>Two students talk about the area of triangle $ABC$.</p>`,
    claims: ({ a, b, C }) => [
      {
        id: 'supplement',
        says: `With an angle of $${180 - C}^\\circ$ at $C$ and the same two sides, the area would be the same.`,
        holds: true,
        because: 'Supplementary angles have the same sine.',
      },
      {
        id: 'right',
        says: 'With these two sides, the area is greatest if the angle between them is $90^\\circ$.',
        holds: true,
        because: 'No sine is greater than $\\sin 90^\\circ = 1$.',
      },
      {
        id: 'both',
        says: 'If both sides are doubled and the angle stays, the area is four times as large.',
        holds: true,
        because: 'Both factors of the area are doubled.',
      },
      {
        id: 'less',
        says: `The area is less than $\\frac{1}{2} \\cdot ${a} \\cdot ${b}$.`,
        holds: true,
        because: `$\\sin ${C}^\\circ$ is less than 1.`,
      },
      {
        id: 'angle',
        says: 'If the angle is halved and the sides stay, the area is halved.',
        holds: false,
        because: 'The area goes with the sine of the angle, and half the angle does not have half the sine.',
      },
      {
        id: 'double',
        says: 'If both sides are doubled and the angle stays, the area is twice as large.',
        holds: false,
        because: 'Both factors are doubled, so the area is four times as large.',
      },
      {
        id: 'wide',
        says: 'The wider the angle between these two sides, the larger the area, up to $180^\\circ$.',
        holds: false,
        because: 'Beyond $90^\\circ$ the sine gets smaller again.',
      },
      {
        id: 'no-half',
        says: `The area is $${a} \\cdot ${b} \\cdot \\sin ${C}^\\circ$.`,
        holds: false,
        because: 'The half is missing: this is the area of a parallelogram.',
      },
    ],
    given: ({ a, b, C }) => ({ a, b, C }),
    test: ({ a, b, C }, id) => {
      const side = (p: number, q: number, t: number) => Math.sqrt(p * p + q * q - 2 * p * q * at('cos', t))
      const of = (p: number, q: number, t: number) => heron(p, q, side(p, q, t))
      const near = (x: number, y: number) => Math.abs(x - y) < 1e-6
      const now = of(a, b, C)
      const turns = Array.from({ length: 17 }, (_, i) => of(a, b, 10 * (i + 1)))
      const truth: Record<string, boolean> = {
        supplement: near(now, of(a, b, 180 - C)),
        right: turns.every((x) => x <= of(a, b, 90) + 1e-6),
        both: near(of(2 * a, 2 * b, C), 4 * now),
        less: now < (a * b) / 2,
        angle: near(of(a, b, C / 2), now / 2),
        double: near(of(2 * a, 2 * b, C), 2 * now),
        wide: turns.every((x, i) => i === 0 || x > (turns[i - 1] ?? 0)),
        'no-half': near(now, a * b * at('sin', C)),
      }
      return truth[id] as boolean
    },
  }),
})

export const templates: readonly Template[] = [area, altitude, angle, polygon, quadrilaterals, twoAngles, ratio, claims]
