import {
  dot,
  frac,
  int,
  linear,
  nameTheWorkedMistake,
  nonZero,
  num,
  person,
  pick,
  plane,
  point,
  segment,
  signed,
  type Template,
  table,
  template,
  text,
  toTex,
  until,
} from '#kit'

const skill = 'a2-graph-transformations'
const base = { skill, calculator: false, response: 'choice' } as const

type Move = Readonly<{ a: number; h: number; k: number }>
const moveTex = ({ a, h, k }: Move) => `y = ${a === 1 ? '' : a === -1 ? '-' : a}f(${linear(1, -h)})${signed(k)}`
const moved = (m: Move) => text(`$${moveTex(m)}$`)
const draw = (rng: () => number): Move =>
  until(
    () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), h: nonZero(rng, -7, 7), k: nonZero(rng, -7, 7) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )
const traps = [
  {
    misconception: 'a2-fn-shifts-the-wrong-way',
    shortcut: ({ a, h, k }: Move) => moved({ a, h: -h, k }),
    why: ({ h }: Move) => `moves the graph to the ${h > 0 ? 'left' : 'right'}.`,
  },
  {
    misconception: 'a2-fn-swaps-the-two-shifts',
    shortcut: ({ a, h, k }: Move) => moved({ a, h: k, k: h }),
    why: () => 'has the two shifts swapped.',
  },
  {
    misconception: 'a2-fn-reflects-wrongly',
    shortcut: ({ a, h, k }: Move) => moved({ a: -a, h, k }),
    why: ({ a }: Move) => `${a < 0 ? 'has no' : 'has a'} reflection across the $x$-axis.`,
  },
  {
    misconception: 'a2-fn-shifts-the-wrong-way',
    shortcut: ({ a, h, k }: Move) => moved({ a: -a, h: -h, k }),
    why: ({ a, h }: Move) =>
      `moves the graph to the ${h > 0 ? 'left' : 'right'}, and ${a < 0 ? 'does not reflect it' : 'reflects it'}.`,
  },
  {
    misconception: 'a2-fn-shifts-the-wrong-way',
    shortcut: ({ a, h, k }: Move) => moved({ a, h, k: -k }),
    why: ({ k }: Move) => `moves the graph ${k > 0 ? 'down' : 'up'}.`,
  },
  {
    misconception: 'a2-fn-swaps-the-two-shifts',
    shortcut: ({ a, h, k }: Move) => moved({ a, h: -k, k: h }),
    why: () => 'has the two shifts swapped, one of them with the wrong sign.',
  },
]
const explainMove = (m: Move) => [
  {
    do: `A shift by ${Math.abs(m.h)} to the ${m.h > 0 ? 'right' : 'left'} turns $x$ into $${linear(1, -m.h)}$.`,
    why: 'Inside the parentheses the sign is the opposite of the direction.',
  },
  {
    do: `${Math.abs(m.a) === 1 && m.a > 0 ? 'There is no factor' : `The factor is $${m.a}$`} in front, and the shift ${m.k > 0 ? 'up' : 'down'} gives $${signed(m.k).trim()}$: $${moveTex(m)}$.`,
    why: 'What stands outside acts on the heights.',
  },
]
const words = template({
  ...base,
  id: 'algebra-2/transformation-in-words',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 60,
  draw,
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ a, h, k }) =>
        `The graph of $y = f(x)$ is ${Math.abs(a) === 1 ? '' : `stretched vertically by the factor ${Math.abs(a)}, `}${a < 0 ? 'reflected across the $x$-axis, ' : ''}shifted ${Math.abs(h)} to the ${h > 0 ? 'right' : 'left'}, and then shifted ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}. Which equation describes the new graph?`,
    },
  ],
  given: ({ a, h, k }) => ({ a, h, k }),
  answer: moved,
  traps,
  explain: explainMove,
  // Moves points of one graph as the words say, and looks for the equation that they satisfy.
  check: ({ a, h, k }) => {
    const f = (x: number) => x ** 3 - 2 * x + 5
    const points = [-1.5, 0.4, 2, 3.7].map((x) => [x + h, a * f(x) + k] as const)
    const found = [a, -a].flatMap((c) =>
      [h, -h, k, -k].flatMap((u) =>
        [k, -k, h, -h].flatMap((v) =>
          points.every(([x, y]) => Math.abs(c * f(x - u) + v - y) < 1e-9) ? [moved({ a: c, h: u, k: v })] : [],
        ),
      ),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

/** The corners of a zigzag, so that the two graphs can be compared point by point. */
const ZIGZAG = [
  [-2, 0],
  [-1, 2],
  [1, -1],
  [2, 1],
] as const
const zig = ({ a, h, k }: Move, plain: boolean) =>
  ZIGZAG.slice(1).map(([x, y], i) => {
    const [u, v] = ZIGZAG[i] as readonly [number, number]
    return segment(u + h, a * v + k, x + h, a * y + k, plain ? { plain, dash: true } : {})
  })
const graph = template({
  ...base,
  id: 'algebra-2/transformation-from-graph',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  draw: (rng): Move =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4) }),
      ({ a, h, k }) => Math.abs(h) !== Math.abs(k) && Math.abs(k) + 2 * Math.abs(a) <= 7,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (m) =>
        `<p>The dashed graph is that of $y = f(x)$. The solid graph comes from it by a transformation.</p>${plane({ alt: `A dashed zigzag through (-2, 0), (-1, 2), (1, -1) and (2, 1), and a solid zigzag through ${ZIGZAG.map(([x, y]) => `(${x + m.h}, ${m.a * y + m.k})`).join(', ')}.`, x: [-7, 7], y: [-8, 8], xStep: 1, yStep: 1 }, [...zig({ a: 1, h: 0, k: 0 }, true), ...zig(m, false), dot(m.h - 2, m.k)])}<p>Which equation does the solid graph have?</p>`,
    },
  ],
  given: (m) => ({ corners: ZIGZAG.map(([x, y]) => [x + m.h, m.a * y + m.k]) }),
  answer: moved,
  traps,
  explain: explainMove,
  check: ({ corners }) => {
    const [[x0 = 0, y0 = 0] = [], [, y1 = 0] = []] = corners
    return moved({ a: (y1 - y0) / 2, h: x0 + 2, k: y0 })
  },
})

