/** The cheapest plan that meets two needs, for the skill of `linear-programming.ts`. */

import { int, money, nearly, num, type Template, table, template, terms, until, whole } from '#kit'

/** Oats hold a of protein and d of fiber, pellets b and e; the needs are met exactly at (x, y). */
type Feed = Readonly<{ a: number; b: number; d: number; e: number; x: number; y: number; p: number; q: number }>

const needs = ({ a, b, d, e, x, y }: Feed) => ({ protein: a * x + b * y, fiber: d * x + e * y })

/** How the terms with y are made to cancel. */
function crossing(g: Feed): string {
  const { protein, fiber } = needs(g)
  const alike = g.b === g.e
  const [first, second] = alike ? [1, 1] : [g.e, g.b]
  const det = first * g.a - second * g.d
  const multiplied = `Multiply the first by $${g.e}$${g.b === 1 ? '' : ` and the second by $${g.b}$`}, so that both have the same $y$-term: $${terms([g.a * g.e, 'x'], [g.b * g.e, 'y'])} = ${protein * g.e}$ and $${terms([g.d * g.b, 'x'], [g.e * g.b, 'y'])} = ${fiber * g.b}$.`
  const same = `Both have the same $y$-term: $${terms([g.a, 'x'], [g.b, 'y'])} = ${protein}$ and $${terms([g.d, 'x'], [g.e, 'y'])} = ${fiber}$.`
  return `${alike ? same : multiplied} Subtract: $${terms([det, 'x'])} = ${protein * first} - ${fiber * second} = ${det * g.x}$${det === 1 ? '' : `, so $x = ${det * g.x} \\div ${det} = ${g.x}$`}.`
}

