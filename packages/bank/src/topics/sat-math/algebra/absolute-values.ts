import { add, div, int, money, num, pick, sub, type Template, template, text, until } from '#kit'

const skill = 'sm-linear-inequalities'

const scenes = [
  {
    says: (lo: number, hi: number) =>
      `The temperature $t$ of a greenhouse must be from ${lo} to ${hi} degrees Fahrenheit, inclusive.`,
    letter: 't',
    what: 'temperatures that are allowed',
    lo: [58, 70],
  },
  {
    says: (lo: number, hi: number) =>
      `A factory accepts a box of cereal only if its weight $w$ is at least ${lo} ounces and at most ${hi} ounces.`,
    letter: 'w',
    what: 'weights that are accepted',
    lo: [12, 30],
  },
  {
    says: (lo: number, hi: number) =>
      `A ride at a fair is open to children whose height $h$ is at least ${lo} inches and not more than ${hi} inches.`,
    letter: 'h',
    what: 'heights of the children who may ride',
    lo: [36, 44],
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

const NEAR = ['low', 'high'] as const

const bars = (letter: string, center: number, within: boolean, radius: number) =>
  text(`$|${letter} - ${center}| ${within ? '\\le' : '\\ge'} ${radius}$`)

const model = template({
  id: 'sat-math/absolute-value-range',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const k = int(rng, 0, 2)
    const lo = int(rng, scene(k).lo[0], scene(k).lo[1])
    return { k, lo, r: int(rng, 2, 9), letter: scene(k).letter }
  },
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 6,
      stem: ({ k, lo, r }) => `${scene(k).says(lo, lo + 2 * r)} Which inequality represents the ${scene(k).what}?`,
    },
    {
      id: 'interval',
      kind: 'bare',
      items: 4,
      stem: ({ lo, r, letter }) =>
        `Which inequality is true for exactly those values of $${letter}$ for which $${lo} \\le ${letter} \\le ${lo + 2 * r}$?`,
    },
  ],
  given: ({ lo, r, letter }) => ({ lo, hi: lo + 2 * r, letter }),
  answer: ({ lo, r, letter }) => bars(letter, lo + r, true, r),
  traps: [
    {
      misconception: 'sm-ends-for-center-and-radius',
      classic: true,
      rule: ({ lo, hi, letter }) => bars(letter, (lo + hi) / 2, true, hi - lo),
      says: ({ r }) => `I took the whole length of the range, ${2 * r}, for the distance from its middle.`,
      why: ({ lo, r }) =>
        `allows a distance of ${2 * r} to each side of ${lo + r}; the whole range is only ${2 * r} long.`,
    },
    {
      misconception: 'sm-outside-for-inside',
      rule: ({ lo, hi, letter }) => bars(letter, (lo + hi) / 2, false, (hi - lo) / 2),
      why: ({ lo, r }) => `is true for values at a distance of ${r} or more from ${lo + r}, outside the range.`,
    },
    {
      misconception: 'sm-ends-for-center-and-radius',
      rule: ({ lo, hi, letter }) => bars(letter, lo, true, hi - lo),
      says: ({ lo }) =>
        `I measured the whole length of the range from its lower end, ${lo}, instead of half of it from the middle.`,
      why: ({ lo, r }) => `also allows values below ${lo}, down to ${lo - 2 * r}.`,
    },
    {
      misconception: 'sm-ends-for-center-and-radius',
      rule: ({ lo, hi, letter }) => bars(letter, (hi - lo) / 2, true, (lo + hi) / 2),
      says: () => 'I put the middle and the distance in each other’s place.',
      why: ({ lo, r }) => `has the middle ${lo + r} and the distance ${r} in each other’s place.`,
    },
    {
      misconception: 'sm-outside-for-inside',
      twoSlips: true,
      rule: ({ lo, hi, letter }) => bars(letter, (lo + hi) / 2, false, hi - lo),
      says: () => 'I reversed the inequality sign and used the whole length of the range.',
      why: ({ lo, r }) => `is true for values at a distance of ${2 * r} or more from ${lo + r}.`,
    },
  ],
  explain: ({ lo, r, letter }) => ({
    plan: 'The absolute value of a difference is a distance. A range of values is all numbers within a certain distance of its middle: find the middle and half of the length.',
    steps: [
      { do: `The middle is $\\frac{${lo} + ${lo + 2 * r}}{2} = ${lo + r}$.`, why: 'It is equally far from both ends.' },
      {
        do: `The distance to each end is $${lo + 2 * r} - ${lo + r} = ${r}$.`,
        why: 'Half of the length of the range.',
      },
      {
        do: `$${letter}$ is at most ${r} away from ${lo + r}: $|${letter} - ${lo + r}| \\le ${r}$.`,
        why: '$|a - b|$ is the distance between $a$ and $b$.',
      },
    ],
    check: `At $${letter} = ${lo}$ and at $${letter} = ${lo + 2 * r}$ the absolute value is ${r}, and in between it is less.`,
    faster: `Try numbers in the options: only $|${letter} - ${lo + r}| \\le ${r}$ is true for ${lo} and for ${lo + 2 * r} and false for ${lo - 1}.`,
  }),
  // Tried on whole numbers: which distance from which middle holds for exactly the range.
  check: ({ lo, hi, letter }) => {
    const inside = Array.from({ length: 200 }, (_, x) => x).filter((x) => x >= lo && x <= hi)
    const center = inside[(inside.length - 1) / 2] ?? 0
    return bars(letter, center, true, Math.max(...inside.map((x) => Math.abs(x - center))))
  },
})

