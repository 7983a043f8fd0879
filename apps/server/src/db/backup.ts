import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import pg from 'pg'
import { backupFormat, plainSettings, readSchema, readSequenceNames } from './backup-format.ts'

const rowsPerFetch = 1000

/** Values stay as PostgreSQL wrote them. */
const rawText = { getTypeParser: () => (value: string) => value }

/** Writes everything in the database to a file, from one snapshot; see backup-format.ts. Answers how many rows. */
export async function backupDatabase(url: string, file: string): Promise<{ tables: number; rows: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const partial = `${file}.partial`
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    await client.query(plainSettings)
    const written = await writeFile(client, partial)
    await client.query('commit')
    // Only a whole file ever has the name that was asked for.
    const handle = await open(partial, 'r+')
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    return written
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function writeFile(client: pg.Client, path: string): Promise<{ tables: number; rows: number }> {
  const gzip = createGzip()
  // It holds the accounts of people: for its owner's eyes only.
  const file = createWriteStream(path, { mode: 0o600 })
  gzip.pipe(file)
  const whole = finished(file)
  // A full disk is reported by the write that waits for room, or at the end.
  whole.catch((error: Error) => gzip.destroy(error))
  const schema = await readSchema(client)
  await writeLine(gzip, { format: backupFormat, created_at: new Date().toISOString(), schema })
  let rows = 0
  for (const [table, columns] of Object.entries(schema.tables)) {
    await writeLine(gzip, { table, columns: Object.keys(columns) })
    rows += await writeRows(client, gzip, table, Object.keys(columns))
  }
  // After the rows: sequences know no snapshots, and a number that is too high does no harm.
  for (const sequence of await readSequenceNames(client)) {
    const state = await client.query({ text: `select last_value, is_called from ${sequence}`, types: rawText })
    const { last_value, is_called } = state.rows[0] as { last_value: string; is_called: string }
    await writeLine(gzip, { sequence, last_value, is_called: is_called === 't' })
  }
  await writeLine(gzip, { end: true, rows })
  gzip.end()
  await whole
  return { tables: Object.keys(schema.tables).length, rows }
}

async function writeRows(client: pg.Client, gzip: Gzip, table: string, columns: string[]): Promise<number> {
  await client.query(`declare backup_rows no scroll cursor for select ${columns.join(', ')} from only ${table}`)
  let count = 0
  for (;;) {
    const text = `fetch ${rowsPerFetch} from backup_rows`
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: rawText })
    for (const row of rows) await writeLine(gzip, row)
    count += rows.length
    if (rows.length < rowsPerFetch) break
  }
  await client.query('close backup_rows')
  return count
}

async function writeLine(gzip: Gzip, line: unknown): Promise<void> {
  if (gzip.errored) throw gzip.errored
  if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain')
}