const cost = template({
  id: 'algebra-2/least-cost-of-a-mix',
  skill: 'a2-linear-programming',
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 140,
  response: 'choice',
  balance: 'place',
  draw: (rng): Feed =>
    until(
      () => ({
        a: int(rng, 2, 8),
        b: int(rng, 1, 8),
        d: int(rng, 1, 8),
        e: int(rng, 2, 8),
        x: int(rng, 2, 9),
        y: int(rng, 2, 9),
        p: int(rng, 8, 30),
        q: int(rng, 8, 30),
      }),
      (g) => {
        const { protein, fiber } = needs(g)
        // The cost line lies between the two borders, and the corners on the axes are whole.
        return (
          g.a / g.b > (1.1 * g.p) / g.q &&
          g.p / g.q > (1.1 * g.d) / g.e &&
          protein % g.b === 0 &&
          fiber % g.d === 0 &&
          (protein % g.a === 0 || fiber % g.e === 0) &&
          g.x !== g.y &&
          g.p !== g.q &&
          g.a !== g.e
        )
      },
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: (g) =>
        `A stable mixes oats and pellets for its horses. A bag of oats costs ${money(g.p)} and holds ${g.a} pounds of protein and ${pounds(g.d)} of fiber. A bag of pellets costs ${money(g.q)} and holds ${pounds(g.b)} of protein and ${g.e} pounds of fiber. The mix must hold at least ${needs(g).protein} pounds of protein and at least ${needs(g).fiber} pounds of fiber. What is the smallest possible cost, in dollars?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 5,
      stem: (g) =>
        `<p>A farm buys $x$ bags of oats and $y$ bags of pellets. The table shows what one bag holds and costs, and how much is needed at least.</p>${table(
          ['', 'Oats', 'Pellets', 'Needed'],
          [
            ['Protein (pounds)', g.a, g.b, needs(g).protein],
            ['Fiber (pounds)', g.d, g.e, needs(g).fiber],
            ['Cost', money(g.p), money(g.q), ''],
          ],
          '',
          true,
        )}<p>What is the smallest possible cost, in dollars?</p>`,
    },
  ],
  given: (g) => ({ a: g.a, b: g.b, d: g.d, e: g.e, p: g.p, q: g.q, ...needs(g) }),
  answer: ({ x, y, p, q }) => num(p * x + q * y),
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      classic: true,
      rule: ({ b, d, p, q, protein, fiber }) => num(p < q ? (p * fiber) / d : (q * protein) / b),
      says: ({ p, q }) =>
        `I bought only ${p < q ? 'oats' : 'pellets'}, enough for both needs, because a bag of them costs less.`,
      why: ({ p, q }) => `buys only ${p < q ? 'oats' : 'pellets'}, enough for both needs.`,
    },
    {
      misconception: 'a2-sys-forgets-a-constraint',
      rule: ({ a, p, protein }) => whole((p * protein) / a, 1, 9999),
      says: () => 'I bought only oats, enough for the protein, and forgot the fiber.',
      why: ({ d, e, x, y }) =>
        `buys only oats, enough for the protein; they hold less than ${d * x + e * y} pounds of fiber.`,
    },
    {
      misconception: 'a2-sys-forgets-a-constraint',
      rule: ({ e, q, fiber }) => whole((q * fiber) / e, 1, 9999),
      says: () => 'I bought only pellets, enough for the fiber, and forgot the protein.',
      why: ({ a, b, x, y }) =>
        `buys only pellets, enough for the fiber; they hold less than ${a * x + b * y} pounds of protein.`,
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ a, b, d, e, p, q, protein, fiber }) => {
        const det = a * e - b * d
        return num((q * (protein * e - b * fiber) + p * (a * fiber - d * protein)) / det)
      },
      says: () => 'I found the vertex where both needs are met exactly, but swapped the two prices.',
      why: ({ x, y, p, q }) => `is $${q} \\cdot ${x} + ${p} \\cdot ${y}$: the two prices are swapped.`,
    },
    {
      misconception: 'a2-sys-combines-two-corners',
      rule: ({ b, d, p, q, protein, fiber }) => num((p * fiber) / d + (q * protein) / b),
      says: () =>
        'I took the number of oat bags that would be enough alone and the number of pellet bags that would be enough alone, and added their costs.',
      why: () => 'pays for both feeds as if each had to meet all needs alone.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ b, d, p, q, protein, fiber }) => num(p < q ? (q * protein) / b : (p * fiber) / d),
      says: ({ p, q }) => `I bought only ${p < q ? 'pellets' : 'oats'}, enough for both needs.`,
      why: ({ p, q }) => `buys only ${p < q ? 'pellets' : 'oats'}, enough for both needs.`,
    },
  ],
  explain: (g) => {
    const { protein, fiber } = needs(g)
    const [oats, pellets, least] = [fiber / g.d, protein / g.b, g.p * g.x + g.q * g.y]
    return {
      plan: 'Write the needs as inequalities. The smallest cost is taken at a vertex of the region: find where the borders cross and compare the vertices.',
      steps: [
        {
          do: `With $x$ bags of oats and $y$ bags of pellets: $${terms([g.a, 'x'], [g.b, 'y'])} \\ge ${protein}$ and $${terms([g.d, 'x'], [g.e, 'y'])} \\ge ${fiber}$. The cost is $${g.p}x + ${g.q}y$.`,
          why: 'One inequality for the protein, one for the fiber.',
        },
        {
          do: `The borders cross where both hold with “$=$.” ${crossing(g)} Then $${terms([g.b, 'y'])} = ${protein} - ${g.a * g.x} = ${g.b * g.y}$${g.b === 1 ? '' : `, so $y = ${g.y}$`}.`,
          why: 'Elimination: the terms with $y$ cancel.',
        },
        {
          do: `Corner $(${g.x}, ${g.y})$: $${g.p} \\cdot ${g.x} + ${g.q} \\cdot ${g.y} = ${least}$.`,
          why: 'Here both needs are met exactly.',
        },
        {
          do: `Oats only: ${oats} bags for the fiber, $${g.p} \\cdot ${oats} = ${g.p * oats}$. Pellets only: ${pellets} bags for the protein, $${g.q} \\cdot ${pellets} = ${g.q * pellets}$. So the smallest cost is ${money(least)}.`,
          why: 'These are the vertices on the axes; one feed alone must meet the harder need.',
        },
      ],
      check: `The mix holds $${g.a} \\cdot ${g.x} + ${g.b} \\cdot ${g.y} = ${protein}$ pounds of protein and $${g.d} \\cdot ${g.x} + ${g.e} \\cdot ${g.y} = ${fiber}$ pounds of fiber.`,
      faster: `The vertices on the axes need not be compared. The quotient of the prices, $${g.p} \\div ${g.q} ${nearly(g.p / g.q, 2)}$, lies between those of the two needs, $${g.d} \\div ${g.e} ${nearly(g.d / g.e, 2)}$ and $${g.a} \\div ${g.b} ${nearly(g.a / g.b, 2)}$, so the vertex where the two borders cross is the cheapest.`,
    }
  },
  // For each number of oat bags, the fewest pellets that are enough.
  check: ({ a, b, d, e, p, q, protein, fiber }) => {
    const costs = Array.from(
      { length: 200 },
      (_, x) => p * x + q * Math.max(0, (protein - a * x) / b, (fiber - d * x) / e),
    )
    return num(Math.min(...costs))
  },
})

function pounds(n: number): string {
  return n === 1 ? '1 pound' : `${n} pounds`
}

export const templates: readonly Template[] = [cost]
