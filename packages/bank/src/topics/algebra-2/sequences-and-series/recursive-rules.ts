import {
  add,
  dot,
  type Html,
  int,
  type Layer,
  linear,
  list,
  mul,
  nonZero,
  note,
  num,
  paren,
  pick,
  plane,
  signed,
  type Template,
  table,
  template,
  terms,
  text,
  toNumber,
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

/** From term to term the constant drops out: only the factor is left. */
function byDifferences(e: Rec): Html {
  const steps = Array.from({ length: e.n - 1 }, (_, i) => run(e, i + 2) - run(e, i + 1))
  return `After $a_2 = ${run(e, 2)}$ the rule is not needed: the difference $${run(e, 2)} - ${paren(e.a)} = ${steps[0]}$ is multiplied by $${e.r}$ from term to term, because the constant drops out. So $a_${e.n} = ${terms([e.a, ''], ...steps.map((s) => [s, ''] as const))} = ${run(e, e.n)}$.`
}

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
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, e) => run(e, toNumber(got)),
      rule: (e) => num(run(e, e.n + 1)),
      says: ({ n }) => `I used the rule ${n} times.`,
      why: ({ n }) => `is $a_{${n + 1}}$: the rule was used ${n} times.`,
    },
    {
      misconception: 'a2-puts-n-into-the-rule',
      says: ({ n }) => `I put the number $${n - 1}$ into the rule instead of the term $a_{${n - 1}}$.`,
      operation: 'input-for-output',
      operands: ({ n }) => [n - 1],
      after: (got, { r, c }) => add(mul(r, got), c),
      rule: (e) => num(e.r * (e.n - 1) + e.c),
      why: ({ n }) => `puts ${n - 1} in for the term before.`,
    },
    {
      misconception: 'a2-adds-before-multiplying',
      says: ({ a, r, c }) => `In every step, from $a_1 = ${a}$ on, I added $${c}$ before I multiplied by $${r}$.`,
      rule: (e) => {
        let x = e.a
        for (let k = 1; k < e.n; k++) x = e.r * (x + e.c)
        return num(x)
      },
      why: () => 'adds first and multiplies afterward.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      operation: 'term-left-out',
      operands: ({ a, r, n, c }) => [a * r ** (n - 1), c],
      rule: (e) => num(e.a * e.r ** (e.n - 1) + e.c),
      says: ({ a, r, n, c }) =>
        `From $a_1 = ${a}$ on I only multiplied by $${r}$, ${n - 1} times in all, and added $${c}$ once at the end.`,
      why: () => 'adds the number only at the end.',
    },
    {
      misconception: 'a2-forgets-the-constant-in-a-rule',
      operation: 'term-left-out',
      operands: ({ a, r, n }) => [a * r ** (n - 1)],
      rule: (e) => num(e.a * e.r ** (e.n - 1)),
      says: ({ a, r, n, c }) =>
        `From $a_1 = ${a}$ on I only multiplied by $${r}$, ${n - 1} times in all, and never added $${c}$.`,
      why: () => 'only multiplies and leaves the added number out.',
    },
    {
      misconception: 'a2-runs-one-step-too-few',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, e) => run(e, toNumber(got)),
      rule: (e) => num(run(e, e.n - 1)),
      why: ({ n }) => `is $a_{${n - 1}}$.`,
    },
  ],
  explain: (e, frame) => ({
    plan: 'A recursive rule makes each term from the one before. Start with the first term and use the rule once for each further term.',
    steps: Array.from({ length: e.n - 1 }, (_, i) => ({
      do: `$a_{${i + 2}} = ${e.r} \\cdot ${paren(run(e, i + 1))}${signed(e.c)} = ${e.r * run(e, i + 1)}${signed(e.c)} = ${run(e, i + 2)}$`,
      why:
        i === 0
          ? frame === 'table'
            ? 'Multiply the first term, then add the constant: this is the second row of the table.'
            : `Put $a_1 = ${e.a}$ into the rule: multiply first, then add the constant.`
          : i === e.n - 2
            ? `The rule has been used ${e.n - 1} times, which gives term number ${e.n}.`
            : 'The term that was just found goes into the rule.',
    })),
    check: `Undo the last step: $${run(e, e.n)}${signed(-e.c)} = ${e.r * run(e, e.n - 1)}$, and divided by $${e.r}$ this is $${run(e, e.n - 1)}$, the term before.`,
    ...(e.r > 0 ? { faster: byDifferences(e) } : {}),
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
        do: `For $n = 1$${geo === 1 ? ' the exponent is $0$ and the power is $1$' : ''}: $${geo === 1 ? `${a} \\cdot 1` : `${d} \\cdot 1${signed(a - d)}`} = ${a}$.`,
        why: 'The recursive rule starts with the first term.',
      },
      {
        do: `For $n = 2$${geo === 1 ? ' the exponent is $1$' : ''}: $${geo === 1 ? `${a} \\cdot ${d} = ${a * d}` : `${d} \\cdot 2${signed(a - d)} = ${a + d}`}$.`,
        why: 'The second term shows the step.',
      },
      {
        do:
          geo === 1
            ? `From $${a}$ to $${a * d}$ the term is multiplied by $${d}$.`
            : `From $${a}$ to $${a + d}$ the term grows by $${d}$.`,
        why:
          geo === 1
            ? 'In the given rule $n$ stands in the exponent, so each step multiplies: the sequence is geometric.'
            : 'In the given rule $n$ has a constant coefficient, so each step adds: the sequence is arithmetic.',
      },
      {
        do: `So ${rec(a, geo === 1 ? `${d}a_{n-1}` : `a_{n-1} + ${d}`).html}.`,
        why: 'First term and step together are the recursive rule.',
      },
    ],
    check: `The third terms agree too: the given rule has $${geo === 1 ? `${a} \\cdot ${d}^{2} = ${a * d * d}` : `${d} \\cdot 3${signed(a - d)} = ${a + 2 * d}`}$, the recursive one $${geo === 1 ? `${d} \\cdot ${a * d} = ${a * d * d}` : `${a + d} + ${d} = ${a + 2 * d}`}$.`,
    faster:
      geo === 1
        ? `The given rule shows both numbers: the base $${d}$ is what each term is multiplied by, and the number in front, $${a}$, is the first term.`
        : `The coefficient $${d}$ of $n$ is what is added each time, so only the first term has to be worked out: $${a}$.`,
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

