import {
  add,
  curve,
  dot,
  expr,
  frac,
  inequality,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  plane,
  polyEval,
  polynomial,
  polyTex,
  polyValue,
  segment,
  signed,
  type Template,
  table,
  template,
  toTex,
  until,
} from '../../../kit.ts'
import { balanced } from '../../algebra-1/expressions-and-units/balanced.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'
import { onlyFitting, readPolynomial } from '../read.ts'

const piece = { skill: 'a2-piecewise-and-absolute-value', calculator: false, response: 'choice' } as const
const rate = { skill: 'a2-symmetry-and-average-rate', calculator: false, response: 'choice' } as const

type Join = Readonly<{ m: number; b: number; a: number; t: number }>
const cases = (first: string, second: string, t: number) =>
  `f(x) = \\begin{cases} ${first}, \\; x \\lt ${t} \\\\ ${second}, \\; x \\ge ${t} \\end{cases}`
const join = template({
  ...piece,
  id: 'algebra-2/piecewise-without-a-jump',
  difficulty: 'High',
  b: 0.4,
  seconds: 75,
  draw: (rng): Join =>
    until(
      () => ({
        m: nonZero(rng, -5, 5),
        b: nonZero(rng, -9, 9),
        a: pick(rng, [1, 2, 3]),
        t: pick(rng, [-3, -2, 2, 3, 4]),
      }),
      ({ m, b, a, t }) => m * t + b - a * t * t !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ m, b, a, t }) =>
        `<p>For which value of $c$ does the graph of this function have no jump?</p><p>$${cases(linear(m, b), `${a === 1 ? '' : a}x^2 + c`, t)}$</p>`,
    },
  ],
  answer: ({ m, b, a, t }) => num(m * t + b - a * t * t),
  traps: [
    { misconception: 'a2-fn-loses-a-sign', rule: ({ m, b, a, t }) => num(m * t + b + a * t * t) },
    { misconception: 'a2-fn-forgets-the-joining-point', rule: ({ b }) => num(b) },
    { misconception: 'a2-fn-forgets-the-joining-point', rule: ({ m, t, b }) => num(m * t + b) },
  ],
  explain: ({ m, b, a, t }) => [
    {
      do: `At $x = ${t}$ the first piece comes to $${m * t + b}$.`,
      why: 'Both pieces must have the same height there.',
    },
    {
      do: `The second piece gives $${a * t * t} + c$, so $c = ${m * t + b - a * t * t}$.`,
      why: `Set $${a * t * t} + c = ${m * t + b}$.`,
    },
  ],
  given: (e) => e,
  check: ({ m, b, a, t }) =>
    num(Array.from({ length: 401 }, (_, i) => i - 200).find((c) => a * t * t + c === m * t + b) ?? 999),
})

