import {
  div,
  expr,
  type Frac,
  frac,
  int,
  mul,
  neg,
  num,
  pick,
  pow,
  sub,
  type Template,
  table,
  template,
  toTex,
  until,
  type Value,
} from '../../../kit.ts'
import { judgeClaims, nameTheMistake } from '../polynomial-functions/diagnose.ts'

const skill = 'a2-rational-exponents'
const base = { skill, calculator: false, response: 'choice' } as const

/** (r^n)^(±m/n). */
type Power = Readonly<{ r: number; n: number; m: number; s: number }>
const drawPower = (rng: () => number): Power =>
  until(
    () => ({ r: int(rng, 2, 5), n: int(rng, 2, 5), m: int(rng, 2, 5), s: pick(rng, [1, -1]) }),
    ({ r, n, m }) => m !== n && frac(m, n).d === n && r ** n <= 256 && r ** m <= 256,
  )
const result = ({ r, m, s }: Power): Frac => pow(r, s * m)
const expo = ({ n, m, s }: Power) => `${s < 0 ? '-' : ''}${m}/${n}`

const evaluate = template({
  ...base,
  id: 'algebra-2/evaluate-rational-exponent',
  difficulty: 'Medium',
  b: -0.6,
  seconds: 55,
  draw: drawPower,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `What is the value of $${e.r ** e.n}^{${expo(e)}}$?` },
    {
      id: 'root',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) =>
        e.s > 0
          ? `What is the value of $\\left(\\sqrt${e.n === 2 ? '' : `[${e.n}]`}{${e.r ** e.n}}\\right)^{${e.m}}$?`
          : `What is the value of $\\left(\\frac{1}{${e.r ** e.n}}\\right)^{${e.m}/${e.n}}$?`,
    },
  ],
  answer: (e) => num(result(e)),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-exponent',
      rule: (e) => num(frac(e.s * e.m * e.r ** e.n, e.n)),
      why: ({ n, m }) => `multiplies the base by $\\frac{${m}}{${n}}$ instead of raising it to that power.`,
    },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      rule: (e) => num(e.s > 0 ? e.r * e.m : frac(1, e.r * e.m)),
      why: ({ m }) => `multiplies the root by ${m} instead of raising it to the power ${m}.`,
    },
    {
      misconception: 'a2-negative-exponent-makes-negative',
      rule: (e) => num(-(e.r ** e.m)),
      why: () => 'makes the value negative; a negative exponent means a reciprocal.',
    },
    {
      misconception: 'a2-forgets-the-reciprocal',
      rule: (e) => num(pow(e.r, -e.s * e.m)),
      why: () => 'takes the reciprocal where it does not belong, or forgets it.',
    },
    { misconception: 'a2-negative-exponent-makes-negative', rule: (e) => num(neg(pow(e.r, -e.m))) },
    {
      misconception: 'a2-takes-only-the-root',
      rule: (e) => num(pow(e.r, e.s)),
      why: () => 'takes the root, but leaves out the power.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      rule: (e) => (e.r ** e.n % e.m === 0 && e.s > 0 ? num(e.r ** e.n / e.m) : null),
      why: ({ m }) => `divides the base by ${m}.`,
    },
  ],
  explain: (e) => [
    {
      do: `The root first: $\\sqrt${e.n === 2 ? '' : `[${e.n}]`}{${e.r ** e.n}} = ${e.r}$, since $${e.r}^{${e.n}} = ${e.r ** e.n}$.`,
      why: `In the exponent $\\frac{${e.m}}{${e.n}}$ the bottom is the root.`,
    },
    {
      do: `Then the power: $${e.r}^{${e.m}} = ${e.r ** e.m}$.`,
      why: `The top of the exponent, ${e.m}, is the power. Taking the root first keeps the numbers small.`,
    },
    ...(e.s < 0
      ? [
          {
            do: `The answer is the reciprocal, $${toTex(result(e))}$.`,
            why: 'A negative exponent, or a fraction with 1 on top, turns the value over.',
          },
        ]
      : []),
  ],
  // A square root shows no 2.
  given: (e) => ({ base: e.r ** e.n, root: e.n === 2 ? 1 : e.n, m: e.m, s: e.s }),
  check: ({ base: b, root, m, s }) => {
    const size = Math.round(b ** (m / (root === 1 ? 2 : root)))
    return num(s > 0 ? size : frac(1, size))
  },
})

