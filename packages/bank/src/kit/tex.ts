/** Small pieces of TeX and HTML that content is made of. */

import { type Fracish, toFrac, toTex } from './num/frac.ts'
import { snap } from './num/steady.ts'
import type { Html } from './types.ts'

const size = (x: Fracish): string => {
  const f = toFrac(x)
  return toTex({ n: Math.abs(f.n), d: f.d })
}

const isNegative = (x: Fracish): boolean => toFrac(x).n < 0
const isZero = (x: Fracish): boolean => toFrac(x).n === 0

/** ` + 3`, ` - 3`, nothing for 0: what follows a first term. */
export function signed(x: Fracish): string {
  return isZero(x) ? '' : `${isNegative(x) ? ' - ' : ' + '}${size(x)}`
}

/** A coefficient as written before a letter: nothing for 1, `-` for −1. */
export function coef(x: Fracish): string {
  const s = size(x)
  return `${isNegative(x) ? '-' : ''}${s === '1' ? '' : s}`
}

/** `3x`, `-x`, `\frac{1}{2}x`; `0` for 0. */
export function term(x: Fracish, variable: string): string {
  return isZero(x) ? '0' : `${coef(x)}${variable}`
}

/** ` + 3x`, ` - x`, nothing for 0. */
export function signedTerm(x: Fracish, variable: string): string {
  if (isZero(x)) return ''
  const s = size(x)
  return `${isNegative(x) ? ' - ' : ' + '}${s === '1' ? '' : s}${variable}`
}

/** Terms in the order given: `terms([2, 'x'], [-1, 'y'], [5, ''])` is `2x - y + 5`. */
export function terms(...list: readonly (readonly [Fracish, string])[]): string {
  let out = ''
  for (const [x, variable] of list) {
    if (isZero(x)) continue
    if (out !== '') out += variable === '' ? signed(x) : signedTerm(x, variable)
    else out = variable === '' ? toTex(x) : term(x, variable)
  }
  return out === '' ? '0' : out
}

/** `ax + b` with clean signs. */
export function linear(a: Fracish, b: Fracish, variable = 'x'): string {
  return terms([a, variable], [b, ''])
}

/** Negative numbers in parentheses, for substitution: `(-3)`. */
export function paren(x: Fracish): string {
  return isNegative(x) ? `(${toTex(x)})` : toTex(x)
}

const grouped = (digits: string, comma: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, comma)

/** `1,200` for running text. */
export function group(n: number): string {
  const [whole = '', rest] = String(n).split('.')
  return rest === undefined ? grouped(whole, ',') : `${grouped(whole, ',')}.${rest}`
}

/** Money in running text, in dollars: `\$12`, `\$12.50`, `\$1,250`. The backslash keeps it from starting TeX. */
export function money(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100)
  const whole = grouped(String(Math.floor(cents / 100)), ',')
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${dollars < 0 ? '-' : ''}\\$${whole}${rest}`
}

/** `a`, `a and b`, `a, b, and c`. */
export function list(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('')
  if (items.length === 2) return items.join(` ${word} `)
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`
}

/** A table with column headers; with `rowHeaders` the first cell of each row is a header as well. */
export function table(
  headers: readonly Html[],
  rows: readonly (readonly (Html | number)[])[],
  caption = '',
  rowHeaders = false,
): Html {
  // The corner of a two-way table heads nothing: it is no header.
  const head = headers.map((h) => (h === '' ? '<td></td>' : `<th scope="col">${h}</th>`)).join('')
  const cell = (c: Html | number, i: number) => (rowHeaders && i === 0 ? `<th scope="row">${c}</th>` : `<td>${c}</td>`)
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')
  const title = caption === '' ? '' : `<caption>${caption}</caption>`
  return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** Lines of worked-out work, as a student would write them (for find-the-error questions). */
export function work(lines: readonly Html[], label = 'Step'): Html {
  const rows = lines.map((line, i) => `<tr><th scope="row">${label} ${i + 1}</th><td>${line}</td></tr>`)
  return `<table class="work"><tbody>${rows.join('')}</tbody></table>`
}

/** Text that comes from elsewhere, as HTML writes it between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Text as it stands inside a figure and in its attributes. */
export const escapeSvg = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const FIGURE = /<svg\b[\s\S]*?<\/svg>/g

export const figuresIn = (html: Html): readonly Html[] => html.match(FIGURE) ?? []
export const withoutFigures = (html: Html): Html => html.replace(FIGURE, ' ')

/** Equal to a decimal, or about: “= 2.3” where the places shown are all there are, “\approx 1.686” where they are not. */
export function nearly(x: number, places: number): string {
  const shown = snap(x).toFixed(places)
  return snap(x) === Number(shown) ? `= ${Number(shown)}` : `\\approx ${shown}`
}
