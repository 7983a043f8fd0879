import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { answer, buy, enter, expect, newMember, test } from './support/people.ts'

const MINUTE = 60_000

/** Answers the first question of the module on the screen and hands it in with the others empty. */
async function handInAfterOne(page: Page, empty: number): Promise<void> {
  await answer(page, 'B', '12')
  await page.getByRole('button', { name: 'Review', exact: true }).first().click()
  await expect(page.getByText(`${empty} questions have no answer yet`)).toBeVisible()
  await page.getByRole('button', { name: 'Hand in module' }).click()
  await page.getByRole('button', { name: `Hand in with ${empty} questions empty` }).click()
}

test('a whole SAT: time that ends offline, a closed browser, a break that runs out; nothing in time is lost', {
  tag: ['@alone', '@deep'],
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const person = await newMember(page.request)
  for (const topic of ['SAT Math', 'SAT Reading and Writing']) await buy(page, person, topic)
  await enter(page, person, 'SAT Reading and Writing')
  const exams = examCalls(page.request, person)
  await page.clock.install()
  await page.goto('/exams/start/sat')
  await expect(page.getByText('98 questions, 2 hours 24 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the first module' }).click()
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  const id = await exams.running()

  // Three answers, two of them without a line; then the module's time runs out.
  await answer(page, 'A')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await context.setOffline(true)
  for (const letter of ['B', 'C']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await answer(page, letter)
  }
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.clock.fastForward(33 * MINUTE)
  await expect(page.getByText(/Time is over/)).toBeVisible()
  await page.request.post('/dev/clock', { data: { advance_ms: 33 * MINUTE } })
  await context.setOffline(false)
  await page.clock.fastForward(MINUTE)
  await expect(page.getByRole('heading', { name: 'SAT Reading and Writing, module 2' })).toBeVisible()

  await page.getByRole('button', { name: 'Begin SAT Reading and Writing, module 2' }).click()
  await expect(page.getByText('Exam, module 2 of 2')).toBeVisible()
  await handInAfterOne(page, 26)
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByRole('heading', { name: 'Your break' })).toBeVisible()
  await clean(page, 'the break of an exam')

  // With the page open the break ends, and nothing begins before the student does.
  await page.clock.fastForward(11 * MINUTE)
  await expect(page.getByText(/^Your break is over\. 22 questions in 35 minutes\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin SAT Math, module 1' })).toBeVisible()
  expect((await exams.state(id)).parts[3]).toMatchObject({ kind: 'module', test_id: null })

  // The browser is closed in the break, which runs out meanwhile.
  await page.close()
  const again = await context.newPage()
  await again.request.post('/dev/clock', { data: { advance_ms: 11 * MINUTE } })
  await enter(again, person, 'SAT Reading and Writing')
  await again.goto(`/exams/${id}`)
  await again.getByRole('button', { name: 'Begin SAT Math, module 1' }).click()
  await handInAfterOne(again, 21)
  await again.getByRole('button', { name: 'Begin SAT Math, module 2' }).click()
  await expect(again.getByText('Exam, module 2 of 2')).toBeVisible()
  await handInAfterOne(again, 21)

  await expect(again.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  const { sections, total } = await exams.report(id)
  expect(sections.map((s) => s.modules.map((m) => [m.closed_by, m.late]))).toEqual([
    [
      ['time', 2],
      ['student', 0],
    ],
    [
      ['student', 0],
      ['student', 0],
    ],
  ])
  expect(total?.score).toBe(sections.reduce((sum, s) => sum + s.score, 0))
  await expect(again.getByText('2 answers given in time arrived after its end and count.')).toBeVisible()
  // Nearly all was left empty: the report says so instead of how far another exam may lie.
  await expect(again.getByText(/questions were left empty and count as wrong/)).toBeVisible()
  await clean(again, 'the report of a whole SAT')
})
