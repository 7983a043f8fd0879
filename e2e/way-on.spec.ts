import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { address, buy, enter, expect, makeTest, newMember, signUp, test } from './support/people.ts'

/** Screens that say what is true of this person, and lead on from there. */

test('who has signed up is told over every page what is left to do, until it is done', { tag: '@deep' }, async ({
  page,
}) => {
  const email = address()
  await signUp(page, email)
  // One screen: the address, the specification's sentence, once more, and a way back for a wrong address.
  const notice = page.getByRole('dialog', { name: 'Check your mail' })
  await expect(notice).toContainText(email)
  const widths = await notice
    .locator('button, a')
    .filter({ hasText: /again|Wrong/ })
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  await expect(notice).toContainText('Notice · Step 2 of 3')
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused()
  await expect(notice).toContainText('Almost done! Please confirm your account in the email we just sent you.')
  await clean(page, 'after a sign-up')
  await notice.getByRole('button', { name: 'Send it again' }).click()
  await expect(notice.getByText('Sent again.')).toBeVisible()
  await notice.getByRole('link', { name: 'Wrong address?' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(notice).toBeHidden()
  const waiting = page.getByRole('complementary', { name: 'Sign-up' })
  await page.getByRole('link', { name: 'Fourfold, home' }).click()
  await expect(waiting).toContainText(`open the email we sent to ${email}`)
  await clean(page, 'home after a sign-up')
  await waiting.getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a free topic’s upgrade page opens the topics that are paid for, and sells only the others', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'Algebra 1')
  await page.goto('/upgrade')
  await expect(page.getByRole('link', { name: /^SAT Math See the plans/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^ACT Reading/ })).toHaveCount(0)
  await clean(page, 'upgrade of a free topic')
  await page.getByRole('button', { name: /^ACT Reading/ }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an exam on a phone: the list of questions leads to the review and gives way to the tools; its report opens a question', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await newMember(page.request)
  await enter(page, member, 'Algebra 1')
  const exams = examCalls(page.request, member)
  await page.goto('/exams/start/final')
  const begin = page.getByRole('button', { name: 'Begin the exam' })
  await expect(begin).toBeInViewport()
  await begin.click()
  const list = page.getByRole('list', { name: 'All questions' })
  await page.getByRole('button', { name: '1 of 40' }).click()
  await expect(list).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '1 of 40' }).click()
  await clean(page, 'the list of questions of an exam')
  await page.getByRole('button', { name: 'Check your work' }).click()
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeVisible()
  // Both ways are in sight over forty questions; empty ones are asked about in a window.
  await expect(page.getByRole('button', { name: 'Back to the questions' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Hand in module' }).click()
  const ask = page.getByRole('dialog', { name: 'Hand in now?' })
  await expect(ask.getByRole('button', { name: 'Hand in with 40 questions empty' })).toBeVisible()
  await clean(page, 'the question before an empty module is handed in')
  await ask.getByRole('button', { name: 'Go on with the questions' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()

  const id = await exams.running()
  await exams.takeModule(id, 0)
  await page.goto(`/exams/${id}`)
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  const sure = page.getByRole('link', { name: /Question \d+$/ }).last()
  const number = /Question (\d+)$/.exec((await sure.textContent()) ?? '')?.[1]
  await sure.click()
  await expect(page.getByRole('region', { name: `Question ${number}`, exact: true })).toBeVisible()
})

test('who begins comes to the first question at once; the welcome step waits on the dashboard', async ({ page }) => {
  await enter(page, await newMember(page.request))
  await page.goto('/for-students')
  await expect(page.getByRole('button', { name: /^Begin: Algebra 1.*5 questions/ })).toBeVisible()
  await page.getByRole('button', { name: 'Diagnostic first, about 30 minutes' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await expect(page.getByText('Diagnostic', { exact: true })).toBeVisible()
})

test('a page that did not load says so, and one press goes back to the page before', { tag: '@deep' }, async ({
  page,
  student,
}) => {
  await enter(page, student)
  await page.goto('/tests')
  await expect(page.getByRole('heading', { level: 1, name: 'Previous Tests' })).toBeVisible()
  await page.route('**/api/v1/mistakes/index*', (route) => route.fulfill({ status: 500, json: { error: 'It broke.' } }))
  await page.getByRole('link', { name: 'Mistake Journal' }).first().click()
  const error = page.getByRole('dialog', { name: 'Error' })
  await expect(error).toContainText('500 Internal Server Error')
  await expect(error.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/mistakes')
  await expect(page).toHaveURL('/')
  await error.getByRole('link', { name: 'Go back' }).click()
  await expect(error).toBeHidden()
  await expect(page).toHaveURL('/tests')
})

test('a page that is not there leads a student back to the dashboard, a visitor to the topics', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByRole('link')).toHaveText(['Go to the homepage', 'For students'])
  await enter(page, await newMember(page.request))
  await page.goto('/no-such-page')
  await expect(main.getByRole('link')).toHaveText(['Dashboard', 'Go to the homepage'])
})

test('a public page and a running test follow the device when it turns dark while they are open', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  for (const path of ['/about', `/tests/${await makeTest(page, member)}`]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    expect(await theme()).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(theme).toBe('dark')
  }
})
