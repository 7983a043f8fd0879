import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { feedbacks } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'

export async function giveFeedback(
  ctx: Ctx,
  caller: Caller,
  given: { message: string; question_id?: number | null | undefined },
): Promise<{ id: number }> {
  const item_id = given.question_id ?? null
  if (item_id !== null && !(await ctx.catalog()).items.has(item_id)) throw notFound()
  const [row] = await ctx.db
    .insert(feedbacks)
    .values({ learner_id: caller.learner_id, message: given.message.trim(), item_id, created_at: ctx.now() })
    .returning({ id: feedbacks.id })
  if (!row) throw new Error('a feedback row must come back')
  return row
}