const count = template({
  id: 'sat-math/absolute-value-integers',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ c: int(rng, 3, 30), r: int(rng, 3, 14), strict: int(rng, 0, 2) > 0, k: pick(rng, [0, 1]) }),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 5,
      stem: ({ c, r, strict }) =>
        `How many integers $n$ satisfy the inequality $|n - ${c}| ${strict ? '\\lt' : '\\le'} ${r}$?`,
    },
    {
      id: 'seats',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ c, r, strict, k }) =>
        k === 0
          ? `In a game, each player names a whole number. A player wins a prize if the number $n$ that was named satisfies $|n - ${c + 20}| ${strict ? '\\lt' : '\\le'} ${r}$. How many different whole numbers win a prize?`
          : `The rooms of a hotel floor have the numbers 1 to 90. The rooms whose number $n$ satisfies $|n - ${c + 20}| ${strict ? '\\lt' : '\\le'} ${r}$ are closed for repair. How many rooms are closed?`,
    },
  ],
  given: ({ c, r, strict }, frame) => ({ c: frame === 'choice' ? c : c + 20, r, strict }),
  answer: ({ r, strict }) => num(strict ? 2 * r - 1 : 2 * r + 1),
  traps: [
    {
      misconception: 'sm-difference-of-the-ends-for-the-count',
      classic: true,
      rule: ({ r }) => num(2 * r),
      says: ({ r }) =>
        `I took the distance between the ends, ${r} below the middle and ${r} above it, for the number of integers.`,
      why: ({ r }) =>
        `is the length from one end to the other, ${r} to each side of the middle; it is not the number of integers.`,
    },
    {
      misconception: 'sm-counts-the-ends-wrongly',
      rule: ({ r, strict }) => num(strict ? 2 * r + 1 : 2 * r - 1),
      says: ({ strict }) =>
        strict ? 'I counted the two ends, which are left out.' : 'I left out the two ends, which are included.',
      why: ({ strict }) =>
        strict ? 'counts both ends, which the sign leaves out.' : 'leaves out both ends, which the sign includes.',
    },
    {
      misconception: 'sm-one-side-only',
      rule: ({ r, strict }) => num(strict ? r - 1 : r),
      why: () => 'counts the integers above the middle only.',
    },
    {
      misconception: 'sm-one-side-only',
      rule: ({ r, strict }) => num(strict ? r : r + 1),
      says: () => 'I counted the integers from the middle up and forgot those below it.',
      why: () => 'counts the integers from the middle up and forgets those below it.',
    },
    {
      misconception: 'sm-one-side-only',
      rule: ({ c, r, strict }) => num(strict ? c + r - 1 : c + r),
      says: () => 'I gave the greatest integer that satisfies the inequality.',
      why: () => 'is the greatest of these integers, not their number.',
    },
    {
      misconception: 'sm-counts-the-ends-wrongly',
      rule: ({ r, strict }) => num(strict ? 2 * r - 2 : 2 * r + 2),
      says: ({ strict }) =>
        strict
          ? 'I counted both sides and left out the middle.'
          : 'I counted from the middle up and from the middle down, and so the middle twice.',
      why: ({ strict }) => (strict ? 'forgets the integer in the middle.' : 'counts the integer in the middle twice.'),
    },
  ],
  explain: ({ c, r, strict, k }, frame) => {
    const middle = frame === 'choice' || k < 0 ? c : c + 20
    const reach = strict ? r - 1 : r
    return {
      plan: 'The absolute value of a difference is a distance. Find the least and the greatest integer within that distance of the middle, then count them with both ends.',
      steps: [
        {
          do: `The distance from ${middle} must be ${strict ? `less than ${r}` : `at most ${r}`}, so it is at most ${reach}.`,
          why: 'For integers the distance is an integer.',
        },
        {
          do: `The integers go from $${middle} - ${reach} = ${middle - reach}$ to $${middle} + ${reach} = ${middle + reach}$.`,
          why: 'They lie on both sides of the middle.',
        },
        {
          do: `That makes $${reach} + 1 + ${reach} = ${2 * reach + 1}$ integers.`,
          why: 'Those below, the middle itself, those above.',
        },
      ],
      check: `$|${middle + reach} - ${middle}| = ${reach}$ fits, and $|${middle + reach + 1} - ${middle}| = ${reach + 1}$ does not.`,
      faster: `From $${middle - reach}$ to $${middle + reach}$ there are ${2 * reach} steps, and there is always one number more than there are steps: $2 \\cdot ${reach} + 1 = ${2 * reach + 1}$.`,
    }
  },
  check: ({ c, r, strict }) =>
    num(
      Array.from({ length: 300 }, (_, i) => i - 100).filter((n) =>
        strict ? Math.abs(n - c) < r : Math.abs(n - c) <= r,
      ).length,
    ),
})

