/** Where a plane meets a solid, drawn on the solid. */

import { type Html, type Part, type Pt, solid, xy } from '#kit'
import { filled, oval } from '../marks.ts'

const HALF = 0.5

/** The cut through a cylinder with radius r and height h. */
const throughCylinder = (cut: string, r: number, h: number): Pt[] => {
  const flat = Math.min(0.3, (0.42 * h) / r)
  if (cut.startsWith('perpendicular'))
    return [
      [-r, 0],
      [r, 0],
      [r, h],
      [-r, h],
    ]
  const rise = cut.startsWith('slanted') ? (0.24 * h) / r : 0
  return oval([0, h / 2], r, flat).map(([x, y]): Pt => [x, y + rise * x])
}

/** The cut through a cone with radius r and height h. */
const throughCone = (cut: string, r: number, h: number): Pt[] => {
  if (cut.startsWith('perpendicular'))
    return [
      [-r, 0],
      [r, 0],
      [0, h],
    ]
  if (cut.startsWith('parallel')) return oval([0, h / 2], r / 2)
  const rise = (0.25 * h) / r
  return Array.from({ length: 41 }, (_, i): Pt => {
    const [u, v] = xy.polar([0, 0], 1, 9 * i)
    const reach = (0.6 * r) / (1 + 0.25 * u)
    return [reach * u, 0.4 * h + rise * reach * u + 0.3 * reach * v]
  })
}

/** The cut through a pyramid of height h on a square with side w. */
const throughPyramid = (cut: string, w: number, h: number): Pt[] => {
  const [dx, dy] = [w * 0.5, w * 0.24]
  const [a, b, c, e]: readonly [Pt, Pt, Pt, Pt] = [
    [0, 0],
    [w, 0],
    [w + dx, dy],
    [dx, dy],
  ]
  const z: Pt = [(w + dx) / 2, dy / 2 + h]
  if (cut.startsWith('parallel')) return [a, b, c, e].map((p) => xy.along(p, z, HALF))
  if (cut.includes('not through'))
    return [xy.along(a, e, 0.3), xy.along(b, c, 0.3), xy.along(b, z, 0.6), xy.along(a, z, 0.6)]
  return [xy.along(a, e, HALF), xy.along(b, c, HALF), z]
}

/** The cut through a box of width w, depth 4 and height h. */
const throughBox = (cut: string, w: number, h: number): Pt[] => {
  const [dx, dy] = [1.68, 1.36]
  if (cut.startsWith('parallel'))
    return [
      [w / 2, 0],
      [w / 2 + dx, dy],
      [w / 2 + dx, h + dy],
      [w / 2, h],
    ]
  return [
    [0.6 * w, h],
    [w, 0.6 * h],
    [w + 0.6 * dx, h + 0.6 * dy],
  ]
}

/** The cross-section of one of the solids, shaded. */
export const section = (solid: string, cut: string, r: number, h: number): Part => {
  if (solid === 'cylinder') return filled(throughCylinder(cut, r, h))
  if (solid === 'cone') return filled(throughCone(cut, r, h + 2))
  if (solid === 'sphere') return filled(oval([0, 0.5 * r], r * Math.sqrt(0.75)))
  if (solid === 'pyramid') return filled(throughPyramid(cut, r + 3, h + 1))
  return filled(throughBox(cut, r + 3, h))
}

/** The solid with its cut through the axis and the width of the cut. */
export const axisFigure = (r: number, h: number, cone: boolean): Html => {
  const labels = { d: `${2 * r} in.`, h: `${h} in.` }
  return cone
    ? solid.cone({
        alt: 'A cone, cut through its axis',
        r,
        h,
        labels,
        extra: [
          filled([
            [-r, 0],
            [r, 0],
            [0, h],
          ]),
        ],
      })
    : solid.cylinder({
        alt: 'A cylinder, cut through its axis',
        r,
        h,
        labels,
        extra: [
          filled([
            [-r, 0],
            [r, 0],
            [r, h],
            [-r, h],
          ]),
        ],
      })
}
