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

/** An expression that was read, for any values of its letters. */
type Reader = (letters: Letters) => number

/** Sums, products (also without a sign), powers, fractions, roots and parentheses. */
function parse(tex: string): Reader {
  const tokens = bare(tex).match(TOKEN) ?? []
  let i = 0
  const take = (wanted: string): void => {
    if (tokens[i] !== wanted) throw new RangeError(`${tex}: ${wanted} expected, ${tokens[i] ?? 'nothing'} found`)
    i++
  }
  const inside = (open: string, close: string): Reader => {
    take(open)
    const value = sum()
    take(close)
    return value
  }
  const unread = (token: string) => new RangeError(`${tex}: cannot read ${token || 'the end'}`)
  const atom = (): Reader => {
    const token = tokens[i] ?? ''
    if (token === '(') return inside('(', ')')
    if (token === '{') return inside('{', '}')
    i++
    if (token === '\\frac') {
      const [top, bottom] = [inside('{', '}'), inside('{', '}')]
      return (letters) => top(letters) / bottom(letters)
    }
    if (token === '\\sqrt') {
      const under = inside('{', '}')
      return (letters) => Math.sqrt(under(letters))
    }
    if (/^\d/.test(token)) {
      const value = Number(token)
      return () => value
    }
    if (!/^[a-z]$/.test(token)) throw unread(token)
    return (letters) => {
      const value = letters[token]
      if (value === undefined) throw unread(token)
      return value
    }
  }
  const power = (): Reader => {
    const base = atom()
    if (tokens[i] !== '^') return base
    i++
    const exponent = atom()
    return (letters) => base(letters) ** exponent(letters)
  }
  const startsFactor = (token: string | undefined): boolean =>
    token !== undefined && (/^[\da-z({]/.test(token) || token === '\\frac' || token === '\\sqrt')
  const product = (): Reader => {
    const factors = [power()]
    for (;;) {
      if (tokens[i] === '\\cdot') i++
      else if (!startsFactor(tokens[i])) break
      factors.push(power())
    }
    return factors.length === 1
      ? (factors[0] as Reader)
      : (letters) => factors.reduce((value, factor) => value * factor(letters), 1)
  }
  const sum = (): Reader => {
    const signs: number[] = []
    const terms: Reader[] = []
    do {
      const sign = tokens[i] === '-' ? -1 : 1
      if (tokens[i] === '-' || (terms.length > 0 && tokens[i] === '+')) i++
      signs.push(sign)
      terms.push(product())
    } while (tokens[i] === '+' || tokens[i] === '-')
    return terms.length === 1 && signs[0] === 1
      ? (terms[0] as Reader)
      : (letters) => terms.reduce((value, term, k) => value + (signs[k] as number) * term(letters), 0)
  }
  const value = sum()
  if (i < tokens.length) throw new RangeError(`${tex}: ${tokens[i]} is left over`)
  return value
}

/** How many of the last texts are known: a check tries hundreds of values in each line of a question. */
const REMEMBERED = 200

/** What a text is read as, read once while it is looked at. */
function remembered<T>(read: (tex: string) => T): (tex: string) => T {
  const known = new Map<string, T>()
  return (tex) => {
    const before = known.get(tex)
    if (before !== undefined) return before
    const fresh = read(tex)
    if (known.size >= REMEMBERED) known.clear()
    known.set(tex, fresh)
    return fresh
  }
}

const reader = remembered(parse)

/** The value of an expression for these values of its letters. */
export const readValue = (tex: string, letters: Letters = {}): number => reader(tex)(letters)

/** The two sides of an equation or inequality and the sign between them. */
export function sidesOf(tex: string): Readonly<{ left: string; sign: string; right: string }> {
  const [, left, sign, right] = /^(.*?)(=|\\lt|\\le|\\gt|\\ge)(?![a-z])(.*)$/.exec(bare(tex)) ?? []
  if (left === undefined || sign === undefined || right === undefined) throw new RangeError(`${tex} compares nothing`)
  return { left, sign, right }
}

const comparison = remembered((tex): ((letters: Letters) => boolean) => {
  const { left, sign, right } = sidesOf(tex)
  const [one, other] = [parse(left), parse(right)]
  return (letters) => SIGNS[sign]?.(one(letters), other(letters)) === true
})

/** Whether an equation or inequality is true for these values. */
export const isTrue = (tex: string, letters: Letters): boolean => comparison(tex)(letters)

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
