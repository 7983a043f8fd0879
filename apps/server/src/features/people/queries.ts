import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { users } from '../../db/schema/index.ts'
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
