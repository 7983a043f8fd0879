import {
  expr,
  type Frac,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  pow,
  type Template,
  table,
  template,
  text,
  toTex,
  until,
} from '../../../kit.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'
import { readNumbers } from '../read.ts'

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
      stem: (e) =>
        `A geometric sequence has the first term $${e.a}$ and the common ratio $${e.r}$. What is $a_{${e.n}}$?`,
    },
  ],
  answer: (e) => num(at(e, e.n)),
  traps: [
    {
      misconception: 'a2-uses-n-factors',
      rule: (e) => num(e.a * e.r ** e.n),
      why: ({ n }) => `uses the ratio ${n} times; it is needed only ${n - 1} times.`,
    },
    {
      misconception: 'a2-uses-too-few-factors',
      rule: (e) => num(e.a * e.r ** (e.n - 2)),
      why: ({ n }) => `uses the ratio only ${n - 2} times.`,
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      rule: (e) => num(e.a + (e.n - 1) * (e.a * e.r - e.a)),
      why: () => 'adds the first difference again and again, as in an arithmetic sequence.',
    },
    {
      misconception: 'a2-multiplies-by-the-exponent-of-the-ratio',
      rule: (e) => num(e.a * e.r * (e.n - 1)),
      why: () => 'multiplies by the exponent instead of raising to the power.',
    },
    {
      misconception: 'a2-loses-the-sign-of-the-ratio',
      rule: (e) => num(-at(e, e.n)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a2-loses-the-sign-of-the-ratio',
      rule: (e) => num(-e.a * e.r ** e.n),
      why: () => 'has one factor too many, and the wrong sign.',
    },
    {
      misconception: 'a2-uses-n-factors',
      rule: (e) => num(e.a * e.r ** (e.n + 1)),
      why: () => 'uses the ratio two times too often.',
    },
    {
      misconception: 'a2-uses-too-few-factors',
      rule: (e) => num(e.a * e.r ** (e.n - 3)),
      why: () => 'uses the ratio two times too few.',
    },
  ],
  explain: (e) => [
    { do: `The common ratio is $${e.r}$.`, why: 'Each term is the one before times the same number.' },
    {
      do: `$a_{${e.n}} = ${e.a} \\cdot ${e.r < 0 ? `(${e.r})` : e.r}^{${e.n - 1}} = ${at(e, e.n)}$`,
      why: `From the first term to term ${e.n} there are ${e.n - 1} multiplications.`,
    },
  ],
  // The first terms as text: the other frame tells the first one and the ratio.
  given: (e) => ({ start: [1, 2, 3].map((k) => at(e, k)).join(', '), n: e.n }),
  check: ({ start, n }) => {
    const list = readNumbers(start)
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
  answer: ({ p, q }) => num(frac(p, q)),
  traps: [
    {
      misconception: 'a2-turns-the-ratio-over',
      rule: ({ p, q }) => num(frac(q, p)),
      why: () => 'divides a term by the one after it.',
    },
    { misconception: 'a2-loses-the-sign-of-the-ratio', rule: ({ p, q }) => num(frac(-p, q)) },
    {
      misconception: 'a2-turns-the-ratio-over',
      rule: ({ p, q }) => num(frac(-q, p)),
      why: () => 'divides a term by the one after it, and loses the sign.',
    },
  ],
  explain: (e) => [
    {
      do: `Divide a term by the one before: $${toTex(terms3(e)[1] as Frac)} \\div ${e.first} = ${toTex(frac(e.p, e.q))}$.`,
      why: 'The ratio is what one multiplies by to get the next term.',
    },
    {
      do: `Test: $${toTex(terms3(e)[1] as Frac)} \\cdot ${e.p < 0 ? `(${toTex(frac(e.p, e.q))})` : toTex(frac(e.p, e.q))} = ${toTex(terms3(e)[2] as Frac)}$.`,
      why: 'It must work for every step.',
    },
  ],
  given: (e) => ({ list: terms3(e) }),
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
  answer: ({ a, r }) => expr(`a_n = ${a} \\cdot ${r}^{n - 1}`, ({ n }) => a * r ** (n - 1)),
  traps: [
    {
      misconception: 'a2-uses-n-factors',
      rule: ({ a, r }) => expr(`a_n = ${a} \\cdot ${r}^{n}`, ({ n }) => a * r ** n),
      why: ({ a, r }) => `gives $${a * r}$ for $n = 1$.`,
    },
    {
      misconception: 'a2-swaps-start-and-ratio',
      rule: ({ a, r }) => expr(`a_n = ${r} \\cdot ${a}^{n - 1}`, ({ n }) => r * a ** (n - 1)),
      why: ({ r }) => `starts with $${r}$.`,
    },
    {
      misconception: 'a2-swaps-start-and-ratio',
      rule: ({ a, r }) => expr(`a_n = ${r} \\cdot ${a}^{n}`, ({ n }) => r * a ** n),
    },
  ],
  explain: ({ a, r }) => [
    {
      do: `Each term is $${r}$ times the one before, and the first term is $${a}$.`,
      why: 'So the sequence is geometric.',
    },
    { do: `$a_n = ${a} \\cdot ${r}^{n - 1}$`, why: 'For $n = 1$ the power is 1, which leaves the first term.' },
  ],
  given: (e) => ({ list: [1, 2, 3, 4].map((k) => at(e, k)) }),
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
  answer: ({ m }) => num(m),
  traps: [
    { misconception: 'a2-takes-the-arithmetic-mean', rule: ({ a, b }) => num(frac(a + b, 2)) },
    { misconception: 'a2-forgets-the-root-of-the-product', rule: ({ a, b }) => num(a * b) },
  ],
  explain: ({ a, m, b }) => [
    {
      do: `Equal ratios: $\\frac{x}{${a}} = \\frac{${b}}{x}$, so $x^{2} = ${a * b}$.`,
      why: 'In a geometric sequence neighboring terms have the same quotient.',
    },
    { do: `$x = ${m}$`, why: 'The terms are positive, so only the positive root counts.' },
  ],
  given: ({ a, b }) => ({ a, b }),
  check: ({ a, b }) => num(Math.round(Math.sqrt(a * b))),
})

