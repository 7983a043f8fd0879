/** Inverse variation: values, constants, squares, and tables. */

import { div, frac, int, mul, num, pick, pow, sub, type Template, template, toTex, until, whole } from '#kit'

export const skill = 'a2-inverse-and-joint-variation'
export const base = { skill, calculator: false, response: 'choice' } as const
type Pair = Readonly<{ a: number; b: number; c: number }>

const constant = template({
  ...base,
  id: 'algebra-2/variation-constant',
  difficulty: 'Low',
  b: -0.8,
  seconds: 50,
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ x: int(rng, 2, 9), y: int(rng, 2, 9) * int(rng, 2, 6) }),
      ({ x, y }) => y > x && y % x === 0,
    ),
  frames: [
    {
      id: 'inverse',
      kind: 'bare',
      items: 5,
      stem: ({ x, y }) =>
        `The variable $y$ varies inversely with $x$, and $y = ${y}$ when $x = ${x}$. What is the constant of variation?`,
    },
    {
      id: 'equation',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ x, y }) =>
        `For some constant $k$, $y = \\frac{k}{x}$ for all $x \\ne 0$. The graph of this equation passes through $(${x}, ${y})$. What is the value of $k$?`,
    },
  ],
  given: (e) => e,
  answer: ({ x, y }) => num(x * y),
  traps: [
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      classic: true,
      operation: 'divided-instead-of-multiplied',
      operands: ({ x, y }) => [y, x],
      rule: ({ x, y }) => num(frac(y, x)),
      why: ({ x, y }) => `divides: $${y} \\div ${x}$ stays the same in a direct variation; here it is the product.`,
    },
    {
      misconception: 'a2-var-keeps-the-sum',
      operation: 'added-instead-of-multiplied',
      operands: ({ x, y }) => [x, y],
      rule: ({ x, y }) => num(x + y),
      why: () => 'adds the two values; it is the product that stays the same.',
    },
    {
      misconception: 'a2-var-moves-by-the-difference',
      operation: 'subtracted-instead-of-divided',
      operands: ({ x, y }) => [y, x],
      rule: ({ x, y }) => num(y - x),
      why: () => 'subtracts the two values; it is the product that stays the same.',
      says: () => 'I took the difference of the two values.',
    },
    {
      misconception: 'a2-var-squares-without-reason',
      says: () => 'I squared $x$, although the variation is not with its square.',
      rule: ({ x, y }) => num(x * x * y),
      why: ({ x }) => `multiplies by $${x}^2$; the variation is not with the square of $x$.`,
    },
  ],
  explain: ({ x, y }) => ({
    plan: 'In an inverse variation the product of the two variables is always the same; that product is the constant.',
    steps: [
      {
        do: 'Write the variation as $y = \\frac{k}{x}$, or $xy = k$.',
        why: 'Inversely means that $x$ stands in the denominator.',
      },
      { do: `Put in the pair: $k = ${x} \\cdot ${y}$.`, why: 'Any known pair gives the constant.' },
      { do: `$k = ${x * y}$`, why: 'Multiply.' },
    ],
    check: `$${x * y} \\div ${x} = ${y}$, as given.`,
  }),
  check: ({ x, y }) => num([...Array(500).keys()].find((k) => k > 0 && k === y * x) ?? 0),
})

