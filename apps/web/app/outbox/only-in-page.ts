/** Rows that the browser did not store and that are still to be sent: while there are any, it asks before the page is closed. */
const rows = new Set<string>()
const ask = (event: Event): void => event.preventDefault()

export const isOnlyInPage = (key: string): boolean => rows.has(key)

export function markOnlyInPage(key: string): void {
  rows.add(key)
  window.addEventListener('beforeunload', ask)
}

/** It has arrived, was taken back, or will not be sent from this page. */
export function unmarkOnlyInPage(key: string): void {
  if (rows.delete(key) && rows.size === 0) window.removeEventListener('beforeunload', ask)
}
