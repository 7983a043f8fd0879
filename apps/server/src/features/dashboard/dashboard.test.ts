import type { DashboardData, Test } from '@fourfold/contract'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemRevisions, itemStats, mistakes } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { practiceSentence } from './advice.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const dashboard = async (person: Person): Promise<DashboardData> =>
  (await t.call('GET', '/questions/index', { token: person.token })).body as unknown as DashboardData

/** A finished diagnostic of one question on each of some skills. */
async function diagnoseAll(person: Person, skills: readonly string[]): Promise<void> {
  const pool = [...(await t.ctx.catalog()).items.values()].filter((i) => !i.retired && !i.grid)
  const ids = skills.map((skill) => pool.find((i) => i.skill_id === skill)?.id)
  const made = await t.call('POST', '/tests/create_diagnostic', {
    token: person.token,
    body: { question_mode: 'Diagnostic', custom_question_ids: ids },
  })
  const shown = (await t.call('GET', `/tests/${made.body.id}`, { token: person.token })).body as unknown as Test
  const questions_attributes = ids.map((id) => ({ id, skipped: false, answer_attributes: { letter: 'A' } }))
  const body = { version: shown.version, questions_attributes }
  expect((await t.call('PUT', `/tests/${shown.id}`, { token: person.token, body })).status).toBe(200)
}

const diagnose = (person: Person, skill: string): Promise<void> => diagnoseAll(person, [skill])

test('before the first answer every subject is without one, and no practice is suggested', async () => {
  const data = await dashboard(await t.guest())
  expect(data.unanswered_subjects).toEqual(data.questions.tagBreakdown.map((s) => s.name))
  expect([data.more_diagnostic, data.ai_practice_test_reason, data.ai_practice_test_minutes]).toEqual([
    false,
    null,
    null,
  ])
})

test('subjects without an answer are named, and practice comes with its reason and minutes', async () => {
  const person = await t.guest()
  await diagnose(person, 'a1-one-step-equations')
  const data = await dashboard(person)
  const touched = data.questions.tagBreakdown.find((s) => s.tags.some((k) => k.id === 'a1-one-step-equations'))
  expect(data.more_diagnostic).toBe(true)
  expect(data.unanswered_subjects).toHaveLength(data.questions.tagBreakdown.length - 1)
  expect(data.unanswered_subjects).not.toContain(touched?.name)
  expect(data.ai_practice_test_reason).toMatch(
    /(\d of \d right here so far|No answer here yet)\. (\S.* )?(One question is|\d+ questions are) on it/,
  )
  expect(data.ai_practice_test_minutes).toBeGreaterThan(0)
})

test('a skill without an answer is not said to be at a percentage, as its row shows a dash', async () => {
  const { topics } = await t.ctx.catalog()
  const topic = topics.get('Algebra 1')
  if (!topic) throw new Error('Algebra 1 is missing')
  const skill = [...topic.skills.keys()][0] ?? ''
  const advice = { skill, points_per_minute: 1, mastery: 0.4932, reason: 'most-points', for: [], minutes: 5 } as const
  const sentence = (right: number, wrong: number) => practiceSentence(advice, topic, [], { right, wrong })
  expect(sentence(0, 0)).toMatch(/^No answer here yet\. A minute/)
  expect(sentence(1, 1)).toMatch(/^1 of 2 right here so far\. A minute/)
  expect(sentence(2, 1)).toMatch(/^You are at 49\.3% here\. A minute/)
  // Left blank is missed, and no answer: both are not said at once.
  const blank = practiceSentence({ ...advice, reason: 'missed' }, topic, [], { right: 0, wrong: 0 })
  expect(blank).toMatch(/^You left your last question here blank, so it comes first\./)
  expect(blank).not.toContain('No answer')
  const person = await t.guest()
  await diagnose(person, 'a1-one-step-equations')
  const data = await dashboard(person)
  const rows = data.questions.tagBreakdown.flatMap((s) => s.tags)
  const row = rows.find((k) => k.name === data.ai_practice_test_tag?.name)
  expect(data.ai_practice_test_reason?.startsWith('No answer here yet')).toBe(row?.prediction === null)
})

test('a suggested practice test asks about the skill it names, also after the same one was practiced again and again', async () => {
  const person = await t.guest()
  await diagnose(person, 'a1-one-step-equations')
  const { items } = await t.ctx.catalog()
  for (let round = 0; round < 4; round++) {
    const {
      ai_practice_test_ids: ids,
      ai_practice_test_tag: tag,
      ai_practice_test_reason: reason,
    } = await dashboard(person)
    const [skill] = [...((await t.ctx.catalog()).topics.get('Algebra 1')?.skills.values() ?? [])].filter(
      (s) => s.name === tag?.name,
    )
    const own = ids.filter((id) => items.get(id)?.skill_id === skill?.id).length
    // Skills come interleaved: the one that leads has the first question and at most two of ten.
    expect(items.get(ids[0] ?? 0)?.skill_id).toBe(skill?.id)
    expect(own).toBeLessThanOrEqual(2)
    expect(reason).toContain(own === 1 ? 'One question is on it;' : `${own} questions are on it;`)
    const body = { question_mode: 'Recommendation', custom_question_ids: ids, tag_name: tag?.name }
    const made = await t.call('POST', '/tests/create_practice', { token: person.token, body })
    const questions_attributes = ids.map((id) => ({ id, skipped: true, time_spent: 5 }))
    const put = { version: 0, questions_attributes }
    expect((await t.call('PUT', `/tests/${made.body.id}`, { token: person.token, body: put })).status).toBe(200)
  }
})

