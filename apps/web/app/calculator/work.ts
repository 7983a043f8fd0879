import type { Angle, View } from '@fourfold/grapher'
import { emptySheet, type Row } from './rows'

/** Everything a student has done with the calculator. */
export type Tab = 'calculate' | 'graph' | 'line'
export type Entry = Readonly<{ id: number; text: string; value: number; angle: Angle }>
export type Work = Readonly<{
  tab: Tab
  calculate: Readonly<{ angle: Angle; exact: boolean; history: readonly Entry[] }>
  graph: Readonly<{ rows: readonly Row[]; view: View | null; square: boolean; angle: Angle; sound: boolean }>
  line: string
}>

export const newWork = (): Work => ({
  tab: 'calculate',
  calculate: { angle: 'deg', exact: false, history: [] },
  graph: { rows: emptySheet().rows, view: null, square: true, angle: 'rad', sound: false },
  line: '',
})

/** Angles, form and sound are habits of the student: a new test begins with them, and with an empty sheet. */
export type Habits = Readonly<{ degrees: Angle; graphAngle: Angle; exact: boolean; sound: boolean; tab: Tab }>
