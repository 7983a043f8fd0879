/** Multiples and combinations of vectors. */

import { int, num, pick, type Template, template, tripleSays, until } from '#kit'
import { realTex } from '../common.ts'
import { skill } from './vector-basics.ts'
import { differenceOf, oneArrow, twoArrows } from './vector-figures.ts'
import { vec, vecTex } from './vector-values.ts'

const term = (k: number, name: string): string => `${k === 1 ? '' : k}\\mathbf{${name}}`

const combination = template({
  id: 'trigonometry/combination-of-vectors',
  skill,
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, -6, 8),
        b: int(rng, -6, 8),
        c: int(rng, -6, 8),
        d: int(rng, -6, 8),
        k: int(rng, 2, 4),
        l: int(rng, 2, 5),
      }),
      ({ a, b, c, d, k, l }) =>
        a * b * c * d !== 0 && Math.abs(a * d - b * c) > 6 && k !== l && k * a !== l * c && k * b !== l * d && a !== c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'figure',
      items: 7,
      stem: ({ a, b, c, d, k, l }) =>
        `${twoArrows(a, b, c, d)}<p>If $\\mathbf{u} = ${vecTex(a, b)}$ and $\\mathbf{v} = ${vecTex(c, d)}$, what is $${term(k, 'u')} - ${term(l, 'v')}$?</p>`,
    },
  ],
  given: ({ a, b, c, d, k, l }) => ({ a, b, c, d, k, l }),
  answer: ({ a, b, c, d, k, l }) => vec(k * a - l * c, k * b - l * d),
  traps: [
    {
      misconception: 'trig-subtracts-in-one-component-only',
      classic: true,
      operation: 'minus-not-distributed',
      rule: ({ a, b, c, d, k, l }) => vec(k * a - l * c, k * b + l * d),
      says: () => 'I subtracted in the first component and added in the second.',
      why: () => 'subtracts in the first component and adds in the second.',
    },
    {
      misconception: 'trig-adds-where-vectors-are-subtracted',
      rule: ({ a, b, c, d, k, l }) => vec(k * a + l * c, k * b + l * d),
      says: () => 'I added the two multiples instead of subtracting.',
      why: () => 'adds the two vectors.',
    },
    {
      misconception: 'trig-scales-one-component-only',
      rule: ({ a, b, c, d, k, l }) => vec(k * a - l * c, b - d),
      why: () => 'multiplies only the first components.',
    },
    {
      misconception: 'trig-adds-where-vectors-are-subtracted',
      rule: ({ a, b, c, d, k, l }) => vec(l * c - k * a, l * d - k * b),
      says: () => 'I subtracted in the wrong order.',
      why: () => 'subtracts in the wrong order.',
    },
    {
      misconception: 'trig-subtracts-in-one-component-only',
      rule: ({ a, b, c, d, k, l }) => vec(k * a + l * c, k * b - l * d),
      says: () => 'I added in the first component and subtracted in the second.',
      why: () => 'adds in the first component.',
    },
  ],
  explain: ({ a, b, c, d, k, l }) => {
    const n = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    return {
      figure: differenceOf(k, [a, b], l, [c, d]),
      plan: 'Multiply both components of each vector by its number, then subtract component by component.',
      steps: [
        {
          do: `$${term(k, 'u')} = ${vecTex(k * a, k * b)}$ and $${term(l, 'v')} = ${vecTex(l * c, l * d)}$`,
          why: 'The number multiplies both components.',
        },
        { do: `First component: $${k * a} - ${n(l * c)} = ${k * a - l * c}$`, why: 'Subtract the first components.' },
        {
          do: `Second component: $${k * b} - ${n(l * d)} = ${k * b - l * d}$, so the vector is ${vec(k * a - l * c, k * b - l * d).html}.`,
          why: 'Subtract the second components as well.',
        },
      ],
      check: `Add $${term(l, 'v')}$ to the result: you get $${vecTex(k * a, k * b)}$ again.`,
    }
  },
  // Adds and takes away one vector after the other.
  check: ({ a, b, c, d, k, l }) => {
    let [x, y] = [0, 0]
    for (let i = 0; i < k; i++) [x, y] = [x + a, y + b]
    for (let i = 0; i < l; i++) [x, y] = [x - c, y - d]
    return vec(x, y)
  },
})

