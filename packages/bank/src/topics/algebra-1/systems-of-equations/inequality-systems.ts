import {
  int,
  judgeTwoClaims,
  linear,
  money,
  pick,
  type Relation,
  type Template,
  template,
  terms,
  text,
  until,
  type Value,
  withCheck,
  withFaster,
} from '#kit'
import { agreed } from '../read-tex.ts'
import { flip, holds, isStrict, loosen, pointsUp, SIGN } from '../relations.ts'
import { workedLine } from '../undoing.ts'
import { draw, drawIneq, half, type Ineq, lineOf, tex } from './half-planes.ts'

const skill = 'a1-linear-inequalities-two-variables'

const fits = ({ m, b, rel }: Ineq, x: number, y: number): boolean => holds(y, rel, m * x + b)

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
  given: ({ p, q }) => ({
    lines: [p, q].map((i) => ({ start: i.b, next: i.b + i.m, above: pointsUp(i.rel), dashed: isStrict(i.rel) })),
  }),
  answer: ({ p, q }) => both(p, q),
  traps: [
    {
      misconception: 'a1-half-plane-wrong-side',
      says: () => 'I took the wrong side of both lines.',
      classic: true,
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: flip(p.rel) }, { ...q, rel: flip(q.rel) })
      },
      why: () => 'has both regions on the wrong side.',
    },
    {
      misconception: 'a1-half-plane-boundary',
      says: () => 'I mixed up solid and dashed lines.',
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: loosen(p.rel) }, { ...q, rel: loosen(q.rel) })
      },
      why: () => 'mixes up solid and dashed lines.',
    },
    {
      misconception: 'a1-half-plane-wrong-side',
      says: ({ p }) => `I took the wrong side of the line $y = ${linear(p.m, p.b)}$.`,
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: flip(p.rel) }, q)
      },
      why: () => 'has one of the regions on the wrong side.',
    },
    {
      misconception: 'a1-half-plane-swaps-signs',
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: q.rel }, { ...q, rel: p.rel })
      },
      why: () => 'gives each line the sign of the other one.',
    },
    {
      misconception: 'a1-half-plane-boundary',
      says: () => 'I mixed up solid and dashed lines, and I took the wrong side of both lines.',
      twoSlips: true,
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: loosen(flip(p.rel)) }, { ...q, rel: loosen(flip(q.rel)) })
      },
    },
    {
      misconception: 'a1-half-plane-swaps-signs',
      says: () => 'I gave each line the sign of the other one, and I mixed up solid and dashed lines.',
      twoSlips: true,
      rule: ({ lines }) => {
        const [p, q] = lines.map(lineOf) as [Ineq, Ineq]
        return both({ ...p, rel: loosen(q.rel) }, { ...q, rel: loosen(p.rel) })
      },
    },
  ],
  explain: ({ p, q }) => {
    const line = ({ m, b }: Ineq) =>
      `crosses the $y$-axis at $${b}$ and goes ${m > 0 ? 'up' : 'down'} by $${Math.abs(m)}$ for one step to the right: $y = ${linear(m, b)}$`
    const style = ({ rel }: Ineq) => (isStrict(rel) ? 'dashed' : 'solid')
    const side = ({ rel }: Ineq) => (pointsUp(rel) ? 'above' : 'below')
    const spot = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5]
      .flatMap((x) => [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((y) => [x, y] as const))
      .find(([x, y]) => [p, q].every(({ m, b, rel }) => holds(y, pointsUp(rel) ? '>' : '<', m * x + b)))
    const tests = ([x, y]: readonly [number, number]) =>
      `Test a point inside the region, $(${x}, ${y})$: $${y} ${SIGN[p.rel]} ${workedLine(p.m, x, p.b)}$ and $${y} ${SIGN[q.rel]} ${workedLine(q.m, x, q.b)}$ are both true.`
    return {
      plan: 'Take the two boundary lines one after the other: find the equation, then let solid or dashed and the shaded side decide about the sign.',
      steps: [
        { do: `One line ${line(p)}.`, why: 'Slope and $y$-intercept give the equation of a boundary.' },
        {
          do: `It is ${style(p)}, and the region lies ${side(p)} it: $${tex(p)}$.`,
          why: `${isStrict(p.rel) ? 'The points of a dashed line are not solutions' : 'The points of a solid line are solutions'}, and ${pointsUp(p.rel) ? 'above a line $y$ is greater' : 'below a line $y$ is smaller'}.`,
        },
        { do: `The other line ${line(q)}.`, why: 'Read it in the same way.' },
        {
          do: `It is ${style(q)}, and the region lies ${side(q)} it. Together: ${both(p, q).html}.`,
          why: 'Only points that satisfy both inequalities are shaded.',
        },
      ],
      check: spot
        ? tests(spot)
        : `Test a point that is not shaded, $(0, 0)$: $0 ${SIGN[p.rel]} ${p.b}$ is ${holds(0, p.rel, p.b)} and $0 ${SIGN[q.rel]} ${q.b}$ is ${holds(0, q.rel, q.b)}, so it is no solution.`,
      figure: draw([p, q], spot),
      faster: `The line through $(0, ${p.b})$ is ${style(p)} with the region ${side(p)} it, so its sign is $${SIGN[p.rel]}$; the one through $(0, ${q.b})$ has $${SIGN[q.rel]}$. Cross out the options with other signs, and then look at the slopes.`,
    }
  },
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

