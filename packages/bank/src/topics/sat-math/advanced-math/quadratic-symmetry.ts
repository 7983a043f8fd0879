/** Values of a quadratic function from its vertex and one more point. */

import {
  add,
  curve,
  div,
  dot,
  type Html,
  int,
  mul,
  num,
  pick,
  plane,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { skill } from './quadratics.ts'

/** A parabola with its vertex and the point one step to the right; with their coordinates when they are read. */
const vertexPlane = (a: number, h: number, k: number, found = false): Html =>
  plane(
    {
      alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}, with its vertex at (${h}, ${k}) and a marked point at (${h + 1}, ${a + k}).`,
      x: [-5, 6],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
    },
    [
      curve((x) => a * (x - h) ** 2 + k),
      dot(
        h,
        k,
        found
          ? { label: `(${h}, ${k})`.replace(/-/g, '−'), at: `${a > 0 ? 's' : 'n'}${h > 0 && h < 3 ? 'e' : 'w'}` }
          : {},
      ),
      dot(h + 1, a + k, found ? { label: `(${h + 1}, ${a + k})`.replace(/-/g, '−'), at: a > 0 ? 'se' : 'ne' } : {}),
    ],
  )

const symmetric = template({
  id: 'sat-math/quadratic-symmetry',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: int(rng, -2, 3), k: int(rng, -5, 5), d: int(rng, 3, 5) }),
      ({ a, h, k, d }) => h !== 0 && k !== 0 && Math.abs(a + k) <= 7 && a * d * d + k !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ a, h, k, d }) =>
        `<p>The graph of the quadratic function $f$ is shown, with its vertex and one more point marked.</p>${vertexPlane(a, h, k)}<p>What is the value of $f(${h + d})$?</p>`,
    },
    {
      id: 'words',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, h, k, d }) =>
        `The graph of the quadratic function $f$ has its vertex at $(${h}, ${k})$ and passes through $(${h + 1}, ${a + k})$. What is the value of $f(${h + d})$?`,
    },
  ],
  given: ({ a, h, k, d }) => ({ h, k, x1: h + 1, y1: a + k, x2: h + d }),
  answer: ({ a, k, d }) => num(a * d * d + k),
  traps: [
    {
      misconception: 'sm-goes-on-in-a-straight-line',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ h, k, x1, y1, x2 }) => [k, div(y1 - k, x1 - h), x2 - h],
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 - h) + k),
      why: ({ a, k, d }) => `is $${k}${signed(a * d)}$: the change of $${a}$ was used ${d} times.`,
    },
    {
      misconception: 'sm-forgets-to-square',
      operation: 'power-as-product',
      operands: ({ h, x2 }) => [x2 - h, 2],
      after: (x, { h, k, x1, y1 }) => add(k, mul(x, div(y1 - k, (x1 - h) ** 2))),
      rule: ({ h, k, y1, x2 }) => num(2 * (y1 - k) * (x2 - h) + k),
      says: ({ d }) => `I doubled the distance $${d}$ from the vertex instead of squaring it.`,
      why: ({ a, d, k }) => `is $${a} \\cdot ${2 * d}${signed(k)}$.`,
    },
    {
      misconception: 'sm-forgets-the-vertex-height',
      operation: 'part-left-out',
      operands: ({ h, k, x1, y1, x2 }) => [mul((x2 - h) ** 2, div(y1 - k, (x1 - h) ** 2))],
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 - h) ** 2),
      says: ({ k }) => `I left out the $${k}$, the second coordinate of the vertex.`,
      why: ({ a, d }) => `is $${a} \\cdot ${d * d}$ alone.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ h, k, y1, x2 }) => num((y1 - k) * (x2 + h) ** 2 + k),
      says: ({ a, h }) => `I used $(x${signed(h)})^2$ instead of $(x${signed(-h)})^2$, with the correct $a = ${a}$.`,
      why: ({ h, d }) => `squares $${h + d}${signed(h)} = ${2 * h + d}$ instead of $${d}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ h, k, x1, y1 }) => [div(y1 - k, (x1 - h) ** 2)],
      after: (x, { h, k, x2 }) => add(k, mul(x, (x2 - h) ** 2)),
      rule: ({ h, k, y1, x2 }) => num((k - y1) * (x2 - h) ** 2 + k),
      says: ({ a }) => `I used $${-a}$ instead of $${a}$ before the square.`,
      why: ({ a }) => `belongs to a parabola that opens ${a > 0 ? 'downward' : 'upward'}.`,
    },
  ],
  explain: ({ a, h, k, d }, frame) => ({
    plan: 'Write the function in vertex form. The other known point gives the factor before the square; then put in the number that is asked for.',
    steps: [
      {
        do: `With the vertex $(${h}, ${k})$: $f(x) = a(x${signed(-h)})^2${signed(k)}$.`,
        why: 'Vertex form shows the vertex; only $a$ is still unknown.',
      },
      {
        do: `The point $(${h + 1}, ${a + k})$ gives $${a + k} = a \\cdot 1^2${signed(k)}$, so $a = ${a}$.`,
        why: 'Put in the point: it lies one step from the vertex.',
      },
      {
        do: `$f(${h + d}) = ${a} \\cdot (${h + d}${signed(-h)})^2${signed(k)} = ${a} \\cdot ${d}^2${signed(k)}$`,
        why: 'Put the asked number into the rule.',
      },
      { do: `$${a * d * d}${signed(k)} = ${a * d * d + k}$`, why: `$${a} \\cdot ${d * d} = ${a * d * d}$.` },
    ],
    check: `From the vertex the values change by $${Array.from({ length: d }, (_, i) => a * (2 * i + 1)).join(', ')}$ in steps of one, in all by $${a * d * d}$, from $${k}$ to $${a * d * d + k}$.`,
    faster: `A parabola changes by its leading coefficient times the square of the steps from the vertex: ${d} steps change the height by $${a} \\cdot ${d}^2 = ${a * d * d}$, from $${k}$ to $${a * d * d + k}$.`,
    ...(frame === 'graph' ? { figure: vertexPlane(a, h, k, true) } : {}),
  }),
  // Second differences of a quadratic are constant: 2a.
  check: ({ h, k, y1, x2 }) => {
    let [v, rise] = [k, y1 - k]
    const second = 2 * rise
    for (let x = h; x < x2; x++) {
      v += rise
      rise += second
    }
    return num(v)
  },
})

export const templates: readonly Template[] = [symmetric]
