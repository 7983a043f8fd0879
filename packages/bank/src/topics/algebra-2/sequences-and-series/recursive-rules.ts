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
} from '#kit'
import { readNumbers, readPolynomial } from '../read.ts'

const skill = 'a2-sigma-and-recursive-rules'
const base = { skill, calculator: false, response: 'choice' } as const

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
  given: (e) => ({ a: e.a, r: e.r, c: e.c, n: e.n }),
  answer: (e) => num(run(e, e.n)),
  traps: [
    {
      misconception: 'a2-runs-one-step-too-many',
      classic: true,
      rule: (e) => num(run(e, e.n + 1)),
      says: ({ n }) => `I used the rule ${n} times.`,
      why: ({ n }) => `is $a_{${n + 1}}$: the rule was used ${n} times.`,
    },
    {
      misconception: 'a2-puts-n-into-the-rule',
      rule: (e) => num(e.r * (e.n - 1) + e.c),
      why: ({ n }) => `puts ${n - 1} in for the term before.`,
    },
    {
      misconception: 'a2-adds-before-multiplying',
      rule: (e) => {
        let x = e.a
        for (let k = 1; k < e.n; k++) x = e.r * (x + e.c)
        return num(x)
      },
      why: () => 'adds first and multiplies afterward.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      rule: (e) => num(e.a * e.r ** (e.n - 1) + e.c),
      says: () => 'I only multiplied, and added the number once at the end.',
      why: () => 'adds the number only at the end.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      rule: (e) => num(e.a * e.r ** (e.n - 1)),
      says: () => 'I only multiplied and left the added number out.',
      why: () => 'only multiplies and leaves the added number out.',
    },
    {
      misconception: 'a2-runs-one-step-too-few',
      rule: (e) => num(run(e, e.n - 1)),
      why: ({ n }) => `is $a_{${n - 1}}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'A recursive rule makes each term from the one before. Start with the first term and use the rule once for each further term.',
    steps: [
      {
        do: `Go step by step: ${Array.from({ length: e.n }, (_, k) => `$a_{${k + 1}} = ${run(e, k + 1)}$`).join(', ')}.`,
        why: 'Each term is made from the one before: multiply first, then add.',
      },
      { do: `So $a_{${e.n}} = ${run(e, e.n)}$.`, why: `The rule is used ${e.n - 1} times.` },
    ],
    check: `Undo the last step: $${run(e, e.n)}${signed(-e.c)} = ${e.r * run(e, e.n - 1)}$, and divided by $${e.r}$ this is $${run(e, e.n - 1)}$, the term before.`,
  }),
  // With the fixed point f = c/(1 − r), the distance from it is multiplied by r at each step.
  check: ({ a, r, c, n }) => num(Math.round((a - c / (1 - r)) * r ** (n - 1) + c / (1 - r))),
})

type Lin = Readonly<{ a: number; d: number; geo: number }>
const explicitTex = ({ a, d, geo }: Lin) => (geo === 1 ? `${a} \\cdot ${d}^{n - 1}` : linear(d, a - d, 'n'))

const rec = (first: number, body: string): Value => text(`$a_1 = ${first}$, $\\; a_n = ${body}$`)

/** The first term and the step of the rule that is shown. */
function readExplicit({ rule }: Readonly<{ rule: string }>): Readonly<{ start: number; step: number; geo: boolean }> {
  const [start = 0, ratio = 0] = readNumbers(rule)
  if (rule.includes('^{n')) return { start, step: ratio, geo: true }
  const f = readPolynomial(rule, 'n')
  return { start: f(1), step: f(2) - f(1), geo: false }
}

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
  given: (e) => ({ rule: explicitTex(e) }),
  answer: ({ a, d, geo }) => rec(a, geo === 1 ? `${d}a_{n-1}` : `a_{n-1} + ${d}`),
  traps: [
    {
      misconception: 'a2-takes-the-value-at-zero-as-start',
      classic: true,
      rule: (g) => {
        const { start, step, geo } = readExplicit(g)
        return geo ? null : rec(start - step, `a_{n-1} + ${step}`)
      },
      says: () => 'I took the constant term of the rule for the first term.',
      why: ({ a, d }) => `starts with $${a - d}$, the value at $n = 0$.`,
    },
    {
      misconception: 'a2-confuses-adding-and-multiplying-rules',
      classic: true,
      rule: (g) => {
        const { start, step, geo } = readExplicit(g)
        return rec(start, geo ? `a_{n-1} + ${step}` : `${step}a_{n-1}`)
      },
      why: ({ geo }) => (geo === 1 ? 'adds where the rule multiplies.' : 'multiplies where the rule adds.'),
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      rule: (g) => {
        const { start, step, geo } = readExplicit(g)
        return rec(step, geo ? `${start}a_{n-1}` : `a_{n-1}${signed(start - step)}`)
      },
      says: ({ geo }) =>
        geo === 1
          ? 'I swapped the start and the ratio.'
          : 'I took the coefficient of $n$ for the start and the constant term for the step.',
      why: ({ d }) => `starts with $${d}$.`,
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      twoSlips: true,
      rule: (g) => {
        const { start, step, geo } = readExplicit(g)
        return geo ? rec(step, `a_{n-1} + ${start}`) : null
      },
      says: () => 'I swapped the start and the ratio, and added instead of multiplying.',
      why: () => 'has start and ratio swapped, and adds instead of multiplying.',
    },
  ],
  explain: ({ a, d, geo }) => ({
    plan: 'A recursive rule needs the first term and the step. Work out the first two terms and see whether the step adds or multiplies.',
    steps: [
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
    check: `Both rules give $a_3 = ${geo === 1 ? a * d * d : a + 2 * d}$.`,
  }),
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
  given: (e) => ({ list: (e.geo === 1 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]).map((n) => term(e, n)) }),
  answer: ({ a, s, geo }) => rec(a, geo === 1 ? `${s}a_{n-1}` : `a_{n-1} + ${s}`),
  traps: [
    {
      misconception: 'a2-confuses-adding-and-multiplying-rules',
      classic: true,
      rule: ({ list: [a = 1, b = 1, c = 1] }) =>
        b - a === c - b ? rec(a, `${b - a}a_{n-1}`) : rec(a, `a_{n-1} + ${b - a}`),
      says: ({ geo }) =>
        geo === 1 ? 'I added the first difference again and again.' : 'I multiplied by the difference of the terms.',
      why: ({ geo }) =>
        geo === 1 ? 'adds; the steps in the graph grow.' : 'multiplies; the steps in the graph are equal.',
    },
    {
      misconception: 'a2-takes-the-value-at-zero-as-start',
      rule: ({ list: [a = 1, b = 1, c = 1] }) =>
        b - a === c - b ? rec(b, `a_{n-1} + ${b - a}`) : rec(b, `${b / a}a_{n-1}`),
      says: () => 'I started with the second point.',
      why: () => 'starts with the second point.',
    },
    {
      misconception: 'a2-swaps-start-and-step-in-a-rule',
      rule: ({ list: [a = 1, b = 1, c = 1] }) =>
        b - a === c - b ? rec(b - a, `a_{n-1} + ${a}`) : rec(b / a, `${a === 1 ? '' : a}a_{n-1}`),
      why: ({ s }) => `starts with $${s}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Read the first term off the first point. Then compare neighboring heights: equal differences mean adding, equal quotients mean multiplying.',
    steps: [
      { do: `The first point has the height $${e.a}$, so $a_1 = ${e.a}$.`, why: 'The first term stands at $n = 1$.' },
      {
        do: `From point to point the height is ${e.geo === 1 ? `multiplied by $${e.s}$` : `increased by $${e.s}$`}: ${rec(e.a, e.geo === 1 ? `${e.s}a_{n-1}` : `a_{n-1} + ${e.s}`).html}.`,
        why: e.geo === 1 ? 'The quotients are equal.' : 'The differences are equal.',
      },
    ],
    check: `The rule gives $a_3 = ${term(e, 3)}$, the height of the third point.`,
  }),
  check: ({ list: [a = 1, b = 1, c = 1] }) =>
    b - a === c - b ? rec(a, `a_{n-1} + ${b - a}`) : rec(a, `${b / a}a_{n-1}`),
})

export const templates: readonly Template[] = [recursive, convert, graph]
