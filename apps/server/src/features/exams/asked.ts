import type { ExamAsked, ExamSection } from '@fourfold/contract'
import type { TopicInfo } from '../bank/index.ts'
import type { SlotRow } from '../items/index.ts'
import { outcome } from '../student-model/index.ts'

/** One question of an exam as the report speaks of it. */
export type ReportedQuestion = ExamAsked &
  Readonly<{ item_id: number; skill_id: string; subject_id: string; confidence: string | null; seconds: number }>

export const reportedOf = (topic: TopicInfo, module: number, rows: readonly SlotRow[]): ReportedQuestion[] =>
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

export const counted = (questions: readonly ReportedQuestion[]) => ({
  right: questions.filter((q) => q.outcome === 'correct').length,
  questions: questions.length,
  ms: questions.reduce((sum, q) => sum + q.ms, 0),
})

/** Domains and skills that were asked, in the order of the topic. */
export const domainsOf = (topic: TopicInfo, questions: readonly ReportedQuestion[]): ExamSection['domains'] =>
  topic.subjects.flatMap(({ id, name, skills }) => {
    const own = questions.filter((q) => q.subject_id === id)
    if (own.length === 0) return []
    const parts = skills.flatMap((skill) => {
      const asked = own.filter((q) => q.skill_id === skill.id)
      return asked.length === 0 ? [] : [{ id: skill.id, name: skill.name, ...counted(asked) }]
    })
    return [{ id, name, ...counted(own), skills: parts }]
  })

/** Time used up to and with each question, in the order in which they stand. */
export const paceOf = (questions: readonly ReportedQuestion[]): number[] => {
  let spent = 0
  return questions.map((q) => {
    spent += q.ms
    return spent
  })
}

const SHOWN = 5
/** Less than this is no time to regret. */
const LONG_MS = 30_000
const plain = ({ test_id, number, module, display_id, skill, outcome: result, ms }: ReportedQuestion): ExamAsked => ({
  test_id,
  number,
  module,
  display_id,
  skill,
  outcome: result,
  ms,
})

/** What cost the most time for nothing, was sure but wrong, or a lucky guess. */
export const findingsOf = (questions: readonly ReportedQuestion[]) => ({
  costly: questions
    .filter((q) => q.outcome !== 'correct' && q.ms >= LONG_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(plain),
  sure_but_wrong: questions.filter((q) => q.outcome === 'incorrect' && q.confidence === 'sure').map(plain),
  lucky: questions.filter((q) => q.outcome === 'correct' && q.confidence === 'guess').map(plain),
})
