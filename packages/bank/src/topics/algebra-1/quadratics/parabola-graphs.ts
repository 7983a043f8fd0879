import {
  curve,
  dot,
  equation,
  int,
  type Marks,
  marks,
  nonZero,
  num,
  paren,
  pick,
  plane,
  saidMarks,
  signed,
  svgValue,
  type Template,
  template,
  until,
} from '#kit'
import { isTrue, onlyOne } from '../read-tex.ts'
import { spoken } from '../spoken.ts'
import { quad, square, wholes } from './common.ts'

const skill = 'a1-parabola-features'

const combos = (h: number, k: number): [number, number][] => [
  [h, k],
  [-h, k],
  [h, -k],
  [-h, -k],
]

const drawn = (h: number, k: number, up: boolean, found: Marks = {}) =>
  plane(
    {
      alt: saidMarks(
        spoken(`A parabola that opens ${up ? 'upward' : 'downward'} with its turning point at (${h}, ${k}).`),
        found,
      ),
      x: [-6, 6],
      y: [-8, 8],
      yStep: 2,
    },
    [
      curve((x) => (up ? 1 : -1) * (x - h) ** 2 + k),
      marks({ ...found, clearOf: [(x) => (up ? 1 : -1) * (x - h) ** 2 + k] }),
    ],
  )

const inForm = (h: number, k: number, up: boolean) =>
  equation(
    `y = ${up ? '' : '-'}${square(h)}${k > 0 ? ' + ' : ' - '}${Math.abs(k)}`,
    ({ x, y }) => y - (up ? 1 : -1) * (x - h) ** 2 - k,
  )

const whichEquation = template({
  id: 'algebra-1/parabola-graph-to-equation',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -5, 5), up: pick(rng, [true, false]) }),
  frames: [
    {
      id: 'equation',
      kind: 'graph',
      items: 7,
      stem: ({ h, k, up }) => `<p>Which equation has this graph?</p>${drawn(h, k, up)}`,
    },
  ],
  given: ({ h, k, up }) => ({ h, k, opens: up ? 'up' : 'down' }),
  answer: ({ h, k, up }) => inForm(h, k, up),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      rule: ({ h, k, opens }) => inForm(-h, k, opens === 'up'),
      why: ({ h }) => `has its vertex at $x = ${-h}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      rule: ({ h, k, opens }) => inForm(h, -k, opens === 'up'),
      why: ({ k }) => `has its vertex at the height $${-k}$.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      rule: ({ h, k, opens }) => inForm(h, k, opens !== 'up'),
      why: () => 'opens the other way.',
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      twoSlips: true,
      says: () => 'I got both signs of the vertex wrong.',
      rule: ({ h, k, opens }) => inForm(-h, -k, opens === 'up'),
      why: () => 'has both signs of the vertex wrong.',
    },
  ],
  explain: ({ h, k, up }) => ({
    figure: drawn(h, k, up, { points: [[h, k]] }),
    plan: 'Read the vertex and the direction from the graph, and write them into the vertex form $y = a(x - h)^2 + k$.',
    steps: [
      { do: `The vertex is $(${h}, ${k})$.`, why: 'It is the turning point of the parabola.' },
      {
        do: `The square must be $0$ at $x = ${h}$, so it is $${square(h)}$.`,
        why: `$${h}${signed(-h)} = 0$: the sign inside is reversed.`,
      },
      {
        do: `The parabola opens ${up ? 'upward, so the square has no minus sign before it' : 'downward, so the square has a minus sign before it'}.`,
        why: `One step to the side of the vertex the graph goes ${up ? 'up' : 'down'} by $1$, so $a = ${up ? 1 : -1}$.`,
      },
      {
        do: `With the height $${k}$ outside the square: ${inForm(h, k, up).html}.`,
        why: 'At the vertex the square is $0$, and only this number is left.',
      },
    ],
    check: `Put in $x = ${h}$: the square is $0$ and $y = ${k}$. Put in $x = ${h + 1}$: $y = ${up ? 1 : -1}${signed(k)} = ${up ? k + 1 : k - 1}$, a point of the graph.`,
    faster: `Test the options with the vertex: the right equation gives $y = ${k}$ for $x = ${h}$, and $${up ? k + 1 : k - 1}$ one step beside it.`,
  }),
  // Puts the vertex and its two neighbors on the grid into every equation.
  check: ({ h, k, opens }) => {
    const side = opens === 'up' ? k + 1 : k - 1
    const seen = [
      { x: h, y: k },
      { x: h - 1, y: side },
      { x: h + 1, y: side },
    ]
    const all = combos(h, k).flatMap(([u, v]) => [inForm(u, v, true), inForm(u, v, false)])
    return onlyOne(all, ({ html }) => seen.every((spot) => isTrue(html, spot)))
  },
})

