/** A coordinate that is missing, found from the slope. */

import { add, div, eq, frac, int, mul, nonZero, num, sub, template, until } from '#kit'
import { slopeOf } from './lines.ts'

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
      rule: ({ m, x1, y1, x2 }) => {
        const k = add(y1, div(x2 - x1, m))
        return k.d === 1 ? num(k) : null
      },
    },
    { misconception: 'a1-slope-mixes-the-order', rule: ({ m, x1, y1, x2 }) => num(sub(y1, mul(m, x2 - x1))) },
    { misconception: 'a1-slope-forgets-start-value', rule: ({ m, x1, x2 }) => num(mul(m, x2 - x1)) },
  ],
  explain: ({ p, q, x1, y1, x2 }) => [
    { do: `From $x = ${x1}$ to $x = ${x2}$ the run is $${x2 - x1}$.`, why: 'Start at the point that is known.' },
    { do: `The rise is slope times run: $${(p * (x2 - x1)) / q}$.`, why: 'Slope is rise over run.' },
    { do: `So $k = ${y1 + (p * (x2 - x1)) / q}$.`, why: `The rise is added to $${y1}$.` },
  ],
  // Tries heights until the slope is right.
  check: ({ m, x1, y1, x2 }) =>
    num(Array.from({ length: 201 }, (_, i) => i - 100).find((k) => eq(slopeOf(x1, y1, x2, k), m)) ?? 999),
})
