import type { Question, Test } from '@fourfold/contract'
import { eq, inArray } from 'drizzle-orm'
import { itemRevisions, items } from '../db/schema/index.ts'
import type { Person, TestApp } from './app.ts'

export const DAY = 86_400_000

export async function makeCard(t: TestApp, person: Person, front = 'two plus two', tags = ''): Promise<number> {
  const made = await t.call('POST', '/flashcards/create', { token: person.token, body: { front, back: 'four', tags } })
  return Number(made.body.id)
}

/** Takes a test of choice questions and answers every one of them wrong; gives the missed questions back. */
export async function missQuestions(t: TestApp, person: Person, n: number, skill?: string): Promise<Question[]> {
  const made = await t.call('POST', '/tests/create', {
    token: person.token,
    body: { number_of_questions: n, ...(skill ? { tag_ids: [skill] } : {}) },
  })
  const id = Number(made.body.id)
  const shown = (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test
  const keys = new Map(
    (
      await t.db
        .select({ id: items.id, secret: itemRevisions.secret })
        .from(items)
        .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
        .where(
          inArray(
            items.id,
            shown.questions_attributes.map((q) => q.id),
          ),
        )
    ).map((row) => [row.id, row.secret]),
  )
  const questions_attributes = shown.questions_attributes.map((q) => {
    if (q.options.length === 0) return { id: q.id, student_produced_answer: '987654', skipped: false }
    const wrong = q.options.find((o) => o.letter !== keys.get(q.id)?.letter)
    return { id: q.id, answer_attributes: { letter: wrong?.letter ?? null }, skipped: false }
  })
  await t.call('PUT', `/tests/${id}`, { token: person.token, body: { version: 0, questions_attributes } })
  return [...shown.questions_attributes]
}

/** Misses one question and logs it; gives the entry's id back. */
export async function logMistake(t: TestApp, person: Person, skill?: string): Promise<number> {
  const [question] = await missQuestions(t, person, 1, skill)
  const entry = {
    question_id: question?.id,
    identify: 'I added',
    solution: 'Subtract',
    clue: 'Look at the sign',
    notes: '',
  }
  return Number((await t.call('POST', '/mistakes/create', { token: person.token, body: entry })).body.id)
}
