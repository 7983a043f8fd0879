import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export const PASSWORD = 'Corect-horse7'
export const address = (): string => `${randomUUID()}@example.com`

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address, from the embedded mailbox. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[]
    found = mails.find((m) => m.to === to && subject.test(m.subject))
    expect(found).toBeTruthy()
  }).toPass({ timeout: 15_000, intervals: [100] })
  return found as Mail
}

const post = (request: APIRequestContext, path: string, data: unknown, token?: string) =>
  request.post(`/api/v1${path}`, { data, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) })

export type Person = Readonly<{ email: string; password: string; token: string; guest: boolean }>

async function logIn(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await post(request, '/user_token', { auth: { email, password } })
  return ((await answer.json()) as { jwt: string }).jwt
}

export async function newGuest(request: APIRequestContext): Promise<Person> {
  const email = `${randomUUID()}@guest.invalid`
  const password = randomUUID()
  await post(request, '/users', { user: { guest: true, email, password } })
  return { email, password, guest: true, token: await logIn(request, email, password) }
}

export async function newMember(request: APIRequestContext): Promise<Person> {
  const email = address()
  const user = { first_name: 'Ana', last_name: 'Lee', email, password: PASSWORD, password_confirmation: PASSWORD }
  const signedUp = (await (await post(request, '/users', { user })).json()) as { pending_sign_up: string }
  const mail = await mailTo(request, email, /Confirm/)
  const token = /token=([\w-]+)/.exec(mail.text)?.[1]
  await post(request, '/users/confirm', { token, secret: signedUp.pending_sign_up })
  return { email, password: PASSWORD, guest: false, token: await logIn(request, email, PASSWORD) }
}

/** Puts a person's session into the browser, as the login page would. */
export async function enter(page: Page, person: Person, topic = 'Algebra 1'): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` }
  await page.request.put('/api/v1/users/update_topic', { headers, data: { user: { topic } } })
  const account = (await (await page.request.get('/api/v1/users/account', { headers })).json()) as {
    topics_list_include_free: unknown
  }
  await page.addInitScript(
    ([token, guest, plans, name]) => {
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem('jwt', token as string)
      if (guest) localStorage.setItem('guest', 'true')
      localStorage.setItem('valid_plans', JSON.stringify(plans))
      localStorage.setItem('localTopic', name as string)
      localStorage.setItem('cookies', 'ok')
    },
    [person.token, person.guest, account.topics_list_include_free, topic] as const,
  )
}

export async function makeTest(page: Page, person: Person, body: Record<string, unknown> = {}): Promise<number> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.post('/api/v1/tests/create', { headers, data: { number_of_questions: 5, ...body } })
  return ((await answer.json()) as { id: number }).id
}

export { expect }

/** A member for journeys that only look: made once for all journeys of a worker. */
export const test = base.extend<{ quiet: undefined }, { student: Person }>({
  // A call that is still held back when a journey ends is nobody's fault; a journey may have closed its page itself.
  quiet: [
    async ({ page }, use) => {
      await use(undefined)
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  student: [
    async ({ playwright }, use, worker) => {
      const { baseURL = '' } = worker.project.use
      const request = await playwright.request.newContext({ baseURL })
      await use(await newMember(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

type Filtered = { products_purchase: { id: number; price_anchor: boolean }[]; products_subscription: { id: number }[] }

/** Buys a plan for a topic through the real calls, with a test card. */
export async function buy(page: Page, person: Person, topic: string): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` }
  const plans = (await (
    await page.request.get(`/api/v1/orders/${encodeURIComponent(topic)}/filtered-products`)
  ).json()) as Filtered
  const product_id = plans.products_purchase[0]?.id
  await page.request.post('/api/v1/carts/auth-create', { headers, data: { cart: { product_id } } })
  const config = (await (await page.request.get('/api/v1/orders/config')).json()) as {
    token_url: string
    publishable_key: string
  }
  const form = {
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2030',
    'card[cvc]': '123',
    key: config.publishable_key,
  }
  const card = (await (await page.request.post(config.token_url, { form })).json()) as { id: string }
  const orders = { payment_gateway: 'stripe', token: card.id, product_id }
  const paid = await page.request.post('/api/v1/orders/submit', { headers, data: { orders } })
  expect(paid.ok()).toBe(true)
}

/** Answers the question on the screen: the option, or the text in a grid-in. */
export async function answer(page: Page, letter = 'C', text = '7/3'): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Question \d/ })).toBeVisible()
  const grid = page.getByLabel('Your answer')
  if (await grid.isVisible()) await grid.fill(text)
  else await page.getByRole('button', { name: new RegExp(`^Option ${letter}`) }).click()
}

/** Signs Ana Lee up by the form. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

/** Submits a step of a tutor test and opens its solution, also after a wrong answer. */
export async function submitStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const solution = page.getByRole('heading', { name: 'Explanation' })
  const show = page.getByRole('button', { name: 'Show the solution' })
  await expect(solution.or(show).first()).toBeVisible()
  if (await show.isVisible()) await show.click()
  await expect(solution).toBeVisible()
}