const value = template({
  ...base,
  id: 'algebra-2/inverse-variation-value',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 70,
  balance: 'place',
  draw: (rng): Pair =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 4, 15), c: int(rng, 4, 15) }),
      ({ a, b, c }) => b !== c && (a * b) % c === 0 && (a * c) % b === 0 && (a * b) / c > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, b, c }) =>
        `The variable $y$ varies inversely with $x$, and $y = ${a}$ when $x = ${b}$. What is $y$ when $x = ${c}$?`,
    },
    {
      id: 'crew',
      kind: 'words',
      items: 4,
      stem: ({ a, b, c }) =>
        `The number of days that a harvest takes varies inversely with the number of workers. With ${b} workers it takes ${a} days. How many days does it take with ${c} workers?`,
    },
    {
      id: 'trip',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `The time for a trip of fixed length varies inversely with the average speed. At ${5 * b} miles per hour a trip takes ${a} hours. How many hours does it take at ${5 * c} miles per hour?`,
    },
  ],
  given: ({ a, b, c }, frame) => (frame === 'trip' ? { a, b: 5 * b, c: 5 * c } : { a, b, c }),
  answer: ({ a, b, c }) => num(frac(a * b, c)),
  traps: [
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ a, c, b }) => [a, div(c, b)],
      rule: ({ a, b, c }) => num(frac(a * c, b)),
      why: ({ b, c }) =>
        `${c > b ? 'grows' : 'shrinks'} along with the other quantity; in an inverse variation one ${c > b ? 'shrinks' : 'grows'} when the other ${c > b ? 'grows' : 'shrinks'}.`,
    },
    {
      misconception: 'a2-var-keeps-the-sum',
      operation: 'added-instead-of-multiplied',
      operands: ({ a, b }) => [a, b],
      after: (got, { c }) => sub(got, c),
      rule: ({ a, b, c }) => whole(a + b - c),
      why: () => 'keeps the sum of the two quantities the same instead of their product.',
    },
    {
      misconception: 'a2-var-moves-by-the-difference',
      says: () => 'I added the change of the one quantity to the other quantity.',
      operation: 'difference-for-ratio',
      operands: ({ a, b, c }) => [b, c, a],
      rule: ({ a, b, c }) => whole(a + c - b),
      why: () => 'adds the same number to both quantities.',
    },
    {
      misconception: 'a2-var-gives-the-constant',
      operation: 'factor-left-out',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(a * b),
      why: () => 'is the constant of variation; it must still be divided.',
    },
    {
      misconception: 'a2-var-divides-by-the-change',
      operation: 'wrong-number-used',
      operands: ({ b, c }) => [Math.abs(c - b)],
      after: (got, { a, b }) => div(a * b, got),
      rule: ({ a, b, c }) => whole(frac(a * b, Math.abs(c - b))),
      why: () => 'divides the constant by the change instead of the new value.',
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const f = frame === 'trip' ? 5 : 1
    return {
      plan: 'The product of the two quantities stays the same: find it from the known pair, then divide by the new value.',
      steps: [
        {
          do: `The constant is $k = ${f * b} \\cdot ${a} = ${f * a * b}$.`,
          why: 'In an inverse variation the product does not change.',
        },
        { do: `New pair: $${f * c} \\cdot y = ${f * a * b}$`, why: 'Call the unknown value $y$.' },
        { do: `$y = ${f * a * b} \\div ${f * c} = ${(a * b) / c}$`, why: `Divide by ${f * c}.` },
      ],
      faster: `One quantity becomes $${toTex(frac(c, b))}$ times as large, so the other is multiplied by the reciprocal: $${a} \\cdot ${toTex(frac(b, c))} = ${(a * b) / c}$.`,
      check: `${c > b ? 'One quantity got larger, so the other one got smaller' : 'One quantity got smaller, so the other one got larger'}: from ${a} to ${(a * b) / c}.`,
    }
  },
  check: ({ a, b, c }) => num([...Array(400).keys()].find((y) => y * c === a * b) ?? 0),
})

type Square = Readonly<{ I: number; d: number; e: number }>

const ratios = [
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
  [2, 3],
  [3, 2],
  [1, 4],
  [4, 1],
  [1, 5],
  [5, 1],
  [5, 2],
  [2, 5],
] as const

