/** The greatest common factor in stories and in equations with numbers to find. */

import { add, expr, gcd, int, nonZero, num, person, signed, template, term, until } from '#kit'
import { pv, px } from './forms.ts'
import { half } from './gcf-take-out.ts'
import { mon, poly } from './monomials.ts'

const skill = 'a1-factoring-gcf'

const divided = ({ k, coefficients }: Readonly<{ k: number; coefficients: readonly number[] }>) => {
  const [a = 0, b = 0, c = 0] = coefficients.map((x) => x / k)
  return { k, a, b, c }
}

const width = template({
  id: 'algebra-1/gcf-side-length',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 8), a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: int(rng, 1, 9) }),
      ({ k, a, b, c }) => k !== a && gcd(gcd(a, b), c) === 1,
    ),
  frames: [
    {
      id: 'area',
      kind: 'words',
      items: 6,
      stem: ({ k, a, b, c }, rng) =>
        `${person(rng)} knows that a rectangular garden has an area of $${px([k * a, k * b, k * c, 0])}$ square feet and is $${k}x$ feet wide. Which expression gives its length in feet?`,
    },
  ],
  given: ({ k, a, b, c }) => ({ k, coefficients: [k * a, k * b, k * c] }),
  answer: ({ a, b, c }) => pv([a, b, c]),
  traps: [
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: ({ k }) => `I took $x$ out of every term, but divided only the first coefficient by $${k}$.`,
      classic: true,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, k * c])
      },
      why: ({ k }) => `divides only the first term by $${k}$.`,
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      says: ({ k }) => `I divided by $${k}$ but not by $x$.`,
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, b, c, 0])
      },
      why: () => 'divides by the number but not by $x$.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      says: () => 'I left the coefficient of the middle term undivided.',
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, c])
      },
      why: () => 'leaves the middle term undivided.',
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      says: ({ k }) => `I subtracted $${k}$ from each coefficient instead of dividing by it.`,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([k * a - k, k * b - k, k * c - k])
      },
      why: ({ k }) => `subtracts $${k}$ from each coefficient instead of dividing.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the middle term wrong.',
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, -b, c])
      },
      why: () => 'has a wrong sign in the middle.',
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      rule: (shown) => {
        const { a, b } = divided(shown)
        return pv([a, b, 0])
      },
      why: () => 'loses the last term.',
    },
    {
      misconception: 'a1-poly-leaves-a-letter-inside',
      says: ({ k }) => `I divided only the first coefficient by $${k}$, and nothing by $x$.`,
      twoSlips: true,
      rule: (shown) => {
        const { k, a, b, c } = divided(shown)
        return pv([a, k * b, k * c, 0])
      },
      why: ({ k }) => `divides only the first coefficient by $${k}$, and not by $x$.`,
    },
    {
      misconception: 'a1-poly-loses-a-sign-in-the-product',
      says: () => 'I got the sign of the middle term wrong, and did not divide by $x$.',
      twoSlips: true,
      rule: (shown) => {
        const { a, b, c } = divided(shown)
        return pv([a, -b, c, 0])
      },
      why: () => 'has a wrong sign, and is not divided by $x$.',
    },
  ],
  explain: ({ k, a, b, c }) => {
    const others = [a + k * b + k * c, a + k * b + c, k * (a + b + c) - 3 * k, a - b + c, a + b]
    return {
      plan: 'Area is width times length, so the length is what is left when the width is taken out of the area as a factor.',
      steps: [
        {
          do: `Write the area as width times length: $${px([k * a, k * b, k * c, 0])} = ${k}x \\cdot (\\ldots)$.`,
          why: 'The width is a factor of the area.',
        },
        {
          do: `Divide the first two terms by $${k}x$: $\\frac{${term(k * a, 'x^3')}}{${k}x} = ${term(a, 'x^2')}$ and $\\frac{${term(k * b, 'x^2')}}{${k}x} = ${term(b, 'x')}$.`,
          why: 'Divide the coefficients and lower the power by one.',
        },
        { do: `Divide the last term: $\\frac{${k * c}x}{${k}x} = ${c}$.`, why: 'Here $x$ cancels.' },
        { do: `The length is $${px([a, b, c])}$ feet.`, why: 'It is the sum of the three quotients.' },
      ],
      check: `Multiply back: $${k}x \\cdot ${term(a, 'x^2')} = ${term(k * a, 'x^3')}$, $${k}x \\cdot ${b < 0 ? `(${term(b, 'x')})` : term(b, 'x')} = ${term(k * b, 'x^2')}$ and $${k}x \\cdot ${c} = ${k * c}x$, the terms of the area.`,
      ...(others.includes(a + b + c)
        ? {}
        : {
            faster: `Test the options at $x = 1$: there the area is $${k * a}${signed(k * b)}${signed(k * c)} = ${k * (a + b + c)}$, so the length must be $${k * (a + b + c)} \\div ${k} = ${a + b + c}$. And its highest power is $x^3 \\div x = x^2$. Only one option has both.`,
          }),
    }
  },
  check: ({ k, coefficients }) =>
    expr('', ({ x }) => coefficients.reduce((s, v, i) => s + v * x ** (3 - i), 0) / (k * x)),
})

const pulledOut = ({ first, second }: Readonly<{ first: number; second: number }>) => {
  const g = gcd(first, second)
  return { g, a: first / g, b: second / g }
}

const findK = template({
  id: 'algebra-1/gcf-find-number',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ g: int(rng, 2, 9), a: int(rng, 2, 8), b: int(rng, 2, 9), e: int(rng, 2, 3) }),
      ({ a, b }) => gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 7,
      stem: ({ g, a, b, e }) =>
        `When the greatest common factor is taken out, $${poly([
          [g * a, e + 1],
          [-g * b, 1],
        ])}$ becomes $kx(mx^{${e}} - n)$ with positive whole numbers $k$, $m$ and $n$. What is the value of $k + m + n$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: ({ g, a, b, e }, rng) =>
        `${person(rng)} factors $${poly([
          [g * a, e + 1],
          [g * b, 1],
        ])}$ as far as possible and gets $kx(mx^{${e}} + n)$, where $k$, $m$ and $n$ are positive whole numbers. What is $k + m + n$?`,
    },
  ],
  given: ({ g, a, b }) => ({ first: g * a, second: g * b }),
  answer: ({ g, a, b }) => num(g + a + b),
  traps: [
    {
      misconception: 'a1-poly-forgets-the-outside-number',
      classic: true,
      operation: 'term-left-out',
      operands: ({ first, second }) => [first / gcd(first, second), second / gcd(first, second)],
      rule: (shown) => {
        const { a, b } = pulledOut(shown)
        return num(a + b)
      },
      why: () => 'forgets the factor in front.',
    },
    {
      misconception: 'a1-poly-does-not-divide-the-second-term',
      operation: 'divided-one-term-only',
      operands: ({ second, first }) => [second, first, gcd(first, second)],
      after: (got, { second, first }) => add(got, gcd(first, second)),
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return num(g + a + g * b)
      },
    },
    {
      misconception: 'a1-poly-gives-the-factor-only',
      operation: 'stopped-at-a-step',
      operands: ({ first, second }) => [gcd(first, second)],
      rule: (shown) => {
        const { g } = pulledOut(shown)
        return num(g)
      },
    },
    {
      misconception: 'a1-poly-subtracts-the-factor',
      operation: 'subtracted-instead-of-divided',
      operands: ({ first, second }) => [first + second, 2 * gcd(first, second)],
      after: (got, { first, second }) => add(got, gcd(first, second)),
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return num(g + g * a - g + g * b - g)
      },
      why: ({ g }) => `subtracts $${g}$ from the coefficients instead of dividing.`,
    },
    {
      misconception: 'a1-poly-drops-the-last-term',
      operation: 'term-left-out',
      operands: ({ first, second }) => [gcd(first, second), first / gcd(first, second)],
      rule: (shown) => {
        const { g, a } = pulledOut(shown)
        return num(g + a)
      },
      why: () => 'leaves out the last number.',
    },
    {
      misconception: 'a1-poly-takes-out-too-little',
      says: ({ g }) =>
        g % half(g) === 0 && g > 3
          ? `I took out only $${g / half(g)}$ as the number, which is not the greatest common factor.`
          : `I took out only the $x$, and left the $${g}$ inside.`,
      rule: (shown) => {
        const { g, a, b } = pulledOut(shown)
        return g % half(g) === 0 && g > 3 ? num(g / half(g) + half(g) * (a + b)) : num(1 + g * (a + b))
      },
      why: () => 'does not take out the greatest common factor.',
    },
  ],
  explain: ({ g, a, b, e }, frame) => ({
    plan: 'Take out the greatest common factor, read off the three numbers, and add them.',
    steps: [
      {
        do: `$${g * a} = ${g} \\cdot ${a}$ and $${g * b} = ${g} \\cdot ${b}$, and both terms contain $x$. The greatest common factor is $${g}x$, so $k = ${g}$.`,
        why: `$${a}$ and $${b}$ have no common factor, and the lowest power of $x$ is $x$ itself.`,
      },
      {
        do: `Divide: $\\frac{${mon(g * a, e + 1)}}{${g}x} = ${mon(a, e)}$, so $m = ${a}$.`,
        why: 'Divide the coefficients and lower the power by one.',
      },
      {
        do: `Divide: $\\frac{${g * b}x}{${g}x} = ${b}$, so $n = ${b}$.`,
        why: frame === 'sum' ? 'The minus sign already stands before $n$.' : 'Here $x$ cancels.',
      },
      { do: `$k + m + n = ${g} + ${a} + ${b} = ${g + a + b}$`, why: 'The sum is asked for.' },
    ],
    faster: `The two numbers in the parentheses are not needed apart: $m + n = (${g * a} + ${g * b}) \\div ${g} = ${g * (a + b)} \\div ${g} = ${a + b}$, so $k + m + n = ${g} + ${a + b} = ${g + a + b}$.`,
    check: `Multiply back: $${g}x \\cdot ${mon(a, e)} = ${mon(g * a, e + 1)}$ and $${g}x \\cdot ${b} = ${g * b}x$.`,
  }),
  check: ({ first, second }) => num(gcd(first, second) + (first + second) / gcd(first, second)),
})

export const templates = [width, findK]
