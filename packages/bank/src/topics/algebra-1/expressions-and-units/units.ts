import {
  add,
  balanced,
  cmp,
  decimal,
  div,
  dollars,
  dot,
  type Fracish,
  frac,
  gcd,
  group,
  int,
  isInt,
  judgeTwoWays,
  lcm,
  money,
  mul,
  num,
  person,
  pick,
  plane,
  segment,
  shuffle,
  sub,
  type Template,
  table,
  terminates,
  text,
  toTex,
  until,
} from '../../../kit.ts'

const skill = 'a1-ratios-rates-and-units'

const whole = (n: number, d: number) => (n % d === 0 ? num(n / d) : null)

const MIXES: readonly ((who: string, a: number, b: number, n: number) => string)[] = [
  (who, a, b, n) =>
    `${who} mixes blue and white paint in the ratio ${a} to ${b} and needs ${n} liters of the mixture. How many liters of blue paint are needed?`,
  (who, a, b, n) =>
    `In ${who}’s orchestra the ratio of string players to wind players is ${a} to ${b}, and there are no other players. The orchestra has ${n} members. How many are string players?`,
  (who, a, b, n) =>
    `For a drink ${who} stirs juice and water together in the ratio ${a} to ${b}. The jug holds ${n} deciliters of the drink. How many deciliters of juice are in it?`,
]

const share = balanced({
  id: 'algebra-1/ratio-of-parts',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 65,
  response: 'choice',
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
  answer: ({ a, b, n }) => num((n / (a + b)) * a),
  traps: [
    {
      misconception: 'a1-eu-takes-the-other-part',
      rule: ({ a, b, n }) => num((n / (a + b)) * b),
      why: () => 'is the other part of the mixture.',
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      rule: ({ a, n }) => whole(n, a),
      why: ({ a, n }) => `divides $${n}$ by $${a}$; the whole has more parts than that.`,
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      rule: ({ b, n }) => whole(n, b),
      why: ({ b, n }) => `divides $${n}$ by $${b}$; the whole has more parts than that.`,
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      rule: ({ a, b, n }) => num(n / (a + b)),
      why: ({ a }) => `is one part; $${a}$ parts are asked for.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, b, n }) => ((n + a - b) % 2 === 0 ? num((n + a - b) / 2) : null),
      why: () => 'keeps the difference of the parts instead of their ratio.',
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, n }) => num(n - a),
      why: ({ a }) => `only takes $${a}$ away from the whole.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ b, n }) => num(n - b),
      why: ({ b }) => `only takes $${b}$ away from the whole.`,
    },
    {
      misconception: 'a1-eu-takes-the-other-part',
      rule: ({ a, b, n }) => (a > b ? num((n / (a + b)) * (a - b)) : num((n / (a + b)) * (b - a))),
      why: () => 'is the difference of the two parts.',
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      rule: ({ a, b, n }) => (a < b ? whole(n * a, b) : null),
      why: ({ a, b }) =>
        `takes $\\frac{${a}}{${b}}$ of the whole; $\\frac{${a}}{${b}}$ compares the parts with each other.`,
    },
    {
      misconception: 'a1-eu-divides-by-one-part',
      rule: ({ a, b, n }) => (b < a ? whole(n * b, a) : null),
      why: ({ a, b }) =>
        `takes $\\frac{${b}}{${a}}$ of the whole; $\\frac{${b}}{${a}}$ compares the parts with each other.`,
    },
  ],
  explain: ({ a, b, n }) => [
    {
      do: `The whole has $${a} + ${b} = ${a + b}$ equal parts, so one part is $${n} \\div ${a + b} = ${n / (a + b)}$.`,
      why: 'A ratio counts equal parts.',
    },
    {
      do: `$${a}$ parts are $${a} \\cdot ${n / (a + b)} = ${(n / (a + b)) * a}$.`,
      why: `The other $${b}$ parts make up the rest.`,
    },
  ],
  given: (p) => p,
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
  { what: 'rice', unit: 'kg' },
  { what: 'orange juice', unit: 'liters' },
  { what: 'cat litter', unit: 'kg' },
  { what: 'olive oil', unit: 'liters' },
  { what: 'garden soil', unit: 'liters' },
] as const

