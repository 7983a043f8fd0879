import {
  coef,
  dot,
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  plane,
  point,
  segment,
  shuffle,
  signed,
  signedTerm,
  straight,
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
  balance: 'parts',
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
      classic: true,
      rule: ({ a, b }) => over(a, 1, b),
      why: ({ b }) => `does not undo $${signed(b).trim()}$: it needs $${signed(-b).trim()}$.`,
      says: ({ b }) => `I kept $${signed(b).trim()}$ instead of undoing it.`,
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      rule: ({ a, b }) =>
        expr(`f^{-1}(x) = ${a < 0 ? '-' : ''}\\frac{x}{${Math.abs(a)}}${signed(-b)}`, ({ x }) => x / a - b),
      why: () => 'undoes the multiplication first, although it was done first.',
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
      misconception: 'a2-fn-multiplies-instead-of-dividing',
      rule: ({ a, b }) => expr(`f^{-1}(x) = ${a}(${linear(1, -b)})`, ({ x }) => a * (x - b)),
      why: ({ a }) => `multiplies by $${a}$ instead of dividing.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b }) => (a < 0 ? over(-a, 1, -b) : null),
      why: ({ a }) => `divides by $${-a}$ instead of $${a}$.`,
      says: ({ a }) => `I left out the minus of $${a}$.`,
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Swap $x$ and $y$, then solve for $y$: what was done last is undone first.',
    steps: [
      {
        do: `Swap the variables in $y = ${linear(a, b)}$: $x = ${linear(a, b, 'y')}$.`,
        why: 'The inverse swaps input and output.',
      },
      {
        do: `$${linear(a, 0, 'y')} = ${linear(1, -b)}$`,
        why: 'The addition was done last and is undone first.',
      },
      { do: `${over(a, 1, -b).html}`, why: `Divide by $${a}$.` },
    ],
    check: `Try a number: $f(1) = ${a + b}$, and the inverse leads back: $${a > 0 ? `\\frac{${a + b}${signed(-b)}}{${a}}` : `\\frac{${b} - ${paren(a + b)}}{${-a}}`} = \\frac{${Math.abs(a)}}{${Math.abs(a)}} = 1$.`,
  }),
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
      classic: true,
      rule: ({ xs, ys, y }) => num(ys[xs.indexOf(y)] as number),
      why: ({ ys, i }) => `is $f(${ys[i]})$.`,
    },
    {
      misconception: 'a2-fn-takes-the-reciprocal',
      operation: 'reciprocal-taken',
      operands: ({ y }) => [y, 1],
      rule: ({ y }) => num(frac(1, y)),
      why: ({ ys, i }) => `is one divided by ${ys[i]}.`,
      says: ({ ys, i }) => `I took $-1$ for an exponent, and divided 1 by the ${ys[i]} in the parentheses.`,
    },
    {
      misconception: 'a2-fn-takes-the-reciprocal',
      operation: 'reciprocal-taken',
      operands: ({ xs, ys, y }) => [ys[xs.indexOf(y)] ?? 0, 1],
      rule: ({ xs, ys, y }) => num(frac(1, ys[xs.indexOf(y)] as number)),
      why: ({ ys, i }) => `is the reciprocal of $f(${ys[i]})$.`,
      says: ({ ys, i }) => `I took $-1$ for an exponent, and divided 1 by $f(${ys[i]})$.`,
    },
  ],
  explain: ({ xs, ys, i }) => ({
    plan: 'The inverse goes back from the output to the input, so look for the number among the values of $f(x)$.',
    steps: [
      {
        do: `$f^{-1}(${ys[i]})$ is the input that gives the output ${ys[i]}.`,
        why: 'The inverse goes back from output to input.',
      },
      {
        do: `Look for ${ys[i]} in the column of $f(x)$, not in the column of $x$.`,
        why: `The row $x = ${ys[i]}$ would give $f(${ys[i]}) = ${ys[(ys[i] as number) - 1]}$, which is not asked for.`,
      },
      {
        do: `It stands in the row $x = ${xs[i]}$, so $f^{-1}(${ys[i]}) = ${xs[i]}$.`,
        why: 'The input of that row is the value of the inverse.',
      },
    ],
    check: `Forward again: $f(${xs[i]}) = ${ys[i]}$, as it must be.`,
    faster: `Read the table from right to left: the ${ys[i]} on the right stands beside the ${xs[i]} on the left.`,
  }),
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
      classic: true,
      rule: ({ p, q }) => point(p, -q),
      why: () => 'is reflected across the $x$-axis.',
      says: ({ p, q }) => `I reflected the end $(${p}, ${q})$ across the $x$-axis.`,
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ p, q }) => point(-p, q),
      why: () => 'is reflected across the $y$-axis.',
      says: ({ p, q }) => `I reflected the end $(${p}, ${q})$ across the $y$-axis.`,
    },
    {
      misconception: 'a2-fn-reads-the-function-itself',
      says: () => 'I gave the left end of the graph of $f$ itself.',
      rule: ({ p, q }) => point(p, q),
      why: () => 'is an end of the graph of $f$ itself.',
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ p, q }) => point(-q, -p),
      why: () => 'swaps the coordinates, but also changes both signs.',
      says: ({ p, q }) => `I swapped the coordinates of $(${p}, ${q})$ and changed both signs.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ p, q }) => point(q, -p),
      why: ({ p }) => `has $${-p}$ instead of $${p}$.`,
      says: ({ p, q }) => `I swapped the coordinates of $(${p}, ${q})$ and left out the minus of $${p}$.`,
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ p, q }) => point(-p, -q),
      why: () => 'has the signs changed instead of the coordinates swapped.',
      says: ({ p, q }) => `I changed both signs of $(${p}, ${q})$ instead of swapping the coordinates.`,
    },
  ],
  explain: ({ p, q, r, s }) => ({
    plan: 'The inverse swaps input and output, so swap the coordinates of a point of the graph.',
    steps: [
      { do: `The left end of the graph is $(${p}, ${q})$, so $f(${p}) = ${q}$.`, why: 'Read it from the graph.' },
      { do: `Then $f^{-1}(${q}) = ${p}$.`, why: 'The inverse swaps input and output.' },
      {
        do: `So ${point(q, p).html} lies on the graph of the inverse.`,
        why: 'The graph is reflected across the line $y = x$.',
      },
    ],
    check: `The midpoint between $(${p}, ${q})$ and $(${q}, ${p})$ is $(${toTex(frac(p + q, 2))}, ${toTex(frac(p + q, 2))})$, which lies on the line $y = x$, as it must for a reflection across it.`,
    figure: plane(
      {
        alt: `The segment from (${p}, ${q}) to (${r}, ${s}), the dashed line y = x, and the reflected segment from (${q}, ${p}) to (${s}, ${r}).`,
        x: [-7, 7],
        y: [-7, 7],
        xStep: 1,
        yStep: 1,
      },
      [
        segment(p, q, r, s, { plain: true }),
        dot(p, q, { plain: true }),
        dot(r, s, { plain: true }),
        straight(1, 0, { dash: true, plain: true }),
        segment(q, p, s, r),
        dot(q, p),
        dot(s, r),
      ],
    ),
    faster: `Read each end with its coordinates exchanged: $(${q}, ${p})$ and $(${s}, ${r})$. Only one of the two is among the options.`,
  }),
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
      classic: true,
      rule: ({ a, b, c }) =>
        expr(`f^{-1}(x) = \\frac{${linear(1, c)}}{${linear(a, b)}}`, ({ x }) => (x + c) / (a * x + b)),
      why: () => 'gives the reciprocal, which is not the inverse function.',
    },
    {
      misconception: 'a2-fn-keeps-a-sign-across',
      rule: ({ a, b, c }) => ratTex(c, b, -a),
      why: ({ c }) => `has the wrong sign at the $x$ in the numerator; the term $${coef(c)}x$ changes sides.`,
      says: ({ c }) => `I did not change the sign of $${coef(c)}x$ when I brought it to the other side.`,
    },
    {
      misconception: 'a2-fn-keeps-a-sign-across',
      rule: ({ a, b, c }) => ratTex(-c, b, a),
      why: ({ a }) => `has $${linear(1, a)}$ in the denominator; it must be $${linear(1, -a)}$.`,
      says: ({ a }) => `I did not change the sign of $${a}y$ when I brought it to the other side.`,
    },
    {
      misconception: 'a2-fn-exchanges-the-two-numbers',
      says: ({ a, c }) => `I only exchanged $${a}$ and $${c}$ in the formula.`,
      rule: ({ a, b, c }) => ratTex(c, b, a),
      why: ({ a, c }) => `only exchanges $${a}$ and $${c}$, without changing their signs.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b, c }) => ratTex(-c, -b, -a),
      why: ({ b }) => `has $${-b}$ instead of $${b}$ in the numerator.`,
      says: ({ b }) => `I changed the sign of $${b}$, although it stays on its side.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Swap $x$ and $y$, clear the denominator, bring all terms with $y$ to one side and factor $y$ out.',
    steps: [
      {
        do: `Swap the variables and multiply: $x(${linear(1, c, 'y')}) = ${linear(a, b, 'y')}$.`,
        why: 'Clear the denominator.',
      },
      {
        do: `$xy${signedTerm(c, 'x')} = ${linear(a, b, 'y')}$ gives $xy - ${a}y = ${linear(-c, b)}$.`,
        why: 'All terms with $y$ go to one side, the others to the other side.',
      },
      {
        do: `$y(${linear(1, -a)}) = ${linear(-c, b)}$, so ${ratTex(-c, b, -a).html}.`,
        why: 'Factor $y$ out and divide.',
      },
    ],
    check: `$f(0) = ${toTex(frac(b, c))}$, and the numerator of the answer is $0$ there: $${-c} \\cdot ${paren(frac(b, c))}${signed(b)} = 0$.`,
    faster: `For $\\frac{ax + b}{x + c}$ the inverse is always $\\frac{-cx + b}{x - a}$: $a$ and $c$ change places and signs. Here this is ${ratTex(-c, b, -a).html}.`,
  }),
  // Split first: f(x) = a + (b − ac)/(x + c), which is undone step by step.
  check: ({ a, b, c }) => expr('c', ({ x }) => (b - a * c) / (x - a) - c),
})

export const templates: readonly Template[] = [linInverse, invTable, invGraph, rational]