const small = (h: number, k: number, up: boolean) =>
  svgValue(
    plane(
      {
        alt: spoken(`A parabola that opens ${up ? 'upward' : 'downward'} with its turning point at (${h}, ${k}).`),
        x: [-6, 6],
        y: [-6, 6],
        xStep: 2,
        yStep: 2,
        width: 200,
        height: 200,
      },
      [curve((x) => (up ? 1 : -1) * (x - h) ** 2 + k), dot(h, k)],
    ),
    `${h} ${k} ${up}`,
  )

/** The vertex of ±x² + bx + c, and whether it opens upward. */
const vertexOf = ({ b, c, sign }: Readonly<{ b: number; c: number; sign: string }>) => {
  const a = sign === 'plus' ? 1 : -1
  return { h: -b / (2 * a), k: c - (b * b) / (4 * a), up: a > 0 }
}

const whichGraph = template({
  id: 'algebra-1/parabola-equation-to-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  // The grid has every second line: the vertex lies on one of them.
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), up: pick(rng, [true, false]) }),
      ({ h, k }) => h % 2 === 0 || k % 2 === 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ h, k, up }) =>
        `Which graph is that of $y = ${quad(up ? 1 : -1, up ? -2 * h : 2 * h, up ? h * h + k : k - h * h)}$?`,
    },
  ],
  given: ({ h, k, up }) => ({ b: up ? -2 * h : 2 * h, c: up ? h * h + k : k - h * h, sign: up ? 'plus' : 'minus' }),
  answer: ({ h, k, up }) => small(h, k, up),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      rule: (g) => {
        const { h, k, up } = vertexOf(g)
        return small(-h, k, up)
      },
      why: ({ h }) => `has its vertex at $x = ${-h}$ instead of $${h}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      rule: (g) => {
        const { h, k, up } = vertexOf(g)
        return small(h, -k, up)
      },
      why: ({ k }) => `has its vertex at the height $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      twoSlips: true,
      says: () => 'I got both signs of the vertex wrong.',
      rule: (g) => {
        const { h, k, up } = vertexOf(g)
        return small(-h, -k, up)
      },
      why: () => 'has both signs of the vertex wrong.',
    },
  ],
  explain: ({ h, k, up }) => {
    const [a, b, c] = [up ? 1 : -1, up ? -2 * h : 2 * h, up ? h * h + k : k - h * h]
    return {
      plan: 'The coefficient of $x^2$ tells the direction, and the axis of symmetry tells where the vertex is: find both and compare with the graphs.',
      steps: [
        {
          do: `The coefficient of $x^2$ is $${a}$, so the parabola opens ${up ? 'upward' : 'downward'}.`,
          why: 'The sign of $a$ gives the direction.',
        },
        {
          do: `The vertex is at $x = -\\frac{b}{2a}$: with $-b = ${-b}$ and $2a = ${2 * a}$ it is $x = ${-b} \\div ${paren(2 * a)} = ${h}$.`,
          why: 'The axis of symmetry is $x = -\\frac{b}{2a}$.',
        },
        {
          do: `Its height is $${up ? '' : '-'}${paren(h)}^2${signed(b)} \\cdot ${paren(h)}${signed(c)} = ${a * h * h}${signed(b * h)}${signed(c)} = ${k}$.`,
          why: 'Put this $x$ into the equation.',
        },
        {
          do: `Take the graph that opens ${up ? 'upward' : 'downward'} with the vertex $(${h}, ${k})$.`,
          why: 'Direction and vertex together leave one graph.',
        },
      ],
      check: `At $x = ${h + 1}$ the equation gives $${a * (h + 1) ** 2}${signed(b * (h + 1))}${signed(c)} = ${k + a}$: one step ${up ? 'up' : 'down'} from the vertex, as in that graph.`,
      faster: `All four graphs open the same way, and their vertices differ in signs only. $a = ${a}$ and $b = ${b}$ have ${a * b > 0 ? 'the same sign' : 'different signs'}, so the vertex lies ${h < 0 ? 'left' : 'right'} of the $y$-axis, at $x = ${h}$; only the height there, $${k}$, has to be worked out.`,
    }
  },
  check: ({ b, c, sign }) => {
    const f = (x: number) => (sign === 'plus' ? 1 : -1) * x * x + b * x + c
    const h = wholes(9).find((x) => f(x - 1) === f(x + 1)) ?? 99
    return small(h, f(h), sign === 'plus')
  },
})

