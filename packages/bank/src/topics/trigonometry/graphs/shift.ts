import { type Frac, frac, gcd, int, pick, type Template, template, text, until, type Value } from '#kit'
import { angleOf, dividingPi, piTex, piText, rational, WORD } from '../common.ts'
import { equationTex, heightOf, movedFigure, type Spec, waveFigure } from './figures.ts'

const skill = 'trig-phase-shift-and-equations'
const move = (factor: number) => text(`$${piTex(Math.abs(factor))}$ to the ${factor > 0 ? 'right' : 'left'}`)

type Shift = Readonly<{ b: number; shown: string; left: boolean }>

/** A wrong move, as a multiple of the number in the parentheses; none where whole periods lie between it and the right one. */
function otherMove({ b, shown, left }: Shift, times: number) {
  const size = angleOf(shown) / 180
  const periods = ((times - 1 / b) * size * b) / 2
  return Math.abs(periods - Math.round(periods)) < 1e-9 ? null : move((left ? -1 : 1) * size * times)
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
      }),
      ({ b, n, m, left }) =>
        gcd(n, m) === 1 &&
        n < 2 * m &&
        [-1 / b, 1, -1].every((times) => otherMove({ b, shown: piTex(n / m), left }, times)),
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
    {
      misconception: 'trig-reads-the-shift-without-factoring',
      classic: true,
      rule: (g) => otherMove(g, 1),
      why: ({ b }) => `does not divide by $${b}$.`,
    },
    {
      misconception: 'trig-shifts-the-wrong-way',
      classic: true,
      rule: (g) => otherMove(g, -1 / g.b),
      why: ({ left }) => `goes to the ${left ? 'right' : 'left'}.`,
    },
    {
      misconception: 'trig-reads-the-shift-without-factoring',
      twoSlips: true,
      rule: (g) => otherMove(g, -1),
      says: ({ b }) => `I did not divide by $${b}$, and moved the graph to the wrong side.`,
      why: ({ b }) => `goes to the wrong side and does not divide by $${b}$.`,
    },
    {
      misconception: 'trig-multiplies-the-period',
      rule: (g) => otherMove(g, g.b),
      says: ({ b }) => `I multiplied by $${b}$ instead of dividing by it.`,
      why: ({ b }) => `multiplies by $${b}$ instead of dividing.`,
    },
  ],
  explain: ({ b, n, m, left }) => ({
    plan: 'A moved graph starts where its inside is zero. Set the inside equal to zero and solve for $x$; the sign tells the side.',
    steps: [
      {
        do: `Set the inside equal to $0$: $${b}x ${left ? '+' : '-'} ${piTex(n / m)} = 0$.`,
        why: 'There the moved graph starts as the other one does at $0$.',
      },
      {
        do: `$${b}x = ${left ? '-' : ''}${piTex(n / m)}$, so $x = ${left ? '-' : ''}${piTex(n / (m * b))}$.`,
        why: `Move the number to the other side, then divide by $${b}$.`,
      },
      {
        do: `The graph is moved by $${piTex(n / (m * b))}$ to the ${left ? 'left' : 'right'}.`,
        why: 'A positive start lies to the right of $0$, a negative one to the left.',
      },
    ],
    faster: `Take the factor of $x$ out of the parentheses and read the shift off: $${b}x ${left ? '+' : '-'} ${piTex(n / m)} = ${b}\\left(x ${left ? '+' : '-'} ${piTex(n / (m * b))}\\right)$.`,
    check: `At $x = ${left ? '-' : ''}${piTex(n / (m * b))}$ the inside is $${left ? '-' : ''}${piTex(n / m)} ${left ? '+' : '-'} ${piTex(n / m)} = 0$.`,
  }),
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

type Read = Readonly<{ lo: number; hi: number; start: number; up: boolean; end: Frac }>

