import {
  dot,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  signed,
  type Template,
  table,
  template,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'
import { readNumbers, readPolynomial } from '../read.ts'

const skill = 'a2-sigma-and-recursive-rules'
const base = { skill, calculator: false, response: 'choice' } as const

/** The sum of ak + b for k from m to n. */
type Sig = Readonly<{ a: number; b: number; m: number; n: number }>
const sigma = (m: number, n: number, body: string) => `\\sum_{k=${m}}^{${n}} ${body}`
const value = ({ a, b, m, n }: Sig) => {
  let s = 0
  for (let k = m; k <= n; k++) s += a * k + b
  return s
}
const drawSig = (rng: () => number): Sig =>
  until(
    () => ({ a: int(rng, 2, 7), b: nonZero(rng, -9, 9), m: int(rng, 1, 4), n: int(rng, 5, 12) }),
    (e) => value(e) > 0 && e.n - e.m > 2,
  )

const evaluate = template({
  ...base,
  id: 'algebra-2/evaluate-sigma',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  draw: drawSig,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is the value of $\\displaystyle ${sigma(e.m, e.n, `(${linear(e.a, e.b, 'k')})`)}$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `Evaluate $\\displaystyle ${sigma(e.m, e.n, `(${linear(e.a, e.b, 'k')})`)}$.`,
    },
  ],
  answer: (e) => num(value(e)),
  traps: [
    {
      misconception: 'a2-adds-the-constant-once',
      rule: (e) => num(value({ ...e, b: 0 }) + e.b),
      why: ({ b }) => `adds $${b}$ only once instead of once for every term.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: (e) => num(value({ ...e, n: e.n - 1 })),
      why: () => 'leaves out the last term.',
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: (e) => num(value({ ...e, m: e.m + 1 })),
      why: () => 'leaves out the first term.',
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      rule: (e) => (e.m > 1 ? num(value({ ...e, m: 1 })) : num(value({ ...e, m: 0 }))),
      why: ({ m }) => `starts at $k = ${m > 1 ? 1 : 0}$ instead of $k = ${m}$.`,
    },
    {
      misconception: 'a2-adds-only-the-ends',
      rule: (e) => num(e.a * (e.m + e.n) + 2 * e.b),
      why: () => 'adds only the first and the last term.',
    },
    {
      misconception: 'a2-adds-the-constant-once',
      rule: (e) => num(value({ ...e, b: 0 })),
      why: () => 'leaves the constant out altogether.',
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      rule: (e) => num(value({ ...e, n: e.n + 1 })),
      why: () => 'goes on for one term too many.',
    },
  ],
  explain: (e) => [
    {
      do: `There are $${e.n} - ${e.m} + 1 = ${e.n - e.m + 1}$ terms, from $${e.a * e.m + e.b}$ to $${e.a * e.n + e.b}$.`,
      why: 'Put the first and the last value of $k$ into the expression.',
    },
    {
      do: `The sum is $\\frac{${e.n - e.m + 1}}{2}(${e.a * e.m + e.b} + ${e.a * e.n + e.b < 0 ? `(${e.a * e.n + e.b})` : e.a * e.n + e.b}) = ${value(e)}$.`,
      why: 'The terms form an arithmetic series.',
    },
  ],
  given: (e) => e,
  check: ({ a, b, m, n }) => num(((n - m + 1) * (a * (m + n) + 2 * b)) / 2),
})

type Write = Readonly<{ d: number; c: number; n: number }>
const write = template({
  ...base,
  id: 'algebra-2/write-as-sigma',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Write =>
    until(
      () => ({ d: int(rng, 2, 9), c: nonZero(rng, -6, 9), n: int(rng, 6, 15) }),
      ({ d, c }) => d + c > 0 && Math.abs(c) !== d && 2 * c !== -d,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ d, c, n }) =>
        `Which expression stands for the sum $${[1, 2, 3].map((k) => d * k + c).join(' + ')} + \\dots + ${d * n + c}$?`,
    },
  ],
  answer: ({ d, c, n }) => shown(1, n, d, c),
  traps: [
    {
      misconception: 'a2-starts-the-rule-at-the-first-term',
      rule: ({ d, c, n }) => shown(1, n, d, c + d),
      why: ({ d, c }) => `starts with $${2 * d + c}$.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ d, c, n }) => shown(1, n - 1, d, c),
      why: () => 'stops one term too early.',
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ d, c, n }) => shown(1, n - 1, d, c + d),
      why: () => 'lacks the first term.',
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      rule: ({ d, c, n }) => shown(1, d * n + c, d, c),
      why: () => 'has the last term above the sigma; there stands the last value of $k$.',
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      rule: ({ d, c, n }) => shown(1, d * n + c, d, c + d),
      why: () => 'has the last term above the sigma, and starts with the wrong term.',
    },
  ],
  explain: ({ d, c, n }) => [
    {
      do: `The terms grow by $${d}$ and the first one is $${d + c}$, so the rule is $${linear(d, c, 'k')}$ from $k = 1$ on.`,
      why: 'The step is the coefficient of $k$.',
    },
    {
      do: `$${linear(d, c, 'k')} = ${d * n + c}$ for $k = ${n}$, so the answer is ${shown(1, n, d, c).html}.`,
      why: 'The upper number is the last value of $k$.',
    },
  ],
  given: ({ d, c, n }) => ({ list: [1, 2, 3, n].map((k) => d * k + c) }),
  check: ({ list: [a = 0, b = 0, , end = 0] }) => shown(1, (end - a) / (b - a) + 1, b - a, 2 * a - b),
})

