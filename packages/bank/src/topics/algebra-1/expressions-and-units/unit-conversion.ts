import {
  decimal,
  div,
  eq,
  type Fracish,
  frac,
  group,
  int,
  mul,
  num,
  person,
  pick,
  type Template,
  template,
  terminates,
  toFrac,
  toTex,
  until,
} from '#kit'

const skill = 'a1-ratios-rates-and-units'

type Conversion = { from: string; to: string; fact: string; n: number; d: number }

const SPEEDS: readonly Conversion[] = [
  {
    from: 'kilometers per hour',
    to: 'meters per second',
    fact: '1 kilometer is 1,000 meters',
    n: 5,
    d: 18,
  },
  {
    from: 'meters per second',
    to: 'kilometers per hour',
    fact: '1 kilometer is 1,000 meters',
    n: 18,
    d: 5,
  },
  {
    from: 'milliliters per second',
    to: 'liters per hour',
    fact: '1 liter is 1,000 milliliters',
    n: 18,
    d: 5,
  },
  {
    from: 'meters per minute',
    to: 'kilometers per hour',
    fact: '1 kilometer is 1,000 meters',
    n: 3,
    d: 50,
  },
]

const conversion = (i: number): Conversion => SPEEDS[i] as Conversion

type Rate = Readonly<{ from: string; to: string; v: number }>

/** What a length or volume, and what a time, is multiplied by in the new units. */
const factors = ({ from }: Rate) => ({
  size: from.startsWith('kilo') ? frac(1000) : frac(1, 1000),
  time: from.endsWith('hour') ? frac(1, 3600) : from.endsWith('second') ? frac(3600) : frac(60),
})

const shownRate = (x: Fracish) => (terminates(toFrac(x)) ? decimal(x) : null)

