import { enter, expect, makeTest, newGuest, newMember, test } from './support/people.ts'
import { missSomething } from './support/reviews.ts'

test('whoever leaves a test and resumes it finds the same question, its crossed out option and the open panel', {
  tag: '@deep',
}, async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 8 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  // The first question with options, from the second on.
  let at = 1
  do {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    at += 1
    await expect(page.getByRole('heading', { name: `Question ${at}` })).toBeVisible()
  } while (await page.getByLabel('Your answer').isVisible())
  await page.getByRole('button', { name: 'Strike out option B' }).click()
  await page.getByRole('button', { name: /^Option C/ }).click()
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  await expect(page.getByTitle('Calculator')).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page).toHaveURL('/tests')
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: `Question ${at}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Option C/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Restore option B' })).toBeVisible()
  await expect(page.getByTitle('Calculator')).toBeVisible()
})

test('what was filtered stays filtered: in the list of tests and in a result, after another page and back', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  await makeTest(page, person, { number_of_questions: 2 })
  await page.goto('/tests')
  await page.getByRole('button', { name: /^Own tests/ }).click()
  await page.getByRole('link', { name: 'Results' }).first().click()
  await expect(page).toHaveURL(`/tests/${id}/result`)
  await page.getByRole('tab', { name: /^Incorrect/ }).click()
  await expect(page).toHaveURL(/show=Incorrect/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/show=Correct/)
  await expect(page.getByRole('tab', { name: /^Correct/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/show=Incorrect/)
  await page.getByRole('link', { name: 'Log Question' }).first().click()
  await expect(page).toHaveURL(/\/mistakes\/new/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^Incorrect/ })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Own tests/ })).toHaveAttribute('aria-pressed', 'true')
})
