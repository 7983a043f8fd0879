import type { ExamAsked, ExamSection } from '@fourfold/contract'
import type { TopicInfo } from '../bank/index.ts'
import type { SlotRow } from '../items/index.ts'
import { outcome } from '../student-model/index.ts'

/** One question of an exam as the report speaks of it. */
export type Told = ExamAsked &
  Readonly<{ item_id: number; skill_id: string; subject_id: string; confidence: string | null; seconds: number }>

export const toldOf = (topic: TopicInfo, module: number, rows: readonly SlotRow[]): Told[] =>
  rows.map(({ slot, item, revision }) => {
    const skill = topic.skills.get(item.skill_id)
    return {
      item_id: item.id,
      test_id: slot.test_id,
      number: slot.pos + 1,
      module,
      display_id: item.display_id,
      skill: skill?.name ?? '',
      skill_id: item.skill_id,
      subject_id: skill?.subject_id ?? '',
      outcome: outcome(revision.secret, slot),
      ms: slot.time_ms,
      confidence: slot.confidence,
      seconds: item.seconds,
    }
  })

const counted = (told: readonly Told[]) => ({
  right: told.filter((q) => q.outcome === 'correct').length,
  questions: told.length,
  ms: told.reduce((sum, q) => sum + q.ms, 0),
})

/** Domains and skills that were asked, in the order of the topic. */
export const domainsOf = (topic: TopicInfo, told: readonly Told[]): ExamSection['domains'] =>
  topic.subjects.flatMap(({ id, name, skills }) => {
    const own = told.filter((q) => q.subject_id === id)
    if (own.length === 0) return []
    const parts = skills.flatMap((skill) => {
      const asked = own.filter((q) => q.skill_id === skill.id)
      return asked.length === 0 ? [] : [{ id: skill.id, name: skill.name, ...counted(asked) }]
    })
    return [{ id, name, ...counted(own), skills: parts }]
  })

/** Time used up to and with each question, in the order in which they stand. */
export const paceOf = (told: readonly Told[]): number[] => {
  let spent = 0
  return told.map((q) => {
    spent += q.ms
    return spent
  })
}

const SHOWN = 5
const plain = ({ test_id, number, module, display_id, skill, outcome: result, ms }: Told): ExamAsked => ({
  test_id,
  number,
  module,
  display_id,
  skill,
  outcome: result,
  ms,
})

/** What cost the most time for nothing, was sure but wrong, or a lucky guess. */
export const findingsOf = (told: readonly Told[]) => ({
  costly: told
    .filter((q) => q.outcome !== 'correct' && q.ms > 0)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(plain),
  sure_but_wrong: told.filter((q) => q.outcome === 'incorrect' && q.confidence === 'sure').map(plain),
  lucky: told.filter((q) => q.outcome === 'correct' && q.confidence === 'guess').map(plain),
})
