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
  table,
  template,
  until,
  whole,
} from '#kit'

const skill = 'geo-scale-factor'
const RATIOS = [
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [5, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [7, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
] as const
const SHAPES = ['triangle', 'rectangle', 'triangle', 'parallelogram'] as const

/** Two similar figures of the given area or perimeter (of the left one); a side of each is labeled. */
const twin = (shape: number, a: number, b: number, size: number, area: boolean): Html => {
  const kind = SHAPES[shape] as (typeof SHAPES)[number]
  // In parts of the bottom side: the height that gives the area, or the other sides that give the perimeter.
  const leg = kind === 'triangle' ? (size - a) / 2 / a : size / 2 / a - 1
  const slant = kind === 'parallelogram' ? 0.35 : 0
  const h = area
    ? ((kind === 'triangle' ? 2 : 1) * size) / a / a
    : kind === 'triangle'
      ? Math.sqrt(leg * leg - 0.25)
      : Math.sqrt(leg * leg - slant * slant)
  const pts: readonly (readonly [number, number])[] =
    kind === 'triangle'
      ? [
          [0, 0],
          [1, 0],
          [area ? 0.3 : 0.5, h],
        ]
      : [
          [0, 0],
          [1, 0],
          [1 + slant, h],
          [slant, h],
        ]
  const [left, right] = ['abcd'.slice(0, pts.length), 'pqrs'.slice(0, pts.length)]
  const put = (name: string, k: number, dx: number) =>
    Object.fromEntries(
      [...name].map((n, i) => {
        const [x, y] = pts[i] as readonly [number, number]
        return [n, [dx + x * k, y * k] as const]
      }),
    )
  const at = { ...put(left, a, 0), ...put(right, b, a * (1 + slant) + Math.max(a, b) * 0.35) }
  return drawing({ alt: `Two similar ${kind}s side by side`, at, height: 220 }, [
    g.polygon(left),
    g.polygon(right),
    g.side('ab', `${a} cm`, { as: 'The bottom side of the left figure', from: 'c' }),
    g.side('pq', `${b} cm`, { as: 'The bottom side of the right figure', from: 'r' }),
  ])
}

const drawGrow = (rng: Rng) =>
  until(
    () => {
      const [m, n] = pick(rng, RATIOS)
      const t = int(rng, 2, 6)
      const area = int(rng, 0, 2) > 0
      return {
        a: n * t,
        b: m * t,
        size: area ? n * n * int(rng, 2, 12) : n * int(rng, 5, 24),
        area,
        shape: int(rng, 0, 3),
        m,
        n,
      }
    },
    ({ a, b, size, m, n, area }) =>
      a !== b &&
      Math.max(a, b) <= 24 &&
      Math.min(a, b) >= 2 &&
      (area ? (size * m * m) / (n * n) : (size * m) / n) < 400 &&
      size > (area ? 6 : 3.3 * a) &&
      (!area || (size > 0.5 * a * a && size < 1.05 * a * a)) &&
      (area || size < 5 * a),
  )
type Grow = ReturnType<typeof drawGrow>
type Grown = Readonly<{ a: number; b: number; size: number; area: boolean }>
const growTraps = [
  {
    misconception: 'geo-scale-factor-not-squared',
    classic: true as const,
    rule: ({ a, b, size, area }: Grown) => (area ? whole(frac(size * b, a)) : null),
    why: ({ a, b }: Grown) => `multiplies the area only once by $\\frac{${b}}{${a}}$.`,
  },
  {
    misconception: 'geo-squares-the-factor-for-a-length',
    classic: true as const,
    rule: ({ a, b, size, area }: Grown) => (area ? null : whole(frac(size * b * b, a * a))),
    why: () => 'squares the scale factor, as for an area.',
  },
  {
    misconception: 'geo-adds-instead-of-scaling',
    rule: ({ a, b, size }: Grown) => whole(size + b - a),
    says: ({ area }: Grown) => `I added the difference of the two sides to the ${area ? 'area' : 'perimeter'}.`,
    why: ({ a, b }: Grown) => `adds the difference between $${a}$ and $${b}$ instead of multiplying by a factor.`,
  },
  {
    misconception: 'geo-inverts-the-ratio',
    rule: ({ a, b, size, area }: Grown) => whole(area ? frac(size * a * a, b * b) : frac(size * a, b)),
    says: () => 'I used the scale factor upside down.',
    why: () => 'uses the scale factor upside down.',
  },
  {
    misconception: 'geo-doubles-the-factor-for-an-area',
    rule: ({ a, b, size, area }: Grown) => (area ? whole(frac(size * 2 * b, a)) : null),
    says: () => 'I doubled the scale factor instead of squaring it.',
    why: () => 'uses twice the scale factor instead of its square.',
  },
  {
    misconception: 'geo-multiplies-by-the-difference',
    rule: ({ a, b, size }: Grown) => num(size * Math.abs(b - a)),
    why: ({ a, b }: Grown) => `multiplies by the difference between $${a}$ and $${b}$.`,
  },
  {
    misconception: 'geo-cubes-the-factor-for-an-area',
    rule: ({ a, b, size, area }: Grown) => (area ? whole(frac(size * b ** 3, a ** 3), 1, 900) : null),
    why: () => 'uses the scale factor three times, as for a volume.',
  },
] as const
const growFits = (p: Grow) => {
  const values = growTraps.map((t) => t.rule(p))
  const found = values.flatMap((v) => v?.number?.n ?? [])
  const right = p.area ? (p.size * p.m * p.m) / (p.n * p.n) : (p.size * p.m) / p.n
  return (values[0] !== null || values[1] !== null) && new Set([right, ...found]).size >= 5
}
const things = ['logo', 'photo', 'floor plan', 'sticker', 'drawing'] as const

const grow = template({
  id: 'geometry/scale-grow',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) => until(() => drawGrow(rng), growFits),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, size, area, shape }) =>
        `${twin(shape, a, b, size, area)}<p>The two figures are similar. The ${area ? 'area' : 'perimeter'} of the left one is $${size}$ ${area ? 'cm²' : 'cm'}. What is the ${area ? 'area' : 'perimeter'} of the right one, in ${area ? 'square centimeters' : 'centimeters'}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ a, b, size, area, shape }) =>
        `<p>The left figure has ${area ? 'an area of' : 'a perimeter of'} $${size}$ ${area ? 'square centimeters' : 'cm'}, and the right figure is similar to it.</p>${twin(shape, a, b, size, area)}<p>Find the ${area ? 'area' : 'perimeter'} of the right figure, in ${area ? 'square centimeters' : 'centimeters'}.</p>`,
    },
    {
      id: 'copy',
      kind: 'words',
      items: 5,
      stem: ({ a, b, size, area }, rng) =>
        `${person(rng)} changes the size of a ${pick(rng, things)} on a screen without changing its shape, so that a side of $${a}$ cm becomes $${b}$ cm long. Before, its ${area ? `area was $${size}$ cm²` : `outline was $${size}$ cm long`}. ${area ? 'What is its area now, in square centimeters?' : 'How long is its outline now, in centimeters?'}`,
    },
  ],
  given: ({ a, b, size, area }) => ({ a, b, size, area }),
  answer: ({ size, m, n, area }) => num(area ? frac(size * m * m, n * n) : frac(size * m, n)),
  traps: growTraps,
  explain: ({ a, b, size, m, n, area }) => ({
    plan: 'Find the scale factor from the two sides; lengths take it once, areas take its square.',
    steps: [
      {
        do: `The scale factor is $\\frac{${b}}{${a}}${n === 1 ? ` = ${m}` : a === n ? '' : ` = \\frac{${m}}{${n}}`}$.`,
        why: 'New length over old length.',
      },
      area
        ? {
            do: `$${size} \\cdot ${n === 1 ? `${m}^2` : `\\left(\\frac{${m}}{${n}}\\right)^2`} = ${(size * m * m) / (n * n)}$`,
            why: 'Areas grow with the square of the scale factor.',
          }
        : {
            do: `$${size} \\cdot ${n === 1 ? m : `\\frac{${m}}{${n}}`} = ${(size * m) / n}$`,
            why: 'A perimeter is a length, so it grows with the factor itself.',
          },
    ],
  }),
  // Area or length per square or side of the old figure, times those of the new one.
  check: ({ a, b, size, area }) => num(area ? frac(size * b * b, a * a) : frac(size * b, a)),
})

/** From areas back to lengths. */
const back = template({
  id: 'geometry/scale-from-areas',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const [m, n] = pick(rng, RATIOS)
        const [t, s] = [int(rng, 2, 9), int(rng, 2, 6)]
        return { A: n * n * t, B: m * m * t, side: n * s, m, n }
      },
      ({ A, B, side, m, n }) =>
        Math.max(A, B) < 500 && side > 3 && side < 40 && (side * m) / n < 45 && (m > 1 || n > 2),
    ),
  frames: [
    {
      id: 'areas',
      kind: 'multi-step',
      items: 6,
      stem: ({ A, B, side }, rng) =>
        `Two similar ${pick(rng, ['triangles', 'pentagons', 'kites', 'hexagons'])} have areas of $${A}$ cm² and $${B}$ cm². A side of the first one is $${side}$ cm long. How long is the matching side of the second one, in centimeters?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ A, B, side }, rng) =>
        `<p>A shop sells the same ${pick(rng, ['flag', 'banner', 'carpet', 'window'])} in two sizes of the same shape.</p>${table(
          ['Size', 'Area', 'Width'],
          [
            ['First', `${A} square units`, `${side} units`],
            ['Second', `${B} square units`, '?'],
          ],
        )}<p>How many units wide is the second size?</p>`,
    },
  ],
  given: ({ A, B, side }) => ({ A, B, side }),
  answer: ({ side, m, n }) => num((side * m) / n),
  traps: [
    {
      misconception: 'geo-forgets-the-root-of-the-area-ratio',
      classic: true,
      rule: ({ A, B, side }) => whole(frac(side * B, A), 1, 400),
      why: ({ A, B }) => `multiplies by $\\frac{${B}}{${A}}$, the ratio of the areas, and not by its root.`,
    },
    {
      misconception: 'geo-halves-the-area-ratio',
      rule: ({ A, B, side }) => whole(frac(side * B, 2 * A)),
      why: () => 'halves the ratio of the areas instead of taking its root.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ A, B, side }) => whole(side + B - A),
      says: () => 'I added the difference of the areas to the side.',
      why: () => 'adds the difference of the areas to the side.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ A, B, side }) => whole(side * Math.sqrt(A / B)),
      says: () => 'I used the scale factor upside down.',
      why: () => 'uses the scale factor upside down.',
    },
    {
      misconception: 'geo-doubles-the-factor-for-an-area',
      rule: ({ A, B, side }) => whole(2 * side * Math.sqrt(B / A)),
      says: () => 'I doubled the scale factor.',
      why: () => 'doubles the scale factor.',
    },
    {
      misconception: 'geo-takes-one-root-only',
      rule: ({ B, side }) => whole(side * Math.sqrt(B)),
      why: () => 'takes the root of one of the areas only.',
    },
  ],
  explain: ({ A, B, side, m, n }) => ({
    plan: 'Areas grow with the square of the scale factor, so take the root of the ratio of the areas.',
    steps: [
      {
        do: `Ratio of the areas: $\\frac{${B}}{${A}}${n === 1 ? ` = ${m * m}` : ` = \\frac{${m * m}}{${n * n}}`}$.`,
        why: 'Second over first.',
      },
      {
        do: `Scale factor: $${n === 1 ? `\\sqrt{${m * m}} = ${m}` : `\\sqrt{\\frac{${m * m}}{${n * n}}} = \\frac{${m}}{${n}}`}$.`,
        why: 'Areas grow with the square of the factor, so take the root.',
      },
      {
        do: `$${side} \\cdot ${n === 1 ? m : `\\frac{${m}}{${n}}`} = ${(side * m) / n}$`,
        why: 'The side is multiplied by the scale factor.',
      },
    ],
  }),
  check: ({ A, B, side }) =>
    num(Array.from({ length: 400 }, (_, x) => x).find((x) => x * x * A === side * side * B) ?? -1),
})