/** The wave with what can be read off the grid: two full waves up to its end. */
function specOf({ lo, hi, start, up, end }: Read): Spec {
  const d = (lo + hi) / 2
  const fn = start === d ? 'sin' : 'cos'
  const upright = fn === 'sin' ? up : start > d
  return { fn, a: ((hi - lo) / 2) * (upright ? 1 : -1), b: (4 * end.d) / end.n, d }
}

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
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      classic: true,
      rule: (g) => other(specOf(g), { fn: swap[specOf(g).fn] }),
      says: ({ fn }) =>
        `I took a ${fn === 'sin' ? 'sine' : 'cosine'} curve for a ${fn === 'sin' ? 'cosine' : 'sine'} curve.`,
      why: ({ fn }) => `starts at the ${fn === 'sin' ? 'top or bottom' : 'midline'}.`,
    },
    {
      misconception: 'trig-multiplies-the-period',
      rule: (g) => {
        const s = specOf(g)
        return s.b === 0.5 || s.b === 2 ? other(s, { b: 1 / s.b }) : null
      },
      says: () => 'I used the reciprocal of the right factor of $x$.',
      why: () => 'has the reciprocal of the right factor of $x$.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      rule: (g) => {
        const s = specOf(g)
        return other(s, { b: wrongFactor(s.b) })
      },
      says: (s) => `I took $${piTex(2 / wrongFactor(s.b))}$ for the length of one wave.`,
      why: (s) => `has waves of the length $${piTex(2 / wrongFactor(s.b))}$.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      rule: (g) => other(specOf(g), { a: -specOf(g).a }),
      says: (s) =>
        s.a < 0
          ? 'I overlooked that the wave is turned upside down.'
          : 'I took the wave to be turned upside down, although it is not.',
      why: () => 'is the same wave upside down.',
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      rule: (g) => {
        const s = specOf(g)
        return s.d === 0 ? null : other(s, { a: Math.sign(s.a) * Math.abs(s.d), d: Math.sign(s.d) * Math.abs(s.a) })
      },
      why: (s) => `has amplitude $${Math.abs(s.d)}$ instead of $${Math.abs(s.a)}$.`,
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      rule: (g) => other(specOf(g), { a: 2 * specOf(g).a }),
      why: (s) => `has amplitude $${2 * Math.abs(s.a)}$.`,
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: (g) => (specOf(g).d === 0 ? null : other(specOf(g), { d: 0 })),
      why: () => 'has the $x$-axis as its midline.',
    },
    {
      misconception: 'trig-takes-b-for-the-period',
      twoSlips: true,
      rule: (g) => {
        const s = specOf(g)
        return other(s, { fn: swap[s.fn], b: wrongFactor(s.b) })
      },
      says: (s) => `I mixed up sine and cosine, and took $${piTex(2 / wrongFactor(s.b))}$ for the length of one wave.`,
      why: () => 'has waves of another length and starts at another height.',
    },
  ],
  explain: (s) => {
    const reach = Math.abs(s.a)
    const quarter = (0.5 * Math.PI) / s.b
    return {
      plan: 'Read four things off the graph: the midline, the amplitude, the length of one wave, and where the curve starts. The start tells sine from cosine and whether there is a minus sign.',
      steps: [
        {
          do: `The curve goes from $${s.d - reach}$ to $${s.d + reach}$: midline $y = ${s.d}$, amplitude $${reach}$.`,
          why: 'Halfway between bottom and top lies the midline.',
        },
        {
          do: `One wave is $${piTex(2 / s.b)}$ long, so the factor of $x$ is $2\\pi \\div ${dividingPi(2 / s.b)} = ${s.b === 0.5 ? '\\frac{1}{2}' : s.b}$.`,
          why: 'The factor is $2\\pi$ divided by the period.',
        },
        {
          do: `At $x = 0$ the curve is at $${heightOf(s, 0)}$${s.fn === 'sin' ? `, its midline, and goes ${s.a > 0 ? 'up' : 'down'}` : `, its ${s.a > 0 ? 'top' : 'bottom'}`}.`,
          why:
            s.fn === 'sin'
              ? `A sine starts at the midline; ${s.a > 0 ? 'going up, it has a plus sign' : 'going down, it has a minus sign'}.`
              : `A cosine starts at ${s.a > 0 ? 'the top' : 'the bottom if it has a minus sign'}.`,
        },
        { do: `So the equation is $${equationTex(s)}$.`, why: 'Put the four parts together.' },
      ],
      check: `A quarter of a wave later, at $x = ${piTex(0.5 / s.b)}$, the equation gives $y = ${heightOf(s, quarter)}$, and there the graph is at ${s.fn === 'sin' ? `its ${s.a > 0 ? 'top' : 'bottom'}` : 'its midline'}.`,
      faster: `Two points decide among the options: at $x = 0$ the graph has the height $${heightOf(s, 0)}$, and a quarter of a wave later, at $x = ${piTex(0.5 / s.b)}$, the height $${heightOf(s, quarter)}$. Put both into the options.`,
      figure: waveFigure(s, undefined, { midline: s.d !== 0, amplitude: true, period: true }),
    }
  },
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
type Moved = Readonly<{ a: number; top: string; options: readonly string[] }>

/** The number of π that is written in a label. */
const labeled = (written: string): number => {
  const [, sign, n = '', d = '1'] = /(−?)(\d*)π(?:\/(\d+))?/.exec(written) ?? []
  return ((sign ? -1 : 1) * (n === '' ? 1 : Number(n))) / Number(d)
}

/** The function and the shift that put a top where the graph has one. */
function movedBy({ top, options }: Moved): Readonly<{ fn: 'sin' | 'cos'; c: number }> {
  const all = options.map((o) => ({ fn: o.startsWith('sin') ? ('sin' as const) : ('cos' as const), c: labeled(o) }))
  return all.find(({ fn, c }) => Math.abs(Math[fn]((labeled(top) - c) * Math.PI) - 1) < 1e-9) ?? { fn: 'sin', c: 0 }
}

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
    {
      misconception: 'trig-shifts-the-wrong-way',
      classic: true,
      rule: (g) => shifted(movedBy(g).fn, g.a, -movedBy(g).c),
      says: ({ fn }) => `I moved the graph of the ${WORD[fn]} to the wrong side.`,
      why: ({ c }) => `is moved to the ${c > 0 ? 'left' : 'right'}.`,
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      classic: true,
      rule: (g) => shifted(swap[movedBy(g).fn], g.a, movedBy(g).c),
      says: ({ fn }) => `I saw how the ${WORD[fn]} is moved, but wrote the ${WORD[swap[fn]]} for it.`,
      why: () => 'is the other function, moved by the same amount.',
    },
    {
      misconception: 'trig-mixes-up-sine-and-cosine-graphs',
      twoSlips: true,
      rule: (g) => shifted(swap[movedBy(g).fn], g.a, -movedBy(g).c),
      says: ({ fn }) =>
        `I saw how far the ${WORD[fn]} is moved, but wrote the ${WORD[swap[fn]]} for it, and moved it to the wrong side.`,
      why: () => 'is the other function, moved to the other side.',
    },
  ],
  explain: ({ fn, a, c }) => ({
    plan: 'Find the place where the curve does what its function does at zero: a sine goes up through its midline, a cosine has a top. Moving to the right subtracts inside the parentheses.',
    steps: [
      {
        do:
          fn === 'sin'
            ? `Going up, the curve crosses its midline at $x = ${piTex(c)}$.`
            : `The curve has a top at $x = ${piTex(c)}$.`,
        why: fn === 'sin' ? 'The sine does that at $0$.' : 'The cosine has its top at $0$.',
      },
      {
        do: `So the graph of $\\${fn}$ is moved to the ${c > 0 ? 'right' : 'left'} by $${piTex(Math.abs(c))}$: the inside is $x ${c > 0 ? '-' : '+'} ${piTex(Math.abs(c))}$.`,
        why: 'Moving to the right subtracts inside the parentheses, moving to the left adds.',
      },
      {
        do: `The tops are at the height $${a}$, so the equation is ${shifted(fn, a, c).html}.`,
        why: a === 1 ? 'The amplitude is 1, and no factor is needed.' : `The amplitude $${a}$ is the factor in front.`,
      },
    ],
    check: `At $x = ${piTex(c)}$ the inside is $0$, and there the curve ${fn === 'sin' ? 'goes up through its midline' : 'has a top'}.`,
    faster: `Try the options where the curve has a top, at $x = ${piTex(c + (fn === 'sin' ? 0.5 : 0))}$: there the inside of a cosine must be $0$ and that of a sine $\\frac{\\pi}{2}$. With ${shifted(fn, a, c).html} it is.`,
    figure: movedFigure(fn, a, c, true),
  }),
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

export const templates: readonly Template[] = [shift, whichEquation, movedGraph]
