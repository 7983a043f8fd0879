/** Figures of data and number lines; same rules as the plane. */

import { oneDecimal } from './num/steady.ts'
import { figure, marginFor, niceStep } from './plot.ts'
import { escapeSvg } from './tex.ts'
import type { Html } from './types.ts'

const LINE = 'var(--fig-line, currentColor)'
const GRID = 'var(--fig-grid, #8884)'
const ACCENT = 'var(--fig-accent, #2B4BC9)'
const FILL = 'var(--fig-fill, #2B4BC922)'

const label = (x: number): string => String(Math.round(x * 1000) / 1000).replace('-', '−')

const words = (x: number, y: number, s: string, anchor = 'middle', extra = ''): string =>
  `<text x="${oneDecimal(x)}" y="${oneDecimal(y)}" fill="${LINE}" stroke="none" text-anchor="${anchor}"${extra}>${escapeSvg(s)}</text>`

/** Marks numbers and titles of axes, which the text alternative need not repeat. */
const TICK = ' class="tick"'

type Axis = Readonly<{ from: number; to: number; step?: number; title?: string }>

/** A horizontal axis at height y with ticks and numbers. */
function axis(a: Axis, y: number, px: (v: number) => number, arrows = false): string {
  const step = a.step ?? niceStep(a.to - a.from)
  const reach = arrows ? 10 : 0
  let out = `<path d="M${oneDecimal(px(a.from) - reach)} ${oneDecimal(y)}H${oneDecimal(px(a.to) + reach)}"/>`
  const marks: string[] = []
  const count = Math.round((a.to - a.from) / step)
  const every = count > 14 ? 2 : 1
  for (let k = 0; k <= count; k++) {
    const v = a.from + k * step
    marks.push(`M${oneDecimal(px(v))} ${oneDecimal(y - 4)}v8`)
    if (k % every === 0) out += words(px(v), y + 18, label(v), 'middle', TICK)
  }
  return `${out}<path d="${marks.join('')}"/>${a.title ? words((px(a.from) + px(a.to)) / 2, y + 36, a.title, 'middle', TICK) : ''}`
}

const across =
  (a: Axis, left = 24, right = 296) =>
  (v: number): number =>
    left + ((v - a.from) / (a.to - a.from)) * (right - left)

/** A labeled line at a value, or a labeled stretch of the axis; `row` confines it to one of several box plots. */
export type ChartMark = Readonly<{ label: string; row?: number } & ({ at: number } | { from: number; to: number })>

const widthOf = (s: string): number => [...s].reduce((w, c) => w + (/[iljtf.,:;()% ]/.test(c) ? 4.5 : 7.2), 0)

/** Rows of labels over a chart, from the lowest up, and the room they take. */
function labelRows(marks: readonly ChartMark[], px: (v: number) => number) {
  const rows: [number, number][][] = []
  const isFree = (row: number, lo: number, hi: number) => !(rows[row] ?? []).some(([a, b]) => lo < b && a < hi)
  const put = (row: number, lo: number, hi: number) => {
    rows[row] = [...(rows[row] ?? []), [lo, hi]]
  }
  const placed = marks.map((m) => {
    const half = widthOf(m.label) / 2
    const middle = 'at' in m ? px(m.at) : (px(m.from) + px(m.to)) / 2
    const x = Math.min(Math.max(middle, half + 4), 316 - half)
    let row = 0
    while (!isFree(row, x - half - 4, x + half + 4)) row++
    put(row, x - half - 4, x + half + 4)
    return { mark: m, x, row }
  })
  return { placed, room: 16 * rows.length }
}

/** Lines and stretches between two heights, with their labels above. */
function drawMarks(
  { placed, room }: ReturnType<typeof labelRows>,
  px: (v: number) => number,
  heights: (row: number | undefined) => readonly [number, number],
): string {
  return placed
    .map(({ mark: m, x, row }) => {
      const y = room - 4 - 16 * row
      const [top, low] = heights(m.row)
      const drawn =
        'at' in m
          ? `<path d="M${oneDecimal(px(m.at))} ${oneDecimal(top)}V${oneDecimal(low)}" stroke-width="1.5" stroke-dasharray="4 3"/>`
          : `<rect x="${oneDecimal(px(m.from))}" y="${oneDecimal(top)}" width="${oneDecimal(px(m.to) - px(m.from))}" height="${oneDecimal(low - top)}" fill="${ACCENT}" fill-opacity="0.25" stroke="none"/>`
      return drawn + (m.label === '' ? '' : words(x, y, m.label))
    })
    .join('')
}

