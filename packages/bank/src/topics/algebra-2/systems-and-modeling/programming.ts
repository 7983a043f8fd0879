import {
  dot,
  expr,
  frac,
  group,
  int,
  money,
  nonZero,
  num,
  person,
  pick,
  plane,
  point,
  region,
  scatterPlot,
  segment,
  type Template,
  table,
  template,
  terms,
  text,
  toTex,
  until,
} from '../../../kit.ts'
import { balanced } from '../../algebra-1/expressions-and-units/balanced.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'
import { onlyFitting, readNumbers } from '../read.ts'

const lp = { skill: 'a2-linear-programming', calculator: false, response: 'choice' } as const
const model = { skill: 'a2-choosing-a-model', calculator: true, response: 'choice' } as const

type Budget = Readonly<{ a: number; b: number; c: number; least: boolean; what: number }>
const asks = [
  (who: string, { a, b, c, least }: Budget) =>
    `${who} works $x$ hours in a café for ${money(a)} an hour and $y$ hours as a tutor for ${money(b)} an hour, ${least ? 'and wants to earn at least' : 'but may earn at most'} ${money(c)} this month${least ? '' : ' besides school'}. Which inequality says this?`,
  (who: string, { a, b, c, least }: Budget) =>
    `${who} packs $x$ books of ${a} ounces and $y$ games of ${b} ounces into a box. ${least ? `The box is shipped only if its contents weigh no less than ${c} ounces` : `The contents may weigh no more than ${c} ounces`}. Which inequality says this?`,
]
const ineq = (a: number, b: number, sign: string, c: number) => text(`$${terms([a, 'x'], [b, 'y'])} ${sign} ${c}$`)
const constraint = template({
  ...lp,
  id: 'algebra-2/constraint-from-words',
  difficulty: 'Low',
  b: -0.7,
  seconds: 50,
  draw: (rng): Budget =>
    until(
      () => ({
        a: int(rng, 8, 20),
        b: int(rng, 8, 25),
        c: int(rng, 12, 40) * 10,
        least: int(rng, 0, 1) === 1,
        what: int(rng, 0, 1),
      }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    { id: 'words', kind: 'words', items: 6, stem: (e, rng) => (asks[e.what] as (typeof asks)[number])(person(rng), e) },
  ],
  answer: ({ a, b, c, least }) => ineq(a, b, least ? '\\ge' : '\\le', c),
  traps: [
    {
      misconception: 'a2-sys-turns-the-inequality',
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\le' : '\\ge', c),
      why: ({ least }) => `says “at ${least ? 'most' : 'least'}”.`,
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ a, b, c, least }) => ineq(b, a, least ? '\\ge' : '\\le', c),
      why: () => 'gives the numbers to the wrong letters.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ a, b, c, least }) => ineq(b, a, least ? '\\le' : '\\ge', c),
      why: () => 'gives the numbers to the wrong letters, and turns the sign around.',
    },
    {
      misconception: 'a2-sys-excludes-the-border',
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\gt' : '\\lt', c),
      why: ({ c }) => `excludes exactly ${c}, which is allowed.`,
    },
    {
      misconception: 'a2-sys-excludes-the-border',
      rule: ({ a, b, c, least }) => ineq(b, a, least ? '\\gt' : '\\lt', c),
      why: ({ c }) => `gives the numbers to the wrong letters, and excludes exactly ${c}.`,
    },
    {
      misconception: 'a2-sys-turns-the-inequality',
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\lt' : '\\gt', c),
      why: () => 'turns the sign around, and excludes the border.',
    },
  ],
  explain: ({ a, b, c, least }) => [
    {
      do: `Together the two parts give $${terms([a, 'x'], [b, 'y'])}$.`,
      why: 'Multiply each number by what one unit counts.',
    },
    {
      do: `This must be ${c} or ${least ? 'more' : 'less'}: ${ineq(a, b, least ? '\\ge' : '\\le', c).html}.`,
      why: 'The border itself is allowed.',
    },
  ],
  given: (e) => ({ a: e.a, b: e.b, c: e.c, least: e.least }),
  // Of all inequalities with these numbers, the one that agrees with the story for many plans, on the border too.
  check: ({ a, b, c, least }) => {
    const plans = Array.from({ length: 50 }, (_, x) => x).flatMap((x) => [
      [x, (c - a * x) / b] as const,
      [x, 5] as const,
    ])
    const gap = (u: number, v: number, x: number, y: number) => Math.round((u * x + v * y - c) * 1e6)
    const signs = {
      '\\ge': (g: number) => g >= 0,
      '\\le': (g: number) => g <= 0,
      '\\gt': (g: number) => g > 0,
      '\\lt': (g: number) => g < 0,
    }
    const found = Object.entries(signs).flatMap(([sign, holds]) =>
      [
        [a, b],
        [b, a],
      ].flatMap(([u = 0, v = 0]) => {
        const fits = plans.every(([x, y]) => {
          const reached = gap(a, b, x, y)
          return holds(gap(u, v, x, y)) === (least ? !(reached < 0) : !(reached > 0))
        })
        return fits ? [ineq(u, v, sign, c)] : []
      }),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

type Corner = readonly [number, number]
type Corners = Readonly<{ pts: Corner[]; p: number; q: number; most: boolean }>
const values = ({ pts, p, q }: Corners) => pts.map(([x, y]) => p * x + q * y)
/** (0, h), (a, b), (w, 0) with the middle corner outside the chord, so that the region is convex. */
const drawCorners = (rng: () => number): Corners =>
  until(
    () => {
      const pts: Corner[] = [
        [0, int(rng, 5, 9)],
        [int(rng, 2, 6), int(rng, 2, 7)],
        [int(rng, 5, 10), 0],
      ]
      return { pts, p: int(rng, 2, 9), q: int(rng, 2, 9), most: true }
    },
    (e) => {
      const [[, h], [a, b], [w]] = e.pts as [Corner, Corner, Corner]
      return a < w && b < h && a / w + b / h > 1.15 && new Set(values(e)).size === 3 && e.p !== e.q
    },
  )
const regionPlane = ({ pts }: Corners) => {
  const [[, h], [a, b], [w]] = pts as [Corner, Corner, Corner]
  return plane(
    { alt: `A shaded region with the corners (0, 0), (0, ${h}), (${a}, ${b}) and (${w}, 0).`, x: [0, 11], y: [0, 11] },
    [
      region([
        { a: 1, b: 0, c: 0 },
        { a: 0, b: 1, c: 0 },
        { a: b - h, b: -a, c: -a * h },
        { a: -b, b: a - w, c: -b * w },
      ]),
      segment(0, h, a, b),
      segment(a, b, w, 0),
      dot(0, h),
      dot(a, b),
      dot(w, 0),
      dot(0, 0),
    ],
  )
}
const best = (e: Corners) => Math.max(...values(e))
const maximum = balanced({
  ...lp,
  id: 'algebra-2/maximum-over-a-region',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  draw: drawCorners,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (e) =>
        `<p>The shaded region, with its border, shows which pairs $(x, y)$ satisfy all constraints.</p>${regionPlane(e)}<p>What is the largest value of $P = ${terms([e.p, 'x'], [e.q, 'y'])}$ in this region?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>A bakery makes $x$ trays of rolls and $y$ trays of cakes. The region of possible pairs $(x, y)$ has these corners.</p>${table(['$x$', '$y$'], [[0, 0], ...e.pts])}<p>The profit is \\$${e.p} for each tray of rolls and \\$${e.q} for each tray of cakes. What is the largest possible profit, in dollars?</p>`,
    },
  ],
  answer: (e) => num(best(e)),
  traps: [
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: (e) => num((values(e)[0] ?? 0) + (values(e)[2] ?? 0)),
      why: () => 'adds the values of two corners.',
    },
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: ({ pts, p, q }) => num(p * (pts[1]?.[0] ?? 0) + q * (pts[0]?.[1] ?? 0)),
      why: () => 'takes $x$ from one corner and $y$ from another.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: (e) => num(Math.min(...values(e))),
      why: () => 'is the value at another corner.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: (e) => num([...values(e)].sort((a, b) => a - b)[1] ?? 0),
      why: () => 'is the value at another corner.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ pts, p, q }) => num(Math.max(...pts.map(([x, y]) => q * x + p * y))),
      why: () => 'has the two factors swapped.',
    },
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: ({ pts, p, q }) => num(p * (pts[2]?.[0] ?? 0) + q * (pts[0]?.[1] ?? 0)),
      why: () => 'combines the largest $x$ with the largest $y$; this point is not in the region.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      rule: ({ pts, p, q }) => num((p + q) * Math.max(...pts.map(([x, y]) => x + y))),
      why: () => 'multiplies the sum of the factors by the sum of the coordinates.',
    },
  ],
  explain: (e) => [
    {
      do: `Work out $P$ at the corners: ${e.pts.map(([x, y], i) => `$P(${x}, ${y}) = ${values(e)[i]}$`).join(', ')}, and $P(0, 0) = 0$.`,
      why: 'A linear expression takes its largest value at a corner.',
    },
    { do: `The largest of these is ${best(e)}.`, why: 'Compare all corners.' },
  ],
  given: (e) => ({ p: e.p, q: e.q, pts: e.pts }),
  check: ({ p, q, pts }) => {
    const [[, h], [a, b], [w]] = pts as [Corner, Corner, Corner]
    let top = 0
    for (let x = 0; x <= w; x++) {
      const y = x <= a ? h + ((b - h) * x) / a : (b * (w - x)) / (w - a)
      top = Math.max(top, p * x + q * y)
    }
    return num(Math.round(top * 1e6) / 1e6)
  },
})

