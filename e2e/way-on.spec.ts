import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { address, buy, enter, expect, newMember, signUp, test } from './support/people.ts'

/** Screens that say what is true of this person, and lead on from there. */

test('who has signed up is told over every page what is left to do, until it is done', async ({ page }) => {
  const email = address()
  await signUp(page, email)
  await page.getByRole('button', { name: 'OK' }).click()
  const waiting = page.getByRole('complementary', { name: 'Sign-up' })
  await expect(waiting).toContainText(`open the email we sent to ${email}`)
  await clean(page, 'home after a sign-up')
  await waiting.getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a free topic’s upgrade page opens the topics that are paid for, and sells only the others', async ({ page }) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'Algebra 1')
  await page.goto('/upgrade')
  await expect(page.getByRole('link', { name: /^SAT Math See the plans/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^ACT Reading/ })).toHaveCount(0)
  await clean(page, 'upgrade of a free topic')
  await page.getByRole('button', { name: /^ACT Reading/ }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an exam on a phone: the list of questions leads to the review and gives way to the tools; its report opens a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await newMember(page.request)
  await enter(page, member, 'Algebra 1')
  const exams = examCalls(page.request, member)
  await page.goto('/exams/start/final')
  const begin = page.getByRole('button', { name: 'Begin the exam' })
  await expect(begin).toBeInViewport()
  await begin.click()
  const list = page.getByRole('list', { name: 'All questions' })
  await page.getByRole('button', { name: '1 of 40' }).click()
  await expect(list).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '1 of 40' }).click()
  await clean(page, 'the list of questions of an exam')
  await page.getByRole('button', { name: 'Check your work' }).click()
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeVisible()

  const id = await exams.running()
  await exams.takeModule(id, 0)
  await page.goto(`/exams/${id}`)
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  const sure = page.getByRole('link', { name: /Question \d+$/ }).last()
  const number = /Question (\d+)$/.exec((await sure.textContent()) ?? '')?.[1]
  await sure.click()
  await expect(page.getByRole('region', { name: `Question ${number}`, exact: true })).toBeVisible()
})
