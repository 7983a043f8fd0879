import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from './away.ts'
import { connect, type Db } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, temporaryFolder } from './embedded/testing.ts'
import { onlyReads, run } from './statement.ts'

let server: EmbeddedPostgres
let db: Db
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
  db = connect(server.url).db
})
afterAll(async () => {
  await db.$client.end()
  await server.stop()
  await cleanUp()
})

const WHERE = { name: 'where', text: 'select pg_backend_pid() as pid, $1::int as n' } as const
const FAILS = { name: 'fails', text: 'select 1 / $1::int as n' } as const

/** On which connection each was answered. */
async function pids(count: number, reader: Parameters<typeof run>[0] = db): Promise<number[]> {
  const asked = Array.from({ length: count }, (_, n) => run<{ pid: number; n: number }>(reader, WHERE, [n]))
  const rows = (await Promise.all(asked)).map(([row]) => row)
  expect(rows.map((row) => row?.n)).toEqual(Array.from({ length: count }, (_, n) => n))
  return rows.map((row) => row?.pid ?? 0)
}

test('what is read in the same moment shares a connection, and many share several', async () => {
  expect(new Set(await pids(8)).size).toBe(1)
  const many = await pids(20)
  expect(new Set(many).size).toBe(3)
  expect(
    Math.max(
      ...Map.groupBy(many, (pid) => pid)
        .values()
        .map((list) => list.length),
    ),
  ).toBe(8)
})

test('one that fails leaves the others alone, and the next are answered', async () => {
  const [before, failed, after] = await Promise.allSettled([
    run(db, WHERE, [1]),
    run(db, FAILS, [0]),
    run<{ n: number }>(db, WHERE, [2]),
  ])
  expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await Promise.all([run(db, FAILS, [1]), run(db, FAILS, [1])])).toEqual([[{ n: 1 }], [{ n: 1 }]])
})

test('a connection that breaks fails those that are under way on it, as a database that is away', async () => {
  const SLEEP = { name: 'sleep', text: 'select pg_sleep($1)' } as const
  const asked = Promise.allSettled([run(db, SLEEP, [20]), run(db, WHERE, [1])])
  const kill = () => db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query = ${SLEEP.text}`)
  await expect.poll(async () => (await kill()).rows.length).toBeGreaterThan(0)
  for (const one of await asked) expect(one.status === 'rejected' && isDatabaseAway(one.reason)).toBe(true)
  expect((await pids(1)).length).toBe(1)
})

test('in a transaction each is asked on its connection', async () => {
  await db.transaction(async (tx) => {
    const [own] = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows
    expect(await pids(1, tx)).toEqual([own?.pid])
  })
})

test('a pool without names asks each by itself', async () => {
  const { db: nameless, pool } = connect(server.url, { nameless: true })
  expect(new Set(await pids(4, nameless)).size).toBe(4)
  await pool.end()
})

test('only what reads is asked together: what writes or waits for a lock goes alone', () => {
  const reads = (text: string) => onlyReads({ name: 'any', text })
  expect(reads('select id from test where id = $1')).toBe(true)
  for (const text of [
    'select id from test where id = $1 for update',
    'select id\nfrom test\n for no key update of test skip locked',
    'select id from test for share',
    'insert into test (id) values ($1) returning id',
    'with made as (insert into test (id) values ($1) returning id) select id from made',
    'update test set id = $1',
  ])
    expect(reads(text)).toBe(false)
})