type Point = Move & Readonly<{ p: number; q: number }>
const pointAt = template({
  ...base,
  id: 'algebra-2/point-after-transformation',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
  balance: 'place',
  draw: (rng): Point =>
    until(
      () => ({ ...draw(rng), p: nonZero(rng, -6, 6), q: nonZero(rng, -6, 6) }),
      ({ a, h, k, p, q }) => Math.abs(a) > 1 && p !== h && a * q + k !== 0 && Math.abs(p) !== Math.abs(h),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) =>
        `The point $(${e.p}, ${e.q})$ lies on the graph of $y = f(x)$. Which point must lie on the graph of $${moveTex(e)}$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: (e) =>
        `<p>The table shows some values of a function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          [
            [`$${e.p}$`, `$${e.q}$`],
            [`$${e.p + 9}$`, `$${e.q + 7}$`],
          ],
        )}<p>The first row gives a point of the graph of $y = f(x)$. To which point of the graph of $${moveTex(e)}$ does it move?</p>`,
    },
  ],
  given: ({ a, h, k, p, q }) => ({ a, h, k, p, q }),
  answer: ({ a, h, k, p, q }) => point(p + h, a * q + k),
  traps: [
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      rule: ({ a, h, k, p, q }) => point(p - h, a * q + k),
      why: () => 'is moved sideways in the wrong direction.',
    },
    {
      misconception: 'a2-fn-shifts-before-stretching',
      rule: ({ a, h, k, p, q }) => point(p + h, a * (q + k)),
      why: () => 'adds before it multiplies.',
    },
    {
      misconception: 'a2-fn-shifts-before-stretching',
      rule: ({ a, h, k, p, q }) => point(p - h, a * (q + k)),
      why: () => 'adds before it multiplies, and moves sideways in the wrong direction.',
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ a, h, k, p, q }) => point(p + h, -a * q + k),
      why: ({ a }) => `multiplies the height by $${-a}$ instead of $${a}$.`,
    },
    {
      misconception: 'a2-fn-reflects-wrongly',
      rule: ({ a, h, k, p, q }) => point(p - h, -a * q + k),
      why: ({ a }) => `multiplies the height by $${-a}$, and moves sideways in the wrong direction.`,
    },
    {
      misconception: 'a2-fn-stretches-the-wrong-way',
      rule: ({ a, h, k, p, q }) => point(a * p + h, q + k),
      why: () => 'multiplies the $x$-value instead of the height.',
    },
  ],
  explain: ({ a, h, k, p, q }) => [
    {
      do: `$${linear(1, -h)} = ${p}$ at $x = ${p + h}$, so the point moves to $x = ${p + h}$.`,
      why: 'There the function gets the same input as before.',
    },
    {
      do: `Its height becomes $${a} \\cdot ${q < 0 ? `(${q})` : q}${signed(k)} = ${a * q + k}$: ${point(p + h, a * q + k).html}.`,
      why: 'Multiply first, then add.',
    },
  ],
  check: ({ a, h, k, p, q }) => {
    // A function through (p, q) that takes no other value near there again.
    const f = (t: number) => q + (t - p) ** 3
    const x = Array.from({ length: 61 }, (_, i) => i - 30).find((v) => f(v - h) === q) ?? 99
    return point(x, a * f(x - h) + k)
  },
})

type Squeeze = Readonly<{ b: number; p: number; q: number; c: number }>
const squeeze = template({
  ...base,
  id: 'algebra-2/horizontal-squeeze',
  difficulty: 'High',
  b: 0.6,
  seconds: 70,
  draw: (rng): Squeeze =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5]), p: int(rng, 6, 30), q: nonZero(rng, -9, 9), c: nonZero(rng, -5, 5) }),
      ({ b, p, c }) => p % b === 0 && (p + c) % b === 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ b, p, q, c }) =>
        `The point $(${p}, ${q})$ lies on the graph of $y = f(x)$, and $f$ takes the value $${q}$ nowhere else. At what value of $x$ does the graph of $y = f(${linear(b, -c)})$ have the height $${q}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ b, p, c }) => num(frac(p + c, b)),
  traps: [
    { misconception: 'a2-fn-stretches-the-wrong-way', rule: ({ b, p, c }) => num(b * p - c) },
    { misconception: 'a2-fn-shifts-the-wrong-way', rule: ({ b, p, c }) => num(frac(p - c, b)) },
    { misconception: 'a2-fn-shifts-before-stretching', rule: ({ b, p, c }) => num(p / b + c) },
  ],
  explain: ({ b, p, q, c }) => [
    {
      do: `The height is $${q}$ where the input of $f$ is ${p}: $${linear(b, -c)} = ${p}$.`,
      why: 'The graph of $f$ has this height only there.',
    },
    { do: `$${b}x = ${p + c}$, so $x = ${toTex(frac(p + c, b))}$.`, why: 'Solve for $x$.' },
  ],
  check: ({ b, p, c }) => num(Array.from({ length: 99 }, (_, i) => i - 40).find((x) => b * x - c === p) ?? 99),
})

