/** Two fractions of a whole and a rest that is known, for the skill of `fractions.ts`. */

import { add, div, frac, int, lcm, money, num, person, pick, type Template, template, term, until, whole } from '#kit'

/** x/p + x/q + r = x. */
type Rest = Readonly<{ p: number; q: number; r: number }>

const PARTS: Readonly<Record<number, string>> = {
  2: 'half',
  3: 'one third',
  4: 'one fourth',
  5: 'one fifth',
  6: 'one sixth',
  8: 'one eighth',
}
const part = (n: number): string => PARTS[n] ?? ''

/** The common denominator, and how many of its parts each fraction takes and the rest has. */
const shares = ({ p, q }: Readonly<{ p: number; q: number }>) => {
  const l = lcm(p, q)
  return { l, u: l / p, v: l / q, left: l - l / p - l / q }
}

const rest = template({
  id: 'algebra-1/fractions-and-the-rest',
  skill: 'a1-equations-with-fractions',
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng): Rest =>
    until(
      () => {
        const [p, q] = [pick(rng, [2, 3, 4, 5, 6]), pick(rng, [3, 4, 5, 6, 8])]
        return { p, q, r: shares({ p, q }).left * int(rng, 10, 80) }
      },
      (e) => {
        const { l, u, v, left } = shares(e)
        const x = (e.r / left) * l
        return e.p < e.q && left > 1 && x >= 240 && x <= 960 && (e.r * l) % (u + v) === 0
      },
    ),
  frames: [
    {
      id: 'trip',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, r }, rng) =>
        `${person(rng)} drives ${part(p)} of the distance of a road trip on Friday and ${part(q)} of the distance on Saturday. The remaining ${r} miles are left for Sunday. How many miles long is the whole trip?`,
    },
    {
      id: 'budget',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ p, q, r }) =>
        `A student council spends ${part(p)} of its budget on a dance and ${part(q)} of its budget on a field day. After that, ${money(r)} is left. What was the budget, in dollars?`,
    },
  ],
  given: ({ p, q, r }) => ({ p, q, r }),
  answer: (e) => num((e.r / shares(e).left) * shares(e).l),
  traps: [
    {
      misconception: 'a1-takes-the-rest-for-the-parts',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ r, p, q }) => [r, add(frac(1, p), frac(1, q))],
      rule: (e) => {
        const { l, u, v } = shares(e)
        return whole(frac(e.r * l, u + v))
      },
      says: ({ p, q, r }) =>
        `I wrote $\\frac{x}{${p}} + \\frac{x}{${q}} = ${r}$, as if the two parts together were ${r}.`,
      why: ({ r }) => `sets the two parts together equal to ${r}, but ${r} is what is left.`,
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      operation: 'term-left-out',
      operands: ({ p }) => [1, frac(-1, p)],
      after: (got, { r }) => div(r, got),
      rule: ({ p, r }) => whole(frac(r * p, p - 1)),
      says: ({ p, q, r }) => `I left the part $\\frac{x}{${q}}$ out and used only $x - \\frac{x}{${p}} = ${r}$.`,
      why: ({ q }) => `leaves out the part $\\frac{x}{${q}}$.`,
    },
    {
      misconception: 'a1-takes-the-second-part-of-the-rest',
      rule: ({ p, q, r }) => whole(frac(r * p * q, (p - 1) * (q - 1))),
      says: ({ p, q }) =>
        `I took the second part, ${part(q)}, of what is left after the first part, ${part(p)}, and not of the whole.`,
      why: ({ q }) => `takes ${part(q)} of what is left after the first part, not of the whole.`,
    },
    {
      misconception: 'a1-adds-denominators',
      rule: ({ p, q, r }) => whole(frac(r * (p + q), p + q - 1)),
      says: ({ p, q, r }) =>
        `I took $\\frac{x}{${p + q}}$ for the two parts together, and solved $x - \\frac{x}{${p + q}} = ${r}$.`,
      why: ({ p, q }) => `adds the denominators, as if the two parts together were $\\frac{x}{${p + q}}$.`,
    },
    {
      misconception: 'a1-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ r, p, q }) => [r * lcm(p, q)],
      rule: (e) => num(e.r * shares(e).l),
      says: (e) =>
        `I multiplied $${e.r}$ by the common denominator $${shares(e).l}$ and did not divide by $${shares(e).left}$.`,
      why: (e) => `is $${shares(e).left}x$; it still has to be divided by $${shares(e).left}$.`,
    },
    {
      misconception: 'a1-clears-one-side-only',
      operation: 'operation-on-one-side-only',
      operands: ({ r }) => [r],
      after: (got, { p, q }) => div(got, lcm(p, q) - lcm(p, q) / p - lcm(p, q) / q),
      rule: (e) => num(e.r / shares(e).left),
      says: (e) =>
        `I multiplied the terms with $x$ by $${shares(e).l}$, but not the $${e.r}$, and solved $${shares(e).left}x = ${e.r}$.`,
      why: (e) => `does not multiply $${e.r}$ by $${shares(e).l}$.`,
    },
  ],
  explain: (e, frame) => {
    const { l, u, v, left } = shares(e)
    const x = (e.r / left) * l
    return {
      plan: 'The two parts and the rest make up the whole. Write this as an equation, and multiply every term by a common denominator.',
      steps: [
        {
          do: `With $x$ for the ${frame === 'trip' ? 'length of the trip' : 'budget'}: $\\frac{x}{${e.p}} + \\frac{x}{${e.q}} + ${e.r} = x$.`,
          why: 'First part, second part and rest add up to the whole.',
        },
        {
          do: `Multiply every term by $${l}$: $${term(u, 'x')} + ${term(v, 'x')} + ${e.r * l} = ${l}x$.`,
          why: `$${l}$ is the least common multiple of $${e.p}$ and $${e.q}$, and $${l} \\cdot ${e.r} = ${e.r * l}$.`,
        },
        {
          do: `Combine the terms with $x$: $${u + v}x + ${e.r * l} = ${l}x$. Subtract $${u + v}x$ from both sides: $${e.r * l} = ${left}x$.`,
          why: `$${u} + ${v} = ${u + v}$ and $${l} - ${u + v} = ${left}$.`,
        },
        {
          do: `Divide both sides by $${left}$: $x = ${e.r * l} \\div ${left} = ${x}$.`,
          why: 'Dividing undoes multiplying.',
        },
      ],
      check: `The parts are $${x} \\div ${e.p} = ${x / e.p}$ and $${x} \\div ${e.q} = ${x / e.q}$, and $${x / e.p} + ${x / e.q} + ${e.r} = ${x}$.`,
      faster: `What is left is $1 - \\frac{1}{${e.p}} - \\frac{1}{${e.q}} = \\frac{${left}}{${l}}$ of the whole. In one line on a calculator: $${e.r} \\div ${left} \\cdot ${l} = ${x}$.`,
    }
  },
  // Tries one whole after the other.
  check: ({ p, q, r }) =>
    num(Array.from({ length: 1000 }, (_, x) => x).find((x) => p * q * (x - r) === x * (p + q)) ?? 9999),
})

export const templates: readonly Template[] = [rest]
