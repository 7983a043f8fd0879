/** Parabolas as conics: equations from focus and directrix, from graphs and from general form. */

import {
  coef,
  curve,
  dot,
  equation,
  type Layer,
  type Marks,
  markedPlane,
  nonZero,
  paren,
  pick,
  point,
  signed,
  signedTerm,
  straight,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { base, drawParabola, type Parabola, sideways, sidewaysTex, upright, uprightTex } from './parabola-focus.ts'

const sheet = (alt: string, layers: readonly Layer[], found: Marks) =>
  markedPlane(
    { alt: alt.replace(/-/g, '−'), x: [-8, 8], y: [-8, 8], xStep: 1, yStep: 1, xEvery: 2, yEvery: 2 },
    layers,
    found,
  )

/** Vertex and focus by their letters, since they often lie close together. */
const vertexAndFocus = (v: readonly [number, number], f: readonly [number, number], open = false) => [
  { at: v, label: `V (${v.join(', ')})`.replace(/-/g, '−') },
  { at: f, label: `F (${f.join(', ')})`.replace(/-/g, '−'), open },
]

const focusGraph = ({ h, k, p }: Parabola, layers: readonly Layer[] = [], found: Marks = {}) =>
  sheet(
    `A coordinate plane with a point at (${h}, ${k + p}) and a dashed horizontal line at y = ${k - p}.`,
    [straight(0, k - p, { dash: true }), dot(h, k + p), ...layers],
    found,
  )

const fromFocus = template({
  ...base,
  id: 'algebra-2/parabola-from-focus-and-directrix',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 100,
  draw: (rng): Parabola =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -3, 3), p: pick(rng, [-3, -2, -1, 1, 2, 3]) }),
      ({ h, k, p }) => Math.abs(h) !== Math.abs(k) && k - p !== 0 && k + p !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ h, k, p }) =>
        `A parabola has the focus $(${h}, ${k + p})$ and the directrix $y = ${k - p}$. Which equation describes it?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 5,
      stem: ({ h, k, p }) =>
        `<p>The figure shows the focus of a parabola and, dashed, its directrix.</p>${focusGraph({ h, k, p })}<p>Which equation describes the parabola?</p>`,
    },
  ],
  given: ({ h, k, p }) => ({ h, f: k + p, d: k - p }),
  answer: ({ h, k, p }) => upright(h, k, 4 * p),
  traps: [
    {
      misconception: 'a2-par-takes-the-whole-distance-for-p',
      classic: true,
      rule: ({ h, f, d }) => upright(h, (f + d) / 2, 4 * (f - d)),
      why: ({ p }) => `uses $p = ${2 * p}$, the whole way from the directrix to the focus; $p$ is half of it.`,
    },
    {
      misconception: 'a2-par-forgets-the-four',
      rule: ({ h, f, d }) => upright(h, (f + d) / 2, (f - d) / 2),
      why: ({ p }) => `has the factor $p = ${p}$ instead of $4p = ${4 * p}$.`,
    },
    {
      misconception: 'a2-par-takes-the-focus-for-the-vertex',
      rule: ({ h, f, d }) => upright(h, f, 2 * (f - d)),
      why: ({ h, k, p }) => `has its vertex at $(${h}, ${k + p})$, which is the focus.`,
    },
    {
      misconception: 'a2-par-opens-the-wrong-way',
      rule: ({ h, f, d }) => upright(h, (f + d) / 2, -2 * (f - d)),
      why: ({ p }) => `opens ${p > 0 ? 'down' : 'up'}, away from the focus.`,
    },
    {
      misconception: 'a2-par-moves-along-the-other-axis',
      rule: ({ h, f, d }) => sideways(h, (f + d) / 2, 2 * (f - d)),
      why: () => 'has $y$ squared, so its axis is horizontal, but the directrix is horizontal.',
      says: () => 'I squared $y$, although the axis of this parabola is vertical.',
    },
    {
      misconception: 'a2-par-takes-the-focus-for-the-vertex',
      twoSlips: true,
      rule: ({ h, f, d }) => upright(h, f, 4 * (f - d)),
      why: () => 'has the focus as its vertex, and the whole distance for $p$.',
      says: () => 'I put the vertex at the focus and used the whole distance for $p$.',
    },
  ],
  explain: ({ h, k, p }, frame) => {
    const f = (x: number) => (x - h) ** 2 / (4 * p) + k
    return {
      ...(frame === 'graph'
        ? {
            figure: focusGraph({ h, k, p }, [curve(f)], {
              points: vertexAndFocus([h, k], [h, k + p]),
              steps: [{ from: [h, k], to: [h, k + p], run: '', rise: `p = ${p}`.replace('-', '−') }],
              clearOf: [f, () => k - p],
            }),
          }
        : {}),
      plan: 'The vertex is halfway between focus and directrix; p is the directed distance from the vertex to the focus.',
      steps: [
        {
          do: `Halfway between $${k + p}$ and $${k - p}$ lies $${k}$, so the vertex is $(${h}, ${k})$.`,
          why: 'It is as far from the focus as from the directrix.',
        },
        {
          do: `$p = ${k + p} - ${k < 0 ? `(${k})` : k} = ${p}$`,
          why: 'From the vertex to the focus; negative when the focus is below.',
        },
        {
          do: `So $4p = ${4 * p}$, and the equation is $${uprightTex(h, k, 4 * p)}$.`,
          why: 'The directrix is horizontal, so $x$ is squared.',
        },
      ],
      faster: `Focus and directrix are $${Math.abs(2 * p)}$ apart, and the factor before the parentheses has twice this size: $2 \\cdot ${Math.abs(2 * p)} = ${Math.abs(4 * p)}$. The focus lies ${p > 0 ? 'above' : 'below'} the directrix, so the factor is $${4 * p}$. Look for it first, with $x$ squared; the vertex decides only between options that both have it.`,
      check: `The point $(${h + 2 * p}, ${k + p})$ is $${Math.abs(2 * p)}$ from the focus and $${Math.abs(2 * p)}$ from the directrix, and it fits the equation.`,
    }
  },
  // Distance to the focus squared equals distance to the directrix squared.
  check: ({ h, f, d }) => equation('c', ({ x, y }) => (x - h) ** 2 + (y - f) ** 2 - (y - d) ** 2),
})

function sidewaysGraph({ h, k, p }: Parabola, found: Marks = {}) {
  const arm = (sign: number) => (x: number) => k + sign * Math.sqrt(Math.max(0, 4 * p * (x - h)))
  const look = p > 0 ? { from: h, to: 8 } : { from: -8, to: h }
  return sheet(
    `A coordinate plane with a parabola that opens to the ${p > 0 ? 'right' : 'left'}; its vertex is (${h}, ${k}), and a point inside it is marked at (${h + p}, ${k}).`,
    [curve(arm(1), look), curve(arm(-1), look), dot(h, k), dot(h + p, k, { open: true })],
    { ...found, clearOf: [1, -1].map((sign) => (x: number) => k + sign * Math.sqrt(4 * p * (x - h))) },
  )
}

const fromGraph = template({
  ...base,
  id: 'algebra-2/parabola-sideways-graph',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng): Parabola =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), p: pick(rng, [-2, -1, 1, 2]) }),
      ({ h, k, p }) => Math.abs(h) !== Math.abs(k) && Math.abs(h + p) < 7,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (e) =>
        `<p>The figure shows a parabola with its vertex and its focus.</p>${sidewaysGraph(e)}<p>Which equation describes the parabola?</p>`,
    },
  ],
  given: ({ h, k, p }) => ({ h, k, f: h + p }),
  answer: ({ h, k, p }) => sideways(h, k, 4 * p),
  traps: [
    {
      misconception: 'a2-par-moves-along-the-other-axis',
      classic: true,
      rule: ({ h, k, f }) => upright(h, k, 4 * (f - h)),
      why: ({ p }) => `opens ${p > 0 ? 'up' : 'down'}: there $x$ is squared.`,
      says: () => 'I squared $x$, although the axis of this parabola is horizontal.',
    },
    {
      misconception: 'a2-par-opens-the-wrong-way',
      rule: ({ h, k, f }) => sideways(h, k, -4 * (f - h)),
      why: ({ p }) => `opens to the ${p > 0 ? 'left' : 'right'}.`,
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      says: () => 'I put the coordinates of the vertex into the parentheses with the wrong signs.',
      rule: ({ h, k, f }) => sideways(-h, -k, 4 * (f - h)),
      why: ({ h, k }) => `has its vertex at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'a2-par-forgets-the-four',
      rule: ({ h, k, f }) => sideways(h, k, f - h),
      why: ({ p }) => `has the factor $p = ${p}$ instead of $4p$.`,
    },
    {
      misconception: 'a2-par-moves-along-the-other-axis',
      twoSlips: true,
      rule: ({ h, k, f }) => upright(h, k, -4 * (f - h)),
      why: ({ p }) => `opens ${p > 0 ? 'down' : 'up'}.`,
      says: () => 'I squared $x$ instead of $y$ and took the wrong sign for $p$.',
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      twoSlips: true,
      rule: ({ h, k, f }) => upright(-h, -k, 4 * (f - h)),
      why: ({ h, k }) => `has its vertex at $(${-h}, ${-k})$, and a vertical axis.`,
      says: () => 'I squared $x$ instead of $y$ and put the vertex in with the wrong signs.',
    },
  ],
  explain: ({ h, k, p }) => ({
    figure: sidewaysGraph(
      { h, k, p },
      {
        points: vertexAndFocus([h, k], [h + p, k], true),
        steps: [{ from: [h, k], to: [h + p, k], run: `p = ${p}`.replace('-', '−'), rise: '' }],
      },
    ),
    plan: 'The direction in which the parabola opens tells which variable is squared; vertex and focus give the numbers.',
    steps: [
      {
        do: `It opens to the ${p > 0 ? 'right' : 'left'}, so $y$ is squared.`,
        why: 'The axis is horizontal: each $x$ belongs to two values of $y$.',
      },
      {
        do: `Vertex $(${h}, ${k})$, focus $(${h + p}, ${k})$: $p = ${h + p} - ${h < 0 ? `(${h})` : h} = ${p}$.`,
        why: 'From the vertex to the focus.',
      },
      { do: `The equation is $${sidewaysTex(h, k, 4 * p)}$.`, why: `The factor is $4p = ${4 * p}$.` },
    ],
    check: `At the point $(${h + p}, ${k + 2 * p})$ of the graph the left side is $${paren(2 * p)}^2 = ${4 * p * p}$, and the right side $${4 * p} \\cdot ${paren(p)} = ${4 * p * p}$.`,
    faster: `Strike out options: it opens to the side, so $y$ is squared; it opens to the ${p > 0 ? 'right' : 'left'}, so the factor is ${p > 0 ? 'positive' : 'negative'}; and the size of the factor is four times the distance ${Math.abs(p)} of the two points, ${Math.abs(4 * p)}. The signs of the vertex decide where two are left.`,
  }),
  check: ({ h, k, f }) => equation('c', ({ x, y }) => (x - f) ** 2 + (y - k) ** 2 - (x - 2 * h + f) ** 2),
})