const mirror = template({
  id: 'algebra-1/parabola-mirror-point',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -6, 8), x: nonZero(rng, -9, 12), y: int(rng, 2, 15) }),
      ({ h, x }) => Math.abs(x - h) > 1 && 2 * h - x !== 0 && 2 * h - x !== -x,
    ),
  frames: [
    {
      id: 'mirror',
      kind: 'words',
      items: 6,
      stem: ({ h, x, y }) =>
        `A parabola has the axis of symmetry $x = ${h}$ and passes through $(${x}, ${y})$. For which other value of $x$ does it have the height $${y}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, x }) => num(2 * h - x),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      says: () => 'I only changed the sign, as if the axis of symmetry were the $y$-axis.',
      operation: 'sign-reversed',
      operands: ({ x }) => [x],
      rule: ({ x }) => num(-x),
      why: ({ x }) => `is the opposite of $${x}$, as if the axis were $x = 0$.`,
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I gave the step from the point to the axis.',
      operation: 'stopped-at-a-step',
      operands: ({ h, x }) => [h - x],
      rule: ({ h, x }) => num(h - x),
      why: () => 'is the step from the point to the axis, not a place.',
    },
    {
      misconception: 'a1-q-adds-without-halving',
      says: () => 'I added the two numbers.',
      operation: 'added-instead-of-subtracted',
      operands: ({ h, x }) => [h, x],
      rule: ({ h, x }) => num(h + x),
      why: ({ h }) => `goes $${h}$ on from the point; it must go on from the axis by the same distance.`,
    },
  ],
  explain: ({ h, x, y }) => {
    const d = Math.abs(x - h)
    return {
      plan: 'Points of the same height are mirror images in the axis of symmetry: measure how far the point is from the axis, and go as far on the other side.',
      steps: [
        {
          do: `The point $(${x}, ${y})$ lies to the ${x < h ? 'left' : 'right'} of the axis $x = ${h}$.`,
          why: `$${x}$ is ${x < h ? 'less' : 'greater'} than $${h}$.`,
        },
        {
          do: `Its distance from the axis is $${Math.max(x, h)} - ${paren(Math.min(x, h))} = ${d}$.`,
          why: 'Subtract the smaller number from the larger one.',
        },
        {
          do: `Go $${d}$ from the axis to the ${x < h ? 'right' : 'left'}: $${h} ${x < h ? '+' : '-'} ${d} = ${2 * h - x}$.`,
          why: 'The mirror image is as far from the axis, on the other side.',
        },
      ],
      check: `The middle of the two values must be the axis: $\\frac{${x}${signed(2 * h - x)}}{2} = \\frac{${2 * h}}{2} = ${h}$.`,
      faster: `In one line: twice the axis minus the known value, $2 \\cdot ${paren(h)} - ${paren(x)} = ${2 * h - x}$.`,
    }
  },
  // Goes outward from the axis, one step to each side, until one side meets the point.
  check: ({ h, x }) => {
    let [left, right] = [h, h]
    while (left !== x && right !== x) {
      left--
      right++
    }
    return num(left === x ? right : left)
  },
})

export const templates: readonly Template[] = [whichEquation, whichGraph, mirror]
