import { curve, dot, equation, int, nonZero, num, pick, plane, svgValue, type Template, template, until } from '#kit'
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

const drawn = (h: number, k: number, up: boolean) =>
  plane(
    {
      alt: spoken(`A parabola that opens ${up ? 'upward' : 'downward'} with its turning point at (${h}, ${k}).`),
      x: [-6, 6],
      y: [-8, 8],
      yStep: 2,
    },
    [curve((x) => (up ? 1 : -1) * (x - h) ** 2 + k)],
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
  explain: ({ h, k, up }) => [
    {
      do: `The vertex is $(${h}, ${k})$, and the parabola opens ${up ? 'upward' : 'downward'}.`,
      why: 'Read the turning point from the grid.',
    },
    {
      do: `In $y = a(x - h)^2 + k$ this gives ${inForm(h, k, up).html}.`,
      why: `The square must be $0$ at $x = ${h}$.`,
    },
  ],
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
  explain: ({ h, k, up }) => [
    { do: `$x = -\\frac{b}{2a} = ${h}$`, why: 'This is the axis of symmetry.' },
    {
      do: `At $x = ${h}$ the value is $${k}$, so the vertex is $(${h}, ${k})$.`,
      why: `The parabola opens ${up ? 'upward' : 'downward'}, because $x^2$ has a ${up ? 'positive' : 'negative'} coefficient.`,
    },
  ],
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
      rule: ({ x }) => num(-x),
      why: ({ x }) => `is the opposite of $${x}$, as if the axis were $x = 0$.`,
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I gave the step from the point to the axis.',
      rule: ({ h, x }) => num(h - x),
      why: () => 'is the step from the point to the axis, not a place.',
    },
    {
      misconception: 'a1-q-adds-without-halving',
      says: () => 'I added the two numbers.',
      rule: ({ h, x }) => num(h + x),
      why: ({ h }) => `goes $${h}$ on from the point; it must go on from the axis by the same distance.`,
    },
  ],
  explain: ({ h, x }) => [
    {
      do: `From $x = ${x}$ to the axis $x = ${h}$ it is $${Math.abs(x - h)}$ to the ${x < h ? 'right' : 'left'}.`,
      why: 'The mirror image lies as far on the other side.',
    },
    {
      do: `$${h} ${x < h ? '+' : '-'} ${Math.abs(x - h)} = ${2 * h - x}$`,
      why: 'Equally high points are mirror images.',
    },
  ],
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
