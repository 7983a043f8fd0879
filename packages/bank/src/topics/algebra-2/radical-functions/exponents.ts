import {
  div,
  expr,
  type Frac,
  frac,
  int,
  lcm,
  nearly,
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
/** Powers with a negative exponent show the key more, so that they are drawn again more often: most draws are of them. */
export const drawPower = (rng: () => number): Power =>
  until(
    () => ({ r: int(rng, 2, 5), n: int(rng, 2, 5), m: int(rng, 2, 5), s: int(rng, 1, 40) === 1 ? 1 : -1 }),
    ({ r, n, m }) => m !== n && frac(m, n).d === n && r ** n <= 256 && r ** m <= 256,
  )

export const result = ({ r, m, s }: Power): Frac => pow(r, s * m)
export const expo = ({ n, m, s }: Power) => `${s < 0 ? '-' : ''}${m}/${n}`

/** What is shown of a power: a square root shows no 2. */
type Shown = Readonly<{ base: number; root: number; m: number; s: number }>
const readPower = ({ base: b, root, m, s }: Shown): Power => {
  const n = root === 1 ? 2 : root
  return { r: Math.round(b ** (1 / n)), n, m, s }
}

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
      misconception: 'a2-multiplies-the-root-by-the-top',
      says: ({ r, n, m, s }) =>
        `I multiplied $${r}$, the root of $${r ** n}$, by $${m}$ instead of raising it to the power $${m}$${s < 0 ? ', and then took the reciprocal' : ''}.`,
      classic: true,
      operation: 'power-as-product',
      operands: ({ base, root, m }) => [Math.round(base ** (1 / (root === 1 ? 2 : root))), m],
      after: (got, { s }) => (s < 0 ? div(1, got) : got),
      rule: (g) => {
        const { r, m, s } = readPower(g)
        return num(s > 0 ? r * m : frac(1, r * m))
      },
      why: ({ m }) => `multiplies the root by ${m} instead of raising it to the power ${m}.`,
    },
    {
      misconception: 'a2-negative-exponent-makes-negative',
      classic: true,
      operation: 'negative-exponent-as-negative-number',
      operands: ({ base, root, m }) => [Math.round(base ** (1 / (root === 1 ? 2 : root))), m],
      rule: (g, frame) => (g.s > 0 || frame === 'root' ? null : num(-(readPower(g).r ** g.m))),
      why: () => 'makes the value negative; a negative exponent means a reciprocal.',
    },
    {
      misconception: 'a2-multiplies-by-the-exponent',
      rule: (g, frame) => {
        const { n, m, s } = readPower(g)
        if (frame === 'root') return s > 0 ? null : num(frac(m, n * g.base))
        return num(frac(s * m * g.base, n))
      },
      why: ({ n, m, s }) =>
        `multiplies the base by $${s < 0 ? '-' : ''}\\frac{${m}}{${n}}$ instead of raising it to that power.`,
    },
    {
      misconception: 'a2-forgets-the-reciprocal',
      operation: 'sign-dropped',
      operands: ({ m }) => [-m],
      after: (got, { base, root }) => pow(Math.round(base ** (1 / (root === 1 ? 2 : root))), got.n),
      rule: (g) => (g.s > 0 ? null : num(readPower(g).r ** g.m)),
      why: () => 'forgets to take the reciprocal of the value at the end.',
    },
    {
      misconception: 'a2-takes-only-the-root',
      operation: 'exponent-left-out',
      operands: ({ base, root }) => [Math.round(base ** (1 / (root === 1 ? 2 : root)))],
      after: (got, { s }) => (s < 0 ? div(1, got) : got),
      rule: (g) => num(pow(readPower(g).r, g.s)),
      why: () => 'takes the root, but leaves out the power.',
    },
    {
      misconception: 'a2-divides-by-the-root',
      rule: (g) => {
        const { n, m, s } = readPower(g)
        return g.base % n === 0 && s > 0 ? num((g.base / n) ** m) : null
      },
      why: ({ n }) => `divides by ${n} where the root of order ${n} is meant.`,
    },
  ],
  explain: (e, frame) => {
    const [b, root] = [e.r ** e.n, `\\sqrt${e.n === 2 ? '' : `[${e.n}]`}{${e.r ** e.n}}`]
    const inverted = frame === 'root' && e.s < 0
    const times = (count: number) => Array.from({ length: count }, () => e.r).join(' \\cdot ')
    const shown =
      frame === 'root'
        ? e.s > 0
          ? `\\left(${root}\\right)^{${e.m}}`
          : `\\left(\\frac{1}{${b}}\\right)^{${e.m}/${e.n}}`
        : `${b}^{${expo(e)}}`
    return {
      plan: 'A fraction in the exponent means a root and a power: the denominator is the root, the numerator is the power. Take the root first.',
      steps: [
        e.s > 0
          ? frame === 'root'
            ? {
                do: `Look for the number with $${e.n === 2 ? 'n^{2}' : `n^{${e.n}}`} = ${b}$.`,
                why: 'That is what the root asks for.',
              }
            : {
                do: `$${shown} = \\left(${root}\\right)^{${e.m}}$`,
                why: 'The denominator of the exponent is the root, the numerator is the power.',
              }
          : {
              do: `$${shown} = \\frac{1}{\\left(${root}\\right)^{${e.m}}}$`,
              why:
                frame === 'root'
                  ? 'A power of a fraction is the power of the top over the power of the bottom; the denominator of the exponent is the root.'
                  : 'The minus sign of the exponent means one over the power; the denominator of the exponent is the root.',
            },
        { do: `The root is $${root} = ${e.r}$.`, why: `$${times(e.n)} = ${b}$.` },
        {
          do: `${e.s > 0 ? 'The value' : 'The power'} is $${e.r}^{${e.m}} = ${times(e.m)} = ${e.r ** e.m}$.`,
          why: 'Taking the root before the power keeps the numbers small.',
        },
        ...(e.s < 0
          ? [
              {
                do: `So the value is $${toTex(result(e))}$.`,
                why: 'It is one over this power.',
              },
            ]
          : []),
      ],
      check: `Backward: $${e.m === 1 ? `${e.r}^{${e.n}}` : `${e.r ** e.m}^{${e.n}/${e.m}} = ${e.r}^{${e.n}}`} = ${b}$${e.s < 0 ? `, and the value is one over ${e.r ** e.m}` : ''}.`,
      faster: `Write the number as a power: $${inverted ? `\\frac{1}{${b}}` : b} = ${e.r}^{${inverted ? -e.n : e.n}}$, and $${inverted ? -e.n : e.n} \\cdot ${e.s < 0 && !inverted ? `\\left(-\\frac{${e.m}}{${e.n}}\\right)` : `\\frac{${e.m}}{${e.n}}`} = ${e.s * e.m}$, so the value is $${e.r}^{${e.s * e.m}} = ${toTex(result(e))}$.`,
    }
  },
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

