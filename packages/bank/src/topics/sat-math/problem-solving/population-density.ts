/** Numbers of people from area and density. */

import { group, int, mul, num, type Template, template, until } from '#kit'
import { skill } from './ratios.ts'

const density = template({
  id: 'sat-math/rate-density',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: 10 * int(rng, 5, 60), d: 10 * int(rng, 3, 30), e: 10 * int(rng, 2, 20) }),
      ({ d, e }) => d !== e && d % e !== 0,
    ),
  frames: [
    {
      id: 'towns',
      kind: 'multi-step',
      items: 4,
      stem: ({ a, d, e }) =>
        `County A has an area of ${a} square miles and a population density of ${d} people per square mile. County B is ${e} square miles larger than County A and has the same population density. What is the population of County B?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, d, e }) =>
        `County A and County B both have a population density of ${d} people per square mile. County A has an area of ${a} square miles, and the area of County B is ${e} square miles greater. How many people live in County B?`,
    },
  ],
  given: ({ a, d, e }) => ({ a, d, e }),
  answer: ({ a, d, e }) => num((a + e) * d),
  traps: [
    {
      misconception: 'sm-leaves-out-a-factor',
      classic: true,
      operation: 'part-left-out',
      operands: ({ a, d }) => [a * d],
      rule: ({ a, d }) => num(a * d),
      says: () => 'I gave the population of County A.',
      why: () => 'is the population of County A.',
    },
    {
      misconception: 'sm-adds-after-multiplying',
      operation: 'unlike-terms-combined',
      operands: ({ a, d, e }) => [a * d, e],
      rule: ({ a, d, e }) => num(a * d + e),
      says: ({ e }) => `I added the $${e}$ square miles to the population.`,
      why: ({ e }) => `adds the $${e}$ after multiplying.`,
    },
    {
      misconception: 'sm-adds-after-multiplying',
      operation: 'unlike-terms-combined',
      operands: ({ d, e }) => [d, e],
      after: (x, { a }) => mul(a, x),
      rule: ({ a, d, e }) => num(a * (d + e)),
      says: () => 'I added the extra area to the density.',
      why: () => 'adds the extra area to the density.',
    },
    {
      misconception: 'sm-leaves-out-a-factor',
      operation: 'part-left-out',
      operands: ({ d, e }) => [e * d],
      rule: ({ d, e }) => num(e * d),
      says: () => 'I counted the extra area only.',
      why: () => 'counts the extra area only.',
    },
    {
      misconception: 'sm-converts-the-wrong-way',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, e }) => [a, e],
      after: (x, { d }) => mul(x, d),
      rule: ({ a, d, e }) => (a > e ? num((a - e) * d) : null),
      says: () => 'I took the extra area off instead of adding it.',
      why: () => 'takes the extra area off instead of adding it.',
    },
  ],
  explain: ({ a, d, e }) => ({
    plan: 'Population is density times area. The density is known, so find the area of the larger county first.',
    steps: [
      { do: `County B has an area of $${a} + ${e} = ${a + e}$ square miles.`, why: 'It is larger than County A.' },
      {
        do: `On each square mile live ${d} people, so the population is $${a + e} \\cdot ${d}$.`,
        why: 'Density times area is the number of people.',
      },
      { do: `$${a + e} \\cdot ${d} = ${(a + e) * d}$, that is ${group((a + e) * d)} people.`, why: 'Multiply.' },
    ],
    check: `County A has $${a} \\cdot ${d} = ${a * d}$ people, and the extra area adds $${e} \\cdot ${d} = ${e * d}$: together $${(a + e) * d}$.`,
    faster: `In one line on a calculator: $(${a} + ${e}) \\cdot ${d} = ${(a + e) * d}$.`,
  }),
  check: ({ a, d, e }) => num(a * d + e * d),
})

export const templates: readonly Template[] = [density]
