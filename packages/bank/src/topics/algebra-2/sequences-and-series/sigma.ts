import {
  add,
  div,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  signed,
  type Template,
  template,
  toNumber,
  toTex,
  until,
  type Value,
  whole,
} from '#kit'

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
      classic: true,
      operation: 'factor-left-out',
      operands: ({ b }) => [b],
      after: (got, { a, m, n }) => add(div(a * (m + n) * (n - m + 1), 2), got),
      rule: (e) => num(value({ ...e, b: 0 }) + e.b),
      why: ({ b }) => `adds $${b}$ only once instead of once for every term.`,
    },
    {
      misconception: 'a2-sigma-starts-too-early',
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (got, e) => value({ ...e, m: toNumber(got) }),
      rule: (e) => (e.m > 1 ? num(value({ ...e, m: 1 })) : null),
      says: ({ m }) => `I started the sum at $k = 1$ instead of $k = ${m}$.`,
      why: ({ m }) => `starts at $k = 1$ instead of $k = ${m}$.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      operation: 'off-by-one',
      operands: ({ n, m }) => [n - m + 1, -1],
      after: (got, { n, m, a, b }) => mul(got, div(a * (m + n) + 2 * b, 2)),
      rule: (e) => whole(frac((e.n - e.m) * (e.a * (e.m + e.n) + 2 * e.b), 2)),
      says: ({ m, n }) => `I multiplied the mean of the first and the last term by $${n} - ${m} = ${n - m}$.`,
      why: ({ m, n }) => `works with ${n - m} terms; from ${m} to ${n} there are ${n - m + 1}.`,
    },
    {
      misconception: 'a2-adds-the-constant-once',
      operation: 'term-left-out',
      operands: ({ a, m, n }) => Array.from({ length: n - m + 1 }, (_, i) => a * (m + i)),
      rule: (e) => num(value({ ...e, b: 0 })),
      says: ({ b }) => `I left the $${b}$ out altogether.`,
      why: () => 'leaves the constant out altogether.',
    },
    {
      misconception: 'a2-forgets-to-halve',
      operation: 'half-forgotten',
      operands: ({ n, m, a, b }) => [n - m + 1, a * (m + n) + 2 * b],
      rule: (e) => num((e.n - e.m + 1) * (e.a * (e.m + e.n) + 2 * e.b)),
      why: () => 'counts every pair twice: half of it is right.',
    },
    {
      misconception: 'a2-adds-only-the-ends',
      operation: 'term-left-out',
      operands: ({ a, m, b, n }) => [a * m + b, a * n + b],
      rule: (e) => num(e.a * (e.m + e.n) + 2 * e.b),
      why: () => 'adds only the first and the last term.',
    },
  ],
  explain: (e) => {
    const [count, first, last] = [e.n - e.m + 1, e.a * e.m + e.b, e.a * e.n + e.b]
    const numbers = (count * (e.m + e.n)) / 2
    return {
      plan: 'The sigma stands for a sum: put in every whole number from the lower to the upper limit. The terms rise in equal steps, so it is an arithmetic series.',
      steps: [
        {
          do: `There are $${e.n} - ${e.m} + 1 = ${count}$ terms.`,
          why: 'Both limits count.',
        },
        {
          do: `The first term is $${e.a} \\cdot ${e.m}${signed(e.b)} = ${first}$, the last one is $${e.a} \\cdot ${e.n}${signed(e.b)} = ${last}$.`,
          why: 'Put the lower and the upper limit into the expression.',
        },
        {
          do: `First and last term together: $${first} + ${paren(last)} = ${first + last}$.`,
          why: `The terms grow by $${e.a}$ each time, so all such pairs from outside in have this sum.`,
        },
        {
          do: `The sum is $\\frac{${count}}{2} \\cdot ${paren(first + last)} = ${value(e)}$.`,
          why: 'An arithmetic series is half the number of terms times the sum of the first and the last term.',
        },
      ],
      check: `Split the sum: the numbers from ${e.m} to ${e.n} add up to $${numbers}$, so it is $${e.a} \\cdot ${numbers} + ${count} \\cdot ${paren(e.b)} = ${e.a * numbers} + ${paren(count * e.b)} = ${value(e)}$.`,
      faster: `In equal steps the mean of all terms is the mean of the first and the last, $${toTex(frac(first + last, 2))}$. Times ${count} terms this is $${value(e)}$.`,
    }
  },
  check: ({ a, b, m, n }) => num(((n - m + 1) * (a * (m + n) + 2 * b)) / 2),
})

type Write = Readonly<{ d: number; c: number; n: number }>

/** The first term, the step, the last term and the number of terms of a sum that is shown. */
const readSum = ([a = 0, b = 0, , end = 0]: readonly number[]) => ({ a, d: b - a, end, n: (end - a) / (b - a) + 1 })

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
      classic: true,
      rule: ({ list }) => {
        const { a, d, n } = readSum(list)
        return shown(1, n, d, a)
      },
      why: ({ d, c }) => `starts with $${2 * d + c}$.`,
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      rule: ({ list }) => {
        const { a, d, end } = readSum(list)
        return shown(1, end, d, a - d)
      },
      why: () => 'has the last term above the sigma; there stands the last value of $k$.',
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ list }) => {
        const { a, d, n } = readSum(list)
        return shown(1, n - 1, d, a - d)
      },
      says: () => 'I counted the steps between the terms instead of the terms.',
      why: () => 'stops one term too early.',
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      rule: ({ list }) => {
        const { a, d, n } = readSum(list)
        return shown(1, n - 1, d, a)
      },
      says: () => 'I wrote a rule that fits from $k = 0$ on, but started the sum at $k = 1$.',
      why: ({ d, c }) => `lacks the first term $${d + c}$.`,
    },
    {
      misconception: 'a2-takes-the-last-term-for-the-limit',
      twoSlips: true,
      rule: ({ list }) => {
        const { a, d, end } = readSum(list)
        return shown(1, end, d, a)
      },
      says: () => 'I wrote the last term above the sigma, and used the first term as the constant of the rule.',
      why: () => 'has the last term above the sigma, and starts with the wrong term.',
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      rule: ({ list }) => {
        const { a, d, n } = readSum(list)
        return shown(1, n, a, d)
      },
      says: () => 'I took the first term for the coefficient of $k$ and the step for the constant term.',
      why: ({ d, c }) => `goes on in steps of $${d + c}$.`,
    },
  ],
  explain: ({ d, c, n }) => ({
    plan: 'Find a rule for the terms: the step is the coefficient, and the first term fixes the constant. Then find the value that gives the last term.',
    steps: [
      {
        do: `The terms grow by $${2 * d + c} - ${d + c} = ${d}$, so the rule starts with $${d}k$.`,
        why: 'The step is the coefficient of $k$.',
      },
      {
        do: `For $k = 1$ this is $${d}$, but the first term is $${d + c}$. So $${d + c} - ${d} = ${c}$ is added: the rule is $${linear(d, c, 'k')}$.`,
        why: 'The constant is chosen so that the first term comes out.',
      },
      {
        do: `The last term: $${linear(d, c, 'k')} = ${d * n + c}$ gives $${d}k = ${d * n}$, so $k = ${n}$.`,
        why: 'The upper limit is the value of $k$ that gives the last term.',
      },
      { do: `The sum is ${shown(1, n, d, c).html}.`, why: 'It runs from $k = 1$ to the last value.' },
    ],
    check: `For $k = 2$ and $k = 3$ the rule gives $${2 * d + c}$ and $${3 * d + c}$, the second and the third term.`,
    faster: `The constant is what would stand one step before the first term, $${d + c} - ${d} = ${c}$, and the number of terms is $(${d * n + c} - ${paren(d + c)}) \\div ${d} + 1 = ${n}$.`,
  }),
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
