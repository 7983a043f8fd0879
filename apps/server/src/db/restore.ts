import { randomInt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { LAST_ERA, VERSIONS_OF_AN_ERA } from '@fourfold/contract'
import pg from 'pg'
import {
  BackupError,
  backupFormat,
  type EndLine,
  type HeaderLine,
  plainSettings,
  quoted,
  quotedSchema,
  type RowLine,
  readSchema,
  type Schema,
  type SequenceLine,
  type TableLine,
} from './backup-format.ts'

type Line = HeaderLine | TableLine | RowLine | SequenceLine | EndLine

const rowsPerInsert = 500
const TESTS = quoted('public.test')

/**
 * Reads a backup into a migrated database, all of it or nothing. Rows that are already there are refused, or with
 * `overwrite` removed. Answers how many rows came in.
 */
export async function restoreDatabase(
  url: string,
  file: string,
  options: { overwrite?: boolean } = {},
): Promise<{ rows: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(plainSettings)
    const schema = await readSchema(client)
    const rows = await readFile(client, file, schema, options.overwrite ?? false)
    await beginEra(client, schema)
    await client.query('commit')
    return { rows }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} could not be restored: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await client.end()
  }
}

/**
 * Running tests go on with versions of another era: a browser that has sent more than the backup holds sees it, also when
 * other saves have counted the old versions up again, and tells everything anew.
 */
async function beginEra(client: pg.Client, { tables }: Schema): Promise<void> {
  if (tables[TESTS] === undefined) return
  const era = randomInt(1, LAST_ERA)
  const text = `update ${TESTS} set version = version % $1::int + $1::int * ($2::int + (version / $1::int = $2::int)::int) where score is null`
  await client.query(text, [VERSIONS_OF_AN_ERA, era])
}

async function readFile(client: pg.Client, file: string, schema: Schema, overwrite: boolean): Promise<number> {
  let table: TableLine | undefined
  let batch: RowLine[] = []
  let rows = 0
  let started = false
  let end: EndLine | undefined
  const flush = async (): Promise<void> => {
    if (table && batch.length > 0) await insert(client, table, schema.tables[table.table] ?? {}, batch)
    rows += batch.length
    batch = []
  }
  for await (const line of readLines(file)) {
    if (!started) {
      checkHeader(file, line, schema)
      await prepareTables(client, schema, overwrite)
      started = true
    } else if (Array.isArray(line)) {
      batch.push(line)
      if (batch.length >= rowsPerInsert) await flush()
    } else {
      await flush()
      if ('table' in line) table = { table: quoted(line.table), columns: line.columns.map(quoted) }
      if ('sequence' in line) {
        await client.query('select setval($1, $2, $3)', [line.sequence, line.last_value, line.is_called])
      }
      if ('end' in line) end = line
    }
  }
  if (end?.rows !== rows) throw new BackupError(`${file} is not whole: its end is missing. Nothing was restored.`)
  return rows
}

async function* readLines(file: string): AsyncGenerator<Line> {
  const gunzip = createGunzip()
  // A destroyed stream ends the loop below with its error; a pipe alone would leave it waiting.
  const source = createReadStream(file).on('error', (error) => gunzip.destroy(error))
  let rest = ''
  try {
    for await (const text of source.pipe(gunzip).setEncoding('utf8')) {
      const lines = (rest + String(text)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as Line
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${file} cannot be read as a backup (${reason}). Nothing was restored.`)
  } finally {
    source.destroy()
  }
}

function checkHeader(file: string, line: Line, schema: Schema): void {
  if (Array.isArray(line) || !('format' in line) || line.format !== backupFormat) {
    throw new BackupError(`${file} is not a backup of this product.`)
  }
  if (isDeepStrictEqual(quotedSchema(line.schema), schema)) return
  throw new BackupError(
    `${file} was made by another release (${line.schema.migrations.length} migrations, here ${schema.migrations.length}): ` +
      'restore it with the release that made it, then start the newer one on that database.',
  )
}

async function prepareTables(client: pg.Client, schema: Schema, overwrite: boolean): Promise<void> {
  const tables = Object.keys(schema.tables)
  if (tables.length === 0) return
  // Nobody else may write meanwhile.
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
  if (overwrite) await client.query(`truncate ${tables.join(', ')}`)
  for (const table of overwrite ? [] : tables) {
    const found = await client.query(`select 1 from ${table} limit 1`)
    if (found.rowCount === 0) continue
    throw new BackupError(
      `The database is not empty (${table} has rows): restore into an empty one, or use --overwrite to lose what is there.`,
    )
  }
  await suspendForeignKeys(client)
}

/**
 * The rows of a snapshot are consistent, so their foreign keys need no check while they come in table by table.
 * PostgreSQL lets only a superuser (the embedded database's user is one) or a user with that right say so.
 */
async function suspendForeignKeys(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch {
    throw new BackupError(
      "DATABASE_URL's user may not restore: let a superuser run `grant set on parameter session_replication_role to` that user, or restore as a superuser.",
    )
  }
}

async function insert(
  client: pg.Client,
  { table, columns }: TableLine,
  types: Record<string, string>,
  rows: RowLine[],
) {
  const values = columns.map((name, index) => `v${index}::${types[name]}`)
  const names = columns.map((_, index) => `v${index}`)
  const text = `insert into ${table} (${columns.join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as rows(${names.join(', ')})`
  await client.query(
    text,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  )
}
