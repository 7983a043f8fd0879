import {
  type Half,
  type Html,
  int,
  linear,
  money,
  nonZero,
  num,
  pick,
  plane,
  point,
  type Relation,
  type Rng,
  region,
  type Template,
  template,
  terms,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { across } from '../linear-functions/lines.ts'
import { judgeTwoClaims } from '../linear-inequalities/ask.ts'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../linear-inequalities/sets.ts'
import { agreed, numbersOf, onlyOne } from '../read-tex.ts'

const skill = 'a1-linear-inequalities-two-variables'

/** y rel mx + b. */
type Ineq = Readonly<{ m: number; b: number; rel: Relation }>
const tex = ({ m, b, rel }: Ineq): string => `y ${SIGN[rel]} ${linear(m, b)}`
const fits = ({ m, b, rel }: Ineq, x: number, y: number): boolean => holds(y, rel, m * x + b)
const half = ({ m, b, rel }: Ineq): Half => (pointsUp(rel) ? { a: -m, b: 1, c: b } : { a: m, b: -1, c: -b })
const seen = ({ m, b, rel }: Ineq): string =>
  `A ${isStrict(rel) ? 'dashed' : 'solid'} line through (0, ${b}) and (1, ${b + m})`

function draw(list: readonly Ineq[]): Html {
  const side = (i: Ineq) => (pointsUp(i.rel) ? 'above' : 'below')
  return plane(
    {
      alt: `Coordinate plane. ${list.map((i) => `${seen(i)}, shaded ${side(i)} it`).join('; ')}.`.replace(/-/g, '−'),
      x: [-6, 6],
      y: [-6, 6],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
    },
    [region(list.map(half)), ...list.map((i) => across(0, i.b, 1, i.b + i.m, isStrict(i.rel)))],
  )
}
const drawIneq = (rng: Rng): Ineq => ({ m: nonZero(rng, -3, 3), b: nonZero(rng, -4, 4), rel: pick(rng, RELATIONS) })

const readGraph = template({
  id: 'algebra-1/half-plane-read',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: drawIneq,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (p) => `<p>Which inequality has the shaded region as its solutions?</p>${draw([p])}`,
    },
  ],
  answer: (p) => shown(p),
  traps: [
    {
      misconception: 'a1-half-plane-wrong-side',
      rule: (p) => shown({ ...p, rel: flip(p.rel) }),
      why: (p) => `describes the points ${pointsUp(p.rel) ? 'below' : 'above'} the line.`,
    },
    {
      misconception: 'a1-half-plane-boundary',
      rule: (p) => shown({ ...p, rel: loosen(p.rel) }),
      why: (p) => (isStrict(p.rel) ? 'includes the line, which is dashed.' : 'leaves out the line, which is solid.'),
    },
    { misconception: 'a1-half-plane-boundary', rule: (p) => shown({ ...p, rel: loosen(flip(p.rel)) }) },
    {
      misconception: 'a1-half-plane-slope',
      rule: (p) => shown({ ...p, m: -p.m }),
      why: () => 'has a boundary with the wrong slope.',
    },
    { misconception: 'a1-half-plane-slope', rule: (p) => shown({ ...p, m: -p.m, rel: flip(p.rel) }) },
    { misconception: 'a1-half-plane-slope', rule: (p) => shown({ ...p, m: -p.m, rel: loosen(p.rel) }) },
  ],
  explain: (p) => [
    {
      do: `The boundary is $y = ${linear(p.m, p.b)}$, and it is ${isStrict(p.rel) ? 'dashed' : 'solid'}.`,
      why: isStrict(p.rel)
        ? 'A dashed line does not belong to the solutions.'
        : 'A solid line belongs to the solutions.',
    },
    {
      do: `The region ${pointsUp(p.rel) ? 'above' : 'below'} it is shaded: ${shown(p).html}.`,
      why: pointsUp(p.rel) ? 'Above the line $y$ is greater.' : 'Below the line $y$ is smaller.',
    },
  ],
  given: (p) => ({ start: p.b, next: p.b + p.m, above: pointsUp(p.rel), dashed: isStrict(p.rel) }),
  check: ({ start, next, above, dashed }) => {
    const rel = RELATIONS.find(
      (r) => holds(start + 1, r, start) === above && holds(start, r, start) !== dashed,
    ) as Relation
    return shown({ m: next - start, b: start, rel })
  },
})
function shown(p: Ineq): Value {
  return text(`$${tex(p)}$`)
}

