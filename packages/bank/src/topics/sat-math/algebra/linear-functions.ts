import {
  div,
  dot,
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  segment,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'

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
    { misconception: 'sm-continues-with-the-same-step', rule: ({ y1, y2 }) => num(2 * y2 - y1) },
    { misconception: 'sm-slope-times-x-only', shortcut: ({ m, x3 }) => num(m * x3) },
    { misconception: 'sm-takes-the-rise-for-the-slope', rule: ({ y1, y2, x2, x3 }) => num(y2 + (y2 - y1) * (x3 - x2)) },
    { misconception: 'sm-first-value-is-the-intercept', shortcut: ({ m, y1, x3 }) => num(m * x3 + y1) },
    { misconception: 'sm-sign-of-a-constant', shortcut: ({ m, c, x3 }) => num(m * x3 - c) },
  ],
  explain: ({ x1, y1, x2, y2, x3, m, c }) => [
    {
      do: `The slope is $\\frac{${y2} - ${par(y1)}}{${x2} - ${x1}} = ${m}$.`,
      why: 'The slope is the change of the value for each 1 in $x$.',
    },
    {
      do: `From $x = ${x2}$ to $x = ${x3}$ there are ${x3 - x2} steps of 1: $${y2} + ${x3 - x2} \\cdot ${par(m)} = ${m * x3 + c}$.`,
      why: 'A linear function changes by the slope at each step.',
    },
  ],
  check: ({ x1, y1, x2, y2, x3 }) => num(div(y1 * (x2 - x3) + y2 * (x3 - x1), x2 - x1)),
})

const par = (n: number): string => (n < 0 ? `(${n})` : String(n))

const scenes = [
  {
    x: 'Time (minutes)',
    y: 'Water (liters)',
    what: 'the amount of water in a tank, in liters, $x$ minutes after a tap is opened',
    f: 'w',
  },
  {
    x: 'Weeks',
    y: 'Height (cm)',
    what: 'the height of a sunflower, in centimeters, $x$ weeks after it was moved to a garden',
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
        return { scene, c: int(rng, 1, 9), x1: run, m: d }
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
        const top = m * x1 + c
        const step = top > 20 ? 5 : top > 10 ? 2 : 1
        return `<p>The graph shows ${s.what}.</p>${plane(
          {
            alt: `A straight line that starts at the point (0, ${c}) on the vertical axis and passes through the point (${x1}, ${top}). The horizontal axis is ${s.x}, the vertical axis ${s.y}.`,
            x: [0, 6],
            y: [0, Math.ceil((top + 1) / step) * step],
            xStep: 1,
            yStep: step,
            xTitle: s.x,
            yTitle: s.y,
          },
          [
            segment(0, c, x1, top),
            dot(0, c, { label: `(0, ${c})`, at: 'se' }),
            dot(x1, top, { label: `(${x1}, ${top})`, at: 'se' }),
          ],
        )}<p>Which equation defines $${s.f}$?</p>`
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
  answer: ({ scene, m, c }) => fn(scene, m, c),
  traps: [
    { misconception: 'sm-swaps-slope-and-start', shortcut: ({ scene, m, c }) => fn(scene, c, m) },
    { misconception: 'sm-takes-the-rise-for-the-slope', shortcut: ({ scene, m, c, x1 }) => fn(scene, m * x1, c) },
    {
      misconception: 'sm-takes-the-height-for-the-rise',
      shortcut: ({ scene, m, c, x1 }) => fnF(scene, frac(m * x1 + c, x1), c),
    },
    { misconception: 'sm-slope-upside-down', shortcut: ({ scene, m, c }) => fnF(scene, frac(1, m), c) },
    { misconception: 'sm-starts-at-the-second-point', shortcut: ({ scene, m, c, x1 }) => fn(scene, m, m * x1 + c) },
    {
      misconception: 'sm-starts-at-the-second-point',
      shortcut: ({ scene, m, c, x1 }) => fn(scene, m * x1, m * x1 + c),
      why: () => 'takes the rise for the slope and the value at the second point for the start.',
    },
  ],
  explain: ({ c, x1, m, scene }) => [
    { do: `The value at $x = 0$ is $${c}$.`, why: 'That is the constant term.' },
    {
      do: `From $x = 0$ to $x = ${x1}$ the value rises by $${m * x1}$, so the slope is $\\frac{${m * x1}}{${x1}} = ${m}$ and $${letter(scene)}(x) = ${linear(m, c)}$.`,
      why: 'The slope is rise divided by run.',
    },
  ],
  check: ({ name, c, x1, y1 }) => {
    const m = Array.from({ length: 41 }, (_, k) => k).find((k) => k * x1 === y1 - c) ?? 99
    return expr(`${name}(x) = ${linear(m, c)}`, ({ x }) => m * x + c)
  },
})

