import { cpSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadedFolder } from './loaded-folder.ts'
import { ALONE_PORT, PORT } from './ports.ts'
import { endServer, root, spawnServer } from './spawn-server.ts'

/** Where the build that a server serves lies: a copy, so that a journey can put a new release there. */
export const servedBuild = (port: string): string => join(root, `.cache/served-${port}/web`)

/** The real server on a database of its own, loaded as a first start leaves it. */
export async function startServer(
  port: string,
  name = '127.0.0.1',
  inFolder = loadedFolder('fourfold-e2e-'),
): Promise<() => Promise<void>> {
  const folder = await inFolder
  const server = await spawnServer(port, folder, {
    DEV_CLOCK: 'on',
    PUBLIC_URL: `http://${name}:${port}`,
    ...(existsSync(servedBuild(port)) ? { WEB_BUILD_DIR: servedBuild(port) } : {}),
  })
  return async () => {
    await endServer(server, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On a copy of the build, inside the project: pages are prerendered from it, which needs the project's packages. */
async function startOnCopy(port: string): Promise<() => Promise<void>> {
  const served = servedBuild(port)
  rmSync(dirname(served), { recursive: true, force: true })
  cpSync(join(root, 'apps/web/build'), served, { recursive: true })
  const stop = await startServer(port)
  return async () => {
    await stop()
    rmSync(dirname(served), { recursive: true, force: true })
  }
}

/**
 * One server for all journeys, each with its own users, and another one for those that change what all share: the time,
 * or the release. These run one after the other.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const stops = await Promise.all([startOnCopy(PORT), startOnCopy(ALONE_PORT)])
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
