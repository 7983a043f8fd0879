import {
  add,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  pick,
  signed,
  sub,
  type Template,
  template,
  text,
  until,
} from '#kit'
import { quad, two } from './systems.ts'

const skill = 'sm-nonlinear-systems'

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
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ a, b }) => [frac(-b, 2 * a)],
      rule: ({ a, b }) => num(-b / (2 * a)),
      says: () => 'I gave the $x$-coordinate of the vertex instead of the $y$-coordinate.',
      why: () => 'is the $x$-coordinate of the vertex, not its height.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      says: () => 'I gave the $y$-intercept of the parabola.',
      why: () => 'is the $y$-intercept of the parabola.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ a, b }) => [frac(-b, 2 * a)],
      after: (x, { a, b, c }) => add(add(mul(a, mul(x, x)), mul(b, x)), c),
      rule: ({ a, b, c }) => num(c + (3 * b * b) / (4 * a)),
      says: ({ h }) => `I put in $${-h}$ instead of $${h}$ for $x$.`,
      why: ({ h }) => `is the value at $x = ${-h}$.`,
    },
    {
      misconception: 'sm-adds-the-square-back',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, b, c }) => [c, frac(b * b, 4 * a)],
      rule: ({ a, b, c }) => num(c + (b * b) / (4 * a)),
      says: () => 'I added $\\frac{b^2}{4a}$ to the constant term instead of taking it away.',
      why: ({ a, h, k }) => `is $${a * h * h + k}${signed(a * h * h)}$.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'part-left-out',
      operands: ({ a, b }) => [frac(b * b, a)],
      after: (x, { c }) => sub(c, x),
      rule: ({ a, b, c }) => num(c - (b * b) / a),
      says: () => 'I took $\\frac{b^2}{a}$ off the constant term and left out the 4.',
      why: ({ a, h, k }) => `is $${a * h * h + k}${signed(-4 * a * h * h)}$.`,
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'A horizontal line meets a parabola exactly once only at its vertex, so find the $y$-coordinate of the vertex.',
    steps: [
      {
        do: `The vertex lies at $x = -\\frac{b}{2a}$, and $${2 * a * h} \\div ${2 * a < 0 ? `(${2 * a})` : 2 * a} = ${h}$.`,
        why: 'The axis of symmetry runs through the vertex.',
      },
      {
        do: `Put $${h}$ in for $x$: $${a === 1 ? '' : `${a} \\cdot `}${h * h}${signed(-2 * a * h * h)}${signed(a * h * h + k)}$.`,
        why: 'This gives the height of the vertex.',
      },
      {
        do: `The height is $${k}$, so only the line $y = ${k}$ meets the parabola exactly once.`,
        why: 'Every other horizontal line meets it twice or never.',
      },
    ],
    check: `$${quad(a, -2 * a * h, a * h * h + k)} = ${k}$ is $${a === 1 ? '' : a === -1 ? '-' : a}(x${signed(-h)})^2 = 0$, which has the one solution $x = ${h}$.`,
    faster: `Graph the parabola on a calculator and read its vertex, $(${h}, ${k})$: a horizontal line meets it exactly once only there, so the constant is $${k}$.`,
  }),
  check: ({ a, b, c }) => {
    const values = Array.from({ length: 41 }, (_, i) => i - 20).map((x) => a * x * x + b * x + c)
    return num(a > 0 ? Math.min(...values) : Math.max(...values))
  },
})

const counts = ['No solution', 'Exactly one solution', 'Exactly two solutions', 'Infinitely many solutions'] as const

type Both = Readonly<{ m: number; p: number; c: number; n: number }>

/** The number of common points of x² + px + c and mx + n. */
const common = ({ m, p, c, n }: Both): number => 1 + Math.sign((p - m) ** 2 - 4 * (c - n))

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
    {
      id: 'curves',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, t, c, off, gap }) =>
        `A system consists of the equation of the parabola $y = ${quad(1, m - 2 * t, c)}$ and the equation of the line $y = ${linear(m, c - t * t + (off - 1) * gap)}$ in the $xy$-plane. Which of the following describes the real solutions of this system?`,
    },
  ],
  given: ({ m, t, c, off, gap }) => ({ m, p: m - 2 * t, c, n: c - t * t + (off - 1) * gap }),
  answer: ({ off }) => text(counts[off] as string),
  traps: [
    {
      misconception: 'sm-misjudges-the-discriminant',
      rule: (g) => (common(g) === 0 ? null : text(counts[0])),
      says: () => 'I judged the number of solutions as if the discriminant were negative.',
      why: () => 'would need a negative discriminant.',
    },
    {
      misconception: 'sm-misjudges-the-discriminant',
      rule: (g) => (common(g) === 1 ? null : text(counts[1])),
      says: () => 'I judged the number of solutions as if the discriminant were zero.',
      why: () => 'would need a discriminant of zero.',
    },
    {
      misconception: 'sm-misjudges-the-discriminant',
      rule: (g) => (common(g) === 2 ? null : text(counts[2])),
      says: () => 'I judged the number of solutions as if the discriminant were positive.',
      why: () => 'would need a positive discriminant.',
    },
    {
      misconception: 'sm-counts-common-points-wrongly',
      rule: () => text(counts[3]),
      why: () => 'would mean that the line is part of the parabola.',
    },
  ],
  explain: ({ m, t, c, off, gap }) => {
    const n = c - t * t + (off - 1) * gap
    const [curveAt, lineAt] = [t * t + (m - 2 * t) * t + c, m * t + n]
    return {
      plan: 'Set the right sides equal to get one quadratic equation. The sign of its discriminant tells how many real solutions there are.',
      steps: [
        {
          do: `$${quad(1, m - 2 * t, c)} = ${linear(m, n)}$`,
          why: 'At a common point both right sides are equal.',
        },
        { do: `$${quad(1, -2 * t, c - n)} = 0$`, why: 'Bring everything to one side.' },
        {
          do: `The discriminant is $${4 * t * t} - 4 \\cdot ${c - n < 0 ? `(${c - n})` : c - n} = ${4 * (off - 1) * gap}$.`,
          why: 'It is $b^2 - 4ac$.',
        },
        {
          do: `The discriminant is ${off === 0 ? 'negative' : off === 1 ? 'zero' : 'positive'}: ${(counts[off] as string).toLowerCase()}.`,
          why: 'Its sign tells the number of real solutions.',
        },
      ],
      check: `The difference of the right sides, $${quad(1, -2 * t, c - n)}$, is least at $x = ${t}$. There the parabola is at $${curveAt}$ and the line at $${lineAt}$: the parabola ${off === 0 ? 'stays above the line everywhere' : off === 1 ? 'just touches the line' : 'goes below the line and comes up again, so it crosses it twice'}.`,
      faster: `Graph both equations on a calculator and count: near $x = ${t}$ the two ${off === 0 ? 'have no common point' : off === 1 ? `touch, only at $(${t}, ${lineAt})$` : 'cross at two points'}.`,
    }
  },
  check: ({ m, p, c, n }) => {
    const low = Math.min(...Array.from({ length: 41 }, (_, i) => i - 20).map((x) => x * x + p * x + c - m * x - n))
    return text(counts[low > 0 ? 0 : low === 0 ? 1 : 2])
  },
})

export const templates: readonly Template[] = [horizontal, count]
