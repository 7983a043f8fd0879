import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isRoot } from './account.ts'
import { processStamp } from './processes.ts'
import {
  cleanUp,
  killServer,
  makeCheckout,
  makeReadOnly,
  plainUser,
  postmasterOf,
  query,
  removeAfterwards,
  type Server,
  startServer,
  temporaryFolder,
} from './testing.ts'

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

afterEach(cleanUp)

async function end({ child }: Server, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir) ?? 0
  await killServer(child)
  await expect.poll(() => processStamp(postmaster), { timeout: 20_000 }).toBeUndefined()
}

test('PostgreSQL never runs as root: root lends it an account, a plain user their own', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const server = startServer(dataDir)
  expect(await query((await server.said).url, 'select 1')).toEqual([1])
  const home = lstatSync(join(dataDir, 'postgres'))
  expect(home.uid).toBe(isRoot() ? plainUser()?.uid : process.getuid?.())
  expect(home.mode & 0o777).toBe(0o700)
  expect(lstatSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  expect(readFileSync(`/proc/${postmasterOf(dataDir)}/status`, 'utf8')).toContain(`Uid:\t${home.uid}`)
  await end(server, dataDir)
})

test('a plain user runs it from an installation that is not theirs and has no library links', async () => {
  const account = plainUser()
  const checkout = makeCheckout()
  makeReadOnly(checkout)
  const dataDir = join(checkout.folder, 'data')
  mkdirSync(dataDir)
  if (account) chownSync(dataDir, account.uid, account.gid)
  const server = startServer(dataDir, { account, checkout })
  const said = await server.said
  expect(said.error).toBeUndefined()
  expect(await query(said.url, 'select 1')).toEqual([1])
  expect(readdirSync(dataDir).toSorted()).toEqual([checkout.copyName, 'postgres', 'postgres.lock'])
  await end(server, dataDir)
})

test('a checkout and a data folder that only their owner can enter work, and follow a moved checkout', async () => {
  const checkout = makeCheckout()
  chmodSync(checkout.folder, 0o700)
  const dataDir = join(checkout.folder, 'data')
  const copy = join('/var/lib', checkout.copyName)
  if (isRoot()) removeAfterwards(copy)
  const first = startServer(dataDir, { checkout })
  const said = await first.said
  expect(said.error).toBeUndefined()
  await query(said.url, 'create table kept as select 42 as answer')
  expect(existsSync(copy)).toBe(isRoot())
  expect(said.dataDir?.startsWith('/var/lib/fourfold-')).toBe(isRoot())
  await end(first, dataDir)
  const moved = join(checkout.folder, 'moved')
  renameSync(dataDir, moved)
  const second = startServer(moved, { checkout })
  expect(await query((await second.said).url, 'select answer from kept')).toEqual([42])
  await end(second, moved)
  renameSync(moved, dataDir)
})
