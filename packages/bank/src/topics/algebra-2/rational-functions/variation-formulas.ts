/** Variation: formulas, factors of change, and the mistakes of others. */

import {
  div,
  equation,
  frac,
  int,
  nameTheWorkedMistake,
  num,
  pick,
  sample,
  type Template,
  template,
  toTex,
  until,
  type Value,
  type Vars,
  withFaster,
} from '#kit'
import { base } from './variation.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'm', 'n', 'r', 's', 't', 'w', 'h'] as const
type Roles = Readonly<{ letters: readonly (keyof Vars)[]; squared: 'top' | 'bottom'; top: 'product' | 'sum' }>

/** y = k·(product or sum of a and b)/c, with the square at b or at c. */
function formulaOf({ letters, squared, top }: Roles): Value {
  const [a = 'a', b = 'b', c = 'c'] = letters
  const [sb, sc] = squared === 'top' ? [2, 1] : [1, 2]
  const [tb, tc] = squared === 'top' ? [`${b}^2`, c] : [b, `${c}^2`]
  return equation(
    `y = \\frac{${top === 'product' ? `k${a}${tb}` : `k(${a} + ${tb})`}}{${tc}}`,
    (v) => v.y - (v.k * (top === 'product' ? v[a] * v[b] ** sb : v[a] + v[b] ** sb)) / v[c] ** sc,
  )
}

const otherTop = (e: Roles): Roles => ({ ...e, top: e.top === 'sum' ? 'product' : 'sum' })
const otherSquare = (e: Roles): Roles => ({ ...e, squared: e.squared === 'top' ? 'bottom' : 'top' })

const formula = template({
  ...base,
  id: 'algebra-2/variation-formula',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 65,
  draw: (rng): Roles => ({
    letters: sample(rng, LETTERS, 3),
    squared: pick(rng, ['top', 'bottom'] as const),
    top: pick(rng, ['product', 'sum'] as const),
  }),
  frames: [
    {
      id: 'sentence',
      kind: 'words',
      items: 8,
      stem: ({ letters: [a, b, c], squared, top }) =>
        `The variable $y$ varies ${top === 'product' ? 'jointly with' : 'directly with the sum of'} $${a}$ and ${squared === 'top' ? `the square of $${b}$` : `$${b}$`}, and inversely with ${squared === 'bottom' ? `the square of $${c}$` : `$${c}$`}. Which equation, with a constant $k$, describes this?`,
    },
  ],
  given: (p) => p,
  answer: formulaOf,
  traps: [
    {
      misconception: 'a2-var-adds-the-quantities',
      classic: true,
      rule: (e) => formulaOf(otherTop(e)),
      why: ({ top }) =>
        top === 'product'
          ? 'adds the two quantities; jointly means that they are multiplied.'
          : 'multiplies the two quantities; the sentence speaks of their sum.',
      says: ({ top }) =>
        top === 'product'
          ? 'I added two quantities that have to be multiplied.'
          : 'I multiplied two quantities although their sum is named.',
    },
    {
      misconception: 'a2-var-squares-the-wrong-quantity',
      says: ({ letters: [, b, c], squared }) =>
        `I squared $${squared === 'top' ? c : b}$ instead of $${squared === 'top' ? b : c}$.`,
      rule: (e) => formulaOf(otherSquare(e)),
      why: () => 'has the square at the wrong quantity.',
    },
    {
      misconception: 'a2-var-squares-the-wrong-quantity',
      twoSlips: true,
      rule: (e) => formulaOf(otherSquare(otherTop(e))),
      why: () => 'has the square at the wrong quantity, and mixes up sum and product.',
      says: ({ letters: [, b, c], squared }) =>
        `I squared $${squared === 'top' ? c : b}$ instead of $${squared === 'top' ? b : c}$, and mixed up sum and product.`,
    },
  ],
  explain: (e) => {
    const [a, b, c] = e.letters
    const [tb, tc] = e.squared === 'top' ? [`${b}^2`, c] : [b, `${c}^2`]
    return {
      plan: 'Translate word by word: jointly puts a product into the numerator, directly with a sum puts that sum there, and inversely puts a quantity into the denominator.',
      steps: [
        e.top === 'product'
          ? {
              do: `Jointly: the product $${a}${tb}$ goes into the numerator.`,
              why: 'Jointly means directly with each of them, so they are multiplied.',
            }
          : {
              do: `Directly with the sum: $${a} + ${tb}$ goes into the numerator, in parentheses.`,
              why: 'The constant multiplies the whole sum.',
            },
        { do: `Inversely: $${tc}$ goes into the denominator.`, why: 'It makes $y$ smaller as it grows.' },
        { do: `With the constant: ${formulaOf(e).html}.`, why: 'Every variation has one constant factor.' },
      ],
      check: `Double $${c}$ and keep the others: the denominator is multiplied by $${e.squared === 'top' ? '2' : '2^2 = 4'}$, so $y$ is divided by $${e.squared === 'top' ? 2 : 4}$, as “inversely with ${e.squared === 'top' ? '' : 'the square of '}$${c}$” says.`,
      faster: `Strike out options. Start below: inversely with ${e.squared === 'top' ? '' : 'the square of '}$${c}$ leaves only those with the denominator $${tc}$. Then the top must be a ${e.top}.`,
    }
  },
  check: ({ letters: [a = 'a', b = 'b', c = 'c'], squared, top }) => {
    const [sb, sc] = squared === 'top' ? [2, -1] : [1, -2]
    const joined = (p: number, q: number) => (top === 'product' ? p * q : p + q)
    return equation('c', (v) => v.y - v.k * joined(v[a], v[b] ** sb) * v[c] ** sc)
  },
})