const picture = (e: Plot, more = '', marks: readonly Layer[] = []) => {
  const ns = e.geo === 1 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
  return plane(
    {
      alt: `Points of a sequence: ${ns.map((n) => `(${n}, ${term(e, n)})`).join(', ')}${more}.`,
      x: [0, 6],
      y: [0, term(e, ns.length) + 2],
      xStep: 1,
      xLabel: 'n',
      yLabel: 'aₙ',
      height: 300,
    },
    [...ns.map((n) => dot(n, term(e, n), { label: `${term(e, n)}`, at: 'nw' })), ...marks],
  )
}

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
      stem: (e) =>
        `<p>The graph shows the first terms of a sequence.</p>${picture(e)}<p>Which recursive rule fits the graph?</p>`,
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
  explain: (e) => {
    const ns = e.geo === 1 ? [1, 2, 3] : [1, 2, 3, 4]
    const mark = e.geo === 1 ? `×${e.s}` : `+${e.s}`
    return {
      plan: 'Read the first term off the first point. Then compare neighboring heights: equal differences mean adding, equal quotients mean multiplying.',
      steps: [
        { do: `The first point has the height $${e.a}$, so $a_1 = ${e.a}$.`, why: 'The first term stands at $n = 1$.' },
        {
          do: `Compare neighbors: ${list(ns.map((n) => (e.geo === 1 ? `$${term(e, n + 1)} \\div ${term(e, n)} = ${e.s}$` : `$${term(e, n + 1)} - ${term(e, n)} = ${e.s}$`)))}.`,
          why: e.geo === 1 ? 'The quotients are equal, and the differences are not.' : 'The differences are equal.',
        },
        {
          do: `So each term is the one before ${e.geo === 1 ? `times $${e.s}$` : `plus $${e.s}$`}: ${rec(e.a, e.geo === 1 ? `${e.s}a_{n-1}` : `a_{n-1} + ${e.s}`).html}.`,
          why: 'First term and step together are the recursive rule.',
        },
      ],
      check: `The rule gives $a_2 = ${term(e, 2)}$ and $a_3 = ${e.geo === 1 ? `${e.s} \\cdot ${term(e, 2)}` : `${term(e, 2)} + ${e.s}`} = ${term(e, 3)}$, the heights of the second and the third point.`,
      figure: picture(e, `; the step from each point to the next is marked ${mark}`, [
        ...ns.map((n) => note(n + 0.5, (term(e, n) + term(e, n + 1)) / 2, mark, { accent: true, anchor: 'start' })),
      ]),
      faster: `With the options in sight the first three points are enough: the first term must be $${e.a}$, and the rule must lead from $${e.a}$ to $${term(e, 2)}$ and from $${term(e, 2)}$ to $${term(e, 3)}$.`,
    }
  },
  check: ({ list: [a = 1, b = 1, c = 1] }) =>
    b - a === c - b ? rec(a, `a_{n-1} + ${b - a}`) : rec(a, `${b / a}a_{n-1}`),
})

export const templates: readonly Template[] = [recursive, convert, graph]