type Feasible = Readonly<{ s: number; a: number; b: number; c: number; pts: Corner[] }>
const allows = ({ s, a, b, c }: Feasible, [x, y]: Corner) => x + y <= s && a * x + b * y >= c
const feasible = template({
  ...lp,
  id: 'algebra-2/point-that-meets-all-constraints',
  difficulty: 'Low',
  b: -0.4,
  seconds: 65,
  draw: (rng): Feasible =>
    until(
      () => ({
        s: int(rng, 8, 14),
        a: int(rng, 2, 5),
        b: int(rng, 1, 4),
        c: int(rng, 16, 36),
        pts: Array.from({ length: 4 }, () => [int(rng, 1, 10), int(rng, 1, 10)] as const),
      }),
      (e) =>
        allows(e, e.pts[0] as Corner) &&
        e.pts.slice(1).every((p) => !allows(e, p)) &&
        new Set(e.pts.map(String)).size === 4 &&
        e.pts.some(([x, y]) => x + y > e.s) &&
        e.pts.some((p) => p[0] + p[1] <= e.s && !allows(e, p)) &&
        e.a !== e.b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ s, a, b, c }) =>
        `Which point satisfies both $x + y \\le ${s}$ and $${terms([a, 'x'], [b, 'y'])} \\ge ${c}$?`,
    },
  ],
  answer: ({ pts }) => point(...(pts[0] as Corner)),
  traps: [1, 2, 3].map((i) => ({
    misconception: 'a2-sys-checks-one-condition-only',
    rule: (e: Feasible) => point(...(e.pts[i] as Corner)),
    why: (e: Feasible) => {
      const [x, y] = e.pts[i] as Corner
      return x + y > e.s
        ? `has the sum ${x + y}, which is more than ${e.s}.`
        : `gives ${e.a * x + e.b * y} in the second condition, which is less than ${e.c}.`
    },
  })),
  explain: ({ s, a, b, c, pts }) => {
    const [x, y] = pts[0] as Corner
    return [
      { do: `For ${point(x, y).html}: $${x} + ${y} = ${x + y} \\le ${s}$.`, why: 'The first condition holds.' },
      {
        do: `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${a * x + b * y} \\ge ${c}$, so ${point(x, y).html} satisfies both.`,
        why: 'Each of the others fails one of the two.',
      },
    ]
  },
  given: ({ s, a, b, c, pts }) => ({ s, a, b, c, offers: pts.map(([x, y]) => `(${x}, ${y})`).sort() }),
  check: ({ s, a, b, c, offers }) => {
    const found = onlyFitting(offers, (offer) => {
      const [x = 0, y = 0] = readNumbers(offer)
      return s - x - y >= 0 && a * x + b * y - c >= 0
    })
    const [x = 0, y = 0] = readNumbers(found ?? '')
    return point(x, y)
  },
})

