import type pg from 'pg'

/**
 * A backup is a logical copy, because the embedded PostgreSQL comes without pg_dump, and because a copy of the data
 * folder could be read neither by another major version nor by somebody else's PostgreSQL. It is a gzipped file of JSON
 * lines: a header with the schema, then each table's name and columns followed by its rows (every value in
 * PostgreSQL's own text form, so nothing is rounded), then the sequences, then an end line that shows the file is whole.
 * All rows come from one snapshot; the server may be at work meanwhile. A backup goes into a database whose schema was
 * made by the same release's migrations.
 * Not part of it: the job queue, which its library makes anew and whose mails would be sent twice, and the secret
 * in the data folder.
 */
export const backupFormat = 'fourfold-backup-1'

export type HeaderLine = { format: string; created_at: string; schema: Schema }
export type TableLine = { table: string; columns: string[] }
export type RowLine = (string | null)[]
export type SequenceLine = { sequence: string; last_value: string; is_called: boolean }
export type EndLine = { end: true; rows: number }

/** For each table its columns with their types, and the migrations that made them. */
export type Schema = { tables: Record<string, Record<string, string>>; migrations: string[] }

/** A failed backup or restore, as one sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const leftOut = ['pg_catalog', 'information_schema', 'pgboss', 'drizzle']

/** A name with all its parts quoted: which ones need it differs between major versions. */
export const quoted = (name: string): string =>
  (name.match(/"(?:[^"]|"")*"|[^".]+/g) ?? []).map((part) => (part.startsWith('"') ? part : `"${part}"`)).join('.')

export function quotedSchema({ tables, migrations }: Schema): Schema {
  const columns = (of: Record<string, string>) =>
    Object.fromEntries(Object.entries(of).map(([name, type]) => [quoted(name), type]))
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([name, of]) => [quoted(name), columns(of)])),
    migrations,
  }
}

/** The tables that hold rows, with the columns that can be written. */
export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const columns = await client.query<{ table: string; column: string; type: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname <> all($1) and n.nspname not like 'pg\\_%'
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, a.attnum`,
    [leftOut],
  )
  const tables: Schema['tables'] = {}
  for (const { table, column, type } of columns.rows) {
    tables[table] ??= {}
    tables[table][column] = type
  }
  return quotedSchema({ tables, migrations: await readMigrations(client) })
}

async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found.rows[0]?.there) return []
  const rows = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at')
  return rows.rows.map((row) => row.hash)
}

/** The sequences that belong to the tables of a backup. */
export async function readSequenceNames(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname <> all($1) and n.nspname not like 'pg\\_%' order by 1`,
    [leftOut],
  )
  return found.rows.map((row) => row.name)
}

/** Names and values are written and read under the same settings, whatever the database's own are. */
export const plainSettings = `set local search_path = pg_catalog; set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`
