import {
  add,
  expr,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  person,
  polynomial,
  polyPow,
  polyValue,
  signed,
  signedTerm,
  sub,
  template,
  term,
  until,
} from '#kit'
import { pv, px } from './forms.ts'

export const skill = 'a1-special-products'

const square = template({
  id: 'algebra-1/square-of-binomial',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 6), b: nonZero(rng, -9, 9) }),
      ({ a, b }) => Math.abs(b) > 1 && a !== Math.abs(b) && 2 * a !== Math.abs(b),
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b }) => `Which expression is equal to $(${linear(a, b)})^2$?` },
    {
      id: 'tile',
      kind: 'words',
      items: 6,
      stem: ({ a, b }, rng) =>
        `${person(rng)} designs a square tile with sides of $${linear(a, b)}$ inches. Which expression gives its area in square inches?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => pv([a * a, 2 * a * b, b * b]),
  traps: [
    {
      misconception: 'a1-poly-squares-each-term-only',
      classic: true,
      rule: ({ a, b }) => pv([a * a, 0, b * b]),
      why: ({ a, b }) => `leaves out the middle term $${px([2 * a * b, 0])}$.`,
    },
    {
      misconception: 'a1-poly-forgets-to-double-the-middle',
      classic: true,
      rule: ({ a, b }) => pv([a * a, a * b, b * b]),
      why: () => 'has the product of the two terms once; it comes twice.',
    },
    {
      misconception: 'a1-poly-gets-the-middle-sign-wrong',
      rule: ({ a, b }) => pv([a * a, -2 * a * b, b * b]),
      why: () => 'has the wrong sign in the middle.',
    },
    {
      misconception: 'a1-poly-squares-with-minus',
      says: () => 'I took the last square as negative.',
      rule: ({ a, b }) => pv([a * a, 2 * a * b, -b * b]),
      why: ({ b }) => `takes the square of $${b}$ as negative.`,
    },
    {
      misconception: 'a1-poly-does-not-square-the-coefficient',
      rule: ({ a, b }) => (a === 1 ? null : pv([a, 2 * a * b, b * b])),
      why: ({ a }) => `does not square the $${a}$ in front of $x$.`,
    },
    {
      misconception: 'a1-poly-doubles-instead-of-squaring',
      says: ({ b }) => `I doubled $${b}$ instead of squaring it.`,
      rule: ({ a, b }) => pv([a * a, 2 * a * b, 2 * b]),
      why: ({ b }) => `doubles $${b}$ instead of squaring it.`,
    },
    {
      misconception: 'a1-poly-squares-with-minus',
      says: () => 'I left out the middle term, and took the last square as negative.',
      twoSlips: true,
      rule: ({ a, b }) => pv([a * a, 0, -b * b]),
      why: () => 'leaves out the middle term, and takes the last square as negative.',
    },
    {
      misconception: 'a1-poly-squares-with-minus',
      says: () => 'I counted the middle product only once, and took the last square as negative.',
      twoSlips: true,
      rule: ({ a, b }) => pv([a * a, a * b, -b * b]),
      why: () => 'takes the middle product once, and the last square as negative.',
    },
    {
      misconception: 'a1-poly-gets-the-middle-sign-wrong',
      says: () => 'I got the sign of the middle term wrong, and took the last square as negative.',
      twoSlips: true,
      rule: ({ a, b }) => pv([a * a, -2 * a * b, -b * b]),
      why: () => 'has wrong signs in the middle and at the end.',
    },
  ],
  explain: ({ a, b }, frame) => ({
    plan: 'A square is a product with itself, so it has three parts: the first square, twice the product, and the last square.',
    steps: [
      {
        do: `${frame === 'tile' ? 'The area is the side times itself: ' : ''}$(${linear(a, b)})^2 = (${linear(a, b)})(${linear(a, b)})$${frame === 'tile' ? '.' : ''}`,
        why: 'This is what the exponent $2$ means.',
      },
      {
        do: `The two squares are ${a === 1 ? '$x^2$' : `$(${a}x)^2 = ${px([a * a, 0, 0])}$`} and $${paren(b)}^2 = ${b * b}$.`,
        why: 'First times first and last times last.',
      },
      {
        do: `The middle terms are $${term(a * b, 'x')}${signedTerm(a * b, 'x')} = ${term(2 * a * b, 'x')}$.`,
        why: 'The product of the two terms appears twice.',
      },
      { do: `The result is $${px([a * a, 2 * a * b, b * b])}$.`, why: '$(p + q)^2 = p^2 + 2pq + q^2$.' },
    ],
    check: `Try $x = 1$: $(${a}${signed(b)})^2 = ${(a + b) ** 2}$, and $${a * a}${signed(2 * a * b)} + ${b * b} = ${(a + b) ** 2}$.`,
  }),
  check: ({ a, b }) => polyValue(polyPow(polynomial([a, b]), 2)),
})

const conjugates = template({
  id: 'algebra-1/sum-times-difference',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 7), b: int(rng, 2, 11) }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ a, b }) => `Multiply: $(${linear(a, b)})(${linear(a, -b)})$` },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => pv([a * a, 0, -b * b]),
  traps: [
    {
      misconception: 'a1-poly-squares-with-plus',
      classic: true,
      rule: ({ a, b }) => pv([a * a, 0, b * b]),
      why: ({ b }) => `takes $${b} \\cdot (-${b})$ as positive.`,
    },
    {
      misconception: 'a1-poly-keeps-a-middle-term',
      says: () => 'I added the two middle products instead of letting them cancel.',
      rule: ({ a, b }) => pv([a * a, 2 * a * b, -b * b]),
      why: () => 'keeps a middle term; the two middle products cancel.',
    },
    {
      misconception: 'a1-poly-does-not-square-the-coefficient',
      rule: ({ a, b }) => (a === 1 ? null : pv([a, 0, -b * b])),
      why: ({ a }) => `does not square the $${a}$.`,
    },
    {
      misconception: 'a1-poly-doubles-instead-of-squaring',
      says: ({ b }) => `I doubled $${b}$ instead of squaring it.`,
      rule: ({ a, b }) => pv([a * a, 0, -2 * b]),
      why: ({ b }) => `doubles $${b}$ instead of squaring it.`,
    },
    {
      misconception: 'a1-poly-squares-with-plus',
      says: () => 'I gave the square of the sum.',
      rule: ({ a, b }) => pv([a * a, 2 * a * b, b * b]),
      why: () => 'is the square of the sum.',
    },
    {
      misconception: 'a1-poly-doubles-instead-of-squaring',
      says: ({ a }) => `I doubled $${a}$ instead of squaring it.`,
      rule: ({ a, b }) => (a < 3 ? null : pv([2 * a, 0, -b * b])),
      why: ({ a }) => `doubles $${a}$ instead of squaring it.`,
    },
    {
      misconception: 'a1-poly-keeps-a-middle-term',
      says: () => 'I gave the square of the difference.',
      rule: ({ a, b }) => pv([a * a, -2 * a * b, b * b]),
      why: () => 'is the square of the difference.',
    },
    {
      misconception: 'a1-poly-does-not-square-the-coefficient',
      says: ({ a }) => `I did not square the $${a}$, and I wrote a plus where the squares are subtracted.`,
      twoSlips: true,
      rule: ({ a, b }) => (a === 1 ? null : pv([a, 0, b * b])),
      why: ({ a }) => `does not square the $${a}$, and adds the last square.`,
    },
    {
      misconception: 'a1-poly-squares-with-plus',
      says: ({ b }) => `I doubled $${b}$ instead of squaring it, and wrote a plus where the squares are subtracted.`,
      twoSlips: true,
      rule: ({ a, b }) => pv([a * a, 0, 2 * b]),
      why: ({ b }) => `doubles $${b}$ instead of squaring it, and adds it.`,
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'The factors differ only in one sign, so the middle terms cancel and two squares are left.',
    steps: [
      {
        do: `The four products are $${px([a * a, 0, 0])}$, $${term(-a * b, 'x')}$, $${term(a * b, 'x')}$ and $-${b * b}$.`,
        why: 'Each term of one factor is multiplied by each term of the other.',
      },
      { do: `The middle ones cancel: $${term(-a * b, 'x')}${signedTerm(a * b, 'x')} = 0$.`, why: 'They are opposite.' },
      { do: `What is left is $${px([a * a, 0, -b * b])}$.`, why: '$(p + q)(p - q) = p^2 - q^2$.' },
    ],
    check: `For $x = 1$: $${a + b} \\cdot ${paren(a - b)} = ${(a + b) * (a - b)}$, and $${a * a} - ${b * b} = ${a * a - b * b}$.`,
  }),
  check: ({ a, b }) => expr('', ({ x }) => (a * x + b) * (a * x - b)),
})

const mental = template({
  id: 'algebra-1/special-products-mental',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) => ({ m: int(rng, 3, 9) * 10, d: int(rng, 2, 4) }),
  frames: [
    {
      id: 'product',
      kind: 'words',
      items: 6,
      stem: ({ m, d }, rng) =>
        `${person(rng)} works out $${m + d} \\cdot ${m - d}$ mentally as $(${m} + ${d})(${m} - ${d})$. What is the result?`,
    },
    {
      id: 'choice',
      kind: 'bare',
      items: 5,
      response: 'choice',
      stem: ({ m, d }) =>
        `Use $(p + q)(p - q) = p^2 - q^2$ with $p = ${m}$ and $q = ${d}$. What is $${m + d} \\cdot ${m - d}$?`,
    },
  ],
  given: ({ m, d }) => ({ m, d, one: m + d, two: m - d }),
  answer: ({ m, d }) => num(m * m - d * d),
  traps: [
    {
      misconception: 'a1-poly-squares-with-plus',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ m, d }) => [m * m, d * d],
      rule: ({ m, d }) => num(m * m + d * d),
      why: ({ d }) => `adds $${d}^2$ instead of subtracting it.`,
    },
    {
      misconception: 'a1-poly-squares-the-difference',
      says: ({ m, d }) => `I took the square of $${m} - ${d}$.`,
      operation: 'wrong-number-used',
      operands: ({ m, d }) => [m - d],
      after: (got, { m, d }) => mul(got, m - d),
      rule: ({ m, d }) => num((m - d) * (m - d)),
      why: ({ m, d }) => `is $${m - d}^2$.`,
    },
    {
      misconception: 'a1-poly-keeps-a-middle-term',
      says: () => 'I added the two middle products instead of letting them cancel.',
      operation: 'sign-reversed',
      operands: ({ m, d }) => [-m * d],
      after: (got, { m, d }) => sub(add(m * m, add(m * d, got)), d * d),
      rule: ({ m, d }) => num(m * m + 2 * m * d - d * d),
      why: () => 'keeps a middle term that cancels.',
    },
    {
      misconception: 'a1-poly-forgets-to-square',
      says: ({ d }) => `I subtracted $${d}$ without squaring it.`,
      operation: 'exponent-left-out',
      operands: ({ d }) => [d],
      after: (got, { m }) => sub(m * m, got),
      rule: ({ m, d }) => num(m * m - d),
      why: ({ d }) => `subtracts $${d}$ without squaring it.`,
    },
    {
      misconception: 'a1-poly-doubles-instead-of-squaring',
      says: ({ d }) => `I doubled $${d}$ instead of squaring it.`,
      operation: 'power-as-product',
      operands: ({ d }) => [d, 2],
      after: (got, { m }) => sub(m * m, got),
      rule: ({ m, d }) => (d === 2 ? null : num(m * m - 2 * d)),
      why: ({ d }) => `does not subtract $${d}^2 = ${d * d}$.`,
    },
  ],
  explain: ({ m, d }) => ({
    plan: 'A sum times the difference of the same two numbers is the difference of their squares, and these squares are easy.',
    steps: [
      {
        do: `$${m + d} \\cdot ${m - d} = (${m} + ${d})(${m} - ${d}) = ${m}^2 - ${d}^2$`,
        why: '$(p + q)(p - q) = p^2 - q^2$: the middle terms cancel.',
      },
      {
        do: `$${m}^2 = ${m * m}$ and $${d}^2 = ${d * d}$.`,
        why: `$${m / 10} \\cdot ${m / 10} = ${(m / 10) ** 2}$, with two zeros written after it.`,
      },
      { do: `$${m * m} - ${d * d} = ${m * m - d * d}$`, why: 'The small square is subtracted from the large one.' },
    ],
    check: `Multiply the long way: $${m + d} \\cdot ${m} - ${m + d} \\cdot ${d} = ${(m + d) * m} - ${(m + d) * d} = ${m * m - d * d}$.`,
  }),
  check: ({ one, two }) => num(one * two),
})

const findB = template({
  id: 'algebra-1/square-find-coefficient',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) => ({ a: int(rng, 1, 5), b: int(rng, 2, 9) * (int(rng, 0, 1) === 1 ? 1 : -1) }),
  frames: [
    {
      id: 'k',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) =>
        `If $(${linear(a, b)})^2 = ${px([a * a, 0, 0])} + kx + ${b * b}$ for all $x$, what is the value of $k$?`,
    },
  ],
  given: ({ a, b }) => ({ a, b, last: b * b }),
  answer: ({ a, b }) => num(2 * a * b),
  traps: [
    {
      misconception: 'a1-poly-forgets-to-double-the-middle',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(a * b),
    },
    {
      misconception: 'a1-poly-gets-the-middle-sign-wrong',
      operation: 'sign-reversed',
      operands: ({ a, b }) => [2 * a * b],
      rule: ({ a, b }) => num(-2 * a * b),
    },
    {
      misconception: 'a1-poly-does-not-square-the-coefficient',
      says: ({ a }) => `I left the $${a}$ in front of $x$ out of the middle term.`,
      operation: 'factor-left-out',
      operands: ({ b }) => [2, b],
      rule: ({ b, a }) => (a === 1 ? null : num(2 * b)),
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'The coefficient of $x$ in the square of a binomial comes from the middle term, which is twice the product of the two terms.',
    steps: [
      {
        do: `In $(p + q)^2 = p^2 + 2pq + q^2$, here $p = ${linear(a, 0)}$ and $q = ${b}$.`,
        why: 'The sign before the number belongs to $q$.',
      },
      {
        do: `The middle term is $2pq = 2 \\cdot ${linear(a, 0)} \\cdot ${paren(b)}$.`,
        why: `The outer terms, $${px([a * a, 0, 0])}$ and $${b * b}$, are given already.`,
      },
      { do: `$2 \\cdot ${a} \\cdot ${paren(b)} = ${2 * a * b}$, so $k = ${2 * a * b}$.`, why: 'Compare with $kx$.' },
    ],
    check: `For $x = -1$ the left side is $${paren(b - a)}^2 = ${(b - a) ** 2}$, and the right side is $${a * a}${signed(-2 * a * b)} + ${b * b} = ${(b - a) ** 2}$.`,
    faster: `Put $x = 1$ into both sides: $${(a + b) ** 2} = ${a * a} + k + ${b * b}$, so $k = ${(a + b) ** 2} - ${a * a + b * b} = ${2 * a * b}$.`,
  }),
  check: ({ a, b, last }) => num((a + b) ** 2 - a * a - last),
})

export const templates = [square, conjugates, mental, findB]
