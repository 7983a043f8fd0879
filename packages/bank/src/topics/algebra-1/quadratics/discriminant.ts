import { div, frac, int, linear, nonZero, num, paren, person, pick, sub, template, text, toTex, until } from '#kit'
import { quad, wholes } from './common.ts'
import { type Abc, disc, irrational } from './formula.ts'

const skill = 'a1-quadratic-formula'

const value = template({
  id: 'algebra-1/discriminant-value',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      (): Abc => ({ a: int(rng, 2, 6), b: nonZero(rng, -9, 9), c: nonZero(rng, -7, 7) }),
      (p) => disc(p) !== 0 && Math.abs(p.b) > 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `What is the discriminant of $${quad(a, b, c)} = 0$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} uses the quadratic formula to solve $${quad(a, b, c)} = 0$. What number belongs under the square root sign?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(disc(p)),
  traps: [
    {
      misconception: 'a1-q-adds-4ac',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, a, c }) => [b * b, 4 * a * c],
      rule: ({ a, b, c }) => num(b * b + 4 * a * c),
      why: ({ c }) => `has the wrong sign in the second part; $c$ is $${c}$.`,
    },
    {
      misconception: 'a1-q-negates-the-square-of-b',
      operation: 'product-of-negatives-negative',
      operands: ({ b }) => [b, b],
      after: (got, { a, c }) => sub(got, 4 * a * c),
      rule: ({ a, b, c }) => num(-b * b - 4 * a * c),
      why: ({ b }) => `takes $-${b * b}$ for the square of $${b}$.`,
    },
    {
      misconception: 'a1-q-forgets-the-four',
      says: () => 'I left out the factor 4.',
      operation: 'factor-left-out',
      operands: ({ a, c }) => [a, c],
      after: (got, { b }) => sub(b * b, got),
      rule: ({ a, b, c }) => num(b * b - a * c),
      why: () => 'leaves out the factor $4$.',
    },
    {
      misconception: 'a1-q-doubles-instead-of-squaring',
      says: () => 'I doubled $b$ instead of squaring it.',
      operation: 'power-as-product',
      operands: ({ b }) => [b, 2],
      after: (got, { a, c }) => sub(got, 4 * a * c),
      rule: ({ a, b, c }) => num(2 * b - 4 * a * c),
      why: ({ b }) => `doubles $${b}$ instead of squaring it.`,
    },
    {
      misconception: 'a1-q-forgets-the-four',
      says: () => 'I left out the factor $a$.',
      operation: 'factor-left-out',
      operands: ({ c }) => [4, c],
      after: (got, { b }) => sub(b * b, got),
      rule: ({ b, c }) => num(b * b - 4 * c),
      why: ({ a }) => `leaves out $a = ${a}$.`,
    },
    {
      misconception: 'a1-q-forgets-the-four',
      says: () => 'I used $2ac$ instead of $4ac$.',
      rule: ({ a, b, c }) => num(b * b - 2 * a * c),
      why: () => 'uses $2ac$ instead of $4ac$.',
    },
  ],
  explain: (p) => ({
    plan: 'The discriminant is the number under the root of the quadratic formula: read $a$, $b$ and $c$ with their signs and put them into its formula.',
    steps: [
      {
        do: `Compare with $ax^2 + bx + c = 0$: $a = ${p.a}$, $b = ${p.b}$, $c = ${p.c}$.`,
        why: 'A minus sign before a term belongs to its number.',
      },
      {
        do: `Put them into $b^2 - 4ac$: $${paren(p.b)}^2 - 4 \\cdot ${p.a} \\cdot ${paren(p.c)}$.`,
        why: 'Parentheses keep the sign of a negative number.',
      },
      {
        do: `Multiply: $${paren(p.b)}^2 = ${p.b * p.b}$ and $4 \\cdot ${p.a} \\cdot ${paren(p.c)} = ${4 * p.a * p.c}$.`,
        why: 'A square is never negative.',
      },
      {
        do: `$${p.b * p.b} - ${paren(4 * p.a * p.c)} = ${disc(p)}$`,
        why: p.c > 0 ? 'Subtract the second number from the first.' : 'Subtracting a negative number is adding.',
      },
    ],
    check: `$ac$ is ${p.c > 0 ? 'positive' : 'negative'} here, so the discriminant must be ${p.c > 0 ? 'less' : 'greater'} than $b^2 = ${p.b * p.b}$; and like $b$ it must be ${p.b % 2 === 0 ? 'even' : 'odd'}. $${disc(p)}$ is both.`,
  }),
  // a² times the square of the distance of the roots, or the height of the vertex: −4a · f(−b/2a).
  check: ({ a, b, c }) => num(Math.round(-4 * a * (a * (b / (2 * a)) ** 2 - (b * b) / (2 * a) + c))),
})

const KINDS = [
  'No real solution',
  'Exactly one real solution',
  'Two rational solutions',
  'Two irrational solutions',
] as const

const kinds = template({
  id: 'algebra-1/discriminant-kind',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    return until(
      (): Abc => ({ a: int(rng, 1, 9), b: nonZero(rng, -14, 14), c: nonZero(rng, -9, 16) }),
      (p) => {
        const d = disc(p)
        return [d < 0, d === 0, d > 0 && !irrational(d), irrational(d)][which] === true
      },
    )
  },
  frames: [
    {
      id: 'kind',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c }) => `What kind of solutions does $${quad(a, b, c)} = 0$ have?`,
    },
  ],
  given: (p) => p,
  answer: (p) => text(KINDS[disc(p) < 0 ? 0 : disc(p) === 0 ? 1 : irrational(disc(p)) ? 3 : 2] as string),
  traps: [
    {
      misconception: 'a1-q-takes-the-discriminant-for-negative',
      unlessRight: true,
      rule: () => text(KINDS[0]),
      why: (p) => `needs a discriminant that is negative; it is $${disc(p)}$.`,
    },
    {
      misconception: 'a1-q-takes-the-discriminant-for-zero',
      unlessRight: true,
      rule: () => text(KINDS[1]),
      why: (p) => `needs a discriminant that is 0; it is $${disc(p)}$.`,
    },
    {
      misconception: 'a1-q-takes-the-discriminant-for-a-square',
      unlessRight: true,
      rule: () => text(KINDS[2]),
      why: (p) => `needs a discriminant that is a positive perfect square; it is $${disc(p)}$.`,
    },
    {
      misconception: 'a1-q-takes-the-discriminant-for-no-square',
      unlessRight: true,
      rule: () => text(KINDS[3]),
      why: (p) => `needs a discriminant that is positive and not a perfect square; it is $${disc(p)}$.`,
    },
  ],
  explain: (p) => {
    const d = disc(p)
    return {
      plan: 'Only the kind of the solutions is asked, so do not solve: find the discriminant, its sign, and whether it is a perfect square.',
      steps: [
        {
          do: `Read off $a = ${p.a}$, $b = ${p.b}$, $c = ${p.c}$, and put them into $b^2 - 4ac$: $${paren(p.b)}^2 - 4 \\cdot ${p.a} \\cdot ${paren(p.c)}$.`,
          why: 'This number stands under the root in the quadratic formula.',
        },
        {
          do: `Multiply, then subtract: $${p.b * p.b} - ${paren(4 * p.a * p.c)} = ${d}$.`,
          why:
            p.c > 0
              ? 'The square and the product $4ac$ are worked out before subtracting.'
              : 'Subtracting a negative number is adding.',
        },
        d < 0
          ? {
              do: `$${d}$ is negative, so there is no real root to take: no real solution.`,
              why: 'No real number has a negative square.',
            }
          : d === 0
            ? {
                do: `The formula adds and subtracts $\\sqrt{0} = 0$, which gives the same number twice: exactly one real solution.`,
                why: 'The two solutions fall together.',
              }
            : irrational(d)
              ? {
                  do: `$${d}$ lies between $${Math.floor(Math.sqrt(d))}^2 = ${Math.floor(Math.sqrt(d)) ** 2}$ and $${Math.floor(Math.sqrt(d)) + 1}^2 = ${(Math.floor(Math.sqrt(d)) + 1) ** 2}$, so it is no perfect square: two irrational solutions.`,
                  why: 'A positive number has two roots; the root of a whole number that is no perfect square is irrational.',
                }
              : {
                  do: `$${d} = ${Math.round(Math.sqrt(d))}^2$ is a positive perfect square: two rational solutions.`,
                  why: 'Then no root is left in the formula, only fractions.',
                },
      ],
      check: `At $x = ${toTex(frac(-p.b, 2 * p.a))}$ the left side has its least value, $${toTex(frac(-d, 4 * p.a))}$${d < 0 ? ', which is above $0$, so it is never $0$' : d === 0 ? ', so it is $0$ there and nowhere else' : `, which is below $0$, so it is $0$ on both sides of that place${irrational(d) ? `, near $x = ${((-p.b - Math.sqrt(d)) / (2 * p.a)).toFixed(2)}$ and $x = ${((-p.b + Math.sqrt(d)) / (2 * p.a)).toFixed(2)}$` : `, at $x = ${toTex(frac(-p.b - Math.round(Math.sqrt(d)), 2 * p.a))}$ and $x = ${toTex(frac(-p.b + Math.round(Math.sqrt(d)), 2 * p.a))}$`}`}.`,
      faster:
        p.c < 0
          ? `$a$ and $c$ have different signs, so $b^2 - 4ac$ is positive without any work. Only whether $${d}$ is a perfect square has to be looked at.`
          : `Compare instead of subtracting: $b^2$ is $${p.b * p.b}$ and $4ac$ is $${4 * p.a * p.c}$. ${d < 0 ? '$b^2$ is less, so there is no real solution' : d === 0 ? 'They are equal, so there is exactly one' : `$b^2$ is more by $${d}$, and only whether that is a perfect square has to be looked at`}.`,
    }
  },
  // Looks for rational roots with denominator 2a, and for a change of sign.
  check: ({ a, b, c }) => {
    const found = wholes(400).filter((n) => n * n + 2 * b * n + 4 * a * c === 0)
    if (found.length > 0) return text(KINDS[found.length === 1 ? 1 : 2] as string)
    const lowest = c - (b * b) / (4 * a)
    return text(lowest > 0 ? KINDS[0] : KINDS[3])
  },
})

/** The same c by sight: the left side must be k(px + q)², and a = kp² has only one such k. */
function squareWay(a: number, b: number): string {
  const k = [1, 2, 3].find((n) => Number.isInteger(Math.sqrt(a / n))) ?? 1
  const p = Math.sqrt(a / k)
  const q = b / (2 * k * p)
  const factor = k === 1 ? '' : k
  return `The left side must be a perfect square${k === 1 ? '' : ` times $${k}$`}: $${quad(a, b, 0)} + c = ${factor}(${linear(p, q)})^2$, so $c = ${k === 1 ? '' : `${k} \\cdot `}${paren(q)}^2 = ${k * q * q}$.`
}

const once = template({
  id: 'algebra-1/discriminant-one-solution',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'grid',
  balance: 'place',
  draw: (rng) => {
    const [p, q] = [int(rng, 1, 5), nonZero(rng, -7, 7)]
    const k = pick(rng, [1, 1, 2, 3])
    return { a: k * p * p, b: 2 * k * p * q }
  },
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b }) => `For what value of $c$ does $${quad(a, b, 0)} + c = 0$ have exactly one real solution?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b }) => num(frac(b * b, 4 * a)),
  traps: [
    {
      misconception: 'a1-q-forgets-the-four',
      classic: true,
      says: () => 'I left out the factor 4.',
      operation: 'factor-left-out',
      operands: ({ a }) => [a],
      after: (got, { b }) => div(b * b, got),
      rule: ({ a, b }) => num(frac(b * b, a)),
      why: () => 'leaves out the factor $4$ of $4ac$.',
    },
    {
      misconception: 'a1-q-forgets-the-leading-coefficient',
      operation: 'factor-left-out',
      operands: () => [4],
      after: (got, { b }) => div(b * b, got),
      rule: ({ b }) => num(frac(b * b, 4)),
      why: ({ a }) => `leaves out $a = ${a}$.`,
    },
    {
      misconception: 'a1-q-keeps-the-sign-of-b',
      says: () => 'I made the square of $b$ negative.',
      operation: 'product-of-negatives-negative',
      operands: ({ b }) => [b, b],
      after: (got, { a }) => div(got, 4 * a),
      rule: ({ a, b }) => num(frac(-b * b, 4 * a)),
      why: ({ b }) => `takes $-${b * b}$ for the square of $b$.`,
    },
    {
      misconception: 'a1-q-doubles-instead-of-squaring',
      says: ({ b }) => `I took $2 \\cdot ${Math.abs(b)}$ instead of the square of $b$.`,
      operation: 'power-as-product',
      operands: ({ b }) => [Math.abs(b), 2],
      after: (got, { a }) => div(got, 4 * a),
      rule: ({ a, b }) => num(frac(Math.abs(2 * b), 4 * a)),
      why: ({ b }) => `doubles $${Math.abs(b)}$ instead of squaring it.`,
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'The formula gives a single solution only when nothing is added or subtracted, so set the discriminant equal to zero and solve for $c$.',
    steps: [
      {
        do: `Here $a = ${a}$ and $b = ${b}$. The discriminant must be $0$: $${paren(b)}^2 - 4 \\cdot ${a} \\cdot c = 0$.`,
        why: 'Then the $\\pm$ part of the quadratic formula is $0$.',
      },
      {
        do: `Work out the numbers: $${b * b} - ${4 * a}c = 0$.`,
        why: `$${paren(b)}^2 = ${b * b}$ and $4 \\cdot ${a} = ${4 * a}$.`,
      },
      { do: `Add $${4 * a}c$ to both sides: $${b * b} = ${4 * a}c$.`, why: 'This gets the term with $c$ alone.' },
      {
        do: `Divide by $${4 * a}$: $c = ${(b * b) / (4 * a)}$.`,
        why: `$${b * b} \\div ${4 * a} = ${(b * b) / (4 * a)}$.`,
      },
    ],
    check: `With $c = ${(b * b) / (4 * a)}$ the discriminant is $${b * b} - 4 \\cdot ${a} \\cdot ${(b * b) / (4 * a)} = ${b * b} - ${b * b} = 0$.`,
    faster: squareWay(a, b),
  }),
  check: ({ a, b }) => num(wholes(1500).find((c) => b * b === 4 * a * c) ?? 9999),
})

export const templates = [value, kinds, once]
