import {
  expr,
  frac,
  int,
  mul,
  nameTheMistake,
  num,
  person,
  pick,
  pow,
  table,
  template,
  toTex,
  until,
} from '../../../kit.ts'
import { agreed, numbersOf } from '../read-tex.ts'

const skill = 'a1-geometric-sequences'

type Geo = { a: number; r: number; n: number }
const term = ({ a, r }: { a: number; r: number }, n: number) => a * r ** (n - 1)

/** What the frames show of a sequence: its first terms, or its start and its ratio in words. */
const begins = (g: { a: number; r: number }, count: number): string =>
  Array.from({ length: count }, (_, i) => term(g, i + 1)).join(', ')
const startAndRatio = (g: Geo): string => `the first term is $${g.a}$ and the common ratio is $${g.r}$`
const riddle = (a: number, r: number): string =>
  `sends a riddle to ${a} friends on day 1. Every day, the number of people who get it is ${r} times the number of the day before.`
const worth = (g: Geo): string =>
  `level 1 is worth ${g.a} points and each level is worth ${g.r} times as much as the one before`

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
  answer: (g) => num(term(g, g.n)),
  traps: [
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: (g) => (Math.abs(term(g, g.n + 2)) < 99999 ? num(term(g, g.n + 2)) : null),
      why: () => 'multiplies twice too often.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: (g) => num(term(g, g.n - 2)),
      why: () => 'is two terms too early.',
    },
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: (g) => num(term(g, g.n + 1)),
      why: ({ n }) => `multiplies ${n} times; from the first term to number ${n} there are only ${n - 1} steps.`,
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: (g) => num(term(g, g.n - 1)),
      why: () => 'is one term too early.',
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      rule: (g) => num(g.a + (g.n - 1) * (g.a * g.r - g.a)),
      why: () => 'adds the same difference each time, as in an arithmetic sequence.',
    },
    {
      misconception: 'a1-expo-multiplies-by-the-position',
      rule: (g) => num(g.a * g.r * (g.n - 1)),
      why: ({ r, n }) => `multiplies by $${r} \\cdot ${n - 1}$ instead of the power.`,
    },
    {
      misconception: 'a1-expo-loses-the-sign-of-the-ratio',
      rule: (g) => (g.r < 0 ? num(-term(g, g.n)) : null),
      why: () => 'has the wrong sign: the signs alternate.',
    },
    {
      misconception: 'a1-expo-raises-the-product',
      rule: (g) => (Math.abs((g.a * g.r) ** 3) < 9000 ? num((g.a * g.r) ** 3) : null),
      why: () => 'raises the first term to a power as well.',
    },
  ],
  explain: (g) => [
    {
      do: `The common ratio is $${g.r}$: each term is $${g.r}$ times the one before.`,
      why: 'Divide a term by the one before it.',
    },
    {
      do: `$${g.a} \\cdot ${g.r < 0 ? `(${g.r})` : g.r}^{${g.n - 1}} = ${term(g, g.n)}$`,
      why: `From term 1 to term ${g.n} there are ${g.n - 1} steps.`,
    },
  ],
  given: (g) => ({ n: g.n, shown: [begins(g, 3), startAndRatio(g)] }),
  check: ({ n, shown: [list = '', words = ''] }) => {
    const goOn = (a: number, ratio: number): number => {
      let x = a
      for (let k = 1; k < n; k++) x *= ratio
      return x
    }
    const [first = 0, second = 0] = numbersOf(list)
    const [a = 0, r = 0] = numbersOf(words)
    return agreed([num(goOn(first, second / first)), num(goOn(a, r))])
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
  answer: ({ p, q, s }) => num(frac(s * p, q)),
  traps: [
    {
      misconception: 'a1-expo-turns-the-ratio-round',
      rule: ({ p, q, s }) => num(frac(s * q, p)),
      why: () => 'divides a term by the next one instead of the one before.',
    },
    {
      misconception: 'a1-expo-gives-the-difference',
      rule: (g) => num((four(g)[1] as number) - (four(g)[0] as number)),
      why: () => 'is the difference of the first two terms.',
    },
    {
      misconception: 'a1-expo-loses-the-sign-of-the-ratio',
      rule: ({ p, q, s }) => num(frac(-s * p, q)),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      rule: ({ p, q }) => num(frac(p * p, q * q)),
      why: () => 'compares a term with the one two places before.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      rule: ({ p, q }) => num(frac(q * q, p * p)),
      why: () => 'compares a term with the one two places after.',
    },
    {
      misconception: 'a1-expo-skips-a-term',
      rule: ({ p, q, s }) => num(frac(s * p ** 3, q ** 3)),
      why: () => 'compares the first term with the last one shown.',
    },
    {
      misconception: 'a1-expo-turns-the-ratio-round',
      rule: ({ p, q, s }) => num(frac(-s * q, p)),
      why: () => 'divides the wrong way round, and has the wrong sign.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      rule: ({ p, q, s }) => num(frac(q - s * p, q)),
      why: () => 'is the part by which a term changes, not the factor.',
    },
    {
      misconception: 'a1-expo-uses-the-wrong-factor',
      rule: ({ p, q, s }) => num(frac(s * p - q, q)),
      why: () => 'is the change divided by the term before, not the factor.',
    },
  ],
  explain: (g) => [
    {
      do: `Divide a term by the one before: $${four(g)[1]} \\div ${(four(g)[0] as number) < 0 ? `(${four(g)[0]})` : four(g)[0]} = ${toTex(frac(g.s * g.p, g.q))}$.`,
      why: 'The common ratio leads from one term to the next.',
    },
    {
      do: `Test it on the next pair: $${four(g)[1]} \\cdot ${g.s < 0 ? `\\left(${toTex(frac(g.s * g.p, g.q))}\\right)` : toTex(frac(g.p, g.q))} = ${four(g)[2]}$.`,
      why: 'It must be the same in every step.',
    },
  ],
  given: (g) => ({ shown: four(g) }),
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
  answer: ({ a, r }) => rule(a, r, -1),
  traps: [
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: ({ a, r }) => rule(a, r, 0),
      why: ({ a, r }) => `gives $${a * r}$ for $n = 1$.`,
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      rule: ({ a, r }) => rule(r, a, -1),
      why: () => 'exchanges the first term and the ratio.',
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      rule: ({ a, r }) => expr(`a_n = ${a} + ${a * r - a}(n - 1)`, ({ n }) => a + (a * r - a) * (n - 1)),
      why: () => 'adds the same number in each step.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      rule: ({ a, r }) => rule(r, a, 0),
      why: () => 'exchanges the first term and the ratio.',
    },
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: ({ a, r }) => expr(`a_n = ${a} \\cdot ${r}^{n + 1}`, ({ n }) => a * r ** (n + 1)),
      why: () => 'multiplies too often.',
    },
    {
      misconception: 'a1-expo-multiplies-by-the-position',
      rule: ({ a, r }) => expr(`a_n = ${a} \\cdot ${r}(n - 1)`, ({ n }) => a * r * (n - 1)),
      why: () => 'multiplies by the position instead of raising to a power.',
    },
  ],
  explain: ({ a, r }) => [
    {
      do: `The first term is $${a}$ and the ratio is $${r}$.`,
      why: 'Each term divided by the one before gives the ratio.',
    },
    {
      do: `$a_n = ${a} \\cdot ${r}^{n - 1}$; for $n = 1$ this is $${a}$.`,
      why: 'Before the first term the ratio has not been used yet.',
    },
  ],
  given: (g) => ({ list: begins(g, 4), words: riddle(g.a, g.r) }),
  // Growth from the first term, written with the natural exponential function.
  check: ({ list, words }) => {
    const [first = 1, second = 1] = numbersOf(list)
    const [a = 1, , r = 1] = numbersOf(words)
    const grown = (start: number, ratio: number) => expr('', ({ n }) => start * Math.exp((n - 1) * Math.log(ratio)))
    return agreed([grown(first, second / first), grown(a, r)])
  },
})

