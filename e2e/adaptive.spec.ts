import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, type Person, submitStep, test } from './support/people.ts'

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
  // While it runs no number moves with the answers; its one rule is said.
  await expect(page.getByText('An answer is final once you leave its question')).toBeVisible()
  for (let i = 1; i <= 20; i++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${i}\\b`) })).toBeVisible()
    await expect(page.getByText(/estimate so far/i)).toBeHidden()
    await answer(page, 'ABCD'[i % 4])
    if (i < 20) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await score(page)
  // A diagnostic ends with the score of today, and one next step; a machine may answer faster than it can read.
  await expect(
    page.getByRole('heading', { name: /^(You would get|At a rough guess,) about \d+ of 100 today\.$/ }),
  ).toBeVisible()
  await expect(page.getByText(/your predicted score.* In 8 of 10 cases it is between \d+ and \d+\.$/)).toBeVisible()
  await expect(page.getByText('Your Score on this test')).toBeVisible()
  const next = page.getByRole('status')
  await expect(next.getByRole('link', { name: /Log \d+( of \d+)? mistakes? · \d+ min/ })).toBeVisible()
  // What happened stands on the page itself, from the first test on.
  await expect(page.getByRole('list', { name: 'What this test says' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next for you' })).toContainText(/Log \d+( of \d+)? mistakes?/)
  await expect(page.getByRole('img', { name: /^Predicted score \d/ })).toBeVisible()
  const before = await figures(page)
  await page.getByLabel('Why? Percentage Breakdown').click()
  await expect(page.getByText('All 20 answers in Algebra 1')).toBeVisible()
  await expect(page.getByText('The newest 10 of 20 answers:')).toBeVisible()
  const subjects = page.getByRole('table', { name: 'Performance by Subject' })
  await subjects
    .getByRole('row', { name: /\d%/ })
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click()
  await expect(subjects.getByText(/^What would change it most: a question on /)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([])

  await page.getByRole('button', { name: 'Start practice test' }).click()
  const missed = page.locator('#question [data-verdict=wrong]')
  for (let i = 1, wrong = false; i < 10 && !wrong; i++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${i}\\b`) })).toBeVisible()
    await answer(page, 'ABCD'[i % 4], '-99')
    await submitStep(page)
    wrong = await missed.isVisible()
    if (!wrong) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(missed).toBeVisible()
  await page.getByRole('button', { name: 'EXIT' }).click()
  await score(page)
  await page.getByRole('tab', { name: /^Incorrect/ }).click()
  await page.getByRole('link', { name: 'Log Question' }).first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('What did I do wrong?').fill('I guessed.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Mistake logged!')).toBeVisible()
  // The next one to log follows by itself.
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await figures(page)).not.toBe(before)
  await page.getByLabel('Why? Percentage Breakdown').click()
  await expect(page.getByText('All 30 answers in Algebra 1')).toBeVisible()
})

