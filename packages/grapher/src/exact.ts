/** Numbers as people write them: 2/3, √2 and π/4 where a value is that within `TOLERANCE`, else a rounded decimal. */

/** Relative; a value that a solver found to 12 digits passes, one that is merely near does not. */
export const TOLERANCE = 1e-10

const MOST_BOTTOM = 1000
const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b), 1e-3)

export type Fraction = Readonly<{ top: number; bottom: number }>

/** The simplest fraction at a value, by continued fractions; null where the bottom would pass `most`. */
export function fractionOf(value: number, most = MOST_BOTTOM): Fraction | null {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) return null
  let [h0, h1, k0, k1] = [0, 1, 1, 0]
  let rest = Math.abs(value)
  for (let i = 0; i < 24; i++) {
    const whole = Math.floor(rest)
    ;[h0, h1] = [h1, whole * h1 + h0]
    ;[k0, k1] = [k1, whole * k1 + k0]
    if (k1 > most) return null
    if (near(h1 / k1, Math.abs(value))) return { top: Math.sign(value) * h1, bottom: k1 }
    if (rest === whole) return null
    rest = 1 / (rest - whole)
  }
  return null
}

const minus = (text: string): string => text.replace(/-/g, '−')
const over = (top: string, bottom: number): string => (bottom === 1 ? top : `${top}/${bottom}`)
const times = (n: number, sign: string): string => (n === 1 ? sign : n === -1 ? `−${sign}` : `${n}${sign}`)

const fractionText = (f: Fraction): string => minus(over(String(f.top), f.bottom))

/** The largest square that divides a whole number: 12 is 2² · 3. */
function squareOut(n: number): readonly [number, number] {
  let [outside, inside] = [1, n]
  for (let d = 2; d * d <= inside; d++)
    while (inside % (d * d) === 0) {
      inside /= d * d
      outside *= d
    }
  return [outside, inside]
}

/** a√n/b. */
function surdText(value: number): string | null {
  const square = fractionOf(value * value, 400)
  if (!square || square.top === 0 || square.top > 40_000) return null
  const [outside, inside] = squareOut(square.top * square.bottom)
  if (inside === 1) return null
  const common = gcd(outside, square.bottom)
  const [top, bottom] = [(Math.sign(value) * outside) / common, square.bottom / common]
  return bottom > 60 || inside > 2000 ? null : minus(over(times(top, `√${inside}`), bottom))
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** (a ± b√n)/c with small numbers: the zeros of a quadratic function. */
function quadraticText(value: number): string | null {
  for (let c = 1; c <= 12; c++)
    for (let a = 1; a <= 40; a++)
      for (const whole of [a, -a]) {
        const root = value * c - whole
        const square = Math.round(root * root)
        if (square < 2 || square > 4000) continue
        if (Math.abs(root * root - square) > 1e-10 * square) continue
        const [outside, inside] = squareOut(square)
        if (inside === 1 || gcd(gcd(whole, outside), c) !== 1) continue
        const sum = `${whole} ${root < 0 ? '−' : '+'} ${times(outside, `√${inside}`)}`
        return minus(c === 1 ? sum : `(${sum})/${c}`)
      }
  return null
}

function piText(value: number): string | null {
  const f = fractionOf(value / Math.PI, 24)
  return f && Math.abs(f.top) <= 200 ? minus(over(times(f.top, 'π'), f.bottom)) : null
}

/** The exact form that a value has, if it has a simple one that its decimal does not show. */
export function exactText(value: number): string | null {
  if (!Number.isFinite(value) || Number.isInteger(value) || Math.abs(value) < 1e-9) return null
  const f = fractionOf(value)
  if (f) return f.bottom === 1 ? null : fractionText(f)
  return piText(value) ?? surdText(value) ?? quadraticText(value)
}

/** A number to read: whole numbers in full, others rounded; very large or small ones as a power of ten. */
export function decimalText(value: number, digits = 6): string {
  if (Number.isNaN(value)) return 'no value'
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return minus(String(value === 0 ? 0 : value))
  const [shown = '', exponent] = plainNumber(value, digits).split('e')
  return minus(exponent === undefined ? shown : `${shown} × 10^${exponent}`)
}

/** The same number for other programs. */
export function plainNumber(value: number, digits = 12): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value === 0 ? 0 : value)
  const rounded = Number(value.toPrecision(digits))
  // From 10^15 on, zeros would stand for digits that are not known.
  const text = Math.abs(rounded) >= 1e15 ? rounded.toExponential() : String(rounded)
  return text.replace('e+', 'e')
}

/** The exact form where there is one, else the rounded decimal. */
export const numberText = (value: number, digits = 6): string => exactText(value) ?? decimalText(value, digits)