test('the next action names the subjects it is about', async () => {
  const person = await t.guest()
  await diagnose(person, 'a1-one-step-equations')
  // What was missed is logged first and practiced next; once it is right the diagnostic goes on.
  for (let data = await dashboard(person); data.next_action.kind === 'log'; data = await dashboard(person)) {
    const question = await t.call('GET', `/mistakes/new?question_id=${data.first_question_to_log_id}`, {
      token: person.token,
    })
    const body = { question_id: question.body.question_id, identify: 'A slip.' }
    expect((await t.call('POST', '/mistakes/create', { token: person.token, body })).status).toBe(200)
  }
  const missed = (await dashboard(person)).questions.tagBreakdown.some((s) => s.incorrect > 0)
  expect((await dashboard(person)).next_action.kind).toBe(missed ? 'practice' : 'more_diagnostic')
  await t.db.update(mistakes).set({ right_since: t.ctx.now() })
  const data = await dashboard(person)
  expect(data.next_action.kind).toBe('more_diagnostic')
  expect(data.next_action.reason).toContain(`No answer yet in “${data.unanswered_subjects[0]}”`)
  expect(data.next_action.title).toBe('Answer 20 more diagnostic questions')
})

test('a further diagnostic asks only about the subjects without an answer, also when it chooses anew', async () => {
  const person = await t.guest()
  const topic = (await t.ctx.catalog()).topics.get('Algebra 1')
  const [open, ...rest] = topic?.subjects ?? []
  await diagnoseAll(
    person,
    rest.map((s) => s.skills[0]?.id ?? ''),
  )
  const about = (test: Test) => [
    ...new Set(test.questions_attributes.map((q) => topic?.items.find((i) => i.id === q.id)?.subject_id)),
  ]
  const further = await t.call('POST', '/tests/create_diagnostic', {
    token: person.token,
    body: { question_mode: 'Diagnostic', custom_question_ids: [] },
  })
  const shown = (await t.call('GET', `/tests/${further.body.id}`, { token: person.token })).body as unknown as Test
  expect(shown.questions_attributes).toHaveLength(5)
  expect(about(shown)).toEqual([open?.id])
  const saved = await t.call('PUT', `/tests/save/${shown.id}`, {
    token: person.token,
    body: { version: shown.version, step: 1, draft: true, full: true, questions_attributes: [] },
  })
  expect(about(saved.body as unknown as Test)).toEqual([open?.id])
})

test('a running diagnostic shows its estimate and what is left of it', async () => {
  const person = await t.guest()
  const made = await t.call('POST', '/tests/create_diagnostic', {
    token: person.token,
    body: { question_mode: 'Diagnostic', custom_question_ids: [] },
  })
  let shown = (await t.call('GET', `/tests/${made.body.id}`, { token: person.token })).body as unknown as Test
  const start = await dashboard(person)
  expect([start.diagnostic_test, start.resume_diagnostic_id, start.predicted_score]).toEqual([0, shown.id, null])
  expect(start.next_action.reason).toBe('20 of 20 questions are left; your answers are saved.')
  for (let step = 0; step < 6; step++) {
    const question = shown.questions_attributes[step]
    const given = question?.options.length ? { answer_attributes: { letter: 'B' } } : { student_produced_answer: '7' }
    const body = {
      version: shown.version,
      step: step + 1,
      draft: true,
      full: true,
      questions_attributes: [{ id: question?.id, skipped: false, ...given }],
    }
    shown = (await t.call('PUT', `/tests/save/${shown.id}`, { token: person.token, body })).body as unknown as Test
  }
  const data = await dashboard(person)
  expect(data.next_action).toMatchObject({
    kind: 'resume_diagnostic',
    reason: '14 of 20 questions are left; your answers are saved.',
  })
  expect(data.next_action.minutes).toBeLessThan(start.next_action.minutes)
  // A pause shows the estimate with its band; the test itself does not, and nothing is counted yet.
  expect([data.estimate_ready, shown.estimate]).toEqual([true, null])
  expect(data.predicted_low).toBeLessThan(data.predicted_score ?? 0)
  expect(data.predicted_high).toBeGreaterThan(data.predicted_score ?? 100)
  expect(data.questions.questionCount).toBe(0)
})

