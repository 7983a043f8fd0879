import {
  expr,
  frac,
  int,
  nameTheSlip,
  num,
  pick,
  type Rng,
  rightTriangle,
  type Template,
  TRIANGLE_NAMES,
  template,
  toTex,
  triangleTurn,
  until,
  type Value,
} from '#kit'
import { rational } from '../common.ts'

const skill = 'trig-double-angle'
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
const drawAngle = (rng: Rng) => {
  const [u, v, r] = pick(rng, TRIPLES)
  const turn = int(rng, 0, 1) === 1
  return {
    opp: turn ? v : u,
    adj: turn ? u : v,
    r,
    fn: pick(rng, ['sin', 'cos'] as const),
    set: pick(rng, TRIANGLE_NAMES),
    rot: triangleTurn(rng),
    obtuse: int(rng, 0, 1) === 1,
  }
}
const double = (fn: 'sin' | 'cos', o: number, d: number, r: number): Value =>
  num(fn === 'sin' ? frac(2 * o * d, r * r) : frac(d * d - o * o, r * r))

const values = template({
  id: 'trigonometry/double-angle-value',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: drawAngle,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ opp, adj, fn, set, rot }) =>
        `${rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, A: 'x' }, rot)}<p>For the angle $x$ in right triangle $${set}$, what is $\\${fn} 2x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ opp, adj, fn }) =>
        `Let $x$ be an acute angle with $\\tan x = \\frac{${opp}}{${adj}}$. What is the value of $\\${fn} 2x$, as a fraction or a decimal?`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ opp, adj, fn }) =>
        `If $\\tan x = \\frac{${opp}}{${adj}}$ and $x$ lies in quadrant III, what is $\\${fn} 2x$?`,
      b: 0.7,
    },
  ],
  given: ({ opp, adj, fn }) => ({ opp, adj, fn }),
  answer: ({ opp, adj, r, fn }) => double(fn, opp, adj, r),
  traps: [
    {
      misconception: 'trig-doubles-the-value',
      shortcut: ({ opp, adj, r, fn }) => num(frac(2 * (fn === 'sin' ? opp : adj), r)),
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      shortcut: ({ opp, adj, r, fn }) => num(fn === 'sin' ? frac(opp * adj, r * r) : frac(adj * adj, r * r)),
      why: ({ fn }) => (fn === 'sin' ? 'is only $\\sin x\\cos x$.' : 'is only $\\cos^2 x$.'),
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      shortcut: ({ opp, adj, r, fn }) =>
        fn === 'cos' ? num(frac(opp * opp - adj * adj, r * r)) : num(frac(adj * adj - opp * opp, r * r)),
      why: ({ fn }) => (fn === 'cos' ? 'has the difference the wrong way around.' : 'is the value of $\\cos 2x$.'),
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      shortcut: ({ opp, adj, r, fn }) =>
        fn === 'cos' ? num(frac(2 * opp * adj, r * r)) : num(frac(-2 * opp * adj, r * r)),
      why: ({ fn }) => (fn === 'cos' ? 'is the value of $\\sin 2x$.' : 'has the wrong sign.'),
    },
    {
      misconception: 'trig-doubles-the-value',
      shortcut: ({ opp, adj, r, fn }) => num(frac(2 * (fn === 'sin' ? adj : opp), r)),
      why: () => 'doubles the value of the other function.',
    },
  ],
  explain: ({ opp, adj, r, fn }) => [
    {
      do: `The hypotenuse is $\\sqrt{${opp}^2 + ${adj}^2} = ${r}$, so $\\sin x$ and $\\cos x$ have the sizes $\\frac{${opp}}{${r}}$ and $\\frac{${adj}}{${r}}$, with equal signs.`,
      why: 'The tangent is positive, so sine and cosine have the same sign.',
    },
    {
      do:
        fn === 'sin'
          ? `$\\sin 2x = 2 \\cdot \\frac{${opp}}{${r}} \\cdot \\frac{${adj}}{${r}} = ${toTex(frac(2 * opp * adj, r * r))}$`
          : `$\\cos 2x = \\frac{${adj * adj}}{${r * r}} - \\frac{${opp * opp}}{${r * r}} = ${toTex(frac(adj * adj - opp * opp, r * r))}$`,
      why: fn === 'sin' ? '$\\sin 2x = 2\\sin x\\cos x$' : '$\\cos 2x = \\cos^2 x - \\sin^2 x$',
    },
  ],
  // Measures the angle and takes the function of twice its size.
  check: ({ opp, adj, fn }) => num(rational(Math[fn](2 * Math.atan2(opp, adj)), 4000) ?? 0),
})

const shorten = template({
  id: 'trigonometry/double-angle-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ k: int(rng, 2, 6), c: int(rng, 2, 5), kind: pick(rng, ['sin', 'cos', 'one'] as const) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, c, kind }) =>
        `Which expression is equal to $${kind === 'sin' ? `${2 * c}\\sin ${k}x\\cos ${k}x` : kind === 'cos' ? `${c}\\cos^2 ${k}x - ${c}\\sin^2 ${k}x` : `${c} - ${2 * c}\\sin^2 ${k}x`}$ for all $x$?`,
    },
  ],
  given: ({ k, c, kind }) => ({ k, c: kind === 'cos' ? c : 2 * c, kind }),
  answer: ({ k, c, kind }) => wave(c, kind === 'sin' ? 'sin' : 'cos', 2 * k),
  traps: [
    {
      misconception: 'trig-doubles-the-angle-wrongly',
      shortcut: ({ k, c, kind }) => wave(c, kind === 'sin' ? 'sin' : 'cos', k),
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      shortcut: ({ k, c, kind }) => wave(2 * c, kind === 'sin' ? 'sin' : 'cos', 2 * k),
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      shortcut: ({ k, c, kind }) => wave(c, kind === 'sin' ? 'cos' : 'sin', 2 * k),
      why: () => 'is the other function of the double angle.',
    },
    {
      misconception: 'trig-doubles-the-angle-wrongly',
      shortcut: ({ k, c, kind }) => wave(2 * c, kind === 'sin' ? 'sin' : 'cos', k),
      why: () => 'doubles the factor instead of the angle.',
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      shortcut: ({ k, c, kind }) => wave(2 * c, kind === 'sin' ? 'cos' : 'sin', 2 * k),
      why: () => 'has the other function and a wrong factor.',
    },
  ],
  explain: ({ k, c, kind }) => [
    {
      do:
        kind === 'sin'
          ? `Take out $${c}$: $${c} \\cdot 2\\sin ${k}x\\cos ${k}x$`
          : kind === 'cos'
            ? `Take out $${c}$: $${c}(\\cos^2 ${k}x - \\sin^2 ${k}x)$`
            : `Take out $${c}$: $${c}(1 - 2\\sin^2 ${k}x)$`,
      why: 'Now the double angle formula can be seen.',
    },
    {
      do: `It equals ${wave(c, kind === 'sin' ? 'sin' : 'cos', 2 * k).html}.`,
      why: `The double of $${k}x$ is $${2 * k}x$.`,
    },
  ],
  check: ({ k, c, kind }) =>
    expr('', ({ x }) => {
      const [s, d] = [Math.sin(k * x), Math.cos(k * x)]
      return kind === 'sin' ? c * s * d : kind === 'cos' ? c * d * d - c * s * s : c / 2 - c * s * s
    }),
})

function wave(c: number, fn: 'sin' | 'cos', k: number): Value {
  return expr(`${c}\\${fn} ${k}x`, ({ x }) => c * Math[fn](k * x))
}

/** From the double angle back to the angle. */
const half = template({
  id: 'trigonometry/from-the-double-angle',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawAngle(rng),
      ({ opp, adj }) => adj !== opp,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ opp, adj, r, fn }) =>
        `The angle $x$ is acute, and $\\cos 2x = ${toTex(frac(adj * adj - opp * opp, r * r))}$. What is $\\${fn} x$?`,
    },
  ],
  given: ({ opp, adj, r, fn }) => ({ c: frac(adj * adj - opp * opp, r * r), fn }),
  answer: ({ opp, adj, r, fn }) => num(frac(fn === 'sin' ? opp : adj, r)),
  traps: [
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      shortcut: ({ opp, adj, r, fn }) => num(frac(fn === 'sin' ? adj : opp, r)),
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'} of $x$.`,
    },
    {
      misconception: 'trig-doubles-the-value',
      shortcut: ({ opp, adj, r }) => num(frac(adj * adj - opp * opp, 2 * r * r)),
      why: () => 'halves the value instead of the angle.',
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      shortcut: ({ opp, adj, r, fn }) => num(frac(fn === 'sin' ? opp * opp : adj * adj, r * r)),
      why: () => 'is the square of the value; the root is missing.',
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      shortcut: ({ opp, adj, r, fn }) => num(frac(fn === 'sin' ? adj * adj : opp * opp, r * r)),
      why: () => 'is the square of the other function.',
    },
    {
      misconception: 'trig-doubles-the-value',
      shortcut: ({ opp, adj, r }) => num(frac(2 * opp * adj, r * r)),
      why: () => 'is $\\sin 2x$.',
    },
  ],
  explain: ({ opp, adj, r, fn }) => {
    const c = frac(adj * adj - opp * opp, r * r)
    return [
      {
        do:
          fn === 'sin'
            ? `$1 - 2\\sin^2 x = ${toTex(c)}$, so $\\sin^2 x = ${toTex(frac(opp * opp, r * r))}$`
            : `$2\\cos^2 x - 1 = ${toTex(c)}$, so $\\cos^2 x = ${toTex(frac(adj * adj, r * r))}$`,
        why: 'Choose the form of the formula that has only the wanted function.',
      },
      {
        do: `$\\${fn} x = ${toTex(frac(fn === 'sin' ? opp : adj, r))}$`,
        why: 'For an acute angle the positive root is right.',
      },
    ]
  },
  check: ({ c, fn }) => {
    const v = Math[fn](Math.acos(c.n / c.d) / 2)
    for (let d = 1; d < 200; d++) if (Math.abs(Math.round(v * d) / d - v) < 1e-9) return num(frac(Math.round(v * d), d))
    return num(0)
  },
})

