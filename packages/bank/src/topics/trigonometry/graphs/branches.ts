/** Graphs with branches: their equation, and the range of the secant. */

import {
  between,
  either,
  type Frac,
  int,
  note,
  pick,
  segment,
  type Template,
  template,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { dividingPi, piTex, piText, rational } from '../common.ts'
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

export const skill = 'trig-tangent-and-secant-graphs'

export const PERIOD = 'trig-gives-the-branches-the-wrong-period'

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
      says: ({ fn, a }) =>
        fn === 'tan' || fn === 'cot'
          ? `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]} that ${a > 0 === (fn === 'tan') ? 'falls, although the graph rises' : 'rises, although the graph falls'}.`
          : `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]}, and turned the graph upside down.`,
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
      says: ({ fn }) =>
        `I took the ${NAME[fn]} for a ${NAME[PARTNER[fn]]}${fn === 'tan' || fn === 'cot' ? ' that goes the same way' : ''}, and the asymptotes for half as far apart.`,
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
          do: `Neighboring asymptotes are $${piTex(1 / b)}$ apart, so $b = \\pi \\div ${dividingPi(1 / b)} = ${toTex(rational(b) as Frac)}$.`,
          why: 'The denominator has its zeros at a distance of $\\frac{\\pi}{b}$.',
        },
        {
          do: `At the marked point ${cups ? `the ${BELOW[fn] === 'sin' ? 'sine' : 'cosine'} is 1` : `the ${NAME[fn]} is 1`}, and the height is $${a}$: ${equation({ fn, a, b, d: 0 }).html}.`,
          why: 'There the factor in front is the height itself.',
        },
      ],
      check: `At $x = ${piTex(dotOf(fn, b))}$ the equation gives $${a} \\cdot 1 = ${a}$, as in the graph.`,
      faster: `Try the options at two places: at the first asymptote, $x = ${piTex(first)}$, the denominator must be $0$; at the marked point, $x = ${piTex(dotOf(fn, b))}$, the value must be $${a}$.`,
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
    faster: `The graph leaves out a strip around its midline $y = ${d}$, by $${Math.abs(a)}$ to both sides: from $${d} - ${Math.abs(a)} = ${d - Math.abs(a)}$ to $${d} + ${Math.abs(a)} = ${d + Math.abs(a)}$.`,
    check: `The middle of $${d - Math.abs(a)}$ and $${d + Math.abs(a)}$ is $${d}$, the number at the end.`,
  }),
  // Heights of many points.
  check: ({ a, d }) => {
    const ys = Array.from({ length: 360 }, (_, i) => a / Math.cos(((i + 0.0) * Math.PI) / 180) + d)
    const [up, down] = [ys.filter((y) => y > d), ys.filter((y) => y < d)]
    return either('y', '<=', Math.round(Math.max(...down)), '>=', Math.round(Math.min(...up)))
  },
})

export const templates: readonly Template[] = [which, range]