type Change = Readonly<{ m: number; n: number; squared: 'first' | 'second' }>

const factor = template({
  ...base,
  id: 'algebra-2/variation-factor-of-change',
  difficulty: 'High',
  b: 0.7,
  seconds: 85,
  draw: (rng): Change =>
    until(
      () => ({ m: int(rng, 2, 7), n: int(rng, 2, 7), squared: pick(rng, ['first', 'second'] as const) }),
      ({ m, n }) => m % n !== 0 && n % m !== 0,
    ),
  frames: [
    {
      id: 'factor',
      kind: 'multi-step',
      items: 5,
      stem: ({ m, n, squared }) =>
        `The variable $z$ varies directly with ${squared === 'first' ? 'the square of $x$' : '$x$'} and inversely with ${squared === 'second' ? 'the square of $y$' : '$y$'}. If $x$ is multiplied by ${m} and $y$ is multiplied by ${n}, by which factor is $z$ multiplied?`,
    },
    {
      id: 'resistance',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ m, n, squared }) =>
        `A quantity $q$ varies directly with ${squared === 'first' ? 'the square of a length' : 'a length'} and inversely with ${squared === 'second' ? 'the square of a width' : 'a width'}. The length becomes ${m} times as large, the width ${n} times as large. What is the new value of $q$ divided by the old one?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, n, squared }) => num(squared === 'first' ? frac(m * m, n) : frac(m, n * n)),
  traps: [
    {
      misconception: 'a2-var-forgets-the-square',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ m, n, squared }) => [squared === 'first' ? m : n],
      after: (got, { m, n, squared }) => (squared === 'first' ? div(got, n) : div(m, got)),
      rule: ({ m, n }) => num(frac(m, n)),
      why: ({ m, n, squared }) => `leaves out that the factor ${squared === 'first' ? m : n} has to be squared.`,
    },
    {
      misconception: 'a2-var-squares-the-wrong-quantity',
      rule: ({ m, n, squared }) => num(squared === 'first' ? frac(m, n * n) : frac(m * m, n)),
      why: () => 'squares the factor of the other quantity.',
    },
    {
      misconception: 'a2-var-swaps-direct-and-inverse',
      operation: 'reciprocal-taken',
      operands: ({ squared, m, n }) => [squared === 'second' ? m : m * m, squared === 'second' ? n * n : n],
      rule: ({ m, n, squared }) => num(squared === 'first' ? frac(n, m * m) : frac(n * n, m)),
      says: () => 'I gave the reciprocal of the right quotient.',
      why: () => 'uses the reciprocal of the factor.',
    },
    {
      misconception: 'a2-var-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ squared, n, m }) => [squared === 'second' ? n : m, 2],
      after: (got, { squared, n, m }) => (squared === 'second' ? div(m, got) : div(got, n)),
      rule: ({ m, n, squared }) => num(squared === 'first' ? frac(2 * m, n) : frac(m, 2 * n)),
      why: ({ m, n, squared }) => `doubles ${squared === 'first' ? m : n} instead of squaring it.`,
    },
    {
      misconception: 'a2-var-swaps-direct-and-inverse',
      twoSlips: true,
      operation: 'reciprocal-taken',
      operands: ({ m, n }) => [m, n],
      rule: ({ m, n }) => num(frac(n, m)),
      why: () => 'is the reciprocal, and nothing is squared.',
      says: () => 'I took the reciprocal of the fraction and left out the square.',
    },
  ],
  explain: ({ m, n, squared }) => ({
    plan: 'Only the factors matter: direct quantities multiply the result by their factor, inverse ones divide by it, and squares square the factor.',
    steps: [
      {
        do:
          squared === 'first'
            ? `The direct quantity brings the factor $${m}^2 = ${m * m}$.`
            : `The direct quantity brings the factor ${m}.`,
        why: 'It stands in the numerator.',
      },
      {
        do:
          squared === 'second'
            ? `The inverse quantity divides by $${n}^2 = ${n * n}$.`
            : `The inverse quantity divides by ${n}.`,
        why: 'It stands in the denominator.',
      },
      {
        do: `Together: ${num(squared === 'first' ? frac(m * m, n) : frac(m, n * n)).html}.`,
        why: 'The constant does not change, so it cancels.',
      },
    ],
    check: `Undo the changes: $${toTex(squared === 'first' ? frac(m * m, n) : frac(m, n * n))} \\cdot ${squared === 'first' ? `${n} \\div ${m * m}` : `${n * n} \\div ${m}`} = 1$, so the result is back where it was.`,
    faster: `Let the constant and all old values be $1$. Then the new value is the factor itself: $${squared === 'first' ? `\\frac{${m}^2}{${n}}` : `\\frac{${m}}{${n}^2}`} = ${toTex(squared === 'first' ? frac(m * m, n) : frac(m, n * n))}$.`,
  }),
  // With old values 1 and constant 1.
  check: ({ m, n, squared }) => {
    const at = (x: number, y: number) => (squared === 'first' ? frac(x * x, y) : frac(x, y * y))
    return num(at(m, n))
  },
})

const mistake = template({
  ...base,
  id: 'algebra-2/variation-mistake',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 100,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rat',
      items: 6,
      draw: (rng) => {
        const [d, e] = until(
          () => [int(rng, 2, 5), int(rng, 2, 5)] as const,
          ([p, q]) => p !== q,
        )
        return { I: d * e * e * e * int(rng, 1, 3), d, e }
      },
      task: ({ I, d, e }) =>
        `knew that $y$ varies inversely with the square of $x$ and that $y = ${I}$ when $x = ${d}$, computed $y$ for $x = ${e}$,`,
      solution: ({ I, d, e }) => num(frac(I * d * d, e * e)),
      work: ({ I, d, e }) =>
        `the constant is $${I} \\cdot ${d}^2 = ${I * d * d}$, and $${I * d * d} \\div ${e * e}$ is the value`,
      mistakes: ({ I, d, e }) => [
        { says: 'Leaving out both squares', work: `$${I} \\cdot ${d} \\div ${e}$`, result: num(frac(I * d, e)) },
        {
          says: 'Treating the variation as direct, with the squares',
          work: `$${I} \\div ${d}^2 \\cdot ${e}^2$`,
          result: num(frac(I * e * e, d * d)),
        },
        {
          says: 'Squaring in the constant, but dividing by the new value without its square',
          work: `$${I * d * d} \\div ${e}$`,
          result: num(frac(I * d * d, e)),
        },
        {
          says: 'Giving the constant of variation as the answer',
          work: `$${I} \\cdot ${d}^2$`,
          result: num(I * d * d),
        },
      ],
      redo: ({ I, d, e }) => {
        const k = I * d ** 2
        return [num(frac(k, e ** 2)), num(frac(k, d * e)), num(frac(I * e ** 2, d ** 2)), num(frac(k, e)), num(k)]
      },
    }),
    ({ e: { I, d, e }, which, name }) => {
      const ends = [frac(I * d, e), frac(I * e * e, d * d), frac(I * d * d, e), frac(I * d * d)]
      const factors = [frac(d, e), frac(e * e, d * d), frac(d * d, e), frac(d * d)]
      const way = [
        'without the squares',
        'the reciprocal, as in a direct variation',
        'with the square only on top',
        'without the new value of $x$, so it leads to the constant',
      ][which]
      const shown = [`\\frac{${d}}{${e}}`, `\\frac{${e}^2}{${d}^2}`, `\\frac{${d}^2}{${e}}`, `${d}^2`][which]
      return `Divide ${name}’s number by the old one: $${toTex(ends[which] ?? 0)} \\div ${I} = ${toTex(factors[which] ?? 0)}$. The right factor is $\\frac{${d}^2}{${e}^2}$; this one is $${shown}$, ${way}.`
    },
  ),
})

export const templates: readonly Template[] = [formula, factor, mistake]
