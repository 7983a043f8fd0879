import {
  coef,
  div,
  type Frac,
  frac,
  int,
  mul,
  nonZero,
  num,
  person,
  pick,
  signed,
  type Template,
  template,
  toTex,
  until,
} from '#kit'
import { angleOf, dividingPi, FNS, type Fn, pi, piTex, rational } from '../common.ts'
import { inner, waveFigure } from './figures.ts'

const skill = 'trig-period-and-frequency'
const base = (fn: Fn): number => (fn === 'tan' ? 1 : 2)

const fromEquation = template({
  id: 'trigonometry/period-from-equation',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos', 'sin', 'cos', 'tan'] as const),
        n: int(rng, 1, 8),
        m: pick(rng, [1, 1, 1, 2, 3, 4]),
        a: nonZero(rng, -6, 7),
        d: int(rng, -5, 5),
      }),
      ({ n, m, a }) => rational(n / m)?.d === m && n !== m && Math.abs(a) !== 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ fn, n, m, a, d }) =>
        `What is the period of $y = ${coef(a)}\\${fn}\\left(${inner(n / m)}\\right)${signed(d)}$?`,
    },
  ],
  given: ({ fn, n, m, a }) => ({ fn, b: frac(n, m), a }),
  answer: ({ fn, n, m }) => pi((base(fn) * m) / n),
  traps: [
    {
      misconception: 'trig-multiplies-the-period',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      rule: ({ fn, b }) => pi((base(fn) * b.n) / b.d),
      why: ({ fn, n, m }) => `is $${piTex(base(fn))}$ times $${inner(n / m, '') || '1'}$.`,
    },
    {
      misconception: 'trig-takes-pi-for-the-base-period',
      rule: ({ fn, b }) => pi(((3 - base(fn)) * b.d) / b.n),
      says: ({ fn }) =>
        fn === 'tan'
          ? 'I started from $2\\pi$, but the tangent repeats after $\\pi$.'
          : 'I started from $\\pi$ instead of $2\\pi$.',
      why: ({ fn }) => `starts from $${piTex(3 - base(fn))}$.`,
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      rule: ({ b }) => pi(b.n / b.d),
      says: () => 'I took the factor of $x$, times $\\pi$, for the period.',
      why: ({ n, m }) => `has the factor $${inner(n / m, '') || '1'}$ itself in it.`,
    },
    {
      misconception: 'trig-takes-the-height-for-the-factor',
      rule: ({ fn, a }) => pi(base(fn) / Math.abs(a)),
      says: ({ a }) => `I divided by $${Math.abs(a)}$, from the factor in front, instead of the factor of $x$.`,
      why: ({ a }) => `divides by $${Math.abs(a)}$, the factor in front, which does not change the period.`,
    },
    {
      misconception: 'trig-leaves-out-the-factor-of-x',
      rule: ({ fn }) => pi(base(fn)),
      says: () => 'I left out the factor of $x$.',
      why: () => 'would be the period without the factor of $x$.',
    },
    {
      misconception: 'trig-multiplies-the-period',
      twoSlips: true,
      rule: ({ fn, b }) => pi(((3 - base(fn)) * b.n) / b.d),
      says: ({ fn }) => `I started from $${piTex(3 - base(fn))}$ and multiplied by the factor of $x$.`,
      why: ({ fn }) => `starts from $${piTex(3 - base(fn))}$ and multiplies.`,
    },
  ],
  explain: ({ fn, n, m }) => ({
    plan: 'Sine and cosine repeat after a full turn, tangent after half a turn. Divide that base period by the factor of $x$; what stands outside does not matter.',
    steps: [
      {
        do: `$\\${fn} x$ has period $${piTex(base(fn))}$; here $b = ${inner(n / m, '') || '1'}$.`,
        why: fn === 'tan' ? 'The tangent repeats after half a turn.' : 'Sine and cosine repeat after a full turn.',
      },
      {
        do: `$${piTex(base(fn))} \\div ${inner(n / m, '')} = ${piTex((base(fn) * m) / n)}$`,
        why: 'Divide by the factor of $x$; amplitude and midline do not matter.',
      },
    ],
    check: `When $x$ grows by $${piTex((base(fn) * m) / n)}$, the argument grows by $${inner(n / m, '')} \\cdot ${piTex((base(fn) * m) / n)} = ${piTex(base(fn))}$, one base period.`,
  }),
  // The shortest shift of the argument that adds one base period.
  check: ({ fn, b }) => {
    const x = b.n / b.d
    for (let k = 1; k < 4000; k++) {
      const p = k / 240
      if (Math.abs((x * p) / base(fn) - 1) < 1e-9) return pi(p)
    }
    return pi((base(fn) * b.d) / b.n)
  },
})

