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

/** Reviews that the server has counted. */
async function reviewsDone(page: Page, person: Person): Promise<number> {
  const { calendar } = (await api(page, person, 'get', '/reviews/overview')) as { calendar: { reviews: number }[] }
  return calendar.reduce((sum, day) => sum + day.reviews, 0)
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
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log Mistake' }).or(page.getByText('Next for you'))).toBeVisible()
  await expect(page.getByText('Mistake logged!')).toBeHidden({ timeout: 7000 })

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
  // Ratings are sent behind the cards, so the last one may still be on its way.
  await expect.poll(() => reviewsDone(page, person)).toBe(3)
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
  // Ratings are sent behind the cards, so the last one may still be on its way.
  await expect.poll(() => reviewsDone(page, person)).toBe(3)
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

test('with 1,000 due cards and a slow network the next card never waits, and every rating arrives once, in order', async ({
  page,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const { import_id } = await api(page, person, 'post', '/flashcards/import/start', { format: 'csv' })
  const text = `front,back,tags\n${Array.from({ length: 1000 }, (_, n) => `card ${n + 1}.,back ${n + 1},`).join('\n')}\n`
  await api(page, person, 'post', '/flashcards/import/chunk', { import_id, pos: 0, text })
  await api(page, person, 'post', '/flashcards/import/finish', { import_id, chunks: 1 })
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('card 1.')

  const asked: string[] = []
  const ratings: { id: number; rating_id: string }[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1')
    if (!path) return
    if (request.method() !== 'PUT') return void asked.push(path)
    const { flashcard } = request.postDataJSON() as { flashcard: { rating_id: string } }
    ratings.push({ id: Number(path.split('/')[2]), rating_id: flashcard.rating_id })
  })
  const SLOW = 3000
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((wait) => setTimeout(wait, SLOW))
    await route.continue()
  })
  const waits: number[] = []
  for (let n = 1; n <= 30; n++) {
    // Long enough for what the browser holds to count as old.
    if (n === 10) await page.waitForTimeout(16_000)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled()
    const began = Date.now()
    await page.keyboard.press('3')
    await expect(card).toContainText(`card ${n + 1}.`)
    waits.push(Date.now() - began)
  }
  const most = Math.max(...waits)
  const mean = Math.round(waits.reduce((a, b) => a + b, 0) / waits.length)
  test.info().annotations.push({ type: 'next card', description: `mean ${mean} ms, most ${most} ms` })
  expect(most).toBeLessThan(SLOW)
  // Nothing but the ratings themselves was asked of the server between the cards.
  expect(asked).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText(/to be sent/)).toBeHidden({ timeout: 60_000 })
  expect(ratings).toHaveLength(30)
  expect(new Set(ratings.map((r) => r.rating_id)).size).toBe(30)
  const order = ratings.map((r) => r.id)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  await expect.poll(() => reviewsDone(page, person)).toBe(30)
})

test('reminders and daily minutes are chosen in My Account, in local time', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', serviceWorkers: 'block' })
  const page = await context.newPage()
  const person = await newMember(page.request)
  await enter(page, person)
  const { id } = await api(page, person, 'get', '/users/current')
  await page.goto(`/users/${id}`)
  const form = page.getByRole('form', { name: 'Reviews and reminders' })
  await expect(form.getByText('Your local time (America/New York).')).toBeVisible()
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await form.getByLabel('Minutes a day for reviews').fill('4')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter a whole number from 5 to 180.')).toBeVisible()
  await axe(page)
  await form.getByLabel('Minutes a day for reviews').fill('35')
  await form.getByRole('checkbox', { name: /Send me a mail/ }).check()
  await form.getByLabel('Time of the mail').selectOption('7:00 AM')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Saved. We write at 7:00 AM on days when something is due.')).toBeVisible()
  expect(await api(page, person, 'get', '/users/reminders')).toEqual({
    reminders: { on: true, hour: 7, timezone: 'America/New_York' },
    daily_minutes: 35,
  })
  await page.reload()
  await expect(form.getByRole('checkbox')).toBeChecked()
  await expect(form.getByLabel('Minutes a day for reviews')).toHaveValue('35')
  await context.close()
})

/** Selects the first paragraph of the explanation, as a reader would with the mouse or the keyboard. */
const selectExplanation = (page: Page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2, h3')].find((h) => h.textContent === 'Explanation')
    const paragraph = heading?.parentElement?.querySelector('[class*="rich"] p, [class*="rich"] li')
    if (!paragraph) throw new Error('there is no explanation')
    document.getSelection()?.selectAllChildren(paragraph)
  })

