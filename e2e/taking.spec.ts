import type { Page } from '@playwright/test'
import { answer, buy, enter, expect, makeTest, newGuest, newMember, test } from './support/people.ts'

type Box = { x: number; y: number; width: number; height: number }

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
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(page.getByRole('timer')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  const option = page.getByRole('button', { name: /^Option A/ })
  if (await option.isVisible()) await expect(option).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
})

test('leaving asks; Save Without Scoring keeps the answers and the list resumes', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await answer(page)
  await page.getByRole('button', { name: 'EXIT' }).click()
  await expect(page.getByText('Any unsaved changes will be lost, are you sure you want to leave?')).toBeVisible()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page).toHaveURL('/tests')
  await expect(page.getByText('Test not scored')).toBeVisible()
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByText(/Selected|Read as/)).toBeVisible()
})

test("Don't Save returns to the state of the last save", async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: "Don't Save" }).click()
  await expect(page).toHaveURL('/tests')
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await expect(page.getByText('Selected')).toBeHidden()
  await expect(page.getByText(/Read as/)).toBeHidden()
})

test('skipped questions are listed as links before the test is scored', async ({ page }) => {
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

test('when the time expires the test is scored, and OK goes to the result', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true, number_of_questions: 1 })
  await page.clock.install()
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await answer(page)
  await page.clock.fastForward(95_000)
  await expect(page.getByText('Your time expired.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`/tests/${id}/result`)
  await expect(page.getByText('Your Score')).toBeVisible()
})

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
    await page.getByRole('button', { name: 'Next' }).click()
    await answer(page)
    await expect(page.getByText('Saved on this device')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
    await expect(page.getByText(/Selected|Read as/)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await answer(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('button', { name: 'Score Test' }).click()
    await expect(page.getByText('Your test is scored as soon as you are back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('tab', { name: 'Skipped (0)' })).toBeVisible()
  })
})

test('on the narrowest phone the bar keeps title, clock, tools and the way out apart', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Star', exact: true }).click()
  const parts = [
    page.getByText('Algebra 1', { exact: true }),
    page.getByText('Practice test', { exact: true }),
    page.getByRole('timer'),
    page.getByRole('button', { name: 'Hide' }),
    page.getByRole('button', { name: 'Starred' }),
    page.getByRole('button', { name: 'More' }),
    page.getByRole('button', { name: 'EXIT' }),
  ]
  const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox()) as Box))
  for (const [i, a] of boxes.entries()) {
    expect(a.x >= 0 && a.x + a.width <= 320, `part ${i} lies on the screen`).toBe(true)
    for (const [j, b] of boxes.entries()) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      if (i < j) expect(apart, `parts ${i} and ${j} are apart`).toBe(true)
    }
  }
})

test('a second tab is told, and can take over', async ({ page, context }) => {
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
  await other.getByRole('button', { name: 'Next' }).click()
  await answer(other)
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /of 3/ }).click()
  await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await other.context().close()
})

test('a passage test shows numbered lines beside the question, and two tabs on a phone', async ({ page }) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  await page.goto('/tests/new')
  await page.getByLabel('Number of passages').fill('9')
  await expect(page.getByText(/The max is \d passages\./)).toBeVisible()
  await page.getByLabel('Number of passages').fill('1')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page.getByRole('article', { name: 'Passage' })).toBeVisible()
  await expect(page.getByText('Line', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculator' })).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Question' }).click()
  await expect(page.getByRole('button', { name: /^Option A/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Passage' }).click()
  await expect(page.getByRole('article', { name: 'Passage' })).toBeVisible()
  // On the phone the lines flow as one text, which keeps every fifth number.
  await expect(page.getByText('Line', { exact: true })).toBeHidden()
  await expect(page.locator('[data-line="5"]')).toBeVisible()
  const goingOn = await page.evaluate(() => {
    const boxes = (n: number) => [...(document.querySelector(`[data-line="${n}"] + span`)?.getClientRects() ?? [])]
    return [1, 2, 3, 4, 5, 6].filter((n) => boxes(n).at(-1)?.bottom === boxes(n + 1)[0]?.bottom).length
  })
  expect(goingOn).toBeGreaterThan(2)
})

test('a test without questions says so', async ({ page }) => {
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
      },
    }),
  )
  await page.goto('/tests/777')
  await expect(page.getByText('There are 0 questions.')).toBeVisible()
})