const slip = template({
  id: 'trigonometry/double-angle-slip',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...nameTheSlip({
    items: 5,
    misconception: 'trig-identity-names-an-error-without-testing',
    draw: (rng) => {
      const { opp, r } = drawAngle(rng)
      return { opp, r }
    },
    task: ({ opp, r }) => `knew that $\\sin x = \\frac{${opp}}{${r}}$ for an acute angle $x$, looked for $\\sin 2x$`,
    solution: ({ opp, r }) => num(frac(2 * opp * leg(opp, r), r * r)),
    right: ({ opp, r }) => ({
      do: `$\\cos x = \\frac{${leg(opp, r)}}{${r}}$, and $\\sin 2x = 2 \\sin x \\cos x = 2 \\cdot \\frac{${opp}}{${r}} \\cdot \\frac{${leg(opp, r)}}{${r}} = ${toTex(frac(2 * opp * leg(opp, r), r * r))}$ is correct.`,
      why: `The other leg of a right triangle with $${opp}$ and $${r}$ is $${leg(opp, r)}$.`,
    }),
    slips: ({ opp, r }) => [
      {
        says: 'Doubling $\\sin x$',
        result: num(frac(2 * opp, r)),
        how: `$2 \\cdot \\frac{${opp}}{${r}} = ${toTex(frac(2 * opp, r))}$`,
      },
      {
        says: 'Leaving out the factor $2$ in the formula',
        result: num(frac(opp * leg(opp, r), r * r)),
        how: `$\\frac{${opp}}{${r}} \\cdot \\frac{${leg(opp, r)}}{${r}} = ${toTex(frac(opp * leg(opp, r), r * r))}$`,
      },
      {
        says: 'Using $\\cos^2 x - \\sin^2 x$',
        result: num(frac(leg(opp, r) ** 2 - opp * opp, r * r)),
        how: `$\\frac{${leg(opp, r) ** 2}}{${r * r}} - \\frac{${opp * opp}}{${r * r}} = ${toTex(frac(leg(opp, r) ** 2 - opp * opp, r * r))}$, which is $\\cos 2x$`,
      },
      {
        says: 'Using $2\\sin x \\cdot \\sin x$',
        result: num(frac(2 * opp * opp, r * r)),
        how: `$2 \\cdot \\frac{${opp}}{${r}} \\cdot \\frac{${opp}}{${r}} = ${toTex(frac(2 * opp * opp, r * r))}$`,
      },
    ],
  }),
})

function leg(opp: number, r: number): number {
  return Math.sqrt(r * r - opp * opp)
}

export const templates: readonly Template[] = [values, shorten, half, slip]
