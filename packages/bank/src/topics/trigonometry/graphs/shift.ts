import { frac, gcd, int, num, person, pick, type Template, template, text, until, type Value } from '#kit'
import { angleOf, piTex, piText, rational } from '../common.ts'
import { equationTex, heightOf, movedFigure, type Spec, waveFigure } from './figures.ts'

const skill = 'trig-phase-shift-and-equations'
const move = (factor: number) => text(`$${piTex(Math.abs(factor))}$ to the ${factor > 0 ? 'right' : 'left'}`)

type Shift = Readonly<{ b: number; n: number; m: number; left: boolean }>

/** A wrong move, as a multiple of the number in the parentheses; none where whole periods lie between it and the right one. */
function otherMove({ b, n, m, left }: Shift, times: number) {
  const periods = ((times - 1 / b) * n * b) / (2 * m)
  return Math.abs(periods - Math.round(periods)) < 1e-9 ? null : move(((left ? -1 : 1) * n * times) / m)
}

const shift = template({
  id: 'trigonometry/phase-shift-from-equation',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        b: int(rng, 2, 5),
        n: int(rng, 1, 5),
        m: pick(rng, [1, 2, 3, 4, 6]),
        left: int(rng, 0, 1) === 1,
        // Two sizes to two sides: the wrong size is the larger or the smaller one.
        half: int(rng, 0, 1) === 1,
      }),
      (p) =>
        gcd(p.n, p.m) === 1 &&
        p.n < 2 * p.m &&
        [-1 / p.b, ...(p.half ? [1 / (2 * p.b), -1 / (2 * p.b)] : [1, -1])].every((times) => otherMove(p, times)),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ fn, b, n, m, left }) =>
        `The graph of $y = \\${fn}\\left(${b}x ${left ? '+' : '-'} ${piTex(n / m)}\\right)$ is the graph of $y = \\${fn}(${b}x)$, moved sideways. By how much, and to which side?`,
    },
  ],
  given: ({ fn, b, n, m, left }) => ({ fn, b, shown: piTex(n / m), left }),
  answer: ({ b, n, m, left }) => move(((left ? -1 : 1) * n) / (m * b)),
  traps: [
    { misconception: 'trig-shifts-the-wrong-way', shortcut: (p) => otherMove(p, -1 / p.b) },
    { misconception: 'trig-reads-the-shift-without-factoring', shortcut: (p) => (p.half ? null : otherMove(p, 1)) },
    {
      misconception: 'trig-reads-the-shift-without-factoring',
      shortcut: (p) => (p.half ? null : otherMove(p, -1)),
      why: ({ b }) => `goes to the wrong side and does not divide by $${b}$.`,
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: (p) => (p.half ? otherMove(p, 1 / (2 * p.b)) : null),
      why: () => 'is only half of the way.',
    },
    {
      misconception: 'trig-takes-half-a-period',
      shortcut: (p) => (p.half ? otherMove(p, -1 / (2 * p.b)) : null),
      why: () => 'is only half of the way, and to the wrong side.',
    },
  ],
  explain: ({ b, n, m, left }) => [
    {
      do: `Set the inside equal to $0$: $${b}x ${left ? '+' : '-'} ${piTex(n / m)} = 0$.`,
      why: 'There the moved graph starts as the other one does at $0$.',
    },
    {
      do: `$x = ${left ? '-' : ''}${piTex(n / (m * b))}$, so it is moved by $${piTex(n / (m * b))}$ to the ${left ? 'left' : 'right'}.`,
      why: 'A positive start lies to the right of $0$.',
    },
  ],
  // Tries places for the start until the inside is 0 there.
  check: ({ b, shown, left }) => {
    const k = (angleOf(shown) / 180) * (left ? 1 : -1)
    const places = Array.from({ length: 2881 }, (_, i) => (i - 1440) / 720)
    return move(places.find((x) => Math.abs(b * x + k) < 1e-9) ?? 99)
  },
})

const other = (s: Spec, change: Partial<Spec>) => text(`$${equationTex({ ...s, ...change })}$`)
const swap = { sin: 'cos', cos: 'sin' } as const

const wrongFactor = (b: number): number => (b === 0.5 ? 4 : b === 4 ? 0.5 : b * 2)

