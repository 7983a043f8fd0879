import { enter, expect, makeTest, newGuest, newMember, test } from './support/people.ts'

test('a page that takes long says so in the words of the specification', { tag: '@deep' }, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const id = await makeTest(page, person)
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(`**/api/v1/tests/${id}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/tests/${id}`, { waitUntil: 'commit' })
  await expect(page.getByText('Getting test material...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()

  let go: () => void = () => undefined
  const waiting = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/api/v1/questions/index', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Gathering data...')).toBeVisible()
  await expect(page.getByText('Loading acount...')).toBeVisible()
  go()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('the current topic stands under the titles of Flashcards and My Account', { tag: '@deep' }, async ({ page }) => {
  await enter(page, await newMember(page.request))
  const underTitle = (title: string) =>
    page
      .locator('main header')
      .filter({ has: page.getByRole('heading', { level: 1, name: title }) })
      .getByText('Algebra 1', { exact: true })
  await page.goto('/flashcards')
  await expect(underTitle('Flashcards')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await expect(underTitle('My Account')).toBeVisible()
})

test('a guest who cannot be made is told why, on the login page', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
  await page.route('**/api/v1/users', (route) =>
    route.fulfill({ status: 503, json: { error: 'We are busy right now. Please try again in a few seconds.' } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Try It Now' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  const why = page.getByRole('dialog', { name: 'Error' })
  await expect(why).toContainText('503')
  await expect(why).toContainText('We are busy right now.')
})

test('the first step and Today have nothing too small for a thumb', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await newGuest(page.request))
  const small = (within: string) =>
    page.locator(`${within} :is(button, a, input, select, summary)`).evaluateAll((all) =>
      all
        .filter((e) => e.checkVisibility() && !e.closest('p, .visually-hidden') && !e.closest('label'))
        .map((e) => ({ e, box: e.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
        .map(({ e, box }) => `${e.textContent?.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`),
    )
  await page.goto('/dashboard')
  await page.getByRole('dialog').getByText('Test date and goal').click()
  await expect(page.getByLabel('Your test date')).toBeVisible()
  expect(await small('dialog form, dialog [class*=actions]')).toEqual([])
  await page.goto('/today')
  await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
  expect(await small('main')).toEqual([])
})
