import { SAMPLE_QUESTIONS } from '@fourfold/contract'

/** What a choice of questions looks at. */
type Candidate = Readonly<{
  display_id: string
  subject_id: string
  difficulty: 'Low' | 'Medium' | 'High'
  grid: boolean
  passage_id: number | null
  position: number
  view: Readonly<{ template_id: string }>
}>

/** Easy at first, then as the topic is. */
const LEVELS = ['Low', 'Low', 'Medium', 'Medium', 'Low', 'Medium', 'High', 'Medium', 'Low', 'High'] as const

const byName = (a: Candidate, b: Candidate): number => a.display_id.localeCompare(b.display_id, 'en')

/** One whole passage, the first with as many questions as a sample has (or the nearest number below). */
function passageSample<T extends Candidate>(pool: readonly T[]): T[] {
  const passages = [...Map.groupBy(pool, (item) => item.passage_id ?? 0).values()]
    .filter((list) => list.length <= SAMPLE_QUESTIONS)
    .map((list) => [...list].sort((a, b) => a.position - b.position))
  const most = Math.max(0, ...passages.map((list) => list.length))
  const full = passages.filter((list) => list.length === most)
  return full.sort((a, b) => (a[0] && b[0] ? byName(a[0], b[0]) : 0))[0] ?? []
}

/**
 * A topic's free sample: by the names of the items alone, so that it is the same on every machine and stays the same when
 * the bank grows. Subjects take turns, no kind of question comes twice, and every question is a choice: each wrong option
 * names its mistake.
 */
export function sampleOf<T extends Candidate>(pool: readonly T[], hasPassage: boolean): T[] {
  if (hasPassage) return passageSample(pool)
  const choices = pool.filter((item) => !item.grid).sort(byName)
  const subjects = [...Map.groupBy(choices, (item) => item.subject_id).values()]
  const used = new Set<string>()
  const chosen: T[] = []
  for (let n = 0; n < SAMPLE_QUESTIONS && subjects.length > 0; n++) {
    const fresh = (subjects[n % subjects.length] ?? []).filter((item) => !used.has(item.view.template_id))
    const item = fresh.find((each) => each.difficulty === LEVELS[n]) ?? fresh[0]
    if (!item) continue
    used.add(item.view.template_id)
    chosen.push(item)
  }
  return chosen
}