/** ax + by rel c: one of four points does it. */
const whichPoint = template({
  id: 'algebra-1/half-plane-point',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, rel] = [nonZero(rng, -5, 5), nonZero(rng, -5, 5), nonZero(rng, -12, 12), pick(rng, RELATIONS)]
        const spots = Array.from({ length: 5 }, () => [nonZero(rng, -5, 5), nonZero(rng, -5, 5)] as [number, number])
        return { a, b, c, rel, spots }
      },
      ({ a, b, c, rel, spots }) => {
        const [key, ...rest] = spots as [[number, number], ...[number, number][]]
        const value = ([x, y]: [number, number]) => a * x + b * y
        return (
          holds(value(key), rel, c) &&
          rest.every((s) => !holds(value(s), rel, c) && Math.abs(value(s) - c) < 12) &&
          (value(rest[0] as [number, number]) === c) === isStrict(rel) &&
          new Set(spots.map((s) => s.join())).size === 5 &&
          Math.abs(value(key) - c) < 12
        )
      },
    ),
  frames: [
    {
      id: 'point',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, rel }) => `Which point is a solution of $${terms([a, 'x'], [b, 'y'])} ${SIGN[rel]} ${c}$?`,
    },
  ],
  answer: ({ spots }) => point(...(spots[0] as [number, number])),
  traps: [1, 2, 3, 4].map((k) => ({
    misconception:
      k === 1 ? 'a1-half-plane-boundary' : k === 2 ? 'a1-half-plane-sign-slip' : 'a1-half-plane-wrong-side',
    rule: ({ spots }: Spots) => point(...(spots[k] as [number, number])),
    why: ({ a, b, c, spots }: Spots) => {
      const [x, y] = spots[k] as [number, number]
      return `gives $${a * x + b * y}$ on the left side, compared with $${c}$.`
    },
  })),
  explain: ({ a, b, c, rel, spots }) => {
    const [x, y] = spots[0] as [number, number]
    return [
      {
        do: `Put each point into $${terms([a, 'x'], [b, 'y'])}$ and compare with $${c}$.`,
        why: 'A solution makes the inequality true.',
      },
      {
        do: `For $(${x}, ${y})$ the left side is $${a * x + b * y}$, and $${a * x + b * y} ${SIGN[rel]} ${c}$ is true.`,
        why: 'For the other points the comparison is false.',
      },
    ]
  },
  given: ({ a, b, c, rel, spots }) => ({ a, b, c, rel, offered: spots.map((s) => point(...s).html) }),
  // A point fails when the opposite comparison is true for it.
  check: ({ a, b, c, rel, offered }) => {
    const read = offered.map((html) => numbersOf(html) as [number, number])
    return point(...onlyOne(read, ([x, y]) => !holds(a * x + b * y, flip(loosen(rel)), c)))
  },
})
type Spots = { a: number; b: number; c: number; rel: Relation; spots: [number, number][] }

