import { examCalls } from './support/exams.ts'
import { enter, expect, newMember, test } from './support/people.ts'
import { picture } from './support/pictures.ts'

test('after an exam the dashboard says what had been predicted and what came out, and keeps the record', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const person = await newMember(page.request)
  await enter(page, person, 'Algebra 1')
  const exams = examCalls(page.request, person)
  await page.addLocatorHandler(page.getByRole('button', { name: 'Look around first' }), (button) => button.click())
  const dashboard = () => page.goto('/dashboard')
  await exams.takeWhole('final')
  await dashboard()
  await expect(page.getByText('came out. Nothing had been predicted yet.')).toBeVisible()

  await exams.takeWhole('final')
  await dashboard()
  const outcome = page.getByText(/^\d+ came out; \d+ to \d+ had been predicted, so it fell (in|out)side the band\.$/)
  await expect(outcome).toBeVisible()
  await expect(page.getByText(/^The exam fell (in|out)side the band\.$/)).toBeVisible()

  const id = await exams.takeWhole('final')
  await dashboard()
  await expect(outcome).toBeVisible()
  const record = /[012] of 2 exams fell inside the band\./
  await expect(page.getByText(record)).toBeVisible()
  await picture(page, 'record')
  await page.getByText('Earlier exams').click()
  await expect(page.getByRole('link', { name: /^Algebra 1 final exam, / })).toHaveCount(3)
  // The report says it as well, with the band that had been predicted.
  await page.goto(`/exams/${id}`)
  await expect(page.getByText(/^Predicted before it: \d+–\d+\. It fell (in|out)side that band\.$/)).toBeVisible()
  await expect(page.getByText(record)).toBeVisible()
})
