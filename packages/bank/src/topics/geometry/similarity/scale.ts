import {
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  mul,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  whole,
  withCheck,
  withFaster,
} from '#kit'
import { written } from '../marks.ts'
import { factorAtAGlance, grownInHead } from './grown-in-head.ts'

export const skill = 'geo-scale-factor'

export const RATIOS = [
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
const twin = (
  shape: number,
  a: number,
  b: number,
  size: number,
  area: boolean,
  inside: readonly string[] = [],
): Html => {
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
    g.side('ab', `${a} in`, { as: 'The bottom side of the left figure', from: 'c' }),
    g.side('pq', `${b} in`, { as: 'The bottom side of the right figure', from: 'r' }),
    ...inside.map((label, i) => {
      const [side, x] = i === 0 ? [a, 0] : [b, a * (1 + slant) + Math.max(a, b) * 0.35]
      const what = `The ${area ? 'area' : 'perimeter'} of the ${i === 0 ? 'left' : 'right'} figure`
      return written(
        [
          x + side * (kind === 'triangle' ? (area ? 0.43 : 0.5) : (1 + slant) / 2),
          side * h * (area ? (kind === 'triangle' ? 0.33 : 0.5) : 1) + (area ? 0 : 0.12 * Math.max(a, b)),
        ],
        label,
        what,
      )
    }),
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
    operation: 'scale-not-squared',
    operands: ({ a, b, size }: Grown) => [size, div(b, a)],
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
    operation: 'difference-for-ratio',
    operands: ({ a, b, size }: Grown) => [a, b, size],
    rule: ({ a, b, size }: Grown) => whole(size + b - a),
    says: ({ a, b, area }: Grown) =>
      `I ${b > a ? 'added the difference of the two sides to' : 'subtracted the difference of the two sides from'} the ${area ? 'area' : 'perimeter'}.`,
    why: ({ a, b }: Grown) =>
      `${b > a ? 'adds' : 'subtracts'} the difference between $${a}$ and $${b}$ instead of multiplying by a factor.`,
  },
  {
    misconception: 'geo-inverts-the-ratio',
    operation: 'ratio-upside-down',
    operands: ({ a, b }: Grown) => [a, b, 1],
    after: (x: Frac, { size, area }: Grown) => mul(size, area ? mul(x, x) : x),
    rule: ({ a, b, size, area }: Grown) => whole(area ? frac(size * a * a, b * b) : frac(size * a, b)),
    says: () => 'I used the reciprocal of the scale factor.',
    why: () => 'uses the reciprocal of the scale factor.',
  },
  {
    misconception: 'geo-doubles-the-factor-for-an-area',
    operation: 'power-as-product',
    operands: ({ a, b }: Grown) => [div(b, a), 2],
    after: (x: Frac, { size }: Grown) => mul(size, x),
    rule: ({ a, b, size, area }: Grown) => (area ? whole(frac(size * 2 * b, a)) : null),
    says: () => 'I doubled the scale factor instead of squaring it.',
    why: () => 'uses twice the scale factor instead of its square.',
  },
  {
    misconception: 'geo-multiplies-by-the-difference',
    operation: 'wrong-number-used',
    operands: ({ a, b }: Grown) => [Math.abs(b - a)],
    after: (x: Frac, { size }: Grown) => mul(size, x),
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
        `${twin(shape, a, b, size, area)}<p>The two figures are similar. The ${area ? 'area' : 'perimeter'} of the left one is $${size}$ ${area ? 'square inches' : 'inches'}. What is the ${area ? 'area' : 'perimeter'} of the right one, in ${area ? 'square inches' : 'inches'}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: ({ a, b, size, area, shape }) =>
        `<p>The left figure has ${area ? 'an area of' : 'a perimeter of'} $${size}$ ${area ? 'square inches' : 'inches'}, and the right figure is similar to it.</p>${twin(shape, a, b, size, area)}<p>Find the ${area ? 'area' : 'perimeter'} of the right figure, in ${area ? 'square inches' : 'inches'}.</p>`,
    },
    {
      id: 'copy',
      kind: 'words',
      items: 5,
      stem: ({ a, b, size, area }, rng) =>
        `${person(rng)} changes the size of a ${pick(rng, things)} on a screen without changing its shape, so that a side of $${a}$ inches becomes $${b}$ inches long. Before, its ${area ? `area was $${size}$ square inches` : `outline was $${size}$ inches long`}. ${area ? 'What is its area now, in square inches?' : 'How long is its outline now, in inches?'}`,
    },
  ],
  given: ({ a, b, size, area }) => ({ a, b, size, area }),
  answer: ({ size, m, n, area }) => num(area ? frac(size * m * m, n * n) : frac(size * m, n)),
  traps: growTraps,
  explain: ({ a, b, size, m, n, area, shape }, frame) => {
    const k = n === 1 ? `${m}` : `\\frac{${m}}{${n}}`
    const found = area ? (size * m * m) / (n * n) : (size * m) / n
    return {
      plan: 'Find the scale factor from the two sides; lengths take it once, areas take its square.',
      steps: [
        {
          do: `The scale factor is $\\frac{${b}}{${a}}${n === 1 ? ` = ${m}` : a === n ? '' : ` = \\frac{${m}}{${n}}`}$.`,
          why: 'New length over old length.',
        },
        area
          ? {
              do: `The area is multiplied by $${n === 1 ? `${m}^2 = ${m * m}` : `\\left(\\frac{${m}}{${n}}\\right)^2 = \\frac{${m * m}}{${n * n}}`}$.`,
              why: 'An area grows in two directions: take the square of the scale factor.',
            }
          : {
              do: `The ${frame === 'copy' ? 'outline' : 'perimeter'} is multiplied by $${k}$.`,
              why: 'It is a length, so it grows with the factor itself.',
            },
        {
          do: area
            ? `$${size} \\cdot ${n === 1 ? m * m : `\\frac{${m * m}}{${n * n}}`} = ${found}$`
            : `$${size} \\cdot ${k} = ${found}$`,
          why: `Multiply the old ${area ? 'area' : 'length'} by this number.`,
        },
      ],
      faster: grownInHead({ a, b, size, m, n, area }),
      check: area
        ? `Compare each area with the square of its side: $\\frac{${size}}{${a}^2} = ${toTex(frac(size, a * a))}$ and $\\frac{${found}}{${b}^2} = ${toTex(frac(found, b * b))}$. Similar figures must agree in this.`
        : `Compare each length with its side: $\\frac{${size}}{${a}} = ${toTex(frac(size, a))}$ and $\\frac{${found}}{${b}} = ${toTex(frac(found, b))}$. Similar figures must agree in this.`,
      figure:
        frame === 'copy'
          ? ''
          : twin(shape, a, b, size, area, [`${size}${area ? ' in²' : ' in'}`, `${found}${area ? ' in²' : ' in'}`]),
    }
  },
  // Area or length per square or side of the old figure, times those of the new one.
  check: ({ a, b, size, area }) => num(area ? frac(size * b * b, a * a) : frac(size * b, a)),
})

const claims = template({
  id: 'geometry/scale-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-sim',
        frame: 'enlarged',
        items: 7,
        draw: (rng) => {
          const k = int(rng, 2, 5)
          return { a: int(rng, 2, 6), k, shape: int(rng, 0, 3) }
        },
        intro: ({ a, k, shape }) =>
          `${twin(shape, a, a * k, 4 * a, false)}<p>The right figure is an enlargement of the left one.</p>`,
        plan: 'Find the scale factor from a pair of matching sides. Lengths grow by the factor, areas by its square, and angles not at all.',
        claims: ({ a, k }) => [
          {
            id: 'perimeter',
            says: `The perimeter of the right figure is $${k}$ times that of the left one.`,
            holds: true,
            tested: `The factor is $\\frac{${a * k}}{${a}} = ${k}$. Every side is $${k}$ times as long, so their sum is, too.`,
          },
          {
            id: 'area',
            says: `The area of the right figure is $${k * k}$ times that of the left one.`,
            holds: true,
            tested: `The factor is $\\frac{${a * k}}{${a}} = ${k}$. Width and height are both multiplied by it, so the area is multiplied by $${k} \\cdot ${k} = ${k * k}$.`,
          },
          {
            id: 'angles',
            says: 'Matching angles of the two figures are equal.',
            holds: true,
            tested: `The factor $\\frac{${a * k}}{${a}} = ${k}$ multiplies lengths. The shape stays, and with it every angle.`,
          },
          {
            id: 'ratio',
            says: 'The ratio of two sides of the left figure equals the ratio of the matching sides of the right figure.',
            holds: true,
            tested: `Both sides are multiplied by the same factor, $\\frac{${a * k}}{${a}} = ${k}$. In the ratio it cancels: $\\frac{${k}p}{${k}q} = \\frac{p}{q}$.`,
          },
          {
            id: 'area1',
            says: `The area of the right figure is $${k}$ times that of the left one.`,
            holds: false,
            tested: `The factor of the lengths is $\\frac{${a * k}}{${a}} = ${k}$. Width and height both grow by it, so the area grows by $${k} \\cdot ${k} = ${k * k}$.`,
            because: `$${k}$ is the factor of the lengths; areas grow with its square.`,
          },
          {
            id: 'double',
            says: `The perimeter of the right figure is $${k * k}$ times that of the left one.`,
            holds: false,
            tested: `The factor of the lengths is $\\frac{${a * k}}{${a}} = ${k}$. A perimeter is a sum of lengths, so it grows by $${k}$, too.`,
            because: 'A perimeter is a length and grows with the factor itself.',
          },
          {
            id: 'turned',
            says: `The angles of the right figure are $${k}$ times as large.`,
            holds: false,
            tested: `Multiply an angle of $90^\\circ$ by the factor $${k}$: it would be $${90 * k}^\\circ$. But an enlarged square still has corners of $90^\\circ$.`,
            because: 'Angles stay the same when a figure is enlarged.',
          },
          {
            id: 'cube',
            says: `About $${k * k * k}$ copies of the left figure cover the same area as the right figure.`,
            holds: false,
            tested: `The factor of the lengths is $\\frac{${a * k}}{${a}} = ${k}$, so the area is $${k}^2 = ${k * k}$ times as large.`,
            because: 'The third power belongs to volumes.',
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
      ({ e: { a, k }, ids }) => {
        const around = `Their perimeters are $${4 * a}$ and $${4 * a * k}$, which is $${k}$ times as much.`
        const inside = `Their areas are $${a * a}$ and $${a * a * k * k}$, which is $${k * k}$ times as much.`
        const corners = 'Their angles are $90^\\circ$ before and after.'
        return `Try it with two squares, with sides of $${a}$ and $${a * k}$. ${testsOf(ids, {
          perimeter: around,
          double: around,
          area: inside,
          area1: inside,
          cube: inside,
          angles: corners,
          turned: corners,
          ratio: 'Two of their sides have the ratio $1$ before and after.',
        })}`
      },
    ),
    ({ e: { k }, ids }) => factorAtAGlance(k, ids),
  ),
})

export const templates: readonly Template[] = [grow, claims]
