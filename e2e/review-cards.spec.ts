import { enter, expect, newGuest, test } from './support/people.ts'
import { api, axe, makeCards, reviewsDone } from './support/reviews.ts'

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

test('cards are rated without a connection, and every rating arrives once when it is back', { tag: '@deep' }, async ({
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
  const connection = page.getByRole('complementary', { name: 'Connection' })
  await expect(connection).toContainText('Kept on this device until then: 3 ratings.')
  await axe(page)
  await context.setOffline(false)
  await expect(connection).toContainText('You are back online. Everything is sent.')
  await expect(page.getByText(/to be sent/)).toBeHidden()
  // Ratings are sent behind the cards, so the last one may still be on its way.
  await expect.poll(() => reviewsDone(page, person)).toBe(3)
})

test('a card put off is not asked today; one that was stopped waits until it is asked for again', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['put off', 'suspended'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('put off')
  await page.getByRole('button', { name: 'Not today' }).click()
  await expect(card).toContainText('suspended')
  await page.getByRole('button', { name: 'Stop asking', exact: true }).click()
  await expect(page.getByRole('button', { name: 'No Flashcards to Review' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit (not asked)' }).click()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByText('You stopped this one: it is not asked anymore.')).toBeHidden()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(card).toContainText('suspended')
})

test('with 1,000 due cards and a network that answers nothing the next card never waits, and every rating arrives once, in order', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const { import_id } = await api(page, person, 'post', '/flashcards/import/start', { format: 'csv' })
  const text = `front,back,tags\n${Array.from({ length: 1000 }, (_, n) => `card ${n + 1}.,back ${n + 1},`).join('\n')}\n`
  await api(page, person, 'post', '/flashcards/import/chunk', { import_id, pos: 0, text })
  await api(page, person, 'post', '/flashcards/import/finish', { import_id, chunks: 1 })
  await page.clock.install()
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
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    await held
    await route.continue()
  })
  const CARDS = 12
  for (let n = 1; n <= CARDS; n++) {
    // Long enough for what the browser holds to count as old.
    if (n === 5) await page.clock.fastForward(16_000)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled()
    await page.keyboard.press('3')
    await expect(card).toContainText(`card ${n + 1}.`)
  }
  // Nothing but the ratings themselves was asked of the server between the cards.
  expect(asked).toEqual([])
  release()
  await expect(page.getByText(/to be sent/)).toBeHidden({ timeout: 60_000 })
  expect(ratings).toHaveLength(CARDS)
  expect(new Set(ratings.map((r) => r.rating_id)).size).toBe(CARDS)
  const order = ratings.map((r) => r.id)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  await expect.poll(() => reviewsDone(page, person)).toBe(CARDS)
})

test('a card that was not known comes back in the same review, also offline, and the end says what was done', {
  tag: '@deep',
}, async ({ page, context }) => {
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
  const done = page.getByRole('region', { name: 'Review done' })
  await expect(done.getByText(/^Done for now: you reviewed 2 cards\. The first of them is due again in/)).toBeVisible()
  await expect(done.getByRole('link', { name: 'On with Today' })).toBeVisible()
  await expect.poll(() => reviewsDone(page, person)).toBe(5)
  await axe(page)
})
