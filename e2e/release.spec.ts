import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { answer, enter, expect, makeTest, newGuest, test } from './support/people.ts'
import { ALONE_PORT } from './support/ports.ts'
import { servedBuild } from './support/server.ts'

const root = resolve(import.meta.dirname, '..')

const served = servedBuild(ALONE_PORT)
const next = `${served}-next`
/** Another one at each try: a release that is there already would bring no new worker. */
let name = ''

/** Built before the journey: how long a build takes hangs on the machine, and a page left open meanwhile learns nothing. */
test.beforeAll(async () => {
  test.setTimeout(600_000)
  name = `next-${randomUUID().slice(0, 8)}`
  rmSync(next, { recursive: true, force: true })
  cpSync(served, next, { recursive: true })
  const env = { ...process.env, WEB_BUILD_DIR: next, RELEASE: name }
  const build = spawn(process.execPath, ['scripts/build-web.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((done) => build.on('exit', done))
  expect(code, 'the build of the next release').toBe(0)
})

/** Puts the next release in the place of the one that is served, in one step. */
function release(): void {
  // A second try finds what the first one put aside.
  rmSync(`${served}-before`, { recursive: true, force: true })
  renameSync(served, `${served}-before`)
  renameSync(next, served)
}

test.use({ serviceWorkers: 'allow' })

test('a test opened on one release is finished on the next: nothing reloads, and the new one comes afterwards', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  test.setTimeout(480_000)
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.reload()
  await answer(page)
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'before the release'
  })

  release()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  // The new worker is there, and waits.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, null, {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Calculator' }).click()
  await expect(page.frameLocator('iframe[title="Calculator"]').locator('body')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before the release')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Skipped (0)' })).toBeVisible()

  // Outside a test the waiting worker may go on; the page that comes after it is the new one.
  await page.goto('/dashboard')
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null, null, {
    timeout: 60_000,
  })
  await expect(async () => {
    await page.goto('/dashboard')
    // A page says its release once it has started: loading it anew before that would begin all over.
    await page.waitForFunction(() => document.documentElement.dataset.release !== undefined)
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const shells = await Promise.all(
        (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
      )
      return {
        release: document.documentElement.dataset.release,
        active: registration?.active?.state,
        waits: registration?.waiting?.state ?? null,
        // What the worker has in store tells, where it fails, whose fault it is.
        shells: shells.flat().filter((url) => url.includes('spa-fallback')).length,
        led: navigator.serviceWorker.controller === registration?.active,
      }
    })
    expect(shown).toEqual({ release: name, active: 'activated', waits: null, shells: 1, led: true })
    // A worker whose request hangs is not replaced by the browser before five minutes have passed.
  }).toPass({ timeout: 330_000, intervals: [500, 2_000, 5_000, 10_000] })
})
