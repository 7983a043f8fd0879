import {
  dot,
  int,
  judgeTwoClaims,
  nonZero,
  num,
  pick,
  plane,
  point,
  quantity,
  type Rng,
  segment,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { drawTwo, pairHtml, slopeTex } from './lines.ts'

const skill = 'a1-systems-by-graphing'

/** y = m1 x + b1 and y = m2 x + b2, meeting at a whole point. */
type Pair = Readonly<{ m1: number; b1: number; m2: number; b2: number }>
type Shown = Readonly<{ first: readonly number[]; second: readonly number[] }>
const meet = ({ m1, b1, m2, b2 }: Pair): readonly [number, number] => {
  const x = (b2 - b1) / (m1 - m2)
  return [x, m1 * x + b1]
}
/** The two lines, from where the figure shows them at x = 0 and x = 1. */
const drawn = ({ first: [b1 = 0, c1 = 0], second: [b2 = 0, c2 = 0] }: Shown): Pair => ({
  b1,
  m1: c1 - b1,
  b2,
  m2: c2 - b2,
})

const drawPair =
  (reach: number) =>
  (rng: Rng): Pair =>
    until(
      () => {
        const [m1, m2] = [nonZero(rng, -3, 3), nonZero(rng, -3, 3)]
        const [x, y] = [nonZero(rng, -reach, reach), nonZero(rng, -reach, reach)]
        return { m1, b1: y - m1 * x, m2, b2: y - m2 * x }
      },
      (p) =>
        p.m1 !== p.m2 &&
        p.b1 !== 0 &&
        p.b2 !== 0 &&
        Math.abs(p.b1) <= reach + 1 &&
        Math.abs(p.b2) <= reach + 1 &&
        Math.abs(meet(p)[0]) !== Math.abs(meet(p)[1]),
    )
/** Steps along both lines until the heights agree. */
const walk = ({ m1, b1, m2, b2 }: Pair): readonly [number, number] => {
  const x = Array.from({ length: 81 }, (_, i) => i - 40).find((k) => m1 * k + b1 === m2 * k + b2) ?? 99
  return [x, m2 * x + b2]
}

const read = template({
  id: 'algebra-1/system-read-graph',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: drawPair(4),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ m1, b1, m2, b2 }) =>
        `<p>The figure shows the two lines of a system of equations. What is the solution of the system?</p>${drawTwo(m1, b1, m2, b2)}`,
    },
  ],
  given: ({ b1, b2, m1, m2 }) => ({ first: [b1, b1 + m1], second: [b2, b2 + m2] }),
  answer: (p) => point(...meet(p)),
  traps: [
    {
      misconception: 'a1-system-swaps-coordinates',
      classic: true,
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(y, x)
      },
      why: () => 'has the two coordinates exchanged.',
    },
    {
      misconception: 'a1-system-gives-intercepts',
      says: () => 'I gave the crossing of the solid line with the $y$-axis.',
      rule: (g) => point(0, drawn(g).b1),
      why: () => 'is where only one of the lines crosses the $y$-axis.',
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave $x$ the wrong sign.',
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(-x, y)
      },
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave $y$ the wrong sign.',
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(x, -y)
      },
    },
    {
      misconception: 'a1-system-gives-intercepts',
      says: () => 'I put the two crossings with the $y$-axis together, as $x$ and $y$.',
      rule: (g) => point(drawn(g).b1, drawn(g).b2),
      why: () => 'puts the two crossings with the $y$-axis together.',
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave both coordinates the wrong sign.',
      twoSlips: true,
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(-x, -y)
      },
    },
    {
      misconception: 'a1-system-swaps-coordinates',
      says: () => 'I exchanged $x$ and $y$, and gave both the wrong sign.',
      twoSlips: true,
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(-y, -x)
      },
    },
    {
      misconception: 'a1-system-swaps-coordinates',
      says: () => 'I exchanged $x$ and $y$, and gave the second coordinate the wrong sign.',
      twoSlips: true,
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(y, -x)
      },
    },
  ],
  explain: (p) => [
    { do: 'Look for the point that lies on both lines.', why: 'A solution makes both equations true.' },
    { do: `The lines cross at ${point(...meet(p)).html}.`, why: 'First the $x$-coordinate, then the $y$-coordinate.' },
  ],
  check: ({ first, second }) => {
    const [f0, f1, s0, s1] = [...first, ...second] as [number, number, number, number]
    return point(...walk({ m1: f1 - f0, b1: f0, m2: s1 - s0, b2: s0 }))
  },
})

