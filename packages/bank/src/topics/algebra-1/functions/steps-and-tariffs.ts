import {
  add,
  cmp,
  type Fracish,
  frac,
  int,
  money,
  mul,
  num,
  person,
  pick,
  table,
  template,
  until,
  type Value,
} from '#kit'

export const skill = 'a1-piecewise-and-step-functions'

const STARTED = [
  (w: string, r: number, m: string) =>
    `A parking garage charges ${money(r)} for each hour or part of an hour. ${w} parks for ${m}. What is the fee, in dollars?`,
  (w: string, r: number, m: string) =>
    `A boat rental charges ${money(r)} for each full or partial hour. ${w} is on the lake for ${m}. What does the boat cost, in dollars?`,
  (w: string, r: number, m: string) =>
    `A practice room for bands costs ${money(r)} for every hour or part of an hour. ${w}’s band uses the room for ${m}. What does the band pay, in dollars?`,
]

const hm = (h: number, m: number): string => `${h} hours ${m} minutes`

const started = template({
  id: 'algebra-1/step-started-hours',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ r: int(rng, 2, 9) * 2, h: int(rng, 2, 6), m: pick(rng, [5, 10, 15, 30, 45, 50]) }),
  frames: [
    { id: 'words', kind: 'words', items: 7, stem: ({ r, h, m }, rng) => pick(rng, STARTED)(person(rng), r, hm(h, m)) },
  ],
  given: ({ r, h, m }) => ({ r, h, m }),
  answer: ({ r, h }) => num(r * (h + 1)),
  traps: [
    {
      misconception: 'a1-fn-rounds-the-step-down',
      classic: true,
      operation: 'off-by-one',
      operands: ({ h }) => [h + 1, -1],
      after: (got, { r }) => mul(r, got),
      rule: ({ r, h }) => num(r * h),
      why: ({ h }) => `counts ${h} full hours only; the hour that has begun counts as well.`,
    },
    {
      misconception: 'a1-fn-charges-in-proportion',
      rule: ({ r, h, m }) => ((r * m) % 60 === 0 ? num(r * h + (r * m) / 60) : null),
      why: () => 'charges only a part of the last hour; an hour that has begun is paid in full.',
    },
    {
      misconception: 'a1-fn-adds-minutes-as-units',
      operation: 'unlike-terms-combined',
      operands: ({ r, h, m }) => [r * h, m],
      rule: ({ r, h, m }) => num(r * h + m),
      why: ({ m }) => `adds the ${m} minutes as if they were dollars.`,
    },
    {
      misconception: 'a1-fn-charges-once-for-all',
      rule: ({ r }) => num(r),
      says: ({ r, h, m }) => `I took ${money(r)} for the price of all ${hm(h, m)} together.`,
      why: ({ r }) => `charges ${money(r)} once, although it is the price of each hour.`,
    },
  ],
  explain: ({ r, h, m }) => ({
    plan: 'An hour that has begun is paid in full, so count the hours that were begun and multiply by the price.',
    steps: [
      {
        do: `${hm(h, m)} are ${h} full hours and a part of one more.`,
        why: 'The minutes belong to an hour that has begun.',
      },
      { do: `So $${h} + 1 = ${h + 1}$ hours are charged.`, why: 'The fee jumps up at the start of every new hour.' },
      { do: `$${h + 1} \\cdot ${r} = ${r * (h + 1)}$`, why: `Each hour costs ${money(r)}.` },
    ],
    check: `Exactly ${h} hours cost ${money(r * h)} and ${h + 1} hours cost ${money(r * (h + 1))}. The time lies between, so the higher price is due.`,
  }),
  check: ({ r, h, m }) => {
    let fee = 0
    for (let t = 0; t < h * 60 + m; t += 60) fee += r
    return num(fee)
  },
})

/** Weight classes in a table: read the row, mind the ends. */
type Parcels = Readonly<{ prices: readonly number[]; w: readonly number[]; first: Fracish; second: Fracish }>

/** The two prices together when each parcel is put some classes too high or too low. */
function priced({ prices, w, first, second }: Parcels, one: number, two: number): Value | null {
  const classOf = (kg: Fracish) => w.findIndex((end) => cmp(kg, end) <= 0)
  const [a, b] = [prices[classOf(first) + one], prices[classOf(second) + two]]
  return a === undefined || b === undefined ? null : num(a + b)
}

