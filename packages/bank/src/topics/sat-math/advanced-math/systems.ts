import {
  curve,
  dot,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  polynomial,
  polyTex,
  signed,
  straight,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-nonlinear-systems'

const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))
const two = (a: string, b: string): string => `<p>$${a}$<br>$${b}$</p>`

const meet = template({
  id: 'sat-math/nonlinear-system-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [r, s, m, n] = [int(rng, 1, 7), -int(rng, 1, 7), nonZero(rng, -5, 5), nonZero(rng, -9, 9)]
        return { r, s, m, n, b: m - r - s, c: n + r * s }
      },
      ({ r, s, m, n, b, c }) =>
        r !== -s && b !== 0 && c !== 0 && Math.abs(m) > 1 && m * r + n !== 0 && m * r + n !== m * s + n,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, n, b, c }) =>
        `${two(`y = ${quad(1, b, c)}`, `y = ${linear(m, n)}`)}<p>The ordered pair $(x, y)$ is a solution of the given system with $x \\gt 0$. What is the value of $y$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ m, n, b, c }) =>
        `In the $xy$-plane, the graphs of $y = ${linear(m, n)}$ and $y = ${quad(1, b, c)}$ meet at two points, one of which has a positive $x$-coordinate. What is the $y$-coordinate of that point?`,
    },
  ],
  given: ({ m, n, b, c }) => ({ m, n, b, c }),
  answer: ({ r, m, n }) => num(m * r + n),
  traps: [
    { misconception: 'sm-stops-half-way', shortcut: ({ r }) => num(r), why: () => 'is the value of $x$.' },
    {
      misconception: 'sm-reads-the-wrong-root',
      shortcut: ({ s, m, n }) => num(m * s + n),
      why: () => 'belongs to the solution with negative $x$.',
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ r, m, n }) => num(m * r - n) },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ r, m, n }) => num(-m * r + n) },
    { misconception: 'sm-reads-the-wrong-root', shortcut: ({ s, m, n }) => num(-m * s + n) },
  ],
  explain: ({ r, s, m, n, b, c }) => [
    {
      do: `$${quad(1, b, c)} = ${linear(m, n)}$ gives $${quad(1, b - m, c - n)} = 0$, so $x = ${r}$ or $x = ${s}$.`,
      why: 'Both right sides equal $y$, so they equal each other.',
    },
    {
      do: `With $x = ${r}$: $y = ${m * r}${signed(n)} = ${m * r + n}$.`,
      why: 'The line is the easier equation for finding $y$.',
    },
  ],
  check: ({ m, n, b, c }) => {
    const x = search((k) => k > 0 && k * k + b * k + c === m * k + n)
    return num(x * x + b * x + c)
  },
})

const tangent = template({
  id: 'sat-math/nonlinear-system-one-point',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -8, 8), t: nonZero(rng, -6, 6), c: nonZero(rng, -9, 15) }),
      ({ m, t, c }) => m - 2 * t !== 0 && c - t * t !== 0 && Math.abs(m) > 1,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, t, c }) =>
        `${two(`y = ${quad(1, m - 2 * t, c)}`, `y = ${linear(m, 0)} + k`)}<p>In the given system, $k$ is a constant. The system has exactly one real solution. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ m, t, c }) =>
        `The line $y = ${linear(m, 0)} + b$, where $b$ is a constant, meets the parabola $y = ${quad(1, m - 2 * t, c)}$ at exactly one point. What is the value of $b$?`,
    },
  ],
  given: ({ m, t, c }) => ({ m, p: m - 2 * t, c }),
  answer: ({ t, c }) => num(c - t * t),
  traps: [
    { misconception: 'sm-adds-the-square-back', shortcut: ({ t, c }) => num(c + t * t) },
    { misconception: 'sm-forgets-the-four', shortcut: ({ t, c }) => num(c - 4 * t * t) },
    {
      misconception: 'sm-keeps-the-constant',
      rule: ({ c }) => num(c),
      why: () => 'is the constant of the parabola itself.',
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ t, c }) => num(t * t - c) },
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ t }) => num(t),
      why: () => 'is the $x$-coordinate of the common point.',
    },
  ],
  explain: ({ t, c, m }) => [
    {
      do: `Setting the right sides equal gives $${quad(1, -2 * t, c)} - k = 0$, with $k$ for the unknown constant.`,
      why: `The term $${linear(m, 0)}$ is subtracted on both sides.`,
    },
    {
      do: `One solution means discriminant 0: $${4 * t * t} - 4(${c} - k) = 0$, so the constant is $${c} - ${t * t} = ${c - t * t}$.`,
      why: 'The line then touches the parabola.',
    },
  ],
  // The least value of parabola minus line, found by trying whole numbers.
  check: ({ m, p, c }) =>
    num(Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + p * x + c - m * x))),
})

