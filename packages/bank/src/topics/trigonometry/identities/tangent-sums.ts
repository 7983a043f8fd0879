/** Tangent of a sum and of a difference: values and unknown tangents. */

import {
  add,
  cmp,
  coef,
  div,
  drawing,
  eq,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  neg,
  num,
  pick,
  sample,
  signed,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
  type Value,
} from '#kit'
import { rational } from '../common.ts'

export const skill = 'trig-tangent-formulas'

export const ADDS = 'trig-adds-or-subtracts-the-tangents'

export const BELOW = 'trig-turns-the-sign-in-the-tangent-denominator'

export const ABOVE = 'trig-turns-the-sign-in-the-tangent-numerator'

export const NO_ONE = 'trig-loses-the-one-in-the-tangent-formula'

const SMALL: readonly Frac[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [2, 1],
  [3, 1],
  [4, 1],
].map(([n, d]) => frac(n as number, d as number))

/** The quotient, where there is one and its numbers are small. */
export const over = (top: Frac, bottom: Frac): Value | null => {
  if (bottom.n === 0) return null
  const q = div(top, bottom)
  return Math.abs(q.n) < 200 && q.d < 200 ? num(q) : null
}

export const one = frac(1)

/** tan(x + y) or tan(x − y); null where it does not exist. */
export const combined = (a: Frac, b: Frac, plus: boolean): Frac | null => {
  const bottom = plus ? sub(one, mul(a, b)) : add(one, mul(a, b))
  return bottom.n === 0 ? null : div(plus ? add(a, b) : sub(a, b), bottom)
}

export const tame = (f: Frac | null, most = 60): f is Frac =>
  f !== null && f.n !== 0 && Math.abs(f.n) <= most && f.d <= most

/** A fraction inside a product: parentheses where it is negative. */
export const inside = (f: Frac): string => (f.n < 0 ? `\\left(${toTex(f)}\\right)` : toTex(f))

type Two = Readonly<{ a: Frac; b: Frac; plus: boolean }>

