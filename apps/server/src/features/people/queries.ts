import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { diagnostics, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'

export type UserRow = typeof users.$inferSelect

export async function oneUser(db: Reader, id: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  // Deleted while the call was under way: as if the token had been looked at a moment later.
  if (!row) throw refuse(401, MESSAGES.signInAgain)
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
