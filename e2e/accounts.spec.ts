import { readFileSync } from 'node:fs'
import {
  address,
  answer,
  enter,
  expect,
  mailTo,
  makeTest,
  newGuest,
  newMember,
  PASSWORD,
  test,
} from './support/people.ts'

const phone = { width: 390, height: 844 }

test('on a phone, somebody signs up, confirms through the mailbox, logs in, and comes back', async ({ page }) => {
  await page.setViewportSize(phone)
  const email = address()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Anne-Marie')
  await page.getByLabel('Last name').fill('李雷')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '33')
  await page.getByLabel('Password', { exact: true }).fill('Corecthorse7')
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '66')
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Passwords should match!')).toBeVisible()
  await page.getByLabel('Confirm password').fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Almost done! Please confirm your account in the email we just sent you.')).toBeVisible()
  await expect(page.getByRole('link', { name: /open the mailbox of this server/ })).toHaveAttribute('href', '/dev/mail')
  await expect(page).toHaveURL('/')
  const mail = await mailTo(page.request, email, /Confirm/)
  await page.goto(/\/confirm\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByText("Great! You've confirmed your account. Please sign in below.")).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Wrong-horse7')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(
    page.getByText('Your email or password is incorrect. If this is a new account, please confirm by email.'),
  ).toBeVisible()
  await page.getByLabel('Password').fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() =>
      ['jwt', 'guest', 'valid_plans', 'localTopic', 'cart'].map((k) => localStorage.getItem(k)),
    ),
  ).toEqual([null, null, null, null, null])
})

test('a guest who signs up keeps the test made before', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  const email = address()
  await page.goto('/signup')
  await page.getByLabel('First name').fill('José')
  await page.getByLabel('Last name').fill("O'Brien")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Almost done!')).toBeVisible()
  const mail = await mailTo(page.request, email, /Confirm/)
  await page.goto(/\/confirm\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto('/tests')
  await expect(page.getByRole('cell', { name: String(id), exact: true })).toBeVisible()
})

test('a guest’s menu has Log Out alone, and the guest is asked before logging out loses the work, and may stay or sign up instead', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, await newGuest(page.request))
  await page.goto('/tests')
  const ask = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Log Out'])
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    return page.getByRole('dialog', { name: 'Log out and lose your work?' })
  }
  const dialog = await ask()
  await expect(dialog.getByRole('link', { name: 'Sign up to keep it' })).toHaveAttribute('href', '/signup')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/tests')
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBeNull()
  await (await ask()).getByRole('link', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
})