const classes = template({
  id: 'algebra-1/step-table',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const w = int(rng, 1, 4)
    const p = int(rng, 3, 8)
    const steps = [p, p + int(rng, 1, 3), p + int(rng, 4, 6), p + int(rng, 7, 9)]
    return { w, prices: steps, i: int(rng, 1, 2), j: int(rng, 0, 3) }
  },
  frames: [
    {
      id: 'parcels',
      kind: 'table',
      items: 8,
      stem: ({ w, prices, i, j }, rng) =>
        `<p>A courier charges by weight.</p>${table(
          ['Weight $x$ in pounds', 'Price'],
          prices.map((p, n) => [`$${n * w} \\lt x \\le ${(n + 1) * w}$`, money(p)]),
        )}<p>${person(rng)} sends one parcel of ${(i + 1) * w} lb and one of ${j * w + w / 2} lb. What is the total price, in dollars?</p>`,
    },
  ],
  given: ({ w, prices, i, j }) => ({
    prices,
    w: [...Array(4)].map((_, n) => (n + 1) * w),
    first: (i + 1) * w,
    second: frac(2 * j * w + w, 2),
  }),
  answer: ({ prices, i, j }) => num((prices[i] as number) + (prices[j] as number)),
  traps: [
    {
      misconception: 'a1-fn-takes-the-wrong-side-of-the-boundary',
      says: ({ w, i }) => `I took the next class up for the parcel of ${(i + 1) * w} lb.`,
      classic: true,
      rule: (g) => priced(g, 1, 0),
      why: ({ w, i }) => `puts ${(i + 1) * w} lb into the next class, but the upper end belongs to the class below.`,
    },
    {
      misconception: 'a1-fn-rounds-the-step-down',
      says: ({ w, j }) => `I took the class below for the parcel of ${j * w + w / 2} lb.`,
      rule: (g) => priced(g, 0, -1),
      why: ({ w, j }) => `takes the class below for the parcel of ${j * w + w / 2} lb.`,
    },
    {
      misconception: 'a1-fn-uses-the-wrong-piece',
      says: ({ w, i }) => `I took the class below for the parcel of ${(i + 1) * w} lb.`,
      rule: (g) => priced(g, -1, 0),
      why: ({ w, i }) => `takes the class below for the parcel of ${(i + 1) * w} lb.`,
    },
    {
      misconception: 'a1-fn-rounds-the-step-down',
      says: () => 'I took the class below for both parcels.',
      rule: (g) => priced(g, -1, -1),
      why: () => 'takes the class below for both parcels.',
    },
    {
      misconception: 'a1-fn-adds-one-step-too-many',
      says: ({ w, j }) => `I went one class too high for the parcel of ${j * w + w / 2} lb.`,
      rule: (g) => priced(g, 0, 1),
      why: ({ w, j }) => `goes one class too high for the parcel of ${j * w + w / 2} lb.`,
    },
    {
      misconception: 'a1-fn-adds-one-step-too-many',
      says: () => 'I went one class too high for both parcels.',
      rule: (g) => priced(g, 1, 1),
      why: () => 'goes one class too high for both parcels.',
    },
  ],
  explain: ({ w, prices, i, j }) => {
    const [first, second] = [prices[i] as number, prices[j] as number]
    return {
      plan: 'Find for each parcel the row whose condition holds, look closely at the ends, and add the two prices.',
      steps: [
        {
          do: `${(i + 1) * w} lb lies in $${i * w} \\lt x \\le ${(i + 1) * w}$: ${money(first)}.`,
          why: `It is exactly the upper end, and $\\le$ means that the upper end belongs to this row.`,
        },
        {
          do: `${j * w + w / 2} lb lies in $${j * w} \\lt x \\le ${(j + 1) * w}$: ${money(second)}.`,
          why: 'Within one row the price is the same for every weight.',
        },
        { do: `$${first} + ${second} = ${first + second}$`, why: 'Each parcel is paid for by itself.' },
      ],
      check: `The next row would need more than ${(i + 1) * w} lb, so ${(i + 1) * w} lb does not belong there.`,
    }
  },
  check: ({ prices, w, first, second }) => {
    const at = (x: number) => prices[w.findIndex((hi) => x <= hi)] as number
    return num(at(first) + at(second.n / second.d))
  },
})