type Eval = Readonly<{ m: number; b: number; n: number; k: number; t: number; u: number; v: number }>
const one = ({ m, b, n, k, t }: Eval, x: number) => (x < t ? m * x + b : n * x * x + k)
const evaluate = balanced({
  ...piece,
  id: 'algebra-2/piecewise-values',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 70,
  draw: (rng): Eval =>
    until(
      () => ({
        m: nonZero(rng, -4, 4),
        b: nonZero(rng, -8, 8),
        n: pick(rng, [-2, -1, 1, 2]),
        k: nonZero(rng, -8, 8),
        t: int(rng, -1, 3),
        u: int(rng, -5, 0),
        v: int(rng, 1, 6),
      }),
      ({ t, u, v }) => u < t && v >= t && t !== 0 && Math.abs(u) !== v,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) =>
        `<p>A function is given by</p><p>$${cases(linear(e.m, e.b), polyTex(polynomial([e.n, 0, e.k])), e.t)}$</p><p>What is $f(${e.u}) + f(${e.v})$?</p>`,
    },
  ],
  answer: (e) => num(one(e, e.u) + one(e, e.v)),
  traps: [
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: (e) => num(e.n * e.u * e.u + e.k + e.m * e.v + e.b),
      why: () => 'uses each time the other piece.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: (e) => num(e.m * (e.u + e.v) + 2 * e.b),
      why: () => 'uses the first piece for both numbers.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: (e) => num(e.n * (e.u * e.u + e.v * e.v) + 2 * e.k),
      why: () => 'uses the second piece for both numbers.',
    },
    { misconception: 'a2-fn-loses-a-sign', rule: (e) => num(one(e, e.u) - one(e, e.v)) },
    { misconception: 'a2-fn-loses-a-sign', rule: (e) => num(-e.m * e.u + e.b + one(e, e.v)) },
  ],
  explain: (e) => [
    {
      do: `$${e.u} \\lt ${e.t}$: the first piece gives $f(${e.u}) = ${one(e, e.u)}$.`,
      why: 'Look first which condition holds.',
    },
    {
      do: `$${e.v} \\ge ${e.t}$: the second piece gives $f(${e.v}) = ${one(e, e.v)}$. The sum is $${one(e, e.u) + one(e, e.v)}$.`,
      why: 'Each number has its own piece.',
    },
  ],
  given: (e) => e,
  check: ({ m, b, n, k, t, u, v }) => {
    const pieces = [
      { holds: (x: number) => x < t, rule: polynomial([m, b]) },
      { holds: (x: number) => x >= t, rule: polynomial([n, 0, k]) },
    ]
    const at = (x: number) => polyEval(pieces.find((p) => p.holds(x))?.rule ?? [], x)
    return num(add(at(u), at(v)))
  },
})

type Vee = Readonly<{ a: number; h: number; k: number }>
const veeTex = ({ a, h, k }: Vee) =>
  expr(`y = ${a === 1 ? '' : a === -1 ? '-' : a}|${linear(1, -h)}|${signed(k)}`, ({ x }) => a * Math.abs(x - h) + k)
const drawVee = (rng: () => number): Vee =>
  until(
    () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )
