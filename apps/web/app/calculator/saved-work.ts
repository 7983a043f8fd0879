import { get, put } from '../outbox/store'
import { session } from '../session/session'
import { emptySheet } from './rows'
import { isHabits, isWork } from './saved-work-shape'
import { type Habits, newWork, type Work } from './work'

/** What the address asks for: the test the calculator belongs to, and lines that an explanation has filled in. */
export type Asked = Readonly<{ test: string; lines: readonly string[] }>
export function askedBy(hash: string): Asked {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const lines = (found.get('lines') ?? '').split(/[;\n]/).map((line) => line.trim())
  return { test: found.get('test') ?? '', lines: lines.filter((line) => line !== '').slice(0, 12) }
}

/** Kept for each student and each test, so that one test never shows what was written in another. */
const keyOf = (test: string): string => `calculator:${session().userId ?? 0}:${test}`

const habitsKey = (): string => `calculator:${session().userId ?? 0}:habits`

export async function loadWork(asked: Asked): Promise<Work> {
  const kept = asked.lines.length > 0 ? null : await get(keyOf(asked.test))
  if (isWork(kept)) return kept
  const found = await get(habitsKey())
  const habits = isHabits(found) ? found : null
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
