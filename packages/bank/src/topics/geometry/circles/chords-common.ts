/** What the questions about chords, tangents and secants share. */

import { hypot } from '#kit'

export const skill = 'geo-chords-tangents-secants'

/** Center and radius of the circle through two pairs of points on lines through (0, 0). */
export function circleOf(p: number, q: number, r: number, s: number, deg: number) {
  const m = (p + q) / 2
  const t = (deg * Math.PI) / 180
  const k = ((r + s) / 2 - m * Math.cos(t)) / Math.sin(t)
  return { center: [m, k] as const, radius: hypot(m - p, k) }
}