const bestBuy = balanced({
  id: 'algebra-1/unit-price-table',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
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
        `<p>Four stores sell ${thing.what} in packs of different size.</p>${table(
          ['Store', `Size (${thing.unit})`, 'Price'],
          rows.map((r, i) => [`Store ${'PQRS'[i]}`, r.size, money(r.price)]),
        )}<p>Which store has the lowest price per ${thing.unit === 'kg' ? 'kilogram' : 'liter'}?</p>`,
    },
  ],
  answer: ({ rows }) =>
    text(`Store ${'PQRS'[rows.map((r) => r.price / r.size).indexOf(Math.min(...rows.map((r) => r.price / r.size)))]}`),
  traps: [
    {
      misconception: 'a1-eu-compares-prices-only',
      rule: ({ rows }) =>
        text(`Store ${'PQRS'[rows.map((r) => r.price).indexOf(Math.min(...rows.map((r) => r.price)))]}`),
      why: () => 'has the lowest price for a pack, but the packs differ in size.',
    },
    {
      misconception: 'a1-eu-compares-sizes-only',
      rule: ({ rows }) =>
        text(`Store ${'PQRS'[rows.map((r) => r.size).indexOf(Math.max(...rows.map((r) => r.size)))]}`),
      why: () => 'sells the largest pack, but that alone says nothing about the price per unit.',
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      rule: ({ rows }) =>
        text(
          `Store ${'PQRS'[rows.map((r) => r.size / r.price).indexOf(Math.min(...rows.map((r) => r.size / r.price)))]}`,
        ),
      why: () => 'gives the least for each dollar, so it has the highest price per unit.',
    },
  ],
  explain: ({ rows, thing }) => [
    {
      do: `Divide each price by the size: ${rows.map((r, i) => `${'PQRS'[i]} $${r.price} \\div ${r.size} ${Number.isInteger((100 * r.price) / r.size) ? '=' : '\\approx'} ${(r.price / r.size).toFixed(2)}$`).join(', ')}.`,
      why: `This is the price of one ${thing.unit === 'kg' ? 'kilogram' : 'liter'}.`,
    },
    {
      do: `The smallest is that of Store ${'PQRS'[rows.map((r) => r.price / r.size).indexOf(Math.min(...rows.map((r) => r.price / r.size)))]}.`,
      why: 'Unit prices can be compared; pack prices cannot.',
    },
  ],
  given: ({ rows }) => rows,
  // Buys the same amount everywhere: one that is a whole number of packs in each store.
  check: (rows) => {
    const amount = rows.reduce((n, r) => lcm(n, r.size), 1)
    const bills = rows.map((r) => (amount / r.size) * r.price)
    return text(`Store ${'PQRS'[bills.indexOf(Math.min(...bills))]}`)
  },
})

type Conversion = { from: string; to: string; fact: string; n: number; d: number; wrong: [number, number][] }
const SPEEDS: readonly Conversion[] = [
  {
    from: 'kilometers per hour',
    to: 'meters per second',
    fact: '1 kilometer is 1,000 meters',
    n: 5,
    d: 18,
    wrong: [
      [18, 5],
      [50, 3],
      [1, 36],
      [5, 3],
      [1, 6],
    ],
  },
  {
    from: 'meters per second',
    to: 'kilometers per hour',
    fact: '1 kilometer is 1,000 meters',
    n: 18,
    d: 5,
    wrong: [
      [5, 18],
      [3, 50],
      [36, 1],
      [6, 1],
      [9, 5],
    ],
  },
  {
    from: 'milliliters per second',
    to: 'liters per hour',
    fact: '1 liter is 1,000 milliliters',
    n: 18,
    d: 5,
    wrong: [
      [5, 18],
      [3, 50],
      [36, 1],
      [6, 1],
      [9, 5],
    ],
  },
  {
    from: 'meters per minute',
    to: 'kilometers per hour',
    fact: '1 kilometer is 1,000 meters',
    n: 3,
    d: 50,
    wrong: [
      [50, 3],
      [18, 5],
      [3, 5],
      [1, 10],
      [3, 500],
    ],
  },
]
const conversion = (i: number): Conversion => SPEEDS[i] as Conversion
const wrongRate =
  (k: number) =>
  ({ which, v }: { which: number; v: number }) => {
    const [n, d] = conversion(which).wrong[k] as [number, number]
    return terminates(frac(v * n, d)) ? decimal(frac(v * n, d)) : null
  }

