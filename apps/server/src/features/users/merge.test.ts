import type { Test } from '@fourfold/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerEvents,
  dailyScores,
  diagnostics,
  exams,
  exposures,
  feedbacks,
  flashcards,
  learners,
  lessonTries,
  misconceptionStates,
  mistakes,
  modelStates,
  reviewEvents,
  reviewStates,
  sessions,
  tallies,
  tests,
  users,
} from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { cartOf, fillCart } from '../../testing/orders.ts'
import { logMistake, makeCard } from '../../testing/reviews.ts'
import { rebuildLearner } from '../student-model/service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Member = Person & Readonly<{ email: string }>

const learnerOf = async (person: Person): Promise<string> => {
  const [row] = await t.db.select().from(users).where(eq(users.id, person.id))
  return row?.learner_id ?? ''
}

/** Takes a test of the same questions as another and scores it, the first starred and answered with a letter or number. */
async function take(person: Person, code: string | null, tutor = false): Promise<Test> {
  const body = code
    ? { question_mode: 'Recommendation', custom_test_id: code, tutor }
    : { number_of_questions: 3, tutor }
  const made = await t.call('POST', '/tests/create', { token: person.token, body })
  const shown = (await t.call('GET', `/tests/${made.body.id}`, { token: person.token })).body as unknown as Test
  const questions_attributes = shown.questions_attributes.map((q, i) => ({
    id: q.id,
    marked: i === 0,
    ...(q.options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '-99' }),
  }))
  await t.call('PUT', `/tests/${shown.id}`, { token: person.token, body: { version: 0, questions_attributes } })
  return shown
}

/** The guest signs up with the member's address; what the link of the letter carries. */
async function claimToken(owner: Member, guest: Person): Promise<string | undefined> {
  const user = { first_name: 'Ana', last_name: 'Lee', email: owner.email, password: 'Corect-horse7' }
  await t.call('POST', '/users', {
    token: guest.token,
    body: { user: { ...user, password_confirmation: user.password } },
  })
  return /login\?claim=([\w-]+)/.exec((await t.mailTo(owner.email))?.text ?? '')?.[1]
}
const follow = async (owner: Member, token: string | undefined): Promise<number> =>
  (await t.call('POST', '/users/claim_guest', { token: owner.token, body: { token } })).status
const claim = async (owner: Member, guest: Person) => follow(owner, await claimToken(owner, guest))

/** Everything that is derived from a learner's events. */
const derived = async (learner: string) => ({
  model: (await t.db.select().from(modelStates).where(eq(modelStates.learner_id, learner))).map((r) => [
    r.scope,
    r.scope_id,
    r.node,
  ]),
  tally: (await t.db.select().from(tallies).where(eq(tallies.learner_id, learner))).map((r) => [
    r.skill_id,
    r.correct,
    r.incorrect,
    r.skipped,
  ]),
})
const sorted = (value: Awaited<ReturnType<typeof derived>>) =>
  Object.values(value).map((rows) => rows.map((row) => JSON.stringify(row)).sort())

