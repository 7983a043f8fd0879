import type { Page } from '@playwright/test'
import { answer, enter, expect, newMember, test } from './support/people.ts'
import { api, axe, DAY, makeCards, missSomething } from './support/reviews.ts'

test('one button starts the whole day: reviews, logging, new ground, and a closing screen', { tag: '@alone' }, async ({
  page,
}) => {
  const person = await newMember(page.request)
  await enter(page, person)
  await api(page, person, 'put', '/users/study', { test_date: '2099-05-04', daily_minutes: 10 })
  await missSomething(page, person)
  const { first_question_to_log_id } = await api(page, person, 'get', '/questions/index')
  await api(page, person, 'post', '/mistakes/create', { question_id: first_question_to_log_id, confirm: true })
  await page.request.post('/dev/clock', { data: { advance_ms: DAY + 60_000 } })
  await makeCards(page, person, ['only card'])
  await missSomething(page, person)

  await page.goto('/today')
  await expect(page.getByRole('radio', { name: '10 minutes' })).toBeChecked()
  const queue = page.getByRole('region', { name: 'Or today’s queue first' })
  await expect(queue.getByRole('heading', { level: 3 }).first()).toHaveText('Review 1 mistake')
  const plan = page.getByRole('region', { name: /^Your plan to May\s4/ })
  await expect(plan.getByText(/of \d+ minutes this week/)).toBeVisible()
  await expect(plan.getByText(/^At 10 minutes a day .+ skills are (Moderate or )?Strong by May 4/)).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('0 of 2 reviews done')).toBeVisible()
  await axe(page)
  for (let n = 0; n < 2; n++) {
    const flip = page.getByRole('button', { name: /of the card/ })
    const show = page.getByRole('button', { name: 'Show my note' })
    await flip.or(show).click()
    await page.getByRole('button', { name: /^Good/ }).click()
    if (n === 0) await expect(page.getByText('1 of 2 reviews done')).toBeVisible()
  }

  // Logging follows by itself, one press each.
  await expect(page.getByRole('heading', { name: 'Log Mistake' })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Today’s queue' })
  await expect(bar).toHaveText(/^Today: step 2 of 3( · 1 of \d+ mistakes)?$/)
  await expect(bar.getByRole('link')).toHaveCount(0)
  const press = page.getByRole('button', { name: /^(Yes, that’s it|Log it)$/ })
  await expect(async () => {
    if (new URL(page.url()).pathname.startsWith('/mistakes')) await press.click({ timeout: 2000 })
    expect(new URL(page.url()).pathname).toMatch(/^\/(today|tests)/)
  }).toPass()

  // Then new ground, as a test; its result leads back to the day.
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await expect(page.getByText('Today, step 3 of 3')).toBeVisible()
  await answer(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Score Test', exact: true }).click()
  const anyway = page.getByRole('button', { name: 'Score Test Anyway' })
  await expect(anyway.or(page.getByRole('heading', { name: 'Result' }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL(/\/result$/)
  await page.getByRole('link', { name: 'Finish today' }).click()

  const done = page.getByRole('list', { name: 'What today has done' })
  await expect(done.getByText('1 of 1 mistake came back right.')).toBeVisible()
  await expect(done.getByText('You knew 1 of 1 card.')).toBeVisible()
  await expect(done.getByText(/mistakes? logged\./)).toBeVisible()
  await expect(done.getByText(/new questions? (right|tried)/)).toBeVisible()
  // A card and a mistake that were rated for the first time are steps of learning them.
  await expect(done.getByText(/^2 reviews come back (in|within) 10 minutes, as part of learning them\.$/)).toBeVisible()
  await axe(page)

  // The letter is asked for once.
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(page.getByText('We do not write, and do not ask again.')).toBeVisible()
  expect((await api(page, person, 'get', '/users/study')).weekly_letter).toBe(false)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/^(Go on with Today|Finish today)$/)).toBeHidden()
})

test('a day that was stopped says what was done, and a reload keeps its place', { tag: '@deep' }, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  await makeCards(page, person, ['first card', 'second card'])
  await page.goto('/today?minutes=10')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: /of the card/ }).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await expect(page.getByText('1 of 2 reviews done')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 2 reviews done')).toBeVisible()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('You knew 1 of 1 card.')).toBeVisible()
  await page.getByRole('button', { name: 'Do more today' }).click()
  await expect(page.getByRole('heading', { name: 'Go over your new card once' })).toBeVisible()
})

test('the closing screen counts what was just rated, however fresh the numbers of a moment ago are', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  await makeCards(page, person, ['first card', 'second card', 'third card', 'fourth card'])
  await page.goto('/today')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: /of the card/ }).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await expect(page.getByText('1 of 4 reviews done')).toBeVisible()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('You knew 1 of 1 card.')).toBeVisible()
  await expect(page.getByText('3 reviews are due now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Today 3 due' }).first()).toBeVisible()
})

const reviewTwo = async (page: Page) => {
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: 'Show answer' }).click()
    await page.getByRole('button', { name: /^Good/ }).click()
  }
}

/** A day that ends after its two cards, whatever would have come next. */
const dayOfTwoCards = async (page: Page) => {
  await page.goto('/today')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await reviewTwo(page)
  await expect(page).not.toHaveURL(/\/today/)
  await page.goto('/today')
  await page.getByRole('button', { name: 'Stop here' }).click()
}

test('cards that come back in ten minutes are offered once more, or left for tomorrow', { tag: '@deep' }, async ({
  page,
}) => {
  const person = await newMember(page.request)
  await enter(page, person)
  await makeCards(page, person, ['first card', 'second card'])
  await dayOfTwoCards(page)
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible()
  await expect(page.getByText(/^2 cards come back (in|within) 10 minutes, as part of learning them\.$/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Review them now' }).click()
  await reviewTwo(page)
  await expect(page.getByText('You knew 2 of 2 cards.')).toBeVisible()
  await expect(page.getByText('The next review comes back in 2 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await makeCards(page, person, ['third card', 'fourth card'])
  await dayOfTwoCards(page)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByText('Tomorrow: 2 reviews.')).toBeVisible()
})

test('after Done the dashboard asks for no card that the day has only just taught, also once it is back', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const { id } = await api(page, person, 'post', '/tests/create_diagnostic', { question_mode: 'Diagnostic' })
  const { version, questions_attributes } = (await api(page, person, 'get', `/tests/${id}`)) as {
    version: number
    questions_attributes: { id: number; options: unknown[] }[]
  }
  const given = questions_attributes.map(({ id, options }) => ({
    id,
    skipped: false,
    ...(options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }),
  }))
  await api(page, person, 'put', `/tests/${id}`, { version, questions_attributes: given })
  await makeCards(page, person, ['first card', 'second card'])
  await dayOfTwoCards(page)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.request.post('/dev/clock', { data: { advance_ms: 11 * 60_000 } })
  await page.reload()
  const next = page.getByRole('region', { name: 'Next for you' })
  await expect(next.getByRole('heading', { name: 'The rest can wait until tomorrow' })).toBeVisible()
  await expect(next.getByText(/^What you learned today is ready for one more look\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Today \d+ due$/ })).toHaveCount(0)
})
