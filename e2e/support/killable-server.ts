import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { loadedFolder } from './loaded-folder.ts'
import { endServer, spawnServer } from './spawn-server.ts'

export type KillableServer = Readonly<{
  /** At once and without a word, as the power going out. */ kill: () => Promise<void>
  /** Up again on the same data. */ revive: () => Promise<void>
  stop: () => Promise<void>
}>

/** A server of its own for a journey that kills it; its data outlive it. */
export async function killableServer(port: string): Promise<KillableServer> {
  const folder = await loadedFolder('fourfold-killable-')
  let server: ChildProcess
  const revive = async () => {
    server = await spawnServer(port, folder)
  }
  await revive()
  return {
    kill: () => endServer(server, 'SIGKILL'),
    revive,
    stop: async () => {
      await endServer(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