const graph = template({
  id: 'sat-math/nonlinear-system-graph',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [r, s, m, n] = [int(rng, -3, 3), int(rng, -3, 3), nonZero(rng, -2, 2), int(rng, -3, 4)]
        return { r: Math.min(r, s), s: Math.max(r, s), m, n }
      },
      ({ r, s, m, n }) =>
        s - r >= 2 && [r, s].every((x) => Math.abs(m * x + n) <= 6) && m * r + n + m * s + n !== r + s && r + s !== 0,
    ),
  frames: [
    {
      id: 'sum-of-y',
      kind: 'graph',
      items: 6,
      stem: ({ r, s, m, n }) =>
        `<p>The graphs of a linear and a quadratic equation are shown.</p>${plane(
          {
            alt: `A parabola that opens upward and a straight line, with two marked common points. The common points have the x-coordinates ${r} and ${s}; the line crosses the y-axis at ${n} and has slope ${m}.`,
            x: [-7, 7],
            y: [-8, 8],
          },
          [
            curve((x) => (x - r) * (x - s) + m * x + n),
            straight(m, n, { plain: true }),
            dot(r, m * r + n),
            dot(s, m * s + n),
          ],
        )}<p>The solutions of the system are $(x_1, y_1)$ and $(x_2, y_2)$. What is the value of $y_1 + y_2$?</p>`,
    },
  ],
  given: ({ r, s, m, n }) => ({ r, s, m, n }),
  answer: ({ r, s, m, n }) => num(m * (r + s) + 2 * n),
  traps: [
    { misconception: 'sm-adds-the-other-coordinates', rule: ({ r, s }) => num(r + s) },
    {
      misconception: 'sm-stops-half-way',
      rule: ({ r, m, n }) => num(m * r + n),
      why: () => 'is the second coordinate of only one of the points.',
    },
    {
      misconception: 'sm-stops-half-way',
      rule: ({ s, m, n }) => num(m * s + n),
      why: () => 'is the second coordinate of only one of the points.',
    },
    { misconception: 'sm-slips-on-a-sign', rule: ({ r, s, m }) => num(m * (s - r)) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ r, s, m, n }) => num(-m * (r + s) - 2 * n) },
  ],
  explain: ({ r, s, m, n }) => [
    {
      do: `The graphs meet at $(${r}, ${m * r + n})$ and $(${s}, ${m * s + n})$.`,
      why: 'Solutions of a system are the common points of its graphs.',
    },
    { do: `$${m * r + n}${signed(m * s + n) || ' + 0'} = ${m * (r + s) + 2 * n}$`, why: 'Add the second coordinates.' },
  ],
  // Walks along the line from the y-axis, one step to the side at a time.
  check: ({ r, s, m, n }) => {
    const height = (x: number): number => (x === 0 ? n : x > 0 ? height(x - 1) + m : height(x + 1) - m)
    return num(height(r) + height(s))
  },
})

