import type { Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, newMember, submitStep, test } from './support/people.ts'

/** A guest in a test, with its first question answered. */
async function answerOne(page: Page): Promise<number> {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await answer(page)
  return id
}

test('leaving asks; Save Without Scoring keeps the answers and the list resumes', async ({ page }) => {
  await answerOne(page)
  await page.getByRole('button', { name: 'EXIT' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave? 1 answered, 4 blank.' })
  await expect(leave).toContainText('Your answers are saved')
  // Enter goes on with the test.
  await expect(leave.getByRole('button', { name: 'Go on with the test' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(leave).toBeHidden()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page).toHaveURL('/tests')
  await expect(page.getByText('Test not scored')).toBeVisible()
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByText(/Selected|Read as/)).toBeVisible()
})

test('Finish asks how it ends; what is blank is listed once, when it is scored, each a press away', {
  tag: '@deep',
}, async ({ page }) => {
  await answerOne(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Question 2 is blank. You can come back to it.')).toBeVisible()
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Finish this test?' })
  for (const way of ['Score Test', 'Save Without Scoring', "Don't Save"])
    await expect(window.getByRole('button', { name: way })).toBeVisible()
  await expect(window.getByRole('button', { name: /^Go to question/ })).toHaveCount(0)
  await window.getByRole('button', { name: 'Score Test' }).click()
  const skipped = page.getByRole('dialog', { name: 'Skipped questions' })
  await expect(skipped.getByRole('button', { name: /^Go to question/ })).toHaveCount(4)
  await skipped.getByRole('button', { name: 'Go to question 3' }).click()
  await expect(skipped).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible()
})

test("Don't Save says what it takes back, goes back to how the test was opened, and can be undone", async ({
  page,
}) => {
  const id = await answerOne(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await expect(page.getByText('Takes back 1 answer; for seven days Previous Tests can undo it.')).toBeVisible()
  await page.getByRole('button', { name: "Don't Save" }).click()
  await expect(page).toHaveURL('/tests')
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await expect(page.getByText('Selected')).toBeHidden()
  await expect(page.getByText(/Read as/)).toBeHidden()
  await page.goto('/tests')
  await expect(page.getByText(new RegExp(`^1 answer of “.+” \\(test ${id}\\) was taken back\\.$`))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Selected|Read as/)).toBeVisible()
})

test("a test that was left is deleted for good, with what Don't Save kept of it", { tag: '@deep' }, async ({
  page,
}) => {
  const id = await answerOne(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: "Don't Save" }).click()
  await expect(page).toHaveURL('/tests')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete (?!the answer)/ }).click()
  const asked = page.getByRole('dialog', { name: 'Please confirm' })
  await expect(asked).toContainText('nothing brings them back')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Test deleted!')).toBeVisible()
  await expect(page.getByText('Test not scored')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.goto(`/tests/${id}`)
  await expect(page.getByText('We could not find that.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeHidden()
})

test('a tutor test whose answers count already is resumed or scored, and offers no Delete that would be refused', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 2, tutor: true })
  await page.goto('/tests')
  await expect(page.getByRole('button', { name: /^Delete (?!the answer)/ })).toBeVisible()
  await page.goto(`/tests/${id}`)
  await answer(page, 'A')
  await submitStep(page)
  await page.goto('/tests')
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeHidden()
})

for (const line of ['holds', 'fails as the test is opened'])
  test(`answers of an earlier visit stay, whatever Don't Save throws away of this one: the line ${line}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await answerOne(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // What opening sends goes out again with the first answer of this visit.
    if (line !== 'holds') await page.route('**/api/v1/tests/save/**', (route) => route.abort(), { times: 1 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
    await answer(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'EXIT' }).click()
    const thrown = page.waitForResponse((told) => told.request().postData()?.includes('"discard":true') ?? false)
    await page.getByRole('button', { name: "Don't Save" }).click()
    expect((await thrown).status()).toBe(200)
    await expect(page).toHaveURL('/tests')
    await page.getByRole('link', { name: 'Resume' }).click()
    await page.getByRole('button', { name: /of 5/ }).click()
    await expect(page.getByRole('button', { name: /^Question \d, answered/ })).toHaveAccessibleName(
      'Question 1, answered',
    )
  })

test('the warning stands only where something is not saved', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await page.route('**/api/v1/tests/**', (route) => route.abort())
  await answer(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  const warning = page.getByText('Any unsaved changes will be lost, are you sure you want to leave?')
  await page.getByRole('button', { name: 'EXIT' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave? 1 answered, 4 blank.' })
  await expect(leave.getByText('Your answers are saved on this device')).toBeVisible()
  await expect(warning).toBeHidden()
  await page.keyboard.press('Escape')
  // On its way, and neither here nor there.
  await page.unroute('**/api/v1/tests/**')
  await page.route('**/api/v1/tests/**', () => {})
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await expect(page.getByText('Saving', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await expect(warning).toBeVisible()
})

test('skipped questions are listed as links before the test is scored', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByText('You skipped questions:')).toBeVisible()
  await page.getByRole('button', { name: 'Go to question 3' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await page.getByRole('button', { name: 'Score Test Anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Skipped (2)' })).toBeVisible()
})

test('Save Without Scoring without a connection stays in the test and keeps the answers', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await context.setOffline(true)
  await answer(page)
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page.getByText('You are offline. Your answers are saved on this device')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('Log Out is under More on the test screen: it asks about the test like every way out, then logs out', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member)
  await page.goto(`/tests/${id}`)
  await answer(page)
  const logOut = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
  }
  await logOut()
  const leave = page.getByRole('dialog', { name: 'Leave? 1 answered, 4 blank.' })
  await expect(leave).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Selected|Read as/)).toBeVisible()
  await logOut()
  await leave.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(`/tests/${id}`)
  await expect(page).toHaveURL('/login')
})

test('a guest who logs out of a test is told first what is lost, and may go on', { tag: '@deep' }, async ({ page }) => {
  await answerOne(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  const asked = page.getByRole('dialog', { name: 'Log out and lose your work?' })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Selected|Read as/)).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await asked.getByText('Log out anyway').click()
  await page.getByRole('button', { name: "Don't Save" }).click()
  await expect(page).toHaveURL('/')
})
