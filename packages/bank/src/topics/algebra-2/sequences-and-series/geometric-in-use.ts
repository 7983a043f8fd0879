import {
  div,
  type Frac,
  frac,
  int,
  mul,
  namedBy,
  num,
  person,
  pick,
  pow,
  sub,
  type Template,
  table,
  template,
  text,
  toNumber,
  toTex,
  until,
} from '#kit'
import { claims } from './geometric-claims.ts'

const skill = 'a2-geometric-sequences'
const base = { skill, calculator: true, response: 'choice' } as const

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
  given: ({ start, q, n }) => ({ start, share: frac(q - 1, q), n }),
  answer: ({ start, q, n }) => num(mul(start, pow(frac(q - 1, q), n))),
  traps: [
    {
      misconception: 'a2-takes-the-lost-part',
      classic: true,
      operation: 'part-for-rest',
      operands: ({ start, share, n }) => [start, pow(sub(1, share), n)],
      rule: ({ start, share, n }) => num(mul(start, pow(complement(share), n))),
      why: ({ q }) => `multiplies by $\\frac{1}{${q}}$, the part that is lost.`,
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ start, share, n }) => [start, mul(start, sub(share, 1)), n],
      rule: ({ start, share, n }) => (n < share.d ? num(mul(start, frac(share.d - n, share.d))) : null),
      says: () => 'I took the same amount away each time.',
      why: ({ start, q }) => `takes $${start / q}$ away each time.`,
    },
    {
      misconception: 'a2-uses-too-few-factors',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { start, share }) => mul(start, pow(share, got.n)),
      rule: ({ start, share, n }) => num(mul(start, pow(share, n - 1))),
      why: ({ n }) => `uses the ratio only ${n - 1} ${n === 2 ? 'time' : 'times'}; here counting starts at 0.`,
    },
    {
      misconception: 'a2-takes-the-lost-part',
      operation: 'part-for-rest',
      operands: ({ start, share, n }) => [start, sub(1, pow(share, n))],
      rule: ({ start, share, n }) => num(mul(start, complement(pow(share, n)))),
      says: () => 'I gave what has been lost in all instead of what is left.',
      why: () => 'is what has been lost in all.',
    },
    {
      misconception: 'a2-multiplies-by-the-exponent-of-the-ratio',
      operation: 'power-as-product',
      operands: ({ share, n }) => [share, n],
      after: (got, { start }) => mul(start, got),
      rule: ({ start, share, n }) => num(mul(mul(start, share), n)),
      why: ({ n }) => `multiplies by ${n} instead of using it as an exponent.`,
    },
  ],
  explain: ({ start, q, n }) => {
    const share = `\\frac{${q - 1}}{${q}}`
    const value = (k: number) => toTex(mul(start, pow(frac(q - 1, q), k)))
    const one = (k: number) => `$${value(k - 1)} \\cdot ${share} = ${value(k)}$`
    return {
      plan: 'The same fraction of the amount before is left each time, so the amount is multiplied by it again and again. Count the multiplications from the start.',
      steps: [
        {
          do: `The value at the start is $${start}$. It is multiplied by $${share}$, ${n} times in all.`,
          why: 'The value at the start has not been multiplied yet, so the number asked for is the number of multiplications.',
        },
        {
          do: `The first ${n === 2 ? 'multiplication' : `${n - 1} multiplications`}: ${Array.from({ length: n - 1 }, (_, k) => one(k + 1)).join(', then ')}.`,
          why: `Divide by ${q}, then multiply by ${q - 1}${q === 2 ? ', which changes nothing' : ''}.`,
        },
        { do: `The last one: ${one(n)}.`, why: `Now the value has been multiplied ${n} times.` },
      ],
      check: `All at once: $${start} \\div ${q}^{${n}} = ${start} \\div ${q ** n} = ${start / q ** n}$, and times $${q - 1}^{${n}} = ${(q - 1) ** n}$ this is $${value(n)}$.`,
      faster: `On a calculator it is one entry: $${start} \\cdot \\left(${share}\\right)^{${n}} = ${value(n)}$.`,
    }
  },
  check: ({ start, share, n }) => {
    let left = start
    for (let k = 0; k < n; k++) left = (left / share.d) * share.n
    return num(left)
  },
})