const rule = (a: number, r: number, shift: number) =>
  expr(`a_n = ${a} \\cdot ${r}^{${shift === 0 ? 'n' : 'n - 1'}}`, ({ n }) => a * r ** (n + shift))

const position = template({
  id: 'algebra-1/geometric-position',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      (): Geo => ({ a: int(rng, 2, 9), r: int(rng, 2, 5), n: int(rng, 5, 8) }),
      (g) => term(g, g.n) < 20000,
    ),
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 6,
      stem: (g) =>
        `Which term of the geometric sequence $${begins(g, 3)}, \\ldots$ is equal to $${term(g, g.n)}$? Give its number.`,
    },
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      response: 'choice',
      stem: (g, rng) =>
        `In a tournament app, ${worth(g)}. ${person(rng)} has just won a level that is worth ${term(g, g.n)} points. Which level was it?`,
    },
  ],
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: ({ n }) => num(n - 1),
      why: () => 'counts the multiplications; the number of the term is one more.',
    },
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: ({ n }) => num(n + 1),
      why: () => 'counts one step too many.',
    },
    {
      misconception: 'a1-expo-adds-in-a-geometric-sequence',
      rule: (g) => {
        const q = (term(g, g.n) - g.a) / (g.a * g.r - g.a) + 1
        return Number.isInteger(q) && q < 16 ? num(q) : null
      },
      why: () => 'counts steps of equal differences.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: ({ n }) => num(n - 2),
      why: () => 'is two too few: multiply step by step.',
    },
    {
      misconception: 'a1-expo-divides-by-the-ratio-once',
      rule: (g) => (g.r ** (g.n - 2) < 30 ? num(term(g, g.n) / g.a / g.r) : null),
      why: () => 'divides once by the first term and once by the ratio.',
    },
    {
      misconception: 'a1-expo-uses-n-as-exponent',
      rule: ({ n }) => num(n + 2),
      why: () => 'counts two steps too many.',
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: ({ n }) => num(n - 3),
      why: () => 'is three too few: multiply step by step.',
    },
  ],
  explain: (g) => [
    {
      do: `$${term(g, g.n)} \\div ${g.a} = ${g.r ** (g.n - 1)} = ${g.r}^{${g.n - 1}}$`,
      why: 'So the ratio has been used that many times.',
    },
    { do: `The number is $${g.n - 1} + 1 = ${g.n}$.`, why: 'The first term has used the ratio 0 times.' },
  ],
  given: (g) => ({ value: term(g, g.n), list: begins(g, 3), words: worth(g) }),
  check: ({ value, list, words }) => {
    const steps = (a: number, ratio: number): number => {
      let n = 1
      for (let x = a; x < value; x *= ratio) n++
      return n
    }
    const [first = 1, second = 1] = numbersOf(list)
    const [, a = 1, r = 2] = numbersOf(words)
    return agreed([num(steps(first, second / first)), num(steps(a, r))])
  },
})

