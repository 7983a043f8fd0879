import {
  type Curve,
  decimalText,
  type Interest,
  type Mask,
  type Point,
  type Quality,
  type Region,
  type Size,
  type Stroke,
  shade,
  strokesOf,
  type View,
} from '@fourfold/grapher'
import { ticks, toScreen } from './plane'

/** Everything the canvas shows, from back to front. */
export type Drawn = Readonly<{
  id: number
  number: number
  colour: number
  strong: boolean
  curve: Curve
  dashed: boolean
}>
export type Scene = Readonly<{
  curves: readonly Drawn[]
  regions: readonly Readonly<{ colour: number; region: Region }>[]
  points: readonly Readonly<{ colour: number; points: readonly Point[] }>[]
  interests: readonly Readonly<{ colour: number; point: Interest }>[]
  asymptotes: readonly Readonly<{ colour: number; axis: 'x' | 'y'; at: number }>[]
  traced: Readonly<{ colour: number; point: Point }> | null
}>
export type Palette = Readonly<{
  line: string
  axis: string
  ink: string
  paper: string
  colours: readonly string[]
  font: string
  thick: boolean
}>

type Pen = CanvasRenderingContext2D
const EDGE = 15

function grid(pen: Pen, view: View, size: Size, palette: Palette): void {
  const [across, up] = [ticks(view.x, view.width, size.width), ticks(view.y, view.height, size.height, 52)]
  const upright = (values: readonly number[]) => {
    for (const value of values) {
      const x = Math.round(toScreen(view, size, { x: value, y: 0 }).x) + 0.5
      pen.moveTo(x, 0)
      pen.lineTo(x, size.height)
    }
  }
  const level = (values: readonly number[]) => {
    for (const value of values) {
      const y = Math.round(toScreen(view, size, { x: 0, y: value }).y) + 0.5
      pen.moveTo(0, y)
      pen.lineTo(size.width, y)
    }
  }
  const between = ({ values, step, parts }: ReturnType<typeof ticks>): number[] => {
    const start = (values[0] ?? 0) - step
    return Array.from({ length: (values.length + 1) * parts }, (_, i) => start + (step * i) / parts)
  }
  pen.strokeStyle = palette.line
  pen.lineWidth = 1
  for (const [alpha, xs, ys] of [
    [palette.thick ? 0.12 : 0.4, between(across), between(up)],
    [palette.thick ? 0.3 : 1, across.values, up.values],
  ] as const) {
    pen.globalAlpha = alpha
    pen.beginPath()
    upright(xs)
    level(ys)
    pen.stroke()
  }
  pen.globalAlpha = 1
  pen.strokeStyle = palette.axis
  pen.lineWidth = palette.thick ? 2 : 1.25
  pen.beginPath()
  upright([0])
  level([0])
  pen.stroke()
}

/** Numbers beside the axes; an axis outside the view lends its numbers to the nearest edge. */
function numbers(pen: Pen, view: View, size: Size, palette: Palette): void {
  const zero = toScreen(view, size, { x: 0, y: 0 })
  pen.font = palette.font
  pen.fillStyle = palette.axis
  pen.strokeStyle = palette.paper
  pen.lineWidth = 4
  pen.lineJoin = 'round'
  const write = (text: string, x: number, y: number) => {
    pen.strokeText(text, x, y)
    pen.fillText(text, x, y)
  }
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  const low = Math.min(size.height - 18, Math.max(4, zero.y + 5))
  for (const value of ticks(view.x, view.width, size.width).values) {
    const { x } = toScreen(view, size, { x: value, y: 0 })
    if (value !== 0 && x > EDGE && x < size.width - EDGE) write(decimalText(value), x, low)
  }
  const onLeft = zero.x < 36
  pen.textAlign = onLeft ? 'left' : 'right'
  pen.textBaseline = 'middle'
  const side = onLeft ? Math.max(5, zero.x + 6) : Math.min(size.width - 5, zero.x - 6)
  for (const value of ticks(view.y, view.height, size.height, 52).values) {
    const { y } = toScreen(view, size, { x: 0, y: value })
    if (value !== 0 && y > 10 && y < size.height - 10) write(decimalText(value), side, y)
  }
}

