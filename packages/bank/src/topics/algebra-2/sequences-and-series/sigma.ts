import { int, linear, nonZero, num, type Template, template, until, type Value } from '#kit'

const skill = 'a2-sigma-and-recursive-rules'
const base = { skill, calculator: false, response: 'choice' } as const

/** The sum of ak + b for k from m to n. */
type Sig = Readonly<{ a: number; b: number; m: number; n: number }>
export const sigma = (m: number, n: number, body: string) => `\\sum_{k=${m}}^{${n}} ${body}`

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
  given: (e) => e,
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
  given: ({ d, c, n }) => ({ list: [1, 2, 3, n].map((k) => d * k + c) }),
  answer: ({ d, c, n }) => shown(1, n, d, c),
  traps: [
    {
      misconception: 'a2-starts-the-rule-at-the-first-term',
      shortcut: ({ d, c, n }) => shown(1, n, d, c + d),
      why: ({ d, c }) => `starts with $${2 * d + c}$.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      shortcut: ({ d, c, n }) => shown(1, n - 1, d, c),
      why: () => 'stops one term too early.',
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      shortcut: ({ d, c, n }) => shown(1, n - 1, d, c + d),
      why: () => 'lacks the first term.',
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      shortcut: ({ d, c, n }) => shown(1, d * n + c, d, c),
      why: () => 'has the last term above the sigma; there stands the last value of $k$.',
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      shortcut: ({ d, c, n }) => shown(1, d * n + c, d, c + d),
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
  check: ({ list: [a = 0, b = 0, , end = 0] }) => shown(1, (end - a) / (b - a) + 1, b - a, 2 * a - b),
})

/** A sum as written; equal when it has the same value and the same terms. */
function shown(m: number, n: number, d: number, c: number): Value {
  return {
    html: `$\\displaystyle ${sigma(m, n, `(${linear(d, c, 'k')})`)}$`,
    key: `sum ${d * m + c} ${d} ${n - m + 1}`,
  }
}

export const templates: readonly Template[] = [evaluate, write]
