import {
  add,
  div,
  dot,
  expr,
  type Html,
  int,
  linear,
  mul,
  nonZero,
  num,
  pick,
  plane,
  segment,
  signed,
  type Template,
  table,
  template,
  until,
} from '#kit'
import { solveFor } from './linear-function-input.ts'

const skill = 'sm-linear-functions'

const fromValues = template({
  id: 'sat-math/linear-function-value',
  skill,
  difficulty: 'Medium',
  b: -0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [m, c] = [nonZero(rng, -7, 8), nonZero(rng, -15, 20)]
        const x1 = int(rng, 1, 3)
        const x2 = x1 + int(rng, 2, 3)
        const x3 = x2 + int(rng, 4, 6)
        return { x1, y1: m * x1 + c, x2, y2: m * x2 + c, x3, m, c }
      },
      ({ m, c, y1, y2, x3 }) => Math.abs(m) > 1 && y1 !== 0 && y2 !== 0 && m * x3 + c !== 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ x1, y1, x2, y2, x3 }) =>
        `<p>The table shows two values of the linear function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          [
            [`$${x1}$`, `$${y1}$`],
            [`$${x2}$`, `$${y2}$`],
          ],
        )}<p>What is the value of $f(${x3})$?</p>`,
    },
    {
      id: 'words',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ x1, y1, x2, y2, x3 }) =>
        `For the linear function $g$, $g(${x1}) = ${y1}$ and $g(${x2}) = ${y2}$. What is the value of $g(${x3})$?`,
    },
  ],
  given: ({ x1, y1, x2, y2, x3 }) => ({ x1, y1, x2, y2, x3 }),
  answer: ({ m, c, x3 }) => num(m * x3 + c),
  traps: [
    {
      misconception: 'sm-continues-with-the-same-step',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ y1, y2 }) => [y2, y2 - y1, 1],
      rule: ({ y1, y2 }) => num(2 * y2 - y1),
      why: ({ y1, y2 }) => `is $${y2}${signed(y2 - y1)}$: the change of $${y2 - y1}$ was added once.`,
    },
    {
      misconception: 'sm-takes-the-rise-for-the-slope',
      operation: 'part-left-out',
      operands: ({ y1, y2 }) => [y2 - y1],
      after: (x, { x2, x3, y2 }) => add(y2, mul(x, x3 - x2)),
      rule: ({ y1, y2, x2, x3 }) => num(y2 + (y2 - y1) * (x3 - x2)),
      says: ({ x1, y1, x2, y2, x3 }) =>
        `I did not divide by ${x2 - x1}, and took $${y2 - y1}$ for the slope on the way from ${x2} to ${x3}.`,
      why: ({ y1, y2 }) => `changes by $${y2 - y1}$ for each $1$ in $x$.`,
    },
    {
      misconception: 'sm-slope-times-x-only',
      operation: 'part-left-out',
      operands: ({ x1, x2, y1, y2 }) => [div(y2 - y1, x2 - x1)],
      after: (x, { x3 }) => mul(x, x3),
      rule: ({ x1, y1, x2, y2, x3 }) => num(((y2 - y1) / (x2 - x1)) * x3),
      why: ({ m, x3 }) => `is $${par(m)} \\cdot ${x3}$ alone.`,
    },
    {
      misconception: 'sm-first-value-is-the-intercept',
      says: ({ y1 }) => `I used $${y1}$ as if it were the value at $0$.`,
      operation: 'wrong-number-used',
      operands: ({ y1 }) => [y1],
      after: (x, { x1, x2, x3, y1, y2 }) => add(x, mul(div(y2 - y1, x2 - x1), x3)),
      rule: ({ x1, y1, x2, y2, x3 }) => num(((y2 - y1) / (x2 - x1)) * x3 + y1),
      why: ({ x1, y1 }) => `adds $${y1}$ as the value at $0$, but it is the value at $${x1}$.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: () => 'I used the value at $0$ with the wrong sign.',
      rule: ({ x1, y1, x2, y2, x3 }) => {
        const m = (y2 - y1) / (x2 - x1)
        return num(m * x3 - (y1 - m * x1))
      },
      why: ({ m, c }) => `is the value of $${linear(m, -c)}$; the constant term is $${c}$.`,
    },
  ],
  explain: ({ x1, y1, x2, y2, x3, m, c }) => ({
    plan: 'A linear function changes by the same amount for each step of one in the input. Find that slope from the two known values, then go on from one of them.',
    steps: [
      {
        do: `The slope is $\\frac{${y2} - ${par(y1)}}{${x2} - ${x1}} = \\frac{${y2 - y1}}{${x2 - x1}} = ${m}$.`,
        why: 'The slope is the change of the value for each 1 in $x$.',
      },
      {
        do: `From $x = ${x2}$ to $x = ${x3}$ there are $${x3} - ${x2} = ${x3 - x2}$ steps of 1.`,
        why: `Start at a known value, here $${y2}$ at $x = ${x2}$.`,
      },
      {
        do: `$${y2} + ${x3 - x2} \\cdot ${par(m)} = ${y2}${signed((x3 - x2) * m)} = ${m * x3 + c}$`,
        why: 'A linear function changes by the slope at each step.',
      },
    ],
    check: `From the other known value: $${y1} + ${x3 - x1} \\cdot ${par(m)} = ${y1}${signed((x3 - x1) * m)} = ${m * x3 + c}$.`,
    faster:
      (x3 - x2) % (x2 - x1) === 0
        ? `From $x = ${x2}$ to $x = ${x3}$ is ${(x3 - x2) / (x2 - x1)} times as far as from ${x1} to ${x2}, so the change ${y2 - y1 < 0 ? `$${y2 - y1}$` : y2 - y1} comes ${(x3 - x2) / (x2 - x1)} times: $${y2}${signed(m * (x3 - x2))} = ${m * x3 + c}$.`
        : `On a graphing calculator, a linear regression on the two given points shows $y = ${linear(m, c)}$, and at $x = ${x3}$ that is $${m * x3 + c}$.`,
  }),
  check: ({ x1, y1, x2, y2, x3 }) => num(div(y1 * (x2 - x3) + y2 * (x3 - x1), x2 - x1)),
})

const par = (n: number): string => (n < 0 ? `(${n})` : String(n))
const scenes = [
  {
    x: 'Time (minutes)',
    y: 'Water (gallons)',
    what: 'the amount of water in a tank, in gallons, $x$ minutes after a tap is opened',
    f: 'w',
  },
  {
    x: 'Weeks',
    y: 'Height (in.)',
    what: 'the height of a sunflower, in inches, $x$ weeks after it was moved to a garden',
    f: 'h',
  },
  { x: 'Hours', y: 'Cost (dollars)', what: 'the cost of renting a pedal boat for $x$ hours, in dollars', f: 'c' },
  {
    x: 'Minutes',
    y: 'Tickets',
    what: 'the number of tickets that a theater has sold today, $x$ minutes after noon',
    f: 'p',
  },
] as const

type Drawn = Readonly<{ scene: number; m: number; c: number; x1: number }>

/** The line with its two points; with run and rise when they are found. */
const fromGraphPlane = ({ scene, m, c, x1 }: Drawn, found = false): Html => {
  const s = scenes[scene] as (typeof scenes)[number]
  const top = m * x1 + c
  const step = top > 20 ? 5 : top > 10 ? 2 : 1
  return plane(
    {
      alt: `A straight line that starts at the point (0, ${c}) on the vertical axis and passes through the point (${x1}, ${top}). The horizontal axis is ${s.x}, the vertical axis ${s.y}.${found ? ` Dashed lines show the run of ${x1} and the rise of ${m * x1}.` : ''}`,
      x: [0, 6],
      y: [0, Math.ceil((top + 1) / step) * step],
      xStep: 1,
      yStep: step,
      xTitle: s.x,
      yTitle: s.y,
    },
    [
      ...(found
        ? [segment(0, c, x1, c, { dash: true, plain: true }), segment(x1, c, x1, top, { dash: true, plain: true })]
        : []),
      segment(0, c, x1, top),
      dot(0, c, { label: `(0, ${c})`, at: 'se' }),
      dot(x1, top, { label: `(${x1}, ${top})`, at: 'se' }),
    ],
  )
}

const fromGraph = template({
  id: 'sat-math/linear-function-from-graph',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [scene, run, d] = [int(rng, 0, 3), pick(rng, [2, 3, 4, 5]), int(rng, 1, 12)]
        return { scene, c: int(rng, 0, 1) === 1 ? run * int(rng, 1, 2) : int(rng, 1, 9), x1: run, m: d }
      },
      ({ m, c, x1 }) => m !== c && m * x1 + c <= 40 && m !== x1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ scene, m, c, x1 }) => {
        const s = scenes[scene] as (typeof scenes)[number]
        return `<p>The graph of the linear function $${s.f}$ shows ${s.what}.</p>${fromGraphPlane({ scene, m, c, x1 })}<p>Which equation defines $${s.f}$?</p>`
      },
    },
    {
      id: 'described',
      kind: 'words',
      items: 8,
      stem: ({ scene, m, c, x1 }) => {
        const s = scenes[scene] as (typeof scenes)[number]
        return `The linear function $${s.f}$ gives ${s.what}. Its graph passes through the points $(0, ${c})$ and $(${x1}, ${m * x1 + c})$. Which equation defines $${s.f}$?`
      },
    },
  ],
  given: ({ scene, c, x1, m }) => ({ name: letter(scene), c, x1, y1: m * x1 + c }),
  answer: ({ scene, m, c }) => fn(letter(scene), m, c),
  traps: [
    {
      misconception: 'sm-takes-the-rise-for-the-slope',
      classic: true,
      rule: ({ name, c, y1 }) => fn(name, y1 - c, c),
      why: ({ m, x1 }) => `takes the rise $${m * x1}$ for the slope.`,
    },
    {
      misconception: 'sm-swaps-slope-and-start',
      rule: ({ name, c, x1, y1 }) => fn(name, c, (y1 - c) / x1),
      why: ({ m, c }) => `exchanges the slope $${m}$ and the constant term $${c}$.`,
    },
    {
      misconception: 'sm-starts-at-the-second-point',
      rule: ({ name, c, x1, y1 }) => fn(name, (y1 - c) / x1, y1),
      why: ({ m, x1, c }) => `starts at $${m * x1 + c}$, which is the value at the second point.`,
    },
    {
      misconception: 'sm-takes-the-height-for-the-rise',
      rule: ({ name, c, x1, y1 }) => (y1 % x1 === 0 ? fn(name, y1 / x1, c) : null),
      why: ({ m, x1, c }) => `takes $\\frac{${m * x1 + c}}{${x1}}$ for the slope.`,
    },
    {
      misconception: 'sm-starts-at-the-second-point',
      twoSlips: true,
      rule: ({ name, c, y1 }) => fn(name, y1 - c, y1),
      says: () => 'I took the rise for the slope without dividing by the run, and the last value for the start.',
      why: () => 'takes the rise for the slope and the value at the second point for the start.',
    },
  ],
  explain: ({ c, x1, m, scene }, frame) => ({
    plan: 'The equation of a linear function needs its value at zero and its slope. Read the first off the point on the vertical axis, and find the slope as rise divided by run.',
    steps: [
      {
        do: `The point $(0, ${c})$ lies on the vertical axis: the value at $x = 0$ is $${c}$.`,
        why: 'That is the constant term.',
      },
      {
        do: `From $x = 0$ to $x = ${x1}$ the value rises by $${m * x1 + c} - ${c} = ${m * x1}$.`,
        why: 'Subtract the two heights.',
      },
      { do: `The slope is $\\frac{${m * x1}}{${x1}} = ${m}$.`, why: 'The slope is rise divided by run.' },
      {
        do: `So $${letter(scene)}(x) = ${linear(m, c)}$.`,
        why: 'The slope is the coefficient of $x$, and the value at 0 is the constant term.',
      },
    ],
    check: `At $x = ${x1}$ it gives $${m} \\cdot ${x1} + ${c} = ${m * x1 + c}$.`,
    faster: `Test the options at the two points: only $${letter(scene)}(x) = ${linear(m, c)}$ gives ${c} for $x = 0$ and ${m * x1 + c} for $x = ${x1}$.`,
    ...(frame === 'graph' ? { figure: fromGraphPlane({ scene, m, c, x1 }, true) } : {}),
  }),
  check: ({ name, c, x1, y1 }) => {
    const m = Array.from({ length: 41 }, (_, k) => k).find((k) => k * x1 === y1 - c) ?? 99
    return expr(`${name}(x) = ${linear(m, c)}`, ({ x }) => m * x + c)
  },
})

const letter = (scene: number): string => (scenes[scene] as (typeof scenes)[number]).f
const fn = (name: string, m: number, c: number) => expr(`${name}(x) = ${linear(m, c)}`, ({ x }) => m * x + c)

export const templates: readonly Template[] = [fromValues, fromGraph, solveFor]
