import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { connect, migrateDatabase } from '../../db/connect.ts'
import { withDatabase } from '../../testing/database.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations')
const LEARNER = '00000000-0000-4000-8000-000000000001'

/** The schema as it was before the migration of this name. */
async function migrateUntil(pool: pg.Pool, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle(pool), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
}

test('an account that waited for its confirmation before the upgrade keeps its password, and its link stays good', async () => {
  const url = inject('databaseUrl')
  const name = `fourfold_test_${inject('templateName').split('_').at(-1)}_upgrade`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const { pool } = connect(withDatabase(url, name), { max: 2 })
  await migrateUntil(pool, '0009_pending_sign_up')
  await pool.query(`insert into learner (id) values ('${LEARNER}')`)
  await pool.query(
    `insert into user_account (learner_id, email, pw_hash, first_name, last_name, topic)
     values ('${LEARNER}', 'waits@example.com', 'their hash', 'Ana', 'Lee', 'Algebra 1')`,
  )
  await pool.query(
    `insert into mail_token (hash, kind, user_id, expires_at)
     select 'link', 'confirm', id, now() + interval '1 hour' from user_account`,
  )
  await migrateDatabase(pool)
  const { rows } = await pool.query(
    `select p.pw_hash, p.first_name, p.last_name, u.pw_hash as live
     from mail_token t join pending_sign_up p on p.id = t.pending_id join user_account u on u.id = p.user_id
     where t.hash = 'link'`,
  )
  expect(rows).toEqual([{ pw_hash: 'their hash', first_name: 'Ana', last_name: 'Lee', live: null }])
  await pool.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})
