import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flashcards, reviewStates, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { exportedCards, importFile } from '../../testing/flashcards.ts'
import { logMistake, makeCard, missQuestions } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const learnerOf = async (p: Person) => {
  const [row] = await t.db.select({ id: users.learner_id }).from(users).where(eq(users.id, p.id))
  return String(row?.id)
}
const statesOf = async (p: Person) =>
  t.db
    .select()
    .from(reviewStates)
    .where(eq(reviewStates.learner_id, await learnerOf(p)))
const stateAt = async (kind: 'flashcard' | 'mistake', ref_id: number) =>
  (
    await t.db
      .select()
      .from(reviewStates)
      .where(and(eq(reviewStates.kind, kind), eq(reviewStates.ref_id, ref_id)))
  )[0]
const schedule = () => ({
  state: 2,
  stability: 4.5,
  difficulty: 5.1,
  learning_steps: 0,
  scheduled_days: 4,
  reps: 3,
  lapses: 1,
  last_review: t.ctx.now().toISOString(),
  fsrs_due: t.ctx.now().toISOString(),
})
const fileWith = (extra: object) =>
  JSON.stringify([{ front: 'f', back: 'b', tags: [], schedule: { ...schedule(), ...extra } }])
const list = (p: Person) => t.call('GET', '/flashcards/index', { token: p.token })
/** A row under this id that belongs to somebody else, as a hostile file once could leave it. */
const squat = async (kind: 'flashcard' | 'mistake', ref_id: number, by: Person) =>
  t.db
    .insert(reviewStates)
    .values({ kind, ref_id, learner_id: await learnerOf(by), fsrs_due: t.ctx.now(), suspended: true, lapses: 77 })

describe('a file cannot reach beyond its own cards', () => {
  test('columns of the server that a schedule names are ignored', async () => {
    const me = await t.guest()
    const victim = await t.guest()
    const text = fileWith({
      kind: 'mistake',
      ref_id: 2_000_000_000,
      learner_id: await learnerOf(victim),
      suspended: true,
      buried_until: '2099-01-01T00:00:00.000Z',
    })
    expect((await importFile(t, me, 'json', text)).result.imported).toBe(1)
    const [card] = await t.db
      .select()
      .from(flashcards)
      .where(eq(flashcards.learner_id, await learnerOf(me)))
    expect(await statesOf(victim)).toEqual([])
    expect(await stateAt('mistake', 2_000_000_000)).toBeUndefined()
    expect(await statesOf(me)).toMatchObject([
      { kind: 'flashcard', ref_id: card?.id, suspended: false, buried_until: null, stability: 4.5 },
    ])
  })

  test('nobody takes the memory of a card or mistake that somebody else has or will have', async () => {
    const me = await t.guest()
    const victim = await t.guest()
    const [question] = await missQuestions(t, victim, 1)
    const made = await t.call('POST', '/mistakes/create', {
      token: victim.token,
      body: { question_id: question?.id },
    })
    const mistakeId = Number(made.body.id)
    const nextCard = (await makeCard(t, me)) + 2
    await importFile(t, me, 'json', fileWith({ kind: 'mistake', ref_id: mistakeId }))
    expect(await stateAt('mistake', mistakeId)).toBeUndefined()
    await importFile(t, me, 'json', fileWith({ ref_id: nextCard }).replace('"f"', '"g"'))
    expect((await importFile(t, victim, 'csv', 'a,1\nb,2\nc,3\n')).status).toBe(200)
    const owner = await learnerOf(victim)
    expect(new Set((await statesOf(victim)).map((s) => s.learner_id))).toEqual(new Set([owner]))
    expect(await statesOf(victim)).toHaveLength(3)
  })

  test("a memory of somebody else under a card's id is neither shown nor changed", async () => {
    const me = await t.guest()
    const other = await t.guest()
    const next = (await makeCard(t, me)) + 1
    await squat('flashcard', next, other)
    const id = await makeCard(t, me, 'squatted')
    expect(id).toBe(next)
    const { body } = await t.call('GET', `/flashcards/${id}`, { token: me.token })
    expect(body).toMatchObject({ suspended: false, lapses: 0, status: 'new' })
    const rated = { flashcard: { performance_rating: 'good' } }
    expect((await t.call('PUT', `/flashcards/${id}`, { token: me.token, body: rated })).status).toBeLessThan(500)
    expect(await stateAt('flashcard', id)).toMatchObject({
      learner_id: await learnerOf(other),
      suspended: true,
      lapses: 77,
      reps: 0,
    })
    await squat('flashcard', id + 1, other)
    expect((await importFile(t, me, 'csv', 'a,1\n')).status).toBe(200)
    expect((await list(me)).status).toBe(200)
  })

  test("a memory of somebody else under a mistake's id is neither shown nor changed, nor asked as theirs", async () => {
    const me = await t.guest()
    const other = await t.guest()
    const id = await logMistake(t, me)
    await t.db.delete(reviewStates).where(and(eq(reviewStates.kind, 'mistake'), eq(reviewStates.ref_id, id)))
    await squat('mistake', id, other)
    await t.db.update(reviewStates).set({ suspended: false }).where(eq(reviewStates.lapses, 77))
    const { body } = await t.call('GET', `/mistakes/${id}`, { token: me.token })
    expect(body).toMatchObject({ suspended: false, lapses: 0, leech: false })
    const entry = { identify: 'a', solution: 'b', clue: 'c', notes: 'd' }
    expect((await t.call('PUT', `/mistakes/${id}`, { token: me.token, body: entry })).status).toBe(200)
    expect(await stateAt('mistake', id)).toMatchObject({ learner_id: await learnerOf(other), lapses: 77 })
    const overview = await t.call('GET', '/reviews/overview?offset=0', { token: other.token })
    expect(overview.body.due_mistakes).toBe(0)
    const theirs = await logMistake(t, other)
    expect((await t.call('GET', `/mistakes/${theirs}`, { token: other.token })).body.next_mistake).toBeNull()
  })
})

