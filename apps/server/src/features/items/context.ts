import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { aSecondOld } from '../../db/copy.ts'
import { inOneGo } from '../../db/statement.ts'
import { historyOf, mistakesOf, passagesOf, type SlotRow, statsOf, type TestRow } from './queries.ts'
import type { QuestionContext } from './view.ts'

/** Gathers what surrounds a test's questions; what only a reveal may show is not even read before one. */
export async function questionContext(
  ctx: Ctx,
  db: Reader,
  caller: Caller,
  test: Pick<TestRow, 'score' | 'tutor'>,
  rows: readonly SlotRow[],
): Promise<QuestionContext> {
  const ids = rows.map((r) => r.item.id)
  const revealed = test.score !== null || test.tutor
  const passageIds = [...new Set(rows.flatMap((r) => (r.item.passage_id === null ? [] : [r.item.passage_id])))]
  const [stats, mistakes, history, passages] = await inOneGo(
    db,
    () =>
      db === ctx.db ? aSecondOld(ctx, (copy) => statsOf(copy, revealed ? ids : [])) : statsOf(db, revealed ? ids : []),
    () => mistakesOf(db, caller.learner_id, revealed ? ids : []),
    () => historyOf(db, caller.learner_id, revealed ? ids : []),
    () => passagesOf(db, passageIds),
  )
  return { now: ctx.now(), catalog: await ctx.catalog(), stats, mistakes, history, passages }
}
