import { MathError } from './errors.ts'
import { corr, count, mad, mean, median, mode, quantile, quartile, stdev, variance } from './statistics.ts'

export type Angle = 'deg' | 'rad'

/** Where a function has no value: a sentence for a calculation, no point for a curve. */
export type NoValue = (sentence: string) => number
export const sayNoValue: NoValue = (sentence) => {
  throw new MathError(sentence)
}
export const drawNoValue: NoValue = () => Number.NaN

/** What floating point leaves of a zero at a multiple of π is zero; a small angle keeps its small value. */
const snap = (value: number, x: number): number => (Math.abs(value) < 1e-14 && Math.abs(x) > 1e-3 ? 0 : value)

/** Exact at the angles of the unit circle, so that sin 30° is 0.5 and cos 90° is 0. */
function sineOfDegrees(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  if (turn % 180 === 0) return 0
  if (turn === 90) return 1
  if (turn === 270) return -1
  if (turn === 30 || turn === 150) return 0.5
  if (turn === 210 || turn === 330) return -0.5
  return Math.sin((turn * Math.PI) / 180)
}

const sine = (x: number, deg: boolean): number => (deg ? sineOfDegrees(x) : snap(Math.sin(x), x))
const cosine = (x: number, deg: boolean): number => (deg ? sineOfDegrees(x + 90) : snap(Math.cos(x), 1))

function tangent(x: number, deg: boolean, no: NoValue): number {
  const bottom = cosine(x, deg)
  if (bottom === 0) return no('The tangent has no value at this angle.')
  if (!deg) return snap(Math.tan(x), x)
  const top = sine(x, deg)
  return (((x % 180) + 180) % 180) % 45 === 0 ? Math.round(top / bottom) : top / bottom
}

const LOG_BASE = 'The base of a logarithm is a positive number other than 1.'
function logarithm(x: number, base: number, no: NoValue): number {
  if (!(base > 0) || base === 1) return no(LOG_BASE)
  if (!(x > 0)) return no('A logarithm needs a number above zero.')
  if (base === 10) return Math.log10(x)
  if (base === 2) return Math.log2(x)
  const value = Math.log(x) / Math.log(base)
  const whole = Math.round(value)
  return base ** whole === x ? whole : value
}

/** n! for whole n up to 170; 171! is beyond what a number can hold. */
export function factorial(n: number, no: NoValue): number {
  if (!Number.isInteger(n) || n < 0) return no('The factorial needs a whole number from 0 up.')
  if (n > 170) return Number.POSITIVE_INFINITY
  let product = 1
  for (let i = 2; i <= n; i++) product *= i
  return product
}

export function power(base: number, exponent: number, no: NoValue): number {
  if (exponent === 2) return base * base
  if (base === 0 && exponent < 0) return no('Division by zero has no value.')
  const value = base ** exponent
  if (!Number.isNaN(value) || Number.isNaN(base) || Number.isNaN(exponent)) return value
  // A root of odd order is real, although floating point cannot say so: (−8)^(1/3) is −2, (−8)^(2/3) is 4.
  for (let q = 3; q <= 15; q += 2) {
    const p = exponent * q
    if (Math.abs(p - Math.round(p)) < 1e-9 * q) return (-base) ** exponent * (Math.round(p) % 2 === 0 ? 1 : -1)
  }
  return no('This power of a negative number is not a real number.')
}

export const divide = (a: number, b: number, no: NoValue): number =>
  b === 0 ? no('Division by zero has no value.') : a / b

function root(order: number, x: number, no: NoValue): number {
  if (order === 2) return x < 0 ? no('The square root of a negative number is not a real number.') : Math.sqrt(x)
  if (order === 3) return Math.cbrt(x)
  if (order === 0) return no('A root of order 0 has no value.')
  if (x < 0 && Number.isInteger(order) && order % 2 !== 0) return -((-x) ** (1 / order))
  return x < 0 ? no('An even root of a negative number is not a real number.') : x ** (1 / order)
}

const whole = (...values: number[]): boolean => values.every((v) => Number.isInteger(v))
const gcd = (a: number, b: number): number => {
  let [p, q] = [Math.abs(a), Math.abs(b)]
  while (q > 0) [p, q] = [q, p % q]
  return p
}

function arrangements(n: number, r: number, ordered: boolean, no: NoValue): number {
  if (!whole(n, r) || n < 0 || r < 0) return no('Combinations need whole numbers from 0 up.')
  if (r > n) return 0
  let product = 1
  const steps = ordered ? r : Math.min(r, n - r)
  if (steps > 1000) return Number.POSITIVE_INFINITY
  for (let i = 0; i < steps; i++) product = ordered ? product * (n - i) : (product * (n - i)) / (i + 1)
  return ordered ? product : Math.round(product)
}

export type One = (x: number) => number
export type Two = (x: number, y: number) => number
export type Many = (values: readonly number[]) => number

