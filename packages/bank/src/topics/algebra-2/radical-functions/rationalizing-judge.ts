/** Questions about other people's work with roots, for the skill of `operations.ts`. */

import {
  expr,
  findTheWrongLine,
  frac,
  int,
  nameTheWorkedMistake,
  pick,
  type Surd,
  surd,
  surdDiv,
  surdNumber,
  surdTex,
  surdValue,
  template,
  until,
  type Value,
  withFaster,
} from '#kit'
import { binomial } from './products.ts'
import { oneNumberOfEach, onePart } from './seen-at-once.ts'

const skill = 'a2-radical-operations'

export const FREE = [2, 3, 5, 6, 7, 10] as const

/** k/(a + b√n) with a rational denominator. */
export type Rat = Readonly<{ k: number; a: number; b: number; n: number }>
export const norm = ({ a, b, n }: Rat) => a * a - b * b * n

/** The same number as an expression, so that it can be compared with the lines before it. */
function surdValueAs(s: Surd): Value {
  return expr(surdTex(s), () => surdNumber(s))
}

type Lines = Readonly<{ a: number; b: number; k: number; n: number }>
const square = (a: number, b: number) => ({ a: a * a, mid: 2 * a * b, last: b * b })

export const lines = template({
  id: 'algebra-2/root-expression-lines',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 110,
  response: 'choice',
  ...withFaster(
    findTheWrongLine({
      slip: 'a2-rad',
      items: 6,
      draw: (rng): Lines => ({ a: int(rng, 2, 6), b: int(rng, 2, 4), k: int(rng, 2, 5), n: pick(rng, [2, 3, 5, 7]) }),
      task: ({ a, b, k, n }) => `simplified $(${a} + ${b}\\sqrt{${n}})^{2} - \\sqrt{${k * k * n}}$`,
      start: ({ a, b, k, n }) => expr('s', () => (a + b * Math.sqrt(n)) ** 2 - k * Math.sqrt(n)),
      lines: ({ a, b, k, n }, wrong) => {
        const r = Math.sqrt(n)
        const sq = square(a, b)
        const mid = wrong === 0 ? sq.mid / 2 : sq.mid
        const out = wrong === 1 ? k * k : k
        const last = wrong === 2 ? sq.last + n : sq.last * n
        const middle = ` + ${mid}\\sqrt{${n}}`
        const end = wrong === 3 ? mid + out : mid - out
        return [
          expr(
            `${sq.a}${middle} + ${sq.last} \\cdot ${n} - \\sqrt{${k * k * n}}`,
            () => sq.a + mid * r + sq.last * n - k * r,
          ),
          expr(
            `${sq.a}${middle} + ${sq.last} \\cdot ${n} - ${out}\\sqrt{${n}}`,
            () => sq.a + mid * r + sq.last * n - out * r,
          ),
          expr(`${sq.a + last}${middle} - ${out}\\sqrt{${n}}`, () => sq.a + last + mid * r - out * r),
          surdValueAs(surd(sq.a + last, end, n)),
        ]
      },
      because: ({ a, b, k, n }, wrong) =>
        [
          `the middle term of the square should be $2 \\cdot ${a} \\cdot ${b}\\sqrt{${n}}$; the factor 2 is missing.`,
          `$\\sqrt{${k * k * n}}$ is $${k}\\sqrt{${n}}$, not $${k * k}\\sqrt{${n}}$.`,
          `$${b * b}$ and $${n}$ were added instead of multiplied.`,
          'the last root was added instead of subtracted.',
        ][wrong] as string,
      checked: ({ a, b, k, n }, wrong) => {
        const r = Math.sqrt(n)
        const value = (a + b * r) ** 2 - k * r
        const found = value + ([-a * b * r, (k - k * k) * r, b * b + n - b * b * n, 2 * k * r][wrong] as number)
        return `In decimals the given expression is about $${value.toFixed(1)}$, but the line of Step ${wrong + 1} is about $${found.toFixed(1)}$.`
      },
    }),
    ({ e, wrong }) => oneNumberOfEach(e, wrong),
  ),
})

export const mistake = template({
  id: 'algebra-2/rationalizing-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rad',
      items: 6,
      draw: (rng): Rat =>
        until(
          () => {
            const e = { k: 1, a: int(rng, 2, 7), b: pick(rng, [1, -1]), n: pick(rng, FREE) }
            return { ...e, k: Math.abs(norm(e)) * int(rng, 2, 4) }
          },
          (e) => Math.abs(norm(e)) > 1 && e.k <= 60,
        ),
      task: ({ k, a, b, n }) => `rationalized the denominator of $\\frac{${k}}{${binomial(a, b, n)}}$`,
      solution: (e) => surdValue(surdDiv(surd(e.k, 0, 1), surd(e.a, e.b, e.n))),
      work: (e) => `$\\frac{${e.k}(${binomial(e.a, -e.b, e.n)})}{${e.a * e.a} - ${e.n}}$`,
      mistakes: (e) => [
        {
          says: 'Multiplying the top by the denominator itself and not by its conjugate',
          work: `$\\frac{${e.k}(${binomial(e.a, e.b, e.n)})}{${norm(e)}}$`,
          result: surdValue(surd(frac(e.k * e.a, norm(e)), frac(e.k * e.b, norm(e)), e.n)),
        },
        {
          says: `Replacing the $${e.k}$ on top by the conjugate instead of multiplying by it`,
          work: `$\\frac{${binomial(e.a, -e.b, e.n)}}{${norm(e)}}$`,
          result: surdValue(surd(frac(e.a, norm(e)), frac(-e.b, norm(e)), e.n)),
        },
        {
          says: `Taking $${e.a * e.a} + ${e.n}$ as the new denominator`,
          work: `$\\frac{${e.k}(${binomial(e.a, -e.b, e.n)})}{${e.a * e.a + e.n}}$`,
          result: surdValue(surd(frac(e.k * e.a, e.a * e.a + e.n), frac(-e.k * e.b, e.a * e.a + e.n), e.n)),
        },
        {
          says: 'Dividing only the first term of the top by the new denominator',
          work: `$${e.k * e.a}$ is divided by $${norm(e)}$, and the term with the root is left as it is`,
          result: surdValue(surd(frac(e.k * e.a, norm(e)), -e.k * e.b, e.n)),
        },
      ],
      redo: ({ k, a, b, n }) => {
        // By decimals; two surds with the same root have the same value only when they are the same.
        const root = b * Math.sqrt(n)
        const below = (a + root) * (a - root)
        const value = (x: number): Value => ({
          html: '',
          key: `surd ${Math.abs(x) < 1e-9 ? '0' : Number(x.toPrecision(8))}`,
        })
        return [
          value(k / (a + root)),
          value((k * (a + root)) / below),
          value(1 / (a + root)),
          value((k * (a - root)) / (2 * a * a - below)),
          value((k * a) / below - k * root),
        ]
      },
    }),
    ({ e, which, name }) => onePart(e, norm(e), which, name),
  ),
})