const fromGraph = template({
  id: 'trigonometry/period-from-graph',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    fn: pick(rng, ['sin', 'cos'] as const),
    a: pick(rng, [-3, -2, 2, 3, 4]),
    b: pick(rng, [0.5, 1, 2, 3, 4, 6]),
    d: int(rng, -3, 3),
  }),
  frames: [
    { id: 'graph', kind: 'graph', items: 8, stem: (p) => `${waveFigure(p)}<p>What is the period of the function?</p>` },
  ],
  given: ({ b }) => ({ end: rational(4 / b) ?? frac(0), waves: 2 }),
  answer: ({ b }) => pi(2 / b),
  traps: [
    {
      misconception: 'trig-takes-half-a-period',
      classic: true,
      rule: ({ end, waves }) => pi(end.n / end.d / waves / 2),
      why: () => 'is half a wave.',
    },
    {
      misconception: 'trig-counts-the-waves-wrongly',
      rule: ({ end }) => pi(end.n / end.d),
      says: () => 'I gave the length of both waves together.',
      why: () => 'is the length of two waves.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      rule: ({ end, waves }) => pi(end.n / end.d / waves / 4),
      says: () => 'I measured only from the midline to the nearest top or bottom.',
      why: () => 'is only a quarter of a wave.',
    },
    {
      misconception: 'trig-counts-the-waves-wrongly',
      rule: ({ end, waves }) => pi((3 * end.n) / end.d / waves / 2),
      says: () => 'I measured from a top to the second bottom after it.',
      why: () => 'is one and a half waves.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      rule: ({ end, waves }) => pi((3 * end.n) / end.d / waves / 4),
      says: () => 'I measured from a top to the place where the curve crosses its midline going up.',
      why: () => 'is three quarters of a wave.',
    },
  ],
  explain: (p) => ({
    plan: 'The period is the length of one full wave, from one top to the next. Count the waves in the window and divide its width by their number.',
    steps: [
      {
        do: `The window of width $${piTex(4 / p.b)}$ shows two full waves.`,
        why: 'Count from one top to the next top.',
      },
      {
        do: `One wave is $${piTex(4 / p.b)} \\div 2 = ${piTex(2 / p.b)}$ long.`,
        why: 'The period is the length of one full wave.',
      },
    ],
    check: `Measure another way: from a top to the next bottom it is $${piTex(1 / p.b)}$, half a wave, and twice that is $${piTex(2 / p.b)}$.`,
    figure: waveFigure(p, undefined, { period: true }),
  }),
  // The grid shows so many full waves up to its end.
  check: ({ end, waves }) => pi(end.n / end.d / waves),
})

/** The number of π that is written. */
const timesPi = (tex: string): Frac => rational(angleOf(tex) / 180) ?? frac(1)

