import {
  expr,
  findTheWrongLine,
  gcd,
  int,
  linear,
  mul,
  nameTheWorkedMistake,
  num,
  paren,
  pick,
  polyAdd,
  polyCoef,
  polyMul,
  polynomial,
  polyPow,
  polySub,
  polyTex,
  polyValue,
  signed,
  sub,
  type Template,
  template,
  terms,
  toNumber,
  until,
  type Value,
  withFaster,
} from '#kit'
import { readPolynomial } from '../read.ts'
import { type AB, bin, cubeEachTerm, noThrees, twos, unraised } from './identities.ts'
import { oneCoefficient, oneTermOfEach } from './seen-at-once.ts'

const skill = 'a2-polynomial-identities'
const base = { skill, calculator: false, response: 'choice' } as const

/** (ax + sb)(a²x² + mx + n), as it is written. */
const product = (a: number, b: number, mid: number, last: number): Value =>
  expr(
    `(${linear(a, b)})(${terms([a * a, 'x^{2}'], [mid, 'x'], [last, ''])})`,
    ({ x }) => (a * x + b) * (a * a * x * x + mid * x + last),
  )

type Cubes = Readonly<{
  shown?: string | undefined
  edge?: string | undefined
  other?: number | undefined
  cutOut?: boolean | undefined
}>

/** The two numbers whose cubes are added (s = 1) or subtracted (s = −1), read from the polynomial or from the edges. */
const cubesOf = ({ shown: tex, edge = '0', other = 0, cutOut = false }: Cubes): { a: number; b: number; s: number } => {
  if (tex === undefined) return { a: readPolynomial(edge)(1), b: other, s: cutOut ? -1 : 1 }
  const f = readPolynomial(tex)
  return { a: Math.round(Math.cbrt(f(1) - f(0))), b: Math.round(Math.cbrt(Math.abs(f(0)))), s: Math.sign(f(0)) }
}

const factorCubes = template({
  ...base,
  id: 'algebra-2/factor-sum-of-cubes',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 5), b: int(rng, 2, 6), s: pick(rng, [1, -1]) }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, s }) => `Which is the factored form of $${terms([a ** 3, 'x^{3}'], [s * b ** 3, ''])}$?`,
    },
    {
      id: 'two-cubes',
      kind: 'words',
      items: 6,
      b: 0.3,
      stem: ({ a, b, s }) =>
        s === 1
          ? `Two wooden cubes have edges of $${linear(a, 0)}$ inches and $${b}$ inches. Which product gives their total volume in cubic inches?`
          : `A cube with edges of $${b}$ inches is cut out of a wooden cube with edges of $${linear(a, 0)}$ inches. Which product gives the volume, in cubic inches, of the wood that is left?`,
    },
  ],
  given: ({ a, b, s }, frame) =>
    frame === 'bare'
      ? { shown: polyTex(polynomial([a ** 3, 0, 0, s * b ** 3])) }
      : { edge: linear(a, 0), other: b, cutOut: s < 0 },
  answer: ({ a, b, s }) => product(a, s * b, -s * a * b, b * b),
  traps: [
    {
      misconception: 'a2-wrong-middle-sign-in-cubes',
      classic: true,
      rule: (g) => {
        const { a, b, s } = cubesOf(g)
        return product(a, s * b, s * a * b, b * b)
      },
      why: () => 'has the wrong sign in the middle of the second factor: the terms with $x$ would not cancel.',
    },
    {
      misconception: 'a2-treats-cubes-as-perfect-square',
      rule: (g) => {
        const { a, b, s } = cubesOf(g)
        return product(a, s * b, 2 * s * a * b, b * b)
      },
      why: () => 'uses the square of the first factor as the second factor, which gives its cube.',
      says: () => 'I used the square of the first factor as the second factor.',
    },
    {
      misconception: 'a2-treats-cubes-as-perfect-square',
      rule: (g) => {
        const { a, b, s } = cubesOf(g)
        return product(a, s * b, -2 * s * a * b, b * b)
      },
      why: () => 'doubles the middle term, as in the square of a binomial.',
      says: () => 'I doubled the middle term of the second factor.',
    },
    {
      misconception: 'a2-wrong-first-sign-in-cubes',
      rule: (g) => {
        const { a, b, s } = cubesOf(g)
        return product(a, -s * b, -s * a * b, b * b)
      },
      why: () => 'has the wrong sign in the first factor.',
    },
    {
      misconception: 'a2-mixes-up-sum-and-difference-of-cubes',
      rule: (g) => {
        const { a, b, s } = cubesOf(g)
        return product(a, -s * b, s * a * b, b * b)
      },
      why: ({ s }) => `is the factored form of the ${s === 1 ? 'difference' : 'sum'} of the two cubes.`,
      says: ({ s }) => `I used the pattern for the ${s === 1 ? 'difference' : 'sum'} of two cubes.`,
    },
  ],
  explain: ({ a, b, s }) => ({
    plan: 'Both terms are cubes, so the pattern for a sum or difference of cubes applies: same sign, opposite sign, always plus.',
    steps: [
      {
        do: `$${terms([a ** 3, 'x^{3}'], [s * b ** 3, ''])} = (${linear(a, 0)})^{3} ${s === 1 ? '+' : '-'} ${b}^{3}$`,
        why: 'Both terms are perfect cubes.',
      },
      {
        do: s === 1 ? '$u^{3} + v^{3} = (u + v)(u^{2} - uv + v^{2})$' : '$u^{3} - v^{3} = (u - v)(u^{2} + uv + v^{2})$',
        why: 'Same sign, opposite sign, always plus.',
      },
      {
        do: `With $u = ${linear(a, 0)}$ and $v = ${b}$: ${product(a, s * b, -s * a * b, b * b).html}.`,
        why: 'The middle term is $uv$, not $2uv$.',
      },
    ],
    check: `For $x = 1$: $${a ** 3} ${s === 1 ? '+' : '-'} ${b ** 3} = ${a ** 3 + s * b ** 3}$, and the product is $${paren(a + s * b)} \\cdot ${a * a - s * a * b + b * b} = ${a ** 3 + s * b ** 3}$.`,
    faster: `Test the options by two terms of the product: the numbers must give $${s * b} \\cdot ${b * b} = ${s * b ** 3}$, and the terms with $x^{2}$ must cancel: $${a} \\cdot ${paren(-s * a * b)}${signed(s * b * a * a)} = 0$.`,
  }),
  check: ({ shown, edge, other, cutOut }) => {
    if (shown !== undefined) return expr('c', ({ x }) => readPolynomial(shown)(x))
    return expr('c', ({ x }) => readPolynomial(edge)(x) ** 3 + (cutOut ? -1 : 1) * other ** 3)
  },
})

