import type { Ctx } from '../ctx.ts'
import { isDatabaseAway } from './away.ts'
import type { Db } from './connect.ts'

/**
 * Asks the read copy, where DATABASE_READ_URL names one. Only for what may be a second old, such as what others did: what
 * a student has just written may not be there yet. A copy that is away costs nobody an answer.
 */
export async function aSecondOld<T>(ctx: Pick<Ctx, 'db' | 'copy'>, ask: (db: Db) => Promise<T>): Promise<T> {
  if (ctx.copy === ctx.db) return ask(ctx.db)
  try {
    return await ask(ctx.copy)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return ask(ctx.db)
  }
}
