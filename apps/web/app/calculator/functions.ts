/** A value that does not exist, with the sentence to show. */
export class CalculationError extends Error {}

export type Angle = 'deg' | 'rad'

const fail = (sentence: string): never => {
  throw new CalculationError(sentence)
}

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

const sine = (x: number, angle: Angle): number => (angle === 'deg' ? sineOfDegrees(x) : snap(Math.sin(x), x))
const cosine = (x: number, angle: Angle): number => (angle === 'deg' ? sineOfDegrees(x + 90) : snap(Math.cos(x), 1))

function tangent(x: number, angle: Angle): number {
  const bottom = cosine(x, angle)
  if (bottom === 0) return fail('The tangent has no value at this angle.')
  if (angle === 'deg' && (((x % 180) + 180) % 180) % 45 === 0)
    return sine(x, angle) === 0 ? 0 : Math.round(sine(x, angle) / bottom)
  return angle === 'deg' ? sine(x, angle) / bottom : snap(Math.tan(x), x)
}

const fromRadians = (x: number, angle: Angle): number =>
  angle === 'deg' ? Number(((x * 180) / Math.PI).toPrecision(15)) : x

const within = (x: number, name: string): number =>
  x < -1 || x > 1 ? fail(`The inverse ${name} needs a number from −1 to 1.`) : x

const positive = (x: number): number => (x > 0 ? x : fail('A logarithm needs a number above zero.'))

function logarithm(x: number, base = 10): number {
  if (base <= 0 || base === 1) return fail('The base of a logarithm is a positive number other than 1.')
  if (base === 10) return Math.log10(positive(x))
  if (base === 2) return Math.log2(positive(x))
  return Number((Math.log(positive(x)) / Math.log(base)).toPrecision(15))
}

export function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) return fail('The factorial needs a whole number from 0 up.')
  // 171! is beyond what a number can hold; the caller says so.
  if (n > 170) return Number.POSITIVE_INFINITY
  let product = 1
  for (let i = 2; i <= n; i++) product *= i
  return product
}

export function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) return fail('Division by zero has no value.')
  const value = base ** exponent
  if (!Number.isNaN(value)) return value
  // An odd root of a negative number is real, although floating point cannot say so: (−8)^(1/3) is −2.
  const root = 1 / exponent
  if (base < 0 && Math.abs(root - Math.round(root)) < 1e-9 && Math.round(root) % 2 !== 0) return -((-base) ** exponent)
  return fail('This power of a negative number is not a real number.')
}

export const divide = (a: number, b: number): number => (b === 0 ? fail('Division by zero has no value.') : a / b)

const root = (x: number): number =>
  x < 0 ? fail('The square root of a negative number is not a real number.') : Math.sqrt(x)

type Entry = Readonly<{ least: number; most: number; call: (angle: Angle, x: number, y?: number) => number }>
const one = (call: (x: number, angle: Angle) => number): Entry => ({
  least: 1,
  most: 1,
  call: (angle, x) => call(x, angle),
})

/** Everything that can be called by name: nothing else exists for an expression. */
export const FUNCTIONS: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['sin', one(sine)],
  ['cos', one(cosine)],
  ['tan', one(tangent)],
  ['asin', one((x, angle) => fromRadians(Math.asin(within(x, 'sine')), angle))],
  ['acos', one((x, angle) => fromRadians(Math.acos(within(x, 'cosine')), angle))],
  ['atan', one((x, angle) => fromRadians(Math.atan(x), angle))],
  ['ln', one((x) => Math.log(positive(x)))],
  ['log', { least: 1, most: 2, call: (_, x, base) => logarithm(x, base) }],
  ['exp', one((x) => Math.exp(x))],
  ['sqrt', one(root)],
  ['cbrt', one((x) => Math.cbrt(x))],
  ['abs', one((x) => Math.abs(x))],
  ['floor', one((x) => Math.floor(x))],
  ['ceil', one((x) => Math.ceil(x))],
  ['round', one((x) => Math.round(x))],
])
