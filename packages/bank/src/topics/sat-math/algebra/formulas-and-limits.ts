import { equation, int, money, nearly, num, pick, type Template, template, until } from '#kit'

const SETTINGS = [
  {
    first: 'hours',
    text: (a: string, c: number, b: string) =>
      `A garage charges ${a} for the first ${c} hours of parking and ${b} for each further hour.`,
    total: 'the charge, in dollars, for $n$ hours',
  },
  {
    first: 'miles',
    text: (a: string, c: number, b: string) =>
      `A bike courier charges ${a} for the first ${c} miles and ${b} for each further mile.`,
    total: 'the charge, in dollars, for $n$ miles',
  },
  {
    first: 'shirts',
    text: (a: string, c: number, b: string) =>
      `A shop prints the first ${c} shirts of an order for ${a} in all and each further shirt for ${b}.`,
    total: 'the price, in dollars, of $n$ shirts',
  },
] as const

type Formula = Readonly<{ a: number; b: number; c: number }>

const rearranged = template({
  id: 'sat-math/formula-rearranged',
  skill: 'sm-linear-equations',
  difficulty: 'Medium',
  b: 0.6,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'parts',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 11, 49), b: int(rng, 3, 12), c: int(rng, 2, 9), s: pick(rng, [0, 1, 2]) }),
      ({ a, b, c }) => a % b !== 0 && b !== c && a > b * c,
    ),
  frames: [
    {
      id: 'charge',
      kind: 'words',
      items: 9,
      stem: ({ a, b, c, s }) => {
        const { text, total, first } = SETTINGS[s] as (typeof SETTINGS)[number]
        return `${text(money(a), c, money(b))} The equation $t = ${a} + ${b}(n - ${c})$ gives $t$, ${total}, when $n$ is at least ${c}. Which equation gives the number of ${first} $n$ in terms of $t$?`
      },
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c }) =>
        `<p>$t = ${b}(n - ${c}) + ${a}$</p><p>The given equation relates $n$ and $t$. Which equation correctly expresses $n$ in terms of $t$?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => equation(`n = \\frac{t - ${a}}{${b}} + ${c}`, ({ n, t }) => n - (t - a) / b - c),
  traps: [
    {
      misconception: 'sm-keeps-the-sign-in-the-parentheses',
      classic: true,
      rule: ({ a, b, c }: Formula) => equation(`n = \\frac{t - ${a}}{${b}} - ${c}`, ({ n, t }) => n - (t - a) / b + c),
      why: ({ c }) => `subtracts ${c}; the ${c} is subtracted already, so it must be added to undo that.`,
    },
    {
      misconception: 'sm-adds-before-dividing',
      rule: ({ a, b, c }: Formula) => equation(`n = \\frac{t - ${a} + ${c}}{${b}}`, ({ n, t }) => n - (t - a + c) / b),
      why: ({ b, c }) => `adds ${c} before dividing by ${b}; the parentheses are undone last.`,
    },
    {
      misconception: 'sm-adds-the-fixed-number',
      rule: ({ a, b, c }: Formula) => equation(`n = \\frac{t + ${a}}{${b}} + ${c}`, ({ n, t }) => n - (t + a) / b - c),
      says: ({ a }) => `I added $${a}$ to $t$ instead of subtracting it.`,
      why: ({ a }) => `adds ${a} to $t$ instead of subtracting it.`,
    },
    {
      misconception: 'sm-adds-the-fixed-number',
      twoSlips: true,
      rule: ({ a, b, c }: Formula) => equation(`n = \\frac{t + ${a}}{${b}} - ${c}`, ({ n, t }) => n - (t + a) / b + c),
      says: ({ a, c }) =>
        `I added $${a}$ to $t$ instead of subtracting it, and I subtracted ${c} at the end instead of adding it.`,
      why: ({ a, c }) => `adds ${a} to $t$ and subtracts ${c}, both the wrong way around.`,
    },
    {
      misconception: 'sm-divides-one-term-only',
      rule: ({ a, b, c }: Formula) => equation(`n = \\frac{t}{${b}} - ${a} + ${c}`, ({ n, t }) => n - t / b + a - c),
      says: ({ a, b }) => `I divided only $t$ by ${b} and not the ${a}.`,
      why: ({ a, b }) => `divides $t$ by ${b} but not the ${a}.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Solve for the wanted variable as for an unknown: undo the operations from the outside in.',
    steps: [
      { do: `$t - ${a} = ${b}(n - ${c})$`, why: `Subtract ${a} on both sides.` },
      { do: `$\\frac{t - ${a}}{${b}} = n - ${c}$`, why: `Divide both sides by ${b}.` },
      { do: `$n = \\frac{t - ${a}}{${b}} + ${c}$`, why: `Add ${c} on both sides.` },
    ],
    check: `For $t = ${a}$ the result must be $n = ${c}$: $\\frac{0}{${b}} + ${c} = ${c}$.`,
    faster: `Test the options with numbers: for $n = ${c + 1}$ the given equation has $t = ${a} + ${b} = ${a + b}$, and for $t = ${a + b}$ only $n = \\frac{t - ${a}}{${b}} + ${c}$ gives $n = ${c + 1}$ back.`,
  }),
  // The line through (a, c) and (a + b, c + 1).
  check: ({ a, b, c }) => equation('', ({ n, t }) => (n - c) * b - (t - a)),
})