type Plan = Readonly<{ a: number; b: number; x: number; y: number; p: number; q: number }>
/** x + y ≤ s and ax + by ≤ t; the best corner is where the two lines cross. */
const plan = balanced({
  ...lp,
  id: 'algebra-2/best-plan',
  difficulty: 'High',
  b: 0.9,
  seconds: 140,
  draw: (rng): Plan =>
    until(
      () => ({
        a: int(rng, 1, 4),
        b: int(rng, 2, 6),
        x: int(rng, 2, 12),
        y: int(rng, 2, 12),
        p: int(rng, 3, 12),
        q: int(rng, 3, 15),
      }),
      // The slope of the profit line lies strictly between those of the two borders.
      ({ a, b, x, y, p, q }) => a < b && p / q < 1 && p / q > a / b && x !== y,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, x, y, p, q }, rng) =>
        `For a school fair, ${person(rng)} makes $x$ bracelets and $y$ necklaces, at most ${x + y} pieces in all. A bracelet needs ${a === 1 ? '1 bead string' : `${a} bead strings`}, a necklace ${b}, and there are ${a * x + b * y} bead strings. A bracelet brings a profit of ${money(p)}, a necklace ${money(q)}. What is the largest possible profit, in dollars?`,
    },
  ],
  answer: ({ x, y, p, q }) => num(p * x + q * y),
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ x, y, p }) => num(p * (x + y)),
      why: () => 'makes bracelets only.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ x, y, q }) => num(q * (x + y)),
      why: () => 'makes necklaces only; there are not enough bead strings for that.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ x, y, p, q }) => num(q * x + p * y),
      why: () => 'swaps the two profits.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ a, b, x, y, q }) => num(q * Math.floor((a * x + b * y) / b)),
      why: () => 'uses up the bead strings for necklaces only.',
    },
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: ({ x, y, p, q }) => num(p * (x + 1) + q * y),
      why: () => 'makes one bracelet too many.',
    },
  ],
  explain: ({ a, b, x, y, p, q }) => [
    {
      do: `The constraints are $x + y \\le ${x + y}$ and $${terms([a, 'x'], [b, 'y'])} \\le ${a * x + b * y}$; their borders cross at $(${x}, ${y})$.`,
      why: `$x = ${x + y} - y$, put into the second border, gives $y = ${y}$.`,
    },
    {
      do: `The profit at $(${x}, ${y})$ is $${p} \\cdot ${x} + ${q} \\cdot ${y} = ${p * x + q * y}$. At the corners on the axes it is $${p} \\cdot ${x + y} = ${p * (x + y)}$ (bracelets only) and at most $${q} \\cdot ${toTex(frac(a * x + b * y, b))} = ${toTex(frac(q * (a * x + b * y), b))}$ (necklaces only). So the largest is ${p * x + q * y}.`,
      why: 'The largest value is taken at a corner.',
    },
  ],
  given: ({ a, b, x, y, p, q }) => ({ pieces: x + y, a, b, beads: a * x + b * y, p, q }),
  check: ({ pieces, a, b, beads, p, q }) => {
    let top = 0
    for (let x = 0; x <= pieces; x++)
      for (let y = 0; x + y <= pieces && a * x + b * y <= beads; y++) top = Math.max(top, p * x + q * y)
    return num(top)
  },
})