const rate = template({
  id: 'algebra-1/convert-a-rate',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
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
  given: ({ which, v }) => ({ from: conversion(which).from, to: conversion(which).to, v }),
  answer: ({ which, v }) => decimal(frac(v * conversion(which).n, conversion(which).d)),
  traps: [
    {
      misconception: 'a1-eu-miscounts-the-time-units',
      says: ({ which }) =>
        conversion(which).from.includes('minute')
          ? 'I used 3,600, the seconds of an hour, where minutes are counted.'
          : 'I used 60 where an hour has 3,600 seconds.',
      classic: true,
      rule: (g) => {
        const { size, time } = factors(g)
        const slipped = eq(time, 60) ? 3600 : time.n === 1 ? frac(1, 60) : 60
        return shownRate(mul(mul(g.v, size), slipped))
      },
      why: ({ which }) =>
        conversion(which).from.includes('minute')
          ? 'uses 3,600, the seconds of an hour, where minutes are counted.'
          : 'uses 60 where an hour has 3,600 seconds.',
    },
    {
      misconception: 'a1-eu-converts-upside-down',
      says: () => 'For both units I multiplied where I had to divide, and divided where I had to multiply.',
      classic: true,
      rule: (g) => {
        const { size, time } = factors(g)
        return shownRate(div(div(g.v, size), time))
      },
      why: () => 'multiplies where both units ask for a division, and the other way around.',
    },
    {
      misconception: 'a1-eu-forgets-one-unit-change',
      says: () => 'I changed only the unit of time.',
      operation: 'unit-not-converted',
      operands: ({ v }) => [v],
      after: (got, g) => mul(got, factors(g).time),
      rule: (g) => shownRate(mul(g.v, factors(g).time)),
      why: () => 'changes the unit of time only.',
    },
    {
      misconception: 'a1-eu-forgets-one-unit-change',
      says: ({ which }) =>
        `I changed only the unit of ${conversion(which).from.startsWith('milli') ? 'volume' : 'length'}, not the unit of time.`,
      operation: 'unit-not-converted',
      operands: ({ v }) => [v],
      after: (got, g) => mul(got, factors(g).size),
      rule: (g) => shownRate(mul(g.v, factors(g).size)),
      why: ({ which }) =>
        `changes only the ${conversion(which).from.startsWith('milli') ? 'volume' : 'length'}, not the time.`,
    },
  ],
  explain: ({ which, v }) => {
    const c = conversion(which)
    const result = toTex(frac(v * c.n, c.d))
    const plan =
      'A rate has two units, and each is changed by its own factor: change one unit first, then the other, and say in words what each number means.'
    if (which === 0)
      return {
        plan,
        steps: [
          { do: `$${v} \\cdot 1000 = ${v * 1000}$ meters in an hour.`, why: `${c.fact}.` },
          { do: `An hour has $60 \\cdot 60 = 3600$ seconds.`, why: '60 minutes of 60 seconds each.' },
          {
            do: `$\\frac{${v * 1000}}{3600} = ${result}$ meters in a second.`,
            why: 'The distance is spread evenly over all seconds of the hour, so divide.',
          },
        ],
        check: `In an hour, $${result}$ meters per second make $${result} \\cdot 3600 = ${v * 1000}$ meters, that is ${v} kilometers.`,
        faster: `From kilometers per hour to meters per second is always a division by $3600 \\div 1000 = 3.6$: $${v} \\div 3.6 = ${result}$.`,
      }
    const [small, large] = which === 2 ? ['milliliters', 'liters'] : ['meters', 'kilometers']
    const [unit, n] = which === 3 ? ['minute', 60] : ['second', 3600]
    return {
      plan,
      steps: [
        {
          do: which === 3 ? 'An hour has $60$ minutes.' : 'An hour has $60 \\cdot 60 = 3600$ seconds.',
          why: 'The new rate is per hour.',
        },
        {
          do: `$${v} \\cdot ${n} = ${v * n}$ ${small} in an hour.`,
          why: `Each of the ${group(n)} ${unit}s adds the same, so multiply.`,
        },
        {
          do: `$\\frac{${v * n}}{1000} = ${result}$ ${large} in an hour.`,
          why: `${c.fact}, so there are fewer ${large} than ${small}.`,
        },
      ],
      check: `Go back: $${result} \\cdot 1000 = ${v * n}$ ${small} in an hour, and $${v * n} \\div ${n} = ${v}$ in a ${unit}.`,
      faster: `One factor does both: $${n} \\div 1000 = ${n / 1000}$, and $${v} \\cdot ${n / 1000} = ${result}$.`,
    }
  },
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
  { big: 'centimeter', small: 'millimeter', smalls: 'millimeters', k: 10, thing: 'a computer chip' },
] as const

const area = template({
  id: 'algebra-1/convert-square-units',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
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
  given: ({ which, w, l }) => ({ k: SQUARES[which]?.k ?? 1, w, l }),
  answer: ({ which, w, l }) => num(w * l * (SQUARES[which]?.k ?? 1) ** 2),
  traps: [
    {
      misconception: 'a1-eu-converts-area-like-length',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ w, l, k }) => [w * l, k],
      rule: ({ k, w, l }) => num(w * l * k),
      why: ({ which }) => `multiplies by $${SQUARES[which]?.k}$ once, but length and width both change.`,
    },
    {
      misconception: 'a1-eu-keeps-the-old-unit',
      classic: true,
      operation: 'unit-not-converted',
      operands: ({ w, l }) => [w * l],
      rule: ({ w, l }) => num(w * l),
      why: () => 'is the area in the large unit.',
    },
    {
      misconception: 'a1-eu-doubles-the-factor',
      operation: 'power-as-product',
      operands: ({ k }) => [k, 2],
      after: (got, { w, l }) => mul(got, w * l),
      rule: ({ k, w, l }) => num(w * l * 2 * k),
      why: () => 'doubles the factor instead of squaring it.',
    },
    {
      misconception: 'a1-eu-takes-perimeter-for-area',
      rule: ({ k, w, l }) => num(2 * (w + l) * k),
      why: () => 'is the perimeter.',
    },
    {
      misconception: 'a1-eu-takes-perimeter-for-area',
      rule: ({ k, w, l }) => num((w + l) * k ** 2),
      why: ({ w, l }) => `adds $${w}$ and $${l}$ instead of multiplying.`,
    },
  ],
  explain: ({ which, w, l }) => {
    const u = SQUARES[which] as (typeof SQUARES)[number]
    const bigs = u.big === 'foot' ? 'feet' : `${u.big}s`
    return {
      plan: 'An area comes from two lengths, and both have to be changed to the small unit: change each side first, then multiply.',
      steps: [
        {
          do: `The width is $${w} \\cdot ${u.k} = ${w * u.k}$ ${u.smalls}.`,
          why: `Each ${u.big} is ${u.k} ${u.smalls}.`,
        },
        {
          do: `The length is $${l} \\cdot ${u.k} = ${l * u.k}$ ${u.smalls}.`,
          why: 'Both sides must have the unit that the area is asked in.',
        },
        {
          do: `The area is $${w * u.k} \\cdot ${l * u.k} = ${w * l * u.k * u.k}$ square ${u.smalls}.`,
          why: 'The area of a rectangle is width times length.',
        },
      ],
      check: `In the large unit the area is $${w} \\cdot ${l} = ${w * l}$ square ${bigs}. One square ${u.big} is $${u.k} \\cdot ${u.k} = ${u.k * u.k}$ square ${u.smalls}, and $${w * l} \\cdot ${u.k * u.k} = ${w * l * u.k * u.k}$.`,
      faster: `In one line on a calculator: $${w} \\cdot ${l} \\cdot ${u.k}^2 = ${w * l * u.k * u.k}$.`,
    }
  },
  // Counts the small squares row by row.
  check: ({ k, w, l }) => num(Array.from({ length: w * k }).reduce((sum: number) => sum + l * k, 0)),
})

export const templates: readonly Template[] = [rate, area]