/** The factor for a wanted period. */
const factor = template({
  id: 'trigonometry/factor-for-a-period',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ p: pick(rng, [1, 2, 3, 4, 6, 8]), q: pick(rng, [1, 2, 3, 4, 5, 6, 7, 9]), fn: pick(rng, FNS) }),
      ({ p, q }) => rational(p / q)?.d === q && p !== q,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      stem: ({ p, q, fn }) =>
        `The function $y = \\${fn}(bx)$ with $b \\gt 0$ has period $${piTex(p / q)}$. What is the value of $b$?`,
    },
  ],
  given: ({ p, q, fn }) => ({ shown: piTex(p / q), fn }),
  answer: ({ p, q, fn }) => num(frac(base(fn) * q, p)),
  traps: [
    {
      misconception: 'trig-multiplies-the-period',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ shown, fn }) => [base(fn), timesPi(shown)],
      rule: ({ shown, fn }) => num(frac(base(fn) * timesPi(shown).n, timesPi(shown).d)),
      says: ({ fn }) => `I multiplied the number of $\\pi$ by $${base(fn)}$ instead of dividing.`,
      why: ({ fn }) => `multiplies by $${base(fn)}$ instead of dividing $${base(fn)}$ by it.`,
    },
    {
      misconception: 'trig-takes-pi-for-the-base-period',
      operation: 'wrong-number-used',
      operands: ({ fn }) => [3 - base(fn)],
      after: (x, { shown }) => div(x, timesPi(shown)),
      rule: ({ shown, fn }) => num(frac((3 - base(fn)) * timesPi(shown).d, timesPi(shown).n)),
      says: ({ fn }) => `I started from $${piTex(3 - base(fn))}$ instead of $${piTex(base(fn))}$.`,
      why: ({ fn }) => `starts from $${piTex(3 - base(fn))}$.`,
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      operation: 'wrong-number-used',
      operands: ({ shown }) => [timesPi(shown)],
      rule: ({ shown }) => num(timesPi(shown)),
      says: () => 'I took the number of $\\pi$ in the period for the factor.',
      why: () => 'is the number of $\\pi$ in the period.',
    },
  ],
  explain: ({ p, q, fn }) => {
    const b = frac(base(fn) * q, p)
    const shown = b.d === 1 ? `${b.n}` : `\\frac{${b.n}}{${b.d}}`
    const top = base(fn) === 1 ? `${q}` : q === 1 ? `${base(fn)}` : `${base(fn)} \\cdot ${q}`
    const raw = p === 1 ? top : `\\frac{${top}}{${p}}`
    return {
      plan: 'The period is the base period divided by the factor of $x$. So the factor is the base period divided by the period that is wanted.',
      steps: [
        {
          do: `$\\frac{${piTex(base(fn))}}{b} = ${piTex(p / q)}$`,
          why: `The period of $\\${fn}(bx)$ is $${piTex(base(fn))}$ divided by $b$.`,
        },
        {
          do: `$b = ${piTex(base(fn))} \\div ${dividingPi(p / q)}$`,
          why: 'Multiply by $b$ and divide by the period.',
        },
        {
          do: `$b = ${raw}${raw === shown ? '' : ` = ${shown}`}$`,
          why: q === 1 ? '$\\pi$ cancels.' : '$\\pi$ cancels; dividing by a fraction multiplies by its reciprocal.',
        },
      ],
      faster: `Compare the periods: $${piTex(p / q)}$ is $${toTex(frac(p, q * base(fn)))}$ times $${piTex(base(fn))}$, and the factor is the reciprocal, $${shown}$.`,
      check: `When $x$ grows by $${piTex(p / q)}$, the inside grows by $${shown} \\cdot ${piTex(p / q)} = ${piTex(base(fn))}$, one period of $\\${fn}$.`,
    }
  },
  check: ({ shown, fn }) => {
    const [, n = '1', d = '1'] = /(\d*)\\pi(?:\}\{(\d+)\})?/.exec(shown) ?? []
    const period = (n === '' ? 1 : Number(n)) / Number(d)
    return num(rational(base(fn) / period) ?? 0)
  },
})

