import {
  deg,
  frac,
  hypot,
  int,
  nearly,
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
import { at, FNS, type Fn, inverse, NUMBER, rad, toWhole, WORD } from '../common.ts'

export const skill = 'trig-finding-angles'

export const near = (x: number): Value => deg(Math.round(x))

const labels = (fn: Fn, u: string, v: string) =>
  fn === 'sin' ? { a: u, c: v } : fn === 'cos' ? { b: u, c: v } : { a: u, b: v }

const triangleOf = (set: string, rot: number, fn: Fn, u: number, v: number, angle: string) => {
  const t = rad(inverse(fn, u / v))
  const hyp = fn === 'tan' ? hypot(u, v) : v
  return rightTriangle(set, hyp * Math.sin(t), hyp * Math.cos(t), { ...labels(fn, `${u}`, `${v}`), A: angle }, rot)
}

const drawTwo = (rng: Rng) =>
  until(
    () => ({
      u: int(rng, 4, 24),
      v: int(rng, 7, 30),
      fn: pick(rng, FNS),
      set: pick(rng, TRIANGLE_NAMES),
      rot: triangleTurn(rng),
    }),
    ({ u, v, fn }) => {
      const r = u / v
      const t = r < 1 ? inverse(fn, r) : 0
      return (
        t > 22 &&
        t < 68 &&
        Math.abs(t - 45) > 3 &&
        Math.abs((t % 1) - 0.5) > 0.05 &&
        (fn === 'tan' || r < 0.93) &&
        ![30, 60].includes(Math.round(t))
      )
    },
  )

const whole = template({
  id: 'trigonometry/angle-from-two-sides',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: drawTwo,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ u, v, fn, set, rot }) =>
        `${triangleOf(set, rot, fn, u, v, 'θ')}<p>What is $\\theta$, to the nearest degree?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: ({ u, v, fn, set, rot }) =>
        `${triangleOf(set, rot, fn, u, v, 'x°')}<p>What is the value of $x$? Round your answer to the nearest whole number.</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 3,
      stem: ({ u, v, fn, set }) =>
        `In triangle $${set}$, angle $${set[2]}$ is a right angle and $\\${fn} ${set[0]} = \\frac{${u}}{${v}}$. What is the measure of angle $${set[0]}$, to the nearest degree?`,
    },
  ],
  given: ({ u, v, fn }) => ({ u, v, fn }),
  answer: ({ u, v, fn }) => near(inverse(fn, u / v)),
  traps: [
    {
      misconception: 'trig-gives-the-other-acute-angle',
      classic: true,
      operation: 'other-angle-of-the-triangle',
      operands: ({ u, v, fn }) => [90, Math.round(inverse(fn, u / v))],
      rule: ({ u, v, fn }) => deg(90 - Math.round(inverse(fn, u / v))),
      why: () => 'is the other acute angle.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'angle-of-another-ratio',
      operands: ({ u, v, fn }) => [frac(u, v), fn === 'tan' ? NUMBER.sin : NUMBER.tan],
      after: toWhole,
      rule: ({ u, v, fn }) =>
        fn === 'tan' && u > v ? null : deg(Math.round(inverse(fn === 'tan' ? 'sin' : 'tan', u / v))),
      says: ({ fn }) => `I used the inverse ${WORD[fn === 'tan' ? 'sin' : 'tan']} instead of the inverse ${WORD[fn]}.`,
      why: ({ fn }) =>
        `uses the inverse ${WORD[fn === 'tan' ? 'sin' : 'tan']}, but the two sides given do not form that ratio.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'angle-of-another-ratio',
      operands: ({ u, v }) => [frac(u, v), NUMBER.cos],
      after: toWhole,
      rule: ({ u, v, fn }) => (fn === 'tan' && u < v ? deg(Math.round(inverse('cos', u / v))) : null),
      says: () => 'I used the inverse cosine instead of the inverse tangent.',
      why: () => 'uses the inverse cosine, but the two sides given do not form that ratio.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      operation: 'share-of-another-whole',
      operands: ({ u, v }) => [u, v, 100],
      after: toWhole,
      rule: ({ u, v }) => (u < 0.88 * v ? deg(Math.round((100 * u) / v)) : null),
      says: () => 'I read the ratio in percent as the angle in degrees.',
      why: ({ u, v }) => `is only the ratio $${u}$ to $${v}$ in percent.`,
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      operation: 'share-of-another-whole',
      operands: ({ u, v }) => [u, v, 90],
      after: toWhole,
      rule: ({ u, v }) => (u < v ? deg(Math.round((90 * u) / v)) : null),
      says: ({ u, v }) => `I took the fraction $\\frac{${u}}{${v}}$ of $90^\\circ$.`,
      why: ({ u, v }) => `is $\\frac{${u}}{${v}}$ of $90^\\circ$, as if angles grew in step with ratios.`,
    },
  ],
  explain: ({ u, v, fn, set, rot }, frame) => ({
    plan: 'Name the two sides that are known, as seen from the angle: they form one of the three ratios. The inverse function turns the ratio back into the angle.',
    steps: [
      {
        do: `The ${WORD[fn]} of the angle is $\\frac{${u}}{${v}}$.`,
        why: {
          sin: 'Opposite leg and hypotenuse are given.',
          cos: 'Adjacent leg and hypotenuse are given.',
          tan: 'The two legs are given.',
        }[fn],
      },
      {
        do: `$\\${fn}^{-1}\\left(\\frac{${u}}{${v}}\\right) \\approx ${Math.round(inverse(fn, u / v))}^\\circ$`,
        why: 'The inverse function gives the angle that has this ratio; the calculator is in degree mode.',
      },
    ],
    check: `$\\${fn} ${Math.round(inverse(fn, u / v))}^\\circ \\approx ${at(fn, Math.round(inverse(fn, u / v))).toFixed(2)}$ is close to $\\frac{${u}}{${v}} ${nearly(u / v, 2)}$.`,
    faster: `On a calculator $\\${fn}^{-1}(${u} \\div ${v})$ must show about ${inverse(fn, u / v).toFixed(2)}; if it shows ${rad(inverse(fn, u / v)).toFixed(2)}, it is in radian mode.`,
    ...(frame === 'bare' ? {} : { figure: triangleOf(set, rot, fn, u, v, `${Math.round(inverse(fn, u / v))}°`) }),
  }),
  // The nearest of many angles.
  check: ({ u, v, fn }) => {
    const tries = Array.from({ length: 17990 }, (_, i) => (i + 1) / 200)
    const best = tries.reduce((m, t) => (Math.abs(at(fn, t) - u / v) < Math.abs(at(fn, m) - u / v) ? t : m), 0.1)
    return near(best)
  },
})

const EXACT = [30, 45, 60] as const

type Labels = Readonly<{ opp: string; adj: string; hyp: string }>

/** A label such as 3√2 as a number. */
const size = (s: string): number => {
  const [k = '', root] = s.split('√')
  return (k === '' ? 1 : Number(k)) * (root ? Math.sqrt(Number(root)) : 1)
}

/** The ratio that the two labels form. */
const ratioIn = ({ opp, adj, hyp }: Labels): readonly [Fn, number] =>
  hyp === ''
    ? ['tan', size(opp) / size(adj)]
    : adj === ''
      ? ['sin', size(opp) / size(hyp)]
      : ['cos', size(adj) / size(hyp)]

const angleIn = (l: Labels): number => Math.round(inverse(...ratioIn(l)))

/** Sides with roots: the angle is a special one. */
const special = template({
  id: 'trigonometry/angle-special',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        n: int(rng, 2, 12),
        t: pick(rng, EXACT),
        fn: pick(rng, FNS),
        set: pick(rng, TRIANGLE_NAMES),
        rot: triangleTurn(rng),
      }),
      ({ t, fn }) => !(t > 30 && fn === 'tan'),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ n, t, fn, set, rot }) => {
        const s = sidesOf(n, t)
        const l = labels(fn, fn === 'cos' ? s.adjT : s.oppT, fn === 'tan' ? s.adjT : s.hypT)
        return `${rightTriangle(set, s.opp, s.adj, { ...l, A: 'θ' }, rot)}<p>Without a calculator: what is the measure of $\\theta$?</p>`
      },
    },
  ],
  given: ({ n, t, fn }) => ({
    n,
    opp: fn === 'cos' ? '' : sidesOf(n, t).oppT,
    adj: fn === 'sin' ? '' : sidesOf(n, t).adjT,
    hyp: fn === 'tan' ? '' : sidesOf(n, t).hypT,
  }),
  answer: ({ t }) => deg(t),
  traps: [
    {
      misconception: 'trig-gives-the-other-acute-angle',
      classic: true,
      rule: (g) => (angleIn(g) === 45 ? null : deg(90 - angleIn(g))),
      why: () => 'is the other acute angle of this triangle.',
    },
    {
      misconception: 'trig-takes-the-other-special-triangle',
      classic: true,
      rule: (g) => deg(angleIn(g) === 45 ? 60 : 45),
      says: ({ t }) =>
        t === 45 ? 'I took the triangle with 30° and 60°.' : 'I took the triangle with two angles of 45°.',
      why: () => 'belongs to the other special triangle.',
    },
    {
      misconception: 'trig-takes-the-other-special-triangle',
      rule: (g) => (angleIn(g) === 45 ? deg(30) : null),
      says: () => 'I took the small angle of the triangle with 30° and 60°.',
      why: () => 'belongs to the other special triangle.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      rule: (g) => (ratioIn(g)[1] < 0.9 ? deg(Math.round(100 * ratioIn(g)[1])) : null),
      says: () => 'I read the ratio in percent as the angle in degrees.',
      why: (p) => `is the ratio, about ${at(p.fn, p.t).toFixed(2)}, in percent.`,
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      rule: (g) => (ratioIn(g)[1] < 1 ? deg(Math.round(90 * ratioIn(g)[1])) : null),
      says: () => 'I took the angle to be the same fraction of $90^\\circ$ as the ratio of the sides.',
      why: (p) => `is about ${at(p.fn, p.t).toFixed(2)} times $90^\\circ$.`,
    },
  ],
  explain: ({ n, t, fn, set, rot }) => {
    const s = sidesOf(n, t)
    const [over, under] = [fn === 'cos' ? s.adjT : s.oppT, fn === 'tan' ? s.adjT : s.hypT]
    const root = (x: string) => x.replace(/√(\d)/, '\\sqrt{$1}')
    const tex = {
      30: { sin: '\\frac{1}{2}', cos: '\\frac{\\sqrt{3}}{2}', tan: '\\frac{1}{\\sqrt{3}}' },
      45: { sin: '\\frac{1}{\\sqrt{2}}', cos: '\\frac{1}{\\sqrt{2}}', tan: '1' },
      60: { sin: '\\frac{\\sqrt{3}}{2}', cos: '\\frac{1}{2}', tan: '\\sqrt{3}' },
    }[t][fn]
    const l = labels(fn, over, under)
    return {
      plan: 'See which ratio the two labeled sides form, and simplify it. The values at the special angles are known from half a square and half an equilateral triangle.',
      steps: [
        {
          do: `$\\${fn} \\theta = \\frac{${root(over)}}{${root(under)}}$`,
          why: {
            sin: 'Opposite leg and hypotenuse are labeled.',
            cos: 'Adjacent leg and hypotenuse are labeled.',
            tan: 'The two legs are labeled.',
          }[fn],
        },
        { do: `$\\${fn} \\theta = ${tex}$`, why: `The factor $${n}$ cancels.` },
        { do: `$\\theta = ${t}^\\circ$`, why: 'This value belongs to a special angle.' },
      ],
      check:
        t === 45
          ? 'With 45° both legs are equal, and the square of the hypotenuse is twice the square of a leg: it is $\\sqrt{2}$ times a leg, as labeled.'
          : `With ${t}° the sides are in the ratio $1 : \\sqrt{3} : 2$, the shortest opposite 30°. Here they are $${n}$, $${n}\\sqrt{3}$ and $${2 * n}$.`,
      faster: atAGlance(t, fn),
      figure: rightTriangle(set, s.opp, s.adj, { ...l, A: `${t}°` }, rot),
    }
  },
  // Reads the labels as numbers.
  check: ({ opp, adj, hyp }) => {
    const [o, a, c] = [opp, adj, hyp].map((s) => (s === '' ? null : size(s)))
    const [up, along] = [o ?? Math.sqrt((c ?? 0) ** 2 - (a ?? 0) ** 2), a ?? Math.sqrt((c ?? 0) ** 2 - (o ?? 0) ** 2)]
    return deg(Math.round((Math.atan2(up, along) * 180) / Math.PI))
  },
})

/** Which special triangle the two labels belong to, seen without a ratio. */
function atAGlance(t: 30 | 45 | 60, fn: Fn): string {
  if (t === 45)
    return 'At a glance: only half a square has $\\sqrt{2}$ between two sides, and there both acute angles are $45^\\circ$.'
  if (fn === 'tan')
    return 'At a glance: one leg is $\\sqrt{3}$ times the other, as in half an equilateral triangle. The leg opposite $\\theta$ is the shorter one, so $\\theta = 30^\\circ$.'
  const leg = fn === 'sin' ? 'opposite' : 'beside'
  const short = (t === 30) === (fn === 'sin')
  return short
    ? `At a glance: the hypotenuse is twice the leg ${leg} $\\theta$, as in half an equilateral triangle. Its shortest side lies opposite $30^\\circ$, so $\\theta = ${t}^\\circ$.`
    : `At a glance: $\\sqrt{3}$ belongs to half an equilateral triangle, and to its longer leg, which lies opposite $60^\\circ$. Here it lies ${leg} $\\theta$, so $\\theta = ${t}^\\circ$.`
}

function sidesOf(n: number, t: 30 | 45 | 60) {
  const [opp, adj, hyp] =
    t === 45 ? [n, n, n * Math.SQRT2] : t === 30 ? [n, n * Math.sqrt(3), 2 * n] : [n * Math.sqrt(3), n, 2 * n]
  const show = {
    30: [`${n}`, `${n}√3`, `${2 * n}`],
    45: [`${n}`, `${n}`, `${n}√2`],
    60: [`${n}√3`, `${n}`, `${2 * n}`],
  }[t]
  return { opp, adj, hyp, oppT: show[0] as string, adjT: show[1] as string, hypT: show[2] as string }
}

export function best(xs: readonly number[], most: boolean): number {
  return xs.indexOf(most ? Math.max(...xs) : Math.min(...xs))
}

export const templates: readonly Template[] = [whole, special]