const letter = (scene: number): string => (scenes[scene] as (typeof scenes)[number]).f
const fn = (scene: number, m: number, c: number) => expr(`${letter(scene)}(x) = ${linear(m, c)}`, ({ x }) => m * x + c)
const fnF = (scene: number, m: { n: number; d: number }, c: number) =>
  expr(`${letter(scene)}(x) = ${linear(m, c)}`, ({ x }) => (m.n / m.d) * x + c)

const models = [
  {
    intro: (m: number, c: number) =>
      `The function $V(t) = ${c} - ${m}t$ gives the amount of water in an inflatable pool, in liters, $t$ minutes after a pump is switched on.`,
    slope: 'The number of liters that leave the pool each minute',
    start: 'The number of liters in the pool when the pump is switched on',
    turned: 'The number of minutes in which one liter leaves the pool',
    end: 'The number of minutes until the pool is empty',
  },
  {
    intro: (m: number, c: number) =>
      `The function $B(n) = ${c} - ${m}n$ gives the number of points left on an arcade card after $n$ games.`,
    slope: 'The number of points that one game costs',
    start: 'The number of points before the first game',
    turned: 'The number of games that one point pays for',
    end: 'The number of games until the card is empty',
  },
  {
    intro: (m: number, c: number) =>
      `The function $h(d) = ${c} - ${m}d$ gives the height of a burning candle, in millimeters, after $d$ hours.`,
    slope: 'The loss of height in each hour, in millimeters',
    start: 'The height of the candle when it is lit, in millimeters',
    turned: 'The number of hours in which one millimeter burns',
    end: 'The number of hours until the candle has burned down',
  },
  {
    intro: (m: number, c: number) =>
      `The function $R(w) = ${c} - ${m}w$ gives the number of pages of a novel that a reader still has to read after $w$ days.`,
    slope: 'The number of pages that are read each day',
    start: 'The number of pages left to read at the start',
    turned: 'The number of days that one page takes to read',
    end: 'The number of days until the novel is finished',
  },
] as const

/** A candle burns slowly and is not tall. */
const CANDLE = 2

const interpret = template({
  id: 'sat-math/linear-function-meaning',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    const m = which === CANDLE ? int(rng, 6, 14) : int(rng, 6, 45)
    return { which, m, c: m * int(rng, 12, 25), asked: pick(rng, ['slope', 'start', 'end'] as const) }
  },
  frames: [
    {
      id: 'number',
      kind: 'words',
      items: 10,
      stem: ({ which, m, c, asked }) => {
        const s = models[which] as (typeof models)[number]
        const number = asked === 'slope' ? m : asked === 'start' ? c : c / m
        return asked === 'end'
          ? `<p>${s.intro(m, c)}</p><p>The graph of the function crosses the horizontal axis at $${number}$. What is the best interpretation of $${number}$ in this context?</p>`
          : `<p>${s.intro(m, c)}</p><p>What is the best interpretation of $${number}$ in this context?</p>`
      },
    },
  ],
  given: ({ which, m, c, asked }) => ({
    intro: (models[which] as (typeof models)[number]).intro(m, c),
    m,
    c,
    number: asked === 'slope' ? m : asked === 'start' ? c : c / m,
  }),
  answer: ({ which, asked }) => text((models[which] as (typeof models)[number])[asked]),
  traps: [
    {
      misconception: 'sm-takes-the-start-for-the-rate',
      shortcut: ({ which, asked }) =>
        asked === 'start' ? null : text((models[which] as (typeof models)[number]).start),
    },
    {
      misconception: 'sm-takes-the-rate-for-the-start',
      shortcut: ({ which, asked }) =>
        asked === 'slope' ? null : text((models[which] as (typeof models)[number]).slope),
    },
    {
      misconception: 'sm-rate-upside-down',
      shortcut: ({ which }) => text((models[which] as (typeof models)[number]).turned),
    },
    {
      misconception: 'sm-takes-it-for-the-zero',
      shortcut: ({ which, asked }) => (asked === 'end' ? null : text((models[which] as (typeof models)[number]).end)),
    },
  ],
  explain: ({ m, c, asked, which }) => [
    {
      do: `The constant $${c}$ is the value at the start, and each step takes away $${m}$.`,
      why: 'The constant term is the value at 0; the coefficient is the change for each 1.',
    },
    {
      do: `So the number ${asked === 'slope' ? m : asked === 'start' ? c : c / m} stands for this: ${(models[which] as (typeof models)[number])[asked]}.`,
      why:
        asked === 'end'
          ? 'On the horizontal axis the value of the function is 0.'
          : 'The unit tells which of them is asked.',
    },
  ],
  // Puts numbers into the function to see what the number in question is.
  check: ({ intro, m, c, number }) => {
    const at = (x: number) => c - m * x
    const part = at(number) === 0 ? 'end' : at(0) === number ? 'start' : at(0) - at(1) === number ? 'slope' : 'turned'
    return text(models.find((s) => s.intro(m, c) === intro)?.[part] ?? 'none')
  },
})