const mistake = template({
  id: 'algebra-2/transformation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheWorkedMistake({
    slip: 'a2-fn',
    items: 6,
    draw: (rng): { h: number; k: number; a: number } =>
      until(
        () => ({ h: int(rng, 2, 7), k: nonZero(rng, -8, 8), a: int(rng, 2, 4) }),
        ({ h, k }) => Math.abs(h) !== Math.abs(k),
      ),
    task: ({ a, h, k }) =>
      `looked for the lowest point of $y = ${a}(x - ${h})^2${signed(k)}$ by moving the lowest point $(0, 0)$ of $y = x^2$,`,
    solution: ({ h, k }) => point(h, k),
    work: ({ a, h, k }) =>
      `stretching by ${a} leaves $(0, 0)$ where it is, then it moves ${h} to the right and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}`,
    mistakes: ({ a, h, k }) => [
      {
        says: `Shifting ${h} to the left instead of to the right`,
        work: `$x$ becomes $0 - ${h}$, $y$ becomes $${k}$`,
        result: point(-h, k),
      },
      {
        says: `Shifting ${k > 0 ? 'down' : 'up'} instead of ${k > 0 ? 'up' : 'down'}`,
        work: `$x$ becomes $${h}$, $y$ becomes $${-k}$`,
        result: point(h, -k),
      },
      {
        says: 'Using the horizontal shift vertically and the vertical one horizontally',
        work: `$x$ becomes $${k}$, $y$ becomes $${h}$`,
        result: point(k, h),
      },
      {
        says: `Shifting ${k > 0 ? 'up' : 'down'} first and then stretching from the $x$-axis by the factor ${a}`,
        work: `the height $${k}$ is multiplied by ${a}`,
        result: point(h, a * k),
      },
    ],
    redo: ({ a, h, k }) => {
      const xs = Array.from({ length: 41 }, (_, i) => i - 20)
      const lowest = (fn: (x: number) => number) => {
        const x = xs.reduce((best, v) => (fn(v) < fn(best) ? v : best))
        return point(x, fn(x))
      }
      return [
        lowest((x) => a * (x - h) ** 2 + k),
        lowest((x) => a * (x + h) ** 2 + k),
        lowest((x) => a * (x - h) ** 2 - k),
        lowest((x) => a * (x - k) ** 2 + h),
        lowest((x) => a * ((x - h) ** 2 + k)),
      ]
    },
  }),
})

