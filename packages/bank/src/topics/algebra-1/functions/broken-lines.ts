/** Graphs that are made of straight pieces. */

import { dot, type Html, type Layer, type Marks, marks, plane, saidMarks, segment } from '#kit'
import { spoken } from '../spoken.ts'

export type Pt = readonly [number, number]

export const path = (ps: readonly Pt[]): Layer[] =>
  ps.slice(1).map(([x, y], i) => segment((ps[i] as Pt)[0], (ps[i] as Pt)[1], x, y))

export const named = (ps: readonly Pt[]): string => ps.map(([x, y]) => `(${x}, ${y})`).join(', ')

/** A broken line whose corners lie on grid points. */
export const broken = (ps: readonly Pt[], found: Marks = {}): Html =>
  plane(
    {
      alt: saidMarks(spoken(`A graph of straight pieces that joins the points ${named(ps)} in this order.`), found),
    },
    [
      ...path(ps),
      dot(...(ps[0] as Pt)),
      dot(...(ps.at(-1) as Pt)),
      marks({ ...found, clearOf: [ps, ...(found.clearOf ?? [])] }),
    ],
  )
