import { answerChange, type DashboardData, type Evidence, type Letter, type Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'
import { rebuildLearner } from '../student-model/service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const WAYS = ['wrong right wrong', 'right wrong right', 'wrong other', 'wrong other right', 'right', 'right wrong none']

const read = async <T>(person: Person, path: string) =>
  (await t.call('GET', path, { token: person.token })).body as unknown as T

/** Takes a test of questions with options, one for each way. */
async function take(person: Person): Promise<number> {
  const made = await t.call('POST', '/tests/create', {
    token: person.token,
    body: { number_of_questions: 20, tag_ids: ['a1-one-step-equations', 'a1-two-step-equations'] },
  })
  const id = Number(made.body.id)
  const { questions_attributes } = await read<Test>(person, `/tests/${id}`)
  const choices = questions_attributes.filter((q) => q.options.length > 0).slice(0, WAYS.length)
  expect(choices).toHaveLength(WAYS.length)
  const keys = await secretsOf(
    t,
    choices.map((q) => q.id),
  )
  const given = choices.map((q, i) => {
    const right = keys.get(q.id)?.letter ?? ''
    const [wrong = '', other = ''] = 'ABCD'.replace(right, '')
    const letters: Readonly<Record<string, string>> = { right, wrong, other, none: '' }
    const answer_changes = (WAYS[i] ?? '').split(' ').map((word) => letters[word] ?? '')
    const last = answer_changes.at(-1) || null
    return { id: q.id, skipped: !last, answer_changes, answer_attributes: { letter: last as Letter | null } }
  })
  const body = { version: 0, step: questions_attributes.length - 1, questions_attributes: given }
  expect((await t.call('PUT', `/tests/${id}`, { token: person.token, body })).status).toBe(200)
  return id
}

const countersOf = async (person: Person) => {
  const { questions } = await read<DashboardData>(person, '/questions/index')
  return [questions.correct_to_incorrect, questions.incorrect_to_correct, questions.incorrect_to_incorrect]
}

test('the analysis of a test, the dashboard, its evidence and a rebuild count a change by the first two outcomes', async () => {
  const person = await t.guest()
  const id = await take(person)
  const analysis = (await read<Test>(person, `/tests/${id}`)).questions_attributes.flatMap(
    (q) => answerChange(q.answer_tracker) ?? [],
  )
  expect(analysis.toSorted()).toEqual([
    'correct_to_incorrect',
    'correct_to_incorrect',
    'incorrect_to_correct',
    'incorrect_to_incorrect',
    'incorrect_to_incorrect',
  ])
  expect(await countersOf(person)).toEqual([2, 1, 2])
  const evidence = await read<Evidence>(person, '/questions/evidence?scope=changes')
  expect(evidence.total).toBe(5)
  expect(evidence.answers.map((a) => a.change).toSorted()).toEqual(analysis.toSorted())
  const [user] = await t.db.select({ learner: users.learner_id }).from(users).where(eq(users.id, person.id))
  await t.db.transaction((tx) => rebuildLearner(tx, user?.learner ?? ''))
  expect(await countersOf(person)).toEqual([2, 1, 2])
})
