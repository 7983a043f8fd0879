/** Tangent, cotangent, secant and cosecant: which graph, and where its asymptotes are. */

import {
  between,
  coef,
  either,
  type Frac,
  frac,
  int,
  note,
  num,
  pick,
  segment,
  signed,
  type Template,
  template,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { angleOf, pi, piTex, piText, rational } from '../common.ts'
import {
  BELOW,
  BRANCHES,
  type Branch,
  type Branched,
  branchFigure,
  branchTex,
  firstAsymptote,
  heightAt,
  NAME,
  PARTNER,
} from './branch-figures.ts'
import { inner } from './figures.ts'

const skill = 'trig-tangent-and-secant-graphs'
const ZERO = 'trig-takes-a-zero-for-an-asymptote'
const PERIOD = 'trig-gives-the-branches-the-wrong-period'
const FACTOR = 'trig-leaves-out-the-factor-inside'
const SHIFT = 'trig-shifts-the-asymptote-the-wrong-way'

const equation = (s: Branched): Value => text(`$${branchTex(s)}$`)

/** What can be read off the graph: the kind of branches, the first two asymptotes, the height at the dot. */
type Seen = Readonly<{ branches: 'through' | 'cups'; first: string; second: string; height: number; rises: boolean }>

const labeled = (written: string): number => {
  const [, n = '', d = '1'] = /(\d*)π(?:\/(\d+))?/.exec(written) ?? []
  return written === '0' ? 0 : (n === '' ? 1 : Number(n)) / Number(d)
}
/** The equation from what is seen. */
function read({ branches, first, second, height, rises }: Seen): Branched {
  const b = 1 / (labeled(second) - labeled(first))
  const atZero = labeled(first) === 0
  const fn: Branch = branches === 'through' ? (atZero ? 'cot' : 'tan') : atZero ? 'csc' : 'sec'
  const positive = branches === 'cups' ? rises : rises !== atZero
  return { fn, a: (positive ? 1 : -1) * Math.abs(height), b, d: 0 }
}

const which = template({
  id: 'trigonometry/equation-of-branches',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({
    fn: pick(rng, BRANCHES),
    a: pick(rng, [1, -1, 2, -2, 3, -3]),
    b: pick(rng, [0.5, 1, 2, 3]),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 10,
      stem: (p) =>
        `${figure(p)}<p>The dashed lines are asymptotes, and the marked point has the $y$-coordinate $${p.a}$. Which equation has this graph?</p>`,
    },
  ],
  given: ({ fn, a, b }): Seen => {
    const first = firstAsymptote(fn, b)
    const through = fn === 'tan' || fn === 'cot'
    return {
      branches: through ? 'through' : 'cups',
      first: piText(first),
      second: piText(first + 1 / b),
      height: a,
      rises: through ? a > 0 === (fn === 'tan') : a > 0,
    }
  },
  answer: ({ fn, a, b }) => equation({ fn, a, b, d: 0 }),
  traps: [
    {
      misconception: 'trig-mixes-up-the-branches',
      classic: true,
      // The partner that goes the same way.
      rule: (x) => {
        const s = read(x)
        return equation({ ...s, fn: PARTNER[s.fn], a: x.branches === 'through' ? -s.a : s.a })
      },
      says: ({ fn }) =>
        `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]}${fn === 'tan' || fn === 'cot' ? ' that goes the same way' : ''}.`,
      why: ({ fn }) => `is a ${NAME[PARTNER[fn]]}, whose asymptotes lie elsewhere.`,
    },
    {
      misconception: 'trig-misses-that-the-branches-are-flipped',
      rule: (x) => {
        const s = read(x)
        return equation({ ...s, a: -s.a })
      },
      says: ({ a }) =>
        a < 0
          ? 'I overlooked that the graph is turned upside down.'
          : 'I took the graph to be turned upside down, although it is not.',
      why: () => 'is the same graph turned upside down.',
    },
    {
      misconception: 'trig-mixes-up-the-branches',
      twoSlips: true,
      rule: (x) => {
        const s = read(x)
        return equation({ ...s, fn: PARTNER[s.fn], a: x.branches === 'through' ? s.a : -s.a })
      },
      says: ({ fn }) => `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]}, and turned it upside down.`,
      why: ({ fn }) => `is a ${NAME[PARTNER[fn]]}, and it goes the other way.`,
    },
    {
      misconception: PERIOD,
      rule: (x) => {
        const s = read(x)
        return equation({ ...s, b: 2 * s.b })
      },
      says: () => 'I took the distance of two neighboring asymptotes for $\\frac{2\\pi}{b}$.',
      why: () => 'has its asymptotes twice as close together.',
    },
    {
      misconception: PERIOD,
      twoSlips: true,
      rule: (x) => {
        const s = read(x)
        return equation({ ...s, fn: PARTNER[s.fn], a: x.branches === 'through' ? -s.a : s.a, b: 2 * s.b })
      },
      says: ({ fn }) => `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]}, and the asymptotes for half as far apart.`,
      why: () => 'is the wrong function, and its asymptotes are too close together.',
    },
  ],
  explain: ({ fn, a, b }) => {
    const first = firstAsymptote(fn, b)
    const cups = fn === 'sec' || fn === 'csc'
    return {
      plan: 'Branches that run from bottom to top belong to tangent or cotangent, cups to secant or cosecant. The asymptotes tell which of the two it is and give the factor of $x$; the marked point gives the factor in front.',
      steps: [
        {
          do: `The branches ${cups ? 'are cups: secant or cosecant' : `${(a > 0) === (fn === 'tan') ? 'rise' : 'fall'} through all heights: tangent or cotangent`}.`,
          why: cups
            ? 'One divided by a number between $-1$ and 1 stays away from the heights in between.'
            : 'Sine divided by cosine, or the other way around, takes every height.',
        },
        {
          do: `${first === 0 ? 'There is an asymptote at $x = 0$' : `At $x = 0$ there is no asymptote; the first is at $x = ${piTex(first)}$`}: the function is the ${NAME[fn]}.`,
          why: `It has $\\${BELOW[fn]}$ in the denominator, and $\\${BELOW[fn]} 0 = ${BELOW[fn] === 'sin' ? 0 : 1}$.`,
        },
        {
          do: `Neighboring asymptotes are $${piTex(1 / b)}$ apart, so $b = \\pi \\div ${piTex(1 / b)} = ${toTex(rational(b) as Frac)}$.`,
          why: 'The denominator has its zeros at a distance of $\\frac{\\pi}{b}$.',
        },
        {
          do: `At the marked point ${cups ? `the ${BELOW[fn] === 'sin' ? 'sine' : 'cosine'} is 1` : `the ${NAME[fn]} is 1`}, and the height is $${a}$: ${equation({ fn, a, b, d: 0 }).html}.`,
          why: 'There the factor in front is the height itself.',
        },
      ],
      check: `At $x = ${piTex(dotOf(fn, b))}$ the equation gives $${a} \\cdot 1 = ${a}$, as in the graph.`,
      figure: figure({ fn, a, b }, true),
    }
  },
  // The one of all possible equations whose values and asymptotes fit.
  check: ({ branches, first, second, height, rises }) => {
    const all = BRANCHES.flatMap((fn) =>
      [0.5, 1, 2, 3, 4, 6].flatMap((b) => [height, -height].map((a): Branched => ({ fn, a, b, d: 0 }))),
    )
    const steep = (s: Branched, k: number) => Math.abs(s.a * heightAt(s.fn, s.b * (k * Math.PI + 1e-6))) > 1e3
    const fits = all.filter((s) => {
      const [from, to] = [labeled(first), labeled(second)]
      const inside = [0.2, 0.4, 0.6, 0.8].map((t) => s.a * heightAt(s.fn, s.b * Math.PI * (from + t * (to - from))))
      const up = (inside[0] as number) < (inside[3] as number)
      const cups = s.fn === 'sec' || s.fn === 'csc'
      // Between the first two asymptotes a secant that starts upward opens downward.
      const opens = (s.fn === 'sec') === (inside[1] as number) < 0
      return (
        cups === (branches === 'cups') &&
        steep(s, from) &&
        steep(s, to) &&
        inside.every((v) => Math.abs(v) < 1e3) &&
        Array.from({ length: 23 }, (_, i) => (i + 1) / 24).every((t) => !steep(s, from + t * (to - from))) &&
        (cups ? opens === rises : up === rises)
      )
    })
    return fits.length === 1 ? equation(fits[0] as Branched) : text(`${fits.length} fit`)
  },
})

/** Where the function itself is 1, first. */
function dotOf(fn: Branch, b: number): number {
  return fn === 'sec' ? 0 : fn === 'csc' ? 1 / (2 * b) : 1 / (4 * b)
}
function figure({ fn, a, b }: Readonly<{ fn: Branch; a: number; b: number }>, found = false): string {
  const cups = fn === 'sec' || fn === 'csc'
  const says = cups
    ? `A curve of separate cups that open up and down in turn; the marked point, the turning point of a cup that opens ${a > 0 ? 'up' : 'down'}, lies at x = ${piText(dotOf(fn, b))}, height ${a}.`
    : `A curve of separate branches that ${(a > 0) === (fn === 'tan') ? 'rise' : 'fall'} from left to right through all heights; the marked point lies at x = ${piText(dotOf(fn, b))}, height ${a}.`
  const first = firstAsymptote(fn, b)
  const apart = found ? ` Neighboring asymptotes are ${piText(1 / b)} apart, as an arrow between two of them says.` : ''
  const level = -(Math.abs(a) + 2.5)
  return branchFigure(
    { fn, a, b, d: 0 },
    [dotOf(fn, b)],
    `${says.replace(/ -(?=\d)/g, ' −')}${apart}`,
    found
      ? [
          segment(first * Math.PI, level, (first + 1 / b) * Math.PI, level, { plain: true }),
          note((first + 0.5 / b) * Math.PI, level + 0.35, piText(1 / b)),
        ]
      : [],
  )
}

type Asked = Readonly<{ fn: Branch; b: Frac }>
const half = (fn: Branch): number => (BELOW[fn] === 'cos' ? 0.5 : 1)

const first = template({
  id: 'trigonometry/first-asymptote',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, BRANCHES),
        n: int(rng, 1, 8),
        m: pick(rng, [1, 1, 1, 2, 3]),
        a: pick(rng, [2, 3, 4, 5, -2, -3]),
        d: int(rng, -4, 4),
      }),
      ({ n, m }) => frac(n, m).d === m && n !== m,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ fn, n, m, a, d }) =>
        `What is the smallest positive value of $x$ at which the graph of $y = ${coef(a)}\\${fn}\\left(${inner(n / m)}\\right)${signed(d)}$ has a vertical asymptote?`,
    },
  ],
  given: ({ fn, n, m }): Asked => ({ fn, b: frac(n, m) }),
  answer: ({ fn, n, m }) => pi((half(fn) * m) / n),
  traps: [
    {
      misconception: ZERO,
      classic: true,
      rule: ({ fn, b }) => pi(((1.5 - half(fn)) * b.d) / b.n),
      says: ({ fn }) => `I used the zeros of the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'}.`,
      why: ({ fn }) =>
        `makes the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'} 0, but the ${NAME[fn]} has the ${BELOW[fn] === 'cos' ? 'cosine' : 'sine'} in its denominator.`,
    },
    {
      misconception: FACTOR,
      rule: ({ fn, b }) => pi((half(fn) * b.n) / b.d),
      says: () => 'I multiplied by the factor of $x$ instead of dividing by it.',
      why: ({ n, m }) => `multiplies by $${toTex(frac(n, m))}$ instead of dividing.`,
    },
    {
      misconception: FACTOR,
      rule: ({ fn }) => pi(half(fn)),
      says: () => 'I left out the factor of $x$.',
      why: ({ n, m }) => `leaves out the factor $${toTex(frac(n, m))}$.`,
    },
    {
      misconception: PERIOD,
      rule: ({ b }) => pi((2 * b.d) / b.n),
      says: () => 'I gave $2\\pi$ divided by the factor of $x$, the period of a wave.',
      why: () => 'is the period of a wave with this factor.',
    },
    {
      misconception: ZERO,
      twoSlips: true,
      rule: ({ fn, b }) => pi(((1.5 - half(fn)) * b.n) / b.d),
      says: () => 'I used the zeros of the wrong function and multiplied by the factor of $x$.',
      why: () => 'uses the zeros of the wrong function and multiplies by the factor.',
    },
    {
      misconception: PERIOD,
      rule: ({ fn, b }) => pi((half(fn) * 3 * b.d) / b.n),
      says: ({ fn }) => (BELOW[fn] === 'cos' ? 'I gave the second asymptote.' : 'I gave the third asymptote.'),
      why: () => 'is an asymptote, but not the first one.',
    },
  ],
  explain: ({ fn, n, m }) => ({
    plan: 'An asymptote stands where the denominator of the function is zero. Set the inside equal to the smallest positive zero of that denominator and solve for $x$.',
    steps: [
      {
        do: `${NAME[fn][0]?.toUpperCase()}${NAME[fn].slice(1)} has $\\${BELOW[fn]}$ in the denominator.`,
        why: `$\\${fn} u = \\frac{${fn === 'tan' ? '\\sin u' : fn === 'cot' ? '\\cos u' : '1'}}{\\${BELOW[fn]} u}$`,
      },
      {
        do: `The smallest positive zero of $\\${BELOW[fn]} u$ is $u = ${piTex(half(fn))}$.`,
        why: 'Look at the unit circle. The factor in front and the number added at the end do not move an asymptote.',
      },
      {
        do: `$${inner(n / m)} = ${piTex(half(fn))}$, so $x = ${piTex((half(fn) * m) / n)}$.`,
        why: `Divide by $${toTex(frac(n, m))}$.`,
      },
    ],
    check: `$${toTex(frac(n, m))} \\cdot ${piTex((half(fn) * m) / n)} = ${piTex(half(fn))}$, a zero of $\\${BELOW[fn]}$.`,
  }),
  // The first multiple of π/480 at which the denominator vanishes.
  check: ({ fn, b }) => {
    const k = Array.from({ length: 3000 }, (_, i) => i + 1).find(
      (i) => Math.abs(Math[BELOW[fn]](((b.n / b.d) * i * Math.PI) / 840)) < 1e-9,
    )
    return pi((k ?? 0) / 840)
  },
})

