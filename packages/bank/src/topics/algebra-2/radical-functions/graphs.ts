import {
  curve,
  dot,
  expr,
  linear,
  nonZero,
  paren,
  pick,
  plane,
  signed,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { marked } from '../marks.ts'

const skill = 'a2-radical-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

const wide = { x: [-8, 8], y: [-8, 8], xStep: 1, yStep: 1 } as const
const sheet = { x: [-7, 9], y: [-8, 8], xStep: 1, yStep: 1 } as const

/** y = a·√(x − h) + k. */
type Root = Readonly<{ a: number; h: number; k: number }>
const units = (n: number) => (Math.abs(n) === 1 ? '1 unit' : `${Math.abs(n)} units`)

const lead = (a: number) => (a === 1 ? '' : a === -1 ? '-' : `${a}`)
export const rootTex = ({ a, h, k }: Root, n = 2) =>
  `${lead(a)}\\sqrt${n === 2 ? '' : `[${n}]`}{${linear(1, -h)}}${signed(k)}`

const rootValue = (e: Root, n = 2): Value =>
  expr(`y = ${rootTex(e, n)}`, ({ x }) => e.a * (n === 3 ? Math.cbrt(x - e.h) : Math.sqrt(x + 20 - e.h)) + e.k)

export const draw = (rng: () => number): Root =>
  until(
    () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6) }),
    ({ h, k }) => Math.abs(h) !== Math.abs(k),
  )

type Drawn = Readonly<{ start: number[]; through: number[] }>
type Moved = Readonly<{ a: number; right: number; up: number }>
/** The function that the graph or the words show. */
const readRoot = (g: Partial<Drawn & Moved>): Root => {
  if (!g.start || !g.through) return { a: g.a ?? 1, h: g.right ?? 0, k: g.up ?? 0 }
  const [h = 0, k = 0] = g.start
  return { a: ((g.through[1] ?? 0) - k) / Math.sqrt((g.through[0] ?? 0) - h), h, k }
}

