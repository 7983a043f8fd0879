// Writes the database to one file: `npm run backup [-- <file>]`. It is a logical copy from one snapshot, taken while
// the server runs or not, from the embedded PostgreSQL (DATA_DIR) or from DATABASE_URL, and readable by any later
// PostgreSQL; a copy of the data folder would need the server stopped and the same major version.
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backupDatabase } from '../apps/server/src/db/backup.ts'
import { dataFolder, withDatabase } from '../apps/server/src/db/maintenance.ts'

const root = join(import.meta.dirname, '..')
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
const file = resolve(process.argv[2] ?? join(dataFolder(process.env, root), 'backups', `fourfold-${stamp}.jsonl.gz`))

try {
  mkdirSync(dirname(file), { recursive: true })
  const written = await withDatabase(process.env, root, { exclusive: false }, (url) => backupDatabase(url, file))
  console.log(`${written.rows} rows of ${written.tables} tables were written to ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
