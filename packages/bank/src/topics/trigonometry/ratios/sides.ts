import {
  div,
  type Frac,
  int,
  mul,
  pick,
  type Rng,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  triangleTurn,
  until,
  type Value,
} from '#kit'
import {
  at,
  CO,
  type Fn,
  fine,
  NUMBER,
  rad,
  real,
  realTex,
  realText,
  tenth,
  tenthIf,
  tenthText,
  toTenth,
  WORD,
} from '../common.ts'

export const skill = 'trig-finding-sides'

export type Side = 'opp' | 'adj' | 'hyp'

const beside = (leg: Side): string => (leg === 'opp' ? 'opposite' : 'adjacent to')

export const NAME = { opp: 'opposite leg', adj: 'adjacent leg', hyp: 'hypotenuse' } as const

/** The function that joins two sides, and whether the known one is multiplied by it. */
export const plan = (from: Side, to: Side): { fn: Fn; times: boolean } => {
  const both = new Set([from, to])
  const fn: Fn = !both.has('hyp') ? 'tan' : both.has('opp') ? 'sin' : 'cos'
  return { fn, times: fn === 'tan' ? to === 'opp' : from === 'hyp' }
}

export const length = (from: Side, to: Side, n: number, t: number): number => {
  const { fn, times } = plan(from, to)
  return times ? n * at(fn, t) : n / at(fn, t)
}

export const drawSides = (rng: Rng) => {
  const from = pick(rng, ['opp', 'adj', 'hyp'] as const)
  const to = pick(
    rng,
    (['opp', 'adj', 'hyp'] as const).filter((s) => s !== from),
  )
  return { from, to, set: pick(rng, TRIANGLE_NAMES), rot: triangleTurn(rng) }
}

type Drawn = Readonly<{ from: Side; to: Side; n: number; t: number; set: string; rot: number }>

export const figureOf = ({ from, to, n, t, set, rot }: Drawn, known: string, unknown = 'x') => {
  const hyp = length(from, 'hyp', n, t) || n
  const size = from === 'hyp' ? n : hyp
  const label = (s: Side) => (s === from ? { [s]: known } : s === to ? { [s]: unknown } : {})
  const l: Partial<Record<Side, string>> = { ...label('opp'), ...label('adj'), ...label('hyp') }
  return rightTriangle(
    set,
    size * at('sin', t),
    size * at('cos', t),
    { A: `${t}°`, ...(l.opp ? { a: l.opp } : {}), ...(l.adj ? { b: l.adj } : {}), ...(l.hyp ? { c: l.hyp } : {}) },
    rot,
  )
}

type Known = Pick<Drawn, 'from' | 'to' | 'n' | 't'>

const wrong = (p: Known, change: (fn: Fn) => Fn, turn: boolean, f: (x: number) => Value | null): Value | null => {
  const { fn, times } = plan(p.from, p.to)
  const x = at(change(fn), p.t)
  return f(times !== turn ? p.n * x : p.n / x)
}

type Shown = (x: number) => Value | null

/** Which leg was taken for the other one; where no hypotenuse is in play, both were. */
export const takesTheOtherLeg = ({ from, to }: Pick<Known, 'from' | 'to'>): string => {
  if (plan(from, to).fn === 'tan') return 'I swapped the two legs: I took the opposite one for the adjacent one.'
  const [leg, other] = [from, to].includes('opp') ? ['opposite', 'adjacent'] : ['adjacent', 'opposite']
  return `I took the leg that is ${leg}${leg === 'adjacent' ? ' to the angle' : ' the angle'} for the ${other} one.`
}

const wrongWayAround = (shown: Shown) => ({
  misconception: 'trig-multiplies-instead-of-dividing',
  rule: (p: Known) => wrong(p, (f) => f, true, shown),
  says: ({ from, to, t }: Known) =>
    plan(from, to).times
      ? `I divided by $\\${plan(from, to).fn} ${t}^\\circ$ instead of multiplying.`
      : `I multiplied by $\\${plan(from, to).fn} ${t}^\\circ$ instead of dividing.`,
  why: ({ from, to, t }: Known) =>
    `${plan(from, to).times ? 'divides' : 'multiplies'} by $\\${plan(from, to).fn} ${t}^\\circ$ the wrong way around.`,
})

