/** Complex numbers as points: modulus, distance and midpoint. */

import {
  complex,
  dot,
  gcd,
  hypot,
  int,
  type Layer,
  type Marks,
  markedPlane,
  nonZero,
  num,
  pick,
  type Rng,
  segment,
  type Template,
  template,
  toNumber,
  tripleSays,
  until,
} from '#kit'
import { c, plain, wholes } from './common.ts'

export const skill = 'a2-complex-plane'
export const base = { skill, calculator: false, response: 'choice' } as const

export type Point = Readonly<{ a: number; b: number }>

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [12, 16, 20],
  [7, 24, 25],
  [20, 21, 29],
  [10, 24, 26],
  [15, 20, 25],
] as const

/** A number whose modulus is whole. */
export const drawWhole = (rng: Rng, most = 30): Point =>
  until(
    () => {
      const [p, q] = pick(rng, TRIPLES)
      const [x, y] = pick(rng, [
        [p, q],
        [q, p],
      ] as const)
      return { a: x * pick(rng, [1, -1]), b: y * pick(rng, [1, -1]) }
    },
    ({ a, b }) => hypot(a, b) <= most,
  )

/** The complex plane with named points. */
export const drawn = (
  alt: string,
  points: readonly (readonly [name: string, x: number, y: number])[],
  found: Marks = {},
  layers: readonly Layer[] = [],
) =>
  markedPlane(
    {
      alt: `The complex plane. ${alt}`.replace(/-/g, '−'),
      x: [-8, 8],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
      xLabel: 'Re',
      yLabel: 'Im',
    },
    [
      ...points.map(([name, x, y]) =>
        dot(x, y, { label: name, at: `${y < 0 ? 's' : 'n'}${x < 0 ? 'w' : 'e'}` as 'ne' }),
      ),
      ...layers,
    ],
    found,
  )

