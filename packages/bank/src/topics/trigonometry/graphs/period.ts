import {
  coef,
  type Frac,
  frac,
  int,
  judgeTwo,
  nonZero,
  num,
  person,
  pick,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { FNS, type Fn, pi, piTex, rational } from '../common.ts'
import { heightOf, inner, waveFigure } from './figures.ts'

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
  given: ({ fn, n, m }) => ({ fn, b: frac(n, m) }),
  answer: ({ fn, n, m }) => pi((base(fn) * m) / n),
  traps: [
    { misconception: 'trig-multiplies-the-period', shortcut: ({ fn, n, m }) => pi((base(fn) * n) / m) },
    { misconception: 'trig-takes-pi-for-the-base-period', shortcut: ({ fn, n, m }) => pi((3 - base(fn)) * (m / n)) },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: ({ n, m }) => pi(n / m),
      why: ({ n, m }) => `has the factor $${inner(n / m, '')}$ itself in it.`,
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ fn, n, m }) => pi((base(fn) * m) / (2 * n)),
      why: () => 'is only half of the period.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: ({ fn, a }) => pi(base(fn) / Math.abs(a)),
      why: ({ a }) => `divides by $${Math.abs(a)}$, which is the height of the wave.`,
    },
    {
      misconception: 'trig-takes-pi-for-the-base-period',
      rule: ({ fn }) => pi(base(fn)),
      why: () => 'would be the period without the factor of $x$.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ fn, n, m }) => pi((2 * base(fn) * m) / n),
      why: () => 'is two periods.',
    },
  ],
  explain: ({ fn, n, m }) => [
    {
      do: `$\\${fn} x$ has the period $${piTex(base(fn))}$; here $b = ${inner(n / m, '') || '1'}$.`,
      why: fn === 'tan' ? 'The tangent repeats after half a turn.' : 'Sine and cosine repeat after a full turn.',
    },
    {
      do: `$${piTex(base(fn))} \\div ${inner(n / m, '')} = ${piTex((base(fn) * m) / n)}$`,
      why: 'Divide by the factor of $x$; amplitude and midline do not matter.',
    },
  ],
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
    { misconception: 'trig-takes-half-a-period', shortcut: ({ b }) => pi(1 / b) },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ b }) => pi(4 / b),
      why: () => 'is the length of two waves.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ b }) => pi(0.5 / b),
      why: () => 'is only a quarter of a wave.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ b }) => pi(3 / b),
      why: () => 'is one and a half waves.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ b }) => pi(1.5 / b),
      why: () => 'is three quarters of a wave.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: ({ b }) => pi(2.5 / b),
      why: () => 'is one and a quarter waves.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: ({ a }) => pi(Math.abs(a)),
      why: () => 'uses the height of the wave.',
    },
  ],
  explain: ({ b }) => [
    { do: `The window of width $${piTex(4 / b)}$ shows two full waves.`, why: 'Count from one top to the next top.' },
    {
      do: `One wave is $${piTex(4 / b)} \\div 2 = ${piTex(2 / b)}$ long.`,
      why: 'The period is the length of one full wave.',
    },
  ],
  // The grid shows so many full waves up to its end.
  check: ({ end, waves }) => pi(end.n / end.d / waves),
})

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
        `The function $y = \\${fn}(bx)$ with $b \\gt 0$ has the period $${piTex(p / q)}$. What is the value of $b$?`,
    },
  ],
  given: ({ p, q, fn }) => ({ shown: piTex(p / q), fn }),
  answer: ({ p, q, fn }) => num(frac(base(fn) * q, p)),
  traps: [
    { misconception: 'trig-multiplies-the-period', shortcut: ({ p, q, fn }) => num(frac(base(fn) * p, q)) },
    {
      misconception: 'trig-takes-pi-for-the-base-period',
      shortcut: ({ p, q, fn }) => num(frac((3 - base(fn)) * q, p)),
    },
    { misconception: 'trig-takes-b-for-the-period', shortcut: ({ p, q }) => num(frac(p, q)) },
  ],
  explain: ({ p, q, fn }) => [
    {
      do: `$\\frac{${piTex(base(fn))}}{b} = ${piTex(p / q)}$`,
      why: `The period of $\\${fn}(bx)$ is $${piTex(base(fn))}$ divided by $b$.`,
    },
    {
      do: `$b = ${piTex(base(fn))} \\div ${piTex(p / q)} = ${frac(base(fn) * q, p).d === 1 ? (base(fn) * q) / p : `\\frac{${frac(base(fn) * q, p).n}}{${frac(base(fn) * q, p).d}}`}$`,
      why: 'Solve for $b$.',
    },
  ],
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
        `The height of a point on a turning wheel, in centimeters above the axle, is $h = ${a}\\sin\\left(${piTex(2 / p)} t\\right)$ after $t$ seconds. ${person(rng)} counts the turns. How many full turns does the wheel make in one minute?`,
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
  given: ({ p }) => ({ shown: piTex(2 / p) }),
  answer: ({ p }) => num(frac(60, p)),
  traps: [
    {
      misconception: 'trig-takes-period-for-frequency',
      shortcut: ({ p }) => num(p),
      why: () => 'is the time for one turn.',
    },
    {
      misconception: 'trig-takes-pi-for-the-base-period',
      shortcut: ({ p }) => num(frac(120, p)),
      why: () => 'takes $\\pi$ for the full turn.',
    },
    { misconception: 'trig-takes-half-a-period', shortcut: ({ p }) => num(frac(30, p)) },
    {
      misconception: 'trig-multiplies-the-period',
      shortcut: ({ p }) => num(p * 6),
      why: () => 'multiplies where it should divide.',
    },
    { misconception: 'trig-takes-b-for-the-period', shortcut: ({ a }) => num(a), why: () => 'is the amplitude.' },
  ],
  explain: ({ p }) => [
    { do: `The period is $2\\pi \\div ${piTex(2 / p)} = ${p}$.`, why: 'Divide $2\\pi$ by the factor of $t$.' },
    { do: `$60 \\div ${p} = ${60 / p}$`, why: 'So many periods fit into 60.' },
  ],
  // Counts how often the argument passes a full turn.
  check: ({ shown }) => {
    const [, n = '1', d = '1'] = /(\d*)\\pi(?:\}\{(\d+)\})?/.exec(shown) ?? []
    return num(Math.round((((n === '' ? 1 : Number(n)) / Number(d)) * 60) / 2))
  },
})

