/** Complex numbers as points: circles, and the modulus of a product. */

import {
  complex,
  frac,
  hypot,
  int,
  mul,
  nonZero,
  num,
  type Template,
  template,
  toNumber,
  tripleSays,
  until,
} from '#kit'
import { c, wholes } from './common.ts'
import { base, drawWhole, type Point } from './complex-plane.ts'

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
      says: () => 'I changed the sign of the real part only.',
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
    faster: `Change the signs of the two numbers that stand after $z$: $${c(-e.h, -e.k)}$ becomes $${c(e.h, e.k)}$.`,
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
      items: 5,
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
      operation: 'added-instead-of-multiplied',
      operands: ({ z, w }) => [Math.sqrt(z.a ** 2 + z.b ** 2), Math.sqrt(w.a ** 2 + w.b ** 2)],
      rule: ({ z, w }) => num(hypot(z.a, z.b) + hypot(w.a, w.b)),
      why: () => 'adds the two moduli; those of a product are multiplied.',
    },
    {
      misconception: 'a2-cp-multiplies-the-sums-of-the-parts',
      operation: 'root-of-sum-as-sum',
      operands: ({ z }) => [z.a, z.b],
      after: (got, { w }) => mul(got, Math.abs(w.a) + Math.abs(w.b)),
      rule: ({ z, w }) => num((Math.abs(z.a) + Math.abs(z.b)) * (Math.abs(w.a) + Math.abs(w.b))),
      why: () => 'adds the parts of each number before multiplying.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ z, w }) => [(z.a * w.a - z.b * w.b) ** 2],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ z, w }) => num(Math.abs(z.a * w.a - z.b * w.b)),
      why: () => 'is the size of the real part of the product only.',
      says: () => 'I gave the size of the real part of the product.',
    },
    {
      misconception: 'a2-cp-takes-one-part-only',
      operation: 'term-left-out',
      operands: ({ z, w }) => [(z.a * w.b + z.b * w.a) ** 2],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ z, w }) => num(Math.abs(z.a * w.b + z.b * w.a)),
      why: () => 'is the size of the imaginary part of the product only.',
      says: () => 'I gave the size of the imaginary part of the product.',
    },
    {
      misconception: 'a2-cp-multiplies-part-by-part',
      says: () =>
        'I multiplied real with real and imaginary with imaginary part, and added the sizes of the two products.',
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
    faster: `${tripleSays(Math.abs(z.a), Math.abs(z.b), hypot(z.a, z.b))}, and ${tripleSays(Math.abs(w.a), Math.abs(w.b), hypot(w.a, w.b))}. So the two moduli, $${hypot(z.a, z.b)}$ and $${hypot(w.a, w.b)}$, are known without a root.`,
  }),
  // The product multiplied out.
  check: ({ z, w }) => {
    const [re, im] = [z.a * w.a - z.b * w.b, z.a * w.b + z.b * w.a]
    return num(frac(Math.round(Math.sqrt(re * re + im * im))))
  },
})

export const templates: readonly Template[] = [circle, productModulus]