const bounce = template({
  id: 'algebra-1/geometric-bounce',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, 1, 12) * 100, p: int(rng, 1, 3), q: int(rng, 2, 5), n: int(rng, 2, 4) }),
      ({ h, p, q, n }) => p < q && frac(p, q).d === q && mul(h, pow(frac(p, q), n)).d === 1,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 7,
      stem: ({ h, p, q, n }, rng) =>
        `${person(rng)} drops a ball from a height of ${h} centimeters. After each bounce it rises to $\\frac{${p}}{${q}}$ of the height before. How high, in centimeters, does it rise after bounce number ${n}?`,
    },
  ],
  answer: ({ h, p, q, n }) => num(mul(h, pow(frac(p, q), n))),
  traps: [
    {
      misconception: 'a1-expo-stops-one-step-early',
      rule: ({ h, p, q, n }) => num(mul(h, pow(frac(p, q), n - 1))),
      why: ({ n }) => `is the height after bounce number ${n - 1}.`,
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      rule: ({ h, p, q, n }) => {
        const v = mul(h, pow(frac(p, q), n + 1))
        return v.d <= 2 ? num(v) : null
      },
      why: ({ n }) => `is the height after bounce number ${n + 1}.`,
    },
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      rule: ({ h, p, q, n }) => {
        const v = mul(h, frac(q - n * (q - p), q))
        return v.n > 0 ? num(v) : null
      },
      why: () => 'takes away the same height with each bounce.',
    },
    {
      misconception: 'a1-expo-divides-by-the-number-of-periods',
      rule: ({ h, p, q, n }) => num(mul(h, frac(p, q * n))),
      why: ({ n }) => `divides by ${n} instead of multiplying again.`,
    },
    {
      misconception: 'a1-expo-uses-the-lost-part',
      rule: ({ h, p, q, n }) => (2 * p === q ? null : num(mul(h, pow(frac(q - p, q), n)))),
      why: ({ p, q }) => `uses the part that is lost, $\\frac{${q - p}}{${q}}$.`,
    },
  ],
  explain: ({ h, p, q, n }) => [
    {
      do: `The heights form a geometric sequence with ratio $\\frac{${p}}{${q}}$.`,
      why: 'Each height is that part of the one before.',
    },
    {
      do: `$${h} \\cdot \\left(\\frac{${p}}{${q}}\\right)^{${n}} = ${toTex(mul(h, pow(frac(p, q), n)))}$`,
      why: `There are ${n} bounces, so the ratio is used ${n} times.`,
    },
  ],
  given: ({ h, p, q, n }) => ({ h, ratio: frac(p, q), n }),
  check: ({ h, ratio: r, n }) => {
    let x = frac(h)
    for (let i = 0; i < n; i++) x = mul(x, r)
    return num(x)
  },
})

