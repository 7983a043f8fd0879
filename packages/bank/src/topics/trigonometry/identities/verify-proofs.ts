/** Verifying identities: finding the wrong line, claims. */

import {
  expr,
  findTheWrongLine,
  int,
  judgeTwo,
  pick,
  type Template,
  template,
  testsOf,
  type Value,
  withCheck,
  withFaster,
} from '#kit'
import { realTex } from '../common.ts'
import { skill } from './verify.ts'
import type { F } from './verify-pool.ts'

const { sin, cos, tan } = Math

type Proof = Readonly<{
  start: (k: number) => Value
  lines: (k: number, wrong: number) => readonly Value[]
  because: readonly [string, string, string, string]
  task: (k: number) => string
}>

const PROOFS: Readonly<Record<'a' | 'b' | 'c', Proof>> = {
  a: {
    task: (k) => `simplified $${k}\\sec x - ${k}\\cos x$`,
    start: (k) => expr(`${k}\\sec x - ${k}\\cos x`, ({ x }) => k / cos(x) - k * cos(x)),
    lines: (k, wrong) => {
      const one =
        wrong === 0
          ? expr(`\\frac{${k}}{\\sin x} - ${k}\\cos x`, ({ x }) => k / sin(x) - k * cos(x))
          : expr(`\\frac{${k}}{\\cos x} - ${k}\\cos x`, ({ x }) => k / cos(x) - k * cos(x))
      const two =
        wrong === 0
          ? expr(`\\frac{${k} - ${k}\\sin x\\cos x}{\\sin x}`, ({ x }) => (k - k * sin(x) * cos(x)) / sin(x))
          : wrong === 1
            ? expr(`\\frac{${k} - ${k}\\cos x}{\\cos x}`, ({ x }) => (k - k * cos(x)) / cos(x))
            : expr(`\\frac{${k} - ${k}\\cos^2 x}{\\cos x}`, ({ x }) => (k - k * cos(x) ** 2) / cos(x))
      const three =
        wrong === 0
          ? expr(`${k}\\csc x - ${k}\\cos x`, ({ x }) => k / sin(x) - k * cos(x))
          : wrong === 1
            ? expr(`\\frac{${k}}{\\cos x} - ${k}`, ({ x }) => k / cos(x) - k)
            : wrong === 2
              ? expr(`\\frac{${k}\\sin x}{\\cos x}`, ({ x }) => (k * sin(x)) / cos(x))
              : expr(`\\frac{${k}\\sin^2 x}{\\cos x}`, ({ x }) => (k * sin(x) ** 2) / cos(x))
      const four =
        wrong === 0
          ? expr(`${k}(\\csc x - \\cos x)`, ({ x }) => k * (1 / sin(x) - cos(x)))
          : wrong === 1
            ? expr(`${k}\\sec x - ${k}`, ({ x }) => k / cos(x) - k)
            : wrong === 2
              ? expr(`${k}\\tan x`, ({ x }) => k * tan(x))
              : wrong === 3
                ? expr(`${k}\\sin x\\cot x`, ({ x }) => (k * sin(x)) / tan(x))
                : expr(`${k}\\sin x\\tan x`, ({ x }) => k * sin(x) * tan(x))
      return [one, two, three, four]
    },
    because: [
      'the secant was replaced by 1 divided by the sine; it is 1 divided by the cosine.',
      'the second term was not multiplied by $\\cos x$ correctly: it must become $\\cos^2 x$.',
      '$1 - \\cos^2 x$ was replaced by $\\sin x$; it is $\\sin^2 x$.',
      'sine divided by cosine was replaced by the cotangent; it is the tangent.',
    ],
  },
  b: {
    task: (k) => `simplified $${k}\\tan x + ${k}\\cot x$`,
    start: (k) => expr(`${k}\\tan x + ${k}\\cot x`, ({ x }) => k * tan(x) + k / tan(x)),
    lines: (k, wrong) => {
      const one =
        wrong === 0
          ? expr(`\\frac{${k}\\sin x}{\\cos x} + \\frac{${k}}{\\sin x}`, ({ x }) => k * tan(x) + k / sin(x))
          : expr(`\\frac{${k}\\sin x}{\\cos x} + \\frac{${k}\\cos x}{\\sin x}`, ({ x }) => k * tan(x) + k / tan(x))
      const two =
        wrong === 0
          ? expr(
              `\\frac{${k}\\sin^2 x + ${k}\\cos x}{\\sin x\\cos x}`,
              ({ x }) => (k * sin(x) ** 2 + k * cos(x)) / (sin(x) * cos(x)),
            )
          : wrong === 1
            ? expr(
                `\\frac{${k}\\sin x + ${k}\\cos x}{\\sin x\\cos x}`,
                ({ x }) => (k * sin(x) + k * cos(x)) / (sin(x) * cos(x)),
              )
            : expr(`\\frac{${k}\\sin^2 x + ${k}\\cos^2 x}{\\sin x\\cos x}`, ({ x }) => k / (sin(x) * cos(x)))
      const three =
        wrong === 0
          ? expr(`${k}\\tan x + \\frac{${k}}{\\sin x}`, ({ x }) => k * tan(x) + k / sin(x))
          : wrong === 1
            ? expr(`\\frac{${k}}{\\cos x} + \\frac{${k}}{\\sin x}`, ({ x }) => k / cos(x) + k / sin(x))
            : wrong === 2
              ? expr(`\\frac{${2 * k}}{\\sin x\\cos x}`, ({ x }) => (2 * k) / (sin(x) * cos(x)))
              : expr(`\\frac{${k}}{\\sin x\\cos x}`, ({ x }) => k / (sin(x) * cos(x)))
      const four =
        wrong === 0
          ? expr(`${k}(\\tan x + \\csc x)`, ({ x }) => k * (tan(x) + 1 / sin(x)))
          : wrong === 1
            ? expr(`${k}\\sec x + ${k}\\csc x`, ({ x }) => k / cos(x) + k / sin(x))
            : wrong === 2
              ? expr(`${2 * k}\\sec x\\csc x`, ({ x }) => (2 * k) / (sin(x) * cos(x)))
              : wrong === 3
                ? expr(`${k}\\sec x + ${k}\\csc x`, ({ x }) => k / cos(x) + k / sin(x))
                : expr(`${k}\\sec x\\csc x`, ({ x }) => k / (sin(x) * cos(x)))
      return [one, two, three, four]
    },
    because: [
      'the cotangent was replaced by 1 divided by the sine; it is cosine divided by sine.',
      'the numerators were not squared when the fractions were brought over the common denominator.',
      '$\\sin^2 x + \\cos^2 x$ was replaced by 2; it is 1.',
      'a product in the denominator was split into a sum; it must become a product of secant and cosecant.',
    ],
  },
  c: {
    task: (k) => `simplified $\\frac{${k}}{1 - \\sin x} + \\frac{${k}}{1 + \\sin x}$`,
    start: (k) =>
      expr(`\\frac{${k}}{1 - \\sin x} + \\frac{${k}}{1 + \\sin x}`, ({ x }) => k / (1 - sin(x)) + k / (1 + sin(x))),
    lines: (k, wrong) => {
      const one =
        wrong === 0
          ? expr(`\\frac{${2 * k}}{(1 - \\sin x) + (1 + \\sin x)}`, () => k)
          : expr(
              `\\frac{${k}(1 + \\sin x) + ${k}(1 - \\sin x)}{(1 - \\sin x)(1 + \\sin x)}`,
              ({ x }) => (2 * k) / (1 - sin(x) ** 2),
            )
      const two =
        wrong === 0
          ? expr(`\\frac{${2 * k}}{2}`, () => k)
          : wrong === 1
            ? expr(`\\frac{${2 * k}}{1 + \\sin^2 x}`, ({ x }) => (2 * k) / (1 + sin(x) ** 2))
            : expr(`\\frac{${2 * k}}{1 - \\sin^2 x}`, ({ x }) => (2 * k) / (1 - sin(x) ** 2))
      const three =
        wrong === 0
          ? expr(`${k}`, () => k)
          : wrong === 1
            ? expr(`\\frac{${2 * k}}{1 + (1 - \\cos^2 x)}`, ({ x }) => (2 * k) / (2 - cos(x) ** 2))
            : wrong === 2
              ? expr(`\\frac{${2 * k}}{\\cos x}`, ({ x }) => (2 * k) / cos(x))
              : expr(`\\frac{${2 * k}}{\\cos^2 x}`, ({ x }) => (2 * k) / cos(x) ** 2)
      const four =
        wrong === 0
          ? expr(`${k}\\sin^2 x + ${k}\\cos^2 x`, () => k)
          : wrong === 1
            ? expr(`\\frac{${2 * k}}{2 - \\cos^2 x}`, ({ x }) => (2 * k) / (2 - cos(x) ** 2))
            : wrong === 2
              ? expr(`${2 * k}\\sec x`, ({ x }) => (2 * k) / cos(x))
              : wrong === 3
                ? expr(`${2 * k}\\csc^2 x`, ({ x }) => (2 * k) / sin(x) ** 2)
                : expr(`${2 * k}\\sec^2 x`, ({ x }) => (2 * k) / cos(x) ** 2)
      return [one, two, three, four]
    },
    because: [
      'the denominators were added; fractions are added over a common denominator, the product of the two.',
      '$(1 - \\sin x)(1 + \\sin x)$ was replaced by $1 + \\sin^2 x$; it is $1 - \\sin^2 x$.',
      '$1 - \\sin^2 x$ was replaced by $\\cos x$; it is $\\cos^2 x$.',
      '1 divided by the square of the cosine was replaced by the square of the cosecant; it is the square of the secant.',
    ],
  },
}