const could = template({
  id: 'sat-math/inequality-could-be',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 9),
        b: int(rng, 3, 25),
        low: int(rng, 4, 12),
        width: int(rng, 3, 6),
        near: pick(rng, NEAR),
      }),
      ({ a, b, low, width }) => b > a && (2 * b) % a === 0 && low + width < 20,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, low, width, near }) =>
        near === 'low'
          ? `If $${a}x + ${b} \\gt ${a * low + b}$ and $x \\lt ${low + width}$, which of the following could be the value of $x$?`
          : `If $${a}x + ${b} \\lt ${a * (low + width) + b}$ and $x \\gt ${low}$, which of the following could be the value of $x$?`,
    },
    {
      id: 'hall',
      kind: 'words',
      items: 5,
      stem: ({ a, b, low, width, near }) => {
        const total = near === 'low' ? a * low + b : a * (low + width) + b
        return `A club rents a hall for a fee of ${money(10 * b)} plus ${money(10 * a)} for each hour. It paid ${near === 'low' ? 'more' : 'less'} than ${money(10 * total)} in all and used the hall for ${near === 'low' ? `fewer than ${low + width}` : `more than ${low}`} hours. Which of the following could be the number of hours?`
      },
    },
  ],
  given: ({ a, b, low, width, near }, frame) => {
    const scale = frame === 'bare' ? 1 : 10
    const [end, other] = near === 'low' ? [low, low + width] : [low + width, low]
    return { a: a * scale, b: b * scale, total: (a * end + b) * scale, other, more: near === 'low' }
  },
  answer: ({ low, width, near }) => num(near === 'low' ? low + 1 : low + width - 1),
  traps: [
    {
      misconception: 'sm-takes-the-limit-itself',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a, b, total }) => [div(total - b, a)],
      rule: ({ a, b, total }) => num((total - b) / a),
      says: () => 'I took the number at which both sides are equal.',
      why: ({ near }) =>
        `makes both sides of the first condition equal; it asks for ${near === 'low' ? 'more' : 'less'}.`,
    },
    {
      misconception: 'sm-takes-the-limit-itself',
      operation: 'wrong-number-used',
      operands: ({ other }) => [other],
      rule: ({ other }) => num(other),
      says: () => 'I took the limit of the second condition itself.',
      why: () => 'is the limit of the second condition itself, which is left out.',
    },
    {
      misconception: 'sm-forgets-a-condition',
      operation: 'part-left-out',
      operands: ({ other }) => [other],
      after: (x, { more }) => add(x, more ? 1 : -1),
      rule: ({ other, more }) => num(more ? other + 1 : other - 1),
      says: ({ low, width, near }) =>
        near === 'low'
          ? `I looked at the first condition only and took the whole number right above ${low + width}.`
          : `I looked at the first condition only and took the whole number right below ${low}.`,
      why: () => 'satisfies the first condition but not the second one.',
    },
    {
      misconception: 'sm-turns-a-condition-around',
      rule: ({ a, b, total, more }) => num((total - b) / a + (more ? -1 : 1)),
      says: ({ near }) =>
        `I reversed the inequality sign of the first condition and took the whole number right ${near === 'low' ? 'below' : 'above'} its limit.`,
      why: ({ near }) => `lies on the wrong side of the limit: it gives ${near === 'low' ? 'less' : 'more'}.`,
    },
    {
      misconception: 'sm-repeats-the-operation',
      // With “more” the limit that is found this way lies beyond the second condition, and no number is left.
      operation: 'added-instead-of-subtracted',
      operands: ({ b, total }) => [total, b],
      after: (x, { a }) => sub(div(x, a), 1),
      rule: ({ a, b, total, more }) => (more ? null : num((total + b) / a - 1)),
      says: () =>
        'I added the constant term to the other side instead of subtracting it, and took the greatest whole number below that limit.',
      why: ({ a, b, low, width }) =>
        `would be allowed if the constant term were added instead of subtracted, which gives $x \\lt ${low + width + (2 * b) / a}$.`,
    },
  ],
  explain: ({ a, b, low, width, near }, frame) => {
    const scale = frame === 'bare' ? 1 : 10
    const end = near === 'low' ? low : low + width
    const key = near === 'low' ? low + 1 : low + width - 1
    const sign = near === 'low' ? '\\gt' : '\\lt'
    return {
      plan: 'Solve the first condition for the unknown. Together with the second one it leaves a range; the answer must lie inside it.',
      steps: [
        {
          do: `$${a * scale}x ${sign} ${(a * end + b) * scale} - ${b * scale} = ${a * end * scale}$`,
          why: `Subtract ${b * scale} from both sides.`,
        },
        { do: `$x ${sign} ${end}$`, why: `Divide by ${a * scale}, a positive number: the sign stays.` },
        {
          do: `So $${low} \\lt x \\lt ${low + width}$. Of the four numbers only $${key}$ lies in between.`,
          why: 'Both conditions must hold, and neither limit is allowed.',
        },
      ],
      check: `$${a * scale} \\cdot ${key} + ${b * scale} = ${(a * key + b) * scale}$ is ${near === 'low' ? 'more' : 'less'} than ${(a * end + b) * scale}, and ${key} is ${near === 'low' ? `less than ${low + width}` : `more than ${low}`}.`,
      faster: `Test the four options: only ${key} satisfies both conditions.`,
    }
  },
  // The first whole number that fits, counted from the end that is told by the sum.
  check: ({ a, b, total, other, more }) => {
    const fits = Array.from({ length: 60 }, (_, x) => x).filter((x) =>
      more ? a * x + b > total && x < other : a * x + b < total && x > other,
    )
    return num((more ? fits[0] : fits.at(-1)) ?? 0)
  },
})

export const templates: readonly Template[] = [model, count, could]
