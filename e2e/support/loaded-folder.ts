import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './spawn-server.ts'

/** A loaded data folder, made by a process of its own: journeys need not compile and check the whole bank for it. */
export async function loadedFolder(prefix: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build-bank.ts', prefix], { cwd: root })
  return stdout.trim().split('\n').at(-1) ?? ''
}
