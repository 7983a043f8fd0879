/** No new version takes over while a test is open: the waiting worker is only told to go on from other pages. */
const testIsOpen = (): boolean => /^\/tests\/\d+$/.test(location.pathname)

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const hand = () => {
    if (registration.waiting && !testIsOpen()) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  hand()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', hand)
  })
}