test('a card is made from a question and from selected words of its explanation', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  await page.goto(`/tests/${id}/result`)
  await page.getByRole('button', { name: /^1\. / }).first().click()
  const modal = page.getByRole('dialog').first()
  await expect(modal.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Make a card', exact: true })).toBeHidden()
  await selectExplanation(page)
  const pick = modal.getByRole('button', { name: 'Make a card', exact: true })
  await expect(pick).toBeVisible()
  await axe(page)
  // The keyboard reaches it from the selected words.
  await page.keyboard.press('Tab')
  await expect(pick).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Create Flashcard' })
  await expect(form.getByLabel('Front')).toHaveValue(/^Question \S+: /)
  await expect(form.getByLabel('Back')).not.toHaveValue('')
  const back = await form.getByLabel('Back').inputValue()
  await form.getByLabel('Tags (comma-separated)').fill('selected')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Tags (comma-separated)')).toBeFocused()
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Flashcard created!')).toBeVisible()
  await modal.getByRole('button', { name: 'Make a card from this question' }).click()
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(form).toBeHidden()
  const { user_flashcards } = (await api(page, person, 'get', '/flashcards/index')) as {
    user_flashcards: { back: string; tags: string[] }[]
  }
  expect(user_flashcards).toHaveLength(2)
  expect(user_flashcards[1]).toMatchObject({ back, tags: ['selected'] })
})

test('in a tutor test a missed question is logged on the spot, and Cancel closes the form', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const id = await makeTest(page, person, { number_of_questions: 3, tutor: true, tag_ids: ['a1-two-step-equations'] })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('button', { name: 'Log Question' })).toBeHidden()
  await answer(page, 'A', '98765')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Question' }).click()
  const entry = page.getByRole('region', { name: 'Journal entry' })
  await expect(entry.getByRole('heading', { name: 'Log Mistake' })).toBeFocused()
  await expect(entry.getByLabel('Solution')).not.toHaveValue('')
  await axe(page)
  await entry.getByRole('button', { name: 'Cancel' }).click()
  await expect(entry).toBeHidden()
  await page.getByRole('button', { name: 'Log Question' }).click()
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

test('a mistake forgotten four times is repaired: its idea, what it builds on, others like it, a clue in own words', async ({
  page,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await missSomething(page, person)
  const { mistakes_to_log } = (await api(page, person, 'get', '/mistakes/index')) as {
    mistakes_to_log: { id: number; question_id: number }[]
  }
  const id = mistakes_to_log[0]?.id
  await api(page, person, 'put', `/mistakes/${id}`, { identify: 'a', solution: 'b', clue: 'c', notes: '' })
  const rate = (performance_rating: string) =>
    api(page, person, 'put', `/mistakes/${id}`, { mistake: { performance_rating } })
  await rate('easy')
  for (let n = 0; n < 4; n++) for (const rating of ['again', 'good', 'good']) await rate(rating)
  await page.goto(`/mistakes/${id}`)
  await page.getByRole('button', { name: 'Show the entry' }).click()
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
  await repair.getByRole('button', { name: 'Practise these' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await expect(page.getByRole('button', { name: /of 3/ })).toBeVisible()
})

test('HTML in a card is shown as text and never runs; bold and formulas are drawn', async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const front = '<img src=x onerror="window.ran=1"> **bold** $x^2$ <script>window.ran=1</script>'
  const { id } = await api(page, person, 'post', '/flashcards/create', { front, back: front, tags: front })
  for (const path of ['/flashcards', `/flashcards/${id}`, `/flashcards/${id}/edit`]) {
    await page.goto(path)
    await expect(page.getByText('<script>', { exact: false }).first()).toBeAttached()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
  await page.goto(`/flashcards/${id}`)
  await expect(page.locator('strong', { hasText: 'bold' }).first()).toBeAttached()
  await expect(page.locator('.katex').first()).toBeAttached()
})

test('a typed formula is shown below its field as it will look, while it is typed', async ({ page }) => {
  await enter(page, await newGuest(page.request))
  await page.goto('/flashcards/new')
  const look = page.getByRole('group', { name: 'How it will look' })
  await page.getByLabel('Back').fill('It costs $5')
  await expect(look).toBeHidden()
  await page.getByLabel('Back').fill('The root of $x^2$.')
  await expect(look.locator('.katex')).toBeVisible()
  await axe(page)
})

test('a card that was not known comes back in the same sitting, also offline, and the end says what was done', async ({
  page,
  context,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['hard one', 'easy one'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  const rate = async (front: string, rating: RegExp) => {
    await expect(card).toContainText(front)
    await expect(card).toHaveAttribute('data-flipped', 'false')
    await card.click()
    await page.getByRole('button', { name: rating }).click()
  }
  await rate('hard one', /^Again/)
  await rate('easy one', /^Easy/)
  await context.setOffline(true)
  await rate('hard one', /^Again/)
  await rate('hard one', /^Again/)
  await expect(card).toHaveAttribute('data-flipped', 'false')
  await context.setOffline(false)
  await expect(page.getByText(/to be sent/)).toBeHidden()
  await rate('hard one', /^Good/)
  await expect(page.getByText(/^Done for now: you reviewed 2 cards\. The first of them is due again in/)).toBeVisible()
  await expect.poll(() => reviewsDone(page, person)).toBe(5)
  await axe(page)
})