const claims = template({
  id: 'geometry/scale-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwo({
    slip: 'geo-sim',
    frame: 'enlarged',
    items: 7,
    draw: (rng) => {
      const k = int(rng, 2, 5)
      return { a: int(rng, 2, 6), k, shape: int(rng, 0, 3) }
    },
    intro: ({ a, k, shape }) =>
      `${twin(shape, a, a * k, 4 * a, false)}<p>The right figure is an enlargement of the left one.</p>`,
    claims: ({ k }) => [
      {
        id: 'perimeter',
        says: `The perimeter of the right figure is $${k}$ times that of the left one.`,
        holds: true,
        because: 'Every side is multiplied by the factor, so their sum is, too.',
      },
      {
        id: 'area',
        says: `The area of the right figure is $${k * k}$ times that of the left one.`,
        holds: true,
        because: 'Areas grow with the square of the factor.',
      },
      {
        id: 'angles',
        says: 'Matching angles of the two figures are equal.',
        holds: true,
        because: 'An enlargement does not change angles.',
      },
      {
        id: 'ratio',
        says: 'The ratio of two sides of the left figure equals the ratio of the matching sides of the right figure.',
        holds: true,
        because: 'Both sides are multiplied by the same factor, which cancels.',
      },
      {
        id: 'area1',
        says: `The area of the right figure is $${k}$ times that of the left one.`,
        holds: false,
        because: 'That is the factor of the lengths; areas grow with its square.',
      },
      {
        id: 'double',
        says: `The perimeter of the right figure is $${k * k}$ times that of the left one.`,
        holds: false,
        because: 'A perimeter is a length and grows with the factor itself.',
      },
      {
        id: 'turned',
        says: `The angles of the right figure are $${k}$ times as large.`,
        holds: false,
        because: 'Angles stay the same when a figure is enlarged.',
      },
      {
        id: 'cube',
        says: `About $${k * k * k}$ copies of the left figure cover the same area as the right figure.`,
        holds: false,
        because: `Its area is only $${k * k}$ times as large.`,
      },
    ],
    given: ({ a, k }) => ({ left: a, right: a * k }),
    // Tried with squares of these sides.
    test: ({ left, right }, id) => {
      const k = right / left
      const [p, area] = [(4 * right) / (4 * left), (right * right) / (left * left)]
      const truth: Record<string, boolean> = {
        perimeter: p === k,
        area: area === k * k,
        angles: true,
        ratio: true,
        area1: area === k,
        double: p === k * k,
        turned: k === 1,
        cube: area === k ** 3,
      }
      return truth[id] as boolean
    },
  }),
})

