import { Worker } from 'node:worker_threads'
import type { CardFormat, ReadCards } from '@fourfold/contract'
import { refuse } from '../../http/errors.ts'
import { line } from '../../line.ts'

/** One file at a time is read, a few may wait: a thread has its own memory. */
const inLine = line(1, 8)
const LONGEST_MS = 8000
const MEMORY_MB = 256

const UNREADABLE = 'This file cannot be read. Please split it into smaller ones.'

function readInThread(format: CardFormat, text: string, now: Date): Promise<ReadCards> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
    workerData: { format, text, now: now.getTime() },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  })
  return new Promise<ReadCards>((resolve, reject) => {
    const late = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', () => reject(refuse(422, UNREADABLE)))
    worker.once('exit', () => {
      clearTimeout(late)
      reject(refuse(422, UNREADABLE))
    })
  })
}

/** The cards of a file, read beside the server's own thread. */
export const readFile = (format: CardFormat, text: string, now: Date): Promise<ReadCards> =>
  inLine(() => readInThread(format, text, now))
