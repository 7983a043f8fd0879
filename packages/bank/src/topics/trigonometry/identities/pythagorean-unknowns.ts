/** Pythagorean identities: an unknown in the coordinates, and the pairs of secant and tangent. */

import {
  add,
  div,
  frac,
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
  tripleSays,
  unitCircle,
  until,
} from '#kit'
import { real } from '../common.ts'
import { ROOTS, SIGN, SWAP, skill } from './pythagorean.ts'

const SQUARE = 'trig-squares-a-sum-term-by-term'
const STOPS = 'trig-stops-before-the-function-asked'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [28, 45, 53],
] as const

type Numerators = Readonly<{ s: string; d: number }>

/** The other numerator: k + d or k − d. */
const other = ({ s, d }: Numerators): string => `k ${s} ${d}`
const signOf = (s: string): number => (s === '+' ? 1 : -1)

type Pointed = Readonly<{ key: number; s: string; d: number; r: number; first: string }>

/** The point of the angle on the unit circle, with its coordinates as they are given or as they are found. */
function onCircle({ key, s, d, r, first }: Pointed, found = false) {
  const two = key + signOf(s) * d
  const [y, x] = first === 'sin' ? [key, two] : [two, key]
  const [one, next] = found ? [`${key}/${r}`, `${two}/${r}`] : ['a', 'b']
  return unitCircle({
    alt: 'The unit circle with the terminal side of an acute angle and a right triangle under it',
    angle: (Math.atan2(y, x) * 180) / Math.PI,
    label: 'x',
    triangle: true,
    legs: first === 'sin' ? [next, one] : [one, next],
  })
}

