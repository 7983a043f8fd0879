import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'

const root = resolve(import.meta.dirname, '../..')

export type MortalServer = Readonly<{
  /** At once and without a word, as the power going out. */ kill: () => Promise<void>
  /** Up again on the same data. */ revive: () => Promise<void>
  stop: () => Promise<void>
}>

/** A server of its own for a journey that kills it; its data outlive it. */
export async function mortalServer(port: string): Promise<MortalServer> {
  const folder = await loadedDataFolder('fourfold-mortal-')
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  let server: ChildProcess
  const revive = async () => {
    server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((ready, fail) => {
      server.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('is ready: http')) ready()
      })
      server.on('exit', (code) => fail(new Error(`the server stopped with ${code} before it was ready`)))
    })
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((done) => server.on('exit', done))
    server.kill(signal)
    await gone
  }
  await revive()
  return {
    kill: () => end('SIGKILL'),
    revive,
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
