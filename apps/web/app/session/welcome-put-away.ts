import { z } from '@fourfold/contract'

/** The topics whose welcome was put away at this visit, by whom: until the next one it does not come back by itself (spec §2). */
const PutAway = z.object({ user: z.number(), topics: z.array(z.string()) })

const KEY = 'welcome_put_away'

function putAwayBy(user: number | null): readonly string[] {
  try {
    const kept = PutAway.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
    return kept?.user === user ? kept.topics : []
  } catch {
    return []
  }
}

export const welcomeIsPutAway = (user: number | null, topic: string): boolean => putAwayBy(user).includes(topic)

export function putWelcomeAway(user: number | null, topic: string): void {
  try {
    if (user !== null) sessionStorage.setItem(KEY, JSON.stringify({ user, topics: [...putAwayBy(user), topic] }))
  } catch {
    // Without storage it stays away for as long as its page is open.
  }
}