const modulus = template({
  ...base,
  id: 'algebra-2/complex-modulus',
  difficulty: 'Low',
  b: -0.4,
  seconds: 55,
  balance: 'place',
  draw: drawWhole,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ a, b }) => `What is $|${c(a, b)}|$?` },
    {
      id: 'origin',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b }) => `How far is the point that stands for $${c(a, b)}$ from the origin of the complex plane?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => num(hypot(a, b)),
  traps: [
    {
      misconception: 'a2-cp-adds-the-parts',
      classic: true,
      operation: 'root-of-sum-as-sum',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(Math.abs(a) + Math.abs(b)),
      why: ({ a, b }) => `adds ${Math.abs(a)} and ${Math.abs(b)}; the straight way is shorter.`,
    },
    {
      misconception: 'a2-cp-does-not-take-the-root',
      operation: 'squares-not-rooted',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(a * a + b * b),
      why: () => 'is the sum of the squares; the root is missing.',
    },
    {
      misconception: 'a2-cp-subtracts-the-parts',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, b }) => [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))],
      rule: ({ a, b }) => num(Math.abs(Math.abs(a) - Math.abs(b))),
      why: () => 'subtracts the sizes of the two parts.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ a, b }) => [Math.max(a * a, b * b)],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ a, b }) => num(Math.max(Math.abs(a), Math.abs(b))),
      why: () => 'is the size of the larger part only.',
      says: () => 'I took the size of the larger part only.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ a }) => [a * a],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ a }) => num(Math.abs(a)),
      why: () => 'is the size of the real part only.',
      says: () => 'I took the size of the real part only.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'The modulus is the distance from the origin: root of real part squared plus imaginary part squared.',
    steps: [
      { do: `Real part $${a}$, imaginary part $${b}$.`, why: 'They are the legs of a right triangle.' },
      {
        do: `$${a < 0 ? `(${a})` : a}^2 + ${b < 0 ? `(${b})` : b}^2 = ${a * a} + ${b * b} = ${a * a + b * b}$`,
        why: 'The square of $i$ plays no part here: only its coefficient counts.',
      },
      { do: `$\\sqrt{${a * a + b * b}} = ${hypot(a, b)}$`, why: 'The Pythagorean theorem.' },
    ],
    check: `It is larger than ${Math.max(Math.abs(a), Math.abs(b))} and smaller than ${Math.abs(a) + Math.abs(b)}.`,
    faster: `$${Math.abs(a) / gcd(a, b)}$, $${Math.abs(b) / gcd(a, b)}$ and $${hypot(a, b) / gcd(a, b)}$ are a Pythagorean triple${gcd(a, b) === 1 ? '' : `, here times $${gcd(a, b)}$`}: the modulus is $${hypot(a, b)}$ without a root.`,
  }),
  check: ({ a, b }) => num(wholes(60).find((r) => r > 0 && r * r === a * a + b * b) ?? 0),
})

type Two = Readonly<{ a: number; b: number; d: number; e: number }>

/** The two points with the way across and the way up between them. */
const apart = ({ a, b, d, e }: Two) => {
  const way = [
    [d, e],
    [a, b],
  ] as const
  return drawn(
    `The point z is at (${a}, ${b}), the point w at (${d}, ${e}).`,
    [],
    {
      points: [
        { at: [a, b], label: `z = ${plain(a, b)}` },
        { at: [d, e], label: `w = ${plain(d, e)}` },
      ],
      steps: [{ from: way[0], to: way[1], run: `${Math.abs(a - d)}`, rise: `${Math.abs(b - e)}` }],
      clearOf: [way],
    },
    [segment(d, e, a, b)],
  )
}

const distance = template({
  ...base,
  id: 'algebra-2/complex-distance',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  balance: 'place',
  draw: (rng): Two =>
    until(
      () => {
        const step = drawWhole(rng, 15)
        const [a, b] = [int(rng, -7, 7), int(rng, -7, 7)]
        return { a, b, d: a + step.a, e: b + step.b }
      },
      ({ a, b, d, e }) =>
        [a, b, d, e].every((x) => Math.abs(x) <= 7 && x !== 0) && Math.abs(a + d) + Math.abs(b + e) > 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, b, d, e }) => `What is the distance between $${c(a, b)}$ and $${c(d, e)}$ in the complex plane?`,
    },
    {
      id: 'plane',
      kind: 'graph',
      items: 4,
      stem: ({ a, b, d, e }) =>
        `${drawn(`The point z is at (${a}, ${b}), the point w at (${d}, ${e}).`, [
          ['z', a, b],
          ['w', d, e],
        ])}<p>What is $|z - w|$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, d, e }) => num(hypot(a - d, b - e)),
  traps: [
    {
      misconception: 'a2-cp-adds-the-parts',
      classic: true,
      operation: 'root-of-sum-as-sum',
      operands: ({ d, a, e, b }) => [d - a, e - b],
      rule: ({ a, b, d, e }) => num(Math.abs(a - d) + Math.abs(b - e)),
      why: ({ a, b, d, e }) => `adds the differences ${Math.abs(a - d)} and ${Math.abs(b - e)}.`,
      says: () => 'I added the differences of the parts.',
    },
    {
      misconception: 'a2-cp-does-not-take-the-root',
      operation: 'squares-not-rooted',
      operands: ({ d, a, e, b }) => [d - a, e - b],
      rule: ({ a, b, d, e }) => num((a - d) ** 2 + (b - e) ** 2),
      why: () => 'is the square of the distance.',
    },
    {
      misconception: 'a2-cp-subtracts-the-parts',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, b, d, e }) => [Math.abs(a - d), Math.abs(b - e)],
      after: (got) => Math.abs(toNumber(got)),
      rule: ({ a, b, d, e }) => num(Math.abs(Math.abs(a - d) - Math.abs(b - e))),
      why: () => 'subtracts the two differences.',
      says: () => 'I subtracted the differences of the parts.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ d, a, e, b }) => [Math.max((d - a) ** 2, (e - b) ** 2)],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ a, b, d, e }) => num(Math.max(Math.abs(a - d), Math.abs(b - e))),
      why: () => 'is the larger of the two differences only.',
      says: () => 'I took the larger difference only.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ d, a, e, b }) => [Math.min((d - a) ** 2, (e - b) ** 2)],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ a, b, d, e }) => num(Math.min(Math.abs(a - d), Math.abs(b - e))),
      why: () => 'is the smaller of the two differences only.',
      says: () => 'I took the smaller difference only.',
    },
  ],
  explain: ({ a, b, d, e }, frame) => ({
    ...(frame === 'plane' ? { figure: apart({ a, b, d, e }) } : {}),
    plan: 'Subtract the numbers; the modulus of the difference is the distance.',
    steps: [
      {
        do: `${frame === 'plane' ? `Read $z = ${c(a, b)}$ and $w = ${c(d, e)}$. ` : ''}The difference is $${c(a - d, b - e)}$.`,
        why: 'Real part minus real part, imaginary part minus imaginary part.',
      },
      {
        do: `$${(a - d) ** 2} + ${(b - e) ** 2} = ${(a - d) ** 2 + (b - e) ** 2}$`,
        why: 'Squares of the two differences.',
      },
      { do: `$\\sqrt{${(a - d) ** 2 + (b - e) ** 2}} = ${hypot(a - d, b - e)}$`, why: 'The Pythagorean theorem.' },
    ],
    check: `The other way around the difference is $${c(d - a, e - b)}$, with the same squares: $${(a - d) ** 2} + ${(b - e) ** 2} = ${(a - d) ** 2 + (b - e) ** 2} = ${hypot(a - d, b - e)}^2$.`,
    ...(a === d || b === e
      ? {}
      : {
          faster: `${tripleSays(Math.abs(a - d), Math.abs(b - e), hypot(a - d, b - e))}, so nothing needs to be squared.`,
        }),
  }),
  check: ({ a, b, d, e }) => num(wholes(60).find((r) => r > 0 && r * r === (d - a) ** 2 + (e - b) ** 2) ?? 0),
})

