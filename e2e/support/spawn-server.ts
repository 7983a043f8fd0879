import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The real server as a process of its own on the data of a folder, once it says that it is ready. */
export async function spawnServer(
  port: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
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
    ...more,
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready: http')) ready()
    })
    server.on('exit', (code) => fail(new Error(`the server stopped with ${code} before it was ready`)))
  })
  return server
}

/** Ends it by a signal and waits until it is gone; one that is gone already is left alone. */
export async function endServer(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((done) => server.on('exit', done))
  server.kill(signal)
  await gone
}
