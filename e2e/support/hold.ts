import { expect, type Page, type Route } from '@playwright/test'

/** Holds back what a call answers, or the call itself, until it is let go. */
export async function hold(page: Page, path: string, letThrough: (route: Route) => Promise<() => Promise<void>>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let came = false
  await page.route(`**/api/v1${path}`, async (route) => {
    const go = await letThrough(route)
    came = true
    await promise
    await go()
  })
  return { letGo: resolve, arrived: () => expect.poll(() => came).toBe(true) }
}
