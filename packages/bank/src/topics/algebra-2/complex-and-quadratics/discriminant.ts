import {
  add,
  div,
  equation,
  frac,
  int,
  isInt,
  linear,
  mul,
  nonZero,
  num,
  paren,
  signed,
  sub,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'
import { quad } from './common.ts'

export const skill = 'a2-discriminant-and-root-sums'

export type Abc = { a: number; b: number; k: number }
const drawAbc = (rng: () => number): Abc =>
  until(
    () => ({ a: int(rng, 2, 6), b: nonZero(rng, -15, 15), k: nonZero(rng, -15, 15) }),
    ({ a, b, k }) =>
      Math.abs(b) !== Math.abs(k) && Math.abs(b) > 1 && Math.abs(k) > 1 && a !== Math.abs(b) && a !== Math.abs(k),
  )

const sums = template({
  id: 'algebra-2/sum-and-product-of-roots',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ ...drawAbc(rng), ask: int(rng, 0, 1) === 0 ? 'sum' : 'product' }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, k, ask }) => `What is the ${ask} of the solutions of $${quad(a, b, k)} = 0$?`,
    },
  ],
  given: ({ a, b, k, ask }) => ({ a, b, k, ask }),
  answer: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(-b, a) : frac(k, a)),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ ask, k, a, b }) => [ask === 'product' ? div(k, a) : div(-b, a)],
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(b, a) : frac(-k, a)),
      why: ({ ask }) =>
        ask === 'sum'
          ? 'is $\\frac{b}{a}$; the sum is $-\\frac{b}{a}$.'
          : 'is $-\\frac{c}{a}$; the product is $\\frac{c}{a}$.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      operation: 'wrong-number-used',
      operands: ({ ask, b, k }) => [ask === 'product' ? -b : k],
      after: (got, { a }) => div(got, a),
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(k, a) : frac(-b, a)),
      why: ({ ask }) => `is the ${ask === 'sum' ? 'product' : 'sum'} of the solutions.`,
    },
    {
      misconception: 'a2-cq-forgets-to-divide-by-a',
      operation: 'factor-left-out',
      operands: ({ ask, k, b }) => [ask === 'product' ? k : -b],
      rule: ({ b, k, ask }) => num(ask === 'sum' ? -b : k),
      why: ({ a }) => `is not divided by $${a}$.`,
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ ask, b, a, k }) => [ask === 'product' ? div(-b, a) : div(k, a)],
      rule: ({ a, b, k, ask }) => num(ask === 'sum' ? frac(-k, a) : frac(b, a)),
      why: () => 'uses the wrong coefficient, and the wrong sign.',
      says: () => 'I mixed up the sum and the product of the solutions, and took the wrong sign.',
    },
  ],
  explain: ({ a, b, k, ask }) => ({
    plan: 'Sum and product of the solutions can be read off once the equation is divided by the coefficient of $x^2$.',
    steps: [
      {
        do: `Divide by $${a}$: $x^2${b < 0 ? ' - ' : ' + '}${toTex(frac(Math.abs(b), a))}x${k < 0 ? ' - ' : ' + '}${toTex(frac(Math.abs(k), a))} = 0$.`.replace(
          / 1x/,
          ' x',
        ),
        why: 'Then the coefficient of $x^2$ is $1$.',
      },
      {
        do: 'Compare with $(x - r)(x - s) = x^2 - (r + s)x + rs$.',
        why: 'The middle coefficient is the opposite of the sum, the constant term is the product.',
      },
      {
        do: `The ${ask} is $${toTex(ask === 'sum' ? frac(-b, a) : frac(k, a))}$.`,
        why: ask === 'sum' ? 'It is the opposite of the middle coefficient.' : 'It is the constant term.',
      },
    ],
    faster:
      ask === 'sum'
        ? `At once: the sum is $-\\frac{b}{a} = ${toTex(frac(-b, a))}$.`
        : `At once: the product is $\\frac{c}{a} = ${toTex(frac(k, a))}$.`,
    check:
      ask === 'sum'
        ? `By the quadratic formula the solutions are $${toTex(frac(-b, 2 * a))}$ plus and minus one and the same number, which cancels in the sum: $2 \\cdot ${b > 0 ? `\\left(${toTex(frac(-b, 2 * a))}\\right)` : toTex(frac(-b, 2 * a))} = ${toTex(frac(-b, a))}$.`
        : `At $x = 0$ the left side is $${k}$, and $${a}(0 - r)(0 - s) = ${a}rs$. With $rs = ${toTex(frac(k, a))}$ this is $${k}$ as well.`,
  }),
  // From the formula: the roots cancel in the sum, and the product is a difference of squares.
  check: ({ a, b, k, ask }) => {
    const mid = frac(-b, 2 * a)
    const gap = frac(b * b - 4 * a * k, 4 * a * a)
    return num(ask === 'sum' ? add(mid, mid) : sub(mul(mid, mid), gap))
  },
})

