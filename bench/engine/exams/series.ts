import { seededRng } from '@fourfold/engine'
import { assembleSection, modulesTaken, solve, TIME_LIMIT } from '@fourfold/exams'
import { poolOf, sectionOf } from './pool.ts'

export type SeriesRow = Readonly<{
  topic: string
  exams: number
  /** Exams before the first that had to ask something again. */ fresh: number
  /** Exams of which every wish was met. */ whole: number
  wishes: number
  /** Wishes that were missed, in how many exams each. */ missed: Readonly<Record<string, number>>
  /** The longest assembly, in milliseconds, and the one with most work of the processor: others do not lengthen that. */
  slowest: number
  work: number
  fallbacks: number
}>

/** One student takes exam after exam in a section; what was asked once counts as seen. */
export async function series(topic: string, exams: number, seed: number, limit = TIME_LIMIT): Promise<SeriesRow> {
  const section = sectionOf(topic)
  const random = seededRng(seed)
  const seen = new Set<number>()
  const missed = new Map<string, number>()
  let [fresh, whole, wishes, slowest, work, fallbacks] = [0, 0, 0, 0, 0, 0]
  for (let exam = 0; exam < exams; exam++) {
    const began = performance.now()
    const busy = process.cpuUsage()
    const made = await assembleSection(section.plan, poolOf(section, seen), random, solve, limit)
    slowest = Math.max(slowest, performance.now() - began)
    const { user, system } = process.cpuUsage(busy)
    work = Math.max(work, (user + system) / 1000)
    wishes = made.wishes
    if (made.unmet.length === 0) whole++
    if (made.by === 'fallback') fallbacks++
    for (const { wish } of made.unmet) missed.set(wish, (missed.get(wish) ?? 0) + 1)
    const second = random() < 0.5 ? 'easier' : 'harder'
    const taken = modulesTaken(topic).length === 1 ? [made.forms.only] : [made.forms.first, made.forms[second]]
    const ids = taken.flatMap((items) => items ?? []).map((item) => item.id)
    if (new Set(ids).size === ids.length && ids.every((id) => !seen.has(id)) && fresh === exam) fresh++
    for (const id of ids) seen.add(id)
  }
  return { topic, exams, fresh, whole, wishes, missed: Object.fromEntries(missed), slowest, work, fallbacks }
}