const whichEquation = template({
  id: 'trigonometry/equation-of-a-graph',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        a: pick(rng, [-4, -3, -2, 2, 3, 4]),
        b: pick(rng, [0.5, 2, 3, 4]),
        d: int(rng, -3, 4),
      }),
      ({ a, d }) => Math.abs(a) !== Math.abs(d),
    ),
  frames: [
    { id: 'graph', kind: 'graph', items: 8, stem: (p) => `${waveFigure(p)}<p>Which equation has this graph?</p>` },
  ],
  given: (s) => ({
    lo: s.d - Math.abs(s.a),
    hi: s.d + Math.abs(s.a),
    start: heightOf(s, 0),
    up: heightOf(s, 0.01) > heightOf(s, 0),
    end: rational(4 / s.b) ?? frac(0),
  }),
  answer: (s) => text(`$${equationTex(s)}$`),
  traps: [
    { misconception: 'trig-mixes-up-sine-and-cosine-graphs', shortcut: (s) => other(s, { fn: swap[s.fn] }) },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      shortcut: (s) => other(s, { a: -s.a }),
      why: () => 'is the same wave upside down.',
    },
    {
      misconception: 'trig-multiplies-the-period',
      shortcut: (s) => (s.b === 0.5 || s.b === 2 ? other(s, { b: 1 / s.b }) : null),
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: (s) => other(s, { b: wrongFactor(s.b) }),
      why: () => 'has waves of another length.',
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      shortcut: (s) =>
        s.d === 0 ? null : other(s, { a: Math.sign(s.a) * Math.abs(s.d), d: Math.sign(s.d) * Math.abs(s.a) }),
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      shortcut: (s) => other(s, { fn: swap[s.fn], a: -s.a }),
      why: () => 'starts at another height of the wave.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: (s) => other(s, { fn: swap[s.fn], b: wrongFactor(s.b) }),
      why: () => 'has waves of another length and starts at another height.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: (s) => other(s, { a: -s.a, b: wrongFactor(s.b) }),
      why: () => 'has waves of another length and is upside down.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      shortcut: (s) => other(s, { d: s.d === 0 ? Math.abs(s.a) : 0, b: wrongFactor(s.b) }),
      why: () => 'has waves of another length and another midline.',
    },
    { misconception: 'trig-takes-the-whole-height-for-the-amplitude', shortcut: (s) => other(s, { a: 2 * s.a }) },
    {
      misconception: 'trig-forgets-the-midline',
      shortcut: (s) => other(s, { d: s.d === 0 ? Math.abs(s.a) : 0 }),
      why: () => 'has its midline at another height.',
    },
  ],
  explain: (s) => [
    {
      do: `The curve goes from $${s.d - Math.abs(s.a)}$ to $${s.d + Math.abs(s.a)}$: midline $y = ${s.d}$, amplitude $${Math.abs(s.a)}$.`,
      why: 'Halfway between bottom and top lies the midline.',
    },
    {
      do: `One wave is $${piTex(2 / s.b)}$ long, so the factor of $x$ is $2\\pi \\div ${piTex(2 / s.b)}$.`,
      why: 'The factor is $2\\pi$ divided by the period.',
    },
    {
      do: `At $x = 0$ the curve is at $${heightOf(s, 0)}$: $${equationTex(s)}$.`,
      why:
        s.fn === 'sin'
          ? `It starts at the midline and goes ${s.a > 0 ? 'up' : 'down'}.`
          : `It starts at the ${s.a > 0 ? 'top' : 'bottom'}.`,
    },
  ],
  // Reads the graph: where it starts, where it goes, and two full waves up to the end of the grid.
  check: ({ lo, hi, start, up, end }) => {
    const mid = (lo + hi) / 2
    const fn = start === mid ? 'sin' : 'cos'
    const upright = fn === 'sin' ? up : start > mid
    return text(`$${equationTex({ fn, a: ((hi - lo) / 2) * (upright ? 1 : -1), b: (4 * end.d) / end.n, d: mid })}$`)
  },
})

/** No quarters: sin(x + π/4) and cos(x − π/4) are the same wave. */
const SHIFTS = [1 / 6, 1 / 3, 2 / 3, 5 / 6] as const
const shifted = (fn: 'sin' | 'cos', a: number, c: number) =>
  text(`$y = ${a === 1 ? '' : a}\\${fn}\\left(x ${c > 0 ? '-' : '+'} ${piTex(Math.abs(c))}\\right)$`)