type Limit = Readonly<{ m: number; c: number; d: number; least: boolean }>

/** The first integer beyond the limit on the side that is asked for. */
const beyond = (least: boolean, limit: number): number => (least ? Math.floor(limit) + 1 : Math.ceil(limit) - 1)

const point = template({
  id: 'sat-math/inequality-point-with-constant',
  skill: 'sm-linear-inequalities',
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ m: int(rng, 3, 8), c: int(rng, 5, 60), d: int(rng, 3, 30), least: pick(rng, [true, false]) }),
      ({ m, c, d, least }) => {
        const key = beyond(least, (c + d) / (m - 1))
        // Rounding must not bring a wrong quotient back to the right integer.
        const wrong = [(c + d) / m, (c + d) / (m + 1), (c + d) / (m - 2), c / (m - 1)]
        return Math.abs(c - d) > m + 1 && (c + d) / (m - 1) > 4 && wrong.every((limit) => beyond(least, limit) !== key)
      },
    ),
  frames: [
    {
      id: 'point',
      kind: 'multi-step',
      items: 8,
      stem: ({ m, c, d, least }) =>
        `In the $xy$-plane, the point $(k, k + ${d})$, where $k$ is an integer constant, satisfies the inequality $y ${least ? '\\lt' : '\\gt'} ${m}x - ${c}$. What is the ${least ? 'least' : 'greatest'} possible value of $k$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ m, c, d, least }) =>
        `The point with coordinates $(k, k + ${d})$ lies ${least ? 'below' : 'above'} the line $y = ${m}x - ${c}$ in the $xy$-plane, and $k$ is an integer. What is the ${least ? 'least' : 'greatest'} possible value of $k$?`,
    },
    {
      id: 'plans',
      kind: 'words',
      items: 8,
      stem: ({ m, c, d, least }) =>
        `One game gives ${m} points for each coin and then takes off ${c} points. Another game gives 1 point for each coin and then adds ${d} points. With $k$ coins, where $k$ is a whole number, the second game gives ${least ? 'fewer' : 'more'} points than the first. What is the ${least ? 'least' : 'greatest'} possible value of $k$?`,
    },
  ],
  given: ({ m, c, d, least }) => ({ m, c, d, least }),
  answer: ({ m, c, d, least }) => num(beyond(least, (c + d) / (m - 1))),
  traps: [
    {
      misconception: 'sm-takes-the-limit-itself',
      classic: true,
      rule: ({ m, c, d, least }: Limit) => num(least ? Math.floor((c + d) / (m - 1)) : Math.ceil((c + d) / (m - 1))),
      says: ({ m, c, d, least }) =>
        (c + d) % (m - 1) === 0
          ? 'I took the limit itself, where both sides are equal.'
          : `I took the integer right ${least ? 'below' : 'above'} the limit, where the inequality does not hold.`,
      why: ({ m, c, d, least }) =>
        `does not satisfy the strict inequality: $${m - 1}k$ must be ${least ? 'greater' : 'less'} than ${c + d}.`,
    },
    {
      misconception: 'sm-forgets-the-k-of-the-y-coordinate',
      rule: ({ m, c, d, least }: Limit) => num(beyond(least, (c + d) / m)),
      says: () => 'I divided by the whole coefficient and forgot the $k$ on the other side.',
      why: ({ m, c, d }) => `comes from dividing ${c + d} by ${m} instead of ${m - 1}.`,
    },
    {
      misconception: 'sm-adds-the-ks',
      rule: ({ m, c, d, least }: Limit) => num(beyond(least, (c + d) / (m + 1))),
      says: () => 'I added the two terms with $k$ instead of subtracting them.',
      why: ({ m, c, d }) => `comes from dividing ${c + d} by ${m + 1} instead of ${m - 1}.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      rule: ({ m, c, d, least }: Limit) => (c > d ? num(beyond(least, (c - d) / (m - 1))) : null),
      says: () => 'I subtracted the two constants instead of adding them.',
      why: ({ c, d }) => `uses $${c} - ${d}$ instead of $${c} + ${d}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      rule: ({ m, c, least }: Limit) => num(beyond(least, c / (m - 1))),
      says: ({ d }) => `I left out the ${d}.`,
      why: ({ d }) => `leaves out the ${d}.`,
    },
    {
      misconception: 'sm-takes-the-limit-itself',
      rule: ({ c, d }: Limit) => num(c + d),
      says: ({ m }) => `I gave the limit of $${m === 2 ? '' : m - 1}k$ itself and did not divide by ${m - 1}.`,
      why: ({ m, c, d }) => `is $${c} + ${d}$, the limit of $${m - 1}k$ and not of $k$.`,
    },
    {
      misconception: 'sm-adds-the-ks',
      rule: ({ m, c, d, least }: Limit) => (m > 3 ? num(beyond(least, (c + d) / (m - 2))) : null),
      says: ({ m, c, d, least }) =>
        `In $k + ${d} ${least ? '\\lt' : '\\gt'} ${m}k - ${c}$ I subtracted $k$ once on the left side, but twice on the right side.`,
      why: ({ m, c, d }) => `comes from dividing ${c + d} by ${m - 2} instead of ${m - 1}.`,
    },
  ],
  explain: ({ m, c, d, least }, frame) => {
    const key = beyond(least, (c + d) / (m - 1))
    const next = least ? key - 1 : key + 1
    return {
      plan: 'Put both expressions in terms of the unknown constant into one inequality, solve it, and take the first integer that satisfies it.',
      steps: [
        {
          do: `$k + ${d} ${least ? '\\lt' : '\\gt'} ${m}k - ${c}$`,
          why:
            frame === 'plans'
              ? 'The second game is compared with the first.'
              : 'Put the two coordinates in for $x$ and $y$.',
        },
        {
          do: `$${c} + ${d} ${least ? '\\lt' : '\\gt'} ${m}k - k$, so $${c + d} ${least ? '\\lt' : '\\gt'} ${m - 1}k$`,
          why: `Subtract $k$ and add ${c} on both sides.`,
        },
        {
          do: `$k ${least ? '\\gt' : '\\lt'} \\frac{${c + d}}{${m - 1}}$`,
          why: `Divide by ${m - 1}, which is positive.`,
        },
        {
          do: `The ${least ? 'least' : 'greatest'} such integer is $${key}$.`,
          why: 'The limit itself is not included.',
        },
      ],
      check: `For $k = ${key}$ the two sides are $${key + d}$ and $${m * key} - ${c} = ${m * key - c}$, and $${key + d} ${least ? '\\lt' : '\\gt'} ${m * key - c}$. For $k = ${next}$ they are $${next + d}$ and $${m * next - c}$, and the inequality does not hold.`,
      faster: `On a graphing calculator, the lines $y = x + ${d}$ and $y = ${m}x - ${c}$ cross at $x ${nearly((c + d) / (m - 1), 2)}$; the ${least ? 'next integer above' : 'last integer below'} is ${key}.`,
    }
  },
  check: ({ m, c, d, least }) => {
    const all = Array.from({ length: 201 }, (_, i) => i).filter((k) => (least ? k + d < m * k - c : k + d > m * k - c))
    return num(least ? Math.min(...all) : Math.max(...all))
  },
})

export const templates: readonly Template[] = [rearranged, point]
