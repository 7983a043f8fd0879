import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadedDataFolder } from '../../apps/server/src/testing/loaded-cluster.ts'

const root = resolve(import.meta.dirname, '../..')
const PORT = process.env.E2E_PORT ?? '3399'

/** The real server on a database of its own, loaded as a first start leaves it. */
export async function startServer(port: string, name = '127.0.0.1'): Promise<() => Promise<void>> {
  const folder = await loadedDataFolder('fourfold-e2e-')
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    DEV_CLOCK: 'on',
    PUBLIC_URL: `http://${name}:${port}`,
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
  return async () => {
    const gone = new Promise((done) => server.on('exit', done))
    server.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * One server for all journeys; every journey brings its own users. It serves a copy of the build, so that a journey can
 * put a new release there while the others go on.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Inside the project: pages are prerendered from the build, which needs the project's packages.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/release-'))
  process.env.WEB_BUILD_DIR = join(folder, 'web')
  cpSync(join(root, 'apps/web/build'), process.env.WEB_BUILD_DIR, { recursive: true })
  const stop = await startServer(PORT)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