test('a running diagnostic says nothing of the score; at a pause the dashboard has a first estimate, and Resume goes on', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await newGuest(page.request))
  await page.goto('/dashboard')
  await page.getByRole('dialog').getByRole('button', { name: 'Start Diagnostic' }).click()
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${i}\\b`) })).toBeVisible()
    await answer(page, 'ABCD'[i % 4])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: /^Question 6\b/ })).toBeVisible()
  await expect(page.getByText(/Estimate so far/)).toHaveCount(0)
  await page.getByRole('button', { name: 'EXIT' }).click()
  await page.getByRole('button', { name: 'Save Without Scoring' }).click()
  await expect(page, 'the estimate that was promised for a pause is there').toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: 'Next for you' })).toContainText('15 of 20 questions are left')
  await expect(
    page.getByRole('img', { name: /^Predicted score \d+, most likely between \d+ and \d+ of 100$/ }),
  ).toBeVisible()
  await page.getByLabel('Why? Predicted Score').click()
  await expect(page.getByText('A first estimate from your answers in the diagnostic so far.')).toBeVisible()
  await page.getByRole('region', { name: 'Next for you' }).getByRole('link', { name: 'Resume Diagnostic' }).click()
  await expect(page.getByRole('heading', { name: /^Question 6\b/ })).toBeVisible()
})

type Shown = { version: number; questions_attributes: { id: number; options: unknown[]; misconception: unknown }[] }

/** Makes the same slip twice: a wrong option whose misconception is known, chosen in two tests. */
async function slipTwice(page: Page, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` }
  const submit = async (test: number, step: number): Promise<Shown['questions_attributes'][number] | undefined> => {
    const shown = (await (await page.request.get(`/api/v1/tests/${test}`, { headers })).json()) as Shown
    const question = shown.questions_attributes[step]
    if (!question?.options.length) return undefined
    const data = {
      version: shown.version,
      step,
      full: true,
      taken_tracker: shown.questions_attributes.map((_, i) => (i === step ? 'taken' : null)),
      questions_attributes: [{ id: question.id, skipped: false, answer_attributes: { letter: 'A' } }],
    }
    const saved = await page.request.put(`/api/v1/tests/save/${test}`, { headers, data })
    return ((await saved.json()) as Shown).questions_attributes[step]
  }
  const first = await makeTest(page, person, { tutor: true, number_of_questions: 20 })
  for (let step = 0; step < 20; step++) {
    const question = await submit(first, step)
    if (!question?.misconception) continue
    const again = await page.request.post('/api/v1/tests/create_practice', {
      headers,
      data: { question_mode: 'Recommendation', custom_question_ids: [question.id] },
    })
    await submit(((await again.json()) as { id: number }).id, 0)
    return
  }
  throw new Error('twenty first options without a known slip')
}

test('a slip that comes back is named with its answers, and one button makes a short repair test', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = await newGuest(page.request)
  await enter(page, guest)
  await slipTwice(page, guest)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('heading', { name: 'Repeat offenders' }).click()
  const repair = page.getByRole('button', { name: /^Repair: / })
  await expect(repair).toHaveCount(1)
  const slip = (await repair.getAttribute('aria-label'))?.replace('Repair: ', '') ?? ''
  await expect(page.getByText(/^2 times, in \S/)).toBeVisible()
  await page.getByLabel(`Why? ${slip}`).click()
  await expect(page.getByText('The 2 answers behind it:')).toBeVisible()
  await expect(page.getByRole('list', { name: `Answers behind ${slip}` }).getByRole('listitem')).toHaveCount(2)

  await repair.click()
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
  await expect(page.getByText('Repair', { exact: true })).toBeVisible()
  const aim = page.getByText('Aimed at one mistake:').locator('..')
  await expect(aim).toContainText(/It can happen in (this question|each of the [2-5])\.$/)
  await expect(aim).toContainText(slip.split(' ').slice(0, 3).join(' '))
  await expect(page.getByRole('button', { name: /^(Question )?1 of [1-5]\b/ })).toBeVisible()
  await answer(page, 'A', '-99')
  await submitStep(page)
})

test('on a slow line a diagnostic keeps every answer, also to questions that it meant to replace', {
  tag: '@deep',
}, async ({ page }) => {
  await enter(page, await newGuest(page.request))
  await page.goto('/dashboard')
  await page.getByRole('dialog').getByRole('button', { name: 'Start Diagnostic' }).click()
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
  let saves = 0
  let arrive = () => {}
  const slow = new Promise<void>((go) => {
    arrive = go
  })
  await page.route('**/api/v1/tests/save/*', async (route) => {
    saves++
    const response = await route.fetch()
    await slow
    await route.fulfill({ response })
  })
  const answerAndGoOn = async (n: number) => {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${n}\\b`) })).toBeVisible()
    await answer(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await answerAndGoOn(1)
  // The first save is on its way, with the questions beyond the next one chosen anew; the student is faster.
  await expect.poll(() => saves).toBe(1)
  for (const n of [2, 3, 4]) await answerAndGoOn(n)
  arrive()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Question 5\b/ })).toBeVisible()
  await page.getByRole('button', { name: '5 of 20' }).click()
  for (const n of [1, 2, 3, 4])
    await expect(page.getByRole('button', { name: `Question ${n}, answered`, exact: true })).toBeVisible()
})
