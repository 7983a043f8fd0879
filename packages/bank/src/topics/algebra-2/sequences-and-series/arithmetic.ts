import {
  add,
  div,
  expr,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  signed,
  type Template,
  table,
  template,
  terms,
  until,
  type Value,
} from '#kit'

export const skill = 'a2-arithmetic-sequences'
const base = { skill, calculator: true, response: 'choice' } as const

export type Seq = Readonly<{ a: number; d: number; n: number }>
export const at = ({ a, d }: Seq, n: number) => a + (n - 1) * d
export const firstTerms = (e: Seq, count = 4) => Array.from({ length: count }, (_, i) => at(e, i + 1)).join(',\\ ')
export const draw = (rng: () => number): Seq =>
  until(
    () => ({ a: int(rng, -20, 40), d: nonZero(rng, -9, 12), n: int(rng, 12, 60) }),
    (e) => Math.abs(e.d) > 1 && e.a !== 0 && e.a !== e.d && at(e, e.n) !== 0,
  )

/** The first term and the common difference of a list of terms. */
export const fromList = ([a = 0, b = 0]: readonly number[]) => ({ a, d: b - a })

const nth = template({
  ...base,
  id: 'algebra-2/arithmetic-nth-term',
  difficulty: 'Low',
  b: -0.9,
  seconds: 60,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is term number ${e.n} of the arithmetic sequence $${firstTerms(e)}, \\dots$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows the start of an arithmetic sequence.</p>${table(['$n$', ...[1, 2, 3, 4].map((n) => `$${n}$`)], [['$a_n$', ...[1, 2, 3, 4].map((n) => `$${at(e, n)}$`)]], '', true)}<p>What is $a_{${e.n}}$?</p>`,
    },
  ],
  given: (e) => ({ n: e.n, list: [1, 2, 3, 4].map((k) => at(e, k)) }),
  answer: (e) => num(at(e, e.n)),
  traps: [
    {
      misconception: 'a2-uses-n-steps',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1],
      after: (steps, { list }) => add(fromList(list).a, mul(steps, fromList(list).d)),
      rule: ({ n, list }) => num(fromList(list).a + n * fromList(list).d),
      why: ({ n }) => `takes ${n} steps from the first term; there are only ${n - 1}.`,
    },
    {
      misconception: 'a2-forgets-the-first-term',
      operation: 'term-left-out',
      operands: ({ list: [a = 0, b = 0], n }) => [(b - a) * (n - 1)],
      rule: ({ n, list }) => num((n - 1) * fromList(list).d),
      why: () => 'leaves out the first term.',
    },
    {
      misconception: 'a2-counts-from-the-wrong-term',
      operation: 'wrong-number-used',
      operands: ({ list: [, , , d = 0] }) => [d],
      after: (got, { list: [a = 0, b = 0], n }) => add(got, (n - 1) * (b - a)),
      rule: ({ n, list }) => num((list[3] ?? 0) + (n - 1) * fromList(list).d),
      says: ({ n }) => `I took ${n - 1} steps from the last term shown instead of the first.`,
      why: ({ n }) => `takes ${n - 1} steps from the fourth term; they start at the first one.`,
    },
    {
      misconception: 'a2-swaps-start-and-step',
      operation: 'factor-and-term-swapped',
      operands: ({ list: [a = 0, b = 0], n }) => [b - a, a, n - 1],
      rule: ({ n, list }) => num(fromList(list).d + (n - 1) * fromList(list).a),
      why: () => 'uses the first term as the step.',
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      operation: 'sign-reversed',
      operands: ({ list: [a = 0, b = 0], n }) => [(b - a) * (n - 1)],
      after: (got, { list: [a = 0] }) => add(a, got),
      rule: ({ n, list }) => (fromList(list).d > 0 ? null : num(fromList(list).a - (n - 1) * fromList(list).d)),
      why: () => 'goes up, although the terms fall.',
    },
  ],
  explain: (e) => ({
    plan: 'In an arithmetic sequence each step adds the same number. Find this common difference, and count the steps from the first term.',
    steps: [
      {
        do: `The common difference is $${at(e, 2)} - ${e.a < 0 ? `(${e.a})` : e.a} = ${e.d}$.`,
        why: 'Each term is the one before plus the same number.',
      },
      {
        do: `$a_{${e.n}} = ${e.a} + ${e.n - 1} \\cdot ${e.d < 0 ? `(${e.d})` : e.d} = ${at(e, e.n)}$`,
        why: `From the first term to term ${e.n} there are ${e.n - 1} steps.`,
      },
    ],
    check: `Go back to the first term: $${at(e, e.n)} - ${e.n - 1} \\cdot ${e.d < 0 ? `(${e.d})` : e.d} = ${e.a}$.`,
  }),
  check: ({ n, list: [a = 0, b = 0] }) => {
    let x = a
    for (let k = 1; k < n; k++) x += b - a
    return num(x)
  },
})

type TwoTerms = Readonly<{ p: number; q: number; u: number; v: number; r: number }>
export const step = ({ p, q, u, v }: TwoTerms) => (v - u) / (q - p)
const fromTwo = template({
  ...base,
  id: 'algebra-2/arithmetic-from-two-terms',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  draw: (rng): TwoTerms =>
    until(
      () => {
        const e = draw(rng)
        const [p, q] = [int(rng, 3, 8), int(rng, 9, 16)]
        return { p, q, u: at(e, p), v: at(e, q), r: int(rng, 20, 40) }
      },
      (e) => e.u !== 0 && e.v !== 0 && e.v !== e.u,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, u, v, r }) =>
        `In an arithmetic sequence, $a_{${p}} = ${u}$ and $a_{${q}} = ${v}$. What is $a_{${r}}$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(e.v + (e.r - e.q) * step(e)),
  traps: [
    {
      misconception: 'a2-takes-a-known-term-for-the-first',
      says: ({ p }) => `I treated $a_{${p}}$ as if it were the first term.`,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ u }) => [u],
      after: (got, { r, p, q, v, u }) => add(got, mul(r - 1, div(v - u, q - p))),
      rule: (e) => num(e.u + (e.r - 1) * step(e)),
      why: ({ p, r }) => `takes ${r - 1} steps from $a_{${p}}$; there are only ${r - p}.`,
    },
    {
      misconception: 'a2-counts-terms-not-steps',
      operation: 'off-by-one',
      operands: ({ r, q }) => [r - q],
      after: (got, { q, v, u, p }) => add(v, mul(got, div(v - u, q - p))),
      rule: (e) => num(e.v + (e.r - e.q + 1) * step(e)),
      says: ({ q, r }) => `I counted the terms from $a_{${q}}$ to $a_{${r}}$, both included, instead of the steps.`,
      why: ({ q, r }) => `takes ${r - q + 1} steps from $a_{${q}}$ to $a_{${r}}$; there are ${r - q}.`,
    },
    {
      misconception: 'a2-counts-terms-not-steps',
      rule: (e) =>
        (e.v - e.u) % (e.q - e.p + 1) === 0 ? num(e.v + ((e.r - e.q) * (e.v - e.u)) / (e.q - e.p + 1)) : null,
      says: ({ p, q }) => `I divided the change by ${q - p + 1}, the number of terms from $a_{${p}}$ to $a_{${q}}$.`,
      why: ({ p, q }) =>
        `divides the change by ${q - p + 1}; from $a_{${p}}$ to $a_{${q}}$ there ${q - p === 1 ? 'is 1 step' : `are ${q - p} steps`}.`,
    },
    {
      misconception: 'a2-takes-a-known-term-for-the-first',
      operation: 'wrong-number-used',
      operands: ({ u }) => [u],
      after: (got, { r, p, q, v, u }) => add(got, mul(r - q, div(v - u, q - p))),
      rule: (e) => num(e.u + (e.r - e.q) * step(e)),
      says: ({ p, q }) => `I counted the steps from $a_{${q}}$, but started with the value of $a_{${p}}$.`,
      why: ({ p, q }) => `counts the steps from $a_{${q}}$, but starts with $a_{${p}}$.`,
    },
    {
      misconception: 'a2-forgets-the-first-term',
      operation: 'term-left-out',
      operands: ({ r, q, v, u, p }) => [mul(r - q, div(v - u, q - p))],
      rule: (e) => num((e.r - e.q) * step(e)),
      says: ({ q, r }) => `I gave only the change from $a_{${q}}$ to $a_{${r}}$.`,
      why: ({ q, r }) => `is only the change from $a_{${q}}$ to $a_{${r}}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Two known terms give the common difference: divide the change by the number of steps between them. Then go on from one of them.',
    steps: [
      {
        do: `Going from term ${e.p} to term ${e.q} takes $${e.q} - ${e.p} = ${e.q - e.p}$ step${e.q - e.p === 1 ? '' : 's'}, and the change is $${e.v} - ${paren(e.u)} = ${e.v - e.u}$.`,
        why: 'Compare the two known terms.',
      },
      {
        do: `The common difference is $${e.v - e.u} \\div ${e.q - e.p} = ${step(e)}$.`,
        why: 'All steps are equal, so divide the change by their number.',
      },
      {
        do: `From term ${e.q} to term ${e.r} there are $${e.r} - ${e.q} = ${e.r - e.q}$ more steps, which change the value by $${e.r - e.q} \\cdot ${paren(step(e))} = ${(e.r - e.q) * step(e)}$.`,
        why: 'Go on from the known term that is nearer.',
      },
      {
        do: `$a_{${e.r}} = ${e.v} + ${paren((e.r - e.q) * step(e))} = ${e.v + (e.r - e.q) * step(e)}$`,
        why: `Add this change to $a_{${e.q}}$.`,
      },
    ],
    check: `From $a_{${e.p}}$: $${e.u} + ${e.r - e.p} \\cdot ${paren(step(e))} = ${e.v + (e.r - e.q) * step(e)}$, the same value.`,
    faster: `The terms change like a line through $(${e.p}, ${e.u})$ and $(${e.q}, ${e.v})$, so one entry in a calculator, with its slope, is enough: $${e.v} + ${paren(e.v - e.u)} \\div ${e.q - e.p} \\cdot ${e.r - e.q} = ${e.v + (e.r - e.q) * step(e)}$.`,
  }),
  check: ({ p, q, u, v, r }) => num(frac(u * (q - r) + v * (r - p), q - p)),
})

const explicit = (d: number, c: number): Value => expr(`a_n = ${linear(d, c, 'n')}`, ({ n }) => d * n + c)

const rule = template({
  ...base,
  id: 'algebra-2/arithmetic-explicit-rule',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 60,
  balance: 'parts',
  draw: (rng) =>
    until(
      () => draw(rng),
      ({ a, d }) => Math.abs(a - d) > 1 && Math.abs(a) > 1 && a + d !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `Which rule gives the sequence $${firstTerms(e)}, \\dots$ for $n = 1, 2, 3, \\dots$?`,
    },
  ],
  given: (e) => ({ list: [1, 2, 3, 4].map((k) => at(e, k)) }),
  answer: ({ a, d }) => expr(`a_n = ${linear(d, a - d, 'n')}`, ({ n }) => d * n + a - d),
  traps: [
    {
      misconception: 'a2-uses-n-steps',
      classic: true,
      rule: ({ list }) => explicit(fromList(list).d, fromList(list).a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$.`,
    },
    {
      misconception: 'a2-swaps-start-and-step',
      rule: ({ list }) => {
        const { a, d } = fromList(list)
        return explicit(a, d - a)
      },
      why: ({ a, d }) => `starts with $${d}$ and goes on in steps of $${a}$.`,
    },
    {
      misconception: 'a2-swaps-start-and-step',
      rule: ({ list }) => explicit(fromList(list).a, fromList(list).d),
      says: () => 'I multiplied $n$ by the first term and added the common difference.',
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$ and goes on in steps of $${a}$.`,
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      rule: ({ list }) => {
        const { a, d } = fromList(list)
        return d > 0 ? null : explicit(-d, a + d)
      },
      why: () => 'starts right, but goes up, although the terms fall.',
    },
    {
      misconception: 'a2-uses-n-steps',
      rule: ({ list }) => explicit(fromList(list).d, fromList(list).a + fromList(list).d),
      says: () => 'I added the common difference to the first term where it must be subtracted.',
      why: ({ a, d }) => `gives $${a + 2 * d}$ for $n = 1$.`,
    },
  ],
  explain: (e) => ({
    plan: 'The common difference is the coefficient of the variable; the constant term is chosen so that the first term comes out.',
    steps: [
      {
        do: `The common difference is $${at(e, 2)} - ${paren(e.a)} = ${e.d}$, and the first term is $${e.a}$.`,
        why: 'Each term minus the one before gives the same number.',
      },
      {
        do: `Term number $n$ is $a_n = ${e.a} + (n - 1) \\cdot ${paren(e.d)}$.`,
        why: 'From the first term to term $n$ there are $n - 1$ steps.',
      },
      {
        do: `Multiply out: $a_n = ${terms([e.a, ''], [e.d, 'n'], [-e.d, ''])}$.`,
        why: 'The common difference multiplies both $n$ and $-1$.',
      },
      { do: `Collect: $a_n = ${linear(e.d, e.a - e.d, 'n')}$.`, why: `$${e.a}${signed(-e.d)} = ${e.a - e.d}$.` },
    ],
    faster: `One step back from the first term, at $n = 0$, stands the constant term: $${e.a} - ${paren(e.d)} = ${e.a - e.d}$. The coefficient of $n$ is the common difference, $${e.d}$.`,
    check: `For $n = 1$ the rule gives $${e.d}${signed(e.a - e.d)} = ${e.a}$, and for $n = 4$ it gives $${e.d} \\cdot 4${signed(e.a - e.d)} = ${at(e, 4)}$, as in the list.`,
  }),
  check: ({ list: [a = 0, b = 0] }) => expr('c', ({ n }) => a + (n - 1) * (b - a)),
})

export const templates: readonly Template[] = [nth, fromTwo, rule]
