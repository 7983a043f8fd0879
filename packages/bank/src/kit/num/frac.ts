/** Exact fractions in lowest terms, the denominator positive. Plain data, so that parameters can be stored as JSON. */

export type Frac = Readonly<{ n: number; d: number }>

/** Where a fraction is wanted, a whole number will do. */
export type Fracish = Frac | number

const big = (x: bigint): bigint => (x < 0n ? -x : x)

/** Where products stay whole and exact as plain numbers, nearly always, these are many times quicker. */
const small = (n: number, d: number): Frac | null => {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) return null
  const by = gcd(n, d) * Math.sign(d)
  return { n: n / by + 0, d: d / by }
}

function reduce(n: bigint, d: bigint): Frac {
  if (d === 0n) throw new RangeError('fraction with denominator 0')
  let [a, b] = [big(n), big(d)]
  while (b > 0n) [a, b] = [b, a % b]
  const sign = d < 0n ? -1n : 1n
  const out = { n: Number((sign * n) / a), d: Number((sign * d) / a) }
  if (!Number.isSafeInteger(out.n) || !Number.isSafeInteger(out.d)) throw new RangeError('fraction too large')
  return out
}

export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

export function lcm(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.abs(a / gcd(a, b)) * Math.abs(b)
}

export function frac(n: number, d = 1): Frac {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d)) throw new RangeError(`frac(${n}, ${d}): whole numbers only`)
  return small(n, d) ?? reduce(BigInt(n), BigInt(d))
}

export function toFrac(x: Fracish): Frac {
  return typeof x === 'number' ? frac(x) : x
}

const parts = (x: Fracish): [bigint, bigint] => {
  const f = toFrac(x)
  return [BigInt(f.n), BigInt(f.d)]
}

export function add(x: Fracish, y: Fracish): Frac {
  const [[a, b], [c, d]] = [parts(x), parts(y)]
  return reduce(a * d + c * b, b * d)
}

export function mul(x: Fracish, y: Fracish): Frac {
  const [v, w] = [toFrac(x), toFrac(y)]
  const quick = small(v.n * w.n, v.d * w.d)
  if (quick) return quick
  const [[a, b], [c, d]] = [parts(v), parts(w)]
  return reduce(a * c, b * d)
}

export function div(x: Fracish, y: Fracish): Frac {
  const [[a, b], [c, d]] = [parts(x), parts(y)]
  return reduce(a * d, b * c)
}

export function neg(x: Fracish): Frac {
  return mul(x, -1)
}

export function sub(x: Fracish, y: Fracish): Frac {
  return add(x, neg(y))
}

/** Negative, 0 or positive as x is less than, equal to or greater than y. */
export function cmp(x: Fracish, y: Fracish): number {
  const [[a, b], [c, d]] = [parts(x), parts(y)]
  const diff = a * d - c * b
  return diff < 0n ? -1 : diff > 0n ? 1 : 0
}

export function eq(x: Fracish, y: Fracish): boolean {
  return cmp(x, y) === 0
}

export function abs(x: Fracish): Frac {
  return cmp(x, 0) < 0 ? neg(x) : toFrac(x)
}

export function pow(x: Fracish, exponent: number): Frac {
  if (!Number.isInteger(exponent)) throw new RangeError('pow: whole exponents only')
  const [n, d] = parts(x)
  const e = BigInt(Math.abs(exponent))
  return exponent >= 0 ? reduce(n ** e, d ** e) : reduce(d ** e, n ** e)
}

export function isInt(x: Fracish): boolean {
  return toFrac(x).d === 1
}

export function toNumber(x: Fracish): number {
  const f = toFrac(x)
  return f.n / f.d
}

/** `-\frac{3}{4}`, `5`. */
export function toTex(x: Fracish): string {
  const f = toFrac(x)
  if (f.d === 1) return `${f.n}`
  return `${f.n < 0 ? '-' : ''}\\frac{${Math.abs(f.n)}}{${f.d}}`
}

/** A quotient as it is written down, and what it comes to where that looks different: `\frac{12}{8} = \frac{3}{2}`. */
export function fracWorked(n: number, d: number): string {
  const [written, reduced] = [`\\frac{${n}}{${d}}`, toTex(frac(n, d))]
  return written === reduced ? written : `${written} = ${reduced}`
}

/** `-3/4`, `5`: also the canonical key of a rational number. */
export function toText(x: Fracish): string {
  const f = toFrac(x)
  return f.d === 1 ? `${f.n}` : `${f.n}/${f.d}`
}

/** Whether the decimal form ends. */
export function terminates(x: Fracish): boolean {
  let { d } = toFrac(x)
  while (d % 2 === 0) d /= 2
  while (d % 5 === 0) d /= 5
  return d === 1
}

/** Decimal form: exact where it ends; rounded half away from zero to `digits` places where those are given. */
export function toDecimalText(x: Fracish, digits?: number): string {
  const f = toFrac(x)
  if (digits === undefined && !terminates(f)) throw new RangeError(`${toText(f)} has no finite decimal form`)
  let places = digits ?? 0
  if (digits === undefined) while (10n ** BigInt(places) % BigInt(f.d) !== 0n) places++
  const scaled = big(BigInt(f.n)) * 10n ** BigInt(places) * 2n
  const rounded = (scaled / BigInt(f.d) + 1n) / 2n
  const text = rounded.toString().padStart(places + 1, '0')
  const sign = f.n < 0 && rounded > 0n ? '-' : ''
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

/** Reads `12`, `-3/4`, `.5`, `2.50`; null for anything else. */
export function parseFrac(text: string): Frac | null {
  const ratio = /^(-?\d+)\/(\d+)$/.exec(text)
  if (ratio) return Number(ratio[2]) === 0 ? null : frac(Number(ratio[1]), Number(ratio[2]))
  const decimal = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!decimal || `${decimal[2]}${decimal[3] ?? ''}` === '') return null
  const places = decimal[3] ?? ''
  const digits = Number(`${decimal[2]}${places}`)
  return mul(frac(digits, 10 ** places.length), decimal[1] === '-' ? -1 : 1)
}

/** An exact fraction from a decimal as written: `dec('0.35')` or `dec(0.35)`. */
export function dec(x: string | number): Frac {
  const found = parseFrac(String(x))
  if (!found) throw new RangeError(`dec(${x}): not a plain decimal`)
  return found
}
