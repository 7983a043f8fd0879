import { and, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { itemRevisions } from '../../db/schema/index.ts'
import type { CatalogItem } from './catalog.ts'

/** Of these questions the ones on which a misconception can show: one of their wrong answers comes from it. */
export async function itemsShowing(
  db: Reader,
  pool: readonly CatalogItem[],
  misconception: string,
): Promise<CatalogItem[]> {
  if (pool.length === 0) return []
  const rows = await db
    .select({ id: itemRevisions.id })
    .from(itemRevisions)
    .where(
      and(
        inArray(
          itemRevisions.id,
          pool.map((item) => item.revision_id),
        ),
        sql`(jsonb_path_exists(${itemRevisions.secret}, '$.options.*.misconception ? (@ == $m)', jsonb_build_object('m', ${misconception}::text))
          or jsonb_path_exists(${itemRevisions.secret}, '$.wrong_grid[*].misconception ? (@ == $m)', jsonb_build_object('m', ${misconception}::text)))`,
      ),
    )
  const found = new Set(rows.map((row) => row.id))
  return pool.filter((item) => found.has(item.revision_id))
}
