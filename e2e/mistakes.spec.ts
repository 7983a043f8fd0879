import type { Mistake } from '@fourfold/contract'
import type { Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, newMember, submitStep, test } from './support/people.ts'
import { api, axe, DAY, missSomething } from './support/reviews.ts'

/** Answers the question that a review asks. */
async function answerLike(page: Page): Promise<void> {
  const option = page.getByRole('radio').first()
  const typed = page.getByLabel('Your answer')
  await expect(option.or(typed).first()).toBeVisible()
  if (await typed.isVisible()) await typed.fill('98765')
  else await option.check()
  await page.getByRole('button', { name: 'Check' }).click()
}

/** A guest, and the first mistake that waits to be logged. */
async function guestWithAMiss(page: Page) {
  const person = await newGuest(page.request)
  await enter(page, person)
  await missSomething(page, person)
  const { mistakes_to_log } = (await api(page, person, 'get', '/mistakes/index')) as {
    mistakes_to_log: { id: number; question_id: number }[]
  }
  return { person, missed: mistakes_to_log[0] }
}

test('a mistake is logged from a result and reviewed the next day with a fresh question', { tag: '@alone' }, async ({
  page,
}) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  await page.goto(`/tests/${id}/result`)
  await page.getByRole('link', { name: 'Log Question' }).first().click()
  await expect(page.getByRole('heading', { name: 'Log Mistake' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('What did I do wrong?').fill('I lost the sign.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log Mistake' }).or(page.getByText('Next for you'))).toBeVisible()
  await expect(page.getByText('Mistake logged!')).toBeHidden({ timeout: 7000 })

  await page.request.post('/dev/clock', { data: { advance_ms: DAY + 60_000 } })
  const { first_mistake_to_review_id } = await api(page, person, 'get', '/questions/index')
  await page.goto(`/mistakes/${first_mistake_to_review_id}`)
  await expect(page.getByRole('heading', { name: 'One like it' })).toBeVisible()
  await expect(page.getByText(/^You missed a question like this (today|on [A-Z][a-z]+ \d+)\.$/)).toBeVisible()
  await axe(page)
  await answerLike(page)
  await expect(page.getByText(/Right this time|Not yet/)).toBeVisible()
  await expect(page.getByText('I lost the sign.')).toBeVisible()
  await page.getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Mistake' })).toBeHidden()
  await expect.poll(async () => (await api(page, person, 'get', '/questions/index')).mistakes_to_review_length).toBe(0)
})

test('in a tutor test a missed question is logged on the spot, and Cancel closes the form', { tag: '@deep' }, async ({
  page,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const id = await makeTest(page, person, { number_of_questions: 3, tutor: true, tag_ids: ['a1-two-step-equations'] })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('button', { name: 'Log Question' })).toBeHidden()
  await answer(page, 'A', '98765')
  await submitStep(page)
  // What has a name is confirmed or denied there; the form opens for the words of the student.
  const opens = page.getByRole('button', { name: /^(Log Question|No, it was something else)$/ })
  await opens.click()
  const entry = page.getByRole('region', { name: 'Journal entry' })
  await expect(entry.getByRole('heading', { name: 'Log Mistake' })).toBeFocused()
  await expect(entry.getByLabel('Solution')).not.toHaveValue('')
  await axe(page)
  await entry.getByRole('button', { name: 'Cancel' }).click()
  await expect(entry).toBeHidden()
  await opens.click()
  await entry.getByLabel('What did I do wrong?').fill('I was too quick.')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View Journal Entry' })).toBeVisible()
  await expect(page.getByText('Mistake logged!')).toBeHidden({ timeout: 7000 })
  const { logged_mistakes } = (await api(page, person, 'get', '/mistakes/index')) as {
    logged_mistakes: { identify: string }[]
  }
  expect(logged_mistakes.map((m) => m.identify)).toEqual(['I was too quick.'])
  await page.getByRole('button', { name: 'Flashcards' }).click()
  const form = page.getByRole('dialog', { name: 'Create Flashcard' })
  await expect(form.getByLabel('Front')).not.toHaveValue('')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Flashcard created!')).toBeVisible()
})

