import {
  div,
  frac,
  int,
  list,
  money,
  num,
  person,
  pick,
  sample,
  shuffle,
  type Template,
  table,
  template,
  until,
  whole,
} from '#kit'
import { sum } from './shown-data.ts'

/** Questions as the first ones of a module: one idea, small numbers. */

const part = template({
  id: 'sat-math/percent-of-a-number',
  skill: 'sm-percentages',
  difficulty: 'Low',
  b: -1.2,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: pick(rng, [5, 15, 20, 30, 35, 40, 45, 60, 65, 70, 80, 85]),
        n: 20 * int(rng, 2, 30),
        rest: int(rng, 0, 1) === 1,
        k: int(rng, 0, 1),
      }),
      ({ p, n }) =>
        (p * n) % 100 === 0 &&
        n !== 100 &&
        p !== n &&
        p < n &&
        (n % p === 0 || (p * n) % 1000 === 0) &&
        n - p !== (p * n) / 100,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ p, n, rest, k }) =>
        k === 0
          ? `Of the ${n} students of a school, ${p}% take the bus. How many of the students ${rest ? 'do not take' : 'take'} the bus?`
          : `A theater has ${n} seats, and ${p}% of them are taken. How many seats are ${rest ? 'not taken' : 'taken'}?`,
    },
    {
      id: 'bare',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ p, n, rest }) =>
        rest ? `A number is ${p}% less than ${n}. What is the number?` : `What is ${p}% of ${n}?`,
    },
  ],
  given: ({ p, n, rest }) => ({ p, n, rest }),
  answer: ({ p, n, rest }) => num(((rest ? 100 - p : p) * n) / 100),
  traps: [
    {
      misconception: 'sm-takes-the-other-part',
      classic: true,
      rule: ({ p, n, rest }) => num(frac((rest ? p : 100 - p) * n, 100)),
      says: ({ rest }) =>
        rest ? 'I gave the part itself instead of what is left.' : 'I gave what is left instead of the part.',
      why: ({ p, n, rest }) => `is ${rest ? p : 100 - p}% of ${n}, the other part.`,
    },
    {
      misconception: 'sm-percent-as-a-number',
      operation: 'percent-as-amount',
      rule: ({ p, n, rest }) => num(rest ? n - p : p),
      says: ({ p, rest }) =>
        rest ? `I subtracted ${p} as if it were an amount.` : `I took ${p}% for the number ${p}.`,
      why: ({ p, rest }) =>
        rest ? `subtracts ${p} as an amount, not as a percent.` : `takes the percent itself for the amount.`,
    },
    {
      misconception: 'sm-divides-by-the-percent',
      rule: ({ p, n }) => whole(frac(n, p)),
      says: ({ p, n }) => `I divided $${n}$ by $${p}$.`,
      why: ({ p, n }) => `is $${n} \\div ${p}$; a percent is a part of 100.`,
    },
    {
      misconception: 'sm-divides-by-the-percent',
      rule: ({ p, n }) => whole(frac(p * n, 1000)),
      says: ({ rest }) =>
        `I divided by 1,000 instead of 100${rest ? ', and gave that part instead of what is left' : ''}.`,
      why: ({ p, n, rest }) =>
        `is $${p} \\cdot ${n} \\div 1{,}000$; percent means divided by 100${rest ? ', and what is left is asked for' : ''}.`,
    },
    {
      misconception: 'sm-percent-as-a-number',
      twoSlips: true,
      rule: ({ p, n, rest }) => (rest ? num(p) : num(n - p)),
      says: ({ p, rest }) =>
        `I took ${p}% for the number ${p}, and I gave ${rest ? 'that part instead of what is left' : 'what is left instead of the part'}.`,
      why: ({ p, n, rest }) =>
        rest
          ? `takes ${p}% for the number ${p}, and gives the part.`
          : `is $${n} - ${p}$, what is left if ${p}% were ${p}.`,
    },
  ],
  explain: ({ p, n, rest }) => ({
    plan: 'Decide which percent is asked for, the part itself or what is left. Then take that many hundredths of the whole.',
    steps: [
      {
        do: rest ? `What is left is $100\\% - ${p}\\% = ${100 - p}\\%$.` : `The part is ${p}%.`,
        why: rest ? 'The whole is 100%.' : 'It is given.',
      },
      { do: `$\\frac{${rest ? 100 - p : p}}{100} \\cdot ${n}$`, why: 'Percent means hundredths.' },
      {
        do: `$= ${((rest ? 100 - p : p) * n) / 100}$`,
        why: `1% of ${n} is ${n / 100}, taken ${rest ? 100 - p : p} times.`,
      },
    ],
    check: `${p}% is $${(p * n) / 100}$ and ${100 - p}% is $${((100 - p) * n) / 100}$; together they are ${n}.`,
    faster: `On a calculator in one line: $${rest ? `(1 - ${p / 100})` : p / 100} \\cdot ${n} = ${((rest ? 100 - p : p) * n) / 100}$.`,
  }),
  check: ({ p, n, rest }) => num(frac(n * (rest ? 20 - p / 5 : p / 5), 20)),
})

