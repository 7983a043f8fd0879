import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clean as cleanInThemes } from './support/axe.ts'
import { buy, enter, expect, newMember, type Person, test } from './support/people.ts'

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.target.join(' ')}`),
    what,
  ).toEqual([])
}

type Plan = { id: number; name: string }
type Filtered = { products_purchase: Plan[]; products_subscription: Plan[] }

async function plansOf(page: Page, topic: string): Promise<Filtered> {
  return (await page.request.get(`/api/v1/orders/${encodeURIComponent(topic)}/filtered-products`)).json()
}

/** Puts plans into a person's cart, as the upgrade page would. */
async function fillCart(page: Page, { token }: Person, plans: readonly (Plan | undefined)[]): Promise<void> {
  for (const plan of plans) {
    const headers = { authorization: `Bearer ${token}` }
    const data = { cart: { product_id: plan?.id } }
    expect((await page.request.post('/api/v1/carts/auth-create', { headers, data })).ok()).toBe(true)
  }
}

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(Date.now() + days * 86_400_000))

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires (MM/YY)').fill('1230')
  await expect(page.getByLabel('Expires (MM/YY)')).toHaveValue('12/30')
  await page.getByLabel('Security code').fill('123')
  const terms = page.getByLabel(/I agree/)
  if (!(await terms.isChecked())) await terms.check()
  await page.getByRole('button', { name: 'Place Your Order' }).click()
}

test('on a phone, an anonymous cart becomes a paid topic: a declined card says why, another one pays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await newMember(page.request)
  await page.goto('/orders?topic=SAT%20Math')
  await page.getByRole('button', { name: 'Got it!' }).click()
  // From the shortest on; our pick is marked where it stands.
  const offered = page.getByRole('article').filter({ hasText: /once, for/ })
  await expect(offered).toContainText(['30 days', '90 days', '180 days'])
  const pick = offered.filter({ hasText: 'Our pick' })
  await pick.getByRole('button', { name: 'Add to cart: SAT Math, 90 days' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await clean(page, 'cart')
  await page.getByRole('link', { name: 'Continue To Checkout' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/for-students/)
  await page.goto('/checkout')
  await expect(page.getByText('SAT Math', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeInViewport()
  // On a phone the order is one line that opens.
  const order = page.getByRole('region', { name: 'Your plans' })
  await expect(order.getByRole('table', { name: 'Plans' })).toBeHidden()
  await order.getByRole('button', { name: /^SAT Math, 90 days/ }).click()
  await expect(order.getByRole('table', { name: 'Plans' })).toBeVisible()
  await clean(page, 'checkout')
  await payWith(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await payWith(page, '4242424242424242')
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByText('SAT Math').first()).toBeVisible()
  const thanks = page.getByRole('status', { name: 'Thank you' })
  // Other journeys move the server's clock by a day each, and once more at a second try.
  await expect(thanks).toContainText(
    new RegExp(
      `SAT Math, 90 days is open\\. It ends on (${Array.from({ length: 12 }, (_, n) => inDays(90 + n)).join('|')})\\.`,
    ),
  )
  await expect(thanks).toContainText('First, take the diagnostic for SAT Math: about 30 minutes.')
  const receipt = await thanks.getByRole('link', { name: 'Open the invoice' }).getAttribute('href')
  expect(await (await page.request.get(receipt ?? '')).text()).toContain('SAT Math, 90 days')
  await clean(page, 'thanks')
  // The thanks are the page: the welcome comes when they were read, and says nothing of them again.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Next for you' })).toHaveCount(0)
  await expect(thanks.getByRole('button', { name: 'Start Diagnostic' })).toBeInViewport({ ratio: 1 })
  await thanks.getByRole('button', { name: 'Test date and goal first' }).click()
  await expect(thanks).toBeHidden()
  const welcome = page.getByRole('dialog', { name: /^Welcome!/ })
  await expect(welcome).toBeVisible()
  await expect(welcome).not.toContainText('Thank you')
  await welcome.getByRole('button', { name: 'Look around first' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(thanks).toBeHidden()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products)).toEqual([])
})

test('a subscription is bought, seen under Billing, cancelled and resumed', { tag: '@deep' }, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  await fillCart(page, member, [(await plansOf(page, 'ACT Reading')).products_subscription[0]])
  await page.goto('/checkout')
  await payWith(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('tab', { name: 'Billing' }).click()
  await expect(page.getByText(/Renews on/)).toBeVisible()
  await clean(page, 'billing')
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText(/Renews on/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('table', { name: 'Payments' })).toContainText('$15.00')
  }).toPass({ timeout: 30_000 })
})

test('the cart and the checkout say that days of one topic add up, and that a monthly plan is paid on its own', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const math = await plansOf(page, 'SAT Math')
  const reading = await plansOf(page, 'ACT Reading')
  await fillCart(page, member, [math.products_purchase[0], reading.products_purchase[0]])
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Continue To Checkout' })).toBeVisible()
  const hints = page.getByRole('list', { name: 'Good to know' })
  await expect(hints).toHaveText('Each plan ends by itself: nothing renews.')
  await fillCart(page, member, [math.products_purchase[1]])
  await page.reload()
  await expect(hints).toContainText(
    `2 plans in your cart open SAT Math. Their 120 days add up: it stays open until ${inDays(120)}.`,
  )
  await page.goto('/checkout')
  await expect(hints).toContainText('Their 120 days add up')
  // A plan that renews is not put beside others: the order would always fail.
  const refused = await page.request.post('/api/v1/carts/auth-create', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { cart: { product_id: reading.products_subscription[0]?.id } },
  })
  expect([refused.status(), (await refused.json()).error]).toEqual([
    422,
    'A monthly plan is paid on its own. Please leave only that plan in your cart, and buy the others before or after it.',
  ])
  await page.goto('/cart')
  await expect(hints).toContainText('Their 120 days add up')
  await clean(page, 'cart with a hint')
  await page.getByRole('button', { name: 'Remove SAT Math, 90 days' }).click()
  await expect(hints).toHaveText('Each plan ends by itself: nothing renews.')
})

/** Moves by Tab alone until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const here = await page.evaluate(() => {
      const el = document.activeElement as HTMLElement | null
      const label = (el as HTMLInputElement | null)?.labels?.[0]?.textContent
      return el?.getAttribute('aria-label') ?? label ?? el?.textContent ?? ''
    })
    if (name.test(here.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${name}`)
}