/** An angle to try in each proof, with the values there: of the original, and of the line that is wrong. */
const TRIED = {
  a: { deg: 60, right: 3 / 2, wrong: [2 / Math.sqrt(3) - 1 / 2, 1, Math.sqrt(3), 1 / 2] },
  b: { deg: 45, right: 2, wrong: [1 + Math.SQRT2, 2 * Math.SQRT2, 4, 2 * Math.SQRT2] },
  c: { deg: 60, right: 8, wrong: [1, 8 / 7, 4, 8 / 3] },
} as const

const wrongLine = template({
  id: 'trigonometry/wrong-line-of-a-proof',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 105,
  response: 'choice',
  ...withCheck(
    findTheWrongLine({
      items: 8,
      slip: 'trig-verify',
      draw: (rng) => ({ proof: pick(rng, ['a', 'b', 'c'] as const), k: int(rng, 2, 9) }),
      task: ({ proof, k }) => PROOFS[proof].task(k),
      start: ({ proof, k }) => PROOFS[proof].start(k),
      lines: ({ proof, k }, wrong) => PROOFS[proof].lines(k, wrong),
      because: ({ proof }, wrong) => PROOFS[proof].because[wrong] ?? '',
    }),
    ({ e: { proof, k }, wrong }) => {
      const { deg, right, wrong: values } = TRIED[proof]
      return `Put $x = ${deg}^\\circ$ in: the original has the value $${realTex(k * right)}$, but Step ${wrong + 1} has $${realTex(k * (values[wrong] ?? 0))}$.`
    },
  ),
})

