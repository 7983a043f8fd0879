import { complex, type Fracish, polyDivmod, polyMul, polynomial, polyTex, toNumber, type Value } from '#kit'

/** Misconceptions of the questions that judge two claims. */
export const JUDGING = {
  accepts: 'a2-cq-accepts-a-wrong-claim',
  rejects: 'a2-cq-rejects-a-right-claim',
  oneRight: 'a2-cq-expects-one-right-answer',
} as const

export const UNTESTED = 'a2-cq-names-an-error-untested'

/** The TeX of re + im·i. */
export const c = (re: Fracish, im: Fracish): string => complex(re, im).html.replaceAll('$', '')

/** The same as plain text, for labels of figures. */
export const plain = (re: number, im: number): string => c(re, im).replace(/-/g, '−')

/** The same in parentheses, as a factor. */
export const pc = (re: Fracish, im: Fracish): string => `(${c(re, im)})`

/** ax² + bx + c. */
export const quad = (a: number, b: number, k: number): string => polyTex(polynomial([a, b, k]))

/** `x = p ± qi` with q > 0; without `i` the real pair. */
export function plusMinus(p: number, q: number, i = true): Value {
  const tex = `${p === 0 ? '' : `${p} `}\\pm ${q === 1 && i ? '' : q}${i ? 'i' : ''}`
  return { html: `$x = ${tex}$`, key: `pair ${p} ${q} ${i}` }
}

/** The parts of (a + bi)(d + ei), for checks: as polynomials in i, of which the remainder by i² + 1 is taken. */
export function timesByRemainder(a: number, b: number, d: number, e: number): readonly [re: number, im: number] {
  const { remainder } = polyDivmod(polyMul(polynomial([b, a]), polynomial([e, d])), polynomial([1, 0, 1]))
  return [toNumber(remainder[0] ?? 0), toNumber(remainder[1] ?? 0)]
}

/** Whole numbers from −n to n. */
export const wholes = (n: number): number[] => Array.from({ length: 2 * n + 1 }, (_, k) => k - n)

/** The whole zeros of x² + bx + k, from small to large: what a student finds by factoring. */
export const zerosOf = (b: number, k: number): readonly [r: number, s: number] => {
  const [r = 0, s = r] = wholes(120).filter((x) => x * x + b * x + k === 0)
  return [r, s]
}

/** p and q of the solutions p ± qi of x² + bx + k = 0. */
export const nonrealOf = (b: number, k: number): readonly [p: number, q: number] => [
  -b / 2,
  Math.round(Math.sqrt(k - (b * b) / 4)),
]
