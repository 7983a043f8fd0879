import {
  div,
  expr,
  type Frac,
  frac,
  int,
  mul,
  neg,
  num,
  paren,
  pick,
  pow,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'

const skill = 'a2-geometric-sequences'
const base = { skill, calculator: true, response: 'choice' } as const

type Seq = Readonly<{ a: number; r: number; n: number }>
const at = ({ a, r }: Seq, n: number) => a * r ** (n - 1)

const firstTerms = (e: Seq, count = 4) => Array.from({ length: count }, (_, i) => at(e, i + 1)).join(',\\ ')
const draw = (rng: () => number): Seq =>
  until(
    () => ({ a: int(rng, 2, 9), r: pick(rng, [-3, -2, 2, 3, 4, 5]), n: int(rng, 5, 8) }),
    (e) => Math.abs(at(e, e.n)) < 20000 && e.a !== e.r,
  )

type Told = Readonly<{ n: number; start?: number[]; first?: number; times?: number }>
const readSeq = ({ n, start, first = 1, times = 1 }: Told): Seq =>
  start ? { a: start[0] ?? 1, r: (start[1] ?? 1) / (start[0] ?? 1), n } : { a: first, r: times, n }

const nth = template({
  ...base,
  id: 'algebra-2/geometric-nth-term',
  difficulty: 'Medium',
  b: -0.6,
  seconds: 60,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is term number ${e.n} of the geometric sequence $${firstTerms(e, 3)}, \\dots$?`,
    },
    {
      id: 'formula',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `A geometric sequence has first term $${e.a}$ and common ratio $${e.r}$. What is $a_{${e.n}}$?`,
    },
  ],
  given: (e, frame) =>
    frame === 'bare' ? { n: e.n, start: [1, 2, 3].map((k) => at(e, k)) } : { n: e.n, first: e.a, times: e.r },
  answer: (e) => num(at(e, e.n)),
  traps: [
    {
      misconception: 'a2-uses-n-factors',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1],
      after: (times, g) => mul(readSeq(g).a, pow(readSeq(g).r, times.n)),
      rule: (g) => num(readSeq(g).a * readSeq(g).r ** g.n),
      why: ({ n }) => `uses the ratio ${n} times; it is needed only ${n - 1} times.`,
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      operation: 'same-amount-each-time',
      operands: (g) => [readSeq(g).a, readSeq(g).a * readSeq(g).r - readSeq(g).a, readSeq(g).n - 1],
      rule: (g) => {
        const { a, r, n } = readSeq(g)
        return num(a + (n - 1) * (a * r - a))
      },
      why: () => 'adds the first difference again and again, as in an arithmetic sequence.',
    },
    {
      misconception: 'a2-multiplies-by-the-exponent-of-the-ratio',
      operation: 'power-as-product',
      operands: (g) => [readSeq(g).r, readSeq(g).n - 1],
      after: (got, g) => mul(readSeq(g).a, got),
      rule: (g) => {
        const { a, r, n } = readSeq(g)
        return num(a * r * (n - 1))
      },
      why: ({ n }) => `multiplies by ${n - 1} instead of using it as an exponent.`,
    },
    {
      misconception: 'a2-loses-the-sign-of-the-ratio',
      operation: 'sign-reversed',
      operands: (g) => [readSeq(g).r ** (readSeq(g).n - 1)],
      after: (got, g) => mul(readSeq(g).a, got),
      rule: (g) => {
        const e = readSeq(g)
        return e.r > 0 ? null : num(-at(e, e.n))
      },
      why: () => 'has the wrong sign: with a negative ratio the signs alternate.',
    },
    {
      misconception: 'a2-raises-the-product-to-the-power',
      operation: 'product-raised',
      operands: (g) => [readSeq(g).a, readSeq(g).r, readSeq(g).n - 1],
      rule: (g) => {
        const { a, r, n } = readSeq(g)
        return Math.abs(a * r) ** (n - 1) < 1e6 ? num((a * r) ** (n - 1)) : null
      },
      why: ({ a, n }) => `raises the $${a}$ to the power ${n - 1} as well.`,
    },
    {
      misconception: 'a2-uses-too-few-factors',
      operation: 'off-by-one',
      operands: (g) => [readSeq(g).n - 1, -1],
      after: (got, g) => mul(readSeq(g).a, readSeq(g).r ** toNumber(got)),
      rule: (g) => num(at(readSeq(g), g.n - 1)),
      why: ({ n }) => `uses the ratio only ${n - 2} times.`,
    },
  ],
  explain: (e, frame) => ({
    plan: 'In a geometric sequence each step multiplies by the same number. Count the multiplications from the first term; they make a power.',
    steps: [
      {
        do:
          frame === 'bare'
            ? `The common ratio is $${at(e, 2)} \\div ${e.a} = ${e.r}$.`
            : `The first term is $${e.a}$, and each step multiplies by $${e.r}$.`,
        why: 'Each term is the one before times the same number.',
      },
      {
        do: `$a_{${e.n}} = ${e.a} \\cdot ${paren(e.r)}^{${e.n - 1}}$`,
        why: `From the first term to term ${e.n} there are ${e.n - 1} multiplications.`,
      },
      {
        do: `The power is $${paren(e.r)}^{${e.n - 1}} = ${e.r ** (e.n - 1)}$.`,
        why:
          e.r < 0
            ? `An ${(e.n - 1) % 2 === 0 ? 'even' : 'odd'} number of negative factors gives a ${(e.n - 1) % 2 === 0 ? 'positive' : 'negative'} product.`
            : 'The power is worked out before the product.',
      },
      {
        do: `$a_{${e.n}} = ${e.a} \\cdot ${paren(e.r ** (e.n - 1))} = ${at(e, e.n)}$`,
        why: 'The first term stands in front of the power.',
      },
    ],
    faster: `On a calculator, enter $${e.a}$, then multiply the last answer by $${e.r}$ and press Enter ${e.n - 1} times: the display shows $${at(e, e.n)}$.`,
    check: `Step by step: $${Array.from({ length: e.n }, (_, k) => at(e, k + 1)).join(',\\ ')}$. These are ${e.n} terms.`,
  }),
  check: ({ n, start, first, times }) => {
    const list = start ? [...start] : [first, first * times]
    while (list.length < n) list.push((list.at(-1) ?? 0) ** 2 / (list.at(-2) ?? 1))
    return num(list[n - 1] ?? 0)
  },
})

type Rat = Readonly<{ first: number; p: number; q: number }>
const terms3 = ({ first, p, q }: Rat) => [0, 1, 2, 3].map((k) => frac(first * p ** k, q ** k))

const ratio = template({
  ...base,
  id: 'algebra-2/common-ratio',
  difficulty: 'Low',
  b: -0.9,
  seconds: 50,
  draw: (rng): Rat =>
    until(
      () => {
        const [p, q] = [pick(rng, [1, 2, 3, 4, 5, -1, -2, -3]), int(rng, 2, 5)]
        return { first: q ** 3 * int(rng, 1, 4), p, q }
      },
      ({ first, p, q }) => frac(p, q).d === q && first < 700 && Math.abs(p) !== q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is the common ratio of the geometric sequence $${terms3(e).map(toTex).join(',\\ ')}, \\dots$?`,
    },
  ],
  given: (e) => ({ list: terms3(e) }),
  answer: ({ p, q }) => num(frac(p, q)),
  traps: [
    {
      misconception: 'a2-turns-the-ratio-over',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ list: [a = frac(1), b = frac(1)] }) => [b, a],
      rule: ({ list: [a = frac(1), b = frac(1)] }) => num(div(a, b)),
      why: () => 'divides a term by the one after it.',
    },
    {
      misconception: 'a2-takes-the-difference-for-the-ratio',
      operation: 'subtracted-instead-of-divided',
      operands: ({ list: [a = frac(1), b = frac(1)] }) => [b, a],
      rule: ({ list: [a = frac(1), b = frac(1)] }) => num(sub(b, a)),
      why: () => 'is the difference of the first two terms.',
    },
    {
      misconception: 'a2-skips-a-term-in-the-ratio',
      operation: 'wrong-number-used',
      operands: ({ list: [, , c = frac(1)] }) => [c],
      after: (got, { list: [a = frac(1)] }) => div(got, a),
      rule: ({ list: [a = frac(1), , c = frac(1)] }) => num(div(c, a)),
      why: () => 'divides the third term by the first.',
    },
    {
      misconception: 'a2-loses-the-sign-of-the-ratio',
      operation: 'sign-dropped',
      operands: ({ list: [a = frac(1), b = frac(1)] }) => [div(b, a)],
      rule: ({ list: [a = frac(1), b = frac(1)] }) => (b.n > 0 ? null : num(div(neg(b), a))),
      why: () => 'loses the minus sign: the signs of the terms alternate.',
    },
    {
      misconception: 'a2-turns-the-ratio-over',
      twoSlips: true,
      operation: 'sign-dropped',
      operands: ({ list: [a = frac(1), b = frac(1)] }) => [div(a, b)],
      rule: ({ list: [a = frac(1), b = frac(1)] }) => (b.n > 0 ? null : num(div(a, neg(b)))),
      says: () => 'I divided a term by the one after it, and lost the minus sign.',
      why: () => 'divides a term by the one after it, and loses the sign.',
    },
  ],
  explain: (e) => ({
    plan: 'The common ratio is what a term is multiplied by to get the next one: divide a term by the one before it.',
    steps: [
      {
        do: `Divide a term by the one before: $${toTex(terms3(e)[1] as Frac)} \\div ${e.first} = ${toTex(frac(e.p, e.q))}$.`,
        why: 'The ratio is what one multiplies by to get the next term.',
      },
      {
        do: `Test: $${toTex(terms3(e)[1] as Frac)} \\cdot ${e.p < 0 ? `(${toTex(frac(e.p, e.q))})` : toTex(frac(e.p, e.q))} = ${toTex(terms3(e)[2] as Frac)}$.`,
        why: 'It must work for every step.',
      },
    ],
    check: `From the first term to the third the ratio is used twice: $${e.first} \\cdot \\left(${toTex(frac(e.p, e.q))}\\right)^2 = ${e.first} \\cdot ${toTex(frac(e.p * e.p, e.q * e.q))} = ${toTex(terms3(e)[2] as Frac)}$.`,
  }),
  check: ({ list: [, , c = frac(1), d = frac(1)] }) => num(mul(d, pow(c, -1))),
})

