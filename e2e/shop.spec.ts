import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, expect, newMember, test } from './support/people.ts'

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.target.join(' ')}`),
    what,
  ).toEqual([])
}

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
  await page
    .getByRole('button', { name: /Add to cart/i })
    .first()
    .click()
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
  await clean(page, 'checkout')
  await payWith(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await payWith(page, '4242424242424242')
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByText('SAT Math').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products)).toEqual([])
})

test('a subscription is bought, seen under Billing, cancelled and resumed', async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const headers = { authorization: `Bearer ${member.token}` }
  const plans = (await (await page.request.get('/api/v1/orders/ACT%20Reading/filtered-products')).json()) as {
    products_subscription: { id: number }[]
  }
  const product_id = plans.products_subscription[0]?.id
  await page.request.post('/api/v1/carts/auth-create', { headers, data: { cart: { product_id } } })
  await page.goto('/checkout')
  await payWith(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: 'Look around first' }).click()
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
