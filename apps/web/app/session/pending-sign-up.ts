import { z } from '@fourfold/contract'

/**
 * That this browser has signed up and waits for the letter to be confirmed: only here does the letter's link confirm by
 * itself. The secret is the server's; the address fills in the login.
 */
const PendingSignUp = z.object({ email: z.string(), secret: z.string().optional() })
export type PendingSignUp = Readonly<z.infer<typeof PendingSignUp>>

const KEY = 'pending_sign_up'

export function savePendingSignUp(pending: PendingSignUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pending))
  } catch {
    // Without storage the link asks for a press, as in any other browser.
  }
}

export function pendingSignUp(): PendingSignUp | null {
  try {
    return PendingSignUp.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function clearPendingSignUp(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