function complement(f: Frac): Frac {
  return frac(f.d - f.n, f.d)
}

type TwoTerms = Readonly<{ a: number; r: number; p: number; q: number }>

type Known = Readonly<{ p: number; q: number; u: number; v: number }>
const ratioOf = ({ p, q, u, v }: Known): number => Math.round((v / u) ** (1 / (q - p)))

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
  given: ({ a, r, p, q }) => ({ p, q, u: a * r ** (p - 1), v: a * r ** (q - 1) }),
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a2-uses-n-factors',
      classic: true,
      operation: 'off-by-one',
      operands: ({ p }) => [p - 1],
      after: (got, { p, u, v, q }) => div(u, pow(Math.round((v / u) ** (1 / (q - p))), got.n)),
      rule: (g) => num(div(g.u, pow(ratioOf(g), g.p))),
      says: ({ p }) => `I divided by the ratio ${p} times.`,
      why: ({ p }) =>
        `divides ${p} times; from $a_{${p}}$ back to $a_1$ there ${p === 2 ? 'is 1 step' : `are ${p - 1} steps`}.`,
    },
    {
      misconception: 'a2-gives-the-ratio',
      operation: 'stopped-at-a-step',
      operands: ({ v, u, q, p }) => [Math.round((v / u) ** (1 / (q - p)))],
      rule: (g) => num(ratioOf(g)),
      says: () => 'I gave the common ratio.',
      why: () => 'is the common ratio.',
    },
    {
      misconception: 'a2-adds-the-step-of-a-geometric-sequence',
      operation: 'subtracted-instead-of-divided',
      operands: ({ u, p, v, q }) => [u, (p - 1) * Math.round((v / u) ** (1 / (q - p)))],
      rule: (g) => num(g.u - (g.p - 1) * ratioOf(g)),
      says: () => 'I subtracted the ratio instead of dividing by it.',
      why: () => 'subtracts the ratio instead of dividing by it.',
    },
    {
      misconception: 'a2-uses-too-few-factors',
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (got, g) => div(g.u, ratioOf(g) ** toNumber(got)),
      rule: (g) => (g.p === 2 ? null : num(div(g.u, ratioOf(g)))),
      says: () => 'I divided by the ratio only once.',
      why: () => 'is $a_2$: one division is missing.',
    },
    {
      misconception: 'a2-gives-the-ratio',
      operation: 'stopped-at-a-step',
      operands: ({ v, u }) => [div(v, u)],
      rule: ({ u, v }) => num(frac(v, u)),
      says: () => 'I gave the quotient of the two given terms.',
      why: () => 'is the quotient of the two given terms.',
    },
  ],
  explain: ({ a, r, p, q }) => {
    const [u, v] = [a * r ** (p - 1), a * r ** (q - 1)]
    return {
      plan: 'The quotient of the two terms is a power of the common ratio. Find the ratio, then go back to the first term by dividing.',
      steps: [
        {
          do: `The quotient of the two terms is $${v} \\div ${u} = ${r ** (q - p)}$.`,
          why: `From term ${p} to term ${q} there are $${q} - ${p} = ${q - p}$ multiplications by the ratio, so this quotient is $r^{${q - p}}$.`,
        },
        {
          do: `$r^{${q - p}} = ${r ** (q - p)}$, so $r = ${r}$.`,
          why: `$${r}^{${q - p}} = ${r ** (q - p)}$, and the terms are positive.`,
        },
        {
          do:
            p === 2
              ? `$a_1 = ${u} \\div ${r} = ${a}$`
              : `$a_1 = ${u} \\div ${r}^{${p - 1}} = ${u} \\div ${r ** (p - 1)} = ${a}$`,
          why: `Go back ${p - 1} ${p === 2 ? 'step' : 'steps'} from term ${p}: divide by the ratio each time.`,
        },
      ],
      check: `$${a} \\cdot ${r}^{${q - 1}} = ${a} \\cdot ${r ** (q - 1)} = ${v}$, which is $a_{${q}}$.`,
      faster: `On a calculator it is one entry: $a_1 = ${u} \\div (${v} \\div ${u})^{${p - 1}/${q - p}} = ${a}$, because ${q - p} of the steps lie between the two terms and ${p - 1} before them.`,
    }
  },
  check: ({ p, q, u, v }) => num(Math.round(u / (v / u) ** ((p - 1) / (q - p)))),
})

