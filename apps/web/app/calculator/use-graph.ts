import { type Angle, isInView, type Point, type Size, type View } from '@fourfold/grapher'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { curvesOf } from './analysis'
import { type Spot, spotsOf } from './interests'
import type { Scene } from './paint'
import { around, fitted, homeView, toPlane, toScreen } from './plane'
import { readRows } from './read-rows'
import type { Sheet } from './rows'
import { shownPoints } from './shown-points'
import { nearestShare, tracePoint } from './trace'
import { useAnalysis } from './use-analysis'
import type { Work } from './work'

/** A tap this near to a point of interest means the point. */
const NEAR_PX = 20

export type Traced = Readonly<{ id: number; share: number }> | null

/** Everything the graph shows, derived from what the student has written and where the plane is. */
export function useGraph(
  sheet: Sheet,
  graph: Work['graph'],
  onGraph: (change: Partial<Work['graph']>) => void,
  showAll: boolean,
) {
  const { rows } = sheet
  const [size, setSize] = useState<Size>({ width: 320, height: 260 })
  const [selected, setSelected] = useState<number>(rows[0]?.id ?? 0)
  const [traced, setTraced] = useState<Traced>(null)
  const [chosen, setChosen] = useState<Point | null>(null)
  const { square, angle } = graph as { square: boolean; angle: Angle }

  const view = useMemo(
    () => (graph.view ? fitted(graph.view, size, square) : homeView(size)),
    [graph.view, size, square],
  )
  const reading = useMemo(() => readRows(rows, angle), [rows, angle])
  const analysis = useAnalysis(rows, angle, view)
  const spots = useMemo(() => spotsOf(analysis, rows, view), [analysis, rows, view])
  const spot = chosen ? (spots.find((s) => s.x === chosen.x && s.y === chosen.y) ?? null) : null

  const drawn = useMemo(
    () =>
      rows.flatMap((row, i) => {
        const line = reading.lines.get(row.id)
        if (!line || row.hidden) return []
        return curvesOf(line).map((curve, k) => ({
          id: row.id,
          number: i + 1,
          colour: row.colour,
          strong: row.id === selected,
          curve,
          dashed: line.kind === 'region' ? line.region.edges[k]!.strict : false,
        }))
      }),
    [rows, reading, selected],
  )
  const traceCurve = drawn.find((d) => d.id === (traced?.id ?? selected)) ?? drawn[0] ?? null
  const tracedPoint = useMemo(
    () => (traced && traceCurve ? tracePoint(traceCurve.curve, traced.share, view) : null),
    [traced, traceCurve, view],
  )
  const scene = useMemo<Scene>(() => {
    const colourOf = (id: number): number => rows.find((row) => row.id === id)?.colour ?? 0
    const shown = rows.filter((row) => !row.hidden)
    const marked = spot ?? (tracedPoint && traceCurve ? { ...tracedPoint, colour: traceCurve.colour } : null)
    return {
      curves: drawn,
      regions: shown.flatMap((row) => {
        const line = reading.lines.get(row.id)
        return line?.kind === 'region' ? [{ colour: row.colour, region: line.region }] : []
      }),
      points: shownPoints(rows, reading),
      interests: spots
        .filter((s) => s.kind === 'intersection' || s.rows.includes(selected) || isBreak(s))
        .map((s) => ({ colour: s.colour, point: s })),
      asymptotes: analysis.rows.flatMap(({ id, asymptotes }) =>
        shown.some((row) => row.id === id)
          ? asymptotes.map((a) => ({ colour: colourOf(id), axis: a.axis, at: a.at }))
          : [],
      ),
      traced: marked ? { colour: marked.colour, point: marked } : null,
    }
  }, [rows, reading, drawn, analysis, spots, spot, selected, tracedPoint, traceCurve])

  const moveTo = useCallback((next: View | null) => onGraph({ view: next }), [onGraph])
  const choose = (next: Spot) => {
    setTraced(null)
    setChosen({ x: next.x, y: next.y })
    if (next.rows[0] !== undefined) setSelected(next.rows[0])
    // A point beyond the edge is brought to the middle.
    if (!isInView(view, next.x, next.y)) moveTo({ ...view, x: next.x - view.width / 2, y: next.y - view.height / 2 })
  }
  const tap = (at: Point) => {
    const near = spots
      .map((s) => ({ s, distance: pixels(toScreen(view, size, s), at) }))
      .filter((n) => n.distance < NEAR_PX)
      .sort((a, b) => a.distance - b.distance)[0]
    if (near) return choose(near.s)
    const place = toPlane(view, size, at)
    const nearest = drawn
      .map((d) => ({ d, ...nearestShare(d.curve, place, view) }))
      .sort((a, b) => a.distance - b.distance)[0]
    if (!nearest) return
    setChosen(null)
    setSelected(nearest.d.id)
    setTraced({ id: nearest.d.id, share: nearest.share })
  }
  /** From one point of interest to the next, in the order in which they are read. */
  const step = (by: 1 | -1) => {
    const at = spot ? spots.indexOf(spot) : by === 1 ? -1 : spots.length
    const next = spots[(at + by + spots.length) % Math.max(1, spots.length)]
    if (next) choose(next)
  }
  const trace = (share: number) => {
    if (!traceCurve) return
    setChosen(null)
    setTraced({ id: traceCurve.id, share })
  }
  const fit = () => {
    const data = shownPoints(rows, reading).flatMap(({ points }) => points)
    moveTo(around([...data, ...spots], size, square))
  }
  // Lines that an explanation has filled in are shown with all their points at first.
  const shownAll = useRef(!showAll)
  useEffect(() => {
    if (shownAll.current || analysis.rows.length === 0) return
    shownAll.current = true
    if (spots.some((s) => !isInView(view, s.x, s.y))) fit()
  })
  return {
    view,
    size,
    setSize,
    selected,
    setSelected,
    reading,
    analysis,
    spots,
    spot,
    scene,
    drawn,
    traced,
    tracedPoint,
    traceCurve,
    choose,
    tap,
    step,
    trace,
    moveTo,
    fit,
  }
}

export type Graph = ReturnType<typeof useGraph>

const pixels = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const isBreak = (s: Spot): boolean => s.kind === 'hole' || s.kind === 'open end' || s.kind === 'closed end'
