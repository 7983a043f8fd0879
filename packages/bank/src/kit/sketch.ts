/** Sketches for reference sheets: axes without numbers, for what holds whatever the numbers are. */

import { curve, dot, type Layer, plane, vertical } from './plot.ts'
import type { Html } from './types.ts'

/** A step beyond every window: neither grid lines nor numbers. */
const NONE = 1000

type Names = Readonly<{ xLabel?: string; yLabel?: string }>

export const sketch = (
  alt: string,
  [x, y]: readonly [readonly [number, number], readonly [number, number]],
  layers: readonly Layer[],
  names: Names = {},
): Html => plane({ alt, x, y, xStep: NONE, yStep: NONE, grid: false, width: 280, height: 190, ...names }, layers)

/** A parabola with its vertex and the axis that it is symmetric about. */
export const parabolaSketch: Html = sketch(
  'A parabola that opens upward, with its vertex (h, k) below the x-axis, its axis of symmetry x = h drawn as a dashed line through the vertex, and the two roots r and s where it meets the x-axis',
  [
    [-2, 6],
    [-3, 5],
  ],
  [
    vertical(2, { dash: true, plain: true }),
    curve((x) => ((x - 2) * (x - 2)) / 1.5 - 2),
    dot(2, -2, { label: '(h, k)', at: 'se' }),
    dot(2 - Math.sqrt(3), 0, { label: 'r', at: 'nw' }),
    dot(2 + Math.sqrt(3), 0, { label: 's', at: 'ne' }),
  ],
)