const fromSum = template({
  ...base,
  id: 'algebra-2/cubes-from-sum-and-product',
  difficulty: 'High',
  b: 1.1,
  seconds: 100,
  draw: (rng) =>
    until(
      () => {
        const [m, n] = [int(rng, 2, 8), int(rng, 3, 9)]
        return { s: m + n, p: m * n }
      },
      ({ s, p }) => s !== p && s * s - 4 * p > 0,
    ),
  frames: [
    {
      id: 'letters',
      kind: 'multi-step',
      items: 6,
      stem: ({ s, p }) => `If $a + b = ${s}$ and $ab = ${p}$, what is the value of $a^{3} + b^{3}$?`,
    },
    {
      id: 'two-dice',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ s, p }) =>
        `Two solid cubes stand side by side. Their edge lengths add up to $${s}$ inches, and the product of the two edge lengths is $${p}$. What is the total volume of the two cubes, in cubic inches?`,
    },
  ],
  given: ({ s, p }) => ({ s, p }),
  answer: ({ s, p }) => num(s ** 3 - 3 * p * s),
  traps: [
    {
      misconception: 'a2-cubes-each-term',
      classic: true,
      operation: 'term-left-out',
      operands: ({ s }) => [s ** 3],
      rule: ({ s }) => num(s ** 3),
      why: ({ s }) => `is $${s}^{3}$, the cube of the sum.`,
      says: () => 'I took the sum of the cubes for the cube of the sum.',
    },
    {
      misconception: 'a2-forgets-the-threes',
      operation: 'factor-left-out',
      operands: ({ p, s }) => [p, s],
      after: (got, { s }) => sub(s ** 3, got),
      rule: ({ s, p }) => num(s ** 3 - p * s),
      why: ({ s, p }) => `takes $${p} \\cdot ${s}$ away only once instead of three times.`,
      says: ({ s, p }) => `I took the product $${p}$ times the sum $${s}$ away only once.`,
    },
    {
      misconception: 'a2-loses-a-factor',
      operation: 'factor-left-out',
      operands: ({ p }) => [3, p],
      after: (got, { s }) => sub(s ** 3, got),
      rule: ({ s, p }) => num(s ** 3 - 3 * p),
      why: ({ s, p }) => `takes $3 \\cdot ${p}$ away instead of $3 \\cdot ${p} \\cdot ${s}$.`,
      says: ({ p }) => `I took only $3 \\cdot ${p}$ away from the cube of the sum.`,
    },
    {
      misconception: 'a2-leaves-out-the-middle-of-the-factor',
      operation: 'term-left-out',
      operands: ({ s, p }) => [s * s, -2 * p],
      after: (got, { s }) => mul(s, got),
      rule: ({ s, p }) => num(s ** 3 - 2 * p * s),
      why: () => 'uses the sum of the squares as the second factor, without the middle term.',
    },
    {
      misconception: 'a2-gives-the-squares',
      operation: 'solved-for-the-other',
      operands: ({ s, p }) => [s * s - 2 * p],
      rule: ({ s, p }) => num(s * s - 2 * p),
      why: () => 'is the sum of the squares.',
    },
    {
      misconception: 'a2-treats-cubes-as-perfect-square',
      rule: ({ s, p }) => num(s * (s * s - 4 * p)),
      why: () => 'uses the square of the difference as the second factor.',
      says: () => 'I used the square of the difference as the second factor.',
    },
  ],
  explain: ({ s, p }) => ({
    plan: 'Factor the sum of the cubes: one factor is the given sum, the other can be written with the sum and the product.',
    steps: [
      { do: '$a^{3} + b^{3} = (a + b)(a^{2} - ab + b^{2})$', why: 'The sum is a factor of the sum of the cubes.' },
      {
        do: `$a^{2} + b^{2} = ${s}^{2} - 2 \\cdot ${p} = ${s * s - 2 * p}$, so $a^{2} - ab + b^{2} = ${s * s - 2 * p} - ${p} = ${s * s - 3 * p}$.`,
        why: '$(a + b)^{2}$ contains $2ab$.',
      },
      { do: `$${s} \\cdot ${s * s - 3 * p} = ${s ** 3 - 3 * p * s}$`, why: 'Multiply the two factors.' },
    ],
    check: `The two numbers are $${(s + Math.round(Math.sqrt(s * s - 4 * p))) / 2}$ and $${(s - Math.round(Math.sqrt(s * s - 4 * p))) / 2}$, and $${((s + Math.round(Math.sqrt(s * s - 4 * p))) / 2) ** 3} + ${((s - Math.round(Math.sqrt(s * s - 4 * p))) / 2) ** 3} = ${s ** 3 - 3 * p * s}$.`,
    faster: `Cube the sum: $(a + b)^{3} = a^{3} + b^{3} + 3ab(a + b)$, so $a^{3} + b^{3} = ${s}^{3} - 3 \\cdot ${p} \\cdot ${s} = ${s ** 3} - ${3 * p * s} = ${s ** 3 - 3 * p * s}$.`,
  }),
  check: ({ s, p }) => {
    for (let m = 1; m < s; m++) if (m * (s - m) === p) return num(m ** 3 + (s - m) ** 3)
    return num(0)
  },
})