const lpClaims = judgeClaims({
  id: 'algebra-2/linear-programming-claims',
  skill: lp.skill,
  prefix: 'a2-sys',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  items: 6,
  draw: (rng): { s: number; u: number } =>
    until(
      () => ({ s: int(rng, 8, 15), u: int(rng, 3, 7) }),
      ({ s, u }) => u < s - 2 && 2 * u !== s,
    ),
  setup: ({ s, u }) => `The constraints are $x \\ge 0$, $y \\ge 0$, $x + y \\le ${s}$ and $x \\le ${u}$.`,
  claims: ({ s, u }) => [
    {
      id: 'corner',
      says: `$(${u}, ${s - u})$ is a corner of the region.`,
      holds: true,
      because: `There the borders $x = ${u}$ and $x + y = ${s}$ meet.`,
    },
    {
      id: 'inside',
      says: `the point $(1, ${s - 2})$ satisfies all constraints.`,
      holds: true,
      because: `Its sum is ${s - 1}, and its $x$-value is at most ${u}.`,
    },
    {
      id: 'max',
      says: `the largest value of $x + 2y$ in the region is ${2 * s}.`,
      holds: true,
      because: `It is taken at $(0, ${s})$.`,
    },
    {
      id: 'outside',
      says: `$(${s}, 0)$ is a corner of the region.`,
      holds: false,
      because: `Its $x$-value is more than ${u}.`,
    },
    {
      id: 'bigger',
      says: `the largest value of $y$ in the region is ${s - u}.`,
      holds: false,
      because: `At $(0, ${s})$ it is ${s}.`,
    },
    {
      id: 'swap',
      says: `the point $(${u + 1}, 1)$ satisfies all constraints.`,
      holds: false,
      because: `Its $x$-value is more than ${u}.`,
    },
  ],
  verify: ({ s, u }, id) => {
    const ok = (x: number, y: number) => x >= 0 && y >= 0 && x + y <= s && x <= u
    const all = Array.from({ length: 20 }, (_, x) => Array.from({ length: 20 }, (_, y) => [x, y] as const))
      .flat()
      .filter(([x, y]) => ok(x, y))
    if (id === 'corner') return ok(u, s - u) && !ok(u + 1, s - u) && !ok(u, s - u + 1)
    if (id === 'inside') return ok(1, s - 2)
    if (id === 'max') return Math.max(...all.map(([x, y]) => x + 2 * y)) === 2 * s
    if (id === 'outside') return ok(s, 0)
    if (id === 'bigger') return Math.max(...all.map(([, y]) => y)) === s - u
    return ok(u + 1, 1)
  },
})