const other = template({
  id: 'algebra-2/other-root',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, r, n] = [int(rng, 2, 5), nonZero(rng, -7, 7), nonZero(rng, -9, 9)]
        // a(x − r)(x − n/a): the sum is r + n/a.
        return { a, b: -(a * r + n), r }
      },
      ({ a, b, r }) => b !== 0 && !isInt(frac(-b - a * r, a)),
    ),
  frames: [
    {
      id: 'other',
      kind: 'words',
      items: 7,
      stem: ({ a, b, r }) => `One solution of $${quad(a, b, 0)} + c = 0$ is $x = ${r}$. What is the other solution?`,
    },
  ],
  given: ({ a, b, r }) => ({ a, b, r }),
  answer: ({ a, b, r }) => num(frac(-b - a * r, a)),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b, a }) => [div(-b, a)],
      after: (got, { r }) => sub(got, r),
      rule: ({ a, b, r }) => num(frac(b - a * r, a)),
      why: () => 'takes $\\frac{b}{a}$ for the sum of the solutions.',
    },
    {
      misconception: 'a2-cq-forgets-to-divide-by-a',
      operation: 'factor-left-out',
      operands: ({ b }) => [-b],
      after: (got, { r }) => sub(got, r),
      rule: ({ b, r }) => num(-b - r),
      why: ({ a, b }) => `takes $${-b}$ for the sum; it must be divided by $${a}$.`,
    },
    {
      misconception: 'a2-cq-takes-solutions-for-opposites',
      operation: 'sign-reversed',
      operands: ({ r }) => [r],
      rule: ({ r }) => num(-r),
      why: () => 'is the opposite of the known solution; this fits only when there is no $x$-term.',
    },
    {
      misconception: 'a2-cq-gives-the-sum',
      operation: 'stopped-at-a-step',
      operands: ({ b, a }) => [div(-b, a)],
      rule: ({ a, b }) => num(frac(-b, a)),
      why: () => 'is the sum of both solutions.',
    },
  ],
  explain: ({ a, b, r }) => ({
    plan: 'The sum of the two solutions is known from the coefficients, so the constant term is not needed.',
    steps: [
      {
        do: `Here $a = ${a}$ and $b = ${b}$; the sum of the solutions is $-\\frac{b}{a} = ${toTex(frac(-b, a))}$.`,
        why: '$(x - r)(x - s) = x^2 - (r + s)x + rs$',
      },
      { do: `$${r} + s = ${toTex(frac(-b, a))}$`, why: 'One of the two solutions is known.' },
      {
        do: `$s = ${toTex(frac(-b, a))} - ${paren(r)} = ${toTex(frac(-b - a * r, a))}$`,
        why: 'Take the known solution away from the sum.',
      },
    ],
    check: `$${r}${signed(frac(-b - a * r, a))} = ${toTex(frac(-b, a))}$, the sum that is needed.`,
    faster: `Without adding fractions: the equation is $(${linear(1, -r)})(${a}x + n) = 0$, whose terms with $x$ give $n${signed(-a * r)} = ${b}$. So $n = ${b + a * r}$, and $${linear(a, b + a * r)} = 0$ gives $x = ${toTex(frac(-b - a * r, a))}$.`,
  }),
  // Finds c from the known solution, then divides the polynomial.
  check: ({ a, b, r }) => {
    const k = -(a * r * r + b * r)
    return num(r === 0 ? frac(-b, a) : div(k, a * r))
  },
})

