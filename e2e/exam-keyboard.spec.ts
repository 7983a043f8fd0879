import type { Page } from '@playwright/test'
import { examCalls } from './support/exams.ts'
import { buy, enter, expect, newMember, test } from './support/people.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const QUESTIONS = 22

/** What has the focus, as it is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
  })

/** Goes on with Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nothing called ${name} was reached by Tab`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Answers every question of the module on the screen and says what was given. */
async function answerAll(page: Page): Promise<string[]> {
  const given: string[] = []
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) })).toBeVisible()
    if (await page.getByLabel('Your answer').isVisible()) {
      await tabTo(page, /^Your answer$/)
      await page.keyboard.type(String(number))
      // Arrows belong to the field while it is typed in.
      await page.keyboard.press('Tab')
      given.push(String(number))
    } else {
      const letter = LETTERS[number % 4] ?? 'A'
      await page.keyboard.press(letter.toLowerCase())
      given.push(letter)
    }
    if (number < QUESTIONS) await page.keyboard.press('ArrowRight')
  }
  return given
}

test('a whole SAT Math exam by keyboard alone: both modules have all their answers, and the report opens', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await newMember(page.request)
  await buy(page, person, 'SAT Math')
  await enter(page, person, 'SAT Math')
  const exams = examCalls(page.request, person)
  await page.goto('/exams/start/sat-math')
  await press(page, /^Begin the first module$/)
  await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
  const id = await exams.running()

  const given: string[][] = []
  for (const module of [1, 2]) {
    given.push(await answerAll(page))
    await press(page, /^Review$/)
    await expect(page.getByText('Every question has an answer.')).toBeVisible()
    await press(page, /^Hand in module$/)
    if (module === 2) break
    await expect(page.getByRole('heading', { name: 'SAT Math, module 2' })).toBeVisible()
    await press(page, /^Begin SAT Math, module 2$/)
    await expect(page.getByText('Exam, module 2 of 2')).toBeVisible()
  }

  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  const { sections } = await exams.report(id)
  const kept: string[][] = []
  for (const { test_id } of sections[0]?.modules ?? [])
    kept.push(
      (await exams.test(test_id)).questions_attributes.map(
        (q) => q.answer_attributes?.letter ?? q.student_produced_answer ?? '',
      ),
    )
  expect(kept).toEqual(given)
  expect(sections[0]?.modules.map((m) => [m.closed_by, m.empty, m.late])).toEqual([
    ['student', 0, 0],
    ['student', 0, 0],
  ])
})
