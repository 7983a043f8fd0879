import {
  add,
  div,
  dot,
  type Html,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  person,
  plane,
  signed,
  straight,
  sub,
  type Template,
  table,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'
import { par } from './systems.ts'

const skill = 'sm-linear-systems'

const tickets = template({
  id: 'sat-math/system-two-kinds',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [u, v, x, y] = [int(rng, 7, 14), int(rng, 3, 6), int(rng, 12, 60), int(rng, 12, 60)]
        return { u, v, n: x + y, t: u * x + v * y, x, y }
      },
      ({ x, y }) => Math.abs(x - y) > 3 && Math.abs(x - y) < 40 && x > y && (x - y) % 2 === 0,
    ),
  frames: [
    {
      id: 'play',
      kind: 'words',
      items: 7,
      stem: ({ u, v, n, t }) =>
        `Tickets for a school play cost ${money(u)} for adults and ${money(v)} for students. In all, ${n} tickets were sold for ${money(t)}. How many more adult tickets than student tickets were sold?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: ({ u, v, n, t }, rng) =>
        `<p>${person(rng)} sells two kinds of drinks at a street fair.</p>${table(
          ['Drink', 'Price'],
          [
            ['Smoothie', money(u)],
            ['Iced tea', money(v)],
          ],
        )}<p>On the first day, ${n} drinks were sold for ${money(t)} in total. How many more smoothies than iced teas were sold?</p>`,
    },
  ],
  given: ({ u, v, n, t }) => ({ u, v, n, t }),
  answer: ({ x, y }) => num(x - y),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      says: () => 'I found the number of the more expensive kind and stopped there.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ u, v, n, t }) => [div(t - v * n, u - v)],
      rule: ({ u, v, n, t }) => num((t - v * n) / (u - v)),
      why: () => 'is the number of the more expensive kind.',
    },
    {
      misconception: 'sm-stops-at-the-other-variable',
      says: () => 'I gave the number of the cheaper kind.',
      operation: 'solved-for-the-other',
      operands: ({ u, v, n, t }) => [sub(n, div(t - v * n, u - v))],
      rule: ({ u, v, n, t }) => num((u * n - t) / (u - v)),
      why: () => 'is the number of the cheaper kind.',
    },
    {
      misconception: 'sm-compares-with-half',
      rule: ({ u, v, n, t }) => (n % 2 === 0 ? num((t - v * n) / (u - v) - n / 2) : null),
      why: ({ x, n }) => `is $${x} - ${n / 2}$, with half of all ${n} in place of the number of the cheaper kind.`,
    },
    {
      misconception: 'sm-one-price-for-all',
      says: ({ u }) => `I divided the whole sum by ${money(u)}, as if all had that price, and gave this number.`,
      rule: ({ u, t }) => (t % u === 0 ? num(t / u) : null),
      why: ({ u }) => `divides the whole sum by $${u}$, as if all had that price.`,
    },
    {
      misconception: 'sm-one-price-for-all',
      rule: ({ v, n, t }) => (t - v * n < n ? num(t - v * n) : null),
      says: () => 'I counted all of them at the lower price and gave the money that is left.',
      why: ({ v }) => `is what is left when all are counted at ${money(v)}.`,
    },
  ],
  explain: ({ u, v, n, t, x, y }) => ({
    plan: 'Two unknown numbers need two equations: one for how many there are, one for the money. Solve the system, then subtract, because the question asks how many more.',
    steps: [
      {
        do: `With $x$ and $y$ for the two numbers: $x + y = ${n}$ and $${u}x + ${v}y = ${t}$.`,
        why: 'One equation counts, the other adds up the money.',
      },
      {
        do: `Subtract $${v}$ times the first equation: $${u}x - ${v}x = ${t} - ${v} \\cdot ${n}$, so $${linear(u - v, 0)} = ${t} - ${v * n} = ${t - v * n}$${u - v === 1 ? '' : ` and $x = ${t - v * n} \\div ${par(u - v)} = ${x}$`}.`,
        why: 'The terms with $y$ cancel.',
      },
      {
        do: `$y = ${n} - ${x} = ${y}$, and the difference is $${x} - ${y} = ${x - y}$.`,
        why: 'The question asks how many more.',
      },
    ],
    check: `$${u} \\cdot ${x} + ${v} \\cdot ${y} = ${t}$.`,
    faster: `On a graphing calculator, the lines $x + y = ${n}$ and $${u}x + ${v}y = ${t}$ cross at $(${x}, ${y})$; only $${x} - ${y} = ${x - y}$ is left to do.`,
  }),
  check: ({ u, v, n, t }) => {
    const x = search((k) => k >= 0 && u * k + v * (n - k) === t)
    return num(x - (n - x))
  },
})

type Lines = Readonly<{ m: number; b: number; k: number; c: number }>

/** Where y = mx + b and y = kx + c cross. */
const crossing = ({ m, b, k, c }: Lines): readonly [number, number] => {
  const x = (c - b) / (m - k)
  return [x, m * x + b]
}

type Two = Readonly<{ m: number; b: number; k: number; c: number }>

/** Two lines; with the point where they cross when it is read. */
const crossingPlane = ({ m, b, k, c }: Two, found?: readonly [number, number]): Html =>
  plane(
    {
      alt: `Two straight lines that cross. One passes through (0, ${b}) with slope ${m}, the other through (0, ${c}) with slope ${k}.${found ? ` They cross at (${found[0]}, ${found[1]}).` : ''}`,
      x: [-7, 7],
      y: [-7, 7],
    },
    [
      straight(m, b),
      straight(k, c, { plain: true }),
      dot(0, b),
      dot(0, c, { plain: true }),
      ...(found
        ? [
            dot(found[0], found[1], {
              label: `(${found[0]}, ${found[1]})`.replace(/-/g, '−'),
              led: 'both axes',
              at: `${found[1] < 0 ? 's' : 'n'}${found[0] < 0 ? 'w' : 'e'}`,
            }),
          ]
        : []),
    ],
  )

const graph = template({
  id: 'sat-math/system-graph',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [x, y, m, k] = [nonZero(rng, -4, 4), nonZero(rng, -4, 4), nonZero(rng, -2, 2), nonZero(rng, -3, 3)]
        return { x, y, m, b: y - m * x, k, c: y - k * x }
      },
      ({ m, k, b, c, x, y }) =>
        m !== k && Math.abs(b) <= 6 && Math.abs(c) <= 6 && b !== c && Math.abs(x) !== Math.abs(y) && x !== 2 * y,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ m, b, k, c }) =>
        `<p>The graph of a system of two linear equations is shown.</p>${crossingPlane({ m, b, k, c })}<p>The solution of the system is $(x, y)$. What is the value of $x - y$?</p>`,
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 6,
      stem: ({ m, b, k, c }) =>
        `<p>Two lines are graphed in the $xy$-plane.</p>${crossingPlane({ m, b, k, c })}<p>The lines intersect at the point $(x, y)$. What is the value of $x - y$?</p>`,
    },
  ],
  given: ({ m, b, k, c }) => ({ m, b, k, c }),
  answer: ({ x, y }) => num(x - y),
  traps: [
    {
      misconception: 'sm-loses-a-minus-sign',
      says: ({ x, y }) => `I lost the minus sign of the coordinate $${y < 0 ? y : x}$.`,
      classic: true,
      operation: 'sign-dropped',
      rule: (g) => {
        const [x, y] = crossing(g)
        return y < 0 ? num(x + y) : x < 0 ? num(-x - y) : null
      },
      why: ({ x, y }) => `takes the coordinate $${y < 0 ? y : x}$ as positive.`,
    },
    {
      misconception: 'sm-swaps-the-order',
      operation: 'difference-turned-round',
      rule: (g) => {
        const [x, y] = crossing(g)
        return num(y - x)
      },
      why: () => 'is $y - x$.',
    },
    {
      misconception: 'sm-stops-at-x',
      says: () => 'I gave the first coordinate of the crossing point alone.',
      operation: 'stopped-at-a-step',
      operands: ({ m, b, k, c }) => [div(c - b, m - k)],
      rule: (g) => num(crossing(g)[0]),
      why: () => 'is the first coordinate alone.',
    },
    {
      misconception: 'sm-stops-at-the-other-variable',
      says: () => 'I gave the second coordinate of the crossing point alone.',
      operation: 'stopped-at-a-step',
      operands: ({ m, b, k, c }) => [add(mul(m, div(c - b, m - k)), b)],
      rule: (g) => num(crossing(g)[1]),
      why: () => 'is the second coordinate alone.',
    },
    {
      misconception: 'sm-adds-the-unknowns',
      operation: 'added-instead-of-subtracted',
      operands: ({ m, b, k, c }) => [div(c - b, m - k), add(mul(m, div(c - b, m - k)), b)],
      rule: (g) => {
        const [x, y] = crossing(g)
        return num(x + y)
      },
      why: () => 'is $x + y$.',
    },
    {
      misconception: 'sm-takes-the-intercepts-for-coefficients',
      operation: 'wrong-number-used',
      operands: ({ b, c }) => [b - c],
      rule: ({ b, c }) => num(b - c),
      says: ({ b, c }) =>
        `I subtracted the ${b > c ? 'lower $y$-intercept from the upper' : 'upper $y$-intercept from the lower'} one and did not use the point where the lines cross.`,
      why: ({ b, c }) => `is $${b} - ${par(c)}$, made of the $y$-intercepts.`,
    },
  ],
  explain: ({ x, y, m, b, k, c }) => ({
    plan: 'The solution of a system is the point where its lines cross. Read off both coordinates of that point, then subtract them in the order that is asked for.',
    steps: [
      {
        do: `The lines cross at $(${x}, ${y})$.`,
        why: `This point lies on both: $${linear(m, b)}$ and $${linear(k, c)}$ have the value $${y}$ at $x = ${x}$.`,
      },
      { do: `$x - y = ${x} - ${par(y)} = ${x - y}$`, why: 'The question asks for the difference.' },
    ],
    check: `Solve it without the graph: $${linear(m, b)} = ${linear(k, c)}$ gives $${m - k === 1 ? '' : `${m - k === -1 ? '-' : m - k}x = ${c - b}$, so $`}x = ${x}$, and then $y = ${m === 1 ? '' : `${m} \\cdot `}${m === 1 ? x : par(x)}${signed(b)} = ${y}$.`,
    figure: crossingPlane({ m, b, k, c }, [x, y]),
  }),
  check: ({ m, b, k, c }) => {
    const x = search((n) => m * n + b === k * n + c, 20)
    return num(x - (m * x + b))
  },
})

export const templates: readonly Template[] = [tickets, graph]
