/** The solution is known: which coefficient, or which factor, does the equation have? */

import { div, frac, int, num, pick, sub, type Template, template, until, whole } from '#kit'

const coefficient = template({
  id: 'algebra-1/two-step-missing-coefficient',
  skill: 'a1-two-step-equations',
  difficulty: 'Medium',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [k, s, u] = [int(rng, 3, 15), int(rng, 2, 8), int(rng, 1, 9)]
        return { s, b: s * u, c: s * (k + u) }
      },
      ({ s, b, c }) => b > 4 && b !== s && c < 150 && (c - b) / s !== s && b !== c - b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ s, b, c }) => `The equation $kx + ${b} = ${c}$ has the solution $x = ${s}$. What is the value of $k$?`,
    },
    {
      id: 'fee',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ s, b, c }, rng) =>
        `A ${pick(rng, ['gym', 'pool', 'climbing hall'])} charges ${b} dollars to join and then the same fee every month. After ${s} months, a member has paid ${c} dollars in all. What is the monthly fee, in dollars?`,
    },
  ],
  given: ({ s, b, c }) => ({ s, b, c }),
  answer: ({ s, b, c }) => num((c - b) / s),
  traps: [
    {
      misconception: 'a1-repeats-the-operation',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, b],
      after: (got, { s }) => div(got, s),
      rule: ({ s, b, c }) => num((c + b) / s),
      says: ({ s, b, c }) => `I added $${b}$ to $${c}$ instead of subtracting it, and divided by $${s}$.`,
      why: ({ b }) => `adds $${b}$ instead of undoing it.`,
    },
    {
      misconception: 'a1-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ c, b }) => [c - b],
      rule: ({ b, c }) => num(c - b),
      says: ({ s, b, c }) => `I worked out $${c} - ${b}$ and did not divide by $${s}$.`,
      why: ({ s }) => `is $${s}$ times the number that is asked for.`,
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      operation: 'sum-not-undone',
      operands: ({ s, c }) => [s, c],
      rule: ({ s, c }) => num(c / s),
      says: ({ s, b, c }) => `I divided $${c}$ by $${s}$ and never undid the $${b}$.`,
      why: ({ b }) => `never undoes the $${b}$.`,
    },
    {
      misconception: 'a1-undoes-in-the-wrong-order',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ s, b, c }) => [s, b, c],
      rule: ({ s, b, c }) => (c / s > b ? num(c / s - b) : null),
      says: ({ s, b, c }) => `I divided $${c}$ by $${s}$ first and then subtracted $${b}$.`,
      why: ({ b, s }) => `divides first, but the $${b}$ is not multiplied by $${s}$.`,
    },
    {
      misconception: 'a1-takes-a-factor-for-a-term',
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, b, s }) => [c - b, s],
      rule: ({ s, b, c }) => (c - b > s ? num(c - b - s) : null),
      says: ({ s, b, c }) => `I worked out $${c} - ${b}$ and then subtracted $${s}$ instead of dividing by it.`,
      why: ({ s }) => `subtracts $${s}$ at the end, where dividing by it is needed.`,
    },
  ],
  explain: ({ s, b, c }, frame) => ({
    plan: 'What usually is unknown is known here. Put it in, and solve for the number that multiplies it.',
    steps: [
      {
        do: `${frame === 'bare' ? `Put in $x = ${s}$` : 'With $k$ for the monthly fee'}: $${s}k + ${b} = ${c}$.`,
        why:
          frame === 'bare'
            ? 'A solution makes the equation true.'
            : `The fee is paid ${s} times, joining is paid once.`,
      },
      {
        do: `Subtract $${b}$ from both sides: $${s}k = ${c} - ${b} = ${c - b}$.`,
        why: 'What is added is undone first.',
      },
      {
        do: `Divide both sides by $${s}$: $k = ${c - b} \\div ${s} = ${(c - b) / s}$.`,
        why: 'Dividing undoes multiplying.',
      },
    ],
    check: `$${(c - b) / s} \\cdot ${s} + ${b} = ${c}$, as it should be.`,
    faster: `Divide everything by $${s}$ first: $k + ${b / s} = ${c / s}$, so $k = ${(c - b) / s}$.`,
  }),
  // Tries coefficients.
  check: ({ s, b, c }) => num(Array.from({ length: 200 }, (_, k) => k).find((k) => k * s + b === c) ?? 999),
})

