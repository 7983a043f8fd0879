import type { Page } from '@playwright/test'
import { hold } from './support/hold.ts'
import { enter, expect, newGuest, type Person, test } from './support/people.ts'

const at = (person: Person) => ({ authorization: `Bearer ${person.token}` })

async function makeCards(page: Page, person: Person, fronts: readonly string[]): Promise<void> {
  for (const front of fronts)
    await page.request.post('/api/v1/flashcards/create', {
      headers: at(person),
      data: { front, back: `back of ${front}`, tags: '' },
    })
}

/** A logged mistake: of a question that was skipped. */
async function makeMistake(page: Page, person: Person): Promise<number> {
  const headers = at(person)
  const made = await page.request.post('/api/v1/tests/create', { headers, data: { number_of_questions: 1 } })
  const { id } = (await made.json()) as { id: number }
  const shown = (await (await page.request.get(`/api/v1/tests/${id}`, { headers })).json()) as {
    questions_attributes: { id: number }[]
  }
  const question_id = shown.questions_attributes[0]?.id
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0 } })
  const entry = { question_id, identify: 'Ran out of time', solution: '', clue: '', notes: '' }
  const logged = await page.request.post('/api/v1/mistakes/create', { headers, data: entry })
  return ((await logged.json()) as { id: number }).id
}

/** Once nothing is under way any more, a page that was opened by what was held back would be there. */
async function staysAt(page: Page, heading: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

test('whoever goes on while a mistake is being rated stays there, and two presses are one rating', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  const id = await makeMistake(page, person)
  await page.goto(`/mistakes/${id}`)
  await page.getByRole('button', { name: 'Show my note' }).click()
  let sent = 0
  const save = await hold(page, `/mistakes/${id}`, async (route) => {
    sent += 1
    return () => route.continue()
  })
  const good = page.getByRole('button', { name: /^Good/ })
  await good.click()
  await good.click()
  await save.arrived()
  await page.getByRole('link', { name: 'Flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'Flashcards', level: 1 })).toBeVisible()
  save.letGo()
  await staysAt(page, 'Flashcards')
  expect(sent).toBe(1)
})

test('whoever goes on while a card is being put off stays there', { tag: '@deep' }, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['first', 'second'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const save = await hold(page, '/reviews/**', async (route) => () => route.continue())
  await page.getByRole('button', { name: 'Not today' }).click()
  await save.arrived()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Mistake Journal', level: 1 })).toBeVisible()
  save.letGo()
  await staysAt(page, 'Mistake Journal')
})

test('whoever goes on while the last ratings are on their way stays there', { tag: '@deep' }, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await makeCards(page, person, ['only'])
  await page.goto('/flashcards')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const card = page.getByRole('button', { name: /of the card/ })
  await expect(card).toContainText('only')
  const save = await hold(page, new URL(page.url()).pathname, async (route) => () => route.continue())
  await card.click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await save.arrived()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Mistake Journal', level: 1 })).toBeVisible()
  save.letGo()
  await staysAt(page, 'Mistake Journal')
})