function trace(pen: Pen, strokes: readonly Stroke[], view: View, size: Size): void {
  const [sx, sy] = [size.width / view.width, size.height / view.height]
  pen.beginPath()
  for (const stroke of strokes)
    for (let i = 0; i < stroke.length; i += 2) {
      const [x, y] = [(stroke[i]! - view.x) * sx, size.height - (stroke[i + 1]! - view.y) * sy]
      if (i === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
  pen.stroke()
}

let scratch: HTMLCanvasElement | null = null
/** The cells of a region as one picture, stretched over the plane: soft edges, no seams. */
function fill(pen: Pen, mask: Mask, colour: string, view: View, size: Size): void {
  scratch ??= document.createElement('canvas')
  scratch.width = mask.columns
  scratch.height = mask.rows
  const small = scratch.getContext('2d')
  if (!small) return
  const picture = small.createImageData(mask.columns, mask.rows)
  for (let k = 0; k < mask.cells.length; k++) {
    const row = mask.rows - 1 - Math.floor(k / mask.columns)
    if (mask.cells[k]) picture.data[(row * mask.columns + (k % mask.columns)) * 4 + 3] = 255
  }
  small.putImageData(picture, 0, 0)
  small.globalCompositeOperation = 'source-in'
  small.fillStyle = colour
  small.fillRect(0, 0, mask.columns, mask.rows)
  small.globalCompositeOperation = 'source-over'
  const corner = toScreen(view, size, { x: mask.x, y: mask.y + mask.rows * mask.dy })
  pen.globalAlpha = 0.16
  pen.drawImage(
    scratch,
    corner.x,
    corner.y,
    (mask.columns * mask.dx * size.width) / view.width,
    (mask.rows * mask.dy * size.height) / view.height,
  )
  pen.globalAlpha = 1
}

function dot(pen: Pen, at: Point, radius: number, fillColour: string, line: string): void {
  pen.beginPath()
  pen.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  pen.fillStyle = fillColour
  pen.fill()
  pen.strokeStyle = line
  pen.lineWidth = 2
  pen.stroke()
}

/** The number of the line beside its curve, so that its colour alone never has to tell it. */
function badge(
  pen: Pen,
  strokes: readonly Stroke[],
  { number, colour }: Drawn,
  view: View,
  size: Size,
  palette: Palette,
): void {
  const inside = (p: Point): boolean => p.x > 14 && p.x < size.width - 14 && p.y > 14 && p.y < size.height - 14
  for (const stroke of strokes) {
    const count = stroke.length / 2
    for (let i = 0; i < count; i += Math.max(1, Math.floor(count / 60))) {
      // From the right end, and each line a little further in, so that badges do not lie on each other.
      const k = (count - 1 - i - number * 7 + 60 * count) % count
      const at = toScreen(view, size, { x: stroke[2 * k]!, y: stroke[2 * k + 1]! })
      if (!inside(at)) continue
      pen.beginPath()
      pen.arc(at.x, at.y, 8, 0, 2 * Math.PI)
      pen.fillStyle = palette.paper
      pen.fill()
      pen.strokeStyle = palette.colours[colour]!
      pen.lineWidth = 1.5
      pen.setLineDash([])
      pen.stroke()
      pen.fillStyle = palette.colours[colour]!
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.font = palette.font
      pen.fillText(String(number), at.x, at.y + 0.5)
      return
    }
  }
}

/** Open where the curve itself has no point. */
const isOpen = (kind: Interest['kind']): boolean => kind === 'hole' || kind === 'open end'

export function paint(pen: Pen, view: View, size: Size, scene: Scene, palette: Palette, quality: Quality): void {
  pen.clearRect(0, 0, size.width, size.height)
  grid(pen, view, size, palette)
  for (const { colour, region } of scene.regions)
    fill(pen, shade(region.margin, view, size, quality === 'fine' ? 2 : 6), palette.colours[colour]!, view, size)
  for (const { axis, at, colour } of scene.asymptotes) {
    pen.setLineDash([4, 6])
    pen.strokeStyle = palette.colours[colour]!
    pen.lineWidth = 1
    const far = axis === 'x' ? [at, view.y, at, view.y + view.height] : [view.x, at, view.x + view.width, at]
    trace(pen, [far], view, size)
  }
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const badges: (readonly [Drawn, readonly Stroke[]])[] = []
  for (const drawn of scene.curves) {
    const strokes = strokesOf(drawn.curve, view, size, quality)
    pen.setLineDash(drawn.dashed ? [8, 7] : [])
    pen.strokeStyle = palette.colours[drawn.colour]!
    pen.lineWidth = (drawn.strong ? 3.25 : 2.25) + (palette.thick ? 0.75 : 0)
    trace(pen, strokes, view, size)
    badges.push([drawn, strokes])
  }
  pen.setLineDash([])
  // After the curves: their halo parts a curve that would cross them out.
  numbers(pen, view, size, palette)
  if (scene.curves.length > 1) for (const [drawn, strokes] of badges) badge(pen, strokes, drawn, view, size, palette)
  for (const { colour, points } of scene.points)
    for (const point of points) dot(pen, toScreen(view, size, point), 4.5, palette.colours[colour]!, palette.paper)
  for (const { colour, point } of scene.interests) {
    const at = toScreen(view, size, point)
    if (isOpen(point.kind)) dot(pen, at, 4.5, palette.paper, palette.colours[colour]!)
    else dot(pen, at, 4, point.kind === 'closed end' ? palette.colours[colour]! : palette.axis, palette.paper)
  }
  if (scene.traced)
    dot(pen, toScreen(view, size, scene.traced.point), 6, palette.colours[scene.traced.colour]!, palette.ink)
}
