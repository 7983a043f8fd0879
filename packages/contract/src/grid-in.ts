import { LIMITS } from './limits.ts'

/** Keeps what a grid-in field may hold: digits, period, slash, minus; at most 6 characters (spec §5). */
export const filterGridIn = (text: string): string => text.replace(/[^0-9./-]/g, '').slice(0, LIMITS.gridInLength)

export type Fraction = Readonly<{ n: bigint; d: bigint }>

const decimal = (text: string): Fraction | null => {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '', part = ''] = match
  if (whole === '' && part === '') return null
  const n = BigInt(whole + part)
  return { n: sign === '-' ? -n : n, d: 10n ** BigInt(part.length) }
}

/** Reads a grid-in answer as an exact fraction; a slash divides; null when it cannot be read or divides by zero. */
export function parseGridIn(text: string): Fraction | null {
  const parts = text.split('/')
  if (parts.length > 2) return null
  const top = decimal(parts[0] ?? '')
  if (!top || parts.length === 1) return top
  const bottom = decimal(parts[1] ?? '')
  if (!bottom || bottom.n === 0n) return null
  const flip = bottom.n < 0n ? -1n : 1n
  return { n: top.n * bottom.d * flip, d: top.d * bottom.n * flip }
}

const equal = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d

const terminates = ({ n, d }: Fraction): boolean => {
  let rest = d / gcd(n < 0n ? -n : n, d)
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/**
 * Whether an answer equals the key (spec §4), compared as exact fractions: .5, 0.5, 1/2 and 2/4 are one value.
 * A key without a finite decimal form also accepts its rounding or truncation when the field is filled.
 */
export function gridInEquals(answer: string, key: string): boolean {
  const given = parseGridIn(answer)
  const wanted = parseGridIn(key)
  if (!given || !wanted) return false
  if (equal(given, wanted)) return true
  if (terminates(wanted) || answer.includes('/')) return false
  // A minus sign takes a place of its own, so a negative answer has one digit less.
  if (answer.length < LIMITS.gridInLength) return false
  const scale = given.d
  const negative = wanted.n < 0n
  const top = (negative ? -wanted.n : wanted.n) * scale
  const truncated = top / wanted.d
  const rounded = (2n * top + wanted.d) / (2n * wanted.d)
  const shown = negative ? -given.n : given.n
  return shown === truncated || shown === rounded
}

/** Zero counts as skipped and incorrect (spec §4). */
export const isGridInZero = (answer: string): boolean => parseGridIn(answer)?.n === 0n
