import type { ExamReport, ExamState, Test } from '@fourfold/contract'
import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { type KillableServer, killableServer } from './support/killable-server.ts'
import { buy, enter, expect, newMember, type Person, test } from './support/people.ts'
import { picture } from './support/pictures.ts'
import { OWN_PORTS } from './support/ports.ts'

const PORT = OWN_PORTS.exam

test.use({ baseURL: `http://127.0.0.1:${PORT}` })
test.describe.configure({ mode: 'serial', timeout: 400_000 })

let server: KillableServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await killableServer(PORT)
})
test.afterAll(() => server?.stop())

const LETTERS = ['A', 'B', 'C', 'D'] as const
const QUESTIONS = 22

const read = async <T>(page: Page, person: Person, path: string): Promise<T> => {
  const headers = { authorization: `Bearer ${person.token}` }
  return (await (await page.request.get(`/api/v1${path}`, { headers })).json()) as T
}

/** Answers the question on the screen and says what was given; by keyboard where there is one. */
async function give(page: Page, number: number, keyboard: boolean): Promise<string> {
  await expect(page.getByRole('heading', { name: `Question ${number}` })).toBeVisible()
  const letter = LETTERS[number % 4] ?? 'A'
  const grid = page.getByLabel('Your answer')
  if (await grid.isVisible()) {
    await grid.fill(String(number))
    return String(number)
  }
  const option = page.getByRole('button', { name: new RegExp(`^Option ${letter}`) })
  if (keyboard) await page.keyboard.press(letter.toLowerCase())
  else await option.click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
  return letter
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const givenIn = ({ questions_attributes }: Test): string[] =>
  questions_attributes.map((q) => q.answer_attributes?.letter ?? q.student_produced_answer ?? '')

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** The deep run alone takes these journeys: on a phone, and at a desk by keyboard. Asked for by name, the file has the phone. */
const WIDTHS = process.env.DEEP === '1' ? [390, 1440] : [390]

for (const width of WIDTHS) {
  test(`a whole SAT Math exam at ${width} px: a reload, an offline stretch and a killed server lose no answer`, {
    tag: '@deep',
  }, async ({ page, context }) => {
    const keyboard = width === 1440
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const person = await newMember(page.request)
    await buy(page, person, 'SAT Math')
    await enter(page, person, 'SAT Math')

    await page.goto('/tests/new')
    await page.getByRole('link', { name: 'See what awaits you: SAT Math' }).click()
    await expect(page.getByText('44 questions, 1 hour 10 minutes')).toBeVisible()
    if (keyboard) await clean(page, 'the start of an exam')
    await picture(page, 'start')
    await page.getByRole('button', { name: 'Begin the first module' }).click()
    await expect(page.getByText('Exam, module 1 of 2')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await expect(page.getByRole('timer')).toContainText(/3[45]:/)
    await picture(page, 'module')

    const given: string[] = []
    const upTo = async (last: number) => {
      while (given.length < last) {
        given.push(await give(page, given.length + 1, keyboard))
        if (given.length < QUESTIONS) await next(page)
      }
    }
    await upTo(4)
    // A reload: the same question, the same answers, the clock has gone on.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Question 5' })).toBeVisible()
    // Without a line: everything stays here.
    await context.setOffline(true)
    await upTo(12)
    await expect(page.getByText('Saved on this device')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await upTo(QUESTIONS)

    // The review page, and the server dies before the module is handed in.
    await page.getByRole('button', { name: 'Review', exact: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Check your work' })).toBeVisible()
    await expect(page.getByText('Every question has an answer.')).toBeVisible()
    if (keyboard) await clean(page, 'the review of a module')
    await picture(page, 'review')
    const { id: examId, first } = await read<{ running: { id: number } }>(page, person, '/exams/index').then(
      async ({ running }) => {
        const state = await read<ExamState>(page, person, `/exams/${running.id}`)
        return { id: running.id, first: state.parts[0]?.test_id ?? 0 }
      },
    )
    await server.kill()
    await page.getByRole('button', { name: 'Hand in module' }).click()
    await expect(page.getByText(/handed in/)).toBeVisible()
    await server.revive()
    await expect(page.getByRole('heading', { name: 'SAT Math, module 2' })).toBeVisible({ timeout: 60_000 })
    expect(givenIn(await read<Test>(page, person, `/tests/${first}`))).toEqual(given)
    if (keyboard) await clean(page, 'the page between modules')
    await picture(page, 'between')

    // It dies again at the beginning of the next one: the button can be pressed once more.
    const begin = page.getByRole('button', { name: 'Begin SAT Math, module 2' })
    await server.kill()
    await begin.click()
    await expect(page.getByText(/Nothing is lost/)).toBeVisible({ timeout: 60_000 })
    await server.revive()
    await begin.click()
    await expect(page.getByText('Exam, module 2 of 2')).toBeVisible({ timeout: 60_000 })

    // The first module is closed for good.
    const second = page.url()
    const answered: string[] = []
    for (let number = 1; number <= 6; number++) {
      answered.push(await give(page, number, keyboard))
      // As in the real one nobody is asked how sure they are.
      if (number === 2) await expect(page.getByText('How sure are you?')).toHaveCount(0)
      await next(page)
    }
    await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Mark for review' }).click()
    if (!keyboard) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Review', exact: true }).first().click()
    await expect(page.getByText('16 questions have no answer yet')).toBeVisible()
    await expect(page.getByText('1 marked for review')).toBeVisible()
    await page.getByRole('button', { name: 'Hand in module' }).click()
    await page.getByRole('button', { name: 'Hand in with 16 questions empty' }).click()

    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible({ timeout: 60_000 })
    const report = await read<ExamReport>(page, person, `/exams/${examId}/report`)
    const [section] = report.sections
    expect(section?.modules.map((m) => [m.questions, m.closed_by])).toEqual([
      [QUESTIONS, 'student'],
      [QUESTIONS, 'student'],
    ])
    expect(givenIn(await read<Test>(page, person, `/tests/${first}`))).toEqual(given)
    const last = await read<Test>(page, person, `/tests/${Number(second.split('/').at(-1))}`)
    expect(givenIn(last).slice(0, 6)).toEqual(answered)
    await expect(page.getByText(`likely ${section?.low}–${section?.high}`)).toBeVisible()
    await expect(page.getByText(/it is the harder one from 14 of 22 right/)).toBeVisible()
    if (keyboard) {
      await clean(page, 'the report of an exam')
      expect(pages(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
      if (process.env.PICTURES) await page.pdf({ format: 'A4', path: `${process.env.PICTURES}/report.pdf` })
    }
    await picture(page, 'report')
    await page.goto('/dashboard')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/came out\. Nothing had been predicted yet/)).toBeVisible()
    await picture(page, 'dashboard')
  })
}