const rule = template({
  ...base,
  id: 'algebra-2/geometric-explicit-rule',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 60,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 9), r: int(rng, 2, 6), n: 4 }),
      ({ a, r }) => a !== r,
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
  answer: ({ a, r }) => expr(`a_n = ${a} \\cdot ${r}^{n - 1}`, ({ n }) => a * r ** (n - 1)),
  traps: [
    {
      misconception: 'a2-uses-n-factors',
      classic: true,
      rule: ({ list: [a = 1, b = 1] }) => expr(`a_n = ${a} \\cdot ${b / a}^{n}`, ({ n }) => a * (b / a) ** n),
      why: ({ a, r }) => `gives $${a * r}$ for $n = 1$.`,
    },
    {
      misconception: 'a2-swaps-start-and-ratio',
      rule: ({ list: [a = 1, b = 1] }) => expr(`a_n = ${b / a} \\cdot ${a}^{n - 1}`, ({ n }) => (b / a) * a ** (n - 1)),
      why: ({ r }) => `starts with $${r}$.`,
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      rule: ({ list: [a = 1, b = 1] }) => expr(`a_n = ${a} + ${b - a}(n - 1)`, ({ n }) => a + (b - a) * (n - 1)),
      why: ({ a, r }) => `gives $${a + 2 * (a * r - a)}$ for the third term.`,
    },
    {
      misconception: 'a2-raises-the-product-to-the-power',
      rule: ({ list: [, b = 1] }) => expr(`a_n = ${b}^{n - 1}`, ({ n }) => b ** (n - 1)),
      why: () => 'gives $1$ for $n = 1$.',
    },
  ],
  explain: ({ a, r }) => ({
    plan: 'See what each term is multiplied by, and which power of it belongs to the first term.',
    steps: [
      {
        do: `The ratio is $${a * r} \\div ${a} = ${r}$, and $${a * r * r} \\div ${a * r} = ${r}$ as well.`,
        why: 'Equal quotients: the sequence is geometric.',
      },
      {
        do: `The first term is $${a}$, and to get to term $n$ one multiplies $n - 1$ times by $${r}$.`,
        why: 'The first term has not been multiplied yet.',
      },
      {
        do: `So $a_n = ${a} \\cdot ${r}^{n - 1}$.`,
        why: 'For $n = 1$ the exponent is $0$, which leaves the first term.',
      },
    ],
    check: `For $n = 3$ the rule gives $${a} \\cdot ${r}^{2} = ${a} \\cdot ${r * r} = ${a * r * r}$, the third term.`,
    faster: `Try the options: $n = 1$ must give $${a}$, and $n = 3$ must give $${a * r * r}$. With the rule $${a} \\cdot ${r}^{n - 1}$ they give $${a} \\cdot 1 = ${a}$ and $${a} \\cdot ${r * r} = ${a * r * r}$.`,
  }),
  check: ({ list: [a = 1, b = 1] }) => expr('c', ({ n }) => (a * a * (b / a) ** n) / b),
})