const claims = template({
  id: 'trigonometry/verify-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'trig-verify',
        frame: 'two-claims',
        items: 6,
        draw: (rng) => ({ k: int(rng, 2, 9) }),
        intro: () =>
          '<p>Two students each claim that an equation holds for every $x$ for which both sides are defined.</p>',
        plan: 'Write everything with sine and cosine and simplify one side. If it does not lead to the other side, put in one angle with easy values: a single angle where the sides differ is enough.',
        claims: ({ k }) => [
          {
            id: 'a',
            says: `$${k}\\cos x\\tan x = ${k}\\sin x$`,
            holds: true,
            tested: `$${k}\\cos x \\cdot \\tan x = ${k}\\cos x \\cdot \\frac{\\sin x}{\\cos x}$, and $\\cos x$ cancels.`,
          },
          {
            id: 'b',
            says: `$${k}\\sin x\\cot x = ${k}\\cos x$`,
            holds: true,
            tested: `$${k}\\sin x \\cdot \\cot x = ${k}\\sin x \\cdot \\frac{\\cos x}{\\sin x}$, and $\\sin x$ cancels.`,
          },
          {
            id: 'c',
            says: `$${k}\\sec^2 x - ${k}\\tan^2 x = ${k}$`,
            holds: true,
            tested: `Factor out $${k}$: $${k}(\\sec^2 x - \\tan^2 x)$. From $1 + \\tan^2 x = \\sec^2 x$ the parentheses are $1$.`,
          },
          {
            id: 'd',
            says: `$\\frac{${k}}{\\sec x} = ${k}\\cos x$`,
            holds: true,
            tested: `$\\sec x = \\frac{1}{\\cos x}$, so dividing by $\\sec x$ is multiplying by its reciprocal, $\\cos x$.`,
          },
          {
            id: 'e',
            says: `$${k}\\tan x + ${k}\\cot x = ${k}$`,
            holds: false,
            tested: `Put $x = 45^\\circ$ in, where tangent and cotangent are both $1$: the left side is $${k} \\cdot 1 + ${k} \\cdot 1 = ${2 * k}$.`,
            because: 'The product of tangent and cotangent is 1, not the sum.',
          },
          {
            id: 'f',
            says: `$${k}\\sec x + ${k}\\csc x = \\frac{${2 * k}}{\\sin x + \\cos x}$`,
            holds: false,
            tested: `Add the fractions: $\\frac{${k}}{\\cos x} + \\frac{${k}}{\\sin x} = \\frac{${k}\\sin x + ${k}\\cos x}{\\sin x\\cos x}$.`,
            because: 'Denominators are not added when fractions are added.',
          },
          {
            id: 'g',
            says: `$(${k}\\sin x + ${k}\\cos x)^2 = ${k * k}$`,
            holds: false,
            tested: `Square: $${k * k}\\sin^2 x + ${2 * k * k}\\sin x\\cos x + ${k * k}\\cos^2 x = ${k * k} + ${2 * k * k}\\sin x\\cos x$.`,
            because: 'The middle term of the square must not be left out; it is $0$ for some angles only.',
          },
          {
            id: 'h',
            says: `$${k}\\csc^2 x + ${k} = ${k}\\cot^2 x$`,
            holds: false,
            tested: `Start from $1 + \\cot^2 x = \\csc^2 x$. Multiply by $${k}$ and solve for the cotangent: $${k}\\cot^2 x = ${k}\\csc^2 x - ${k}$.`,
            because: 'The sign before the $1$ is the other one.',
          },
        ],
        given: ({ k }) => ({ k: String(k) }),
        test: ({ k: written }, id) => {
          const k = Number(written)
          const sides: Record<string, F> = {
            a: (x) => k * cos(x) * tan(x) - k * sin(x),
            b: (x) => (k * sin(x)) / tan(x) - k * cos(x),
            c: (x) => k / cos(x) ** 2 - k * tan(x) ** 2 - k,
            d: (x) => k / (1 / cos(x)) - k * cos(x),
            e: (x) => k * tan(x) + k / tan(x) - k,
            f: (x) => k / cos(x) + k / sin(x) - (2 * k) / (sin(x) + cos(x)),
            g: (x) => (k * sin(x) + k * cos(x)) ** 2 - k * k,
            h: (x) => k / sin(x) ** 2 + k - k / tan(x) ** 2,
          }
          return [0.3, 1.23, 2.2, 4.01, 5.5].every((x) => Math.abs((sides[id] as F)(x)) < 1e-6)
        },
      }),
      ({ e: { k }, ids }) => {
        const at45 = 'At $x = 45^\\circ$'
        return testsOf(ids, {
          a: `At $x = 30^\\circ$ the sides are $${k} \\cdot \\frac{\\sqrt{3}}{2} \\cdot \\frac{\\sqrt{3}}{3} = ${k} \\cdot \\frac{1}{2}$ and $${k} \\cdot \\frac{1}{2}$.`,
          b: `At $x = 30^\\circ$ the sides are $${k} \\cdot \\frac{1}{2} \\cdot \\sqrt{3}$ and $${k} \\cdot \\frac{\\sqrt{3}}{2}$.`,
          c: `${at45} the left side is $${k} \\cdot 2 - ${k} \\cdot 1 = ${k}$.`,
          d: `At $x = 60^\\circ$ the sides are $\\frac{${k}}{2}$ and $${k} \\cdot \\frac{1}{2}$.`,
          e: `${at45} the left side is $${k} + ${k} = ${2 * k}$.`,
          f: `At $x = 30^\\circ$ the sides are about $${(k * (2 / Math.sqrt(3) + 2)).toFixed(2)}$ and $${((4 * k) / (1 + Math.sqrt(3))).toFixed(2)}$.`,
          g: 'At $x = 135^\\circ$ sine and cosine cancel, and the left side is $0$.',
          h: `At $x = 90^\\circ$ the sides are $${k} + ${k} = ${2 * k}$ and $0$.`,
        })
      },
    ),
    ({ e: { k }, ids }) =>
      testsOf(ids, {
        a: '$\\tan x$ is sine over cosine, so a cosine times it is the sine at once.',
        b: '$\\cot x$ is cosine over sine, so a sine times it is the cosine at once.',
        c: `$\\sec^2 x$ is always 1 more than $\\tan^2 x$, so $${k}$ times one is $${k}$ more than $${k}$ times the other.`,
        d: 'Secant and cosine are reciprocals, so dividing by one is multiplying by the other.',
        e: `In quadrant II tangent and cotangent are negative, so their sum cannot be $${k}$ there.`,
        f: `At $x = 45^\\circ$ one look is enough: the left side is $${realTex(2 * k * Math.SQRT2)}$, the right side $${2 * k} \\div \\sqrt{2} = ${realTex(k * Math.SQRT2)}$.`,
        g: `At $x = 45^\\circ$ one look is enough: $\\left(${realTex(k * Math.SQRT2)}\\right)^2 = ${2 * k * k}$, not $${k * k}$.`,
        h: `$\\csc^2 x$ is more than $\\cot^2 x$ to begin with, and here $${k}$ is added to the greater side.`,
      }),
  ),
})

export const templates: readonly Template[] = [wrongLine, claims]
