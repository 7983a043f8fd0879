import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { cleanUp, postmasterOf, temporaryFolder } from '../embedded/testing.ts'
import { ask, newGuest, type RealServer, startLoad, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'
const STOP_MS = 10_000

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** How the database goes away in the moment in which the server is asked to stop. */
const ENDS = {
  'is frozen': (postmaster: number) => [postmaster, ...childrenOf(postmaster)].map((pid) => [pid, 'SIGSTOP'] as const),
  'takes nobody in': (postmaster: number) => [[postmaster, 'SIGSTOP'] as const],
  'is killed': (postmaster: number) => [[postmaster, 'SIGKILL'] as const],
  'stops when its clients go': (postmaster: number) => [[postmaster, 'SIGTERM'] as const],
  'stops at once': (postmaster: number) => [[postmaster, 'SIGINT'] as const],
}

async function stopped(server: RealServer): Promise<number> {
  const asked = performance.now()
  server.child.kill('SIGTERM')
  await server.ended
  return performance.now() - asked
}

/** Students who write, and letters to be sent: something is under way everywhere. */
async function busy(server: RealServer) {
  const tokens = await Promise.all(Array.from({ length: 4 }, () => newGuest(server.url)))
  const load = startLoad(() => server.url, tokens)
  const letters = Array.from({ length: 10 }, (_, i) =>
    ask(server.url, 'POST', '/users/resend_confirmation', '', { email: `student${i}@example.com` }),
  )
  await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(tokens.length)
  return { stop: () => Promise.all([load.stop(), ...letters]) }
}

test.runIf(DEEP)('the server ends within 10 s of SIGTERM, however the database goes in the same moment', async () => {
  const folder = temporaryFolder()
  for (const [how, signals] of Object.entries(ENDS)) {
    const server = await startRealServer({ DATA_DIR: folder })
    const work = await busy(server)
    const sent = signals(postmasterOf(folder) ?? 0)
    for (const [pid, signal] of sent) process.kill(pid, signal)
    expect(await stopped(server), how).toBeLessThan(STOP_MS)
    for (const [pid, signal] of sent) if (signal === 'SIGSTOP') process.kill(pid, 'SIGCONT')
    await work.stop()
    await expect.poll(() => postmasterOf(folder), { timeout: 30_000 }).toBeUndefined()
  }
})

test.runIf(DEEP)(
  'the server ends within 10 s although one of its threads waits for a file that never comes',
  async () => {
    const folder = temporaryFolder()
    const pipe = join(folder, 'pipe')
    execFileSync('/bin/sh', ['-c', 'mkfifo "$1"', 'sh', pipe])
    const waits = `import { open } from 'node:fs'; open(${JSON.stringify(pipe)}, 'r', () => undefined)`
    const server = await startRealServer({
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(waits)}`,
    })
    const patience = setTimeout(() => server.child.kill('SIGKILL'), 2 * STOP_MS)
    expect(await stopped(server)).toBeLessThan(STOP_MS)
    clearTimeout(patience)
  },
)
