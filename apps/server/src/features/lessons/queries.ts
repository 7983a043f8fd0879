import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { exposures, users } from '../../db/schema/index.ts'

/** The lessons that a person has opened, as their settings keep them. */
export const lessonsIn = ({ lessons_read: ids }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(ids) ? ids.map(String) : []

export async function lessonsRead(db: Reader, userId: number): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ settings: users.settings }).from(users).where(eq(users.id, userId))
  return new Set(lessonsIn(row?.settings ?? {}))
}

/** Adds one id to the list in place, so that two devices do not overwrite each other. */
export async function markLessonRead(db: Reader, userId: number, id: string): Promise<void> {
  const list = sql`coalesce(${users.settings}->'lessons_read', '[]'::jsonb)`
  await db
    .update(users)
    .set({ settings: sql`jsonb_set(${users.settings}, '{lessons_read}', ${list} || to_jsonb(${id}::text))` })
    .where(and(eq(users.id, userId), sql`not (${list} ? ${id})`))
}

export async function seenItems(db: Reader, learnerId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: exposures.item_id })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, [...ids])))
  return new Set(rows.map((r) => r.id))
}