type Decay = Readonly<{ start: number; q: number; n: number }>
const bounce = template({
  ...base,
  id: 'algebra-2/geometric-model',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng): Decay =>
    until(
      () => {
        const q = pick(rng, [2, 3, 4, 5])
        const n = int(rng, 2, 4)
        // One power more than needed, so that a step too many still gives a whole number.
        return { start: q ** (n + 1) * int(rng, 1, 12), q, n }
      },
      ({ start }) => start >= 48 && start <= 1300,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 6,
      stem: ({ start, q, n }) =>
        `A ball is dropped from a height of ${start} centimeters. After each bounce it rises to $\\frac{${q - 1}}{${q}}$ of the height before. How high, in centimeters, does it rise after bounce number ${n}?`,
    },
    {
      id: 'pages',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ start, q, n }, rng) =>
        `<p>${person(rng)} watches how the number of visitors of a web page falls. Each day it is $\\frac{${q - 1}}{${q}}$ of the number of the day before.</p>${table(
          ['Days since the post', 'Visitors'],
          [
            ['0', `${start}`],
            ['1', `${(start * (q - 1)) / q}`],
          ],
        )}<p>How many visitors does this rule predict ${n} days after the post?</p>`,
    },
  ],
  answer: ({ start, q, n }) => num(mul(start, pow(frac(q - 1, q), n))),
  traps: [
    {
      misconception: 'a2-uses-too-few-factors',
      rule: ({ start, q, n }) => num(mul(start, pow(frac(q - 1, q), n - 1))),
      why: ({ n }) => `uses the ratio only ${n - 1} ${n === 2 ? 'time' : 'times'}; here counting starts at 0.`,
    },
    {
      misconception: 'a2-takes-the-lost-part',
      rule: ({ start, q, n }) => num(mul(start, pow(frac(1, q), n))),
      why: ({ q }) => `multiplies by $\\frac{1}{${q}}$, the part that is lost.`,
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      rule: ({ start, q, n }) => (n < q ? num(frac(start * (q - n), q)) : null),
      why: () => 'takes the same amount away each time.',
    },
    {
      misconception: 'a2-uses-n-factors',
      rule: ({ start, q, n }) => {
        const v = mul(start, pow(frac(q - 1, q), n + 1))
        return v.d === 1 ? num(v) : null
      },
      why: () => 'uses the ratio once too often.',
    },
    {
      misconception: 'a2-takes-the-lost-part',
      rule: ({ start, q, n }) => num(mul(start, complement(pow(frac(q - 1, q), n)))),
      why: () => 'is what has been lost in all.',
    },
    {
      misconception: 'a2-uses-too-few-factors',
      rule: ({ start, q, n }) => (n > 2 ? num(mul(start, pow(frac(q - 1, q), n - 2))) : null),
      why: () => 'uses the ratio two times too few.',
    },
    {
      misconception: 'a2-takes-the-lost-part',
      rule: ({ start, q }) => num(frac(start, q)),
      why: () => 'is what is lost in the first step.',
    },
  ],
  explain: ({ start, q, n }) => [
    {
      do: `Start with ${start} and multiply by $\\frac{${q - 1}}{${q}}$ each time: ${Array.from({ length: n + 1 }, (_, k) => `$${toTex(mul(start, pow(frac(q - 1, q), k)))}$`).join(', ')}.`,
      why: 'The value at the start has not been multiplied yet.',
    },
    {
      do: `After ${n} multiplications the value is $${toTex(mul(start, pow(frac(q - 1, q), n)))}$.`,
      why: `$${start} \\cdot \\left(\\frac{${q - 1}}{${q}}\\right)^{${n}}$.`,
    },
  ],
  given: ({ start, q, n }) => ({ start, share: frac(q - 1, q), n }),
  check: ({ start, share, n }) => num(Math.round(start * (share.n / share.d) ** n)),
})

