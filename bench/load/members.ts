import { hashPassword, setPasswordCost } from '../../apps/server/src/auth/passwords.ts'
import { connect } from '../../apps/server/src/db/connect.ts'
import { learners, users } from '../../apps/server/src/db/schema/index.ts'

const PASSWORD = 'Corect-horse7'

/** Confirmed members whose logins cost what a person's login costs. */
export async function addMembers(databaseUrl: string, n: number): Promise<{ email: string; password: string }[]> {
  const { db, pool } = connect(databaseUrl, { max: 2, unhurried: true })
  setPasswordCost('full')
  const pw_hash = await hashPassword(PASSWORD)
  const made: { email: string; password: string }[] = []
  for (let i = 0; i < n; i++) {
    const [learner] = await db.insert(learners).values({}).returning({ id: learners.id })
    const email = `member-${i}@example.com`
    const now = new Date()
    await db.insert(users).values({
      email,
      pw_hash,
      first_name: 'Ana',
      learner_id: learner?.id ?? '',
      topic: 'Algebra 1',
      confirmed_at: now,
      created_at: now,
      last_seen_at: now,
    })
    made.push({ email, password: PASSWORD })
  }
  await pool.end()
  return made
}