const solveFor = template({
  id: 'sat-math/linear-function-input',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [m, c, p, x] = [nonZero(rng, -6, 7), nonZero(rng, -12, 18), int(rng, 2, 5), nonZero(rng, -9, 14)]
        return { m, c: c * Math.abs(m), p, q: m * p + c * Math.abs(m), r: m * x + c * Math.abs(m) }
      },
      ({ m, c, p, q, r }) => Math.abs(m) > 1 && Math.abs(c) < 50 && q !== 0 && r !== q && r !== c && (r - c) / m !== p,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ c, p, q, r }) =>
        `The function $f$ is linear, with $f(0) = ${c}$ and $f(${p}) = ${q}$. For what value of $x$ is $f(x) = ${r}$?`,
    },
    {
      id: 'form',
      kind: 'multi-step',
      response: 'grid',
      difficulty: 'High',
      b: 0.7,
      items: 6,
      stem: ({ c, p, q, r }) =>
        `The function $g$ is defined by $g(x) = kx${c < 0 ? ' - ' : ' + '}${Math.abs(c)}$, where $k$ is a constant, and $g(${p}) = ${q}$. If $g(a) = ${r}$, what is the value of $a$?`,
    },
  ],
  given: ({ c, p, q, r }) => ({ c, p, q, r }),
  answer: ({ m, c, r }) => num((r - c) / m),
  traps: [
    {
      misconception: 'sm-puts-in-instead-of-solving',
      shortcut: ({ m, c, r }) => (Math.abs(m * r + c) < 100 ? num(m * r + c) : null),
    },
    { misconception: 'sm-repeats-the-operation', shortcut: ({ m, c, r }) => num((r + c) / m) },
    { misconception: 'sm-drops-a-constant', shortcut: ({ m, r }) => num(r / m) },
    { misconception: 'sm-swaps-the-order', shortcut: ({ m, c, r }) => num((c - r) / m) },
    { misconception: 'sm-first-value-is-the-intercept', shortcut: ({ m, r, q }) => num((r - q) / m) },
    { misconception: 'sm-stops-at-the-slope', shortcut: ({ m }) => num(m) },
  ],
  explain: ({ m, c, p, q, r }) => [
    {
      do: `The slope is $\\frac{${q} - ${par(c)}}{${p}} = ${m}$, so the function is $${linear(m, c)}$.`,
      why: 'The constant term is the value at 0.',
    },
    {
      do: `$${linear(m, c)} = ${r}$ gives $${linear(m, 0)} = ${r - c}$, so the value is $${(r - c) / m}$.`,
      why: 'Set the function equal to the given value and solve.',
    },
  ],
  // Similar triangles: the inputs grow in the same ratio as the rises.
  check: ({ c, p, q, r }) => num(div(p * (r - c), q - c)),
})

export const templates: readonly Template[] = [fromValues, fromGraph, interpret, solveFor]