const power = (p: Frac): Value =>
  expr(p.d === 1 ? (p.n === 1 ? 'x' : `x^{${p.n}}`) : `x^{${p.n}/${p.d}}`, ({ x }) => x ** (p.n / p.d))
const radical = (n: number, m: number): Value =>
  expr(`\\sqrt${n === 2 ? '' : `[${n}]`}{${m === 1 ? 'x' : `x^{${m}}`}}`, ({ x }) => x ** (m / n))

type MN = Readonly<{ m: number; n: number }>
const drawMN = (rng: () => number): MN =>
  until(
    () => ({ m: int(rng, 2, 9), n: int(rng, 2, 7) }),
    ({ m, n }) => m !== n && frac(m, n).d === n && frac(m, n).n === m,
  )

const toExponent = template({
  ...base,
  id: 'algebra-2/radical-to-exponent',
  difficulty: 'Low',
  b: -1.1,
  seconds: 45,
  draw: drawMN,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ m, n }) => `For $x \\gt 0$, which expression is equal to ${radical(n, m).html}?`,
    },
  ],
  answer: ({ m, n }) => power(frac(m, n)),
  traps: [
    {
      misconception: 'a2-swaps-root-and-power',
      rule: ({ m, n }) => power(frac(n, m)),
      why: () => 'has the root on top; it belongs below.',
    },
    {
      misconception: 'a2-subtracts-root-and-power',
      rule: ({ m, n }) => power(frac(m - n)),
      why: () => 'subtracts the root from the power.',
    },
    {
      misconception: 'a2-multiplies-root-and-power',
      rule: ({ m, n }) => power(frac(m * n)),
      why: () => 'multiplies root and power.',
    },
    {
      misconception: 'a2-negative-exponent-makes-negative',
      rule: ({ m, n }) => power(frac(-m, n)),
      why: () => 'is the reciprocal.',
    },
    { misconception: 'a2-swaps-root-and-power', rule: ({ m, n }) => power(frac(-n, m)) },
  ],
  explain: ({ m, n }) => [
    { do: `$\\sqrt[n]{x^{m}} = x^{m/n}$`, why: 'Root below, power above.' },
    {
      do: `Here the power is ${m} and the root is ${n}: ${power(frac(m, n)).html}.`,
      why: `Raised to the power ${n}, both give $x^{${m}}$.`,
    },
  ],
  given: ({ m, n }) => ({ m, root: n === 2 ? 1 : n }),
  check: ({ m, root }) =>
    expr('c', ({ x }) => (x < 0 ? Number.NaN : Math.exp((m * Math.log(x)) / (root === 1 ? 2 : root)))),
})

