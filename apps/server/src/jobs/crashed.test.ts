import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForFile, type TestApp, testApp } from '../testing/app.ts'
import { wakeCrashed } from './crashed.ts'

let t: TestApp
let boss: PgBoss
beforeAll(async () => {
  t = await testApp()
  boss = new PgBoss({ connectionString: await databaseForFile(), supervise: false, schedule: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop()
  await t.close()
})

const letter = { to: 'late@example.com', subject: 'A letter', text: 'text', html: '<p>text</p>' }

/** A letter in its ninth try, whose next pause would be about twenty minutes. */
async function ninthTry(state: 'active' | 'retry'): Promise<string> {
  await t.db.transaction((tx) => t.ctx.jobs.enqueue(tx, 'mail.send', letter))
  const found = await t.db.execute<{ id: string }>(sql`
    update pgboss.job set state = ${state}, retry_count = 8, started_on = now(), heartbeat_on = now() - interval '1 minute',
      start_after = case when ${state} = 'retry' then now() + interval '20 minutes' else start_after end
    where name = 'mail.send' and state = 'created' returning id`)
  return found.rows[0]?.id ?? 'no job'
}

const secondsUntilNextTry = async (id: string): Promise<number> => {
  const found = await t.db.execute<{ wait: string }>(
    sql`select extract(epoch from start_after - now()) wait from pgboss.job where id = ${id}`,
  )
  return Number(found.rows[0]?.wait)
}

test('a job whose server was killed in its ninth try waits for no pause, and one that failed keeps its own', async () => {
  const killed = await ninthTry('active')
  const failed = await ninthTry('retry')
  await boss.supervise('mail.send')
  expect(await secondsUntilNextTry(killed)).toBeGreaterThan(60)
  await wakeCrashed(boss)
  expect(await secondsUntilNextTry(killed)).toBeLessThanOrEqual(0)
  expect(await secondsUntilNextTry(failed)).toBeGreaterThan(60)
  const [taken] = await boss.fetch('mail.send')
  expect(taken?.id).toBe(killed)
})
