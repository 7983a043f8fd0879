import type { Question } from '@fourfold/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { SecretPart } from '../db/schema/bank.ts'
import { itemRevisions, items } from '../db/schema/index.ts'
import type { TestApp } from './app.ts'

/** The keys as they lie in the database: an independent look at the answers. */
export async function secretsOf(t: TestApp, ids: readonly number[]): Promise<ReadonlyMap<number, SecretPart>> {
  const rows = await t.db
    .select({ id: items.id, secret: itemRevisions.secret })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .where(inArray(items.id, [...ids]))
  return new Map(rows.map((r) => [r.id, r.secret]))
}

/** The right answer to one question: a letter, or what is typed. */
export async function keyOf(t: TestApp, id: number): Promise<string> {
  const secret = (await secretsOf(t, [id])).get(id)
  return secret?.letter ?? secret?.grid ?? ''
}

/** Every option of a question, or some of what can be typed, as a save sends it. */
export const possibleAnswers = (question: Question): object[] =>
  question.options.length > 0
    ? question.options.map(({ letter }) => ({ answer_attributes: { letter }, answer_changes: [letter] }))
    : ['1', '7', '-3', '1/2'].map((text) => ({ student_produced_answer: text, answer_changes: [text] }))

/** Another key for every question of the bank; its texts go by another hash then, as a reworded question's do. */
const FLIP = sql`update item_revision set text_hash = 'flipped ' || text_hash, secret = case
  when secret->>'letter' is not null then jsonb_set(secret, '{letter}', to_jsonb(translate(secret->>'letter', 'ABCD', 'BCDA')))
  else jsonb_set(jsonb_set(secret, '{was}', secret->'grid'), '{grid}', '"77771"') end`
const FLIP_BACK = sql`update item_revision set text_hash = replace(text_hash, 'flipped ', ''), secret = case
  when secret->>'letter' is not null then jsonb_set(secret, '{letter}', to_jsonb(translate(secret->>'letter', 'BCDA', 'ABCD')))
  else jsonb_set(secret, '{grid}', secret->'was') - 'was' end`

/** Does something while every question has another key; all of them are as they were afterwards, whatever happens. */
export async function withOtherKeys<T>(t: TestApp, work: () => Promise<T>): Promise<T> {
  await t.db.execute(FLIP)
  try {
    return await work()
  } finally {
    await t.db.execute(FLIP_BACK)
  }
}
