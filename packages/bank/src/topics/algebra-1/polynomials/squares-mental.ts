/** Differences of squares of numbers, without a calculator. */

import { int, num, person, template, until } from '#kit'

const skill = 'a1-factoring-special'

export const mental = template({
  id: 'algebra-1/difference-of-squares-mental',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const s = int(rng, 4, 20) * 10
        const q = int(rng, 3, 49)
        return { p: s - q, q }
      },
      ({ p, q }) => p > q + 1 && p < 100,
    ),
  frames: [
    {
      id: 'numbers',
      kind: 'words',
      items: 6,
      stem: ({ p, q }, rng) =>
        `Without a calculator, ${person(rng)} works out $${p}^2 - ${q}^2$ by factoring. What is the result?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => num(p * p - q * q),
  traps: [
    { misconception: 'a1-poly-squares-the-difference', classic: true, rule: ({ p, q }) => num((p - q) ** 2) },
    {
      misconception: 'a1-poly-subtracts-and-doubles',
      operation: 'power-as-product',
      operands: ({ p, q }) => [p - q, 2],
      rule: ({ p, q }) => num(2 * (p - q)),
    },
    {
      misconception: 'a1-poly-adds-the-squares',
      operation: 'added-instead-of-subtracted',
      operands: ({ p, q }) => [p * p, q * q],
      rule: ({ p, q }) => num(p * p + q * q),
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'The difference of two squares is a sum times a difference, and here the sum is a round number.',
    steps: [
      { do: `$${p}^2 - ${q}^2 = (${p} + ${q})(${p} - ${q})$`, why: '$a^2 - b^2 = (a + b)(a - b)$.' },
      { do: `$${p} + ${q} = ${p + q}$ and $${p} - ${q} = ${p - q}$.`, why: 'Work out the two factors.' },
      {
        do: `$${p + q} \\cdot ${p - q} = ${p * p - q * q}$`,
        why: `$${(p + q) / 10} \\cdot ${p - q} = ${((p + q) / 10) * (p - q)}$, then times $10$.`,
      },
    ],
    check: `With the squares themselves: $${p * p} - ${q * q} = ${p * p - q * q}$.`,
  }),
  check: ({ p, q }) => num(Array.from({ length: p - q }, (_, i) => 2 * (q + i) + 1).reduce((a, b) => a + b, 0)),
})