/** Whether the amount of money is a goal, by the words before it. */
const atLeast = (told: readonly string[]): boolean =>
  /(?:at least|no fewer than|no less than) \\?\$/.test(told[0] ?? '')

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
  given: ({ a, b, c, n, ...p }) => ({ a, b, c, n, told: stories({ a, b, c, n, ...p }) }),
  answer: ({ a, b, c, n, flipped }) => pairOf(a, b, flipped ? '>=' : '<=', c, flipped ? '<=' : '>=', n),
  traps: [
    {
      misconception: 'a1-half-plane-swaps-signs',
      says: () => 'I wrote both signs the wrong way around.',
      classic: true,
      rule: ({ a, b, c, n, told }) => pairOf(a, b, atLeast(told) ? '<=' : '>=', c, atLeast(told) ? '>=' : '<=', n),
      why: () => 'has both signs the wrong way around.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      says: () => 'I exchanged the two right sides and left the signs in their places.',
      rule: ({ a, b, c, n, told }) => pairOf(a, b, atLeast(told) ? '>=' : '<=', n, atLeast(told) ? '<=' : '>=', c),
      why: () => 'exchanges the money and the number.',
    },
    {
      misconception: 'a1-system-swaps-factors',
      rule: ({ a, b, c, n, told }) => pairOf(b, a, atLeast(told) ? '>=' : '<=', c, atLeast(told) ? '<=' : '>=', n),
      why: () => 'gives the prices to the wrong variables.',
    },
    {
      misconception: 'a1-half-plane-same-sign-twice',
      says: () => 'I treated both numbers as upper limits.',
      rule: ({ a, b, c, n }) => pairOf(a, b, '<=', c, '<=', n),
      why: () => 'treats both numbers as upper limits.',
    },
    {
      misconception: 'a1-half-plane-same-sign-twice',
      says: () => 'I treated both numbers as goals that must be reached.',
      rule: ({ a, b, c, n }) => pairOf(a, b, '>=', c, '>=', n),
      why: () => 'treats both numbers as goals.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      says: () => 'I exchanged the two right sides, and I wrote both signs the wrong way around.',
      twoSlips: true,
      rule: ({ a, b, c, n, told }) => pairOf(a, b, atLeast(told) ? '<=' : '>=', n, atLeast(told) ? '>=' : '<=', c),
      why: () => 'exchanges the money and the number.',
    },
  ],
  explain: ({ a, b, c, n, flipped, k }) => {
    const most = `“${LIMIT[k]?.[0]}”`
    const [unit, least] = flipped
      ? ['money', k === 0 ? '“at least”' : '“no less than”']
      : ['number', k === 0 ? '“at least”' : '“no fewer than”']
    return {
      plan: 'Two conditions make two inequalities: one counts, the other adds up money. Write both left sides first; then the words decide about the signs.',
      steps: [
        { do: 'Together there are $x + y$ of them.', why: 'Counting does not ask for the price or the pay of each.' },
        {
          do: `The money is $${a}x + ${b}y$ dollars.`,
          why: `Each of the first kind stands for ${money(a)}, each of the second kind for ${money(b)}.`,
        },
        {
          do: `The ${unit} has ${least} before it: a goal, so the sign is $\\ge$. The ${flipped ? 'number' : 'money'} has ${most}: a limit, so the sign is $\\le$.`,
          why: 'A goal may be passed, and a limit may not. Both may be met exactly.',
        },
        {
          do: `${pairOf(a, b, flipped ? '>=' : '<=', c, flipped ? '<=' : '>=', n).html}`,
          why: `$${c}$ is an amount of money and $${n}$ is a number of things or hours.`,
        },
      ],
      check: `Compare the units: $${a}x + ${b}y$ and $${c}$ are dollars; $x + y$ and $${n}$ are not.`,
      faster: `Sort the options by looking: $x + y$ counts things, so it must stand with $${n}$ and the sign $${flipped ? '\\le' : '\\ge'}$; the sign before $${c}$ must be $${flipped ? '\\ge' : '\\le'}$; and $${a}$ belongs to $x$.`,
    }
  },
  // Reads the words that stand before the money and before the number, in both settings.
  check: ({ a, b, c, n, told }) => {
    const before = (story: string, amount: string): Relation =>
      /at least|no fewer|no less/.test(story.slice(0, story.lastIndexOf(amount)).split(' ').slice(-4).join(' '))
        ? '>='
        : '<='
    return agreed(told.map((story) => pairOf(a, b, before(story, money(c)), c, before(story, ` ${n} `), n)))
  },
})

