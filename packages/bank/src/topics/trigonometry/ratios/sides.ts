import {
  int,
  pick,
  type Rng,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  text,
  triangleTurn,
  until,
  type Value,
} from '#kit'
import { at, CO, type Fn, rad, real, realTex, tenth, tenthIf, tenthText, WORD } from '../common.ts'

const skill = 'trig-finding-sides'

type Side = 'opp' | 'adj' | 'hyp'

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

const drawSides = (rng: Rng) => {
  const from = pick(rng, ['opp', 'adj', 'hyp'] as const)
  const to = pick(
    rng,
    (['opp', 'adj', 'hyp'] as const).filter((s) => s !== from),
  )
  return { from, to, set: pick(rng, TRIANGLE_NAMES), rot: triangleTurn(rng) }
}

type Drawn = Readonly<{ from: Side; to: Side; n: number; t: number; set: string; rot: number }>

const figureOf = ({ from, to, n, t, set, rot }: Drawn, known: string, unknown = 'x') => {
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

const wrong = (p: Drawn, change: (fn: Fn) => Fn, turn: boolean, f: (x: number) => Value | null): Value | null => {
  const { fn, times } = plan(p.from, p.to)
  const x = at(change(fn), p.t)
  return f(times !== turn ? p.n * x : p.n / x)
}

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
        `<p>Triangle $${p.set}$ has a right angle at $${p.set[2]}$, and $\\angle ${p.set[0]} = ${p.t}^\\circ$.</p>${figureOf(p, `${p.n}`)}<p>What is the value of $x$? Round your answer to the nearest tenth.</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      b: -0.2,
      stem: ({ from, to, n, t }) =>
        from === 'hyp'
          ? `A right triangle with an angle of $${t}^\\circ$ has a hypotenuse of $${n}$ cm. How many centimeters long is the leg ${beside(to)} this angle, to the nearest tenth?`
          : `In a right triangle, the leg ${beside(from)} an angle of $${t}^\\circ$ is $${n}$ cm long. How many centimeters long is the ${NAME[to]}, to the nearest tenth?`,
    },
  ],
  given: ({ from, to, n, t }) => ({ from, to, n, t }),
  answer: ({ from, to, n, t }) => tenth(length(from, to, n, t)),
  traps: [
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      shortcut: (p) => wrong(p, (f) => f, true, tenthIf),
      why: ({ from, to, t }) =>
        `${plan(from, to).times ? 'divides' : 'multiplies'} by $\\${plan(from, to).fn} ${t}^\\circ$ the wrong way around.`,
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      shortcut: (p) => wrong(p, (f) => (f === 'tan' ? 'tan' : CO[f]), f3(p), tenthIf),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: (p) => wrong(p, (f) => (f === 'tan' ? 'sin' : 'tan'), false, tenthIf),
      why: ({ from, to }) =>
        `takes the ${WORD[plan(from, to).fn === 'tan' ? 'sin' : 'tan']}, which does not join these two sides.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: (p) => wrong(p, (f) => (f === 'tan' ? 'cos' : 'tan'), true, tenthIf),
      why: ({ from, to }) =>
        `takes the ${WORD[plan(from, to).fn === 'tan' ? 'cos' : 'tan']}, which does not join these two sides.`,
    },
    {
      misconception: 'trig-leaves-the-calculator-in-radians',
      rule: ({ from, to, n, t }) => {
        const { fn, times } = plan(from, to)
        const x = Math[fn](t)
        return tenthIf(times ? n * x : n / x, n / 5, 5 * n)
      },
    },
  ],
  explain: ({ from, to, n, t }) => {
    const { fn, times } = plan(from, to)
    return [
      {
        do: `Seen from the angle of $${t}^\\circ$, the ${NAME[from]} is known and the ${NAME[to]} is asked for.`,
        why: `The ${WORD[fn]} is the ratio that has both.`,
      },
      {
        do: times ? `$x = ${n} \\cdot \\${fn} ${t}^\\circ$` : `$x = \\frac{${n}}{\\${fn} ${t}^\\circ}$`,
        why: times ? 'Multiply to free the unknown.' : 'The unknown stood in the denominator.',
      },
      { do: `$x \\approx ${tenthText(length(from, to, n, t))}$`, why: 'The calculator is in degree mode.' },
    ]
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
    { misconception: 'trig-multiplies-instead-of-dividing', shortcut: (p) => wrong(p, (f) => f, true, real) },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: (p) => (p.t === 45 ? null : real(length(p.from, p.to, p.n, 90 - p.t))),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: (p) => wrong(p, (f) => (f === 'tan' ? 'sin' : 'tan'), false, real),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: (p) => wrong(p, (f) => (f === 'tan' ? 'cos' : 'tan'), true, real),
    },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: ({ n, t }) => real(t === 45 ? n * Math.sqrt(3) : n * Math.SQRT2),
      why: ({ t }) =>
        t === 45
          ? 'has the root of the triangle with 30° and 60°.'
          : 'has the root of the triangle with two angles of 45°.',
    },
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      rule: ({ n }) => real(n / 2),
      why: () => 'halves the given side without looking which side it is.',
    },
  ],
  explain: ({ from, to, n, t }) => {
    const { fn, times } = plan(from, to)
    return [
      {
        do: `The ${NAME[from]} is $${n}$ and the ${NAME[to]} is $x$, so use the ${WORD[fn]}: $\\${fn} ${t}^\\circ = ${realTex(at(fn, t))}$.`,
        why: 'It joins the two sides, and its value at this angle is known exactly.',
      },
      {
        do: `$x = ${times ? `${n} \\cdot ${realTex(at(fn, t))}` : `${n} \\div ${realTex(at(fn, t))}`} = ${realTex(length(from, to, n, t))}$`,
        why: times ? 'Multiply to free the unknown.' : 'The unknown stood in the denominator, so divide.',
      },
    ]
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

/** Which expression gives the side? */
const expression = template({
  id: 'trigonometry/side-expression',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    ...drawSides(rng),
    n: int(rng, 5, 30),
    t: until(
      () => int(rng, 25, 65),
      (t) => Math.abs(t - 45) > 4,
    ),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'methods',
      items: 4,
      stem: (p) => `${figureOf(p, `${p.n}`)}<p>Which expression is equal to $x$?</p>`,
    },
    {
      id: 'street',
      kind: 'words',
      items: 4,
      stem: ({ from, to, n, t }, rng) => {
        const part = {
          opp: 'height of the top end above the bottom end',
          adj: 'level distance between its two ends',
        }
        return `A straight ${pick(rng, ['slide', 'escalator', 'cable', 'conveyor belt', 'ski lift'])} makes an angle of $${t}^\\circ$ with level ground. ${from === 'hyp' ? 'Its length' : `The ${part[from]}`} is $${n}$ m. Which expression gives ${to === 'hyp' ? 'its length' : `the ${part[to]}`}, in meters?`
      },
    },
  ],
  given: ({ from, to, n, t }) => ({ from, to, n, t }),
  answer: ({ from, to, n, t }) => shown(plan(from, to).fn, n, t, plan(from, to).times),
  traps: [
    {
      misconception: 'trig-multiplies-instead-of-dividing',
      rule: ({ from, to, n, t }) => shown(plan(from, to).fn, n, t, !plan(from, to).times),
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ from, to, n, t }) =>
        plan(from, to).fn === 'tan' ? null : shown(CO[plan(from, to).fn], n, t, plan(from, to).times),
    },
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      rule: ({ from, to, n, t }) =>
        plan(from, to).fn === 'tan' ? null : shown(CO[plan(from, to).fn], n, t, !plan(from, to).times),
      why: () => 'takes the other leg and goes the wrong way as well.',
    },
    ...([0, 1, 2, 3] as const).map((i) => ({
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ from, to, n, t }: Drawn) => {
        const fn = plan(from, to).fn
        return shown(fn === 'tan' ? (i % 2 ? 'sin' : 'cos') : 'tan', n, t, i < 2)
      },
    })),
  ],
  explain: ({ from, to, n, t }) => {
    const { fn, times } = plan(from, to)
    const ratio = times ? `\\frac{x}{${n}}` : `\\frac{${n}}{x}`
    return [
      { do: `$\\${fn} ${t}^\\circ = ${ratio}$`, why: `The ${NAME[from]} is known and the ${NAME[to]} is asked for.` },
      {
        do: `$x = ${times ? `${n} \\${fn} ${t}^\\circ` : `\\frac{${n}}{\\${fn} ${t}^\\circ}`}$`,
        why: times ? `Multiply both sides by $${n}$.` : 'Multiply both sides by $x$, then divide by the ratio.',
      },
    ]
  },
  // Whichever of the six expressions has the right size.
  check: ({ from, to, n, t }) => {
    const unit = { opp: Math.sin(rad(t)), adj: Math.cos(rad(t)), hyp: 1 }
    const want = (n / unit[from]) * unit[to]
    for (const fn of ['sin', 'cos', 'tan'] as const) {
      for (const times of [true, false]) {
        const x = times ? n * at(fn, t) : n / at(fn, t)
        if (Math.abs(x - want) < 1e-9) return shown(fn, n, t, times)
      }
    }
    return text('none')
  },
})

function shown(fn: Fn, n: number, t: number, times: boolean): Value {
  return text(times ? `$${n} \\${fn} ${t}^\\circ$` : `$\\dfrac{${n}}{\\${fn} ${t}^\\circ}$`)
}

export const templates: readonly Template[] = [decimalSide, exactSide, expression]
