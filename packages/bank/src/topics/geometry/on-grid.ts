/** Points and figures on a coordinate plane. */

import { drawing, g, type Html, type Part, type Points } from '#kit'

export type XY = readonly [number, number]

/** (−3, 4), for text alternatives. */
export const spoken = ([x, y]: XY): string => `(${x}, ${y})`.replace(/-/g, '−')
/** $(-3, 4)$ */
export const pt = ([x, y]: XY): string => `(${x}, ${y})`

/** A figure on a coordinate plane; the text alternative tells where the named points lie. */
export function onGrid(alt: string, at: Points, parts: readonly Part[], size = 6, show?: string): Html {
  const named = Object.entries(at).filter(([n]) => (show ?? n).includes(n) && /^[A-Z]/.test(n))
  const where = named.map(([n, p]) => `${n} at ${spoken(p)}`).join(', ')
  return drawing(
    {
      alt: `${alt} on a coordinate plane${where === '' ? '' : `: ${where}`}`,
      at,
      height: 320,
      ...(show === undefined ? {} : { show }),
    },
    [g.grid([-size, size], [-size, size], size > 8 ? 2 : 1, 2), ...parts],
  )
}

/** Segment AB with its steps to the side and up or down, dashed, and its length if one is told. */
export const withSteps = (a: XY, b: XY, length = ''): Html =>
  onGrid('Segment AB with the steps from A to B', { A: a, B: b, e: [b[0], a[1]] }, [
    g.seg('AB', length, { accent: true }),
    g.seg('Ae', `${Math.abs(b[0] - a[0])}`, { dash: true, thin: true, as: 'The step in x' }),
    g.seg('eB', `${Math.abs(b[1] - a[1])}`, { dash: true, thin: true, as: 'The step in y' }),
    g.dots('AB'),
  ])
