/** The vertex of a parabola, and what the questions about parabolas share. */

import {
  curve,
  dot,
  equation,
  type Html,
  nonZero,
  plane,
  point,
  signed,
  straight,
  template,
  until,
  type Value,
} from '#kit'

const skill = 'geo-parabola-focus-directrix'

const squared = (variable: string, h: number): string => (h === 0 ? `${variable}^2` : `(${variable}${signed(-h)})^2`)

const shifted = (variable: string, k: number): string => (k === 0 ? variable : `(${variable}${signed(-k)})`)

/** (x − h)² = q(y − k). */
export const parabola = (h: number, q: number, k: number): Value =>
  equation(
    `${squared('x', h)} = ${q === 1 ? '' : q === -1 ? '-' : q}${q === 1 || q === -1 ? (k === 0 ? 'y' : shifted('y', k)) : shifted('y', k)}`,
    ({ x, y }) => (x - h) ** 2 - q * (y - k),
  )

/** The parabola with the vertex (h, k), its focus F and its directrix, dashed. */
export const picture = (h: number, k: number, p: number, withCurve = true, vertex = false): Html =>
  plane(
    {
      alt: `A coordinate plane with the focus F at (${h}, ${k + p}) and the dashed directrix y = ${k - p}${withCurve ? '; the parabola bends around the focus' : ''}${vertex ? `, and its vertex is V at (${h}, ${k})` : ''}`.replace(
        /-/g,
        '−',
      ),
      x: [-9, 9],
      y: [-9, 9],
      xStep: 1,
      yStep: 1,
      xEvery: 50,
      yEvery: 50,
    },
    [
      ...(withCurve ? [curve((x) => (x - h) ** 2 / (4 * p) + k)] : []),
      straight(0, k - p, { dash: true, plain: true }),
      dot(h, k + p, { label: 'F', at: p > 0 ? 'ne' : 'se' }),
      ...(vertex ? [dot(h, k, { label: 'V', at: p > 0 ? 'sw' : 'nw' })] : []),
    ],
  )

export const spots = (rng: () => number) =>
  until(
    () => ({ h: nonZero(rng, -5, 5), k: nonZero(rng, -4, 4), p: nonZero(rng, -3, 3) }),
    ({ h, k, p }) =>
      k - p !== 0 && k + p !== 0 && Math.abs(k + p) > 1 && Math.abs(k + p) < 8 && Math.abs(k - p) < 8 && h !== k,
  )

export const vertex = template({
  id: 'geometry/parabola-vertex',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => spots(rng),
      ({ k, p }) => Math.abs(2 * p) !== Math.abs(k) && k !== p,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'graph',
      items: 6,
      stem: ({ h, k, p }) =>
        `${picture(h, k, p, false)}<p>The figure shows the focus $F(${h}, ${k + p})$ and the directrix $y = ${k - p}$ (dashed) of a parabola. What is the vertex of the parabola?</p>`,
    },
    {
      id: 'words',
      kind: 'bare',
      items: 6,
      stem: ({ h, k, p }) =>
        `A parabola has the focus $(${h}, ${k + p})$ and the directrix $y = ${k - p}$. What is its vertex?`,
    },
  ],
  given: ({ h, k, p }) => ({ h, f: k + p, d: k - p }),
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'geo-par-vertex-on-the-directrix',
      classic: true,
      rule: ({ h, d }) => point(h, d),
      why: () => 'lies on the directrix; the vertex lies halfway to the focus.',
    },
    { misconception: 'geo-par-focus-for-vertex', rule: ({ h, f }) => point(h, f), why: () => 'is the focus itself.' },
    {
      misconception: 'geo-par-takes-half-the-difference',
      rule: ({ h, f, d }) => point(h, (f - d) / 2),
      says: ({ k, p }) => `I subtracted $${k - p}$ from $${k + p}$ and halved the difference, not the sum.`,
      why: () => 'takes half of the difference; the midpoint takes half of the sum.',
    },
    {
      misconception: 'geo-par-adds-without-halving',
      rule: ({ h, f, d }) => point(h, f + d),
      why: () => 'forgets to halve the sum.',
    },
  ],
  explain: ({ h, k, p }, frame) => ({
    plan: 'The vertex is the point of the parabola nearest to both: halfway between the focus and the directrix.',
    steps: [
      {
        do: `The vertex lies on the vertical line through the focus: $x = ${h}$.`,
        why: 'That line is perpendicular to the directrix.',
      },
      {
        do: `Halfway between $${k + p}$ and $${k - p}$: $\\frac{${k + p}${signed(k - p)}}{2} = ${k}$.`,
        why: 'The vertex is equally far from both.',
      },
      { do: `The vertex is $(${h}, ${k})$.`, why: 'Both coordinates together.' },
    ],
    faster: `All options have $x = ${h}$, so only the height counts: from the focus at $${k + p}$ it is ${2 * Math.abs(p)} ${p > 0 ? 'down' : 'up'} to the directrix, and half of that, ${Math.abs(p)}, leads to $${k}$.`,
    check: `From $${k}$ it is ${Math.abs(p)} to the focus and ${Math.abs(p)} to the directrix.`,
    figure: frame === 'figure' ? picture(h, k, p, true, true) : '',
  }),
  // Goes from the directrix toward the focus, half a unit at a time, until both are equally far.
  check: ({ h, f, d }) => {
    const steps = Array.from({ length: 61 }, (_, i) => -15 + i / 2)
    return point(h, steps.find((y) => Math.abs(y - f) === Math.abs(y - d)) as number)
  },
})
