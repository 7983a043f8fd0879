/** What an explanation marks in a plane: points with their coordinates, and the rise and run of a slope. */

import { dot, type Layer, type Led, note, type PlaneOptions, plane, type Scale, segment } from './plot.ts'
import type { Html } from './types.ts'

type Pt = readonly [number, number]
type Box = Readonly<{ left: number; right: number; top: number; low: number }>

/** What labels keep clear of: the graph of a function, or a line through points. */
export type Drawn = ((x: number) => number) | readonly Pt[]

type Point = Readonly<{
  at: Pt
  label?: string
  open?: boolean /** The writing alone, without a spot. */
  bare?: boolean
  led?: Led
}>

export type Marks = Readonly<{
  /** Points, written with their coordinates where nothing else is said. */ points?: readonly (Pt | Point)[]
  /** Steps from one point to another: right or left first, then up or down. */
  steps?: readonly Readonly<{ from: Pt; to: Pt; run?: string; rise?: string }>[]
  /** What is drawn in the plane besides. */ clearOf?: readonly Drawn[]
}>

/** A number with a true minus sign. */
const written = (x: number): string => String(Math.round(x * 1000) / 1000).replace('-', '−')

const pointOf = (p: Pt | Point) => {
  const { at, label, open, bare, led }: Point = 'length' in p ? { at: p } : p
  return { at, led, open: open ?? false, bare: bare ?? false, label: label ?? `(${written(at[0])}, ${written(at[1])})` }
}

const stepOf = ({ from, to, run, rise }: NonNullable<Marks['steps']>[number]) => ({
  from,
  to,
  run: run ?? `run ${written(to[0] - from[0])}`,
  rise: rise ?? `rise ${written(to[1] - from[1])}`,
})