const ofSum = template({
  id: 'trigonometry/tangent-of-a-sum',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b] = sample(rng, SMALL, 2) as [Frac, Frac]
        return { a, b, plus: int(rng, 0, 1) === 1 }
      },
      ({ a, b, plus }) => tame(combined(a, b, plus), 40) && cmp(a, b) > 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, b, plus }) =>
        `If $\\tan x = ${toTex(a)}$ and $\\tan y = ${toTex(b)}$, what is $\\tan(x ${plus ? '+' : '-'} y)$?`,
    },
    {
      id: 'rays',
      kind: 'figure',
      items: 5,
      stem: ({ a, b, plus }) =>
        `${twoRays(toNumber(b), toNumber(a))}<p>In the figure, ray $OP$ makes the angle $x$ with the horizontal ray $OR$, and ray $OQ$ makes the angle $y$ with it; $\\tan x = ${toTex(a)}$ and $\\tan y = ${toTex(b)}$. What is $\\tan(x ${plus ? '+' : '-'} y)$?</p>`,
    },
    {
      id: 'typed',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ a, b, plus }) =>
        `The acute angles $\\alpha$ and $\\beta$ have the tangents $\\tan \\alpha = ${toTex(a)}$ and $\\tan \\beta = ${toTex(b)}$. What is the value of $\\tan(\\alpha ${plus ? '+' : '-'} \\beta)$?`,
    },
  ],
  given: ({ a, b, plus }): Two => ({ a, b, plus }),
  answer: ({ a, b, plus }) => num(combined(a, b, plus) as Frac),
  traps: [
    {
      misconception: ADDS,
      classic: true,
      operation: 'function-of-each-part',
      operands: ({ a, b, plus }) => [a, b, plus ? 1 : -1],
      rule: ({ a, b, plus }) => num(plus ? add(a, b) : sub(a, b)),
      says: ({ plus }) => `I ${plus ? 'added' : 'subtracted'} the two tangents and left it at that.`,
      why: ({ a, b, plus }) => `is only $${toTex(a)} ${plus ? '+' : '-'} ${toTex(b)}$; the denominator is missing.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: ({ a, b, plus }) => [plus ? add(a, b) : sub(a, b), mul(a, b), plus ? 1 : -1],
      rule: ({ a, b, plus }) => over(plus ? add(a, b) : sub(a, b), plus ? add(one, mul(a, b)) : sub(one, mul(a, b))),
      why: ({ a, b, plus }) =>
        `divides by $1 ${plus ? '+' : '-'} ${toTex(a)} \\cdot ${toTex(b)}$ instead of $1 ${plus ? '-' : '+'} ${toTex(a)} \\cdot ${toTex(b)}$.`,
    },
    {
      misconception: ABOVE,
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (x, { a, plus }) => (plus ? div(add(a, x), sub(1, mul(a, x))) : div(sub(a, x), add(1, mul(a, x)))),
      rule: ({ a, b, plus }) => {
        const other = combined(a, b, !plus)
        return other === null ? null : over(other, one)
      },
      says: ({ plus }) => `I used the formula for the ${plus ? 'difference' : 'sum'} of two angles.`,
      why: ({ plus }) => `is the tangent of the ${plus ? 'difference' : 'sum'} of the angles.`,
    },
    {
      misconception: NO_ONE,
      operation: 'one-left-out',
      operands: ({ a, b, plus }) => (plus ? [add(a, b), neg(mul(a, b))] : [sub(a, b), mul(a, b)]),
      rule: ({ a, b, plus }) => over(plus ? add(a, b) : sub(a, b), plus ? neg(mul(a, b)) : mul(a, b)),
      why: ({ a, b }) => `divides by the product of $${toTex(a)}$ and $${toTex(b)}$ without the 1.`,
    },
  ],
  explain: ({ a, b, plus }, frame) => {
    const [x, y] = frame === 'typed' ? ['\\alpha', '\\beta'] : ['x', 'y']
    const [s, t] = plus ? ['+', '-'] : ['-', '+']
    const [top, bottom] = [plus ? add(a, b) : sub(a, b), plus ? sub(one, mul(a, b)) : add(one, mul(a, b))]
    return {
      plan: 'Both tangents are known, so use the formula for the tangent of a sum or difference: work out the numerator, then the denominator, then divide.',
      steps: [
        {
          do: `$\\tan(${x} ${s} ${y}) = \\frac{\\tan ${x} ${s} \\tan ${y}}{1 ${t} \\tan ${x} \\tan ${y}}$`,
          why: 'The denominator has the opposite sign of the numerator.',
        },
        { do: `Numerator: $${toTex(a)} ${s} ${toTex(b)} = ${toTex(top)}$.`, why: 'Use a common denominator.' },
        {
          do: `Denominator: $1 ${t} ${toTex(a)} \\cdot ${toTex(b)} = 1 ${t} ${toTex(mul(a, b))} = ${toTex(bottom)}$.`,
          why: 'Multiply the two tangents first.',
        },
        {
          do: `$${toTex(top)} \\div ${inside(bottom)} = ${toTex(div(top, bottom))}$`,
          why: 'Dividing by a fraction is multiplying by its reciprocal.',
        },
      ],
      ...(a.d * b.d === 1
        ? {}
        : {
            faster: `Multiply numerator and denominator by $${a.d} \\cdot ${b.d} = ${a.d * b.d}$, and no fraction stands inside a fraction: $\\frac{${a.n * b.d} ${s} ${b.n * a.d}}{${a.d * b.d} ${t} ${a.n * b.n}} = ${toTex(div(top, bottom))}$.`,
          }),
      check: `With a calculator: the angles are about $${degrees(a)}^\\circ$ and $${degrees(b)}^\\circ$; the tangent of $${(Number(degrees(a)) + (plus ? 1 : -1) * Number(degrees(b))).toFixed(1)}^\\circ$ is about $${toNumber(div(top, bottom)).toFixed(2)}$.`,
      ...(frame === 'rays' ? { figure: twoRays(toNumber(b), toNumber(a), true) } : {}),
    }
  },
  check: ({ a, b, plus }) =>
    num(rational(Math.tan(Math.atan(toNumber(a)) + (plus ? 1 : -1) * Math.atan(toNumber(b)))) ?? 0),
})

export function degrees(f: Frac): string {
  return ((Math.atan(toNumber(f)) * 180) / Math.PI).toFixed(1)
}

/** Two rays over a horizontal one, with the slopes of the lower and the upper ray. */
function twoRays(low: number, high: number, found = false): Html {
  const inDegrees = (m: number): string => ((Math.atan(m) * 180) / Math.PI).toFixed(1)
  const end = (m: number, r: number): readonly [number, number] => [r / Math.hypot(1, m), (r * m) / Math.hypot(1, m)]
  return drawing(
    {
      alt: 'Three rays from O: the ray OR is horizontal, the ray OQ lies above it, and the ray OP lies above OQ',
      at: { O: [0, 0], R: [6, 0], Q: end(low, 6), P: end(high, 6) },
      height: 220,
    },
    [
      g.ray('OR'),
      g.ray('OQ'),
      g.ray('OP'),
      ...(found
        ? [g.angle('ROQ', `${inDegrees(low)}°`, { r: 46 }), g.angle('ROP', `${inDegrees(high)}°`, { r: 92 })]
        : []),
    ],
  )
}

type Known = Readonly<{ total: Frac; a: Frac }>

/** 45° and 135° are written as angles. */
const totalTex = (total: Frac, names: readonly [string, string]): string =>
  Math.abs(total.n) === 1 && total.d === 1
    ? `$${names[0]} + ${names[1]} = ${total.n === 1 ? 45 : 135}^\\circ$`
    : `$\\tan(${names[0]} + ${names[1]}) = ${toTex(total)}$`

const unknown = template({
  id: 'trigonometry/other-tangent-of-a-sum',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        total: pick(rng, [frac(1), frac(1), frac(-1), frac(2), frac(3), frac(-2), frac(-3), frac(4), frac(3, 2)]),
        a: pick(rng, SMALL),
      }),
      ({ total, a }) => {
        const y = combined(total, a, false)
        return tame(y, 30) && cmp(y, 0) > 0 && !eq(a, one)
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ total, a }) =>
        `For two acute angles $x$ and $y$, ${totalTex(total, ['x', 'y'])} and $\\tan x = ${toTex(a)}$. What is $\\tan y$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ total, a }) =>
        `The acute angles $\\alpha$ and $\\beta$ fulfill ${totalTex(total, ['\\alpha', '\\beta'])}, where $\\tan \\alpha = ${toTex(a)}$ and $\\tan \\beta = k$ for a constant $k$. What is the value of $k$?`,
    },
  ],
  given: ({ total, a }): Known => ({ total, a }),
  answer: ({ total, a }) => num(combined(total, a, false) as Frac),
  traps: [
    {
      misconception: ADDS,
      classic: true,
      operation: 'function-of-each-part',
      operands: ({ total, a }) => [total, a, -1],
      rule: ({ total, a }) => num(sub(total, a)),
      says: () => 'I took the tangent of one angle away from the tangent of the sum.',
      why: ({ total, a }) => `is $${toTex(total)} - ${toTex(a)}$: tangents cannot be subtracted like angles.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: ({ total, a }) => [sub(total, a), mul(total, a), -1],
      rule: ({ total, a }) => over(sub(total, a), sub(one, mul(total, a))),
      says: () =>
        'I subtracted the known angle from the sum by the formula for the tangent of a difference, but put a minus sign into its denominator.',
      why: ({ total, a }) => `divides by $1 - ${inside(total)} \\cdot ${toTex(a)}$ where the sign must be plus.`,
    },
    {
      misconception: 'trig-turns-the-sign-in-the-tangent-numerator',
      operation: 'tangent-of-the-sum',
      operands: ({ total, a }) => [total, a],
      rule: ({ total, a }) => over(add(total, a), sub(one, mul(total, a))),
      says: () => 'I used the formula for the sum once more instead of the one for the difference.',
      why: () => 'adds the known angle once more instead of taking it away.',
    },
    {
      misconception: NO_ONE,
      operation: 'one-left-out',
      operands: ({ total, a }) => [sub(total, a), mul(total, a)],
      rule: ({ total, a }) => over(sub(total, a), mul(total, a)),
      says: () =>
        'I subtracted the known angle from the sum by the formula for the tangent of a difference, but left the 1 out of its denominator.',
      why: () => 'divides by the product of the two tangents without the 1.',
    },
  ],
  explain: ({ total, a }, frame) => {
    const [x, y] = frame === 'typed' ? ['\\alpha', '\\beta'] : ['x', 'y']
    const [top, bottom] = [sub(total, a), add(one, mul(total, a))]
    const angle = Math.abs(total.n) === 1 && total.d === 1
    return {
      plan: 'Write the second angle as the whole sum minus the first angle. The tangents of both are known, so the formula for the tangent of a difference gives the answer.',
      steps: [
        {
          do: angle
            ? `$\\tan(${x} + ${y}) = \\tan ${total.n === 1 ? 45 : 135}^\\circ = ${toTex(total)}$`
            : `$\\tan(${x} + ${y}) = ${toTex(total)}$ is given.`,
          why: 'This is the tangent of the whole sum.',
        },
        {
          do: `$${y} = (${x} + ${y}) - ${x}$, so $\\tan ${y} = \\frac{\\tan(${x} + ${y}) - \\tan ${x}}{1 + \\tan(${x} + ${y}) \\tan ${x}}$.`,
          why: 'The difference formula has minus above and plus below.',
        },
        {
          do: `Numerator: $${toTex(total)} - ${toTex(a)} = ${toTex(top)}$. Denominator: $1 + ${inside(total)} \\cdot ${toTex(a)} = 1 + ${inside(mul(total, a))} = ${toTex(bottom)}$.`,
          why: 'Put in the two known tangents.',
        },
        {
          do: `$\\tan ${y} = ${toTex(top)} \\div ${inside(bottom)} = ${toTex(div(top, bottom))}$`,
          why: 'Divide the numerator by the denominator.',
        },
      ],
      ...(total.d * a.d === 1
        ? {
            faster: `Put an unknown tangent $t$ into the formula for the sum, $\\frac{${a.n} + t}{1 - ${coef(a.n)}t} = ${total.n}$, and multiply: $${a.n} + t = ${total.n}${signed(-total.n * a.n)}t$, so $t = ${toTex(div(top, bottom))}$.`,
          }
        : {
            faster: `Multiply numerator and denominator by $${total.d} \\cdot ${a.d} = ${total.d * a.d}$, and no fraction stands inside a fraction: $\\frac{${total.n * a.d} - ${a.n * total.d}}{${total.d * a.d}${signed(total.n * a.n)}} = ${toTex(div(top, bottom))}$.`,
          }),
      check: `Put both tangents into the formula for the sum: $\\left(${toTex(a)} + ${toTex(div(top, bottom))}\\right) \\div \\left(1 - ${toTex(a)} \\cdot ${toTex(div(top, bottom))}\\right) = ${toTex(total)}$.`,
    }
  },
  // The acute angle for which the sum formula gives the known tangent.
  check: ({ total, a }) => {
    const whole = (Math.atan(toNumber(total)) + Math.PI) % Math.PI
    return num(rational(Math.tan(whole - Math.atan(toNumber(a)))) ?? 0)
  },
})

export const templates: readonly Template[] = [ofSum, unknown]
