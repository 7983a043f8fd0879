import {
  coef,
  dot,
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  point,
  segment,
  shuffle,
  signed,
  signedTerm,
  type Template,
  table,
  template,
  toTex,
  until,
} from '#kit'

export const inv = { skill: 'a2-inverse-functions', calculator: false, response: 'choice' } as const

type Lin = Readonly<{ a: number; b: number }>

const linInverse = template({
  ...inv,
  id: 'algebra-2/inverse-of-a-line',
  difficulty: 'Low',
  b: -0.5,
  seconds: 55,
  draw: (rng): Lin =>
    until(
      () => ({ a: pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5, 6]), b: nonZero(rng, -12, 12) }),
      ({ a, b }) => b % a !== 0 && (a > 0 || b > 0),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) => `What is the inverse of the function $f(x) = ${linear(a, b)}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => over(a, 1, -b),
  traps: [
    {
      misconception: 'a2-fn-repeats-instead-of-undoing',
      rule: ({ a, b }) => over(a, 1, b),
      why: () => 'repeats the addition instead of undoing it.',
    },
    {
      misconception: 'a2-fn-takes-the-reciprocal',
      rule: ({ a, b }) =>
        expr(
          `f^{-1}(x) = \\frac{1}{${b > 0 ? `${b}${signedTerm(a, 'x')}` : linear(a, b)}}`,
          ({ x }) => 1 / (a * x + b),
        ),
      why: () => 'is the reciprocal, not the inverse function.',
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      rule: ({ a, b }) =>
        expr(
          `f^{-1}(x) = \\frac{x}{${Math.abs(a)}}${signed(a < 0 ? b : -b)}`,
          ({ x }) => x / Math.abs(a) - (a < 0 ? -b : b),
        ),
      why: () => 'undoes the multiplication first, although it was done first.',
    },
    { misconception: 'a2-fn-repeats-instead-of-undoing', rule: ({ a, b }) => over(-a, 1, b) },
    { misconception: 'a2-fn-repeats-instead-of-undoing', rule: ({ a, b }) => over(-a, 1, -b) },
  ],
  explain: ({ a, b }) => [
    {
      do: `Swap the letters in $y = ${linear(a, b)}$: $x = ${linear(a, b, 'y')}$.`,
      why: 'The inverse swaps input and output.',
    },
    {
      do: `Solve for $y$: $${linear(a, 0, 'y')} = ${linear(1, -b)}$, so ${over(a, 1, -b).html}.`,
      why: 'The addition was done last and is undone first.',
    },
  ],
  // The line through two points of the graph with their coordinates swapped.
  check: ({ a, b }) => {
    const [[p = 0, u = 0] = [], [q = 0, v = 0] = []] = [2, 7].map((x) => [a * x + b, x])
    return expr('c', ({ x }) => u + ((v - u) * (x - p)) / (q - p))
  },
})

/** (mx + n)/a, with the minus of a negative a drawn into the numerator. */
function over(a: number, m: number, n: number) {
  const s = a < 0 ? -1 : 1
  return expr(
    `f^{-1}(x) = \\frac{${s < 0 ? `${toTex(-n)}${m === 1 ? ' - x' : ` - ${m}x`}` : linear(m, n)}}{${Math.abs(a)}}`,
    ({ x }) => (m * x + n) / a,
  )
}

type Rows = Readonly<{ xs: number[]; ys: number[]; i: number }>

const invTable = template({
  ...inv,
  id: 'algebra-2/inverse-from-table',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 55,
  draw: (rng): Rows =>
    until(
      () => ({ xs: [1, 2, 3, 4, 5, 6], ys: shuffle(rng, [1, 2, 3, 4, 5, 6]), i: int(rng, 0, 5) }),
      ({ ys, i }) => {
        const y = ys[i] as number
        return new Set([y, i + 1, ys[y - 1]]).size === 3
      },
    ),
  frames: [
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ ys, xs, i }) =>
        `<p>The table shows all values of a function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          xs.map((x, j) => [x, ys[j] as number]),
        )}<p>What is $f^{-1}(${ys[i]})$?</p>`,
    },
  ],
  given: ({ xs, ys, i }) => ({ xs, ys, y: ys[i] as number }),
  answer: ({ xs, i }) => num(xs[i] as number),
  traps: [
    {
      misconception: 'a2-fn-reads-the-function-itself',
      shortcut: ({ ys, i }) => num(ys[(ys[i] as number) - 1] as number),
    },
    { misconception: 'a2-fn-takes-the-reciprocal', shortcut: ({ ys, i }) => num(frac(1, ys[i] as number)) },
    {
      misconception: 'a2-fn-takes-the-reciprocal',
      shortcut: ({ ys, i }) => num(frac(1, ys[(ys[i] as number) - 1] as number)),
    },
  ],
  explain: ({ xs, ys, i }) => [
    { do: `$f^{-1}(${ys[i]})$ is the input that gives ${ys[i]}.`, why: 'The inverse goes back from output to input.' },
    {
      do: `In the table $f(${xs[i]}) = ${ys[i]}$, so the answer is ${xs[i]}.`,
      why: 'Look for the number in the column of $f(x)$.',
    },
  ],
  check: ({ xs, ys, y }) => num(xs[ys.indexOf(y)] as number),
})

type Pts = Readonly<{ p: number; q: number; r: number; s: number }>

const invGraph = template({
  ...inv,
  id: 'algebra-2/point-of-the-inverse-graph',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  balance: 'place',
  draw: (rng): Pts =>
    until(
      () => ({ p: int(rng, -6, -1), q: nonZero(rng, -5, 5), r: int(rng, 1, 6), s: nonZero(rng, -5, 5) }),
      ({ p, q, r, s }) =>
        q !== s && Math.abs(p) !== Math.abs(q) && Math.abs(r) !== Math.abs(s) && (s - q) % (r - p) !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ p, q, r, s }) =>
        `<p>The graph of a function $f$ is the segment between the two marked points.</p>${plane({ alt: `A segment from (${p}, ${q}) to (${r}, ${s}).`, x: [-7, 7], y: [-7, 7], xStep: 1, yStep: 1 }, [segment(p, q, r, s), dot(p, q), dot(r, s)])}<p>Which point is an end of the graph of the inverse function $f^{-1}$?</p>`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => point(q, p),
  traps: [
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ p, q }) => point(-p, q),
      why: () => 'is reflected across the $y$-axis.',
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ p, q }) => point(p, -q),
      why: () => 'is reflected across the $x$-axis.',
    },
    { misconception: 'a2-fn-loses-a-sign', rule: ({ p, q }) => point(-q, -p) },
    { misconception: 'a2-fn-loses-a-sign', rule: ({ p, q }) => point(-q, p) },
    { misconception: 'a2-fn-loses-a-sign', shortcut: ({ r, s }) => point(s, -r) },
    { misconception: 'a2-fn-loses-a-sign', shortcut: ({ r, s }) => point(-s, -r) },
  ],
  explain: ({ p, q }) => [
    {
      do: `The point $(${p}, ${q})$ of the graph means $f(${p}) = ${q}$, so $f^{-1}(${q}) = ${p}$.`,
      why: 'The inverse swaps input and output.',
    },
    {
      do: `So ${point(q, p).html} lies on the graph of the inverse.`,
      why: 'The graph is reflected across the line $y = x$.',
    },
  ],
  check: ({ p, q }) => {
    // Reflection across y = x: the midpoint lies on the line, and the difference is perpendicular to it.
    const half = (p + q) / 2
    return point(2 * half - p, 2 * half - q)
  },
})

type Rat = Readonly<{ a: number; b: number; c: number }>
const ratTex = (a: number, b: number, c: number) =>
  expr(`f^{-1}(x) = \\frac{${linear(a, b)}}{${linear(1, c)}}`, ({ x }) => (a * x + b) / (x + c))

const rational = template({
  ...inv,
  id: 'algebra-2/inverse-of-a-fraction',
  difficulty: 'High',
  b: 0.9,
  seconds: 105,
  draw: (rng): Rat =>
    until(
      () => ({ a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: nonZero(rng, -7, 7) }),
      ({ a, b, c }) => b !== a * c && Math.abs(a) !== Math.abs(c) && b !== -a * c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c }) => `What is the inverse of the function $f(x) = \\frac{${linear(a, b)}}{${linear(1, c)}}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, c }) => ratTex(-c, b, -a),
  traps: [
    {
      misconception: 'a2-fn-takes-the-reciprocal',
      rule: ({ a, b, c }) =>
        Math.abs(a) > 0
          ? expr(`f^{-1}(x) = \\frac{${linear(1, c)}}{${linear(a, b)}}`, ({ x }) => (x + c) / (a * x + b))
          : null,
      why: () => 'turns the fraction over; that is the reciprocal.',
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b, c }) => ratTex(c, b, -a),
      why: ({ c }) => `has the wrong sign at the $x$ on top; the term $${coef(c)}x$ changes sides.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b, c }) => ratTex(-c, -b, -a),
      why: ({ b }) => `has $${-b}$ instead of $${b}$ on top.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b, c }) => ratTex(-c, b, a),
      why: ({ a }) => `has $${linear(1, a)}$ below; it must be $${linear(1, -a)}$.`,
    },
    {
      misconception: 'a2-fn-repeats-instead-of-undoing',
      rule: ({ a, b, c }) => ratTex(c, b, a),
      why: () => 'only exchanges the two numbers, without changing their signs.',
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `Swap the letters and multiply: $x(${linear(1, c, 'y')}) = ${linear(a, b, 'y')}$.`,
      why: 'Clear the denominator.',
    },
    {
      do: `Collect $y$: $y(${linear(1, -a)}) = ${linear(-c, b)}$, so ${ratTex(-c, b, -a).html}.`,
      why: 'All terms with $y$ go to one side.',
    },
  ],
  // Split first: f(x) = a + (b − ac)/(x + c), which is undone step by step.
  check: ({ a, b, c }) => expr('c', ({ x }) => (b - a * c) / (x - a) - c),
})