/** Map and model scales. */
const map = template({
  id: 'geometry/scale-map',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 12), s: int(rng, 3, 16), area: int(rng, 0, 2) > 0 }),
      ({ k, s }) => s !== k,
    ),
  frames: [
    {
      id: 'map',
      kind: 'words',
      items: 6,
      stem: ({ k, s, area }, rng) =>
        `On a map, $1$ cm stands for $${k}$ km. ${area ? `A ${pick(rng, ['lake', 'forest', 'national park', 'island'])} covers $${s}$ cm² on the map. What is its real area, in square kilometers?` : `A ${pick(rng, ['river', 'coast road', 'hiking trail', 'railway line'])} is $${s}$ cm long on the map. How long is it in reality, in kilometers?`}`,
    },
  ],
  given: ({ k, s, area }) => ({ k, s, area }),
  answer: ({ k, s, area }) => num(area ? s * k * k : s * k),
  traps: [
    {
      misconception: 'geo-scale-factor-not-squared',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ k, s }) => [s, k],
      rule: ({ k, s, area }) => (area ? num(s * k) : null),
      why: ({ k }) => `multiplies the area by $${k}$ only once.`,
    },
    {
      misconception: 'geo-squares-the-factor-for-a-length',
      classic: true,
      rule: ({ k, s, area }) => (area ? null : num(s * k * k)),
      why: ({ k }) => `multiplies by $${k}^2$, but a length takes the scale once.`,
    },
    {
      misconception: 'geo-doubles-the-factor-for-an-area',
      rule: ({ k, s, area }) => (area ? num(2 * s * k) : null),
      why: ({ k }) => `takes $2 \\cdot ${k}$ for $${k}^2$.`,
    },
    {
      misconception: 'geo-squares-the-amount',
      rule: ({ k, s, area }) => (area ? num(s * s * k) : null),
      why: ({ s }) => `squares the $${s}$ instead of the scale.`,
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ k, s }) => num(s + k),
      says: ({ k, s }) => `I added ${s} and ${k}.`,
      why: () => 'adds the two numbers instead of scaling.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      rule: ({ k, s, area }) => (area ? null : num(frac(s, k))),
      says: () => 'I divided by the scale instead of multiplying.',
      why: () => 'divides by the scale instead of multiplying.',
    },
    {
      misconception: 'geo-cubes-the-factor-for-an-area',
      rule: ({ k, s, area }) => (area ? num(s * k * k * k) : null),
      why: ({ k }) => `multiplies by $${k}^3$, as for a volume.`,
    },
  ],
  explain: ({ k, s, area }) => ({
    plan: 'The scale says what one centimeter stands for; for an area, a square centimeter stands for the square of it.',
    steps: [
      area
        ? {
            do: `$1$ cm² on the map stands for a square of $${k}$ km by $${k}$ km, that is $${k * k}$ km².`,
            why: 'Both directions are scaled.',
          }
        : { do: `Each centimeter stands for $${k}$ km.`, why: 'Lengths are multiplied by the scale once.' },
      {
        do: area ? `$${s} \\cdot ${k * k} = ${s * k * k}$` : `$${s} \\cdot ${k} = ${s * k}$`,
        why: area ? 'So many of these squares.' : 'So many centimeters.',
      },
    ],
  }),
  // Adds up the centimeters, or the square centimeters, one by one.
  check: ({ k, s, area }) => {
    const strip = Array.from({ length: k }, () => k).reduce((x, y) => x + y, 0)
    return num(Array.from({ length: s }, () => (area ? strip : k)).reduce((x, y) => x + y, 0))
  },
})

export const templates: readonly Template[] = [grow, back, claims, map]
