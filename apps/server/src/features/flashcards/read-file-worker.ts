import { parentPort, workerData } from 'node:worker_threads'
import { type CardFormat, readCards } from '@fourfold/contract/card-file'

/**
 * Runs in a thread of its own: however long a file takes, everybody else is answered meanwhile. A thread reads its sources
 * anew each time, so it takes no more than it needs.
 */
const { format, text, now } = workerData as { format: CardFormat; text: string; now: number }

parentPort?.postMessage(readCards(format, text, new Date(now)))
