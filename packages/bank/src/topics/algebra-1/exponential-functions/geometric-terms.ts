import { div, expr, frac, int, mul, num, paren, person, pick, pow, table, template, toTex, until } from '#kit'
import { numbersOf } from '../read-tex.ts'
import { begins, type Geo, geo, term } from './geometric.ts'

const skill = 'a1-geometric-sequences'

const startAndRatio = (g: Geo): string => `the first term is $${g.a}$ and the common ratio is $${g.r}$`

const riddle = (a: number, r: number): string =>
  `sends a riddle to ${a} friends on day 1. Every day, the number of people who get it is ${r} times the number of the day before.`

const nth = template({
  id: 'algebra-1/geometric-nth-term',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: true,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Geo => ({ a: int(rng, 2, 9), r: pick(rng, [2, 3, 4, 5, -2, -3]), n: int(rng, 5, 7) }),
      (g) => Math.abs(term(g, g.n)) < 9000 && g.a !== g.r,
    ),
  frames: [
    {
      id: 'terms',
      kind: 'bare',
      items: 7,
      stem: (g) => `A geometric sequence begins $${begins(g, 3)}, \\ldots$ What is term number ${g.n}?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (g) => `In a geometric sequence ${startAndRatio(g)}. What is term number ${g.n}?`,
    },
  ],
  given: (g, frame) => (frame === 'terms' ? { n: g.n, list: begins(g, 3) } : { n: g.n, a: g.a, r: g.r }),
  answer: (g) => num(term(g, g.n)),
  traps: [
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1],
      after: (got, g) => mul(geo(g).a, pow(geo(g).r, got.n)),
      rule: (g) => num(term(geo(g), g.n + 1)),
      why: ({ n }) => `multiplies ${n} times; from the first term to number ${n} there are only ${n - 1} steps.`,
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      says: () => 'I added the first difference again and again instead of multiplying.',
      classic: true,
      operation: 'same-amount-each-time',
      operands: (g) => [geo(g).a, geo(g).a * geo(g).r - geo(g).a, g.n - 1],
      rule: (g) => {
        const { a, r } = geo(g)
        return num(a + (g.n - 1) * (a * r - a))
      },
      why: () => 'adds the same difference each time, as in an arithmetic sequence.',
    },
    {
      misconception: 'a1-expo-multiplies-by-the-position',
      says: ({ r, n }) => `I multiplied by $${r} \\cdot ${n - 1}$ instead of the power.`,
      operation: 'power-as-product',
      operands: (g) => [geo(g).r, g.n - 1],
      after: (got, g) => mul(geo(g).a, got),
      rule: (g) => {
        const { a, r } = geo(g)
        return num(a * r * (g.n - 1))
      },
      why: ({ r, n }) => `multiplies by $${r} \\cdot ${n - 1}$ instead of the power.`,
    },
    {
      misconception: 'a1-expo-loses-the-sign-of-the-ratio',
      operation: 'sign-reversed',
      operands: (g) => [pow(geo(g).r, g.n - 1)],
      after: (got, g) => mul(geo(g).a, got),
      rule: (g) => (geo(g).r < 0 ? num(-term(geo(g), g.n)) : null),
      why: () => 'has the wrong sign: the signs alternate.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1, -1],
      after: (got, g) => mul(geo(g).a, pow(geo(g).r, got.n)),
      rule: (g) => num(term(geo(g), g.n - 1)),
      why: () => 'is one term too early.',
    },
    {
      misconception: 'a1-expo-raises-the-product',
      says: ({ n }) => `I multiplied the first term by the ratio and raised the product to the power ${n - 1}.`,
      operation: 'product-raised',
      operands: (g) => [geo(g).a, geo(g).r, g.n - 1],
      rule: (g) => {
        const { a, r } = geo(g)
        const v = (a * r) ** (g.n - 1)
        return Math.abs(v) < 99999 ? num(v) : null
      },
      why: () => 'raises the first term to a power as well.',
    },
  ],
  explain: (g, frame) => ({
    plan: 'In a geometric sequence every term is the one before times the common ratio, so multiply the first term by the ratio once for every step.',
    steps: [
      frame === 'terms'
        ? {
            do: `The common ratio is $${term(g, 2)} \\div ${g.a} = ${g.r}$.`,
            why: 'Divide a term by the one before it.',
          }
        : {
            do: `The first term is $${g.a}$, and each term is $${g.r}$ times the one before.`,
            why: 'This is what the common ratio says.',
          },
      {
        do: `From term 1 to term ${g.n} there are $${g.n} - 1 = ${g.n - 1}$ steps: $${g.a} \\cdot ${paren(g.r)}^{${g.n - 1}}$.`,
        why: 'The first term has not used the ratio yet.',
      },
      {
        do: `$${paren(g.r)}^{${g.n - 1}} = ${g.r ** (g.n - 1)}$`,
        why:
          g.r < 0
            ? 'An even number of negative factors gives a positive product, an odd number a negative one.'
            : 'Powers come before products.',
      },
      { do: `$${g.a} \\cdot ${paren(g.r ** (g.n - 1))} = ${term(g, g.n)}$`, why: 'Multiply by the first term.' },
    ],
    faster: `On a calculator, enter $${g.a}$, then multiply the last answer by $${g.r}$ and press Enter ${g.n - 1} times: the display shows $${term(g, g.n)}$.`,
    check: `Step by step: $${begins(g, g.n)}$.`,
  }),
  check: ({ n, list, a, r }) => {
    const [first = 0, second = 0] = list === undefined ? [a, a * r] : numbersOf(list)
    let x = first
    for (let k = 1; k < n; k++) x *= second / first
    return num(x)
  },
})

const ratio = template({
  id: 'algebra-1/geometric-ratio',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 1, 5), q: int(rng, 2, 5), k: int(rng, 1, 4), s: int(rng, 0, 2) === 0 ? -1 : 1 }),
      ({ p, q }) => p !== q && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (g) => `What is the common ratio of the geometric sequence $${four(g).join(', ')}, \\ldots$?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: (g) =>
        `<p>The table shows a geometric sequence.</p>${table(
          ['$n$', '$a_n$'],
          four(g).map((v, i) => [i + 1, `$${v}$`]),
        )}<p>By which number is each term multiplied to get the next one?</p>`,
    },
  ],
  given: (g) => ({ shown: four(g) }),
  answer: ({ p, q, s }) => num(frac(s * p, q)),
  traps: [
    {
      misconception: 'a1-expo-turns-the-ratio-round',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ shown: [a = 1, b = 1] }) => [b, a],
      rule: ({ shown: [a = 0, b = 1] }) => num(frac(a, b)),
      why: () => 'divides a term by the next one instead of the one before.',
    },
    {
      misconception: 'a1-expo-gives-the-difference',
      says: () => 'I gave the difference of the first two terms instead of their quotient.',
      classic: true,
      operation: 'subtracted-instead-of-divided',
      operands: ({ shown: [a = 1, b = 1] }) => [b, a],
      rule: ({ shown: [a = 0, b = 0] }) => num(b - a),
      why: () => 'is the difference of the first two terms.',
    },
    {
      misconception: 'a1-expo-loses-the-sign-of-the-ratio',
      operation: 'sign-reversed',
      operands: ({ shown: [a = 1, b = 1] }) => [div(b, a)],
      rule: ({ shown: [a = 1, b = 0] }) => num(frac(-b, a)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      says: () => 'I divided the change from the first term to the second by the first term.',
      rule: ({ shown: [a = 1, b = 0] }) => num(frac(b - a, a)),
      why: () => 'is the change divided by the term before, not the factor.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      says: () => 'I divided the third term by the first.',
      operation: 'whole-for-part',
      operands: ({ shown: [a = 1, , c = 1] }) => [div(c, a)],
      rule: ({ shown: [a = 1, , c = 0] }) => num(frac(c, a)),
      why: () => 'compares a term with the one two places before.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      says: () => 'I divided the difference first term minus second term by the first term.',
      rule: ({ shown: [a = 1, b = 0] }) => num(frac(a - b, a)),
      why: () => 'is the part by which a term changes, not the factor.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      says: () => 'I divided the fourth term by the first.',
      operation: 'whole-for-part',
      operands: ({ shown: [a = 1, , , d = 1] }) => [div(d, a)],
      rule: ({ shown: [a = 1, , , e = 0] }) => num(frac(e, a)),
      why: () => 'compares the first term with the last one shown.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      says: () => 'I divided the first term by the third.',
      twoSlips: true,
      operation: 'reciprocal-taken',
      operands: ({ shown: [a = 1, , c = 1] }) => [c, a],
      rule: ({ shown: [a = 0, , c = 1] }) => num(frac(a, c)),
      why: () => 'compares a term with the one two places after.',
    },
    {
      misconception: 'a1-expo-turns-the-ratio-round',
      says: () => 'I divided a term by the next one instead of the one before, and got the sign wrong.',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ shown: [a = 1, b = 1] }) => [div(a, b)],
      rule: ({ shown: [a = 0, b = 1] }) => num(frac(-a, b)),
      why: () => 'divides the wrong way around, and has the wrong sign.',
    },
  ],
  explain: (g) => {
    const [a = 1, b = 1, c = 1, d = 1] = four(g)
    const r = frac(g.s * g.p, g.q)
    return {
      plan: 'The common ratio leads from each term to the next, so divide a term by the one before it, and test the result on another pair.',
      steps: [
        {
          do: `Divide the second term by the first: $${b} \\div ${paren(a)}$.`,
          why: 'A term times the ratio is the next term.',
        },
        {
          do: `As a fraction this is $${g.s < 0 ? '-' : ''}\\frac{${Math.abs(b)}}{${Math.abs(a)}}$.`,
          why: g.s < 0 ? 'The two terms have different signs.' : 'The two terms have the same sign.',
        },
        {
          do: `Divide numerator and denominator by $${Math.abs(a) / g.q}$: the common ratio is $${toTex(r)}$.`,
          why: `$${Math.abs(b)} = ${Math.abs(a) / g.q} \\cdot ${g.p}$ and $${Math.abs(a)} = ${Math.abs(a) / g.q} \\cdot ${g.q}$.`,
        },
      ],
      check: `Test it on the other pairs: $${b} \\cdot ${g.s < 0 ? `\\left(${toTex(r)}\\right)` : toTex(r)} = ${c}$ and $${c} \\cdot ${g.s < 0 ? `\\left(${toTex(r)}\\right)` : toTex(r)} = ${d}$.`,
      faster:
        g.p < g.q
          ? `The terms come closer to 0, so the last two are easier to divide: $${d} \\div ${paren(c)} = ${toTex(r)}$.`
          : undefined,
    }
  },
  check: ({ shown }) => num(frac(shown[3] as number, shown[2] as number)),
})

