import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eraOf, VERSIONS_OF_AN_ERA } from '@fourfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupDatabase } from './backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, query, temporaryFolder } from './embedded/testing.ts'
import { withDatabase } from './maintenance.ts'
import { restoreDatabase } from './restore.ts'

let server: EmbeddedPostgres
let folder: string

beforeAll(async () => {
  folder = temporaryFolder()
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: false })
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

const schema = `
  create schema "Other place";
  create type mood as enum ('calm', 'warm');
  create table child (id serial primary key, parent_id int, note text);
  create table parent (id int primary key generated always as identity, above int references parent,
    name varchar(40), score numeric, ratio float8, ok boolean, at timestamptz, days interval, raw bytea,
    facts jsonb, tags text[], feeling mood, double_score numeric generated always as (score * 2) stored);
  alter table child add foreign key (parent_id) references parent;
  create table "Other place"."Odd ""name""" ("a b" text)`

const rows = `
  insert into parent (above, name, score, ratio, ok, at, days, raw, facts, tags, feeling) values
    (2, 'O''Brien "é" \\ 漢', 12345678901234567890.123456789, 0.1::float8 + 0.2, true, '2026-03-08 01:59:59.123456+05', '1 mon 2 days', '\\x00ff',
     '{"a": [1, null]}', array['x,y', null, '{"', ''], 'warm'),
    (null, '', null, 'NaN', false, 'infinity', null, '', 'null', '{}', null);
  insert into child (parent_id, note) select 1, 'line ' || n || E'\\n\\ttab' from generate_series(1, 2500) n;
  insert into "Other place"."Odd ""name""" values ('x'), (null)`

const everything = `select md5(string_agg(t, '|' order by t)) from (select p::text t from parent p union all
  select c::text from child c union all select o::text from "Other place"."Odd ""name""" o) all_rows`

async function makeDatabase(name: string, ...statements: string[]): Promise<string> {
  await query(server.url, `create database ${name}`)
  const url = server.url.replace('/fourfold?', `/${name}?`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
  return url
}

test('a backup restores every value of every type, and the sequences go on', async () => {
  const file = join(folder, 'round-trip.gz')
  const source = await makeDatabase('source', schema, rows)
  expect(await backupDatabase(source, file)).toEqual({ tables: 3, rows: 2504 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const target = await makeDatabase('target', schema)
  expect(await restoreDatabase(target, file)).toEqual({ rows: 2504 })
  expect(await query(target, everything)).toEqual(await query(source, everything))
  expect(await query(target, 'insert into child (note) values (null) returning id')).toEqual([2501])
  expect(await query(target, 'insert into parent (name) values (null) returning id')).toEqual([3])
  await expect(query(target, 'insert into child (parent_id) values (99)')).rejects.toThrow('foreign key')
})

test('rows that are there are never lost unless that is asked for', async () => {
  const file = join(folder, 'overwrite.gz')
  const url = await makeDatabase('occupied', schema, rows)
  await backupDatabase(url, file)
  await query(url, "insert into child (note) values ('new')")
  await expect(restoreDatabase(url, file)).rejects.toThrow('--overwrite')
  expect(await query(url, 'select count(*)::int from child')).toEqual([2501])
  await restoreDatabase(url, file, { overwrite: true })
  expect(await query(url, 'select count(*)::int from child')).toEqual([2500])
})

test('a file that is cut off, is no backup, is missing or has another schema restores nothing', async () => {
  const file = join(folder, 'whole.gz')
  await backupDatabase(await makeDatabase('whole', schema, rows), file)
  const empty = await makeDatabase('empty', schema)
  const cut = join(folder, 'cut.gz')
  writeFileSync(cut, readFileSync(file).subarray(0, -400))
  await expect(restoreDatabase(empty, cut)).rejects.toThrow('Nothing was restored')
  writeFileSync(cut, 'not a backup')
  await expect(restoreDatabase(empty, cut)).rejects.toThrow('cannot be read as a backup')
  await expect(restoreDatabase(empty, join(folder, 'missing.gz'))).rejects.toThrow('cannot be read as a backup')
  expect(await query(empty, 'select count(*)::int from child')).toEqual([0])
  const newer = await makeDatabase('newer', schema, 'alter table child add column more int')
  await expect(restoreDatabase(newer, file)).rejects.toThrow('another release')
})

test('a backup goes into another major version, which asks for quotes around other names', async () => {
  const file = join(folder, 'versions.gz')
  const odd = ['create table state (id int, "json" text)', `insert into state values (1, 'kept')`] as const
  await backupDatabase(await makeDatabase('version_18', ...odd), file)
  // `json` became a keyword with version 16: before, it needs no quotes.
  const older = gunzipSync(readFileSync(file)).toString().replaceAll('\\"json\\"', 'json')
  expect(older).toContain('"json"')
  expect(older).not.toContain('\\"json')
  writeFileSync(file, gzipSync(older))
  const target = await makeDatabase('version_15', odd[0])
  expect(await restoreDatabase(target, file)).toEqual({ rows: 1 })
  expect(await query(target, 'select "json" from state')).toEqual(['kept'])
})

test('running tests go on with versions of another era, each time a backup is restored; scored ones stay as they are', async () => {
  const file = join(folder, 'eras.gz')
  const table = 'create table test (id int, version int, score float8)'
  const made = 'insert into test values (1, 7, null), (2, 2145000003, null), (3, 9, 80)'
  const url = await makeDatabase('eras', table, made)
  await backupDatabase(url, file)
  for (const _ of [1, 2]) {
    await restoreDatabase(url, file, { overwrite: true })
    const [running, late, scored] = (await query(url, 'select version from test order by id')) as number[]
    expect([(running ?? 0) % VERSIONS_OF_AN_ERA, (late ?? 0) % VERSIONS_OF_AN_ERA, scored]).toEqual([7, 3, 9])
    expect([eraOf(running ?? 0) > 0, eraOf(late ?? 0) !== 2145]).toEqual([true, true])
  }
})

test('a backup runs beside the server, a restore does not', async () => {
  const env = { DATA_DIR: join(folder, 'data') }
  const file = join(folder, 'beside.gz')
  const written = await withDatabase(env, '/', { exclusive: false }, (url) => backupDatabase(url, file))
  expect(written.rows).toBe(0)
  const refused = withDatabase(env, '/', { exclusive: true }, (url) => restoreDatabase(url, file))
  await expect(refused).rejects.toThrow('in use by another server')
  const given = await withDatabase(
    { ...env, DATABASE_URL: 'postgresql://given/x' },
    '/',
    { exclusive: true },
    async (url) => url,
  )
  expect(given).toBe('postgresql://given/x')
})
