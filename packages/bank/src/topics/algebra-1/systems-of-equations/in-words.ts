import {
  int,
  money,
  num,
  person,
  pick,
  quantity,
  type Template,
  table,
  template,
  term,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { onlyOne, readValue } from '../read-tex.ts'
import { tried } from './lines.ts'

const skill = 'a1-systems-in-words'

/** x things at a and y things at b: n in number, t in total. */
const mixed = template({
  id: 'algebra-1/system-tickets',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, more, x, y] = [int(rng, 3, 9), int(rng, 1, 6), int(rng, 5, 28), int(rng, 5, 28)]
        const b = a + more
        return { a, b, n: x + y, t: a * x + b * y, first: int(rng, 0, 1) === 1 }
      },
      ({ a, b, n, t }) => a < b && (t - a * n) / (b - a) !== n / 2 && n < 45,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 6,
      stem: ({ a, b, n, t, first }, rng) =>
        pick(rng, [
          `A school play sells ${n} tickets. Student tickets cost ${money(a)}, adult tickets cost ${money(b)}, and ${money(t)} is taken in. How many ${first ? 'student' : 'adult'} tickets are sold?`,
          `A workshop builds ${n} shelves, small ones with ${a} boards and large ones with ${b} boards, and uses ${t} boards in all. How many ${first ? 'small' : 'large'} shelves does it build?`,
          `A quiz has ${n} questions, each worth ${a} or ${b} points, and ${t} points can be won in all. How many questions are worth ${first ? a : b} points?`,
        ]),
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: ({ a, b, n, t, first }, rng) =>
        `<p>${person(rng)} sells juice at a street festival.</p>${table(
          ['Cup', 'Price'],
          [
            ['Small', money(a)],
            ['Large', money(b)],
          ],
        )}<p>In the evening ${n} cups have been sold for ${money(t)} in all. How many ${first ? 'small' : 'large'} cups were sold?</p>`,
    },
  ],
  answer: ({ a, b, n, t, first }) => num(first ? (b * n - t) / (b - a) : (t - a * n) / (b - a)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      rule: ({ a, b, n, t, first }) => num(first ? (t - a * n) / (b - a) : (b * n - t) / (b - a)),
      why: () => 'is the number of the other kind.',
    },
    {
      misconception: 'a1-system-halves',
      rule: ({ n }) => num(Math.floor(n / 2)),
      why: () => 'splits the number in half without using the total.',
    },
    {
      misconception: 'a1-system-divides-total-by-both',
      rule: ({ a, b, t }) => num(Math.round(t / (a + b))),
      why: ({ a, b }) => `divides the total by $${a + b}$, as if there were equally many of both.`,
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ a, b, n, t, first }) => num((first ? (b * n - t) / (b - a) : (t - a * n) / (b - a)) + 1),
      why: () => 'is off by one: test it with the total.',
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ a, b, n, t, first }) => num((first ? (b * n - t) / (b - a) : (t - a * n) / (b - a)) - 1),
      why: () => 'is off by one: test it with the total.',
    },
    {
      misconception: 'a1-system-divides-total-by-one',
      rule: ({ a, b, n, t, first }) => num(Math.floor((t - (first ? b : a) * 2) / (first ? a : b)) % n),
      why: () => 'divides the total by one of the two numbers only.',
    },
  ],
  explain: ({ a, b, n, t, first }) => [
    { do: `$x + y = ${n}$ and $${a}x + ${b}y = ${t}$`, why: 'One equation for how many, one for the total.' },
    {
      do: `Subtract ${a} times the first equation from the second: $${term(b - a, 'y')} = ${t - a * n}$, so $y = ${(t - a * n) / (b - a)}$.`,
      why: 'The $x$-terms cancel.',
    },
    {
      do: `Then $x = ${(b * n - t) / (b - a)}$. Asked for is ${first ? '$x$' : '$y$'}.`,
      why: 'Read the question once more.',
    },
  ],
  given: (p) => p,
  check: ({ a, b, n, t, first }) => {
    let x = 0
    while (a * x + b * (n - x) !== t && x < n) x++
    return num(first ? x : n - x)
  },
})

