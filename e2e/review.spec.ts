import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, newMember, type Person, test } from './support/people.ts'

const DAY = 86_400_000

const api = async (page: Page, person: Person, method: 'get' | 'post' | 'put', path: string, data?: unknown) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const reply = await page.request[method](`/api/v1${path}`, { headers, ...(data === undefined ? {} : { data }) })
  expect(reply.ok(), `${method} ${path}`).toBe(true)
  return (await reply.json()) as Record<string, unknown>
}

async function makeCards(page: Page, person: Person, fronts: readonly string[]): Promise<void> {
  for (const front of fronts)
    await api(page, person, 'post', '/flashcards/create', { front, back: `back of ${front}`, tags: 'e2e' })
}

const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([])
}

/** Takes a test through the pages until there is something to log. */
async function missSomething(page: Page, person: Person): Promise<number> {
  const id = await makeTest(page, person, { number_of_questions: 3, tag_ids: ['a1-two-step-equations'] })
  const shown = (await api(page, person, 'get', `/tests/${id}`)) as {
    version: number
    questions_attributes: { id: number; options: { letter: string }[] }[]
  }
  // The same letter three times: at least one of them is wrong, or the three keys were drawn alike; grid-ins surely are.
  const questions_attributes = shown.questions_attributes.map((q, n) =>
    q.options.length > 0
      ? { id: q.id, skipped: false, answer_attributes: { letter: q.options[n % 4]?.letter } }
      : { id: q.id, skipped: false, student_produced_answer: '98765' },
  )
  await api(page, person, 'put', `/tests/${id}`, { version: shown.version, questions_attributes })
  const { total_questions_to_log_count } = await api(page, person, 'get', '/mistakes/index')
  return Number(total_questions_to_log_count) > 0 ? id : missSomething(page, person)
}

test('a mistake is logged from a result and reviewed the next day with a fresh question', async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  await page.goto(`/tests/${id}/result`)
  await page.getByRole('link', { name: 'Log Question' }).first().click()
  await expect(page.getByRole('heading', { name: 'Log Mistake' })).toBeVisible()
  await page.getByLabel('What did I do wrong?').fill('I lost the sign.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Log Mistake' }).or(page.getByText('Next for you'))).toBeVisible()

  await page.request.post('/dev/clock', { data: { advance_ms: DAY + 60_000 } })
  const { first_mistake_to_review_id } = await api(page, person, 'get', '/questions/index')
  await page.goto(`/mistakes/${first_mistake_to_review_id}`)
  await expect(page.getByRole('heading', { name: 'One like it' })).toBeVisible()
  await axe(page)
  const grid = page.getByLabel('Your answer')
  if (await grid.isVisible()) await grid.fill('98765')
  else await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/Right this time|Not yet/)).toBeVisible()
  await expect(page.getByText('I lost the sign.')).toBeVisible()
  await page.getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Mistake' })).toBeHidden()
  await expect.poll(async () => (await api(page, person, 'get', '/questions/index')).mistakes_to_review_length).toBe(0)
})

test('cards are reviewed by keyboard alone, and Z takes the last rating back', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['first', 'second', 'third'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('first')
  await axe(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled()
  await page.keyboard.press('3')
  await expect(card).toContainText('second')
  await page.keyboard.press('z')
  await expect(card).toContainText('first')
  for (const front of ['first', 'second', 'third']) {
    await expect(card).toContainText(front)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Easy/ })).toBeEnabled()
    await page.keyboard.press('3')
  }
  await expect(page.getByRole('button', { name: 'No Flashcards to Review' })).toBeVisible()
  const { calendar } = (await api(page, person, 'get', '/reviews/overview')) as { calendar: { reviews: number }[] }
  expect(calendar.reduce((sum, d) => sum + d.reviews, 0)).toBe(3)
})

test('cards are rated without a connection, and every rating arrives once when it is back', async ({
  page,
  context,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['one', 'two', 'three', 'four'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('one')
  await context.setOffline(true)
  for (const front of ['one', 'two', 'three']) {
    await expect(card).toContainText(front)
    await card.click()
    await page.getByRole('button', { name: /^Easy/ }).click()
  }
  await expect(card).toContainText('four')
  await expect(page.getByText('3 ratings wait to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/to be sent/)).toBeHidden()
  const { calendar } = (await api(page, person, 'get', '/reviews/overview')) as { calendar: { reviews: number }[] }
  expect(calendar.reduce((sum, d) => sum + d.reviews, 0)).toBe(3)
})

test('a file of cards comes in whole: bad lines by number, duplicates by name', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto('/flashcards')
  await expect(page.getByText('There are no flashcards.')).toBeVisible()
  const file = (text: string) => ({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const input = page.getByLabel(/Import cards from a file/)
  await input.setInputFiles(
    file('front,back,tags\nslope,rise over run,lines\nbroken\nroot,a zero,\nslope,rise over run,\n'),
  )
  await expect(page.getByText('Nothing was imported yet: 1 line cannot be read.')).toBeVisible()
  await expect(page.getByText(/Line 3: There is only one column/)).toBeVisible()
  await page.getByRole('button', { name: 'Import the other 2 cards' }).click()
  await expect(page.getByText('2 cards imported.')).toBeVisible()
  await expect(page.getByText('Line 5: slope')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Flashcards' }).getByText('rise over run')).toBeVisible()
  await axe(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Anki text', exact: true }).click()
  expect((await saved).suggestedFilename()).toBe('flashcards.txt')
})

test('today is one click from the dashboard: cards, then practice', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['only card'])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('link', { name: 'Today’s queue' }).click()
  await page.getByRole('radio', { name: '10 minutes' }).check()
  await expect(page.getByRole('heading', { name: 'Review 1 card' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: /of the card/ }).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await page.getByRole('button', { name: 'Start practice' }).click()
  await answer(page)
})

test('a lesson is found in the list, read, and ends with two questions to try', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto('/lessons')
  await expect(page.getByRole('table', { name: 'All lessons' })).toBeVisible()
  await axe(page)
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The idea' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Try two questions' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await answer(page)
})

test('a card put off is not asked today; a suspended one waits until it is resumed', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['put off', 'suspended'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('put off')
  await page.getByRole('button', { name: 'Not today' }).click()
  await expect(card).toContainText('suspended')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByRole('button', { name: 'No Flashcards to Review' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit (suspended)' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Suspended: it is not asked any more.')).toBeHidden()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(card).toContainText('suspended')
})