/** A square root shows no 2. */
const orderOf = (root: number) => (root === 1 ? 2 : root)

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
      classic: true,
      rule: ({ m, root }) => power(frac(orderOf(root), m)),
      why: () => 'has the root on top; it belongs below.',
    },
    {
      misconception: 'a2-multiplies-root-and-power',
      rule: ({ m, root }) => power(frac(m * orderOf(root))),
      why: () => 'multiplies root and power.',
    },
    {
      misconception: 'a2-subtracts-root-and-power',
      rule: ({ m, root }) => power(frac(m - orderOf(root))),
      why: () => 'subtracts the root from the power.',
    },
    {
      misconception: 'a2-takes-only-the-root',
      rule: ({ root }) => power(frac(1, orderOf(root))),
      says: () => 'I wrote the root as an exponent and forgot the power.',
      why: ({ m }) => `forgets the power ${m}.`,
    },
  ],
  explain: ({ m, n }) => ({
    plan: 'A root of a power is a power with a fraction in the exponent: power above, root below.',
    steps: [
      { do: `$\\sqrt[n]{x^{m}} = x^{m/n}$`, why: 'Root below, power above.' },
      {
        do: `Here the power is ${m} and the root is ${n}: ${power(frac(m, n)).html}.`,
        why: `Raised to the power ${n}, both give $x^{${m}}$.`,
      },
    ],
    check: `Try $x = 2^{${n}}$: under the root stands $2^{${m * n}}$, and taking the root divides the exponent by ${n}, which leaves $2^{${m}}$. The power gives $2^{${n} \\cdot ${m}/${n}} = 2^{${m}}$ as well.`,
  }),
  check: ({ m, root }) =>
    expr('c', ({ x }) => (x < 0 ? Number.NaN : Math.exp((m * Math.log(x)) / (root === 1 ? 2 : root)))),
})

type Two = Readonly<{ a: Frac; b: Frac; s: number }>