const square = template({
  ...base,
  id: 'algebra-2/inverse-square-variation',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  balance: 'place',
  draw: (rng): Square =>
    until(
      () => {
        const [n, m] = pick(rng, ratios)
        const g = int(rng, 1, 4)
        return { I: m * m * n * int(rng, 1, 8), d: n * g, e: m * g }
      },
      ({ I, d, e }) => I < 260 && (I * d * d) / (e * e) < 260 && d > 1 && e > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ I, d, e }) =>
        `The variable $y$ varies inversely with the square of $x$, and $y = ${I}$ when $x = ${d}$. What is $y$ when $x = ${e}$?`,
    },
    {
      id: 'light',
      kind: 'words',
      items: 4,
      stem: ({ I, d, e }) =>
        `The brightness of a lamp varies inversely with the square of the distance. At a distance of ${d} feet it is ${I} foot-candles. What is it, in foot-candles, at a distance of ${e} feet?`,
    },
    {
      id: 'magnets',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ I, d, e }) =>
        `The force between two charged spheres varies inversely with the square of the distance between them. It is ${I} units when they are ${d} inches apart. How many units is it when they are ${e} inches apart?`,
    },
  ],
  given: (p) => p,
  answer: ({ I, d, e }) => num(frac(I * d * d, e * e)),
  traps: [
    {
      misconception: 'a2-var-forgets-the-square',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ d, e }) => [div(d, e)],
      after: (got, { I }) => mul(I, got),
      rule: ({ I, d, e }) => num(frac(I * d, e)),
      why: ({ d, e }) => `multiplies by ${d} and divides by ${e} only once; the square makes it twice.`,
    },
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      operation: 'ratio-upside-down',
      operands: ({ I, d, e }) => [e * e, d * d, I],
      rule: ({ I, d, e }) => whole(frac(I * e * e, d * d)),
      why: ({ d, e }) => `${e > d ? 'grows' : 'shrinks'} along with the other quantity, as in a direct variation.`,
    },
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      twoSlips: true,
      operation: 'ratio-upside-down',
      operands: ({ I, d, e }) => [e, d, I],
      rule: ({ I, d, e }) => whole(frac(I * e, d)),
      why: () => 'treats the variation as direct, and leaves out the square.',
      says: () => 'I treated the variation as direct and left out the square.',
    },
    {
      misconception: 'a2-var-gives-the-constant',
      operation: 'factor-left-out',
      operands: ({ I, d }) => [I, d * d],
      rule: ({ I, d }) => num(I * d * d),
      why: () => 'is the constant of variation; it must still be divided.',
    },
    {
      misconception: 'a2-var-divides-by-the-change',
      operation: 'subtracted-instead-of-divided',
      operands: ({ d, e }) => [e, d],
      after: (got, { I }) => div(I, pow(got, 2)),
      rule: ({ I, d, e }) => (e - d > 1 ? whole(frac(I, (e - d) ** 2)) : null),
      why: ({ d, e }) => `divides by the square of the change ${Math.abs(e - d)}.`,
      says: ({ d, e }) => `I divided by the square of the change ${Math.abs(e - d)}.`,
    },
  ],
  explain: ({ I, d, e }) => ({
    plan: 'Write the variation with the square in the denominator, find the constant from the known pair, then put in the new value.',
    steps: [
      {
        do: `$k = ${I} \\cdot ${d}^2 = ${I * d * d}$`,
        why: 'For $y = \\frac{k}{x^2}$ the product of $y$ and $x^2$ is the constant.',
      },
      {
        do: `At ${e}: $y = ${I * d * d} \\div ${e}^2 = ${I * d * d} \\div ${e * e}$`,
        why: 'Put the new value in, and square it.',
      },
      { do: `$y = ${(I * d * d) / (e * e)}$`, why: 'Divide.' },
    ],
    faster: `$x$ becomes $${toTex(frac(e, d))}$ times as large, so $y$ is multiplied by the square of the reciprocal: $${I} \\cdot ${toTex(frac(d * d, e * e))} = ${(I * d * d) / (e * e)}$.`,
    check: `$${(I * d * d) / (e * e)} \\cdot ${e * e} = ${I} \\cdot ${d * d}$: both products are ${I * d * d}.`,
  }),
  check: ({ I, d, e }) => num([...Array(4000).keys()].find((y) => y * e * e === I * d * d) ?? 0),
})

export const templates: readonly Template[] = [constant, value, square]