type Data = Readonly<{ kind: 'linear' | 'quadratic' | 'exponential'; a: number; b: number }>
const fn =
  ({ kind, a, b }: Data) =>
  (x: number) =>
    kind === 'linear' ? a * x + b : kind === 'quadratic' ? a * x * x + b : b * a ** x
const fnTex = (e: Data) =>
  expr(
    `y = ${e.kind === 'linear' ? terms([e.a, 'x'], [e.b, '']) : e.kind === 'quadratic' ? terms([e.a, 'x^2'], [e.b, '']) : `${e.b} \\cdot ${e.a}^x`}`,
    ({ x }) => fn(e)(x),
  )
const KINDS = ['linear', 'quadratic', 'exponential'] as const
const drawData = (rng: () => number): Data => ({ kind: pick(rng, KINDS), a: int(rng, 2, 4), b: int(rng, 2, 7) })
const others = (e: Data, i: number): Data => ({ ...e, kind: KINDS.filter((k) => k !== e.kind)[i] as 'linear' })
const fromTable = template({
  ...model,
  calculator: false,
  id: 'algebra-2/model-from-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: drawData,
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: (e) =>
        `<p>Which function fits the values of this table exactly?</p>${table(
          ['$x$', '$y$'],
          [0, 1, 2, 3].map((x) => [x, fn(e)(x)]),
        )}`,
    },
  ],
  answer: fnTex,
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-kind-of-model',
      rule: (e) => fnTex(others(e, 0)),
      why: (e) => `gives ${fn(others(e, 0))(3)} for $x = 3$.`,
    },
    {
      misconception: 'a2-sys-takes-the-wrong-kind-of-model',
      rule: (e) => fnTex(others(e, 1)),
      why: (e) => `gives ${fn(others(e, 1))(3)} for $x = 3$.`,
    },
    {
      misconception: 'a2-sys-swaps-start-and-step',
      rule: (e) => (e.a === e.b ? null : fnTex({ ...e, a: e.b, b: e.a })),
      why: (e) => `gives ${e.a} for $x = 0$.`,
    },
    {
      misconception: 'a2-sys-swaps-start-and-step',
      rule: (e) => (e.a === e.b ? null : fnTex({ ...others(e, 0), a: e.b, b: e.a })),
      why: (e) => `is of another kind, and gives ${e.a} for $x = 0$.`,
    },
    {
      misconception: 'a2-sys-swaps-start-and-step',
      rule: (e) => (e.a === e.b ? null : fnTex({ ...others(e, 1), a: e.b, b: e.a })),
      why: (e) => `is of another kind, and gives ${e.a} for $x = 0$.`,
    },
  ],
  explain: (e) => [
    {
      do: `At $x = 0$ the value is ${e.b}. The steps are ${[0, 1, 2].map((x) => fn(e)(x + 1) - fn(e)(x)).join(', ')}.`,
      why:
        e.kind === 'linear'
          ? 'Equal steps belong to a linear function.'
          : e.kind === 'quadratic'
            ? 'Steps that grow by the same amount belong to a quadratic function.'
            : `Each value is ${e.a} times the one before: an exponential function.`,
    },
    { do: `So ${fnTex(e).html}; for $x = 3$ it gives ${fn(e)(3)}.`, why: 'Test with the last row.' },
  ],
  given: (e) => ({ ys: [0, 1, 2, 3].map(fn(e)) }),
  check: ({ ys: [y0 = 0, y1 = 0, y2 = 0] }) => {
    if (y2 - y1 === y1 - y0) return expr('c', ({ x }) => y0 + (y1 - y0) * x)
    if (y1 * y1 === y0 * y2) return expr('c', ({ x }) => y0 * (y1 / y0) ** x)
    return expr('c', ({ x }) => y0 + (y1 - y0) * x * x)
  },
})

