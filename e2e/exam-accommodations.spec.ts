import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { answer, buy, enter, expect, newMember, PASSWORD, type Person, test } from './support/people.ts'
import { picture } from './support/pictures.ts'

const MINUTE = 60_000

const pass = (page: Page, ms: number) => page.request.post('/dev/clock', { data: { advance_ms: ms } })

/** Chooses more time, as a student does in the account; a changed profile renews the login. */
async function choosesMoreTime(page: Page, person: Person, factor: '1.5' | '2'): Promise<Person> {
  const headers = { authorization: `Bearer ${person.token}` }
  const me = (await (await page.request.get('/api/v1/users/current', { headers })).json()) as { id: number }
  await page.request.put('/api/v1/users/study', { headers, data: { test_date: '2030-03-09' } })
  await page.goto(`/users/${me.id}`)
  const profile = page.getByRole('form', { name: 'Profile' })
  await profile.getByLabel('Extra time for timed tests').selectOption(factor)
  await profile.getByLabel('Current password').fill(PASSWORD)
  await profile.getByRole('button', { name: 'Update' }).click()
  await expect(profile.getByRole('status')).not.toBeEmpty()
  return { ...person, token: (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '' }
}

test('with 50 percent more time in the account a whole SAT has longer modules and a longer break, and each next thing is one press', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await newMember(page.request)
  for (const topic of ['SAT Math', 'SAT Reading and Writing']) await buy(page, person, topic)
  await enter(page, person, 'SAT Math')
  const exams = examCalls(page.request, await choosesMoreTime(page, person, '1.5'))

  await page.goto('/exams/start/sat')
  await expect(page.getByText('50% more time, as set in your account.')).toBeVisible()
  await expect(page.getByText('98 questions, 3 hours 36 minutes')).toBeVisible()
  await expect(page.getByText('A break of 15 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the first module' }).click()
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/4[78]:/)
  const id = await exams.running()
  await page.goto('/today')
  for (const part of [0, 1]) await exams.takeModule(id, part)

  await page.goto(`/exams/${id}`)
  await page.getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByRole('timer')).toContainText(/1[45]:/)
  await pass(page, 14 * MINUTE)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your break' })).toBeVisible()
  await pass(page, 2 * MINUTE)
  await page.reload()
  await page.getByRole('button', { name: 'Begin SAT Math, module 1' }).click()
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/5[12]:/)
  // Past the usual 35 minutes it takes answers; past 52 and a half it is over.
  await pass(page, 40 * MINUTE)
  await page.reload()
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/1[12]:/)
  const math = Number(page.url().split('/').at(-1))
  await exams.spend(math, 50 * MINUTE)
  await page.goto('/today')
  await pass(page, 13 * MINUTE)
  const last = await exams.begin(id, 4)
  await pass(page, 50 * MINUTE)
  await exams.spend(last, 50 * MINUTE)
  await pass(page, 3 * MINUTE)
  await exams.finish(id)

  const { sections, extra_time } = await exams.report(id)
  expect([extra_time, sections[1]?.modules[0]?.closed_by]).toEqual([1.5, 'time'])
  expect(sections.map((s) => s.modules.map((m) => m.minutes))).toEqual([
    [48, 48],
    [52.5, 52.5],
  ])
  await page.goto(`/exams/${id}`)
  await expect(page.getByText('Taken with 50% more time, as set in your account.')).toBeVisible()
  await clean(page, 'the report with more time')
  await picture(page, 'report-more-time')

  // What to do next: each is one press. All of Math stayed empty, and its time was used.
  const next = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(Log now|Practice|Start): / }) })
  await expect(next).toHaveCount(3)
  await page.getByRole('button', { name: /^Log now: / }).click()
  await expect(page).toHaveURL(/\/mistakes\/new\?question_id=/)
  await expect(page.getByRole('heading', { name: /mistake/i }).first()).toBeVisible()
  await page.goto(`/exams/${id}`)
  await page.getByRole('button', { name: /^Practice: Practice / }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
  await page.goto(`/exams/${id}`)
  await page.getByRole('button', { name: /^Start: Practice against the clock/ }).click()
  await expect(page).toHaveURL(/\/tests\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/\d:/)
  const clocked = await exams.test(Number(page.url().split('/').at(-1)))
  expect([clocked.timed, clocked.questions_attributes.length > 5]).toEqual([true, true])
})

test('with 100 percent more time on a phone a final exam takes answers for two hours, and is handed in then', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await newMember(page.request)
  await enter(page, person, 'Algebra 1')
  const exams = examCalls(page.request, await choosesMoreTime(page, person, '2'))
  await page.goto('/exams/start/final')
  await expect(page.getByText('100% more time, as set in your account.')).toBeVisible()
  await expect(page.getByText('40 questions, 2 hours')).toBeVisible()
  await clean(page, 'an exam with twice the time')
  await page.getByRole('button', { name: 'Begin the exam' }).click()
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/1:59:|2:00:/)
  const id = await exams.running()
  await pass(page, 118 * MINUTE)
  await page.reload()
  await expect(page.getByRole('timer')).toContainText(/0?[12]:\d\d/)
  await answer(page, 'B', '12')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/today')
  await pass(page, 3 * MINUTE)
  await page.goto(`/exams/${id}`)
  await expect(page.getByText('Taken with 100% more time, as set in your account.')).toBeVisible()
  const { sections, extra_time } = await exams.report(id)
  expect([extra_time, sections[0]?.modules[0]?.minutes, sections[0]?.modules[0]?.closed_by]).toEqual([2, 120, 'time'])
  const [first] = (await exams.test(sections[0]?.modules[0]?.test_id ?? 0)).questions_attributes
  expect(first?.answer_attributes?.letter ?? first?.student_produced_answer).toMatch(/^(B|12)$/)
})

test('exams are listed on Today, the dashboard and Create Test; after one that was left early one press opens it again', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person, 'Algebra 1')
  const exams = examCalls(page.request, person)
  // Listed wherever one looks for work.
  for (const path of ['/today', '/dashboard', '/tests/new']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'See what awaits you: Algebra 1 final exam' })).toBeVisible()
  }
  const id = await exams.leaveEarly('final')
  await page.goto('/dashboard')
  await expect(page.getByText(/came out/)).toBeVisible()
  await page.goto(`/exams/${id}`)
  await page.getByRole('button', { name: /^Open the exam: / }).click()
  await expect(page).toHaveURL(/\/exams\/start\/final$/)
  await expect(page.getByRole('button', { name: 'Begin the exam' })).toBeVisible()
})

test('an exam that was left between its modules can be ended on its page, and what was taken is scored', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await buy(page, person, 'SAT Math')
  await enter(page, person, 'SAT Math')
  const exams = examCalls(page.request, person)
  await page.goto('/exams/start/sat-math')
  await page.getByRole('button', { name: 'Begin the first module' }).click()
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  const id = await exams.running()
  await page.goto(`/exams/${id}`)
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End the exam here' })).toHaveCount(0)
  await exams.takeModule(id, 0)
  await page.goto(`/exams/${id}`)
  await page.getByRole('button', { name: 'End the exam here' }).click()
  await clean(page, 'ending an exam early')
  await page.getByRole('button', { name: 'Score what I have taken' }).click()
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  await expect(page.getByText(/Module 2 of SAT Math was not taken/)).toBeVisible()
  await page.goto('/exams/start/sat-math')
  await expect(page.getByRole('button', { name: 'Begin the first module' })).toBeVisible()
})
