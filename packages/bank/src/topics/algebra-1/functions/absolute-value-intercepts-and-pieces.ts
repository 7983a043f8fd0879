import { asWritten, div, int, mul, nonZero, num, pick, signed, solutions, template, terms, until } from '#kit'
import { corner } from './absolute-value-graphs.ts'
import { vAt, vTex } from './v-graphs.ts'

const skill = 'a1-absolute-value-and-piecewise-graphs'

/** V-shaped graphs that cross the x-axis at whole numbers. */
const crossing = (rng: () => number) =>
  until(
    () => {
      const [a, d] = [pick(rng, [-4, -3, -2, 2, 3, 4]), int(rng, 2, 6)]
      return { a, h: nonZero(rng, -8, 8), k: -a * d }
    },
    ({ a, h, k }) => Math.abs(k) <= 20 && Math.abs(h) !== -k / a && Math.abs(h) !== Math.abs(k),
  )

const zeros = template({
  id: 'algebra-1/absolute-value-x-intercepts',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: crossing,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (v) => `At which values of $x$ does the graph of $y = ${vTex(v)}$ cross the $x$-axis?`,
    },
    {
      id: 'function',
      kind: 'bare',
      items: 4,
      stem: (v) => `For which inputs does the function $g(x) = ${vTex(v)}$ have the output 0?`,
    },
  ],
  given: (v) => v,
  answer: ({ a, h, k }) => solutions([h + k / a, h - k / a]),
  traps: [
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      classic: true,
      rule: ({ a, h, k }) => solutions([-h + k / a, -h - k / a]),
      why: ({ h }) => `measures from $x = ${-h}$, but the vertex is at $x = ${h}$.`,
    },
    {
      misconception: 'a1-vg-forgets-the-slope',
      rule: ({ h, k }) => solutions([h + k, h - k]),
      why: ({ a, k }) =>
        `goes $${Math.abs(k)}$ to both sides; the parts have slopes $${a}$ and $${-a}$, so the height $0$ is reached sooner.`,
    },
    {
      misconception: 'a1-vg-measures-from-the-axis',
      rule: ({ a, k }) => solutions([k / a, -k / a]),
      why: () => 'measures from the $y$-axis instead of from the vertex.',
    },
    {
      misconception: 'a1-vg-subtracts-the-slope',
      says: ({ a, k }) => `I subtracted $${Math.abs(a)}$ from $${Math.abs(k)}$ instead of dividing by it.`,
      rule: ({ a, h, k }) => {
        const d = Math.abs(k) - Math.abs(a)
        return d > 0 ? solutions([h + d, h - d]) : null
      },
      why: ({ a, k }) => `takes $${Math.abs(a)}$ away from $${Math.abs(k)}$ instead of dividing by it.`,
    },
    {
      misconception: 'a1-vg-forgets-the-slope',
      says: ({ a, h, k }) =>
        `I went $${Math.abs(k)}$ to both sides without dividing by $${Math.abs(a)}$, and I also started from $x = ${-h}$ instead of $x = ${h}$.`,
      twoSlips: true,
      rule: ({ h, k }) => solutions([-h + k, -h - k]),
      why: ({ h }) => `forgets the coefficient of the absolute value and measures from $x = ${-h}$.`,
    },
  ],
  explain: ({ a, h, k }) => ({
    plan: 'Set the expression equal to zero, get the bars alone, and split into two equations.',
    steps: [
      {
        do: `$${vTex({ a, h, k })} = 0$ gives $${vTex({ a, h, k: 0 })} = ${-k}$.`,
        why: 'On the $x$-axis $y$ is zero.',
      },
      {
        do: `Divide by $${a}$: $|x${h < 0 ? ` + ${-h}` : ` - ${h}`}| = ${-k / a}$.`,
        why: 'The bars must stand alone before they can be removed.',
      },
      {
        do: `So $x${h < 0 ? ` + ${-h}` : ` - ${h}`} = ${-k / a}$ or $x${h < 0 ? ` + ${-h}` : ` - ${h}`} = ${k / a}$.`,
        why: `Two numbers have the distance $${-k / a}$ from zero.`,
      },
      {
        do: `$x = ${-k / a}${signed(h)} = ${h - k / a}$ or $x = ${k / a}${signed(h)} = ${h + k / a}$`,
        why: `${h < 0 ? `Subtract $${-h}$ from` : `Add $${h}$ to`} both sides.`,
      },
    ],
    check: `Put in both: at $x = ${h + k / a}$ and at $x = ${h - k / a}$ the bars are $${-k / a}$, and $${a} \\cdot ${-k / a}${signed(k)} = 0$.`,
    faster: `From the vertex at $x = ${h}$ go $${Math.abs(k)} \\div ${Math.abs(a)} = ${-k / a}$ to each side: $x = ${h + k / a}$ and $x = ${h - k / a}$.`,
  }),
  check: (v) => solutions(Array.from({ length: 61 }, (_, i) => i - 30).filter((x) => vAt(v, x) === 0)),
})