test('a guest’s work becomes the member’s: all rows move, counters add up, the newer fact wins', async () => {
  const owner = await t.member()
  const guest = await t.guest()
  const [to, from] = [await learnerOf(owner), await learnerOf(guest)]
  const first = await take(owner, null)
  const shared = first.questions_attributes[0]?.id ?? 0
  const [before] = await t.db
    .select()
    .from(exposures)
    .where(and(eq(exposures.learner_id, to), eq(exposures.item_id, shared)))
  t.advance(3_600_000)
  const second = await take(guest, first.share_code)
  const card = await makeCard(t, guest)
  await t.call('PUT', `/flashcards/${card}`, {
    token: guest.token,
    body: { flashcard: { performance_rating: 'good', rating_id: 'merge-1' } },
  })
  await t.call('POST', '/feedbacks/create', { token: guest.token, body: { message: 'Thank you' } })
  const own = await logMistake(t, guest)
  const diagnostic = { question_mode: 'Diagnostic', custom_question_ids: [] }
  const started = await t.call('POST', '/tests/create_diagnostic', { token: guest.token, body: diagnostic })
  const missed = await t.db.select().from(mistakes).where(eq(mistakes.learner_id, to))
  const twice = await t.db.select().from(mistakes).where(eq(mistakes.learner_id, from))
  const both = twice.filter((m) => missed.some((o) => o.item_id === m.item_id))
  expect(both.length).toBeGreaterThan(0)
  const [repeated] = both
  await t.call('PUT', `/mistakes/${repeated?.id}`, {
    token: guest.token,
    body: { identify: 'a', solution: 'b', clue: 'c', notes: 'd' },
  })
  const eventsBefore = await t.db.$count(answerEvents, eq(answerEvents.learner_id, to))
  const moved = await t.db.$count(answerEvents, eq(answerEvents.learner_id, from))

  expect(await claim(owner, guest)).toBe(200)

  for (const table of [
    answerEvents,
    tests,
    exams,
    flashcards,
    exposures,
    mistakes,
    reviewStates,
    reviewEvents,
    dailyScores,
    diagnostics,
    lessonTries,
    modelStates,
    tallies,
    misconceptionStates,
    feedbacks,
  ])
    expect(await t.db.$count(table, eq(table.learner_id, from))).toBe(0)

  const events = await t.db
    .select()
    .from(answerEvents)
    .where(eq(answerEvents.learner_id, to))
    .orderBy(asc(answerEvents.seq))
  expect(events.map((e) => e.seq)).toEqual(Array.from({ length: eventsBefore + moved }, (_, i) => i + 1))
  const [learner] = await t.db.select().from(learners).where(eq(learners.id, to))
  expect(learner?.next_seq).toBe(events.length + 1)

  const [exposure] = await t.db
    .select()
    .from(exposures)
    .where(and(eq(exposures.learner_id, to), eq(exposures.item_id, shared)))
  expect(exposure).toMatchObject({ times: 2, marked: true, revealed: true })
  expect(exposure?.first_at).toEqual(before?.first_at)
  expect(exposure?.last_at.getTime()).toBeGreaterThan(before?.last_at.getTime() ?? 0)

  const kept = await t.db.select().from(mistakes).where(eq(mistakes.learner_id, to))
  expect(new Set(kept.map((m) => m.item_id)).size).toBe(kept.length)
  expect(kept.map((m) => m.id)).toEqual(expect.arrayContaining([...missed.map((m) => m.id), own]))
  expect(kept.map((m) => m.id)).not.toContain(repeated?.id)
  const memories = await t.db.select().from(reviewStates).where(eq(reviewStates.learner_id, to))
  expect(memories.map((m) => [m.kind, m.ref_id]).sort()).toEqual([
    ['flashcard', card],
    ['mistake', own],
  ])
  expect(await t.db.$count(reviewEvents, eq(reviewEvents.learner_id, to))).toBe(1)

  const scores = await t.db.select().from(dailyScores).where(eq(dailyScores.learner_id, to))
  expect(scores.reduce((sum, day) => sum + day.n, 0)).toBe(3)
  const [diagnosed] = await t.db.select().from(diagnostics).where(eq(diagnostics.learner_id, to))
  expect(diagnosed?.test_id).toBe(started.body.id)
  const list = await t.call('GET', '/tests/index', { token: owner.token })
  expect((list.body.tests as { id: number }[]).map((row) => row.id)).toEqual(
    expect.arrayContaining([first.id, second.id, Number(started.body.id)]),
  )

  const online = sorted(await derived(to))
  await t.db.transaction((tx) => rebuildLearner(tx, to))
  expect(sorted(await derived(to))).toEqual(online)
})

