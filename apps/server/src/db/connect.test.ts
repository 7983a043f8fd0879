import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from './away.ts'
import { connect, type Reader } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, postmasterOf, temporaryFolder } from './embedded/testing.ts'
import { run } from './statement.ts'

let server: EmbeddedPostgres
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

const HASTY = { connection: 300, lock: 200, statement: 400, silence: 800 }

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a connection that breaks inside a transaction ends the transaction, not the server', async () => {
  const { db, pool } = connect(server.url)
  const broken = await failure(
    db.transaction(async (tx) => {
      const [own] = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows
      await db.execute(sql`select pg_terminate_backend(${own?.pid ?? 0})`)
      // While nothing is under way: there is no query to tell of it.
      await new Promise((done) => setTimeout(done, 100))
      await tx.execute(sql`select 1`)
    }),
  )
  expect(isDatabaseAway(broken)).toBe(true)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a lock that is held, a slow statement and a pool without a free connection are given up in time', async () => {
  const { db, pool } = connect(server.url, { max: 2, patience: HASTY })
  await db.execute(sql`create table locked as select 1 as id`)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holder = db.transaction(async (tx) => {
    await tx.execute(sql`select * from locked for update`)
    hold()
    await done
  })
  await held
  const waits = await failure(db.execute(sql`update locked set id = 2`))
  const slow = await failure(db.execute(sql`select pg_sleep(30)`))
  const both = db.transaction(() => done)
  const none = await failure(db.execute(sql`select 1`))
  finish()
  await Promise.allSettled([holder, both])
  expect([waits, slow, none].map((error) => isDatabaseAway(error))).toEqual([true, true, true])
  await pool.end()
})

test('a database that is frozen is given up in time, also inside a transaction, and is used again when it wakes', async () => {
  const { db, pool } = connect(server.url, { patience: HASTY })
  await db.execute(sql`select 1`)
  const postmaster = postmasterOf(folder) ?? 0
  const all = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)
  for (const pid of [postmaster, ...all]) process.kill(pid, 'SIGSTOP')
  const frozen = await Promise.all([
    failure(db.execute(sql`select 1`)),
    failure(db.transaction((tx) => tx.execute(sql`select 1`))),
  ])
  for (const pid of [postmaster, ...all]) process.kill(pid, 'SIGCONT')
  expect(frozen.map((error) => isDatabaseAway(error))).toEqual([true, true])
  await expect.poll(() => failure(db.execute(sql`select 1`)), { timeout: 20_000 }).toBeNull()
  await pool.end()
})

test('what a query did wrong is not taken for a database that is away', async () => {
  const { db, pool } = connect(server.url)
  expect(isDatabaseAway(await failure(db.execute(sql`select no_such_column`)))).toBe(false)
  expect(isDatabaseAway(new Error('ENOENT: no such file'))).toBe(false)
  await pool.end()
})

test('a named statement gives the same rows inside a transaction as outside, in that transaction', async () => {
  for (const nameless of [false, true]) {
    const { db, pool } = connect(server.url, { nameless })
    const text = 'select $1::timestamptz as at, $2::bigint as n, $3::int[] as list, pg_current_xact_id()::text as tx'
    const ask = (reader: Reader) =>
      run<Record<string, unknown>>(reader, { name: 'same', text }, [new Date(0), 7, [1, 2]])
    const [outside] = await ask(db)
    const [first, second] = await db.transaction(async (tx) => [(await ask(tx))[0], (await ask(tx))[0]] as const)
    expect([outside, first, second]).toEqual(
      [outside, first, second].map((row) => ({ ...row, at: new Date(0), n: 7, list: [1, 2] })),
    )
    expect([first?.tx === second?.tx, first?.tx === outside?.tx]).toEqual([true, false])
    const names = await db.transaction((tx) =>
      tx.execute(sql`select name from pg_prepared_statements where name = 'same'`),
    )
    expect(names.rows).toHaveLength(nameless ? 0 : 1)
    await pool.end()
  }
})