const rate = balanced({
  id: 'algebra-1/convert-a-rate',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    return { which, v: which === 0 ? 18 * int(rng, 1, 10) : which === 3 ? 50 * int(rng, 1, 8) : 5 * int(rng, 2, 12) }
  },
  frames: [
    {
      id: 'rate',
      kind: 'words',
      items: 8,
      stem: ({ which, v }, rng) => {
        const c = conversion(which)
        const thing =
          which === 2
            ? 'A pump delivers'
            : `${pick(rng, which === 3 ? ['An e-scooter', 'A skier', 'A dog sled'] : ['A train', 'A car', 'A motorcycle'])} moves at`
        return `${thing} ${group(v)} ${c.from}. How much is that in ${c.to}? (${c.fact}.)`
      },
    },
  ],
  answer: ({ which, v }) => decimal(frac(v * conversion(which).n, conversion(which).d)),
  traps: [
    { misconception: 'a1-eu-converts-upside-down', rule: wrongRate(0) },
    { misconception: 'a1-eu-forgets-one-unit-change', rule: wrongRate(1) },
    { misconception: 'a1-eu-miscounts-the-time-units', rule: wrongRate(2) },
    { misconception: 'a1-eu-miscounts-the-time-units', rule: wrongRate(3) },
    { misconception: 'a1-eu-forgets-one-unit-change', rule: wrongRate(4) },
  ],
  explain: ({ which, v }) => {
    const c = conversion(which)
    const parts = [
      [
        `$${v} \\cdot 1000 = ${v * 1000}$ meters in an hour`,
        `$\\frac{${v * 1000}}{3600} = ${toTex(frac(v * 5, 18))}$ in a second`,
      ],
      [
        `$${v} \\cdot 3600 = ${v * 3600}$ meters in an hour`,
        `$\\frac{${v * 3600}}{1000} = ${toTex(frac(v * 18, 5))}$ kilometers in an hour`,
      ],
      [
        `$${v} \\cdot 3600 = ${v * 3600}$ milliliters in an hour`,
        `$\\frac{${v * 3600}}{1000} = ${toTex(frac(v * 18, 5))}$ liters in an hour`,
      ],
      [
        `$${v} \\cdot 60 = ${v * 60}$ meters in an hour`,
        `$\\frac{${v * 60}}{1000} = ${toTex(frac(v * 3, 50))}$ kilometers in an hour`,
      ],
    ][which] as string[]
    return [
      { do: `${parts[0]}.`, why: 'An hour has 60 minutes, and 3,600 seconds.' },
      { do: `${parts[1]}.`, why: `${c.fact}. Each unit is changed by its own factor.` },
    ]
  },
  given: ({ which, v }) => ({ from: conversion(which).from, to: conversion(which).to, v }),
  // Follows a single second, minute and hour.
  check: ({ from, to, v }) => {
    const perHour = from.endsWith('hour') ? frac(v) : mul(v, from.endsWith('minute') ? 60 : 3600)
    const small = from.startsWith('kilo') ? mul(perHour, 1000) : perHour
    return decimal(to.endsWith('second') ? div(small, 3600) : div(small, 1000))
  },
})

const SQUARES = [
  { big: 'yard', small: 'foot', smalls: 'feet', k: 3, thing: 'a carpet' },
  { big: 'foot', small: 'inch', smalls: 'inches', k: 12, thing: 'a banner' },
  { big: 'meter', small: 'decimeter', smalls: 'decimeters', k: 10, thing: 'a mural' },
] as const

