/** Double angle formulas in use: exact values without a table, and how far a throw goes. */

import { frac, hypot, int, mul, num, pick, sub, type Template, template, toTex, tripleSays, until, whole } from '#kit'
import { angleOf, angleTex, at, rad, rational, real, realTex } from '../common.ts'

const skill = 'trig-double-angle'
const FACTOR = 'trig-forgets-the-two-in-the-double-angle'
const FORMULA = 'trig-turns-the-cosine-formula-around'
const ANGLE = 'trig-doubles-the-angle-wrongly'
const VALUE = 'trig-doubles-the-value'

type Kind = 'product' | 'squares' | 'sine' | 'cosine'
type Shape = Readonly<{ c: number; kind: Kind; angle: string }>

/** One side of a double angle formula, c times. */
function sideTex({ c, kind, angle: a }: Shape): string {
  if (kind === 'product') return `${2 * c}\\sin ${a}\\cos ${a}`
  if (kind === 'squares') return `${c}\\cos^2 ${a} - ${c}\\sin^2 ${a}`
  return kind === 'sine' ? `${c} - ${2 * c}\\sin^2 ${a}` : `${2 * c}\\cos^2 ${a} - ${c}`
}

/** The same without the factor. */
const INNER = {
  product: (a: string) => `2\\sin ${a}\\cos ${a}`,
  squares: (a: string) => `\\cos^2 ${a} - \\sin^2 ${a}`,
  sine: (a: string) => `1 - 2\\sin^2 ${a}`,
  cosine: (a: string) => `2\\cos^2 ${a} - 1`,
} as const

/** The angle that is shown, half degrees too. */
const degreesOf = (tex: string): number => (tex.includes('\\pi') ? angleOf(tex) : Number.parseFloat(tex))

const fnOf = (kind: Kind): 'sin' | 'cos' => (kind === 'product' ? 'sin' : 'cos')

/** The factor that is left before the function of the double angle. */
const leftOf = ({ c, kind }: Readonly<{ c: number; kind: Kind }>): number => (kind === 'product' ? c / 2 : c)

/** Where the value must lie: these angles are within 30° of 0°, 90° or 180°. */
function estimated(c: number, t: number, kind: Kind, a: string): string {
  const steep = t > 60 && t < 120
  const first = `Estimate first, and rule out options: ${steep ? `$\\cos ${a}$ lies between $-\\frac{1}{2}$ and $\\frac{1}{2}$` : `$\\sin ${a}$ lies between $0$ and $\\frac{1}{2}$`}`
  if (kind === 'product') {
    const most = `$2 \\cdot ${c} \\cdot \\frac{1}{2} \\cdot 1 = ${c}$`
    return `${first}, and the ${steep ? 'sine' : 'cosine'} is at most 1 in size. The ${t < 90 ? 'sine and the cosine are positive' : 'sine is positive and the cosine negative'}, so the value ${t < 90 ? `is positive and less than ${most}` : `is negative, and its size is less than ${most}`}.`
  }
  const [small, large] = steep ? ['cos', 'sin'] : ['sin', 'cos']
  const squares = `so $\\${small}^2 ${a} \\lt \\frac{1}{4}$`
  const both = kind === 'squares' || (kind === 'sine') === steep ? ` and $\\${large}^2 ${a} \\gt \\frac{3}{4}$` : ''
  const [low, high] = steep ? [`${-c}`, toTex(frac(-c, 2))] : [toTex(frac(c, 2)), `${c}`]
  return `${first}, ${squares}${both}. So the value lies between $${low}$ and $${high}$.`
}

