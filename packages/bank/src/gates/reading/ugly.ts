/** Forms that no teacher would write on the board. */

import { gcd } from '../../kit/num/frac.ts'
import { squareParts } from '../../kit/num/surd.ts'

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.\\a-zA-Z{,])1[a-z](?![a-z])/, 'coefficient 1 written out'],
  [/(?<![\d.,}a-zA-Z])0[a-z](?![a-z])/, 'coefficient 0'],
  [/[+-]\s*-\s*(?:\d|[a-z]|\\frac|\\sqrt)/, 'two signs in a row'],
  [/\+\s*\+/, 'two signs in a row'],
  [/\\(?:cdot|times|div)\s*-/, 'a negative factor without parentheses'],
  [/\^(?:1(?!\d)|\{1\})/, 'exponent 1'],
  [/\^(?:0(?!\d)|\{0\})/, 'exponent 0'],
  [/\\frac\{[^{}]*\}\{-?1\}/, 'denominator 1'],
  [/\\frac\{[^{}]*\}\{-/, 'negative denominator'],
  [/(?<![\d.])\d+\/1(?!\d)/, 'denominator 1'],
  [/(?<![\d.a-zA-Z)}])-\s*0(?![\d.])/, 'minus 0'],
  [/NaN|undefined|Infinity|\[object|null/, 'a value that is none'],
  [/\d\.\d{7,}/, 'rounding noise'],
]

/** Anywhere in a question. */
export function uglyForms(tex: string): string[] {
  return FORMS.flatMap(([form, name]) => (form.test(tex) ? [`${name}: ${tex}`] : []))
}

/** In options: also fractions and roots that can be simplified. */
export function unsimplified(tex: string): string[] {
  const out: string[] = []
  for (const [, n, d] of tex.matchAll(/\\frac\{-?(\d+)\}\{(\d+)\}/g)) {
    if (gcd(Number(n), Number(d)) > 1) out.push(`fraction not in lowest terms: ${tex}`)
  }
  for (const [, n] of tex.matchAll(/\\sqrt\{(\d+)\}/g)) {
    if (squareParts(Number(n)).outside !== 1 || n === '1') out.push(`root not simplified: ${tex}`)
  }
  return out
}
