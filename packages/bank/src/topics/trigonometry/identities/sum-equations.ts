/** Equations whose left side is a formula for a sum or difference. */

import { add, int, num, pick, type Template, template, until, type Value } from '#kit'
import { at, fine, NUMBER, realTex, toWhole, WORD } from '../common.ts'

const skill = 'trig-sum-and-difference'
type SC = 'sin' | 'cos'

const other = (fn: SC): SC => (fn === 'sin' ? 'cos' : 'sin')
/** The acute angle whose sine or cosine is written like this. */
const angleWith = (fn: SC, v: string): number => [30, 60].find((w) => realTex(at(fn, w)) === v) ?? 0
const acute = (x: number): Value | null => (x > 0 && x < 90 ? num(x) : null)
/** Whether the two products are the formula of a sum. */
const ofSum = (fn: SC, plus: boolean): boolean => (fn === 'sin') === plus
const read = (fn: SC, b: number, sum: boolean): string =>
  `I read the left side as $\\${fn}(x ${sum ? '+' : '-'} ${b}^\\circ)$.`

/** The left side of the question at one angle, where it is 0 or 1, and the rewritten one there. */
function tried(fn: SC, plus: boolean, b: number): string {
  const sum = ofSum(fn, plus)
  const x = sum ? 90 - b : b
  const value = plus ? '1' : '0'
  const products = plus
    ? `the left side is $\\cos^2 ${b}^\\circ + \\sin^2 ${b}^\\circ = 1$`
    : 'the two products on the left are equal, so it is $0$'
  return `Test the formula at $x = ${x}^\\circ$: ${products}, and $\\${fn}(${x}^\\circ ${sum ? '+' : '-'} ${b}^\\circ) = \\${fn} ${sum ? 90 : 0}^\\circ = ${value}$ as well.`
}

