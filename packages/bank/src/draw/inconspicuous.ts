/** Classic mistakes are shown whatever they look like; so it is the numbers that are drawn again until the key does not show. */

import { toNumber } from '../kit/num/frac.ts'
import { hash32 } from '../kit/rng.ts'
import type { DrawnItem } from './drawn.ts'
import { likeness, pieces, rank } from './near-duplicates.ts'
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

/** The parts of options that are all of one form, such as equations of circles; null where they are not. */
export function partsOfOneForm(options: readonly string[]): string[][] | null {
  const parts = options.map((o) => visible(o).replace(/\$/g, '').trim().split(/\s+/))
  const [first = []] = parts
  return first.length >= 3 && parts.every((p) => p.length === first.length) ? parts : null
}

/** Of options of one form: how many parts each has in common with the others, part by part. */
const sharedParts = (parts: readonly (readonly string[])[]): number[] =>
  parts.map((own) => own.reduce((sum, part, k) => sum + parts.filter((p) => p[k] === part).length, 0))

/** How often the right option is met by whoever takes the one whose parts stand most often. */
export function guessedByParts(parts: readonly (readonly string[])[], right: number): number {
  const shared = sharedParts(parts)
  const most = Math.max(...shared)
  return shared[right] === most ? 1 / shared.filter((s) => s === most).length : 0
}

/** The option, right or wrong, that alone differs in two parts or more in which the three others agree; -1 where there is none. */
export const aloneInTwoParts = (parts: readonly (readonly string[])[]): number =>
  parts.findIndex(
    (own) =>
      own.filter((part, k) => {
        const others = new Set(parts.filter((p) => p !== own).map((p) => p[k]))
        return others.size === 1 && !others.has(part)
      }).length >= 2,
  )

const FRACTION = /(-?)\s*\\frac\{(-?\d+)\}\{(\d+)\}/

/** The number that is seen first. */
function shownNumber(html: string): number | null {
  const text = visible(html).replace(/\{,\}|,(?=\d{3})/g, '')
  const [fraction, plain] = [FRACTION.exec(text), /-?\d+(?:\.\d+)?/.exec(text)]
  if (fraction && (!plain || fraction.index <= plain.index))
    return toNumber({ n: (fraction[1] === '-' ? -1 : 1) * Number(fraction[2]), d: Number(fraction[3]) })
  return plain ? Number(plain[0]) : null
}

/** How far each number lies from the others together. */
export const gaps = (xs: readonly number[]): number[] => xs.map((x) => xs.reduce((sum, y) => sum + Math.abs(x - y), 0))

/** Of numbers in order, those at the ends are the farthest from the others: which of the two ranks is meant at this place. */
export const gapAt = (place: number, chance: number): number => (place === 0 || place === 3 ? 2 : 0) + (chance % 2)

/** What somebody goes by who guesses among numbers in order: not far from the others, not small, neither longest nor shortest. */
function appeals(html: readonly string[], sizes: readonly number[]): number[] {
  const [spread, lengths] = [Math.max(...sizes) - Math.min(...sizes) || 1, html.map((h) => h.length)]
  const ends = (n: number) => (n === Math.max(...lengths) ? 0.8 : n === Math.min(...lengths) ? 0.6 : 0)
  return gaps(sizes).map(
    (gap, i) => (-1.4 * gap) / (3 * spread) + Math.log1p(Math.abs(sizes[i] ?? 0)) / 5 - ends(lengths[i] ?? 0),
  )
}

/**
 * How much the right option shows: 0 where it stands at the places (by size, by distance, by likeness, by length) that are meant
 * for this item. Over many items every place is meant equally often. `place` is the one by size, where numbers stand in order.
 */
export function shows(item: DrawnItem, seed: string, place?: number): number {
  const key = item.public.options.find((o) => o.letter === item.secret.key)
  if (!key) return 0
  const html = [key, ...item.public.options.filter((o) => o !== key)].map((o) => visible(o.content))
  const chance = (look: string) => hash32(`${seed}/${look}`)
  const off = (values: readonly number[], look: string, meant = chance(look) % 4): number =>
    new Set(values).size === 1 ? 0 : Math.abs(rank(values, 1e-12) - meant)
  const numbers = html.map(shownNumber)
  const sizes = numbers.flatMap((x) => x ?? [])
  const looked = place === undefined ? 0.6 * off(gaps(sizes), 'gap') : off(appeals(html, sizes), 'appeal')
  const placed = sizes.length === 4 ? off(sizes, 'size', place) + looked : 0
  return (
    (standsOut(item) === null ? 0 : 6) +
    placed +
    0.7 * off(likeness(html.map(pieces)), 'likeness') +
    0.3 *
      off(
        html.map((h) => h.length),
        'length',
      )
  )
}
