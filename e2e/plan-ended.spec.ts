import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { buy, enter, expect, makeTest, newGuest, newMember, type Person, test } from './support/people.ts'

const DAY = 86_400_000
const TOPIC = 'SAT Math'

const advance = (page: Page, days: number) => page.request.post('/dev/clock', { data: { advance_ms: days * DAY } })

async function api(page: Page, { token }: Person, method: 'get' | 'post' | 'put', path: string, data?: unknown) {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request[method](`/api/v1${path}`, { headers, ...(data === undefined ? {} : { data }) })
  expect(reply.ok(), `${method} ${path}`).toBe(true)
  return (await reply.json()) as Record<string, unknown>
}

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.target.join(' ')}`),
    what,
  ).toEqual([])
}

/** A month of work: one test scored, one open, one mistake in the journal, one card. */
async function work(page: Page, person: Person) {
  await api(page, person, 'put', '/users/update_topic', { user: { topic: TOPIC } })
  const scored = await makeTest(page, person, { number_of_questions: 2 })
  const test = (await api(page, person, 'get', `/tests/${scored}`)) as {
    version: number
    questions_attributes: { id: number }[]
  }
  await api(page, person, 'put', `/tests/${scored}`, { version: test.version, questions_attributes: [] })
  const question_id = test.questions_attributes[0]?.id
  const mistake = await api(page, person, 'post', '/mistakes/create', {
    question_id,
    identify: 'I read the table by its rows.',
    solution: '',
    clue: '',
    notes: '',
  })
  await api(page, person, 'post', '/flashcards/create', { front: 'slope', back: 'rise over run', tags: '' })
  const open = await makeTest(page, person, { number_of_questions: 2 })
  // Opened while the plan ran: what was never seen stays shut afterwards.
  const { version } = await api(page, person, 'get', `/tests/${open}`)
  await api(page, person, 'put', `/tests/save/${open}`, { version, step: 0, draft: true })
  return { scored, open, mistake: Number(mistake.id) }
}

async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
}

test('after a plan has run out, own work stays open to read and new work leads to the upgrade', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  test.slow()
  const person = await newMember(page.request)
  await buy(page, person, TOPIC)
  const made = await work(page, person)
  await advance(page, 29)
  await logIn(page, person)
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.getByRole('button', { name: new RegExp(TOPIC) }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: 'Look around first' }).click()
  const notice = page.getByRole('complementary', { name: 'Plan' })
  await expect(notice).toBeHidden()

  // The plan runs out while the browser still believes in it.
  await advance(page, 2)
  await page.getByRole('link', { name: 'Create Test' }).click()
  await expect(page).toHaveURL(/\/upgrade$/)
  await expect(page.getByText(/Your plan ended on/)).toBeVisible()
  await clean(page, 'upgrade')
  await page.getByRole('link', { name: 'Your tests, results, journal and cards' }).click()
  await expect(page).toHaveURL(/dashboard/)
  const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '')
  const { product_topics } = (await api(page, { ...person, token }, 'get', '/orders/auth-index')) as {
    product_topics: { name: string; expired_at?: string }[]
  }
  const at = new Date(product_topics.find((each) => each.name === TOPIC)?.expired_at ?? 0)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at)
  await expect(notice).toContainText(`Your ${TOPIC} plan ended on ${day}.`)
  await expect(notice.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/upgrade')
  await expect(page.getByRole('dialog')).toBeHidden()
  await clean(page, 'dashboard')
  await page.getByRole('link', { name: 'Upgrade to go on' }).click()
  await expect(page).toHaveURL(/\/upgrade$/)

  await page.goto('/tests')
  const list = page.getByRole('table', { name: 'Previous Tests' })
  await expect(list.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/upgrade')
  await list.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('Your Score')).toBeVisible()
  await expect(notice).toBeVisible()
  for (const path of ['/mistakes', '/flashcards', `/tests/${made.scored}/analysis`, '/today']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page.goto(`/mistakes/${made.mistake}`)
  await expect(page.getByText('I read the table by its rows.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Again|Good|Easy)/ })).toHaveCount(0)
  for (const path of ['/tests/new', '/mistakes/new?question_id=1', `/mistakes/${made.mistake}/edit`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/upgrade$/)
  }
  await page.goto(`/tests/${made.open}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await expect(page).toHaveURL(/\/tests$/)

  // A new plan opens everything again.
  await page.goto('/upgrade')
  await page.getByRole('button', { name: /^Add to cart: SAT Math, 30 days/ }).click()
  await page.getByRole('link', { name: 'Continue To Checkout' }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expires (MM/YY)').fill('1235')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Place Your Order' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('status', { name: 'Thank you' })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.getByRole('link', { name: 'Create Test' }).click()
  await expect(page.getByRole('heading', { name: 'Create Test' })).toBeVisible()
})

test('a topic that was never bought goes to the login, from every page, and from there back to the own work', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person, 'ACT Reading')
  for (const path of ['/dashboard', '/today', '/tests', '/tests/new', '/mistakes', '/flashcards']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'ACT Reading needs a plan' })).toBeVisible()
  }
  // Logged in already: the form is for another account, and waits.
  await expect(page.getByLabel('Email')).toBeHidden()
  await page.getByText('Log in to another account').click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plans, and 10 free questions' })).toHaveAttribute('href', '/upgrade')
  await clean(page, 'login before a shut topic')
  await page.getByRole('button', { name: 'Back to Algebra 1' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a guest who looked at a paid topic is led back to the own work by For Students', { tag: '@deep' }, async ({
  page,
}) => {
  const person = await newGuest(page.request)
  await enter(page, person, 'Geometry')
  const { id } = await api(page, person, 'post', '/tests/create_diagnostic', { question_mode: 'Diagnostic' })
  expect(id).toBeGreaterThan(0)
  await page.goto('/for-students')
  await page.getByRole('button', { name: /SAT Math/ }).click()
  await expect(page).toHaveURL(/\/upgrade$/)
  await page.getByRole('link', { name: 'choose another topic' }).click()
  const back = page.getByRole('region', { name: 'Continue' }).getByRole('button', { name: /^Continue: Geometry/ })
  await expect(back).toContainText('SAT Math needs a plan; your work is here.')
  await back.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Geometry', { exact: true })).toBeVisible()
})
