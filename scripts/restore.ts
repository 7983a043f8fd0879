// Reads a file of `npm run backup` into an empty database: `npm run restore -- <file> [--overwrite]`, into the embedded
// PostgreSQL (DATA_DIR, with the server stopped) or into DATABASE_URL. The schema is made first, by the migrations of
// this release. All of the file comes in, or nothing.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, migrateDatabase } from '../apps/server/src/db/connect.ts'
import { withDatabase } from '../apps/server/src/db/maintenance.ts'
import { restoreDatabase } from '../apps/server/src/db/restore.ts'

const root = join(import.meta.dirname, '..')

async function restore(url: string, file: string, overwrite: boolean): Promise<void> {
  const { pool } = connect(url, { max: 1, unhurried: true })
  try {
    await migrateDatabase(pool)
  } finally {
    await pool.end()
  }
  const { rows } = await restoreDatabase(url, file, { overwrite })
  console.log(`${rows} rows were restored from ${file}`)
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const file = positionals[0]
  if (!file) throw new Error('Name the file to restore: npm run restore -- <file> [--overwrite]')
  await withDatabase(process.env, root, { exclusive: true }, (url) => restore(url, file, values.overwrite ?? false))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