const exact = template({
  id: 'trigonometry/double-angle-exact-value',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    c: int(rng, 2, 9),
    t: pick(rng, [15, 22.5, 67.5, 75, 105, 112.5, 157.5, 165]),
    kind: pick(rng, ['product', 'squares', 'sine', 'cosine', 'product'] as const),
  }),
  frames: [
    {
      id: 'degrees',
      kind: 'bare',
      items: 6,
      stem: ({ c, t, kind }) => `What is the exact value of $${sideTex({ c, kind, angle: angleTex(t, false) })}$?`,
    },
    {
      id: 'radians',
      kind: 'bare',
      items: 6,
      stem: ({ c, t, kind }) =>
        `Without a calculator, find the exact value of $${sideTex({ c, kind, angle: angleTex(t, true) })}$. Angles are in radians.`,
    },
  ],
  given: ({ c, t, kind }, frame) => ({
    c: kind === 'product' ? 2 * c : c,
    angle: angleTex(t, frame === 'radians'),
    kind,
  }),
  answer: ({ c, t, kind }) => real(c * at(fnOf(kind), 2 * t)),
  traps: [
    {
      misconception: FACTOR,
      classic: true,
      rule: (g) => real(2 * leftOf(g) * at(fnOf(g.kind), 2 * degreesOf(g.angle))),
      says: ({ c, kind }) =>
        kind === 'product'
          ? `I kept the whole factor $${2 * c}$ before the sine of the double angle, although its 2 belongs to the formula.`
          : `I put the factor $${2 * c}$ before the cosine of the double angle, instead of $${c}$.`,
      why: ({ c }) => `has the factor $${2 * c}$ instead of $${c}$.`,
    },
    {
      misconception: FORMULA,
      rule: (g) => {
        const u = 2 * degreesOf(g.angle)
        return u % 90 === 45 ? null : real(leftOf(g) * at(g.kind === 'product' ? 'cos' : 'sin', u))
      },
      says: ({ kind }) => `I took the ${kind === 'product' ? 'cosine' : 'sine'} of the double angle.`,
      why: ({ kind }) => `has the ${kind === 'product' ? 'cosine' : 'sine'} of the double angle.`,
    },
    {
      misconception: FORMULA,
      rule: (g) => (g.kind === 'product' ? null : real(-leftOf(g) * at('cos', 2 * degreesOf(g.angle)))),
      says: () =>
        'I turned the formula for the cosine of the double angle around: I took $\\sin^2 x - \\cos^2 x$ for it.',
      why: () => 'has the formula for the cosine of the double angle turned around.',
    },
    {
      misconception: ANGLE,
      rule: (g) => {
        const u = 2 * degreesOf(g.angle)
        return real(leftOf(g) * at(fnOf(g.kind), 2 * u))
      },
      says: () => 'I doubled the angle wherever it stands, kept the rest of the expression, and worked that out.',
      why: () => 'is the same expression with the double angle in it.',
    },
    {
      misconception: FORMULA,
      rule: (g) => (g.kind === 'squares' ? num(g.c) : null),
      says: () => 'I took the difference of the two squares for 1, like their sum.',
      why: () => 'takes the difference of the squares for 1; only their sum is 1.',
    },
    {
      misconception: FACTOR,
      rule: (g) => real(at(fnOf(g.kind), 2 * degreesOf(g.angle))),
      says: ({ kind }) =>
        `I gave the ${kind === 'product' ? 'sine' : 'cosine'} of the double angle and left out the factor before it.`,
      why: ({ c }) => `leaves out the factor $${c}$.`,
    },
  ],
  explain: ({ c, t, kind }, frame) => {
    const radians = frame === 'radians'
    const fn = fnOf(kind)
    const [a, twice] = [angleTex(t, radians), angleTex(2 * t, radians)]
    const v = at(fn, 2 * t)
    const [s, d] = [at('sin', t), at('cos', t)]
    return {
      plan: 'You do not know the sine or cosine of this angle by heart, but you know that of its double. Take out a factor so that one side of a double angle formula can be seen, and go over to the double angle.',
      steps: [
        {
          do: `Take out $${c}$: $${kind === 'product' ? `${c} \\cdot ${INNER[kind](a)}` : `${c}(${INNER[kind](a)})`}$`,
          why: 'Now it has the form of a double angle formula.',
        },
        {
          do: `$${INNER[kind](a)} = \\${fn} ${twice}$`,
          why: `This is the formula for $\\${fn} 2x$ with $x = ${a}$.`,
        },
        {
          do: `$\\${fn} ${twice} = ${realTex(v)}$`,
          why: radians ? `$${twice}$ is $${2 * t}^\\circ$, a special angle.` : 'This is a special angle.',
        },
        {
          do: `$${c} \\cdot ${v < 0 ? `\\left(${realTex(v)}\\right)` : realTex(v)} = ${realTex(c * v)}$`,
          why: 'Put the factor back.',
        },
      ],
      faster: estimated(c, t, kind, a),
      check: `With a calculator, $\\sin ${a} \\approx ${s.toFixed(3)}$ and $\\cos ${a} \\approx ${d.toFixed(3)}$, and the expression is about $${(c * v).toFixed(2)}$, like $${realTex(c * v)}$.`,
    }
  },
  // Works the expression out as it stands.
  check: ({ c, angle, kind }) => {
    const x = rad(degreesOf(angle))
    const [s, d] = [Math.sin(x), Math.cos(x)]
    return real(
      { product: c * s * d, squares: c * d * d - c * s * s, sine: c - 2 * c * s * s, cosine: 2 * c * d * d - c }[kind],
    )
  },
})