/** k·q³, k·q²·p, … : four whole terms with the ratio p/q. */
const four = ({ p, q, k, s }: { p: number; q: number; k: number; s: number }): number[] =>
  [0, 1, 2, 3].map((i) => k * q ** (3 - i) * p ** i * s ** i)

const formula = template({
  id: 'algebra-1/geometric-formula',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 9), r: int(rng, 2, 6) }),
      ({ a, r }) => a !== r,
    ),
  frames: [
    {
      id: 'formula',
      kind: 'bare',
      items: 7,
      stem: (g) => `Which formula gives term $a_n$ of the sequence $${begins(g, 4)}, \\ldots$, where $a_1 = ${g.a}$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ a, r }, rng) =>
        `${person(rng)} ${riddle(a, r)} Which formula gives the number $a_n$ of people who get it on day $n$?`,
    },
  ],
  given: (g, frame) => (frame === 'formula' ? { list: begins(g, 4) } : { words: riddle(g.a, g.r) }),
  answer: ({ a, r }) => rule(a, r, -1),
  traps: [
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      classic: true,
      rule: (g) => rule(geo(g).a, geo(g).r, 0),
      why: ({ a, r }) => `gives $${a * r}$ for $n = 1$.`,
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      says: () => 'I added the first difference in each step instead of multiplying.',
      classic: true,
      rule: (g) => {
        const { a, r } = geo(g)
        return expr(`a_n = ${a} + ${a * r - a}(n - 1)`, ({ n }) => a + (a * r - a) * (n - 1))
      },
      why: () => 'adds the same number in each step.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      rule: (g) => rule(geo(g).r, geo(g).a, -1),
      why: () => 'exchanges the first term and the ratio.',
    },
    {
      misconception: 'a1-expo-multiplies-by-the-position',
      says: () => 'I multiplied by $n - 1$ instead of using it as an exponent.',
      rule: (g) => {
        const { a, r } = geo(g)
        return expr(`a_n = ${a} \\cdot ${r}(n - 1)`, ({ n }) => a * r * (n - 1))
      },
      why: () => 'multiplies by the position instead of raising to a power.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      says: () => 'I exchanged the first term and the ratio, and used $n$ as the exponent.',
      twoSlips: true,
      rule: (g) => rule(geo(g).r, geo(g).a, 0),
      why: () => 'exchanges the first term and the ratio.',
    },
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      says: () => 'I used $n + 1$ as the exponent.',
      twoSlips: true,
      rule: (g) => {
        const { a, r } = geo(g)
        return expr(`a_n = ${a} \\cdot ${r}^{n + 1}`, ({ n }) => a * r ** (n + 1))
      },
      why: () => 'multiplies too often.',
    },
  ],
  explain: ({ a, r }, frame) => ({
    plan: 'A formula for a geometric sequence needs the first term and the common ratio, and an exponent that counts the steps from the first term.',
    steps: [
      {
        do: `The first term is $${a}$, and the common ratio is ${frame === 'formula' ? `$${a * r} \\div ${a} = ${r}$` : `$${r}$`}.`,
        why:
          frame === 'formula'
            ? 'Each term divided by the one before gives the ratio.'
            : 'Day 1 is the first term, and each day multiplies by the same number.',
      },
      {
        do: `The terms are $${a}$, $${a} \\cdot ${r}$, $${a} \\cdot ${r}^2$, $${a} \\cdot ${r}^3$, …`,
        why: 'Every step brings one more factor.',
      },
      {
        do: `In term number $n$ the exponent is $n - 1$.`,
        why: 'Term 2 has the exponent 1, term 3 the exponent 2: always one less than its number.',
      },
      { do: `So $a_n = ${a} \\cdot ${r}^{n - 1}$.`, why: 'The first term times the ratio, once for every step.' },
    ],
    check: `For $n = 1$ the exponent is $0$ and $a_1 = ${a} \\cdot 1 = ${a}$; for $n = 3$ it is $a_3 = ${a} \\cdot ${r}^2 = ${a * r * r}$.`,
    // Not n = 2: adding the first difference gives the same second term.
    faster: `Test the options: only $a_n = ${a} \\cdot ${r}^{n - 1}$ gives $${a}$ for $n = 1$ and $${a * r * r}$ for $n = 3$.`,
  }),
  // Growth from the first term, written with the natural exponential function.
  check: ({ list, words }) => {
    const grown = (start: number, ratio: number) => expr('', ({ n }) => start * Math.exp((n - 1) * Math.log(ratio)))
    if (list === undefined) {
      const [a = 1, , r = 1] = numbersOf(words)
      return grown(a, r)
    }
    const [first = 1, second = 1] = numbersOf(list)
    return grown(first, second / first)
  },
})

const rule = (a: number, r: number, shift: number) =>
  expr(`a_n = ${a} \\cdot ${r}^{${shift === 0 ? 'n' : 'n - 1'}}`, ({ n }) => a * r ** (n + shift))

export const templates = [nth, ratio, formula]
