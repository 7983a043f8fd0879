/** Values and names that all subjects of Trigonometry use. */

import { decimal, type Frac, type Fracish, frac, num, piMultiple, surd, surdTex, text, toTex, type Value } from '#kit'

export type Fn = 'sin' | 'cos' | 'tan'
export const FNS = ['sin', 'cos', 'tan'] as const
export const WORD = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const
export const CO = { sin: 'cos', cos: 'sin', tan: 'tan' } as const

export const rad = (deg: number): number => (deg * Math.PI) / 180
export const toDeg = (r: number): number => (r * 180) / Math.PI
/** A function of an angle in degrees. */
export const at = (fn: Fn, deg: number): number => Math[fn](rad(deg))
export const inverse = (fn: Fn, x: number): number =>
  toDeg(fn === 'sin' ? Math.asin(x) : fn === 'cos' ? Math.acos(x) : Math.atan(x))

/** The fraction with the least denominator that is this number, if there is one. */
export function rational(x: number, most = 360): Frac | null {
  for (let d = 1; d <= most; d++) {
    const n = Math.round(x * d)
    if (Math.abs(n / d - x) < 1e-10) return frac(n, d)
  }
  return null
}

const squareFree = (n: number): boolean => [4, 9, 25, 49, 121, 169].every((k) => n % k !== 0)
const ROOTS = Array.from({ length: 400 }, (_, i) => i + 2).filter(squareFree)

const known = new Map<number, string>()

/** The exact form of a number: a fraction, a root, a sum of both, or the sum of two roots over 4. */
export function realTex(x: number): string {
  const found = known.get(x) ?? formOf(x)
  known.set(x, found)
  return found
}

/** The exact form for labels: 3√2, √3/2, −1/2. */
export const realText = (x: number): string =>
  realTex(x)
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\\frac\{([^}]*)\}\{([^}]*)\}/g, '$1/$2')
    .replace(/-/g, '−')

function formOf(x: number): string {
  const r = rational(x, 100)
  if (r) return toTex(r)
  for (const n of ROOTS) {
    const b = rational(x / Math.sqrt(n), 100)
    if (b && Math.abs(b.n) < 4000) return surdTex(surd(0, b, n))
  }
  for (const n of [2, 3, 5, 6, 7, 10, 13]) {
    for (let q = 1; q <= 12; q++) {
      for (let p = -60; p <= 60; p++) {
        const b = (x * q - p) / Math.sqrt(n)
        if (Math.abs(b - Math.round(b)) < 1e-9 && Math.abs(b) < 60)
          return surdTex(surd(frac(p, q), frac(Math.round(b), q), n))
      }
    }
  }
  for (let a = -12; a <= 12; a++) {
    for (let b = -12; b <= 12; b++) {
      if (a === 0 || b === 0 || Math.abs((a * Math.sqrt(6) + b * Math.SQRT2) / 4 - x) > 1e-9) continue
      const k = a % 2 === 0 && b % 2 === 0 ? (a % 4 === 0 && b % 4 === 0 ? 4 : 2) : 1
      const root = (c: number, n: number) => `${Math.abs(c) === 1 ? '' : Math.abs(c)}\\sqrt{${n}}`
      const [one, two] =
        a > 0
          ? [root(a / k, 6), `${b > 0 ? '+' : '-'} ${root(b / k, 2)}`]
          : b > 0
            ? [root(b / k, 2), `- ${root(a / k, 6)}`]
            : [`-${root(a / k, 6)}`, `- ${root(b / k, 2)}`]
      return k === 4 ? `${one} ${two}` : `\\frac{${one} ${two}}{${4 / k}}`
    }
  }
  throw new RangeError(`no exact form for ${x}`)
}

/** A real number in its exact form; two roads to one number give one key. */
export function real(x: number): Value {
  if (Math.abs(x) > 1e9) return text('It is undefined')
  const r = rational(x, 100)
  return r ? num(r) : { html: `$${realTex(x)}$`, key: `real ${x.toPrecision(9)}` }
}

/** The numbers of the functions, as operations of the kit name them. */
export const NUMBER = { sin: 1, cos: 2, tan: 3 } as const
/** A number with roots or sines in it as a fraction, far finer than any answer is rounded. */
export const fine = (x: number): Frac => frac(Math.round(x * 1e9), 1e9)
const size = (x: Fracish): number => (typeof x === 'number' ? x : x.n / x.d)
/** Right steps after a wrong one: rounding, as the question asks for it. */
export const toTenth = (x: Fracish): Frac => frac(Math.round(10 * size(x)), 10)
export const toWhole = (x: Fracish): Frac => frac(Math.round(size(x)))
/** “an” before 8, 11, 18 and the eighties, as in an 18-foot mast. */
export const article = (n: number): string => ([8, 11, 18].includes(n) || Math.floor(n / 10) === 8 ? 'an' : 'a')
/** Rounded to one decimal place. */
export const tenth = (x: number): Value => decimal(frac(Math.round(x * 10), 10), 1)
/** The same, where the value is of a believable size. */
export const tenthIf = (x: number, lo = 0.5, hi = 1000): Value | null => (x >= lo && x <= hi ? tenth(x) : null)
export const tenthText = (x: number): string => (Math.round(x * 10) / 10).toFixed(1)

/** A multiple of π, given by its factor. */
export const pi = (factor: number): Value => piMultiple(rational(factor) as Frac)
export const piTex = (factor: number): string => pi(factor).html.replace(/\$/g, '')
/** A multiple of π after a division sign, in parentheses where the sign could be read as dividing by its factor only. */
export const dividingPi = (factor: number): string => {
  const tex = piTex(factor)
  return /^\d/.test(tex) ? `(${tex})` : tex
}
/** For labels: 3π/4. */
export function piText(factor: number): string {
  const f = rational(factor) as Frac
  if (f.n === 0) return '0'
  const top = `${Math.abs(f.n) === 1 ? '' : Math.abs(f.n)}π`
  return `${f.n < 0 ? '−' : ''}${top}${f.d === 1 ? '' : `/${f.d}`}`
}

/** An angle as it is written, in degrees or radians. */
export const angleTex = (deg: number, radians: boolean): string => (radians ? piTex(deg / 180) : `${deg}^\\circ`)
export const angleText = (deg: number, radians: boolean): string =>
  radians ? piText(deg / 180) : `${deg}°`.replace('-', '−')

/** The angle in degrees that is written as `angleTex` writes it. */
export function angleOf(tex: string): number {
  const [, sign = '', top = '', bottom = '1'] =
    /^(-?)(?:\\frac\{)?(\d*)(?:\\pi|\^\\circ)?(?:\}\{(\d+)\})?/.exec(tex) ?? []
  const size = (top === '' ? 1 : Number(top)) / Number(bottom)
  return (sign === '-' ? -1 : 1) * (tex.includes('\\pi') ? size * 180 : size)
}
