import { eq, inArray } from 'drizzle-orm'
import type { SecretPart } from '../db/schema/bank.ts'
import { itemRevisions, items } from '../db/schema/index.ts'
import type { TestApp } from './app.ts'

/** The keys as they lie in the database: an independent look at the answers. */
export async function secretsOf(t: TestApp, ids: readonly number[]): Promise<ReadonlyMap<number, SecretPart>> {
  const rows = await t.db
    .select({ id: items.id, secret: itemRevisions.secret })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(inArray(items.id, [...ids]))
  return new Map(rows.map((r) => [r.id, r.secret]))
}

/** The right answer to one question: a letter, or what is typed. */
export async function keyOf(t: TestApp, id: number): Promise<string> {
  const secret = (await secretsOf(t, [id])).get(id)
  return secret?.letter ?? secret?.grid ?? ''
}