const LONG = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

const scaled = template({
  id: 'trigonometry/vector-of-given-magnitude',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [u, v, r] = pick(rng, LONG)
        const k = int(rng, 1, 4)
        return { x: u * k * pick(rng, [1, -1]), y: v * k * pick(rng, [1, -1]), r: r * k, m: r * int(rng, 1, 6) }
      },
      ({ r, m }) => r !== m && m > 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'figure',
      items: 8,
      stem: ({ x, y, m }) =>
        `${oneArrow(x, y)}<p>Which vector has the magnitude $${m}$ and the same direction as $\\mathbf{v} = ${vecTex(x, y)}$?</p>`,
    },
  ],
  given: ({ x, y, m }) => ({ x, y, m }),
  answer: ({ x, y, r, m }) => vec((m * x) / r, (m * y) / r),
  traps: [
    {
      misconception: 'trig-does-not-divide-by-the-magnitude',
      classic: true,
      rule: ({ x, y, m }) => vec(m * x, m * y),
      why: ({ m }) => `multiplies by $${m}$ without dividing by the magnitude of $\\mathbf{v}$.`,
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((m * y) / r, (m * x) / r)
      },
      says: () => 'I put the components in the wrong order.',
      why: () => 'has the components in the wrong order.',
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((-m * x) / r, (-m * y) / r)
      },
      says: () => 'I turned the direction around.',
      why: () => 'points the opposite way.',
    },
    {
      misconception: 'trig-does-not-divide-by-the-magnitude',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return m % r === 0 || r % m === 0 ? vec((x * r) / m, (y * r) / m) : null
      },
      says: () => 'I multiplied by the magnitude of the given vector and divided by the new one.',
      why: () => 'divides by the new magnitude instead of multiplying by it.',
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ x, y, m }) => {
        const r = Math.sqrt(x * x + y * y)
        return vec((m * x) / r, (-m * y) / r)
      },
      says: () => 'I had the wrong sign of the second component.',
      why: () => 'has the wrong sign of the second component.',
    },
  ],
  explain: ({ x, y, r, m }) => ({
    plan: 'Divide the vector by its magnitude: this gives the unit vector of the same direction. Then multiply by the new magnitude.',
    steps: [
      {
        do: `$|\\mathbf{v}| = \\sqrt{${x * x} + ${y * y}} = ${r}$`,
        why: 'Magnitude by the Pythagorean theorem.',
      },
      {
        do: `The unit vector is $\\frac{1}{${r}} ${vecTex(x, y)}$.`,
        why: 'Divided by its magnitude, a vector has the magnitude 1.',
      },
      {
        do: `Multiply by $${m}$: the factor is $\\frac{${m}}{${r}} = ${realTex(m / r)}$, and the vector is ${vec((m * x) / r, (m * y) / r).html}.`,
        why: 'Both components get the same factor.',
      },
    ],
    check: `$\\sqrt{${((m * x) / r) ** 2} + ${((m * y) / r) ** 2}} = ${m}$, and the signs are those of $\\mathbf{v}$.`,
    faster: `${tripleSays(Math.abs(x), Math.abs(y), r)}, so the magnitude is $${r}$ without a root. To get $${m}$, multiply both components by $${realTex(m / r)}$.`,
    figure: oneArrow(x, y, m / r),
  }),
  // Tries whole vectors of this magnitude that point the same way.
  check: ({ x, y, m }) => {
    for (let a = -m; a <= m; a++)
      for (let b = -m; b <= m; b++)
        if (a * a + b * b === m * m && a * y === b * x && a * x + b * y > 0) return vec(a, b)
    return num(0)
  },
})

export const templates: readonly Template[] = [combination, scaled]