const vee = template({
  ...piece,
  id: 'algebra-2/absolute-value-from-graph',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
  draw: drawVee,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>Which function has this graph?</p>${plane({ alt: `Two rays that meet at (${e.h}, ${e.k}) and go ${e.a > 0 ? 'up' : 'down'} on both sides; the right one passes through (${e.h + 1}, ${e.k + e.a}).`, x: [-7, 7], y: [-7, 7], xStep: 1, yStep: 1 }, [curve((x) => e.a * Math.abs(x - e.h) + e.k, { to: e.h }), curve((x) => e.a * Math.abs(x - e.h) + e.k, { from: e.h }), dot(e.h, e.k)])}`,
    },
  ],
  answer: veeTex,
  traps: [
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      rule: ({ a, h, k }) => veeTex({ a, h: -h, k }),
      why: ({ h }) => `has its corner at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ a, h, k }) => veeTex({ a, h: k, k: h }),
      why: ({ h, k }) => `has its corner at $(${k}, ${h})$.`,
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ a, h, k }) => veeTex({ a: -a, h, k }),
      why: ({ a }) => `opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ a, h, k }) => veeTex({ a: -a, h: -h, k }),
      why: ({ a, h }) => `opens ${a > 0 ? 'downward' : 'upward'}, with its corner at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-fn-stretches-the-wrong-way',
      rule: ({ a, h, k }) => veeTex({ a: Math.abs(a) === 1 ? 2 * a : a / 2, h, k }),
      why: () => 'has sides that are too steep or not steep enough.',
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ a, h, k }) => veeTex({ a, h: -k, k: h }),
      why: ({ h, k }) => `has its corner at $(${-k}, ${h})$.`,
    },
  ],
  explain: (e) => [
    {
      do: `The corner is at $(${e.h}, ${e.k})$, so $y = a|${linear(1, -e.h)}|${signed(e.k)}$.`,
      why: 'The absolute value is 0 at the corner.',
    },
    {
      do: `The right side has the slope $${e.a}$: ${veeTex(e).html}.`,
      why: 'To the right of the corner the bars can be left out.',
    },
  ],
  given: ({ a, h, k }) => ({ corner: [h, k], next: [h + 1, k + a] }),
  // Two rays with opposite slopes, the right one through the two points.
  check: ({ corner: [h = 0, k = 0], next: [u = 0, v = 0] }) => {
    const slope = (v - k) / (u - h)
    return expr('c', ({ x }) => k + (x >= h ? slope : -slope) * (x - h))
  },
})
const range = template({
  ...piece,
  id: 'algebra-2/range-of-an-absolute-value',
  difficulty: 'Medium',
  b: 0,
  seconds: 50,
  draw: (rng): Vee =>
    until(
      () => ({ a: pick(rng, [-4, -3, -2, 2, 3, 4]), h: nonZero(rng, -8, 8), k: nonZero(rng, -8, 8) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [{ id: 'bare', kind: 'bare', items: 5, stem: (e) => `What is the range of the function ${veeTex(e).html}?` }],
  answer: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', k),
  traps: [
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', k),
      why: ({ a }) => `belongs to a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ a, h }) => inequality('y', a > 0 ? '>=' : '<=', h),
      why: ({ h }) => `uses $${h}$, the $x$-value of the corner.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, k }) => inequality('y', a > 0 ? '>=' : '<=', -k),
      why: ({ k }) => `has the corner at the height $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, k }) => inequality('y', a > 0 ? '<=' : '>=', -k),
      why: ({ a, k }) =>
        `has the corner at the height $${-k}$, and a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ a, h }) => inequality('y', a > 0 ? '<=' : '>=', h),
      why: ({ a, h }) =>
        `uses $${h}$, the $x$-value of the corner, and a graph that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
  ],
  explain: ({ a, k }) => [
    {
      do: `The absolute value takes all values from 0 on; times $${a}$ that is everything from 0 ${a > 0 ? 'up' : 'down'}.`,
      why: 'An absolute value is never negative.',
    },
    {
      do: `Adding $${k}$ gives ${inequality('y', a > 0 ? '>=' : '<=', k).html}.`,
      why: 'This moves the graph up or down.',
    },
  ],
  given: (e) => e,
  check: ({ a, h, k }) => {
    const ys = [h, h + 5].map((x) => a * Math.abs(x - h) + k)
    return inequality('y', (ys[1] ?? 0) > (ys[0] ?? 0) ? '>=' : '<=', ys[0] ?? 0)
  },
})

type Tier = Readonly<{ p: number; q: number; t: number; x: number }>
const tiers = balanced({
  ...piece,
  calculator: true,
  id: 'algebra-2/price-in-two-tiers',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Tier =>
    until(
      () => ({ p: int(rng, 4, 12), q: int(rng, 2, 9), t: int(rng, 3, 10), x: int(rng, 6, 24) }),
      ({ p, q, t, x }) => q < p && x > t + 1 && x !== 2 * t,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ p, q, t, x }, rng) =>
        `<p>A print shop has these prices for posters.</p>${table(
          ['Posters', 'Price for each'],
          [
            [`the first ${t}`, money(p)],
            [`every further one`, money(q)],
          ],
        )}<p>${person(rng)} orders ${x} posters. What is the price, in dollars?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ p, q, t, x }) =>
        `The cost of renting a boat for $x$ hours is $${p}x$ dollars for $x \\le ${t}$, and $${p * t} + ${q}(x - ${t})$ dollars for $x \\gt ${t}$. What does it cost, in dollars, to rent the boat for ${x} hours?`,
    },
  ],
  answer: ({ p, q, t, x }) => num(p * t + q * (x - t)),
  traps: [
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      rule: ({ q, t, x }) => num(q * (x - t)),
      why: ({ t }) => `leaves out the first ${t}.`,
    },
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      rule: ({ p, q, t, x }) => num(p * (t + 1) + q * (x - t - 1)),
      why: () => 'counts one too many at the first price.',
    },
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      rule: ({ p, q, t, x }) => num(p * t + q * (x - t - 1)),
      why: () => 'leaves one of them out.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ p, x }) => num(p * x),
      why: () => 'uses the first price for all of them.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ q, x }) => num(q * x),
      why: () => 'uses the lower price for all of them.',
    },
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      rule: ({ p, q, t, x }) => num(p * t + q * x),
      why: ({ t }) => `counts the first ${t} twice.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ p, q, t, x }) => num(q * t + p * (x - t)),
      why: () => 'swaps the two prices.',
    },
    { misconception: 'a2-fn-forgets-the-joining-point', rule: ({ p, q, t, x }) => num(p * (t - 1) + q * (x - t + 1)) },
  ],
  explain: ({ p, q, t, x }) => [
    {
      do: `The first ${t} cost $${t} \\cdot ${p} = ${p * t}$ dollars.`,
      why: `${x} is more than ${t}, so both prices are needed.`,
    },
    {
      do: `The other ${x - t} cost $${x - t} \\cdot ${q} = ${q * (x - t)}$ dollars, together $${p * t + q * (x - t)}$ dollars.`,
      why: 'Only what goes beyond the limit has the lower price.',
    },
  ],
  given: (e) => ({ p: e.p, q: e.q, t: e.t, x: e.x }),
  check: ({ p, q, t, x }) => num(Array.from({ length: x }, (_, i) => (i < t ? p : q)).reduce((s, v) => s + v, 0)),
})

const claims = judgeClaims({
  id: 'algebra-2/absolute-value-claims',
  skill: piece.skill,
  prefix: 'a2-fn',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  items: 6,
  draw: (rng): { h: number; k: number } =>
    until(
      () => ({ h: int(rng, 2, 9), k: int(rng, 2, 9) }),
      ({ h, k }) => h !== k,
    ),
  setup: ({ h, k }) => `Two students talk about the function $f(x) = |x - ${h}| + ${k}$.`,
  claims: ({ h, k }) => [
    {
      id: 'left',
      says: `for $x \\lt ${h}$ one can write $f(x) = ${h + k} - x$.`,
      holds: true,
      because: `There $|x - ${h}| = ${h} - x$.`,
    },
    {
      id: 'sym',
      says: `the graph is symmetric about the line $x = ${h}$.`,
      holds: true,
      because: 'Equal distances from the corner give equal heights.',
    },
    {
      id: 'never',
      says: `$f(x)$ is never less than ${k}.`,
      holds: true,
      because: 'An absolute value is never negative.',
    },
    {
      id: 'plus',
      says: `$f(x) = |x| + ${Math.abs(k - h)}$ for all $x$.`,
      holds: false,
      because: 'The bars cannot be moved past the subtraction.',
    },
    {
      id: 'origin',
      says: 'the graph is symmetric about the $y$-axis.',
      holds: false,
      because: `The corner is at $x = ${h}$.`,
    },
    {
      id: 'zero',
      says: 'the graph crosses the $x$-axis twice.',
      holds: false,
      because: `The lowest height is ${k}, which is above the axis.`,
    },
  ],
  verify: ({ h, k }, id) => {
    const f = (x: number) => Math.abs(x - h) + k
    const xs = [-7, -3, 0, 1, 4, 11]
    if (id === 'left') return xs.filter((x) => x < h).every((x) => f(x) === h + k - x)
    if (id === 'sym') return xs.every((d) => f(h + d) === f(h - d))
    if (id === 'never') return xs.every((x) => f(x) >= k)
    if (id === 'plus') return xs.every((x) => f(x) === Math.abs(x) + Math.abs(k - h))
    if (id === 'origin') return xs.every((x) => f(x) === f(-x))
    return f(h) < 0
  },
})

type Avg = Readonly<{ a: number; b: number; c: number; u: number; v: number }>
const q = ({ a, b, c }: Avg, x: number) => a * x * x + b * x + c
const drawAvg = (rng: () => number): Avg =>
  until(
    () => ({
      a: pick(rng, [-3, -2, -1, 1, 2, 3]),
      b: nonZero(rng, -6, 6),
      c: nonZero(rng, -9, 9),
      u: int(rng, -3, 3),
      v: int(rng, 1, 6),
    }),
    ({ a, b, u, v }) => v > u + 1 && a * (u + v) + b !== 0 && u + v !== 0,
  )
const average = balanced({
  ...rate,
  id: 'algebra-2/average-rate-of-a-quadratic',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: drawAvg,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) =>
        `What is the average rate of change of $f(x) = ${polyTex(polynomial([e.a, e.b, e.c]))}$ from $x = ${e.u}$ to $x = ${e.v}$?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows some values of a function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          [e.u, e.u + 1, e.v].map((x) => [`$${x}$`, `$${q(e, x)}$`]),
        )}<p>What is the average rate of change of $f$ from $x = ${e.u}$ to $x = ${e.v}$?</p>`,
    },
  ],
  answer: ({ a, b, u, v }) => num(a * (u + v) + b),
  traps: [
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: (e) => num(q(e, e.v) - q(e, e.u)),
      why: () => 'is the change; it must be divided by the length of the interval.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      rule: (e) => ((q(e, e.v) + q(e, e.u)) % 2 === 0 ? num((q(e, e.v) + q(e, e.u)) / 2) : null),
      why: () => 'is the mean of the two values.',
    },
    { misconception: 'a2-fn-loses-a-sign', rule: ({ a, b, u, v }) => num(-(a * (u + v) + b)) },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      rule: ({ a, b, u, v }) => num(frac(1, a * (u + v) + b)),
      why: () => 'has rise and run swapped.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: (e) => num(q(e, e.u) - q(e, e.v)),
      why: () => 'is old value minus new value, not divided by the length of the interval.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ a, b, u, v }) => num(a * (v - u) + b),
      why: () => 'is not the change of the value divided by the change of $x$.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ a, b, u }) => num(2 * a * u + b),
      why: ({ u }) => `is the slope at $x = ${u}$ only, not over the whole interval.`,
    },
  ],
  explain: (e) => [
    {
      do: `$f(${e.u}) = ${q(e, e.u)}$ and $f(${e.v}) = ${q(e, e.v)}$, so the value changes by $${q(e, e.v) - q(e, e.u)}$.`,
      why: 'New value minus old value.',
    },
    {
      do: `The interval has the length ${e.v - e.u}: $${q(e, e.v) - q(e, e.u)} \\div ${e.v - e.u} = ${e.a * (e.u + e.v) + e.b}$.`,
      why: 'A rate is a change for each unit of $x$.',
    },
  ],
  given: ({ a, b, c, u, v }) => ({ u, v, rule: polyTex(polynomial([a, b, c])) }),
  check: ({ u, v, rule }) => {
    const f = readPolynomial(rule)
    return num(frac(f(v) - f(u), v - u))
  },
})

type Line = Readonly<{ ys: number[]; i: number; j: number }>
const onGraph = balanced({
  ...rate,
  id: 'algebra-2/average-rate-from-graph',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  draw: (rng): Line =>
    until(
      () => ({ ys: Array.from({ length: 7 }, () => int(rng, 0, 9)), i: int(rng, 0, 3), j: int(rng, 2, 6) }),
      ({ ys, i, j }) => j > i + 1 && (ys[j] as number) !== (ys[i] as number),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ ys, i, j }) =>
        `<p>The graph shows the height of a kite during a flight of 12 minutes.</p>${plane(
          {
            alt: `A line graph of height in meters against time in minutes through ${ys.map((y, k) => `(${2 * k}, ${10 * y})`).join(', ')}.`,
            x: [0, 12],
            y: [0, 100],
            xStep: 2,
            yStep: 10,
            xTitle: 'time (minutes)',
            yTitle: 'height (meters)',
            xEvery: 1,
          },
          ys.slice(1).map((y, k) => segment(2 * k, 10 * (ys[k] as number), 2 * k + 2, 10 * y)),
        )}<p>What is the average rate of change of the height from minute ${2 * i} to minute ${2 * j}, in meters per minute?</p>`,
    },
  ],
  answer: ({ ys, i, j }) => num(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i)),
  traps: [
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ ys, i, j }) => num(10 * ((ys[j] as number) - (ys[i] as number))),
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ ys, i, j }) => num(frac(5 * ((ys[i] as number) - (ys[j] as number)), j - i)),
      why: () => 'has the wrong sign: subtract the first height from the last.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ ys, i, j }) => num(frac(10 * ((ys[j] as number) - (ys[i] as number)), j - i)),
      why: () => 'divides by the number of segments and not by the minutes.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      rule: ({ ys, i, j }) => num(frac(10 * ((ys[j] as number) + (ys[i] as number)), 2)),
      why: () => 'is the mean of the two heights, not a rate.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ ys, i, j }) => num(frac(10 * ((ys[i] as number) - (ys[j] as number)), j - i)),
      why: () => 'divides by the number of segments, and has the wrong sign.',
    },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      rule: ({ ys, i, j }) => num(frac(j - i, 5 * ((ys[j] as number) - (ys[i] as number)))),
      why: () => 'divides the time by the change of height.',
    },
  ],
  explain: ({ ys, i, j }) => [
    {
      do: `The height changes from ${10 * (ys[i] as number)} m to ${10 * (ys[j] as number)} m: a change of $${10 * ((ys[j] as number) - (ys[i] as number))}$ m.`,
      why: 'Only the two ends of the interval count.',
    },
    {
      do: `This takes ${2 * (j - i)} minutes: $\\frac{${10 * ((ys[j] as number) - (ys[i] as number))}}{${2 * (j - i)}} = ${toTex(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i))}$.`,
      why: 'Divide the change of height by the change of time.',
    },
  ],
  given: ({ ys, i, j }) => ({ from: 2 * i, to: 2 * j, heights: ys.map((y) => 10 * y) }),
  // Adds up what is gained and lost from one marked point to the next.
  check: ({ from, to, heights }) => {
    let gained = 0
    for (let k = from / 2; k < to / 2; k++) gained += (heights[k + 1] as number) - (heights[k] as number)
    return num(frac(gained, to - from))
  },
})

type Sym = Readonly<{ kind: 'even' | 'odd'; a: number; b: number; c: number }>
const poly = (cs: readonly number[]) => {
  const v = polyValue(polynomial(cs))
  return { ...v, html: `$f(x) = ${v.html.slice(1)}` }
}
const symmetry = template({
  ...rate,
  id: 'algebra-2/even-or-odd-function',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 55,
  draw: (rng): Sym =>
    until(
      () => ({
        kind: pick(rng, ['even', 'odd'] as const),
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -7, 7),
        c: nonZero(rng, -9, 9),
      }),
      ({ a, b, c }) => Math.abs(a) > 1 && new Set([a, b, c].map(Math.abs)).size === 3,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ kind, a, b, c }) =>
        `Which of these functions, all with the coefficients $${a}$, $${b}$ and $${c}$, is ${kind}?`,
    },
    {
      id: 'graph',
      kind: 'words',
      items: 5,
      stem: ({ kind, a, b, c }) =>
        `The functions below all have the coefficients $${a}$, $${b}$ and $${c}$. Which of them has a graph that is symmetric about ${kind === 'even' ? 'the $y$-axis' : 'the origin'}?`,
    },
  ],
  answer: ({ kind, a, b, c }) => (kind === 'even' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])),
  traps: [
    {
      misconception: 'a2-fn-mixes-up-even-and-odd',
      rule: ({ kind, a, b, c }) => (kind === 'odd' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])),
      why: ({ kind }) => `is ${kind === 'odd' ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      rule: ({ a, b, c }) => poly([a, 0, b, 0, 0, c]),
      why: () => 'has odd powers and a constant, which is an even term.',
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      rule: ({ a, b, c }) => poly([a, 0, b, c, 0]),
      why: () => 'has even powers and a term with $x$.',
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      rule: ({ a, b, c }) => poly([a, b, 0, c]),
      why: () => 'mixes even and odd powers.',
    },
  ],
  explain: ({ kind, a, b, c }) => [
    {
      do: `${kind === 'even' ? 'Even' : 'Odd'} functions have $f(-x) = ${kind === 'even' ? 'f(x)' : '-f(x)'}$; a polynomial is ${kind} when all its exponents are ${kind}.`,
      why: 'A constant counts as an even power.',
    },
    {
      do: `So the function is ${(kind === 'even' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])).html}.`,
      why: 'The others contain a term of the wrong kind.',
    },
  ],
  given: ({ kind, a, b, c }) => ({
    kind,
    offers: [
      [a, 0, b, 0, c],
      [a, 0, b, 0, c, 0],
      [a, 0, b, 0, 0, c],
      [a, 0, b, c, 0],
      [a, b, 0, c],
    ]
      .map((cs) => polyTex(polynomial(cs)))
      .sort(),
  }),
  // Compares the values at x and −x, for each of the offered functions.
  check: ({ kind, offers }) => {
    const found = onlyFitting(offers, (offer) => {
      const f = readPolynomial(offer)
      return [1, 2, 3].every((x) => f(-x) === (kind === 'even' ? f(x) : -f(x)))
    })
    return expr('c', ({ x }) => readPolynomial(found ?? '0')(x))
  },
})

