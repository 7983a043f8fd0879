import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { answer, enter, expect, newMember, test } from './support/people.ts'

const MINUTE = 60_000

/** Begins a final exam, answers one question with a line and one without. */
async function answerTwo(page: Page): Promise<void> {
  await page.goto('/exams/start/final')
  await page.getByRole('button', { name: 'Begin the exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await answer(page, 'B', '12')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page, 'C', '34')
  await expect(page.getByText('Saved on this device')).toBeVisible()
}

test('a second device asks before it scores what ran out on an offline one; too late answers stand in the report', {
  tag: ['@alone', '@deep'],
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  const person = await newMember(page.request)
  await enter(page, person)
  const exams = examCalls(page.request, person)
  await answerTwo(page)
  const id = await exams.running()
  await page.request.post('/dev/clock', { data: { advance_ms: 61 * MINUTE } })

  const second = await (await browser.newContext()).newPage()
  await enter(second, person)
  await second.goto(`/exams/${id}`)
  await expect(second.getByRole('heading', { name: 'Did you answer on another device?' })).toBeVisible()
  await clean(second, 'the question before an exam is scored')
  expect((await exams.state(id)).finished).toBe(false)
  await second.getByRole('button', { name: 'Score the exam now' }).click()
  await expect(second.getByRole('heading', { name: 'What to do next' })).toBeVisible()

  // The first device comes back: it is told, and keeps what it gave; the report lists it on every device.
  await page.context().setOffline(false)
  await expect(page.getByText('1 answer from this device arrived after the exam had been scored.')).toBeVisible()
  await second.reload()
  await expect(second.getByText(/1 answer arrived too late and was not counted \(question 2: (C|34)\)/)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.goto('/tests')
  await expect(page.getByText(/Not counted in exam \d+, .*question 2: (C|34)\./)).toBeVisible()
  await second.context().close()
})
