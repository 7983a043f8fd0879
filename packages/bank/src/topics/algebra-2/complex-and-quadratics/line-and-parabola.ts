import {
  curve,
  int,
  linear,
  nonZero,
  num,
  plane,
  pointSet,
  solutions,
  straight,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { quad, wholes } from './common.ts'

const skill = 'a2-line-and-parabola-systems'

/** y = x² + bx + k and y = mx + n, which meet at x = r and x = s. */
export type System = { b: number; k: number; m: number; n: number }
type Met = System & { r: number; s: number }

export const drawSystem = (rng: () => number, most: number): Met =>
  until(
    () => {
      const [r, s] = [int(rng, -most, most), int(rng, -most, most)]
      const [m, n] = [nonZero(rng, -4, 4), nonZero(rng, -9, 9)]
      return { r, s, b: m - r - s, k: n + r * s, m, n }
    },
    ({ r, s, b, k, m, n }) =>
      r < s && b !== 0 && k !== 0 && Math.abs(r) !== Math.abs(s) && m * r + n !== r && m * s + n !== s && k !== n,
  )

export const tex = ({ b, k, m, n }: System): string => `<p>$y = ${quad(1, b, k)}$</p><p>$y = ${linear(m, n)}$</p>`
export const meetings = ({ b, k, m, n }: System): number[] => wholes(60).filter((x) => x * x + b * x + k === m * x + n)

const solve = template({
  id: 'algebra-2/line-parabola-solve',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) => drawSystem(rng, 5),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) => `<p>What are the solutions $(x, y)$ of this system?</p>${tex(p)}`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  answer: ({ r, s, m, n }) =>
    pointSet([
      [r, m * r + n],
      [s, m * s + n],
    ]),
  traps: [
    {
      misconception: 'a2-cq-flips-the-roots',
      shortcut: ({ r, s, m, n }) =>
        pointSet([
          [-s, -m * s + n],
          [-r, -m * r + n],
        ]),
      why: () => 'has the $x$-values with the wrong signs.',
    },
    {
      misconception: 'a2-cq-pairs-the-coordinates-wrongly',
      shortcut: ({ r, s, m, n }) =>
        pointSet([
          [r, m * s + n],
          [s, m * r + n],
        ]),
      why: () => 'puts each $y$ with the other $x$.',
    },
    {
      misconception: 'a2-cq-pairs-the-coordinates-wrongly',
      shortcut: ({ r, s, m, n }) =>
        pointSet([
          [-s, -m * r + n],
          [-r, -m * s + n],
        ]),
      why: () => 'has wrong signs in $x$, and puts each $y$ with the other $x$.',
    },
  ],
  explain: (p) => [
    {
      do: `Set the right sides equal: $${quad(1, p.b, p.k)} = ${linear(p.m, p.n)}$, so $${quad(1, p.b - p.m, p.k - p.n)} = 0$.`,
      why: 'At a common point both have the same $y$.',
    },
    { do: `The solutions are $x = ${p.r}$ and $x = ${p.s}$.`, why: 'Factor, or use the formula.' },
    {
      do: `Put them into the line: $(${p.r}, ${p.m * p.r + p.n})$ and $(${p.s}, ${p.m * p.s + p.n})$.`,
      why: 'The line is easier than the parabola.',
    },
  ],
  check: (p) => pointSet(meetings(p).map((x): [number, number] => [x, x * x + p.b * x + p.k])),
})

const COUNTS = [
  'They do not meet',
  'They meet at exactly one point',
  'They meet at two points on the same side of the $y$-axis',
  'They meet at two points on different sides of the $y$-axis',
] as const

/** What the answer with this place in COUNTS would need, and what is the case. */
const against = ({ b, k, m, n }: System, which: number): string => {
  const [p, q] = [b - m, k - n]
  const d = p * p - 4 * q
  if (which > 1 && d > 0)
    return `would need solutions with a ${which === 2 ? 'positive' : 'negative'} product, but the product is $${q}$.`
  return `would need a ${['negative discriminant', 'discriminant of 0', 'positive discriminant', 'positive discriminant'][which]}, but it is $${d}$.`
}

const howMany = template({
  id: 'algebra-2/line-parabola-how-many',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    return until(
      (): System => ({
        b: nonZero(rng, -8, 8),
        k: nonZero(rng, -12, 12),
        m: nonZero(rng, -6, 6),
        n: nonZero(rng, -12, 12),
      }),
      ({ b, k, m, n }) => {
        const [p, q] = [b - m, k - n]
        const d = p * p - 4 * q
        return q !== 0 && p !== 0 && [d < 0, d === 0, d > 0 && q > 0, d > 0 && q < 0][which] === true
      },
    )
  },
  frames: [
    {
      id: 'how-many',
      kind: 'bare',
      items: 8,
      stem: (p) => `<p>Which statement about these two graphs is true?</p>${tex(p)}`,
    },
  ],
  given: (p) => p,
  answer: ({ b, k, m, n }) => {
    const [p, q] = [b - m, k - n]
    const d = p * p - 4 * q
    return text(COUNTS[d < 0 ? 0 : d === 0 ? 1 : q > 0 ? 2 : 3] as string)
  },
  traps: [
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[0]),
      why: (p) => against(p, 0),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[1]),
      why: (p) => against(p, 1),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[2]),
      why: (p) => against(p, 2),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[3]),
      why: (p) => against(p, 3),
    },
  ],
  explain: ({ b, k, m, n }) => {
    const [p, q] = [b - m, k - n]
    const d = p * p - 4 * q
    return [
      {
        do: `Set them equal: $${quad(1, p, q)} = 0$.`,
        why: 'Its real solutions are the $x$-values of the common points.',
      },
      {
        do: `The discriminant is $${p * p} ${q > 0 ? '-' : '+'} ${4 * Math.abs(q)} = ${d}$${d > 0 ? `, and the product of the solutions is $${q}$` : ''}.`,
        why:
          d < 0
            ? 'It is negative: no common point.'
            : d === 0
              ? 'It is zero: the line touches the parabola.'
              : q > 0
                ? 'Two solutions; a positive product means equal signs.'
                : 'Two solutions; a negative product means different signs.',
      },
    ]
  },
  // Watches the sign of the difference on a fine grid.
  check: ({ b, k, m, n }) => {
    const gap = (x: number) => x * x + (b - m) * x + (k - n)
    const low = -(b - m) / 2
    if (gap(low) > 1e-9) return text(COUNTS[0])
    if (Math.abs(gap(low)) < 1e-9) return text(COUNTS[1])
    return text(gap(0) > 0 ? COUNTS[2] : COUNTS[3])
  },
})

