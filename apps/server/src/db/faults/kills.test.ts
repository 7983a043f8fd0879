import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, postmasterOf, temporaryFolder } from '../embedded/testing.ts'
import { ask, lostCards, newGuest, startLoad, startRealServer } from './real-server.ts'
import { lostWork, startTakers } from './takers.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'
const ROUNDS = 30
const STUDENTS = 8
const TAKERS = 4

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** What PostgreSQL calls a process; nothing once it has ended. */
function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** A backend that serves somebody; the postmaster while there is none. */
function aBackend(postmaster: number): number {
  const backends = childrenOf(postmaster).filter((pid) => nameOf(pid).includes('fourfold_server fourfold'))
  return backends[Math.floor(Math.random() * backends.length)] ?? postmaster
}

/** Between choosing and killing a backend may end by itself. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function livingPostmaster(folder: string): Promise<number> {
  await expect.poll(() => postmasterOf(folder), { timeout: 30_000, interval: 50 }).toBeGreaterThan(0)
  return postmasterOf(folder) ?? Number.NaN
}

test.runIf(DEEP)(
  `${ROUNDS} kills of server, postmaster and backends under load lose nothing that was acknowledged and answer no 500`,
  async () => {
    const folder = temporaryFolder()
    let server = await startRealServer({ DATA_DIR: folder })
    const tokens = await Promise.all(Array.from({ length: STUDENTS }, () => newGuest(server.url)))
    const load = startLoad(() => server.url, tokens)
    const takers = startTakers(
      () => server.url,
      await Promise.all(Array.from({ length: TAKERS }, () => newGuest(server.url))),
    )
    const killed = { server: 0, postmaster: 0, backend: 0 }
    const served = async () => (await ask(server.url, 'GET', '/users/current', tokens[0])).status
    for (let round = 0; round < ROUNDS; round++) {
      const before = load.acknowledged.length
      await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + STUDENTS)
      const postmaster = await livingPostmaster(folder)
      if (round % 3 === 0) {
        await server.kill('SIGKILL')
        server = await startRealServer({ DATA_DIR: folder })
        killed.server++
      } else {
        const pid = round % 3 === 1 ? postmaster : aBackend(postmaster)
        killNow(pid)
        killed[pid === postmaster ? 'postmaster' : 'backend']++
      }
      await expect.poll(served, { timeout: 30_000, interval: 100 }).toBe(200)
      expect(server.child.exitCode).toBeNull()
    }
    // A backend is killed where there is one: of ten tries most must have met one.
    expect(killed.backend).toBeGreaterThan(ROUNDS / 6)
    // On a slow machine the kills may have left time for few tests: whole ones are waited for, not hoped for.
    await expect.poll(() => takers.scored.length, { timeout: 300_000 }).toBeGreaterThan(TAKERS)
    await Promise.all([load.stop(), takers.stop()])
    expect([...load.statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([])
    expect([...takers.statuses].filter((status) => ![0, 200, 409, 503].includes(status))).toEqual([])
    expect(await lostCards(server.url, load)).toEqual([])
    expect(await lostWork(server.url, takers)).toEqual([])
    expect(await server.kill('SIGTERM')).toBe(0)
  },
)

async function ownPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
}

test.runIf(DEEP)(
  'two servers are restarted one after the other, and every student is answered by the other',
  async () => {
    const postgres = await ownPostgres()
    const env = { DATABASE_URL: postgres.url, APP_SECRET: 'one secret that both of the servers know' }
    const servers = [await startRealServer(env), await startRealServer(env)]
    let serving = 0
    const token = await newGuest(servers[0]?.url ?? '')
    const statuses = new Set<number>()
    const load = startLoad(() => servers[serving]?.url ?? '', [token, token])
    for (const i of [0, 1, 0, 1]) {
      serving = 1 - i
      const before = load.acknowledged.length
      expect(await servers[i]?.kill('SIGTERM')).toBe(0)
      servers[i] = await startRealServer(env)
      await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before)
      statuses.add((await ask(servers[i]?.url ?? '', 'GET', '/users/current', token)).status)
    }
    await load.stop()
    expect([...statuses]).toEqual([200])
    expect([...load.statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([])
    expect(await lostCards(servers[0]?.url ?? '', load)).toEqual([])
    for (const server of servers) await server.kill('SIGTERM')
    await postgres.stop()
  },
)
