import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, newMember, type Person, test } from './support/people.ts'

const PORTAL = { contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }
const SAVES = '**/api/v1/tests/**'
const writes = (route: Route) => route.request().method() === 'PUT'

/** How many questions of a test have an answer at the server. */
async function answersThere(page: Page, person: Person, id: number): Promise<number> {
  const headers = { authorization: `Bearer ${person.token}` }
  const shown = await page.request.get(`/api/v1/tests/${id}`, { headers })
  const { questions_attributes } = (await shown.json()) as { questions_attributes: { skipped: boolean | null }[] }
  return questions_attributes.filter((q) => q.skipped === false).length
}

async function answerAll(page: Page, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await expect(page.getByRole('heading', { name: `Question ${n}` })).toBeVisible()
    await answer(page)
    if (n < count) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
}

test('the login page of a network is no answer: every answer is kept and sent when the server answers', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 4 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await page.route(SAVES, (route) => (writes(route) ? route.fulfill(PORTAL) : route.continue()))
  await answerAll(page, 4)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByText('Your test is scored as soon as you are back online.')).toBeVisible()
  expect(await answersThere(page, guest, id)).toBe(0)
  await page.unroute(SAVES)
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Skipped (0)' })).toBeVisible()
})

test('answers of the server that never arrive lose nothing and double nothing', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 4 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  let puts = 0
  await page.route(SAVES, async (route) => {
    if (!writes(route) || puts++ % 3 > 0) return route.continue()
    // The server takes it, and its answer is lost.
    await route.fetch()
    await route.abort()
  })
  await answerAll(page, 4)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => answersThere(page, guest, id)).toBe(4)
  expect(puts).toBeGreaterThan(2)
})

test('a clock that is set forward by an hour ends no test: it goes on with the time that is left by the server', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true, number_of_questions: 2 })
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    let ahead = 0
    Date.now = () => now() + ahead
    window.addEventListener('clock-set-forward', () => {
      ahead = 3_600_000
    })
  })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await answer(page)
  await expect.poll(() => answersThere(page, guest, id)).toBe(1)
  const refused = page.waitForResponse((response) => response.status() === 409)
  await page.evaluate(() => window.dispatchEvent(new Event('clock-set-forward')))
  await refused
  await expect(page.getByText('Your time expired.')).toBeHidden()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  await answer(page)
  await expect.poll(() => answersThere(page, guest, id)).toBe(2)
})

test('where the browser stores nothing, unsent answers are called not saved and can be taken as a file', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 2 })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.route(SAVES, (route) => (writes(route) ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  const warning = page.getByRole('alert').filter({ hasText: 'Not saved.' })
  await expect(warning).toBeVisible()
  await expect(page.getByText('Saved on this device')).toBeHidden()
  // Closing or reloading now would lose the answer: the browser asks first.
  const question = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const asked = await question
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(warning).toBeVisible()
  const download = page.waitForEvent('download')
  await warning.getByRole('button', { name: 'Save my answers as a file' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/test \d+\n1\. (C|7\/3)\n2\. (C|7\/3)\n/)
  await page.unroute(SAVES)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(warning).toBeHidden()
})

test('a limited page says so in words and opens by itself', { tag: '@deep' }, async ({ page }) => {
  await enter(page, await newGuest(page.request))
  let refusals = 0
  await page.route('**/api/v1/tests/index*', (route) => {
    refusals += 1
    return refusals > 1
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { error: 'Too many requests.' } })
  })
  await page.goto('/tests')
  await expect(page.getByText('Too many requests. This page tries again by itself in 2 s.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible()
})

test('a page whose server cannot be reached stays where it is, says so, and opens by itself', {
  tag: '@deep',
}, async ({ page }) => {
  await enter(page, await newGuest(page.request))
  const LIST = '**/api/v1/tests/index*'
  await page.route(LIST, (route) => route.fulfill(PORTAL))
  await page.goto('/tests?offset=25')
  await expect(page.getByText('The connection failed. This page tries again by itself in')).toBeVisible()
  await page.unroute(LIST)
  await page.route(LIST, (route) => route.abort())
  await expect(page.getByText('The connection failed. This page tries again by itself in 4 s.')).toBeVisible()
  await expect(page).toHaveURL('/tests?offset=25')
  await page.unroute(LIST)
  await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible()
  await expect(page).toHaveURL('/tests?offset=25')
})

test('a page that does not come keeps the bar and the tabs, tries again when asked to, and leads to the dashboard', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await newMember(page.request))
  const LIST = '**/api/v1/tests/index*'
  await page.route(LIST, (route) => route.abort())
  await page.goto('/tests')
  await expect(page.getByText('The connection failed. This page tries again by itself in')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

  await page.goto('/tests')
  await expect(page.getByText('This page tries again by itself in 8 s.')).toBeVisible()
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  // Long before the eight seconds are over.
  await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible({ timeout: 5_000 })
})

test('a page whose server fails says its status, and offers another try and the dashboard', { tag: '@deep' }, async ({
  page,
}) => {
  await enter(page, await newMember(page.request))
  await page.route('**/api/v1/tests/index*', (route) => route.fulfill({ status: 500, json: { error: 'Not now.' } }))
  await page.goto('/tests')
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByText('500 Internal Server Error')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tests')
  await dialog.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(dialog).toBeHidden()
})

/** All that the browser's database holds. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('fourfold')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const request = db.transaction('outbox').objectStore('outbox').getAll()
    await new Promise((done) => {
      request.onsuccess = done
    })
    db.close()
    return JSON.stringify(request.result)
  })

test('a logout in one tab takes every other tab along; an answer that was not sent stays sealed until the same person logs in', {
  tag: '@deep',
}, async ({ page, context }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member, { number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await stored(page)).toContain('questions_attributes')
  await page.route(SAVES, (route) => (writes(route) ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  const first = await context.newPage()
  await first.goto('/logout')
  await expect(first).toHaveURL('/')
  // The test is on no screen any more, and its answer lies there for nobody to read.
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => stored(page)).toContain('"sealed":1')
  expect(await stored(page)).not.toMatch(/questions_attributes|"state"|letter|grid/)
  await page.unroute(SAVES)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto('/tests')
  const again = { ...member, token: (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '' }
  await expect.poll(() => answersThere(page, again, id)).toBe(2)
})

test('after logout no question stays in the storage of the browser', { tag: '@deep' }, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member, { number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await stored(page)).toContain('questions_attributes')
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toBe('[]')
})

test('a star on a scored test is kept', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 1 })
  const headers = { authorization: `Bearer ${guest.token}` }
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0 } })
  await page.goto(`/tests/${id}`)
  const saved = page.waitForResponse((answered) => answered.url().includes(`/tests/save/${id}`))
  await page.getByRole('button', { name: 'Star', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible()
})

test('a cart that the server cannot load at start leads home with status and status text, and nobody out of a test', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member)
  let asked = 0
  await page.route('**/api/v1/carts/auth-show', (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { error: 'The cart is away.' } })
  })
  await page.goto(`/tests/${id}`)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(
    page
      .getByRole('button', { name: 'Finish' })
      .or(page.getByRole('button', { name: 'Next', exact: true }))
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(`/tests/${id}`)
  await page.goto('/flashcards')
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByText('500 Internal Server Error')).toBeVisible()
  await expect(dialog.getByText('The cart is away.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await dialog.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/flashcards')
  await expect(dialog).toBeHidden()
})