/** Multiplied or divided as one should, but by another ratio. */
const tookAnotherRatio = ({ from, to, n, t }: Known, took: Fn): string => {
  const { fn, times } = plan(from, to)
  return `I ${times ? 'multiplied' : 'divided'} $${n}$ by $\\${took} ${t}^\\circ$ instead of by $\\${fn} ${t}^\\circ$.`
}

/** Among options, what is not shorter than the hypotenuse shown cannot be a leg; typed, it is foreseen. */
const shorter =
  (p: Known, frame: string, shown: Shown): Shown =>
  (x) =>
    p.from === 'hyp' && frame !== 'grid' && x >= p.n - 1e-9 ? null : shown(x)

const anotherRatio = (shown: Shown) => ({
  misconception: 'trig-takes-another-ratio',
  rule: (p: Known, frame: string) => wrong(p, (f) => (f === 'tan' ? 'sin' : 'tan'), false, shorter(p, frame, shown)),
  says: (p: Known) => tookAnotherRatio(p, plan(p.from, p.to).fn === 'tan' ? 'sin' : 'tan'),
  why: ({ from, to }: Known) =>
    `takes the ${WORD[plan(from, to).fn === 'tan' ? 'sin' : 'tan']}, which does not join these two sides.`,
})

/** The hypotenuse is the longest side, and of two sides the one opposite the larger angle is longer. */
export const bySize = ({ from, to, n, t }: Known, value: number): string => {
  const whole = Math.abs(value - Math.round(value)) < 1e-9
  const size = whole ? String(Math.round(value)) : tenthText(value)
  const about = whole ? '' : `As a decimal, $x \\approx ${size}$. `
  if (from === 'hyp' || to === 'hyp')
    return `${about}The hypotenuse is the longest side, and $${to === 'hyp' ? `${size} \\gt ${n}` : `${n} \\gt ${size}`}$.`
  if (t === 45) return `${about}With an angle of 45° both legs are equal.`
  return `${about}The angle is ${t > 45 ? 'more' : 'less'} than 45°, so the opposite leg must be ${t > 45 ? 'longer' : 'shorter'} than the adjacent one: $${from === 'opp' ? n : size} ${t > 45 ? '\\gt' : '\\lt'} ${from === 'opp' ? size : n}$.`
}

/** The side from the ratio that was taken for the right one. */
const withRatio = (x: Frac, { from, to, n }: Known): Frac => toTenth(plan(from, to).times ? mul(n, x) : div(n, x))
/** The number of a function, as operations name it. */
const numberOf = ({ from, to }: Known): number => NUMBER[plan(from, to).fn]

