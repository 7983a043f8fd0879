/** Two amounts from their total and their ratio. */

import { div, frac, int, mul, num, sub, type Template, template, until } from '#kit'

const together = template({
  id: 'sat-math/system-substitute-once',
  skill: 'sm-linear-systems',
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 6), x: int(rng, 4, 18), k: int(rng, 0, 2), big: int(rng, 0, 1) === 1 }),
      ({ r, x }) => r !== x,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ r, x, k, big }) => {
        const total = x * (r + 1)
        const times = r === 2 ? 'twice' : `${r} times`
        return [
          `A parking lot has ${total} spaces for cars and trucks together. There are ${times} as many spaces for cars as for trucks. How many spaces are for ${big ? 'cars' : 'trucks'}?`,
          `A school library bought ${total} new books, novels and atlases. It bought ${times} as many novels as atlases. How many ${big ? 'novels' : 'atlases'} did it buy?`,
          `A board that is ${total} inches long is cut into two pieces. One piece is ${times} as long as the other. How many inches long is the ${big ? 'longer' : 'shorter'} piece?`,
        ][k] as string
      },
    },
    {
      id: 'equations',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ r, x, big }) =>
        `<p>$y = ${r}x$</p><p>$x + y = ${x * (r + 1)}$</p><p>The solution of this system of equations is $(x, y)$. What is the value of $${big ? 'y' : 'x'}$?</p>`,
    },
  ],
  given: ({ r, x, big }) => ({ r, total: x * (r + 1), big }),
  answer: ({ r, x, big }) => num(big ? r * x : x),
  traps: [
    {
      misconception: 'sm-stops-at-the-other-variable',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ r, total, big }) => [big ? div(total, r + 1) : mul(r, div(total, r + 1))],
      rule: ({ r, total, big }) => num(frac(big ? total : r * total, r + 1)),
      says: ({ big }) => `I gave the ${big ? 'smaller' : 'larger'} of the two amounts.`,
      why: ({ big }) => `is the ${big ? 'smaller' : 'larger'} of the two; the other one is asked for.`,
    },
    {
      misconception: 'sm-divides-by-the-factor-alone',
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (x, { total, big }) => (big ? sub(total, div(total, x)) : div(total, x)),
      rule: ({ r, total, big }) => (total % r === 0 ? num(big ? total - total / r : total / r) : null),
      says: ({ r, x, big }) =>
        `I divided ${x * (r + 1)} by ${r} instead of ${r + 1}${big ? ' for the smaller amount, and gave the rest' : ''}.`,
      why: ({ r, x, big }) =>
        `${big ? 'is what is left after' : 'comes from'} $${x * (r + 1)} \\div ${r}$; together there are ${r + 1} equal parts, not ${r}.`,
    },
    {
      misconception: 'sm-compares-with-half',
      rule: ({ r, total, big }) => (total % 2 === 0 && total / 2 > r ? num(total / 2 + (big ? r : -r)) : null),
      says: ({ r, big }) => `I took half of the total and ${big ? 'added' : 'subtracted'} ${r}.`,
      why: ({ r, x, big }) => `is $${(x * (r + 1)) / 2} ${big ? '+' : '-'} ${r}$; the factor ${r} multiplies.`,
    },
    {
      misconception: 'sm-adds-instead-of-multiplying',
      rule: ({ r, total, big }) => (big ? num(total - r) : null),
      says: ({ r }) => `I subtracted ${r} from the total.`,
      why: ({ r, x }) => `is $${x * (r + 1)} - ${r}$.`,
    },
    {
      misconception: 'sm-compares-with-half',
      operation: 'halved-wrongly',
      operands: ({ total }) => [total],
      rule: ({ total, big }) => (total % 2 === 0 && !big ? num(total / 2) : null),
      says: () => 'I halved the total.',
      why: () => 'is half of the total; the two amounts are not equal.',
    },
  ],
  explain: ({ r, x, big }) => ({
    plan: 'One amount is a multiple of the other. Write both with one variable, add them to the total, and solve.',
    steps: [
      {
        do: `Let $x$ be the smaller amount; then the larger one is $${r}x$.`,
        why: 'The larger one is a multiple of it.',
      },
      { do: `$x + ${r}x = ${r + 1}x = ${x * (r + 1)}$`, why: 'Together they are the total.' },
      { do: `$x = \\frac{${x * (r + 1)}}{${r + 1}} = ${x}$`, why: `Divide both sides by ${r + 1}.` },
      {
        do: big
          ? `The larger amount is $${r} \\cdot ${x} = ${r * x}$.`
          : `The smaller amount, ${x}, is what is asked for.`,
        why: 'Read the last line of the question again.',
      },
    ],
    check: `$${x} + ${r * x} = ${x * (r + 1)}$.`,
    faster: `Think in parts: one part and ${r} parts are ${r + 1} equal parts, so one part is $${x * (r + 1)} \\div ${r + 1} = ${x}$${big ? ` and the larger amount is $${r} \\cdot ${x} = ${r * x}$` : ''}.`,
  }),
  check: ({ r, total, big }) => {
    const x = Array.from({ length: total }, (_, i) => i).find((i) => i + r * i === total) ?? 0
    return num(big ? total - x : x)
  },
})

export const templates: readonly Template[] = [together]
