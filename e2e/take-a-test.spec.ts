import { answer, enter, expect, makeTest, newGuest, submitStep, test } from './support/people.ts'

test('a whole timed test is taken with the keyboard alone', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true, number_of_questions: 4 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  for (let i = 0; i < 4; i++) {
    const grid = page.getByLabel('Your answer')
    if (await grid.isVisible()) {
      await grid.focus()
      await page.keyboard.type('5/2')
      await page.keyboard.press('Tab')
    } else {
      await page.keyboard.press('b')
      await expect(page.getByRole('button', { name: /^Option B/ })).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('2')
      await expect(page.getByRole('button', { name: /^Option B/ })).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('d')
      await page.keyboard.press('Shift+A')
      await expect(page.getByRole('button', { name: 'Restore option A' })).toBeVisible()
    }
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Starred' })).toBeVisible()
    if (i < 3) await page.keyboard.press('j')
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Finish' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Score Test' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Starred (4)' })).toBeVisible()
})

test('a tutor test reveals each step, and a reload shows it locked', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { tutor: true, number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await submitStep(page)
  await expect(page.getByRole('timer')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  const option = page.getByRole('button', { name: /^Option A/ })
  if (await option.isVisible()) await expect(option).toBeDisabled()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
})

test('when the time expires the test is scored, and OK goes to the result', { tag: ['@alone', '@deep'] }, async ({
  page,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true, number_of_questions: 1 })
  await page.clock.install()
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  // Sent before the line gets slow: a save that is on its way would be given up when the page's clock jumps.
  const saved = page.waitForResponse('**/api/v1/tests/save/*')
  await answer(page)
  await saved
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // A slow line: what is sent to end the test arrives after OK was pressed, and the result waits for it.
  const arrives = Promise.withResolvers<void>()
  await page.route(`**/api/v1/tests/${id}`, async (route) => {
    await arrives.promise
    await route.continue()
  })
  // The server's clock decides when the time is over; it is set once nothing can arrive.
  await page.request.post('/dev/clock', { data: { advance_ms: 95_000 } })
  await page.clock.fastForward(95_000)
  await expect(page.getByText('Your time expired.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Your time expired.')).toBeHidden()
  await expect(page).toHaveURL(`/tests/${id}`)
  arrives.resolve()
  await expect(page).toHaveURL(`/tests/${id}/result`)
  await expect(page.getByText('Your Score')).toBeVisible()
})

test('a test without questions says so', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  await page.route('**/api/v1/tests/777', (route) =>
    route.fulfill({
      json: {
        id: 777,
        version: 0,
        step: 0,
        tutor: false,
        timed: false,
        score: null,
        time_spent: 0,
        countdown_time: 0,
        initialTimerTime: 0,
        taken_tracker: [],
        section: 'Algebra 1',
        question_mode: 'All',
        share_code: 'AAAA-AAAA',
        has_passage: false,
        created_at: '2026-01-01',
        read_only: false,
        tags: [],
        questions_attributes: [],
        account_average_score: null,
        estimate: null,
      },
    }),
  )
  await page.goto('/tests/777')
  await expect(page.getByText('There are 0 questions.')).toBeVisible()
})

test('a pause covers the question, and the page around a long question never scrolls away', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  const question = page.getByRole('heading', { name: 'Question 1' })
  await expect(question).toBeVisible()
  const size = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight])
  expect(size[0]).toBe(size[1])
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(question).toBeVisible()
  const option = page.getByRole('button', { name: /^Option B/ })
  if (await option.isVisible()) await expect(option).toHaveAttribute('aria-pressed', 'false')
})