const graph = template({
  id: 'algebra-2/line-parabola-graph',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 4),
      ({ r, s, b, k, m, n }) =>
        [r, s].every((x) => Math.abs(m * x + n) <= 8) &&
        Math.abs(m) <= 2 &&
        k - (b * b) / 4 >= -9 &&
        s - r >= 2 &&
        s - r <= 6 &&
        r !== 0 &&
        s !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ b, k, m, n }) =>
        `<p>The graphs of $y = ${quad(1, b, k)}$ and $y = ${linear(m, n)}$ are shown.</p>${plane(
          {
            alt: `A parabola that opens upward and a straight line that cuts it in two points; the line passes through (0, ${n}) with slope ${m}.`,
            x: [-7, 7],
            y: [-10, 10],
            xStep: 1,
            yStep: 2,
          },
          [curve((x) => x * x + b * x + k), straight(m, n, { plain: true })],
        )}<p>What are the solutions of $${quad(1, b, k)} = ${linear(m, n)}$?</p>`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a2-cq-flips-the-roots',
      shortcut: ({ r, s }) => solutions([-r, -s]),
      why: () => 'has the wrong signs.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      shortcut: ({ r, s, m, n }) => (m * r + n === 0 && m * s + n === 0 ? null : solutions([m * r + n, m * s + n])),
      why: () => 'gives the $y$-values of the common points.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      shortcut: ({ r, s, m, n }) => solutions([-m * r - n, -m * s - n]),
      why: () => 'gives the $y$-values of the common points with the wrong signs.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      shortcut: ({ r, s }) => solutions([r, -s]),
      why: () => 'has one of the signs wrong.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      shortcut: ({ r, s }) => solutions([-r, s]),
      why: () => 'has one of the signs wrong.',
    },
  ],
  explain: ({ r, s, m, n }) => [
    {
      do: `The graphs meet at $(${r}, ${m * r + n})$ and $(${s}, ${m * s + n})$.`,
      why: 'There both sides of the equation have the same value.',
    },
    { do: `So $x = ${r}$ or $x = ${s}$.`, why: 'The solutions are the $x$-values.' },
  ],
  check: (p) => solutions(meetings(p)),
})

const tangent = template({
  id: 'algebra-2/line-touches-parabola',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [b, m, k] = [nonZero(rng, -8, 8), nonZero(rng, -6, 6), nonZero(rng, -9, 12)]
        return { b, m, k }
      },
      ({ b, m }) => (b - m) % 2 === 0 && b !== m,
    ),
  frames: [
    {
      id: 'touch',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, m, k }) =>
        `The line $y = ${linear(m, 0)} + n$ meets the parabola $y = ${quad(1, b, k)}$ at exactly one point. What is $n$?`,
    },
  ],
  given: ({ b, m, k }) => ({ b, m, k }),
  answer: ({ b, m, k }) => num(k - (b - m) ** 2 / 4),
  traps: [
    { misconception: 'a2-cq-flips-the-sign-of-the-bound', rule: ({ b, m, k }) => num(k + (b - m) ** 2 / 4) },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ b, m, k }) => ((b + m) % 2 === 0 ? num(k - (b + m) ** 2 / 4) : null),
    },
    { misconception: 'a2-cq-forgets-the-four', rule: ({ b, m, k }) => num(k - (b - m) ** 2) },
  ],
  explain: ({ b, m, k }) => [
    { do: `Set them equal: $${quad(1, b - m, k)} - n = 0$.`, why: 'Collect everything on one side.' },
    {
      do: `The discriminant must be $0$: $${(b - m) ** 2} - 4(${k} - n) = 0$.`,
      why: 'Exactly one common point means exactly one solution.',
    },
    { do: `$${k} - n = ${(b - m) ** 2 / 4}$, so $n = ${k - (b - m) ** 2 / 4}$.`, why: 'Solve for $n$.' },
  ],
  // Lowers the line until it has only one point in common with the parabola.
  check: ({ b, m, k }) => num(Math.min(...wholes(200).map((x) => x * x + b * x + k - m * x))),
})

export const templates: readonly Template[] = [solve, howMany, graph, tangent]
