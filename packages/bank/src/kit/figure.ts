/**
 * Geometric figures as SVG, drawn to scale from coordinates of the plane. Labels stand where they touch nothing, and the
 * text alternative tells every one of them.
 */

export type { Canvas, Part, Points, Stroke } from './figure/canvas.ts'
export { type Drawing, drawing } from './figure/drawing.ts'
export type { Pt } from './figure/labels.ts'
export { g } from './figure/parts.ts'
export { xy } from './figure/points.ts'
export { solid } from './figure/solids.ts'
export { type UnitCircle, unitCircle } from './figure/unit-circle.ts'
