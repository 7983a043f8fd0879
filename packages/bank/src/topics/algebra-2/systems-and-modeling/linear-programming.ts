import {
  dot,
  int,
  money,
  namedBy,
  num,
  person,
  plane,
  point,
  region,
  segment,
  type Template,
  table,
  template,
  terms,
  text,
  until,
} from '#kit'
import { onlyFitting, readNumbers } from '../read.ts'

const lp = { skill: 'a2-linear-programming', calculator: false, response: 'choice' } as const

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
  given: (e) => ({ a: e.a, b: e.b, c: e.c, least: e.least }),
  answer: ({ a, b, c, least }) => ineq(a, b, least ? '\\ge' : '\\le', c),
  traps: [
    {
      misconception: 'a2-sys-turns-the-inequality',
      classic: true,
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\le' : '\\ge', c),
      why: ({ least }) => `says “at ${least ? 'most' : 'least'}.”`,
    },
    {
      misconception: 'a2-sys-excludes-the-border',
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\gt' : '\\lt', c),
      why: ({ c }) => `excludes exactly ${c}, which is allowed.`,
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ a, b, c, least }) => ineq(b, a, least ? '\\ge' : '\\le', c),
      says: () => 'I wrote the numbers with the wrong variables.',
      why: () => 'gives the numbers to the wrong variables.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      twoSlips: true,
      rule: ({ a, b, c, least }) => ineq(b, a, least ? '\\le' : '\\ge', c),
      says: () => 'I wrote the numbers with the wrong variables and turned the inequality the wrong way.',
      why: () => 'gives the numbers to the wrong variables, and reverses the inequality sign.',
    },
    {
      misconception: 'a2-sys-excludes-the-border',
      twoSlips: true,
      rule: ({ a, b, c, least }) => ineq(a, b, least ? '\\lt' : '\\gt', c),
      says: () => 'I turned the inequality the wrong way and left out the border.',
      why: () => 'reverses the inequality sign, and excludes the border.',
    },
  ],
  explain: ({ a, b, c, least }) => ({
    plan: 'Multiply each variable by what one unit of it counts for, add, and compare with the limit. Words like no more than or no less than include the limit.',
    steps: [
      {
        do: `Together the two parts give $${terms([a, 'x'], [b, 'y'])}$.`,
        why: 'Multiply each number by what one unit counts.',
      },
      {
        do: `This must be ${c} or ${least ? 'more' : 'less'}: ${ineq(a, b, least ? '\\ge' : '\\le', c).html}.`,
        why: 'The border itself is allowed.',
      },
    ],
    check: `Try $x = 10$ and $y = 10$: $10 \\cdot ${a} + 10 \\cdot ${b} = ${10 * (a + b)}$. By the words, ${10 * (a + b)} is ${(least ? 10 * (a + b) >= c : 10 * (a + b) <= c) ? 'allowed' : 'not allowed'}, and $${10 * (a + b)} ${least ? '\\ge' : '\\le'} ${c}$ is ${least ? 10 * (a + b) >= c : 10 * (a + b) <= c}.`,
  }),
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

/** The region; `valued` writes the value of the expression at each corner. */
const regionPlane = (e: Corners, valued = false) => {
  const [[, h], [a, b], [w]] = e.pts as [Corner, Corner, Corner]
  const marked = ([x, y]: Corner) => dot(x, y, valued ? { label: `${e.p * x + e.q * y}` } : {})
  return plane(
    {
      alt: `A shaded region with the vertices (0, 0), (0, ${h}), (${a}, ${b}) and (${w}, 0)${valued ? `, where the expression has the values 0, ${values(e).join(', ')}` : ''}.`,
      x: [0, 11],
      y: [0, 11],
    },
    [
      region([
        { a: 1, b: 0, c: 0 },
        { a: 0, b: 1, c: 0 },
        { a: b - h, b: -a, c: -a * h },
        { a: -b, b: a - w, c: -b * w },
      ]),
      segment(0, h, a, b),
      segment(a, b, w, 0),
      ...e.pts.map(marked),
      dot(0, 0),
    ],
  )
}

