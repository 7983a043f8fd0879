import { sealOf, userIdNow } from '../session/session'

/**
 * Rows of somebody who is not logged in are sealed in the browser's storage: with a key that comes with every login of that
 * account and goes with its end. So whoever uses the browser next reads nothing of them, and nothing is lost.
 */
type Sealed = Readonly<{ sealed: 1; nonce: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }>

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'bytes' in value && 'nonce' in value

/** Every key of a row names its owner. */
const ownerOf = (key: string): number => Number(/^(?:unread:)?[a-z]+:(\d+):/.exec(key)?.[1] ?? Number.NaN)

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))

/** Null where none is known, or where the browser seals nothing: it does so for pages by https alone. */
async function keyFor(row: string): Promise<CryptoKey | null> {
  const text = sealOf(ownerOf(row))
  if (text === null || !globalThis.crypto?.subtle) return null
  return crypto.subtle.importKey('raw', fromText(text), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Whether this page knows the key of the row's owner. */
export const canSeal = (row: string): boolean => sealOf(ownerOf(row)) !== null

/** Whether the row belongs to somebody who is not logged in now. */
export const isLeft = (row: string): boolean => userIdNow() !== ownerOf(row)

/** As it is stored where its owner is not logged in. */
export async function seal(row: string, value: unknown): Promise<unknown> {
  const key = isSealed(value) ? null : await keyFor(row)
  if (!key) return value
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain)
  return { sealed: 1, nonce, bytes } satisfies Sealed
}

/** As it was before; what is sealed with a key that is not here stays as it is. */
export async function unseal(row: string, value: Sealed): Promise<unknown> {
  const key = await keyFor(row)
  if (!key) return value
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: value.nonce }, key, value.bytes)
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return value
  }
}