test('without a question there is nothing to log: the journal opens, and a wrong address says so in a sentence', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto('/mistakes/new')
  await expect(page).toHaveURL(/\/mistakes$/)
  await expect(page.getByText('Mistakes are logged from here.')).toBeVisible()
  await page.goto(`/mistakes/new?question_id=${'x'.repeat(50)}`)
  const error = page.getByRole('dialog', { name: 'Error' })
  await expect(error).toContainText('422 Unprocessable Entity')
  await expect(error).toContainText('This address is not complete, or has a typing error.')
  await error.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page).toHaveURL(/\/mistakes$/)
})

test('a ready-made clue is not shown with another question than the one it is about; one in own words is', {
  tag: '@deep',
}, async ({ page }) => {
  const { person, missed } = await guestWithAMiss(page)
  await api(page, person, 'post', '/mistakes/create', { question_id: missed?.question_id, confirm: true })
  const mistake = (await api(page, person, 'get', `/mistakes/${missed?.id}`)) as unknown as Mistake
  expect(mistake.ask?.id ?? missed?.question_id).not.toBe(missed?.question_id)
  const told = { ...mistake, clue: 'A general clue.' }
  const misconception = { id: 'x', sentence: 'I did something else.', clue: 'A general clue.' }
  await page.route(`**/api/v1/mistakes/${missed?.id}`, (route) =>
    route.fulfill({ json: { ...told, repair: { ...mistake.repair, misconception } } }),
  )
  await page.goto(`/mistakes/${missed?.id}`)
  const entry = page.getByRole('region', { name: 'Your entry' })
  await page.getByRole('button', { name: 'Show my note' }).click()
  await expect(entry.getByText('A general clue.')).toBeVisible()
  await page.reload()
  await answerLike(page)
  await expect(entry.getByText('What did I do wrong?')).toBeVisible()
  await expect(entry.getByText('A general clue.')).toHaveCount(0)
  await api(page, person, 'put', `/mistakes/${missed?.id}`, { clue: 'My own clue.' })
  await page.unroute(`**/api/v1/mistakes/${missed?.id}`)
  await page.reload()
  await answerLike(page)
  await expect(entry.getByText('My own clue.')).toBeVisible()
})

test('a mistake forgotten four times is repaired: its idea, what it builds on, others like it, a clue in own words', {
  tag: '@deep',
}, async ({ page }) => {
  const { person, missed } = await guestWithAMiss(page)
  const id = missed?.id
  await api(page, person, 'put', `/mistakes/${id}`, { identify: 'a', solution: 'b', clue: 'c', notes: '' })
  const rate = (performance_rating: string) =>
    api(page, person, 'put', `/mistakes/${id}`, { mistake: { performance_rating } })
  await rate('easy')
  for (let n = 0; n < 4; n++) for (const rating of ['again', 'good', 'good']) await rate(rating)
  await page.goto(`/mistakes/${id}`)
  await page.getByRole('button', { name: 'Show my note' }).click()
  const entry = page.getByRole('region', { name: 'Your entry' })
  await expect(entry.getByRole('link', { name: 'Edit Mistake' })).toBeVisible()
  // The own words come before the question's explanation, the longer parts on a press.
  await expect(
    page.locator('section[aria-label="Your entry"] ~ section section[aria-label="Explanation"]'),
  ).toBeVisible()
  await expect(entry.getByText('b', { exact: true })).toBeHidden()
  await entry.getByText('Solution', { exact: true }).first().click()
  await expect(entry.getByText('b', { exact: true })).toBeVisible()
  const repair = page.getByRole('region', { name: 'Let’s repair this one' })
  await expect(repair.getByText(/You have missed it 4 times/)).toBeVisible()
  await expect(repair.getByRole('link', { name: 'Two-step equations' })).toBeVisible()
  await expect(repair.getByText('(it builds on this)').first()).toBeVisible()
  await expect(repair.getByRole('heading', { name: 'Others made like it' })).toBeVisible()
  await expect(repair.locator('ol > li')).toHaveCount(3)
  await axe(page)
  await repair.getByLabel('The clue in your own words').fill('Undo the sum first.')
  await repair.getByRole('button', { name: 'Save the clue' }).click()
  await expect(repair.getByText('Your clue is saved.')).toBeVisible()
  await repair.getByRole('button', { name: 'Practice these' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await expect(page.getByRole('button', { name: /^Question \d of 3$/ })).toBeVisible()
})