/** A sum as written; equal when it has the same value and the same terms. */
function shown(m: number, n: number, d: number, c: number): Value {
  return {
    html: `$\\displaystyle ${sigma(m, n, `(${linear(d, c, 'k')})`)}$`,
    key: `sum ${d * m + c} ${d} ${n - m + 1}`,
  }
}

/** a₁ and aₙ = r·aₙ₋₁ + c. */
type Rec = Readonly<{ a: number; r: number; c: number; n: number }>
const run = ({ a, r, c }: Rec, n: number) => {
  let x = a
  for (let k = 1; k < n; k++) x = r * x + c
  return x
}
const drawRec = (rng: () => number): Rec =>
  until(
    () => ({ a: int(rng, 1, 8), r: pick(rng, [2, 3, -2]), c: nonZero(rng, -9, 9), n: int(rng, 4, 5) }),
    (e) =>
      Math.abs(run(e, e.n)) < 1000 &&
      run(e, 2) !== e.a &&
      new Set([2, 3, 4, 5].map((k) => run(e, k))).size === 4 &&
      run(e, e.n) !== 0,
  )
const recTex = ({ a, r, c }: Rec) => `$a_1 = ${a}$ and $a_n = ${r}a_{n-1}${signed(c)}$ for $n \\ge 2$`

