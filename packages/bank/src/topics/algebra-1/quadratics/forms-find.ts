import {
  curve,
  div,
  dot,
  equation,
  marks,
  nonZero,
  num,
  paren,
  person,
  pick,
  plane,
  polyFromRoots,
  polyTex,
  type Template,
  table,
  template,
  term,
  until,
} from '#kit'
import { spoken } from '../spoken.ts'
import { factor, square, wholes } from './common.ts'
import { factoredTex, tail, vertexTex } from './form-tex.ts'

const skill = 'a1-forms-of-a-quadratic'

const stretch = template({
  id: 'algebra-1/forms-vertex-and-point',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, h, k, d] = [nonZero(rng, -5, 6), nonZero(rng, -6, 6), nonZero(rng, -9, 9), pick(rng, [-3, -2, 2, 3])]
        return { h, k, x: h + d, y: a * d * d + k }
      },
      ({ h, k, x, y }) => x !== 0 && y !== k && Math.abs((y - k) / (x - h) ** 2) > 1,
    ),
  frames: [
    {
      id: 'point',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, x, y }) =>
        `A parabola $y = a(x - h)^2 + k$ has the vertex $(${h}, ${k})$ and passes through $(${x}, ${y})$. What is the value of $a$?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, k, x, y }) => num((y - k) / (x - h) ** 2),
  traps: [
    {
      misconception: 'a1-q-forgets-to-square-the-step',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ x, h }) => [x - h],
      after: (got, { y, k }) => div(y - k, got),
      rule: ({ h, k, x, y }) => ((y - k) % (x - h) === 0 ? num((y - k) / (x - h)) : null),
      why: ({ h, x }) => `divides by $${x - h}$ instead of its square.`,
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I stopped at the difference of the two heights and did not divide.',
      operation: 'stopped-at-a-step',
      operands: ({ y, k }) => [y - k],
      rule: ({ k, y }) => num(y - k),
      why: ({ h, x }) => `is still to be divided by $${(x - h) ** 2}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      says: ({ k }) => `I moved the $${k}$ to the other side with the wrong sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ y, k }) => [y, k],
      after: (got, { x, h }) => div(got, (x - h) ** 2),
      rule: ({ h, k, x, y }) => ((y + k) % (x - h) ** 2 === 0 ? num((y + k) / (x - h) ** 2) : null),
      why: ({ k }) => `moves the $${k}$ to the other side with the wrong sign.`,
    },
  ],
  explain: ({ h, k, x, y }) => {
    const n = (x - h) ** 2
    return {
      plan: 'The vertex gives $h$ and $k$, so only $a$ is missing: put the point into the vertex form and solve for $a$.',
      steps: [
        {
          do: `With the vertex $(${h}, ${k})$ the form is $y = a${square(h)}${tail(k)}$.`,
          why: 'In $y = a(x - h)^2 + k$ the vertex is $(h, k)$.',
        },
        {
          do: `Put in $(${x}, ${y})$: $${y} = a(${x}${tail(-h)})^2${tail(k)}$.`,
          why: 'The point lies on the parabola, so its numbers make the equation true.',
        },
        {
          do: `Work out the square: $${x}${tail(-h)} = ${x - h}$ and $${paren(x - h)}^2 = ${n}$, so $${y} = ${term(n, 'a')}${tail(k)}$.`,
          why: 'Parentheses and powers come first.',
        },
        {
          do: `${k > 0 ? 'Subtract' : 'Add'} $${Math.abs(k)}$: $${y - k} = ${term(n, 'a')}$.`,
          why: 'This gets the term with $a$ alone.',
        },
        {
          do: `Divide by $${n}$: $a = ${(y - k) / n}$.`,
          why: `$${y - k} \\div ${n} = ${(y - k) / n}$.`,
        },
      ],
      faster: `Going $${Math.abs(x - h)}$ to the side of the vertex, $y = x^2$ rises by $${n}$. Here the change is $${y - k}$, so $a = ${y - k} \\div ${n} = ${(y - k) / n}$.`,
      check: `$${(y - k) / n} \\cdot ${n}${tail(k)} = ${y - k}${tail(k)} = ${y}$, the height of the point.`,
    }
  },
  check: ({ h, k, x, y }) => num(wholes(60).find((a) => a * (x - h) * (x - h) + k === y) ?? 999),
})

const factored = (a: number, r: number, s: number) =>
  equation(`y = ${factoredTex(a, r, s)}`, ({ x, y }) => y - a * (x - r) * (x - s))

const fromGraph = template({
  id: 'algebra-1/forms-factored-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), r: nonZero(rng, -5, 4), s: nonZero(rng, -4, 5) }),
      ({ a, r, s }) => s - r >= 2 && r + s !== 0 && Math.abs(a * r * s) <= 8 && Math.abs((a * (s - r) ** 2) / 4) <= 9,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ a, r, s }) =>
        `<p>Which equation has this graph?</p>${plane(
          {
            alt: spoken(
              `A parabola through (${r}, 0), (${s}, 0) and (0, ${a * r * s}) that opens ${a > 0 ? 'upward' : 'downward'}.`,
            ),
            x: [-6, 6],
            y: [-10, 10],
            yStep: 2,
          },
          [curve((x) => a * (x - r) * (x - s)), dot(r, 0), dot(s, 0), dot(0, a * r * s)],
        )}`,
    },
  ],
  given: ({ a, r, s }) => ({ r, s, c: a * r * s }),
  answer: ({ a, r, s }) => factored(a, r, s),
  traps: [
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      classic: true,
      says: () => 'I wrote the zeros into the factors with their own signs.',
      rule: ({ r, s, c }) => factored(c / (r * s), -r, -s),
      why: () => 'has the opposite zeros.',
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      rule: ({ r, s, c }) => factored(-c / (r * s), r, s),
      why: () => 'opens the other way.',
    },
    {
      misconception: 'a1-q-forgets-the-leading-coefficient',
      says: () => 'I used the zeros and the direction, but not the $y$-intercept.',
      rule: ({ r, s, c }) => (Math.abs(c) === Math.abs(r * s) ? null : factored(Math.sign(c * r * s), r, s)),
      why: () => 'has the right zeros, but another $y$-intercept.',
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      twoSlips: true,
      says: () => 'I wrote the zeros with their own signs and mixed up upward and downward.',
      rule: ({ r, s, c }) => factored(-c / (r * s), -r, -s),
      why: () => 'has the opposite zeros and opens the other way.',
    },
  ],
  explain: ({ a, r, s }) => ({
    figure: plane(
      {
        alt: spoken(
          `A parabola that opens ${a > 0 ? 'upward' : 'downward'}. Marked: (${r}, 0), (${s}, 0) and (0, ${a * r * s}).`,
        ),
        x: [-6, 6],
        y: [-10, 10],
        yStep: 2,
      },
      [
        curve((x) => a * (x - r) * (x - s)),
        marks({
          points: [
            [r, 0],
            [s, 0],
            [0, a * r * s],
          ],
          clearOf: [(x) => a * (x - r) * (x - s)],
        }),
      ],
    ),
    plan: 'The answers are in factored form: the zeros give the factors, and the $y$-intercept gives the leading coefficient.',
    steps: [
      { do: `The graph crosses the $x$-axis at $x = ${r}$ and $x = ${s}$.`, why: 'These are the zeros.' },
      {
        do: `So $y = a${factor(r)}${factor(s)}$.`,
        why: 'Each factor is $0$ at its own zero, so the signs are reversed.',
      },
      {
        do: `At $x = 0$ the height is $${a * r * s}$: $a \\cdot ${paren(-r)} \\cdot ${paren(-s)} = ${a * r * s}$, that is $${term(r * s, 'a')} = ${a * r * s}$.`,
        why: 'The point on the $y$-axis must fit as well.',
      },
      {
        do: `${r * s === 1 ? 'So' : `Divide by $${r * s}$:`} $a = ${a}$. The equation is $y = ${factoredTex(a, r, s)}$.`,
        why: `The parabola opens ${a > 0 ? 'upward' : 'downward'}, as it must with a ${a > 0 ? 'positive' : 'negative'} $a$.`,
      },
    ],
    check: `Put $x = 0$ into the answer: $${a === 1 ? '' : a === -1 ? '-1 \\cdot ' : `${a} \\cdot `}${paren(-r)} \\cdot ${paren(-s)} = ${a * r * s}$, the $y$-intercept of the graph.`,
    faster: `Test the options: they must be 0 at $x = ${r}$ and at $x = ${s}$, and $${a * r * s}$ at $x = 0$.`,
  }),
  check: ({ r, s, c }) => {
    const a = c / (r * s)
    return equation(`y = ${polyTex(polyFromRoots([r, s], a))}`, ({ x, y }) => y - a * (x * x - (r + s) * x + r * s))
  },
})

const around = (a: number, h: number, k: number) =>
  equation(`y = ${vertexTex(a, h, k)}`, ({ x, y }) => y - a * (x - h) ** 2 - k)

/** The vertex and the leading coefficient, read from a table around the vertex. */
const seen = ({ xs, ys }: Readonly<{ xs: readonly number[]; ys: readonly number[] }>) => {
  const [h = 0, k = 0, next = 0] = [xs[2], ys[2], ys[3]]
  return { a: next - k, h, k }
}

const tableForm = template({
  id: 'algebra-1/forms-from-table',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: pick(rng, [-2, -1, 1, 2]), h: nonZero(rng, -4, 4), k: nonZero(rng, -9, 9) }),
      ({ a, h, k }) => a * h * h + k !== 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ a, h, k }, rng) =>
        `<p>${person(rng)} has written down values of a quadratic function.</p>${table(
          ['$x$', '$y$'],
          [-2, -1, 0, 1, 2].map((d) => [`$${h + d}$`, `$${a * d * d + k}$`]),
        )}<p>Which equation fits the table?</p>`,
    },
  ],
  given: ({ a, h, k }) => ({
    xs: [-2, -1, 0, 1, 2].map((d) => h + d),
    ys: [-2, -1, 0, 1, 2].map((d) => a * d * d + k),
  }),
  answer: ({ a, h, k }) => around(a, h, k),
  traps: [
    {
      misconception: 'a1-q-flips-the-sign-of-the-axis',
      classic: true,
      rule: (g) => {
        const { a, h, k } = seen(g)
        return around(a, -h, k)
      },
      why: ({ h }) => `has its vertex at $x = ${-h}$.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return around(a, h, -k)
      },
      why: ({ k }) => `has its vertex at the height $${-k}$.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return around(-a, h, k)
      },
      why: () => 'opens the other way.',
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      twoSlips: true,
      says: () => 'I mixed up upward and downward, and the sign of the $x$ of the vertex.',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return around(-a, -h, k)
      },
      why: () => 'opens the other way and has its vertex on the other side.',
    },
    {
      misconception: 'a1-q-flips-the-sign-of-the-height',
      twoSlips: true,
      says: () => 'I got both signs of the vertex wrong.',
      rule: (g) => {
        const { a, h, k } = seen(g)
        return around(a, -h, -k)
      },
      why: () => 'has both signs of the vertex wrong.',
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'Equal values on both sides show where the vertex is; the first step away from it shows the coefficient of the square.',
    steps: [
      {
        do: `At $x = ${h - 1}$ and $x = ${h + 1}$ the value is the same, $${a + k}$; at $x = ${h - 2}$ and $x = ${h + 2}$ as well, $${4 * a + k}$.`,
        why: 'Points of the same height lie equally far from the axis of symmetry.',
      },
      {
        do: `So the axis is $x = ${h}$, and the vertex is $(${h}, ${k})$: $y = a${square(h)}${tail(k)}$.`,
        why: 'The vertex lies on the axis of symmetry.',
      },
      {
        do: `From $x = ${h}$ to $x = ${h + 1}$ the value changes by $${a + k} - ${paren(k)} = ${a}$, so $a = ${a}$.`,
        why: 'One step from the vertex the square is $1^2 = 1$, so the change is $a$ itself.',
      },
      { do: `The equation is $y = ${vertexTex(a, h, k)}$.`, why: 'Put $a$ into the form.' },
    ],
    check: `At $x = ${h + 2}$ it gives $${a} \\cdot 2^2${tail(k)} = ${4 * a}${tail(k)} = ${4 * a + k}$, as in the table.`,
    faster: `Test the options with two rows only: $x = ${h}$ must give $${k}$, and $x = ${h + 1}$ must give $${a + k}$.`,
  }),
  check: ({ xs, ys }) => {
    const [h = 0, k = 0, next = 0] = [xs[2], ys[2], ys[3]]
    const a = next - k
    return equation('y', ({ x, y }) => y - (a * x * x - 2 * a * h * x + a * h * h + k))
  },
})

export const templates: readonly Template[] = [stretch, fromGraph, tableForm]
