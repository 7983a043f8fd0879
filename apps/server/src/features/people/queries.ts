import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { diagnostics, users } from '../../db/schema/index.ts'

export type UserRow = typeof users.$inferSelect

export async function oneUser(db: Reader, id: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  if (!row) throw new Error(`user ${id} must exist`)
  return row
}

/** topic -> -1 not started (absent), 0 in progress, 1 done */
export async function diagnosticStatus(db: Reader, learnerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ topic: diagnostics.topic, done: sql<boolean>`${diagnostics.done_at} is not null` })
    .from(diagnostics)
    .where(eq(diagnostics.learner_id, learnerId))
  return Object.fromEntries(rows.map(({ topic, done }) => [topic, done ? 1 : 0]))
}
