import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** PORT keeps two of them on one machine apart. */
const port = process.env.PORT || '3398'
export const base = `http://127.0.0.1:${port}`

/** The product on a data folder of its own; the answer stops it. */
export async function startServer(folder: string): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready: http') && ready())
  })
  return async () => {
    const gone = new Promise((done) => server.on('exit', done))
    server.kill('SIGTERM')
    await gone
  }
}
