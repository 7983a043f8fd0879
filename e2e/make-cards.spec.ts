import type { Page } from '@playwright/test'
import { enter, expect, newGuest, test } from './support/people.ts'
import { api, axe, missSomething } from './support/reviews.ts'

test('a file of cards comes in whole: bad lines by number, duplicates by name', { tag: '@deep' }, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto('/flashcards')
  await expect(page.getByText('There are no flashcards.')).toBeVisible()
  await page.getByRole('heading', { name: 'More' }).click()
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
  const list = page.getByRole('table', { name: 'Flashcards' })
  await list.getByRole('button', { name: 'Show the back of slope' }).click()
  await expect(list.getByText('rise over run')).toBeVisible()
  await axe(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Anki text', exact: true }).click()
  expect((await saved).suggestedFilename()).toBe('flashcards.txt')
})

/** Selects the first paragraph of the explanation, as a reader would with the mouse or the keyboard. */
const selectExplanation = (page: Page) =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2, h3')].find((h) => h.textContent === 'Explanation')
    const paragraph = heading?.parentElement?.querySelector('[class*="rich"] p, [class*="rich"] li')
    if (!paragraph) throw new Error('there is no explanation')
    document.getSelection()?.selectAllChildren(paragraph)
  })

test('a card is made from a question and from selected words of its explanation', { tag: '@deep' }, async ({
  page,
}) => {
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
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(pick).toBeFocused({ timeout: 300 })
  }).toPass({ timeout: 20_000, intervals: [50] })
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

test('a card is shown as it will look, while it is typed', { tag: '@deep' }, async ({ page }) => {
  await enter(page, await newGuest(page.request))
  await page.goto('/flashcards/new')
  const look = page.getByRole('group', { name: 'How it will look' })
  await page.getByLabel('Front').fill('What does it cost?')
  await page.getByLabel('Back').fill('It costs $5')
  await expect(look).toContainText('What does it cost?')
  await expect(look).toContainText('It costs $5')
  await expect(look.locator('.katex')).toHaveCount(0)
  await page.getByLabel('Back').fill('The root of $x^2$.')
  await expect(look.locator('.katex')).toBeVisible()
  await axe(page)
})

for (const width of [390, 1440])
  test(`one press on Create makes the card whose last field has a formula, at ${width}`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enter(page, await newGuest(page.request))
    await page.goto('/flashcards/new')
    await page.getByLabel('Front').fill('Divide $x^m$ by $x^n$.')
    await page.getByLabel('Back').fill('$x^{m-n}$')
    // Two formulas on the front, and then that of the back.
    await expect(page.getByRole('group', { name: 'How it will look' }).locator('.katex')).toHaveCount(3)
    const create = page.getByRole('button', { name: 'Create' })
    await create.scrollIntoViewIfNeeded()
    const box = await create.boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await page.mouse.down()
    // As slowly as a finger: whatever leaving the field moves has moved by now.
    await page.waitForTimeout(300)
    // A pressed button sinks by a pixel.
    expect(Math.abs(((await create.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1)
    await page.mouse.up()
    await expect(page.getByText('Flashcard created!')).toBeVisible()
  })

test('a result makes ready cards of what was missed, each once; of another topic it leads back there', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  const cards = async () => Number((await api(page, person, 'get', '/flashcards/index')).total_count)
  await page.goto(`/tests/${id}/result`)
  const make = page.getByRole('button', { name: /^Make (a flashcard|\d+ flashcards)$/ })
  await make.click()
  await expect(page.getByText(/cards? made\. (It is|They are) due now\./)).toBeVisible()
  const made = await cards()
  expect(made).toBeGreaterThan(0)
  await page.reload()
  await make.click()
  await expect(page.getByText('These cards are there already.')).toBeVisible()
  expect(await cards()).toBe(made)
  const headers = { authorization: `Bearer ${person.token}` }
  await page.request.put('/api/v1/users/update_topic', { headers, data: { user: { topic: 'Geometry' } } })
  await page.reload()
  const note = page.getByRole('complementary', { name: 'Topic' })
  await expect(note).toContainText('This test belongs to Algebra 1. Your topic now is Geometry.')
  await axe(page)
  await page.goto('/mistakes')
  await expect(note).toContainText('Your mistakes in Algebra 1 are kept there.')
  await note.getByRole('button', { name: 'Go back to Algebra 1' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Algebra 1', { exact: true }).first()).toBeVisible()
})

test('without a card yet, what was missed gives the first in one press; formula keys write where one typed last', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto('/flashcards')
  await expect(page.getByText('There are no flashcards.')).toBeVisible()
  const make = page.getByRole('button', { name: /^Make (a card|cards) from (my journal|my journal’s newest \d+)$/ })
  await expect(make).toHaveCount(0)
  await page.goto('/flashcards/new')
  const keys = page.getByRole('group', { name: 'Formula keys' })
  await expect(keys).toHaveCount(1)
  await page.getByLabel('Back').fill('')
  await page.getByLabel('Back').focus()
  await keys.getByRole('button').first().click()
  await expect(page.getByLabel('Back')).not.toHaveValue('')
  await expect(page.getByLabel('Front')).toHaveValue('')
  await missSomething(page, person)
  await page.goto('/flashcards')
  await expect(make).toBeVisible()
  await axe(page)
  await make.click()
  await expect(page.getByText(/cards? made\. (It is|They are) due now\./)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Flashcards' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toBeVisible()
})
