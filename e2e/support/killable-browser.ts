import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'

export type KillableBrowser = Readonly<{
  /** Its one page, with what the browser had kept on its disk. */ open: () => Promise<Page>
  /** At once and without a word, as a phone that runs out of power. */ kill: () => Promise<void>
  stop: () => Promise<void>
}>

/** A browser with a profile of its own for a journey that kills it; what it has stored outlives it. */
export function killableBrowser(launchOptions: LaunchOptions, baseURL: string): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'fourfold-browser-'))
  let context: BrowserContext | undefined
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, serviceWorkers: 'block' })
      return context.pages()[0] ?? context.newPage()
    },
    kill: async () => {
      const [page] = context?.pages() ?? []
      if (!context || !page) return
      const gone = new Promise<void>((done) => context?.once('close', () => done()))
      const devtools = await context.newCDPSession(page)
      // No answer comes: there is nobody left to give one.
      void devtools.send('Browser.crash').catch(() => undefined)
      await gone
    },
    stop: async () => {
      await context?.close().catch(() => undefined)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
