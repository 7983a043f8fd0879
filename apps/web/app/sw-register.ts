/** No new version takes over while a test is open, here or in another tab: a tab that writes to a test holds its lock. */
async function testIsOpen(): Promise<boolean> {
  if (/^\/tests\/\d+$/.test(location.pathname)) return true
  const locks = 'locks' in navigator ? await navigator.locks.query() : {}
  return (locks.held ?? []).some(({ name }) => /^test-\d+$/.test(name ?? ''))
}

export async function registerServiceWorker(): Promise<void> {
  document.documentElement.dataset.release = __RELEASE__
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const hand = async () => {
    if (!registration.waiting || (await testIsOpen())) return
    // It may have taken over in the meantime.
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
  void hand()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void hand())
  })
}