export type NumberLine = Axis &
  Readonly<{
    alt: string
    marks?: readonly ChartMark[]
    points?: readonly Readonly<{ at: number; open?: boolean; label?: string }>[]
    /** Parts drawn thick; null for an end that goes on for ever. */
    parts?: readonly Readonly<{ from: number | null; to: number | null }>[]
  }>

/** A number line with points, open or filled, and thick parts: `parts: [{ from: 2, to: null }]` for x > 2. */
export function numberLine(o: NumberLine): Html {
  const px = across(o)
  const rows = labelRows(o.marks ?? [], px)
  const y = 30 + rows.room
  const parts = (o.parts ?? []).map((p) => {
    const [x1, x2] = [p.from === null ? px(o.from) - 14 : px(p.from), p.to === null ? px(o.to) + 14 : px(p.to)]
    const left = p.from === null ? `M${oneDecimal(x1 + 7)} ${y - 5}L${oneDecimal(x1)} ${y}l7 5` : ''
    const right = p.to === null ? `M${oneDecimal(x2 - 7)} ${y - 5}L${oneDecimal(x2)} ${y}l-7 5` : ''
    return `<path d="M${oneDecimal(x1)} ${y}H${oneDecimal(x2)}${left}${right}" stroke="${ACCENT}" stroke-width="3"/>`
  })
  const points = (o.points ?? []).map((p) => {
    const fill = p.open ? 'var(--fig-paper, Canvas)' : ACCENT
    const name = p.label ? words(px(p.at), y - 11, p.label) : ''
    return `<circle cx="${oneDecimal(px(p.at))}" cy="${y}" r="5" fill="${fill}" stroke="${ACCENT}" stroke-width="2"/>${name}`
  })
  const marked = drawMarks(rows, px, () => [y - 9, y])
  return figure(
    320,
    (o.title ? 74 : 56) + rows.room,
    o.alt,
    marked + axis(o, y, px, true) + parts.join('') + points.join(''),
  )
}

export type BarChart = Readonly<{
  alt: string
  labels: readonly string[]
  values: readonly number[]
  xTitle?: string
  yTitle?: string
  max?: number
  step?: number
  /** Bars drawn darker, with their values written in. */ marked?: readonly number[]
  /** A dashed line at a height that a bar is compared with, and the difference written beside that bar. */
  compared?: Readonly<{ bar: number; with: number; label: string }>
}>

/** The difference of two heights, left of a bar: above both where there is room, else below both. */
function comparison(text: string, bar: number, [a, b]: readonly [number, number]): string {
  const over = Math.min(a, b) - 6
  return words(bar - 6, over > 20 ? over : Math.max(a, b) + 15, text, 'end')
}

function bars(o: BarChart, gap: number, underTicks: readonly string[] | null): Html {
  const max = o.max ?? Math.max(...o.values)
  const step = o.step ?? niceStep(max, 8)
  const top = Math.ceil(max / step - 1e-9) * step
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, k) => k * step)
  const [left, right, high, low] = [marginFor(levels.map(label)) + (o.yTitle ? 14 : 0), 310, 12, 186]
  const py = (v: number) => low - (v / top) * (low - high)
  const width = (right - left) / o.values.length
  const grid = levels.map((v) => `M${left} ${oneDecimal(py(v))}H${right}`).join('')
  const numbers = levels.map((v) => words(left - 6, py(v) + 4, label(v), 'end', TICK)).join('')
  const boxes = o.values
    .map((v, i) => {
      const x = left + i * width + (width * gap) / 2
      const dark = o.marked?.includes(i) ? ` fill="${ACCENT}" fill-opacity="0.4"` : ''
      return `<rect x="${oneDecimal(x)}" y="${oneDecimal(py(v))}" width="${oneDecimal(width * (1 - gap))}" height="${oneDecimal(low - py(v))}"${dark}/>`
    })
    .join('')
  const written = (o.marked ?? [])
    .map((i) => {
      const v = o.values[i] ?? 0
      return words(left + (i + 0.5) * width, low - py(v) > 20 ? py(v) + 15 : py(v) - 5, label(v))
    })
    .join('')
  const compared = o.compared
    ? comparison(o.compared.label, left + (o.compared.bar + gap / 2) * width, [
        py(o.compared.with),
        py(o.values[o.compared.bar] ?? 0),
      ]) + `<path d="M${left} ${oneDecimal(py(o.compared.with))}H${right}" stroke-width="1.5" stroke-dasharray="4 3"/>`
    : ''
  const names = underTicks
    ? underTicks.map((s, i) => words(left + i * width, low + 15, s, 'middle', TICK)).join('')
    : o.labels.map((s, i) => words(left + (i + 0.5) * width, low + 15, s)).join('')
  const titles =
    (o.xTitle ? words((left + right) / 2, low + 33, o.xTitle, 'middle', TICK) : '') +
    (o.yTitle
      ? words(
          12,
          (low + high) / 2,
          o.yTitle,
          'middle',
          `${TICK} transform="rotate(-90 12 ${oneDecimal((low + high) / 2)})"`,
        )
      : '')
  const body = `<path d="${grid}" stroke="${GRID}"/><g fill="${FILL}" stroke="${ACCENT}" stroke-width="1.5">${boxes}</g><path d="M${left} ${high}V${low}H${right}"/>`
  return figure(320, o.xTitle ? 226 : 208, o.alt, body + compared + numbers + names + titles + written)
}

