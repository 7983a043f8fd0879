import { and, asc, eq, gt } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { authenticators } from '../../db/schema/index.ts'
import { seal, unseal } from './seal.ts'

const AT_ONCE = 500

/** After a new secret: what former ones sealed is sealed under it, and how many there were. Then they can be forgotten. */
export async function sealAnew(db: Db, { secret, formerSecrets }: Config): Promise<number> {
  if (formerSecrets.length === 0) return 0
  let done = 0
  for (let last = 0; ; ) {
    const rows = await db
      .select({ user_id: authenticators.user_id, sealed: authenticators.sealed_secret })
      .from(authenticators)
      .where(gt(authenticators.user_id, last))
      .orderBy(asc(authenticators.user_id))
      .limit(AT_ONCE)
    for (const { user_id, sealed } of rows) {
      const text = unseal([secret], sealed) === null ? unseal(formerSecrets, sealed) : null
      if (text === null) continue
      // Only where it still is what was read: the app may have been added anew in between.
      const same = and(eq(authenticators.user_id, user_id), eq(authenticators.sealed_secret, sealed))
      await db
        .update(authenticators)
        .set({ sealed_secret: seal(secret, text) })
        .where(same)
      done += 1
    }
    last = rows.at(-1)?.user_id ?? 0
    if (rows.length < AT_ONCE) return done
  }
}
