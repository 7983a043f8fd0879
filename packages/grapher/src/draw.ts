import { contour } from './contour.ts'
import type { Curve } from './curves.ts'
import { sampleAcross, sampleAlong, sampleUp } from './sample.ts'
import { zeros } from './solve.ts'
import type { Size, Stroke, View } from './view.ts'

/** Coarse while the plane moves, fine when it rests. */
export type Quality = 'fine' | 'coarse'

/** Solutions of an equation in one letter, within the view. */
export const solutions = (curve: Extract<Curve, { kind: 'x-at' | 'y-at' }>, view: View): number[] =>
  curve.kind === 'x-at'
    ? zeros(curve.f, view.x, view.x + view.width, { slope: curve.slope })
    : zeros(curve.f, view.y, view.y + view.height, { slope: curve.slope })

/** Any curve as strokes within the view. */
export function strokesOf(curve: Curve, view: View, size: Size, quality: Quality = 'fine'): Stroke[] {
  const coarse = quality === 'coarse'
  switch (curve.kind) {
    case 'y-of-x':
      return sampleAcross(curve.f, view, size, coarse ? 4 : 2)
    case 'x-of-y':
      return sampleUp(curve.f, view, size, coarse ? 4 : 2)
    case 'parametric':
      return sampleAlong(curve.x, curve.y, curve.from, curve.to, view, size, coarse ? 180 : undefined)
    case 'implicit':
      return contour(curve.f, view, size, coarse ? 6 : 2)
    case 'x-at':
    case 'y-at': {
      const across = curve.kind === 'y-at'
      return solutions(curve, view).flatMap((at) =>
        across
          ? sampleAcross((x) => at * curve.fits(x, at), view, size, 8)
          : sampleUp((y) => at * curve.fits(at, y), view, size, 8),
      )
    }
  }
}
