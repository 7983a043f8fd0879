import { int, num, person, pick, type Template, template, until } from '#kit'

export const skill = 'geo-triangle-inequality'

export const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const

export const ch = (s: string, ...k: number[]) => k.map((i) => s[i]).join('')

/** Of the lengths that are offered, those that close a triangle. */
const possibleOf = ({ a, b, options }: Readonly<{ a: number; b: number; options: readonly string[] }>): number[] =>
  options.map((html) => Number(html.replaceAll('$', ''))).filter((c) => a + b > c && a + c > b && b + c > a)

/** Whether the two shorter sides together reach beyond the longest. */
const closing = (sides: readonly number[]): string => {
  const [one = 0, two = 0, long = 0] = sides.toSorted((x, y) => x - y)
  const sum = one + two
  const told = sum > long ? 'is more than' : 'is not more than'
  return `Test the two shorter sides against the longest: $${one} + ${two} = ${sum}$ ${told} $${long}$, so ${sum > long ? 'the triangle closes' : 'no triangle closes'}.`
}

/** Which third side is possible, or impossible? */
const possible = template({
  id: 'geometry/triangle-inequality-third-side',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => {
        const [a, b] = [int(rng, 4, 15), int(rng, 7, 24)]
        const not = int(rng, 0, 1) === 1
        const inside = int(rng, b - a + 1, a + b - 1)
        return {
          a,
          b,
          not,
          key: not ? pick(rng, [b - a, a + b, a + b + int(rng, 1, 3), Math.max(1, b - a - int(rng, 1, 2))]) : inside,
          others: [int(rng, b - a + 1, b - 1), int(rng, b, b + a - 1), int(rng, b - a + 1, a + b - 1)],
        }
      },
      ({ a, b, others, key }) => b - a >= 3 && a >= 4 && new Set([...others, key]).size === 4,
    ),
  frames: [
    {
      id: 'could',
      kind: 'words',
      items: 6,
      stem: ({ a, b, not }) =>
        `Two sides of a triangle are $${a}$ inches and $${b}$ inches long. Which of these ${not ? '<strong>cannot</strong>' : 'can'} be the length of the third side, in inches?`,
    },
    {
      id: 'garden',
      kind: 'words',
      items: 4,
      stem: ({ a, b, not }, rng) =>
        `${person(rng)} fences in a triangular ${pick(rng, ['flower bed', 'vegetable patch', 'pen for rabbits', 'play area'])}. Two of the straight fences are $${a}$ feet and $${b}$ feet long. Which length, in feet, is ${not ? '<strong>not</strong> possible' : 'possible'} for the third one?`,
    },
  ],
  given: ({ a, b, not, key, others }) => {
    const wrong = not ? others : [a + b, b - a, a + b + 2, Math.max(1, b - a - 2), a + b + 5]
    return { a, b, not, options: [key, ...wrong].sort((x, y) => x - y).map((c) => num(c).html) }
  },
  answer: ({ key }) => num(key),
  traps: [
    {
      misconception: 'geo-allows-a-flat-triangle',
      classic: true,
      rule: ({ a, b, not }) => (not ? null : num(a + b)),
      says: () => 'I allowed a side that is as long as the other two together.',
      why: ({ a, b }) => `equals $${a} + ${b}$: the triangle would fall flat on a line.`,
    },
    {
      misconception: 'geo-rejects-a-long-side',
      classic: true,
      rule: (g) => (g.not ? num(possibleOf(g).at(-1) ?? 0) : null),
      says: ({ others }) => `I thought that ${Math.max(...others)} is too long for the third side.`,
      why: ({ a, b }) => `is possible: it lies between $${b} - ${a}$ and $${b} + ${a}$.`,
    },
    {
      misconception: 'geo-allows-a-flat-triangle',
      rule: ({ a, b, not }) => (not ? null : num(b - a)),
      says: () => 'I allowed a side that is exactly as long as the difference of the other two.',
      why: ({ a, b }) => `equals $${b} - ${a}$: the triangle would fall flat on a line.`,
    },
    {
      misconception: 'geo-ignores-the-upper-bound',
      rule: ({ a, b, not }) => (not ? null : num(a + b + 2)),
      says: ({ a, b }) =>
        `I tested only the difference of the other two sides and allowed ${a + b + 2}, which is longer than their sum.`,
      why: ({ a, b }) => `is more than $${a} + ${b}$: the other two sides do not reach.`,
    },
    {
      misconception: 'geo-ignores-the-lower-bound',
      rule: ({ a, b, not }) => (not ? null : num(b - a - 2 > 0 ? b - a - 2 : 1)),
      says: ({ a, b }) =>
        `I tested only the sum of the other two sides and allowed ${b - a - 2 > 0 ? b - a - 2 : 1}, which is shorter than their difference.`,
      why: ({ a, b }) => `is less than $${b} - ${a}$: with $${a}$ it does not reach.`,
    },
    {
      misconception: 'geo-rejects-a-short-side',
      rule: (g) => (g.not ? num(possibleOf(g)[0] ?? 0) : null),
      says: ({ others }) => `I thought that ${Math.min(...others)} is too short for the third side.`,
      why: ({ a, b }) => `is possible: it lies between $${b} - ${a}$ and $${b} + ${a}$.`,
    },
    {
      misconception: 'geo-rejects-a-possible-side',
      rule: (g) => (g.not ? num(possibleOf(g)[1] ?? 0) : null),
      says: ({ others }) => `I ruled out ${others.toSorted((x, y) => x - y)[1]} without testing it.`,
      why: ({ a, b }) => `is possible: it lies between $${b} - ${a}$ and $${b} + ${a}$.`,
    },
  ],
  explain: ({ a, b, key, not }) => ({
    plan: 'The third side must be longer than the difference of the other two and shorter than their sum.',
    steps: [
      {
        do: `The third side is longer than $${b} - ${a} = ${b - a}$ and shorter than $${a} + ${b} = ${a + b}$.`,
        why: 'Any two sides of a triangle are together longer than the third.',
      },
      {
        do: `$${key}$ ${not ? 'does not lie' : 'lies'} strictly between these bounds.`,
        why: not ? 'The other three lengths do.' : 'The other three lengths do not.',
      },
    ],
    check: closing([a, b, key]),
  }),
  check: ({ a, b, not, options }) => {
    const closes = possibleOf({ a, b, options })
    const fits = options.map((html) => Number(html.replaceAll('$', ''))).filter((c) => closes.includes(c) !== not)
    return num(fits.length === 1 ? (fits[0] as number) : -1)
  },
})