describe('an impossible schedule', () => {
  const DAY = 86_400_000
  const ahead = () => new Date(t.ctx.now().getTime() + 2 * DAY).toISOString()

  test.each([
    ['a memory without stability', () => ({ stability: 0, difficulty: 5 })],
    ['a review two days ahead', () => ({ last_review: ahead() })],
    ['a memory without a review', () => ({ last_review: null })],
  ])('with %s is refused by its line; the other cards can still come in', async (_, change) => {
    const me = await t.guest()
    const cards = [
      { front: 'good', back: 'b', schedule: schedule() },
      { front: 'bad', back: 'b', schedule: { ...schedule(), ...change() } },
    ]
    const { result } = await importFile(t, me, 'json', JSON.stringify(cards))
    expect(result.bad).toEqual([
      { line: 2, reason: 'Its schedule is not possible. Remove it to import the card as new.' },
    ])
    expect((await importFile(t, me, 'json', JSON.stringify(cards), true)).result.imported).toBe(1)
    expect((await list(me)).status).toBe(200)
  })

  test('with a date that no database holds is refused by its line', async () => {
    const me = await t.guest()
    const { status, result } = await importFile(t, me, 'json', fileWith({ fsrs_due: '-000500-01-01T00:00:00.000Z' }))
    expect([status, result.bad]).toEqual([200, [{ line: 1, reason: 'Its schedule cannot be read.' }]])
  })

  test('that is already stored counts as new, breaks no page and can be rated, exported and imported', async () => {
    const me = await t.guest()
    const ids = [await makeCard(t, me, 'no stability'), await makeCard(t, me, 'ahead'), await makeCard(t, me, 'fine')]
    const now = t.ctx.now()
    const bend = (id: number | undefined, change: Partial<typeof reviewStates.$inferInsert>) =>
      t.db
        .update(reviewStates)
        .set({ state: 2, stability: 5, difficulty: 5, last_review: now, ...change })
        .where(and(eq(reviewStates.kind, 'flashcard'), eq(reviewStates.ref_id, id ?? 0)))
    await bend(ids[0], { stability: 0 })
    await bend(ids[1], { last_review: new Date(now.getTime() + 2 * DAY) })
    const test_date = new Date(now.getTime() + 5 * DAY).toISOString().slice(0, 10)
    await t.db.update(users).set({ test_date }).where(eq(users.id, me.id))
    expect((await t.call('GET', '/reviews/overview?offset=0', { token: me.token })).status).toBe(200)
    const { status, body } = await list(me)
    expect(status).toBe(200)
    const shown = body.user_flashcards as { front: string; status: string }[]
    expect(shown.map((c) => [c.front, c.status])).toEqual([
      ['fine', 'new'],
      ['ahead', 'learned'],
      ['no stability', 'new'],
    ])
    const out = { cards: await exportedCards(t, me) }
    const other = await t.guest()
    expect((await importFile(t, other, 'json', JSON.stringify(out))).result).toMatchObject({ imported: 3, bad: [] })
    for (const id of ids) {
      const rated = { flashcard: { performance_rating: 'good' } }
      expect((await t.call('PUT', `/flashcards/${id}`, { token: me.token, body: rated })).status).toBe(200)
    }
  })
})

describe('text that the database cannot hold', () => {
  test('is refused by its line on import, in sides and tags', async () => {
    const me = await t.guest()
    const cards = [
      { front: 'fine', back: 'b', tags: ['x'] },
      { front: 'a\u0000', back: 'b' },
      { front: 'a', back: 'b\ud800' },
      { front: 'a', back: 'b', tags: ['\u0000'] },
      { front: 'a', back: 'b', tags: ['\udfff'] },
    ]
    const { status, result } = await importFile(t, me, 'json', JSON.stringify(cards))
    expect([status, result.good, result.bad.map((b) => b.line)]).toEqual([200, 1, [2, 3, 4, 5]])
    expect((await importFile(t, me, 'json', JSON.stringify(cards), true)).result.imported).toBe(1)
  })

  test('in a card that is typed is refused or mended, never an error of the server', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    const fields = { front: 'f', back: 'b', tags: [] as string[] | string }
    const hostile = ['\u0000', '\ud800', 'a\udc00b']
    const bodies = hostile.flatMap((x) => [
      { ...fields, front: x },
      { ...fields, back: x },
      { ...fields, tags: [x] },
      { ...fields, tags: `a,${x}` },
    ])
    for (const body of bodies) {
      const made = await t.call('POST', '/flashcards/create', { token: me.token, body })
      const edited = await t.call('PUT', `/flashcards/${id}`, { token: me.token, body })
      for (const { status } of [made, edited]) expect([200, 201, 422]).toContain(status)
    }
    expect((await list(me)).status).toBe(200)
  })
})

test('a cell full of opened tags does not hold the server up', async () => {
  const me = await t.guest()
  const importing = importFile(t, me, 'tsv', `#html:true\n${'<'.repeat(45_000)}\tb\n`)
  expect((await t.call('GET', '/health')).status).toBe(200)
  const { result } = await importing
  expect(result.bad_count).toBe(1)
})