const both = (p: Ineq, q: Ineq): Value => ({
  html: `$${tex(p)}$ and $${tex(q)}$`,
  key: `both ${[tex(p), tex(q)].sort().join(' | ')}`,
})
const system = template({
  id: 'algebra-1/inequality-system-read',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: drawIneq(rng), q: drawIneq(rng) }),
      ({ p, q }) => p.m !== q.m && p.b !== q.b && p.rel !== q.rel && Math.abs(p.m) + Math.abs(q.m) < 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ p, q }) =>
        `<p>The shaded region shows all solutions of a system. Which system is it?</p>${draw([p, q])}`,
    },
  ],
  answer: ({ p, q }) => both(p, q),
  traps: [
    {
      misconception: 'a1-half-plane-wrong-side',
      rule: ({ p, q }) => both({ ...p, rel: flip(p.rel) }, { ...q, rel: flip(q.rel) }),
      why: () => 'has both regions on the wrong side.',
    },
    {
      misconception: 'a1-half-plane-wrong-side',
      rule: ({ p, q }) => both({ ...p, rel: flip(p.rel) }, q),
      why: () => 'has one of the regions on the wrong side.',
    },
    {
      misconception: 'a1-half-plane-boundary',
      rule: ({ p, q }) => both({ ...p, rel: loosen(p.rel) }, { ...q, rel: loosen(q.rel) }),
      why: () => 'mixes up solid and dashed lines.',
    },
    {
      misconception: 'a1-half-plane-swaps-signs',
      rule: ({ p, q }) => both({ ...p, rel: q.rel }, { ...q, rel: p.rel }),
      why: () => 'gives each line the sign of the other one.',
    },
    {
      misconception: 'a1-half-plane-boundary',
      rule: ({ p, q }) => both({ ...p, rel: loosen(flip(p.rel)) }, { ...q, rel: loosen(flip(q.rel)) }),
    },
    {
      misconception: 'a1-half-plane-swaps-signs',
      rule: ({ p, q }) => both({ ...p, rel: loosen(q.rel) }, { ...q, rel: loosen(p.rel) }),
    },
  ],
  explain: ({ p, q }) => [
    {
      do: `One boundary is $y = ${linear(p.m, p.b)}$ (${isStrict(p.rel) ? 'dashed' : 'solid'}), and the region lies ${pointsUp(p.rel) ? 'above' : 'below'} it: $${tex(p)}$.`,
      why: 'Solid lines belong to the solutions, dashed ones do not.',
    },
    {
      do: `The other is $y = ${linear(q.m, q.b)}$ (${isStrict(q.rel) ? 'dashed' : 'solid'}), and the region lies ${pointsUp(q.rel) ? 'above' : 'below'} it. Together: ${both(p, q).html}.`,
      why: 'Only points that satisfy both are shaded.',
    },
  ],
  given: ({ p, q }) => ({
    lines: [p, q].map((i) => ({ start: i.b, next: i.b + i.m, above: pointsUp(i.rel), dashed: isStrict(i.rel) })),
  }),
  check: ({ lines }) => {
    const [p, q] = lines.map(({ start, next, above, dashed }) => ({
      m: next - start,
      b: start,
      rel: `${above ? '>' : '<'}${dashed ? '' : '='}` as Relation,
    }))
    return both(p as Ineq, q as Ineq)
  },
})

const LIMIT = [
  ['at most', '<='],
  ['no more than', '<='],
] as const
const GOAL = [
  ['at least', '>='],
  ['no fewer than', '>='],
] as const
type Plan = Readonly<{ a: number; b: number; c: number; n: number; flipped: boolean; k: number }>
function stories({ a, b, c, n, flipped, k }: Plan): readonly string[] {
  const [most] = LIMIT[k] as (typeof LIMIT)[number]
  const [least] = GOAL[k] as (typeof GOAL)[number]
  const earned = least === 'no fewer than' ? 'no less than' : least
  return flipped
    ? [
        `A student works $x$ hours as a cashier for ${money(a)} an hour and $y$ hours as a tutor for ${money(b)} an hour. The work may take ${most} ${n} hours a month and should bring ${earned} ${money(c)}.`,
        `A theater club sells $x$ student tickets for ${money(a)} and $y$ adult tickets for ${money(b)}. The room holds ${most} ${n} people, and the club needs ${earned} ${money(c)}.`,
      ]
    : [
        `For a party, $x$ small pizzas for ${money(a)} each and $y$ large pizzas for ${money(b)} each are ordered. There should be ${least} ${n} pizzas, for ${most} ${money(c)}.`,
        `A class plants $x$ bushes for ${money(a)} each and $y$ trees for ${money(b)} each. It wants to plant ${least} ${n} plants and to spend ${most} ${money(c)}.`,
      ]
}