/** Turning wheels: seconds per turn and turns per minute. */
const wheel = template({
  id: 'trigonometry/period-of-a-wheel',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        p: pick(rng, [2, 3, 4, 5, 6, 10, 12, 15, 20]),
        a: int(rng, 3, 20),
        ask: pick(rng, ['period', 'turns', 'factor'] as const),
      }),
      ({ p, a }) => a !== p && a !== 60 / p,
    ),
  frames: [
    {
      id: 'model',
      kind: 'words',
      items: 5,
      stem: ({ p, a }, rng) =>
        `The height of a point on a turning wheel, in inches above the axle, is $h = ${a}\\sin\\left(${piTex(2 / p)} t\\right)$ after $t$ seconds. ${person(rng)} counts the turns. How many full turns does the wheel make in one minute?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, a }, rng) =>
        `${person(rng)} records a vibrating string. Its displacement, in millimeters, is $y = ${a}\\cos\\left(${piTex(2 / p)} t\\right)$ after $t$ milliseconds. How many full vibrations does the string make in $60$ milliseconds?`,
    },
  ],
  given: ({ p, a }) => ({ shown: piTex(2 / p), a }),
  answer: ({ p }) => num(frac(60, p)),
  traps: [
    {
      misconception: 'trig-takes-period-for-frequency',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ shown }) => [div(2, timesPi(shown))],
      rule: ({ shown }) => num(Math.round(360 / angleOf(shown))),
      says: () => 'I gave the period.',
      why: () => 'is the period, the time after which everything repeats.',
    },
    {
      misconception: 'trig-takes-another-angle-for-a-full-turn',
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (x, { shown }) => div(mul(60, timesPi(shown)), x),
      rule: ({ shown }) => num(Math.round((60 * angleOf(shown)) / 180)),
      says: () => 'I let the function repeat after $\\pi$ of the inside instead of $2\\pi$.',
      why: () => 'divides $\\pi$, and not $2\\pi$, by the factor of $t$.',
    },
    {
      misconception: 'trig-takes-another-angle-for-a-full-turn',
      operation: 'wrong-number-used',
      operands: () => [4],
      after: (x, { shown }) => div(mul(60, timesPi(shown)), x),
      rule: ({ shown }) => {
        const turns = Math.round((60 * angleOf(shown)) / 360)
        return turns % 2 === 0 ? num(turns / 2) : null
      },
      says: () => 'I let the function repeat after $4\\pi$ of the inside instead of $2\\pi$.',
      why: () => 'divides $4\\pi$, and not $2\\pi$, by the factor of $t$.',
    },
    {
      misconception: 'trig-takes-the-height-for-the-factor',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: () => 'I gave the amplitude.',
      why: () => 'is the amplitude.',
    },
    {
      misconception: 'trig-multiplies-the-period',
      operation: 'multiplied-instead-of-divided',
      operands: ({ shown }) => [60, div(2, timesPi(shown))],
      rule: ({ shown }) => num(60 * Math.round(360 / angleOf(shown))),
      says: () => 'I multiplied 60 by the period.',
      why: () => 'multiplies by the period instead of dividing.',
    },
  ],
  explain: ({ p }, frame) => {
    const [what, unit] = frame === 'grid' ? ['vibration', 'milliseconds'] : ['turn', 'seconds']
    return {
      plan: 'The factor of $t$ gives the period: the full turn divided by it. Then see how many periods fit into the time that is asked for.',
      steps: [
        { do: `The factor of $t$ is $${piTex(2 / p)}$.`, why: 'It says how fast the inside grows.' },
        {
          do: `The period is $2\\pi \\div ${piTex(2 / p)} = ${p}$: one full ${what} takes ${p} ${unit}.`,
          why: 'Divide $2\\pi$ by the factor of $t$.',
        },
        {
          do: `$60 \\div ${p} = ${60 / p}$`,
          why:
            frame === 'grid'
              ? 'So many periods fit into 60 milliseconds.'
              : 'One minute has 60 seconds; so many periods fit into it.',
        },
      ],
      check: `$${60 / p}$ ${what}s of ${p} ${unit} each take $${60 / p} \\cdot ${p} = 60$ ${unit}.`,
      faster: `No period is needed: in 60 ${unit} the inside grows by $${piTex(2 / p)} \\cdot 60 = ${piTex(120 / p)}$, and each ${what} is $2\\pi$, so there are $${120 / p} \\div 2 = ${60 / p}$.`,
    }
  },
  // Counts how often the argument passes a full turn.
  check: ({ shown }) => {
    const [, n = '1', d = '1'] = /(\d*)\\pi(?:\}\{(\d+)\})?/.exec(shown) ?? []
    return num(Math.round((((n === '' ? 1 : Number(n)) / Number(d)) * 60) / 2))
  },
})

export const templates: readonly Template[] = [fromEquation, fromGraph, factor, wheel]
