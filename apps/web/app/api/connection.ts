import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const isOffline = (): boolean => !navigator.onLine

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

/** Done when the device says that it has a connection again. */
export const backOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

export const OFFLINE = 'You are offline. This page opens by itself when you are back online.'