type Moved = Readonly<{ fn: Branch; b: number; c: string; plus: boolean }>
/** The least positive x with bx ∓ c = half + n, all in multiples of π. */
const moved = (half0: number, b: number, c: number): number => {
  const x = (half0 + c) / b
  return x - Math.ceil(x * b - 1) / b
}
const shiftOf = ({ c, plus }: Moved): number => (plus ? -1 : 1) * (angleOf(c) / 180)

const shifted = template({
  id: 'trigonometry/shifted-asymptote',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    fn: pick(rng, BRANCHES),
    b: int(rng, 2, 6),
    c: pick(rng, [1 / 3, 1 / 4, 1 / 6, 2 / 3, 3 / 4, 1 / 5, 2 / 5]),
    plus: int(rng, 0, 1) === 1,
    a: pick(rng, [2, 3, 4, 5]),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ fn, b, c, plus, a }) =>
        `The graph of $y = ${a}\\${fn}\\left(${b}x ${plus ? '+' : '-'} ${piTex(c)}\\right)$ has vertical asymptotes. Which is the smallest positive value of $x$ at which it has one?`,
    },
  ],
  given: ({ fn, b, c, plus }): Moved => ({ fn, b, c: piTex(c), plus }),
  answer: ({ fn, b, c, plus }) => pi(moved(half(fn), b, plus ? -c : c)),
  traps: [
    {
      misconception: ZERO,
      classic: true,
      rule: (x) => pi(moved(1.5 - half(x.fn), x.b, shiftOf(x))),
      says: ({ fn }) => `I used the zeros of the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'}.`,
      why: ({ fn }) =>
        `makes the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'} 0, but the ${NAME[fn]} has the ${BELOW[fn] === 'cos' ? 'cosine' : 'sine'} in its denominator.`,
    },
    {
      misconception: SHIFT,
      rule: (x) => pi(moved(half(x.fn), x.b, -shiftOf(x))),
      says: () => 'I moved the asymptotes to the wrong side.',
      why: () => 'has the shift with the wrong sign.',
    },
    {
      misconception: SHIFT,
      rule: (x) => pi(half(x.fn) / x.b),
      says: () => 'I left out the shift.',
      why: ({ c, plus }) => `leaves out the $${plus ? '+' : '-'} ${piTex(c)}$.`,
    },
    {
      misconception: SHIFT,
      rule: (x) => {
        const v = half(x.fn) / x.b + shiftOf(x)
        return pi(v - Math.ceil(v * x.b - 1) / x.b)
      },
      says: () => 'I did not divide the shift by the factor of $x$.',
      why: ({ b, c }) => `moves by $${piTex(c)}$ without dividing it by ${b}.`,
    },
    {
      misconception: FACTOR,
      rule: (x) => {
        const v = half(x.fn) + shiftOf(x)
        return v > 0 ? pi(v) : pi(v + 1)
      },
      says: () => 'I solved for the multiple of $x$ and forgot to divide.',
      why: ({ b }) => `is $${b}x$, not $x$.`,
    },
  ],
  explain: ({ fn, b, c, plus }) => {
    const s = plus ? -c : c
    const x = moved(half(fn), b, s)
    const inside = x * b
    const target = inside - s
    return {
      plan: 'An asymptote stands where the denominator is zero. Set the inside equal to a zero of the denominator, solve for $x$, and choose among all zeros the one that makes $x$ positive and smallest.',
      steps: [
        {
          do: `The ${NAME[fn]} has $\\${BELOW[fn]}$ in the denominator; its zeros are $${BELOW[fn] === 'cos' ? '\\frac{\\pi}{2} + n\\pi' : 'n\\pi'}$ for whole numbers $n$.`,
          why: `$\\${BELOW[fn]} u = 0$ there.`,
        },
        {
          do: `$${b}x ${plus ? '+' : '-'} ${piTex(c)} = ${BELOW[fn] === 'cos' ? '\\frac{\\pi}{2} + n\\pi' : 'n\\pi'}$ gives $${b}x = ${BELOW[fn] === 'cos' ? `${piTex(0.5 + s)} + n\\pi` : `${piTex(s)} + n\\pi`}$.`,
          why: plus ? 'Subtract what is added inside.' : 'Add what is subtracted inside.',
        },
        {
          do: `The smallest positive right side is $${piTex(inside)}$ (the inside is then $${piTex(target)}$).`,
          why: 'Try the whole numbers $n$ next to 0, also negative ones.',
        },
        { do: `$x = ${piTex(inside)} \\div ${b} = ${piTex(x)}$`, why: `Divide by ${b}.` },
      ],
      check: `$${b} \\cdot ${piTex(x)} ${plus ? '+' : '-'} ${piTex(c)} = ${piTex(target)}$, and $\\${BELOW[fn]}$ is 0 there.`,
    }
  },
  check: (g) => {
    const k = Array.from({ length: 4000 }, (_, i) => i + 1).find(
      (i) => Math.abs(Math[BELOW[g.fn]](g.b * ((i * Math.PI) / 3600) - shiftOf(g) * Math.PI)) < 1e-9,
    )
    return pi((k ?? 0) / 3600)
  },
})

