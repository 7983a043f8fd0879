/** Joint and combined variation: values. */

import { div, frac, int, mul, num, type Template, template, until, whole } from '#kit'
import { base } from './variation.ts'

type Joint = Readonly<{ z: number; x: number; y: number; u: number; v: number }>

const joint = template({
  ...base,
  id: 'algebra-2/joint-variation-value',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 85,
  balance: 'place',
  draw: (rng): Joint =>
    until(
      () => {
        const [x, y, u, v, k] = [int(rng, 2, 8), int(rng, 2, 8), int(rng, 2, 9), int(rng, 2, 9), int(rng, 12, 24)]
        return { z: k * x * y, x, y, u, v }
      },
      ({ x, y, u, v }) => x !== u && y !== v && x !== y && u !== v && x * y !== u * v,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The variable $z$ varies jointly with $x$ and $y$, and $z = ${z}$ when $x = ${x}$ and $y = ${y}$. What is $z$ when $x = ${u}$ and $y = ${v}$?`,
    },
    {
      id: 'pay',
      kind: 'words',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The amount that a company pays varies jointly with the number of workers and the number of hours. It pays ${`\\$${z.toLocaleString('en-US')}`} when ${x} workers work ${y} hours each. How many dollars does it pay when ${u} workers work ${v} hours each?`,
    },
    {
      id: 'glass',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The price of a sheet of safety glass varies jointly with its width and its height. A sheet ${x} feet wide and ${y} feet high costs ${`\\$${z.toLocaleString('en-US')}`}. How many dollars does a sheet ${u} feet wide and ${v} feet high cost?`,
    },
  ],
  given: (p) => p,
  answer: ({ z, x, y, u, v }) => num(frac(z * u * v, x * y)),
  traps: [
    {
      misconception: 'a2-var-uses-one-of-two-quantities',
      says: () => 'I changed only the first of the two quantities.',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ z, u, x }) => [z, div(u, x)],
      rule: ({ z, x, u }) => num(frac(z * u, x)),
      why: ({ y, v }) => `changes the first quantity only; the second goes from ${y} to ${v} as well.`,
    },
    {
      misconception: 'a2-var-uses-one-of-two-quantities',
      operation: 'factor-left-out',
      operands: ({ z, v, y }) => [z, div(v, y)],
      rule: ({ z, y, v }) => num(frac(z * v, y)),
      why: ({ x, u }) => `changes the second quantity only; the first goes from ${x} to ${u} as well.`,
      says: () => 'I changed only the second of the two quantities.',
    },
    {
      misconception: 'a2-var-adds-the-quantities',
      operation: 'added-instead-of-multiplied',
      operands: ({ u, v }) => [u, v],
      after: (got, { z, x, y }) => mul(z, div(got, x + y)),
      rule: ({ z, x, y, u, v }) => whole(frac(z * (u + v), x + y)),
      why: () => 'uses the sums of the two quantities instead of their products.',
    },
    {
      misconception: 'a2-var-takes-direct-for-inverse',
      says: () => 'I treated the second quantity as if it varied inversely.',
      operation: 'divided-instead-of-multiplied',
      operands: ({ z, u, x, v, y }) => [mul(z, div(u, x)), div(v, y)],
      rule: ({ z, x, y, u, v }) => whole(frac(z * u * y, x * v)),
      why: () => 'treats the second quantity as if it stood in the denominator.',
    },
    {
      misconception: 'a2-var-takes-direct-for-inverse',
      twoSlips: true,
      operation: 'divided-instead-of-multiplied',
      operands: ({ z, u, v, x, y }) => [z, div(u * v, x * y)],
      rule: ({ z, x, y, u, v }) => whole(frac(z * x * y, u * v)),
      why: () => 'treats both quantities as if they stood in the denominator.',
      says: () => 'I treated both quantities as if they varied inversely.',
    },
  ],
  explain: ({ z, x, y, u, v }) => ({
    plan: 'Jointly means: constant times the product of the two quantities. Find the constant from the known case and use it in the new one.',
    steps: [
      { do: `$${z} = k \\cdot ${x} \\cdot ${y} = ${x * y}k$`, why: 'Put the known case into $z = kxy$.' },
      { do: `$k = ${z} \\div ${x * y} = ${z / (x * y)}$`, why: `Divide by ${x * y}.` },
      {
        do: `New case: $${z / (x * y)} \\cdot ${u} \\cdot ${v} = ${(z / (x * y)) * u * v}$`,
        why: 'The constant stays the same.',
      },
    ],
    faster: `Without the constant: the product of the quantities goes from $${x * y}$ to $${u * v}$, so the result is $${z} \\cdot \\frac{${u * v}}{${x * y}} = ${(z * u * v) / (x * y)}$.`,
    check: `The product of the quantities goes from ${x * y} to ${u * v}, and the result in the same proportion.`,
  }),
  // First one quantity is changed, then the other.
  check: ({ z, x, y, u, v }) => num(frac((z / x / y) * u * v)),
})

type Combined = Readonly<{ z: number; x: number; y: number; u: number; v: number }>
const combinedResult = ({ z, x, y, u, v }: Combined) => frac(z * u * y, x * v)

const combined = template({
  ...base,
  id: 'algebra-2/combined-variation-value',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  balance: 'place',
  draw: (rng): Combined =>
    until(
      () => ({ z: int(rng, 2, 24), x: int(rng, 2, 12), y: int(rng, 2, 8), u: int(rng, 2, 15), v: int(rng, 2, 9) }),
      (e) => {
        const { z, x, y, u, v } = e
        const right = combinedResult(e)
        return (
          x !== u &&
          y !== v &&
          x !== y &&
          right.d === 1 &&
          right.n > 1 &&
          right.n < 60 &&
          right.n !== z &&
          (z * u * v) % (x * y) === 0 &&
          ((z * u) % x === 0 || (z * y) % v === 0)
        )
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The variable $z$ varies directly with $x$ and inversely with $y$, and $z = ${z}$ when $x = ${x}$ and $y = ${y}$. What is $z$ when $x = ${u}$ and $y = ${v}$?`,
    },
    {
      id: 'painters',
      kind: 'words',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The time to paint some rooms of equal size varies directly with the number of rooms and inversely with the number of painters. ${y} painters need ${z} hours for ${x} rooms. How many hours do ${v} painters need for ${u} rooms?`,
    },
    {
      id: 'printers',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ z, x, y, u, v }) =>
        `The time to print posters varies directly with the number of posters and inversely with the number of machines. For ${x} hundred posters, ${y} machines need ${z} minutes. How many minutes do ${v} machines need for ${u} hundred posters?`,
    },
  ],
  given: (p) => p,
  answer: (e) => num(combinedResult(e)),
  traps: [
    {
      misconception: 'a2-var-takes-inverse-for-direct',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ z, u, x, v, y }) => [mul(z, div(u, x)), div(v, y)],
      rule: ({ z, x, y, u, v }) => whole(frac(z * u * v, x * y)),
      why: ({ y, v }) =>
        `grows with the second quantity, as if ${v} in place of ${y} made it ${v > y ? 'more' : 'less'}.`,
      says: () => 'I treated both variations as direct.',
    },
    {
      misconception: 'a2-var-uses-one-of-two-quantities',
      says: () => 'I changed only the first of the two quantities.',
      operation: 'factor-left-out',
      operands: ({ z, u, x }) => [z, div(u, x)],
      rule: ({ z, x, u }) => whole(frac(z * u, x)),
      why: ({ y, v }) => `leaves out that the second quantity changes from ${y} to ${v}.`,
    },
    {
      misconception: 'a2-var-uses-one-of-two-quantities',
      operation: 'factor-left-out',
      operands: ({ z, y, v }) => [z, div(y, v)],
      rule: ({ z, y, v }) => whole(frac(z * y, v)),
      why: ({ x, u }) => `leaves out that the first quantity changes from ${x} to ${u}.`,
      says: () => 'I changed only the second of the two quantities.',
    },
    {
      misconception: 'a2-var-swaps-direct-and-inverse',
      operation: 'reciprocal-taken',
      operands: ({ u, y, x, v }) => [u * y, x * v],
      after: (got, { z }) => mul(z, got),
      rule: ({ z, x, y, u, v }) => whole(frac(z * x * v, u * y)),
      why: () => 'has the two quantities exchanged: the direct one in the denominator.',
    },
    {
      misconception: 'a2-var-moves-by-the-difference',
      operation: 'added-instead-of-multiplied',
      operands: ({ z, u, x, v, y }) => [z, u - x - (v - y)],
      rule: ({ z, x, y, u, v }) => whole(z + (u - x) - (v - y)),
      why: () => 'adds and subtracts the changes instead of multiplying and dividing.',
      says: () => 'I added and subtracted the changes instead of multiplying and dividing.',
    },
  ],
  explain: (e) => {
    const { z, x, y, u, v } = e
    return {
      plan: 'Write constant times the direct quantity over the inverse one. Find the constant from the known case, then use it in the new case.',
      steps: [
        {
          do: `$z = \\frac{kx}{y}$, so $k = \\frac{zy}{x}$.`,
          why: 'Direct quantities go into the numerator, inverse ones into the denominator.',
        },
        {
          do: `New value over old value: multiply by ${u}, divide by ${x}, multiply by ${y}, divide by ${v}.`,
          why: 'The constant cancels when the new case is compared with the old one.',
        },
        {
          do: `$${z} \\cdot ${u} \\cdot ${y} \\div (${x} \\cdot ${v}) = ${z * u * y} \\div ${x * v} = ${combinedResult(e).n}$`,
          why: 'All in one step.',
        },
      ],
      check: `The constant is the same in both cases: $${z} \\cdot ${y} \\div ${x}$ and $${combinedResult(e).n} \\cdot ${v} \\div ${u}$.`,
      faster:
        (z * u) % x === 0
          ? `Take one change at a time, with smaller numbers: the direct quantity goes from ${x} to ${u}, so ${z} becomes $${z} \\cdot ${u} \\div ${x} = ${(z * u) / x}$. The inverse one goes from ${y} to ${v}, so this becomes $${(z * u) / x} \\cdot ${y} \\div ${v} = ${combinedResult(e).n}$.`
          : `Take one change at a time, with smaller numbers: the inverse quantity goes from ${y} to ${v}, so ${z} becomes $${z} \\cdot ${y} \\div ${v} = ${(z * y) / v}$. The direct one goes from ${x} to ${u}, so this becomes $${(z * y) / v} \\cdot ${u} \\div ${x} = ${combinedResult(e).n}$.`,
    }
  },
  check: ({ z, x, y, u, v }) => num([...Array(400).keys()].find((t) => t * v * x === z * y * u) ?? 0),
})

export const templates: readonly Template[] = [joint, combined]
