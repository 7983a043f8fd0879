import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
const FREE_GIB = 4
const AVAILABLE_GIB = 6
const GIB = 2 ** 30

/** What is put into the folder takes of the memory that this process may use, also where a container limits it. */
function inMemory(): boolean {
  if (!existsSync(SHARED_MEMORY) || process.availableMemory() / GIB < AVAILABLE_GIB) return false
  try {
    accessSync(SHARED_MEMORY, constants.W_OK)
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY)
    return type === TMPFS && (bavail * bsize) / GIB >= FREE_GIB
  } catch {
    return false
  }
}

/**
 * Where the databases of tests lie: in memory, where there is enough of it. Each has a thousand files, and making and removing
 * them on a disk takes longer than many a test. The system's folder for such things otherwise.
 */
export const testFolders = (): string => (inMemory() ? SHARED_MEMORY : tmpdir())
