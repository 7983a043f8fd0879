import type { Reader } from '../../db/connect.ts'
import { run } from '../../db/statement.ts'
import type { CatalogItem } from './catalog.ts'

const SHOWN_BY = {
  name: 'misconceptions_of_revisions',
  text: `select id, array(select jsonb_path_query(secret, '$.options.*.misconception') #>> '{}'
      union select jsonb_path_query(secret, '$.wrong_grid[*].misconception') #>> '{}') as shown
    from item_revision where id = any($1)`,
} as const

/** A revision never changes, so that each is looked at once; the entry goes with its catalog. */
const known = new WeakMap<CatalogItem, ReadonlySet<string | null>>()

async function readShown(db: Reader, pool: readonly CatalogItem[]): Promise<void> {
  const asked = pool.filter((item) => !known.has(item))
  if (asked.length === 0) return
  const ids = asked.map((item) => item.revision_id)
  const rows = await run<{ id: number; shown: (string | null)[] }>(db, SHOWN_BY, [ids])
  const shown = new Map(rows.map((row) => [row.id, new Set(row.shown)]))
  for (const item of asked) known.set(item, shown.get(item.revision_id) ?? new Set())
}

/** Of these questions the ones on which a misconception can show: one of their wrong answers comes from it. */
export async function itemsShowing(
  db: Reader,
  pool: readonly CatalogItem[],
  misconception: string,
): Promise<CatalogItem[]> {
  await readShown(db, pool)
  return pool.filter((item) => known.get(item)?.has(misconception))
}

/** A catalog's list of questions never changes: sorted by misconception once. */
const templates = new WeakMap<readonly CatalogItem[], ReadonlyMap<string, ReadonlySet<string>>>()
const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map()

/** By misconception the kinds of question in a topic's list on which it can show; none are looked up where nobody asks. */
export async function templatesShowing(
  db: Reader,
  pool: readonly CatalogItem[],
  asked: boolean,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (!asked) return NONE
  const before = templates.get(pool)
  if (before) return before
  await readShown(db, pool)
  const byMisconception = new Map<string, Set<string>>()
  for (const item of pool)
    for (const id of known.get(item) ?? [])
      if (id !== null) byMisconception.set(id, (byMisconception.get(id) ?? new Set()).add(item.view.template_id))
  templates.set(pool, byMisconception)
  return byMisconception
}