test('the time of others is not shown while it would be the time of one', async () => {
  const person = await t.guest()
  const [item] = [...(await t.ctx.catalog()).items.values()].filter((i) => i.topic === 'Geometry')
  await t.call('PUT', '/users/update_topic', { token: person.token, body: { user: { topic: 'Geometry' } } })
  await t.db.insert(itemStats).values({ item_id: item?.id ?? 0, n: 4, right: 1, ms: 4000 })
  expect((await dashboard(person)).questions.account_average_time_all).toBeNull()
  await t.db.update(itemStats).set({ n: 5, ms: 10_000 })
  t.advance(10_000)
  expect((await dashboard(person)).questions.account_average_time_all).toBe(2000)
})

test('a skill practiced long ago needs a refresh, and the mastery shown is that of today', async () => {
  const late = await testApp()
  const person = await late.member()
  const read = async (token: unknown) =>
    (await late.call('GET', '/questions/index', { token: String(token) })).body as unknown as DashboardData
  const catalog = await late.ctx.catalog()
  const items = [...catalog.items.values()].filter((i) => i.skill_id === 'a1-one-step-equations' && !i.grid)
  const some = items.slice(0, 5)
  const made = await late.call('POST', '/tests/create_practice', {
    token: person.token,
    body: { question_mode: 'Recommendation', custom_question_ids: some.map((i) => i.id) },
  })
  const secrets = await late.db
    .select({ id: itemRevisions.item_id, secret: itemRevisions.secret })
    .from(itemRevisions)
    .where(
      inArray(
        itemRevisions.id,
        some.map((i) => i.revision_id),
      ),
    )
  const questions_attributes = secrets.map(({ id, secret }) => ({
    id,
    skipped: false,
    answer_attributes: { letter: secret.letter },
  }))
  await late.call('PUT', `/tests/${made.body.id}`, { token: person.token, body: { version: 0, questions_attributes } })
  const fresh = await read(person.token)
  const share = (data: DashboardData) =>
    data.questions.tagBreakdown.flatMap((s) => s.tags).find((k) => k.id === 'a1-one-step-equations')?.prediction
  expect(fresh.needs_refresh).toEqual([])
  expect(share(fresh)).toBeGreaterThan(0)
  late.advance(12 * 86_400_000)
  const again = await late.call('POST', '/user_token', {
    body: { auth: { email: person.email, password: person.password } },
  })
  const faded = await read(again.body.jwt)
  expect(faded.needs_refresh.map((k) => k.id)).toEqual(['a1-one-step-equations'])
  expect(share(faded)).toBeLessThan(share(fresh) ?? 0)
  await late.close()
})

test('the predicted score is the mean of its subjects by weight, answered or not', async () => {
  const person = await t.guest()
  await diagnoseAll(person, ['a1-one-step-equations', 'a1-slope'])
  const { questions, predicted_score, perfect_score } = await dashboard(person)
  const subjects = questions.tagBreakdown
  expect(subjects.reduce((sum, s) => sum + s.weight, 0)).toBeCloseTo(1, 9)
  const mean = subjects.reduce((sum, s) => sum + s.weight * s.expected, 0)
  expect(mean * perfect_score).toBeCloseTo(predicted_score ?? 0, 6)
  for (const s of subjects.filter((each) => each.prediction !== null)) expect(s.prediction).toBe(s.expected)
})

test('what moved the score since last week is said from the second day on, by subjects', async () => {
  const person = await t.guest()
  await diagnoseAll(person, ['a1-one-step-equations', 'a1-slope'])
  const first = await dashboard(person)
  expect(first.score_change).toBeNull()
  t.advance(3 * 86_400_000)
  await diagnoseAll(person, ['a1-two-step-equations', 'a1-slope'])
  const { score_change: change, predicted_score, questions } = await dashboard(person)
  expect(change?.before).toBeCloseTo(first.predicted_score ?? 0, 6)
  expect(change?.answers).toBe(2)
  expect(change?.moved.length).toBeGreaterThan(0)
  expect(questions.tagBreakdown.map((s) => s.name)).toEqual(
    expect.arrayContaining(change?.moved.map((m) => m.name) ?? []),
  )
  const sum = change?.moved.reduce((points, m) => points + m.points, 0) ?? 0
  expect(Math.sign(sum)).toBe(Math.sign((predicted_score ?? 0) - (change?.before ?? 0)))
})

test('a skill tells its level, its last answer and whether it fades', async () => {
  const person = await t.guest()
  await diagnose(person, 'a1-slope')
  const skills = (await dashboard(person)).questions.tagBreakdown.flatMap((s) => s.tags)
  const slope = skills.find((s) => s.id === 'a1-slope')
  expect(slope?.last_at).not.toBeNull()
  expect(skills.filter((s) => s.last_at === null).every((s) => s.level === 'To-do' && !s.fading)).toBe(true)
})
