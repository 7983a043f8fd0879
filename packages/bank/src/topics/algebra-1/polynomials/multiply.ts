import {
  add,
  expr,
  int,
  linear,
  nonZero,
  num,
  paren,
  person,
  polyMul,
  polynomial,
  polyValue,
  signed,
  signedTerm,
  table,
  template,
  term,
  terms,
  until,
} from '#kit'
import { at, pv, px, times } from './forms.ts'

export const skill = 'a1-multiplying-polynomials'

export type Four = { a: number; b: number; c: number; d: number }
export const four = (rng: () => number): Four =>
  until(
    () => ({ a: int(rng, 1, 4), b: nonZero(rng, -9, 9), c: int(rng, 1, 5), d: nonZero(rng, -9, 9) }),
    ({ a, b, c, d }) => a * d + b * c !== 0 && a * d - b * c !== 0 && !(a === c && Math.abs(b) === Math.abs(d)),
  )

const monomial = template({
  id: 'algebra-1/multiply-by-monomial',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({ k: nonZero(rng, -6, 6), a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: nonZero(rng, -9, 9) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ k, a, b, c }) => `Multiply: $${px([k, 0])}(${px([a, b, c])})$` },
  ],
  given: ({ k, a, b, c }) => ({ k, a, b, c }),
  answer: ({ k, a, b, c }) => pv([k * a, k * b, k * c, 0]),
  traps: [
    {
      misconception: 'a1-poly-multiplies-first-term-only',
      says: () => 'I multiplied only the first term in the parentheses.',
      classic: true,
      rule: ({ k, a, b, c }) => pv([k * a, 0, b, c]),
      why: () => 'multiplies only the first term.',
    },
    {
      misconception: 'a1-poly-forgets-the-letter-of-the-factor',
      classic: true,
      rule: ({ k, a, b, c }) => pv([k * a, k * b, k * c]),
      why: ({ k }) => `multiplies by $${k}$ and forgets the $x$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the second term wrong.',
      rule: ({ k, a, b, c }) => pv([k * a, -k * b, k * c, 0]),
      why: () => 'has the wrong sign in the second term.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the last term wrong.',
      rule: ({ k, a, b, c }) => pv([k * a, k * b, -k * c, 0]),
      why: () => 'has the wrong sign in the last term.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the signs of the last two terms wrong.',
      twoSlips: true,
      rule: ({ k, a, b, c }) => pv([k * a, -k * b, -k * c, 0]),
      why: () => 'has wrong signs in the last two terms.',
    },
    {
      misconception: 'a1-poly-forgets-the-letter-of-the-factor',
      says: () => 'I forgot the $x$ of the factor, and I got the sign of the middle term wrong.',
      twoSlips: true,
      rule: ({ k, a, b, c }) => pv([k * a, -k * b, k * c]),
      why: () => 'forgets the $x$ of the factor, and has a wrong sign in the middle.',
    },
  ],
  explain: ({ k, a, b, c }) => ({
    plan: 'The factor before the parentheses multiplies every term in them: multiply the coefficients and add the exponents.',
    steps: [
      {
        do: `$${term(k, 'x')} \\cdot ${term(a, 'x^2')} = ${term(k * a, 'x^3')}$`,
        why: `$${paren(k)} \\cdot ${a} = ${k * a}$ and $x \\cdot x^2 = x^3$.`,
      },
      {
        do: `$${term(k, 'x')} \\cdot ${b < 0 ? `(${term(b, 'x')})` : term(b, 'x')} = ${term(k * b, 'x^2')}$`,
        why: `$${paren(k)} \\cdot ${paren(b)} = ${k * b}$ and $x \\cdot x = x^2$.`,
      },
      {
        do: `$${term(k, 'x')} \\cdot ${paren(c)} = ${term(k * c, 'x')}$`,
        why: `$${paren(k)} \\cdot ${paren(c)} = ${k * c}$.`,
      },
      { do: `The product is $${px([k * a, k * b, k * c, 0])}$.`, why: 'The three products are added.' },
    ],
    check: `For $x = 1$: $${k} \\cdot ${paren(a + b + c)} = ${k * (a + b + c)}$, and the coefficients of the product give $${k * a}${signed(k * b)}${signed(k * c)} = ${k * (a + b + c)}$.`,
  }),
  check: ({ k, a, b, c }) => expr('', ({ x }) => k * x * (a * x * x + b * x + c)),
})

const binomials = template({
  id: 'algebra-1/multiply-binomials',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => four(rng),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b, c, d }) => `Multiply: $(${linear(a, b)})(${linear(c, d)})$` },
    {
      id: 'area',
      kind: 'words',
      items: 6,
      b: -0.2,
      stem: ({ a, b, c, d }, rng) =>
        `${person(rng)} draws a rectangular stage that is $${linear(a, b)}$ feet wide and $${linear(c, d)}$ feet deep. Which expression gives its area in square feet?`,
    },
    {
      id: 'box',
      kind: 'table',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `<p>The box shows how to multiply $(${linear(a, b)})(${linear(c, d)})$. The four cells still have to be filled.</p>${table(
          ['', `$${linear(c, 0)}$`, `$${d}$`],
          [
            [`$${linear(a, 0)}$`, '', ''],
            [`$${b}$`, '', ''],
          ],
          '',
          true,
        )}<p>What is the sum of the four cells?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => pv(times(a, b, c, d)),
  traps: [
    {
      misconception: 'a1-poly-multiplies-firsts-and-lasts-only',
      classic: true,
      rule: ({ a, b, c, d }) => pv([a * c, 0, b * d]),
      why: () => 'multiplies only first with first and last with last.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ b, c }) => `I got the sign of the middle product of $${b}$ and $${linear(c, 0)}$ wrong.`,
      rule: ({ a, b, c, d }) => pv([a * c, a * d - b * c, b * d]),
      why: () => 'has a wrong sign in one of the middle products.',
    },
    {
      misconception: 'a1-poly-adds-the-constants',
      says: () => 'I added the constants for the last term, where they are multiplied.',
      rule: ({ a, b, c, d }) => pv([a * c, a * d + b * c, b + d]),
      why: ({ b, d }) => `adds $${b}$ and $${d}$ in the last term instead of multiplying.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the last term wrong.',
      rule: ({ a, b, c, d }) => pv([a * c, a * d + b * c, -b * d]),
      why: () => 'has the wrong sign in the last term.',
    },
    {
      misconception: 'a1-poly-adds-the-constants-for-the-middle',
      rule: ({ a, b, c, d }) => (a === 1 && c === 1 ? null : pv([a * c, b + d, b * d])),
      why: ({ b, d }) => `takes $${b + d}$ for the middle term and forgets the coefficients of $x$.`,
    },
    {
      misconception: 'a1-poly-swaps-sum-and-product',
      says: () => 'I exchanged the middle coefficient and the last term.',
      rule: ({ a, b, c, d }) => pv([a * c, b * d, a * d + b * c]),
      why: () => 'exchanges the middle term and the last term.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ b, c }) =>
        `I got the sign of the middle product of $${b}$ and $${linear(c, 0)}$ wrong, and the sign of the last term.`,
      twoSlips: true,
      rule: ({ a, b, c, d }) => pv([a * c, a * d - b * c, -b * d]),
      why: () => 'has wrong signs in the middle and at the end.',
    },
    {
      misconception: 'a1-poly-adds-the-constants',
      says: ({ b, c }) =>
        `I got the sign of the middle product of $${b}$ and $${linear(c, 0)}$ wrong, and I added the constants for the last term.`,
      twoSlips: true,
      rule: ({ a, b, c, d }) => (b + d === 0 ? null : pv([a * c, a * d - b * c, b + d])),
      why: () => 'has a wrong sign in the middle, and adds the constants.',
    },
    {
      misconception: 'a1-poly-multiplies-firsts-and-lasts-only',
      says: () => 'I multiplied only first with first and last with last, and I got the last sign wrong.',
      twoSlips: true,
      rule: ({ a, b, c, d }) => pv([a * c, 0, -b * d]),
      why: () => 'leaves out the middle products, and has a wrong sign at the end.',
    },
  ],
  explain: ({ a, b, c, d }, frame) => ({
    plan: 'Two terms times two terms make four products: multiply each term of the first factor by each term of the second, then combine like terms.',
    steps: [
      {
        do: `${frame === 'area' ? `The area is $(${linear(a, b)})(${linear(c, d)})$. ` : ''}${frame === 'box' ? 'First row of the box' : 'First term times both'}: $${term(a, 'x')} \\cdot ${term(c, 'x')} = ${term(a * c, 'x^2')}$ and $${term(a, 'x')} \\cdot ${paren(d)} = ${term(a * d, 'x')}$.`,
        why:
          frame === 'area'
            ? 'The area of a rectangle is width times depth.'
            : 'A term with $x$ times a term with $x$ gives $x^2$.',
      },
      {
        do: `${frame === 'box' ? 'Second row of the box' : 'Second term times both'}: $${paren(b)} \\cdot ${term(c, 'x')} = ${term(b * c, 'x')}$ and $${paren(b)} \\cdot ${paren(d)} = ${b * d}$.`,
        why: 'Each number keeps its sign.',
      },
      {
        do: `Combine the terms with $x$: $${term(a * d, 'x')}${signedTerm(b * c, 'x')} = ${term(a * d + b * c, 'x')}$.`,
        why: 'They are like terms.',
      },
      { do: `The result is $${px(times(a, b, c, d))}$.`, why: 'Write the terms from the highest power down.' },
    ],
    check: `For $x = 1$: $${paren(a + b)} \\cdot ${paren(c + d)} = ${(a + b) * (c + d)}$, and the answer gives $${a * c}${signed(a * d + b * c)}${signed(b * d)} = ${(a + b) * (c + d)}$.`,
  }),
  check: ({ a, b, c, d }) => polyValue(polyMul(polynomial([a, b]), polynomial([c, d]))),
})

const coefficient = template({
  id: 'algebra-1/multiply-find-coefficient',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) => four(rng),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d }) =>
        `When $(${linear(a, b)})(${linear(c, d)})$ is multiplied out and simplified, what is the coefficient of $x$?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => num(a * d + b * c),
  traps: [
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ b, c }) => `I got the sign of the product of $${b}$ and $${linear(c, 0)}$ wrong.`,
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b, c }) => [b * c],
      after: (got, { a, d }) => add(a * d, got),
      rule: ({ a, b, c, d }) => num(a * d - b * c),
    },
    {
      misconception: 'a1-poly-adds-the-constants-for-the-middle',
      operation: 'factor-left-out',
      operands: ({ b, d }) => [b + d],
      rule: ({ b, d }) => num(b + d),
    },
    {
      misconception: 'a1-poly-swaps-sum-and-product',
      says: () => 'I multiplied the two constants, which gives the last term.',
      rule: ({ b, d }) => num(b * d),
    },
    { misconception: 'a1-poly-multiplies-the-wrong-pairs', rule: ({ a, b, c, d }) => num(a * b + c * d) },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Only the terms with $x$ are asked for: they come from a term with $x$ in one factor times the constant term of the other.',
    steps: [
      {
        do: `The outer terms: $${term(a, 'x')} \\cdot ${paren(d)} = ${term(a * d, 'x')}$.`,
        why: 'A term with $x$ times a constant term gives a term with $x$.',
      },
      {
        do: `The inner terms: $${paren(b)} \\cdot ${term(c, 'x')} = ${term(b * c, 'x')}$.`,
        why: 'Here the constant term stands in the first factor.',
      },
      {
        do: `Together $${term(a * d, 'x')}${signedTerm(b * c, 'x')} = ${term(a * d + b * c, 'x')}$, so the coefficient is $${a * d + b * c}$.`,
        why: `The other two products, $${term(a * c, 'x^2')}$ and $${b * d}$, have no influence on it.`,
      },
    ],
    check: `The whole product is $${px(times(a, b, c, d))}$. For $x = 1$ it is $${(a + b) * (c + d)}$, and the factors give $${paren(a + b)} \\cdot ${paren(c + d)} = ${(a + b) * (c + d)}$.`,
    faster: `In one line, outer and inner product: $${a} \\cdot ${paren(d)} + ${paren(b)} \\cdot ${c} = ${a * d + b * c}$.`,
  }),
  check: ({ a, b, c, d }) => num(((a + b) * (c + d) - (b - a) * (d - c)) / 2),
})

