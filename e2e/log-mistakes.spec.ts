import type { Locator } from '@playwright/test'
import { enter, expect, makeTest, newGuest, test } from './support/people.ts'
import { api, axe, missSomething } from './support/reviews.ts'

test('six mistakes are logged with one press each: formulas as formulas, and how many are left', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await missSomething(page, person)
  const { total_questions_to_log_count: waiting } = await api(page, person, 'get', '/mistakes/index')
  const { first_question_to_log_id } = await api(page, person, 'get', '/questions/index')
  await page.goto(`/mistakes/new?question_id=${first_question_to_log_id}`)
  await expect(page.getByRole('heading', { name: 'Log Mistake' })).toBeVisible()
  await expect(page.getByLabel('What did I do wrong?')).toBeHidden()
  await axe(page)
  // On a phone what was asked and answered stands over what is confirmed, and both on one screen.
  await page.setViewportSize({ width: 390, height: 844 })
  const confirm = page.getByRole('button', { name: /^(Yes, that’s it|Log it)$/ })
  await expect(confirm).toBeInViewport()
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  expect(await topOf(page.getByText(/^You: /))).toBeLessThan(await topOf(confirm))
  await expect(page.getByText(/^What probably happened/)).toHaveCount((await confirm.innerText()) === 'Log it' ? 0 : 1)
  const count = Number(waiting)
  for (let n = 1; n <= count; n++) {
    if (count > 1) await expect(page.getByText(`${n} of ${count}`, { exact: true })).toBeVisible()
    const entry = page.getByRole('region', { name: 'Your entry' })
    await expect(entry.getByText(/\$[^$]+\$/)).toHaveCount(0)
    await entry.getByRole('button', { name: /^(Yes, that’s it|Log it)$/ }).click()
  }
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/^\d+ mistakes? logged\. (They come|It comes) back tomorrow/)).toBeVisible()
  await expect
    .poll(async () => (await api(page, person, 'get', '/mistakes/index')).total_questions_to_log_count)
    .toBe(0)
  expect((await api(page, person, 'get', '/mistakes/index')).total_logged_mistakes_count).toBe(count)
})

test('what is filled in shows its formulas in the field, and what is typed once somebody edits it', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await missSomething(page, person)
  const { first_question_to_log_id } = await api(page, person, 'get', '/questions/index')
  await page.goto(`/mistakes/new?question_id=${first_question_to_log_id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const solution = page.getByLabel('Solution', { exact: true })
  const filled = page.getByText('The solution is filled in')
  await filled.click()
  await solution.fill('It is $\\frac{1}{2}$.')
  const typed = page.getByRole('group', { name: 'How it will look' })
  await expect(typed.locator('.katex')).toBeVisible()
  await page.getByLabel('Notes').focus()
  // Leaving the field moves nothing.
  await expect(typed).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  const { logged_mistakes } = await api(page, person, 'get', '/mistakes/index')
  const [{ id }] = logged_mistakes as [{ id: number }]
  await page.goto(`/mistakes/${id}/edit`)
  await filled.click()
  const reading = solution.locator('xpath=following-sibling::*')
  await expect(reading.locator('.katex')).toBeVisible()
  await expect(typed).toBeHidden()
  await solution.click()
  await expect(solution).toBeFocused()
  await expect(reading).toBeHidden()
  await expect(typed).toBeVisible()
})

test('on a phone the buttons that log stand above the bar, and the sentence that they confirm above them, also with a figure', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await makeTest(page, person, { number_of_questions: 8, tag_ids: ['a1-compound-inequalities'] })
  type Shown = { version: number; questions_attributes: { id: number; options: { letter: string }[] }[] }
  const shown = (await api(page, person, 'get', `/tests/${id}`)) as unknown as Shown
  const questions_attributes = shown.questions_attributes.map((q, n) =>
    q.options.length > 0
      ? { id: q.id, skipped: false, answer_attributes: { letter: q.options[n % 4]?.letter } }
      : { id: q.id, skipped: false, student_produced_answer: '98765' },
  )
  await api(page, person, 'put', `/tests/${id}`, { version: shown.version, questions_attributes })
  const { mistakes_to_log } = (await api(page, person, 'get', '/mistakes/index')) as {
    mistakes_to_log: { ancestry: string; question: string; identify: string }[]
  }
  const named = mistakes_to_log.filter((m) => m.identify !== '')
  const one = named.find((m) => m.question.includes('[figure]')) ?? named[0]
  await page.goto(`/mistakes/new?question_id=${one?.ancestry}`)
  const bar = page.getByRole('navigation', { name: 'Quick' })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const confirm = page.getByRole('button', { name: 'Yes, that’s it' })
  const other = page.getByRole('button', { name: 'No, it was something else' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  expect((await top(other)) + 44).toBeLessThanOrEqual(await top(bar))
  expect((await top(page.getByText('What probably happened'))) + 40).toBeLessThanOrEqual(await top(confirm))
})