function complement(f: Frac): Frac {
  return frac(f.d - f.n, f.d)
}

type TwoTerms = Readonly<{ a: number; r: number; p: number; q: number }>
const fromTwo = template({
  ...base,
  id: 'algebra-2/geometric-from-two-terms',
  difficulty: 'High',
  b: 0.8,
  seconds: 100,
  draw: (rng): TwoTerms =>
    until(
      () => ({ a: int(rng, 2, 18), r: pick(rng, [2, 3, 4, 5]), p: int(rng, 2, 3), q: int(rng, 5, 6) }),
      ({ a, r, q, p }) => a * r ** (q - 1) < 20000 && q - p !== 2 && a !== r && a % r === 0,
    ),
  frames: [
    {
      id: 'first',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, p, q }) =>
        `A geometric sequence has positive terms, $a_{${p}} = ${a * r ** (p - 1)}$, and $a_{${q}} = ${a * r ** (q - 1)}$. What is $a_1$?`,
    },
  ],
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a2-uses-too-few-factors',
      rule: ({ a, r }) => num(a * r),
      why: () => 'is the second term, or one division too few.',
    },
    { misconception: 'a2-gives-the-ratio', rule: ({ r }) => num(r), why: () => 'is the common ratio.' },
    { misconception: 'a2-uses-n-factors', rule: ({ a, r }) => num(frac(a, r)), why: () => 'divides once too often.' },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      rule: ({ a, r, p }) => num(a * r ** (p - 1) - (p - 1) * r),
      why: () => 'subtracts the ratio instead of dividing by it.',
    },
    {
      misconception: 'a2-gives-the-ratio',
      rule: ({ r, p, q }) => num(r ** (q - p)),
      why: () => 'is the quotient of the two given terms.',
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      rule: ({ a, r }) => num(a - r),
      why: () => 'goes back by subtracting the ratio once too often.',
    },
    {
      misconception: 'a2-uses-too-few-factors',
      rule: ({ a, r, p }) => num(a * r ** p),
      why: () => 'goes forward instead of back.',
    },
  ],
  explain: ({ a, r, p, q }) => [
    {
      do: `$${a * r ** (q - 1)} \\div ${a * r ** (p - 1)} = ${r ** (q - p)} = r^{${q - p}}$, so $r = ${r}$.`,
      why: `From term ${p} to term ${q} there are ${q - p} multiplications.`,
    },
    {
      do: `$a_1 = ${a * r ** (p - 1)} \\div ${r}${p === 2 ? '' : `^{${p - 1}}`} = ${a}$`,
      why: `Go back ${p - 1} ${p === 2 ? 'step' : 'steps'} from term ${p}.`,
    },
  ],
  given: ({ a, r, p, q }) => ({ p, q, u: a * r ** (p - 1), v: a * r ** (q - 1) }),
  check: ({ p, q, u, v }) => num(Math.round(u / (v / u) ** ((p - 1) / (q - p)))),
})