type Next = Readonly<{ a: number; b: number; c: number }>
const next = template({
  ...model,
  calculator: false,
  id: 'algebra-2/next-value-by-differences',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Next =>
    until(
      () => ({ a: pick(rng, [1, 2, 3, 4]), b: nonZero(rng, -5, 8), c: int(rng, 3, 30) }),
      ({ a, b }) => a + b > 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows how far a toy car on a ramp is from the upper end. The data follow a quadratic model exactly.</p>${table(
          ['Time (seconds)', 'Distance (centimeters)'],
          [0, 1, 2, 3].map((x) => [x, e.a * x * x + e.b * x + e.c]),
        )}<p>What distance does the model give for 4 seconds, in centimeters?</p>`,
    },
  ],
  answer: ({ a, b, c }) => num(16 * a + 4 * b + c),
  traps: [
    { misconception: 'a2-sys-takes-the-wrong-kind-of-model', rule: ({ a, b, c }) => num(14 * a + 4 * b + c) },
    {
      misconception: 'a2-sys-continues-with-the-wrong-difference',
      rule: ({ a, b, c }) => num(9 * a + 3 * b + c + 2 * a),
    },
    { misconception: 'a2-sys-continues-with-the-wrong-difference', rule: ({ a, b, c }) => num(18 * a + 4 * b + c) },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `The steps are ${a + b}, ${3 * a + b}, ${5 * a + b}; they grow by ${2 * a} each time.`,
      why: 'A quadratic model has constant second differences.',
    },
    {
      do: `The next step is ${7 * a + b}, so the distance is $${9 * a + 3 * b + c} + ${7 * a + b} = ${16 * a + 4 * b + c}$.`,
      why: 'Continue the pattern of the steps.',
    },
  ],
  given: ({ a, b, c }) => ({ ys: [0, 1, 2, 3].map((x) => a * x * x + b * x + c) }),
  check: ({ ys: [p = 0, q = 0, r = 0, s = 0] }) => num(4 * s - 6 * r + 4 * q - p),
})

type Story = Readonly<{ i: number; n: number; r: number }>
const KIND = ['Linear', 'Quadratic', 'Exponential growth', 'Exponential decay'] as const
const tales: readonly (readonly ((n: number, r: number) => string)[])[] = [
  [
    (n, r) => `A tank holds ${n} liters of water, and ${r} liters run out every minute.`,
    (n, r) => `A club has ${n} members and gains ${r} members every month.`,
  ],
  [
    (n, r) =>
      `A city enlarges a square park: its sides, now ${n} meters long, grow by ${r} meters each year. Consider the area of the park.`,
    (n, r) =>
      `A ball is thrown up from a height of ${n} meters with ${r} meters per second, and then it falls. Consider its height until it lands.`,
  ],
  [
    (n, r) => `A video has ${n} views, and the number grows by ${r}% every hour.`,
    (n, r) => `A colony of ${n} ants grows by ${r}% every week.`,
  ],
  [
    (n, r) => `A laptop worth \\$${n} loses ${r}% of its value every year.`,
    (n, r) => `A cup of tea is ${n} degrees warmer than the room, and this difference shrinks by ${r}% every minute.`,
  ],
]
const KIND_MEANS = [
  'would mean the same change in every step.',
  'would mean steps that themselves change by the same amount each time.',
  'would mean the same factor above 1 in every step.',
  'would mean the same factor below 1 in every step.',
]
const kind = template({
  ...model,
  calculator: false,
  id: 'algebra-2/kind-of-model-from-words',
  difficulty: 'Low',
  b: -0.6,
  seconds: 45,
  draw: (rng): Story => ({ i: int(rng, 0, 7), n: int(rng, 3, 9) * 10, r: int(rng, 2, 9) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ i, n, r }) =>
        `${tales[i % 4]?.[Math.floor(i / 4)]?.(n, r)} Which kind of function describes how this quantity depends on time?`,
    },
  ],
  answer: ({ i }) => text(KIND[i % 4] as string),
  traps: [1, 2, 3].map((d) => ({
    misconception: 'a2-sys-takes-the-wrong-kind-of-model',
    rule: ({ i }: Story) => text(KIND[(i + d) % 4] as string),
    why: ({ i }: Story) => KIND_MEANS[(i + d) % 4] as string,
  })),
  explain: ({ i }) => [
    {
      do: [
        'The quantity changes by the same amount in each step.',
        'The quantity depends on the square of the time.',
        'The quantity grows by the same percent in each step.',
        'The quantity shrinks by the same percent in each step.',
      ][i % 4] as string,
      why: 'Ask what stays the same from step to step.',
    },
    {
      do: `So the model is: ${KIND[i % 4]}.`,
      why: [
        'Equal differences mean a linear function.',
        'A square of a linear expression, or gravity, gives a quadratic function.',
        'A constant factor above 1 means exponential growth.',
        'A constant factor below 1 means exponential decay.',
      ][i % 4] as string,
    },
  ],
  given: ({ i, n, r }) => ({ n, r, e: tales[i % 4]?.[Math.floor(i / 4)]?.(n, r) ?? '' }),
  // Follows the story for a few steps and looks at what stays the same from one to the next.
  check: ({ n, r, e }) => {
    const after = (t: number) => {
      if (/%/.test(e)) return n * (1 + (/grows/.test(e) ? r : -r) / 100) ** t
      if (/area/.test(e)) return (n + r * t) ** 2
      if (/thrown/.test(e)) return n + r * t - 5 * t * t
      return n + (/gains/.test(e) ? r : -r) * t
    }
    const values = [0, 1, 2, 3, 4].map(after)
    const steps = (list: readonly number[]) => list.slice(1).map((y, i) => y - (list[i] ?? 0))
    const equal = (list: readonly number[]) => list.every((y) => Math.abs(y - (list[0] ?? 0)) < 1e-9)
    const factors = values.slice(1).map((y, i) => y / (values[i] ?? 1))
    if (equal(factors)) return text(KIND[(factors[0] ?? 0) > 1 ? 2 : 3])
    return text(equal(steps(values)) ? KIND[0] : equal(steps(steps(values))) ? KIND[1] : 'none')
  },
})

type Scatter = Readonly<{ kind: number; a: number; seed: number[] }>
const CURVES: readonly ((a: number) => (x: number) => number)[] = [
  (a) => (x) => 10 + a * x,
  (a) => (x) => 90 - a * x,
  (a) => (x) => 20 + 0.7 * a * x * (10 - x) * 0.4,
  (a) => (x) => 4 * (1.25 + a / 50) ** x,
]
const SHAPES = [
  'A line with positive slope',
  'A line with negative slope',
  'A parabola that opens downward',
  'An exponential curve that rises',
]
const SHAPES_MEAN = [
  'would rise by about the same amount each hour.',
  'would fall by about the same amount each hour.',
  'would rise to a highest value and then fall again.',
  'would rise slowly at first and then faster and faster.',
]
/** The heights of the points as they are drawn. */
const plotted = (e: Scatter): number[] =>
  e.seed.map((d, x) => Math.max(1, Math.min(98, Math.round((CURVES[e.kind]?.(e.a)(x) ?? 0) + d))))
const scatter = template({
  ...model,
  calculator: false,
  id: 'algebra-2/model-from-scatter-plot',
  difficulty: 'Low',
  b: -0.7,
  seconds: 45,
  draw: (rng): Scatter => ({
    kind: int(rng, 0, 3),
    a: int(rng, 4, 7),
    seed: Array.from({ length: 11 }, () => int(rng, -3, 3)),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) => {
        const pts = plotted(e).map((y, x) => [x, y] as const)
        return `<p>Measurements from an experiment are shown in this plot.</p>${scatterPlot({ alt: `A scatter plot with the points ${pts.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`, x: [0, 10], y: [0, 100], xStep: 1, yStep: 20, xTitle: 'time (hours)', yTitle: 'value' }, pts)}<p>Which kind of graph would be the best model for these data?</p>`
      },
    },
  ],
  answer: ({ kind: k }) => text(SHAPES[k] as string),
  traps: [1, 2, 3].map((d) => ({
    misconception: 'a2-sys-takes-the-wrong-kind-of-model',
    rule: ({ kind: k }: Scatter) => text(SHAPES[(k + d) % 4] as string),
    why: ({ kind: k }: Scatter) => SHAPES_MEAN[(k + d) % 4] as string,
  })),
  explain: ({ kind: k }) => [
    {
      do: 'Follow the points from left to right: look whether they rise or fall, and whether the steps stay about the same.',
      why: 'The shape of the whole cloud counts, not single points.',
    },
    {
      do: `${['They rise by about the same amount each hour', 'They fall by about the same amount each hour', 'They rise, reach a highest value and fall again', 'They rise slowly at first and then faster and faster'][k]}: ${(SHAPES[k] as string).toLowerCase()}.`,
      why: 'This is the model that fits the shape.',
    },
  ],
  given: (e) => ({ ys: plotted(e) }),
  // Means of the first, the middle and the last points; their steps tell the shape.
  check: ({ ys }) => {
    const mean = (from: number, to: number) => ys.slice(from, to).reduce((s, y) => s + y, 0) / (to - from)
    const [first, second] = [mean(4, 7) - mean(0, 4), mean(7, 11) - mean(4, 7)]
    if (first > 5 && second < -5) return text(SHAPES[2] as string)
    if (first > 0 && second > 2 * first) return text(SHAPES[3] as string)
    return text(SHAPES[first + second > 0 ? 0 : 1] as string)
  },
})

type Res = Readonly<{ m: number; b: number; x: number; d: number }>
const residual = balanced({
  ...model,
  id: 'algebra-2/residual-of-a-model',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  draw: (rng): Res => ({ m: int(rng, 3, 12), b: int(rng, 10, 60), x: int(rng, 3, 9), d: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ m, b, x, d }, rng) =>
        `The line $y = ${m}x + ${b}$ models how many cups of lemonade ${person(rng)} sells on a day with $x$ hours of sunshine. On a day with ${x} hours, ${m * x + b + d} cups were sold. What is the residual (actual value minus predicted value)?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ m, b, x, d }) =>
        `<p>The model $y = ${m}x + ${b}$ predicts the height of a sunflower, in centimeters, after $x$ weeks. One measurement is shown.</p>${table(['Weeks', 'Height (cm)'], [[x, m * x + b + d]])}<p>What is the residual of this measurement, that is, the actual value minus the predicted value, in centimeters?</p>`,
    },
  ],
  answer: ({ d }) => num(d),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ d }) => num(-d),
      why: () => 'subtracts the actual value from the predicted one.',
    },
    {
      misconception: 'a2-sys-gives-the-prediction',
      rule: ({ m, b, x }) => num(m * x + b),
      why: () => 'is the predicted value itself.',
    },
    {
      misconception: 'a2-sys-gives-the-prediction',
      rule: ({ b, d }) => num(b + d),
      why: ({ b }) => `leaves the ${b} out of the prediction.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: ({ b, d }) => num(-b - d),
      why: ({ b }) => `leaves the ${b} out of the prediction, and subtracts in the wrong order.`,
    },
    {
      misconception: 'a2-sys-gives-the-prediction',
      rule: ({ m, d }) => num(m + d),
      why: ({ x }) => `compares with the prediction for $x = ${x - 1}$.`,
    },
    {
      misconception: 'a2-sys-gives-the-prediction',
      rule: ({ m, d }) => num(d - m),
      why: ({ x }) => `compares with the prediction for $x = ${x + 1}$.`,
    },
  ],
  explain: ({ m, b, x, d }) => [
    { do: `The model predicts $${m} \\cdot ${x} + ${b} = ${m * x + b}$.`, why: 'Put the $x$-value into the equation.' },
    {
      do: `Actual minus predicted: $${m * x + b + d} - ${m * x + b} = ${d}$.`,
      why: d > 0 ? 'The point lies above the line.' : 'The point lies below the line.',
    },
  ],
  given: ({ m, b, x, d }) => ({ m, b, x, actual: m * x + b + d }),
  check: ({ m, b, x, actual }) => num(frac(actual - b - m * x)),
})

const claims = judgeClaims({
  id: 'algebra-2/claims-about-models',
  skill: model.skill,
  prefix: 'a2-sys',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  items: 6,
  draw: (rng): { a: number; r: number; m: number } => ({
    a: int(rng, 2, 9) * 100,
    r: pick(rng, [10, 20, 50]),
    m: int(rng, 3, 9) * 10,
  }),
  setup: ({ a, r, m }) =>
    `Two towns have ${group(a)} houses each. The first gains ${m} houses each year, the second ${r}% of its houses each year.`,
  claims: ({ a, r, m }) => [
    {
      id: 'linear',
      says: `the first town follows the model $${a} + ${m}t$.`,
      holds: true,
      because: 'The same number is added each year.',
    },
    {
      id: 'exp',
      says: `the second town follows the model $${a} \\cdot ${(100 + r) / 100}^t$.`,
      holds: true,
      because: 'The same factor is applied each year.',
    },
    {
      id: 'late',
      says: 'after a long enough time the second town has more houses.',
      holds: true,
      because: 'Exponential growth passes every linear growth in the end.',
    },
    {
      id: 'same',
      says: `the second town gains ${(a * r) / 100} houses in every year.`,
      holds: false,
      because: 'The percent is taken of a number that grows.',
    },
    {
      id: 'double',
      says: `in two years the second town grows by exactly ${2 * r}%.`,
      holds: false,
      because: `The factor of two years is $${(100 + r) ** 2 / 10000}$.`,
    },
    {
      id: 'factor',
      says: `the first town follows the model $${a} \\cdot ${m}^t$.`,
      holds: false,
      because: 'Adding each year gives a linear model.',
    },
  ],
  verify: ({ a, r, m }, id) => {
    const one = (t: number) => a + m * t
    const two = (t: number) => a * (1 + r / 100) ** t
    if (id === 'linear') return one(2) - one(1) === m
    if (id === 'exp') return Math.abs(two(2) / two(1) - (100 + r) / 100) < 1e-9
    if (id === 'late') return two(200) > one(200)
    if (id === 'same') return Math.abs(two(2) - two(1) - (two(1) - two(0))) < 1e-9
    if (id === 'double') return Math.abs(two(2) / a - 1 - (2 * r) / 100) < 1e-9
    return one(1) === a * m
  },
})

export const templates: readonly Template[] = [
  constraint,
  maximum,
  feasible,
  plan,
  lpClaims,
  fromTable,
  next,
  kind,
  scatter,
  residual,
  claims,
]
