import { sql } from 'drizzle-orm'
import type { Tx } from '../../apps/server/src/db/connect.ts'

/** What is built from the answers and the tests. */
const DERIVED = ['model_state', 'tally', 'misconception_state', 'daily_score', 'test_count', 'mistake_count'] as const

export type Derived = Readonly<Record<(typeof DERIVED)[number], unknown>>

/** Everything derived of one learner, each table in an order of its own. A count of nothing is as good as none. */
export async function derivedOf(tx: Tx, learnerId: string): Promise<Derived> {
  const tables: [string, unknown][] = []
  for (const table of DERIVED) {
    const { rows } = await tx.execute<{ rows: unknown }>(sql`
      select coalesce(json_agg(row_to_json(t) order by (to_jsonb(t) - 'node' - 'n' - 'total' - 'ms')::text), '[]') as rows
      from ${sql.identifier(table)} t
      where learner_id = ${learnerId} and coalesce((to_jsonb(t)->>'n')::numeric, 1) <> 0`)
    tables.push([table, rows[0]?.rows])
  }
  return Object.fromEntries(tables) as Derived
}

/** Sums of the same numbers in another order differ in their last digits. */
const CLOSE = 1e-9

function alike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [ofA, ofB] = [Object.keys(a), Object.keys(b)]
  const at = (value: object, key: string): unknown => (value as Record<string, unknown>)[key]
  return ofA.length === ofB.length && ofA.every((key) => alike(at(a, key), at(b, key)))
}

/** The tables that two builds do not agree on. */
export const differences = (before: Derived, after: Derived): string[] =>
  DERIVED.filter((table) => !alike(before[table], after[table]))
