import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** The database's own tests kill and start it again in every run; here it is the whole program. */
const DEEP = process.env.DEEP === '1'
const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fourfold-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Run = { child: ChildProcess; output: () => string; ready: Promise<void>; ended: Promise<number | null> }

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      PORT: '0',
      ...env,
    },
  })
  let text = ''
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const ready = new Promise<void>((done, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('is ready: http')) done()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => fail(new Error(`ended with ${code}: ${text}`)))
  })
  ready.catch(() => undefined)
  return { child, output: () => text, ready, ended }
}

/** Processes whose command line names the data folder: ours would be among them. */
function leftovers(): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return line.includes(folder) ? [line] : []
      } catch {
        return []
      }
    })
}

/** A caller that promises a body and never sends the rest of it. */
async function halfSentRequest(url: string): Promise<Socket> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = ['POST /api/v1/users HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 500']
  socket.write(`${head.join('\r\n')}\r\n\r\n{"user":`)
  return socket
}

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' }, 'DATABASE_URL cannot be reached'],
  [{ BRAND_FILE: '/no/such/brand.json' }, 'BRAND_FILE /no/such/brand.json'],
])('a wrong variable stops the start with one sentence: %j', async (env, sentence) => {
  const run = start(env as unknown as Record<string, string>)
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain(sentence)
  expect(run.output()).not.toContain('    at ')
})

test('a clean stop leaves nothing running, a taken port says so', async () => {
  const first = start({})
  await first.ready
  const half = await halfSentRequest(/is ready: (http:\S+)/.exec(first.output())?.[1] ?? '')
  const asked = performance.now()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(performance.now() - asked, 'a body that never ends must not keep the server').toBeLessThan(10_000)
  half.destroy()
  await expect.poll(leftovers, { timeout: 30_000 }).toEqual([])

  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', () => done()))
  const { port } = taken.address() as { port: number }
  const blocked = start({ PORT: String(port) })
  expect(await blocked.ended).toBe(1)
  expect(blocked.output()).toContain(`PORT ${port} is already in use`)
  await new Promise((done) => taken.close(done))
  await expect.poll(leftovers, { timeout: 30_000 }).toEqual([])
}, 180_000)

test.runIf(DEEP)(
  'a killed server leaves nothing that stops the next start, and that one stops cleanly',
  async () => {
    const killed = start({})
    await killed.ready
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = start({})
    await next.ready
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
    await expect.poll(leftovers, { timeout: 30_000 }).toEqual([])
  },
  180_000,
)