type Kind = Readonly<{ list: readonly number[] }>
const kinds = ['Arithmetic', 'Geometric', 'Both arithmetic and geometric', 'Neither arithmetic nor geometric'] as const

/** What was done by somebody who chose this kind, and why it does not fit. */
const TAKEN: Readonly<Record<string, string>> = {
  [kinds[0]]:
    'I called the sequence arithmetic and nothing else, without comparing all the differences and all the quotients.',
  [kinds[1]]:
    'I called the sequence geometric and nothing else, without comparing all the quotients and all the differences.',
  [kinds[2]]: 'I took the sequence for both kinds without testing differences and quotients separately.',
  [kinds[3]]: 'I overlooked that all the differences, or all the quotients, are equal.',
}
const WRONG: Readonly<Record<string, string>> = {
  [kinds[0]]: 'asks for equal differences, and for quotients that are not equal.',
  [kinds[1]]: 'asks for equal quotients, and for differences that are not equal.',
  [kinds[2]]: 'asks for equal differences and equal quotients.',
  [kinds[3]]: 'asks for differences that are not all equal and quotients that are not all equal.',
}

/** Each term against its two neighbors: twice it for a sum, its square for a product. */
function neighbors(a: number, b: number, c: number, d: number): string {
  const [p, q, r] = b * b === a * c ? [b, c, d] : [a, b, c]
  const verdict = (same: boolean, name: string) => `${same ? 'agree, so it is' : 'differ, so it is not'} ${name}`
  return `Compare a term with its neighbors: $2 \\cdot ${b} = ${2 * b}$ and $${a} + ${c} = ${a + c}$ ${verdict(2 * b === a + c, 'arithmetic')}; $${q}^2 = ${q * q}$ and $${p} \\cdot ${r} = ${p * r}$ ${verdict(q * q === p * r, 'geometric')}.`
}

/** One kind for the other, or a verdict on both kinds of which one was not tested. */
const TESTED = ['a2-confuses-arithmetic-and-geometric', 'a2-tests-one-kind-of-sequence-only']

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
  given: (e) => e,
  answer: ({ list }) => text(kindOf(list)),
  traps: [1, 2, 3].flatMap((k) =>
    namedBy(TESTED, ({ list }: Kind) => TESTED[/^(Both|Neither)/.test(other(list, k)) ? 1 : 0] as string, {
      rule: ({ list }) => text(other(list, k)),
      says: ({ list }: Kind) => TAKEN[other(list, k)] as string,
      why: ({ list }: Kind) => WRONG[other(list, k)] as string,
    }),
  ),
  explain: ({ list: [a = 1, b = 1, c = 1, d = 1] }) => ({
    plan: 'Compare the differences of neighboring terms, then their quotients: equal differences mean arithmetic, equal quotients mean geometric.',
    steps: [
      {
        do: `The differences are $${b - a}$, $${c - b}$, $${d - c}$.`,
        why: 'Equal differences make a sequence arithmetic.',
      },
      {
        do: `The quotients are $${toTex(frac(b, a))}$, $${toTex(frac(c, b))}$, $${toTex(frac(d, c))}$. So the sequence is: ${kindOf([a, b, c, d]).toLowerCase()}.`,
        why: 'Equal quotients make it geometric.',
      },
    ],
    check: neighbors(a, b, c, d),
  }),
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

export const templates: readonly Template[] = [bounce, fromTwo, kind, claims]
