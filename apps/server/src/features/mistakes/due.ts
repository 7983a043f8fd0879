import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { run } from '../../db/statement.ts'
import { plannedToday, type Studying } from '../reviews/index.ts'

const MOST = 200

const DUE = {
  name: 'due_mistakes',
  text: `select mistake.id from review_state memory
      join mistake on mistake.id = memory.ref_id and mistake.learner_id = memory.learner_id
    where memory.kind = 'mistake' and memory.learner_id = $1 and not memory.suspended and memory.fsrs_due <= $3
      and (memory.buried_until is null or memory.buried_until <= $3) and mistake.topic = $2 and mistake.logged_at is not null
    order by memory.fsrs_due limit ${MOST}`,
} as const

/** Ids of logged mistakes that are due now: as the planner wants them before a test, else longest overdue first. */
export async function dueMistakes(ctx: Ctx, caller: Caller, topic: string, person?: Studying): Promise<number[]> {
  const planned = await plannedToday(ctx, { ...caller, topic }, ctx.db, person)
  if (planned) return planned.filter((i) => i.kind === 'mistake').map((i) => i.id)
  const rows = await run<{ id: number }>(ctx.db, DUE, [caller.learner_id, topic, ctx.now()])
  return rows.map((r) => r.id)
}