const mistake = template({
  id: 'algebra-2/cube-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-poly',
      draw: (rng): AB => ({ a: int(rng, 2, 4), b: pick(rng, [-5, -3, -2, 2, 3, 5]) }),
      task: (e) => `expanded $(${bin(e)})^{3}$`,
      solution: ({ a, b }) => polyValue(polyPow(polynomial([a, b]), 3)),
      work: ({ a, b }) =>
        `$(${a}x)^{3} + 3 \\cdot (${a}x)^{2} \\cdot ${paren(b)} + 3 \\cdot ${a}x \\cdot ${paren(b)}^{2} + ${paren(b)}^{3}$`,
      mistakes: (e) => [
        {
          says: `Cubing $${e.a}x$ and $${e.b}$ and leaving out the terms in between`,
          work: `$(${e.a}x)^{3} + ${paren(e.b)}^{3}$`,
          result: polyValue(cubeEachTerm(e)),
        },
        {
          says: 'Leaving out the factor 3 in the two middle terms',
          work: `$(${e.a}x)^{3} + (${e.a}x)^{2} \\cdot ${paren(e.b)} + ${e.a}x \\cdot ${paren(e.b)}^{2} + ${paren(e.b)}^{3}$`,
          result: polyValue(noThrees(e)),
        },
        {
          says: `Raising $x$ to its power in each term, but never the $${e.a}$`,
          work: `$${e.a}x^{3} + 3 \\cdot ${e.a}x^{2} \\cdot ${paren(e.b)} + 3 \\cdot ${e.a}x \\cdot ${paren(e.b)}^{2} + ${paren(e.b)}^{3}$`,
          result: polyValue(unraised(e)),
        },
        {
          says: 'Taking the numbers 1, 2, 2, 1 in front of the products, instead of 1, 3, 3, 1',
          work: `$(${e.a}x)^{3} + 2 \\cdot (${e.a}x)^{2} \\cdot ${paren(e.b)} + 2 \\cdot ${e.a}x \\cdot ${paren(e.b)}^{2} + ${paren(e.b)}^{3}$`,
          result: polyValue(twos(e)),
        },
      ],
      redo: ({ a, b }) => {
        const ends = (x: number) => (a * x) ** 3 + b ** 3
        const middle = (x: number) => a * b * x * (a * x + b)
        return [
          expr('c', ({ x }) => (a * x + b) ** 3),
          expr('c', ({ x }) => ends(x)),
          expr('c', ({ x }) => ends(x) + middle(x)),
          expr('c', ({ x }) => a * ((x + b) ** 3 - b ** 3) + b ** 3),
          expr('c', ({ x }) => ends(x) + 2 * middle(x)),
        ]
      },
    }),
    ({ e: { a, b }, which, name }) => oneCoefficient(a, b, which, name),
  ),
})

