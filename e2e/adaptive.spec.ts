import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answer, enter, expect, newGuest, test } from './support/people.ts'

/** Counts and mastery of every subject, as they are read on the page. */
const figures = (page: Page) => page.getByRole('table', { name: 'Performance by Subject' }).innerText()

async function score(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score Test', exact: true }).click()
  const anyway = page.getByRole('button', { name: 'Score Test Anyway' })
  await expect(anyway.or(page.getByRole('heading', { name: 'Result' }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
}

test('a guest takes the diagnostic, follows the recommendation, logs a mistake, and the dashboard has moved', async ({
  page,
}) => {
  await enter(page, await newGuest(page.request))
  await page.goto('/dashboard')
  await page.getByRole('dialog').getByRole('button', { name: 'Start Diagnostic' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: false })).toBeVisible()
  const estimate = page.getByText(
    /^First estimate: about \d+ \(\d+–\d+ of 100\)\. It gets sharper with every answer\.$/,
  )
  for (let i = 1; i <= 20; i++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${i}\\b`) })).toBeVisible()
    if (i === 5) await expect(estimate).toBeHidden()
    if (i === 6) await expect(estimate).toBeVisible()
    await answer(page, 'ABCD'[i % 4])
    if (i < 20) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await score(page)
  const next = page.getByRole('status').filter({ hasText: 'Predicted score now: about' })
  await expect(next).toContainText(/Next: .+, \d+ min\./)
  await next.getByRole('link', { name: 'See where you stand' }).click()

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next for you' })).toContainText(/Log \d+ mistakes?/)
  await expect(page.getByRole('img', { name: /^Predicted score \d/ })).toBeVisible()
  const before = await figures(page)
  await page.getByLabel('Why? Percentage Breakdown').click()
  await expect(page.getByText('All 20 answers in Algebra 1')).toBeVisible()
  await expect(page.getByText('The newest 10 of 20 answers:')).toBeVisible()
  const subjects = page.getByRole('table', { name: 'Performance by Subject' })
  await subjects
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click()
  await expect(subjects.getByText(/^What would change it most: a question on /)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([])

  await page.getByRole('button', { name: 'Start practice test' }).click()
  const missed = page.getByText('✗ Your answer').or(page.getByText('✗ Not correct.'))
  for (let i = 1, wrong = false; i < 10 && !wrong; i++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${i}\\b`) })).toBeVisible()
    await answer(page, 'ABCD'[i % 4], '-99')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    wrong = await missed.isVisible()
    if (!wrong) await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(missed).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await score(page)
  await page.getByRole('tab', { name: /^Incorrect/ }).click()
  await page.getByRole('link', { name: 'Log Question' }).first().click()
  await page.getByLabel('What did I do wrong?').fill('I guessed.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  // The next one to log follows by itself.
  await expect(page.getByLabel('What did I do wrong?')).not.toHaveValue('I guessed.')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await figures(page)).not.toBe(before)
  await page.getByLabel('Why? Percentage Breakdown').click()
  await expect(page.getByText('All 30 answers in Algebra 1')).toBeVisible()
})