const shown = (m1: number, b1: number, m2: number, b2: number): Value => {
  const both = [slopeTex(m1, b1), slopeTex(m2, b2)]
  return { html: `$${both[0]}$ and $${both[1]}$`, key: `system ${[...both].sort().join(' | ')}` }
}
const which = template({
  id: 'algebra-1/system-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: drawPair(4),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ m1, b1, m2, b2 }) => `<p>Which system of equations do the two lines show?</p>${drawTwo(m1, b1, m2, b2)}`,
    },
  ],
  given: ({ m1, b1, m2, b2 }) => ({ first: [b1, b1 + m1], second: [b2, b2 + m2] }),
  answer: (p) => shown(p.m1, p.b1, p.m2, p.b2),
  traps: [
    {
      misconception: 'a1-system-mixes-intercepts',
      classic: true,
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(m1, b2, m2, b1)
      },
      why: () => 'gives each slope the intercept of the other line.',
    },
    {
      misconception: 'a1-system-sign-of-slope',
      says: () => 'I gave both lines the wrong sign of slope.',
      classic: true,
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(-m1, b1, -m2, b2)
      },
      why: () => 'has rising lines where the lines fall, and falling ones where they rise.',
    },
    {
      misconception: 'a1-system-sign-of-intercept',
      says: () => 'I put both crossings with the $y$-axis on the wrong side.',
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(m1, -b1, m2, -b2)
      },
      why: () => 'has both crossings with the $y$-axis on the wrong side.',
    },
    {
      misconception: 'a1-system-sign-of-slope',
      says: () => 'I gave the solid line the wrong sign of slope.',
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return m2 === -m1 ? null : shown(-m1, b1, m2, b2)
      },
    },
    {
      misconception: 'a1-system-mixes-intercepts',
      says: () => 'I gave each line the intercept of the other one, and both slopes the wrong sign.',
      twoSlips: true,
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(-m1, b2, -m2, b1)
      },
    },
    {
      misconception: 'a1-system-sign-of-intercept',
      says: () =>
        'I put both crossings with the $y$-axis on the wrong side, and I gave each line the intercept of the other one.',
      twoSlips: true,
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(m1, -b2, m2, -b1)
      },
    },
  ],
  explain: (p) => [
    {
      do: `The solid line crosses the $y$-axis at $${p.b1}$ and has slope $${p.m1}$; the dashed one crosses at $${p.b2}$ and has slope $${p.m2}$.`,
      why: 'Count how far each line goes up or down for one step to the right.',
    },
    { do: `So the system is ${shown(p.m1, p.b1, p.m2, p.b2).html}.`, why: 'Slope before $x$, intercept at the end.' },
  ],
  check: ({ first, second }) => {
    const [f0, f1, s0, s1] = [...first, ...second] as [number, number, number, number]
    return shown(s1 - s0, s0, f1 - f0, f0)
  },
})