type Kind = Readonly<{ list: readonly number[] }>
const kinds = ['Arithmetic', 'Geometric', 'Both arithmetic and geometric', 'Neither arithmetic nor geometric'] as const
const kind = template({
  ...base,
  id: 'algebra-2/arithmetic-or-geometric',
  difficulty: 'Low',
  b: -0.7,
  seconds: 50,
  draw: (rng): Kind => {
    const [a, d, r] = [int(rng, 2, 9), int(rng, 2, 7), int(rng, 2, 4)]
    const which = int(rng, 0, 3)
    const steps = [1, 2, 3, 4]
    if (which === 0) return { list: steps.map((n) => a + (n - 1) * d) }
    if (which === 1) return { list: steps.map((n) => a * r ** (n - 1)) }
    if (which === 2) return { list: steps.map(() => a * d) }
    return {
      list: pick(rng, [
        steps.map((n) => a + (n * (n - 1)) / 2 + d),
        steps.map((n) => n * n + a),
        steps.map((n) => a * n * n + d),
      ]),
    }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ list }) => `What kind of sequence can $${list.join(',\\ ')}, \\dots$ be, judging by these terms?`,
    },
  ],
  answer: ({ list }) => text(kindOf(list)),
  traps: [
    {
      misconception: 'a2-confuses-arithmetic-and-geometric',
      rule: ({ list }) => text(other(list, 1)),
      why: () => 'does not fit: look at the differences and at the quotients of neighboring terms.',
    },
    {
      misconception: 'a2-confuses-arithmetic-and-geometric',
      rule: ({ list }) => text(other(list, 2)),
      why: () => 'does not fit: look at the differences and at the quotients of neighboring terms.',
    },
    {
      misconception: 'a2-confuses-arithmetic-and-geometric',
      rule: ({ list }) => text(other(list, 3)),
      why: () => 'does not fit: look at the differences and at the quotients of neighboring terms.',
    },
  ],
  explain: ({ list: [a = 1, b = 1, c = 1, d = 1] }) => [
    {
      do: `The differences are $${b - a}$, $${c - b}$, $${d - c}$.`,
      why: 'Equal differences make a sequence arithmetic.',
    },
    {
      do: `The quotients are $${toTex(frac(b, a))}$, $${toTex(frac(c, b))}$, $${toTex(frac(d, c))}$. So the sequence is: ${kindOf([a, b, c, d]).toLowerCase()}.`,
      why: 'Equal quotients make it geometric.',
    },
  ],
  given: (e) => e,
  check: ({ list: [a = 1, b = 1, c = 1, d = 1] }) => {
    const even = 2 * b === a + c && 2 * c === b + d
    const times = b * b === a * c && c * c === b * d
    return text(even && times ? kinds[2] : even ? kinds[0] : times ? kinds[1] : kinds[3])
  },
})

function kindOf(list: readonly number[]): string {
  const [a = 1, b = 1, c = 1, d = 1] = list
  const even = b - a === c - b && c - b === d - c
  const times = b / a === c / b && c / b === d / c
  return even ? (times ? kinds[2] : kinds[0]) : times ? kinds[1] : kinds[3]
}

function other(list: readonly number[], k: number): string {
  return kinds[(kinds.indexOf(kindOf(list) as (typeof kinds)[number]) + k) % 4] as string
}

const claims = judgeClaims({
  id: 'algebra-2/geometric-claims',
  skill,
  prefix: 'a2-seq',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  items: 6,
  draw: (rng): { a: number; r: number } =>
    until(
      () => ({ a: int(rng, 2, 9), r: int(rng, 2, 5) }),
      ({ a, r }) => a !== r,
    ),
  setup: ({ a, r }) => `A geometric sequence has the first term $${a}$ and the common ratio $${r}$.`,
  claims: ({ a, r }) => [
    {
      id: 'third',
      says: `“The third term is $${a * r * r}$.”`,
      holds: true,
      because: 'Two multiplications lead from the first term to the third.',
    },
    {
      id: 'quotient',
      says: `“The sixth term divided by the fourth term is $${r * r}$.”`,
      holds: true,
      because: 'Two multiplications lie between them.',
    },
    {
      id: 'difference',
      says: '“The differences of neighboring terms form a geometric sequence too.”',
      holds: true,
      because: `Each difference is $${r}$ times the one before.`,
    },
    { id: 'cube', says: `“The third term is $${a * r ** 3}$.”`, holds: false, because: 'That is the fourth term.' },
    {
      id: 'double',
      says: `“The sixth term is twice the third term.”`,
      holds: false,
      because: `Three multiplications by $${r}$ lie between them, which is a factor of $${r ** 3}$.`,
    },
    {
      id: 'constant',
      says: '“The difference of neighboring terms is always the same.”',
      holds: false,
      because: 'That holds for arithmetic sequences; here the differences grow.',
    },
  ],
  verify: ({ a, r }, id) => {
    const t: number[] = [a]
    for (let k = 1; k < 8; k++) t.push((t[k - 1] as number) * r)
    const [x1 = 0, x2 = 0, x3 = 0, x4 = 0, , x6 = 0] = t
    if (id === 'third') return x3 === a * r * r
    if (id === 'quotient') return x6 / x4 === r * r
    if (id === 'difference') return (x3 - x2) ** 2 === (x2 - x1) * (x4 - x3)
    return id === 'cube' ? x3 === a * r ** 3 : id === 'double' ? x6 === 2 * x3 : x3 - x2 === x2 - x1
  },
})

export const templates: readonly Template[] = [nth, ratio, rule, mean, bounce, fromTwo, kind, claims]
