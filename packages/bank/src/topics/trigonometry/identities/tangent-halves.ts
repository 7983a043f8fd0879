/** From the tangent of the double angle back to the angle. */

import { div, type Frac, frac, mul, neg, num, pick, type Template, template, toNumber, toTex } from '#kit'
import { rational } from '../common.ts'
import { DOUBLES, one, RATIO, SIGN, skill, twice } from './tangent-doubles.ts'

const HALVES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [2, 1],
  [3, 1],
  [3, 2],
] as const

/** The tangent of an acute angle from that of its double: the positive solution of Tt² + 2t − T = 0. */
const halfOf = (big: Frac): Frac => frac(Math.abs(big.n), hypotenuse(big) + Math.sign(big.n) * big.d)

const backwards = template({
  id: 'trigonometry/from-the-double-tangent',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: false,
  seconds: 115,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [p, q] = pick(rng, HALVES)
    return { big: twice(frac(p, q)) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ big }) => `The angle $x$ is acute, and $\\tan 2x = ${toTex(big)}$. What is $\\tan x$?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ big }) =>
        `A line through the origin makes the angle $2\\theta$ with the positive $x$-axis and has slope $${toTex(big)}$. A second line through the origin makes the angle $\\theta$ with the positive $x$-axis, where $0^\\circ \\lt \\theta \\lt 90^\\circ$. What is the slope of the second line?`,
    },
  ],
  given: ({ big }) => ({ big }),
  answer: ({ big }) => num(halfOf(big)),
  traps: [
    {
      misconception: DOUBLES,
      classic: true,
      operation: 'halved-wrongly',
      operands: ({ big }) => [big],
      rule: ({ big }) => num(div(big, 2)),
      says: () => 'I halved the tangent.',
      why: ({ big }) => `is half of $${toTex(big)}$: tangents are not halved with the angle.`,
    },
    {
      misconception: SIGN,
      rule: ({ big }) => num(div(one, halfOf(big))),
      says: () => 'I took the other solution of the quadratic equation and left out its sign.',
      why: () => 'belongs to the negative solution of the quadratic equation, without its sign.',
    },
    {
      misconception: RATIO,
      operation: 'ratio-of-other-sides',
      operands: ({ big }) => [Math.abs(big.n), Math.sqrt(big.n ** 2 + big.d ** 2)],
      rule: ({ big }) => num(frac(Math.abs(big.n), hypotenuse(big))),
      says: () => 'I gave the sine of the double angle.',
      why: () => 'is the sine of the double angle.',
    },
    {
      misconception: RATIO,
      operation: 'halved-wrongly',
      operands: ({ big }) => [frac(Math.abs(big.n), Math.sqrt(big.n ** 2 + big.d ** 2))],
      rule: ({ big }) => num(frac(Math.abs(big.n), 2 * hypotenuse(big))),
      says: () => 'I took half of the sine of the double angle.',
      why: () => 'is half of the sine of the double angle.',
    },
    {
      misconception: RATIO,
      operation: 'ratio-of-other-sides',
      operands: ({ big }) => [Math.sign(big.n) * big.d, Math.sqrt(big.n ** 2 + big.d ** 2)],
      rule: ({ big }) => num(frac(big.d * Math.sign(big.n), hypotenuse(big))),
      says: () => 'I gave the cosine of the double angle.',
      why: () => 'is the cosine of the double angle.',
    },
  ],
  explain: ({ big }, frame) => {
    const name = frame === 'typed' ? '\\theta' : 'x'
    const t = halfOf(big)
    const [A, B] = [Math.abs(big.n), big.d * Math.sign(big.n)]
    const hyp = hypotenuse(big)
    return {
      plan: 'Write the double-angle formula with one variable for the unknown tangent. This is a quadratic equation; the acute angle has the positive solution.',
      steps: [
        {
          do: `With $t = \\tan ${name}$: $\\frac{2t}{1 - t^2} = ${toTex(big)}$.`,
          why: 'The formula for the tangent of the double angle, with the known value on the right.',
        },
        {
          do: `Cross-multiply: $${2 * B}t = ${A}(1 - t^2)$, so $${A}t^2 ${B < 0 ? '-' : '+'} ${2 * Math.abs(B)}t - ${A} = 0$.`,
          why: 'Clear the denominators and bring everything to one side.',
        },
        {
          do: `$t = \\frac{${-2 * B} \\pm \\sqrt{${4 * B * B + 4 * A * A}}}{${2 * A}} = \\frac{${-2 * B} \\pm ${2 * hyp}}{${2 * A}}$, so $t = ${toTex(t)}$ or $t = ${toTex(neg(div(one, t)))}$.`,
          why: 'Use the quadratic formula.',
        },
        { do: `The angle is acute, so $\\tan ${name} = ${toTex(t)}$.`, why: 'An acute angle has a positive tangent.' },
      ],
      check: `$2 \\cdot ${toTex(t)} \\div \\left(1 - ${toTex(mul(t, t))}\\right) = ${toTex(big)}$`,
      faster: `A right triangle with legs ${A} and ${Math.abs(B)} has the hypotenuse ${hyp}${B < 0 ? `; $2${name}$ is in quadrant II` : ''}, so $\\sin 2${name} = ${toTex(frac(A, hyp))}$, $\\cos 2${name} = ${toTex(frac(B, hyp))}$, and by a half-angle formula $\\tan ${name} = \\frac{\\sin 2${name}}{1 + \\cos 2${name}} = \\frac{${A}}{${hyp} ${B < 0 ? '-' : '+'} ${Math.abs(B)}} = ${toTex(t)}$.`,
    }
  },
  check: ({ big }) => {
    const whole = (Math.atan(toNumber(big)) + Math.PI) % Math.PI
    return num(rational(Math.tan(whole / 2)) ?? 0)
  },
})

function hypotenuse(big: Frac): number {
  return Math.round(Math.sqrt(big.n ** 2 + big.d ** 2))
}

export const templates: readonly Template[] = [backwards]
