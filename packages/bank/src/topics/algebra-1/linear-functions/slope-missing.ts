/** A coordinate that is missing, found from the slope. */

import { add, div, eq, frac, int, mul, nonZero, num, paren, signed, sub, template, toTex, until } from '#kit'
import { slopeOf } from './lines.ts'
import { slopeWork } from './work.ts'

const skill = 'a1-slope'

export const missing = template({
  id: 'algebra-1/slope-missing-coordinate',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const q = int(rng, 2, 5)
        const p = nonZero(rng, -7, 7)
        const x1 = nonZero(rng, -8, 8)
        return { p, q, x1, y1: nonZero(rng, -8, 8), x2: x1 + q * nonZero(rng, -3, 3) }
      },
      ({ p, q, x2 }) => x2 !== 0 && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'missing',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, x1, y1, x2 }) =>
        `A line has slope ${num(frac(p, q)).html} and passes through $(${x1}, ${y1})$ and $(${x2}, k)$. What is the value of $k$?`,
    },
  ],
  given: ({ p, q, x1, y1, x2 }) => ({ m: frac(p, q), x1, y1, x2 }),
  answer: ({ p, q, x1, y1, x2 }) => num(y1 + (p * (x2 - x1)) / q),
  traps: [
    {
      misconception: 'a1-slope-run-over-rise',
      classic: true,
      operation: 'rise-and-run-swapped',
      operands: ({ m }) => [m, 1],
      after: (got, { y1, x2, x1 }) => add(y1, mul(got, x2 - x1)),
      rule: ({ m, x1, y1, x2 }) => {
        const k = add(y1, div(x2 - x1, m))
        return k.d === 1 ? num(k) : null
      },
    },
    {
      misconception: 'a1-slope-mixes-the-order',
      operation: 'sign-reversed',
      operands: ({ m, x2, x1 }) => [mul(m, x2 - x1)],
      after: (got, { y1 }) => add(y1, got),
      rule: ({ m, x1, y1, x2 }) => num(sub(y1, mul(m, x2 - x1))),
    },
    {
      misconception: 'a1-slope-forgets-start-value',
      operation: 'term-left-out',
      operands: ({ m, x2, x1 }) => [mul(m, x2 - x1)],
      rule: ({ m, x1, x2 }) => num(mul(m, x2 - x1)),
    },
  ],
  explain: ({ p, q, x1, y1, x2 }) => {
    const [run, rise] = [x2 - x1, (p * (x2 - x1)) / q]
    return {
      plan: 'The slope tells how much $y$ changes for a given change in $x$, so start at the known point, find the run, and turn it into a rise.',
      steps: [
        {
          do: `Run, from the known point to the other: $${x2} - ${paren(x1)} = ${run}$.`,
          why: 'Both $x$-values are known, so the run can be found.',
        },
        {
          do: `Rise: $${toTex(frac(p, q))} \\cdot ${paren(run)} = ${rise}$.`,
          why: 'Slope is rise over run, so rise is slope times run.',
        },
        {
          do: `$k = ${y1}${signed(rise)} = ${y1 + rise}$`,
          why: `The rise is the change in $y$, and $y$ starts at $${y1}$.`,
        },
      ],
      check: `Slope from $(${x1}, ${y1})$ to $(${x2}, ${y1 + rise})$: $${slopeWork(x1, y1, x2, y1 + rise)}$, as given.`,
      faster: `The slope says that $y$ changes by $${p}$ for each ${q} to the right. The run $${run}$ is $${run / q}$ times $${q}$, so the rise is $${run / q} \\cdot ${paren(p)} = ${rise}$, and $k = ${y1}${signed(rise)} = ${y1 + rise}$.`,
    }
  },
  // Tries heights until the slope is right.
  check: ({ m, x1, y1, x2 }) =>
    num(Array.from({ length: 201 }, (_, i) => i - 100).find((k) => eq(slopeOf(x1, y1, x2, k), m)) ?? 999),
})
