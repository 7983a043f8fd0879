import {
  dot,
  linear,
  type Marks,
  markedPlane,
  nonZero,
  paren,
  pick,
  point,
  segment,
  signed,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'

export const skill = 'a2-graph-transformations'
export const base = { skill, calculator: false, response: 'choice' } as const

type Move = Readonly<{ a: number; h: number; k: number }>
const moveTex = ({ a, h, k }: Move) => `y = ${a === 1 ? '' : a === -1 ? '-' : a}f(${linear(1, -h)})${signed(k)}`
const moved = (m: Move) => text(`$${moveTex(m)}$`)
const draw = (rng: () => number): Move =>
  until(
    () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), h: nonZero(rng, -7, 7), k: nonZero(rng, -7, 7) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )
/** The mistakes with shifts and factors; `read` says how the move is seen in the question. */
const traps = <G>(read: (given: G) => Move) => [
  {
    misconception: 'a2-fn-shifts-the-wrong-way',
    classic: true as const,
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return moved({ a, h: -h, k })
    },
    why: ({ h }: Move) => `moves the graph to the ${h > 0 ? 'left' : 'right'}.`,
  },
  {
    misconception: 'a2-fn-reflects-wrongly',
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return a < 0 ? moved({ a: -a, h, k }) : null
    },
    why: () => 'does not flip the graph over the $x$-axis.',
  },
  {
    misconception: 'a2-fn-swaps-the-two-shifts',
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return moved({ a, h: k, k: h })
    },
    why: () => 'has the two shifts swapped.',
  },
  {
    misconception: 'a2-fn-forgets-the-stretch',
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return Math.abs(a) > 1 ? moved({ a: Math.sign(a), h, k }) : null
    },
    why: ({ a }: Move) => `leaves out the stretch by the factor ${Math.abs(a)}.`,
  },
  {
    misconception: 'a2-fn-opposite-sign-outside',
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return moved({ a, h, k: -k })
    },
    why: ({ k }: Move) => `moves the graph ${k > 0 ? 'down' : 'up'}.`,
  },
  {
    misconception: 'a2-fn-shifts-the-wrong-way',
    twoSlips: true as const,
    rule: (g: G) => {
      const { a, h, k } = read(g)
      return moved({ a, h: -h, k: -k })
    },
    why: ({ h, k }: Move) => `moves the graph to the ${h > 0 ? 'left' : 'right'} and ${k > 0 ? 'down' : 'up'}.`,
    says: () => 'I used the wrong sign for both shifts.',
  },
]
const explainMove = (m: Move) => ({
  plan: 'Take the changes one by one: a shift to the side stands inside with the opposite sign, factors and shifts up or down stand outside.',
  steps: [
    {
      do: `A shift by ${Math.abs(m.h)} to the ${m.h > 0 ? 'right' : 'left'} turns $x$ into $${linear(1, -m.h)}$.`,
      why: 'Inside the parentheses the sign is the opposite of the direction.',
    },
    {
      do: m.a === 1 ? 'There is no factor in front.' : `The factor in front is $${m.a}$.`,
      why: m.a === 1 ? 'A factor would stretch or reflect the graph.' : 'It multiplies all heights.',
    },
    {
      do: `The shift by ${Math.abs(m.k)} ${m.k > 0 ? 'up' : 'down'} gives $${signed(m.k).trim()}$ at the end: $${moveTex(m)}$.`,
      why: 'What stands outside acts on the heights.',
    },
  ],
  check: `Where $f$ has the input $0$, at $x = ${m.h}$, the new height is $${m.a === 1 ? '' : m.a === -1 ? '-' : m.a}f(0)${signed(m.k)}$.`,
  faster: `Strike out options: $${linear(1, -m.h)}$ must stand inside and $${signed(m.k).trim()}$ at the end, so one that differs in either is out. The factor in front is needed only where two are left.`,
})
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
  traps: traps((m: Move) => m),
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
const cornersOf = (m: Move): (readonly [number, number])[] => ZIGZAG.map(([x, y]) => [x + m.h, m.a * y + m.k])