type System = Readonly<{ p: Ineq; q: Ineq }>

type Spot = Readonly<{ x: number; y: number }>

/** With both variables on the left. */
const moved = ({ m, b, rel }: Ineq): string => `${terms([-m, 'x'], [1, 'y'])} ${SIGN[rel]} ${b}`

/** A point put into both inequalities. */
const putIn = (e: System, { x, y }: Spot): string => {
  const test = ({ m, b, rel }: Ineq) =>
    `$${y} ${SIGN[rel]} ${m * x + b}$ is ${holds(y, rel, m * x + b) ? 'true' : 'false'}`
  return `At $x = ${x}$ the right sides are $${workedLine(e.p.m, x, e.p.b)}$ and $${workedLine(e.q.m, x, e.q.b)}$. With $y = ${y}$, ${test(e.p)} and ${test(e.q)}.`
}

const claim = (e: System, x: number, y: number) => ({
  says: `says: “$(${x}, ${y})$ is a solution.”`,
  data: { x, y },
  tested: putIn(e, { x, y }),
})

const grid = (e: System, good: boolean) =>
  [-3, -1, 2, 4]
    .flatMap((x) => [-4, -1, 2, 5].map((y) => [x, y] as const))
    .filter(([x, y]) => (fits(e.p, x, y) && fits(e.q, x, y)) === good && (good || fits(e.p, x, y) || fits(e.q, x, y)))
    .map(([x, y]) => claim(e, x, y))

const judged = judgeTwoClaims<System, Spot>({
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
  plan: 'A point solves a system of inequalities only if it makes both of them true. Put each point into both, as if the other point did not exist.',
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

/** A point is out as soon as one inequality is false; only for points that fit both have to be tested. */
function oneIsEnough(e: System, spots: readonly Spot[]): string | undefined {
  const failing = ({ x, y }: Spot) => [e.p, e.q].find((i) => !fits(i, x, y))
  if (!spots.some(failing)) return undefined
  const said = spots.map((spot) => {
    const i = failing(spot)
    return i
      ? `$(${spot.x}, ${spot.y})$ is out, because $${tex(i)}$ would be $${spot.y} ${SIGN[i.rel]} ${i.m * spot.x + i.b}$.`
      : `Only for $(${spot.x}, ${spot.y})$ both have to be tested.`
  })
  return `One false inequality is enough, so begin with the one that looks false. ${said.join(' ')}`
}

const claims = template({
  id: 'algebra-1/inequality-system-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judged,
      (p) =>
        `Test the points once more with $x$ and $y$ on one side, $${moved(p.e.p)}$ and $${moved(p.e.q)}$: ${p.claims.map(({ data }) => `for $(${data.x}, ${data.y})$ the left sides are $${data.y - p.e.p.m * data.x}$ and $${data.y - p.e.q.m * data.x}$, ${fits(p.e.p, data.x, data.y) && fits(p.e.q, data.x, data.y) ? 'a solution' : 'no solution'}`).join('; ')}.`,
    ),
    ({ e, claims: both }) =>
      oneIsEnough(
        e,
        both.map(({ data }) => data),
      ),
  ),
})

export const templates: readonly Template[] = [system, model, claims]
