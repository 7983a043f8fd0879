import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '../away.ts'
import { connect } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'

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
const mounted = DEEP && did('/bin/mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder])
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
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
    const { db, pool } = connect(server.url)
    await db.execute(sql`create table kept (id int generated always as identity, text text)`)
    // Random text, so that it takes the room it has.
    const write = (rows: number) =>
      db.execute(
        sql`insert into kept (text) select string_agg(md5(random()::text), '') from generate_series(1, ${rows} * 64) as g group by g / 64`,
      )
    let acknowledged = 0
    for (const leaving of [3_000_000, 300_000]) {
      const filler = fill(leaving)
      const failures: unknown[] = []
      for (let i = 0; i < 400 && failures.length < 3; i++)
        await write(50).then(
          (result) => {
            acknowledged += result.rowCount ?? 0
          },
          (error: unknown) => failures.push(error),
        )
      expect(failures.length).toBeGreaterThan(0)
      expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([])
      rmSync(filler)
      const works = () =>
        write(1).then(
          (result) => {
            acknowledged += result.rowCount ?? 0
            return true
          },
          () => false,
        )
      await expect.poll(works, { timeout: 60_000, interval: 500 }).toBe(true)
      await db.execute(sql`checkpoint`)
    }
    const [row] = (await db.execute<{ n: number }>(sql`select count(*) as n from kept`)).rows
    expect(Number(row?.n)).toBeGreaterThanOrEqual(acknowledged)
    await pool.end()
    await server.stop()
  },
)
