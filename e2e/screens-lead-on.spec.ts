import { answer, enter, expect, newGuest, newMember, test } from './support/people.ts'
import { axe, missSomething } from './support/reviews.ts'

test('a mark of the dashboard shows its answers and starts practice, and no advice stands twice', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await newMember(page.request)
  await enter(page, person)
  await missSomething(page, person)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  const mark = page.getByRole('button', { name: /^Two-step equations: (Strong|Moderate|To-do), [\d.]+%/ })
  await mark.click()
  const panel = page.getByRole('region', { name: 'Two-step equations' })
  await expect(panel.getByRole('list', { name: /^Answers behind/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Lesson' })).toBeVisible()
  await axe(page)
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
  await panel.getByRole('button', { name: 'Practice' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await answer(page)
})

test('a preset sets the form, subjects are folded with their counts, and the test is named by its content', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  await missSomething(page, person)
  await page.goto('/tests/new')
  const missed = page.getByRole('button', { name: /^What I missed, with new numbers/ })
  await missed.click()
  await expect(missed).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: /^Incorrect/ })).toBeChecked()
  await expect(page.getByLabel('Tutor')).toBeChecked()
  // An arrow goes to the next preset and chooses nothing; among the lengths it chooses, and in the field it counts.
  await missed.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^New to me \d+ unseen questions? without/ })).toBeFocused()
  await expect(missed).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: /^All/ }).check()
  const number = page.getByLabel('Number of questions')
  await page.getByRole('radio', { name: /^5 questions, \d+ min/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^10 questions/ })).toBeChecked()
  await expect(number).toHaveValue('10')
  await number.press('ArrowUp')
  await expect(number).toHaveValue('11')
  await expect(page.getByText(/11\s+questions\s*· about/)).toBeVisible()
  await expect(missed).toHaveAttribute('aria-pressed', 'false')
  const fold = page.getByRole('button', { name: /^Skills of Linear equations, 0 of \d+ chosen/ })
  await fold.click()
  await page.getByLabel('Two-step equations').check()
  await expect(page.getByRole('button', { name: /^Skills of Linear equations, 1 of \d+ chosen/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Linear equations', exact: true })).toHaveJSProperty(
    'indeterminate',
    true,
  )
  await number.fill('2')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await page.goto('/tests')
  const list = page.getByRole('table', { name: 'Previous Tests' })
  await expect(list.getByRole('row', { name: /Test not scored Two-step equations/ })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Two-step equations, \d of 3$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Not scored/ }).click()
  await expect(list.getByRole('link', { name: 'Resume' })).toHaveCount(1)
  await expect(list.getByText('0 of 2 answered')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Results' })).toHaveCount(0)
})

test('a test that the server could not make is said at the button, in our own words, and no field is called wrong', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tests/new')
  await page.route('**/tests/create', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await page.getByRole('button', { name: 'Create Test' }).click()
  const said = page.getByRole('alert')
  await expect(said).toHaveText('The test could not be made. Try again.')
  await expect(said).toBeInViewport()
  await expect(page.getByLabel('Number of questions')).not.toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  await page.unroute('**/tests/create')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
})

test('on a phone mode, difficulty and calculator are a line each with what is chosen, and keep it when folded', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await newMember(page.request))
  await page.goto('/tests/new')
  const line = (words: string) => page.getByRole('button', { name: words, exact: true })
  const high = page.getByRole('checkbox', { name: 'High' })
  await expect(line('Calculator: Both')).toHaveAttribute('aria-expanded', 'false')
  await expect(high).toBeHidden()
  await line('Question mode: All').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Unused/ })).toBeChecked()
  await line('Question mode: Unused').press('Enter')
  await line('Difficulty: All').press('Space')
  await page.keyboard.press('Tab')
  await page.getByRole('checkbox', { name: 'Low' }).press('Space')
  await high.check()
  await axe(page)
  await line('Difficulty: Low, High').press('Enter')
  await expect(high).toBeHidden()
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(length).toBeLessThanOrEqual(1900)
  const asked = page.waitForRequest('**/api/v1/tests/create')
  await page.getByRole('button', { name: 'Create Test' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    question_mode: 'Unused',
    difficulty_low: true,
    difficulty_medium: false,
    difficulty_high: true,
  })
  await expect(page).toHaveURL(/\/tests\/\d+$/)
})

test('on Product a wrong answer is named and then mended, without an account', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/product')
  await page.getByRole('button', { name: 'A x² + 9' }).click()
  await expect(page.getByText('“I squared each part and left out the middle term.”')).toBeVisible()
  await page.getByRole('button', { name: 'B y² + 25' }).click()
  await expect(page.getByText('Not yet')).toBeVisible()
  await page.getByRole('button', { name: 'Once more' }).click()
  await page.getByRole('button', { name: 'A y² − 10y + 25' }).click()
  await expect(page.getByText(/^Mended\./)).toBeVisible()
})

test('an exam that runs comes before every other next step, also on the result of a test', { tag: '@deep' }, async ({
  page,
}) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const scored = await missSomething(page, person)
  await page.goto(`/tests/${scored}/result`)
  await expect(page.getByRole('button', { name: /^Take the diagnostic/ })).toBeVisible()
  await page.goto('/exams/start/final')
  await page.getByRole('button', { name: /^Begin/ }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await page.goto(`/tests/${scored}/result`)
  await page.getByRole('link', { name: 'Go on with the exam' }).click()
  await expect(page).toHaveURL(/\/exams\/\d+$/)
})

test('a result leads to what was missed, and a phone’s dashboard tells its numbers in a line each', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await newMember(page.request)
  await enter(page, person)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await expect(page.getByText('No data to display.')).toHaveCount(1)
  const scored = await missSomething(page, person)
  await page.goto(`/tests/${scored}/result`)
  await page.getByRole('button', { name: /^Review (my|\d)/ }).click()
  await expect(page.getByRole('dialog').getByText('Your answer')).toBeVisible()
  await page.goto('/dashboard')
  const table = page.getByRole('table', { name: 'Performance by Subject' })
  await expect(table).toBeHidden()
  await page.getByRole('heading', { name: 'Performance by Subject' }).click()
  await expect(table).toBeVisible()
  await axe(page)
})