const area = balanced({
  id: 'algebra-1/convert-square-units',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ which: int(rng, 0, 2), w: int(rng, 2, 6), l: int(rng, 3, 9) }),
      ({ w, l }) => w < l,
    ),
  frames: [
    {
      id: 'area',
      kind: 'multi-step',
      items: 7,
      stem: ({ which, w, l }, rng) => {
        const u = SQUARES[which] as (typeof SQUARES)[number]
        const feet = u.big === 'foot' ? 'feet' : `${u.big}s`
        return `${person(rng)} measures ${u.thing}: ${w} ${feet} by ${l} ${feet}. One ${u.big} is ${u.k} ${u.smalls}. What is the area in square ${u.smalls}?`
      },
    },
  ],
  answer: ({ which, w, l }) => num(w * l * (SQUARES[which]?.k ?? 1) ** 2),
  traps: [
    {
      misconception: 'a1-eu-converts-area-like-length',
      rule: ({ which, w, l }) => num(w * l * (SQUARES[which]?.k ?? 1)),
      why: ({ which }) => `multiplies by $${SQUARES[which]?.k}$ once, but length and width both change.`,
    },
    {
      misconception: 'a1-eu-forgets-one-unit-change',
      rule: ({ w, l }) => num(w * l),
      why: () => 'is the area in the large unit.',
    },
    {
      misconception: 'a1-eu-takes-perimeter-for-area',
      rule: ({ which, w, l }) => num(2 * (w + l) * (SQUARES[which]?.k ?? 1)),
      why: () => 'is the perimeter.',
    },
    {
      misconception: 'a1-eu-takes-perimeter-for-area',
      rule: ({ which, w, l }) => num((w + l) * (SQUARES[which]?.k ?? 1) ** 2),
      why: ({ w, l }) => `adds $${w}$ and $${l}$ instead of multiplying.`,
    },
    {
      misconception: 'a1-eu-converts-area-like-length',
      rule: ({ which, w, l }) => num(w * l * 2 * (SQUARES[which]?.k ?? 1)),
      why: () => 'doubles the factor instead of squaring it.',
    },
    {
      misconception: 'a1-eu-converts-area-like-length',
      rule: ({ which, w, l }) => num(w * l * (SQUARES[which]?.k ?? 1) ** 3),
      why: () => 'uses the factor three times, as for a volume.',
    },
    {
      misconception: 'a1-eu-converts-area-like-length',
      rule: ({ which, w, l }) => num(w * w * l * l * (SQUARES[which]?.k ?? 1)),
      why: () => 'squares the area instead of the factor.',
    },
  ],
  explain: ({ which, w, l }) => {
    const u = SQUARES[which] as (typeof SQUARES)[number]
    return [
      {
        do: `Change both sides: $${w} \\cdot ${u.k} = ${w * u.k}$ and $${l} \\cdot ${u.k} = ${l * u.k}$ ${u.smalls}.`,
        why: `Each ${u.big} is ${u.k} ${u.smalls}.`,
      },
      {
        do: `Multiply: $${w * u.k} \\cdot ${l * u.k} = ${w * l * u.k * u.k}$.`,
        why: `One square ${u.big} is $${u.k} \\cdot ${u.k} = ${u.k * u.k}$ square ${u.smalls}.`,
      },
    ]
  },
  given: ({ which, w, l }) => ({ k: SQUARES[which]?.k ?? 1, w, l }),
  // Counts the small squares row by row.
  check: ({ k, w, l }) => num(Array.from({ length: w * k }).reduce((sum: number) => sum + l * k, 0)),
})

const graph = balanced({
  id: 'algebra-1/rate-from-a-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, r] = [int(rng, 2, 5), int(rng, 3, 8)]
        return { a, y: a * r, t: int(rng, 7, 15) }
      },
      ({ a, y, t }) => y <= 30 && t % a !== 0,
    ),
  frames: [
    {
      id: 'cyclist',
      kind: 'graph',
      items: 7,
      stem: ({ a, y, t }, rng) =>
        `<p>The graph shows how far ${person(rng)} has ${pick(rng, ['cycled', 'skated', 'paddled'])}, at a steady speed.</p>${plane(
          {
            alt: `A straight line from the origin through the point (${a}, ${y}); time in hours across, distance in kilometers up.`,
            x: [0, 6],
            y: [0, 40],
            xStep: 1,
            yStep: 5,
            xTitle: 'Time (hours)',
            yTitle: 'Distance (km)',
            height: 260,
          },
          [
            segment(0, 0, Math.min(6, (40 * a) / y), Math.min(40, (6 * y) / a)),
            dot(a, y, { label: `(${a}, ${y})`, at: 'nw' }),
          ],
        )}<p>At this speed, how many kilometers are covered in ${t} hours?</p>`,
    },
    {
      id: 'sheet',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ a, y, t }, rng) =>
        `<p>${person(rng)} noted how many pages an old printer delivers.</p>${table(
          ['Minutes', 'Pages'],
          [
            [a, y],
            [2 * a, 2 * y],
            [3 * a, 3 * y],
          ],
        )}<p>At this rate, how many pages come out in ${t} minutes?</p>`,
    },
  ],
  answer: ({ a, y, t }) => num((y / a) * t),
  traps: [
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, y, t }) => num(y + t - a),
      why: ({ a, y, t }) => `adds the ${t - a} extra units of time to $${y}$.`,
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      rule: ({ y, t }) => num(y * t),
      why: ({ a, y }) => `takes $${y}$ for the amount in one unit of time, but that takes $${a}$.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, y, t }) => num(y + (y / a) * t),
      why: ({ y }) => `counts the first $${y}$ twice.`,
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      rule: ({ a, t }) => num(a * t),
      why: ({ a }) => `multiplies by $${a}$, which is a time and not a rate.`,
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      rule: ({ a, y, t }) => num((y / a) * (t - a)),
      why: ({ a }) => `leaves out the first $${a}$ units of time.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ y, t }) => num(y + t),
      why: () => 'adds the numbers instead of using the rate.',
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      rule: ({ a, y, t }) => num((y / a) * (t + 1)),
      why: () => 'counts the start as a unit of time of its own.',
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      rule: ({ a, y, t }) => num(y * (t - a)),
      why: ({ a, y }) => `counts $${y}$ for each unit of time after the first $${a}$.`,
    },
  ],
  explain: ({ a, y, t }) => [
    {
      do: `The rate is $${y} \\div ${a} = ${y / a}$ for each unit of time.`,
      why: `$${y}$ takes $${a}$ units of time, and the rate is steady.`,
    },
    { do: `In $${t}$ units of time: $${y / a} \\cdot ${t} = ${(y / a) * t}$.`, why: 'The amount is rate times time.' },
  ],
  given: (p) => p,
  // Walks along the line, one unit of time after the other.
  check: ({ a, y, t }) => num(Array.from({ length: t }).reduce((sum: Fracish) => add(sum, frac(y, a)), 0)),
})