const zigzags = (m: Move, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A dashed zigzag through (-2, 0), (-1, 2), (1, -1) and (2, 1), and a solid zigzag through ${ZIGZAG.map(([x, y]) => `(${x + m.h}, ${m.a * y + m.k})`).join(', ')}.`,
      x: [-7, 7],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
    },
    [...zig({ a: 1, h: 0, k: 0 }, true), ...zig(m, false), dot(m.h - 2, m.k)],
    found,
  )

/** The move that takes the dashed zigzag to the solid one, read from the first and the last corner. */
const moveOf = ({ corners }: Readonly<{ corners: readonly (readonly number[])[] }>): Move => {
  const [[x0 = 0, y0 = 0] = [], , , [, y3 = 0] = []] = corners
  return { a: y3 - y0, h: x0 + 2, k: y0 }
}

const graph = template({
  ...base,
  id: 'algebra-2/transformation-from-graph',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  balance: 'parts',
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
        `<p>The dashed graph is that of $y = f(x)$. The solid graph comes from it by a transformation.</p>${zigzags(m)}<p>Which equation describes the solid graph?</p>`,
    },
  ],
  given: (m) => ({ corners: cornersOf(m) }),
  answer: moved,
  traps: traps(moveOf),
  explain: (m) => ({
    ...explainMove(m),
    figure: zigzags(m, {
      points: [
        [-2, 0],
        [m.h - 2, m.k],
      ],
      steps: [
        {
          from: [-2, 0],
          to: [m.h - 2, m.k],
          run: `${Math.abs(m.h)} ${m.h > 0 ? 'right' : 'left'}`,
          rise: `${Math.abs(m.k)} ${m.k > 0 ? 'up' : 'down'}`,
        },
      ],
      clearOf: [ZIGZAG, cornersOf(m)],
    }),
  }),
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
      classic: true,
      rule: ({ a, h, k, p, q }) => point(p - h, a * q + k),
      why: () => 'is moved sideways in the wrong direction.',
    },
    {
      misconception: 'a2-fn-shifts-before-stretching',
      rule: ({ a, h, k, p, q }) => point(p + h, a * (q + k)),
      why: ({ a, k }) => `adds $${k}$ before it multiplies by $${a}$.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, h, k, p, q }) => (a < 0 ? point(p + h, -a * q + k) : null),
      why: ({ a }) => `multiplies the height by $${-a}$ instead of $${a}$.`,
      says: ({ a }) => `I left out the minus of the factor $${a}$.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ a, h, k, p, q }) => point(p + k, a * q + h),
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-fn-stretches-the-wrong-way',
      rule: ({ a, h, k, p, q }) => point(a * p + h, q + k),
      why: () => 'multiplies the $x$-value instead of the height.',
      says: () => 'I multiplied the $x$-value instead of the height.',
    },
    {
      misconception: 'a2-fn-forgets-the-stretch',
      rule: ({ h, k, p, q }) => point(p + h, q + k),
      why: ({ a }) => `does not multiply the height by $${a}$.`,
      says: ({ a }) => `I left out the factor $${a}$.`,
    },
    {
      misconception: 'a2-fn-shifts-before-stretching',
      twoSlips: true,
      rule: ({ a, h, k, p, q }) => point(p - h, a * (q + k)),
      why: () => 'adds before it multiplies, and moves sideways in the wrong direction.',
      says: () => 'I added before I multiplied, and shifted to the side in the wrong direction.',
    },
  ],
  explain: ({ a, h, k, p, q }) => ({
    plan: 'Find the new $x$ from what stands inside, and the new height from what stands outside.',
    steps: [
      {
        do: `The function must get the input $${p}$ again: $${linear(1, -h)} = ${p}$.`,
        why: 'Only for this input the height is known.',
      },
      { do: `So $x = ${p}${signed(h)} = ${p + h}$.`, why: 'Solve for $x$.' },
      {
        do: `Its height becomes $${a} \\cdot ${q < 0 ? `(${q})` : q}${signed(k)} = ${a * q + k}$: ${point(p + h, a * q + k).html}.`,
        why: 'Multiply first, then add.',
      },
    ],
    check: `Put it in: at $x = ${p + h}$ the new height is $${a}f(${p + h}${signed(-h)})${signed(k)} = ${a}f(${p})${signed(k)} = ${a * q}${signed(k)} = ${a * q + k}$.`,
    faster: `Strike out options by the first coordinate: the graph moves ${Math.abs(h)} to the ${h > 0 ? 'right' : 'left'}, so it is $${p}${signed(h)} = ${p + h}$. Where two are left, the height is $${a} \\cdot ${paren(q)}${signed(k)} = ${a * q + k}$.`,
  }),
  check: ({ a, h, k, p, q }) => {
    // A function through (p, q) that takes no other value near there again.
    const f = (t: number) => q + (t - p) ** 3
    const x = Array.from({ length: 61 }, (_, i) => i - 30).find((v) => f(v - h) === q) ?? 99
    return point(x, a * f(x - h) + k)
  },
})

export const templates: readonly Template[] = [words, graph, pointAt]
