import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, temporaryFolder } from './embedded/testing.ts'
import { StartStalledError, watchStart } from './start-watch.ts'

let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

const HASTY = { connection: 1500, lock: 1000, statement: 1500, silence: 600 }
const SOON = { beatMs: 40, beats: 3, unseenMs: 120 }
const name = 'fourfold start of a test'

/** A line to the database that can swallow everything without a word, as a network does that was cut. */
async function line() {
  const folder = temporaryFolder()
  const url = new URL(server.url)
  const far = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  url.searchParams.set('host', folder)
  const open = new Set<Socket>()
  const mute = new Set<Socket>()
  let cut = false
  const front = createServer((near) => {
    const back = dial(far)
    for (const [from, to] of [
      [near, back],
      [back, near],
    ] as const) {
      open.add(from)
      from.on('data', (data) => void (cut || mute.has(from) || to.write(data)))
      from.on('error', () => undefined)
      from.on('close', () => void (mute.has(from) || to.destroy()))
    }
  })
  await new Promise<void>((done) => front.listen(join(folder, '.s.PGSQL.5432'), done))
  const { pool: working } = connect(url.toString(), { unhurried: true, name })
  const { pool: beside } = connect(url.toString(), { max: 1, patience: HASTY })
  return {
    working,
    beside,
    /** What is open hears nothing any more; who comes anew is served. */
    lose: () => {
      for (const socket of open) mute.add(socket)
    },
    cut: () => {
      cut = true
    },
    end: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((done) => front.close(() => done()))
    },
  }
}

const failure = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

async function endBackends(): Promise<void> {
  const { pool } = connect(server.url, { max: 1 })
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name])
  await pool.end()
}

test('a start whose database forgot its work, behind a line that says nothing, ends with a sentence', async () => {
  const net = await line()
  const watch = watchStart({ name, working: net.working, beside: net.beside }, SOON)
  await net.working.query('select 1')
  const work = failure(net.working.query('select pg_sleep(600)'))
  await expect.poll(() => net.working.idleCount).toBe(0)
  net.lose()
  await endBackends()
  const stalled = await failure(watch.stalled)
  expect(stalled).toBeInstanceOf(StartStalledError)
  expect(String(stalled)).toContain('no longer knows what the server asked')
  await net.end()
  await work
})

test('a start whose database answers nobody ends with a sentence', async () => {
  const net = await line()
  const watch = watchStart({ name, working: net.working, beside: net.beside }, SOON)
  const work = failure(net.working.query('select pg_sleep(600)'))
  net.cut()
  expect(String(await failure(watch.stalled))).toContain('stopped answering while the server started')
  await endBackends()
  await net.end()
  await work
})

test('work of a start that takes long is waited for, also by connections that are not of the pool', async () => {
  const net = await line()
  const watch = watchStart({ name, working: net.working, beside: net.beside }, SOON)
  const { pool: own } = connect(server.url, { unhurried: true, name })
  const both = Promise.all([
    net.working.query('select pg_sleep(0.6)'),
    watch.through(own.query('select pg_sleep(0.6)')),
  ])
  expect(await Promise.race([both.then(() => 'done'), failure(watch.stalled)])).toBe('done')
  watch.end()
  await own.end()
  await net.end()
})
