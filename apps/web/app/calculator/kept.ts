import type { Angle, View } from '@fourfold/grapher'
import { get, put } from '../outbox/store'
import { session } from '../session/session'
import { emptySheet, type Row } from './rows'

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

/** What the address asks for: the test the calculator belongs to, and lines that an explanation has filled in. */
export type Asked = Readonly<{ test: string; lines: readonly string[] }>
export function askedBy(hash: string): Asked {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const lines = (found.get('lines') ?? '').split(/[;\n]/).map((line) => line.trim())
  return { test: found.get('test') ?? '', lines: lines.filter((line) => line !== '').slice(0, 12) }
}

/** Kept for each student and each test, so that one test never shows what was written in another. */
const keyOf = (test: string): string => `calculator:${session().userId ?? 0}:${test}`

/** Angles, form and sound are habits of the student: a new test begins with them, and with an empty sheet. */
type Habits = Readonly<{ degrees: Angle; graphAngle: Angle; exact: boolean; sound: boolean; tab: Tab }>
const habitsKey = (): string => `calculator:${session().userId ?? 0}:habits`

export async function loadWork(asked: Asked): Promise<Work> {
  const kept = asked.lines.length > 0 ? null : await get<Work>(keyOf(asked.test))
  if (kept) return { ...newWork(), ...kept }
  const habits = await get<Habits>(habitsKey())
  const fresh = newWork()
  const graph = { ...fresh.graph, angle: habits?.graphAngle ?? 'rad', sound: habits?.sound ?? false }
  const calculate = { ...fresh.calculate, angle: habits?.degrees ?? 'deg', exact: habits?.exact ?? false }
  if (asked.lines.length > 0)
    return { ...fresh, calculate, tab: 'graph', graph: { ...graph, rows: emptySheet(asked.lines).rows } }
  return { ...fresh, calculate, graph, tab: habits?.tab ?? 'calculate' }
}

/** Lines of an explanation are not the student's own work: they are not kept. */
export async function keepWork(asked: Asked, work: Work): Promise<void> {
  if (asked.lines.length > 0) return
  await put(keyOf(asked.test), work)
  const { calculate, graph, tab } = work
  const habits: Habits = {
    degrees: calculate.angle,
    graphAngle: graph.angle,
    exact: calculate.exact,
    sound: graph.sound,
    tab,
  }
  await put(habitsKey(), habits)
}