test('a plan is bought by keyboard alone, and nothing is wider than a phone', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await newMember(page.request)
  await enter(page, member, 'SAT Reading and Writing')
  const fits = async (what: string) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390)
  await page.goto('/upgrade')
  await expect(page.getByRole('heading', { name: 'SAT Reading and Writing', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible()
  await fits('upgrade')
  await tabTo(page, /^Add to cart: SAT Reading and Writing, 90 days/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Continue To Checkout' })).toBeVisible()
  await fits('cart')
  await tabTo(page, /^Continue To Checkout/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await fits('checkout')
  await expect(page.getByRole('button', { name: 'Place Your Order' })).toBeDisabled()
  await tabTo(page, /^Card number/)
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await tabTo(page, /^I agree/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Place Your Order/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('status', { name: 'Thank you' })).toContainText('SAT Reading and Writing, 90 days')
  await fits('dashboard')
})

test('a card that needs 3-D Secure pays after the bank has asked, and says so when the bank refuses', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  await fillCart(page, member, [(await plansOf(page, 'SAT Math')).products_purchase[0]])
  await page.goto('/checkout')
  const refusing = page.waitForEvent('popup')
  await payWith(page, '4000002500003155')
  await (await refusing).getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your bank did not confirm the payment. Please try again, or use another card.',
  )
  const asking = page.waitForEvent('popup')
  await payWith(page, '4000002500003155')
  await (await asking).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('status', { name: 'Thank you' })).toBeVisible()
})

test('a card that is not filled in is marked at its fields, whose marks go as they are filled; the amount stands at the button', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await newMember(page.request)
  await enter(page, member)
  await fillCart(page, member, [(await plansOf(page, 'SAT Math')).products_purchase[0]])
  await page.goto('/checkout')
  const total =
    (await page
      .locator('dl')
      .getByText(/^\$[1-9]/)
      .textContent()) ?? ''
  await expect(page.getByText('You pay')).toContainText(total)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Place Your Order' }).click()
  const number = page.getByLabel('Card number')
  await expect(number).toBeFocused()
  const fields = [number, page.getByLabel('Expires (MM/YY)'), page.getByLabel('Security code')]
  for (const field of fields) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAccessibleDescription('Please enter the card number.')
  await clean(page, 'checkout with an empty card')
  await number.pressSequentially('4000000000000002')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Please enter the card number.')).toHaveCount(0)
  await payWith(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await number.fill('4242424242424242')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const path of ['/upgrade', '/orders?topic=ACT%20Reading'])
  test(`axe finds nothing on ${path} in any theme`, { tag: '@deep' }, async ({ page, student }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, student, 'ACT Reading')
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible()
    await cleanInThemes(page, path)
  })

for (const path of ['/cart', '/checkout'])
  test(`axe finds nothing on a full ${path} in any theme`, { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const member = await newMember(page.request)
    await enter(page, member, 'ACT Reading')
    await fillCart(page, member, (await plansOf(page, 'ACT Reading')).products_purchase.slice(0, 2))
    await page.goto(path)
    await expect(page.getByRole('list', { name: 'Good to know' })).toBeVisible()
    await cleanInThemes(page, path)
  })

test('a plan is taken out of the cart, the other one is paid, and axe finds nothing in the thanks in any theme', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await newMember(page.request)
  await enter(page, member, 'ACT Reading')
  const { products_purchase } = await plansOf(page, 'ACT Reading')
  await fillCart(page, member, products_purchase.slice(0, 2))
  await page.goto('/cart')
  await page.getByRole('button', { name: `Remove ${products_purchase[1]?.name}` }).click()
  await expect(page.getByRole('row', { name: products_purchase[1]?.name })).toHaveCount(0)
  await page.goto('/checkout')
  await payWith(page, '4242424242424242')
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('status', { name: 'Thank you' })).toBeVisible()
  await cleanInThemes(page, 'thanks')
})

test('axe finds nothing under Billing in any theme', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  await page.goto('/tests')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('tab', { name: 'Billing' }).click()
  await expect(page.getByText(/Ends on/)).toBeVisible()
  await cleanInThemes(page, 'billing')
})