const unknown = template({
  id: 'trigonometry/unknown-in-sine-and-cosine',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [u, v, h] = pick(rng, TRIPLES)
        const [m, large] = [int(rng, 1, 3), int(rng, 0, 1) === 1]
        return {
          key: m * (large ? v : u),
          s: large ? '-' : '+',
          d: m * (v - u),
          r: m * h,
          first: pick(rng, ['sin', 'cos'] as const),
        }
      },
      ({ r }) => r <= 65,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ s, d, r, first }) =>
        `For an angle $x$ in quadrant I, $\\${first} x = \\frac{k}{${r}}$ and $\\${first === 'sin' ? 'cos' : 'sin'} x = \\frac{${other({ s, d })}}{${r}}$. What is the value of $k$?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `${onCircle(p)}<p>In the figure, the radius of the circle is $1$, and the legs of the right triangle are $a = \\frac{k}{${p.r}}$ and $b = \\frac{${other(p)}}{${p.r}}$. What is the value of $k$?</p>`,
    },
  ],
  given: ({ s, d, r }) => ({ s, d, r }),
  answer: ({ key }) => num(key),
  traps: [
    {
      misconception: ROOTS,
      classic: true,
      operation: 'part-left-out',
      operands: ({ s, d, r }) => [s === '-' ? r + d : r - d],
      after: (x) => div(x, 2),
      rule: ({ s, d, r }) => num(frac(r - signOf(s) * d, 2)),
      says: ({ r, s, d }) =>
        `I dropped the squares and let the two values add up to 1: I solved $k + (${other({ s, d })}) = ${r}$.`,
      why: ({ r, s, d }) => `solves $k + (${other({ s, d })}) = ${r}$; the squares must add up to 1, not the values.`,
    },
    {
      misconception: SWAP,
      operation: 'solved-for-the-other',
      operands: ({ s, d, r }) => [div(Math.sqrt(2 * r * r - d * d) + (s === '-' ? -d : d), 2)],
      rule: ({ s, d, r }) => num((Math.sqrt(2 * r * r - d * d) + signOf(s) * d) / 2),
      says: ({ s, d }) => `I found $k$, but gave the other numerator, $${other({ s, d })}$.`,
      why: ({ s, d }) => `is the other numerator, $${other({ s, d })}$.`,
    },
    {
      misconception: SQUARE,
      operation: 'power-of-sum-as-sum-of-powers',
      rule: ({ d, r }) => real(Math.sqrt((r * r - d * d) / 2)),
      says: ({ s, d, r }) =>
        `I squared $${other({ s, d })}$ term by term as $k^2 + ${d}^2$: I solved $k^2 + k^2 + ${d}^2 = ${r}^2$.`,
      why: ({ s, d }) => `squares $${other({ s, d })}$ term by term and forgets the middle term.`,
    },
    {
      misconception: ROOTS,
      twoSlips: true,
      operation: 'part-left-out',
      operands: ({ s, d, r }) => [s === '-' ? r + d : r - d],
      rule: ({ s, d, r }) => num(r - signOf(s) * d),
      says: ({ s, d, r }) =>
        `I dropped the squares and the $k$ of the first numerator: I solved $${other({ s, d })} = ${r}$.`,
      why: ({ s, d, r }) => `solves $${other({ s, d })} = ${r}$.`,
    },
  ],
  explain: (p, frame) => {
    const { key, s, d, r } = p
    const two = key + signOf(s) * d
    const c = (r * r - d * d) / 2
    const middle = (f: number): string => (f * d === 1 ? 'k' : `${f * d}k`)
    return {
      plan: 'The squares of sine and cosine of one angle add up to one. Put both values into the identity: this is a quadratic equation for the unknown, and its positive solution is wanted.',
      steps: [
        {
          do: `$\\left(\\frac{k}{${r}}\\right)^2 + \\left(\\frac{${other(p)}}{${r}}\\right)^2 = 1$, so $k^2 + (${other(p)})^2 = ${r * r}$.`,
          why: `${frame === 'circle' ? 'The legs are the sine and the cosine of $x$. ' : ''}Multiply by $${r}^2 = ${r * r}$.`,
        },
        {
          do: `$2k^2 ${s} ${middle(2)} + ${d * d} = ${r * r}$, so $k^2 ${s} ${middle(1)} - ${c} = 0$.`,
          why: `The square of $${other(p)}$ has a middle term. Subtract $${r * r}$ and divide by 2.`,
        },
        {
          do: `$(k - ${key})(k + ${two}) = 0$, so $k = ${key}$ or $k = -${two}$.`,
          why: `$-${key} \\cdot ${two} = -${key * two}$, and $-${key} + ${two} = ${two - key}$.`,
        },
        {
          do: `Only $k = ${key}$ is possible.`,
          why: frame === 'circle' ? 'A length cannot be negative.' : 'In quadrant I sine and cosine are both positive.',
        },
      ],
      faster: `Look for a Pythagorean triple instead: the two numerators differ by ${d} and are the legs to the hypotenuse ${r}. ${tripleSays(key, two, r)}, and $${Math.max(key, two)} - ${Math.min(key, two)} = ${d}$.`,
      check: `The other numerator is $${key} ${s} ${d} = ${two}$, and $${key}^2 + ${two}^2 = ${key * key} + ${two * two} = ${r * r} = ${r}^2$.`,
      ...(frame === 'circle' ? { figure: onCircle(p, true) } : {}),
    }
  },
  // Tries every whole number.
  check: ({ s, d, r }) => {
    const fits = (k: number): boolean => k + signOf(s) * d > 0 && k ** 2 + (k + signOf(s) * d) ** 2 === r * r
    return num(Array.from({ length: r }, (_, i) => i + 1).find(fits) ?? 0)
  },
})

const PAIRS = { sec: 'tan', csc: 'cot' } as const
const TURNED = { '+': '-', '-': '+' } as const

/** secant ± tangent is known, or cosecant ± cotangent. */
const pair = template({
  id: 'trigonometry/secant-and-tangent-pair',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        p: int(rng, 1, 7),
        q: int(rng, 1, 5),
        one: pick(rng, ['sec', 'csc'] as const),
        s: pick(rng, ['+', '-'] as const),
        asked: pick(rng, [0, 1] as const),
      }),
      ({ p, q, s, asked }) => p !== q && frac(p, q).d === q && (asked === 0 || (s === '+') === p > q),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q, one, s, asked }) =>
        `If $\\${one} x ${s} \\${PAIRS[one]} x = ${toTex(frac(p, q))}$, what is $\\${asked === 0 ? one : PAIRS[one]} x$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ p, q, one, s, asked }) =>
        `For a certain angle, $\\${one} x ${s} \\${PAIRS[one]} x = ${toTex(frac(p, q))}$. Use the identity $\\${one}^2 x - \\${PAIRS[one]}^2 x = 1$ to find $\\${asked === 0 ? one : PAIRS[one]} x$. Give a fraction or a decimal.`,
    },
  ],
  given: ({ p, q, s, asked }) => ({ r: frac(p, q), s, asked: asked === 0 ? 'first' : 'second' }),
  answer: ({ p, q, s, asked }) => num(frac(asked === 0 ? p * p + q * q : signOf(s) * (p * p - q * q), 2 * p * q)),
  traps: [
    {
      misconception: ROOTS,
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (x, { r, s, asked }) => div(asked === 'first' ? add(r, x) : s === '+' ? sub(r, x) : sub(x, r), 2),
      rule: ({ r, s, asked }) => solved(r, frac(1), s, asked),
      says: ({ one, s }) =>
        `I dropped the squares of the identity and took $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$ for 1.`,
      why: ({ one, s }) => `takes $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$ for 1.`,
    },
    {
      misconception: STOPS,
      operation: 'part-left-out',
      operands: ({ r }) => [div(1, r)],
      after: (x, { r, s, asked }) => (asked === 'first' ? add(r, x) : s === '+' ? sub(r, x) : sub(x, r)),
      rule: ({ r, s, asked }) => num(mul(2, solved(r, div(1, r), s, asked).number ?? 0)),
      says: ({ one, asked }) => `I gave $2\\${asked === 0 ? one : PAIRS[one]} x$ and did not divide by 2.`,
      why: ({ one, asked }) => `is $2\\${asked === 0 ? one : PAIRS[one]} x$.`,
    },
    {
      misconception: SIGN,
      operation: 'sign-added',
      operands: ({ r }) => [div(1, r)],
      after: (x, { r, s, asked }) => div(asked === 'first' ? add(r, x) : s === '+' ? sub(r, x) : sub(x, r), 2),
      // No secant and no cosecant lies between -1 and 1.
      rule: ({ r, s, asked }) => {
        const value = solved(r, neg(div(1, r)), s, asked)
        return asked === 'first' && Math.abs(toNumber(value.number ?? 0)) < 1 ? null : value
      },
      says: ({ one, s, p, q }) =>
        `I had the wrong sign in the identity: I took $\\${one}^2 x - \\${PAIRS[one]}^2 x$ for $-1$, and so $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$ for $${toTex(frac(-q, p))}$.`,
      why: ({ one, s }) => `has the wrong sign at $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$.`,
    },
    {
      misconception: STOPS,
      operation: 'stopped-at-a-step',
      operands: ({ r }) => [div(1, r)],
      rule: ({ r }) => num(div(1, r)),
      says: ({ one, s }) => `I gave $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$ and stopped there.`,
      why: ({ one, s }) => `is $\\${one} x ${TURNED[s]} \\${PAIRS[one]} x$.`,
    },
    {
      misconception: 'trig-mixes-up-the-reciprocals',
      rule: ({ r, s, asked }) => num(div(1, solved(r, div(1, r), s, asked).number ?? 1)),
      says: ({ one, asked }) =>
        `I found the right number, but took its reciprocal at the end: I gave $\\${{ sec: ['cos', 'cot'], csc: ['sin', 'tan'] }[one][asked]} x$.`,
      why: ({ one, asked }) => `is $\\${{ sec: ['cos', 'cot'], csc: ['sin', 'tan'] }[one][asked]} x$.`,
    },
  ],
  explain: ({ p, q, one, s, asked }) => {
    const two = PAIRS[one]
    const [r, back] = [frac(p, q), frac(q, p)]
    const first = frac(p * p + q * q, 2 * p * q)
    const second = frac(signOf(s) * (p * p - q * q), 2 * p * q)
    const [sum, difference] = s === '+' ? [r, back] : [back, r]
    const value = asked === 0 ? first : second
    return {
      plan: 'A difference of squares is the product of a sum and a difference, and here the product is one. So the given expression has a partner that is its reciprocal; adding or subtracting the two leaves one function.',
      steps: [
        {
          do: `$\\${one}^2 x - \\${two}^2 x = (\\${one} x + \\${two} x)(\\${one} x - \\${two} x) = 1$`,
          why: `Divide $\\sin^2 x + \\cos^2 x = 1$ by $\\${one === 'sec' ? 'cos' : 'sin'}^2 x$, and factor the difference of squares.`,
        },
        {
          do: `$\\${one} x ${TURNED[s]} \\${two} x = 1 \\div ${toTex(r)} = ${toTex(back)}$`,
          why: 'One factor is given, and the product is 1.',
        },
        asked === 0
          ? {
              do: `$2\\${one} x = ${toTex(sum)} + ${toTex(difference)} = ${toTex(add(sum, difference))}$`,
              why: `In the sum of both equations $\\${two} x$ cancels.`,
            }
          : {
              do: `$2\\${two} x = ${toTex(sum)} - ${toTex(difference)} = ${toTex(sub(sum, difference))}$`,
              why: `Subtract the equation with the minus sign from the one with the plus sign: $\\${one} x$ cancels.`,
            },
        { do: `$\\${asked === 0 ? one : two} x = ${toTex(value)}$`, why: 'Divide by 2.' },
      ],
      faster: `The given $${toTex(r)}$ and its reciprocal $${toTex(back)}$ are $\\${one} x ${s} \\${two} x$ and $\\${one} x ${TURNED[s]} \\${two} x$. So $\\${asked === 0 ? one : two} x$ is ${asked === 0 ? 'the mean of the two' : 'half of their distance'}: $\\left(${toTex(asked === 0 || p > q ? r : back)} ${asked === 0 ? '+' : '-'} ${toTex(asked === 0 || p > q ? back : r)}\\right) \\div 2 = ${toTex(value)}$.`,
      check: `The other function is $\\${asked === 0 ? two : one} x = ${toTex(asked === 0 ? second : first)}$, and $${toTex(mul(first, first))} - ${toTex(mul(second, second))} = 1$.`,
    }
  },
  // secant + tangent is the tangent of half of x + 90°, cosecant + cotangent the cotangent of half of x: measures the angle.
  check: ({ r, s, asked }) => {
    const whole = 2 * Math.atan((r.n / r.d) ** (s === '+' ? 1 : -1))
    return real((asked === 'first' ? 1 : -Math.cos(whole)) / Math.sin(whole))
  },
})

type Known = Parameters<typeof add>[0]

/** The first or second function from the given sum or difference and from its partner. */
function solved(given: Known, partner: Known, s: string, asked: string) {
  const [sum, difference] = s === '+' ? [given, partner] : [partner, given]
  return num(div(asked === 'first' ? add(sum, difference) : sub(sum, difference), 2))
}

export const templates: readonly Template[] = [unknown, pair]