const span = template({
  id: 'algebra-1/absolute-value-span',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...crossing(rng), top: int(rng, 1, 9) * pick(rng, [-1, 1]) }),
      ({ a, k, top }) => (top - k) % a === 0 && (top - k) / a >= 2 && (top - k) / a <= 9 && -k / a !== (top - k) / a,
    ),
  frames: [
    {
      id: 'line',
      kind: 'multi-step',
      items: 5,
      stem: ({ top, ...v }) =>
        `The line $y = ${top}$ crosses the graph of $y = ${vTex(v)}$ at two points. How far apart are they?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ top, ...v }) =>
        `The graph of $f(x) = ${vTex(v)}$ has two points at the height $${top}$. How many units is one of them from the other?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, k, top }) => num((2 * (top - k)) / a),
  traps: [
    {
      misconception: 'a1-vg-gives-half-the-width',
      says: () => 'I gave the distance from the axis of symmetry to one of the two points.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ top, k, a }) => [div(top - k, a)],
      rule: ({ a, k, top }) => num((top - k) / a),
      why: () => 'is the distance from the axis of symmetry to one of the points; there is one on each side.',
    },
    {
      misconception: 'a1-vg-forgets-the-slope',
      operation: 'factor-left-out',
      operands: ({ top, k }) => [2 * Math.abs(top - k)],
      rule: ({ k, top }) => num(2 * Math.abs(top - k)),
      why: ({ a }) => `does not divide by $${Math.abs(a)}$.`,
    },
    {
      misconception: 'a1-vg-measures-at-the-x-axis',
      rule: ({ a, k }) => (k / a < 0 ? num((-2 * k) / a) : null),
      why: () => 'is the distance between the $x$-intercepts.',
    },
    {
      misconception: 'a1-vg-gives-the-height',
      operation: 'stopped-at-a-step',
      operands: ({ top, k }) => [Math.abs(top - k)],
      rule: ({ k, top }) => num(Math.abs(top - k)),
      why: ({ k, top }) => `is the height from the vertex at $${k}$ to $${top}$, not a distance across.`,
    },
    {
      misconception: 'a1-vg-subtracts-the-slope',
      says: ({ a, k, top }) =>
        `I subtracted $${Math.abs(a)}$ from the height $${Math.abs(top - k)}$ instead of dividing by it.`,
      operation: 'subtracted-instead-of-divided',
      operands: ({ top, k, a }) => [Math.abs(top - k), Math.abs(a)],
      after: (got) => mul(2, got),
      rule: ({ a, k, top }) => {
        const d = Math.abs(top - k) - Math.abs(a)
        return d > 0 ? num(2 * d) : null
      },
      why: ({ a }) => `takes $${Math.abs(a)}$ away instead of dividing by it.`,
    },
  ],
  explain: ({ a, h, k, top }) => ({
    plan: 'Set the expression equal to the height, get the bars alone, and double the distance that they give.',
    steps: [
      {
        do: `$${vTex({ a, h, k })} = ${top}$ gives $${vTex({ a, h, k: 0 })} = ${top - k}$.`,
        why: 'Both points have this height.',
      },
      {
        do: `Divide by $${a}$: $|x${h < 0 ? ` + ${-h}` : ` - ${h}`}| = ${(top - k) / a}$.`,
        why: `Each point lies this far from $x = ${h}$.`,
      },
      {
        do: `The points are at $x = ${h - (top - k) / a}$ and $x = ${h + (top - k) / a}$.`,
        why: 'One to the left of the axis of symmetry, one to the right.',
      },
      {
        do: `Their distance is $2 \\cdot ${(top - k) / a} = ${(2 * (top - k)) / a}$.`,
        why: 'Twice the distance to the axis.',
      },
    ],
    check: `Put $x = ${h + (top - k) / a}$ in: $${a} \\cdot ${(top - k) / a}${k < 0 ? ` - ${-k}` : ` + ${k}`} = ${top}$.`,
    faster: `From the vertex to this height it is $${Math.abs(top - k)}$ ${top > k ? 'up' : 'down'}, and the V needs $${Math.abs(top - k)} \\div ${Math.abs(a)} = ${(top - k) / a}$ steps for it on each side. So the points are $2 \\cdot ${(top - k) / a} = ${(2 * (top - k)) / a}$ apart, wherever the vertex is.`,
  }),
  check: ({ top, ...v }) => {
    const xs = Array.from({ length: 121 }, (_, i) => i - 60).filter((x) => vAt(v, x) === top)
    return num(Math.max(...xs) - Math.min(...xs))
  },
})

