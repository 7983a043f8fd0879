import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'
import { parentOf } from './cpu.ts'

const root = resolve(import.meta.dirname, '../..')

export type Started = Readonly<{ url: string; pid: number; memoryMb: () => number; stop: () => Promise<void> }>

/** A program of ours as a process of its own, once it says that it is ready. */
export async function startProgram(file: string, env: Readonly<Record<string, string>>): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_OPTIONS: process.env.SERVER_NODE_OPTIONS ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const url = await new Promise<string>((done, fail) => {
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const ready = /is ready: (http:\S+)/.exec(text)?.[1]
      if (ready) done(ready)
    })
    child.on('exit', (code) => fail(new Error(`${file} ended with ${code}: ${text}`)))
  })
  const pid = child.pid ?? 0
  return {
    url,
    pid,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** An embedded database of the benchmark's own, loaded as a first start leaves it, with every commit on disk. */
export async function startDatabase(): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const folder = await loadedDataFolder('fourfold-load-')
  const database = await startEmbeddedPostgres({ dataDir: folder })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return {
    url: database.url,
    pid,
    stop: async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