const scenes = [
  {
    says: (_: string, m: number, n: number) => `A printer prints ${m} pages in ${n} minutes.`,
    ask: (k: number) => `At this rate, how many pages does it print in ${k} minutes?`,
  },
  {
    says: (_: string, m: number, n: number) => `At a market, ${n} pounds of nuts cost ${money(m)}.`,
    ask: (k: number) => `At this price, how many dollars do ${k} pounds of nuts cost?`,
  },
  {
    says: (who: string, m: number, n: number) => `${who} rides ${m} miles on a bicycle in ${n} hours.`,
    ask: (k: number) => `At the same speed, how many miles would a ride of ${k} hours cover?`,
  },
] as const

const rate = template({
  id: 'sat-math/unit-rate',
  skill: 'sm-ratios-rates-units',
  difficulty: 'Low',
  b: -1.3,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 0, 2), r: int(rng, 5, 14), n: int(rng, 2, 6), t: int(rng, 3, 12) }),
      ({ r, n, t }) => n !== t && r !== n && r !== t && t % n !== 0 && r * n + t - n !== r * t && r * n > t,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ k, r, n, t }, rng) => {
        const s = scenes[k] as (typeof scenes)[number]
        return `${s.says(person(rng), r * n, n)} ${s.ask(t)}`
      },
    },
    {
      id: 'ratio',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ r, n, t }) =>
        `In a recipe, ${r * n} ounces of flour are used for ${n} loaves of bread. How many ounces of flour are needed for ${t} loaves?`,
    },
  ],
  given: ({ r, n, t }) => ({ m: r * n, n, t }),
  answer: ({ r, t }) => num(r * t),
  traps: [
    {
      misconception: 'sm-adds-the-same-difference-to-both',
      classic: true,
      operation: 'difference-for-ratio',
      operands: ({ m, n, t }) => [n, t, m],
      rule: ({ m, n, t }) => num(m + t - n),
      why: ({ r, n, t }) => `is $${r * n} + (${t} - ${n})$: it adds the difference instead of keeping the ratio.`,
    },
    {
      misconception: 'sm-answers-one-part',
      operation: 'stopped-at-a-step',
      operands: ({ m, n }) => [div(m, n)],
      rule: ({ m, n }) => num(frac(m, n)),
      says: () => 'I stopped at the amount for one.',
      why: ({ r, n }) => `is $${r * n} \\div ${n}$, the amount for one.`,
    },
    {
      misconception: 'sm-leaves-out-a-factor',
      operation: 'part-left-out',
      operands: ({ m, t }) => [m * t],
      rule: ({ m, t }) => num(m * t),
      says: ({ n }) => `I multiplied and did not divide by ${n}.`,
      why: ({ r, n, t }) => `is $${r * n} \\cdot ${t}$, without dividing by ${n}.`,
    },
    {
      misconception: 'sm-leaves-out-a-factor',
      rule: ({ n, t }) => num(n * t),
      says: ({ n, t }) => `I multiplied ${n} by ${t}.`,
      why: ({ n, t }) => `is $${n} \\cdot ${t}$.`,
    },
    {
      misconception: 'sm-adds-the-same-difference-to-both',
      operation: 'added-instead-of-multiplied',
      operands: ({ m, t }) => [m, t],
      rule: ({ m, t }) => num(m + t),
      says: ({ r, n, t }) => `I added ${t} to ${r * n}.`,
      why: ({ r, n, t }) => `is $${r * n} + ${t}$.`,
    },
  ],
  explain: ({ r, n, t }) => ({
    plan: 'Find the amount for one first, then multiply by how many are asked for.',
    steps: [
      { do: `For one: $\\frac{${r * n}}{${n}} = ${r}$.`, why: 'Divide both numbers of the ratio by the same number.' },
      { do: `For ${t}: $${t} \\cdot ${r} = ${t * r}$.`, why: 'The amount for one is the same each time.' },
    ],
    check: `$\\frac{${r * n}}{${n}} = ${r}$ and $\\frac{${r * t}}{${t}} = ${r}$: the ratio is the same.`,
    faster: `Multiply by the factor $\\frac{${t}}{${n}}$ at once: $${r * n} \\cdot \\frac{${t}}{${n}} = ${r * t}$.`,
  }),
  check: ({ m, n, t }) => num(frac(m * t, n)),
})