const mapScale = balanced({
  id: 'algebra-1/map-scale',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const k = pick(rng, [4, 8, 12, 20])
        return { a: pick(rng, [2, 4, 5, 8]), d: k * int(rng, 1, 4), half: 2 * int(rng, 3, 12) + 1 }
      },
      ({ a, d, half }) => isInt(frac(d * half, 2 * a)) && 2 * a !== half && d !== a,
    ),
  frames: [
    {
      id: 'map',
      kind: 'words',
      items: 6,
      stem: ({ a, d, half }, rng) =>
        `On ${person(rng)}’s road map, ${a} centimeters stand for ${d} kilometers. Two towns are ${(half / 2).toFixed(1)} centimeters apart on the map. How far apart are they, in kilometers?`,
    },
  ],
  answer: ({ a, d, half }) => num(frac(d * half, 2 * a)),
  traps: [
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      rule: ({ d, half }) => num(frac(d * half, 2)),
      why: ({ a, d }) => `takes $${d}$ kilometers for one centimeter, but they belong to $${a}$ centimeters.`,
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      rule: ({ a, d, half }) => decimal(frac(a * half, 2 * d)),
      why: () => 'turns the ratio upside down.',
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, d, half }) => decimal(sub(add(frac(half, 2), d), a)),
      why: () => 'adds the same difference instead of keeping the ratio.',
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      rule: ({ a, half }) => num(frac(a * half, 2)),
      why: ({ a }) => `multiplies by $${a}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      rule: ({ a, half }) => decimal(frac(half, 2 * a)),
      why: ({ d }) => `is how often the scale fits; it still has to be multiplied by $${d}$.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ a, d, half }) => num(add(frac(d * half, 2 * a), d)),
      why: ({ d }) => `adds another $${d}$ kilometers at the end.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ d, half }) => decimal(add(frac(half, 2), d)),
      why: () => 'adds the numbers instead of using the scale.',
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      rule: ({ a, d, half }) => num(mul(2, frac(d * half, 2 * a))),
      why: () => 'is the way there and back.',
    },
  ],
  explain: ({ a, d, half }) => [
    {
      do: `One centimeter stands for $\\frac{${d}}{${a}}${d % a === 0 ? ` = ${d / a}` : ''}$ kilometers.`,
      why: 'Divide to get the amount for one.',
    },
    {
      do: `$${(half / 2).toFixed(1)} \\cdot \\frac{${d}}{${a}} = ${(d * half) / (2 * a)}$`,
      why: 'So many centimeters, each worth the same.',
    },
  ],
  given: ({ a, d, half }) => ({ a, d, x: frac(half, 2) }),
  check: ({ a, d, x }) => num(div(x, frac(a, d))),
})

const recipe = judgeTwoWays({
  id: 'algebra-1/proportion-set-up',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 90,
  items: 6,
  misconceptions: {
    accepts: 'a1-eu-accepts-a-wrong-form',
    rejects: 'a1-eu-rejects-an-equal-form',
    oneRight: 'a1-eu-expects-one-right-answer',
  },
  draw: (rng): { a: number; b: number; c: number } =>
    until(
      () => ({ a: int(rng, 2, 9), b: int(rng, 10, 30), c: int(rng, 31, 60) }),
      ({ a, b, c }) => a * c !== b * b && b % a !== 0,
    ),
  task: ({ a, b, c }) => `need ${a} liters of paint for ${b} chairs and want to find the liters $x$ for ${c} chairs`,
  claims: ({ a, b, c }) => {
    const x = frac(a * c, b)
    const claim = (tex: string, left: ReturnType<typeof frac>, right: ReturnType<typeof frac>, fine: boolean) => ({
      says: `writes $${tex}$`,
      fine,
      test: () => cmp(left, right) === 0,
      because: fine
        ? 'Both sides compare the same things in the same order.'
        : `The two sides do not compare the same things in the same order: with the true $x = ${toTex(x)}$ they differ.`,
    })
    return [
      claim(`\\frac{${a}}{${b}} = \\frac{x}{${c}}`, frac(a, b), div(x, c), true),
      claim(`\\frac{${b}}{${a}} = \\frac{${c}}{x}`, frac(b, a), div(c, x), true),
      claim(`\\frac{x}{${a}} = \\frac{${c}}{${b}}`, div(x, a), frac(c, b), true),
      claim(`\\frac{${a}}{${b}} = \\frac{${c}}{x}`, frac(a, b), div(c, x), false),
      claim(`\\frac{x}{${a}} = \\frac{${b}}{${c}}`, div(x, a), frac(b, c), false),
      claim(`\\frac{${b}}{${a}} = \\frac{x}{${c}}`, frac(b, a), div(x, c), false),
    ]
  },
  ask: 'Who has set up a correct equation?',
})

const wage = balanced({
  id: 'algebra-1/rate-with-time-units',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ m: pick(rng, [20, 30, 40, 45, 90]), p: pick(rng, [9, 12, 15, 18, 21, 24]), h: int(rng, 3, 8) }),
  frames: [
    {
      id: 'wage',
      kind: 'words',
      items: 5,
      stem: ({ m, p, h }, rng) =>
        `${person(rng)} earns ${money(p)} for every ${m} minutes of ${pick(rng, ['tutoring', 'dog walking', 'stacking shelves', 'gardening'])}. What is the pay for ${h} hours of this work?`,
    },
  ],
  answer: ({ m, p, h }) => dollars(frac(p * h * 60, m)),
  traps: [
    {
      misconception: 'a1-eu-forgets-one-unit-change',
      rule: ({ p, h }) => dollars(p * h),
      why: ({ m }) => `treats the ${m} minutes as an hour.`,
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      rule: ({ m, p, h }) => dollars(frac(p * h * m, 60)),
      why: ({ m }) => `multiplies by $\\frac{${m}}{60}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      rule: ({ m, p, h }) => dollars(frac(p * h * 100, m)),
      why: () => 'counts an hour as 100 minutes.',
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      rule: ({ m, p }) => dollars(frac(p * 60, m)),
      why: () => 'is what one hour brings.',
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      rule: ({ m, p, h }) => dollars(add(p * h, frac(p * m, 60))),
      why: () => 'adds a part of an hour instead of changing the rate.',
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      rule: ({ m, p, h }) => dollars(frac(p * h * 120, m)),
      why: () => 'counts every hour twice.',
    },
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      rule: ({ m, p, h }) => dollars(frac(p * (h + 1) * 60, m)),
      why: () => 'counts one hour too many.',
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      rule: ({ m, p, h }) => dollars(add(p * h, frac(p * 60, m))),
      why: ({ m }) => `treats the ${m} minutes as an hour and then adds one real hour.`,
    },
  ],
  explain: ({ m, p, h }) => [
    { do: `${h} hours are $${h} \\cdot 60 = ${h * 60}$ minutes.`, why: 'Both times must have the same unit.' },
    {
      do: `That is $${h * 60} \\div ${m} = ${toTex(frac(h * 60, m))}$ times the paid span, so $${toTex(frac(h * 60, m))} \\cdot ${p} = ${toTex(frac(p * h * 60, m))}$ dollars.`,
      why: `Each span of ${m} minutes brings ${money(p)}.`,
    },
  ],
  given: (p) => p,
  // Adds up the pay minute by minute.
  check: ({ m, p, h }) => dollars(Array.from({ length: h * 60 }).reduce((sum: Fracish) => add(sum, frac(p, m)), 0)),
})

export const templates: readonly Template[] = [share, bestBuy, rate, area, graph, mapScale, recipe, wage]
