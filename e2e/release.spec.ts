import { spawn } from 'node:child_process'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { answer, enter, expect, makeTest, newGuest, test } from './support/people.ts'
import { ALONE_PORT } from './support/ports.ts'
import { servedBuild } from './support/server.ts'

const root = resolve(import.meta.dirname, '..')

/** Builds the application anew beside the one that is served, and puts it in its place in one step. */
async function release(name: string): Promise<void> {
  const served = servedBuild(ALONE_PORT)
  const next = `${served}-next`
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
  // A second try finds what the first one put aside.
  rmSync(`${served}-before`, { recursive: true, force: true })
  renameSync(served, `${served}-before`)
  renameSync(next, served)
}

test.use({ serviceWorkers: 'allow' })

test('a test opened on one release is finished on the next: nothing reloads, and the new one comes afterwards', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  test.setTimeout(240_000)
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

  await release('next')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  // The new worker is there, and waits.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, null, {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Calculator' }).click()
  await expect(page.frameLocator('iframe[title="Calculator"]').locator('body')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
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
    await expect(page.locator('html')).toHaveAttribute('data-release', 'next', { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
})
