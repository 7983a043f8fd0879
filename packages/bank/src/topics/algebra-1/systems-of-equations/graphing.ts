import { judgeTwoClaims, linear, marks, point, type Template, template, term, type Value } from '#kit'
import { workedLine } from '../undoing.ts'
import { meeting, walkers } from './graphing-meetings.ts'
import { drawMeeting, drawTwo, pairHtml, slopeTex } from './lines.ts'
import { drawn, drawPair, meet, type Pair, walk } from './meeting-lines.ts'

const skill = 'a1-systems-by-graphing'

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
      says: (p) =>
        `I wrote the $y$-coordinate of the crossing, $${meet(p)[1]}$, first and the $x$-coordinate, $${meet(p)[0]}$, second.`,
      rule: (g) => {
        const [x, y] = meet(drawn(g))
        return point(y, x)
      },
      why: () => 'has the two coordinates exchanged.',
    },
    {
      misconception: 'a1-system-gives-intercepts',
      says: () => 'I gave the $y$-intercept of the solid line.',
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
      says: ({ b1, b2 }) =>
        `I wrote the $y$-intercept of the solid line, $${b1}$, for $x$ and that of the dashed line, $${b2}$, for $y$.`,
      rule: (g) => point(drawn(g).b1, drawn(g).b2),
      why: () => 'is made of the two $y$-intercepts; it is not the point where the lines cross.',
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
  explain: (p) => {
    const [x, y] = meet(p)
    return {
      plan: 'Every point of a line makes its equation true, so the solution of the system is the point that lies on both lines.',
      figure: drawMeeting(p.m1, p.b1, p.m2, p.b2, x, y),
      steps: [
        {
          do: 'Find the point where the solid line and the dashed line cross.',
          why: 'Only there are both equations true.',
        },
        {
          do: `From the crossing go straight ${y > 0 ? 'down' : 'up'} to the $x$-axis: $x = ${x}$.`,
          why: 'The first coordinate says how far the point is to the right or left of the origin.',
        },
        {
          do: `From the crossing go straight ${x > 0 ? 'left' : 'right'} to the $y$-axis: $y = ${y}$. The solution is ${point(x, y).html}.`,
          why: 'First the $x$-coordinate, then the $y$-coordinate.',
        },
      ],
      check: `Read the equations off the figure: $y = ${linear(p.m1, p.b1)}$ and $y = ${linear(p.m2, p.b2)}$. For $x = ${x}$ both give $${y}$: $${workedLine(p.m1, x, p.b1)}$ and $${workedLine(p.m2, x, p.b2)}$.`,
    }
  },
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
      says: () => 'I put both $y$-intercepts on the wrong side.',
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(m1, -b1, m2, -b2)
      },
      why: () => 'has both $y$-intercepts on the wrong side.',
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
      says: () => 'I put both $y$-intercepts on the wrong side, and I gave each line the intercept of the other one.',
      twoSlips: true,
      rule: (g) => {
        const { m1, b1, m2, b2 } = drawn(g)
        return shown(m1, -b2, m2, -b1)
      },
    },
  ],
  explain: (p) => {
    const [x, y] = meet(p)
    const read = (m: number, b: number) =>
      `crosses the $y$-axis at $${b}$. One step to the right it goes ${m > 0 ? 'up' : 'down'} by $${Math.abs(m)}$, so its slope is $${m}$`
    // One step to the right of the axis, or up to it where that step leaves the plane.
    const step = (m: number, b: number) => {
      const x = Math.abs(b + m) > 6 ? -1 : 0
      return {
        from: [x, b + m * x] as const,
        to: [x + 1, b + m * (x + 1)] as const,
        run: '',
        rise: `${m}`.replace('-', '−'),
      }
    }
    return {
      figure: drawTwo(
        p.m1,
        p.b1,
        p.m2,
        p.b2,
        [
          marks({
            steps: [step(p.m1, p.b1), step(p.m2, p.b2)],
            clearOf: [(t) => p.m1 * t + p.b1, (t) => p.m2 * t + p.b2],
          }),
        ],
        ` For one step to the right the heights change by ${p.m1} and by ${p.m2}.`,
      ),
      plan: 'Read each line by itself: where it crosses the $y$-axis, and how far it goes up or down for one step to the right.',
      steps: [
        {
          do: `The solid line ${read(p.m1, p.b1)}.`,
          why: 'Rising lines have a positive slope, falling lines a negative one.',
        },
        {
          do: `Its equation is $${slopeTex(p.m1, p.b1)}$.`,
          why: 'In $y = mx + b$ the slope $m$ stands before $x$, and the $y$-intercept $b$ at the end.',
        },
        { do: `The dashed line ${read(p.m2, p.b2)}.`, why: 'Read it in the same way; do not mix the two lines up.' },
        {
          do: `So the system is ${shown(p.m1, p.b1, p.m2, p.b2).html}.`,
          why: 'A system is both equations together.',
        },
      ],
      check: `The lines cross at $(${x}, ${y})$, and both equations agree: $${workedLine(p.m1, x, p.b1)}$ and $${workedLine(p.m2, x, p.b2)}$.`,
      faster: `Test the options with points: the first equation must be true for $(0, ${p.b1})$ and for the crossing $(${x}, ${y})$, the second for $(0, ${p.b2})$ and for the crossing.`,
    }
  },
  check: ({ first, second }) => {
    const [f0, f1, s0, s1] = [...first, ...second] as [number, number, number, number]
    return shown(s1 - s0, s0, f1 - f0, f0)
  },
})

