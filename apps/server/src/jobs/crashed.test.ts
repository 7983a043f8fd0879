import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForFile, type TestApp, testApp } from '../testing/app.ts'
import { wakeCrashed } from './crashed.ts'
import { POLICIES } from './jobs.ts'

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

/** The queue looks for silent jobs, however lately it did so before. */
async function look(): Promise<void> {
  await t.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`)
  await boss.supervise('mail.send')
}

type Tried = Readonly<{ tries?: number; silentMinutes?: number }>

/** A letter in its ninth try, whose next pause would be about twenty minutes; the tries before it were refused. */
async function ninthTry(state: 'active' | 'retry', { tries = 8, silentMinutes = 1 }: Tried = {}): Promise<string> {
  await t.db.transaction((tx) => t.ctx.jobs.enqueue(tx, 'mail.send', letter))
  const silent = sql`now() - make_interval(mins => ${silentMinutes})`
  const found = await t.db.execute<{ id: string }>(sql`
    update pgboss.job set state = ${state}, retry_count = ${tries}, started_on = ${silent}, heartbeat_on = ${silent},
      start_after = case when ${state} = 'retry' then now() + interval '20 minutes' else start_after end,
      output = '{"value": {"message": "the mail server said no"}}'
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
  await look()
  expect(await secondsUntilNextTry(killed)).toBeGreaterThan(60)
  await wakeCrashed(boss)
  expect(await secondsUntilNextTry(killed)).toBeLessThanOrEqual(0)
  expect(await secondsUntilNextTry(failed)).toBeGreaterThan(60)
  const [taken] = await boss.fetch('mail.send')
  expect(taken?.id).toBe(killed)
})

test('one whose servers were all down for an hour is taken up as soon as one is there again', async () => {
  const killed = await ninthTry('active', { silentMinutes: 60 })
  await look()
  await wakeCrashed(boss)
  expect(await secondsUntilNextTry(killed)).toBeLessThanOrEqual(0)
  const [taken] = await boss.fetch('mail.send')
  expect(taken?.id).toBe(killed)
})

test('one whose server was killed in its last try gets that try, and one that kills every server ends all the same', async () => {
  const killed = await ninthTry('active', { tries: POLICIES['mail.send'].retryLimit })
  for (const round of [1, 2, 3]) {
    await look()
    await wakeCrashed(boss)
    const [taken] = await boss.fetch('mail.send')
    expect([round, taken?.id]).toEqual([round, killed])
    await t.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where id = ${killed}`)
  }
  await look()
  await wakeCrashed(boss)
  expect(await boss.fetch('mail.send')).toEqual([])
})