type Counted = Readonly<{ fn: Branch; b: number; k: number }>

const count = template({
  id: 'trigonometry/count-asymptotes',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) => ({ fn: pick(rng, BRANCHES), b: int(rng, 2, 8), k: int(rng, 2, 4), a: pick(rng, [2, 3, 5]) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ fn, b, k, a }) =>
        `How many vertical asymptotes does the graph of $y = ${a}\\${fn}(${b}x)$ have in the interval $0 \\le x \\le ${k}\\pi$?`,
    },
  ],
  given: ({ fn, b, k }): Counted => ({ fn, b, k }),
  answer: ({ fn, b, k }) => num(b * k + (BELOW[fn] === 'sin' ? 1 : 0)),
  traps: [
    {
      misconception: 'trig-miscounts-the-asymptotes',
      classic: true,
      rule: ({ fn, b, k }) => num(b * k + (BELOW[fn] === 'sin' ? 0 : 1)),
      says: ({ fn }) =>
        BELOW[fn] === 'sin'
          ? 'I left out one end of the interval, although there is an asymptote.'
          : 'I counted one end of the interval, although there is no asymptote.',
      why: ({ fn }) =>
        BELOW[fn] === 'sin'
          ? 'leaves out one of the ends of the interval, where the sine is 0.'
          : 'counts an end of the interval, where the cosine is not 0.',
    },
    {
      misconception: PERIOD,
      rule: ({ fn, b, k }) => whole((b * k) / 2 + (BELOW[fn] === 'sin' ? 1 : 0)),
      says: () => 'I counted one asymptote for every $\\frac{2\\pi}{b}$.',
      why: () => 'counts one asymptote for every full wave of the denominator, which has two zeros there.',
    },
    {
      misconception: FACTOR,
      rule: ({ fn, k }) => num(k + (BELOW[fn] === 'sin' ? 1 : 0)),
      says: () => 'I left out the factor of $x$.',
      why: ({ b }) => `leaves out the factor ${b}.`,
    },
  ],
  explain: ({ fn, b, k }) => {
    const sine = BELOW[fn] === 'sin'
    return {
      plan: 'Find where the denominator is zero, write down the first and the last such place in the interval, and count how many steps lie between them.',
      steps: [
        {
          do: `The ${NAME[fn]} has $\\${BELOW[fn]}$ in the denominator, so the asymptotes are where $\\${BELOW[fn]}(${b}x) = 0$: at $x = ${sine ? '0' : `\\frac{\\pi}{${2 * b}}`}$ first, then every $\\frac{\\pi}{${b}}$.`,
          why: 'The zeros of sine and cosine are half a turn apart.',
        },
        {
          do: `The interval is $${k}\\pi \\div \\frac{\\pi}{${b}} = ${b * k}$ steps long.`,
          why: `One step is $\\frac{\\pi}{${b}}$.`,
        },
        {
          do: sine
            ? `Both ends of the interval are asymptotes, so there are $${b * k} + 1 = ${b * k + 1}$.`
            : `The asymptotes stand in the middle of the steps, so there are ${b * k}.`,
          why: sine ? 'Posts and gaps: one more post than gaps.' : 'Neither end is an asymptote.',
        },
      ],
      check: `The last asymptote is at $x = ${sine ? `${k}\\pi` : piTex(k - 1 / (2 * b))}$, inside the interval.`,
    }
  },
  check: ({ fn, b, k }) =>
    num(
      Array.from({ length: k * b * 2 + 1 }, (_, i) => (i * Math.PI) / (2 * b)).filter(
        (x) => Math.abs(Math[BELOW[fn]](b * x)) < 1e-9,
      ).length,
    ),
})