/** `\begin{cases} … \end{cases}` of the two rules of |x − h| + k. */
const cases = (left: readonly [number, number], right: readonly [number, number], at: number) =>
  asWritten(
    `f(x) = \\begin{cases} ${terms([left[0], 'x'], [left[1], ''])} \\quad \\text{if } x \\lt ${at} \\\\ ${terms([right[0], 'x'], [right[1], ''])} \\quad \\text{if } x \\ge ${at} \\end{cases}`,
  )

const asPieces = template({
  id: 'algebra-1/absolute-value-as-pieces',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ h, k }) => `Which piecewise function is the same as $f(x) = ${vTex({ a: 1, h, k })}$?`,
    },
    {
      id: 'lines',
      kind: 'words',
      items: 5,
      stem: ({ h, k }) =>
        `The graph of $f(x) = ${vTex({ a: 1, h, k })}$ consists of two straight parts. Which rules describe them?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, k }) => cases([-1, h + k], [1, k - h], h),
  traps: [
    {
      misconception: 'a1-vg-turns-the-wrong-part',
      classic: true,
      rule: ({ h, k }) => cases([1, k - h], [-1, h + k], h),
      why: () => 'has the two rules exchanged: its graph is a V that opens down.',
    },
    {
      misconception: 'a1-vg-minus-for-the-first-term-only',
      rule: ({ h, k }) => cases([-1, k - h], [1, k - h], h),
      why: ({ h }) =>
        `changes the sign of $x$ only; the minus belongs to the whole of $x${h < 0 ? ` + ${-h}` : ` - ${h}`}$.`,
    },
    {
      misconception: 'a1-vg-reads-the-shift-with-its-sign',
      says: ({ h }) => `I found both rules, but let them change at $x = ${-h}$ instead of $x = ${h}$.`,
      rule: ({ h, k }) => cases([-1, h + k], [1, k - h], -h),
      why: ({ h }) => `changes its rule at $x = ${-h}$, but the bars are zero for $x = ${h}$.`,
    },
    {
      misconception: 'a1-vg-negates-the-outside-too',
      rule: ({ h, k }) => cases([-1, h - k], [1, k - h], h),
      why: ({ k }) => `also changes the sign of $${k}$, which stands outside the bars.`,
    },
    {
      misconception: 'a1-vg-turns-the-wrong-part',
      says: ({ h }) =>
        `I put the minus on the right part instead of the left one, and I also let the rule change at $x = ${-h}$ instead of $x = ${h}$.`,
      twoSlips: true,
      rule: ({ h, k }) => cases([1, k - h], [-1, h + k], -h),
      why: ({ h }) => `has the two rules exchanged, and changes at $x = ${-h}$.`,
    },
  ],
  explain: ({ h, k }) => {
    const inner = `x${h < 0 ? ` + ${-h}` : ` - ${h}`}`
    const rest = k < 0 ? ` - ${-k}` : ` + ${k}`
    return {
      plan: 'Find where the expression inside the bars changes its sign. On the negative side replace the bars by a minus and parentheses.',
      steps: [
        {
          do: `$${inner} = 0$ for $x = ${h}$: there the rule changes.`,
          why: 'Left of it the expression is negative, right of it positive.',
        },
        {
          do: `For $x \\ge ${h}$ the bars change nothing: $${inner}${rest} = ${terms([1, 'x'], [k - h, ''])}$.`,
          why: 'The absolute value of a number that is not negative is the number itself.',
        },
        {
          do: `For $x \\lt ${h}$ they change the sign: $-(${inner})${rest} = ${terms([-1, 'x'], [h, ''])}${rest} = ${terms([-1, 'x'], [h + k, ''])}$.`,
          why: 'The minus belongs to both terms inside; the number outside stays.',
        },
        {
          do: `So ${cases([-1, h + k], [1, k - h], h).html}`,
          why: 'The left part falls, the right part rises: a V that opens up.',
        },
      ],
      check: `At $x = ${h}$ both rules give $${k}$: the two parts meet at the vertex.`,
      faster: `Test the options with one number on each side: for $x = ${h - 1}$ and for $x = ${h + 1}$ the bars are 1, so both values must be $1${rest} = ${1 + k}$.`,
    }
  },
  check: ({ h, k }) => {
    const f = (x: number) => vAt({ a: 1, h, k }, x)
    const rule = (x: number): readonly [number, number] => [f(x + 1) - f(x), f(x) - (f(x + 1) - f(x)) * x]
    return cases(rule(h - 9), rule(h + 5), corner({ a: 1, h, k })[0])
  },
})

export const templates = [zeros, span, asPieces]
