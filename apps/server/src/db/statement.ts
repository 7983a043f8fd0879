import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db, Reader } from './connect.ts'
import { keepsNames } from './names.ts'

/** A statement of a hot call: written once, planned once per connection where the database keeps names. */
export type Statement = Readonly<{ name: string; text: string }>

/** Numbered parameters in the form that Drizzle's transaction wants. */
export function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)))
}

export type Client = pg.Pool | pg.PoolClient

/** Whether it is the pool, and not a transaction that is under way. */
export const isPool = (db: Reader): db is Db => '$client' in db

/** The pool, or the connection of the transaction that is under way: Drizzle would give times back as texts there. */
export const clientOf = (db: Reader): Client =>
  isPool(db) ? db.$client : (db._.session as unknown as { client: pg.PoolClient }).client

export async function send<R extends pg.QueryResultRow>(
  client: Client,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<R[]> {
  const query = keepsNames(client) ? { name, text } : { text }
  return (await client.query<R>({ ...query, values: [...values] })).rows
}

/** Runs it on the pool, or in the transaction that is under way. */
export const run = <R extends pg.QueryResultRow>(db: Reader, statement: Statement, values: readonly unknown[]) =>
  send<R>(clientOf(db), statement, values)
