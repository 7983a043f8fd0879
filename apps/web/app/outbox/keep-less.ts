import { put, remove } from './store'

/**
 * Puts less in the place of what stands there, at a logout: that goes in any case. A browser that takes no more, not even a
 * shorter row, gets its room back first. False where it refuses all the same: what should be kept lives in this page alone.
 */
export async function keepLess(key: string, less: unknown): Promise<boolean> {
  if (await put(key, less)) return true
  await remove(key)
  return put(key, less)
}