const equation = template({
  id: 'trigonometry/equation-with-two-products',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        plus: int(rng, 0, 1) === 1,
        b: int(rng, 7, 38),
        w: pick(rng, [30, 60]),
      }),
      ({ fn, plus, b, w }) => {
        const x = ofSum(fn, plus) ? w - b : w + b
        return x > 4 && x < 86 && b < w && b % 10 !== 0
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ fn, plus, b, w }) =>
        `For an acute angle $x$, $${
          fn === 'sin'
            ? `\\sin x\\cos ${b}^\\circ ${plus ? '+' : '-'} \\cos x\\sin ${b}^\\circ`
            : `\\cos x\\cos ${b}^\\circ ${plus ? '+' : '-'} \\sin x\\sin ${b}^\\circ`
        } = ${realTex(at(fn, w))}$. How many degrees is $x$?`,
    },
    {
      id: 'turned',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ fn, plus, b, w }) =>
        `The angle $x$ lies between $0^\\circ$ and $90^\\circ$, and $${
          fn === 'sin'
            ? `\\cos ${b}^\\circ\\sin x ${plus ? '+' : '-'} \\sin ${b}^\\circ\\cos x`
            : `\\cos ${b}^\\circ\\cos x ${plus ? '+' : '-'} \\sin ${b}^\\circ\\sin x`
        } = ${realTex(at(fn, w))}$. What is $x$, in degrees?`,
    },
  ],
  given: ({ fn, plus, b, w }) => ({ fn, plus, b, v: realTex(at(fn, w)) }),
  answer: ({ fn, plus, b, w }) => num(ofSum(fn, plus) ? w - b : w + b),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ fn, plus, b }) => [ofSum(fn, plus) ? -b : b],
      after: (x, { fn, v }) => add(x, angleWith(fn, v)),
      rule: ({ fn, plus, b, v }) => acute(angleWith(fn, v) + (ofSum(fn, plus) ? b : -b)),
      says: ({ fn, plus, b }) => read(fn, b, !ofSum(fn, plus)),
      why: ({ fn, plus, b }) =>
        `would be right with $\\${fn}(x ${ofSum(fn, plus) ? '-' : '+'} ${b}^\\circ)$ on the left.`,
    },
    {
      misconception: 'trig-stops-at-the-angle-of-the-sum',
      classic: true,
      rule: ({ fn, v }) => num(angleWith(fn, v)),
      says: ({ fn, plus, b }) => `I gave $x ${ofSum(fn, plus) ? '+' : '-'} ${b}^\\circ$ instead of $x$.`,
      why: ({ fn, plus, b }) => `is $x ${ofSum(fn, plus) ? '+' : '-'} ${b}^\\circ$, not $x$.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      operation: 'angle-of-another-ratio',
      operands: ({ fn, v }) => [fine(at(fn, angleWith(fn, v))), NUMBER[other(fn)]],
      after: (x, { fn, plus, b }) => add(toWhole(x), ofSum(fn, plus) ? -b : b),
      rule: ({ fn, plus, b, v }) => acute(angleWith(other(fn), v) + (ofSum(fn, plus) ? -b : b)),
      says: ({ fn, plus, b }) => read(other(fn), b, ofSum(fn, plus)),
      why: ({ fn }) => `takes the left side for a ${WORD[other(fn)]}.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      twoSlips: true,
      operation: 'angle-of-another-ratio',
      operands: ({ fn, v }) => [fine(at(fn, angleWith(fn, v))), NUMBER[other(fn)]],
      after: (x, { fn, plus, b }) => add(toWhole(x), ofSum(fn, plus) ? b : -b),
      rule: ({ fn, plus, b, v }) => acute(angleWith(other(fn), v) + (ofSum(fn, plus) ? b : -b)),
      says: ({ fn, plus, b }) => read(other(fn), b, !ofSum(fn, plus)),
      why: ({ fn, plus }) =>
        `takes the left side for the ${WORD[other(fn)]} of a ${ofSum(fn, plus) ? 'difference' : 'sum'}.`,
    },
    {
      misconception: 'trig-stops-at-the-angle-of-the-sum',
      twoSlips: true,
      operation: 'angle-of-another-ratio',
      operands: ({ fn, v }) => [fine(at(fn, angleWith(fn, v))), NUMBER[other(fn)]],
      after: toWhole,
      rule: ({ fn, v }) => num(angleWith(other(fn), v)),
      says: ({ fn, plus, b }) =>
        `I took the left side for a ${WORD[other(fn)]}, and gave $x ${ofSum(fn, plus) ? '+' : '-'} ${b}^\\circ$ instead of $x$.`,
      why: ({ fn }) => `takes the left side for a ${WORD[other(fn)]}, and stops before $x$ is found.`,
    },
  ],
  explain: ({ fn, plus, b, w }) => {
    const sum = ofSum(fn, plus)
    const x = sum ? w - b : w + b
    return {
      plan: 'Read the two products backward as one function of a sum or difference. Find the angle with the value on the right, then solve for the unknown angle.',
      steps: [
        {
          do: `The left side is $\\${fn}(x ${sum ? '+' : '-'} ${b}^\\circ)$.`,
          why:
            fn === 'sin'
              ? 'Mixed pairs belong to the sine, which keeps the sign.'
              : 'Equal pairs belong to the cosine, which turns the sign around.',
        },
        {
          do: `$\\${fn} ${w}^\\circ = ${realTex(at(fn, w))}$, so $x ${sum ? '+' : '-'} ${b}^\\circ = ${w}^\\circ$.`,
          why: `No other angle with this ${WORD[fn]} makes $x$ acute.`,
        },
        {
          do: `$x = ${w}^\\circ ${sum ? '-' : '+'} ${b}^\\circ = ${x}^\\circ$`,
          why: `${sum ? 'Subtract' : 'Add'} $${b}^\\circ$ on both sides.`,
        },
      ],
      check: `${tried(fn, plus, b)} And $${x}^\\circ ${sum ? '+' : '-'} ${b}^\\circ = ${w}^\\circ$, the angle with the value on the right.`,
    }
  },
  // Tries every whole angle in the two products.
  check: ({ fn, plus, b, v }) => {
    const right = [0.5, Math.sqrt(3) / 2].find((u) => realTex(u) === v) ?? 2
    const left = (x: number) => at(fn, x) * at('cos', b) + (plus ? 1 : -1) * at(other(fn), x) * at('sin', b)
    const angles = Array.from({ length: 89 }, (_, i) => i + 1)
    return num(angles.find((x) => Math.abs(left(x) - right) < 1e-9) ?? 0)
  },
})

export const templates: readonly Template[] = [equation]
