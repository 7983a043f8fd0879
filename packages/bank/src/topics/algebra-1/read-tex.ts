/** Reads what a question shows, TeX and words, so that a check can start from the page and not from the parameters. */

import { text, type Value } from '#kit'

type Letters = Readonly<Record<string, number>>

const TOKEN = /\\[a-z]+|\d+(?:\.\d+)?|[a-z]|[-+=()^{}]/g
const SIGNS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '=': (left, right) => Math.abs(left - right) < 1e-9,
  '\\lt': (left, right) => left < right,
  '\\le': (left, right) => left <= right,
  '\\gt': (left, right) => left > right,
  '\\ge': (left, right) => left >= right,
}

const bare = (tex: string): string => tex.replaceAll('$', '').replaceAll('{,}', '')

/** The value of an expression: sums, products (also without a sign), powers, fractions, roots and parentheses. */
export function readValue(tex: string, letters: Letters = {}): number {
  const tokens = bare(tex).match(TOKEN) ?? []
  let i = 0
  const take = (wanted: string): void => {
    if (tokens[i] !== wanted) throw new RangeError(`${tex}: ${wanted} expected, ${tokens[i] ?? 'nothing'} found`)
    i++
  }
  const inside = (open: string, close: string): number => {
    take(open)
    const value = sum()
    take(close)
    return value
  }
  const atom = (): number => {
    const token = tokens[i] ?? ''
    if (token === '(') return inside('(', ')')
    if (token === '{') return inside('{', '}')
    i++
    if (token === '\\frac') return inside('{', '}') / inside('{', '}')
    if (token === '\\sqrt') return Math.sqrt(inside('{', '}'))
    const value = /^\d/.test(token) ? Number(token) : letters[token]
    if (value === undefined) throw new RangeError(`${tex}: cannot read ${token || 'the end'}`)
    return value
  }
  const power = (): number => {
    const base = atom()
    if (tokens[i] !== '^') return base
    i++
    return base ** atom()
  }
  const startsFactor = (token: string | undefined): boolean =>
    token !== undefined && (/^[\da-z({]/.test(token) || token === '\\frac' || token === '\\sqrt')
  const product = (): number => {
    let value = power()
    for (;;) {
      if (tokens[i] === '\\cdot') i++
      else if (!startsFactor(tokens[i])) return value
      value *= power()
    }
  }
  const sum = (): number => {
    let sign = 1
    if (tokens[i] === '-') {
      sign = -1
      i++
    }
    let value = sign * product()
    while (tokens[i] === '+' || tokens[i] === '-') {
      const minus = tokens[i] === '-'
      i++
      value += minus ? -product() : product()
    }
    return value
  }
  const value = sum()
  if (i < tokens.length) throw new RangeError(`${tex}: ${tokens[i]} is left over`)
  return value
}

/** The two sides of an equation or inequality and the sign between them. */
export function sidesOf(tex: string): Readonly<{ left: string; sign: string; right: string }> {
  const [, left, sign, right] = /^(.*?)(=|\\lt|\\le|\\gt|\\ge)(?![a-z])(.*)$/.exec(bare(tex)) ?? []
  if (left === undefined || sign === undefined || right === undefined) throw new RangeError(`${tex} compares nothing`)
  return { left, sign, right }
}

/** Whether an equation or inequality is true for these values. */
export function isTrue(tex: string, letters: Letters): boolean {
  const { left, sign, right } = sidesOf(tex)
  return SIGNS[sign]?.(readValue(left, letters), readValue(right, letters)) === true
}

/** All numbers of a text in the order in which they stand; `-3` is one of them, the `2` of `x^2` is too. */
export const numbersOf = (shown: string): number[] =>
  (shown.replace(/\{,\}|(?<=\d),(?=\d{3})/g, '').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The one entry that passes; two or none mean that the question has no answer. */
export function onlyOne<T>(list: readonly T[], passes: (x: T) => boolean): T {
  const found = list.filter(passes)
  if (found.length !== 1) throw new RangeError(`${found.length} of ${list.length} fit: ${JSON.stringify(list)}`)
  return found[0] as T
}

/** What all frames of a template must come to, each read in its own words. */
export const agreed = (values: readonly Value[]): Value =>
  new Set(values.map((v) => v.key)).size === 1
    ? (values[0] as Value)
    : text(`The frames disagree: ${values.map((v) => v.key).join('; ')}`)
