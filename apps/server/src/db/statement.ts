import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db, Reader } from './connect.ts'
import { keepsNames } from './names.ts'
import { askTogether } from './together.ts'

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

/**
 * What needs nothing of each other's answers: at once on the pool; over the one connection of a transaction in this order, and
 * without a wait between them where it takes several statements at once.
 */
export async function inOneGo<T extends readonly unknown[]>(
  db: Reader,
  ...asks: { [At in keyof T]: () => Promise<T[At]> }
): Promise<T> {
  if (isPool(db) || keepsNames(clientOf(db))) return Promise.all(asks.map((ask) => ask())) as unknown as Promise<T>
  const found: unknown[] = []
  for (const ask of asks) found.push(await ask())
  return found as unknown as T
}

const READS = /^select(?!.* for (no key )?(update|share))/is

/** Whether it reads and nothing else: then it waits for no lock, and may share a connection with others. */
export const onlyReads = ({ text }: Statement): boolean => READS.test(text)

/** Statements are written once: what they are is looked at once. */
const reading = new WeakMap<Statement, boolean>()
function isReading(statement: Statement): boolean {
  const known = reading.get(statement) ?? onlyReads(statement)
  reading.set(statement, known)
  return known
}

/** Runs it on the pool, together with what else is read in the same moment, or in the transaction that is under way. */
export async function run<R extends pg.QueryResultRow>(
  db: Reader,
  statement: Statement,
  values: readonly unknown[],
): Promise<R[]> {
  const client = clientOf(db)
  if (!isPool(db) || !keepsNames(client) || !isReading(statement)) return send<R>(client, statement, values)
  const { name, text } = statement
  return (await askTogether(db.$client, { name, text, values: [...values] })).rows as R[]
}