const average = template({
  id: 'sat-math/mean-of-a-short-list',
  skill: 'sm-one-variable-data',
  difficulty: 'Low',
  b: -1.4,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        v: shuffle(
          rng,
          sample(
            rng,
            Array.from({ length: 40 }, (_, i) => i + 4),
            5,
          ),
        ),
      }),
      ({ v }) => {
        const sorted = [...v].sort((a, b) => a - b)
        const [low = 0, , middle = 0, , high = 0] = sorted
        const wrong = [middle, v[2], high - low, (low + high) / 2]
        return sum(v) % 5 === 0 && sum(v) % 4 === 0 && !wrong.includes(sum(v) / 5)
      },
    ),
  frames: [
    {
      id: 'days',
      kind: 'table',
      items: 5,
      stem: ({ v }) =>
        `<p>The table shows how many sandwiches a food truck sold on each of five days.</p>${table(
          ['Day', 'Sandwiches'],
          v.map((x, i) => [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][i] as string, x]),
        )}<p>What is the mean number of sandwiches sold per day?</p>`,
    },
    {
      id: 'list',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ v }) => `What is the mean of the five values ${list(v.map(String))}?`,
    },
  ],
  given: ({ v }) => ({ v }),
  answer: ({ v }) => num(sum(v) / 5),
  traps: [
    {
      misconception: 'sm-uses-the-median',
      classic: true,
      operation: 'mean-for-median',
      rule: ({ v }) => num([...v].sort((a, b) => a - b)[2] ?? 0),
      says: () => 'I gave the median instead of the mean.',
      why: ({ v }) => `is the median of ${list([...v].sort((a, b) => a - b).map(String))}.`,
    },
    {
      misconception: 'sm-uses-the-median',
      rule: ({ v }) => num(v[2] ?? 0),
      says: () => 'I took the value that stands in the middle as it is written.',
      why: () => 'is the value that stands in the middle as it is written.',
    },
    {
      misconception: 'sm-uses-the-old-count',
      rule: ({ v }) => num(frac(sum(v), 4)),
      says: ({ v }) => `I divided ${sum(v)} by 4 instead of 5.`,
      why: ({ v }) => `divides ${sum(v)} by 4, but there are five values.`,
    },
    {
      misconception: 'sm-judges-by-the-range',
      rule: ({ v }) => num(Math.max(...v) - Math.min(...v)),
      says: () => 'I gave the range instead of the mean.',
      why: ({ v }) => `is the range, $${Math.max(...v)} - ${Math.min(...v)}$.`,
    },
    {
      misconception: 'sm-judges-by-the-range',
      rule: ({ v }) =>
        (Math.max(...v) + Math.min(...v)) % 2 === 0 ? num((Math.max(...v) + Math.min(...v)) / 2) : null,
      says: () => 'I took the number halfway between the least and the greatest value.',
      why: ({ v }) => `is halfway between ${Math.min(...v)} and ${Math.max(...v)}.`,
    },
  ],
  explain: ({ v }) => ({
    plan: 'The mean shares the sum equally: add all values and divide by how many there are.',
    steps: [
      { do: `$${v.join(' + ')} = ${sum(v)}$`, why: 'Add all values.' },
      { do: 'There are five values.', why: 'Count them.' },
      { do: `$\\frac{${sum(v)}}{5} = ${sum(v) / 5}$`, why: 'Divide the sum by the number of values.' },
    ],
    check: `$5 \\cdot ${sum(v) / 5} = ${sum(v)}$.`,
    faster: `In Desmos, the calculator of the digital SAT, mean(${v.join(', ')}) gives ${sum(v) / 5}.`,
  }),
  // What lies above the mean makes up for what lies below it.
  check: ({ v }) =>
    num(Array.from({ length: 60 }, (_, m) => m).find((m) => v.reduce((rest, x) => rest + x - m, 0) === 0) ?? 0),
})

export const templates: readonly Template[] = [part, rate, average]
