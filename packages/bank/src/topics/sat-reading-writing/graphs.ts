/** Graphs of invented data for the questions on quantitative evidence; each says in words all that it shows. */

import { barChart, figure, type Html, marginFor, niceStep, note, plane, scatterPlot, segment, table } from '#kit'

const LINE = 'var(--fig-line, currentColor)'
const GRID = 'var(--fig-grid, #8884)'
const ACCENT = 'var(--fig-accent, #2B4BC9)'
const FILL = 'var(--fig-fill, #2B4BC922)'

const titled = (title: string, svg: Html): Html => `<p><strong>${title}</strong></p>${svg}`

/** A table of data with its caption; the first column names the rows. */
export const data = (caption: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): Html =>
  table(head, rows, caption, true)

type Axes = Readonly<{ x: string; y: string }>

/** One bar for each label. */
export function bars(title: string, axes: Axes, values: Readonly<Record<string, number>>, max?: number): Html {
  const said = Object.entries(values).map(([name, v]) => `${name}: ${v}`)
  const alt = `Bar graph: ${title}. Horizontal axis: ${axes.x}. Vertical axis: ${axes.y}. ${said.join('; ')}.`
  const chart = { alt, labels: Object.keys(values), values: Object.values(values), xTitle: axes.x, yTitle: axes.y }
  return titled(title, barChart(max === undefined ? chart : { ...chart, max }))
}

type Series = Readonly<Record<string, readonly number[]>>

const saidSeries = (series: Series, at: readonly (string | number)[]): string =>
  Object.entries(series)
    .map(([name, values]) => `${name}: ${values.map((v, i) => `${at[i]}, ${v}`).join('; ')}`)
    .join('. ')

/** Two bars side by side for each group: the first series filled, the second only outlined, with a key below. */
export function pairs(title: string, axes: Axes, groups: readonly string[], series: Series): Html {
  const names = Object.keys(series)
  const step = niceStep(Math.max(...Object.values(series).flat()), 8)
  const top = Math.ceil(Math.max(...Object.values(series).flat()) / step - 1e-9) * step
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, k) => Math.round(k * step * 1000) / 1000)
  const [left, right, high, low] = [marginFor(levels.map(String)) + 14, 310, 12, 186]
  const py = (v: number) => Math.round((low - (v / top) * (low - high)) * 10) / 10
  const width = (right - left) / groups.length
  const bar = (width * 0.7) / names.length
  const word = (x: number, y: number, s: string, extra = '') =>
    `<text x="${Math.round(x * 10) / 10}" y="${Math.round(y * 10) / 10}" fill="${LINE}" stroke="none" ${extra}>${s}</text>`
  const middle = 'text-anchor="middle"'
  const boxes = names.map((name, s) => {
    const rects = groups.map((_, i) => {
      const v = series[name]?.[i] ?? 0
      const x = Math.round((left + i * width + width * 0.15 + s * bar) * 10) / 10
      return `<rect x="${x}" y="${py(v)}" width="${Math.round(bar * 10) / 10}" height="${Math.round((low - py(v)) * 10) / 10}"/>`
    })
    return `<g fill="${s === 0 ? ACCENT : FILL}" stroke="${ACCENT}" stroke-width="1.5">${rects.join('')}</g>`
  })
  const key = names.map((name, s) => {
    const x = left + (s * (right - left)) / names.length
    return `<rect x="${x}" y="${low + 44}" width="10" height="10" fill="${s === 0 ? ACCENT : FILL}" stroke="${ACCENT}"/>${word(x + 16, low + 53, name)}`
  })
  const body =
    `<path d="${levels.map((v) => `M${left} ${py(v)}H${right}`).join('')}" stroke="${GRID}"/>${boxes.join('')}` +
    `<path d="M${left} ${high}V${low}H${right}"/>` +
    levels.map((v) => word(left - 6, py(v) + 4, String(v), 'text-anchor="end" class="tick"')).join('') +
    groups.map((g, i) => word(left + (i + 0.5) * width, low + 15, g, middle)).join('') +
    word((left + right) / 2, low + 33, axes.x, `${middle} class="tick"`) +
    word(12, (low + high) / 2, axes.y, `${middle} class="tick" transform="rotate(-90 12 ${(low + high) / 2})"`) +
    key.join('')
  const alt = `Bar graph: ${title}. Horizontal axis: ${axes.x}. Vertical axis: ${axes.y}. ${saidSeries(series, groups)}.`
  return titled(title, figure(320, 246, alt, body))
}

type Line = Readonly<{ x: readonly [number, number]; y: readonly [number, number]; xStep?: number; yStep?: number }>

/** One or two lines over the same points: the first drawn through, the second dashed; each is named at its end. */
export function lines(title: string, axes: Axes, window: Line, at: readonly number[], series: Series): Html {
  const alt = `Line graph: ${title}. Horizontal axis: ${axes.x}. Vertical axis: ${axes.y}. ${saidSeries(series, at)}.`
  const span = window.y[1] - window.y[0]
  const layers = Object.entries(series).flatMap(([name, values], s) => {
    const pieces = values
      .slice(1)
      .map((v, i) => segment(at[i] ?? 0, values[i] ?? 0, at[i + 1] ?? 0, v, { dash: s > 0, plain: s > 0 }))
    const [before = 0, last = 0] = values.slice(-2)
    // Above a line that rises and below one that falls, so that no line runs through its name.
    const shift = last < before ? -0.08 : 0.045
    const label = note(window.x[1], last + span * shift, name, { anchor: 'end', accent: s === 0 })
    return Object.keys(series).length > 1 ? [...pieces, label] : pieces
  })
  return titled(title, plane({ alt, height: 250, xTitle: axes.x, yTitle: axes.y, ...window }, layers))
}

/** A dot for each pair of measurements. */
export function scatter(title: string, axes: Axes, window: Line, points: readonly (readonly [number, number])[]): Html {
  const said = points.map(([x, y]) => `(${x}, ${y})`).join(', ')
  const alt = `Scatterplot: ${title}. Horizontal axis: ${axes.x}. Vertical axis: ${axes.y}. Points: ${said}.`
  return titled(title, scatterPlot({ alt, xTitle: axes.x, yTitle: axes.y, ...window }, points))
}
