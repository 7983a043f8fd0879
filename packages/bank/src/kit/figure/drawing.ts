/** Puts a figure together: finds the scale, places the labels, writes the text alternative. */

import { oneDecimal } from '../num/steady.ts'
import { escapeSvg } from '../tex.ts'
import type { Html } from '../types.ts'
import { drawOn, type Frame, LINE, type Part, type Points, type Sheet } from './canvas.ts'
import { FONT, type Pt } from './labels.ts'
import { isNamed, names, ONE_RIGHT_ANGLE } from './spec.ts'
import { pointNames } from './writing.ts'

export type Drawing = Readonly<{
  /** What one sees, without the labels: they are told by the parts that carry them. */ alt: string
  /** Points by name, in coordinates of the plane. Names that start with a small letter are not shown. */ at?: Points
  /** The points whose names are shown; all that start with a capital letter when nothing is said. */ show?: string
  /** A sketch: the item then says so. */ notToScale?: boolean
  /** Greatest height in pixels, for a width of 320. */ height?: number
}>

const WIDTH = 320

const joined = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`

/** Right angles at points without a name are told once, with their number. */
function together(told: readonly string[]): string[] {
  const many = told.filter((s) => s === ONE_RIGHT_ANGLE).length
  return told.flatMap((s, i) => {
    if (many < 2 || s !== ONE_RIGHT_ANGLE) return [s]
    return told.indexOf(s) === i ? [`${many} right angles are marked.`] : []
  })
}

function alternative(o: Drawing, sheet: Sheet, shown: readonly string[]): string {
  const marks = [...sheet.marks].map(([kind, of]) => {
    const named = of.filter((spec) => isNamed(spec.replace('angle ', '')))
    if (named.length < of.length) return `${of.length > 1 ? `${of.length} lines carry` : 'One line carries'} ${kind}.`
    return `${joined(named)} ${named.length > 1 ? 'each carry' : 'carries'} ${kind}.`
  })
  const said = [o.alt.trim().replace(/[^.]$/, '$&.'), ...together(sheet.told), ...marks].join(' ')
  const missing = shown.filter((n) => !said.replace(/'/g, '′').includes(n.replace(/'/g, '′')))
  const text = missing.length === 0 ? said : `${said} Marked points: ${joined(missing)}.`
  return text.replace(/'/g, '′').replace(/(^|[.] )angle/g, '$1Angle')
}

/** The points at the other ends of the lines that end at a point: its name stands away from them. */
function neighbours(points: Points, parts: readonly Part[]): Map<string, Pt[]> {
  const out = new Map<string, Pt[]>()
  const { body } = drawOn(points, parts, { scale: 1, ox: 0, oy: 0, width: WIDTH, middle: [0, 0] }, 'lines')
  for (const [, spec = ''] of body.matchAll(/data-s="([^"]*)"/g)) {
    const [a = '', b = ''] = names(spec)
    if (points[a] && points[b]) {
      out.set(a, [...(out.get(a) ?? []), points[b]])
      out.set(b, [...(out.get(b) ?? []), points[a]])
    }
  }
  return out
}

/** An SVG of 320 units width, to scale, with its text alternative. */
export function drawing(o: Drawing, parts: readonly Part[]): Html {
  if (o.alt.trim() === '') throw new RangeError('a figure needs a text alternative')
  const points = o.at ?? {}
  const shown = o.show === undefined ? Object.keys(points).filter(isNamed) : names(o.show)
  const all = [...parts, pointNames(points, shown, neighbours(points, parts))]
  // One unit of the plane as 1000 pixels: marks and labels of some pixels do not count beside it.
  const big = 1000
  const bare = drawOn(points, parts, { scale: big, ox: 0, oy: 0, width: 1e9, middle: [0, 0] }, 'lines')
  const inPlane = boundsOf(bare)
  const [w, h] = [(inPlane[2] - inPlane[0]) / big, (inPlane[3] - inPlane[1]) / big]
  let margin = 30
  let sheet: Sheet
  let frame: Frame
  for (let tries = 0; ; tries++) {
    const scale = Math.min((WIDTH - 2 * margin) / Math.max(w, 1e-9), ((o.height ?? 250) - 50) / Math.max(h, 1e-9))
    const ox = WIDTH / 2 - ((inPlane[0] + inPlane[2]) / 2 / big) * scale
    const middle: Pt = [WIDTH / 2, ((inPlane[1] + inPlane[3]) / 2 / big) * scale]
    frame = { scale, ox, oy: 0, width: WIDTH, middle }
    sheet = drawOn(points, all, frame)
    const over = Math.max(4 - sheet.extent[0], sheet.extent[2] - (WIDTH - 4))
    if (over <= 0 || tries > 5) break
    margin += over + 1
  }
  const top = 6 - sheet.extent[1]
  sheet = drawOn(points, all, { ...frame, oy: top, middle: [frame.middle[0], frame.middle[1] + top] })
  const height = sheet.extent[3] + 6
  const alt = escapeSvg(alternative(o, sheet, shown))
  const where = Object.entries(points)
    .map(([n, [x, y]]) => `${n}:${oneDecimal(frame.ox + x * frame.scale)},${oneDecimal(top - y * frame.scale)}`)
    .join(';')
  const svg = `<svg class="fig" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${oneDecimal(height)}" role="img" aria-label="${alt}" font-size="${FONT}" fill="none" stroke="${LINE}" stroke-linejoin="round" stroke-linecap="round" data-points="${escapeSvg(where)}"${o.notToScale ? ' data-scale="none"' : ''}><title>${alt}</title>${sheet.body}</svg>`
  return o.notToScale ? `${svg}<p class="fig-note"><em>Not drawn to scale</em></p>` : svg
}

/** Bounds of the lines alone. */
function boundsOf(sheet: Sheet): readonly [number, number, number, number] {
  const xs: number[] = []
  const ys: number[] = []
  for (const [, d = ''] of sheet.body.matchAll(/<path d="([^"]*)"/g)) {
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      xs.push(Number(x))
      ys.push(Number(y))
    }
  }
  if (xs.length === 0) throw new RangeError('a figure without lines')
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