/** Decimal sides, with a calculator. */
const decimalSide = template({
  id: 'trigonometry/side-decimal',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawSides(rng), n: int(rng, 6, 40), t: int(rng, 22, 68) }),
      ({ t }) => Math.abs(t - 45) > 3 && t !== 30 && t !== 60,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) => `${figureOf(p, `${p.n}`)}<p>What is the value of $x$, to the nearest tenth?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `<p>Triangle $${p.set}$ has a right angle at $${p.set[2]}$, and $m\\angle ${p.set[0]} = ${p.t}^\\circ$.</p>${figureOf(p, `${p.n}`)}<p>What is the value of $x$? Round your answer to the nearest tenth.</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      b: -0.2,
      stem: ({ from, to, n, t }) =>
        from === 'hyp'
          ? `A right triangle with an angle of $${t}^\\circ$ has a hypotenuse of $${n}$ inches. How many inches long is the leg ${beside(to)} this angle, to the nearest tenth?`
          : `In a right triangle, the leg ${beside(from)} an angle of $${t}^\\circ$ is $${n}$ inches long. How many inches long is the ${NAME[to]}, to the nearest tenth?`,
    },
  ],
  given: ({ from, to, n, t }) => ({ from, to, n, t }),
  answer: ({ from, to, n, t }) => tenth(length(from, to, n, t)),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      operation: 'ratio-of-another-angle',
      operands: (p) => [90 - p.t, numberOf(p)],
      after: withRatio,
      rule: (p) => wrong(p, (f) => (f === 'tan' ? 'tan' : CO[f]), f3(p), tenthIf),
      says: takesTheOtherLeg,
      why: ({ from, to, t }) =>
        plan(from, to).fn === 'tan'
          ? `takes the reciprocal of $\\tan ${t}^\\circ$.`
          : `uses $\\${CO[plan(from, to).fn]} ${t}^\\circ$ instead of $\\${plan(from, to).fn} ${t}^\\circ$.`,
    },
    {
      ...wrongWayAround(tenthIf),
      classic: true,
      operation: 'reciprocal-taken',
      operands: (p) => [fine(at(plan(p.from, p.to).fn, p.t)), 1],
      after: withRatio,
    },
    {
      ...anotherRatio(tenthIf),
      operation: 'other-ratio-taken',
      operands: (p) => [p.t, plan(p.from, p.to).fn === 'tan' ? NUMBER.sin : NUMBER.tan],
      after: withRatio,
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'other-ratio-taken',
      operands: (p) => [p.t, NUMBER.cos],
      after: withRatio,
      rule: (p) => (f3(p) ? wrong(p, () => 'cos', false, tenthIf) : null),
      says: (p) => tookAnotherRatio(p, 'cos'),
      why: () => 'takes the cosine, which does not join these two sides.',
    },
    {
      misconception: 'trig-leaves-the-calculator-in-radians',
      operation: 'calculator-in-radians',
      operands: (p) => [p.t, numberOf(p)],
      after: withRatio,
      rule: ({ from, to, n, t }) => {
        const { fn, times } = plan(from, to)
        const x = Math[fn](t)
        return tenthIf(times ? n * x : n / x, n / 5, 5 * n)
      },
      why: ({ from, to, t }) => `uses the ${WORD[plan(from, to).fn]} of ${t} radians.`,
    },
  ],
  explain: ({ from, to, n, t, set, rot }, frame) => {
    const { fn, times } = plan(from, to)
    return {
      plan: 'Name the side that is known and the side that is asked for, as seen from the angle. Only one ratio has both of them; write it as an equation and solve for the unknown.',
      steps: [
        {
          do: `Seen from the angle of $${t}^\\circ$, the ${NAME[from]} is known and the ${NAME[to]} is asked for.`,
          why: `The ${WORD[fn]} is the ratio that has both.`,
        },
        {
          do: times ? `$x = ${n} \\cdot \\${fn} ${t}^\\circ$` : `$x = \\frac{${n}}{\\${fn} ${t}^\\circ}$`,
          why: times ? 'Multiply to free the unknown.' : 'The unknown stood in the denominator.',
        },
        { do: `$x \\approx ${tenthText(length(from, to, n, t))}$`, why: 'The calculator is in degree mode.' },
      ],
      check: `With the other acute angle, $90^\\circ - ${t}^\\circ = ${90 - t}^\\circ$: $x = ${
        times === (fn !== 'tan')
          ? `${n} \\cdot \\${CO[fn]} ${90 - t}^\\circ`
          : `\\frac{${n}}{\\${CO[fn]} ${90 - t}^\\circ}`
      } \\approx ${tenthText(length(from, to, n, t))}$ again.`,
      ...(frame === 'words'
        ? {}
        : { figure: figureOf({ from, to, n, t, set, rot }, `${n}`, tenthText(length(from, to, n, t))) }),
    }
  },
  // All three sides from the hypotenuse.
  check: ({ from, to, n, t }) => {
    const unit = { opp: Math.sin(rad(t)), adj: Math.cos(rad(t)), hyp: 1 }
    return tenth((n / unit[from]) * unit[to])
  },
})

