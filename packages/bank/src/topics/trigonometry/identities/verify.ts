/** Verifying identities: completing them, giving reasons. */

import { expr, int, marks, namedBy, person, saidMarks, type Template, template, text, type Value, work } from '#kit'
import { wave } from '../wave.ts'
import { type F, type Identity, LEFT, POOL, SLIPS, type Wrong } from './verify-pool.ts'

export const skill = 'trig-verifying-identities'

type Shown = Readonly<{ shown: string; k: number }>

type Drawn = Readonly<{ i: string; k: number }>

const of = ({ i }: Drawn): Identity => POOL[Number(i)] as Identity

const entryOf = ({ shown, k }: Shown): Identity => POOL.find((e) => e.left(k) === shown) ?? (POOL[0] as Identity)

const value = (tex: string, k: number, f: F): Value => expr(tex, ({ x }) => k * f(x))

const complete = template({
  id: 'trigonometry/complete-the-identity',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng): Drawn => ({ i: String(int(rng, 0, POOL.length - 1)), k: int(rng, 2, 9) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 4,
      stem: (p) =>
        `Which expression completes the identity $${of(p).left(p.k)} = \\;?$ so that it holds for all $x$ for which both sides are defined?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `${graph(p)}<p>The figure shows the graph of $y = ${of(p).left(p.k)}$. Which expression for $y$ has the same graph wherever both are defined?</p>`,
    },
  ],
  given: (p): Shown => ({ shown: of(p).left(p.k), k: p.k }),
  answer: (p) => value(of(p).right(p.k), p.k, of(p).f),
  // All three are always among the options.
  traps: ([0, 1, 2] as const).flatMap((j) =>
    SLIPS.map((slip) => ({
      misconception: slip,
      rule: (g: Shown) => {
        const [tex, f, own] = entryOf(g).wrong[j] as Wrong
        return own === slip ? value(tex(g.k), g.k, f) : null
      },
      says: (p: Drawn) => (of(p).wrong[j] as Wrong)[3],
      why: (p: Drawn) => {
        const [, f] = of(p).wrong[j] as Wrong
        const at = (g: F) => (p.k * g(Math.PI / 6)).toFixed(2)
        return `is about $${at(f)}$ at $x = 30^\\circ$, but it must be about $${at(of(p).f)}$.`
      },
    })),
  ),
  explain: (p, frame) => ({
    ...(frame === 'graph' ? { figure: graph(p, true) } : {}),
    plan: 'Start from the more complicated side. Write everything in sine and cosine, or over a common denominator, and use a Pythagorean identity until the short form appears.',
    steps: [
      ...of(p)
        .steps(p.k)
        .map(([tex, why]) => ({ do: `$${tex}$`, why })),
      {
        do: `So the expression is $${of(p).right(p.k)}$.`,
        why: 'This is the short form; fractions of sine and cosine get their names back.',
      },
    ],
    check: `At $x = 60^\\circ$ both sides are about $${(p.k * of(p).f(Math.PI / 3)).toFixed(2)}$.`,
    faster: `Try the options at an angle with known values: at $x = 30^\\circ$ the given expression is about $${(p.k * of(p).f(Math.PI / 6)).toFixed(2)}$, and of the four options only $${of(p).right(p.k)}$ is so, too.`,
  }),
  check: ({ shown, k }) => expr('', ({ x }) => k * (LEFT[POOL.findIndex((e) => e.left(k) === shown)] as F)(x)),
})

/** The graph; with `found`, the point of the check is marked in. */
function graph(p: Drawn, found = false): string {
  const f = LEFT[Number(p.i)] as F
  const at = [Math.PI / 6, p.k * of(p).f(Math.PI / 6)] as const
  const tested = {
    points: [{ at, label: `(30°, ${at[1].toFixed(2)})`, led: 'x-axis' as const }],
    clearOf: [(x: number) => p.k * f(x)],
  }
  const alt = 'The graph of the given equation on a coordinate grid; the x-axis counts in multiples of pi from 0 to 2.'
  return wave(
    (x) => p.k * f(x),
    {
      alt: found ? saidMarks(alt, tested) : alt,
      x: [0, 2],
      step: 1 / 4,
      every: 2,
      y: [-4 * p.k, 4 * p.k],
      yStep: p.k,
      height: 220,
    },
    found ? [marks(tested)] : [],
  )
}

const REASON = {
  pyth: '$\\sin^2 x + \\cos^2 x = 1$',
  tan: '$\\tan x = \\frac{\\sin x}{\\cos x}$',
  sec: '$\\sec x = \\frac{1}{\\cos x}$',
  csc: '$\\csc x = \\frac{1}{\\sin x}$',
  cot: '$\\cot x = \\frac{\\cos x}{\\sin x}$',
  pyth2: '$1 + \\tan^2 x = \\sec^2 x$',
  pyth3: '$1 + \\cot^2 x = \\csc^2 x$',
  diff: '$a^2 - b^2 = (a - b)(a + b)$',
} as const

type Reason = keyof typeof REASON

/** The equations with the numbers of one angle. */
const AT_30: Readonly<Record<Reason, string>> = {
  pyth: '$0.25 + 0.75 = 1$',
  tan: '$0.577 \\approx 0.5 \\div 0.866$',
  sec: '$1.155 \\approx 1 \\div 0.866$',
  csc: '$2 = 1 \\div 0.5$',
  cot: '$1.732 \\approx 0.866 \\div 0.5$',
  pyth2: '$1 + 0.333 \\approx 1.333$',
  pyth3: '$1 + 3 = 4$',
  diff: 'with $a = 1$ and $b = \\sin x = 0.5$ it is $1 - 0.25 = 0.5 \\cdot 1.5$',
}

/** What only one of the options has. */
const BOTH: Readonly<Record<Exclude<Reason, 'diff'>, string>> = {
  pyth: '$\\sin^2 x$ and $\\cos^2 x$',
  tan: '$\\tan x$ and $\\sin x$',
  sec: '$\\sec x$ and $\\cos x$',
  csc: '$\\csc x$ and $\\sin x$',
  cot: '$\\cot x$ and $\\cos x$',
  pyth2: '$\\tan^2 x$ and $\\sec^2 x$',
  pyth3: '$\\cot^2 x$ and $\\csc^2 x$',
}

type Step = Readonly<{
  from: (k: number) => string
  to: (k: number) => string
  why: Reason
  not: readonly [Reason, Reason, Reason]
  how: string
}>

/** One step of a proof each, and the reason for it. */
const STEPS: readonly Step[] = [
  {
    from: (k) => `\\frac{${k} - ${k}\\cos^2 x}{\\sin x}`,
    to: (k) => `\\frac{${k}\\sin^2 x}{\\sin x}`,
    why: 'pyth',
    not: ['pyth2', 'csc', 'diff'],
    how: '$1 - \\cos^2 x$ was replaced by $\\sin^2 x$',
  },
  {
    from: (k) => `\\frac{${k}(1 - \\sin^2 x)}{1 - \\sin x}`,
    to: (k) => `\\frac{${k}(1 - \\sin x)(1 + \\sin x)}{1 - \\sin x}`,
    why: 'diff',
    not: ['pyth', 'pyth2', 'csc'],
    how: '$1 - \\sin^2 x$ was factored',
  },
  {
    from: (k) => `${k}\\cos x(1 + \\tan^2 x)`,
    to: (k) => `${k}\\cos x\\sec^2 x`,
    why: 'pyth2',
    not: ['pyth', 'tan', 'sec'],
    how: '$1 + \\tan^2 x$ was replaced by $\\sec^2 x$',
  },
  {
    from: (k) => `${k}\\cos x\\sec^2 x`,
    to: (k) => `\\frac{${k}\\cos x}{\\cos^2 x}`,
    why: 'sec',
    not: ['pyth2', 'csc', 'pyth'],
    how: 'the secant was written as a fraction',
  },
  {
    from: (k) => `${k}\\sin x(1 + \\cot^2 x)`,
    to: (k) => `${k}\\sin x\\csc^2 x`,
    why: 'pyth3',
    not: ['pyth', 'cot', 'csc'],
    how: '$1 + \\cot^2 x$ was replaced by $\\csc^2 x$',
  },
  {
    from: (k) => `${k}\\sin x\\csc^2 x`,
    to: (k) => `\\frac{${k}\\sin x}{\\sin^2 x}`,
    why: 'csc',
    not: ['pyth3', 'sec', 'pyth'],
    how: 'the cosecant was written as a fraction',
  },
  {
    from: (k) => `${k}\\sin x\\tan x + ${k}\\cos x`,
    to: (k) => `\\frac{${k}\\sin^2 x}{\\cos x} + ${k}\\cos x`,
    why: 'tan',
    not: ['cot', 'pyth2', 'sec'],
    how: 'the tangent was written as a fraction',
  },
  {
    from: (k) => `\\frac{${k}\\sin^2 x + ${k}\\cos^2 x}{\\cos x}`,
    to: (k) => `\\frac{${k}}{\\cos x}`,
    why: 'pyth',
    not: ['pyth2', 'sec', 'tan'],
    how: 'the sum of the squares was replaced by 1',
  },
  {
    from: (k) => `${k}\\cos x\\cot x + ${k}\\sin x`,
    to: (k) => `\\frac{${k}\\cos^2 x}{\\sin x} + ${k}\\sin x`,
    why: 'cot',
    not: ['tan', 'pyth3', 'csc'],
    how: 'the cotangent was written as a fraction',
  },
  {
    from: (k) => `\\frac{${k}\\sec^2 x - ${k}}{\\tan x}`,
    to: (k) => `\\frac{${k}\\tan^2 x}{\\tan x}`,
    why: 'pyth2',
    not: ['pyth', 'pyth3', 'tan'],
    how: '$\\sec^2 x - 1$ was replaced by $\\tan^2 x$',
  },
]

type Line = Readonly<{ from: string; to: string; k: number }>

const stepOf = ({ from, to, k }: Line): Step =>
  STEPS.find((s) => s.from(k) === from && s.to(k) === to) ?? (STEPS[0] as Step)

const NAMED = ['trig-names-the-wrong-reason', 'trig-names-a-pythagorean-identity-not-used']

const reason = template({
  id: 'trigonometry/reason-of-a-step',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ s: String(int(rng, 0, STEPS.length - 1)), k: int(rng, 2, 9) }),
  frames: [
    {
      id: 'lines',
      kind: 'methods',
      items: 8,
      stem: ({ s, k }, rng) => {
        const step = STEPS[Number(s)] as Step
        return `<p>Two lines of ${person(rng)}’s proof of an identity:</p>${work([`$${step.from(k)}$`, `$${step.to(k)}$`], 'Line')}<p>Which equation justifies the step from Line 1 to Line 2?</p>`
      },
    },
  ],
  given: ({ s, k }): Line => ({ from: (STEPS[Number(s)] as Step).from(k), to: (STEPS[Number(s)] as Step).to(k), k }),
  answer: ({ s }) => text(REASON[(STEPS[Number(s)] as Step).why]),
  traps: ([0, 1, 2] as const).flatMap((j) =>
    namedBy(NAMED, (g: Line) => NAMED[stepOf(g).not[j].startsWith('pyth') ? 1 : 0] as string, {
      rule: (g) => text(REASON[stepOf(g).not[j]]),
      says: ({ s }: Readonly<{ s: string }>) =>
        `I named ${REASON[(STEPS[Number(s)] as Step).not[j]]}, which was not used here.`,
      why: ({ s }: Readonly<{ s: string }>) => `was not used: ${(STEPS[Number(s)] as Step).how}.`,
    }),
  ),
  explain: ({ s, k }) => {
    const step = STEPS[Number(s)] as Step
    return {
      plan: 'Compare the two lines part by part. Find the part that has changed, and ask which equation allows this change.',
      steps: [
        { do: `Line 1 is $${step.from(k)}$, Line 2 is $${step.to(k)}$.`, why: 'Compare them part by part.' },
        {
          do: `What has changed: ${step.how}.`,
          why: 'All other parts are the same in both lines.',
        },
        {
          do: `This is allowed by ${REASON[step.why]}.`,
          why:
            step.why === 'diff'
              ? 'It is pure algebra: a difference of squares.'
              : 'It holds for every angle for which both sides are defined.',
        },
      ],
      faster:
        step.why === 'diff'
          ? 'Look for functions: none has been replaced by another, and only one option names no function at all.'
          : `Look for functions only: what has changed is about ${BOTH[step.why]}, and just one option has both of them.`,
      check: `Test the equation at $x = 30^\\circ$: ${AT_30[step.why]}.`,
    }
  },
  // The equation that has the replaced part in it: by the parts that differ.
  check: (g) => {
    const count = (word: string) => g.from.split(word).length - g.to.split(word).length
    const found: Reason = g.to.includes('(1 - \\sin x)(1 + \\sin x)')
      ? 'diff'
      : g.from.includes('\\tan^2') || (g.to.includes('\\tan^2') && g.from.includes('\\sec^2'))
        ? 'pyth2'
        : g.from.includes('\\cot^2')
          ? 'pyth3'
          : count('\\sec') > 0
            ? 'sec'
            : count('\\csc') > 0
              ? 'csc'
              : count('\\tan') > 0
                ? 'tan'
                : count('\\cot') > 0
                  ? 'cot'
                  : 'pyth'
    return text(REASON[found])
  },
})

export const templates: readonly Template[] = [complete, reason]
