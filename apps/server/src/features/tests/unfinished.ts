import { SAMPLE_MODE } from '@fourfold/contract'
import type { Ctx } from '../../ctx.ts'
import type { Aim } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import type { TopicInfo } from '../bank/index.ts'
import { titleOf } from './title.ts'

/** A test that was begun and left: what it asks about, how far it came, and what the rest of it takes. */
export type Unfinished = Readonly<{ id: number; title: string; questions: number; answered: number; seconds: number }>

/** Who has not come back to a test for longer has other plans; it stays in the list of tests. */
const FRESH_MS = 7 * 86_400_000

// Diagnostics and exams have their own ways back. A test without an answer was only looked at.
const LEFT = {
  name: 'unfinished_test',
  text: `select test.id, test.mode, test.aim, slots.*
    from test cross join lateral (
      select json_agg(item.skill_id order by slot.pos) as skills, count(*)::int as questions,
        count(*) filter (where slot.letter is not null or slot.grid is not null)::int as answered
      from test_slot slot join item on item.id = slot.item_id where slot.test_id = test.id) slots
    where test.learner_id = $1 and test.topic = $2 and test.scored_at is null and test.exam_id is null
      and test.mode not in ('Diagnostic', $4) and coalesce(test.saved_at, test.opened_at, test.created_at) > $3
      and slots.answered > 0
    order by test.id desc limit 1`,
} as const

type Row = Readonly<{
  id: number
  mode: string
  aim: Aim | null
  skills: readonly string[]
  questions: number
  answered: number
}>

/** The newest test of a topic that was left in the middle during the last days. */
export async function unfinishedTest(ctx: Ctx, learnerId: string, topic: TopicInfo): Promise<Unfinished | null> {
  const since = new Date(ctx.now().getTime() - FRESH_MS)
  const [row] = await run<Row>(ctx.db, LEFT, [learnerId, topic.name, since, SAMPLE_MODE])
  if (!row) return null
  const { id, questions, answered } = row
  const contents = row.skills.map((id) => {
    const skill = topic.skills.get(id)
    return { skill: skill?.name ?? id, subject: skill?.subject_name ?? id, n: 1 }
  })
  const each =
    row.skills.reduce((sum, id) => sum + (topic.skills.get(id)?.seconds ?? topic.pace_seconds), 0) / questions
  return { id, title: titleOf(row, contents), questions, answered, seconds: (questions - answered) * each }
}