type Story = Readonly<{ d: number; k: number; what: number }>
const stories = [
  (who: string, d: number, k: number) =>
    `The function $T(t)$ gives the temperature in a town, in degrees, $t$ hours after midnight. In ${who}’s village the temperature follows the same curve, but ${d} hours later and ${Math.abs(k)} ${Math.abs(k) === 1 ? 'degree' : 'degrees'} ${k > 0 ? 'higher' : 'lower'}. Which function gives the temperature in the village $t$ hours after midnight?`,
  (who: string, d: number, k: number) =>
    `The function $T(t)$ gives the water level at a harbor, in centimeters, $t$ hours after midnight. At ${who}’s beach the same levels come ${d} hours later and are ${Math.abs(k)} ${Math.abs(k) === 1 ? 'centimeter' : 'centimeters'} ${k > 0 ? 'higher' : 'lower'}. Which function gives the level at the beach $t$ hours after midnight?`,
]
const shifted = (d: number, k: number) => text(`$T(t${signed(-d)})${signed(k)}$`)
const later = template({
  ...base,
  id: 'algebra-2/later-and-higher',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Story =>
    until(
      () => ({ d: int(rng, 2, 6), k: nonZero(rng, -9, 9), what: int(rng, 0, 1) }),
      ({ d, k }) => d !== Math.abs(k),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ d, k, what }, rng) => (stories[what] as (typeof stories)[number])(person(rng), d, k),
    },
  ],
  given: ({ d, k }) => ({ d, k }),
  answer: ({ d, k }) => shifted(d, k),
  traps: [
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      rule: ({ d, k }) => shifted(-d, k),
      why: () => 'lets everything happen earlier.',
    },
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      rule: ({ d, k }) => shifted(d, -k),
      why: ({ k }) => `makes the values ${k > 0 ? 'lower' : 'higher'}.`,
    },
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      rule: ({ d, k }) => shifted(-d, -k),
      why: ({ k }) => `lets everything happen earlier, and makes the values ${k > 0 ? 'lower' : 'higher'}.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ d, k }) => shifted(k, d),
      why: () => 'uses the time as a height and the height as a time.',
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ d, k }) => shifted(-k, d),
      why: () => 'uses the time as a height and the height as a time, with the wrong sign.',
    },
  ],
  explain: ({ d, k }) => [
    {
      do: `What happens at time $t$ happened in the first place ${d} hours earlier, at time $t - ${d}$.`,
      why: 'Later means: look back.',
    },
    {
      do: `Then ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}: ${shifted(d, k).html}.`,
      why: 'This changes the values themselves.',
    },
  ],
  // Follows one day hour by hour: what the first place has at hour s, the other has at hour s + d, k higher.
  check: ({ d, k }) => {
    const first = (t: number) => t * t - 7 * t + 3
    const there = Array.from({ length: 24 }, (_, s) => [s + d, first(s) + k] as const)
    const found = [d, -d, k, -k].flatMap((u) =>
      [k, -k, d, -d].flatMap((v) => (there.every(([t, y]) => first(t - u) + v === y) ? [shifted(u, v)] : [])),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

export const templates: readonly Template[] = [words, graph, pointAt, squeeze, mistake, later]
