import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from './index.ts'
import { processStamp, readIfThere } from './processes.ts'
import { cleanUp, killServer, postmasterOf, query, startServer, temporaryFolder } from './testing.ts'

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

afterEach(cleanUp)

const start = (dataDir: string, log?: (line: string) => void) =>
  startEmbeddedPostgres({ dataDir, durable: false, ...(log ? { log } : {}) })

test('a fresh folder gets a UTF-8 database fourfold in UTC, and keeps its rows over a restart', async () => {
  const dataDir = join(temporaryFolder(), 'deep', 'er')
  const first = await startEmbeddedPostgres({ dataDir })
  const names = ['server_encoding', 'timezone', 'fsync', 'max_connections', 'shared_buffers']
  const settings = await query(first.url, `select ${names.map((name) => `current_setting('${name}')`).join(', ')}`)
  expect(settings).toEqual(['UTF8', 'UTC', 'on', '100', '256MB'])
  expect(await query(first.url, "select current_database(), upper('é')")).toEqual(['fourfold', 'É'])
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await first.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  const second = await start(dataDir)
  expect(await query(second.url, "select answer, current_setting('fsync') from kept")).toEqual([42, 'off'])
  await second.stop()
})

test('nobody gets in without the password', async () => {
  const server = await start(temporaryFolder())
  await expect(query(server.url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  await server.stop()
})

test('the server enters as a role that owns its database and may do nothing beside it, also on one that was made before', async () => {
  const dataDir = temporaryFolder()
  const before = await start(dataDir)
  // As an earlier release, or a restored backup, leaves it: the role that made the cluster owns everything.
  await query(before.url, 'create schema jobs')
  await query(before.url, "create type jobs.state as enum ('new')")
  await query(before.url, 'create table jobs.job (id int generated always as identity primary key, state jobs.state)')
  await query(before.url, 'create function jobs.answer() returns int language sql return 42')
  await before.stop()
  const server = await start(dataDir)
  const rights = 'rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls'
  const asked = `select ${rights} from pg_roles where rolname = current_user`
  expect(await query(server.serverUrl, asked)).toEqual([false, false, false, false, false])
  for (const own of [
    'alter table jobs.job add column note text',
    "insert into jobs.job (state) values ('new')",
    "alter type jobs.state add value 'old'",
    'drop function jobs.answer()',
    'create table mine (id int)',
    'create schema another',
  ])
    await query(server.serverUrl, own)
  for (const foreign of [
    'create database more',
    'create role other',
    "select pg_read_file('PG_VERSION')",
    "copy mine to program 'true'",
  ])
    await expect(query(server.serverUrl, foreign), foreign).rejects.toThrow('permission denied')
  // Its password is of this start alone.
  const former = before.serverUrl.split('@')[0]
  await expect(query(`${former}@${server.serverUrl.split('@')[1]}`, 'select 1')).rejects.toThrow('password')
  await server.stop()
})

test('a data folder whose path is too long for a socket works', async () => {
  const dataDir = join(temporaryFolder(), 'a-long-name-'.repeat(12))
  const server = await start(dataDir)
  expect(await query(server.url, 'select 1')).toEqual([1])
  await server.stop()
})

test('kill -9 at each stage of the first start leaves nothing that stops the next', async () => {
  for (const moment of ['postgres.lock', 'postgres.init-', 'data', 'postgres']) {
    const dataDir = join(temporaryFolder(), 'data')
    const { child } = startServer(dataDir)
    const inDraft = (): string[] =>
      readdirSync(dataDir).flatMap((name) => (name.includes('.init-') ? readdirSync(join(dataDir, name)) : []))
    const reached = (): boolean =>
      existsSync(dataDir) && [...readdirSync(dataDir), ...inDraft()].some((name) => name.startsWith(moment))
    await expect.poll(reached, { interval: 1, timeout: 20_000 }).toBe(true)
    await killServer(child)
    const next = await start(dataDir)
    expect(await query(next.url, 'select 1'), moment).toEqual([1])
    await next.stop()
    const left = () => readdirSync(dataDir).filter((name) => !name.includes('.init-'))
    await expect.poll(left, { timeout: 20_000 }).toEqual(['postgres'])
  }
})

test('kill -9 of the server ends its PostgreSQL soon, keeps what was committed and frees the folder', async () => {
  const dataDir = temporaryFolder()
  const { child, said } = startServer(dataDir)
  await query((await said).url, 'create table kept as select 42 as answer')
  const postmaster = postmasterOf(dataDir) ?? 0
  expect(postmaster).toBeGreaterThan(0)
  await killServer(child)
  await expect.poll(() => processStamp(postmaster), { timeout: 20_000 }).toBeUndefined()
  const next = await start(dataDir)
  expect(await query(next.url, 'select answer from kept')).toEqual([42])
  await next.stop()
})

test('SIGTERM leaves no process and no lock', async () => {
  const dataDir = temporaryFolder()
  const { child, said } = startServer(dataDir)
  await said
  const postmaster = postmasterOf(dataDir) ?? 0
  child.kill('SIGTERM')
  await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(0)
  expect(processStamp(postmaster)).toBeUndefined()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

/** A PostgreSQL as it is left by a server that was killed together with its watchdog. */
async function leaveOrphan(dataDir: string): Promise<number> {
  await (await start(dataDir)).stop()
  const home = join(dataDir, 'postgres')
  const account = accountFor(home)
  const { postgres } = findBinaries(account, dataDir, () => undefined)
  const options = ['-D', join(home, 'data'), '-c', 'listen_addresses=', '-k', home]
  spawn(postgres, options, { ...account, cwd: '/', stdio: 'ignore', detached: true }).unref()
  await expect.poll(() => readIfThere(join(home, 'data', 'postmaster.pid')), { timeout: 20_000 }).toContain('ready')
  return postmasterOf(dataDir) ?? 0
}

test('an orphaned postmaster is stopped and replaced', async () => {
  const dataDir = temporaryFolder()
  const orphan = await leaveOrphan(dataDir)
  const lines: string[] = []
  const next = await start(dataDir, (line) => lines.push(line))
  expect(lines[0]).toBe(`stopping PostgreSQL ${orphan}, left by a server that was killed`)
  expect(processStamp(orphan)).toBeUndefined()
  expect(await query(next.url, 'select 1')).toEqual([1])
  await next.stop()
})

test('a postmaster.pid that names a stranger, a dead process or nothing is stale', async () => {
  const dataDir = temporaryFolder()
  await (await start(dataDir)).stop()
  const data = join(dataDir, 'postgres', 'data')
  // A stranger of the same account, which PostgreSQL itself would take for a postmaster.
  const stranger = spawn('sleep', ['60'], { ...accountFor(data), cwd: '/', stdio: 'ignore' })
  for (const pid of [String(stranger.pid), String(2 ** 22 - 1), '']) {
    writeFileSync(join(data, 'postmaster.pid'), `${pid}\n${data}\n1700000000\n5432\n${data}\n\n`)
    const server = await start(dataDir)
    expect(await query(server.url, 'select 1'), pid).toEqual([1])
    await server.stop()
  }
  expect(stranger.exitCode).toBeNull()
  stranger.kill('SIGKILL')
})

test('a PostgreSQL that is killed under a living server is started again', async () => {
  const dataDir = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir })
  await query(server.url, 'create table kept as select 42 as answer')
  process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL')
  const answer = () => query(server.url, 'select answer from kept').catch(() => [])
  await expect.poll(answer, { timeout: 20_000 }).toEqual([42])
  await server.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('a PostgreSQL that cannot start again yet (no room, a file away) is tried until it can', async () => {
  const dataDir = temporaryFolder()
  const lines: string[] = []
  const server = await start(dataDir, (line) => lines.push(line))
  await query(server.url, 'create table kept as select 42 as answer')
  // Without fsync a commit may wait in memory: it must be on its way to the disk before the kill.
  await query(server.url, 'checkpoint')
  const control = join(dataDir, 'postgres', 'data', 'global', 'pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL')
  const attempts = () => lines.filter((line) => line.includes('trying again in')).length
  await expect.poll(attempts, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
  renameSync(`${control}.away`, control)
  const answer = () => query(server.url, 'select answer from kept').catch(() => [])
  await expect.poll(answer, { timeout: 30_000 }).toEqual([42])
  await server.stop()
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('a second server on the same folder is refused and told who has it, and the first goes on', async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir)
  const { error } = await startServer(dataDir).said
  expect(error).toContain(`process ${process.pid}`)
  expect(error).toContain('DATABASE_URL')
  await expect(start(dataDir)).rejects.toBeInstanceOf(EmbeddedPostgresError)
  expect(await query(first.url, 'select 1')).toEqual([1])
  await first.stop()
})

test("another major version's folder is refused with the way out, and left as it is", async () => {
  const dataDir = temporaryFolder()
  await (await start(dataDir)).stop()
  const version = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  writeFileSync(version, '15\n')
  await expect(start(dataDir)).rejects.toThrow(/PostgreSQL 15 .*PostgreSQL \d+.*npm run restore.*DATABASE_URL/)
  expect(readFileSync(version, 'utf8')).toBe('15\n')
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test('a folder that is no database and a data folder that cannot be made are refused', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'postgres'))
  await expect(start(dataDir)).rejects.toThrow('holds no PostgreSQL database')
  writeFileSync(join(dataDir, 'file'), '')
  await expect(start(join(dataDir, 'file'))).rejects.toThrow('set DATA_DIR')
})