/** A text alternative with what the marks add to it. */
export function saidMarks(alt: string, m: Marks): string {
  const points = (m.points ?? []).map((p) => pointOf(p).label).filter((label) => label !== '')
  return [
    alt,
    ...(points.length > 0 ? [`Marked: ${points.join(', ')}.`] : []),
    ...(m.steps ?? [])
      .map(stepOf)
      .map((s) => [s.run, s.rise].filter((said) => said !== '').join(', '))
      .filter((said) => said !== '')
      .map((said) => `Drawn in: ${said}.`),
  ].join(' ')
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.low && b.top < a.low

const width = (text: string): number => [...text].reduce((w, c) => w + (/[iljtf.,:;'|!()[\]’′° ]/.test(c) ? 4 : 7), 0)

/** Points at most three pixels apart along what is drawn. */
function along(s: Scale, d: Drawn): Pt[] {
  const corners =
    typeof d === 'function'
      ? Array.from({ length: 161 }, (_, i): Pt => {
          const x = s.x[0] + ((s.x[1] - s.x[0]) * i) / 160
          return [x, d(x)]
        })
      : d
  const inside = (y: number) => Math.min(Math.max(y, 2 * s.y[0] - s.y[1]), 2 * s.y[1] - s.y[0])
  const px = corners.filter(([, y]) => Number.isFinite(y)).map(([x, y]): Pt => [s.px(x), s.py(inside(y))])
  return px.flatMap(([x, y], i) => {
    const [u, v] = px[i - 1] ?? [x, y]
    const count = Math.max(1, Math.ceil(Math.max(Math.abs(x - u), Math.abs(y - v)) / 3))
    return Array.from(
      { length: count },
      (_, k): Pt => [u + ((x - u) * (k + 1)) / count, v + ((y - v) * (k + 1)) / count],
    )
  })
}

/** Where a label may not stand: beyond the sheet, and on the numbers and names of its axes. */
function taken(s: Scale): Readonly<{ sheet: Box; axes: readonly Box[] }> {
  const [left, right, top, low] = [s.px(s.x[0]), s.px(s.x[1]), s.py(s.y[1]), s.py(s.y[0])]
  const [x0, y0] = [Math.min(Math.max(s.px(0), left), right), Math.max(Math.min(s.py(0), low), top)]
  return {
    sheet: { left: left - 8, right: right + 12, top: top - 10, low: low + 8 },
    axes: [
      { left: x0 - 22, right: x0 + 1, top: top - 20, low: low + 20 },
      { left: left - 20, right: right + 20, top: y0 - 1, low: y0 + 17 },
      { left: right + 2, right: right + 20, top: y0 - 18, low: y0 },
      { left: x0, right: x0 + 18, top: top - 20, low: top + 3 },
    ],
  }
}

type Place = Readonly<{ x: number; y: number; anchor: 'start' | 'middle' | 'end' }>

const boxOf = (text: string, { x, y, anchor }: Place): Box => {
  const w = width(text)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2
  return { left: left - 2, right: left + w + 2, top: y - 11, low: y + 4 }
}

/** Places around a point, the near ones first. */
const around = (x: number, y: number): Place[] =>
  [0, 5, 11, 18, 26].flatMap((d): Place[] => [
    { x: x + 7 + d, y: y - 8 - d, anchor: 'start' },
    { x: x - 7 - d, y: y - 8 - d, anchor: 'end' },
    { x: x + 7 + d, y: y + 17 + d, anchor: 'start' },
    { x: x - 7 - d, y: y + 17 + d, anchor: 'end' },
    { x: x + 9 + d, y: y + 4, anchor: 'start' },
    { x: x - 9 - d, y: y + 4, anchor: 'end' },
    { x, y: y - 11 - d, anchor: 'middle' },
    { x, y: y + 19 + d, anchor: 'middle' },
  ])

/** Places along a leg, close to it and then a little farther away: how far along, and how far away. */
const ALONG = [0, 7].flatMap((away) => [0, 8, -8, 16, -16, 24, -24].map((d) => [d, away] as const))

const beside = (x: number, y: number, right: boolean): Place[] =>
  ALONG.flatMap(([d, away]) => {
    const places: Place[] = [
      { x: x + 5 + away, y: y + 4 + d, anchor: 'start' },
      { x: x - 5 - away, y: y + 4 + d, anchor: 'end' },
    ]
    return right ? places : places.reverse()
  })

const overUnder = (x: number, y: number, over: boolean): Place[] =>
  ALONG.flatMap(([d, away]) => {
    const places: Place[] = [
      { x: x + d, y: y - 5 - away, anchor: 'middle' },
      { x: x + d, y: y + 14 + away, anchor: 'middle' },
    ]
    return over ? places : places.reverse()
  })

/**
 * Marks laid on a plane. A label stands at the first place near its point that keeps clear of the graph, the numbers of
 * the axes and the other labels; where there is none, the point stands alone.
 */
export function marks(m: Marks): Layer {
  return (s) => {
    const points = (m.points ?? []).map(pointOf)
    const steps = (m.steps ?? []).map(stepOf)
    const { sheet, axes } = taken(s)
    const legs = steps.map(({ from, to }): Pt[] => [from, [to[0], from[1]], to])
    const strokes = [...(m.clearOf ?? []), ...legs].flatMap((d) => along(s, d))
    const boxes: Box[] = [...axes]
    for (const [x, y] of [...points.filter((p) => !p.bare).map((p) => p.at), ...steps.flatMap((t) => [t.from, t.to])])
      boxes.push({ left: s.px(x) - 5, right: s.px(x) + 5, top: s.py(y) - 5, low: s.py(y) + 5 })
    const pixels: Scale = { ...s, px: (v) => v, py: (v) => v }
    const put = (text: string, places: readonly Place[]): string => {
      if (text === '') return ''
      const place = places.find((p) => {
        const b = boxOf(text, p)
        return (
          b.left >= sheet.left &&
          b.right <= sheet.right &&
          b.top >= sheet.top &&
          b.low <= sheet.low &&
          !boxes.some((other) => meets(b, other)) &&
          !strokes.some(([x, y]) => x > b.left && x < b.right && y > b.top && y < b.low)
        )
      })
      if (!place) return ''
      boxes.push(boxOf(text, place))
      return note(place.x, place.y, text, { anchor: place.anchor, accent: false })(pixels)
    }
    const lines = legs.flatMap(([a, b, c]) => [
      segment(...(a as [number, number]), ...(b as [number, number]), { dash: true, plain: true })(s),
      segment(...(b as [number, number]), ...(c as [number, number]), { dash: true, plain: true })(s),
    ])
    const dots = points
      .filter((p) => !p.bare)
      .map(({ at: [x, y], open, led }) => dot(x, y, { open, ...(led ? { led } : {}) })(s))
    const sides = steps.flatMap(({ from: [x1, y1], to: [x2, y2], run, rise }) => [
      put(run, overUnder((s.px(x1) + s.px(x2)) / 2, s.py(y1), y2 < y1)),
      put(rise, beside(s.px(x2), (s.py(y1) + s.py(y2)) / 2, x2 > x1)),
    ])
    const names = points.map(({ at: [x, y], label }) => put(label, around(s.px(x), s.py(y))))
    return [...lines, ...dots, ...names, ...sides].join('')
  }
}

/** A plane with what was found marked in; with nothing found it is the plane of the question. */
export function markedPlane(o: PlaneOptions, layers: readonly Layer[], found: Marks = {}): Html {
  return plane({ ...o, alt: saidMarks(o.alt, found) }, [...layers, marks(found)])
}
