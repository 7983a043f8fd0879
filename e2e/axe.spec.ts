import { publicPageList } from '../apps/web/app/routing/public-pages.ts'
import { clean } from './support/axe.ts'
import { answer, enter, expect, makeTest, newMember, test } from './support/people.ts'

/** Many pages, each looked at several times. */
const LONG = 240_000
const LOOKED_AT = [...publicPageList.filter((page) => !page.passing).map((page) => page.path), '/no-such-page']

for (const path of LOOKED_AT)
  test(`axe finds nothing on ${path} in any theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The banner lies over the foot of the page until it is answered; Home is looked at with it.
    if (path !== '/') await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await clean(page, path)
  })

test('axe finds nothing around a test in any theme', async ({ page }) => {
  test.setTimeout(LONG)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member, { tutor: true, number_of_questions: 3 })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Start Diagnostic' }).last()).toBeVisible()
  await clean(page, 'welcome modal')
  await page.goto(`/tests/${id}`)
  await answer(page)
  await clean(page, 'test')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await clean(page, 'tutor reveal')
  await page.getByRole('button', { name: /of 3/ }).click()
  await clean(page, 'navigator')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'EXIT' }).click()
  await clean(page, 'leave')
  await page.getByRole('button', { name: 'Score Test' }).click()
  await clean(page, 'skipped')
  await page.getByRole('button', { name: 'Score Test Anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await clean(page, 'result')
  await page.goto(`/tests/${id}/analysis`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await clean(page, 'analysis')
})

test('axe finds nothing in the rest of the application in any theme', async ({ page }) => {
  test.setTimeout(LONG)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await newMember(page.request)
  await enter(page, member)
  await makeTest(page, member, { number_of_questions: 3 })
  for (const path of ['/tests', '/tests/new', '/mistakes', '/flashcards', '/flashcards/new', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const look = page.getByRole('button', { name: 'Look around first' })
    if (path === '/dashboard') await look.click()
    await clean(page, path)
  }
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
  await clean(page, 'account')
})