/** A wave of which two periods are seen, as a function of x / π: it starts in the middle, at the top or at the bottom. */
function redrawn(seen: { top: number; bottom: number; start: number; rises: boolean; end: Frac }) {
  const [middle, reach, end] = [(seen.top + seen.bottom) / 2, (seen.top - seen.bottom) / 2, seen.end.n / seen.end.d]
  const turn = (x: number) => (4 * Math.PI * x) / end
  const f =
    seen.start === middle
      ? (x: number) => middle + (seen.rises ? reach : -reach) * Math.sin(turn(x))
      : (x: number) => middle + (seen.start - middle) * Math.cos(turn(x))
  return { f, middle, end }
}

const claims = template({
  id: 'trigonometry/period-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-graph',
    frame: 'two-claims',
    items: 5,
    draw: (rng) => ({
      fn: pick(rng, ['sin', 'cos'] as const),
      a: pick(rng, [2, 3, 4, -2, -3]),
      b: pick(rng, [0.5, 1, 2, 3, 4]),
      d: pick(rng, [-2, -1, 1, 2]),
    }),
    intro: (s) => `${waveFigure(s)}<p>Two students talk about this function $f$.</p>`,
    claims: ({ a, b, d }) => [
      {
        id: 'period',
        says: `The period is $${piTex(2 / b)}$.`,
        holds: true,
        because: `From one top to the next it is $${piTex(2 / b)}$.`,
      },
      {
        id: 'repeat',
        says: `$f(x + ${piTex(4 / b)}) = f(x)$ for all $x$.`,
        holds: true,
        because: 'After two periods the values repeat as well.',
      },
      {
        id: 'mid',
        says: `The graph crosses the line $y = ${d}$ twice in every period.`,
        holds: true,
        because: `$y = ${d}$ is the midline; each wave crosses it on the way up and on the way down.`,
      },
      { id: 'half', says: `The period is $${piTex(1 / b)}$.`, holds: false, because: 'That is half a wave.' },
      {
        id: 'amp',
        says: `The amplitude is $${2 * Math.abs(a)}$.`,
        holds: false,
        because: `That is the whole height; the amplitude is $${Math.abs(a)}$.`,
      },
      { id: 'zero', says: 'The midline is the $x$-axis.', holds: false, because: `The midline is $y = ${d}$.` },
    ],
    given: (s) => ({
      top: s.d + Math.abs(s.a),
      bottom: s.d - Math.abs(s.a),
      start: heightOf(s, 0),
      rises: heightOf(s, 0.01) > heightOf(s, 0),
      /** Where the second wave ends, in multiples of π. */ end: rational(4 / s.b) ?? frac(0),
    }),
    // Draws the curve again from what can be read off the grid, and looks how it repeats.
    test: (seen, id) => {
      const { f, middle, end } = redrawn(seen)
      const steps = 48
      const places = Array.from({ length: steps + 1 }, (_, i) => (i * end) / steps)
      const repeats = (shift: number) => places.every((x) => Math.abs(f(x + (shift * end) / steps) - f(x)) < 1e-9)
      const least = places.findIndex((_, shift) => shift > 0 && repeats(shift))
      const above = places.map((x) => f(x + end / (2 * steps)) > middle)
      const crossings = above.filter((up, i) => i > 0 && up !== above[i - 1]).length
      const truth: Record<string, boolean> = {
        period: least === steps / 2,
        repeat: repeats(steps),
        mid: crossings === 2 * (steps / least),
        half: least === steps / 4,
        amp: Math.max(...places.map((x) => Math.abs(f(x) - middle))) === seen.top - seen.bottom,
        zero: middle === 0,
      }
      return truth[id] as boolean
    },
  }),
})

export const templates: readonly Template[] = [fromEquation, fromGraph, factor, wheel, claims]
