import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { users } from '../../db/schema/index.ts'

/** Says that an account is a teacher's, or no longer; false where no member has this address. */
export async function setTeacher(db: Reader, email: string, teacher: boolean): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ teacher })
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(users.guest, false), isNull(users.deleted_at)))
    .returning({ id: users.id })
  return changed.length > 0
}