type Said = Readonly<{ x: number; y: number }>
const judged = judgeTwoClaims<Pair, Said | number>({
  items: 6,
  misconceptions: {
    accepts: 'a1-system-accepts-untested',
    rejects: 'a1-system-rejects-true',
    oneRight: 'a1-system-judges-one',
  },
  draw: drawPair(5),
  intro: (p) => `<p>Two students look at this system.</p>${pairHtml(slopeTex(p.m1, p.b1), slopeTex(p.m2, p.b2))}`,
  question: 'Who is right?',
  plan: 'Find the point where the two lines meet first. Then test each statement with it, or put its point into both equations; both may be right, or neither.',
  right: (p) => [
    {
      says: `says: “$(${meet(p)[0]}, ${meet(p)[1]})$ is the solution.”`,
      data: { x: meet(p)[0], y: meet(p)[1] },
      tested: `Put $x = ${meet(p)[0]}$ into both equations: $${workedLine(p.m1, meet(p)[0], p.b1)}$ and $${workedLine(p.m2, meet(p)[0], p.b2)}$. Compare with the second coordinate.`,
    },
    {
      says: `says: “The lines cross at the height $y = ${meet(p)[1]}$.”`,
      data: meet(p)[1],
      tested: `The height is the $y$ of the crossing. At $x = ${meet(p)[0]}$ both equations give $${meet(p)[1]}$.`,
    },
  ],
  wrong: (p) => [
    {
      says: `says: “$(1, ${p.m1 + p.b1})$ is the solution.”`,
      data: { x: 1, y: p.m1 + p.b1 },
      tested: `Put $x = 1$ into both equations: $${workedLine(p.m1, 1, p.b1)}$ and $${workedLine(p.m2, 1, p.b2)}$. A solution needs the same $y$ from both.`,
      because: 'A point of one line alone does not solve the system.',
    },
    {
      says: `says: “$(${meet(p)[1]}, ${meet(p)[0]})$ is the solution.”`,
      data: { x: meet(p)[1], y: meet(p)[0] },
      tested: `Put $x = ${meet(p)[1]}$ into both equations: $${workedLine(p.m1, meet(p)[1], p.b1)}$ and $${workedLine(p.m2, meet(p)[1], p.b2)}$. Compare with the second coordinate, $${meet(p)[0]}$.`,
      because: 'The coordinates are exchanged.',
    },
    {
      says: `says: “The lines meet on the $y$-axis.”`,
      data: { x: 0, y: p.b1 },
      tested: `On the $y$-axis $x = 0$. There the first line is at $y = ${p.b1}$, the second at $y = ${p.b2}$.`,
    },
  ],
  holds: (p, d) => (typeof d === 'number' ? walk(p)[1] === d : p.m1 * d.x + p.b1 === d.y && p.m2 * d.x + p.b2 === d.y),
})

/** A claim put straight into the two equations, as far as is needed. */
function quickTest({ m1, b1, m2, b2 }: Pair, says: string, said: Said | number): string {
  if (typeof said === 'number') {
    const [x1, x2] = [(said - b1) / m1, (said - b2) / m2]
    return `$y = ${said}$ belongs to $x = ${x1}$ on the first line and to $x = ${x2}$ on the second.`
  }
  const { x, y } = said
  if (says.includes('axis')) return `On the $y$-axis the lines are at their constants, $${b1}$ and $${b2}$.`
  const first = m1 * x + b1
  return first === y
    ? `For $x = ${x}$ the first line is at $${workedLine(m1, x, b1)}$, and the second at $${workedLine(m2, x, b2)}$.`
    : `For $x = ${x}$ the first line is at $${workedLine(m1, x, b1)}$, and not at $${y}$; this is enough.`
}

const claims = template({
  id: 'algebra-1/system-point-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judged,
  explain: (p, frame) => {
    const told = judged.explain(p, frame)
    const { m1, b1, m2, b2 } = p.e
    const [x] = meet(p.e)
    return {
      ...told,
      steps: [
        {
          do: `Set the right sides equal: $${linear(m1, b1)} = ${linear(m2, b2)}$. Collect the terms with $x$ on the left: $${linear(m1 - m2, b1)} = ${b2}$, then $${term(m1 - m2, 'x')} = ${b2 - b1}$, so $x = ${x}$.`,
          why: 'Where the lines meet, both equations give the same $y$.',
        },
        {
          do: `Put $x = ${x}$ in: $${workedLine(m1, x, b1)}$ and $${workedLine(m2, x, b2)}$.`,
          why: 'The two equations agree, so this is the point that solves the system.',
        },
        ...told.steps,
      ],
      faster: `Do not look for the point, but test what is said. ${p.claims.map(({ says, data }) => quickTest(p.e, says, data)).join(' ')}`,
      check: `One step further, at $x = ${x + 1}$, the lines are at $y = ${m1 * (x + 1) + b1}$ and $y = ${m2 * (x + 1) + b2}$: they differ, so the lines have no second point in common.`,
    }
  },
})

export const templates: readonly Template[] = [read, which, meeting, claims, walkers]
