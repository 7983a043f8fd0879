/** Percents of percents. */

import { add, frac, int, mul, num, pick, type Template, template, toDecimalText, until } from '#kit'
import { search } from '../common.ts'
import { skill } from './percentages.ts'

const linked = template({
  id: 'sat-math/percent-chain',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: pick(rng, [120, 140, 150, 160, 180, 250]), q: 5 * int(rng, 3, 18) }),
      ({ p, q }) => (p * q) % 100 === 0 && p * q !== 10000,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ p, q }) =>
        `For three positive numbers, $x$ is ${p}% of $y$, and $y$ is ${q}% of $z$. If $x$ is $k$% of $z$, what is the value of $k$?`,
    },
    {
      id: 'prices',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ p, q }) =>
        `A store sells a tent, a sleeping bag, and a bicycle. The price of the tent is ${p}% of the price of the sleeping bag, and the price of the sleeping bag is ${q}% of the price of the bicycle. If the price of the tent is $k$% of the price of the bicycle, what is the value of $k$?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => num((p * q) / 100),
  traps: [
    {
      misconception: 'sm-adds-percents-of-different-wholes',
      classic: true,
      operation: 'percents-added',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num(p + q),
      says: () => 'I added the two percents.',
      why: ({ p, q }) => `is $${p} + ${q}$.`,
    },
    {
      misconception: 'sm-adds-percents-of-different-wholes',
      operation: 'percents-added',
      operands: ({ p, q }) => [Math.max(p, q), -Math.min(p, q)],
      rule: ({ p, q }) => num(p - q),
      says: () => 'I subtracted the two percents.',
      why: ({ p, q }) => `is $${p} - ${q}$.`,
    },
    {
      misconception: 'sm-leaves-out-the-whole',
      operation: 'part-left-out',
      operands: ({ p }) => [p - 100],
      after: (x, { q }) => mul(x, frac(q, 100)),
      rule: ({ p, q }) => num(((p - 100) * q) / 100),
      says: ({ p }) => `I used only the ${p - 100}% above 100% instead of ${p}%.`,
      why: ({ p, q }) => `is ${p - 100}% of ${q}%.`,
    },
    {
      misconception: 'sm-divides-by-the-wrong-percent',
      operation: 'divided-instead-of-multiplied',
      operands: ({ p, q }) => [q, frac(p, 100)],
      rule: ({ p, q }) => (Number.isInteger((100 * q) / p) ? num((100 * q) / p) : null),
      says: ({ p, q }) => `I divided ${q}% by ${p}% instead of multiplying.`,
      why: ({ p, q }) => `is ${q}% divided by ${p}%.`,
    },
    {
      misconception: 'sm-leaves-out-the-whole',
      operation: 'part-left-out',
      operands: ({ p }) => [p - 100],
      after: (x, { q }) => add(x, q),
      rule: ({ p, q }) => num(p + q - 100),
      says: ({ p, q }) => `I added the ${p - 100}% above 100% to ${q}%.`,
      why: ({ p, q }) => `is $${p - 100} + ${q}$.`,
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'Write each percent as a factor. A percent of a percent is a product, so put one equation into the other.',
    steps: [
      {
        do: `$x = ${toDecimalText(frac(p, 100))}y$ and $y = ${toDecimalText(frac(q, 100))}z$.`,
        why: 'Write percents as factors.',
      },
      {
        do: `$x = ${toDecimalText(frac(p, 100))} \\cdot ${toDecimalText(frac(q, 100))}z = ${toDecimalText(frac(p * q, 10000))}z$`,
        why: 'Put the second equation into the first.',
      },
      {
        do: `As a percent the factor is ${(p * q) / 100}%, so $k = ${(p * q) / 100}$.`,
        why: 'Multiply by 100 to go from a factor to a percent.',
      },
    ],
    check: `With $z = 100$: $y = ${q}$, and ${p}% of $${q}$ is $${(p * q) / 100}$.`,
    faster: `In one line on a calculator: $100 \\cdot ${p / 100} \\cdot ${q / 100} = ${(p * q) / 100}$.`,
  }),
  // With a number for z, looks for the percent that gives x.
  check: ({ p, q }) => {
    const part = (percent: number, of: number) => (of / 100) * percent
    const z = 10000
    return num(search((k) => part(k, z) === part(p, part(q, z))))
  },
})

export const templates: readonly Template[] = [linked]