/** Right triangles with the speeds, in feet per second, for which the distance is whole. */
const THROWS = [
  [3, 4, 5, [40, 60, 80, 100]],
  [5, 12, 13, [52, 78, 104]],
  [8, 15, 17, [34, 68, 102]],
  [7, 24, 25, [100]],
  [20, 21, 29, [58]],
] as const

type Told = Readonly<{ v: number; fn: string; r: ReturnType<typeof frac> }>

/** Sine and cosine of the acute angle that is told. */
function valuesOf({ fn, r }: Told) {
  if (fn === 'tan') {
    const h = Math.round(hypot(r.n, r.d))
    return { sin: frac(r.n, h), cos: frac(r.d, h) }
  }
  const other = frac(Math.round(Math.sqrt(r.d ** 2 - r.n ** 2)), r.d)
  return fn === 'sin' ? { sin: r, cos: other } : { sin: other, cos: r }
}

/** v squared over 32, times a value. */
const reach = (v: number, value: ReturnType<typeof frac>) => mul(frac(v * v, 32), value)

const far = '$\\frac{v^2 \\sin 2x}{32}$ feet'

const range = template({
  id: 'trigonometry/range-of-a-throw',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [u, w, h, speeds] = pick(rng, THROWS)
        const high = int(rng, 0, 1) === 1
        return {
          o: high ? w : u,
          d: high ? u : w,
          h,
          v: pick<number>(rng, speeds),
          fn: pick(rng, ['sin', 'cos'] as const),
        }
      },
      ({ o, h, v }) => (v * v * 2 * o) % (32 * h) === 0,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 7,
      stem: ({ o, d, h, v, fn }) =>
        `A ball that is kicked from level ground at a speed of $v$ feet per second, at an angle $x$ with the ground, lands ${far} away if air resistance is ignored. For one kick $v = ${v}$, and $x$ is an acute angle with $\\${fn} x = \\frac{${fn === 'sin' ? o : d}}{${h}}$. How many feet away does the ball land?`,
    },
    {
      id: 'nozzle',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ o, d, v }) =>
        `Water leaves a fire hose at ground level at $v$ feet per second, at an acute angle $x$ with the level ground. It comes down ${far} away. How many feet away is that if $v = ${v}$ and $\\tan x = \\frac{${o}}{${d}}$?`,
    },
  ],
  given: ({ o, d, h, v, fn }, frame): Told =>
    frame === 'nozzle' ? { v, fn: 'tan', r: frac(o, d) } : { v, fn, r: frac(fn === 'sin' ? o : d, h) },
  answer: ({ o, d, h, v }) => num(reach(v, frac(2 * o * d, h * h))),
  traps: [
    {
      misconception: VALUE,
      classic: true,
      operation: 'counted-twice',
      operands: (g) => [valuesOf(g).sin],
      after: (x, { v }) => mul(x, frac(v * v, 32)),
      rule: (g) => whole(reach(g.v, mul(2, valuesOf(g).sin))),
      says: () => 'I took $2\\sin x$ for $\\sin 2x$.',
      why: () => 'takes $2\\sin x$ for $\\sin 2x$.',
    },
    {
      misconception: FACTOR,
      operation: 'part-left-out',
      operands: (g) => [mul(valuesOf(g).sin, valuesOf(g).cos)],
      after: (x, { v }) => mul(x, frac(v * v, 32)),
      rule: (g) => whole(reach(g.v, mul(valuesOf(g).sin, valuesOf(g).cos))),
      says: () => 'I left out the factor 2 and took $\\sin x\\cos x$ for $\\sin 2x$.',
      why: () => 'takes $\\sin x\\cos x$ for $\\sin 2x$.',
    },
    {
      misconception: FORMULA,
      operation: 'wrong-number-used',
      operands: (g) => [valuesOf(g).sin],
      after: (x, { v }) => mul(mul(x, x), frac(v * v, 16)),
      rule: (g) => whole(reach(g.v, mul(2, mul(valuesOf(g).sin, valuesOf(g).sin)))),
      says: () => 'I took $2\\sin x \\cdot \\sin x$ for $\\sin 2x$.',
      why: () => 'takes $2\\sin^2 x$ for $\\sin 2x$.',
    },
    {
      misconception: ANGLE,
      operation: 'wrong-number-used',
      operands: (g) => [valuesOf(g).sin],
      after: (x, { v }) => mul(x, frac(v * v, 32)),
      rule: (g) => whole(reach(g.v, valuesOf(g).sin)),
      says: () => 'I did not double the angle and took $\\sin x$ for $\\sin 2x$.',
      why: () => 'has $\\sin x$ in place of $\\sin 2x$.',
    },
    {
      misconception: FORMULA,
      operation: 'wrong-number-used',
      operands: (g) => [sub(mul(2, mul(valuesOf(g).cos, valuesOf(g).cos)), 1)],
      after: (x, { v }) => mul(x, frac(v * v, 32)),
      rule: (g) => {
        const { sin, cos } = valuesOf(g)
        return whole(reach(g.v, sub(mul(cos, cos), mul(sin, sin))))
      },
      says: () => 'I took the formula for the cosine: I put in $\\cos^2 x - \\sin^2 x$ for $\\sin 2x$.',
      why: () => 'has $\\cos 2x$ in place of $\\sin 2x$.',
    },
    {
      misconception: VALUE,
      twoSlips: true,
      operation: 'counted-twice',
      operands: (g) => [valuesOf(g).cos],
      after: (x, { v }) => mul(x, frac(v * v, 32)),
      rule: (g) => whole(reach(g.v, mul(2, valuesOf(g).cos))),
      says: () => 'I doubled the value instead of the angle, and took the cosine: I put in $2\\cos x$ for $\\sin 2x$.',
      why: () => 'takes $2\\cos x$ for $\\sin 2x$.',
    },
  ],
  explain: ({ o, d, h, v, fn }, frame) => {
    const [known, square] = fn === 'sin' ? [o, d] : [d, o]
    const most = (v * v) / 32
    const key = reach(v, frac(2 * o * d, h * h))
    return {
      plan: 'The formula for the distance has the sine of the double angle. Find the sine and the cosine of the angle itself first, then the sine of its double, and put that and the speed in.',
      steps: [
        frame === 'nozzle'
          ? {
              do: `The hypotenuse is $\\sqrt{${o}^2 + ${d}^2} = \\sqrt{${h * h}} = ${h}$.`,
              why: `Take a right triangle with the legs $${o}$ and $${d}$.`,
            }
          : {
              do: `The other leg is $\\sqrt{${h}^2 - ${known}^2} = \\sqrt{${square * square}} = ${square}$.`,
              why: `Take a right triangle with the leg $${known}$ and the hypotenuse $${h}$.`,
            },
        {
          do: `$\\sin x = \\frac{${o}}{${h}}$ and $\\cos x = \\frac{${d}}{${h}}$`,
          why: 'For an acute angle both are positive.',
        },
        {
          do: `$\\sin 2x = 2\\sin x\\cos x = 2 \\cdot \\frac{${o}}{${h}} \\cdot \\frac{${d}}{${h}} = \\frac{${2 * o * d}}{${h * h}}$`,
          why: 'The 2 belongs to the angle, so both functions are needed.',
        },
        {
          do: `$\\frac{${v}^2}{32} \\cdot \\frac{${2 * o * d}}{${h}^2} = \\frac{${(v / h) ** 2} \\cdot ${2 * o * d}}{32} = ${toTex(key)}$`,
          why: `Put both into the formula for the distance: $${v}^2 \\div ${h}^2 = ${v / h}^2 = ${(v / h) ** 2}$.`,
        },
      ],
      faster: `${tripleSays(o, d, h)}, so ${frame === 'nozzle' ? `the hypotenuse is $${h}$` : `the other leg is $${square}$`} without a root.`,
      check: `A sine is at most 1, so at this speed no distance is more than $\\frac{${v}^2}{32} = ${most}$ feet, and $${toTex(key)}$ is less.`,
    }
  },
  // Measures the angle and takes the sine of twice its size.
  check: ({ v, fn, r }) => {
    const x = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[fn as 'sin'](r.n / r.d)
    return num(rational((v * v * Math.sin(2 * x)) / 32) ?? 0)
  },
})

export const templates: readonly Template[] = [exact, range]
