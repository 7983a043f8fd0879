import {
  deg,
  gcd,
  hypot,
  int,
  nameTheSlip,
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
import { at, FNS, type Fn, inverse, rad, WORD } from '../common.ts'

const skill = 'trig-finding-angles'

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
      const t = fn === 'tan' || r < 1 ? inverse(fn, r) : 0
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
      rule: ({ u, v, fn }) => deg(90 - Math.round(inverse(fn, u / v))),
      why: () => 'is the other acute angle.',
    },
    ...FNS.map((wrong) => ({
      misconception: 'trig-takes-another-ratio',
      rule: ({ u, v, fn }: { u: number; v: number; fn: Fn }) => {
        const r = wrong !== 'tan' && u > v ? v / u : u / v
        return wrong === fn ? null : deg(Math.round(inverse(wrong, r)))
      },
      why: () => `uses the inverse ${WORD[wrong]}, but the two sides given do not form that ratio.`,
    })),
    {
      misconception: 'trig-takes-percent-for-degrees',
      rule: ({ u, v }) => (u < 0.88 * v ? deg(Math.round((100 * u) / v)) : null),
      why: ({ u, v }) => `is only the ratio $${u}$ to $${v}$ in percent.`,
    },
  ],
  explain: ({ u, v, fn }) => [
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
  // The nearest of many angles.
  check: ({ u, v, fn }) => {
    const tries = Array.from({ length: 17990 }, (_, i) => (i + 1) / 200)
    const best = tries.reduce((m, t) => (Math.abs(at(fn, t) - u / v) < Math.abs(at(fn, m) - u / v) ? t : m), 0.1)
    return near(best)
  },
})

const EXACT = [30, 45, 60] as const

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
      ({ t, fn }) => !(t === 45 && fn === 'tan'),
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
    { misconception: 'trig-gives-the-other-acute-angle', shortcut: ({ t }) => (t === 45 ? null : deg(90 - t)) },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ t }) => (t === 45 ? deg(30) : deg(45)),
      why: () => 'has other ratios of its sides.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ t }) => (t === 45 ? deg(60) : null),
      why: () => 'has other ratios of its sides.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      shortcut: ({ t, n }) => deg(t === 30 ? 50 : t === 60 ? 40 : n % 2 ? 50 : 40),
      why: () => 'only looks about right; no special triangle has this angle.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      shortcut: ({ t, n }) => deg(t === 30 ? 20 : t === 60 ? 75 : n % 2 ? 75 : 20),
      why: () => 'only looks about right; no special triangle has this angle.',
    },
  ],
  explain: ({ n, t, fn }) => {
    const s = sidesOf(n, t)
    const tex = {
      30: { sin: '\\frac{1}{2}', cos: '\\frac{\\sqrt{3}}{2}', tan: '\\frac{1}{\\sqrt{3}}' },
      45: { sin: '\\frac{1}{\\sqrt{2}}', cos: '\\frac{1}{\\sqrt{2}}', tan: '1' },
      60: { sin: '\\frac{\\sqrt{3}}{2}', cos: '\\frac{1}{2}', tan: '\\sqrt{3}' },
    }[t][fn]
    return [
      {
        do: `$\\${fn} \\theta = ${tex}$`,
        why: `The sides ${fn === 'cos' ? s.adjT : s.oppT} and ${fn === 'tan' ? s.adjT : s.hypT} form the ${WORD[fn]}; the factor $${n}$ cancels.`,
      },
      { do: `$\\theta = ${t}^\\circ$`, why: 'This value belongs to a special angle.' },
    ]
  },
  // Reads the labels as numbers.
  check: ({ opp, adj, hyp }) => {
    const size = (s: string) => {
      const [k = '', root] = s.split('√')
      return (k === '' ? 1 : Number(k)) * (root ? Math.sqrt(Number(root)) : 1)
    }
    return deg(
      Math.round(
        hyp === ''
          ? inverse('tan', size(opp) / size(adj))
          : adj === ''
            ? inverse('sin', size(opp) / size(hyp))
            : inverse('cos', size(adj) / size(hyp)),
      ),
    )
  },
})

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

const slip = template({
  id: 'trigonometry/angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...nameTheSlip({
    items: 4,
    misconception: 'trig-ratio-names-an-error-without-testing',
    draw: (rng) =>
      until(
        () => ({ u: int(rng, 5, 30), v: int(rng, 12, 40) }),
        ({ u, v }) => u < 0.75 * v && u > 0.3 * v && gcd(u, v) === 1,
      ),
    task: ({ u, v }) =>
      `looked for the angle $\\theta$ of a right triangle whose opposite leg is $${u}$ and whose hypotenuse is $${v}$ (to the nearest degree)`,
    solution: ({ u, v }) => deg(Math.round(inverse('sin', u / v))),
    right: ({ u, v }) => ({
      do: `$\\sin \\theta = \\frac{${u}}{${v}}$, so $\\theta = \\sin^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('sin', u / v))}^\\circ$ is correct.`,
      why: 'Opposite leg over hypotenuse is the sine.',
    }),
    slips: ({ u, v }) => [
      {
        says: `Using $\\cos \\theta = \\frac{${u}}{${v}}$`,
        result: deg(Math.round(inverse('cos', u / v))),
        how: `$\\cos^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('cos', u / v))}^\\circ$, the other acute angle`,
      },
      {
        says: `Using $\\tan \\theta = \\frac{${u}}{${v}}$`,
        result: deg(Math.round(inverse('tan', u / v))),
        how: `$\\tan^{-1} \\frac{${u}}{${v}} \\approx ${Math.round(inverse('tan', u / v))}^\\circ$, as if $${v}$ were the adjacent leg`,
      },
      {
        says: `Using $\\tan \\theta = \\frac{${v}}{${u}}$`,
        result: deg(Math.round(inverse('tan', v / u))),
        how: `$\\tan^{-1} \\frac{${v}}{${u}} \\approx ${Math.round(inverse('tan', v / u))}^\\circ$`,
      },
      {
        says: 'Reading the ratio in percent as the angle',
        result: deg(Math.round((100 * u) / v)),
        how: `$\\frac{${u}}{${v}} \\approx ${Math.round((100 * u) / v)}\\%$, taken for $${Math.round((100 * u) / v)}^\\circ$`,
      },
    ],
  }),
})

export function best(xs: readonly number[], most: boolean): number {
  return xs.indexOf(most ? Math.max(...xs) : Math.min(...xs))
}

export const templates: readonly Template[] = [whole, special, { ...slip, calculator: true }]