const fromGraph = template({
  ...base,
  id: 'algebra-2/root-function-from-graph',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -5, 4), k: nonZero(rng, -4, 4) }),
      ({ h, k, a }) => Math.abs(h) !== Math.abs(k) && Math.abs(k + 2 * a) <= 7,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (e) =>
        `<p>Which function has this graph?</p>${plane({ alt: `A square root curve that starts at the point (${e.h}, ${e.k}), goes to the right and ${e.a > 0 ? 'rises' : 'falls'}, passing through (${e.h + 4}, ${e.k + 2 * e.a}).`, ...sheet }, [curve((x) => e.a * Math.sqrt(x - e.h) + e.k, { from: e.h }), dot(e.h, e.k), dot(e.h + 1, e.k + e.a), dot(e.h + 4, e.k + 2 * e.a)])}`,
    },
    {
      id: 'moves',
      kind: 'words',
      items: 6,
      stem: ({ a, h, k }) =>
        `The graph of $y = \\sqrt{x}$ is ${Math.abs(a) === 1 ? '' : `stretched vertically by the factor ${Math.abs(a)}, `}${a < 0 ? 'reflected across the $x$-axis, ' : ''}moved ${units(h)} to the ${h > 0 ? 'right' : 'left'}, and moved ${units(k)} ${k > 0 ? 'up' : 'down'}, in this order. Which equation does the new graph have?`,
    },
  ],
  // Two points of the curve, as text: the question in words tells only where (0, 0) and (4, 2) go.
  given: ({ a, h, k }, frame) =>
    frame === 'graph' ? { start: [h, k], through: [h + 4, k + 2 * a] } : { a, right: h, up: k },
  answer: (e) => rootValue(e),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      classic: true,
      rule: (g) => rootValue({ ...readRoot(g), h: -readRoot(g).h }),
      why: ({ h }) => `starts at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: (g) => (readRoot(g).a > 0 ? null : rootValue({ ...readRoot(g), a: -readRoot(g).a })),
      why: () => 'rises, although it should fall.',
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      says: ({ h, k }) => `I swapped the two shifts, as if the graph started at $(${k}, ${h})$.`,
      rule: (g) => {
        const { a, h, k } = readRoot(g)
        return rootValue({ a, h: k, k: h })
      },
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-forgets-the-factor',
      rule: (g) => {
        const e = readRoot(g)
        return Math.abs(e.a) === 1 ? null : rootValue({ ...e, a: Math.sign(e.a) })
      },
      why: ({ a }) => `is not stretched: the factor $${Math.abs(a)}$ is missing.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (g) => rootValue({ ...readRoot(g), h: -readRoot(g).h, k: -readRoot(g).k }),
      says: () => 'I changed the signs of both shifts.',
      why: ({ h, k }) => `starts at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (g) => rootValue({ ...readRoot(g), k: -readRoot(g).k }),
      says: () => 'I changed the sign of the vertical shift.',
      why: ({ k }) => `starts at height $${-k}$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      twoSlips: true,
      rule: (g) => {
        const { a, h, k } = readRoot(g)
        return rootValue({ a: -a, h: k, k: h })
      },
      says: ({ h, k }) =>
        `I swapped the two shifts, as if the graph started at $(${k}, ${h})$, and had the sign before the root wrong.`,
      why: ({ a, h, k }) => `starts at $(${k}, ${h})$ and ${a > 0 ? 'falls' : 'rises'}.`,
    },
  ],
  explain: (e, frame) => {
    const inside = linear(1, -e.h)
    const plan =
      'Find where the curve starts: its coordinates are the two shifts. Then see how much the height changes one step to the right.'
    if (frame === 'moves')
      return {
        plan: 'Each move changes one part of the equation: a stretch or a reflection the factor in front, a move sideways the part under the root, a move up or down the number at the end.',
        steps: [
          {
            do: `${e.a === 1 ? 'Nothing is stretched or reflected, so the factor in front stays $1$' : `The factor in front is $${e.a}$`}: $y = ${rootTex({ ...e, h: 0, k: 0 })}$.`,
            why: 'A stretch multiplies the heights; a reflection across the $x$-axis changes their sign.',
          },
          {
            do: `Moved to the ${e.h > 0 ? 'right' : 'left'}: $y = ${rootTex({ ...e, k: 0 })}$.`,
            why: `The curve now starts at $x = ${e.h}$, so the number under the root must be $0$ there.`,
          },
          {
            do: `Moved ${e.k > 0 ? 'up' : 'down'}: ${rootValue(e).html}.`,
            why: 'The same number is added to every height.',
          },
        ],
        check: `The point $(1, 1)$ of $y = \\sqrt{x}$ goes to $(${e.h + 1}, ${e.k + e.a})$. The equation gives $${e.a} \\cdot \\sqrt{1}${signed(e.k)} = ${e.k + e.a}$ there.`,
        faster: `Strike out options by the two moves: under the root must stand $${inside}$, at the end $${signed(e.k).trim()}$. The factor in front decides only where two are left.`,
      }
    return {
      plan,
      steps: [
        {
          do: `The curve starts at $(${e.h}, ${e.k})$, so $y = a\\sqrt{${inside}}${signed(e.k)}$.`,
          why: 'At the starting point the number under the root is $0$, and only the last number is left.',
        },
        {
          do: `One step to the right, at $x = ${e.h + 1}$, the height is $${e.k + e.a}$. It has changed by $${e.k + e.a} - ${paren(e.k)} = ${e.a}$.`,
          why: '$\\sqrt{1} = 1$, so this change is the factor in front.',
        },
        {
          do: `The equation is ${rootValue(e).html}.`,
          why: 'Starting point and factor fix the function.',
        },
      ],
      check: `At $x = ${e.h + 4}$ the equation gives $y = ${e.a} \\cdot \\sqrt{4}${signed(e.k)} = ${e.k + 2 * e.a}$, the height of the last marked point.`,
      faster: `Strike out options by the start $(${e.h}, ${e.k})$: under the root must stand $${inside}$, at the end $${signed(e.k).trim()}$. The factor in front decides only where two are left.`,
      figure: plane(
        {
          alt: `The same curve; its start (${e.h}, ${e.k}) and the last point (${e.h + 4}, ${e.k + 2 * e.a}) are marked.`,
          ...sheet,
        },
        [
          curve((x) => e.a * Math.sqrt(x - e.h) + e.k, { from: e.h }),
          marked(e.h, e.k, sheet, e.a > 0 ? ['sw', 'se', 'nw'] : ['nw', 'ne', 'sw']),
          dot(e.h + 1, e.k + e.a),
          marked(e.h + 4, e.k + 2 * e.a, sheet, e.a > 0 ? ['nw', 'se'] : ['sw', 'ne']),
        ],
      ),
    }
  },
  // The words tell where the points (0, 0) and (1, 1) end; from two points of the graph the curve is known.
  check: ({ start, through, a, right, up }) => {
    const [h = 0, k = 0] = start ?? [right, up]
    const [u = 0, v = 0] = through ?? [1 + right, 1 * a + up]
    return expr('c', ({ x }) => k + (v - k) * Math.sqrt((x + 20 - h) / (u - h)))
  },
})

const readCube = ({
  middle: [h = 0, k = 0],
  next: [, v = 0],
}: Readonly<{ middle: number[]; next: number[] }>): Root => ({
  a: v - k,
  h,
  k,
})

