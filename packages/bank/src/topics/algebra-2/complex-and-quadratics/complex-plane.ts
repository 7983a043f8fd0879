/** Complex numbers as points: modulus, distance, midpoint, and circles. */

import {
  complex,
  dot,
  frac,
  hypot,
  int,
  nonZero,
  num,
  pick,
  plane,
  type Rng,
  type Template,
  template,
  until,
} from '#kit'
import { c, wholes } from './common.ts'

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
export const drawn = (alt: string, points: readonly (readonly [name: string, x: number, y: number])[]) =>
  plane(
    {
      alt: `The complex plane. ${alt}`,
      x: [-8, 8],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
      xLabel: 'Re',
      yLabel: 'Im',
    },
    points.map(([name, x, y]) => dot(x, y, { label: name })),
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
      items: 4,
      stem: ({ a, b }) => `How far is the point that stands for $${c(a, b)}$ from the origin of the complex plane?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => num(hypot(a, b)),
  traps: [
    {
      misconception: 'a2-cp-adds-the-parts',
      classic: true,
      rule: ({ a, b }) => num(Math.abs(a) + Math.abs(b)),
      why: ({ a, b }) => `adds ${Math.abs(a)} and ${Math.abs(b)}; the straight way is shorter.`,
    },
    {
      misconception: 'a2-cp-does-not-take-the-root',
      rule: ({ a, b }) => num(a * a + b * b),
      why: () => 'is the sum of the squares; the root is missing.',
    },
    {
      misconception: 'a2-cp-subtracts-the-parts',
      rule: ({ a, b }) => num(Math.abs(Math.abs(a) - Math.abs(b))),
      why: () => 'subtracts the sizes of the two parts.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      rule: ({ a, b }) => num(Math.max(Math.abs(a), Math.abs(b))),
      why: () => 'is the size of the larger part only.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
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
  }),
  check: ({ a, b }) => num(wholes(60).find((r) => r > 0 && r * r === a * a + b * b) ?? 0),
})

type Two = Readonly<{ a: number; b: number; d: number; e: number }>

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
        const step = drawWhole(rng, 10)
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
      rule: ({ a, b, d, e }) => num(Math.abs(a - d) + Math.abs(b - e)),
      why: ({ a, b, d, e }) => `adds the differences ${Math.abs(a - d)} and ${Math.abs(b - e)}.`,
      says: () => 'I added the differences of the parts.',
    },
    {
      misconception: 'a2-cp-does-not-take-the-root',
      rule: ({ a, b, d, e }) => num((a - d) ** 2 + (b - e) ** 2),
      why: () => 'is the square of the distance.',
    },
    {
      misconception: 'a2-cp-subtracts-the-parts',
      rule: ({ a, b, d, e }) => num(Math.abs(Math.abs(a - d) - Math.abs(b - e))),
      why: () => 'subtracts the two differences.',
      says: () => 'I subtracted the differences of the parts.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      rule: ({ a, b, d, e }) => num(Math.max(Math.abs(a - d), Math.abs(b - e))),
      why: () => 'is the larger of the two differences only.',
      says: () => 'I took the larger difference only.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      rule: ({ a, b, d, e }) => num(Math.min(Math.abs(a - d), Math.abs(b - e))),
      why: () => 'is the smaller of the two differences only.',
      says: () => 'I took the smaller difference only.',
    },
  ],
  explain: ({ a, b, d, e }, frame) => ({
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
    check: 'The order does not matter: the distance is the same both ways.',
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
      says: () => 'I subtracted the numbers and did not halve.',
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
    check: `From $${c(a, b)}$ to the midpoint it is as far as from the midpoint to $${c(d, e)}$.`,
  }),
  // The point that is reached from both ends by opposite steps.
  check: ({ a, b, d, e }) => {
    const middle = (x: number, y: number) => wholes(20).find((m) => m - x === y - m) ?? 99
    return complex(middle(a, d), middle(b, e))
  },
})

type Circle = Readonly<{ h: number; k: number; r: number }>
/** |z − 3 + 2i|, as it is written for the center 3 − 2i. */
const around = ({ h, k }: Circle) =>
  `|z ${h < 0 ? '+' : '-'} ${Math.abs(h)} ${k < 0 ? '+' : '-'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}i|`

const circle = template({
  ...base,
  id: 'algebra-2/complex-circle',
  difficulty: 'High',
  b: 0.7,
  seconds: 75,
  draw: (rng): Circle =>
    until(
      () => ({ h: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9), r: int(rng, 2, 9) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'center',
      kind: 'multi-step',
      items: 7,
      stem: (e) =>
        `All complex numbers $z$ with $${around(e)} = ${e.r}$ form a circle in the complex plane. Which number is its center?`,
    },
  ],
  given: ({ h, k, r }) => ({ s: -h, t: -k, r }),
  answer: ({ h, k }) => complex(h, k),
  traps: [
    {
      misconception: 'a2-cp-takes-the-center-with-the-wrong-sign',
      classic: true,
      rule: ({ s, t }) => complex(s, t),
      why: () => 'has the signs that stand between the bars; at the center the expression must be 0.',
    },
    {
      misconception: 'a2-cp-changes-one-sign-only',
      rule: ({ s, t }) => complex(-s, t),
      why: () => 'changes the sign of the real part only.',
    },
    {
      misconception: 'a2-cp-changes-one-sign-only',
      rule: ({ s, t }) => complex(s, -t),
      why: () => 'changes the sign of the imaginary part only.',
      says: () => 'I changed the sign of the imaginary part only.',
    },
  ],
  explain: (e) => ({
    plan: 'A modulus of a difference is a distance: write the expression as z minus a number; that number is the center.',
    steps: [
      { do: `$${around(e)} = |z - (${c(e.h, e.k)})|$`, why: 'Take the minus sign out of both parts.' },
      {
        do: `So the distance from $z$ to $${c(e.h, e.k)}$ is ${e.r}.`,
        why: 'The modulus of a difference is a distance.',
      },
      {
        do: `The center is $${c(e.h, e.k)}$, the radius ${e.r}.`,
        why: 'All points at the same distance from the center.',
      },
    ],
    check: `At $z = ${c(e.h, e.k)}$ the expression between the bars is 0.`,
  }),
  check: ({ s, t }) => complex(wholes(10).find((x) => x + s === 0) ?? 99, wholes(10).find((y) => y + t === 0) ?? 99),
})

type Factors = Readonly<{ z: Point; w: Point }>

const productModulus = template({
  ...base,
  id: 'algebra-2/modulus-of-a-product',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  balance: 'place',
  draw: (rng): Factors =>
    until(
      () => ({ z: drawWhole(rng, 17), w: drawWhole(rng, 17) }),
      ({ z, w }) => hypot(z.a, z.b) !== hypot(w.a, w.b),
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      stem: ({ z, w }) => `Let $z = ${c(z.a, z.b)}$ and $w = ${c(w.a, w.b)}$. What is $|zw|$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ z, w }) =>
        `How far from the origin of the complex plane is the product $(${c(z.a, z.b)})(${c(w.a, w.b)})$?`,
    },
  ],
  given: (p) => p,
  answer: ({ z, w }) => num(hypot(z.a, z.b) * hypot(w.a, w.b)),
  traps: [
    {
      misconception: 'a2-cp-adds-the-moduli',
      classic: true,
      rule: ({ z, w }) => num(hypot(z.a, z.b) + hypot(w.a, w.b)),
      why: () => 'adds the two moduli; those of a product are multiplied.',
    },
    {
      misconception: 'a2-cp-multiplies-the-sums-of-the-parts',
      rule: ({ z, w }) => num((Math.abs(z.a) + Math.abs(z.b)) * (Math.abs(w.a) + Math.abs(w.b))),
      why: () => 'adds the parts of each number before multiplying.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      rule: ({ z, w }) => num(Math.abs(z.a * w.a - z.b * w.b)),
      why: () => 'is the size of the real part of the product only.',
      says: () => 'I gave the size of the real part of the product.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      rule: ({ z, w }) => num(Math.abs(z.a * w.b + z.b * w.a)),
      why: () => 'is the size of the imaginary part of the product only.',
      says: () => 'I gave the size of the imaginary part of the product.',
    },
    {
      misconception: 'a2-cp-multiplies-part-by-part',
      rule: ({ z, w }) => num(Math.abs(z.a * w.a) + Math.abs(z.b * w.b)),
      why: () => 'multiplies real with real and imaginary with imaginary part, and adds.',
    },
  ],
  explain: ({ z, w }) => ({
    plan: 'The modulus of a product is the product of the moduli: find each modulus and multiply.',
    steps: [
      {
        do: `$|${c(z.a, z.b)}| = \\sqrt{${z.a * z.a + z.b * z.b}} = ${hypot(z.a, z.b)}$`,
        why: 'Root of the sum of the squares.',
      },
      {
        do: `$|${c(w.a, w.b)}| = \\sqrt{${w.a * w.a + w.b * w.b}} = ${hypot(w.a, w.b)}$`,
        why: 'The same for the second number.',
      },
      {
        do: `$${hypot(z.a, z.b)} \\cdot ${hypot(w.a, w.b)} = ${hypot(z.a, z.b) * hypot(w.a, w.b)}$`,
        why: 'Multiplying numbers multiplies their distances from the origin.',
      },
    ],
    check: `Multiplied out, the product is $${c(z.a * w.a - z.b * w.b, z.a * w.b + z.b * w.a)}$, with the same modulus.`,
  }),
  // The product multiplied out.
  check: ({ z, w }) => {
    const [re, im] = [z.a * w.a - z.b * w.b, z.a * w.b + z.b * w.a]
    return num(frac(Math.round(Math.sqrt(re * re + im * im))))
  },
})

export const templates: readonly Template[] = [modulus, distance, midpoint, circle, productModulus]
