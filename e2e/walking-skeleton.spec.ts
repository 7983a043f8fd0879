import type { Page } from '@playwright/test'
import { hold } from './support/hold.ts'
import { address, enter, expect, mailTo, makeTest, newGuest, PASSWORD, type Person, test } from './support/people.ts'

test('a guest answers five questions, gets a score, a mastery number, a mistake entry and a card, and buys a plan as a member', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Try It Now' }).first().click()
  await expect(page).toHaveURL(/for-students/)
  await page.getByRole('button', { name: /^Algebra 1/ }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: 'Look around first' }).click()

  await page.getByRole('link', { name: 'Create Test' }).click()
  // All of one subject: its mastery is told from three answers on.
  await page.getByRole('checkbox', { name: 'Linear equations', exact: true }).check()
  await page.getByLabel('Number of questions').fill('5')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByRole('heading', { name: `Question ${i}` })).toBeVisible()
    const grid = page.getByLabel('Your answer')
    if (await grid.isVisible()) await grid.fill('7/3')
    else await page.getByRole('button', { name: /^Option C/ }).click()
    if (i < 5) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Score Test' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByText('Your Score')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  // Put away once, the welcome does not come back by itself at this visit.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: 'Performance by Subject' })
      .getByText(/\d+\.\d%/)
      .first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await page.getByRole('link', { name: 'Log', exact: true }).first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('What did I do wrong?').fill('I dropped a minus sign.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByText('I dropped a minus sign.')).toBeVisible()

  await page.getByRole('link', { name: 'Flashcards', exact: true }).click()
  await page.getByRole('link', { name: 'Create Flashcard' }).click()
  await page.getByLabel('Front').fill('Slope between two points')
  await page.getByLabel('Back').fill('Rise over run')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Flashcard created!')).toBeVisible()

  const email = address()
  await page.getByRole('link', { name: 'Become a Member' }).click()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill("O'Brien")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Almost done! Please confirm your account in the email we just sent you.')).toBeVisible()
  const mail = await mailTo(page.request, email, /Confirm/)
  await page.goto(/\/confirm\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByText("Great! You've confirmed your account. Please sign in below.")).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)

  await page.getByRole('button', { name: /SAT Reading and Writing/ }).click()
  await expect(page).toHaveURL(/upgrade/)
  await page
    .getByRole('button', { name: /Add to cart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/cart/)
  await page.getByRole('link', { name: 'Continue To Checkout' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expires (MM/YY)').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await expect(page.getByRole('button', { name: 'Place Your Order' })).toBeDisabled()
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Place Your Order' }).click()
  await expect(page).toHaveURL(/dashboard/, { timeout: 20_000 })
  await expect(page.getByText('SAT Reading and Writing').first()).toBeVisible()
})

/** A person with something to log, on its form. */
async function openEntryForm(page: Page): Promise<void> {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto(`/mistakes/new?question_id=${encodeURIComponent(await missSomething(page, person))}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('What did I do wrong?').fill('I dropped a minus sign.')
}

async function missSomething(page: Page, person: Person): Promise<string> {
  const headers = { authorization: `Bearer ${person.token}` }
  const id = await makeTest(page, person)
  const shown = (await (await page.request.get(`/api/v1/tests/${id}`, { headers })).json()) as {
    version: number
    questions_attributes: { id: number; options: { letter: string }[] }[]
  }
  const questions_attributes = shown.questions_attributes.map((q) =>
    q.options.length > 0
      ? { id: q.id, skipped: false, answer_attributes: { letter: q.options[0]?.letter } }
      : { id: q.id, skipped: false, student_produced_answer: '98765' },
  )
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: shown.version, questions_attributes } })
  const list = (await (await page.request.get('/api/v1/mistakes/index', { headers })).json()) as {
    mistakes_to_log: { ancestry: string }[]
  }
  // Five right guesses in a row leave nothing to log.
  return list.mistakes_to_log[0]?.ancestry ?? missSomething(page, person)
}

test('whoever goes on while an entry is being saved stays there and finds it', { tag: '@deep' }, async ({ page }) => {
  await openEntryForm(page)
  const save = await hold(page, '/mistakes/create', async (route) => () => route.continue())
  await page.getByRole('button', { name: 'Save' }).click()
  await save.arrived()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Mistake Journal' })).toBeVisible()
  save.letGo()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  await expect(page.getByText('I dropped a minus sign.')).toBeVisible()
  await expect(page.getByText('Mistake logged!')).toBeHidden({ timeout: 10_000 })
  await expect(page.getByRole('heading', { name: 'Mistake Journal' })).toBeVisible()
})

test('a list that was read before the entry was saved, and comes after it, is read again', { tag: '@deep' }, async ({
  page,
}) => {
  await openEntryForm(page)
  const save = await hold(page, '/mistakes/create', async (route) => () => route.continue())
  let reads = 0
  const list = await hold(page, '/mistakes/index*', async (route) => {
    reads += 1
    const response = await route.fetch()
    return () => route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await save.arrived()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await list.arrived()
  const saved = page.waitForResponse('**/api/v1/mistakes/create')
  save.letGo()
  await (await saved).finished()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  list.letGo()
  await expect(page.getByRole('heading', { name: 'Mistake Journal' })).toBeVisible()
  await expect(page.getByText('I dropped a minus sign.')).toBeVisible()
  expect(reads).toBeGreaterThan(1)
})

test('whoever has gone on learns that an entry was not saved', { tag: '@deep' }, async ({ page }) => {
  await openEntryForm(page)
  const refuse = { status: 500, json: { error: 'The entry could not be kept.' } }
  const save = await hold(page, '/mistakes/create', async (route) => () => route.fulfill(refuse))
  await page.getByRole('button', { name: 'Save' }).click()
  await save.arrived()
  await page.getByRole('link', { name: 'Mistake Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Mistake Journal' })).toBeVisible()
  save.letGo()
  await expect(page.getByRole('dialog')).toContainText('The entry could not be kept.')
})
