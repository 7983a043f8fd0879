/** Tangent of the double angle: forwards, and with a quadrant. */

import {
  add,
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  neg,
  num,
  pick,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  toText,
  unitCircle,
  until,
  type Value,
  xy,
} from '#kit'
import { rational } from '../common.ts'

export const skill = 'trig-tangent-formulas'

export const DOUBLES = 'trig-doubles-the-tangent'

const BELOW = 'trig-turns-the-sign-in-the-tangent-denominator'

const UPSIDE = 'trig-turns-the-tangent-formula-upside-down'

const PART = 'trig-leaves-a-part-out-of-the-double-tangent'

export const RATIO = 'trig-takes-another-ratio-for-the-tangent'

export const SIGN = 'trig-loses-the-sign-of-the-tangent'

export const one = frac(1)

const over = (top: Frac, bottom: Frac): Value | null => (bottom.n === 0 ? null : num(div(top, bottom)))

export const twice = (t: Frac): Frac => div(mul(2, t), sub(one, mul(t, t)))

const inside = (f: Frac): string => (f.n < 0 ? `\\left(${toTex(f)}\\right)` : toTex(f))

/** From the tangent to the tangent of the double angle, step by step. */
const doubled = (t: Frac, name: string) => [
  {
    do: `$\\tan 2${name} = \\frac{2\\tan ${name}}{1 - \\tan^2 ${name}}$`,
    why: 'It is the formula for a sum with the same angle twice.',
  },
  {
    do: `Numerator: $2 \\cdot ${inside(t)} = ${toTex(mul(2, t))}$. Denominator: $1 - ${t.d === 1 && t.n > 0 ? `${t.n}` : `\\left(${toTex(t)}\\right)`}^2 = ${toTex(sub(one, mul(t, t)))}$.`,
    why: 'Square the tangent before you subtract it from 1.',
  },
  {
    do: `$\\tan 2${name} = ${toTex(mul(2, t))} \\div ${inside(sub(one, mul(t, t)))} = ${toTex(twice(t))}$`,
    why: 'Divide the numerator by the denominator.',
  },
]

/** Takes x away from 2x again with the formula for a difference: the tangent of x must come back. */
const takenAway = (t: Frac): string => {
  const [top, bottom] = [sub(twice(t), t), add(one, mul(twice(t), t))]
  return `Take $x$ away again with the formula for $\\tan(2x - x)$: $${toTex(twice(t))} - ${toTex(t)} = ${toTex(top)}$ divided by $1 + ${inside(twice(t))} \\cdot ${toTex(t)} = ${toTex(bottom)}$ is $${toTex(t)}$, which is $\\tan x$.`
}

