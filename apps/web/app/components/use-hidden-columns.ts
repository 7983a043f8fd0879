import { useState } from 'react'

/** Which columns are hidden, kept in this browser per user and list. */
export function useHiddenColumns(list: string, userId: number | null) {
  const key = `columns:${userId ?? 0}:${list}`
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    } catch {
      return []
    }
  })
  const change = (next: readonly string[]) => {
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts for this visit.
    }
  }
  return { hidden, change }
}