const symmetric = template({
  id: 'algebra-2/symmetric-root-expressions',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9) }),
      ({ b, k }) => Math.abs(b) > 1 && Math.abs(k) > 1 && b * b !== 2 * k,
    ),
  frames: [
    {
      id: 'squares',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, k }) => `The solutions of $${quad(1, b, k)} = 0$ are $r$ and $s$. What is the value of $r^2 + s^2$?`,
    },
  ],
  given: ({ b, k }) => ({ b, k }),
  answer: ({ b, k }) => num(b * b - 2 * k),
  traps: [
    {
      misconception: 'a2-cq-squares-a-sum-term-by-term',
      classic: true,
      operation: 'term-left-out',
      operands: ({ b }) => [b * b],
      rule: ({ b }) => num(b * b),
      why: () => 'is $(r + s)^2$, which contains $2rs$ as well.',
    },
    {
      misconception: 'a2-cq-adds-twice-the-product',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, k }) => [b * b, 2 * k],
      rule: ({ b, k }) => num(b * b + 2 * k),
      why: () => 'adds $2rs$ instead of subtracting it.',
    },
    {
      misconception: 'a2-cq-subtracts-the-product-once',
      operation: 'factor-left-out',
      operands: ({ k }) => [k],
      after: (got, { b }) => sub(b * b, got),
      rule: ({ b, k }) => num(b * b - k),
      why: () => 'subtracts $rs$ only once.',
    },
    {
      misconception: 'a2-cq-gives-the-discriminant',
      operation: 'wrong-number-used',
      operands: () => [4],
      after: (got, { b, k }) => sub(b * b, mul(got, k)),
      rule: ({ b, k }) => num(b * b - 4 * k),
      why: () => 'is the discriminant: it subtracts $4rs$.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ b, k }) => num(k * k + 2 * b),
      why: ({ b, k }) => `takes $${k}$ for the sum and $${-b}$ for the product.`,
      says: ({ b, k }) => `I took $${k}$ for the sum of the solutions and $${-b}$ for their product.`,
    },
  ],
  explain: ({ b, k }) => ({
    plan: 'Express what is asked by the sum and the product of the solutions, which can be read off the equation.',
    steps: [
      { do: `$r + s = ${-b}$ and $rs = ${k}$.`, why: 'The sum is $-b$, the product is $c$.' },
      { do: '$(r + s)^2 = r^2 + 2rs + s^2$, so $r^2 + s^2 = (r + s)^2 - 2rs$.', why: 'Take the middle term away.' },
      {
        do: `$${paren(-b)}^2 - 2 \\cdot ${paren(k)} = ${b * b}${signed(-2 * k)} = ${b * b - 2 * k}$`,
        why: 'Put the sum and the product in.',
      },
    ],
    check: `Another way: each solution satisfies $x^2 = ${linear(-b, -k)}$. Added for $r$ and $s$: $r^2 + s^2 = ${-b}(r + s)${signed(-2 * k)} = ${-b} \\cdot ${paren(-b)}${signed(-2 * k)} = ${b * b - 2 * k}$.`,
    faster: `Remember the short form: for $x^2 + bx + c = 0$ the squares of the solutions add up to $b^2 - 2c$, here $${b * b}${signed(-2 * k)} = ${b * b - 2 * k}$.`,
  }),
  // Solves the equation and squares each solution; two that are not real are conjugates.
  check: ({ b, k }) => {
    const [mid, gap] = [-b / 2, (b * b) / 4 - k]
    const root = Math.sqrt(Math.abs(gap))
    return num(Math.round(gap < 0 ? 2 * (mid ** 2 - root ** 2) : (mid - root) ** 2 + (mid + root) ** 2))
  },
})

/** x² + bx + k = 0. */
const monic = (b: number, k: number): Value => equation(`${quad(1, b, k)} = 0`, ({ x }) => x * x + b * x + k)

const compose = template({
  id: 'algebra-2/equation-from-sum-and-product',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ s: nonZero(rng, -12, 12), p: nonZero(rng, -20, 20) }),
      ({ s, p }) => Math.abs(s) !== Math.abs(p) && Math.abs(s) > 1 && Math.abs(p) > 1,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ s, p }) =>
        `Two numbers have the sum $${s}$ and the product $${p}$. Which equation has these two numbers as its solutions?`,
    },
  ],
  given: (p) => p,
  answer: ({ s, p }) => monic(-s, p),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      classic: true,
      rule: ({ s, p }) => monic(s, p),
      why: ({ s }) => `has solutions with sum $${-s}$.`,
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ s, p }) => monic(-p, s),
      why: ({ s, p }) => `has solutions with sum $${p}$ and product $${s}$.`,
      says: () => 'I put the product where the sum belongs, and the sum where the product belongs.',
    },
    {
      misconception: 'a2-cq-opposite-of-both',
      rule: ({ s, p }) => monic(-s, -p),
      why: ({ p }) => `has solutions with the product $${-p}$.`,
    },
    {
      misconception: 'a2-cq-minus-at-the-product',
      rule: ({ s, p }) => monic(s, -p),
      why: () => 'has the minus at the product instead of the sum.',
    },
  ],
  explain: ({ s, p }) => ({
    plan: 'Compare with $(x - r)(x - t)$ multiplied out: it shows where sum and product of the solutions stand.',
    steps: [
      { do: `$(x - r)(x - t) = x^2 - (r + t)x + rt$`, why: 'So the middle coefficient is the opposite of the sum.' },
      {
        do: `The middle coefficient is $${-s}$, the constant term is $${p}$.`,
        why: `The sum is $${s}$ and the product $${p}$.`,
      },
      { do: `$${quad(1, -s, p)} = 0$`, why: 'Put both in.' },
    ],
    check: `Another way: one number is $x$ and the other $${s} - x$, so $x(${s} - x) = ${p}$. Multiplied out, with all terms on one side, this is the same equation.`,
    faster: `Two looks at the options are enough: the number at the end must be the product, $${p}$, and the coefficient of $x$ the sum with the opposite sign, $${-s}$.`,
  }),
  // If one number is x, the other is s − x, and their product is p.
  check: ({ s, p }) => equation('x', ({ x }) => x * (s - x) - p),
})

export const templates: readonly Template[] = [sums, other, symmetric, compose]