const meeting = template({
  id: 'algebra-1/system-lines-meet',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) => ({ ...drawPair(9)(rng), askX: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'coordinate',
      kind: 'bare',
      items: 7,
      stem: (p) =>
        `The lines $${slopeTex(p.m1, p.b1)}$ and $${slopeTex(p.m2, p.b2)}$ meet in one point. What is its $${p.askX ? 'x' : 'y'}$-coordinate?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(p.askX ? meet(p)[0] : meet(p)[1]),
  traps: [
    {
      misconception: 'a1-system-gives-other-coordinate',
      classic: true,
      rule: (p) => num(p.askX ? meet(p)[1] : meet(p)[0]),
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave the coordinate the wrong sign.',
      rule: (p) => num(p.askX ? -meet(p)[0] : -meet(p)[1]),
    },
  ],
  explain: (p) => [
    {
      do: `Set the right sides equal: $${slopeTex(p.m1, p.b1).slice(4)} = ${slopeTex(p.m2, p.b2).slice(4)}$, so $x = ${meet(p)[0]}$.`,
      why: 'At the meeting point both lines have the same height.',
    },
    { do: `Put it in: $y = ${meet(p)[1]}$.`, why: 'Either equation will do.' },
  ],
  check: (p) => num(p.askX ? walk(p)[0] : walk(p)[1]),
})

type Said = Readonly<{ x: number; y: number }>
const claims = template({
  id: 'algebra-1/system-point-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwoClaims<Pair, Said | number>({
    items: 6,
    misconceptions: {
      accepts: 'a1-system-accepts-untested',
      rejects: 'a1-system-rejects-true',
      oneRight: 'a1-system-judges-one',
    },
    draw: drawPair(5),
    intro: (p) => `<p>Two students look at this system.</p>${pairHtml(slopeTex(p.m1, p.b1), slopeTex(p.m2, p.b2))}`,
    question: 'Who is right?',
    right: (p) => [
      {
        says: `says: “$(${meet(p)[0]}, ${meet(p)[1]})$ is the solution.”`,
        data: { x: meet(p)[0], y: meet(p)[1] },
        because: 'This point makes both equations true.',
      },
      {
        says: `says: “The lines cross at the height $y = ${meet(p)[1]}$.”`,
        data: meet(p)[1],
        because: `For $x = ${meet(p)[0]}$ both equations give $${meet(p)[1]}$.`,
      },
    ],
    wrong: (p) => [
      {
        says: `says: “$(1, ${p.m1 + p.b1})$ is the solution.”`,
        data: { x: 1, y: p.m1 + p.b1 },
        because: 'This point makes the first equation true, but not the second.',
      },
      {
        says: `says: “$(${meet(p)[1]}, ${meet(p)[0]})$ is the solution.”`,
        data: { x: meet(p)[1], y: meet(p)[0] },
        because: 'The coordinates are exchanged.',
      },
      {
        says: `says: “The lines meet on the $y$-axis.”`,
        data: { x: 0, y: p.b1 },
        because: `They cross the $y$-axis at different heights, $${p.b1}$ and $${p.b2}$.`,
      },
    ],
    holds: (p, d) =>
      typeof d === 'number' ? walk(p)[1] === d : p.m1 * d.x + p.b1 === d.y && p.m2 * d.x + p.b2 === d.y,
  }),
})

/** Two vehicles on one track: the graphs meet on a grid corner. */
const walkers = template({
  id: 'algebra-1/system-distance-graph',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b1: int(rng, 0, 4), m1: int(rng, 1, 3), b2: int(rng, 3, 12), m2: int(rng, -1, 2), t: int(rng, 2, 6) }),
      ({ b1, m1, b2, m2, t }) =>
        m1 * t + b1 === m2 * t + b2 &&
        m1 > m2 &&
        m2 !== 0 &&
        m1 * t + b1 <= 14 &&
        b2 + 8 * m2 >= 0 &&
        t !== m1 * t + b1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ b1, m1, b2, m2 }, rng) => {
        const who = pick(rng, [
          ['red robot', 'blue robot'],
          ['toy train', 'toy car'],
          ['scooter', 'skateboard'],
        ] as const)
        const end = (m: number, b: number) => Math.min(8, m > 0 ? (16 - b) / m : 8)
        const fig = plane(
          {
            alt: `Two straight graphs of distance over time. The solid one starts at ${b1} meters, the dashed one at ${b2} meters; they cross once. After 1 second they are at ${b1 + m1} and ${b2 + m2} meters.`,
            x: [0, 8],
            y: [0, 16],
            xStep: 1,
            yStep: 1,
            xEvery: 1,
            yEvery: 1,
            xTitle: 'Time (seconds)',
            yTitle: 'Distance from the start line (m)',
            height: 340,
          },
          [
            segment(0, b1, end(m1, b1), b1 + m1 * end(m1, b1)),
            segment(0, b2, end(m2, b2), b2 + m2 * end(m2, b2), { dash: true }),
            dot(0, b1),
            dot(0, b2),
          ],
        )
        return `<p>The solid graph belongs to a ${who[0]} and the dashed graph to a ${who[1]}, on two straight lanes next to each other.</p>${fig}<p>After how many seconds are they side by side?</p>`
      },
    },
  ],
  given: ({ b1, m1, b2, m2 }) => ({ start: [b1, b2] as const, later: [b1 + m1, b2 + m2] as const }),
  answer: ({ t }) => quantity(t, 'seconds'),
  traps: [
    {
      misconception: 'a1-system-gives-other-coordinate',
      says: () => 'I gave the distance at which this happens instead of the time.',
      classic: true,
      rule: ({ start: [a, b], later: [c, d] }) => quantity(((b - a) / (c - a - (d - b))) * (c - a) + a, 'seconds'),
      why: () => 'is the distance at which this happens, not the time.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance at which the dashed graph starts.',
      rule: ({ start: [, b] }) => quantity(b, 'seconds'),
      why: () => 'is where the dashed graph starts.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance between the two at the start.',
      rule: ({ start: [a, b] }) => quantity(b - a, 'seconds'),
      why: () => 'is the distance between them at the start.',
    },
    {
      misconception: 'a1-system-gives-start',
      says: () => 'I gave the distance at which the solid graph starts.',
      rule: ({ start: [a] }) => quantity(a, 'seconds'),
      why: () => 'is where the solid graph starts.',
    },
  ],
  explain: ({ t, m1, b1 }) => [
    { do: `The graphs cross at $(${t}, ${m1 * t + b1})$.`, why: 'There both are at the same place at the same time.' },
    { do: `So they are side by side after $${t}$ seconds.`, why: 'Time is on the horizontal axis.' },
  ],
  check: ({ start, later }) => {
    const [f0, s0, f1, s1] = [...start, ...later] as [number, number, number, number]
    return quantity(walk({ m1: f1 - f0, b1: f0, m2: s1 - s0, b2: s0 })[0], 'seconds')
  },
})

export const templates: readonly Template[] = [read, which, meeting, claims, walkers]
