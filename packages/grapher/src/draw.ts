import { contour } from './contour.ts'
import type { Curve } from './curves.ts'
import { sampleAcross, sampleAlong, sampleUp } from './sample.ts'
import { isZeroThroughout, zeros } from './solve.ts'
import type { Size, Stroke, View } from './view.ts'

/** Coarse while the plane moves, fine when it rests. */
export type Quality = 'fine' | 'coarse'

type OneLetter = Extract<Curve, { kind: 'x-at' | 'y-at' }>
const rangeOf = (kind: OneLetter['kind'], view: View): readonly [number, number] =>
  kind === 'x-at' ? [view.x, view.x + view.width] : [view.y, view.y + view.height]

/** Solutions of an equation in one letter, within the view. */
export function solutions({ kind, f, slope }: OneLetter, view: View): number[] {
  const [from, to] = rangeOf(kind, view)
  return isZeroThroughout(f, from, to) ? [] : zeros(f, from, to, { slope })
}

export const fitsAlways = ({ kind, f }: OneLetter, view: View): boolean => isZeroThroughout(f, ...rangeOf(kind, view))

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
      return contour(curve.f, view, size, coarse ? 3 : 1)
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
