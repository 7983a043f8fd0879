import { z } from '@fourfold/contract'

/** The free sample that was finished in this browser: its end leads on, so a way back to it is kept. */
const LastSample = z.object({ id: z.number().int(), topic: z.string(), user: z.number() })
type LastSample = Readonly<z.infer<typeof LastSample>>

const KEY = 'last_sample'

export function keepSample(sample: LastSample): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sample))
  } catch {
    // Without storage the way back is the address.
  }
}

/** Somebody else's is none. */
export function lastSample(user: number | null): LastSample | null {
  try {
    const kept = LastSample.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data
    return kept?.user === user ? kept : null
  } catch {
    return null
  }
}
