/** Answers and options as values: what is shown, and a key that is equal exactly when the answers are the same. */

import {
  cmp,
  div,
  type Frac,
  type Fracish,
  sub,
  terminates,
  toDecimalText,
  toFrac,
  toNumber,
  toTex,
  toText,
} from './num/frac.ts'
import { type Poly, polyNumber, polyTex } from './num/poly.ts'
import { isRational, type Surd, surdNumber, surdTex } from './num/surd.ts'
import { coef, group, money } from './tex.ts'
import type { Html, Value } from './types.ts'

type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'

/** A number for every letter, so that `({ x, y }) => 2 * x + y` needs no declarations. */
export type Vars = Readonly<Record<Letter, number>>

/** Fixed points without special relations; two of them negative, so that |x| and x differ. */
const POINTS: readonly Vars[] = [0.731, 1.372, 2.618, 0.2113, -0.857, -1.913].map((start) => {
  const at = {} as Record<Letter, number>
  for (let i = 0; i < 26; i++) {
    const spread = Math.sign(start) * (((Math.abs(start) * (i + 1.618) * 7.389) % 2.7) + 0.137)
    at[String.fromCharCode(97 + i) as Letter] = spread
  }
  return at
})

const rounded = (x: number): string =>
  Number.isFinite(x) ? (Math.abs(x) < 1e-9 ? '0' : String(Number(x.toPrecision(8)))) : 'none'

const math = (tex: string): Html => `$${tex}$`

/** A rational number. */
export function num(x: Fracish): Value {
  return { html: math(toTex(x)), key: toText(x), number: toFrac(x) }
}

/** TeX that is the same value exactly when it is written the same. */
export function asWritten(tex: string): Value {
  return { html: math(tex), key: tex }
}

/** A wrong value that looks like a right one: whole, and of a believable size. */
export function whole(x: Fracish, lo = 1, hi = Number.POSITIVE_INFINITY): Value | null {
  if (typeof x === 'number' && !Number.isInteger(x)) return null
  const f = toFrac(x)
  return f.d === 1 && f.n >= lo && f.n <= hi ? num(f.n) : null
}

/** An angle: `$37^\circ$`. */
export function deg(x: Fracish): Value {
  return { html: math(`${toTex(x)}^\\circ`), key: `${toText(x)} deg`, number: toFrac(x) }
}

/** A rational number shown as a decimal: `0.75`. With `digits`, shown (and compared) rounded to so many places. */
export function decimal(x: Fracish, digits?: number): Value {
  const exact = digits === undefined
  if (exact && !terminates(x)) return num(x)
  const shown = toDecimalText(x, digits)
  const [n = '', places = ''] = shown.split('.')
  const value = exact ? toFrac(x) : div(Number(n + places), 10 ** places.length)
  return { html: math(shown), key: toText(value), number: value }
}

/** A number with its unit: `12 cm`; `1,250 people`. Decimals where the fraction ends. */
export function quantity(x: Fracish, unit: string): Value {
  const f = toFrac(x)
  const shown = f.d === 1 || terminates(f) ? group(toNumber(f)) : `$${toTex(f)}$`
  return { html: `${shown} ${unit}`, key: `${toText(f)} ${unit}`, number: f }
}

/** An amount in dollars: `\$12.50`. */
export function dollars(x: Fracish): Value {
  return { html: money(toNumber(x)), key: `$${toText(x)}`, number: toFrac(x) }
}

/** `15%`, given as 15. */
export function percent(x: Fracish): Value {
  return { html: `${terminates(x) ? toDecimalText(x) : `$${toTex(x)}$`}%`, key: `${toText(x)}%`, number: toFrac(x) }
}

/** An expression, compared by its values at fixed points: `2(x + 1)` and `2x + 2` have one key. */
export function expr(tex: string, fn: (v: Vars) => number): Value {
  return { html: math(tex), key: `expr ${POINTS.map((v) => rounded(fn(v))).join(' ')}` }
}

export function polyValue(p: Poly, variable: Letter = 'x'): Value {
  return expr(polyTex(p, variable), (v) => polyNumber(p, v[variable]))
}

/** An equation, given by left side minus right side; compared up to a factor: `2y = 4x` and `y = 2x` have one key. */
export function equation(tex: string, leftMinusRight: (v: Vars) => number): Value {
  const values = POINTS.map(leftMinusRight)
  const scale = values.find((x) => Number.isFinite(x) && Math.abs(x) > 1e-9) ?? 1
  return { html: math(tex), key: `equation ${values.map((x) => rounded(x / scale)).join(' ')}` }
}

export function surdValue(s: Surd): Value {
  if (isRational(s)) return num(s.a)
  return { html: math(surdTex(s)), key: `surd ${rounded(surdNumber(s))}` }
}

/** A rational multiple of π: `\frac{3\pi}{4}`. */
export function piMultiple(x: Fracish, unit = ''): Value {
  const f = toFrac(x)
  if (f.n === 0) return num(0)
  const top = `${coef({ n: Math.abs(f.n), d: 1 })}\\pi`
  const tex = `${f.n < 0 ? '-' : ''}${f.d === 1 ? top : `\\frac{${top}}{${f.d}}`}`
  return { html: unit === '' ? math(tex) : `${math(tex)} ${unit}`, key: `${toText(f)}pi${unit && ` ${unit}`}` }
}

