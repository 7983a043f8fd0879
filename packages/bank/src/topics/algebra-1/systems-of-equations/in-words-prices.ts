import {
  div,
  int,
  lcm,
  money,
  num,
  person,
  pick,
  type Template,
  table,
  template,
  term,
  text,
  until,
  type Value,
} from '#kit'
import { onlyOne, readValue } from '../read-tex.ts'
import { quotient, unscale, whyUnscale, worked } from '../undoing.ts'
import { lineTex, tried } from './lines.ts'

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
  given: (p) => p,
  answer: ({ a, b, n, t, first }) => num(first ? (b * n - t) / (b - a) : (t - a * n) / (b - a)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ first, t, a, n, b }) => [div(first ? t - a * n : b * n - t, b - a)],
      rule: ({ a, b, n, t, first }) => num(first ? (t - a * n) / (b - a) : (b * n - t) / (b - a)),
      why: () => 'is the number of the other kind.',
    },
    {
      misconception: 'a1-system-halves',
      classic: true,
      rule: ({ n }) => (n % 2 === 0 ? num(n / 2) : null),
      why: () => 'splits the number in half without using the total.',
    },
    {
      misconception: 'a1-system-divides-total-by-one',
      says: ({ a, b, first }) => `I divided the total by $${first ? a : b}$ only.`,
      rule: ({ a, b, t, first }) => (t % (first ? a : b) === 0 ? num(t / (first ? a : b)) : null),
      why: () => 'divides the total by one of the two numbers only.',
    },
    {
      misconception: 'a1-system-stops-before-dividing',
      says: ({ a, b }) => `I stopped at the value of $${b} - ${a}$ times the number and did not divide.`,
      operation: 'stopped-at-a-step',
      operands: ({ first, b, n, t, a }) => [first ? b * n - t : t - a * n],
      rule: ({ a, b, n, t, first }) => num(first ? b * n - t : t - a * n),
      why: ({ a, b }) => `is not yet divided by $${b} - ${a}$.`,
    },
  ],
  explain: ({ a, b, n, t, first }) => {
    const [k, v, o] = first ? [b, 'x', 'y'] : [a, 'y', 'x']
    const [x, y] = [(b * n - t) / (b - a), (t - a * n) / (b - a)]
    const found = first ? x : y
    return {
      plan: 'Two kinds, how many in all and what they come to in all: write one equation for each total, and make the variable that is not asked for cancel.',
      steps: [
        {
          do: `Let $x$ count those at $${a}$ each and $y$ those at $${b}$ each: $x + y = ${n}$ and $${a}x + ${b}y = ${t}$.`,
          why: 'One equation counts them, the other adds up what they bring.',
        },
        {
          do: `The question asks for $${v}$, so make $${o}$ cancel: multiply the first equation by $${k}$, which gives $${k}x + ${k}y = ${k} \\cdot ${n} = ${k * n}$.`,
          why: `Then both equations have the term $${k}${o}$.`,
        },
        {
          do: first
            ? `Subtract the second equation from this one: $${k}x - ${a}x = ${k * n} - ${t}$, so $${term(b - a, 'x')} = ${k * n - t}$.`
            : `Subtract this from the second equation: $${b}y - ${k}y = ${t} - ${k * n}$, so $${term(b - a, 'y')} = ${t - k * n}$.`,
          why: `The $${o}$-terms cancel.`,
        },
        {
          do: `${b - a === 1 ? 'So' : `${unscale(b - a)}:`} $${v} = ${found}$.`,
          why: b - a === 1 ? `This is the number that is asked for.` : whyUnscale(b - a, v),
        },
      ],
      check: `Then the other number is $${n} - ${found} = ${n - found}$, and the total is $${worked(a, x, b, y, t)}$.`,
      faster: first
        ? `If all $${n}$ were at $${b}$ each, the total would be $${b * n}$. That is $${b * n - t}$ too much, and each one at $${a}$ makes it $${b} - ${a} = ${b - a}$ less: $${quotient(b * n - t, b - a)}$.`
        : `If all $${n}$ were at $${a}$ each, the total would be $${a * n}$. That is $${t - a * n}$ too little, and each one at $${b}$ makes it $${b} - ${a} = ${b - a}$ more: $${quotient(t - a * n, b - a)}$.`,
    }
  },
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
  given: (p) => p,
  answer: ({ a, b, n, t }) => system(`x + y = ${n}`, `${a}x + ${b}y = ${t}`),
  traps: [
    {
      misconception: 'a1-system-swaps-totals',
      classic: true,
      rule: ({ a, b, n, t }) => system(`x + y = ${t}`, `${a}x + ${b}y = ${n}`),
      why: () => 'exchanges the two right sides.',
    },
    {
      misconception: 'a1-system-swaps-factors',
      rule: ({ a, b, n, t }) => system(`x + y = ${n}`, `${b}x + ${a}y = ${t}`),
      why: () => 'gives the coefficients to the wrong variables.',
    },
    {
      misconception: 'a1-system-difference',
      says: () => 'In the first equation I subtracted where the two numbers are added.',
      rule: ({ a, b, n, t }) => system(`x - y = ${n}`, `${a}x + ${b}y = ${t}`),
      why: () => 'subtracts where the two numbers are added.',
    },
    {
      misconception: 'a1-system-difference',
      says: () => 'In the second equation I subtracted where the two parts are added.',
      rule: ({ a, b, n, t }) => system(`x + y = ${n}`, `${a}x - ${b}y = ${t}`),
      why: () => 'subtracts where the two parts are added.',
    },
    {
      misconception: 'a1-system-swaps-totals',
      says: () => 'I exchanged the two right sides, and I gave the factors to the wrong variables.',
      twoSlips: true,
      rule: ({ a, b, n, t }) => system(`x + y = ${t}`, `${b}x + ${a}y = ${n}`),
    },
  ],
  explain: ({ a, b, n, t }) => ({
    plan: 'There are two totals, so there are two equations: one that only counts, and one that adds up what each of them brings.',
    steps: [
      { do: `Count them: $x + y = ${n}$.`, why: `$${n}$ says how many there are in all.` },
      {
        do: `The first kind brings $${a}$ each, so $${a}x$ in all; the second kind $${b}$ each, so $${b}y$ in all.`,
        why: 'Multiply how many by how much for each.',
      },
      {
        do: `Together they come to $${t}$: ${system(`x + y = ${n}`, `${a}x + ${b}y = ${t}`).html}.`,
        why: 'The two parts are added, because the total contains both.',
      },
    ],
    check: `Try $3$ of the first kind and $5$ of the second: that is $3 + 5 = 8$ in number, and they bring $3 \\cdot ${a} + 5 \\cdot ${b} = ${3 * a + 5 * b}$. For $x = 3$ and $y = 5$ the left sides give just these numbers, first the count and then the total.`,
  }),
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
  given: (p) => p,
  answer: ({ a, b, c, d, e, f, first }) =>
    usd(first ? (c * e - f * b) / (a * e - b * d) : (a * f - d * c) / (a * e - b * d)),
  traps: [
    {
      misconception: 'a1-system-gives-other-kind',
      says: () => 'I gave the price of the other thing.',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ first, a, f, c, d, e, b }) => [div(first ? a * f - c * d : c * e - b * f, a * e - b * d)],
      rule: ({ a, b, c, d, e, f, first }) =>
        usd(first ? (a * f - d * c) / (a * e - b * d) : (c * e - f * b) / (a * e - b * d)),
      why: () => 'is the price of the other one.',
    },
    {
      misconception: 'a1-system-adds-prices',
      operation: 'whole-for-part',
      operands: ({ c, e, b, f, a, d }) => [div(c * e - b * f + a * f - c * d, a * e - b * d)],
      rule: ({ a, b, c, d, e, f }) => usd((c * e - f * b + a * f - d * c) / (a * e - b * d)),
      why: () => 'is the price of both together.',
    },
    {
      misconception: 'a1-system-subtracts-totals',
      operation: 'stopped-at-a-step',
      operands: ({ f, c }) => [Math.abs(f - c)],
      rule: ({ c, f }) => usd(Math.abs(c - f)),
      why: () => 'is the difference of the totals.',
    },
  ],
  explain: ({ a, b, c, d, e, f, first }) => {
    const [x, y] = tried({ a, b, c }, { a: d, b: e, c: f })
    const [u, v] = first ? [b, e] : [a, d]
    const [k, m] = [lcm(u, v) / u, lcm(u, v) / v]
    const [want, other] = first ? ['x', 'y'] : ['y', 'x']
    const [one, two] = [
      { a: k * a, b: k * b, c: k * c },
      { a: m * d, b: m * e, c: m * f },
    ]
    const positive = first ? one.a > two.a : one.b > two.b
    const [from, take] = positive ? [one, two] : [two, one]
    const [p, q] = first ? [from.a, take.a] : [from.b, take.b]
    const times = (name: string, factor: number, line: typeof one) =>
      factor === 1 ? `${name} stays $${lineTex(line)}$` : `${name} times $${factor}$ is $${lineTex(line)}$`
    const found = first ? x : y
    return {
      plan: 'Two orders and two unknown prices give two equations. Make the price that is not asked for cancel.',
      steps: [
        {
          do: `Let $x$ be the price of one item in the first column and $y$ that of one in the second, in dollars: $${lineTex({ a, b, c })}$ and $${lineTex({ a: d, b: e, c: f })}$.`,
          why: 'Each order is one equation: how many times the price, added up.',
        },
        {
          do: `The question asks for $${want}$, so give $${other}$ the same coefficient: ${times('order 1', k, one)}; ${times('order 2', m, two)}.`,
          why: 'Buying everything several times costs that many times as much.',
        },
        {
          do: `Subtract: $${term(p, want)} - ${term(q, want)} = ${from.c} - ${take.c}$, so $${term(p - q, want)} = ${from.c - take.c}$.`,
          why: `The terms with $${other}$ are equal, so they cancel.`,
        },
        {
          do: `${p - q === 1 ? 'So' : `${unscale(p - q)}:`} $${want} = ${found}$, and one costs ${usd(found).html}.`,
          why: p - q === 1 ? 'One is left over, and its price is the difference.' : whyUnscale(p - q, want),
        },
      ],
      check: `Order 1 gives the other price: $${c} - ${first ? a * x : b * y} = ${first ? b * y : a * x}$ dollars for ${first ? b : a}, so ${money(first ? y : x)} for one. Then order 2 comes to $${worked(d, x, e, y, f)}$ dollars, as it must.`,
      faster: `On a graphing calculator the two lines cross at $(${x}, ${y})$, and the $${want}$-coordinate is the price asked for: ${usd(found).html}.`,
    }
  },
  check: ({ a, b, c, d, e, f, first }) => {
    const [x, y] = tried({ a, b, c }, { a: d, b: e, c: f })
    return usd(first ? x : y)
  },
})

function usd(x: number): Value {
  return { ...num(x), html: money(x) }
}

export const templates: readonly Template[] = [mixed, model, orders]