const recursive = template({
  ...base,
  id: 'algebra-2/run-a-recursive-rule',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 75,
  draw: drawRec,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `A sequence is given by ${recTex(e)}. What is $a_{${e.n}}$?` },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>The table starts a sequence with the rule $a_n = ${e.r}a_{n-1}${signed(e.c)}$.</p>${table(
          ['$n$', '$a_n$'],
          [
            ['$1$', `$${e.a}$`],
            ['$2$', `$${run(e, 2)}$`],
            ['$3$', ''],
          ],
        )}<p>What is $a_{${e.n}}$?</p>`,
    },
  ],
  answer: (e) => num(run(e, e.n)),
  traps: [
    {
      misconception: 'a2-runs-one-step-too-few',
      rule: (e) => num(run(e, e.n - 1)),
      why: ({ n }) => `is $a_{${n - 1}}$.`,
    },
    {
      misconception: 'a2-runs-one-step-too-many',
      rule: (e) => num(run(e, e.n + 1)),
      why: ({ n }) => `is $a_{${n + 1}}$.`,
    },
    {
      misconception: 'a2-adds-before-multiplying',
      rule: (e) => {
        let x = e.a
        for (let k = 1; k < e.n; k++) x = e.r * (x + e.c)
        return num(x)
      },
      why: () => 'adds first and multiplies afterwards.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      rule: (e) => num(e.a * e.r ** (e.n - 1)),
      why: () => 'only multiplies and leaves the added number out.',
    },
    {
      misconception: 'a2-puts-n-into-the-rule',
      rule: (e) => num(e.r * (e.n - 1) + e.c),
      why: () => 'puts $n - 1$ in for the term before.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      rule: (e) => num(e.a * e.r ** (e.n - 1) + e.c),
      why: () => 'adds the number only at the end.',
    },
  ],
  explain: (e) => [
    {
      do: `Go step by step: ${Array.from({ length: e.n }, (_, k) => `$a_{${k + 1}} = ${run(e, k + 1)}$`).join(', ')}.`,
      why: 'Each term is made from the one before: multiply first, then add.',
    },
    { do: `So $a_{${e.n}} = ${run(e, e.n)}$.`, why: `The rule is used ${e.n - 1} times.` },
  ],
  given: (e) => ({ a: e.a, r: e.r, c: e.c, n: e.n }),
  // With the fixed point f = c/(1 − r), the distance from it is multiplied by r at each step.
  check: ({ a, r, c, n }) => num(Math.round((a - c / (1 - r)) * r ** (n - 1) + c / (1 - r))),
})

type Lin = Readonly<{ a: number; d: number; geo: number }>
const explicitTex = ({ a, d, geo }: Lin) => (geo === 1 ? `${a} \\cdot ${d}^{n - 1}` : linear(d, a - d, 'n'))
const rec = (first: number, body: string): Value => text(`$a_1 = ${first}$, $\\; a_n = ${body}$`)
const convert = template({
  ...base,
  id: 'algebra-2/explicit-to-recursive',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Lin =>
    until(
      () => ({ a: int(rng, 2, 12), d: int(rng, 2, 9), geo: int(rng, 0, 1) }),
      ({ a, d }) => a !== d && a !== 2 * d,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (e) => `Which recursive rule gives the same sequence as $a_n = ${explicitTex(e)}$?`,
    },
  ],
  answer: ({ a, d, geo }) => rec(a, geo === 1 ? `${d}a_{n-1}` : `a_{n-1} + ${d}`),
  traps: [
    {
      misconception: 'a2-confuses-adding-and-multiplying-rules',
      rule: ({ a, d, geo }) => rec(a, geo === 1 ? `a_{n-1} + ${d}` : `${d}a_{n-1}`),
      why: ({ geo }) => (geo === 1 ? 'adds where the rule multiplies.' : 'multiplies where the rule adds.'),
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      rule: ({ a, d, geo }) => rec(d, geo === 1 ? `${a}a_{n-1}` : `a_{n-1} + ${a}`),
      why: () => 'has start and step swapped.',
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      rule: ({ a, d, geo }) => rec(d, geo === 1 ? `a_{n-1} + ${a}` : `${a}a_{n-1}`),
      why: () => 'has start and step swapped, and adding and multiplying as well.',
    },
  ],
  explain: ({ a, d, geo }) => [
    {
      do: `For $n = 1$ the value is $${a}$, for $n = 2$ it is $${geo === 1 ? a * d : a + d}$.`,
      why: 'The recursive rule needs the first term and the step.',
    },
    {
      do:
        geo === 1
          ? `Each step multiplies by $${d}$: ${rec(a, `${d}a_{n-1}`).html}.`
          : `Each step adds $${d}$: ${rec(a, `a_{n-1} + ${d}`).html}.`,
      why: geo === 1 ? 'The sequence is geometric.' : 'The sequence is arithmetic.',
    },
  ],
  given: (e) => ({ rule: explicitTex(e) }),
  // Works out the first three terms and looks how each comes from the one before.
  check: ({ rule }) => {
    const [start = 0, ratio = 0] = readNumbers(rule)
    const term = rule.includes('^{n') ? (n: number) => start * ratio ** (n - 1) : readPolynomial(rule, 'n')
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map(term)
    return two - one === three - two ? rec(one, `a_{n-1} + ${two - one}`) : rec(one, `${two / one}a_{n-1}`)
  },
})

type Plot = Readonly<{ a: number; s: number; geo: number }>
const term = ({ a, s, geo }: Plot, n: number) => (geo === 1 ? a * s ** (n - 1) : a + s * (n - 1))
const graph = template({
  ...base,
  id: 'algebra-2/recursive-rule-from-graph',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Plot =>
    until(
      () => ({ a: int(rng, 1, 9), s: int(rng, 2, 4), geo: int(rng, 0, 1) }),
      (e) => (e.geo === 1 ? e.s < 4 && e.a <= 3 && e.a !== e.s : e.a !== e.s) && term(e, e.geo === 1 ? 4 : 5) <= 30,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) => {
        const ns = e.geo === 1 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
        return `<p>The graph shows the first terms of a sequence.</p>${plane(
          {
            alt: `Points of a sequence: ${ns.map((n) => `(${n}, ${term(e, n)})`).join(', ')}.`,
            x: [0, 6],
            y: [0, term(e, ns.length) + 2],
            xStep: 1,
            xLabel: 'n',
            yLabel: 'aₙ',
            height: 300,
          },
          ns.map((n) => dot(n, term(e, n), { label: `${term(e, n)}`, at: 'nw' })),
        )}<p>Which recursive rule fits the graph?</p>`
      },
    },
  ],
  answer: ({ a, s, geo }) => rec(a, geo === 1 ? `${s}a_{n-1}` : `a_{n-1} + ${s}`),
  traps: [
    {
      misconception: 'a2-confuses-adding-and-multiplying-rules',
      rule: ({ a, s, geo }) => rec(a, geo === 1 ? `a_{n-1} + ${s}` : `${s}a_{n-1}`),
      why: ({ geo }) =>
        geo === 1 ? 'adds; the steps in the graph grow.' : 'multiplies; the steps in the graph are equal.',
    },
    {
      misconception: 'a2-takes-the-value-at-zero-as-start',
      rule: (e) => rec(term(e, 2), e.geo === 1 ? `${e.s}a_{n-1}` : `a_{n-1} + ${e.s}`),
      why: () => 'starts with the second point.',
    },
    {
      misconception: 'a2-takes-the-value-at-zero-as-start',
      rule: (e) => rec(term(e, 2), e.geo === 1 ? `a_{n-1} + ${e.s}` : `${e.s}a_{n-1}`),
      why: () => 'starts with the second point and has the wrong kind of step.',
    },
  ],
  explain: (e) => [
    { do: `The first point has the height $${e.a}$, so $a_1 = ${e.a}$.`, why: 'The first term stands at $n = 1$.' },
    {
      do: `From point to point the height is ${e.geo === 1 ? `multiplied by $${e.s}$` : `increased by $${e.s}$`}: ${rec(e.a, e.geo === 1 ? `${e.s}a_{n-1}` : `a_{n-1} + ${e.s}`).html}.`,
      why: e.geo === 1 ? 'The quotients are equal.' : 'The differences are equal.',
    },
  ],
  given: (e) => ({ list: (e.geo === 1 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]).map((n) => term(e, n)) }),
  check: ({ list: [a = 1, b = 1, c = 1] }) =>
    b - a === c - b ? rec(a, `a_{n-1} + ${b - a}`) : rec(a, `${b / a}a_{n-1}`),
})

type Power = Readonly<{ a: number; r: number; n: number }>
const powers = template({
  ...base,
  id: 'algebra-2/sigma-with-powers',
  difficulty: 'High',
  b: 0.6,
  seconds: 90,
  draw: (rng): Power => ({ a: int(rng, 2, 9), r: pick(rng, [2, 3]), n: int(rng, 4, 6) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, n }) => `What is the value of $\\displaystyle ${sigma(0, n, `${a} \\cdot ${r}^{k}`)}$?`,
    },
  ],
  answer: ({ a, r, n }) => num((a * (r ** (n + 1) - 1)) / (r - 1)),
  traps: [
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ a, r, n }) => num((a * (r ** n - 1)) / (r - 1)),
      why: ({ n }) => `adds up only ${n} terms; from 0 to ${n} there are ${n + 1}.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ a, r, n }) => num((a * (r ** (n + 1) - 1)) / (r - 1) - a),
      why: () => 'leaves out the term with $k = 0$.',
    },
    {
      misconception: 'a2-adds-only-the-ends',
      rule: ({ a, r, n }) => num(a * r ** n),
      why: () => 'is only the last term.',
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      rule: ({ a, r, n }) => num((a * (r ** (n + 2) - 1)) / (r - 1)),
      why: () => 'adds one term too many.',
    },
    {
      misconception: 'a2-adds-only-the-ends',
      rule: ({ a, r, n }) => num(a + a * r ** n),
      why: () => 'adds only the first and the last term.',
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      rule: ({ a, r, n }) => num(a * r ** (n + 1)),
      why: () => 'is a single term, and one that comes after the last.',
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      rule: ({ a, r, n }) => (r > 2 ? num(a * (r ** (n + 1) - 1)) : null),
      why: () => 'forgets to divide in the formula for the sum.',
    },
  ],
  explain: ({ a, r, n }) => [
    {
      do: `From $k = 0$ to $k = ${n}$ there are ${n + 1} terms; the first is $${a}$, the ratio is $${r}$.`,
      why: '$k = 0$ counts as well.',
    },
    {
      do: `The sum is $${a} \\cdot ${r ** (n + 1) - 1}${r === 2 ? '' : ` \\div ${r - 1}`} = ${(a * (r ** (n + 1) - 1)) / (r - 1)}$.`,
      why: 'This is a finite geometric series.',
    },
  ],
  given: ({ a, r, n }) => ({ a, r, n }),
  check: ({ a, r, n }) => {
    let s = 0
    for (let k = 0; k <= n; k++) s += a * r ** k
    return num(s)
  },
})

