import { type Layer, segment } from '#kit'

/** Planes of this topic go from −6 to 6. */
export const EDGE = 6

/** The line through two points, drawn from edge to edge of the plane. */
export function across(x1: number, y1: number, x2: number, y2: number, dash = false): Layer {
  if (x1 === x2) return segment(x1, -EDGE, x1, EDGE, { dash })
  const m = (y2 - y1) / (x2 - x1)
  const b = y1 - m * x1
  const at = [-EDGE, EDGE].map((x) => [x, m * x + b] as const)
  const side = m === 0 ? [] : [-EDGE, EDGE].map((y) => [(y - b) / m, y] as const)
  const ends = [...at, ...side].filter(([x, y]) => Math.abs(x) <= EDGE + 1e-9 && Math.abs(y) <= EDGE + 1e-9)
  const sorted = ends.sort((p, q) => p[0] - q[0])
  const [from, to] = [sorted[0] ?? [0, 0], sorted.at(-1) ?? [0, 0]]
  return segment(from[0], from[1], to[0], to[1], { dash })
}