const midpoint = template({
  ...base,
  id: 'algebra-2/complex-midpoint',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 65,
  draw: (rng): Two =>
    until(
      () => ({ a: nonZero(rng, -9, 9), b: nonZero(rng, -9, 9), d: nonZero(rng, -9, 9), e: nonZero(rng, -9, 9) }),
      ({ a, b, d, e }) => (a + d) % 2 === 0 && (b + e) % 2 === 0 && a !== d && b !== e && a !== -d && b !== -e,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, d, e }) =>
        `In the complex plane, which number stands at the midpoint of the segment from $${c(a, b)}$ to $${c(d, e)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, d, e }) => complex((a + d) / 2, (b + e) / 2),
  traps: [
    {
      misconception: 'a2-cp-halves-the-difference',
      classic: true,
      rule: ({ a, b, d, e }) => complex((d - a) / 2, (e - b) / 2),
      why: () => 'is half of the difference: half of the way, not the point in the middle.',
    },
    {
      misconception: 'a2-cp-does-not-halve',
      rule: ({ a, b, d, e }) => complex(a + d, b + e),
      why: () => 'is the sum of the two numbers.',
    },
    {
      misconception: 'a2-cp-halves-the-difference',
      twoSlips: true,
      rule: ({ a, b, d, e }) => complex(d - a, e - b),
      why: () => 'is the difference of the two numbers.',
      says: () => 'I subtracted the first number from the second and did not halve.',
    },
    {
      misconception: 'a2-cp-exchanges-the-parts',
      rule: ({ a, b, d, e }) => complex((b + e) / 2, (a + d) / 2),
      why: () => 'has real and imaginary part exchanged.',
    },
  ],
  explain: ({ a, b, d, e }) => ({
    plan: 'The midpoint is the mean of the two numbers: add them and divide by two, part by part.',
    steps: [
      {
        do: `Real parts: $(${a} + ${d < 0 ? `(${d})` : d}) \\div 2 = ${(a + d) / 2}$`,
        why: 'The mean of the real parts.',
      },
      {
        do: `Imaginary parts: $(${b} + ${e < 0 ? `(${e})` : e}) \\div 2 = ${(b + e) / 2}$`,
        why: 'The mean of the imaginary parts.',
      },
      { do: `The midpoint is $${c((a + d) / 2, (b + e) / 2)}$.`, why: 'Write the two parts together.' },
    ],
    check: `The step from $${c(a, b)}$ to the midpoint is $${c((d - a) / 2, (e - b) / 2)}$. The same step again leads to $${c((a + d) / 2 + (d - a) / 2, (b + e) / 2 + (e - b) / 2)}$, the other end.`,
    faster: `Start with the real parts: halfway between $${a}$ and $${d}$ lies $${(a + d) / 2}$, so an option with another real part is out. Where two are left, halfway between $${b}$ and $${e}$ lies $${(b + e) / 2}$.`,
  }),
  // The point that is reached from both ends by opposite steps.
  check: ({ a, b, d, e }) => {
    const middle = (x: number, y: number) => wholes(20).find((m) => m - x === y - m) ?? 99
    return complex(middle(a, d), middle(b, e))
  },
})

export const templates: readonly Template[] = [modulus, distance, midpoint]
