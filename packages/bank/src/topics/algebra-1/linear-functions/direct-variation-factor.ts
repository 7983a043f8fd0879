import { frac, int, mul, num, pick, template, until } from '#kit'

const skill = 'a1-direct-variation'

/** y = kx: what happens to y when x is changed by a factor. */
const scaled = template({
  id: 'algebra-1/direct-variation-factor',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ y: 4 * int(rng, 3, 20), p: pick(rng, [25, 50, 75, 150]) }),
      ({ y, p }) => p !== y && (y * p) % 100 === 0,
    ),
  frames: [
    {
      id: 'percent',
      kind: 'words',
      items: 6,
      stem: ({ y, p }) =>
        `The variable $y$ varies directly with $x$, and now $y = ${y}$. What will $y$ be when $x$ is increased by ${p}%?`,
    },
    {
      id: 'pump',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ y, p }) =>
        `The water that a pump moves varies directly with the time. In some time it moves ${y} gallons. How many gallons does it move if the time is increased by ${p}%?`,
    },
  ],
  given: (p) => p,
  answer: ({ y, p }) => num((y * (100 + p)) / 100),
  traps: [
    {
      misconception: 'a1-dv-adds-the-percent-as-amount',
      classic: true,
      operation: 'percent-as-amount',
      operands: ({ y, p }) => [y, -p],
      rule: ({ y, p }) => num(y + p),
      why: ({ p }) => `adds ${p} itself instead of ${p}%.`,
    },
    {
      misconception: 'a1-dv-gives-the-increase',
      operation: 'part-for-rest',
      operands: ({ y, p }) => [y, frac(p, 100)],
      rule: ({ y, p }) => num((y * p) / 100),
      why: ({ p }) => `is only the ${p}%, the increase.`,
    },
    { misconception: 'a1-dv-keeps-y', rule: ({ y }) => num(y), why: () => 'leaves $y$ as it was.' },
    {
      misconception: 'a1-dv-changes-the-other-way',
      says: ({ p }) => `I took ${p}% off $y$ instead of adding it.`,
      operation: 'subtracted-instead-of-added',
      operands: ({ y, p }) => [y, mul(y, frac(p, 100))],
      rule: ({ y, p }) => (p < 100 ? num((y * (100 - p)) / 100) : null),
      why: () => 'makes $y$ smaller; in a direct variation both grow together.',
    },
  ],
  explain: ({ y, p }) => ({
    plan: 'In a direct variation both variables are multiplied by the same factor. Find the factor and use it.',
    steps: [
      {
        do: `Increased by ${p}% means $100\\% + ${p}\\% = ${100 + p}\\%$: the factor is $${(100 + p) / 100}$.`,
        why: 'The factor works on $x$.',
      },
      {
        do: `$y$ gets the same factor: $${(100 + p) / 100} \\cdot ${y}$.`,
        why: '$y = kx$: if $x$ is multiplied, so is $y$.',
      },
      {
        do: `$${(100 + p) / 100} \\cdot ${y} = ${(y * (100 + p)) / 100}$`,
        why: 'The constant of variation is not needed.',
      },
    ],
    check: `${p}% of ${y} is $${(y * p) / 100}$, and $${y} + ${(y * p) / 100} = ${(y * (100 + p)) / 100}$.`,
    faster: `In one line on a calculator: $${y} \\cdot ${(100 + p) / 100} = ${(y * (100 + p)) / 100}$.`,
  }),
  check: ({ y, p }) => {
    // With the constant 4: x before and after.
    const x = y / 4
    return num(frac(4 * (100 * x + p * x), 100))
  },
})

export const templates = [scaled]