const factor = template({
  id: 'algebra-1/parentheses-missing-factor',
  skill: 'a1-equations-with-parentheses',
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [k, s, q] = [int(rng, 3, 14), int(rng, 2, 9), int(rng, 2, 9)]
        return { s, q, c: k * (s + q) }
      },
      ({ s, q, c }) => s !== q && c < 150 && ((c - q) % s === 0 || c % s === 0 || (c - s) % q === 0),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ s, q, c }) => `The equation $k(x + ${q}) = ${c}$ has the solution $x = ${s}$. What is the value of $k$?`,
    },
    {
      id: 'museum',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ s, q, c }) =>
        `Each student on a field trip pays ${s} dollars for the bus and ${q} dollars for the museum. Together the students pay ${c} dollars. How many students go on the trip?`,
    },
  ],
  given: ({ s, q, c }) => ({ s, q, c }),
  answer: ({ s, q, c }) => num(c / (s + q)),
  traps: [
    {
      misconception: 'a1-distributes-to-first-term-only',
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ s, q }) => [s, 0, q],
      after: (got, { s, c }) => div(sub(c, got), s),
      rule: ({ s, q, c }) => whole(frac(c - q, s)),
      says: ({ s, q, c }) =>
        `I subtracted $${q}$ from $${c}$ once and divided by $${s}$, as if only the ${s} were multiplied.`,
      why: ({ q }) => `counts the $${q}$ only once; it is multiplied as well.`,
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      classic: true,
      operation: 'term-left-out',
      operands: ({ s }) => [s],
      after: (got, { c }) => div(c, got),
      rule: ({ s, c }) => whole(frac(c, s)),
      says: ({ s, q, c }) => `I divided $${c}$ by $${s}$ and left out the $${q}$.`,
      why: ({ q }) => `leaves out the $${q}$.`,
    },
    {
      misconception: 'a1-takes-a-factor-for-a-term',
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, s, q }) => [c, s + q],
      rule: ({ s, q, c }) => num(c - s - q),
      says: ({ s, q, c }) => `I subtracted $${s} + ${q}$ from $${c}$ instead of dividing by it.`,
      why: ({ s, q }) => `subtracts $${s + q}$, where dividing by it is needed.`,
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      operation: 'term-left-out',
      operands: ({ q }) => [q],
      after: (got, { c }) => div(c, got),
      rule: ({ q, c }) => whole(frac(c, q)),
      says: ({ s, q, c }) => `I divided $${c}$ by $${q}$ and left out the $${s}$.`,
      why: ({ s }) => `leaves out the $${s}$.`,
    },
    {
      misconception: 'a1-multiplies-inside-the-parentheses',
      rule: ({ s, q, c }) => whole(frac(c, s * q)),
      says: ({ s, q, c }) => `I divided $${c}$ by the product $${s} \\cdot ${q}$ instead of by the sum.`,
      why: ({ s, q }) => `multiplies $${s}$ and $${q}$, which are added.`,
    },
    {
      misconception: 'a1-stops-inside-the-parentheses',
      operation: 'stopped-at-a-step',
      operands: ({ s, q }) => [s + q],
      rule: ({ s, q }) => num(s + q),
      says: ({ s, q }) => `I worked out $${s} + ${q}$ and stopped there.`,
      why: ({ s, q }) => `is only $${s} + ${q}$, by which the total still has to be divided.`,
    },
  ],
  explain: ({ s, q, c }, frame) => ({
    plan: 'Work out the sum first: it is one number. Then only a multiplication has to be undone.',
    steps: [
      {
        do: `${frame === 'bare' ? `Put in $x = ${s}$` : 'With $k$ for the number of students'}: $k(${s} + ${q}) = ${c}$.`,
        why: frame === 'bare' ? 'A solution makes the equation true.' : 'Every student pays both amounts.',
      },
      { do: `$${s} + ${q} = ${s + q}$, so $${s + q}k = ${c}$.`, why: 'The sum is multiplied as a whole.' },
      {
        do: `Divide both sides by $${s + q}$: $k = ${c} \\div ${s + q} = ${c / (s + q)}$.`,
        why: 'Dividing undoes multiplying.',
      },
    ],
    check: `$${c / (s + q)} \\cdot (${s} + ${q}) = ${c / (s + q)} \\cdot ${s + q} = ${c}$, as it should be.`,
  }),
  // Multiplied out: sk + qk, tried for every k.
  check: ({ s, q, c }) => num(Array.from({ length: 200 }, (_, k) => k).find((k) => s * k + q * k === c) ?? 999),
})

export const templates: readonly Template[] = [coefficient, factor]