export function barChart(o: BarChart): Html {
  return bars(o, 0.35, null)
}

/** Bars without gaps; `edges` are the class limits, one more than there are values. */
export function histogram(o: Omit<BarChart, 'labels'> & Readonly<{ edges: readonly number[] }>): Html {
  if (o.edges.length !== o.values.length + 1) throw new RangeError('histogram: one edge more than values')
  return bars({ ...o, labels: [] }, 0, o.edges.map(label))
}

/** Minimum, lower quartile, median, upper quartile, maximum. */
export type Five = readonly [number, number, number, number, number]

/** One or more box plots over a common axis. */
export function boxPlot(
  o: Axis &
    Readonly<{
      alt: string
      boxes: readonly Readonly<{ five: Five; label?: string }>[]
      marks?: readonly ChartMark[]
    }>,
): Html {
  const named = o.boxes.some((b) => b.label)
  const px = across(o, named ? 76 : 24)
  const rows = labelRows(o.marks ?? [], px)
  const height = (i: number) => 24 + rows.room + i * 44
  const drawn = o.boxes.map(({ five: [lo, q1, mid, q3, hi], label: name }, i) => {
    const y = height(i)
    const whiskers = `M${oneDecimal(px(lo))} ${y}H${oneDecimal(px(q1))}M${oneDecimal(px(q3))} ${y}H${oneDecimal(px(hi))}M${oneDecimal(px(lo))} ${y - 7}v14M${oneDecimal(px(hi))} ${y - 7}v14`
    const box = `<rect x="${oneDecimal(px(q1))}" y="${y - 13}" width="${oneDecimal(px(q3) - px(q1))}" height="26" fill="${FILL}"/>`
    const lines = `<path d="${whiskers}M${oneDecimal(px(mid))} ${y - 13}v26"/>`
    return `<g stroke="${ACCENT}" stroke-width="2">${box}${lines}</g>${name ? words(6, y + 4, name, 'start') : ''}`
  })
  const base = height(o.boxes.length) - 8
  const marked = drawMarks(rows, px, (row) =>
    row === undefined ? [rows.room, base] : [height(row) - 17, height(row) + 17],
  )
  return figure(320, base + (o.title ? 44 : 26), o.alt, marked + drawn.join('') + axis(o, base, px))
}

/** A dot for every value, stacked. */
export function dotPlot(
  o: Axis & Readonly<{ alt: string; values: readonly number[]; marks?: readonly ChartMark[] }>,
): Html {
  const px = across(o)
  const rows = labelRows(o.marks ?? [], px)
  const counts = new Map<number, number>()
  for (const v of o.values) counts.set(v, (counts.get(v) ?? 0) + 1)
  const tall = Math.max(...counts.values())
  const base = 14 + rows.room + tall * 13
  const dots = [...counts].flatMap(([v, count]) =>
    Array.from(
      { length: count },
      (_, k) =>
        `<circle cx="${oneDecimal(px(v))}" cy="${oneDecimal(base - 10 - k * 13)}" r="4.5" fill="${ACCENT}" stroke="none"/>`,
    ),
  )
  const marked = drawMarks(rows, px, () => [rows.room, base])
  return figure(320, base + (o.title ? 44 : 26), o.alt, marked + axis(o, base, px) + dots.join(''))
}