/** re + im·i. */
export function complex(re: Fracish, im: Fracish): Value {
  if (toFrac(im).n === 0) return num(re)
  const imag = `${coef(im)}i`
  const tex = toFrac(re).n === 0 ? imag : `${toTex(re)}${imag.startsWith('-') ? ` - ${imag.slice(1)}` : ` + ${imag}`}`
  return { html: math(tex), key: `complex ${toText(re)} ${toText(im)}` }
}

export function point(x: Fracish, y: Fracish): Value {
  return { html: math(`(${toTex(x)}, ${toTex(y)})`), key: `point ${toText(x)} ${toText(y)}` }
}

/** Several points, in any order. */
export function pointSet(points: readonly (readonly [Fracish, Fracish])[]): Value {
  const values = points.map(([x, y]) => point(x, y))
  return {
    html: values.map((v) => v.html).join(' and '),
    key: `points ${values
      .map((v) => v.key)
      .sort()
      .join(' ')}`,
  }
}

const asSurd = (x: Fracish | Surd): Surd =>
  typeof x === 'object' && 'a' in x ? x : { a: toFrac(x), b: { n: 0, d: 1 }, n: 1 }

/** The set of solutions, in any order; none is "No solution". Values are shown from the smallest up. */
export function solutions(list: readonly (Fracish | Surd)[], variable = 'x'): Value {
  if (list.length === 0) return { html: 'No solution', key: 'no solution' }
  const sorted = list.map(asSurd).sort((s, t) => surdNumber(s) - surdNumber(t))
  const keys = [...new Set(sorted.map((s) => surdValue(s).key))]
  const shown = [...new Set(sorted.map((s) => math(`${variable} = ${surdTex(s)}`)))]
  return { html: shown.join(' or '), key: `solutions ${keys.join(' | ')}` }
}

/** "All real numbers", "No solution" and the like: the fixed words of an answer. */
export function text(sentence: Html): Value {
  // m∠A = m∠B and ∠A = ∠B are one statement: how a measure is written makes no other option of it.
  const plain = sentence.toLowerCase().replace(/\bm(?=\\angle)/g, '')
  return { html: sentence, key: `text ${plain.replace(/\s+/g, ' ').replace(/\.$/, '').trim()}` }
}

/** A drawing as an option; the key says what it shows (two drawings of one thing have one key). */
export function svgValue(svg: Html, key: string): Value {
  return { html: svg, key: `svg ${key}` }
}

export type Relation = '<' | '<=' | '>' | '>='

const SIGN: Readonly<Record<Relation, string>> = { '<': '\\lt', '<=': '\\le', '>': '\\gt', '>=': '\\ge' }
const open = (r: Relation): boolean => r === '<' || r === '>'

type Part = Readonly<{ lo: Frac | null; loOpen: boolean; hi: Frac | null; hiOpen: boolean }>

const partKey = (p: Part): string =>
  `${p.loOpen ? '(' : '['}${p.lo ? toText(p.lo) : '-inf'},${p.hi ? toText(p.hi) : 'inf'}${p.hiOpen ? ')' : ']'}`

const ray = (r: Relation, bound: Fracish): Part =>
  r.startsWith('<')
    ? { lo: null, loOpen: true, hi: toFrac(bound), hiOpen: open(r) }
    : { lo: toFrac(bound), loOpen: open(r), hi: null, hiOpen: true }

/** `x \le 3`. Same key as the interval it means. */
export function inequality(variable: string, relation: Relation, bound: Fracish): Value {
  return { html: math(`${variable} ${SIGN[relation]} ${toTex(bound)}`), key: partKey(ray(relation, bound)) }
}

/** `-2 < x \le 5`: both relations as written, both `<` or `<=`. */
export function between(lo: Fracish, left: '<' | '<=', variable: string, right: '<' | '<=', hi: Fracish): Value {
  if (cmp(sub(hi, lo), 0) < 0) throw new RangeError('between: the bounds are in the wrong order')
  const key = partKey({ lo: toFrac(lo), loOpen: open(left), hi: toFrac(hi), hiOpen: open(right) })
  return { html: math(`${toTex(lo)} ${SIGN[left]} ${variable} ${SIGN[right]} ${toTex(hi)}`), key }
}

/** `x < -2` or `x \ge 5`. */
export function either(variable: string, low: '<' | '<=', lo: Fracish, high: '>' | '>=', hi: Fracish): Value {
  const [a, b] = [inequality(variable, low, lo), inequality(variable, high, hi)]
  return { html: `${a.html} or ${b.html}`, key: `${a.key} or ${b.key}` }
}

/** `(-2, 5]`, in interval notation; null stands for an infinite end. Brackets as written: `interval('(', -2, 5, ']')`. */
export function interval(left: '(' | '[', lo: Fracish | null, hi: Fracish | null, right: ')' | ']'): Value {
  const tex = `${left}${lo === null ? '-\\infty' : toTex(lo)}, ${hi === null ? '\\infty' : toTex(hi)}${right}`
  const part: Part = {
    lo: lo === null ? null : toFrac(lo),
    loOpen: left === '(',
    hi: hi === null ? null : toFrac(hi),
    hiOpen: right === ')',
  }
  return { html: math(tex), key: partKey(part) }
}