/** One rate up to a limit, another rate beyond it. */
const tariff = template({
  id: 'algebra-1/piecewise-tariff',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 9), b: int(rng, 1, 8), k: int(rng, 3, 10), n: int(rng, 6, 25) }),
      ({ a, b, k, n }) => a > b && n > k + 1,
    ),
  frames: [
    {
      id: 'canoe',
      kind: 'words',
      items: 4,
      stem: ({ a, b, k, n }, rng) =>
        `A canoe club charges ${money(a)} an hour for the first ${k} hours and ${money(b)} an hour after that. ${person(rng)} keeps a canoe for ${n} hours. What is the price, in dollars?`,
    },
    {
      id: 'prints',
      kind: 'words',
      response: 'choice',
      items: 6,
      stem: ({ a, b, k, n }, rng) =>
        `At a copy shop, posters cost ${money(a)} each up to a limit of ${k} posters; every poster beyond that limit costs ${money(b)}. ${person(rng)} orders ${n} posters. What is the price of the order, in dollars?`,
    },
  ],
  given: ({ a, b, k, n }) => ({ a, b, k, n }),
  answer: ({ a, b, k, n }) => num(a * k + b * (n - k)),
  traps: [
    {
      misconception: 'a1-fn-uses-first-rate-for-all',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      after: (got, { a }) => mul(got, a),
      rule: ({ a, n }) => num(a * n),
      why: ({ a }) => `uses ${money(a)} for all of them.`,
    },
    {
      misconception: 'a1-fn-uses-second-rate-for-all',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      after: (got, { b }) => mul(got, b),
      rule: ({ b, n }) => num(b * n),
      why: ({ b }) => `uses ${money(b)} for all of them.`,
    },
    {
      misconception: 'a1-fn-counts-the-first-part-twice',
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      after: (got, { a, k, b }) => add(a * k, mul(b, got)),
      rule: ({ a, b, k, n }) => num(a * k + b * n),
      why: ({ k }) => `charges the first ${k} at both rates.`,
    },
    {
      misconception: 'a1-fn-swaps-the-two-rates',
      rule: ({ a, b, k, n }) => num(b * k + a * (n - k)),
      why: () => 'exchanges the two rates.',
    },
    {
      misconception: 'a1-fn-treats-rate-as-fixed-fee',
      operation: 'factor-left-out',
      operands: ({ a }) => [a],
      after: (got, { b, n, k }) => add(got, b * (n - k)),
      rule: ({ a, b, k, n }) => num(a + b * (n - k)),
      why: ({ k }) => `counts ${k} units as one.`,
    },
  ],
  explain: ({ a, b, k, n }) => ({
    plan: 'Two rates hold, one up to a limit and one beyond it, so split the amount at the limit and price each part.',
    steps: [
      {
        do: `The first ${k} cost $${k} \\cdot ${a} = ${a * k}$ dollars.`,
        why: 'Up to the limit the first rate applies.',
      },
      {
        do: `Beyond the limit there are $${n} - ${k} = ${n - k}$.`,
        why: 'The first part has been paid for already.',
      },
      {
        do: `They cost $${n - k} \\cdot ${b} = ${b * (n - k)}$ dollars.`,
        why: 'Only what lies beyond the limit has the second rate.',
      },
      {
        do: `Together: $${a * k} + ${b * (n - k)} = ${a * k + b * (n - k)}$ dollars.`,
        why: 'The two parts make the whole price.',
      },
    ],
    faster: `Price all ${n} at the second rate and add what the first ${k} cost more: $${n} \\cdot ${b} + ${k} \\cdot ${a - b} = ${n * b} + ${k * (a - b)} = ${a * k + b * (n - k)}$.`,
    check: `The price must lie between all at the lower rate, $${n} \\cdot ${b} = ${n * b}$, and all at the higher rate, $${n} \\cdot ${a} = ${n * a}$.`,
  }),
  check: ({ a, b, k, n }) => {
    let total = 0
    for (let i = 1; i <= n; i++) total += i <= k ? a : b
    return num(total)
  },
})

export const templates = [started, classes, tariff]