type Use = Readonly<{ odd: boolean; p: number; y: number; m: number; r: number; z: number }>
const useIt = balanced({
  ...rate,
  id: 'algebra-2/use-even-or-odd',
  difficulty: 'High',
  b: 0.5,
  seconds: 70,
  draw: (rng): Use =>
    until(
      () => ({
        odd: int(rng, 0, 1) === 1,
        p: int(rng, 2, 9),
        y: nonZero(rng, -9, 9),
        m: int(rng, 2, 4),
        r: int(rng, 2, 9),
        z: nonZero(rng, -9, 9),
      }),
      ({ p, r, y, z, m }) => p !== r && m * y !== z && m * y !== -z,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ odd, p, y, m, r, z }) =>
        `The function $f$ is ${odd ? 'odd' : 'even'}, with $f(${p}) = ${y}$ and $f(-${r}) = ${z}$. What is $${m}f(-${p}) + f(${r})$?`,
    },
  ],
  answer: ({ odd, y, m, z }) => num((odd ? -1 : 1) * (m * y + z)),
  traps: [
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * (y + m * z)),
      why: ({ m }) => `multiplies the second value by ${m} instead of the first one.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, z }) => num((odd ? -1 : 1) * (y + z)),
      why: ({ m }) => `leaves out the factor ${m}.`,
    },
    {
      misconception: 'a2-fn-mixes-up-even-and-odd',
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * (m * y + z)),
      why: ({ odd }) => `treats the function as if it were ${odd ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ y, m, z }) => num(m * y - z),
      why: ({ odd }) => `has the wrong sign in the ${odd ? 'first' : 'second'} value.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ y, m, z }) => num(z - m * y),
      why: ({ odd }) => `has the wrong sign in the ${odd ? 'second' : 'first'} value.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * m * (y + z)),
      why: ({ m }) => `multiplies both values by ${m}.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * m * (y + z)),
      why: ({ odd, m }) => `multiplies both values by ${m}, and treats the function as ${odd ? 'even' : 'odd'}.`,
    },
  ],
  explain: ({ odd, p, y, m, r, z }) => [
    {
      do: `$f(-${p}) = ${odd ? -y : y}$ and $f(${r}) = ${odd ? -z : z}$.`,
      why: odd
        ? 'For an odd function opposite inputs have opposite values.'
        : 'For an even function opposite inputs have the same value.',
    },
    {
      do: `$${m} \\cdot ${odd ? (y > 0 ? `(${-y})` : -y) : y < 0 ? `(${y})` : y}${signed(odd ? -z : z)} = ${(odd ? -1 : 1) * (m * y + z)}$`,
      why: 'Put in both values.',
    },
  ],
  given: ({ odd, p, y, m, r, z }) => ({ odd, p, y, m, r, z }),
  check: ({ odd, p, y, m, r, z }) => {
    // A function of the right kind through both points: values on both sides of the axis.
    const at = new Map([
      [p, y],
      [-p, odd ? -y : y],
      [-r, z],
      [r, odd ? -z : z],
    ])
    return num(m * (at.get(-p) ?? 0) + (at.get(r) ?? 0))
  },
})

type Fall = Readonly<{ v: number; u: number; w: number }>
const ball = balanced({
  ...rate,
  calculator: true,
  id: 'algebra-2/average-speed-of-a-ball',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  draw: (rng): Fall =>
    until(
      () => ({ v: int(rng, 20, 45), u: int(rng, 0, 2), w: int(rng, 2, 4) }),
      ({ v, u, w }) => w > u && v - 5 * (u + w) > 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ v, u, w }, rng) =>
        `${person(rng)} throws a ball straight up. Its height after $t$ seconds is $h(t) = ${v}t - 5t^2$ meters. What is its average rate of change of height between $t = ${u}$ and $t = ${w}$, in meters per second?`,
    },
  ],
  answer: ({ v, u, w }) => num(v - 5 * (u + w)),
  traps: [
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u, w }) => num(v - 5 * (u * u + w * w)),
      why: () => 'adds the squares of the times; the heights must be subtracted.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ v, u, w }) => num(v - 5 * (w * w - u * u)),
      why: () => 'divides only a part of the change by the time.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ v, u, w }) => num(v * (w - u) - 5 * (w * w - u * u)),
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u, w }) => num(v - 5 * (w - u)),
      why: ({ u, w }) => `puts the length ${w - u} of the interval into the formula instead of its two ends.`,
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      rule: ({ v, w }) => num(v - 5 * w),
      why: ({ w }) => `divides the height at $t = ${w}$ by ${w} and leaves out the start of the interval.`,
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u }) => num(v - 10 * u),
      why: ({ u }) => `is the speed at the moment $t = ${u}$ only.`,
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, w }) => num(v - 10 * w),
      why: ({ w }) => `is the speed at the moment $t = ${w}$ only.`,
    },
  ],
  explain: ({ v, u, w }) => [
    {
      do: `$h(${u}) = ${v * u - 5 * u * u}$ and $h(${w}) = ${v * w - 5 * w * w}$.`,
      why: 'Put both times into the formula.',
    },
    {
      do: `The change is $${v * (w - u) - 5 * (w * w - u * u)}$ meters in ${w - u} ${w - u === 1 ? 'second' : 'seconds'}: $${v - 5 * (u + w)}$ meters per second.`,
      why: 'Divide the change of height by the change of time.',
    },
  ],
  given: (e) => e,
  check: ({ v, u, w }) => {
    const h = (t: number) => v * t - 5 * t * t
    return num(frac(h(w) - h(u), w - u))
  },
})

export const templates: readonly Template[] = [
  join,
  evaluate,
  vee,
  range,
  tiers,
  claims,
  average,
  onGraph,
  symmetry,
  useIt,
  ball,
]
