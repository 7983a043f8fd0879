import { div, frac, int, list, num, type Template, template, until, whole } from '#kit'

const scenes = [
  {
    says: (a: number, b: number) => `A painter mixes blue and yellow paint in the ratio ${a} to ${b}.`,
    total: (n: number) => `The mixture has ${n} pints in all.`,
    ask: ['How many pints of it are blue?', 'How many pints of it are yellow?'],
  },
  {
    says: (a: number, b: number) => `In an orchestra the ratio of string players to wind players is ${a} to ${b}.`,
    total: (n: number) => `These two groups have ${n} players together.`,
    ask: ['How many string players are there?', 'How many wind players are there?'],
  },
  {
    says: (a: number, b: number) => `A trail mix has nuts and raisins in the ratio ${a} to ${b} by weight.`,
    total: (n: number) => `A bag holds ${n} ounces of the mix.`,
    ask: ['How many ounces of nuts are in the bag?', 'How many ounces of raisins are in the bag?'],
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

const share = template({
  id: 'sat-math/ratio-of-a-total',
  skill: 'sm-ratios-rates-units',
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        a: int(rng, 1, 7),
        b: int(rng, 2, 9),
        u: int(rng, 2, 9),
        first: int(rng, 0, 1) === 1,
      }),
      ({ a, b, u, first }) =>
        a !== b && !(first && a === 1) && frac(a, b).d === b && ((a + b) * u) % a === 0 && u !== a && u !== b,
    ),
  frames: [
    {
      id: 'mix',
      kind: 'words',
      items: 5,
      stem: ({ k, a, b, u, first }) =>
        `${scene(k).says(a, b)} ${scene(k).total((a + b) * u)} ${scene(k).ask[first ? 0 : 1]}`,
    },
    {
      id: 'rope',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, u, first }) =>
        `A rope of ${(a + b) * u} feet is cut into two pieces whose lengths are in the ratio ${a} : ${b}. How many feet long is the ${first === a > b ? 'longer' : 'shorter'} piece?`,
    },
  ],
  given: ({ a, b, u, first }) => ({ a, b, n: (a + b) * u, first }),
  answer: ({ a, b, u, first }) => num((first ? a : b) * u),
  traps: [
    {
      misconception: 'sm-answers-one-part',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ a, b, n, first }) => [div((first ? b : a) * n, a + b)],
      rule: ({ a, b, n, first }) => num(frac((first ? b : a) * n, a + b)),
      says: () => 'I gave the other of the two amounts.',
      why: () => 'is the other of the two amounts.',
    },
    {
      misconception: 'sm-part-of-the-other-part',
      rule: ({ a, b, n, first }) => {
        const x = first ? frac(a * n, b) : frac(b * n, a)
        return x.n / x.d < n ? whole(x) : null
      },
      why: ({ a, b, u, first }) =>
        `is $\\frac{${first ? a : b}}{${first ? b : a}}$ of ${(a + b) * u}; the ratio compares the two parts, not a part with the whole.`,
    },
    {
      misconception: 'sm-part-of-the-other-part',
      rule: ({ a, b, n, first }) => whole(frac(n, first ? a : b)),
      says: ({ a, b, first }) => `I divided the total by ${first ? a : b}.`,
      why: ({ a, b, u, first }) => `is $${(a + b) * u} \\div ${first ? a : b}$.`,
    },
    {
      misconception: 'sm-answers-one-part',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, n }) => [div(n, a + b)],
      rule: ({ a, b, n }) => num(frac(n, a + b)),
      says: () => 'I stopped at the size of one part.',
      why: ({ a, b, u }) => `is $${(a + b) * u} \\div ${a + b}$, the size of one part.`,
    },
    {
      misconception: 'sm-ratio-as-difference',
      rule: ({ a, b, n, first }) => whole(frac(n + (first === a > b ? 1 : -1) * Math.abs(a - b), 2)),
      says: ({ a, b }) => `I made the two amounts differ by ${Math.abs(a - b)}, as if the ratio gave the amounts.`,
      why: ({ a, b }) =>
        `makes the two amounts differ by ${Math.abs(a - b)}; the ratio is about parts, not about the amounts.`,
    },
  ],
  explain: ({ a, b, u, first }) => ({
    plan: 'A ratio cuts the whole into equal parts. Add the numbers of the ratio to get how many parts there are, find the size of one, and multiply.',
    steps: [
      { do: `There are $${a} + ${b} = ${a + b}$ equal parts.`, why: 'The ratio says how many parts each one gets.' },
      { do: `One part is $\\frac{${(a + b) * u}}{${a + b}} = ${u}$.`, why: 'Divide the total by the number of parts.' },
      {
        do: `$${first ? a : b} \\cdot ${u} = ${(first ? a : b) * u}$`,
        why: `The amount asked for has ${first ? a : b} of the parts.`,
      },
    ],
    check: `The two amounts ${list([String(a * u), String(b * u)])} add up to ${(a + b) * u}.`,
    faster: `In one line on a calculator: $\\frac{${first ? a : b}}{${a + b}} \\cdot ${(a + b) * u} = ${(first ? a : b) * u}$.`,
  }),
  check: ({ a, b, n, first }) => {
    const x = Array.from({ length: n }, (_, i) => i).find((i) => i > 0 && i * b === (n - i) * a) ?? 0
    return num(first ? x : n - x)
  },
})

export const templates: readonly Template[] = [share]
