import { readFileSync } from 'node:fs'
import { MESSAGES } from '@fourfold/contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, postmasterOf, temporaryFolder } from '../embedded/testing.ts'
import { ask, newGuest, type RealServer, type Reply, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const DEEP = process.env.DEEP === '1'
const CALL_MS = 20_000
const HEALTH_MS = 2000

const folder = temporaryFolder()
let postgres: EmbeddedPostgres
let server: RealServer
let token: string
let frozen: number[] = []

function wake(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
}

beforeAll(async () => {
  if (!DEEP) return
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  server = await startRealServer({
    DATABASE_URL: postgres.url,
    APP_SECRET: 'a secret that is long enough for a server',
  })
  token = await newGuest(server.url)
})
afterEach(wake)
afterAll(async () => {
  if (DEEP) {
    await server.kill('SIGTERM')
    await postgres.stop()
  }
  await cleanUp()
})

type Timed = Reply & Readonly<{ ms: number }>

async function timed(method: string, path: string, body?: unknown): Promise<Timed> {
  const began = performance.now()
  const reply = await ask(server.url, method, path, token, body)
  return { ...reply, ms: performance.now() - began }
}

/** Reads, writes, and more of them at once than there are connections. */
const everyCall = (): Promise<Timed[]> =>
  Promise.all(
    Array.from({ length: 10 }, (_, i) => [
      timed('GET', '/users/current'),
      timed('GET', '/tests/index'),
      timed('POST', '/flashcards/create', { front: `front ${i}`, back: 'back' }),
    ]).flat(),
  )

const slowest = (answers: readonly Timed[]): number => Math.max(...answers.map(({ ms }) => ms))
const works = async (): Promise<number> => (await ask(server.url, 'GET', '/users/current', token)).status

test.runIf(DEEP)(
  'a frozen database: every call says so within 20 s, health within 2 s, and all goes on when it wakes',
  async () => {
    const postmaster = postmasterOf(folder) ?? 0
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
    frozen = [postmaster, ...children]
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const [health, live, answers] = await Promise.all([
      timed('GET', '/health'),
      timed('GET', '/health/live'),
      everyCall(),
    ])
    expect([health.status, live.status]).toEqual([503, 200])
    expect(slowest([health, live])).toBeLessThan(HEALTH_MS)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set([`503 ${MESSAGES.databaseAway}`]),
    )
    expect(slowest(answers)).toBeLessThan(CALL_MS)
    wake()
    await expect.poll(works, { timeout: 60_000, interval: 250 }).toBe(200)
    expect(server.child.exitCode).toBeNull()
  },
)

test.runIf(DEEP)('a row that somebody holds: who waits for it is told within 20 s, the others are served', async () => {
  const { body } = await timed('POST', '/flashcards/create', { front: 'held', back: 'back' })
  const edit = { front: 'held', back: 'changed', tags: '' }
  const holder = new pg.Client({ connectionString: postgres.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from flashcard where id = $1 for update', [body.id])
  const waits = Array.from({ length: 4 }, () => timed('PUT', `/flashcards/${body.id}`, edit))
  const [health, free, ...held] = await Promise.all([timed('GET', '/health'), timed('GET', '/users/current'), ...waits])
  expect([health?.status, free?.status]).toEqual([200, 200])
  expect(health?.ms).toBeLessThan(HEALTH_MS)
  expect(new Set(held.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
    new Set([`503 ${MESSAGES.databaseAway}`]),
  )
  expect(slowest(held)).toBeLessThan(CALL_MS)
  await holder.query('rollback')
  await holder.end()
  expect((await timed('PUT', `/flashcards/${body.id}`, edit)).status).toBe(200)
})
