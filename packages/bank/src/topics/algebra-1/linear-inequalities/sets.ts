/** Solution sets on the number line: as inequalities, as drawings, and found by trying values. */

import {
  between,
  type ChartMark,
  either,
  type Html,
  inequality,
  numberLine,
  type Relation,
  solutions,
  svgValue,
  text,
  type Value,
} from '#kit'
import { isStrict, pointsUp } from '../relations.ts'

/** How a set is shown: written out or drawn; null where that cannot be. */
export type Shown = (parts: readonly Part[]) => Value | null

/** One connected piece; null stands for an end that goes on for ever. */
export type Part = Readonly<{ lo: number | null; loOpen: boolean; hi: number | null; hiOpen: boolean }>

export const ray = (r: Relation, k: number): Part[] =>
  pointsUp(r)
    ? [{ lo: k, loOpen: isStrict(r), hi: null, hiOpen: true }]
    : [{ lo: null, loOpen: true, hi: k, hiOpen: isStrict(r) }]

export const inside = (lo: number, loOpen: boolean, hi: number, hiOpen: boolean): Part[] => [{ lo, loOpen, hi, hiOpen }]
export const outside = (lo: number, loOpen: boolean, hi: number, hiOpen: boolean): Part[] => [
  { lo: null, loOpen: true, hi: lo, hiOpen: loOpen },
  { lo: hi, loOpen: hiOpen, hi: null, hiOpen: true },
]

const less = (open: boolean): '<' | '<=' => (open ? '<' : '<=')
const more = (open: boolean): '>' | '>=' => (open ? '>' : '>=')

export const ALL = text('All real numbers')
export const NONE = text('No solution')

/** The set as one writes it: `x < 3`, `-2 < x < 3`, `x < -2 or x > 3`; null where the bounds are in the wrong order. */
export function setValue(parts: readonly Part[], variable = 'x'): Value | null {
  const [p, q] = parts
  if (!p) return NONE
  if (q) {
    if (p.hi === null || q.lo === null || p.hi >= q.lo) return null
    return either(variable, less(p.hiOpen), p.hi, more(q.loOpen), q.lo)
  }
  if (p.lo === null && p.hi === null) return ALL
  if (p.lo === null) return inequality(variable, less(p.hiOpen), p.hi as number)
  if (p.hi === null) return inequality(variable, more(p.loOpen), p.lo)
  if (p.lo > p.hi) return null
  return p.lo === p.hi ? solutions([p.lo], variable) : between(p.lo, less(p.loOpen), variable, less(p.hiOpen), p.hi)
}

/** The same, where the bounds are known to be in order. */
export const setOf = (parts: readonly Part[], variable = 'x'): Value => setValue(parts, variable) ?? NONE

const circle = (at: number, open: boolean): string =>
  `${open ? 'an open' : 'a filled'} circle at ${at}`.replace('-', '−')

const seen = (p: Part): string =>
  p.lo === null && p.hi !== null
    ? `everything to the left of ${circle(p.hi, p.hiOpen)}`
    : p.hi === null && p.lo !== null
      ? `everything to the right of ${circle(p.lo, p.loOpen)}`
      : `the part from ${circle(p.lo ?? 0, p.loOpen)} to ${circle(p.hi ?? 0, p.hiOpen)}`

const EDGE = 10

/** A drawing of the set on a line from −10 to 10. */
export function drawSet(parts: readonly Part[], marks: readonly ChartMark[] = [], told = ''): Html {
  const points = parts.flatMap((p) => [
    ...(p.lo === null ? [] : [{ at: p.lo, open: p.loOpen }]),
    ...(p.hi === null ? [] : [{ at: p.hi, open: p.hiOpen }]),
  ])
  return numberLine({
    alt: `Number line from −10 to 10. Marked: ${parts.map(seen).join(', and ')}.${told}`,
    marks,
    from: -EDGE,
    to: EDGE,
    step: 1,
    points,
    parts: parts.map((p) => ({ from: p.lo, to: p.hi })),
  })
}

/** The set as a drawing; null where it does not fit. */
export function setLine(parts: readonly Part[]): Value | null {
  const value = setValue(parts)
  const bounds = parts.flatMap((p) => [p.lo, p.hi]).filter((x) => x !== null)
  if (!value || bounds.length === 0 || bounds.some((x) => Math.abs(x) >= EDGE)) return null
  return svgValue(drawSet(parts), value.key)
}

/** Which numbers do it, found by trying halves and quarters from −200 to 200. */
export function scan(good: (x: number) => boolean): Part[] {
  const out: Part[] = []
  const [limit, step] = [200, 0.5]
  let open: { lo: number | null; loOpen: boolean } | null = good(-limit - 1) ? { lo: null, loOpen: true } : null
  for (let x = -limit; x <= limit; x += step) {
    const [at, after] = [good(x), good(x + step / 2)]
    if (open && !(at && after)) {
      out.push({ ...open, hi: x, hiOpen: !at })
      open = null
      if (!at && after) open = { lo: x, loOpen: true }
    } else if (!open && at) {
      if (after) open = { lo: x, loOpen: false }
      else out.push({ lo: x, loOpen: false, hi: x, hiOpen: false })
    } else if (!open && after) open = { lo: x, loOpen: true }
  }
  if (open) out.push({ ...open, hi: null, hiOpen: true })
  return out
}

/** How many whole numbers from −200 to 200 do it. */
export function countWhole(good: (x: number) => boolean, from = -200): number {
  let count = 0
  for (let x = from; x <= 200; x++) if (good(x)) count++
  return count
}
