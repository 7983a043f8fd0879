import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** One by one: where no folder can be made (in /proc), Node's own recursive way tries for ever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
