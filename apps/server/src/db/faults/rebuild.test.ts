import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, query, temporaryFolder } from '../embedded/testing.ts'
import { ask, newGuest, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'
const root = resolve(import.meta.dirname, '../../../../..')

function rebuild(env: Record<string, string>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/rebuild.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}

test.runIf(DEEP)(
  'a rebuild finds nothing after real work, and what was changed by hand it names, mends and fails for',
  async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
    const env = { DATABASE_URL: postgres.url, APP_SECRET: 'a secret that is long enough for a server' }
    const server = await startRealServer(env)
    const token = await newGuest(server.url)
    const made = await ask(server.url, 'POST', '/tests/create', token, { number_of_questions: 5 })
    const finished = await ask(server.url, 'PUT', `/tests/${made.body.id}`, token, { version: 0 })
    expect(finished.status).toBe(200)
    expect(await server.kill('SIGTERM')).toBe(0)

    const same = rebuild(env)
    expect([same.status, same.output]).toEqual([
      0,
      expect.stringContaining('1 learners rebuilt from their answers and tests; 0 differed.'),
    ])
    await query(postgres.url, 'update test_count set n = n + 1')
    const off = rebuild(env)
    expect([off.status, off.output]).toEqual([1, expect.stringContaining('test_count differed and was put right')])
    expect(rebuild(env).status).toBe(0)
    await postgres.stop()
  },
)
