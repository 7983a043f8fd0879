import { div, frac, int, mul, num, pick, type Template, template, toTex, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-probability-two-way'

const missing = template({
  id: 'sat-math/two-way-missing-count',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 1, 4), q: int(rng, 3, 7), m: int(rng, 3, 24), d: int(rng, 3, 20) }),
      ({ p, q, m, d }) =>
        p < q &&
        2 * p !== q &&
        3 * p !== q &&
        [2, 3].every((t) => p % t !== 0 || q % t !== 0) &&
        p * m > d &&
        (q - p) * m > 4,
    ),
  frames: [
    {
      id: 'bag',
      kind: 'words',
      items: 4,
      stem: ({ p, q, m }) =>
        `A bag holds red and blue marbles, and ${(q - p) * m} of them are blue. If one marble is drawn at random, the probability that it is red is $\\frac{${p}}{${q}}$. How many red marbles are in the bag?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ p, q, m }) =>
        `In a parking lot with only cars and vans, ${(q - p) * m} of the vehicles are cars. The probability that a vehicle chosen at random is a van is $\\frac{${p}}{${q}}$. How many vans are there?`,
    },
  ],
  given: ({ p, q, m }) => ({ p, q, n: (q - p) * m }),
  answer: ({ p, m }) => num(p * m),
  traps: [
    {
      misconception: 'sm-probability-of-the-known-part',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      after: (x, { p, q }) => mul(x, frac(p, q)),
      rule: ({ p, q, n }) => ((p * n) % q === 0 ? num((p * n) / q) : null),
      says: ({ p, q }) => `I took $\\frac{${p}}{${q}}$ of the known kind instead of all.`,
      why: ({ p, q }) => `takes $\\frac{${p}}{${q}}$ of the known kind instead of all.`,
    },
    {
      misconception: 'sm-gives-the-total',
      operation: 'whole-for-part',
      operands: ({ p, q, n }) => [div(n * q, q - p)],
      rule: ({ p, q, n }) => num((q * n) / (q - p)),
      says: () => 'I gave the number of all together.',
      why: () => 'is the number of all together.',
    },
    {
      misconception: 'sm-gives-the-total',
      rule: ({ p, q, n }) => num((Math.abs(q - 2 * p) * n) / (q - p)),
      says: () => 'I gave the difference between the two kinds.',
      why: () => 'is the difference between the two kinds.',
    },
    {
      misconception: 'sm-part-to-the-rest',
      operation: 'wrong-number-used',
      operands: ({ p, q }) => [frac(p, q)],
      after: (x, { n }) => div(n, x),
      rule: ({ p, q, n }) => ((n * q) % p === 0 && p > 1 ? num((n * q) / p) : null),
      says: ({ p, q }) => `I divided the known number by $\\frac{${p}}{${q}}$, as if that were its share.`,
      why: ({ p, q, m }) => `takes $${(q - p) * m}$ for $\\frac{${p}}{${q}}$ of all.`,
    },
    {
      misconception: 'sm-part-to-the-rest',
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      after: (x, { n }) => div(n, x),
      rule: ({ q, n }) => (n % q === 0 ? num(n / q) : null),
      says: ({ q }) => `I divided the known number by $${q}$.`,
      why: ({ q, m, p }) => `is $${(q - p) * m}$ divided by $${q}$.`,
    },
  ],
  explain: ({ p, q, m }) => {
    const name = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh'][q]
    return {
      plan: 'The known kind has the rest of the probability. Find what fraction of all it is, and from that the size of one part.',
      steps: [
        {
          do: `The other kind has probability $1 - \\frac{${p}}{${q}} = \\frac{${q - p}}{${q}}$.`,
          why: 'Both probabilities together are 1.',
        },
        {
          do: `${q - p === 1 ? `So one ${name} of all is $${m}$.` : `$\\frac{${q - p}}{${q}}$ of all is $${(q - p) * m}$, so one ${name} is $\\frac{${(q - p) * m}}{${q - p}} = ${m}$.`}`,
          why: 'The number of the other kind is given.',
        },
        {
          do: `$\\frac{${p}}{${q}}$ of all is ${p === 1 ? `one such part, $${m}$` : `$${p} \\cdot ${m} = ${p * m}$`}.`,
          why: 'Take as many of these parts as the probability says.',
        },
      ],
      check: `$${p * m}$ of $${p * m} + ${(q - p) * m} = ${q * m}$ is $\\frac{${p}}{${q}}$.`,
      faster: `Think in ${q} equal parts: ${q - p === 1 ? `the known kind is one part, ${m}` : `the known kind is ${q - p} parts, ${(q - p) * m}, so one part is ${m}`}, and the other kind is ${p === 1 ? `one part, ${m}` : `${p} parts, $${p} \\cdot ${m} = ${p * m}$`}.`,
    }
  },
  check: ({ p, q, n }) => num(search((r) => r > 0 && r * q === p * (r + n))),
})

const expected = template({
  id: 'sat-math/probability-new-total',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 4, 20),
        t: int(rng, 25, 60),
        e: int(rng, 3, 12),
        c: pick(rng, ['green', 'yellow', 'white'] as const),
      }),
      ({ r, t, e }) => r + e < t && t !== 2 * r,
    ),
  frames: [
    {
      id: 'added',
      kind: 'multi-step',
      items: 4,
      stem: ({ r, t, e, c }) =>
        `A box holds ${t} cards, and ${r} of them are ${c}. Then ${e} more ${c} cards are put into the box. One card is drawn at random. What is the probability that it is ${c}?`,
    },
    {
      id: 'deck',
      kind: 'multi-step',
      items: 5,
      stem: ({ r, t, e, c }) =>
        `The deck of a board game has ${t} cards, of which ${r} are ${c}. An expansion set adds ${e} more ${c} cards. After the whole deck is shuffled, what is the probability that the top card is ${c}?`,
    },
  ],
  given: ({ r, t, e }) => ({ r, t, e }),
  answer: ({ r, t, e }) => num(frac(r + e, t + e)),
  traps: [
    {
      misconception: 'sm-keeps-the-old-total',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ r, t, e }) => [r + e, t],
      rule: ({ r, t, e }) => num(frac(r + e, t)),
      why: ({ t }) => `still divides by ${t}.`,
    },
    {
      misconception: 'sm-keeps-the-old-count',
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (x, { t, e }) => div(x, t + e),
      rule: ({ r, t, e }) => num(frac(r, t + e)),
      why: ({ r }) => `still counts ${r} favorable cards.`,
    },
    {
      misconception: 'sm-keeps-the-old-count',
      operation: 'part-left-out',
      operands: ({ r, t }) => [frac(r, t)],
      rule: ({ r, t }) => num(frac(r, t)),
      says: () => 'I gave the probability before the cards were added.',
      why: () => 'is the probability before the cards were added.',
    },
    {
      misconception: 'sm-takes-the-opposite-event',
      operation: 'solved-for-the-other',
      operands: ({ r, t, e }) => [frac(t - r, t + e)],
      rule: ({ r, t, e }) => num(frac(t - r, t + e)),
      why: ({ c }) => `is the probability that the card is not ${c}.`,
    },
    {
      misconception: 'sm-part-to-the-rest',
      operation: 'wrong-whole',
      operands: ({ r, t, e }) => [r + e, t - r],
      rule: ({ r, t, e }) => (r + e < t - r ? num(frac(r + e, t - r)) : null),
      why: ({ r, t }) => `divides by the other ${t - r} cards only.`,
    },
  ],
  explain: ({ r, t, e, c }) => ({
    plan: 'Adding cards changes two numbers: how many cards fit, and how many there are in all. Update both, then divide.',
    steps: [
      {
        do: `Now there are $${r} + ${e} = ${r + e}$ ${c} cards.`,
        why: `The new cards are ${c}.`,
      },
      {
        do: `In all there are $${t} + ${e} = ${t + e}$ cards.`,
        why: 'The new cards count here too.',
      },
      {
        do: `The probability is $\\frac{${r + e}}{${t + e}}${r + e === frac(r + e, t + e).n ? '' : ` = ${toTex(frac(r + e, t + e))}`}$.`,
        why: 'Favorable cases divided by possible cases.',
      },
    ],
    check: `Before, the probability was $\\frac{${r}}{${t}}$, about ${Math.round((1000 * r) / t) / 10}%. With more ${c} cards it must be greater, and it is: about ${Math.round((1000 * (r + e)) / (t + e)) / 10}%.`,
    faster: `Add the ${e} new cards above and below at once: $\\frac{${r} + ${e}}{${t} + ${e}} = ${toTex(frac(r + e, t + e))}$.`,
  }),
  // Puts the cards into the box one by one, and counts.
  check: ({ r, t, e }) => {
    const before = Array.from({ length: t }, (_, i) => i < r)
    const box = [...before, ...Array.from({ length: e }, () => true)]
    return num(frac(box.filter((colored) => colored).length, box.length))
  },
})

export const templates: readonly Template[] = [missing, expected]
