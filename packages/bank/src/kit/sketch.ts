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
    [-1, 8],
    [-3, 5],
  ],
  [
    vertical(3.5, { dash: true, plain: true }),
    curve((x) => ((x - 3.5) * (x - 3.5)) / 2 - 2),
    dot(3.5, -2, { label: '(h, k)', at: 'se' }),
    dot(1.5, 0, { label: 'r', at: 'sw' }),
    dot(5.5, 0, { label: 's', at: 'se' }),
  ],
)
