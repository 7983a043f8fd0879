import {
  add,
  div,
  expr,
  type Frac,
  frac,
  hypot,
  int,
  nearly,
  num,
  paren,
  pick,
  type Rng,
  rightTriangle,
  sub,
  type Template,
  TRIANGLE_NAMES,
  template,
  toTex,
  triangleTurn,
  tripleSays,
  until,
  type Value,
} from '#kit'
import { rational } from '../common.ts'

export const skill = 'trig-double-angle'
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
export const drawAngle = (rng: Rng, most = 1) => {
  const [u, v, r] = pick(rng, TRIPLES)
  const [turn, k] = [int(rng, 0, 1) === 1, int(rng, 1, most)]
  return {
    opp: k * (turn ? v : u),
    adj: k * (turn ? u : v),
    r: k * r,
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
  draw: (rng) => drawAngle(rng, 3),
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
        `Let $x$ be an acute angle with $\\tan x = ${toTex(frac(opp, adj))}$. What is the value of $\\${fn} 2x$, as a fraction or a decimal?`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ opp, adj, fn }) =>
        `If $\\tan x = ${toTex(frac(opp, adj))}$ and $x$ lies in quadrant III, what is $\\${fn} 2x$?`,
      b: 0.7,
    },
  ],
  given: ({ opp, adj, fn }, frame) => {
    const { n, d } = frac(opp, adj)
    return frame === 'figure' ? { opp, adj, fn } : { opp: n, adj: d, fn }
  },
  answer: ({ opp, adj, r, fn }) => double(fn, opp, adj, r),
  traps: [
    {
      misconception: 'trig-doubles-the-value',
      classic: true,
      operation: 'counted-twice',
      operands: ({ opp, adj, fn }, frame) => [
        frac((frame === 'bare' ? -1 : 1) * (fn === 'sin' ? opp : adj), Math.sqrt(opp * opp + adj * adj)),
      ],
      rule: ({ opp, adj, fn }, frame) =>
        num(frac((frame === 'bare' ? -2 : 2) * (fn === 'sin' ? opp : adj), Math.round(hypot(opp, adj)))),
      why: ({ fn }) => `is $2\\${fn} x$.`,
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      rule: ({ opp, adj, fn }) => num(frac(fn === 'sin' ? opp * adj : adj * adj, opp ** 2 + adj ** 2)),
      says: ({ fn }) =>
        fn === 'sin'
          ? 'I left out the factor 2 of the formula.'
          : 'I left out $\\sin^2 x$ in the formula $\\cos^2 x - \\sin^2 x$.',
      why: ({ fn }) => (fn === 'sin' ? 'is only $\\sin x\\cos x$.' : 'is only $\\cos^2 x$.'),
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      operation: 'formula-of-the-other-function',
      operands: ({ opp, adj, fn }) => {
        const [o, d] = [opp, adj].map((leg) => frac(leg * leg, opp * opp + adj * adj)) as [Frac, Frac]
        return fn === 'cos' ? [o, d, -1] : [d, o, -1]
      },
      rule: ({ opp, adj, fn }) => num(frac((fn === 'cos' ? -1 : 1) * (adj ** 2 - opp ** 2), opp ** 2 + adj ** 2)),
      says: ({ fn }) => (fn === 'cos' ? 'I turned the difference of the squares around.' : 'I gave $\\cos 2x$.'),
      why: ({ fn }) => (fn === 'cos' ? 'has the difference the wrong way around.' : 'is the value of $\\cos 2x$.'),
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      operation: 'formula-of-the-other-function',
      operands: ({ opp, adj }) => {
        const product = frac(opp * adj, opp * opp + adj * adj)
        return [product, product, 1]
      },
      rule: ({ opp, adj, fn }) => (fn === 'cos' ? num(frac(2 * opp * adj, opp ** 2 + adj ** 2)) : null),
      says: () => 'I gave $\\sin 2x$.',
      why: () => 'is the value of $\\sin 2x$.',
    },
    {
      misconception: 'trig-doubles-the-value',
      twoSlips: true,
      operation: 'counted-twice',
      operands: ({ opp, adj, fn }, frame) => [
        frac((frame === 'bare' ? -1 : 1) * (fn === 'sin' ? adj : opp), Math.sqrt(opp * opp + adj * adj)),
      ],
      rule: ({ opp, adj, fn }, frame) =>
        num(frac((frame === 'bare' ? -2 : 2) * (fn === 'sin' ? adj : opp), Math.round(hypot(opp, adj)))),
      says: ({ fn }) => `I doubled the ${fn === 'sin' ? 'cosine' : 'sine'} of $x$.`,
      why: ({ fn }) => `is $2\\${fn === 'sin' ? 'cos' : 'sin'} x$.`,
    },
  ],
  explain: ({ opp, adj, r, fn, set, rot }, frame) => {
    const { n: o, d } = frac(opp, adj)
    const [u, v, h] = frame === 'figure' ? [opp, adj, r] : [o, d, Math.round(hypot(o, d))]
    const result = fn === 'sin' ? frac(2 * u * v, h * h) : frac(v * v - u * u, h * h)
    const signs = frame === 'bare' ? '-' : ''
    const both = [u, v].map((leg) => (signs ? `\\left(-\\frac{${leg}}{${h}}\\right)` : `\\frac{${leg}}{${h}}`))
    /** The fraction again, where it can be reduced. */
    const inLowest = (top: number) => (result.d === h * h && result.n === top ? '' : ` = ${toTex(result)}`)
    const x = (Math.atan2(u, v) * 180) / Math.PI + (frame === 'bare' ? 180 : 0)
    return {
      plan: 'The double angle formulas need the sine and the cosine of the angle itself. Find the hypotenuse, then both values, and put them into the formula.',
      steps: [
        {
          do: `The hypotenuse is $\\sqrt{${u}^2 + ${v}^2} = \\sqrt{${u * u + v * v}} = ${h}$.`,
          why: frame === 'figure' ? 'Pythagorean theorem.' : 'Take a right triangle with these legs.',
        },
        frame === 'bare'
          ? {
              do: `$\\sin x = -\\frac{${u}}{${h}}$ and $\\cos x = -\\frac{${v}}{${h}}$`,
              why: 'In quadrant III both are negative.',
            }
          : {
              do: `$\\sin x = \\frac{${u}}{${h}}$ and $\\cos x = \\frac{${v}}{${h}}$`,
              why: 'Opposite and adjacent leg over hypotenuse.',
            },
        {
          do:
            fn === 'sin'
              ? `$\\sin 2x = 2\\sin x\\cos x = 2 \\cdot ${both[0]} \\cdot ${both[1]} = \\frac{${2 * u * v}}{${h * h}}${inLowest(2 * u * v)}$`
              : `$\\cos 2x = \\cos^2 x - \\sin^2 x = \\frac{${v}^2}{${h}^2} - \\frac{${u}^2}{${h}^2} = \\frac{${v * v} - ${u * u}}{${h * h}} = \\frac{${v * v - u * u}}{${h * h}}${inLowest(v * v - u * u)}$`,
          why: fn === 'sin' ? 'The product of the two values has a positive sign.' : 'The squares are positive.',
        },
      ],
      faster: `${tripleSays(u, v, h)}, so all three sides are known at once.`,
      check: `With a calculator, $x \\approx ${x.toFixed(1)}^\\circ$, so $2x \\approx ${(2 * Number(x.toFixed(1))).toFixed(1)}^\\circ$, and its ${fn === 'sin' ? 'sine' : 'cosine'} is about $${(result.n / result.d).toFixed(2)}$, like $${toTex(result)}$.`,
      ...(frame === 'figure'
        ? { figure: rightTriangle(set, opp, adj, { a: `${opp}`, b: `${adj}`, c: `${r}`, A: 'x' }, rot) }
        : {}),
    }
  },
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
      classic: true,
      rule: ({ k, c, kind }) => wave(kind === 'cos' ? c : c / 2, kind === 'sin' ? 'sin' : 'cos', k),
      says: () => 'I did not double the angle.',
      why: ({ k }) => `has the angle $${k}x$ instead of $${2 * k}x$.`,
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      rule: ({ k, c, kind }) => wave(kind === 'cos' ? 2 * c : c, kind === 'sin' ? 'sin' : 'cos', 2 * k),
      says: ({ kind }) =>
        kind === 'cos'
          ? 'I doubled the factor in front as well.'
          : 'I kept the whole factor in front, although its 2 belongs to the formula.',
      why: ({ c }) => `has the factor $${2 * c}$ instead of $${c}$.`,
    },
    {
      misconception: 'trig-turns-the-cosine-formula-around',
      rule: ({ k, c, kind }) => wave(kind === 'cos' ? c : c / 2, kind === 'sin' ? 'cos' : 'sin', 2 * k),
      says: ({ kind }) => `I took the ${kind === 'sin' ? 'cosine' : 'sine'} of the double angle.`,
      why: () => 'is the other function of the double angle.',
    },
    {
      misconception: 'trig-doubles-the-angle-wrongly',
      twoSlips: true,
      rule: ({ k, c, kind }) => wave(kind === 'cos' ? 2 * c : c, kind === 'sin' ? 'sin' : 'cos', k),
      says: ({ c, kind, k }) =>
        kind === 'cos'
          ? `I put the factor $${2 * c}$ in front of the cosine of $${k}x$: I doubled the factor and not the angle.`
          : `I kept the whole factor $${2 * c}$ in front, and did not double the angle.`,
      why: ({ c, k }) => `has the factor $${2 * c}$ instead of $${c}$, and the angle $${k}x$ instead of $${2 * k}x$.`,
    },
  ],
  explain: ({ k, c, kind }) => {
    const inner = { sin: `2\\sin ${k}x\\cos ${k}x`, cos: `\\cos^2 ${k}x - \\sin^2 ${k}x`, one: `1 - 2\\sin^2 ${k}x` }[
      kind
    ]
    const fn = kind === 'sin' ? 'sin' : 'cos'
    const at15 = c * Math[fn]((2 * k * Math.PI) / 12)
    const [s, d] = [Math.sin((k * Math.PI) / 12), Math.cos((k * Math.PI) / 12)]
    const left = { sin: 2 * c * s * d, cos: c * d * d - c * s * s, one: c - 2 * c * s * s }[kind]
    return {
      plan: 'Take out the factor so that one side of a double angle formula can be seen. The formula then gives one function of twice the angle.',
      steps: [
        {
          do: `Take out $${c}$: $${kind === 'sin' ? `${c} \\cdot ${inner}` : `${c}(${inner})`}$`,
          why: 'Now the double angle formula can be seen.',
        },
        {
          do: `The formula with the angle $${k}x$: $${inner} = \\${fn}(2 \\cdot ${k}x)$`,
          why: {
            sin: '$2\\sin\\theta\\cos\\theta = \\sin 2\\theta$',
            cos: '$\\cos^2\\theta - \\sin^2\\theta = \\cos 2\\theta$',
            one: '$1 - 2\\sin^2\\theta = \\cos 2\\theta$',
          }[kind],
        },
        {
          do: `It equals ${wave(c, fn, 2 * k).html}.`,
          why: `The double of $${k}x$ is $${2 * k}x$, and the factor $${c}$ stays.`,
        },
      ],
      faster: `Put in two easy values of $${k}x$: at $0^\\circ$ the expression is $${kind === 'sin' ? 0 : c}$, at $45^\\circ$ it is $${kind === 'sin' ? c : 0}$. Of the options only ${wave(c, fn, 2 * k).html} has both values.`,
      check: `At $x = 15^\\circ$ the given expression is about $${(left + 0).toFixed(2).replace('-0.00', '0.00')}$, and the result is about $${(at15 + 0).toFixed(2).replace('-0.00', '0.00')}$.`,
    }
  },
  check: ({ k, c, kind }) =>
    expr('', ({ x }) => {
      const [s, d] = [Math.sin(k * x), Math.cos(k * x)]
      return kind === 'sin' ? c * s * d : kind === 'cos' ? c * d * d - c * s * s : c / 2 - c * s * s
    }),
})

