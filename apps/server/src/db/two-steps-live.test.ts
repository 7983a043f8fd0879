import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, migrateDatabase } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, temporaryFolder } from './embedded/testing.ts'

/**
 * A server of the release before has prepared its statements when a new one migrates the database under it. `recorded` has
 * what the hot calls of a release sent, by its newest migration (npm run db:record): each must still run afterwards.
 */
const MIGRATIONS = join(import.meta.dirname, 'migrations')
const RECORDED = join(import.meta.dirname, 'recorded')
const releases = readdirSync(RECORDED).map((name) => ({
  newest: name.slice(0, 4),
  statements: JSON.parse(readFileSync(join(RECORDED, name), 'utf8')) as string[],
}))

let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

/** The migrations as that release had them. */
function migrationsUpTo(newest: string): string {
  const folder = temporaryFolder()
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  const entries = all.entries.filter(({ tag }) => tag.slice(0, 4) <= newest)
  writeFileSync(journal, JSON.stringify({ ...all, entries }))
  return folder
}

/** A database as a release left it, with a server of that release on it whose statements are prepared. */
async function runningRelease(newest: string, statements: readonly string[]) {
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const name = `release_${newest}_${Math.random().toString(36).slice(2, 8)}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const { pool } = connect(url.href, { max: 3, unhurried: true })
  await migrateDatabase(pool, migrationsUpTo(newest))
  const old = await pool.connect()
  for (const [n, text] of statements.entries()) await old.query(`prepare s${n} as ${text}`)
  /** Those that no longer work, with the reason. Planned only: what they write must fit the rows, not be written. */
  const broken = async (): Promise<string[]> => {
    const found: string[] = []
    for (const [n, text] of statements.entries()) {
      const params = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map((m) => Number(m[1])))
      const given = params === 0 ? '' : `(${Array.from({ length: params }, () => 'null').join(', ')})`
      await old.query(`explain execute s${n}${given}`).catch((error: unknown) => {
        found.push(`${error instanceof Error ? error.message : String(error)}: ${text.slice(0, 100)}`)
      })
    }
    return found
  }
  const close = async () => {
    old.release()
    await pool.end()
  }
  return { pool, broken, close }
}

describe.each(releases)('a server of the release with migration $newest', ({ newest, statements }) => {
  test('goes on while a newer server migrates, also when a later one adds a column to every table', async () => {
    const { pool, broken, close } = await runningRelease(newest, statements)
    expect(await broken()).toEqual([])
    await migrateDatabase(pool)
    expect(await broken()).toEqual([])
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of rows) await pool.query(`alter table ${name} add column added_later text default 'x'`)
    expect(await broken()).toEqual([])
    await close()
  })
})

test('a migration that a running server would stumble over is found', async () => {
  const statements = ['select id, first_name from user_account where id = $1', 'select * from learner where id = $1']
  const { pool, broken, close } = await runningRelease('0015', statements)
  await pool.query('alter table user_account rename column first_name to given_name')
  await pool.query('alter table learner add column note text')
  const found = await broken()
  expect(found[0]).toContain('column "first_name" does not exist')
  expect(found[1]).toContain('cached plan must not change result type')
  await close()
})
