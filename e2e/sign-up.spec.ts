import type { APIRequestContext, Page } from '@playwright/test'
import {
  address,
  enter,
  expect,
  mailTo,
  makeTest,
  newGuest,
  newMember,
  PASSWORD,
  signUp,
  test,
} from './support/people.ts'
import { axe } from './support/reviews.ts'

const linkTo = async (request: APIRequestContext, email: string): Promise<string> =>
  /\/confirm\?token=[\w-]+/.exec((await mailTo(request, email, /Confirm/)).text)?.[0] ?? ''

test('an address that somebody else signed up is confirmed with a press, a name and a password of its owner', {
  tag: '@deep',
}, async ({ page }) => {
  const email = address()
  const user = { first_name: 'Ana', last_name: 'Lee', email, password: PASSWORD, password_confirmation: PASSWORD }
  await page.request.post('/api/v1/users', { data: { user } })
  await page.goto(await linkTo(page.request, email))
  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Stone')
  await page.getByLabel('Password', { exact: true }).fill('Owners-horse77')
  await page.getByLabel('Confirm password').fill('Owners-horse77')
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await expect(page.getByText("Great! You've confirmed your account. Please sign in below.")).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  // The form that the notice speaks of is there to be filled in.
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Your email or password is incorrect.')).toBeVisible()
  await page.getByLabel('Password').fill('Owners-horse77')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto('/dashboard')
  await expect(page.getByText('Hi, Mia!')).toBeVisible()
})

/** The test's own number, whatever else of the list reads the same. */
const listed = (page: Page, id: number) =>
  page.getByRole('cell', { name: String(id), exact: true }).and(page.locator('[data-label="id"]'))

test('a guest who signs up goes on as the guest until the letter is confirmed, and logs in with the address filled in', async ({
  page,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  const email = address()
  await signUp(page, email)
  await expect(page.getByText('Almost done!')).toBeVisible()
  await expect(page.getByText('Until then you go on as a guest', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  const waiting = page.getByRole('complementary', { name: 'Sign-up' })
  await expect(waiting).toContainText(`Please confirm the email we sent to ${email}`)
  await expect(waiting.getByRole('link', { name: 'Send it again' })).toHaveAttribute('href', '/resend-confirmation')
  await axe(page)
  await waiting.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: /^Begin: Algebra 1/ }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await page.goto('/tests')
  await expect(listed(page, id)).toBeVisible()
  await expect(page.getByText(`confirm the email we sent to ${email}`)).toBeVisible()
  await page.goto(await linkTo(page.request, email))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText(
    "Great! You've confirmed your account. Please sign in below.",
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('What you did as a guest is in your account.')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeFocused()
  await axe(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const topics: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/users/update_topic')) topics.push(sent.postDataJSON())
  })
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  expect(topics).toEqual([{ user: { topic: 'Algebra 1' } }])
  await page.goto('/tests')
  await expect(listed(page, id)).toBeVisible()
})

test('Log out everywhere ends the login here and on the other device', { tag: '@deep' }, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const other = await page.request.post('/api/v1/user_token', {
    data: { auth: { email: member.email, password: member.password } },
  })
  const { jwt } = (await other.json()) as { jwt: string }
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await expect(page.getByText('Algebra 1', { exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Devices' }).click()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('You are logged out on all devices.')).toBeVisible()
  const asked = await page.request.get('/api/v1/users/current', { headers: { authorization: `Bearer ${jwt}` } })
  expect(asked.status()).toBe(401)
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'

test('a lost device is found among the logins and logged out alone, with the password; then all others, by keyboard', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await newMember(page.request)
  await enter(page, member)
  const logIn = async (agent: string): Promise<string> => {
    const data = { auth: { email: member.email, password: member.password } }
    const answer = await page.request.post('/api/v1/user_token', { data, headers: { 'user-agent': agent } })
    return ((await answer.json()) as { jwt: string }).jwt
  }
  const alive = async (token: string) =>
    (await page.request.get('/api/v1/users/current', { headers: { authorization: `Bearer ${token}` } })).ok()
  const [lost, kept] = [await logIn(IPHONE), await logIn('curl/8')]
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('heading', { name: 'Devices' }).click()
  const logins = page.getByRole('list', { name: 'Devices that are logged in' }).getByRole('listitem')
  await expect(logins).toHaveCount(3)
  await expect(logins.first()).toContainText('This device')
  await expect(logins.first().getByRole('button')).toHaveCount(0)
  for (const button of await page.getByRole('button', { name: /^Log out/ }).all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.getByRole('button', { name: /^Log out Safari on iPhone/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out Safari on iPhone?' })
  await dialog.getByLabel('Current password').fill('Wrong-horse7')
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(dialog.getByText('The current password is not correct.')).toBeVisible()
  await axe(page)
  const before = await page.evaluate(() => localStorage.getItem('jwt'))
  await dialog.getByLabel('Current password').fill(member.password)
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('That device is logged out.')).toBeVisible()
  await expect(logins).toHaveCount(2)
  expect([await alive(lost), await alive(kept)]).toEqual([false, true])
  // The password was given: this browser has a new token, and the one before is worth nothing.
  expect(await alive(before ?? '')).toBe(false)

  await page.getByRole('button', { name: 'Log out all others' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log out all other devices?' })).toBeVisible()
  await page.getByRole('dialog').getByLabel('Current password').focus()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('All other devices are logged out.')).toBeVisible()
  await expect(logins).toHaveCount(1)
  expect(await alive(kept)).toBe(false)
})

test("another person's account page says why it stays shut", { tag: '@deep' }, async ({ page }) => {
  await enter(page, await newMember(page.request))
  await page.goto('/users/1')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You can only open your own account page.')).toBeVisible()
})