type Mean = Readonly<{ a: number; m: number; b: number }>

const mean = template({
  ...base,
  id: 'algebra-2/geometric-mean',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Mean =>
    until(
      () => {
        const [k, p, q] = [int(rng, 1, 6), int(rng, 1, 6), int(rng, 2, 7)]
        return { a: k * p * p, m: k * p * q, b: k * q * q }
      },
      ({ a, m, b }) => a < m && m < b && a > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ a, b }) =>
        `The positive numbers $${a}$, $x$, and $${b}$, in this order, form a geometric sequence. What is the value of $x$?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ m }) => num(m),
  traps: [
    {
      misconception: 'a2-takes-the-arithmetic-mean',
      classic: true,
      operation: 'plain-mean',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: () => 'lies halfway between; then the differences are equal, not the quotients.',
    },
    {
      misconception: 'a2-forgets-the-root-of-the-product',
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [a * b],
      rule: ({ a, b }) => num(a * b),
      why: () => 'is $x^{2}$, not $x$.',
    },
    {
      misconception: 'a2-halves-the-product',
      operation: 'root-as-half',
      operands: ({ a, b }) => [a * b],
      rule: ({ a, b }) => num(frac(a * b, 2)),
      why: () => 'halves $x^{2}$ instead of taking its root.',
    },
  ],
  explain: ({ a, m, b }) => ({
    plan: 'In a geometric sequence neighboring terms have the same quotient. Write both quotients with the unknown and set them equal.',
    steps: [
      {
        do: `The quotients are equal: $\\frac{x}{${a}} = \\frac{${b}}{x}$.`,
        why: 'In a geometric sequence neighboring terms have the same quotient.',
      },
      {
        do: `Multiply by both denominators: $x^{2} = ${a} \\cdot ${b} = ${a * b}$.`,
        why: 'This clears the fractions.',
      },
      { do: `$x = \\sqrt{${a * b}} = ${m}$`, why: 'The terms are positive, so only the positive root counts.' },
    ],
    check: `$${m} \\div ${a} = ${toTex(frac(m, a))}$ and $${b} \\div ${m} = ${toTex(frac(b, m))}$: the quotients are equal.`,
    faster: `The outer numbers are two steps apart, so $${b} \\div ${a} = ${toTex(frac(b, a))}$ is the square of the ratio. The ratio is $${toTex(frac(m, a))}$, and $x = ${a} \\cdot ${toTex(frac(m, a))} = ${m}$.`,
  }),
  check: ({ a, b }) => num(Math.round(Math.sqrt(a * b))),
})

export const templates: readonly Template[] = [nth, ratio, rule, mean]
