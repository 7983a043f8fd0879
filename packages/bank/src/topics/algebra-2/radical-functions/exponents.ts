import {
  expr,
  type Frac,
  frac,
  int,
  neg,
  num,
  pick,
  pow,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'

const skill = 'a2-rational-exponents'
const base = { skill, calculator: false, response: 'choice' } as const

/** (r^n)^(±m/n). */
export type Power = Readonly<{ r: number; n: number; m: number; s: number }>
export const drawPower = (rng: () => number): Power =>
  until(
    () => ({ r: int(rng, 2, 5), n: int(rng, 2, 5), m: int(rng, 2, 5), s: pick(rng, [1, -1]) }),
    ({ r, n, m }) => m !== n && frac(m, n).d === n && r ** n <= 256 && r ** m <= 256,
  )

export const result = ({ r, m, s }: Power): Frac => pow(r, s * m)
export const expo = ({ n, m, s }: Power) => `${s < 0 ? '-' : ''}${m}/${n}`

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
  // A square root shows no 2.
  given: (e) => ({ base: e.r ** e.n, root: e.n === 2 ? 1 : e.n, m: e.m, s: e.s }),
  answer: (e) => num(result(e)),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-exponent',
      shortcut: (e) => num(frac(e.s * e.m * e.r ** e.n, e.n)),
      why: ({ n, m }) => `multiplies the base by $\\frac{${m}}{${n}}$ instead of raising it to that power.`,
    },
    {
      misconception: 'a2-multiplies-the-root-by-the-top',
      shortcut: (e) => num(e.s > 0 ? e.r * e.m : frac(1, e.r * e.m)),
      why: ({ m }) => `multiplies the root by ${m} instead of raising it to the power ${m}.`,
    },
    {
      misconception: 'a2-negative-exponent-makes-negative',
      shortcut: (e) => num(-(e.r ** e.m)),
      why: () => 'makes the value negative; a negative exponent means a reciprocal.',
    },
    {
      misconception: 'a2-forgets-the-reciprocal',
      shortcut: (e) => num(pow(e.r, -e.s * e.m)),
      why: () => 'takes the reciprocal where it does not belong, or forgets it.',
    },
    { misconception: 'a2-negative-exponent-makes-negative', shortcut: (e) => num(neg(pow(e.r, -e.m))) },
    {
      misconception: 'a2-takes-only-the-root',
      shortcut: (e) => num(pow(e.r, e.s)),
      why: () => 'takes the root, but leaves out the power.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      shortcut: (e) => (e.r ** e.n % e.m === 0 && e.s > 0 ? num(e.r ** e.n / e.m) : null),
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
  given: ({ m, n }) => ({ m, root: n === 2 ? 1 : n }),
  answer: ({ m, n }) => power(frac(m, n)),
  traps: [
    {
      misconception: 'a2-swaps-root-and-power',
      shortcut: ({ m, n }) => power(frac(n, m)),
      why: () => 'has the root on top; it belongs below.',
    },
    {
      misconception: 'a2-subtracts-root-and-power',
      shortcut: ({ m, n }) => power(frac(m - n)),
      why: () => 'subtracts the root from the power.',
    },
    {
      misconception: 'a2-multiplies-root-and-power',
      shortcut: ({ m, n }) => power(frac(m * n)),
      why: () => 'multiplies root and power.',
    },
    {
      misconception: 'a2-negative-exponent-makes-negative',
      shortcut: ({ m, n }) => power(frac(-m, n)),
      why: () => 'is the reciprocal.',
    },
    { misconception: 'a2-swaps-root-and-power', shortcut: ({ m, n }) => power(frac(-n, m)) },
  ],
  explain: ({ m, n }) => [
    { do: `$\\sqrt[n]{x^{m}} = x^{m/n}$`, why: 'Root below, power above.' },
    {
      do: `Here the power is ${m} and the root is ${n}: ${power(frac(m, n)).html}.`,
      why: `Raised to the power ${n}, both give $x^{${m}}$.`,
    },
  ],
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
  // A square root shows no 2.
  given: ({ a, b, s }) => ({ tops: [a.n, b.n], bottoms: [a.d, b.d].map((d) => (d === 2 ? 1 : d)), s }),
  answer: ({ a, b, s }) => power(frac(a.n * b.d + s * b.n * a.d, a.d * b.d)),
  traps: [
    {
      misconception: 'a2-multiplies-exponents-in-a-product',
      shortcut: ({ a, b, s }) => power(s > 0 ? frac(a.n * b.n, a.d * b.d) : frac(a.n * b.d, a.d * b.n)),
      why: ({ s }) => `${s > 0 ? 'multiplies' : 'divides'} the exponents; they are ${s > 0 ? 'added' : 'subtracted'}.`,
    },
    {
      misconception: 'a2-adds-tops-and-bottoms-of-exponents',
      shortcut: ({ a, b }) => power(frac(a.n + b.n, a.d + b.d)),
      why: () => 'adds the tops and the bottoms of the exponents.',
    },
    {
      misconception: 'a2-combines-exponents-the-wrong-way',
      shortcut: ({ a, b, s }) => power(frac(a.n * b.d - s * b.n * a.d, a.d * b.d)),
      why: ({ s }) => `${s > 0 ? 'subtracts' : 'adds'} the exponents.`,
    },
    {
      misconception: 'a2-swaps-root-and-power',
      shortcut: ({ a, b, s }) => power(frac(a.d * b.d, a.n * b.d + s * b.n * a.d)),
    },
    {
      misconception: 'a2-adds-tops-and-bottoms-of-exponents',
      shortcut: ({ a, b }) => power(frac(a.n + b.n, a.d * b.d)),
    },
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
  check: ({ tops: [p = 1, q = 1], bottoms, s }) => {
    const [m = 2, n = 2] = bottoms.map((d) => (d === 1 ? 2 : d))
    return expr('c', ({ x }) => x ** (p / m) * x ** ((s * q) / n))
  },
})

export const templates: readonly Template[] = [evaluate, toExponent, combine]
