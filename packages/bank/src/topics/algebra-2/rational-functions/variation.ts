/** Inverse variation: values, constants, squares, and tables. */

import {
  div,
  frac,
  int,
  num,
  pick,
  type Rng,
  sample,
  type Template,
  table,
  template,
  text,
  toTex,
  until,
  whole,
} from '#kit'

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
      rule: ({ a, b, c }) => whole(a + b - c),
      why: () => 'keeps the sum of the two quantities the same instead of their product.',
    },
    {
      misconception: 'a2-var-moves-by-the-difference',
      says: () => 'I added the change of the one quantity to the other quantity.',
      rule: ({ a, b, c }) => whole(a + c - b),
      why: () => 'adds the same number to both quantities.',
    },
    {
      misconception: 'a2-var-gives-the-constant',
      rule: ({ a, b }) => num(a * b),
      why: () => 'is the constant of variation; it must still be divided.',
    },
    {
      misconception: 'a2-var-divides-by-the-change',
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
      rule: ({ I, d, e }) => num(frac(I * d, e)),
      why: ({ d, e }) => `multiplies by ${d} and divides by ${e} only once; the square makes it twice.`,
    },
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      rule: ({ I, d, e }) => whole(frac(I * e * e, d * d)),
      why: ({ d, e }) => `${e > d ? 'grows' : 'shrinks'} along with the other quantity, as in a direct variation.`,
    },
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      twoSlips: true,
      rule: ({ I, d, e }) => whole(frac(I * e, d)),
      why: () => 'treats the variation as direct, and leaves out the square.',
      says: () => 'I treated the variation as direct and left out the square.',
    },
    {
      misconception: 'a2-var-gives-the-constant',
      rule: ({ I, d }) => num(I * d * d),
      why: () => 'is the constant of variation; it must still be divided.',
    },
    {
      misconception: 'a2-var-divides-by-the-change',
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

const KINDS = [
  'directly with $x$',
  'inversely with $x$',
  'directly with the square of $x$',
  'inversely with the square of $x$',
] as const
const says = (i: number) => text(`$y$ varies ${KINDS[i % 4]}.`)
const variedValue = (kind: number, k: number, x: number) => [k * x, k / x, k * x * x, k / (x * x)][kind] as number

/** Which of the four kinds keeps its constant over all pairs. */
const kindOf = (pairs: readonly (readonly [number, number])[]): number =>
  [0, 1, 2, 3].find((kind) => {
    const ks = pairs.map(([x, y]) => [y / x, x * y, y / (x * x), y * x * x][kind] as number)
    return ks.every((v) => Math.abs(v - (ks[0] as number)) < 1e-9)
  }) ?? 0

type Rows = Readonly<{ pairs: readonly (readonly [number, number])[] }>

const drawRows = (rng: Rng): Rows => {
  const kind = int(rng, 0, 3)
  return until(
    () => {
      const xs = sample(rng, [1, 2, 3, 4, 5, 6, 8, 10], 4).sort((p, q) => p - q)
      const k =
        kind === 0
          ? int(rng, 2, 9)
          : kind === 2
            ? int(rng, 2, 4)
            : pick(rng, kind === 1 ? [24, 40, 60, 48, 72, 120] : [144, 400, 900, 3600])
      return { pairs: xs.map((x) => [x, variedValue(kind, k, x)] as const) }
    },
    ({ pairs }) => pairs.every(([, y]) => Number.isInteger(y)) && kindOf(pairs) === kind,
  )
}

const kind = template({
  ...base,
  id: 'algebra-2/variation-from-a-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: drawRows,
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ pairs }) =>
        `${table(
          ['$x$', '$y$'],
          pairs.map(([x, y]) => [x, y]),
        )}<p>Which statement fits all rows of the table?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ pairs }) => says(kindOf(pairs)),
  traps: [1, 2, 3].map((step) => ({
    misconception: step === 2 ? 'a2-var-overlooks-the-square' : 'a2-var-tests-one-pair-only',
    rule: ({ pairs }: Rows) => says(kindOf(pairs) + step),
    why: ({ pairs }: Rows) => {
      const k = (kindOf(pairs) + step) % 4
      const [first, second] = pairs
        .slice(0, 2)
        .map(([x, y]) => [`${y} \\div ${x}`, `${x} \\cdot ${y}`, `${y} \\div ${x}^2`, `${y} \\cdot ${x}^2`][k])
      return `needs $${first}$ and $${second}$ to be equal, and they are not.`
    },
    says: ({ pairs }: Rows) => `I said that $y$ varies ${KINDS[(kindOf(pairs) + step) % 4]}, without testing two rows.`,
  })),
  explain: ({ pairs }) => {
    const k = kindOf(pairs)
    const test = pairs.map(
      ([x, y]) => [`${y} \\div ${x}`, `${x} \\cdot ${y}`, `${y} \\div ${x}^2`, `${y} \\cdot ${x}^2`][k],
    )
    const [x, y] = pairs[0] as readonly [number, number]
    const constantOf = [y / x, x * y, y / (x * x), y * x * x][k]
    return {
      plan: 'See whether one variable grows or shrinks with the other; then test which quotient or product is the same in all rows.',
      steps: [
        {
          do: `As $x$ grows, $y$ ${k % 2 === 0 ? 'grows' : 'shrinks'}, so the variation is ${k % 2 === 0 ? 'direct' : 'inverse'}.`,
          why: 'Go down the rows.',
        },
        {
          do: `Test: $${test.slice(0, 3).join('$, $')}$ are all ${constantOf}.`,
          why:
            k % 2 === 0
              ? 'In a direct variation a quotient stays the same.'
              : 'In an inverse variation a product stays the same.',
        },
        {
          do: `So $y$ varies ${KINDS[k]}.`,
          why: 'Only this quotient or product is the same in the rows that were tested.',
        },
      ],
      check: `The last row was not used yet: $${test[3]} = ${constantOf}$, so it fits as well.`,
    }
  },
  check: ({ pairs: [[x, y] = [1, 1], , , [u, v] = [1, 1]] }) => {
    const power = Math.round(Math.log(v / y) / Math.log(u / x))
    return says([1, -1, 2, -2].indexOf(power))
  },
})

export const templates: readonly Template[] = [constant, value, square, kind]
