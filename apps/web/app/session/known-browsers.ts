import { LIMITS } from '@fourfold/contract'
import { z } from 'zod'

/**
 * Proofs of the accounts that were opened in this browser, the newest first. They stay after logout and open nothing: by them
 * the server tells the owner's own browser from others behind the same address, who may have guessed too often.
 */
const KEY = 'known_browsers'
const Proofs = z.array(z.string())

export function knownBrowsers(): string[] {
  try {
    return Proofs.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function keepKnownBrowser(proof: string | undefined): void {
  if (proof === undefined) return
  const others = knownBrowsers().filter((each) => each !== proof)
  try {
    localStorage.setItem(KEY, JSON.stringify([proof, ...others].slice(0, LIMITS.knownBrowsers)))
  } catch {
    // Without storage this browser is one like any other behind its address.
  }
}
