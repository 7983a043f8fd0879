import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
const FREE_GIB = 4
const AVAILABLE_GIB = 6
const GIB = 2 ** 30

/** Whether a machine has this much memory to spare; what is put into the folder takes of it. */
function memoryToSpare(): boolean {
  const available = /MemAvailable:\s+(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return (Number(available ?? 0) * 1024) / GIB >= AVAILABLE_GIB
}

function inMemory(): boolean {
  if (!existsSync(SHARED_MEMORY) || !existsSync('/proc/meminfo')) return false
  try {
    accessSync(SHARED_MEMORY, constants.W_OK)
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY)
    return type === TMPFS && (bavail * bsize) / GIB >= FREE_GIB && memoryToSpare()
  } catch {
    return false
  }
}

/**
 * Where the databases of tests lie: in memory, where there is enough of it. Each has a thousand files, and making and removing
 * them on a disk takes longer than many a test. The system's folder for such things otherwise.
 */
export const testFolders = (): string => (inMemory() ? SHARED_MEMORY : tmpdir())