const cube = template({
  ...base,
  id: 'algebra-2/cube-root-function-from-graph',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-1, 1, 2, -2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>The graph of a cube root function is shown with three marked points.</p>${plane({ alt: `An S-shaped curve, steepest at the point (${e.h}, ${e.k}), that ${e.a > 0 ? 'rises' : 'falls'} from left to right through (${e.h + 1}, ${e.k + e.a}).`, ...wide }, [curve((x) => e.a * Math.cbrt(x - e.h) + e.k), dot(e.h - 1, e.k - e.a), dot(e.h, e.k), dot(e.h + 1, e.k + e.a)])}<p>Which equation describes this function?</p>`,
    },
  ],
  given: ({ a, h, k }) => ({ middle: [h, k], next: [h + 1, k + a] }),
  answer: (e) => rootValue(e, 3),
  traps: [
    {
      misconception: 'a2-shifts-the-wrong-way',
      classic: true,
      rule: (g) => rootValue({ ...readCube(g), h: -readCube(g).h }, 3),
      why: ({ h }) => `has its middle at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-ignores-the-sign-before-the-root',
      rule: (g) => (readCube(g).a > 0 ? null : rootValue({ ...readCube(g), a: -readCube(g).a }, 3)),
      why: () => 'rises, although it should fall.',
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      says: ({ h, k }) => `I swapped the two shifts, as if the middle of the graph were at $(${k}, ${h})$.`,
      rule: (g) => {
        const { a, h, k } = readCube(g)
        return rootValue({ a, h: k, k: h }, 3)
      },
      why: () => 'has the two shifts swapped.',
    },
    {
      misconception: 'a2-forgets-the-factor',
      rule: (g) => {
        const e = readCube(g)
        return Math.abs(e.a) === 1 ? null : rootValue({ ...e, a: Math.sign(e.a) }, 3)
      },
      why: ({ a }) => `is not stretched: the factor $${Math.abs(a)}$ is missing.`,
    },
    {
      misconception: 'a2-shifts-the-wrong-way',
      rule: (g) => rootValue({ ...readCube(g), h: -readCube(g).h, k: -readCube(g).k }, 3),
      says: () => 'I changed the signs of both shifts.',
      why: ({ h, k }) => `has its middle at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a2-swaps-the-two-shifts',
      twoSlips: true,
      rule: (g) => {
        const { a, h, k } = readCube(g)
        return rootValue({ a: -a, h: k, k: h }, 3)
      },
      says: ({ h, k }) =>
        `I swapped the two shifts, as if the middle of the graph were at $(${k}, ${h})$, and had the sign before the root wrong.`,
      why: ({ h, k }) => `has its middle at $(${k}, ${h})$, and runs the other way.`,
    },
  ],
  explain: (e) => ({
    plan: 'The middle of the curve, where it is steepest, shows the two shifts. The change one step to the right is the factor.',
    steps: [
      {
        do: `The curve is steepest at the middle point $(${e.h}, ${e.k})$, so $y = a\\sqrt[3]{${linear(1, -e.h)}}${signed(e.k)}$.`,
        why: 'This point comes from $(0, 0)$ of $y = \\sqrt[3]{x}$; there the number under the root is $0$.',
      },
      {
        do: `One step to the right, at $x = ${e.h + 1}$, the height is $${e.k + e.a}$. It has changed by $${e.k + e.a} - ${paren(e.k)} = ${e.a}$.`,
        why: '$\\sqrt[3]{1} = 1$, so this change is the factor in front.',
      },
      {
        do: `The equation is ${rootValue(e, 3).html}.`,
        why: 'The middle point and the factor fix the function.',
      },
    ],
    check: `At $x = ${e.h - 1}$ the equation gives $y = ${e.a} \\cdot \\sqrt[3]{-1}${signed(e.k)} = ${-e.a}${signed(e.k)} = ${e.k - e.a}$, the first marked point.`,
    figure: plane(
      {
        alt: `The same curve; its middle point (${e.h}, ${e.k}) is marked.`,
        ...wide,
      },
      [
        curve((x) => e.a * Math.cbrt(x - e.h) + e.k),
        dot(e.h - 1, e.k - e.a),
        marked(e.h, e.k, wide, e.a > 0 ? ['se', 'nw'] : ['ne', 'sw']),
        dot(e.h + 1, e.k + e.a),
      ],
    ),
    faster: `Strike out options by the middle point $(${e.h}, ${e.k})$: under the root must stand $${linear(1, -e.h)}$, at the end $${signed(e.k).trim()}$. The factor in front decides only where two are left.`,
  }),
  // A curve y with (y − k)³ in proportion to x − h, through the second point.
  check: ({ middle: [h = 0, k = 0], next: [u = 0, v = 0] }) =>
    expr('c', ({ x }) => k + Math.cbrt(((v - k) ** 3 * (x - h)) / (u - h))),
})

export const templates: readonly Template[] = [fromGraph, cube]