const mistake = nameTheMistake({
  id: 'algebra-1/geometric-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  seconds: 90,
  items: 6,
  misconception: 'a1-expo-names-an-error-without-testing',
  draw: (rng): { a: number; second: number } =>
    until(
      () => {
        const a = int(rng, 2, 7)
        return { a, second: a * int(rng, 2, 5) }
      },
      ({ a, second }) => second !== a * a,
    ),
  task: ({ a, second }) =>
    `looked for term number 5 of the geometric sequence $${a}, ${second}, ${(second * second) / a}, \\ldots$`,
  solution: ({ a, second }) => num(a * (second / a) ** 4),
  work: ({ a, second }) =>
    `The ratio is $${second / a}$, and from term 1 to term 5 there are four steps: $${a} \\cdot ${second / a}^4$.`,
  mistakes: ({ a, second }) => {
    const r = second / a
    const steps = (count: number, next: (x: number) => number) =>
      num(Array.from({ length: count }).reduce((x: number) => next(x), a))
    return [
      {
        says: `Using the ratio $${r}$ five times instead of four times`,
        result: num(a * r ** 5),
        how: `$${a} \\cdot ${r}^5 = ${a * r ** 5}$`,
        again: steps(5, (x) => x * r),
      },
      {
        says: 'Adding the first difference in every step',
        result: num(a + 4 * (a * r - a)),
        how: `$${a} + 4 \\cdot ${a * r - a} = ${a + 4 * (a * r - a)}$`,
        again: steps(4, (x) => x + second - a),
      },
      {
        says: `Multiplying $${a}$ by $4 \\cdot ${r}$`,
        result: num(a * 4 * r),
        how: `$${a} \\cdot ${4 * r} = ${a * 4 * r}$`,
        again: num(second + second + second + second),
      },
      {
        says: 'Stopping at term number 4',
        result: num(a * r ** 3),
        how: `$${a} \\cdot ${r}^3 = ${a * r ** 3}$`,
        again: steps(3, (x) => x * r),
      },
    ]
  },
})

export const templates = [nth, ratio, formula, position, bounce, mistake]