const best = (e: Corners) => Math.max(...values(e))

const maximum = template({
  ...lp,
  id: 'algebra-2/maximum-over-a-region',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  balance: 'place',
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
        `<p>A bakery makes $x$ trays of rolls and $y$ trays of cakes. The region of possible pairs $(x, y)$ has these vertices.</p>${table(['$x$', '$y$'], [[0, 0], ...e.pts])}<p>The profit is \\$${e.p} for each tray of rolls and \\$${e.q} for each tray of cakes. What is the largest possible profit, in dollars?</p>`,
    },
  ],
  given: (e) => ({ p: e.p, q: e.q, pts: e.pts }),
  answer: (e) => num(best(e)),
  traps: [
    {
      misconception: 'a2-sys-combines-two-corners',
      says: () =>
        'I put in the largest $x$ and the largest $y$ of the region together, which is not a point of the region.',
      classic: true,
      rule: ({ pts, p, q }) => num(p * (pts[2]?.[0] ?? 0) + q * (pts[0]?.[1] ?? 0)),
      why: () => 'combines the largest $x$ with the largest $y$; this point is not in the region.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ pts, p, q }) => {
        const [one = 0, middle = 0, last = 0] = pts.map(([x, y]) => p * x + q * y)
        return num(middle > Math.max(one, last) ? Math.max(one, last) : middle)
      },
      says: (e) =>
        (values(e)[1] ?? 0) === best(e)
          ? 'I compared only the vertices on the axes.'
          : 'I took the vertex that is not on an axis without comparing.',
      why: () => 'is the value at another vertex.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ pts, p, q }) => num(Math.max(...pts.map(([x, y]) => q * x + p * y))),
      says: ({ p, q }) =>
        `I swapped the two factors and looked for the largest value of $${terms([q, 'x'], [p, 'y'])}$.`,
      why: () => 'has the two factors swapped.',
    },
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: ({ pts, p, q }) => num(p * (pts[1]?.[0] ?? 0) + q * (pts[0]?.[1] ?? 0)),
      says: () => 'I took $x$ from the vertex that is not on an axis, and $y$ from the vertex on the $y$-axis.',
      why: () => 'takes $x$ from one vertex and $y$ from another.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ pts, p, q }) => num(Math.min(...pts.map(([x, y]) => p * x + q * y))),
      says: () => 'I took the smallest of the values at the three vertices other than $(0, 0)$.',
      why: () => 'is the smallest value at the three vertices other than $(0, 0)$.',
    },
  ],
  explain: (e, frame) => {
    const [first, middle, last] = e.pts as [Corner, Corner, Corner]
    const at = ([x, y]: Corner) =>
      `at $(${x}, ${y})$ it is $${e.p} \\cdot ${x} + ${e.q} \\cdot ${y} = ${e.p * x + e.q * y}$`
    const corner = e.pts[values(e).indexOf(best(e))] as Corner
    const round: readonly Corner[] = [[0, 0], first, middle, last]
    const at4 = round.indexOf(corner)
    const drops = [round[at4 - 1], round[(at4 + 1) % 4]].map((v) => {
      const [x, y] = v as Corner
      return `by $${best(e) - e.p * x - e.q * y}$ to $(${x}, ${y})$`
    })
    return {
      plan: 'A linear expression takes its largest value over such a region at a vertex. Work it out at every vertex and compare.',
      steps: [
        {
          do: `The vertices are $(0, 0)$, ${e.pts
            .slice(0, 2)
            .map(([x, y]) => `$(${x}, ${y})$`)
            .join(', ')}, and $(${last[0]}, ${last[1]})$. The expression is $P = ${terms([e.p, 'x'], [e.q, 'y'])}$.`,
          why: `${frame === 'graph' ? 'These are the points where two borders of the region meet' : 'The table gives them; each tray counts with its profit'}.`,
        },
        {
          do: `The vertices on the axes: ${at(first)}, and ${at(last)}. At $(0, 0)$ it is $0$.`,
          why: 'Put both coordinates in.',
        },
        { do: `The vertex between them: ${at(middle)}.`, why: 'It lies on two borders.' },
        {
          do: `The largest of these values is $${best(e)}$, at $(${corner[0]}, ${corner[1]})$.`,
          why: 'Compare all vertices, also those on the axes.',
        },
      ],
      check: `From $(${corner[0]}, ${corner[1]})$ to the vertices beside it the value falls, ${drops.join(' and ')}, so no other point of the region has more.`,
      ...(frame === 'graph' ? { figure: regionPlane(e, true) } : {}),
    }
  },
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

