import { brand } from 'virtual:brand'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { useCartAtStart } from './components/marketing/use-cart-at-start'
import { NotFound } from './components/shell/NotFound'
import { NoticeModal } from './components/shell/NoticeModal'
import { Splash } from './components/shell/Splash'
import { Waiting } from './components/shell/Waiting'
import { endExpiredSession } from './routing/guards'
import { session } from './session/session'
import { useLeftElsewhere } from './session/use-left-elsewhere'
import './theme/base.css'
import atkinson from './theme/fonts/atkinson.woff2?url'
import newsreader from './theme/fonts/newsreader.woff2?url'
import { applyTheme, HEAD_SCRIPT } from './theme/scheme'
import { tokenSheet } from './theme/tokens'

export const links = () => [
  { rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'preload', href: atkinson, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta = () => [{ title: brand.name }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.colours.light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.colours.dark.paper} media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash stands in the security policy */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours of the checked brand file */}
        <style dangerouslySetInnerHTML={{ __html: tokenSheet(brand) }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Login state for the styles of the navbar, kept true while the page lives. */
function useAuthAttribute(): void {
  const { pathname, key } = useLocation()
  // Runs on every navigation, with the new page and not before it: an expired token logs out, and the navbar follows (spec §6).
  useLayoutEffect(() => {
    if (key) endExpiredSession()
    const { token, guest } = session()
    document.documentElement.dataset.auth = token ? (guest ? 'guest' : 'member') : 'out'
  }, [key])
  const first = useRef(true)
  // After a navigation the focus goes to the new page's start, as with a full page load.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (pathname && !location.hash) {
      window.scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname])
}

function useServiceWorker(): void {
  // Registers once, after the page is usable; a new version waits until no test is open (see sw-register).
  useEffect(() => {
    if (import.meta.env.PROD) void import('./sw-register').then((m) => m.registerServiceWorker())
  }, [])
}

function useReady(): void {
  // Reading pages load the application at the first touch: buttons pressed before are pressed again now.
  useEffect(() => {
    document.dispatchEvent(new Event('app-ready'))
  }, [])
}

export default function App() {
  useReady()
  useAuthAttribute()
  useServiceWorker()
  useLeftElsewhere()
  useCartAtStart()
  return (
    <>
      <Waiting />
      <Outlet />
      <NoticeModal />
    </>
  )
}

export function HydrateFallback() {
  return <Splash />
}

export function ErrorBoundary() {
  const error = useRouteError()
  // What failed while the page came to life was drawn anew, and the head's script does not run twice.
  useEffect(applyTheme, [])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <NotFound
      code="Oh."
      title="Something went wrong"
      text="This page could not be shown. What you answered is safe: this browser keeps it until our server has it. Reloading usually helps."
      onReload={() => location.reload()}
    />
  )
}
