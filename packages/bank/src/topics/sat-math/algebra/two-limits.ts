/** A story with two limits, one for a total amount and one for a number of things: which system describes it. */

import {
  int,
  money,
  parts,
  person,
  pick,
  type Rng,
  type Template,
  type Trap,
  table,
  template,
  terms,
  text,
  until,
} from '#kit'

type Story = Readonly<{ a: number; b: number; c: number; n: number; cap: boolean }>

type Scene = Readonly<{
  /** Whether the total amount is capped and the number needed, or the other way around. */ cap: boolean
  head: readonly [string, string]
  items: readonly [string, string]
  unit: (n: number) => string
  limits: (p: Story, who: string) => string
  each: (p: Story) => string
}>

const pounds = (n: number): string => `${n} pounds`

const SCENES: readonly Scene[] = [
  {
    cap: true,
    head: ['Contents', 'Weight per box'],
    items: ['Books', 'Games'],
    unit: pounds,
    each: ({ a, b }) => `Boxes of books weigh ${a} pounds each and boxes of games ${b} pounds each.`,
    limits: ({ c, n }, who) =>
      `${who} loads a cart that can carry at most ${c} pounds and must carry at least ${n} boxes in all: $x$ boxes of books and $y$ boxes of games.`,
  },
  {
    cap: true,
    head: ['Dish', 'Price'],
    items: ['Pizza', 'Tray of pasta'],
    unit: money,
    each: ({ a, b }) => `A restaurant sells pizzas for ${money(a)} each and trays of pasta for ${money(b)} each.`,
    limits: ({ c, n }, who) =>
      `For a party, ${who} can spend at most ${money(c)} and needs at least ${n} dishes in all: $x$ pizzas and $y$ trays of pasta.`,
  },
  {
    cap: false,
    head: ['Job', 'Hourly pay'],
    items: ['Cafe', 'Garden'],
    unit: money,
    each: ({ a, b }) => `A cafe pays ${money(a)} an hour, and work in a garden pays ${money(b)} an hour.`,
    limits: ({ c, n }, who) =>
      `${who} wants to earn at least ${money(c)} a week in at most ${n} hours of work: $x$ hours at the cafe and $y$ hours in the garden.`,
  },
  {
    cap: false,
    head: ['Item', 'Price'],
    items: ['Mug', 'T-shirt'],
    unit: money,
    each: ({ a, b }) => `At a school fair, mugs are sold for ${money(a)} each and T-shirts for ${money(b)} each.`,
    limits: ({ c, n }, who) =>
      `${who} can bring at most ${n} items in all to the fair, $x$ mugs and $y$ T-shirts, and hopes to take in at least ${money(c)} for all of them.`,
  },
]
const scene = (k: number): Scene => SCENES[k] ?? (SCENES[0] as Scene)

const sign = (most: boolean): string => (most ? '\\le' : '\\ge')

/** The total of ax + by and the number x + y, each with its limit: `most` says whether it may not be passed. */
const system = (a: number, b: number, total: number, most: boolean, count: number, few: boolean) =>
  text(`$${terms([a, 'x'], [b, 'y'])} ${sign(most)} ${total}$ and $x + y ${sign(few)} ${count}$`)

type Drawn = Story & Readonly<{ k: number }>