const horizontal = template({
  id: 'sat-math/nonlinear-system-horizontal',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -3, 3), h: nonZero(rng, -5, 5), k: nonZero(rng, -15, 15) }),
      ({ a, h, k }) => a * h * h + k !== 0 && Math.abs(a * h * h + k) < 60 && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'once',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, h, k }) =>
        `In the $xy$-plane, the line $y = w$, where $w$ is a constant, meets the graph of $y = ${quad(a, -2 * a * h, a * h * h + k)}$ at exactly one point. What is the value of $w$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, h, k }) =>
        `<p>$y = ${quad(a, -2 * a * h, a * h * h + k)}$<br>$y = c$</p><p>For which value of the constant $c$ does the system have exactly one real solution?</p>`,
    },
  ],
  given: ({ a, h, k }) => ({ a, b: -2 * a * h, c: a * h * h + k }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'sm-takes-the-axis',
      shortcut: ({ h }) => num(h),
      why: () => 'is where the vertex lies on the $x$-axis, not its height.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      shortcut: ({ a, h, k }) => num(a * h * h + k),
      why: () => 'is the $y$-intercept of the parabola.',
    },
    { misconception: 'sm-adds-the-square-back', shortcut: ({ a, h, k }) => num(2 * a * h * h + k) },
    {
      misconception: 'sm-slips-on-a-sign',
      shortcut: ({ a, h, k }) => num(4 * a * h * h + k),
      why: ({ h }) => `puts $${-h}$ in instead of $${h}$.`,
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ k }) => num(-k) },
  ],
  explain: ({ a, h, k }) => [
    {
      do: `The vertex lies at $x = ${h}$.`,
      why: `On the axis of symmetry, $x = -\\frac{${-2 * a * h}}{2 \\cdot ${a < 0 ? `(${a})` : a}}$.`,
    },
    {
      do: `There the value is $${k}$, so only the line $y = ${k}$ meets the parabola exactly once.`,
      why: 'Every other horizontal line meets it twice or never.',
    },
  ],
  check: ({ a, b, c }) => {
    const values = Array.from({ length: 41 }, (_, i) => i - 20).map((x) => a * x * x + b * x + c)
    return num(a > 0 ? Math.min(...values) : Math.max(...values))
  },
})

const counts = ['No solution', 'Exactly one solution', 'Exactly two solutions', 'Infinitely many solutions'] as const

const count = template({
  id: 'sat-math/nonlinear-system-count',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        m: nonZero(rng, -6, 6),
        t: nonZero(rng, -5, 5),
        c: nonZero(rng, -9, 12),
        off: pick(rng, [0, 1, 1, 2]),
        gap: int(rng, 1, 4),
      }),
      ({ m, t, c, off, gap }) => m !== 2 * t && c - t * t + (off - 1) * gap !== 0,
    ),
  frames: [
    {
      id: 'how-many',
      kind: 'bare',
      items: 6,
      stem: ({ m, t, c, off, gap }) =>
        `${two(`y = ${quad(1, m - 2 * t, c)}`, `y = ${linear(m, c - t * t + (off - 1) * gap)}`)}<p>How many real solutions does the system have?</p>`,
    },
  ],
  given: ({ m, t, c, off, gap }) => ({ m, p: m - 2 * t, c, n: c - t * t + (off - 1) * gap }),
  answer: ({ off }) => text(counts[off] as string),
  traps: [
    { misconception: 'sm-misjudges-the-discriminant', shortcut: ({ off }) => (off === 0 ? null : text(counts[0])) },
    { misconception: 'sm-misjudges-the-discriminant', shortcut: ({ off }) => (off === 1 ? null : text(counts[1])) },
    { misconception: 'sm-misjudges-the-discriminant', shortcut: ({ off }) => (off === 2 ? null : text(counts[2])) },
    {
      misconception: 'sm-counts-common-points-wrongly',
      rule: () => text(counts[3]),
      why: () => 'would mean that the line is part of the parabola.',
    },
  ],
  explain: ({ t, off, gap }) => [
    {
      do: `Subtracting the equations gives $${quad(1, -2 * t, t * t - (off - 1) * gap)} = 0$, with discriminant $${4 * (off - 1) * gap}$.`,
      why: 'The common points solve this quadratic equation.',
    },
    {
      do: `The discriminant is ${off === 0 ? 'negative' : off === 1 ? 'zero' : 'positive'}: ${(counts[off] as string).toLowerCase()}.`,
      why: 'Its sign tells the number of real solutions.',
    },
  ],
  check: ({ m, p, c, n }) => {
    const low = Math.min(...Array.from({ length: 41 }, (_, i) => i - 20).map((x) => x * x + p * x + c - m * x - n))
    return text(counts[low > 0 ? 0 : low === 0 ? 1 : 2])
  },
})

export const templates: readonly Template[] = [meet, tangent, graph, horizontal, count]