const trinomial = template({
  id: 'algebra-1/multiply-by-trinomial',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 3), b: nonZero(rng, -6, 6), p: nonZero(rng, -6, 6), q: nonZero(rng, -7, 7) }),
      ({ a, b, p, q }) => a * p + b !== 0 && a * q + b * p !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, p, q }) => `Which polynomial is equal to $(${linear(a, b)})(${px([1, p, q])})$?`,
    },
  ],
  given: ({ a, b, p, q }) => ({ a, b, p, q }),
  answer: ({ a, b, p, q }) => pv([a, a * p + b, a * q + b * p, b * q]),
  traps: [
    {
      misconception: 'a1-poly-forgets-one-product',
      says: ({ b, p }) => `I forgot the product of $${b}$ and $${px([p, 0])}$.`,
      classic: true,
      rule: ({ a, b, p, q }) => pv([a, a * p + b, a * q, b * q]),
      why: ({ b, p }) => `forgets the product of $${b}$ and $${px([p, 0])}$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the last term wrong.',
      rule: ({ a, b, p, q }) => pv([a, a * p + b, a * q + b * p, -b * q]),
      why: () => 'has the wrong sign in the last term.',
    },
    {
      misconception: 'a1-poly-forgets-one-product',
      says: ({ b }) => `I forgot the product of $${b}$ and $x^2$.`,
      rule: ({ a, b, p, q }) => pv([a, a * p, a * q + b * p, b * q]),
      why: ({ b }) => `forgets the product of $${b}$ and $x^2$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ b }) => `I got the signs of the products of $${b}$ with $x^2$ and with the $x$-term wrong.`,
      rule: ({ a, b, p, q }) => pv([a, a * p - b, a * q - b * p, b * q]),
      why: () => 'has wrong signs in the middle products.',
    },
    {
      misconception: 'a1-poly-multiplies-first-term-only',
      says: ({ b }) => `I multiplied $${b}$ with the last term only.`,
      rule: ({ a, b, p, q }) => pv([a, a * p, a * q, b * q]),
      why: ({ b }) => `multiplies $${b}$ with the last term only.`,
    },
    {
      misconception: 'a1-poly-multiplies-firsts-and-lasts-only',
      rule: ({ a, b, q }) => pv([a, 0, 0, b * q]),
      why: () => 'leaves out the products in the middle.',
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: ({ b }) => `I got the sign of the product of $${b}$ and $x^2$ wrong, and the sign of the last term.`,
      twoSlips: true,
      rule: ({ a, b, p, q }) => pv([a, a * p - b, a * q + b * p, -b * q]),
      why: () => 'has two wrong signs.',
    },
    {
      misconception: 'a1-poly-forgets-one-product',
      says: ({ b, p }) =>
        `I forgot the product of $${b}$ and $${px([p, 0])}$, and I got the sign of the last term wrong.`,
      twoSlips: true,
      rule: ({ a, b, p, q }) => pv([a, a * p + b, a * q, -b * q]),
      why: ({ b, p }) => `forgets the product of $${b}$ and $${px([p, 0])}$, and has a wrong sign at the end.`,
    },
  ],
  explain: ({ a, b, p, q }) => ({
    plan: 'Multiply the whole trinomial by each term of the binomial, which gives six products, then combine like terms.',
    steps: [
      {
        do: `$${term(a, 'x')}$ times the trinomial: $${px([a, a * p, a * q, 0])}$.`,
        why: 'Every power of $x$ goes up by one.',
      },
      {
        do: `$${b}$ times the trinomial: $${px([b, b * p, b * q])}$.`,
        why: 'The powers of $x$ stay, and the sign of the number counts.',
      },
      {
        do: `Combine like terms: $${terms([a * p, 'x^2'], [b, 'x^2'])} = ${term(a * p + b, 'x^2')}$ and $${terms([a * q, 'x'], [b * p, 'x'])} = ${term(a * q + b * p, 'x')}$.`,
        why: 'The term with $x^3$ and the constant term have no partner.',
      },
      {
        do: `The product is $${px([a, a * p + b, a * q + b * p, b * q])}$.`,
        why: 'Write the terms from the highest power down.',
      },
    ],
    check: `For $x = 1$: $${paren(a + b)} \\cdot ${paren(1 + p + q)} = ${(a + b) * (1 + p + q)}$, and the answer gives $${a}${signed(a * p + b)}${signed(a * q + b * p)}${signed(b * q)} = ${(a + b) * (1 + p + q)}$.`,
    faster: `The ends are single products, $${term(a, 'x^3')}$ and $${b * q}$. In between only two numbers are needed: before $x^2$ stands $${a} \\cdot ${paren(p)}${signed(b)} = ${a * p + b}$, and before $x$ stands $${a} \\cdot ${paren(q)} + ${paren(b)} \\cdot ${paren(p)} = ${a * q + b * p}$.`,
  }),
  check: ({ a, b, p, q }) => expr('', ({ x }) => (a * x + b) * at([1, p, q], x)),
})

export const templates = [monomial, binomials, coefficient, trinomial]
