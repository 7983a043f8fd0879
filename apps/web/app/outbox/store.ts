import { type IDBPDatabase, openDB } from 'idb'
import { isLeft, isSealed, seal, unseal } from './seal'

/**
 * A small durable store (IndexedDB): unlike localStorage it outlives a killed browser. One row per test and user, so
 * that unsent answers of one person are never sent as another.
 */

const STORE = 'outbox'

let opened: Promise<IDBPDatabase> | null = null

function database(): Promise<IDBPDatabase> {
  opened ??= openDB('fourfold', 1, { upgrade: (db) => void db.createObjectStore(STORE) })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** What this page wrote: newer than what stands in the database wherever that refused it. */
const memory = new Map<string, unknown>()
const refused = new Set<string>()

/** False where the browser refuses (private windows, full disk): then it lives as long as this page, and the page says so. */
export async function put(key: string, value: unknown): Promise<boolean> {
  const row = isLeft(key) ? await seal(key, value) : value
  memory.set(key, row)
  try {
    await (await database()).put(STORE, row, key)
    refused.delete(key)
    return true
  } catch {
    refused.add(key)
    return false
  }
}

/** What stands there, of whatever release: its reader checks the shape. */
export async function get(key: string): Promise<unknown> {
  const row = await rowAt(key)
  return isSealed(row) ? unseal(key, row) : row
}

/** As it lies there, sealed or not. */
export async function rowAt(key: string): Promise<unknown> {
  if (refused.has(key)) return memory.get(key) ?? null
  try {
    return (await (await database()).get(STORE, key)) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export async function remove(key: string): Promise<void> {
  memory.delete(key)
  refused.delete(key)
  try {
    await (await database()).delete(STORE, key)
  } catch {
    // What could not be stored need not be removed.
  }
}

export async function keys(): Promise<string[]> {
  try {
    const stored = (await (await database()).getAllKeys(STORE)).map(String)
    return [...new Set([...stored, ...refused])]
  } catch {
    return [...memory.keys()]
  }
}
