import { eq } from 'drizzle-orm'
import { accessGrants, users } from '../db/schema/index.ts'
import type { TestApp } from './app.ts'

/** A member with a running plan for each of these topics, in the first of them. */
export async function studentOf(t: TestApp, ...topics: string[]): Promise<{ token: string; id: number }> {
  const person = await t.member()
  for (const topic of topics)
    await t.db
      .insert(accessGrants)
      .values({ user_id: person.id, topic, days: 365, starts_at: t.ctx.now(), source: `test:${person.id}:${topic}` })
  await t.db
    .update(users)
    .set({ topic: topics[0] ?? 'Algebra 1' })
    .where(eq(users.id, person.id))
  return person
}
