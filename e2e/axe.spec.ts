import { publicPageList } from '../apps/web/app/routing/public-pages.ts'
import { clean } from './support/axe.ts'
import { openWhole } from './support/lessons.ts'
import { answer, buy, enter, expect, makeTest, newGuest, newMember, submitStep, test } from './support/people.ts'

/** The quick run looks at one page of each kind; all the others are looked at by the deep one. */
const QUICK = ['/', '/dashboard']
const tag = (path: string) => (QUICK.includes(path) ? {} : { tag: '@deep' })

const LOOKED_AT = [...publicPageList.filter((page) => !page.passing).map((page) => page.path), '/no-such-page']

for (const path of LOOKED_AT)
  test(`axe finds nothing on ${path} in any theme`, tag(path), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The banner lies over the foot of the page until it is answered; Home is looked at with it.
    if (path !== '/') await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await clean(page, path)
  })

const INSIDE = [
  '/tests',
  '/tests/new',
  '/mistakes',
  '/flashcards',
  '/flashcards/new',
  '/dashboard',
  '/today',
  '/lessons',
]

for (const path of INSIDE)
  test(`axe finds nothing on ${path} of a student in any theme`, tag(path), async ({ page, student }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, student)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const look = page.getByRole('button', { name: 'Look around first' })
    if (path === '/dashboard') await look.click()
    await clean(page, path)
  })

/** One of each kind of figure. */
const LESSONS = [
  { shows: 'a drawing', id: 'a1-slope', topic: 'Algebra 1', paid: false },
  { shows: 'a table', id: 'trig-verifying-identities', topic: 'Trigonometry', paid: false },
  { shows: 'marked text', id: 'rw-boundaries-colons', topic: 'SAT Reading and Writing', paid: true },
]

for (const { shows, id, topic, paid } of LESSONS)
  test(`axe finds nothing in a lesson with ${shows}, every step and reason open, in any theme`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const member = await newMember(page.request)
    if (paid) await buy(page, member, topic)
    await enter(page, member, topic)
    await page.goto(`/lessons/${id}`)
    await openWhole(page)
    await clean(page, id)
  })

test('axe finds nothing in the account of a student in any theme', { tag: '@deep' }, async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, student)
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
  await clean(page, 'account')
})

test('axe finds nothing in a test and its solution in any theme', async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, student)
  const id = await makeTest(page, student, { tutor: true, number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await clean(page, 'test')
  await submitStep(page)
  await clean(page, 'tutor reveal')
})

test('axe finds nothing in the windows of a test in any theme', { tag: '@deep' }, async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, student)
  const id = await makeTest(page, student, { tutor: true, number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Question 1 of 3' }).click()
  await clean(page, 'navigator')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'EXIT' }).click()
  await clean(page, 'leave')
  await page.getByRole('button', { name: 'Score Test' }).click()
  await clean(page, 'skipped')
})

test('axe finds nothing in the result, the analysis and the welcome in any theme', { tag: '@deep' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  const headers = { authorization: `Bearer ${guest.token}` }
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0 } })
  await page.goto(`/tests/${id}/result`)
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await clean(page, 'result')
  await page.goto(`/tests/${id}/analysis`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await clean(page, 'analysis')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Start Diagnostic' }).last()).toBeVisible()
  await clean(page, 'welcome modal')
})