const movedGraph = template({
  id: 'trigonometry/moved-graph',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({
    fn: pick(rng, ['sin', 'cos'] as const),
    a: int(rng, 1, 4),
    c: pick(rng, SHIFTS) * pick(rng, [1, -1]),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ fn, a, c }) =>
        `${movedFigure(fn, a, c)}<p>The vertical grid lines are $${piTex(1 / 6)}$ apart. Which equation has this graph?</p>`,
    },
  ],
  given: ({ fn, a, c }) => ({
    a,
    top: piText(c + (fn === 'sin' ? 0.5 : 0)),
    options: (['cos', 'sin'] as const).flatMap((f) => [-Math.abs(c), Math.abs(c)].map((k) => `${f} ${piText(k)}`)),
  }),
  answer: ({ fn, a, c }) => shifted(fn, a, c),
  traps: [
    { misconception: 'trig-shifts-the-wrong-way', shortcut: ({ fn, a, c }) => shifted(fn, a, -c) },
    { misconception: 'trig-mixes-up-sine-and-cosine-graphs', shortcut: ({ fn, a, c }) => shifted(swap[fn], a, c) },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      shortcut: ({ fn, a, c }) => shifted(swap[fn], a, -c),
      why: () => 'is the other function, moved to the other side.',
    },
  ],
  explain: ({ fn, a, c }) => [
    {
      do:
        fn === 'sin'
          ? `Going up, the curve crosses its midline at $x = ${piTex(c)}$.`
          : `The curve has a top at $x = ${piTex(c)}$.`,
      why: fn === 'sin' ? 'The sine does that at $0$.' : 'The cosine has its top at $0$.',
    },
    {
      do: `So it is moved to the ${c > 0 ? 'right' : 'left'} by $${piTex(Math.abs(c))}$: ${shifted(fn, a, c).html}.`,
      why: 'Moving to the right subtracts inside the parentheses.',
    },
  ],
  // The one option that has its top where the graph has one.
  check: ({ a, top, options }) => {
    const size = (written: string): number => {
      const [, sign, n = '', d = '1'] = /(−?)(\d*)π(?:\/(\d+))?/.exec(written) ?? []
      return ((sign ? -1 : 1) * (n === '' ? 1 : Number(n))) / Number(d)
    }
    const fits = options.flatMap((option) => {
      const fn = option.startsWith('sin') ? 'sin' : 'cos'
      const c = size(option)
      return Math.abs(Math[fn]((size(top) - c) * Math.PI) - 1) < 1e-9 ? [shifted(fn, a, c)] : []
    })
    return fits.length === 1 ? (fits[0] as Value) : text('none')
  },
})

/** A model for a Ferris wheel that starts at the bottom. */
const model = template({
  id: 'trigonometry/ferris-wheel-model',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => ({ r: int(rng, 8, 40), low: int(rng, 1, 6), p: pick(rng, [4, 6, 8, 10, 12, 16]) }),
  frames: [
    {
      id: 'equation',
      kind: 'words',
      items: 3,
      stem: ({ r, low, p }, rng) =>
        `A Ferris wheel has a radius of $${r}$ m; its lowest point is $${low}$ m above the ground. It makes one turn in $${p}$ minutes. ${person(rng)} starts at the lowest point. Which equation gives the height $h$, in meters, after $t$ minutes?`,
    },
  ],
  given: ({ r, low, p }) => ({ r, low, p }),
  answer: ({ r, low, p }) => ferris('-', 'cos', r, 2 / p, r + low),
  traps: [
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: ({ r, low, p }) => ferris('', 'cos', r, 2 / p, r + low),
      why: () => 'starts at the top.',
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: ({ r, low, p }) => ferris('-', 'sin', r, 2 / p, r + low),
      why: () => 'starts halfway up.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 2 / p, low),
      why: ({ low }) => `has its midline at $${low}$ m, so the seat would dive into the ground.`,
    },
    {
      misconception: 'trig-multiplies-the-period',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 2 * p, r + low),
      why: () => 'multiplies $2\\pi$ by the time for one turn.',
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      rule: ({ r, low, p }) => ferris('-', 'cos', 2 * r, 2 / p, 2 * r + low),
      why: () => 'uses the diameter for the amplitude.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      rule: ({ r, low, p }) => ferris('-', 'cos', r, 1 / p, r + low),
      why: ({ p }) => `makes one turn in $${2 * p}$ minutes.`,
    },
  ],
  explain: ({ r, low, p }) => [
    {
      do: `The midline is $${low} + ${r} = ${r + low}$, the amplitude is $${r}$, and $b = \\frac{2\\pi}{${p}} = ${piTex(2 / p)}$.`,
      why: 'The axle is one radius above the lowest point; the period is the time for one turn.',
    },
    {
      do: `Starting at the bottom: ${ferris('-', 'cos', r, 2 / p, r + low).html}`,
      why: 'Minus cosine starts at its lowest value.',
    },
  ],
  // The equation that has the right heights at the start, halfway and after a quarter turn.
  check: ({ r, low, p }) => {
    for (const sign of ['-', ''] as const)
      for (const fn of ['cos', 'sin'] as const)
        for (const b of [2 / p, 1 / p, 2 * p]) {
          const h = (t: number) => (sign === '-' ? -1 : 1) * r * Math[fn](b * Math.PI * t) + r + low
          if ([h(0) - low, h(p / 2) - low - 2 * r, h(p / 4) - low - r].every((x) => Math.abs(x) < 1e-6))
            return ferris(sign, fn, r, b, r + low)
        }
    return text('none')
  },
})

