/** Conditional probabilities from percents, for the skill of `conditional-probability.ts`. */

import { frac, int, mul, percent, pick, type Template, template, toDecimalText, until } from '#kit'
import { cond } from './conditional-probability.ts'

type Given = Readonly<{ both: number; b: number; a: number }>

const formula = template({
  ...cond,
  id: 'algebra-2/conditional-from-percents',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  balance: 'place',
  draw: (rng): Given =>
    until(
      () => ({ both: int(rng, 2, 12) * 3, b: pick(rng, [40, 50, 60, 75, 80]), a: int(rng, 5, 14) * 5 }),
      ({ both, b, a }) => both < Math.min(a, b) - 4 && a + b - both <= 95 && (both * 100) % b === 0 && a !== b,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ both, b, a }) =>
        `At a school, ${b}% of the students take Spanish, ${a}% play a sport, and ${both}% do both. A student who takes Spanish is chosen at random. What is the probability that this student plays a sport?`,
    },
  ],
  given: ({ both, b, a }) => ({ both, b, a }),
  answer: ({ both, b }) => percent(frac(both * 100, b)),
  traps: [
    {
      misconception: 'a2-prob-divides-by-everyone',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ both }) => [both, 100],
      after: (got) => mul(100, got),
      rule: ({ both }) => percent(both),
      why: () => 'is the share among all students.',
    },
    {
      misconception: 'a2-prob-turns-the-condition-over',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ both, a }) => [both, a],
      after: (got) => mul(100, got),
      rule: ({ both, a }) => ((both * 100) % a === 0 ? percent((both * 100) / a) : null),
      why: () => 'starts from the students who play a sport.',
    },
    {
      misconception: 'a2-prob-ignores-the-condition',
      rule: ({ a }) => percent(a),
      why: () => 'is the share of all students who play a sport.',
    },
    {
      misconception: 'a2-prob-multiplies-as-independent',
      rule: ({ a, b }) => percent(frac(a * b, 100)),
      why: () => 'multiplies the two percents, as if they were independent and both asked for.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ both, b }) => percent(b - both),
      says: () => 'I gave the share of those who only take Spanish.',
      why: () => 'is the share of those who only take Spanish.',
    },
    {
      misconception: 'a2-prob-compares-with-the-rest',
      rule: ({ both, b }) => percent(frac((b - both) * 100, b)),
      says: () => 'I gave the probability of the opposite.',
      why: () => 'is the probability of the opposite.',
    },
  ],
  explain: ({ both, b }) => ({
    plan: 'The condition makes the group smaller. Divide the percent of those who do both by the percent of those who meet the condition.',
    steps: [
      {
        do: `Only the ${b}% who take Spanish can be chosen.`,
        why: 'The condition makes the group smaller.',
      },
      {
        do: `Among them, those who play a sport are the ${both}% who do both.`,
        why: 'The others who play a sport do not take Spanish, so they do not count here.',
      },
      {
        do: `$\\frac{${both}}{${b}} = ${toDecimalText(frac(both, b))}$, which is ${percent(frac(both * 100, b)).html}.`,
        why: 'This is $\\frac{P(A \\text{ and } B)}{P(B)}$.',
      },
    ],
    check: `Think of 100 students: ${b} take Spanish, and ${percent(frac(both * 100, b)).html} of ${b} is ${both}, the number who do both.`,
    faster: `In one line on a calculator: $100 \\cdot ${both} \\div ${b} = ${(100 * both) / b}$, so ${percent(frac(both * 100, b)).html}.`,
  }),
  // Looks for the percent that, taken of b%, gives the percent of those who do both.
  check: ({ both, b }) => percent(Array.from({ length: 101 }, (_, p) => p).find((p) => p * b === 100 * both) ?? 999),
})

export const templates: readonly Template[] = [formula]
