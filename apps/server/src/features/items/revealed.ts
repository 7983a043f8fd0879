import type { Letter } from '@fourfold/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { aSecondOld } from '../../db/copy.ts'
import { answerEvents, type itemRevisions, type items } from '../../db/schema/index.ts'
import type { SealedQuestion } from '../../http/sealed-question.ts'
import { cohortOf } from './cohort.ts'
import { historyOf, mistakesOf, passagesOf, statsOf } from './queries.ts'
import { asked, reveal, UNTOUCHED } from './question.ts'
import { passageView } from './view.ts'

type Item = typeof items.$inferSelect
type Revision = typeof itemRevisions.$inferSelect

/**
 * A question outside of a test, with its key. Callers have made sure that it was revealed to this user before
 * (`oneRevealedItem`, or an own mistake).
 */
export async function revealedQuestion(
  ctx: Ctx,
  caller: Caller,
  item: Item,
  revision: Revision,
): Promise<SealedQuestion> {
  const { db } = ctx
  const [last] = await db
    .select()
    .from(answerEvents)
    .where(and(eq(answerEvents.learner_id, caller.learner_id), eq(answerEvents.item_id, item.id)))
    .orderBy(desc(answerEvents.seq))
    .limit(1)
  const stat = (await aSecondOld(ctx, (copy) => statsOf(copy, [item.id]))).get(item.id)
  const mistake = (await mistakesOf(db, caller.learner_id, [item.id])).get(item.id) ?? null
  const history = (await historyOf(db, caller.learner_id, [item.id])).get(item.id) ?? []
  const passage = item.passage_id === null ? undefined : (await passagesOf(db, [item.passage_id])).get(item.passage_id)
  const answer = last?.answer ?? null
  const { secret } = revision
  const given = secret.grid === null ? { letter: answer, grid: null } : { letter: null, grid: answer }
  const question = asked(item, revision.public, {
    ...UNTOUCHED,
    ...given,
    skipped: last?.skipped ?? null,
    time_spent: last?.ms ?? 0,
    passage: passage ? passageView(passage) : null,
  })
  return reveal(question, {
    skill_id: item.skill_id,
    secret,
    given,
    tries: answer ? [answer] : [],
    answer_attributes: { correct: last?.correct ?? null, letter: given.letter as Letter | null },
    cohort: cohortOf(stat),
    mistake,
    history,
    catalog: await ctx.catalog(),
  })
}