type Two = Readonly<{ a: Frac; b: Frac; s: number }>
const combine = template({
  ...base,
  id: 'algebra-2/combine-rational-exponents',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 65,
  draw: (rng): Two =>
    until(
      () => ({
        a: frac(int(rng, 1, 7), int(rng, 2, 6)),
        b: frac(int(rng, 1, 5), int(rng, 2, 6)),
        s: pick(rng, [1, -1]),
      }),
      ({ a, b, s }) =>
        a.d !== 1 &&
        b.d !== 1 &&
        a.d !== b.d &&
        a.n / a.d > b.n / b.d &&
        frac(a.n * b.d + s * b.n * a.d, a.d * b.d).d !== 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, s }) =>
        s > 0
          ? `For $x \\gt 0$, which expression is equal to ${power(a).html.slice(0, -1)} \\cdot ${power(b).html.slice(1)}?`
          : `For $x \\gt 0$, which expression is equal to $\\frac{${power(a).html.slice(1, -1)}}{${power(b).html.slice(1, -1)}}$?`,
    },
    {
      id: 'roots',
      kind: 'multi-step',
      items: 6,
      b: 0.3,
      stem: ({ a, b, s }) =>
        s > 0
          ? `Which expression is equal to ${radical(a.d, a.n).html.slice(0, -1)} \\cdot ${radical(b.d, b.n).html.slice(1)} for all $x \\gt 0$?`
          : `Which expression is equal to $\\frac{${radical(a.d, a.n).html.slice(1, -1)}}{${radical(b.d, b.n).html.slice(1, -1)}}$ for all $x \\gt 0$?`,
    },
  ],
  answer: ({ a, b, s }) => power(frac(a.n * b.d + s * b.n * a.d, a.d * b.d)),
  traps: [
    {
      misconception: 'a2-multiplies-exponents-in-a-product',
      rule: ({ a, b, s }) => power(s > 0 ? frac(a.n * b.n, a.d * b.d) : frac(a.n * b.d, a.d * b.n)),
      why: ({ s }) => `${s > 0 ? 'multiplies' : 'divides'} the exponents; they are ${s > 0 ? 'added' : 'subtracted'}.`,
    },
    {
      misconception: 'a2-adds-tops-and-bottoms-of-exponents',
      rule: ({ a, b }) => power(frac(a.n + b.n, a.d + b.d)),
      why: () => 'adds the tops and the bottoms of the exponents.',
    },
    {
      misconception: 'a2-combines-exponents-the-wrong-way',
      rule: ({ a, b, s }) => power(frac(a.n * b.d - s * b.n * a.d, a.d * b.d)),
      why: ({ s }) => `${s > 0 ? 'subtracts' : 'adds'} the exponents.`,
    },
    {
      misconception: 'a2-swaps-root-and-power',
      rule: ({ a, b, s }) => power(frac(a.d * b.d, a.n * b.d + s * b.n * a.d)),
    },
    { misconception: 'a2-adds-tops-and-bottoms-of-exponents', rule: ({ a, b }) => power(frac(a.n + b.n, a.d * b.d)) },
  ],
  explain: ({ a, b, s }) => [
    {
      do: `${s > 0 ? 'Add' : 'Subtract'} the exponents: $${toTex(a)} ${s > 0 ? '+' : '-'} ${toTex(b)} = ${toTex(frac(a.n * b.d + s * b.n * a.d, a.d * b.d))}$.`,
      why: 'The laws of exponents hold for fractions as well; a root is a power with a fraction.',
    },
    {
      do: `The result is ${power(frac(a.n * b.d + s * b.n * a.d, a.d * b.d)).html}.`,
      why: 'Fractions are added over a common denominator.',
    },
  ],
  // A square root shows no 2.
  given: ({ a, b, s }) => ({ tops: [a.n, b.n], bottoms: [a.d, b.d].map((d) => (d === 2 ? 1 : d)), s }),
  check: ({ tops: [p = 1, q = 1], bottoms, s }) => {
    const [m = 2, n = 2] = bottoms.map((d) => (d === 1 ? 2 : d))
    return expr('c', ({ x }) => x ** (p / m) * x ** ((s * q) / n))
  },
})

