/** Does its work once the page has nothing else to do, at the latest after `most` ms. */
export function whenIdle(work: () => void, most: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: most })
  else setTimeout(work, most / 10)
}
