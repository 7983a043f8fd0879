import { SAMPLE_MODE } from '@fourfold/contract'
import type { Aim } from '../../db/schema/index.ts'
import type { TopicInfo } from '../bank/index.ts'
import { titleOf } from './title.ts'

/** A test that was begun and left: what it asks about, how far it came, and what the rest of it takes. */
export type Unfinished = Readonly<{ id: number; title: string; questions: number; answered: number; seconds: number }>

/** Who has not come back to a test for longer has other plans; it stays in the list of tests. */
export const UNFINISHED_MS = 7 * 86_400_000

/**
 * The newest test of learner $1 in topic $2 that was left in the middle since $3, as part of a statement. Diagnostics and exams
 * have their own ways back; a test without an answer was only looked at.
 */
export const UNFINISHED = `select test.id as test_id, test.mode, test.aim, slots.skills, slots.questions, slots.answered
    from test cross join lateral (
      select json_agg(item.skill_id order by slot.pos) as skills, count(*)::int as questions,
        count(*) filter (where slot.letter is not null or slot.grid is not null)::int as answered
      from test_slot slot join item on item.id = slot.item_id where slot.test_id = test.id) slots
    where test.learner_id = $1 and test.topic = $2 and test.scored_at is null and test.exam_id is null
      and test.mode not in ('Diagnostic', '${SAMPLE_MODE}') and coalesce(test.saved_at, test.opened_at, test.created_at) > $3
      and slots.answered > 0
    order by test.id desc limit 1`

/** What that part of a statement answers; without such a test nothing. */
export type UnfinishedRow =
  | Readonly<{
      test_id: number
      mode: string
      aim: Aim | null
      skills: readonly string[]
      questions: number
      answered: number
    }>
  | Readonly<{ test_id: null }>

export function unfinishedOf(row: UnfinishedRow, topic: TopicInfo): Unfinished | null {
  if (row.test_id === null) return null
  const { test_id: id, questions, answered, skills } = row
  const contents = skills.map((skillId) => {
    const skill = topic.skills.get(skillId)
    return { skill: skill?.name ?? skillId, subject: skill?.subject_name ?? skillId, n: 1 }
  })
  const each = skills.reduce((sum, id) => sum + (topic.skills.get(id)?.seconds ?? topic.pace_seconds), 0) / questions
  return {
    id,
    title: titleOf({ mode: row.mode, aim: row.aim, topic: topic.name }, contents),
    questions,
    answered,
    seconds: (questions - answered) * each,
  }
}