const claims = judgeClaims({
  id: 'algebra-2/sigma-claims',
  skill,
  prefix: 'a2-seq',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  items: 6,
  draw: (rng): { c: number; n: number } =>
    until(
      () => ({ c: int(rng, 3, 9), n: int(rng, 5, 20) }),
      ({ c, n }) => c !== n,
    ),
  setup: ({ c, n }) => `Two students talk about sums with $k$ from $1$ to $${n}$ and the number $${c}$.`,
  claims: ({ c, n }) => [
    {
      id: 'constant',
      says: `“$${sigma(1, n, `${c}`)} = ${c * n}$.”`,
      holds: true,
      because: `The number $${c}$ is added ${n} times.`,
    },
    {
      id: 'factor',
      says: `“$${sigma(1, n, `${c}k`)} = ${c} ${sigma(1, n, 'k')}$.”`,
      holds: true,
      because: 'A common factor can be taken out of a sum.',
    },
    {
      id: 'split',
      says: `“$${sigma(1, n, `(k + ${c})`)} = ${c * n} + ${sigma(1, n, 'k')}$.”`,
      holds: true,
      because: `The $${c}$ is added once for each of the ${n} terms.`,
    },
    {
      id: 'once',
      says: `“$${sigma(1, n, `${c}`)} = ${c}$.”`,
      holds: false,
      because: `The number $${c}$ is added ${n} times, not once.`,
    },
    {
      id: 'plus',
      says: `“$${sigma(1, n, `(k + ${c})`)} = ${c} + ${sigma(1, n, 'k')}$.”`,
      holds: false,
      because: `The $${c}$ is added in every term.`,
    },
    {
      id: 'square',
      says: `“$${sigma(1, n, 'k^{2}')} = \\left(${sigma(1, n, 'k')}\\right)^{2}$.”`,
      holds: false,
      because: 'The square of a sum is more than the sum of the squares: try it with two terms.',
    },
  ],
  verify: ({ c, n }, id) => {
    const sum = (f: (k: number) => number) => Array.from({ length: n }, (_, i) => f(i + 1)).reduce((s, x) => s + x, 0)
    if (id === 'constant') return sum(() => c) === c * n
    if (id === 'factor') return sum((k) => c * k) === c * sum((k) => k)
    if (id === 'split') return sum((k) => k + c) === sum((k) => k) + c * n
    return id === 'once'
      ? sum(() => c) === c
      : id === 'plus'
        ? sum((k) => k + c) === sum((k) => k) + c
        : sum((k) => k * k) === sum((k) => k) ** 2
  },
})

export const templates: readonly Template[] = [evaluate, write, recursive, convert, graph, powers, claims]