const kepler = template({
  ...base,
  id: 'algebra-2/power-model-of-orbits',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) => ({ r: int(rng, 2, 12), back: pick(rng, [0, 1]) }),
  frames: [
    {
      id: 'orbit',
      kind: 'words',
      items: 6,
      stem: ({ r, back }) =>
        back === 0
          ? `In a space game, a planet at distance $a$ from its star needs $T = a^{3/2}$ years for one orbit. How many years does a planet at distance $${r * r}$ need?`
          : `In a space game, a planet at distance $a$ from its star needs $T = a^{3/2}$ years for one orbit. One planet needs $${r ** 3}$ years. What is its distance $a$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ r, back }) =>
        `<p>A model says that a fish of mass $m$ has gills with an area of $A = m^{3/2}$ units. One entry is missing.</p>${table(['Mass $m$', 'Area $A$'], [['$1$', '$1$'], back === 0 ? [`$${r * r}$`, '?'] : ['?', `$${r ** 3}$`], ['$400$', '$8000$']])}<p>Which number is missing?</p>`,
    },
  ],
  answer: ({ r, back }) => num(back === 0 ? r ** 3 : r * r),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-exponent',
      rule: ({ r, back }) => num(back === 0 ? frac(3 * r * r, 2) : frac(2 * r ** 3, 3)),
      why: () => 'multiplies or divides by $\\frac{3}{2}$ instead of using it as an exponent.',
    },
    { misconception: 'a2-takes-only-the-root', rule: ({ r }) => num(r), why: () => 'takes the root and stops there.' },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      rule: ({ r, back }) => num(back === 0 ? 3 * r : 2 * r),
      why: () => 'multiplies the root by the top of the exponent.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      rule: ({ r, back }) => num(back === 0 ? r ** 4 : r ** 3 * r),
      why: () => 'mixes up which part of the exponent is the root.',
    },
    {
      misconception: 'a2-multiplies-by-the-exponent',
      rule: ({ r, back }) => num(back === 0 ? r * r + r : r ** 3 - r),
      why: () => 'adds or subtracts the root instead of multiplying by it.',
    },
  ],
  explain: ({ r, back }) =>
    back === 0
      ? [
          { do: `$\\sqrt{${r * r}} = ${r}$`, why: 'The bottom of the exponent says: square root.' },
          { do: `$${r}^{3} = ${r ** 3}$`, why: 'The top says: third power.' },
        ]
      : [
          {
            do: `Raise both sides to the power $\\frac{2}{3}$: the unknown is $${r ** 3}^{2/3}$.`,
            why: 'The reciprocal exponent undoes the power.',
          },
          { do: `$\\sqrt[3]{${r ** 3}} = ${r}$ and $${r}^{2} = ${r * r}$.`, why: 'Third root first, then the square.' },
        ],
  given: ({ r, back }) => ({ shown: back === 0 ? r * r : r ** 3, asked: back === 0 ? 'power' : 'base' }),
  // Tries whole numbers: the square of the power is the cube of the base.
  check: ({ shown, asked }) => {
    const fits = (x: number) => (asked === 'power' ? x * x === shown ** 3 : x ** 3 === shown * shown)
    return num(Array.from({ length: 5000 }, (_, x) => x).find(fits) ?? 0)
  },
})

const solve = template({
  ...base,
  id: 'algebra-2/solve-rational-exponent',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 6), m: int(rng, 2, 5), n: int(rng, 2, 5), a: int(rng, 2, 6) }),
      ({ r, m, n, a }) => m !== n && frac(m, n).d === n && r ** m <= 300 && r ** n <= 300 && a * r ** m < 1500,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ r, m, n, a }) => `What is the positive solution of $${a}x^{${m}/${n}} = ${a * r ** m}$?`,
    },
  ],
  answer: ({ r, n }) => num(r ** n),
  traps: [
    {
      misconception: 'a2-takes-only-the-root',
      rule: ({ r }) => num(r),
      why: ({ m }) => `takes only the root of order ${m}.`,
    },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      rule: ({ r, n }) => num(r * n),
      why: ({ n }) => `multiplies by ${n} instead of raising to the power ${n}.`,
    },
    {
      misconception: 'a2-multiplies-by-the-exponent',
      rule: ({ r, m, n }) => num(frac(n * r ** m, m)),
      why: () => 'divides by the exponent instead of undoing the power.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      rule: ({ r, m }) => num(r ** m),
      why: () => 'stops at the value of the power.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      rule: ({ r, n }) => num(r ** (n + 1)),
      why: () => 'has one factor too many.',
    },
  ],
  explain: ({ r, m, n, a }) => [
    { do: `Divide by ${a}: $x^{${m}/${n}} = ${r ** m}$.`, why: 'First get the power alone.' },
    {
      do: `Raise both sides to the power $\\frac{${n}}{${m}}$: $x = ${r ** m}^{${n}/${m}} = ${r}^{${n}} = ${r ** n}$.`,
      why: 'The reciprocal exponent undoes the power.',
    },
  ],
  given: ({ r, m, n, a }) => ({ a, m, n, value: a * r ** m }),
  check: ({ a, m, n, value }) => {
    for (let x = 1; x <= 400; x++) if (Math.abs(a * x ** (m / n) - value) < 1e-6) return num(x)
    return num(0)
  },
})

const read = (text: string): Power => JSON.parse(text) as Power

const mistake = nameTheMistake({
  id: 'algebra-2/rational-exponent-mistake',
  skill,
  prefix: 'a2-rad',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  items: 6,
  // As text: the root itself is not shown.
  draw: (rng): string => JSON.stringify({ ...drawPower(rng), s: -1 }),
  task: (text) => `evaluated $${read(text).r ** read(text).n}^{${expo(read(text))}}$`,
  solution: (text) => num(result(read(text))),
  work: (text) => {
    const e = read(text)
    return `$${e.n === 2 ? '\\sqrt' : `\\sqrt[${e.n}]`}{${e.r ** e.n}} = ${e.r}$, $${e.r}^{${e.m}} = ${e.r ** e.m}$, and the minus sign asks for the reciprocal`
  },
  mistakes: (text) => {
    const e = read(text)
    return [
      {
        says: 'Making the value negative instead of taking the reciprocal',
        work: `$-${e.r}^{${e.m}}$`,
        result: num(-(e.r ** e.m)),
      },
      { says: 'Ignoring the minus sign in the exponent', work: `$${e.r}^{${e.m}}$`, result: num(e.r ** e.m) },
      {
        says: `Multiplying the base by $-\\frac{${e.m}}{${e.n}}$`,
        work: `$${e.r ** e.n} \\cdot \\left(-\\frac{${e.m}}{${e.n}}\\right)$`,
        result: num(frac(-e.m * e.r ** e.n, e.n)),
      },
      {
        says: `Multiplying the root by ${e.m} before taking the reciprocal`,
        work: `$\\frac{1}{${e.r} \\cdot ${e.m}}$`,
        result: num(frac(1, e.r * e.m)),
      },
    ]
  },
  redo: (text) => {
    const { r, m, n } = read(text)
    const base = r ** n
    const size = Math.round(Math.exp((m * Math.log(base)) / n))
    const rootAgain = Math.round(base ** (1 / n))
    return [
      num(div(1, size)),
      num(sub(0, size)),
      num(size),
      num(mul(base, frac(-m, n))),
      num(div(div(1, m), rootAgain)),
    ]
  },
})

type K = Readonly<{ k: number; j: number }>
const claims = judgeClaims({
  id: 'algebra-2/root-claims',
  skill,
  prefix: 'a2-rad',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  items: 6,
  draw: (rng): K =>
    until(
      () => ({ k: int(rng, 2, 9), j: int(rng, 2, 9) }),
      ({ k, j }) => k !== j,
    ),
  setup: ({ k, j }) => `Two students talk about roots, with the numbers $${k}$ and $${j}$.`,
  claims: ({ k, j }) => [
    {
      id: 'cube',
      says: `“$\\sqrt[3]{${-(k ** 3)}} = ${-k}$.”`,
      holds: true,
      because: `$(${-k})^{3} = ${-(k ** 3)}$; odd roots of negative numbers exist.`,
    },
    {
      id: 'abs',
      says: `“$\\sqrt{(${-k})^{2}} = ${k}$.”`,
      holds: true,
      because: `$(${-k})^{2} = ${k * k}$, and a square root is never negative.`,
    },
    {
      id: 'product',
      says: `“$\\sqrt{${k * k} \\cdot ${j * j}} = ${k * j}$.”`,
      holds: true,
      because: 'The root of a product is the product of the roots.',
    },
    {
      id: 'minus',
      says: `“$\\sqrt{(${-j})^{2}} = ${-j}$.”`,
      holds: false,
      because: 'A square root is never negative.',
    },
    {
      id: 'sum',
      says: `“$\\sqrt{${k * k} + ${j * j}} = ${k + j}$.”`,
      holds: false,
      because: `The root of a sum is not the sum of the roots: $${k + j}^{2} = ${(k + j) ** 2}$.`,
    },
    {
      id: 'fourth',
      says: `“$\\sqrt[4]{${-(j ** 4)}} = ${-j}$.”`,
      holds: false,
      because: 'An even power is never negative, so this root is not a real number.',
    },
  ],
  verify: ({ k, j }, id) => {
    const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
    if (id === 'cube') return near(Math.cbrt(-(k ** 3)), -k)
    if (id === 'abs') return near(Math.sqrt((-k) ** 2), k)
    if (id === 'product') return near(Math.sqrt(k * k * j * j), k * j)
    if (id === 'minus') return near(Math.sqrt((-j) ** 2), -j)
    return id === 'sum' ? near(Math.sqrt(k * k + j * j), k + j) : (-j) ** 4 === -(j ** 4)
  },
})

export const templates: readonly Template[] = [evaluate, toExponent, combine, kepler, solve, mistake, claims]
