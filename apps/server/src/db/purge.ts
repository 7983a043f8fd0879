import { and, asc, getTableName, gt, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../ctx.ts'

/** How many rows one transaction of a night's clean-up removes, and how long all of them may take together. */
export type Ceiling = Readonly<{ rows: number; ms: number }>

/** No job has more than four clean-ups, and the queue takes a job of fifteen minutes for dead. */
export const NIGHT: Ceiling = { rows: 1000, ms: 3 * 60_000 }

type Walk<Key> = Readonly<{
  what: string
  ceiling: Ceiling
  /** The next keys in their order, behind the last one that was looked at. */
  find: (after: Key | null) => Promise<Key[]>
  /** In a transaction of its own. Looks again: somebody may have come back meanwhile. */
  remove: (keys: readonly Key[]) => Promise<number>
}>

/**
 * Removes what a night finds, a batch after the other in the order of their keys: each row is walked over once and no
 * transaction takes long, whatever a flood has left. What the time does not suffice for goes the next night.
 */
export async function removeInBatches<Key>(ctx: Pick<Ctx, 'log'>, walk: Walk<Key>): Promise<number> {
  const { what, ceiling, find, remove } = walk
  const until = performance.now() + ceiling.ms
  let removed = 0
  for (let keys = await find(null); keys.length > 0; keys = await find(keys.at(-1) ?? null)) {
    removed += await remove(keys)
    if (keys.length < ceiling.rows) break
    if (performance.now() >= until) {
      ctx.log.warn({ what, removed }, 'the clean-up took all of its time: the rest goes the next night')
      break
    }
  }
  return removed
}

/** The rows of a table that are to go, by its primary key. */
export function purgeRows(
  ctx: Pick<Ctx, 'db' | 'log'>,
  table: PgTable,
  key: PgColumn,
  doomed: SQL | undefined,
  ceiling: Ceiling = NIGHT,
): Promise<number> {
  return removeInBatches<unknown>(ctx, {
    what: getTableName(table),
    ceiling,
    find: async (after) => {
      const rows = await ctx.db
        .select({ key })
        .from(table)
        .where(and(after === null ? undefined : gt(key, after), doomed))
        .orderBy(asc(key))
        .limit(ceiling.rows)
      return rows.map((row) => row.key)
    },
    remove: async (keys) => {
      const { rowCount } = await ctx.db.delete(table).where(and(inArray(key, [...keys]), doomed))
      return rowCount ?? 0
    },
  })
}
