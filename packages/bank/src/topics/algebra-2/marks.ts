/** Points that an explanation marks in a graph with their coordinates. */

import { dot, type Layer } from '#kit'

type Sheet = Readonly<{ x: readonly [number, number]; y: readonly [number, number] }>
type Corner = 'ne' | 'nw' | 'se' | 'sw'

/**
 * A point with its coordinates at the first of the given corners where they keep clear of the numbers at the axes and
 * of the edges; a plain point where there is none. For sheets around the origin, 320 wide and high.
 */
export function marked(x: number, y: number, sheet: Sheet, corners: readonly Corner[]): Layer {
  const label = `(${x}, ${y})`
  const [across, down] = [292 / (sheet.x[1] - sheet.x[0]), 294 / (sheet.y[1] - sheet.y[0])]
  const free = corners.find((at) => {
    const side = at.endsWith('e') ? 1 : -1
    const [near, far] = [x + (side * 5) / across, x + (side * (9 + 6.8 * label.length)) / across]
    const [left, right] = side > 0 ? [near, far] : [far, near]
    const [low, high] = at.startsWith('n') ? [y + 4 / down, y + 21 / down] : [y - 22 / down, y - 5 / down]
    const atVerticalAxis = right > -24 / across && left < 2 / across
    const atHorizontalAxis = high > -19 / down && low < -2 / down
    const inside =
      left > sheet.x[0] - 8 / across && right < sheet.x[1] + 8 / across && low > sheet.y[0] && high < sheet.y[1]
    return inside && !atVerticalAxis && !atHorizontalAxis
  })
  return free ? dot(x, y, { label, at: free }) : dot(x, y)
}
