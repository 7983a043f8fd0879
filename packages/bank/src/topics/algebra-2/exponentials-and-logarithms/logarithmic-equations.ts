import {
  div,
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  signed,
  solutions,
  sub,
  type Template,
  template,
  until,
} from '#kit'

const log = { skill: 'a2-logarithmic-equations', calculator: false, response: 'choice' } as const

type Simple = Readonly<{ b: number; k: number; m: number; c: number }>

const simple = template({
  ...log,
  id: 'algebra-2/logarithmic-equation',
  difficulty: 'Low',
  b: -0.4,
  seconds: 55,
  draw: (rng): Simple =>
    until(
      () => ({
        b: pick(rng, [2, 3, 4, 5, 6]),
        k: int(rng, 2, 5),
        m: pick(rng, [2, 3, 4, 5]),
        c: nonZero(rng, -15, 15),
      }),
      ({ b, k, m, c }) => b ** k < 260 && (b ** k - c) % m === 0 && b ** k !== c && (b * k - c) % m === 0,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ b, k, m, c }) => `Solve $\\log_${b} (${linear(m, c)}) = ${k}$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ b, k, m, c }) =>
        `At what value of $x$ does the graph of $y = \\log_${b} (${linear(m, c)})$ reach the height ${k}?`,
    },
  ],
  given: ({ b, k, m, c }) => ({ b, k, m, c }),
  answer: ({ b, k, m, c }) => num(div(b ** k - c, m)),
  traps: [
    {
      misconception: 'a2-log-multiplies-base-and-value',
      classic: true,
      operation: 'power-as-product',
      operands: ({ b, k }) => [b, k],
      after: (x, { m, c }) => div(sub(x, c), m),
      rule: ({ b, k, m, c }) => num(div(b * k - c, m)),
      why: ({ b, k }) => `uses $${b} \\cdot ${k}$ instead of $${b}^${k}$.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      operation: 'power-turned-round',
      operands: ({ b, k }) => [b, k],
      after: (got, { m, c }) => div(sub(got, c), m),
      rule: ({ b, k, m, c }) => num(div(k ** b - c, m)),
      why: ({ b, k }) => `uses $${k}^${b}$ instead of $${b}^${k}$.`,
      says: () => 'I swapped base and exponent.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, k, c }) => [b ** k, c],
      after: (got, { m }) => div(got, m),
      rule: ({ b, k, m, c }) => num(div(b ** k + c, m)),
      why: ({ c }) => `brings the $${c}$ to the other side without changing its sign.`,
      says: ({ c }) => `I brought $${c}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      operation: 'part-left-out',
      operands: ({ k }) => [k],
      after: (got, { m, c }) => div(sub(got, c), m),
      rule: ({ k, m, c }) => num(div(k - c, m)),
      why: () => 'simply leaves the logarithm out.',
    },
  ],
  explain: ({ b, k, m, c }) => ({
    plan: 'Write the equation as a power: the argument is the base raised to the value of the logarithm. Then solve for $x$.',
    steps: [
      {
        do: `$${linear(m, c)} = ${b}^${k} = ${b ** k}$`,
        why: `A logarithm with base ${b} is ${k} exactly when its argument is $${b}^${k}$.`,
      },
      {
        do: `$${m}x = ${b ** k - c}$, so $x = ${num(div(b ** k - c, m)).html.slice(1, -1)}$.`,
        why: `The argument is ${b ** k} there, which is positive, so the solution is valid.`,
      },
    ],
    check: `Put it back: the argument is ${b ** k}, and $\\log_${b} ${b ** k} = ${k}$.`,
  }),
  check: ({ b, k, m, c }) =>
    num(
      frac(
        Array.from({ length: 900 }, (_, i) => i - 300).find(
          (x) => m * x + c > 0 && Math.abs(Math.log(m * x + c) / Math.log(b) - k) < 1e-9,
        ) ?? 999,
      ),
    ),
})

type Extra = Readonly<{ b: number; k: number; p: number; q: number }>

type Sum = Readonly<{ b: number; k: number; d: number }>

/** The product of the two arguments, and the candidates p and −q that it leads to. */
const candidates = ({ b, k, d }: Sum): { product: number; p: number; q: number } => {
  const product = (b === 1 ? 10 : b) ** k
  const p = Math.round((-d + Math.sqrt(d * d + 4 * product)) / 2)
  return { product, p, q: p + d }
}

const extraneous = template({
  ...log,
  id: 'algebra-2/logarithmic-equation-with-test',
  difficulty: 'High',
  b: 0.7,
  seconds: 100,
  draw: (rng): Extra =>
    until(
      () => {
        const [b, k] = [pick(rng, [2, 3, 4, 5, 6, 10]), int(rng, 1, 5)]
        const p = pick(rng, [2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 18, 20, 25, 27, 32, 36])
        return { b, k, p, q: b ** k / p }
      },
      ({ p, q }) => Number.isInteger(q) && q <= 36 && p !== q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ b, k, p, q }) => `Solve $${lt(b)} x + ${lt(b)} (${linear(1, q - p)}) = ${k}$.`,
    },
  ],
  given: ({ b, k, p, q }) => ({ b: b === 10 ? 1 : b, k, d: q - p }),
  answer: ({ p }) => solutions([p]),
  traps: [
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      classic: true,
      rule: (g) => {
        const { p, q } = candidates(g)
        return solutions([p, -q])
      },
      why: ({ q }) => `keeps $${-q}$, whose logarithm does not exist.`,
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: (g) => {
        const { product } = candidates(g)
        return product > g.d ? solutions([frac(product - g.d, 2)]) : null
      },
      why: () => 'adds the arguments instead of multiplying them.',
      says: () => 'I added the arguments instead of multiplying them.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: (g) => solutions([candidates(g).q]),
      why: ({ q }) => `takes the ${q} of the factor $x + ${q}$ with the wrong sign.`,
      says: ({ q }) => `I took the ${q} of the factor $x + ${q}$ for the solution.`,
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      rule: (g) => solutions([candidates(g).product - g.d]),
      why: () => 'leaves the first logarithm out.',
      says: () => 'I left the first of the two logarithms out.',
    },
    {
      misconception: 'a2-log-rejects-a-true-solution',
      rule: () => solutions([]),
      why: ({ p }) => `rejects $x = ${p}$ too, which passes the test.`,
      says: ({ p, q }) => `I rejected both candidates, ${p} and $${-q}$, although ${p} passes the test.`,
    },
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      twoSlips: true,
      rule: (g) => solutions([-candidates(g).q]),
      why: () => 'keeps the candidate that fails the test.',
      says: ({ p, q }) => `I rejected ${p} and kept $${-q}$.`,
    },
  ],
  explain: ({ b, k, p, q }) => ({
    plan: 'Combine the logarithms into one, write the equation as a power, solve it, and test each candidate in the original equation.',
    steps: [
      {
        do: `$${lt(b)} \\left(x(${linear(1, q - p)})\\right) = ${k}$, so $x(${linear(1, q - p)}) = ${k === 1 ? b : `${b}^${k} = ${b ** k}`}$.`,
        why: 'A sum of logarithms is the logarithm of the product; then write it as a power.',
      },
      {
        do: `$x^2${q - p === 0 ? '' : `${q - p > 0 ? ' + ' : ' - '}${Math.abs(q - p) === 1 ? '' : Math.abs(q - p)}x`} - ${b ** k} = 0$ factors into $(x - ${p})(x + ${q}) = 0$.`,
        why: `The candidates are ${p} and $${-q}$.`,
      },
      {
        do: `At $x = ${-q}$ the argument $x$ is negative; at $x = ${p}$ the arguments are ${p} and ${q}. So only $x = ${p}$ is a solution.`,
        why: 'Arguments of logarithms must be positive.',
      },
    ],
    check: `At $x = ${p}$ the sum is $${lt(b)} ${p} + ${lt(b)} ${q} = ${lt(b)} ${p * q}$, and ${k === 1 ? `the logarithm of the base is $1$` : `$${b}^${k} = ${p * q}$`}.`,
    ...(p === q
      ? {}
      : {
          faster: `Both arguments are positive, they differ by ${Math.abs(p - q)}, and their product is ${b ** k}: ${Math.max(p, q)} and ${Math.min(p, q)} fit, and $x$ is the ${p > q ? 'larger' : 'smaller'} one.`,
        }),
  }),
  check: ({ b: shown, k, d }) => {
    const b = shown === 1 ? 10 : shown
    return solutions(
      Array.from({ length: 200 }, (_, i) => i + 1).filter(
        (x) => x + d > 0 && Math.abs(Math.log(x) + Math.log(x + d) - k * Math.log(b)) < 1e-9,
      ),
    )
  },
})

function lt(b: number): string {
  return b === 10 ? '\\log' : `\\log_${b}`
}

type Two = Readonly<{ a: number; b: number; c: number; d: number; s: number }>

const twoLogs = template({
  ...log,
  id: 'algebra-2/equal-logarithms',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Two =>
    until(
      () => {
        const [a, c, x, b] = [int(rng, 2, 6), int(rng, 1, 5), nonZero(rng, -9, 12), nonZero(rng, -20, 20)]
        return { a, b, c, d: (a - c) * x + b, s: pick(rng, [2, 3, 5, 7]) }
      },
      ({ a, b, c, d }) => a !== c && d !== 0 && a * ((d - b) / (a - c)) + b !== 0 && Math.abs(d) < 30,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d, s }) => `Solve $\\log_${s} (${linear(a, b)}) = \\log_${s} (${linear(c, d)})$.`,
    },
  ],
  given: (e) => e,
  answer: (e) => (valid(e) ? solutions([root(e)]) : solutions([])),
  traps: [
    {
      misconception: 'a2-log-keeps-an-extraneous-solution',
      classic: true,
      rule: (e) => (valid(e) ? null : solutions([root(e)])),
      why: () => 'makes both arguments negative, and negative numbers have no logarithm.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      classic: true,
      rule: ({ a, b, c, d }) => solutions([div(d + b, a - c)]),
      why: ({ b }) => `brings $${b}$ to the other side without changing its sign.`,
      says: ({ b }) => `I brought $${b}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-log-rejects-a-true-solution',
      rule: (e) => (valid(e) ? solutions([]) : null),
      why: (e) => `rejects $x = ${root(e)}$, although both arguments are positive there.`,
      says: (e) =>
        root(e) < 0
          ? `I rejected $${root(e)}$ because it is negative, without testing the arguments.`
          : `I rejected ${root(e)} without testing the arguments.`,
    },
    {
      misconception: 'a2-log-adds-the-x-terms',
      rule: ({ a, b, c, d }) => solutions([div(d - b, a + c)]),
      why: ({ a, c }) => `adds $${linear(a, 0)}$ and $${linear(c, 0)}$, which stand on different sides.`,
      says: ({ c }) => `I brought $${linear(c, 0)}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      operation: 'difference-turned-round',
      rule: (e) => solutions([-root(e)]),
      why: (e) => unequal(e, -root(e)),
      says: ({ b, d }) => `I took $${b}${signed(-d)}$ instead of $${d}${signed(-b)}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Equal logarithms with one base have equal arguments; solve that equation and test whether the arguments are positive.',
    steps: [
      { do: `$${linear(e.a, e.b)} = ${linear(e.c, e.d)}$`, why: 'Equal logarithms of one base have equal arguments.' },
      {
        do: `Subtract $${linear(e.c, 0)}$ on both sides: $${linear(e.a - e.c, e.b)} = ${e.d}$. Then ${e.b < 0 ? 'add' : 'subtract'} $${Math.abs(e.b)}$: $${linear(e.a - e.c, 0)} = ${e.d - e.b}$.`,
        why: 'Collect the terms with $x$ on one side and the numbers on the other.',
      },
      ...(e.a - e.c === 1
        ? []
        : [{ do: `Divide by $${e.a - e.c}$: the candidate is $x = ${root(e)}$.`, why: 'It must still be tested.' }]),
      {
        do: `Test $x = ${root(e)}$: both arguments are $${e.a * root(e) + e.b}$ there. ${valid(e) ? `So ${solutions([root(e)]).html}` : 'So the equation has no solution'}.`,
        why: 'A logarithm exists only for a positive argument.',
      },
    ],
    check: `At $x = ${root(e) + 1}$ the arguments are $${e.a * (root(e) + 1) + e.b}$ and $${e.c * (root(e) + 1) + e.d}$: they differ, and two lines meet only once, so there is no other candidate.`,
    faster: `Try the numbers of the options instead of solving: only at $x = ${root(e)}$ are the two arguments equal, $${e.a} \\cdot ${paren(root(e))}${signed(e.b)} = ${e.c === 1 ? '' : `${e.c} \\cdot `}${e.c === 1 ? root(e) : paren(root(e))}${signed(e.d)} = ${e.a * root(e) + e.b}$. This is ${valid(e) ? 'positive, so it is the solution' : 'negative, so there is no solution'}.`,
  }),
  check: ({ a, b, c, d }) =>
    solutions(Array.from({ length: 81 }, (_, i) => i - 40).filter((x) => a * x + b === c * x + d && c * x + d > 0)),
})

function root({ a, b, c, d }: Two): number {
  return (d - b) / (a - c)
}

function unequal({ a, b, c, d }: Two, x: number): string {
  return `makes the arguments $${a * x + b}$ and $${c * x + d}$, which are not equal.`
}

function valid(e: Two): boolean {
  return e.a * root(e) + e.b > 0
}

export const templates: readonly Template[] = [simple, extraneous, twoLogs]
