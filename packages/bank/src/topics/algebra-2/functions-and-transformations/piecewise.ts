import {
  add,
  curve,
  dot,
  expr,
  int,
  linear,
  type Marks,
  markedPlane,
  mul,
  nonZero,
  num,
  paren,
  pick,
  polyEval,
  polynomial,
  polyTex,
  signed,
  sub,
  type Template,
  template,
  until,
} from '#kit'

export const piece = { skill: 'a2-piecewise-and-absolute-value', calculator: false, response: 'choice' } as const

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
  given: (e) => e,
  answer: ({ m, b, a, t }) => num(m * t + b - a * t * t),
  traps: [
    {
      misconception: 'a2-fn-gives-the-first-height',
      classic: true,
      rule: ({ m, t, b }) => num(m * t + b),
      why: ({ a, t }) => `is the height of the first piece; $${a * t * t}$ must still be subtracted.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ m, t, b, a }) => [m * t + b, a * t * t],
      rule: ({ m, b, a, t }) => num(m * t + b + a * t * t),
      why: ({ a, t }) =>
        t < 0
          ? `takes $${a === 1 ? '' : `${a} \\cdot `}(${t})^2$ for $${-a * t * t}$.`
          : `adds $${a * t * t}$ instead of subtracting it.`,
      says: ({ a, t }) =>
        t < 0
          ? `I took $${a === 1 ? '' : `${a} \\cdot `}(${t})^2$ for $${-a * t * t}$.`
          : `I added $${a * t * t}$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      rule: ({ b }) => num(b),
      why: ({ t }) => `makes the constant terms equal, but the pieces meet at $x = ${t}$ and not at $x = 0$.`,
      says: () => 'I made the constant terms of the two pieces equal.',
    },
    {
      misconception: 'a2-fn-does-not-square',
      operation: 'power-as-product',
      operands: ({ t }) => [t, 2],
      after: (got, { t, m, b, a }) => sub(m * t + b, mul(a, got)),
      rule: ({ m, b, a, t }) => num(m * t + b - 2 * a * t),
      why: ({ t }) => `takes $${paren(t)}^2$ for $${2 * t}$.`,
    },
  ],
  explain: ({ m, b, a, t }) => ({
    plan: 'There is no jump where both pieces have the same height at the border, so put the border into both and set them equal.',
    steps: [
      {
        do: `First piece at $x = ${t}$: $${m} \\cdot ${paren(t)}${signed(b)} = ${m * t + b}$.`,
        why: 'The graph comes to this height.',
      },
      {
        do: `Second piece at $x = ${t}$: $${a === 1 ? '' : `${a} \\cdot `}${paren(t)}^2 + c = ${a * t * t} + c$.`,
        why: 'The graph goes on from this height.',
      },
      {
        do: `$${a * t * t} + c = ${m * t + b}$, so $c = ${m * t + b} - ${a * t * t} = ${m * t + b - a * t * t}$.`,
        why: 'Both heights must be equal.',
      },
    ],
    check: `With $c = ${m * t + b - a * t * t}$ the second piece starts at the height $${a * t * t}${signed(m * t + b - a * t * t)} = ${m * t + b}$, where the first piece ends.`,
    faster: `In one line: $c$ is what the second piece lacks at $x = ${t}$, first height minus $${a === 1 ? '' : `${a} \\cdot `}${paren(t)}^2$, so $c = ${m * t + b} - ${a * t * t} = ${m * t + b - a * t * t}$.`,
  }),
  check: ({ m, b, a, t }) =>
    num(Array.from({ length: 401 }, (_, i) => i - 200).find((c) => a * t * t + c === m * t + b) ?? 999),
})

type Eval = Readonly<{ m: number; b: number; n: number; k: number; t: number; u: number; v: number }>
const one = ({ m, b, n, k, t }: Eval, x: number) => (x < t ? m * x + b : n * x * x + k)

/** From a value back: take the constant away, then divide by the coefficient. */
const backward = (value: number, constant: number, coefficient: number): string =>
  coefficient === 1 ? `${value}${signed(-constant)}` : `(${value}${signed(-constant)}) \\div ${paren(coefficient)}`