test('on a phone, a missed question is looked at a second time without its key, then with both tries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await page.getByRole('button', { name: 'Score Test Anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await page.getByRole('button', { name: 'Second look' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Key', { exact: true })).toBeHidden()
  const option = dialog.getByRole('radio').first()
  if (await option.isVisible()) await option.check()
  else await dialog.getByLabel('Your answer').fill('12x345678')
  await dialog.getByRole('button', { name: 'Check' }).click()
  for (const name of ['First try', 'Second try', 'Key'])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
})

test('an answer is sent within a second though the student goes on without a pause', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  let sent = Number.POSITIVE_INFINITY
  page.on('request', (request) => {
    if (request.url().includes(`/tests/save/${id}`)) sent = Math.min(sent, performance.now())
  })
  await answer(page)
  const start = performance.now()
  // Faster than any pause that a save could wait for.
  await page.evaluate(async () => {
    for (let i = 0; i < 15; i++) {
      document.querySelector<HTMLButtonElement>('[role="toolbar"] button')?.click()
      await new Promise((next) => setTimeout(next, 200))
    }
  })
  expect(sent - start).toBeLessThan(2000)
})

test('the pace strip shows the seconds of each question, and the average once others have answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  // Only the time itself can make a pace.
  await page.waitForTimeout(3200)
  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  const strip = page.getByRole('figure', { name: /^Pace: your seconds per question/ })
  await expect(strip).not.toContainText('average')
  const bars = strip.getByRole('listitem')
  await expect(bars).toHaveCount(3)
  await expect(bars.first()).toContainText(/^Question 1: [3-9] seconds$/)
  const heights = await bars.evaluateAll((all) =>
    all.map((li) => li.firstElementChild?.getBoundingClientRect().height ?? 0),
  )
  expect(Math.max(...heights)).toBe(heights[0])

  const shown = (await (
    await page.request.get(`/api/v1/tests/${id}`, { headers: { authorization: `Bearer ${guest.token}` } })
  ).json()) as { share_code: string }
  await Promise.all([1, 2, 3, 4].map(() => takeShared(page, shown.share_code)))
  await expect(async () => {
    await page.reload()
    await expect(strip).toContainText('the line is the average of all users', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(bars.nth(1)).toContainText(/^Question 2: \d+ seconds, average \d+ seconds$/)
})

/** Another guest takes the same questions and finishes them. */
async function takeShared(page: Page, code: string): Promise<void> {
  const other = await newGuest(page.request)
  const headers = { authorization: `Bearer ${other.token}` }
  const id = await makeTest(page, other, { question_mode: 'Recommendation', custom_test_id: code })
  const test = (await (await page.request.get(`/api/v1/tests/${id}`, { headers })).json()) as {
    version: number
    questions_attributes: { id: number }[]
  }
  const questions_attributes = test.questions_attributes.map((q) => ({ id: q.id, skipped: true, time_spent: 1000 }))
  const data = { version: test.version, step: 2, questions_attributes }
  expect((await page.request.put(`/api/v1/tests/${id}`, { headers, data })).ok()).toBe(true)
}

test('answers given after the session was ended elsewhere are kept, and saved after the next login', async ({
  page,
}) => {
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

test('a scored test is read from the first question to the last, and nothing is sent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 4 })
  const headers = { authorization: `Bearer ${guest.token}` }
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0, step: 3 } })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())))
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  for (const n of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: `Question ${n}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  // Longer than any save waits.
  await page.waitForTimeout(1500)
  expect(sent).toEqual([])
  await expect(page).toHaveURL(new RegExp(`/tests/${id}$`))
})

test('a pause covers the question, and the page around a long question never scrolls away', async ({ page }) => {
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

test('Save Without Scoring without a connection stays in the test and keeps the answers', async ({ page, context }) => {
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
