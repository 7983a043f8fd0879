import {
  add,
  div,
  frac,
  int,
  mul,
  num,
  pick,
  sub,
  type Template,
  template,
  text,
  toDecimalText,
  toTex,
  until,
} from '#kit'

const skill = 'sm-two-variable-data'

const KINDS = ['Increasing linear', 'Decreasing linear', 'Increasing exponential', 'Decreasing exponential'] as const

const stories = [
  (r: number) => `Each month, the number of members of a running club is ${r} greater than in the month before.`,
  (r: number) => `Each day, the water level of a lake is ${r} millimeters lower than on the day before.`,
  (r: number) => `Each year, the number of trees in a young forest is ${r}% greater than in the year before.`,
  (r: number) => `Each hour, the amount of a medicine in the blood is ${r}% less than in the hour before.`,
] as const

/** The kind of function that a story tells of, as a place in KINDS. */
const kindOf = (story: string): number => (/greater/.test(story) ? 0 : 1) + (story.includes('%') ? 2 : 0)

/** Two steps from 100 on: equal differences or equal quotients. */
const twoSteps = (k: number, r: number): string => {
  const s = k % 2 === 0 ? r : -r
  if (k < 2)
    return `Start with $100$: then come $${100 + s}$ and $${100 + 2 * s}$, with the same difference of $${r}$ twice.`
  const [first, second] = [frac(100 + s), frac((100 + s) ** 2, 100)]
  return `Start with $100$: then come $${100 + s}$ and $${toDecimalText(second)}$. The differences, $${r}$ and $${toDecimalText(k === 2 ? sub(second, first) : sub(first, second))}$, are not equal, but both times the factor is $${toDecimalText(frac(100 + s, 100))}$.`
}

const kind = template({
  id: 'sat-math/model-kind',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 45,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ k: int(rng, 0, 3), r: int(rng, 3, 24) }),
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 4,
      stem: ({ k, r }) =>
        `<p>${(stories[k] as (typeof stories)[number])(r)}</p><p>Which type of function best models how this quantity depends on time?</p>`,
    },
  ],
  given: ({ k, r }) => ({ story: (stories[k] as (typeof stories)[number])(r) }),
  answer: ({ k }) => text(KINDS[k] as string),
  traps: [
    {
      misconception: 'sm-linear-or-exponential',
      classic: true,
      rule: ({ story }) => text(KINDS[(kindOf(story) + 2) % 4] as string),
      why: ({ k }) => (k < 2 ? 'would need the same percent each time.' : 'would need the same amount each time.'),
    },
    {
      misconception: 'sm-growth-or-decay',
      rule: ({ story }) => text(KINDS[kindOf(story) ^ 1] as string),
      why: ({ k }) => (k % 2 === 0 ? 'would become smaller.' : 'would become greater.'),
    },
    {
      misconception: 'sm-linear-or-exponential',
      twoSlips: true,
      rule: ({ story }) => text(KINDS[3 - kindOf(story)] as string),
      says: () => 'I mixed up a constant amount and a constant percent, and growth and decline too.',
      why: () => 'has both the kind of change and its direction wrong.',
    },
  ],
  explain: ({ k, r }) => ({
    plan: 'Ask two things: does the quantity change by the same amount each time or by the same percent, and does it become greater or smaller?',
    steps: [
      {
        do:
          k < 2
            ? `The change is the same amount, ${r}, each time.`
            : `The change is the same percent, ${r}%, each time.`,
        why: k < 2 ? 'Equal differences mean a linear function.' : 'Equal factors mean an exponential function.',
      },
      {
        do: `The quantity ${k % 2 === 0 ? 'grows' : 'shrinks'}: ${(KINDS[k] as string).toLowerCase()}.`,
        why: 'The direction decides between increasing and decreasing.',
      },
    ],
    check: twoSteps(k, r),
  }),
  check: ({ story }) =>
    text(`${/greater/.test(story) ? 'Increasing' : 'Decreasing'} ${story.includes('%') ? 'exponential' : 'linear'}`),
})

