import { and, asc, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from './connect.ts'

/** Few, since a row may hold a long text, and one page is held for as long as it takes to be sent. */
const ROWS = 50

function primaryKey(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, name } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  if (key.length === 0) throw new Error(`${name} has no primary key to go by`)
  return key
}

const list = (parts: readonly unknown[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`

/** The name under which a row has the value of a column. */
const fieldOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, value]) => value === column)?.[0] ?? column.name

/** Rows of a table in the order of its primary key, some at a time: each page goes on after the last row of the one before. */
export async function* pagesOf(db: Reader, table: PgTable, where: SQL): AsyncGenerator<Record<string, unknown>[]> {
  const key = primaryKey(table)
  const fields = key.map((column) => fieldOf(table, column))
  let after: SQL | undefined
  for (;;) {
    const rows = (await db
      .select()
      .from(table)
      .where(and(where, after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(ROWS)) as Record<string, unknown>[]
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS) return
    after = sql`${list(key)} > ${list(fields.map((field, i) => sql.param(last[field], key[i])))}`
  }
}
