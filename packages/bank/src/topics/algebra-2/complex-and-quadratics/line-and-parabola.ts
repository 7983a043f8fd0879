import {
  curve,
  int,
  linear,
  type Marks,
  markedPlane,
  nonZero,
  paren,
  pointSet,
  signed,
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

type Place = readonly [x: number, y: number]

/** Points made of the two x-values at which the graphs meet, and of heights of the line. */
const onLine = (g: System, places: (r: number, s: number, y: (x: number) => number) => readonly Place[]) => {
  const [r = 0, s = 0] = meetings(g)
  return pointSet(places(r, s, (x) => g.m * x + g.n))
}

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
      classic: true,
      rule: (g) =>
        onLine(g, (r, s, y) => [
          [-s, y(-s)],
          [-r, y(-r)],
        ]),
      why: () => 'has the $x$-values with the wrong signs.',
      says: () => 'I read the $x$-values with the wrong signs from the factors.',
    },
    {
      misconception: 'a2-cq-takes-the-points-on-the-axis',
      rule: (g) =>
        onLine(g, (r, s) => [
          [r, 0],
          [s, 0],
        ]),
      why: () => 'has $y = 0$ in both points, but they do not lie on the $x$-axis.',
    },
    {
      misconception: 'a2-cq-swaps-the-coordinates',
      rule: (g) =>
        onLine(g, (r, s, y) => [
          [y(r), r],
          [y(s), s],
        ]),
      why: () => 'has the coordinates of each point in the wrong order.',
    },
    {
      misconception: 'a2-cq-pairs-the-coordinates-wrongly',
      rule: (g) =>
        onLine(g, (r, s, y) => [
          [r, y(s)],
          [s, y(r)],
        ]),
      why: () => 'puts each $y$ with the other $x$.',
    },
  ],
  explain: (p) => ({
    plan: 'Set the right sides equal, solve the quadratic equation for $x$, and find each $y$ from the line.',
    steps: [
      {
        do: `Set the right sides equal: $${quad(1, p.b, p.k)} = ${linear(p.m, p.n)}$, so $${quad(1, p.b - p.m, p.k - p.n)} = 0$.`,
        why: 'At a common point both have the same $y$.',
      },
      {
        do: `Factor: $(${linear(1, -p.r)})(${linear(1, -p.s)}) = 0$. The solutions are $x = ${p.r}$ and $x = ${p.s}$.`,
        why: 'A product is $0$ only if one of its factors is $0$.',
      },
      {
        do: `Put them into the line: $(${p.r}, ${p.m * p.r + p.n})$ and $(${p.s}, ${p.m * p.s + p.n})$.`,
        why: 'The line is easier than the parabola.',
      },
    ],
    check: `At $x = ${p.r}$ the parabola gives $${p.r * p.r}${signed(p.b * p.r)}${signed(p.k)} = ${p.m * p.r + p.n}$ as well.`,
    faster: `Try the options: at both of its $x$-values the parabola and the line must have the same height. At $x = ${p.r}$ both are at $${p.m * p.r + p.n}$, at $x = ${p.s}$ both are at $${p.m * p.s + p.n}$.`,
  }),
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

/** Whether there are two points, so that only the product of the solutions was misread. */
const meetTwice = ({ b, k, m, n }: System): boolean => (b - m) ** 2 > 4 * (k - n)