const system = (p: string, q: string): Value => text(`$${p}$ and $${q}$`)
const model = template({
  id: 'algebra-1/system-model',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, x, y] = [int(rng, 2, 9), int(rng, 4, 15), int(rng, 6, 30), int(rng, 6, 30)]
        return { a, b, n: x + y, t: a * x + b * y }
      },
      ({ a, b }) => a !== b,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 7,
      stem: ({ a, b, n, t }, rng) =>
        pick(rng, [
          `On a farm, ${n} crates are filled: $x$ crates with ${a} melons each and $y$ crates with ${b} melons each. There are ${t} melons in all. Which system describes this?`,
          `${person(rng)} works $x$ hours at a bakery for ${money(a)} an hour and $y$ hours at a pool for ${money(b)} an hour. In all it is ${n} hours of work and ${money(t)} of pay. Which system describes this?`,
          `A code has ${n} characters: $x$ symbols that take up ${a} bytes each and $y$ symbols that take up ${b} bytes each, ${t} bytes in all. Which system describes this?`,
        ]),
    },
  ],
  answer: ({ a, b, n, t }) => system(`x + y = ${n}`, `${a}x + ${b}y = ${t}`),
  traps: [
    {
      misconception: 'a1-system-swaps-totals',
      rule: ({ a, b, n, t }) => system(`x + y = ${t}`, `${a}x + ${b}y = ${n}`),
      why: () => 'exchanges the two right sides.',
    },
    {
      misconception: 'a1-system-swaps-factors',
      rule: ({ a, b, n, t }) => system(`x + y = ${n}`, `${b}x + ${a}y = ${t}`),
      why: () => 'gives the factors to the wrong letters.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      rule: ({ a, b, n, t }) => system(`x + y = ${t}`, `${b}x + ${a}y = ${n}`),
    },
    {
      misconception: 'a1-system-difference',
      rule: ({ a, b, n, t }) => system(`x - y = ${n}`, `${a}x + ${b}y = ${t}`),
      why: () => 'subtracts where the two numbers are added.',
    },
    {
      misconception: 'a1-system-difference',
      rule: ({ a, b, n, t }) => system(`x + y = ${n}`, `${a}x - ${b}y = ${t}`),
      why: () => 'subtracts where the two parts are added.',
    },
  ],
  explain: ({ a, b, n, t }) => [
    { do: `Together there are $x + y = ${n}$.`, why: 'This equation counts them.' },
    {
      do: `Their contributions add up: ${system(`x + y = ${n}`, `${a}x + ${b}y = ${t}`).html}.`,
      why: `Each of the first kind brings $${a}$, each of the second kind $${b}$.`,
    },
  ],
  given: (p) => p,
  // For 3 of the first kind and 5 of the second, counted one by one, the left sides must give the number and the amount.
  check: ({ a, b, n, t }) => {
    const each = [a, a, a, b, b, b, b, b]
    const amount = each.reduce((sum, one) => sum + one, 0)
    const fits = (want: number) => (left: string) => readValue(left, { x: 3, y: 5 }) === want
    const count = onlyOne(['x + y', 'x - y'], fits(each.length))
    const parts = onlyOne([`${a}x + ${b}y`, `${b}x + ${a}y`, `${a}x - ${b}y`], fits(amount))
    return system(`${count} = ${n}`, `${parts} = ${t}`)
  },
})

/** Speed with and against the current. */
const river = template({
  id: 'algebra-1/system-current',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [v, w, t1, t2] = [int(rng, 9, 24), int(rng, 2, 5), int(rng, 2, 4), int(rng, 2, 5)]
        return { t1, d1: (v + w) * t1, t2, d2: (v - w) * t2, still: int(rng, 0, 1) === 1 }
      },
      ({ d1, d2, t1, t2 }) => d1 !== d2 && t1 !== t2,
    ),
  frames: [
    {
      id: 'river',
      kind: 'multi-step',
      items: 6,
      stem: ({ t1, d1, t2, d2, still }, rng) =>
        pick(rng, [
          `A boat goes ${d1} kilometers downstream in ${t1} hours and ${d2} kilometers upstream in ${t2} hours. What is the speed of the ${still ? 'boat in still water' : 'current'}?`,
          `A cyclist rides ${d1} kilometers with the wind in ${t1} hours and ${d2} kilometers against the wind in ${t2} hours. The wind adds as much to the speed in one direction as it takes away in the other. ${still ? 'How fast would the cyclist be without wind?' : 'By how much does the wind change the speed?'}`,
        ]),
    },
  ],
  answer: ({ t1, d1, t2, d2, still }) => kmh((d1 / t1 + (still ? 1 : -1) * (d2 / t2)) / 2),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      rule: ({ t1, d1, t2, d2, still }) => kmh((d1 / t1 + (still ? -1 : 1) * (d2 / t2)) / 2),
      why: () => 'is the other one of the two speeds.',
    },
    {
      misconception: 'a1-system-forgets-to-halve',
      rule: ({ t1, d1, t2, d2, still }) => kmh(d1 / t1 + (still ? 1 : -1) * (d2 / t2)),
      why: () => 'is twice as much: the equations were added, but not divided by 2.',
    },
    {
      misconception: 'a1-system-gives-one-speed',
      rule: ({ t1, d1 }) => kmh(d1 / t1),
      why: () => 'is the speed in one direction only.',
    },
    {
      misconception: 'a1-system-gives-one-speed',
      rule: ({ t2, d2 }) => kmh(d2 / t2),
      why: () => 'is the speed in one direction only.',
    },
    {
      misconception: 'a1-system-gives-one-speed',
      rule: ({ t1, d1, t2, d2 }) => (Number.isInteger((d1 + d2) / (t1 + t2)) ? kmh((d1 + d2) / (t1 + t2)) : null),
      why: () => 'is the mean speed of the whole trip.',
    },
  ],
  explain: ({ t1, d1, t2, d2, still }) => [
    {
      do: `The speeds are $${d1 / t1}$ and $${d2 / t2}$ kilometers per hour, so $v + w = ${d1 / t1}$ and $v - w = ${d2 / t2}$.`,
      why: 'Help adds to the speed, resistance takes away from it.',
    },
    {
      do: `${still ? 'Add' : 'Subtract'} and halve: $${(d1 / t1 + (still ? 1 : -1) * (d2 / t2)) / 2}$ kilometers per hour.`,
      why: still ? 'The $w$ cancels.' : 'The $v$ cancels.',
    },
  ],
  given: (p) => p,
  check: ({ t1, d1, t2, d2, still }) => {
    const [v, w] = tried({ a: t1, b: t1, c: d1 }, { a: t2, b: -t2, c: d2 })
    return kmh(still ? v : w)
  },
})
function kmh(x: number): Value {
  return quantity(x, 'kilometers per hour')
}