const shared = parts({
  draw: (rng: Rng): Drawn => {
    const k = int(rng, 0, 3)
    const { cap } = scene(k)
    return until(
      () => {
        const [a, b, n] = [int(rng, 9, 22), int(rng, 9, 22), int(rng, 11, 26)]
        const [low, high] = [n * Math.min(a, b), n * Math.max(a, b)]
        return { k, cap, a, b, n, c: 10 * Math.round((low + pick(rng, [0.3, 0.5, 0.7]) * (high - low)) / 10) }
      },
      // Both limits matter: with the one kind alone the limits can be kept, with the other they cannot.
      ({ a, b, n, c }) => Math.abs(a - b) > 2 && c > n * Math.min(a, b) && c < n * Math.max(a, b),
    )
  },
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 4,
      stem: (p, rng) =>
        `${scene(p.k).each(p)} ${scene(p.k).limits(p, person(rng))} Which system of inequalities represents this situation?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: (p, rng) => {
        const { head, items, unit, limits: said } = scene(p.k)
        return `${table(head, [
          [items[0], unit(p.a)],
          [items[1], unit(p.b)],
        ])}<p>${said(p, person(rng))}</p><p>Which of the following systems describes the possible values of $x$ and $y$?</p>`
      },
    },
  ],
  given: ({ a, b, c, n, cap }): Story => ({ a, b, c, n, cap }),
  answer: ({ a, b, c, n, cap }) => system(a, b, c, cap, n, !cap),
  traps: [],
  explain: (p) => {
    const { a, b, c, n, cap } = p
    const [few, many] =
      a < b
        ? [`$x = ${n}$ and $y = 0$`, `$x = 0$ and $y = ${n}$`]
        : [`$x = 0$ and $y = ${n}$`, `$x = ${n}$ and $y = 0$`]
    const [low, high] = [n * Math.min(a, b), n * Math.max(a, b)]
    return {
      plan: 'There are two limits: one for the total amount, to which each thing adds its own number, and one for how many there are. Write one inequality for each.',
      steps: [
        {
          do: `The total amount is $${a}x + ${b}y$. It must be at ${cap ? 'most' : 'least'} ${c}: $${a}x + ${b}y ${sign(cap)} ${c}$.`,
          why: 'Each amount is the number of things times what one of them adds.',
        },
        {
          do: `In all there are $x + y$. That must be at ${cap ? 'least' : 'most'} ${n}: $x + y ${sign(!cap)} ${n}$.`,
          why: 'Here each thing counts once.',
        },
        {
          do: `Together: ${system(a, b, c, cap, n, !cap).html}.`,
          why: 'Both conditions must hold at the same time.',
        },
      ],
      check: `Try ${cap ? few : many}: the total is ${cap ? low : high}, which keeps to both limits, and both inequalities are true. With ${cap ? many : few} the total is ${cap ? high : low}, ${cap ? 'more' : 'less'} than ${c}, and the first inequality is false.`,
      faster: `Sort the options by looking: $${a}$ belongs to $x$; “at ${cap ? 'most' : 'least'}” stands before ${c}, so it must be $${sign(cap)} ${c}$; and “at ${cap ? 'least' : 'most'}” stands before ${n}, so it must be $${sign(!cap)} ${n}$. Only one option has all three.`,
    }
  },
  // Of all such systems, the one that allows just the pairs for which counting one by one keeps to the story.
  check: ({ a, b, c, n, cap }) => {
    const numbers = Array.from({ length: 31 }, (_, i) => i)
    const pairs = numbers.flatMap((x) =>
      numbers.map((y) => ({ all: [...Array(x).fill(a), ...Array(y).fill(b)], x, y })),
    )
    const kept = pairs.map(({ all }) => {
      const total = all.reduce((sum, one) => sum + one, 0)
      return cap ? total <= c && all.length >= n : total >= c && all.length <= n
    })
    const meets = (value: number, most: boolean, limit: number) => (most ? value <= limit : value >= limit)
    const fits = [true, false].flatMap((most) =>
      [true, false].flatMap((fewer) =>
        [a, b].flatMap((p) => {
          const q = a + b - p
          const agrees = pairs.every(
            ({ x, y }, i) => (meets(p * x + q * y, most, c) && meets(x + y, fewer, n)) === kept[i],
          )
          return agrees ? [system(p, q, c, most, n, fewer)] : []
        }),
      ),
    )
    return fits[0] ?? text('none')
  },
})

const trap = (t: Trap<Drawn, Story>): Trap<Drawn, Story> => t

/** Whoever turns a limit around; first the limit on the number of things, which is easily read as the other kind. */
const countTurned = trap({
  misconception: 'sm-turns-at-least-around',
  classic: true,
  rule: ({ a, b, c, n, cap }) => system(a, b, c, cap, n, cap),
  says: ({ n, cap }) =>
    `I turned the inequality sign around for the limit ${n}, which is ${cap ? 'a least' : 'a greatest'} number.`,
  why: ({ n, cap }) => `asks for ${n} or ${cap ? 'fewer' : 'more'} in all.`,
})

const head = {
  skill: 'sm-linear-inequalities',
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
} as const

const signs = template({
  id: 'sat-math/inequality-two-limits',
  ...head,
  ...shared,
  traps: [
    countTurned,
    {
      misconception: 'sm-turns-the-limit-of-the-total',
      rule: ({ a, b, c, n, cap }) => system(a, b, c, !cap, n, !cap),
      says: ({ c, cap }) =>
        `I turned the inequality sign around for the limit ${c}, which is ${cap ? 'a greatest' : 'a least'} amount.`,
      why: ({ c, cap }) => `asks for a total of ${c} or ${cap ? 'more' : 'less'}.`,
    },
    {
      misconception: 'sm-turns-at-least-around',
      twoSlips: true,
      rule: ({ a, b, c, n, cap }) => system(a, b, c, !cap, n, cap),
      says: () => 'I turned both inequality signs around.',
      why: () => 'has both signs the wrong way around.',
    },
  ],
})

const rates = template({
  id: 'sat-math/inequality-two-limits-rates',
  ...head,
  ...shared,
  traps: [
    countTurned,
    {
      misconception: 'sm-swaps-the-unknowns',
      rule: ({ a, b, c, n, cap }) => system(b, a, c, cap, n, !cap),
      says: ({ a, b }) => `I put ${b} with $x$ and ${a} with $y$.`,
      why: ({ a, b }) => `puts ${b} with $x$ and ${a} with $y$.`,
    },
    {
      misconception: 'sm-swaps-the-unknowns',
      twoSlips: true,
      rule: ({ a, b, c, n, cap }) => system(b, a, c, cap, n, cap),
      says: ({ a, b, n }) =>
        `I put ${b} with $x$ and ${a} with $y$, and I turned the inequality sign around for the limit ${n}.`,
      why: ({ n }) => `swaps the two unknowns and turns the sign for ${n} around.`,
    },
  ],
})

export const templates: readonly Template[] = [signs, rates]