type Parts = Readonly<{ tops: readonly number[]; bottoms: readonly number[]; s: number }>
const readTwo = ({ tops: [p = 1, q = 1], bottoms: [m = 2, n = 2], s }: Parts): Two => ({
  a: frac(p, orderOf(m)),
  b: frac(q, orderOf(n)),
  s,
})

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
      classic: true,
      rule: (g) => {
        const { a, b, s } = readTwo(g)
        return power(s > 0 ? frac(a.n * b.n, a.d * b.d) : frac(a.n * b.d, a.d * b.n))
      },
      says: ({ s }) => (s > 0 ? 'I multiplied the exponents.' : 'I divided the exponents.'),
      why: ({ s }) => `${s > 0 ? 'multiplies' : 'divides'} the exponents; they are ${s > 0 ? 'added' : 'subtracted'}.`,
    },
    {
      misconception: 'a2-adds-tops-and-bottoms-of-exponents',
      classic: true,
      rule: (g) => {
        const { a, b, s } = readTwo(g)
        return a.n + s * b.n === 0 ? null : power(frac(a.n + s * b.n, a.d + s * b.d))
      },
      says: ({ s }) =>
        s > 0
          ? 'I added the numerators and added the denominators of the exponents.'
          : 'I subtracted the numerators and subtracted the denominators of the exponents.',
      why: ({ s }) => `${s > 0 ? 'adds' : 'subtracts'} numerators and denominators of the exponents separately.`,
    },
    {
      misconception: 'a2-combines-exponents-the-wrong-way',
      rule: (g) => {
        const { a, b, s } = readTwo(g)
        return power(frac(a.n * b.d - s * b.n * a.d, a.d * b.d))
      },
      says: ({ s }) => (s > 0 ? 'I subtracted the exponents of a product.' : 'I added the exponents of a quotient.'),
      why: ({ s }) => `${s > 0 ? 'subtracts' : 'adds'} the exponents.`,
    },
    {
      misconception: 'a2-adds-tops-and-bottoms-of-exponents',
      rule: (g) => {
        const { a, b, s } = readTwo(g)
        return a.n + s * b.n === 0 ? null : power(frac(a.n + s * b.n, lcm(a.d, b.d)))
      },
      says: () => 'I wrote the exponents over one denominator, but kept their numerators.',
      why: () => 'takes the common denominator, but keeps the numerators of the exponents.',
    },
    {
      misconception: 'a2-swaps-root-and-power',
      says: () => 'I wrote each root as the numerator of its exponent and each power as the denominator.',
      rule: (g, frame) => {
        const { a, b, s } = readTwo(g)
        const top = a.d * b.n + s * b.d * a.n
        return frame === 'bare' || top === 0 ? null : power(frac(top, a.n * b.n))
      },
      why: () => 'writes each root on top of its exponent and each power below.',
    },
  ],
  explain: ({ a, b, s }, frame) => {
    const l = lcm(a.d, b.d)
    const [p, q] = [(a.n * l) / a.d, (b.n * l) / b.d]
    const sign = s > 0 ? '+' : '-'
    const sum = frac(p + s * q, l)
    return {
      plan: 'Write roots as powers. In a product of powers of the same base the exponents are added, in a quotient they are subtracted.',
      steps: [
        ...(frame === 'roots'
          ? [
              {
                do: `Write the roots as powers: ${radical(a.d, a.n).html.slice(0, -1)} = ${power(a).html.slice(1)} and ${radical(b.d, b.n).html.slice(0, -1)} = ${power(b).html.slice(1)}.`,
                why: 'The root is the denominator of the exponent, the power is its numerator.',
              },
            ]
          : []),
        {
          do: `${s > 0 ? 'Add' : 'Subtract'} the exponents: $${toTex(a)} ${sign} ${toTex(b)}$.`,
          why: `In a ${s > 0 ? 'product' : 'quotient'} of powers with the same base the exponents are ${s > 0 ? 'added' : 'subtracted'}, also when they are fractions.`,
        },
        {
          do: `Over the common denominator $${l}$: $\\frac{${p}}{${l}} ${sign} \\frac{${q}}{${l}} = \\frac{${p + s * q}}{${l}}${sum.d === l ? '' : ` = ${toTex(sum)}`}$.`,
          why: 'Fractions are added and subtracted over a common denominator.',
        },
        {
          do: `The result is ${power(sum).html}.`,
          why: 'The base stays the same.',
        },
      ],
      check: `In decimals $${toTex(a)} ${nearly(a.n / a.d, 2)}$ and $${toTex(b)} ${nearly(b.n / b.d, 2)}$, and their ${s > 0 ? 'sum' : 'difference'} is $${toTex(sum)} ${nearly(sum.n / sum.d, 2)}$.`,
      faster: `Avoid the fractions with $x = t^{${l}}$: the two powers are $t^{${p}}$ and $${q === 1 ? 't' : `t^{${q}}`}$, their ${s > 0 ? 'product' : 'quotient'} is $${p + s * q === 1 ? 't' : `t^{${p + s * q}}`}$, and this is ${power(sum).html}.`,
    }
  },
  check: ({ tops: [p = 1, q = 1], bottoms, s }) => {
    const [m = 2, n = 2] = bottoms.map((d) => (d === 1 ? 2 : d))
    return expr('c', ({ x }) => x ** (p / m) * x ** ((s * q) / n))
  },
})

export const templates: readonly Template[] = [evaluate, toExponent, combine]
