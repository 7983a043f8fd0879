import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { sessions, users } from '../../db/schema/index.ts'

/** Ends the sessions of one account, or of everybody (null); tells how many there were, or null where nobody has this address. */
export async function endSessionsOf(db: Reader, email: string | null, now: Date): Promise<number | null> {
  const [user] = email
    ? await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deleted_at)))
    : []
  if (email && !user) return null
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(isNull(sessions.revoked_at), user ? eq(sessions.user_id, user.id) : sql`true`))
    .returning({ id: sessions.id })
  return ended.length
}
