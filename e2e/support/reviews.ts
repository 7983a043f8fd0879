import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, makeTest, type Person } from './people.ts'

export const DAY = 86_400_000

export const api = async (page: Page, person: Person, method: 'get' | 'post' | 'put', path: string, data?: unknown) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const reply = await page.request[method](`/api/v1${path}`, { headers, ...(data === undefined ? {} : { data }) })
  expect(reply.ok(), `${method} ${path}`).toBe(true)
  return (await reply.json()) as Record<string, unknown>
}

export async function makeCards(page: Page, person: Person, fronts: readonly string[]): Promise<void> {
  for (const front of fronts)
    await api(page, person, 'post', '/flashcards/create', { front, back: `back of ${front}`, tags: 'e2e' })
}

export const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([])
}

/** Takes a test through the pages until there is something to log. */
export async function missSomething(page: Page, person: Person): Promise<number> {
  const id = await makeTest(page, person, { number_of_questions: 3, tag_ids: ['a1-two-step-equations'] })
  const shown = (await api(page, person, 'get', `/tests/${id}`)) as {
    version: number
    questions_attributes: { id: number; options: { letter: string }[] }[]
  }
  // The same letter three times: at least one of them is wrong, or the three keys were drawn alike; grid-ins surely are.
  const questions_attributes = shown.questions_attributes.map((q, n) =>
    q.options.length > 0
      ? { id: q.id, skipped: false, answer_attributes: { letter: q.options[n % 4]?.letter } }
      : { id: q.id, skipped: false, student_produced_answer: '98765' },
  )
  await api(page, person, 'put', `/tests/${id}`, { version: shown.version, questions_attributes })
  const { total_questions_to_log_count } = await api(page, person, 'get', '/mistakes/index')
  return Number(total_questions_to_log_count) > 0 ? id : missSomething(page, person)
}

/** Reviews that the server has counted. */
export async function reviewsDone(page: Page, person: Person): Promise<number> {
  const { calendar } = (await api(page, person, 'get', '/reviews/overview')) as { calendar: { reviews: number }[] }
  return calendar.reduce((sum, day) => sum + day.reviews, 0)
}