type Offered = Readonly<{ s: number; a: number; b: number; c: number; offers: readonly string[] }>
const shownOf = ({ s, a, b, c, pts }: Feasible): Offered => ({
  s,
  a,
  b,
  c,
  offers: pts.map(([x, y]) => `(${x}, ${y})`).sort(),
})
/** The offered points that fail a condition. */
const failing = ({ s, a, b, c, offers }: Offered): string[] =>
  offers.filter((offer) => {
    const [x = 0, y = 0] = readNumbers(offer)
    return x + y > s || a * x + b * y < c
  })

const cornerIn = (g: Offered, i: number) => readNumbers(failing(g)[i] ?? '') as [number, number]
const CHECKED = ['a2-sys-checks-one-condition-only', 'a2-sys-stops-after-the-first-condition']

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
  given: shownOf,
  answer: ({ pts }) => point(...(pts[0] as Corner)),
  traps: [0, 1, 2].flatMap((i) =>
    namedBy(CHECKED, (g: Offered) => CHECKED[cornerIn(g, i)[0] + cornerIn(g, i)[1] > g.s ? 0 : 1] as string, {
      rule: (g) => (failing(g)[i] === undefined ? null : point(...cornerIn(g, i))),
      says: (e: Feasible) => {
        const [x, y] = cornerIn(shownOf(e), i)
        if (x + y > e.s)
          return e.a * x + e.b * y >= e.c
            ? `I took $(${x}, ${y})$ and checked only the second condition.`
            : `I took $(${x}, ${y})$ and checked neither condition to the end.`
        return `I took $(${x}, ${y})$ and checked only the first condition.`
      },
      why: (e: Feasible) => {
        const [x, y] = cornerIn(shownOf(e), i)
        return x + y > e.s
          ? `has sum ${x + y}, which is more than ${e.s}.`
          : `gives ${e.a * x + e.b * y} in the second condition, which is less than ${e.c}.`
      },
    }),
  ),
  explain: ({ s, a, b, c, pts }) => {
    const [x, y] = pts[0] as Corner
    return {
      plan: 'A point satisfies the system only if it makes every condition true. Test each offered point in both.',
      steps: [
        { do: `For ${point(x, y).html}: $${x} + ${y} = ${x + y} \\le ${s}$.`, why: 'The first condition holds.' },
        {
          do: `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${a * x + b * y} \\ge ${c}$, so ${point(x, y).html} satisfies both.`,
          why: 'Each of the others fails one of the two.',
        },
      ],
      check: `The other points fail: ${pts
        .slice(1)
        .map(([u, v]) =>
          u + v > s
            ? `$(${u}, ${v})$ has the sum $${u + v}$`
            : `$(${u}, ${v})$ gives only $${a * u + b * v}$ in the second`,
        )
        .join('; ')}.`,
    }
  },
  check: ({ s, a, b, c, offers }) => {
    const found = onlyFitting(offers, (offer) => {
      const [x = 0, y = 0] = readNumbers(offer)
      return s - x - y >= 0 && a * x + b * y - c >= 0
    })
    const [x = 0, y = 0] = readNumbers(found ?? '')
    return point(x, y)
  },
})

export const templates: readonly Template[] = [constraint, maximum, feasible]