/** What a name can do: with one number, with two, with a list of them. */
export type Fn = Readonly<{
  one?: One
  two?: Two
  many?: Many
  withList?: (values: readonly number[], p: number) => number
}>

function table(angle: Angle, no: NoValue): Record<string, Fn> {
  const deg = angle === 'deg'
  const back = (x: number): number => (deg ? Number(((x * 180) / Math.PI).toPrecision(15)) : x)
  const within = (x: number, name: string, f: One): number =>
    x < -1 || x > 1 ? no(`The inverse ${name} needs a number from −1 to 1.`) : back(f(x))
  const over = (bottom: number): number => (bottom === 0 ? no('This has no value at this angle.') : 1 / bottom)
  const listed =
    (f: Many): Many =>
    (v) =>
      v.length === 0 ? no('This list is empty.') : f(v)
  const reduce = (f: Two): Many => listed((v) => (whole(...v) ? v.reduce(f) : no('This needs whole numbers.')))
  return {
    sin: { one: (x) => sine(x, deg) },
    cos: { one: (x) => cosine(x, deg) },
    tan: { one: (x) => tangent(x, deg, no) },
    sec: { one: (x) => over(cosine(x, deg)) },
    csc: { one: (x) => over(sine(x, deg)) },
    cot: { one: (x) => (sine(x, deg) === 0 ? over(0) : cosine(x, deg) / sine(x, deg)) },
    asin: { one: (x) => within(x, 'sine', Math.asin) },
    acos: { one: (x) => within(x, 'cosine', Math.acos) },
    atan: { one: (x) => back(Math.atan(x)) },
    sinh: { one: Math.sinh },
    cosh: { one: Math.cosh },
    tanh: { one: Math.tanh },
    ln: { one: (x) => (x > 0 ? Math.log(x) : no('A logarithm needs a number above zero.')) },
    log: { one: (x) => logarithm(x, 10, no), two: (x, base) => logarithm(x, base, no) },
    exp: { one: Math.exp },
    sqrt: { one: (x) => root(2, x, no) },
    cbrt: { one: Math.cbrt },
    root: { two: (n, x) => root(n, x, no) },
    abs: { one: Math.abs },
    sign: { one: Math.sign },
    floor: { one: Math.floor },
    ceil: { one: Math.ceil },
    round: { one: Math.round, two: (x, d) => Math.round(x * 10 ** d) / 10 ** d },
    mod: { two: (a, b) => (b === 0 ? no('Division by zero has no value.') : a - b * Math.floor(a / b)) },
    ncr: { two: (n, r) => arrangements(n, r, false, no) },
    npr: { two: (n, r) => arrangements(n, r, true, no) },
    gcd: { many: reduce(gcd) },
    lcm: { many: reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b))) },
    min: { many: listed((v) => Math.min(...v)) },
    max: { many: listed((v) => Math.max(...v)) },
    total: { many: (v) => v.reduce((a, b) => a + b, 0) },
    count: { many: count },
    mean: { many: listed(mean) },
    median: { many: listed(median) },
    mode: { many: listed((v) => mode(v) ?? no('No value occurs more often than the others.')) },
    stdev: { many: (v) => (v.length < 2 ? no('The standard deviation needs two numbers or more.') : stdev(v)) },
    stdevp: { many: listed((v) => Math.sqrt(variance(v, true))) },
    var: { many: (v) => (v.length < 2 ? no('The variance needs two numbers or more.') : variance(v)) },
    varp: { many: listed((v) => variance(v, true)) },
    mad: { many: listed(mad) },
    range: { many: listed((v) => Math.max(...v) - Math.min(...v)) },
    iqr: { many: listed((v) => quartile(v, 3) - quartile(v, 1)) },
    quantile: { withList: (v, p) => (p >= 0 && p <= 1 ? quantile(v, p) : no('A quantile lies from 0 to 1.')) },
    percentile: {
      withList: (v, p) => (p >= 0 && p <= 100 ? quantile(v, p / 100) : no('A percentile lies from 0 to 100.')),
    },
    quartile: {
      withList: (v, k) => ([0, 1, 2, 3, 4].includes(k) ? quartile(v, k) : no('A quartile is 0, 1, 2, 3 or 4.')),
    },
  }
}

const TABLES: Readonly<Record<string, Record<string, Fn>>> = {
  degsay: table('deg', sayNoValue),
  degdraw: table('deg', drawNoValue),
  radsay: table('rad', sayNoValue),
  raddraw: table('rad', drawNoValue),
}

export function functionNamed(name: string, angle: Angle, no: NoValue): Fn | undefined {
  const found = TABLES[`${angle}${no === sayNoValue ? 'say' : 'draw'}`]!
  return Object.hasOwn(found, name) ? found[name] : undefined
}

/** Functions of two lists, for values alone. */
export const LIST_PAIRS: Readonly<Record<string, (a: readonly number[], b: readonly number[]) => number>> = { corr }