const general = ({ h, k, p }: Parabola) => ({ D: -2 * h, E: -4 * p, F: h * h + 4 * p * k })
const generalTex = ({ D, E, F }: Readonly<{ D: number; E: number; F: number }>) =>
  `x^2${signedTerm(D, 'x')}${signedTerm(E, 'y')}${signed(F)} = 0`

const vertex = template({
  ...base,
  id: 'algebra-2/parabola-general-form',
  difficulty: 'High',
  b: 0.7,
  seconds: 105,
  draw: (rng) =>
    until(
      () => drawParabola(rng),
      (e) => Math.abs(general(e).F) < 70 && general(e).F !== 0,
    ),
  frames: [
    {
      id: 'vertex',
      kind: 'multi-step',
      items: 8,
      stem: (e) => `What is the vertex of the parabola $${generalTex(general(e))}$?`,
    },
  ],
  given: general,
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a2-par-does-not-factor-the-right-side',
      says: ({ k, p }) => {
        const size = Math.abs(4 * p)
        const inside = `${size}y${signed(-size * k)}`
        return `On the right side, $${p > 0 ? inside : `-(${inside})`}$, I read $y${signed(-size * k)}$ before I had taken out the factor ${size}.`
      },
      classic: true,
      rule: ({ D, E, F }) => point(-D / 2, (E < 0 ? 1 : -1) * (F - (D / 2) ** 2)),
      why: ({ p }) => `reads the second coordinate before the factor $${4 * p}$ is taken out on the right.`,
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      rule: ({ D, E, F }) => point(D / 2, -(F - (D / 2) ** 2) / -E),
      why: ({ h, k }) => `is where the parentheses would read $x${signed(h)}$ and $y${signed(k)}$.`,
    },
    {
      misconception: 'a2-par-adds-on-one-side-only',
      rule: ({ D, E, F }) => whole(F / -E, -99) && point(-D / 2, F / -E),
      why: ({ h }) => `adds $${h * h}$ on the left only.`,
    },
    {
      misconception: 'a2-par-subtracts-on-the-other-side',
      rule: ({ D, E, F }) => whole((F + (D / 2) ** 2) / -E, -99) && point(-D / 2, (F + (D / 2) ** 2) / -E),
      why: ({ h }) => `subtracts $${h * h}$ on the right instead of adding it.`,
    },
    {
      misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
      rule: ({ D, E, F }) => point(-D / 2, -(F - (D / 2) ** 2) / -E),
      why: ({ k }) => `has the opposite of the second coordinate $${k}$.`,
      says: () => 'I took the second coordinate of the vertex with the wrong sign.',
    },
  ],
  explain: (e) => {
    const { D, E, F } = general(e)
    return {
      plan: 'Keep the squared variable on one side, complete its square, and take the factor of the other variable out on the other side.',
      steps: [
        {
          do: `$x^2${signedTerm(D, 'x')} = ${coef(-E)}y${signed(-F)}$`,
          why: 'The terms without $x$ change sides and signs.',
        },
        {
          do: `Add $${e.h * e.h}$ on both sides: $(x${signed(-e.h)})^2 = ${coef(-E)}y${signed(-F + e.h * e.h)}$`,
          why: `Half of $${D}$, squared.`,
        },
        {
          do: `Take out $${-E}$: $${uprightTex(e.h, e.k, 4 * e.p)}$`,
          why: `$${-F + e.h * e.h} \\div ${-E < 0 ? `(${-E})` : -E} = ${-e.k}$`,
        },
        { do: `The vertex is $(${e.h}, ${e.k})$.`, why: 'Opposite signs of the numbers in the parentheses.' },
      ],
      check: `At $x = ${e.h}$ the equation gives $y = ${e.k}$.`,
      faster: `Half of the coefficient of $x$, with the opposite sign, is the $x$-coordinate $${e.h}$ of the vertex. Put it in: $${e.h * e.h}${signed(D * e.h)}${signed(E)}y${signed(F)} = 0$ gives $y = ${e.k}$.`,
    }
  },
  // Where the function y(x) turns: halfway between two points of the same height.
  check: ({ D, E, F }) => {
    const at = (x: number) => -(x * x + D * x + F) / E
    const x = [...Array(81).keys()].map((i) => i - 40).find((v) => at(v - 1) === at(v + 1)) ?? 99
    return point(x, at(x))
  },
})

export const templates: readonly Template[] = [fromFocus, fromGraph, vertex]