const even = template({
  id: 'algebra-1/system-break-even',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, n, t] = [int(rng, 3, 12), int(rng, 1, 9), int(rng, 4, 16)]
        const b = int(rng, 5, 40)
        return { m, b, n, c: b + (m - n) * t, askTime: int(rng, 0, 1) === 1 }
      },
      ({ m, n, c, b }) => m - n > 1 && c < 160 && c !== b && n > 1,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 6,
      stem: ({ m, b, n, c, askTime }, rng) =>
        pick(rng, [
          `One climbing hall charges ${money(b)} to join and ${money(m)} a visit, another one ${money(c)} to join and ${money(n)} a visit. ${askTime ? 'For how many visits' : 'What total, in dollars, is the same in both halls: at which price'} do both cost the same?`.replace(
            'What total, in dollars, is the same in both halls: at which price do both cost the same?',
            'At some number of visits both cost the same. How many dollars is that?',
          ),
          `One plant is ${b} millimeters tall and grows ${m} millimeters a day; another one is ${c} millimeters tall and grows ${n} millimeters a day. ${askTime ? 'After how many days are they equally tall?' : 'How tall, in millimeters, are they when they are equally tall?'}`,
        ]),
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ m, b, n, c, askTime }, rng) => {
        const who = person(rng)
        return `${who} has ${money(b)} and saves ${money(m)} a week. A cousin has ${money(c)} and saves ${money(n)} a week. ${askTime ? `After how many weeks do both have the same amount?` : `How many dollars does each of them have when the amounts are equal?`}`
      },
    },
  ],
  answer: ({ m, b, n, c, askTime }) => num(askTime ? (c - b) / (m - n) : b + (m * (c - b)) / (m - n)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      rule: ({ m, b, n, c, askTime }) => num(askTime ? b + (m * (c - b)) / (m - n) : (c - b) / (m - n)),
      why: ({ askTime }) => (askTime ? 'is the amount at that moment.' : 'is how long it takes, not the amount.'),
    },
    {
      misconception: 'a1-system-adds-rates',
      rule: ({ m, b, n, c, askTime }) =>
        num(askTime ? Math.ceil((c - b) / (m + n)) : b + m * Math.ceil((c - b) / (m + n))),
      why: () => 'adds the two rates; only their difference closes the gap.',
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ m, b, n, c, askTime }) => num(askTime ? (c - b) / (m - n) + 1 : b + (m * (c - b)) / (m - n) + m),
      why: () => 'is one step too far.',
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ m, b, n, c, askTime }) => num(askTime ? (c - b) / (m - n) - 1 : b + (m * (c - b)) / (m - n) - m),
      why: () => 'is one step too early.',
    },
    {
      misconception: 'a1-system-forgets-start',
      rule: ({ m, b, n, c, askTime }) => num(askTime ? Math.ceil(c / (m - n)) : (m * (c - b)) / (m - n)),
      why: ({ b }) => `leaves out the $${b}$ at the start.`,
    },
    {
      misconception: 'a1-system-forgets-start',
      rule: ({ m, b, n, c, askTime }) => num(askTime ? c - b : (n * (c - b)) / (m - n)),
    },
  ],
  explain: ({ m, b, n, c }) => [
    {
      do: `$y = ${m}x + ${b}$ and $y = ${n}x + ${c}$; equal when $${m}x + ${b} = ${n}x + ${c}$.`,
      why: 'Both right sides are the same $y$.',
    },
    {
      do: `$${m - n}x = ${c - b}$, so $x = ${(c - b) / (m - n)}$ and $y = ${b + (m * (c - b)) / (m - n)}$.`,
      why: 'The gap at the start is closed by the difference of the rates.',
    },
  ],
  given: (p) => p,
  check: ({ m, b, n, c, askTime }) => {
    let [x, y, z] = [0, b, c]
    while (y !== z && x < 100) {
      x += 1
      y += m
      z += n
    }
    return num(askTime ? x : y)
  },
})

