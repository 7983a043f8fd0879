import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startJobs } from '../../jobs/jobs.ts'
import { connect } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'

/** A server that begins to send a letter and is killed before it is done. */
const BEGINS = `const { startJobs } = await import(${JSON.stringify(join(import.meta.dirname, '../../jobs/jobs.ts'))})
const jobs = await startJobs(process.env.URL, () => undefined)
await jobs.work({ 'mail.send': () => { console.log('begun'); return new Promise(() => undefined) } })`

test.runIf(DEEP)('a letter that was on its way when the server was killed goes out within two minutes', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
  const { db, pool } = connect(postgres.url, { unhurried: true })
  const jobs = await startJobs(postgres.url, () => undefined)
  const letter = { to: 'ana@example.com', subject: 'Confirm', text: 'text', html: '<p>text</p>' }
  await db.transaction((tx) => jobs.enqueue(tx, 'mail.send', letter))
  const first = spawn(process.execPath, ['--input-type=module', '-e', BEGINS], {
    env: { ...process.env, URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((begun) => first.stdout.once('data', () => begun()))
  first.kill('SIGKILL')
  const sent: string[] = []
  await jobs.work({
    'mail.send': async ({ to }) => {
      sent.push(to)
    },
  })
  await expect.poll(() => sent, { timeout: 120_000, interval: 250 }).toEqual([letter.to])
  await jobs.stop()
  await pool.end()
  await postgres.stop()
})