/** What leads to the answer with this place in COUNTS. */
const taken = ({ b, k, m, n }: System, which: number): string => {
  const [p, q] = [b - m, k - n]
  const d = p * p - 4 * q
  const sign = which === 2 ? 'positive' : 'negative'
  if (which < 2) return `I took the discriminant, which is $${d}$, for ${which === 0 ? 'negative' : 'zero'}.`
  if (d > 0) return `I took the product of the solutions, which is $${q}$, for ${sign}.`
  return `I took the discriminant, which is $${d}$, for positive${which === 2 ? '' : `, and the product $${q}$ for negative`}.`
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
      unlessRight: true,
      rule: () => text(COUNTS[0]),
      why: (p) => against(p, 0),
      says: (p) => taken(p, 0),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      unlessRight: true,
      rule: () => text(COUNTS[1]),
      why: (p) => against(p, 1),
      says: (p) => taken(p, 1),
    },
    ...([2, 3] as const).flatMap((which) =>
      [false, true].map((twice) => ({
        // Where the graphs do not meet twice, the product is positive: different sides take two slips.
        misconception: twice || which === 3 ? 'a2-cq-misreads-the-product' : 'a2-cq-misreads-the-discriminant',
        ...(!twice && which === 3 ? { twoSlips: true as const } : {}),
        unlessRight: true as const,
        rule: (p: System) => (meetTwice(p) === twice ? text(COUNTS[which]) : null),
        why: (p: System) => against(p, which),
        says: (p: System) => taken(p, which),
      })),
    ),
  ],
  explain: ({ b, k, m, n }) => {
    const [p, q] = [b - m, k - n]
    const d = p * p - 4 * q
    const says = COUNTS[d < 0 ? 0 : d === 0 ? 1 : q > 0 ? 2 : 3] as string
    return {
      plan: 'Set the two sides equal. The discriminant tells how many common points there are, the product of the solutions on which sides they lie.',
      steps: [
        {
          do: `Set them equal: $${quad(1, b, k)} = ${linear(m, n)}$.`,
          why: 'At a common point both graphs have the same height.',
        },
        {
          do: `Bring everything to one side: $${quad(1, p, q)} = 0$.`,
          why: 'Its real solutions are the $x$-values of the common points.',
        },
        {
          do: `The discriminant is $${paren(p)}^2 - 4 \\cdot ${paren(q)} = ${p * p}${signed(-4 * q)} = ${d}$${d > 0 ? `, and the product of the solutions is $${q}$` : ''}.`,
          why:
            d > 0
              ? 'It is positive, so there are two solutions; their product is the constant term.'
              : `It is ${d < 0 ? 'negative' : 'zero'}.`,
        },
        {
          do: `${says}.`,
          why:
            d < 0
              ? 'A negative discriminant means no real solution.'
              : d === 0
                ? 'One solution: the line touches the parabola.'
                : q > 0
                  ? 'A positive product means that both solutions have the same sign.'
                  : 'A negative product means that the solutions have different signs.',
        },
      ],
      check: `At $x = 0$ the parabola has the height $${k}$ and the line $${n}$${q < 0 ? ': the line lies above it, so it cuts the parabola on both sides of the $y$-axis' : ': the line lies below it, so it cannot cut the parabola on both sides of the $y$-axis'}.`,
      faster:
        q < 0
          ? `No equation is needed: at $x = 0$ the line, at height $${n}$, lies above the parabola, at height $${k}$. The parabola opens upward, so it crosses the line once on each side of the $y$-axis.`
          : `At $x = 0$ the line, at height $${n}$, lies below the parabola, at height $${k}$, so “different sides” is out at once. For the rest compare $${paren(p)}^2 = ${p * p}$ with $4 \\cdot ${q} = ${4 * q}$: it is ${d < 0 ? 'less, so they do not meet' : d === 0 ? 'equal, so they touch' : 'greater, so they meet twice'}.`,
    }
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

const meetingGraph = ({ b, k, m, n }: Readonly<Record<'b' | 'k' | 'm' | 'n', number>>, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A parabola that opens upward and a straight line that cuts it in two points; the line passes through (0, ${n}) with slope ${m}.`,
      x: [-7, 7],
      y: [-10, 10],
      xStep: 1,
      yStep: 2,
    },
    [curve((x) => x * x + b * x + k), straight(m, n, { plain: true })],
    found,
  )

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
        `<p>The graphs of $y = ${quad(1, b, k)}$ and $y = ${linear(m, n)}$ are shown.</p>${meetingGraph({ b, k, m, n })}<p>What are the solutions of $${quad(1, b, k)} = ${linear(m, n)}$?</p>`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a2-cq-gives-heights-for-places',
      classic: true,
      rule: (g) => solutions(meetings(g).map((x) => g.m * x + g.n)),
      why: () => 'gives the $y$-values of the common points.',
      says: () => 'I gave the $y$-values of the common points instead of their $x$-values.',
    },
    {
      misconception: 'a2-cq-gives-the-y-intercepts',
      rule: ({ k, n }) => solutions([k, n]),
      why: () => 'gives where the two graphs cross the $y$-axis.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: (g) => solutions(meetings(g).map((x) => -x)),
      why: () => 'has the wrong signs.',
      says: () => 'I read the $x$-values with the wrong signs.',
    },
    {
      misconception: 'a2-cq-gives-the-zeros-of-the-parabola',
      rule: ({ b, k }) => {
        const found = wholes(20).filter((x) => x * x + b * x + k === 0)
        return found.length === 2 ? solutions(found) : null
      },
      why: () => 'gives where the parabola crosses the $x$-axis.',
    },
  ],
  explain: ({ r, s, b, k, m, n }) => ({
    figure: meetingGraph(
      { b, k, m, n },
      {
        points: [
          [r, m * r + n],
          [s, m * s + n],
        ],
        clearOf: [(x) => x * x + b * x + k, (x) => m * x + n],
      },
    ),
    plan: 'The two sides of the equation are the two graphs, so the solutions are the $x$-values of their common points.',
    steps: [
      {
        do: `The graphs meet at $(${r}, ${m * r + n})$ and $(${s}, ${m * s + n})$.`,
        why: 'There both sides of the equation have the same value.',
      },
      { do: `So $x = ${r}$ or $x = ${s}$.`, why: 'The solutions are the $x$-values.' },
    ],
    check: `Put both in. For $x = ${r}$: $${r * r}${signed(b * r)}${signed(k)} = ${m * r + n}$ and $${m * r}${signed(n)} = ${m * r + n}$. For $x = ${s}$: $${s * s}${signed(b * s)}${signed(k)} = ${m * s + n}$ and $${m * s}${signed(n)} = ${m * s + n}$.`,
  }),
  check: (p) => solutions(meetings(p)),
})

export const templates: readonly Template[] = [solve, howMany, graph]
