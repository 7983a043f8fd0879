import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { aSecondOld } from '../../db/copy.ts'
import { inOneGo } from '../../db/statement.ts'
import { historyOf, mistakesOf, passagesOf, type ShownRow, statsOf, type TestRow } from './queries.ts'
import type { QuestionContext } from './view.ts'

/** The passages that a test's questions ask about. */
export const passagesIn = (db: Reader, rows: readonly ShownRow[]): Promise<QuestionContext['passages']> =>
  passagesOf(db, [...new Set(rows.flatMap((r) => (r.item.passage_id === null ? [] : [r.item.passage_id])))])

/** Gathers what surrounds a test's questions; what only a reveal may show is not even read before one. */
export async function questionContext(
  ctx: Ctx,
  db: Reader,
  caller: Caller,
  test: Pick<TestRow, 'score' | 'tutor'>,
  rows: readonly ShownRow[],
): Promise<QuestionContext> {
  const ids = rows.map((r) => r.item.id)
  const revealed = test.score !== null || test.tutor
  const [stats, mistakes, history, passages] = await inOneGo(
    db,
    () =>
      db === ctx.db ? aSecondOld(ctx, (copy) => statsOf(copy, revealed ? ids : [])) : statsOf(db, revealed ? ids : []),
    () => mistakesOf(db, caller.learner_id, revealed ? ids : []),
    () => historyOf(db, caller.learner_id, revealed ? ids : []),
    () => passagesIn(db, rows),
  )
  return { now: ctx.now(), catalog: await ctx.catalog(), stats, mistakes, history, passages }
}
