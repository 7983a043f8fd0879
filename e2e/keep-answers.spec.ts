import { answer, enter, expect, makeTest, newGuest, newMember, test } from './support/people.ts'

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('offline the whole test can be taken and finished, with a reload in between, and is sent by itself', async ({
    page,
    context,
  }) => {
    const guest = await newGuest(page.request)
    await enter(page, guest)
    const id = await makeTest(page, guest, { number_of_questions: 3 })
    await page.goto(`/tests/${id}`)
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
    await page.reload()
    await answer(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await answer(page)
    await expect(page.getByText('Saved on this device')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
    await expect(page.getByText(/Selected|Read as/)).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await answer(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('button', { name: 'Score Test' }).click()
    await expect(page.getByText('Your test is scored as soon as you are back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('tab', { name: 'Skipped (0)' })).toBeVisible()
  })
})

test('a second tab is told, and can take over', { tag: '@deep' }, async ({ page, context }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(`/tests/${id}`)
  await expect(second.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible()
  await second.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible()
  await answer(second)
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
})

test('two devices: the later change of each question wins, and nothing is lost silently', async ({
  baseURL,
  browser,
  page,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await enter(other, guest)
  await other.goto(`/tests/${id}`)
  await other.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(other)
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Question \d of 3$/ }).click()
  await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await other.context().close()
})

test('an answer is sent within a second though the student goes on without a pause', { tag: '@deep' }, async ({
  page,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await answer(page)
  // Faster than any pause that a save could wait for.
  const clicks = await page.evaluate(async () => {
    const at: number[] = []
    for (let i = 0; i < 15; i++) {
      document.querySelector<HTMLButtonElement>('[role="toolbar"] button')?.click()
      at.push(performance.now())
      await new Promise((next) => setTimeout(next, 200))
    }
    return at
  })
  const sent = () =>
    page.evaluate(
      (path) => performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.startTime ?? null,
      `/tests/save/${id}`,
    )
  await expect.poll(sent).not.toBeNull()
  // Counted in clicks, five of them a second: a busy machine holds up the clicks and the save alike.
  const first = (await sent()) as number
  expect(clicks.filter((at) => at < first).length).toBeLessThan(10)
})

test('answers given after the session was ended elsewhere are kept, and saved after the next login', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  const headers = { authorization: `Bearer ${member.token}` }
  await page.request.post('/api/v1/user_token/revoke', { headers, data: { all: true } })
  await answer(page)
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog).toContainText('Your answers are kept on this device')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  await expect(async () => {
    const shown = await page.request.get(`/api/v1/tests/${id}`, { headers: { authorization: `Bearer ${token}` } })
    const { questions_attributes } = (await shown.json()) as { questions_attributes: { skipped: boolean | null }[] }
    expect(questions_attributes[0]?.skipped).toBe(false)
  }).toPass({ timeout: 20_000 })
})
