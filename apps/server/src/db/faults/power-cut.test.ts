import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { cleanUp, postmasterOf, temporaryFolder } from '../embedded/testing.ts'
import { canForget, cutAll, type ForgetfulDisk, forgetfulDisk } from './power/forgetful-disk.ts'
import { lostCards, newGuest, type RealServer, startLoad, startRealServer } from './real-server.ts'
import { lostWork, startTakers } from './takers.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 })
afterAll(async () => {
  await cutAll()
  await cleanUp()
})

const possible = process.env.DEEP === '1' && canForget()
const CUTS = 5
const STUDENTS = 6

/** A data folder with a loaded bank, made on an ordinary disk. */
async function prepared(): Promise<string> {
  const kept = join(temporaryFolder(), 'kept')
  mkdirSync(kept)
  const server = await startRealServer({ DATA_DIR: kept })
  expect(await server.kill('SIGTERM')).toBe(0)
  return kept
}

/** Server and database end with the power: nobody gets to say a last word. */
async function cut(disk: ForgetfulDisk, server: RealServer): Promise<void> {
  const postmaster = postmasterOf(disk.folder)
  if (postmaster) process.kill(postmaster, 'SIGKILL')
  await Promise.all([server.kill('SIGKILL'), disk.cutPower()])
}

test.runIf(possible)(`${CUTS} power cuts under load lose nothing that was acknowledged`, async () => {
  const kept = await prepared()
  const folder = join(temporaryFolder(), 'disk')
  let disk = await forgetfulDisk(kept, folder)
  let server = await startRealServer({ DATA_DIR: folder })
  const tokens = await Promise.all(Array.from({ length: STUDENTS }, () => newGuest(server.url)))
  const load = startLoad(() => server.url, tokens)
  const takers = startTakers(() => server.url, [await newGuest(server.url), await newGuest(server.url)])
  for (let round = 0; round < CUTS; round++) {
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 3 * STUDENTS)
    await cut(disk, server)
    disk = await forgetfulDisk(kept, folder)
    server = await startRealServer({ DATA_DIR: folder })
  }
  await Promise.all([load.stop(), takers.stop()])
  expect(await lostCards(server.url, load)).toEqual([])
  expect(takers.answers.length).toBeGreaterThan(CUTS)
  expect(await lostWork(server.url, takers)).toEqual([])
  expect(await server.kill('SIGTERM')).toBe(0)
  await disk.cutPower()
})

test.runIf(possible)('a disk that says it has synced and has not is found out', async () => {
  const kept = await prepared()
  const folder = join(temporaryFolder(), 'disk')
  const disk = await forgetfulDisk(kept, folder, true)
  const server = await startRealServer({ DATA_DIR: folder })
  const load = startLoad(() => server.url, [await newGuest(server.url)])
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(STUDENTS)
  await cut(disk, server)
  await load.stop()
  const honest = await forgetfulDisk(kept, folder)
  const again = await startRealServer({ DATA_DIR: folder }).catch(() => null)
  expect(again === null || (await lostCards(again.url, load)).length > 0).toBe(true)
  await again?.kill('SIGKILL')
  await honest.cutPower()
})