const between = template({
  id: 'sat-math/linear-interpolation',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        y0: int(rng, 1990, 2005),
        d: pick(rng, [8, 10, 12]),
        a: int(rng, 20, 90),
        rate: int(rng, 2, 9),
        n: int(rng, 3, 6),
      }),
      ({ d, n }) => n !== d / 2,
    ),
  frames: [
    {
      id: 'years',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ y0, d, a, rate, n }) =>
        `From ${y0} to ${y0 + d}, the number of community gardens in a city grew at a constant rate from ${a} to ${a + rate * d}. According to this model, how many gardens were there in ${y0 + n}?`,
    },
    {
      id: 'shops',
      kind: 'multi-step',
      items: 5,
      stem: ({ y0, d, a, rate, n }) =>
        `A chain of bakeries had ${a} shops in ${y0} and ${a + rate * d} shops in ${y0 + d}. If the number of shops grew by the same number each year, how many shops did the chain have in ${y0 + n}?`,
    },
  ],
  given: ({ y0, d, a, rate, n }) => ({ y0, y1: y0 + d, a, z: a + rate * d, y: y0 + n }),
  answer: ({ a, rate, n }) => num(a + rate * n),
  traps: [
    {
      misconception: 'sm-leaves-out-the-intercept',
      classic: true,
      operation: 'part-left-out',
      operands: ({ y0, y1, a, z, y }) => [div((z - a) * (y - y0), y1 - y0)],
      rule: ({ y0, y1, a, z, y }) => num(((z - a) / (y1 - y0)) * (y - y0)),
      says: ({ a }) => `I gave the growth and left out the $${a}$ at the start.`,
      why: ({ rate, n }) => `is $${n} \\cdot ${rate}$ alone.`,
    },
    {
      misconception: 'sm-takes-the-middle',
      operation: 'plain-mean',
      operands: ({ a, z }) => [a, z],
      rule: ({ a, z }) => num((a + z) / 2),
      why: ({ a, rate, d }) => `is halfway between $${a}$ and $${a + rate * d}$.`,
    },
    {
      misconception: 'sm-counts-the-first-year',
      operation: 'off-by-one',
      operands: ({ y0, y }) => [y - y0],
      after: (steps, { y0, y1, a, z }) => add(a, mul(steps, div(z - a, y1 - y0))),
      rule: ({ y0, y1, a, z, y }) => num(a + ((z - a) / (y1 - y0)) * (y - y0 + 1)),
      why: ({ n }) => `counts ${n + 1} steps instead of ${n}.`,
    },
  ],
  explain: ({ d, a, rate, n, y0 }) => ({
    plan: 'A constant rate is a slope: divide the growth by the number of years. Then go from the start as many years as have passed.',
    steps: [
      {
        do: `In ${d} years the number grew by $${a + rate * d} - ${a} = ${rate * d}$.`,
        why: 'Subtract the first number from the last.',
      },
      { do: `The growth per year is $\\frac{${rate * d}}{${d}} = ${rate}$.`, why: 'A constant rate is a slope.' },
      {
        do: `From ${y0} to ${y0 + n} there are ${n} years: $${a} + ${n} \\cdot ${rate} = ${a + rate * n}$.`,
        why: 'Start plus years times rate.',
      },
    ],
    check: `From the end: ${y0 + n} is ${d - n} years before ${y0 + d}, and $${a + rate * d} - ${d - n} \\cdot ${rate} = ${a + rate * n}$.`,
    faster: `${n} of ${d} years is $${toTex(frac(n, d))}$ of the time, so $${toTex(frac(n, d))}$ of the growth: $${a} + ${toTex(frac(n, d))} \\cdot ${rate * d} = ${a + rate * n}$.`,
  }),
  check: ({ y0, y1, a, z, y }) => num(div(a * (y1 - y) + z * (y - y0), y1 - y0)),
})

export const templates: readonly Template[] = [kind, between]