/** The greatest, the least, or the number of whole lengths. */
const bounds = template({
  id: 'geometry/triangle-inequality-bounds',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 14),
        b: int(rng, 8, 26),
        ask: pick(rng, ['greatest', 'least', 'count', 'count'] as const),
        set: pick(rng, SETS),
      }),
      ({ a, b }) => b - a >= 3,
    ),
  frames: [
    {
      id: 'whole',
      kind: 'words',
      items: 5,
      stem: ({ a, b, ask, set }) =>
        `In triangle $${set}$, $${ch(set, 0, 1)} = ${a}$ and $${ch(set, 1, 2)} = ${b}$. The length of $${ch(set, 0, 2)}$ is a whole number. ${ask === 'count' ? `How many different lengths are possible for $${ch(set, 0, 2)}$?` : `What is the ${ask} possible length of $${ch(set, 0, 2)}$?`}`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ a, b, ask }) =>
        `A triangle has sides of $${a}$ units, $${b}$ units and a third side whose length is a whole number of units. ${ask === 'count' ? 'How many lengths can the third side have?' : `What is the ${ask} length that the third side can have?`}`,
    },
  ],
  given: ({ a, b, ask }) => ({ a, b, ask }),
  answer: ({ a, b, ask }) => num(ask === 'greatest' ? a + b - 1 : ask === 'least' ? b - a + 1 : 2 * a - 1),
  traps: [
    {
      misconception: 'geo-allows-a-flat-triangle',
      classic: true,
      rule: ({ a, b, ask }) => num(ask === 'greatest' ? a + b : ask === 'least' ? b - a : 2 * a + 1),
      says: ({ ask }) =>
        ask === 'greatest'
          ? 'I allowed the side to be as long as the other two together.'
          : ask === 'least'
            ? 'I allowed the side to be exactly as long as the difference of the other two.'
            : 'I counted both bounds as possible lengths.',
      why: ({ ask }) =>
        ask === 'count'
          ? 'counts both bounds, but with them the triangle falls flat.'
          : 'is the bound itself: then the triangle falls flat on a line.',
    },
    {
      misconception: 'geo-counts-wrongly-between-bounds',
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [2 * Math.min(a, b)],
      rule: ({ a, ask }) => (ask === 'count' ? num(2 * a) : null),
      says: () => 'I took the difference of the bounds for the number of lengths between them.',
      why: () => 'is the difference of the bounds; between them there is one number less.',
    },
    {
      misconception: 'geo-ignores-the-lower-bound',
      operation: 'part-left-out',
      operands: ({ a, b, ask }) => [ask === 'least' ? 1 : a + b - 1],
      rule: ({ a, b, ask }) => (ask === 'greatest' ? null : num(ask === 'least' ? 1 : a + b - 1)),
      says: ({ ask }) =>
        ask === 'least'
          ? 'I forgot the lower bound and took the smallest whole number.'
          : 'I forgot the lower bound and counted from 1.',
      why: ({ b, a }) => `forgets that the side must be longer than $${b} - ${a}$.`,
    },
    {
      misconception: 'geo-ignores-the-upper-bound',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [Math.max(a, b)],
      rule: ({ b, ask }) => (ask === 'least' ? null : num(b)),
      says: ({ ask }) =>
        ask === 'greatest'
          ? 'I thought that the third side cannot be longer than the longer given one.'
          : 'I counted all whole numbers up to the longer given side.',
      why: () => 'takes the longer given side for the upper bound.',
    },
    {
      misconception: 'geo-ignores-the-lower-bound',
      rule: ({ b, ask }) => (ask === 'least' ? num(b + 1) : null),
      says: () => 'I thought that the third side must be the longest.',
      why: () => 'takes the longer given side for the lower bound.',
    },
    {
      misconception: 'geo-gives-the-other-bound',
      rule: ({ a, b, ask }) => (ask === 'count' ? null : num(ask === 'greatest' ? b - a + 1 : a + b - 1)),
      says: ({ ask }) =>
        ask === 'greatest'
          ? 'I gave the least length instead of the greatest.'
          : 'I gave the greatest length instead of the least.',
      why: ({ ask }) => (ask === 'greatest' ? 'is the least possible length.' : 'is the greatest possible length.'),
    },
    {
      misconception: 'geo-gives-the-other-bound',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [a + b],
      rule: ({ a, b, ask }) => (ask === 'count' ? num(a + b) : null),
      says: () => 'I gave the upper bound instead of the number of lengths.',
      why: () => 'is the upper bound, not a number of lengths.',
    },
  ],
  explain: ({ a, b, ask }) => {
    const [low, high] = [b - a, a + b]
    const found = ask === 'greatest' ? high - 1 : low + 1
    return {
      plan: 'Find the two bounds from the difference and the sum of the given sides; neither bound itself is allowed.',
      steps: [
        {
          do: `The third side is shorter than $${a} + ${b} = ${high}$.`,
          why: 'Otherwise the two given sides would not reach from one of its ends to the other.',
        },
        {
          do: `The third side is longer than $${b} - ${a} = ${low}$.`,
          why: `Otherwise it would not reach the end of the side of ${b} together with the side of ${a}.`,
        },
        ...(ask === 'count'
          ? [
              {
                do: `The whole numbers that are possible go from $${low + 1}$ to $${high - 1}$.`,
                why: 'The bounds themselves are not allowed: the triangle would fall flat.',
              },
              {
                do: `$${high - 1} - ${low + 1} + 1 = ${2 * a - 1}$`,
                why: 'Both ends of this list are possible and count.',
              },
            ]
          : [
              {
                do: `So the ${ask} whole number is $${ask === 'greatest' ? high : low} ${ask === 'greatest' ? '-' : '+'} 1 = ${found}$.`,
                why: 'The bound itself is not allowed: the triangle would fall flat.',
              },
            ]),
      ],
      ...(ask === 'count'
        ? {
            faster: `The number of lengths depends on the shorter given side alone: it is one less than twice that side, $2 \\cdot ${a} - 1 = ${2 * a - 1}$.`,
          }
        : {
            faster:
              ask === 'greatest'
                ? `The greatest length needs the sum alone: $${a} + ${b} - 1 = ${high - 1}$.`
                : `The least length needs the difference alone: $${b} - ${a} + 1 = ${low + 1}$.`,
          }),
      check:
        ask === 'count'
          ? `There are ${high - 1} whole numbers up to ${high - 1}; the first ${low} are too short, and $${high - 1} - ${low} = ${2 * a - 1}$.`
          : ask === 'greatest'
            ? `With ${found}: $${a} + ${b} = ${high} \\gt ${found}$. With ${high} the two sides would be exactly as long as the third: no triangle.`
            : `With ${found}: $${found} + ${a} = ${b + 1} \\gt ${b}$. With ${low}: $${low} + ${a} = ${b}$, so no triangle.`,
    }
  },
  check: ({ a, b, ask }) => {
    const list = Array.from({ length: 100 }, (_, c) => c).filter((c) => a + b > c && a + c > b && b + c > a)
    return num(ask === 'count' ? list.length : ask === 'least' ? Math.min(...list) : Math.max(...list))
  },
})

export const templates: readonly Template[] = [possible, bounds]
