import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MESSAGES } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '../away.ts'
import { connect } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'
import { ask, lostCards, newGuest, type Reply, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const DEEP = process.env.DEEP === '1'
const folder = temporaryFolder()
/** Runs a tool of the system; false where it is missing or may not do this. */
function did(tool: string, args: readonly string[]): boolean {
  try {
    execFileSync(tool, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A disk of our own that can be filled: only root may mount one, and only on Linux. */
const mounted = DEEP && did('/bin/mount', ['-t', 'tmpfs', '-o', 'size=640m', 'tmpfs', folder])
afterAll(async () => {
  if (mounted) did('/bin/umount', ['-l', folder])
  await cleanUp()
})

/** Takes the room but for a little: the rest is for the database to run out of. */
function fill(leaving: number): string {
  const file = join(folder, 'filler')
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(256 * 1024)
  const { bavail, bsize } = statfsSync(folder)
  try {
    for (let left = bavail * bsize - leaving; left > 0; left -= block.length) writeSync(handle, block)
  } finally {
    closeSync(handle)
  }
  return file
}

test.runIf(mounted)(
  'a full disk, for tables and for the log, answers that the database is away, and goes on when there is room',
  async () => {
    chmodSync(folder, 0o755)
    const said: string[] = []
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: (line) => said.push(line) })
    const { db, pool } = connect(server.url)
    await db.execute(sql`create table kept (id int generated always as identity, text text)`)
    // Random text, so that it takes the room it has.
    const write = (rows: number) =>
      db.execute(
        sql`insert into kept (text) select string_agg(md5(random()::text), '') from generate_series(1, ${rows} * 64) as g group by g / 64`,
      )
    // What goes into the log and into no table.
    const logOnly = () => db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`)
    let acknowledged = 0
    const writeRows = async (rows: number) => {
      acknowledged += (await write(rows)).rowCount ?? 0
    }
    for (const [leaving, work] of [[3_000_000, () => writeRows(50)] as const, [300_000, logOnly] as const]) {
      const filler = fill(leaving)
      const failures: unknown[] = []
      for (let i = 0; i < 400 && failures.length < 3; i++) await work().catch((error: unknown) => failures.push(error))
      expect(failures.length).toBeGreaterThan(0)
      expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([])
      // Full for longer than a restart takes: PostgreSQL meets it again while it recovers.
      await setTimeout(5000)
      rmSync(filler)
      const works = () =>
        writeRows(1).then(
          () => true,
          () => false,
        )
      await expect.poll(works, { timeout: 60_000, interval: 500 }).toBe(true)
      await db.execute(sql`checkpoint`)
    }
    // Both happened: a table could not grow, and the log could not, which ends PostgreSQL.
    expect(said).toContainEqual(expect.stringMatching(/could not extend file/))
    expect(said).toContainEqual(expect.stringMatching(/PANIC.*pg_wal/))
    const [row] = (await db.execute<{ n: number }>(sql`select count(*) as n from kept`)).rows
    expect(Number(row?.n)).toBeGreaterThanOrEqual(acknowledged)
    await pool.end()
    await server.stop()
    rmSync(join(folder, 'data'), { recursive: true })
  },
)

/** A card whose text takes the room it has. */
const longCard = () => ({ front: randomBytes(2000).toString('hex'), back: 'back' })

test.runIf(mounted)(
  'who calls while the disk is full is answered 503 with a sentence and when to come again, loses nothing, and is served when there is room',
  async () => {
    chmodSync(folder, 0o755)
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'served'), log: () => undefined })
    const server = await startRealServer({
      DATABASE_URL: postgres.url,
      APP_SECRET: 'a secret that is long enough for a server',
    })
    const { db, pool } = connect(postgres.url)
    const token = await newGuest(server.url)
    const acknowledged: string[] = []
    const writeCard = async () => {
      const card = longCard()
      const reply = await ask(server.url, 'POST', '/flashcards/create', token, card)
      if (reply.status === 200) acknowledged.push(`${token} ${card.front}`)
      return reply
    }
    const useUpLog = () => db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`)
    for (const [leaving, besides] of [[1_000_000, async () => undefined] as const, [300_000, useUpLog] as const]) {
      const filler = fill(leaving)
      const replies: Reply[] = []
      const refusals = () => replies.filter(({ status }) => status !== 200)
      for (let i = 0; i < 500 && refusals().length < 20; i++) {
        await besides().catch(() => undefined)
        replies.push(...(await Promise.all(Array.from({ length: 5 }, writeCard))))
      }
      expect(refusals().length).toBeGreaterThanOrEqual(20)
      const told = refusals().map(({ status, body, retryAfter }) => [status, body.error, Number(retryAfter) > 0])
      expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify([503, MESSAGES.databaseAway, true])]),
      )
      rmSync(filler)
      const works = async () => (await writeCard()).status
      await expect.poll(works, { timeout: 60_000, interval: 500 }).toBe(200)
      await db.execute(sql`checkpoint`)
    }
    expect(await lostCards(server.url, { acknowledged })).toEqual([])
    await pool.end()
    await server.kill('SIGTERM')
    await postgres.stop()
  },
)