function wave(c: number, fn: 'sin' | 'cos', k: number): Value {
  return expr(`${c}\\${fn} ${k}x`, ({ x }) => c * Math[fn](k * x))
}

/** The square of the sine or cosine of half the angle with this cosine, and its root. */
const halved = (c: Frac, fn: 'sin' | 'cos') => {
  const square = frac(c.d + (fn === 'sin' ? -c.n : c.n), 2 * c.d)
  return { square, root: frac(Math.round(Math.sqrt(square.n)), Math.round(Math.sqrt(square.d))) }
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
      classic: true,
      rule: ({ c, fn }) => num(halved(c, fn === 'sin' ? 'cos' : 'sin').root),
      says: ({ fn }) => `I gave the ${fn === 'sin' ? 'cosine' : 'sine'} of $x$.`,
      why: ({ fn }) => `is the ${fn === 'sin' ? 'cosine' : 'sine'} of $x$.`,
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      operation: 'part-left-out',
      operands: ({ c, fn }) => [div(fn === 'sin' ? sub(1, c) : add(1, c), 2)],
      rule: ({ c, fn }) => num(halved(c, fn).square),
      says: () => 'I gave the square and did not take the root.',
      why: () => 'is the square of the value; the root is missing.',
    },
    {
      misconception: 'trig-forgets-the-two-in-the-double-angle',
      twoSlips: true,
      operation: 'solved-for-the-other',
      operands: ({ c, fn }) => [div(fn === 'sin' ? add(1, c) : sub(1, c), 2)],
      rule: ({ c, fn }) => num(halved(c, fn === 'sin' ? 'cos' : 'sin').square),
      says: () => 'I gave the square of the other function.',
      why: () => 'is the square of the other function.',
    },
  ],
  explain: ({ opp, adj, r, fn }) => {
    const c = frac(adj * adj - opp * opp, r * r)
    const square = frac(fn === 'sin' ? opp * opp : adj * adj, r * r)
    const value = frac(fn === 'sin' ? opp : adj, r)
    const twice = frac(2 * square.n, square.d)
    const x = Math.atan2(opp, adj)
    return {
      plan: 'The cosine of a double angle has a form with the sine alone and one with the cosine alone. Choose the form with the wanted function, solve for its square, and take the root.',
      steps: [
        {
          do: fn === 'sin' ? `$1 - 2\\sin^2 x = ${toTex(c)}$` : `$2\\cos^2 x - 1 = ${toTex(c)}$`,
          why: 'Choose the form of the formula for $\\cos 2x$ that has only the wanted function.',
        },
        {
          do:
            fn === 'sin'
              ? `$2\\sin^2 x = 1 - ${paren(c)} = ${toTex(twice)}$`
              : `$2\\cos^2 x = 1 + ${paren(c)} = ${toTex(twice)}$`,
          why: 'Bring the square to one side.',
        },
        { do: `$\\${fn}^2 x = ${toTex(square)}$`, why: 'Divide by 2.' },
        { do: `$\\${fn} x = ${toTex(value)}$`, why: 'For an acute angle the positive root is right.' },
      ],
      faster: `The formula solved for the square gives it at once: $\\${fn}^2 x = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos 2x}{2} = \\frac{1}{2} \\cdot ${toTex(twice)} = ${toTex(square)}$.`,
      check: `With this value $x \\approx ${((x * 180) / Math.PI).toFixed(1)}^\\circ$. Then $2x \\approx ${(2 * Number(((x * 180) / Math.PI).toFixed(1))).toFixed(1)}^\\circ$, whose cosine is about $${Math.cos(2 * x).toFixed(2)}$, and $${toTex(c)} ${nearly(c.n / c.d, 2)}$.`,
    }
  },
  check: ({ c, fn }) => {
    const v = Math[fn](Math.acos(c.n / c.d) / 2)
    for (let d = 1; d < 200; d++) if (Math.abs(Math.round(v * d) / d - v) < 1e-9) return num(frac(Math.round(v * d), d))
    return num(0)
  },
})

export function leg(opp: number, r: number): number {
  return Math.sqrt(r * r - opp * opp)
}

export const templates: readonly Template[] = [values, shorten, half]