function whole(x: number): Value | null {
  return Number.isInteger(x) ? num(x) : null
}

type Ranged = Readonly<{ a: number; d: number }>

const range = template({
  id: 'trigonometry/range-of-secant',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sec', 'csc'] as const),
        a: pick(rng, [2, 3, 4, 5, 6, -2, -3, -4, -5]),
        b: int(rng, 2, 5),
        d: pick(rng, [-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7]),
      }),
      ({ a, d }) => Math.abs(a) !== Math.abs(d),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ fn, a, b, d }) => `What is the range of the function $${branchTex({ fn, a, b, d })}$?`,
    },
  ],
  given: ({ a, d }): Ranged => ({ a, d }),
  answer: ({ a, d }) => either('y', '<=', d - Math.abs(a), '>=', d + Math.abs(a)),
  traps: [
    {
      misconception: 'trig-takes-the-range-of-the-wave',
      classic: true,
      rule: ({ a, d }) => between(d - Math.abs(a), '<=', 'y', '<=', d + Math.abs(a)),
      why: ({ fn }) => `is the range of the ${fn === 'sec' ? 'cosine' : 'sine'} with the same numbers.`,
    },
    {
      misconception: 'trig-forgets-to-move-the-branches-up',
      rule: ({ a }) => either('y', '<=', -Math.abs(a), '>=', Math.abs(a)),
      why: ({ d }) => `leaves out the $${d > 0 ? '+' : '-'} ${Math.abs(d)}$ at the end.`,
    },
    {
      misconception: 'trig-takes-the-range-of-the-wave',
      twoSlips: true,
      rule: ({ a }) => between(-Math.abs(a), '<=', 'y', '<=', Math.abs(a)),
      says: () => 'I gave the heights between the turning points, and left out the shift up or down.',
      why: () => 'is the range of a wave, and the shift is missing.',
    },
    {
      misconception: 'trig-mixes-up-factor-and-shift-of-the-branches',
      rule: ({ a, d }) => either('y', '<=', a - Math.abs(d), '>=', a + Math.abs(d)),
      says: () => 'I took the factor in front for the shift and the shift for the factor.',
      why: () => 'mixes up the factor in front and the number added at the end.',
    },
    {
      misconception: 'trig-forgets-to-move-the-branches-up',
      rule: ({ a, d }) => either('y', '<=', -d - Math.abs(a), '>=', -d + Math.abs(a)),
      says: () => 'I moved the heights the wrong way.',
      why: ({ d }) => `moves the heights ${d > 0 ? 'down' : 'up'} instead of ${d > 0 ? 'up' : 'down'}.`,
    },
  ],
  explain: ({ fn, a, d }) => ({
    plan: 'Start with the range of the plain function, which leaves out all heights between minus one and one. Stretch it by the factor in front, then move it by the number at the end.',
    steps: [
      {
        do: `$\\${fn} u = \\frac{1}{\\${BELOW[fn]} u}$ is at most $-1$ or at least $1$.`,
        why: 'One divided by a number between $-1$ and 1 is never between $-1$ and 1.',
      },
      {
        do: `Times $${a}$: at most $${-Math.abs(a)}$ or at least $${Math.abs(a)}$.`,
        why: `The factor of $x$ changes the graph sideways only${a < 0 ? ', and the minus sign swaps the two kinds of cups' : ''}.`,
      },
      {
        do: `${d > 0 ? `Plus ${d}` : `Minus ${-d}`}: $${-Math.abs(a)} ${d > 0 ? '+' : '-'} ${Math.abs(d)} = ${d - Math.abs(a)}$ and $${Math.abs(a)} ${d > 0 ? '+' : '-'} ${Math.abs(d)} = ${d + Math.abs(a)}$. The range is ${either('y', '<=', d - Math.abs(a), '>=', d + Math.abs(a)).html}.`,
        why: 'The number at the end moves all heights.',
      },
    ],
    check: `The middle of $${d - Math.abs(a)}$ and $${d + Math.abs(a)}$ is $${d}$, the number at the end.`,
  }),
  // Heights of many points.
  check: ({ a, d }) => {
    const ys = Array.from({ length: 360 }, (_, i) => a / Math.cos(((i + 0.0) * Math.PI) / 180) + d)
    const [up, down] = [ys.filter((y) => y > d), ys.filter((y) => y < d)]
    return either('y', '<=', Math.round(Math.max(...down)), '>=', Math.round(Math.min(...up)))
  },
})

export const templates: readonly Template[] = [which, first, shifted, count, range]
