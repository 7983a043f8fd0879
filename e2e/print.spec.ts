import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  answer,
  buy,
  enter,
  expect,
  makeTest,
  newGuest,
  newMember,
  type Person,
  submitStep,
  test,
} from './support/people.ts'

async function finished(page: Page, person: Person, body: Record<string, unknown>): Promise<number> {
  const id = await makeTest(page, person, body)
  const headers = { authorization: `Bearer ${person.token}` }
  await page.request.put(`/api/v1/tests/${id}`, { headers, data: { version: 0 } })
  return id
}

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test('a scored test prints its questions, and the key with explanations on a page of its own', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await finished(page, guest, { number_of_questions: 3 })
  await page.goto(`/tests/${id}/result`)
  await page.getByRole('link', { name: 'Print this test' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algebra 1: Practice test')
  await expect(page.getByText('Share code')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Question \d/ })).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Key' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Answer to question/ })).toHaveCount(3)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map((v) => v.id)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const whole = pages(await page.pdf({ format: 'A4' }))
  const without = pages(await page.pdf({ format: 'A4', pageRanges: `1-${whole - 1}` }))
  expect(whole).toBeGreaterThan(1)
  expect(without).toBe(whole - 1)
})

test('an unscored test prints questions only: no key, no explanation, not the answers given', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { tutor: true, number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await answer(page)
  await submitStep(page)
  await page.goto(`/tests/${id}/print`)
  await expect(page.getByText('The key is printed once the test is scored.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Question \d/ })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Key' })).toBeHidden()
  await expect(page.getByText('The answer is')).toBeHidden()
})

test('a passage is printed once, with its line numbers, before its questions', { tag: '@deep' }, async ({ page }) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  const id = await finished(page, member, { number_of_questions: 1 })
  await page.goto(`/tests/${id}/print`)
  await expect(page.getByRole('article', { name: /^Passage/ })).toHaveCount(1)
  await expect(page.getByText('Line', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Written for practice: authors, studies/)).toHaveCount(1)
  expect(await page.getByRole('region', { name: /^Question \d/ }).count()).toBeGreaterThan(1)
})

test('the print view has a Log Out that is not printed and asks a guest first', { tag: '@deep' }, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  await page.goto(`/tests/${await makeTest(page, guest, { number_of_questions: 1 })}/print`)
  const logOut = page.getByRole('button', { name: 'Log Out' })
  await expect(logOut).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(logOut).toBeHidden()
  await page.emulateMedia({ media: null })
  await logOut.click()
  await page.keyboard.press('Escape')
  await expect(logOut).toBeFocused()
  await logOut.click()
  await page.getByRole('dialog', { name: 'Log out and lose your work?' }).getByText('Log out anyway').click()
  await expect(page).toHaveURL('/')
})

test('Log Out of the print view takes a member out at once', { tag: '@deep' }, async ({ page }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  const id = await makeTest(page, member, { number_of_questions: 1 })
  await page.goto(`/tests/${id}/print`)
  const logOut = page.getByRole('link', { name: 'Log Out' })
  await expect(logOut).toBeVisible()
  await logOut.click()
  await expect(page).toHaveURL('/')
  await page.goto(`/tests/${id}/print`)
  await expect(page).toHaveURL('/login')
})

test('without a login the print view asks for one', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/tests/1/print')
  await expect(page).toHaveURL('/login')
})