function ferris(sign: '' | '-', fn: 'sin' | 'cos', a: number, b: number, d: number) {
  return text(`$h = ${sign}${a}\\${fn}\\left(${piTex(b)} t\\right) + ${d}$`)
}

/** The height at a time that is a multiple of a quarter or a third of the turn. */
const heightAt = template({
  id: 'trigonometry/height-at-a-time',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ r: 2 * int(rng, 4, 20), d: int(rng, 10, 60), p: pick(rng, [6, 12, 18, 24]), k: int(rng, 1, 11) }),
      ({ r, d, p, k }) => d > r + 1 && Number.isInteger((p * k) / 6) && k % 6 !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      stem: ({ r, d, p, k }, rng) =>
        `${person(rng)} models the height of a cabin of a Ferris wheel, in feet, by $h = -${r}\\cos\\left(${piTex(2 / p)} t\\right) + ${d}$, with $t$ in minutes. What is the height after $${(p * k) / 6}$ minutes, in feet?`,
    },
  ],
  given: ({ r, d, p, k }) => ({ r, d, shown: piTex(2 / p), t: (p * k) / 6 }),
  answer: ({ r, d, k }) => num(Math.round(-r * Math.cos((k * Math.PI) / 3) + d)),
  traps: [
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      shortcut: ({ r, d, k }) => num(Math.round(r * Math.cos((k * Math.PI) / 3) + d)),
    },
    {
      misconception: 'trig-forgets-the-midline',
      shortcut: ({ r, k }) => num(Math.round(-r * Math.cos((k * Math.PI) / 3))),
    },
    { misconception: 'trig-takes-the-maximum-for-the-amplitude', rule: ({ r, d }) => num(d + r) },
  ],
  explain: ({ r, d, p, k }) => [
    {
      do: `The angle is $${piTex(2 / p)} \\cdot ${(p * k) / 6} = ${piTex(k / 3)}$, and its cosine is $${k % 3 === 0 ? (k % 6 === 0 ? 1 : -1) : k % 6 === 1 || k % 6 === 5 ? '\\frac{1}{2}' : '-\\frac{1}{2}'}$.`,
      why: 'It is an angle of the unit circle.',
    },
    { do: `$h = ${Math.round(-r * Math.cos((k * Math.PI) / 3) + d)}$`, why: `Multiply by $-${r}$ and add $${d}$.` },
  ],
  check: ({ r, d, shown, t }) => {
    const [, n = '1', q = '1'] = /(\d*)\\pi(?:\}\{(\d+)\})?/.exec(shown) ?? []
    const angle = ((n === '' ? 1 : Number(n)) / Number(q)) * t * 180
    const turned = ((angle % 360) + 360) % 360
    const cosine = { 60: 0.5, 120: -0.5, 180: -1, 240: -0.5, 300: 0.5 }[Math.round(turned)] ?? 1
    return num(Math.round(d - r * cosine))
  },
})

export const templates: readonly Template[] = [shift, whichEquation, movedGraph, model, heightAt]