/** Two orders with two unknown prices. */
const orders = template({
  id: 'algebra-1/system-two-orders',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 105,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [int(rng, 2, 9), int(rng, 2, 9)]
        const [a, b, d, e] = [int(rng, 1, 5), int(rng, 1, 5), int(rng, 1, 5), int(rng, 1, 5)]
        return { a, b, c: a * p + b * q, d, e, f: d * p + e * q, first: int(rng, 0, 1) === 1 }
      },
      ({ a, b, c, d, e, f }) =>
        a * e - b * d !== 0 &&
        c !== f &&
        a !== d &&
        b !== e &&
        a + b > 2 &&
        d + e > 2 &&
        tried({ a, b, c }, { a: d, b: e, c: f })[0] !== tried({ a, b, c }, { a: d, b: e, c: f })[1],
    ),
  frames: [
    {
      id: 'orders',
      kind: 'table',
      items: 7,
      stem: ({ a, b, c, d, e, f, first }, rng) => {
        const [x, y, xs, ys] = pick(rng, [
          ['sandwich', 'smoothie', 'Sandwiches', 'Smoothies'],
          ['notebook', 'marker', 'Notebooks', 'Markers'],
          ['taco', 'lemonade', 'Tacos', 'Lemonades'],
        ] as const)
        return `<p>Two orders at the same stand:</p>${table(
          ['Order', xs, ys, 'Total'],
          [
            ['1', a, b, money(c)],
            ['2', d, e, money(f)],
          ],
          '',
          true,
        )}<p>What does one ${first ? x : y} cost?</p>`
      },
    },
  ],
  answer: ({ a, b, c, d, e, f, first }) =>
    usd(first ? (c * e - f * b) / (a * e - b * d) : (a * f - d * c) / (a * e - b * d)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      rule: ({ a, b, c, d, e, f, first }) =>
        usd(first ? (a * f - d * c) / (a * e - b * d) : (c * e - f * b) / (a * e - b * d)),
      why: () => 'is the price of the other one.',
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ a, b, c, d, e, f, first }) =>
        usd((first ? (c * e - f * b) / (a * e - b * d) : (a * f - d * c) / (a * e - b * d)) + 1),
      why: () => 'does not fit both totals.',
    },
    {
      misconception: 'a1-system-one-off',
      rule: ({ a, b, c, d, e, f, first }) =>
        usd((first ? (c * e - f * b) / (a * e - b * d) : (a * f - d * c) / (a * e - b * d)) - 1),
      why: () => 'does not fit both totals.',
    },
    {
      misconception: 'a1-system-adds-prices',
      rule: ({ a, b, c, d, e, f }) => usd((c * e - f * b + a * f - d * c) / (a * e - b * d)),
      why: () => 'is the price of both together.',
    },
    {
      misconception: 'a1-system-subtracts-totals',
      rule: ({ c, f }) => usd(Math.abs(c - f)),
      why: () => 'is the difference of the totals.',
    },
  ],
  explain: ({ a, b, c, d, e, f }) => {
    const [x, y] = tried({ a, b, c }, { a: d, b: e, c: f })
    return [
      {
        do: `With $x$ and $y$ for the two prices: $${a === 1 ? '' : a}x + ${b === 1 ? '' : b}y = ${c}$ and $${d === 1 ? '' : d}x + ${e === 1 ? '' : e}y = ${f}$.`,
        why: 'One equation for each order.',
      },
      {
        do: `Eliminate one letter: $x = ${x}$ and $y = ${y}$.`,
        why: `Multiply the first equation by ${d} and the second by ${a}, then subtract.`,
      },
    ]
  },
  given: (p) => p,
  check: ({ a, b, c, d, e, f, first }) => {
    const [x, y] = tried({ a, b, c }, { a: d, b: e, c: f })
    return usd(first ? x : y)
  },
})
function usd(x: number): Value {
  return { ...num(x), html: money(x) }
}

export const templates: readonly Template[] = [mixed, model, river, even, orders]
