import { parentPort, workerData } from 'node:worker_threads'
import { type CardFormat, readCards } from '@fourfold/contract'

/** Runs in a thread of its own: however long a file takes, everybody else is answered meanwhile. */
const { format, text, now } = workerData as { format: CardFormat; text: string; now: number }

parentPort?.postMessage(readCards(format, text, new Date(now)))