const evaluate = template({
  ...piece,
  id: 'algebra-2/piecewise-values',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 70,
  balance: 'place',
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
  given: ({ m, b, n, k, t, u, v }) => ({ m, b, n, k, t, u, v }),
  answer: (e) => num(one(e, e.u) + one(e, e.v)),
  traps: [
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      classic: true,
      rule: (e) => num(e.n * e.u * e.u + e.k + e.m * e.v + e.b),
      why: () => 'uses the other piece each time.',
      says: () => 'I used the other piece each time.',
    },
    {
      misconception: 'a2-fn-uses-one-piece-for-both',
      rule: (e) => num(e.m * (e.u + e.v) + 2 * e.b),
      why: () => 'uses the first piece for both numbers.',
      says: () => 'I used the first piece for both numbers.',
    },
    {
      misconception: 'a2-fn-uses-one-piece-for-both',
      rule: (e) => num(e.n * (e.u * e.u + e.v * e.v) + 2 * e.k),
      why: () => 'uses the second piece for both numbers.',
      says: () => 'I used the second piece for both numbers.',
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      operation: 'sign-dropped',
      operands: ({ u }) => [u],
      after: (got, e) => add(add(mul(e.m, got), e.b), one(e, e.v)),
      rule: (e) => (e.u < 0 ? num(-e.m * e.u + e.b + one(e, e.v)) : null),
      why: ({ u }) => `puts in $${-u}$ instead of $${u}$.`,
      says: ({ u }) => `I left out the minus of $${u}$.`,
    },
    {
      misconception: 'a2-fn-does-not-square',
      operation: 'power-as-product',
      operands: ({ v }) => [v, 2],
      after: (got, e) => add(one(e, e.u), add(mul(e.n, got), e.k)),
      rule: (e) => (e.v === 2 ? null : num(one(e, e.u) + 2 * e.n * e.v + e.k)),
      why: ({ v }) => `takes $${v}^2$ for $${2 * v}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'For each number see first which condition it fulfills, then use that piece, and add the two values.',
    steps: [
      {
        do: `$${e.u} \\lt ${e.t}$: the first piece gives $f(${e.u}) = ${e.m === 1 ? e.u : `${e.m} \\cdot ${paren(e.u)}`}${signed(e.b)} = ${one(e, e.u)}$.`,
        why: 'Look first which condition holds.',
      },
      {
        do: `$${e.v} \\ge ${e.t}$: the second piece gives $f(${e.v}) = ${e.n === 1 ? '' : `${e.n} \\cdot `}${e.v * e.v}${signed(e.k)} = ${one(e, e.v)}$.`,
        why: 'Each number has its own piece.',
      },
      { do: `$${one(e, e.u)} + ${paren(one(e, e.v))} = ${one(e, e.u) + one(e, e.v)}$`, why: 'Add both values.' },
    ],
    check: `Go back: $${backward(one(e, e.u), e.b, e.m)} = ${e.u}$ is less than $${e.t}$, so the first piece was right, and $${backward(one(e, e.v), e.k, e.n)} = ${e.v * e.v} = ${e.v}^2$, and $${e.v}$ is not less than $${e.t}$.`,
  }),
  check: ({ m, b, n, k, t, u, v }) => {
    const pieces = [
      { holds: (x: number) => x < t, rule: polynomial([m, b]) },
      { holds: (x: number) => x >= t, rule: polynomial([n, 0, k]) },
    ]
    const at = (x: number) => polyEval(pieces.find((p) => p.holds(x))?.rule ?? [], x)
    return num(add(at(u), at(v)))
  },
})

export type Vee = Readonly<{ a: number; h: number; k: number }>

/** A function of x, compared far out on both sides: rays with different vertices may run along each other near the origin. */
const wide = (tex: string, f: (x: number) => number) => expr(tex, ({ x }) => f(7 * x))

export const veeTex = ({ a, h, k }: Vee) =>
  wide(`y = ${a === 1 ? '' : a === -1 ? '-' : a}|${linear(1, -h)}|${signed(k)}`, (x) => a * Math.abs(x - h) + k)

const drawVee = (rng: () => number): Vee =>
  until(
    () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )

/** The function whose graph has this vertex and this next point. */
const seen = ({
  corner: [h = 0, k = 0],
  next: [, y = 0],
}: Readonly<{ corner: readonly number[]; next: readonly number[] }>): Vee => ({
  a: y - k,
  h,
  k,
})

function veeGraph(e: Vee, found: Marks = {}) {
  const f = (x: number) => e.a * Math.abs(x - e.h) + e.k
  const alt = `Two rays that meet at (${e.h}, ${e.k}) and go ${e.a > 0 ? 'up' : 'down'} on both sides; the right one passes through (${e.h + 1}, ${e.k + e.a}).`
  const rays = [curve(f, { to: e.h }), curve(f, { from: e.h }), dot(e.h, e.k)]
  return markedPlane({ alt, x: [-7, 7], y: [-7, 7], xStep: 1, yStep: 1 }, rays, { ...found, clearOf: [f] })
}

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
      stem: (e) => `<p>Which function has this graph?</p>${veeGraph(e)}`,
    },
  ],
  given: ({ a, h, k }) => ({ corner: [h, k], next: [h + 1, k + a] }),
  answer: veeTex,
  traps: [
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      classic: true,
      rule: (g) => {
        const { a, h, k } = seen(g)
        return veeTex({ a, h: -h, k })
      },
      why: ({ h }) => `has its vertex at $x = ${-h}$.`,
      says: () => 'I wrote the shift to the side with the wrong sign.',
    },
    {
      misconception: 'a2-fn-opens-the-other-way',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return veeTex({ a: -a, h, k })
      },
      why: ({ a }) => `opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return veeTex({ a, h: k, k: h })
      },
      why: ({ h, k }) => `has its vertex at $(${k}, ${h})$.`,
    },
    {
      misconception: 'a2-fn-forgets-the-stretch',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return Math.abs(a) === 1 ? null : veeTex({ a: Math.sign(a), h, k })
      },
      why: ({ a }) => `has sides with slopes $1$ and $-1$; here they are $${Math.abs(a)}$ and $${-Math.abs(a)}$.`,
      says: () => 'I did not look at how steep the sides are, and took the slopes $1$ and $-1$.',
    },
    {
      misconception: 'a2-fn-opens-the-other-way',
      twoSlips: true,
      rule: (g) => {
        const { a, h, k } = seen(g)
        return veeTex({ a: -a, h: -h, k })
      },
      why: ({ a, h }) => `opens ${a > 0 ? 'downward' : 'upward'}, with its vertex at $x = ${-h}$.`,
      says: () => 'I mixed up opening upward and downward, and wrote the shift to the side with the wrong sign.',
    },
  ],
  explain: (e) => ({
    figure: veeGraph(e, {
      points: [[e.h, e.k]],
      steps: [{ from: [e.h, e.k], to: [e.h + 1, e.k + e.a], run: '1', rise: `${e.a}`.replace('-', '−') }],
    }),
    plan: 'The vertex gives the two shifts, the slope of the right side gives the factor in front.',
    steps: [
      {
        do: `The vertex is at $(${e.h}, ${e.k})$, so $y = a|${linear(1, -e.h)}|${signed(e.k)}$.`,
        why: 'The absolute value is 0 at the vertex.',
      },
      {
        do: `One step to the right of the vertex the height goes from $${e.k}$ to $${e.k + e.a}$, so $a = ${e.a}$.`,
        why: 'To the right of the vertex the bars can be left out.',
      },
      { do: `${veeTex(e).html}`, why: 'Put everything together.' },
    ],
    check: `At $x = ${e.h}$ the formula gives $${e.k}$, and at $x = ${e.h + 1}$ it gives $${e.k + e.a}$.`,
    faster: `Strike out options: the rays go ${e.a > 0 ? 'up, so the factor in front is positive' : 'down, so the factor in front is negative'}, and the vertex makes the bars zero, so $${linear(1, -e.h)}$ stands in them. The size of the factor is needed only where two are left.`,
  }),
  // Two rays with opposite slopes, the right one through the two points.
  check: ({ corner: [h = 0, k = 0], next: [u = 0, v = 0] }) => {
    const slope = (v - k) / (u - h)
    return wide('c', (x) => k + (x >= h ? slope : -slope) * (x - h))
  },
})

export const templates: readonly Template[] = [join, evaluate, vee]
