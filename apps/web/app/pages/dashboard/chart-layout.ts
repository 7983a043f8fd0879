import type { Dot } from './dot'

export const HEIGHT = 260
const TOP = 14
const BOTTOM = 30
const LEFT = 40
const RIGHT = 16
/** Dots that would touch are left out: the line alone is easier to read. */
const DOT_ROOM = 11
/** A character of the labels, which are 13 px high, and the room between two of them. */
const CHARACTER = 7.2
const GAP = 20

/** What the height of the picture spans, and where its lines are. */
export type Span = Readonly<{ ends: readonly [number, number]; ticks: readonly number[] }>
export type Place = Readonly<{ x: number; y: number; dot: Dot }>
export type Layout = Readonly<{
  places: readonly Place[]
  lines: readonly Readonly<{ y: number; value: number }>[]
  labels: readonly Readonly<{ x: number; text: string }>[]
  dotted: boolean
  left: number
  right: number
  floor: number
}>

/** Every how many places a label stands, so that no two touch. */
function step(dots: readonly Dot[], apart: number): number {
  const longest = Math.max(...dots.map((dot) => dot.label.length))
  return apart > 0 ? Math.max(1, Math.ceil((longest * CHARACTER + GAP) / apart)) : 1
}

/** A label is centered under its place, yet never leaves the picture. */
function inside(x: number, text: string, width: number): number {
  const half = (text.length * CHARACTER) / 2
  return Math.min(Math.max(x, half), width - half)
}

/** Where all of a chart stands in a picture of this width. */
export function chartLayout(dots: readonly Dot[], { ends, ticks }: Span, width: number): Layout {
  const [least, most] = ends
  const right = width - RIGHT
  const floor = HEIGHT - BOTTOM
  const apart = dots.length > 1 ? (right - LEFT) / (dots.length - 1) : 0
  const x = (i: number) => (dots.length > 1 ? LEFT + apart * i : (LEFT + right) / 2)
  const y = (value: number) => floor - ((value - least) / (most - least)) * (floor - TOP)
  const every = step(dots, apart)
  // Counted from the end: the newest score is the one that is looked for.
  const labelled = dots.map((dot, i) => ({ i, text: dot.label })).filter(({ i }) => (dots.length - 1 - i) % every === 0)
  return {
    places: dots.map((dot, i) => ({ x: x(i), y: y(dot.score), dot })),
    lines: ticks.map((value) => ({ y: y(value), value })),
    labels: labelled.map(({ i, text }) => ({ x: inside(x(i), text, width), text })),
    dotted: dots.length === 1 || apart >= DOT_ROOM,
    left: LEFT,
    right,
    floor,
  }
}

/** The place nearest to a pointer, by its way from the left alone: a line is hard to hit. */
export function nearest(places: readonly Place[], x: number): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best && Math.abs(best.x - x) <= Math.abs(place.x - x) ? best : place),
    undefined,
  )
}
