/** A fraction bar groups what stands above and below it. */

import { div, frac, int, num, type Template, template, until, whole } from '#kit'

const bar = template({
  id: 'algebra-1/order-fraction-bar',
  skill: 'a1-order-of-operations',
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 60), b: int(rng, 5, 14), c: int(rng, 2, 6), d: int(rng, 6, 12), e: int(rng, 2, 6) }),
      ({ a, b, c, d, e }) => {
        const [top, low] = [a + b * c, d - e]
        return (
          low > 1 &&
          c !== e &&
          d !== a &&
          top % low === 0 &&
          top / low > 3 &&
          ((a + b) * c) % low === 0 &&
          ((b * c) % low === 0 || top % d === 0) &&
          (a + b) * c !== top
        )
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, e }) => `What is the value of $\\frac{${a} + ${b} \\cdot ${c}}{${d} - ${e}}$?`,
    },
    {
      id: 'karaoke',
      kind: 'words',
      response: 'grid',
      items: 4,
      seconds: 85,
      stem: ({ a, b, c, d, e }) =>
        `Renting a karaoke room costs ${a} dollars plus ${b} dollars for each hour. A group of ${d} friends plans to rent it for ${c} hours, but ${e} of them cannot come. The others share the cost equally. How many dollars does each of them pay?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d, e }) => num((a + b * c) / (d - e)),
  traps: [
    {
      misconception: 'a1-order-adds-before-multiplying',
      classic: true,
      operation: 'left-to-right',
      operands: ({ a, b, c }) => [a, b, c],
      after: (got, { d, e }) => div(got, d - e),
      rule: ({ a, b, c, d, e }) => num(((a + b) * c) / (d - e)),
      says: ({ a, b, c, d, e }) =>
        `I worked out $(${a} + ${b}) \\cdot ${c}$ and divided by $${d} - ${e}$: I added before multiplying.`,
      why: ({ a, b }) => `adds $${a}$ and $${b}$ first, but the product comes before the sum.`,
    },
    {
      misconception: 'a1-order-divides-one-term-only',
      operation: 'divided-one-term-only',
      operands: ({ a, b, c, d, e }) => [a, b * c, d - e],
      rule: ({ a, b, c, d, e }) => {
        const part = whole(frac(b * c, d - e))
        return part === null ? null : num(a + (b * c) / (d - e))
      },
      says: ({ a, b, c, d, e }) => `I divided only $${b} \\cdot ${c}$ by $${d} - ${e}$ and then added $${a}$.`,
      why: ({ a }) => `does not divide the $${a}$.`,
    },
    {
      misconception: 'a1-order-leaves-the-denominator-apart',
      rule: ({ a, b, c, d, e }) => ((a + b * c) % d === 0 && (a + b * c) / d > e ? num((a + b * c) / d - e) : null),
      says: ({ a, b, c, d, e }) => `I divided $${a} + ${b} \\cdot ${c}$ by $${d}$ and then subtracted $${e}$.`,
      why: ({ d, e }) =>
        `divides by $${d}$ and subtracts $${e}$ afterward; the difference $${d} - ${e}$ is what one divides by.`,
    },
    {
      misconception: 'a1-order-leaves-the-denominator-apart',
      operation: 'term-left-out',
      operands: ({ d }) => [d],
      after: (got, { a, b, c }) => div(a + b * c, got),
      rule: ({ a, b, c, d }) => whole(frac(a + b * c, d)),
      says: ({ a, b, c, d, e }) => `I divided $${a} + ${b} \\cdot ${c}$ by $${d}$ and left out the $${e}$.`,
      why: ({ e }) => `leaves out the $${e}$.`,
    },
    {
      misconception: 'a1-order-leaves-out-a-factor',
      rule: ({ a, b, d, e }) => whole(frac(a + b, d - e)),
      says: ({ a, b, c, d, e }) => `I left out the $${c}$ and divided $${a} + ${b}$ by $${d} - ${e}$.`,
      why: ({ c }) => `leaves out the factor $${c}$.`,
    },
    {
      misconception: 'a1-order-stops-at-the-numerator',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c }) => [a + b * c],
      rule: ({ a, b, c }) => num(a + b * c),
      says: ({ a, b, c }) => `I worked out $${a} + ${b} \\cdot ${c}$ and did not divide.`,
      why: ({ d, e }) => `still has to be divided by $${d} - ${e}$.`,
    },
  ],
  explain: ({ a, b, c, d, e }, frame) => ({
    plan: 'Work out the number that is divided and the number it is divided by, each by itself, and divide last.',
    steps: [
      {
        do: `${frame === 'bare' ? 'Numerator' : 'The whole cost'}: $${a} + ${b} \\cdot ${c} = ${a} + ${b * c} = ${a + b * c}$.`,
        why: 'Multiplication comes before addition.',
      },
      {
        do: `${frame === 'bare' ? 'Denominator' : 'The friends who come'}: $${d} - ${e} = ${d - e}$.`,
        why: frame === 'bare' ? 'A fraction bar works like parentheses above and below.' : 'Only they share the cost.',
      },
      { do: `$${a + b * c} \\div ${d - e} = ${(a + b * c) / (d - e)}$`, why: 'The division comes last.' },
    ],
    check: `$${(a + b * c) / (d - e)} \\cdot ${d - e} = ${a + b * c}$.`,
  }),
  // Takes the denominator away from the numerator again and again.
  check: ({ a, b, c, d, e }) => {
    let [rest, times] = [a, 0]
    for (let i = 0; i < c; i++) rest += b
    for (; rest > 0; rest -= d - e) times++
    return num(rest === 0 ? times : 999)
  },
})

export const templates: readonly Template[] = [bar]