const value = template({
  id: 'trigonometry/tangent-of-the-double-angle',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ t: frac(int(rng, 1, 7), int(rng, 1, 7)) }),
      ({ t }) => t.n !== t.d && Math.max(Math.abs(twice(t).n), twice(t).d) < 90,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ t }) => `If $\\tan x = ${toTex(t)}$, what is $\\tan 2x$?`,
    },
    {
      id: 'rays',
      kind: 'figure',
      items: 6,
      stem: ({ t }) =>
        `${doubleRays(toNumber(t))}<p>In the figure, the angles $ROQ$ and $QOP$ are equal, and the ray $OR$ lies on the $x$-axis with $O$ at the origin. The slope of $OQ$ is $${toTex(t)}$. What is the slope of $OP$?</p>`,
    },
  ],
  given: ({ t }) => ({ t }),
  answer: ({ t }) => num(twice(t)),
  traps: [
    {
      misconception: DOUBLES,
      classic: true,
      operation: 'counted-twice',
      operands: ({ t }) => [t],
      rule: ({ t }) => num(mul(2, t)),
      says: () => 'I doubled the tangent instead of the angle.',
      why: ({ t }) => `is $2 \\cdot ${toTex(t)}$; the denominator is missing.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: ({ t }) => [mul(2, t), mul(t, t), 1],
      rule: ({ t }) => over(mul(2, t), add(one, mul(t, t))),
      says: () => 'I divided by 1 plus the square of the tangent.',
      why: () => 'divides by 1 plus the square instead of 1 minus the square.',
    },
    {
      misconception: PART,
      operation: 'factor-left-out',
      operands: ({ t }) => [t],
      after: (x, { t }) => div(x, sub(1, mul(t, t))),
      rule: ({ t }) => over(t, sub(one, mul(t, t))),
      says: () => 'I left out the 2 in the numerator.',
      why: ({ t }) => `has $${toTex(t)}$ in the numerator instead of twice as much.`,
    },
    {
      misconception: PART,
      operation: 'exponent-left-out',
      operands: ({ t }) => [t],
      after: (x, { t }) => div(mul(2, t), sub(1, x)),
      rule: ({ t }) => over(mul(2, t), sub(one, t)),
      says: () => 'I did not square the tangent in the denominator.',
      why: ({ t }) => `divides by $1 - ${toTex(t)}$ without the square.`,
    },
    {
      misconception: UPSIDE,
      operation: 'reciprocal-taken',
      operands: ({ t }) => [mul(2, t), sub(1, mul(t, t))],
      rule: ({ t }) => over(sub(one, mul(t, t)), mul(2, t)),
      why: () => 'is the reciprocal of the right fraction.',
    },
  ],
  explain: ({ t }, frame) => ({
    plan: 'The tangent of an angle is known and the tangent of twice the angle is wanted: use the double-angle formula, numerator first, then denominator.',
    steps: [
      ...(frame === 'rays'
        ? [
            {
              do: `A slope is the tangent of the angle with the $x$-axis. With $x$ for the angle $ROQ$: $\\tan x = ${toTex(t)}$, and $OP$ has slope $\\tan 2x$.`,
              why: 'The two angles are equal, so $OP$ makes the angle $2x$ with the $x$-axis.',
            },
          ]
        : []),
      ...doubled(t, 'x'),
    ],
    ...(t.d === 1 || t.n < 0
      ? {}
      : {
          faster: `With $\\tan x = \\frac{p}{q}$ it is $\\frac{2pq}{q^2 - p^2}$, where no fraction stands inside a fraction: $\\frac{2 \\cdot ${t.n} \\cdot ${t.d}}{${t.d}^2 - ${t.n}^2} = ${toTex(twice(t))}$.`,
        }),
    check: takenAway(t),
    ...(frame === 'rays' ? { figure: doubleRays(toNumber(t), true) } : {}),
  }),
  check: ({ t }) => num(rational(Math.tan(2 * Math.atan(toNumber(t)))) ?? 0),
})

/** Two equal angles, one on top of the other. */
function doubleRays(slope: number, found = false): Html {
  const x = (Math.atan(slope) * 180) / Math.PI
  return drawing(
    {
      alt: 'Three rays from O: OR is horizontal, OQ and OP follow it counterclockwise at equal angles',
      at: { O: [0, 0], R: [6, 0], Q: xy.polar([0, 0], 6, x), P: xy.polar([0, 0], 6, 2 * x) },
      height: 220,
    },
    [
      g.ray('OR'),
      g.ray('OQ'),
      g.ray('OP'),
      g.angle('ROQ', found ? 'x' : '', { r: 34 }),
      g.angle('QOP', found ? 'x' : '', { r: 44 }),
    ],
  )
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

const QUADRANTS = ['I', 'II', 'III', 'IV'] as const

type Quadrant = (typeof QUADRANTS)[number]

type Sided = Readonly<{ fn: 'sin' | 'cos'; k: Frac; q: Quadrant }>

/** Sine, cosine and tangent from one of them and the quadrant. */
function ratiosOf({ fn, k, q }: Sided): Readonly<{ s: Frac; c: Frac; t: Frac }> {
  const other = frac(Math.round(Math.sqrt(k.d * k.d - k.n * k.n)), k.d)
  const [up, right] = [q === 'I' || q === 'II', q === 'I' || q === 'IV']
  const [s, c] = fn === 'sin' ? [k, right ? other : neg(other)] : [up ? other : neg(other), k]
  return { s, c, t: div(s, c) }
}

const sized = (f: Frac): Frac => frac(Math.abs(f.n), f.d)

const quadrant = template({
  id: 'trigonometry/double-tangent-in-a-quadrant',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [u, v, r] = pick(rng, TRIPLES)
    const turn = int(rng, 0, 1) === 1
    const q = pick(rng, ['II', 'II', 'III', 'IV'] as const)
    const fn = pick(rng, ['sin', 'cos'] as const)
    const [o, d] = turn ? [v, u] : [u, v]
    const positive = fn === 'sin' ? q === 'II' : q === 'IV'
    return { fn, n: (positive ? 1 : -1) * (fn === 'sin' ? o : d), r, q }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 4,
      stem: ({ fn, n, r, q }) =>
        `The terminal side of angle $x$ lies in quadrant ${q}, and $\\${fn} x = ${toTex(frac(n, r))}$. What is $\\tan 2x$?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 4,
      stem: ({ fn, n, r, q }) =>
        `${circle({ fn, k: frac(n, r), q })}<p>The point $P$ on the unit circle lies in quadrant ${q} and has the $${fn === 'sin' ? 'y' : 'x'}$-coordinate $${toTex(frac(n, r))}$. What is $\\tan 2\\theta$ for the angle $\\theta$ in the figure?</p>`,
    },
  ],
  given: ({ fn, n, r, q }): Sided => ({ fn, k: frac(n, r), q }),
  answer: ({ fn, n, r, q }) => num(twice(ratiosOf({ fn, k: frac(n, r), q }).t)),
  traps: [
    {
      misconception: DOUBLES,
      classic: true,
      operation: 'counted-twice',
      operands: (x) => [ratiosOf(x).t],
      rule: (x) => num(mul(2, ratiosOf(x).t)),
      says: () => 'I doubled the tangent instead of the angle.',
      why: (p) => `is $2 \\cdot ${inside(tangent(p))}$; the denominator is missing.`,
    },
    {
      misconception: SIGN,
      operation: 'sign-reversed',
      operands: (x) => [ratiosOf(x).t],
      after: (x) => twice(x),
      rule: (x) => {
        const { t } = ratiosOf(x)
        return num(twice(x.q === 'III' ? neg(t) : sized(t)))
      },
      why: ({ q }) =>
        `uses a tangent with the wrong sign; in quadrant ${q} it is ${q === 'III' ? 'positive' : 'negative'}.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: (x) => [mul(2, ratiosOf(x).t), mul(ratiosOf(x).t, ratiosOf(x).t), 1],
      rule: (x) => {
        const { t } = ratiosOf(x)
        return over(mul(2, t), add(one, mul(t, t)))
      },
      says: () => 'I divided by 1 plus the square of the tangent.',
      why: () => 'divides by 1 plus the square instead of 1 minus the square.',
    },
    {
      misconception: PART,
      operation: 'factor-left-out',
      operands: (x) => [ratiosOf(x).t],
      after: (x) => (twice(x).n === 0 ? x : div(twice(x), 2)),
      rule: (x) => {
        const { t } = ratiosOf(x)
        return over(t, sub(one, mul(t, t)))
      },
      says: () => 'I left out the 2 in the numerator.',
      why: (p) => `has $${toTex(tangent(p))}$ in the numerator instead of twice as much.`,
    },
    {
      misconception: RATIO,
      operation: 'formula-of-the-other-function',
      operands: (x) => [mul(ratiosOf(x).c, ratiosOf(x).c), mul(ratiosOf(x).s, ratiosOf(x).s), -1],
      rule: (x) => {
        const { s, c } = ratiosOf(x)
        return num(sub(mul(c, c), mul(s, s)))
      },
      says: () => 'I gave the cosine of the double angle.',
      why: () => 'is the cosine of the double angle.',
    },
    {
      misconception: DOUBLES,
      twoSlips: true,
      operation: 'counted-twice',
      operands: (x) => [neg(ratiosOf(x).t)],
      rule: (x) => num(neg(mul(2, ratiosOf(x).t))),
      says: () => 'I doubled the tangent instead of the angle, and lost its sign.',
      why: () => 'is twice the tangent, and the sign is wrong.',
    },
    {
      misconception: BELOW,
      twoSlips: true,
      operation: 'sign-in-the-denominator',
      operands: (x) => [mul(-2, ratiosOf(x).t), mul(ratiosOf(x).t, ratiosOf(x).t), 1],
      rule: (x) => {
        const { t } = ratiosOf(x)
        return over(neg(mul(2, t)), add(one, mul(t, t)))
      },
      says: () => 'I divided by 1 plus the square of the tangent, and lost its sign.',
      why: () => 'divides by 1 plus the square, and the sign is wrong.',
    },
  ],
  explain: ({ fn, n, r, q }, frame) => {
    const { s, c, t } = ratiosOf({ fn, k: frac(n, r), q })
    const name = frame === 'circle' ? '\\theta' : 'x'
    const found = fn === 'sin' ? c : s
    return {
      plan: 'Find the other coordinate from the Pythagorean identity, with the sign of the quadrant. That gives the tangent, and the double-angle formula gives the rest.',
      steps: [
        {
          do: `$\\sqrt{1 - \\left(${toTex(frac(n, r))}\\right)^2} = ${toTex(sized(found))}$, and in quadrant ${q} the ${fn === 'sin' ? 'cosine' : 'sine'} is ${found.n < 0 ? 'negative' : 'positive'}: $\\${fn === 'sin' ? 'cos' : 'sin'} ${name} = ${toTex(found)}$.`,
          why: 'The squares of sine and cosine add up to 1.',
        },
        {
          do: `$\\tan ${name} = ${toTex(s)} \\div ${inside(c)} = ${toTex(t)}$`,
          why: 'The tangent is sine divided by cosine.',
        },
        ...doubled(t, name).slice(1),
      ],
      faster: `Divide the two formulas for $2${name}$ by each other, $2\\sin ${name}\\cos ${name}$ by $\\cos^2 ${name} - \\sin^2 ${name}$. The common denominator $${r * r}$ cancels: $${toTex(mul(mul(2, mul(s, c)), r * r))} \\div ${inside(mul(sub(mul(c, c), mul(s, s)), r * r))} = ${toTex(twice(t))}$.`,
      check: `$\\sin 2${name} = 2 \\cdot ${inside(s)} \\cdot ${inside(c)} = ${toTex(mul(2, mul(s, c)))}$ and $\\cos 2${name} = ${toTex(sub(mul(c, c), mul(s, s)))}$; their quotient is $${toTex(twice(t))}$.`,
      ...(frame === 'circle' ? { figure: circle({ fn, k: frac(n, r), q }, true) } : {}),
    }
  },
  // sin 2x divided by cos 2x.
  check: (x) => {
    const { s, c } = ratiosOf(x)
    return num(div(mul(2, mul(s, c)), sub(mul(c, c), mul(s, s))))
  },
})

function tangent({ fn, n, r, q }: Readonly<{ fn: 'sin' | 'cos'; n: number; r: number; q: Quadrant }>): Frac {
  return ratiosOf({ fn, k: frac(n, r), q }).t
}

function circle(x: Sided, found = false): Html {
  const { s, c } = ratiosOf(x)
  const degrees = (Math.atan2(toNumber(s), toNumber(c)) * 180) / Math.PI
  return unitCircle({
    alt: `The unit circle with a point P at the end of the terminal side of an angle theta, in quadrant ${x.q}`,
    angle: (degrees + 360) % 360,
    label: 'θ',
    point: found ? `P(${toText(c)}, ${toText(s)})`.replace(/-/g, '−') : 'P',
    ...(found ? { triangle: true } : {}),
  })
}

export const templates: readonly Template[] = [value, quadrant]
