/**
 * A small durable store (IndexedDB): unlike localStorage it outlives a killed browser. One row per test and user, so
 * that unsent answers of one person are never sent as another.
 */

const NAME = 'fourfold'
const STORE = 'outbox'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

const memory = new Map<string, unknown>()

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Private windows may refuse the database: then the answers live in memory, and the page says "not saved on this device". */
export async function put(key: string, value: unknown): Promise<boolean> {
  memory.set(key, value)
  try {
    await run('readwrite', (store) => store.put(value, key))
    return true
  } catch {
    return false
  }
}

export async function get<T>(key: string): Promise<T | null> {
  try {
    return ((await run('readonly', (store) => store.get(key))) as T | undefined) ?? (memory.get(key) as T) ?? null
  } catch {
    return (memory.get(key) as T) ?? null
  }
}

export async function remove(key: string): Promise<void> {
  memory.delete(key)
  await run('readwrite', (store) => store.delete(key)).catch(() => undefined)
}

export async function keys(): Promise<string[]> {
  try {
    return (await run('readonly', (store) => store.getAllKeys())).map(String)
  } catch {
    return [...memory.keys()]
  }
}
