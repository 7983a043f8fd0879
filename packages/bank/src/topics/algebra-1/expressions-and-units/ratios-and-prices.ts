import {
  div,
  gcd,
  int,
  lcm,
  list,
  money,
  mul,
  num,
  person,
  pick,
  shuffle,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'

const skill = 'a1-ratios-rates-and-units'

const whole = (n: number, d: number) => (n % d === 0 ? num(n / d) : null)

const MIXES: readonly ((who: string, a: number, b: number, n: number) => string)[] = [
  (who, a, b, n) =>
    `${who} mixes blue and white paint in the ratio ${a} to ${b} and needs ${n} gallons of the mixture. How many gallons of blue paint are needed?`,
  (who, a, b, n) =>
    `In ${who}’s orchestra the ratio of string players to wind players is ${a} to ${b}, and there are no other players. The orchestra has ${n} members. How many are string players?`,
  (who, a, b, n) =>
    `For a drink ${who} stirs juice and water together in the ratio ${a} to ${b}. The pitcher holds ${n} cups of the drink. How many cups of juice are in it?`,
]

const share = template({
  id: 'algebra-1/ratio-of-parts',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b, k] = [int(rng, 2, 7), int(rng, 2, 7), int(rng, 3, 9)]
        return { a, b, n: k * (a + b) }
      },
      ({ a, b, n }) => gcd(a, b) === 1 && n < 110 && (n % a === 0 || n % b === 0),
    ),
  frames: [
    { id: 'mix', kind: 'words', items: 7, stem: ({ a, b, n }, rng) => pick(rng, MIXES)(person(rng), a, b, n) },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, n }, rng) =>
        `On ${person(rng)}’s playlist the ratio of songs in English to songs in other languages is ${a} : ${b}. There are ${n} songs. How many are in English?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, n }) => num((n / (a + b)) * a),
  traps: [
    {
      misconception: 'a1-eu-takes-the-other-part',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ n, b, a }) => [div(n * b, a + b)],
      rule: ({ a, b, n }) => num((n / (a + b)) * b),
      why: ({ a, b }) => `counts the other $${b}$ parts; the $${a}$ parts named first are asked for.`,
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ n, a, b }) => [div(n, a + b)],
      rule: ({ a, b, n }) => num(n / (a + b)),
      why: ({ a }) => `is one part; $${a}$ parts are asked for.`,
    },
    {
      misconception: 'a1-eu-takes-parts-of-each-other',
      says: ({ a, b }) => `I took $\\frac{${a}}{${b}}$ of the whole, although this compares the parts with each other.`,
      operation: 'wrong-whole',
      operands: ({ a, b }) => [a, b],
      after: (got, { n }) => mul(got, n),
      rule: ({ a, b, n }) => (a < b ? whole(n * a, b) : null),
      why: ({ a, b }) =>
        `takes $\\frac{${a}}{${b}}$ of the whole; $\\frac{${a}}{${b}}$ compares the parts with each other.`,
    },
    {
      misconception: 'a1-eu-takes-parts-of-each-other',
      says: ({ a, b }) => `I took $\\frac{${b}}{${a}}$ of the whole, although this compares the parts with each other.`,
      rule: ({ a, b, n }) => (b < a ? whole(n * b, a) : null),
      why: ({ a, b }) =>
        `takes $\\frac{${b}}{${a}}$ of the whole; $\\frac{${b}}{${a}}$ compares the parts with each other.`,
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      says: ({ a, n }) => `I divided $${n}$ by $${a}$, one number of the ratio, and stopped there.`,
      operation: 'wrong-whole',
      operands: ({ n, a }) => [n, a],
      rule: ({ a, n }) => whole(n, a),
      why: ({ a, n }) => `divides $${n}$ by $${a}$; the whole has more parts than that.`,
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      says: ({ b, n }) => `I divided $${n}$ by $${b}$, one number of the ratio, and stopped there.`,
      operation: 'wrong-whole',
      operands: ({ n, b }) => [n, b],
      rule: ({ b, n }) => whole(n, b),
      why: ({ b, n }) => `divides $${n}$ by $${b}$; the whole has more parts than that.`,
    },
    {
      misconception: 'a1-eu-subtracts-a-part-number',
      says: ({ a, n }) => `I subtracted $${a}$, a number of parts, from the whole, $${n}$.`,
      rule: ({ a, n }) => num(n - a),
      why: ({ a }) => `subtracts $${a}$ from the whole; the $${a}$ is a number of parts.`,
    },
    {
      misconception: 'a1-eu-subtracts-a-part-number',
      says: ({ b, n }) => `I subtracted $${b}$, a number of parts, from the whole, $${n}$.`,
      rule: ({ b, n }) => num(n - b),
      why: ({ b }) => `subtracts $${b}$ from the whole; the $${b}$ is a number of parts.`,
    },
  ],
  explain: ({ a, b, n }) => ({
    plan: 'A ratio counts equal parts: find how many parts the whole has, then the size of one part, then as many parts as are asked for.',
    steps: [
      {
        do: `The whole has $${a} + ${b} = ${a + b}$ equal parts.`,
        why: 'The two numbers of the ratio count the parts of the two groups, and together they make the whole.',
      },
      { do: `One part is $${n} \\div ${a + b} = ${n / (a + b)}$.`, why: 'All parts have the same size.' },
      {
        do: `$${a}$ parts are $${a} \\cdot ${n / (a + b)} = ${(n / (a + b)) * a}$.`,
        why: `What is asked for is named first in the ratio, so it has $${a}$ of the parts.`,
      },
    ],
    check: `The other $${b}$ parts are $${b} \\cdot ${n / (a + b)} = ${(n / (a + b)) * b}$, and $${(n / (a + b)) * a} + ${(n / (a + b)) * b} = ${n}$.`,
  }),
  // Deals out in rounds of a + b.
  check: ({ a, b, n }) => {
    let [mine, left] = [0, n]
    while (left > 0) {
      mine += a
      left -= a + b
    }
    return num(mine)
  },
})

const THINGS = [
  { what: 'rice', unit: 'pounds' },
  { what: 'orange juice', unit: 'quarts' },
  { what: 'cat litter', unit: 'pounds' },
  { what: 'maple syrup', unit: 'pints' },
  { what: 'potting soil', unit: 'quarts' },
] as const

type Pack = Readonly<{ size: number; price: number }>

/** The store with the least of something. */
const shop = (rows: readonly Pack[], of: (row: Pack) => number) =>
  text(`Store ${'PQRS'[rows.map(of).indexOf(Math.min(...rows.map(of)))]}`)

const bestBuy = template({
  id: 'algebra-1/unit-price-table',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const sizes = shuffle(rng, [2, 3, 4, 5, 6, 8, 10, 12]).slice(0, 4)
        const rows = sizes.map((size) => ({ size, price: size * int(rng, 2, 7) + int(rng, 0, 3) }))
        return { rows, thing: pick(rng, THINGS) }
      },
      ({ rows }) => {
        const rate = rows.map((r) => r.price / r.size)
        const sorted = [...rate].sort((x, y) => x - y)
        const at = (f: (r: (typeof rows)[number]) => number) => rows.map(f).indexOf(Math.min(...rows.map(f)))
        const four = [at((r) => r.price / r.size), at((r) => r.price), at((r) => -r.size), at((r) => -r.price / r.size)]
        return (
          new Set(four).size === 4 &&
          (sorted[1] as number) - (sorted[0] as number) > 0.05 &&
          // No store asks more than two and a half times as much as another for the same thing.
          Math.max(...rate) <= 2.5 * Math.min(...rate) &&
          Math.max(...rows.map((r) => r.price)) < 60
        )
      },
    ),
  frames: [
    {
      id: 'shops',
      kind: 'table',
      items: 7,
      stem: ({ rows, thing }) =>
        `<p>Four stores sell ${thing.what} in packs of different sizes.</p>${table(
          ['Store', `Size (${thing.unit})`, 'Price'],
          rows.map((r, i) => [`Store ${'PQRS'[i]}`, r.size, money(r.price)]),
        )}<p>Which store has the lowest price per ${thing.unit.slice(0, -1)}?</p>`,
    },
  ],
  given: ({ rows }) => rows,
  answer: ({ rows }) =>
    text(`Store ${'PQRS'[rows.map((r) => r.price / r.size).indexOf(Math.min(...rows.map((r) => r.price / r.size)))]}`),
  traps: [
    {
      misconception: 'a1-eu-compares-prices-only',
      classic: true,
      rule: (rows) => shop(rows, ({ price }) => price),
      why: () => 'has the lowest price for a pack, but the packs differ in size.',
    },
    {
      misconception: 'a1-eu-compares-sizes-only',
      rule: (rows) => shop(rows, ({ size }) => -size),
      why: () => 'sells the largest pack, but that alone says nothing about the price per unit.',
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      rule: (rows) => shop(rows, ({ size, price }) => size / price),
      why: () => 'gives the least for each dollar, so it has the highest price per unit.',
    },
  ],
  explain: ({ rows, thing }) => {
    const one = thing.unit.slice(0, -1)
    const each = rows.map(({ size, price }, i) => ({
      size,
      price,
      store: `Store ${'PQRS'[i]}`,
      cost: (price / size).toFixed(2),
      shown: `Store ${'PQRS'[i]}: $${price} \\div ${size} ${Number.isInteger((100 * price) / size) ? '=' : '\\approx'} ${(price / size).toFixed(2)}$`,
    }))
    const [best, next] = [...each].sort((x, y) => x.price / x.size - y.price / y.size) as [
      (typeof each)[number],
      (typeof each)[number],
    ]
    const amount = lcm(best.size, next.size)
    // A price that is easy to multiply by and lies between the two lowest.
    const test = [1, 2, 4]
      .map((parts) => Math.ceil((parts * best.price) / best.size) / parts)
      .find((price) => price * next.size <= next.price)
    const bill = (x: typeof best) =>
      `${x.store} $${amount / x.size} \\cdot ${x.price} = ${(amount / x.size) * x.price}$ dollars`
    return {
      plan: 'Packs of different sizes are compared by the price of one unit: divide each price by the size of the pack, then compare.',
      steps: [
        {
          do: `Divide the price by the size. ${each
            .slice(0, 2)
            .map((x) => x.shown)
            .join('; ')}.`,
          why: `Dollars divided by ${thing.unit} gives dollars for one ${one}.`,
        },
        {
          do: `Do the same for the others. ${each
            .slice(2)
            .map((x) => x.shown)
            .join('; ')}.`,
          why: 'The division must go the same way around in every row.',
        },
        {
          do: `The least of the four is $${best.cost}$ dollars per ${one}, at ${best.store}.`,
          why: 'Unit prices can be compared; pack prices cannot, because the packs differ in size.',
        },
      ],
      check: `Compare the two lowest for the same amount, ${amount} ${thing.unit}, that is $${amount / best.size}$ and $${amount / next.size}$ packs: ${bill(best)}, ${bill(next)}.`,
      faster:
        test === undefined
          ? undefined
          : `Multiply instead of dividing: at ${money(test)} per ${one} the packs would cost ${list(each.map((x) => `${money(test * x.size)} (${x.store})`))}. Only ${best.store} asks ${test * best.size === best.price ? 'no more' : 'less'}, ${money(best.price)}.`,
    }
  },
  // Buys the same amount everywhere: one that is a whole number of packs in each store.
  check: (rows) => {
    const amount = rows.reduce((n, r) => lcm(n, r.size), 1)
    const bills = rows.map((r) => (amount / r.size) * r.price)
    return text(`Store ${'PQRS'[bills.indexOf(Math.min(...bills))]}`)
  },
})

export const templates: readonly Template[] = [share, bestBuy]
