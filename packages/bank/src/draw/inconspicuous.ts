/** Classic mistakes are shown whatever they look like; so it is the numbers that are drawn again until the key does not show. */

import { toNumber } from '../kit/num/frac.ts'
import { hash32 } from '../kit/rng.ts'
import type { DrawnItem } from './drawn.ts'
import { visible } from './visible.ts'

const LOOKS: Readonly<Record<string, RegExp>> = {
  'a root': /\\sqrt/,
  'a multiple of π': /\\pi|π/,
  'a fraction': /\\frac/,
  'a decimal point': /\d\.\d/,
  'a minus in front': /^\W*-/,
  'an imaginary part': /\bi\b/,
}

/** The look that tells the right option from the three others; null where there is none. */
export function standsOut({
  public: { options },
  secret: { key },
}: Pick<DrawnItem, 'public' | 'secret'>): string | null {
  const right = options.find((o) => o.letter === key)
  const others = options.filter((o) => o !== right)
  if (!right) return null
  const odd = Object.entries(LOOKS).find(([, look]) =>
    others.every((o) => look.test(visible(o.content)) !== look.test(visible(right.content))),
  )
  return odd ? odd[0] : null
}

const FRACTION = /(-?)\s*\\frac\{(-?\d+)\}\{(\d+)\}/

/** The number that is seen first. */
function shownNumber(html: string): number | null {
  const text = visible(html).replace(/\{,\}|,(?=\d{3})/g, '')
  const [fraction, plain] = [FRACTION.exec(text), /-?\d+(?:\.\d+)?/.exec(text)]
  if (fraction && (!plain || fraction.index <= plain.index))
    return toNumber({ n: (fraction[1] === '-' ? -1 : 1) * Number(fraction[2]), d: Number(fraction[3]) })
  return plain ? Number(plain[0]) : null
}

/** Whether the key stands at the place among its options that is meant for this item: smallest to largest equally often. */
export function atItsPlace(item: DrawnItem, seed: string): boolean {
  const { options } = item.public
  const numbers = options.map((o) => shownNumber(o.content))
  const key = numbers[options.findIndex((o) => o.letter === item.secret.key)]
  if (key === null || key === undefined || new Set(numbers).size < 4) return true
  return numbers.filter((x) => x !== null && x < key).length === hash32(seed) % 4
}
