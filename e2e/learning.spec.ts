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
import { api, axe } from './support/reviews.ts'

const SKILL = 'a1-two-step-equations'

/** A practice test on the skill: choice questions only. */
async function practice(page: Page, person: Person): Promise<number> {
  const { test_questions } = (await api(page, person, 'get', '/tests/new')) as {
    test_questions: { questions: { id: number; tag_id: string; difficulty: string }[] }
  }
  const ids = test_questions.questions.filter((q) => q.tag_id === SKILL && q.difficulty !== 'High').map((q) => q.id)
  const custom_question_ids = ids.slice(0, 10)
  const made = await api(page, person, 'post', '/tests/create_practice', {
    question_mode: 'Recommendation',
    custom_question_ids,
  })
  return Number(made.id)
}

/** Goes on until an answer is wrong; says at which question. */
async function miss(page: Page): Promise<void> {
  const missed = page.getByText('Not right yet.')
  const solution = page.getByRole('heading', { name: 'Explanation' })
  for (let i = 1; i < 9; i++) {
    await answer(page, 'ABCD'[i % 4], '-99')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(missed.or(solution).first()).toBeVisible()
    if (await missed.isVisible()) return
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(solution).toBeHidden()
  }
  throw new Error('eight right answers by chance')
}

test('a student misses a question, takes two hints on the next, and mends the miss in its lesson', async ({ page }) => {
  // Three pages and a lesson from end to end.
  test.slow()
  const person = await newGuest(page.request)
  await enter(page, person)
  await page.goto(`/tests/${await practice(page, person)}`)

  await miss(page)
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeHidden()
  // How sure one was is no question any more, chosen or typed; who has seen enough goes on.
  await expect(page.getByText('How sure are you?')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Second try: answer again')).toBeVisible()
  await answer(page, 'D', '1')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const solution = page.getByRole('region', { name: 'Explanation' })
  // How it went is told in the clock's place; what went wrong once more, where the eye is.
  const verdict = page.getByRole('group', { name: 'This question' })
  await expect(verdict).toContainText(/Right\s*on the second try|Not right/)
  if ((await verdict.textContent())?.includes('Not right'))
    await expect(page.getByText('Not right this time either.')).toBeInViewport({ ratio: 1 })

  const opening = page.waitForEvent('popup')
  await solution
    .getByRole('link', { name: /^(See the step that mends it|Open the lesson from this question)$/ })
    .click()
  const lesson = await opening

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const hints = page.getByRole('region', { name: 'Hints' })
  await expect(hints.getByText('What to look for:')).toBeVisible()
  await page.getByRole('button', { name: 'Next hint' }).click()
  await expect(hints.getByText('First step:')).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(hints.getByText('First step:')).toBeVisible()
  await answer(page)
  await submitStep(page)

  const own = lesson.getByRole('region', { name: 'The question you missed' })
  await expect(own.getByText('Your answer')).toBeVisible()
  // A chosen answer is a known mistake and has its step; a typed one that nobody foresaw has an example of its kind.
  const see = own.getByRole('button', { name: /^See (it|one like it) in Example \d$/ })
  const [, at = ''] = /(\d)$/.exec((await see.textContent()) ?? '') ?? []
  const mends = lesson.getByRole('region', { name: `Example ${at}`, exact: true }).locator('[data-mends]')
  // The step itself stands at the top, with its reason, word for word as in its example; one that only begins it stands there alone.
  const place = own.getByText(/^Example \d, step \d$/)
  const atTop = await place.count()
  expect(atTop).toBe(await own.getByRole('heading', { name: /^The step/ }).count())
  const shown = atTop === 0 ? [] : await place.locator('xpath=following-sibling::*').allTextContents()
  for (const words of shown) await expect(mends).toContainText(words)
  expect(shown.filter((words) => words.trim() !== '')).toHaveLength(2 * atTop)
  await see.click()
  await expect(mends).toBeFocused()
  await expect(mends).toHaveAttribute('data-mends')
  const examples = lesson.getByRole('region', { name: /^Example \d/ })
  const folded = examples.filter({ has: lesson.getByRole('button', { name: 'Next step' }) }).first()
  const example = lesson.getByRole('region', { name: (await folded.getAttribute('aria-label')) ?? '', exact: true })
  const steps = example.getByRole('listitem')
  const before = await steps.count()
  await example.getByRole('button', { name: 'Next step' }).click()
  await expect(steps).toHaveCount(before + 1)

  const tryIt = lesson.getByRole('region', { name: 'Try it' })
  const field = tryIt.getByLabel('Your answer')
  // Whichever choice is tried, a wrong one says what happened.
  for (let i = 0; i < 3 && !(await field.isVisible()); i++) {
    const choice = tryIt.getByRole('button', { name: /^Choice/ }).nth(i)
    await choice.click()
    await expect(tryIt.getByRole('status')).not.toBeEmpty()
    await expect(choice.or(field)).toBeEnabled()
  }
  // What nobody foresaw is named all the same, and leads to the step of the example that shows it, and back.
  await field.fill('98765')
  await tryIt.getByRole('button', { name: 'Check' }).click()
  await expect(tryIt.getByRole('status')).toContainText('98765 is not it yet.')
  await tryIt.getByRole('button', { name: 'Look again at that step' }).click()
  await expect(lesson.locator('[id^="example-2-step-"]:focus')).toHaveCount(1)
  await lesson.getByRole('button', { name: 'Back to Try it' }).click()
  await expect(field).toBeFocused()
  await field.fill('160')
  await tryIt.getByRole('button', { name: 'Check' }).click()
  await expect(tryIt.getByText('You added 24 once more.')).toBeVisible()
  await field.fill('112')
  await tryIt.getByRole('button', { name: 'Check' }).click()
  await expect(tryIt.getByText('How many T-shirts were ordered?').last()).toBeVisible()
  // At the step that it judges, not under the next one.
  await expect(tryIt.locator('li[data-done]').last()).toContainText('Right.')
  await expect(field).toHaveValue('')
  await field.fill('14')
  await tryIt.getByRole('button', { name: 'Check' }).click()
  await expect(tryIt.getByText('Done. You did every step yourself.')).toBeVisible()
  await axe(lesson)
  // Opened beside the test, it leads back there and to no other test.
  await expect(lesson.getByRole('button', { name: 'Try two questions' })).toHaveCount(0)
  const closed = lesson.waitForEvent('close')
  await lesson.getByRole('button', { name: 'Back to your test' }).click()
  await closed

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Look around first' }).click()
  await page.getByRole('button', { name: 'Linear equations', exact: true }).click()
  await page.getByRole('button', { name: 'Why? Two-step equations' }).click()
  const answers = page.getByRole('list', { name: 'Answers behind Two-step equations' })
  await expect(answers.getByText(/after 2 hints/)).toBeVisible()
  await expect(answers.getByText('wrong').first()).toBeVisible()
  const tries = page.getByRole('list', { name: 'What you did in the lesson on Two-step equations' })
  await expect(tries.getByText(/step 2: a typical slip\. You added 24 once more/)).toBeVisible()
})

test('a formula among the words of a lesson is drawn, not shown as it was typed', { tag: '@deep' }, async ({
  page,
}) => {
  await enter(page, await newGuest(page.request))
  await page.goto('/lessons/a1-recursive-sequences')
  const words = page.getByRole('term')
  await expect(words.locator('.katex').first()).toBeVisible()
  await expect(words.filter({ hasText: '$' })).toHaveCount(0)
})

/** A voice that says at once what it is given, and keeps it. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    const marks: string[] = []
    const speak = (speech: SpeechSynthesisUtterance) => {
      said.push(speech.text)
      speech.onstart?.(new Event('start') as SpeechSynthesisEvent)
      for (const highlight of CSS.highlights.values()) for (const range of highlight) marks.push(String(range))
      setTimeout(() => speech.onend?.(new Event('end') as SpeechSynthesisEvent))
    }
    Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => undefined } })
    Object.assign(window, { said, marks })
  })
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

test('a lesson is read aloud sentence by sentence, formulas in words, as screen readers get them', {
  tag: '@deep',
}, async ({ page }) => {
  await enter(page, await newGuest(page.request))
  await withVoice(page)
  await page.goto(`/lessons/${SKILL}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('img', { name: '3 x plus 5 equals 26' }).first()).toBeAttached()
  await article.getByRole('button', { name: 'Read aloud' }).click()
  await expect(article.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  const heard = () => heardOn(page)
  await expect
    .poll(async () => (await heard()).slice(0, 6).join(' | '))
    .toContain('In 3 x plus 5 equals 26 two things happen to x: it is multiplied by 3, and then 5 is added.')
  expect((await heard()).join(' ')).toContain('Figure: The road from x to 26 and back.')
  expect((await heard()).join(' ')).not.toMatch(/[\\{}]|Why\?|Next step/)
  const marks = await page.evaluate(() => (window as unknown as { marks: string[] }).marks)
  expect(marks.length).toBeGreaterThan(10)
})

test('a passage is read aloud by its sentences, not by its lines, and the question has a voice of its own', {
  tag: '@deep',
}, async ({ page }) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  await withVoice(page)
  const id = await makeTest(page, member, { number_of_questions: 1 })
  await page.goto(`/tests/${id}`)
  const passage = page.getByRole('article', { name: 'Passage' })
  await passage.getByRole('button', { name: 'Read aloud: passage' }).click()
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(20)
  await expect(passage.getByRole('button', { name: 'Read aloud: passage' })).toBeVisible()
  const said = await heardOn(page)
  const longest = said.reduce((a, b) => (b.length > a.length ? b : a))
  // A line has 62 characters at most; a sentence that runs over several is said in one breath.
  expect(longest.length).toBeGreaterThan(130)
  const before = said.length
  await page
    .getByRole('region', { name: 'Question 1' })
    .getByRole('button', { name: 'Read aloud', exact: true })
    .click()
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before + 3)
})
