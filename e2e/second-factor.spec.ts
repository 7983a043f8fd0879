import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { clean } from './support/axe.ts'
import { loadedFolder } from './support/loaded-folder.ts'
import { enter, expect, newMember, type Person, test } from './support/people.ts'
import { OWN_PORTS } from './support/ports.ts'
import { startServer } from './support/server.ts'

const STEP_MS = 30_000
/** A code that counts for a while yet: one that is about to run out is waited for. */
async function codeNow(page: Page, secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < 10_000) await page.waitForTimeout(left + 500)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('heading', { name: 'Two-step login' }).click()
}

async function givePassword(page: Page, member: Person): Promise<void> {
  await page.getByRole('dialog').getByLabel('Current password').fill(member.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
}

async function logInAgain(page: Page, member: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test.describe('a second factor', () => {
  // One server for both.
  test.describe.configure({ mode: 'default' })
  const port = OWN_PORTS.secondFactor
  let stop: () => Promise<void>
  let folder: string
  test.use({ baseURL: `http://localhost:${port}` })
  // Passkeys belong to a name, and an address has none; codes belong to the real time, and other journeys move the clock:
  // a server of its own, reached as localhost.
  test.beforeAll(async () => {
    const made = loadedFolder('fourfold-e2e-')
    folder = await made
    stop = await startServer(port, 'localhost', made)
  })
  test.afterAll(() => stop())

  test('an account that the operator calls a teacher’s is asked for a second step, and led to it', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const member = await newMember(page.request)
    execFileSync(process.execPath, ['scripts/teacher.ts', member.email], { env: { ...process.env, DATA_DIR: folder } })
    await enter(page, member)
    const asked = page.getByRole('complementary', { name: 'Two-step login' })
    // Where a login leads, what a teacher buys, and the pages with the navigation.
    for (const path of ['/orders', '/upgrade', '/tests']) {
      await page.goto(path)
      await expect(asked, path).toContainText('This is a teacher’s account.')
      await clean(page, `the wish for a second step on ${path}`)
    }
    await page.goto('/orders')
    await asked.getByRole('link', { name: 'Add a second step' }).click()
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeInViewport()
  })

  test('an authenticator app is added with its first code; the next login asks for a code, and a recovery code opens too', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const member = await newMember(page.request)
    await enter(page, member)
    await openAccount(page)
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await givePassword(page, member)
    await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
    await clean(page, 'the QR code')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code that the app shows now').fill(await codeNow(page, secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
    const [recovery = '', another = ''] = await page.getByRole('dialog').locator('code').allInnerTexts()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes left.')).toBeVisible()

    await logInAgain(page, member)
    await clean(page, 'the second step')
    await page.getByLabel('Code from your app').fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('That did not match. Please try again with a new code.')).toBeVisible()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/for-students/)

    // What opens the account changes by all that opens it.
    await openAccount(page)
    await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(member.password)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const step = page.getByRole('dialog', { name: 'One more step' })
    await step.getByLabel('Code from your app').fill('000000')
    await step.getByRole('button', { name: 'Continue' }).click()
    await expect(step.getByText('That did not match. Please try again with a new code.')).toBeVisible()
    await clean(page, 'the second step of a change')
    await step.getByRole('button', { name: 'Use a recovery code' }).click()
    await step.getByLabel('Recovery code').fill(another)
    await step.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
  })

  test('a passkey of the device is made, shown at the next login, and removed', { tag: '@deep' }, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const member = await newMember(page.request)
    await enter(page, member)
    await openAccount(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Blue phone')
    await givePassword(page, member)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText(/Blue phone/)).toBeVisible()

    await logInAgain(page, member)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/for-students/)
    await openAccount(page)
    await expect(page.getByText(/passkey, last used/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Blue phone' }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(member.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog', { name: 'One more step' }).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText(/Blue phone/)).toHaveCount(0)
  })
})