test('a newer answer that needed hints takes nothing of what was missed or known before', async () => {
  const [owner, guest] = [await t.member(), await t.guest()]
  const [to, from] = [await learnerOf(owner), await learnerOf(guest)]
  const [missed, known] = [...(await t.ctx.catalog()).items.keys()]
  const met = (learner_id: string, item_id: number | undefined, last_correct: boolean | null, last_at: Date) => ({
    ...{ learner_id, item_id: item_id ?? 0, topic: 'Algebra 1', last_correct, last_at },
  })
  const [earlier, later] = [t.ctx.now(), new Date(t.ctx.now().getTime() + 1000)]
  await t.db
    .insert(exposures)
    .values([
      met(to, missed, false, earlier),
      met(from, missed, null, later),
      met(to, known, null, later),
      met(from, known, true, earlier),
    ])
  expect(await claim(owner, guest)).toBe(200)
  const rows = await t.db.select().from(exposures).where(eq(exposures.learner_id, to)).orderBy(exposures.item_id)
  const kept = new Map(rows.map((row) => [row.item_id, row.last_correct]))
  expect([kept.get(missed ?? 0), kept.get(known ?? 0)]).toEqual([false, true])
})

test('after it the guest is gone: no login, no address, and a second claim is refused', async () => {
  const owner = await t.member()
  const guest = await t.guest()
  await take(guest, null)
  expect(await claim(owner, guest)).toBe(200)
  expect((await t.call('GET', '/users/current', { token: guest.token })).status).toBe(401)
  expect((await t.call('GET', '/users/current', { token: owner.token })).status).toBe(200)
  const [row] = await t.db.select().from(users).where(eq(users.id, guest.id))
  expect(row).toMatchObject({ email: null, pw_hash: null, guest: false })
  expect(row?.deleted_at).not.toBeNull()
  const ended = await t.db.select({ at: sessions.revoked_at }).from(sessions).where(eq(sessions.user_id, guest.id))
  expect(ended.length).toBeGreaterThan(0)
  expect(ended).not.toContainEqual({ at: null })
})

test('a link that is not theirs, or whose guest is gone, moves nothing', async () => {
  const [owner, other] = [await t.member(), await t.member()]
  const guest = await t.guest()
  const link = await claimToken(owner, guest)
  expect(link).toBeDefined()
  for (const token of ['nonsense', 'x'.repeat(43)]) expect(await follow(owner, token)).toBe(422)
  await t.db.update(users).set({ deleted_at: t.ctx.now() }).where(eq(users.id, guest.id))
  expect(await follow(owner, link)).toBe(422)
  expect(await follow(other, await claimToken(owner, await t.guest()))).toBe(422)
})

test('a diagnostic that the member has done stays, a further one of the guest does not take its place', async () => {
  const owner = await t.member()
  const guest = await t.guest()
  const [to, from] = [await learnerOf(owner), await learnerOf(guest)]
  const done_at = t.ctx.now()
  const [mine, theirs] = [await take(owner, null), await take(guest, null)]
  await t.db.insert(diagnostics).values([
    { learner_id: to, topic: 'Algebra 1', test_id: mine.id, done_at },
    { learner_id: from, topic: 'Algebra 1', test_id: theirs.id, done_at: null },
  ])
  expect(await claim(owner, guest)).toBe(200)
  const rows = await t.db.select().from(diagnostics).where(eq(diagnostics.learner_id, to))
  expect(rows).toMatchObject([{ test_id: mine.id, done_at }])
})

test('a member keeps their own topic and extra time, whatever the guest chose', async () => {
  const owner = await t.member()
  const guest = await t.guest()
  await t.call('PUT', '/users/update_topic', { token: owner.token, body: { user: { topic: 'Geometry' } } })
  await t.call('PUT', '/users/update_topic', { token: guest.token, body: { user: { topic: 'Trigonometry' } } })
  await t.db.update(users).set({ extra_time: 2 }).where(eq(users.id, guest.id))
  expect(await claim(owner, guest)).toBe(200)
  const [row] = await t.db.select().from(users).where(eq(users.id, owner.id))
  expect(row).toMatchObject({ topic: 'Geometry', extra_time: 1 })
})

test('a guest’s cart comes along where the member has none, and never instead of the member’s own', async () => {
  const guest = await t.guest()
  const owner = await t.member()
  const filled = await fillCart(t, guest, 'sat-math-30')
  expect(await claim(owner, guest)).toBe(200)
  expect(await cartOf(t, owner)).toEqual(filled)
  const second = await t.guest()
  await fillCart(t, second, 'act-reading-30')
  expect(await claim(owner, second)).toBe(200)
  expect(await cartOf(t, owner)).toEqual(filled)
})
