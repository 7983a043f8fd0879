/** Trinomials that are the square of a binomial, for the skill of `special-patterns.ts`. */

import { div, gcd, int, linear, num, paren, person, pow, signed, template, until } from '#kit'
import { factors, pv, px } from './forms.ts'

const skill = 'a1-factoring-special'

const squared = ({ shown: [first = 1, middle = 0] }: Readonly<{ shown: readonly number[] }>) => {
  const a = Math.sqrt(first)
  return { a, b: middle / (2 * a) }
}

const perfect = template({
  id: 'algebra-1/perfect-square-trinomial',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 6), b: int(rng, 2, 10) * (int(rng, 0, 1) === 1 ? 1 : -1) }),
      ({ a, b }) => a !== Math.abs(b) && gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b }) => `Which expression is equal to $${px([a * a, 2 * a * b, b * b])}$?`,
    },
    {
      id: 'side',
      kind: 'words',
      items: 5,
      stem: ({ a, b }, rng) =>
        `${person(rng)} has a square photo with an area of $${px([a * a, 2 * a * b, b * b])}$ square inches. Which expression gives this area as the square of a side?`,
    },
  ],
  given: ({ a, b }) => ({ shown: [a * a, 2 * a * b, b * b] }),
  answer: ({ a, b }) => factors(a, b, a, b),
  traps: [
    {
      misconception: 'a1-poly-factors-as-difference',
      classic: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return factors(a, b, a, -b)
      },
      why: () => 'is a difference of squares; it has no middle term.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      classic: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return factors(a, Math.sign(b) * b * b, a, Math.sign(b) * b * b)
      },
      why: ({ b }) => `uses $${b * b}$ instead of its root.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: ({ a }) => `I did not take the root of $${a * a}$.`,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return a === 1 ? null : factors(a * a, b, a * a, b)
      },
      why: ({ a }) => `does not take the root of $${a * a}$.`,
    },
    {
      misconception: 'a1-poly-takes-half-the-middle',
      says: ({ a }) =>
        a === 1
          ? 'I used the middle coefficient instead of the root of the last term.'
          : 'I used half of the middle coefficient instead of the root of the last term.',
      rule: (shown) => {
        const { a, b } = squared(shown)
        return a === 1 ? factors(1, 2 * b, 1, 2 * b) : factors(a, a * b, a, a * b)
      },
      why: () => 'takes a part of the middle coefficient instead of the root of the last term.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: () => 'I did not take the roots of the first and the last number.',
      rule: (shown) => {
        const { a, b } = squared(shown)
        return a === 1 ? null : factors(a * a, Math.sign(b) * b * b, a * a, Math.sign(b) * b * b)
      },
      why: () => 'does not take the roots of the first and the last term.',
    },
    {
      misconception: 'a1-poly-factors-as-difference',
      says: ({ b }) => `I took it for a difference of squares, and used $${b * b}$ instead of its root.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return factors(a, b * b, a, -b * b)
      },
      why: () => 'is a difference of squares, made with numbers that are too large.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      says: ({ b }) => `I used $${b * b}$ instead of its root, with the wrong sign.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return factors(a, -Math.sign(b) * b * b, a, -Math.sign(b) * b * b)
      },
      why: ({ b }) => `uses $${b * b}$ instead of its root, and the wrong sign.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      says: ({ a }) => `I did not take the root of $${a * a}$, and wrote the wrong sign.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return a === 1 ? null : factors(a * a, -b, a * a, -b)
      },
      why: ({ a }) => `does not take the root of $${a * a}$, and has the wrong sign.`,
    },
    {
      misconception: 'a1-poly-takes-half-the-middle',
      says: ({ a }) =>
        `I used ${a === 1 ? '' : 'half of '}the middle coefficient instead of the root of the last term, with the wrong sign.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b } = squared(shown)
        return a === 1 ? factors(1, -2 * b, 1, -2 * b) : factors(a, -a * b, a, -a * b)
      },
      why: () => 'takes a part of the middle coefficient, with the wrong sign.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'The first and the last term are squares, so test whether the middle term is twice the product of their roots.',
    steps: [
      {
        do: `The first term is ${a === 1 ? '$x^2$, the square of $x$' : `$${px([a * a, 0, 0])} = (${a}x)^2$`}, and the last is $${b * b} = ${Math.abs(b)}^2$.`,
        why: 'So the trinomial may be the square of a binomial.',
      },
      {
        do: `Twice the product of the roots is $2 \\cdot ${linear(a, 0)} \\cdot ${Math.abs(b)} = ${2 * a * Math.abs(b)}x$: this is the middle term${b < 0 ? ' but for its sign' : ''}.`,
        why: 'In $(p + q)^2 = p^2 + 2pq + q^2$ the middle term is twice the product.',
      },
      {
        do: `The middle term is ${b < 0 ? 'negative, so the binomial has a minus sign' : 'positive, so the binomial has a plus sign'}: ${factors(a, b, a, b).html}.`,
        why: 'The sign of the middle term is the sign in the binomial; the last term is positive in either case.',
      },
    ],
    check: `For $x = 1$: $${paren(a + b)}^2 = ${(a + b) ** 2}$, and the trinomial gives $${a * a}${signed(2 * a * b)}${signed(b * b)} = ${(a + b) ** 2}$.`,
    faster: `One of the options is right, so their ends are enough: the first terms must multiply to $${px([a * a, 0, 0])}$ and the last ones to $${b * b}$, which needs $${linear(a, 0)}$ and ${Math.abs(b)} in both factors. The sign is that of $${linear(2 * a * b, 0)}$.`,
  }),
  check: ({ shown }) => pv(shown),
})

const halved = ({ middle }: Readonly<{ middle: number }>) => ({ b: middle / 2 })

const complete = template({
  id: 'algebra-1/perfect-square-constant',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) => ({ b: int(rng, 2, 15), minus: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'k',
      kind: 'bare',
      items: 6,
      stem: ({ b, minus }) =>
        `For what value of $k$ is $x^2 ${minus ? '-' : '+'} ${2 * b}x + k$ the square of a binomial?`,
    },
    {
      id: 'tiles',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: ({ b, minus }, rng) =>
        `${person(rng)} wants to write $x^2 ${minus ? '-' : '+'} ${2 * b}x + k$ as a perfect square. Which number must $k$ be?`,
    },
  ],
  given: ({ b, minus }) => ({ middle: 2 * b, minus }),
  answer: ({ b }) => num(b * b),
  traps: [
    {
      misconception: 'a1-poly-squares-the-whole-coefficient',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ middle }) => [1, middle],
      after: (got) => pow(got, 2),
      rule: (shown) => {
        const { b } = halved(shown)
        return num(4 * b * b)
      },
      why: ({ b }) => `squares $${2 * b}$ without halving it first.`,
    },
    {
      misconception: 'a1-poly-forgets-to-square',
      says: ({ b }) => `I halved $${2 * b}$ and did not square.`,
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ middle }) => [div(middle, 2)],
      rule: (shown) => {
        const { b } = halved(shown)
        return num(b)
      },
      why: ({ b }) => `halves $${2 * b}$, but does not square.`,
    },
    {
      misconception: 'a1-poly-doubles-the-half-square',
      rule: (shown) => {
        const { b } = halved(shown)
        return num(2 * b * b)
      },
      why: ({ b }) => `halves $${2 * b}$ only after squaring.`,
    },
    {
      misconception: 'a1-poly-doubles-the-coefficient',
      says: ({ b }) => `I doubled $${2 * b}$ instead of halving it, and did not square.`,
      operation: 'multiplied-instead-of-divided',
      operands: ({ middle }) => [middle, 2],
      rule: (shown) => {
        const { b } = halved(shown)
        return num(4 * b)
      },
      why: ({ b }) => `doubles $${2 * b}$.`,
    },
    {
      misconception: 'a1-poly-takes-the-coefficient',
      says: ({ b }) => `I took the $${2 * b}$ before $x$ for $k$.`,
      rule: (shown) => {
        const { b } = halved(shown)
        return num(2 * b)
      },
      why: () => 'repeats the coefficient of $x$.',
    },
  ],
  explain: ({ b, minus }) => ({
    plan: 'Compare with the square of a binomial: its middle term is twice the product of its terms, and its last term is the square of the second one.',
    steps: [
      {
        do: `The square of a binomial is $(x ${minus ? '-' : '+'} q)^2 = x^2 ${minus ? '-' : '+'} 2qx + q^2$.`,
        why: 'The coefficient of $x^2$ is $1$, so the binomial begins with $x$.',
      },
      {
        do: `Compare the middle terms: $2q = ${2 * b}$, so $q = ${2 * b} \\div 2 = ${b}$.`,
        why: 'Equal polynomials have equal coefficients.',
      },
      {
        do: `Compare the last terms: $k = q^2 = ${b}^2 = ${b * b}$.`,
        why: 'A square is positive, whatever the sign in the binomial.',
      },
    ],
    check: `$(x ${minus ? '-' : '+'} ${b})^2 = x^2 ${minus ? '-' : '+'} ${b}x ${minus ? '-' : '+'} ${b}x + ${b * b} = x^2 ${minus ? '-' : '+'} ${2 * b}x + ${b * b}$.`,
    faster: `In one line: half of the middle coefficient, squared, is $(${2 * b} \\div 2)^2 = ${b * b}$.`,
  }),
  // A perfect square touches zero at half the coefficient: there k balances the rest.
  // The square of a binomial touches 0 and is never less.
  check: ({ middle, minus }) => {
    const sign = minus ? -1 : 1
    const lowest = Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + sign * middle * x))
    return num(-lowest)
  },
})

export const templates = [perfect, complete]