const pairOf = (a: number, b: number, r: Relation, c: number, s: Relation, n: number): Value =>
  text(`$${a}x + ${b}y ${SIGN[r]} ${c}$ and $x + y ${SIGN[s]} ${n}$`)
const model = template({
  id: 'algebra-1/inequality-system-model',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 3, 12),
        b: int(rng, 4, 20),
        c: int(rng, 12, 40) * 10,
        n: int(rng, 10, 30),
        flipped: int(rng, 0, 1) === 1,
        k: int(rng, 0, 1),
      }),
      ({ a, b, c, n }) => a < b && c > a * n && c < b * n,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 7,
      stem: (p, rng) => `${pick(rng, stories(p))} Which system describes this?`,
    },
  ],
  answer: ({ a, b, c, n, flipped }) => pairOf(a, b, flipped ? '>=' : '<=', c, flipped ? '<=' : '>=', n),
  traps: [
    {
      misconception: 'a1-half-plane-swaps-signs',
      rule: ({ a, b, c, n, flipped }) => pairOf(a, b, flipped ? '<=' : '>=', c, flipped ? '>=' : '<=', n),
      why: () => 'has both signs the wrong way round.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      rule: ({ a, b, c, n, flipped }) => pairOf(a, b, flipped ? '<=' : '>=', n, flipped ? '>=' : '<=', c),
      why: () => 'exchanges the money and the number.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      rule: ({ a, b, c, n, flipped }) => pairOf(a, b, flipped ? '>=' : '<=', n, flipped ? '<=' : '>=', c),
      why: () => 'exchanges the money and the number.',
    },
    {
      misconception: 'a1-system-swaps-factors',
      rule: ({ a, b, c, n, flipped }) => pairOf(b, a, flipped ? '>=' : '<=', c, flipped ? '<=' : '>=', n),
      why: () => 'gives the prices to the wrong letters.',
    },
    {
      misconception: 'a1-half-plane-same-sign-twice',
      rule: ({ a, b, c, n }) => pairOf(a, b, '<=', c, '<=', n),
      why: () => 'treats both numbers as upper limits.',
    },
    {
      misconception: 'a1-half-plane-same-sign-twice',
      rule: ({ a, b, c, n }) => pairOf(a, b, '>=', c, '>=', n),
      why: () => 'treats both numbers as goals.',
    },
  ],
  explain: ({ a, b, c, n, flipped }) => [
    {
      do: `The number of things or hours is $x + y$, and the money is $${a}x + ${b}y$.`,
      why: 'Each letter has its own factor only in the money.',
    },
    {
      do: `Goals are written $\\ge$ and limits $\\le$: ${pairOf(a, b, flipped ? '>=' : '<=', c, flipped ? '<=' : '>=', n).html}.`,
      why: '“At least” and “no less than” allow more; “at most” and “no more than” allow less.',
    },
  ],
  given: ({ a, b, c, n, ...p }) => ({ a, b, c, n, told: stories({ a, b, c, n, ...p }) }),
  // Reads the words that stand before the money and before the number, in both settings.
  check: ({ a, b, c, n, told }) => {
    const before = (story: string, amount: string): Relation =>
      /at least|no fewer|no less/.test(story.slice(0, story.lastIndexOf(amount)).split(' ').slice(-4).join(' '))
        ? '>='
        : '<='
    return agreed(told.map((story) => pairOf(a, b, before(story, money(c)), c, before(story, ` ${n} `), n)))
  },
})

