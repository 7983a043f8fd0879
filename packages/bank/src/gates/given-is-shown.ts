/** What the check uses stands in the stem. */

import type { DrawnItem } from '../draw/drawn.ts'
import { type Frac, parseFrac } from '../kit/num/frac.ts'
import { perDrawnItem } from './per-item.ts'
import { showsNumber } from './reading/shows-number.ts'

/** All numbers of a value, however deep; a fraction counts as one number. */
export function numbersIn(x: unknown): Frac[] {
  if (typeof x === 'number') return [parseFrac(String(x)) ?? { n: x, d: 1 }]
  if (Array.isArray(x)) return x.flatMap(numbersIn)
  if (typeof x !== 'object' || x === null) return []
  if ('n' in x && 'd' in x && Object.keys(x).length === 2) return [x as Frac]
  return Object.values(x).flatMap(numbersIn)
}

/** All texts of a value; the ids of claims only stand for what is said. */
export function textsIn(x: unknown): string[] {
  if (typeof x === 'string') return [x]
  if (typeof x !== 'object' || x === null) return []
  return Object.entries(x).flatMap(([name, value]) => (name === 'ids' ? [] : textsIn(value)))
}

/** Lists and objects as text, and numbers with nothing but spaces between them. */
const packsNumbers = (text: string): boolean => /^[[{].*\d.*[\]}]$/.test(text) || /^-?\d+( -?\d+)+$/.test(text)

/** A text that is a number must stand in the stem or in an option, as it is or in another form. */
function showsText(item: DrawnItem, text: string): boolean {
  const f = /^-?\d/.test(text) ? parseFrac(text) : null
  if (f === null || notWritten(f)) return true
  const whole = new RegExp(`(?<![\\d.])${text}(?!\\d|\\.\\d)`)
  return [item.public.content, ...item.public.options.map((o) => o.content)].some(
    (html) => whole.test(html) || showsNumber(html, f),
  )
}

/** A coefficient of 1 or a missing term is not written out. */
const notWritten = (f: Frac): boolean => f.d === 1 && Math.abs(f.n) <= 1

export const givenIsShown = perDrawnItem('given', (item, { t, frame, params }) => {
  const given = t.given(params, frame.id)
  const numbers = numbersIn(given).filter((f) => !notWritten(f))
  const hidden = textsIn(given).filter((text) => packsNumbers(text) || !showsText(item, text))
  return [
    ...numbers
      .filter((f) => !showsNumber(item.public.content, f))
      .map((f) => `given ${f.n}${f.d === 1 ? '' : `/${f.d}`} is not in the stem`),
    ...hidden.map((text) => `given “${text}” hides numbers from this gate`),
  ]
})
