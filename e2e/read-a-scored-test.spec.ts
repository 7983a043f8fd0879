import type { Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, test } from './support/people.ts'

test('on a phone, a missed question is looked at a second time without its key, then with both tries', {
  tag: '@deep',
}, async ({ page }) => {
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

test('a finding of the analysis opens its questions, one after the other', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  const headers = { authorization: `Bearer ${guest.token}` }
  const shown = (await (await page.request.get(`/api/v1/tests/${id}`, { headers })).json()) as {
    version: number
    questions_attributes: { id: number; options: unknown[] }[]
  }
  const questions_attributes = shown.questions_attributes.map((q) => ({
    id: q.id,
    skipped: false,
    confidence: 'unsure',
    ...(q.options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '98765' }),
  }))
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: shown.version, questions_attributes } })
  await page.goto(`/tests/${id}/analysis`)
  const sureness = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sureness' }) })
  await expect(sureness.getByRole('link', { name: /^Open the lesson: / })).toBeVisible()
  await sureness.getByRole('button', { name: 'Open the 3 questions' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText('1 of 3', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Next' }).click()
  await expect(question.getByText('2 of 3', { exact: true })).toBeVisible()
})

test('the pace strip shows the seconds of each question, and the average once others have answered', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  // Only the time itself can make a pace: the server grants no more of it than has passed.
  await page.waitForTimeout(1200)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  const strip = page.getByRole('figure', { name: /^Pace: your seconds per question/ })
  await expect(strip).not.toContainText('average')
  const bars = strip.getByRole('listitem')
  await expect(bars).toHaveCount(3)
  await expect(bars.first()).toContainText(/^Question 1: [1-9]\d* seconds?$/)
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
  await expect(bars.nth(1)).toContainText(/^Question 2: \d+ seconds?, average \d+ seconds?$/)
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

test('a scored test is read from the first question to the last, and nothing is sent', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 4 })
  const headers = { authorization: `Bearer ${guest.token}` }
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0, step: 3 } })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())))
  await page.clock.install()
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  for (const n of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: `Question ${n}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  // Longer than any save waits.
  await page.clock.fastForward(10_000)
  expect(sent).toEqual([])
  await expect(page).toHaveURL(new RegExp(`/tests/${id}$`))
})