type Rule = Readonly<{ m: number; n: number; y: number; what: number }>

const rules = [
  (m: number, n: number) => `A taxi ride of $x$ kilometers costs $C(x) = ${linear(m, n)}$ dollars.`,
  (m: number, n: number) => `A candle factory makes $C(x) = ${linear(m, n)}$ candles when it works for $x$ hours.`,
]

const meaning = template({
  ...inv,
  id: 'algebra-2/value-of-the-inverse-in-context',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  balance: 'place',
  draw: (rng): Rule => {
    const [m, n, x] = [int(rng, 2, 9), int(rng, 2, 12), int(rng, 3, 15)]
    return { m, n, y: m * x + n, what: int(rng, 0, 1) }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ m, n, y, what }) => `${(rules[what] as (typeof rules)[number])(m, n)} What is $C^{-1}(${y})$?`,
    },
  ],
  given: ({ m, n, y }) => ({ m, n, y }),
  answer: ({ m, n, y }) => num(frac(y - n, m)),
  traps: [
    {
      misconception: 'a2-fn-reads-the-function-itself',
      rule: ({ m, n, y }) => num(m * y + n),
      why: () => 'is the value of the function, not of its inverse.',
    },
    {
      misconception: 'a2-fn-repeats-instead-of-undoing',
      rule: ({ m, n, y }) => ((y + n) % m === 0 ? num((y + n) / m) : null),
      why: ({ n }) => `adds ${n} instead of subtracting it.`,
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      rule: ({ m, n, y }) => (y % m === 0 ? num(y / m - n) : null),
      why: ({ m, n }) => `divides by ${m} before it subtracts ${n}.`,
    },
    {
      misconception: 'a2-fn-stops-at-the-inner-value',
      rule: ({ n, y }) => num(y - n),
      why: ({ m }) => `forgets to divide by ${m}.`,
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      rule: ({ m, n, y }) => num((y - n) / m + 1),
      why: ({ m, n, y }) => `does not fit: $C(${(y - n) / m + 1}) = ${y + m}$.`,
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      rule: ({ m, n, y }) => num((y - n) / m - 1),
      why: ({ m, n, y }) => `does not fit: $C(${(y - n) / m - 1}) = ${y - m}$.`,
    },
  ],
  explain: ({ m, n, y }) => [
    {
      do: `$C^{-1}(${y})$ is the $x$ for which $${linear(m, n)} = ${y}$.`,
      why: 'The inverse goes back from the result to the input.',
    },
    {
      do: `$${m}x = ${y - n}$, so $x = ${(y - n) / m}$. Test: $C(${(y - n) / m}) = ${m} \\cdot ${(y - n) / m} + ${n} = ${y}$.`,
      why: `Subtract ${n}, then divide by ${m}.`,
    },
  ],
  check: ({ m, n, y }) => num(Array.from({ length: 40 }, (_, x) => x).find((x) => m * x + n === y) ?? 99),
})

export const templates: readonly Template[] = [linInverse, invTable, invGraph, rational, meaning]