/** Swapping the legs leads to the inverse ratio only where no hypotenuse is in play. */
function f3({ from, to }: Pick<Drawn, 'from' | 'to'>): boolean {
  return plan(from, to).fn === 'tan'
}

/** Special angles: exact sides. */
const exactSide = template({
  id: 'trigonometry/side-exact',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ ...drawSides(rng), n: 2 * int(rng, 2, 15), t: pick(rng, [30, 60, 45, 30, 60]) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) => `${figureOf(p, `${p.n}`)}<p>What is the exact value of $x$?</p>`,
    },
  ],
  given: ({ from, to, n, t }) => ({ from, to, n, t }),
  answer: ({ from, to, n, t }) => real(length(from, to, n, t)),
  traps: [
    {
      misconception: 'trig-mixes-up-30-and-60',
      classic: true,
      rule: (p) => real(p.t === 45 ? length(p.from, p.to, p.n, 60) : length(p.from, p.to, p.n, 90 - p.t)),
      says: ({ t }) =>
        t === 45 ? 'I used the values for 60° instead of 45°.' : `I used the values for ${90 - t}° instead of ${t}°.`,
      why: ({ t }) => `uses the values for $${t === 45 ? 60 : 90 - t}^\\circ$.`,
    },
    { ...wrongWayAround(real), classic: true },
    anotherRatio(real),
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: (p) => real(length(p.from, p.to, p.n, p.t === 45 ? 30 : 45)),
      says: ({ t }) => `I used the values for ${t === 45 ? 30 : 45}° instead of ${t}°.`,
      why: ({ t }) => `uses the values for $${t === 45 ? 30 : 45}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      rule: (p) => (f3(p) ? wrong(p, () => 'cos', false, real) : null),
      says: (p) => tookAnotherRatio(p, 'cos'),
      why: () => 'takes the cosine, which does not join these two sides.',
    },
  ],
  explain: (p) => {
    const { from, to, n, t } = p
    const { fn, times } = plan(from, to)
    const value = length(from, to, n, t)
    return {
      plan: 'Name the side that is known and the side that is asked for, as seen from the angle, and choose the ratio that has both. Its value at a special angle is known exactly.',
      steps: [
        {
          do: `The ${NAME[from]} is $${n}$ and the ${NAME[to]} is $x$, so use the ${WORD[fn]}: $\\${fn} ${t}^\\circ = ${times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`}$.`,
          why: 'It is the ratio that joins the two sides.',
        },
        {
          do: `$\\${fn} ${t}^\\circ = ${realTex(at(fn, t))}$`,
          why: `Its value at this angle is known exactly, from half ${t === 45 ? 'a square' : 'an equilateral triangle'}.`,
        },
        {
          do: `$x = ${times ? `${n} \\cdot ${realTex(at(fn, t))}` : `${n} \\div ${realTex(at(fn, t))}`} = ${realTex(value)}$`,
          why: times ? 'Multiply to free the unknown.' : 'The unknown stood in the denominator, so divide.',
        },
      ],
      faster: `Without a ratio of trigonometry: the sides of ${t === 45 ? 'half a square are to each other as $1 : 1 : \\sqrt{2}$' : 'half an equilateral triangle are to each other as $1 : \\sqrt{3} : 2$'}, and so the ${NAME[to]} is $${realTex(length(from, to, 1, t))}$ times the ${NAME[from]}: $x = ${realTex(value)}$.`,
      check: bySize(p, value),
      figure: figureOf(p, `${n}`, realText(value)),
    }
  },
  check: ({ from, to, n, t }) => {
    const unit =
      t === 45
        ? { opp: 1, adj: 1, hyp: Math.SQRT2 }
        : t === 30
          ? { opp: 1, adj: Math.sqrt(3), hyp: 2 }
          : { opp: Math.sqrt(3), adj: 1, hyp: 2 }
    return real((n / unit[from]) * unit[to])
  },
})

export const templates: readonly Template[] = [decimalSide, exactSide]