const edge = template({
  id: 'algebra-1/half-plane-edge',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -6, 6),
        b: int(rng, 2, 6),
        c: nonZero(rng, -20, 30),
        x: nonZero(rng, -6, 6),
        rel: pick(rng, RELATIONS),
      }),
      ({ a, b, c, x }) => Math.abs((c - a * x) / b) < 20 && Math.abs(a) > 1,
    ),
  frames: [
    {
      id: 'point',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, c, x, rel }) =>
        `What is the ${pointsUp(rel) ? 'least' : 'greatest'} integer $k$ for which $(${x}, k)$ is a solution of $${terms([a, 'x'], [b, 'y'])} ${SIGN[rel]} ${c}$?`,
    },
  ],
  answer: ({ a, b, c, x, rel }) => num(last((c - a * x) / b, rel)),
  traps: [
    { misconception: 'a1-half-plane-boundary', rule: ({ a, b, c, x, rel }) => num(last((c - a * x) / b, loosen(rel))) },
    { misconception: 'a1-half-plane-sign-slip', rule: ({ a, b, c, x, rel }) => num(last((c + a * x) / b, rel)) },
    {
      misconception: 'a1-half-plane-rounds-wrong',
      rule: ({ a, b, c, x, rel }) => num(last((c - a * x) / b, rel) + (pointsUp(rel) ? -1 : 1)),
    },
  ],
  explain: ({ a, b, c, x, rel }) => [
    {
      do: `Put $x = ${x}$ in: $${a * x} + ${b}k ${SIGN[rel]} ${c}$, so $${b}k ${SIGN[rel]} ${c - a * x}$.`,
      why: 'Now only one letter is left.',
    },
    {
      do: `The ${pointsUp(rel) ? 'least' : 'greatest'} integer that does it is $${last((c - a * x) / b, rel)}$.`,
      why: `Divide by ${b} and look at the integers next to the boundary.`,
    },
  ],
  given: (p) => p,
  check: ({ a, b, c, x, rel }) => {
    const all = Array.from({ length: 121 }, (_, i) => i - 60).filter((k) => holds(a * x + b * k, rel, c))
    return num((pointsUp(rel) ? all[0] : all.at(-1)) as number)
  },
})
function last(bound: number, rel: Relation): number {
  if (rel === '>') return Math.floor(bound) + 1
  if (rel === '>=') return Math.ceil(bound)
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

type System = Readonly<{ p: Ineq; q: Ineq }>
type Spot = Readonly<{ x: number; y: number }>
const claim = (e: System, x: number, y: number) => ({
  says: `says: “$(${x}, ${y})$ is a solution.”`,
  data: { x, y },
  because: `At $x = ${x}$ the right sides are $${e.p.m * x + e.p.b}$ and $${e.q.m * x + e.q.b}$; compare them with $y = ${y}$.`,
})
const grid = (e: System, good: boolean) =>
  [-3, -1, 2, 4]
    .flatMap((x) => [-4, -1, 2, 5].map((y) => [x, y] as const))
    .filter(([x, y]) => (fits(e.p, x, y) && fits(e.q, x, y)) === good && (good || fits(e.p, x, y) || fits(e.q, x, y)))
    .map(([x, y]) => claim(e, x, y))
const claims = judgeTwoClaims<System, Spot>({
  id: 'algebra-1/inequality-system-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 90,
  items: 7,
  misconceptions: {
    accepts: 'a1-system-accepts-untested',
    rejects: 'a1-system-rejects-true',
    oneRight: 'a1-system-judges-one',
  },
  draw: (rng) =>
    until(
      () => ({ p: drawIneq(rng), q: drawIneq(rng) }),
      ({ p, q }) => p.m !== q.m && p.b !== q.b,
    ),
  intro: ({ p, q }) => `<p>Two students look for solutions of this system.</p><p>$${tex(p)}$<br/>$${tex(q)}$</p>`,
  question: 'Who is right?',
  right: (e) => grid(e, true),
  wrong: (e) => grid(e, false),
  // As half-planes ax + by ≥ c or > c.
  holds: (e, { x, y }) =>
    [e.p, e.q].every((i) => {
      const h = half(i)
      const value = h.a * x + h.b * y - h.c
      return isStrict(i.rel) ? value > 0 : value >= 0
    }),
})

export const templates: readonly Template[] = [readGraph, whichPoint, system, model, edge, claims]
