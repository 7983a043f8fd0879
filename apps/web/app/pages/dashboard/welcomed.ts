/** That somebody chose to look around first, kept in this browser per person and topic. */
const keyOf = (userId: number | null, topic: string): string => `welcomed:${userId ?? 0}:${topic}`

export function wasWelcomed(userId: number | null, topic: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId, topic)) === 'yes'
  } catch {
    return false
  }
}

export function rememberWelcome(userId: number | null, topic: string): void {
  try {
    localStorage.setItem(keyOf(userId, topic), 'yes')
  } catch {
    // Without storage the welcome is closed for this visit.
  }
}