test('a refused test shows its field and sentence in the middle of a phone', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(phone)
  await enter(page, await newGuest(page.request))
  await page.goto('/tests/new')
  const number = page.getByLabel('Number of questions')
  await number.fill('7.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(number).toBeFocused()
  await expect(number).toBeInViewport()
  await expect(page.getByText('Please enter a number.')).toBeInViewport()
  const mode = page.getByRole('button', { name: 'Question mode: ' })
  await mode.click()
  await page.getByRole('radio', { name: /Recommendation/ }).click()
  await page.getByLabel('Custom test id').fill('AAAA-AAAA')
  // Folded again, the refused code is unfolded to be shown.
  await mode.click()
  await expect(page.getByLabel('Custom test id')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page.getByLabel('Custom test id')).toBeFocused()
  await expect(page.getByLabel('Custom test id')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Custom test id')).toBeInViewport()
})

test('a forgotten password is set anew with the link of the mail', async ({ page }) => {
  const { email } = await newMember(page.request)
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email me a recovery link' }).click()
  await expect(page.getByText('If your account exists, an email will be sent with further instructions.')).toBeVisible()
  const mail = await mailTo(page.request, email, /Reset/)
  const told: (string | undefined)[] = []
  page.on('request', (request) => told.push(request.headers().referer))
  await page.goto(/\/reset-password\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill('Fresh-horse77')
  await page.getByLabel('Confirm password').fill('Fresh-horse77')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Your password has been updated.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const proofs = await page.evaluate(() => JSON.parse(localStorage.getItem('known_browsers') ?? '[]'))
  expect(proofs, 'who guesses beside this browser cannot keep it out').toHaveLength(1)
  expect(told.length).toBeGreaterThan(3)
  expect(
    told.filter((referer) => referer?.includes('token')),
    'the link is told to nobody',
  ).toEqual([])
})

test('changing the password logs out the other browser', { tag: '@deep' }, async ({ baseURL, browser, page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const login = await page.request.post('/api/v1/user_token', {
    data: { auth: { email: member.email, password: member.password } },
  })
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await enter(other, { ...member, token: ((await login.json()) as { jwt: string }).jwt })
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('tab', { name: 'Change Password' }).click()
  await page.getByLabel('Current password').fill(member.password)
  await page.getByLabel('New password', { exact: true }).fill('Fresh-horse77')
  await page.getByLabel('Confirm new password').fill('Fresh-horse77')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Your password has been updated.')).toBeVisible()

  await other.goto('/tests')
  await expect(other).toHaveURL(/login/)
  await expect(other.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await other.context().close()
})

test('every guarded address sends strangers where the specification says', { tag: '@deep' }, async ({ page }) => {
  const toLogin = [
    '/upgrade',
    '/tests',
    '/tests/new',
    '/tests/1',
    '/tests/1/result',
    '/tests/1/analysis',
    '/dashboard',
    '/flashcards',
    '/flashcards/new',
    '/flashcards/1',
    '/flashcards/1/edit',
    '/mistakes',
    '/mistakes/new',
    '/mistakes/1',
    '/mistakes/1/edit',
    '/users/1',
  ]
  for (const path of toLogin) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/signup$/)
  await page.goto('/no-such-page')
  await expect(page.getByRole('link', { name: 'Go to the homepage' })).toBeVisible()
})

test('a guest is sent to sign up from the checkout, and a topic without a plan is shut whatever the storage claims', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/signup$/)
  const headers = { authorization: `Bearer ${guest.token}` }
  await page.request.put('/api/v1/users/update_topic', { headers, data: { user: { topic: 'SAT Math' } } })
  await page.evaluate(() => {
    localStorage.setItem('localTopic', 'SAT Math')
    localStorage.setItem('valid_plans', '[{"name":"SAT Math","paid_and_active":true}]')
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  const why = page.getByRole('dialog', { name: 'Error' })
  await expect(why).toContainText('403 Forbidden')
  await why.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL('/orders?topic=SAT+Math')
  await expect(why).toBeHidden()
})

test('an expired token logs out cleanly and says so', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.evaluate(() => {
    const part = btoa(JSON.stringify({ sub: '1', exp: 1 }))
    localStorage.setItem('jwt', `x.${part}.x`)
  })
  await page.goto('/tests')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test('answers that were not sent before a session ended are sent after the next login', async ({ page, context }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  await page.route('**/api/v1/tests/**', (route) => route.abort())
  await answer(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  // The session ends on the server, as after a password change elsewhere; the tab is closed.
  const headers = { authorization: `Bearer ${member.token}` }
  await page.request.post('/api/v1/user_token/revoke', { headers, data: { all: true } })
  const later = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await later.goto('/login')
  await later.evaluate(() => localStorage.removeItem('jwt'))
  await later.goto('/login')
  await later.getByLabel('Email').fill(member.email)
  await later.getByLabel('Password').fill(member.password)
  await later.getByRole('button', { name: 'Log In' }).click()
  await expect(later).toHaveURL(/for-students/)
  await later.goto('/dashboard')
  const token = await later.evaluate(() => localStorage.getItem('jwt'))
  await expect(async () => {
    const shown = await later.request.get(`/api/v1/tests/${id}`, { headers: { authorization: `Bearer ${token}` } })
    const { questions_attributes } = (await shown.json()) as { questions_attributes: { skipped: boolean | null }[] }
    expect(questions_attributes.filter((q) => q.skipped === false)).toHaveLength(2)
  }).toPass({ timeout: 20_000 })
})

test('a member downloads everything held on them, and deletes the account for good', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const member = await newMember(page.request)
  await enter(page, member)
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('heading', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Download my data' }).click()
  const held = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as object
  expect(JSON.stringify(held)).toContain(member.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByLabel(/password/i).fill(member.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  const again = await page.request.get('/api/v1/users/current', {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(again.status()).toBe(401)
})