type Work = Readonly<{ a: number; b: number; c: number; d: number }>

const shown = (p: readonly number[], { c, d }: Work): Value => {
  const q = polynomial(p)
  return expr(
    `${polyTex(q)} - x(${linear(c, d)})`,
    ({ x }) =>
      toNumber(polyCoef(q, 3)) * x ** 3 +
      toNumber(polyCoef(q, 2)) * x * x +
      toNumber(polyCoef(q, 1)) * x +
      toNumber(polyCoef(q, 0)) -
      x * (c * x + d),
  )
}

const lines = template({
  id: 'algebra-2/polynomial-operations-lines',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 120,
  response: 'choice',
  ...withFaster(
    findTheWrongLine({
      slip: 'a2-poly',
      draw: (rng): Work => ({
        a: pick(rng, [-4, -3, -2, 2, 3, 4, 5]),
        b: pick(rng, [-5, -3, -2, 2, 3, 5]),
        c: int(rng, 2, 6),
        d: pick(rng, [-7, -4, -3, 2, 5, 6]),
      }),
      task: ({ a, b, c, d }) => `wrote $(${linear(1, a)})^{2}(${linear(1, b)}) - x(${linear(c, d)})$ in standard form`,
      start: ({ a, b, c, d }) => expr('s', ({ x }) => (x + a) ** 2 * (x + b) - x * (c * x + d)),
      lines: (e, wrong) => {
        const { a, b, c, d } = e
        const square = polynomial([1, wrong === 0 ? 0 : 2 * a, a * a])
        const full = polyMul(square, polynomial([1, b]))
        const prod = wrong === 1 ? polySub(full, polynomial([toNumber(polyCoef(square, 1)) * b, 0])) : full
        const list = [3, 2, 1, 0].map((i) => toNumber(polyCoef(prod, i)))
        const minus = polynomial([-c, wrong === 2 ? d : -d, 0])
        const open = polyAdd(prod, minus)
        const end = wrong === 3 ? polyAdd(open, polynomial([2 * c, 0, 0])) : open
        return [
          expr(
            `(${polyTex(square)})(${linear(1, b)}) - x(${linear(c, d)})`,
            ({ x }) => (x * x + (wrong === 0 ? 0 : 2 * a) * x + a * a) * (x + b) - x * (c * x + d),
          ),
          shown(list, e),
          polyValueAs(
            `${polyTex(prod)} - ${polyTex(polynomial([c, 0, 0]))} ${(wrong === 2 ? d : -d) < 0 ? '-' : '+'} ${Math.abs(d)}x`,
            open,
          ),
          polyValue(end),
        ]
      },
      because: ({ a, b, c }, wrong) =>
        [
          `the middle term $${2 * a}x$ of the square is missing.`,
          `the product $${2 * a}x \\cdot ${paren(b)}$ is missing.`,
          'the minus sign was not applied to the second term in the parentheses.',
          `the term $-${c}x^{2}$ was added as $+${c}x^{2}$.`,
        ][wrong] as string,
      checked: ({ a, b, c, d }, wrong) => {
        const value = (1 + a) ** 2 * (1 + b) - (c + d)
        const found = value + ([-2 * a * (1 + b), -2 * a * b, 2 * d, 2 * c][wrong] as number)
        return `Put in $x = 1$: the given expression is $${paren(1 + a)}^2 \\cdot ${paren(1 + b)} = ${(1 + a) ** 2 * (1 + b)}$ minus $${paren(c + d)}$, which is $${value}$, but the line of Step ${wrong + 1} gives $${found}$.`
      },
    }),
    ({ e, wrong }) => oneTermOfEach(e, wrong),
  ),
})

function polyValueAs(tex: string, p: Parameters<typeof polyValue>[0]): Value {
  return { ...polyValue(p), html: `$${tex}$` }
}

export const templates: readonly Template[] = [factorCubes, fromSum, mistake, lines]
