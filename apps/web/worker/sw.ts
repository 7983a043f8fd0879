/// <reference lib="webworker" />
/** The service worker: the shell and its files are there offline; a new one waits until the pages of the old one are closed. */

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** What the build has made: address and, where the name does not tell it, a hash of the content. */
declare const __PRECACHE__: { url: string; revision: string | null }[]

const NOT_OURS = [/^\/api\//, /^\/dev\//, /^\/stripe-sandbox\//, /\.\w+$/]

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
precacheAndRoute(__PRECACHE__)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/__spa-fallback.html'), { denylist: NOT_OURS }))
