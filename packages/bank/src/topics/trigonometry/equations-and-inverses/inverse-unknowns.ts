/** An unknown inside an inverse function: m · sin⁻¹(x/n) is a known angle. */

import { int, num, person, pick, type Rng, type Template, template, until } from '#kit'
import { at, type Fn, inverse, real, realTex, WORD } from '../common.ts'

const skill = 'trig-inverse-functions'

type Unknown = Readonly<{ fn: Fn; m: number; n: number; angle: number }>

const ANGLES = { sin: [30, -30], cos: [60, 120], tan: [45, -45] } as const
const part = ({ m, angle }: Unknown): number => angle / m
/** A function of an angle; undefined where the tangent is. */
const valueAt = (fn: Fn, deg: number): number | null =>
  fn === 'tan' && Math.abs(deg % 180) === 90 ? null : at(fn, deg)
const scaled = (x: number | null, by: number) => (x === null ? null : real(x * by))
/** The function of an angle, with parentheses where the angle is negative. */
const ofAngle = (fn: Fn, deg: number): string => `\\${fn}${deg < 0 ? `(${deg}^\\circ)` : ` ${deg}^\\circ`}`
const sizeOf = { sin: '\\frac{\\sqrt{3}}{2}', cos: '\\frac{\\sqrt{3}}{2}', tan: '\\sqrt{3}' } as const
const wrongSize = { sin: Math.sqrt(3) / 2, cos: Math.sqrt(3) / 2, tan: Math.sqrt(3) } as const

function drawUnknown(rng: Rng): Unknown {
  const fn = pick(rng, ['sin', 'sin', 'cos', 'cos', 'tan'] as const)
  const m = int(rng, 2, 5)
  return { fn, m, n: 2 * int(rng, 2, 12), angle: m * pick(rng, ANGLES[fn]) }
}

const unknown = template({
  id: 'trigonometry/unknown-inside-an-inverse',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawUnknown(rng),
      ({ m, n }) => m !== n,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ fn, m, n, angle }) =>
        `What is the solution of $${m}\\${fn}^{-1}\\left(\\frac{x}{${n}}\\right) = ${angle}^\\circ$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ fn, m, n, angle }, rng) =>
        `${person(rng)} types a number into a program. The program divides it by $${n}$, takes the inverse ${WORD[fn]} in degrees, and multiplies the result by $${m}$. It shows $${angle}$. Which number was typed?`,
    },
  ],
  given: ({ fn, m, n, angle }) => ({ fn, m, n, angle }),
  answer: (p) => num(Math.round(p.n * at(p.fn, part(p)))),
  traps: [
    {
      misconception: 'trig-leaves-the-factor-before-the-inverse',
      classic: true,
      rule: (g) => scaled(valueAt(g.fn, g.angle), g.n),
      says: ({ fn, m, n, angle }) =>
        `I did not divide $${angle}^\\circ$ by $${m}$, and worked out $${n} \\cdot ${ofAngle(fn, angle)}$.`,
      why: ({ fn, m, angle }) => `uses $${ofAngle(fn, angle)}$ without dividing the angle by $${m}$.`,
    },
    {
      misconception: 'trig-drops-the-sign-of-the-value',
      classic: true,
      operation: 'sign-dropped',
      rule: (g) => (at(g.fn, part(g)) < 0 ? real(-g.n * at(g.fn, part(g))) : null),
      says: (p) => `I took $${ofAngle(p.fn, part(p))}$ as positive.`,
      why: (p) => `is positive, but $${ofAngle(p.fn, part(p))}$ is negative.`,
    },
    {
      misconception: 'trig-solves-the-inside-wrongly',
      operation: 'divided-instead-of-multiplied',
      rule: (g) => (g.fn === 'tan' ? null : real(g.n / at(g.fn, part(g)))),
      says: (p) => `I divided $${p.n}$ by $${ofAngle(p.fn, part(p))}$ instead of multiplying.`,
      why: (p) => `divides $${p.n}$ by the ${WORD[p.fn]} instead of multiplying.`,
    },
    {
      misconception: 'trig-takes-the-wrong-reference-angle',
      rule: (g) => real(Math.sign(at(g.fn, part(g))) * g.n * wrongSize[g.fn]),
      says: (p) => `I took $${at(p.fn, part(p)) < 0 ? '-' : ''}${sizeOf[p.fn]}$ for $${ofAngle(p.fn, part(p))}$.`,
      why: (p) => `uses the ${WORD[p.fn]} of another special angle.`,
    },
    {
      misconception: 'trig-leaves-the-factor-before-the-inverse',
      rule: (g) => scaled(valueAt(g.fn, g.angle), g.n / g.m),
      says: ({ fn, m, n, angle }) =>
        `I worked out $${n} \\cdot ${ofAngle(fn, angle)}$ and divided this number by $${m}$, instead of the angle.`,
      why: ({ m }) => `divides by $${m}$ after the function was taken; the angle must be divided.`,
    },
    {
      misconception: 'trig-solves-the-inside-wrongly',
      operation: 'stopped-at-a-step',
      rule: (g) => (g.fn === 'tan' ? null : real(at(g.fn, part(g)))),
      says: ({ n }) => `I stopped before multiplying by $${n}$.`,
      why: ({ n }) => `is the number after the division by $${n}$.`,
    },
  ],
  explain: (p, frame) => {
    const { fn, m, n, angle } = p
    const [t, value] = [part(p), realTex(at(fn, part(p)))]
    const key = Math.round(n * at(fn, t))
    return {
      plan: 'An inverse function is an angle. Divide by the factor in front of it, take the function of both sides to get rid of the inverse, and multiply by the denominator.',
      steps: [
        {
          do: `${frame === 'grid' ? 'Call the number $x$. ' : ''}Divide by $${m}$: $\\${fn}^{-1}\\left(\\frac{x}{${n}}\\right) = ${angle}^\\circ \\div ${m} = ${t}^\\circ$.`,
          why: 'The factor stands in front of the angle, so the angle is divided.',
        },
        {
          do: `Take the ${WORD[fn]}: $\\frac{x}{${n}} = ${ofAngle(fn, t)} = ${value}$.`,
          why: `The ${WORD[fn]} undoes the inverse ${WORD[fn]}.`,
        },
        {
          do: `Multiply by $${n}$: $x = ${n} \\cdot ${value === '-1' ? '(-1)' : value.startsWith('-') ? `\\left(${value}\\right)` : value} = ${key}$`,
          why: 'This undoes the division.',
        },
      ],
      faster: `Undo everything in one line, from the outside in: $x = ${n} \\cdot \\${fn}(${angle}^\\circ \\div ${m}) = ${n} \\cdot ${ofAngle(fn, t)} = ${key}$.`,
      check: `$\\frac{${key}}{${n}} = ${value}$, and the angle in the range of the inverse ${WORD[fn]} with this value is $${t}^\\circ$; $${m} \\cdot ${t < 0 ? `(${t}^\\circ)` : `${t}^\\circ`} = ${angle}^\\circ$.`,
    }
  },
  // Puts whole numbers in until the left side is the angle.
  check: ({ fn, m, n, angle }) => {
    const numbers = Array.from({ length: 2 * n + 1 }, (_, i) => i - n)
    return num(numbers.find((x) => Math.abs(m * inverse(fn, x / n) - angle) < 1e-6) ?? 99)
  },
})

export const templates: readonly Template[] = [unknown]
