import type { Flashcard } from '@fourfold/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewEvents, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { DAY, makeCard } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const show = async (p: Person, id: number) =>
  (await t.call('GET', `/flashcards/${id}`, { token: p.token })).body as unknown as Flashcard
const rate = (p: Person, id: number, performance_rating: string, rating_id?: string) =>
  t.call('PUT', `/flashcards/${id}`, { token: p.token, body: { flashcard: { performance_rating, rating_id } } })
const ratingsOf = (id: number) =>
  t.db
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.kind, 'flashcard'), eq(reviewEvents.ref_id, id), isNull(reviewEvents.undone_at)))

describe('flashcards', () => {
  test('tags come in as text or list and go out trimmed, without repeats', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me, 'front', ' algebra, signs ,algebra,, ')
    expect((await show(me, id)).tags).toEqual(['algebra', 'signs'])
    const body = { front: 'f', back: 'b', tags: ['x', ' y '] }
    expect((await t.call('PUT', `/flashcards/${id}`, { token: me.token, body })).body.tags).toEqual(['x', 'y'])
  })

  test('an empty side is named', async () => {
    const me = await t.guest()
    const { status, body } = await t.call('POST', '/flashcards/create', {
      token: me.token,
      body: { front: ' ', back: '', tags: '' },
    })
    expect([status, Object.keys(body.fields as object)]).toEqual([422, ['front', 'back']])
  })

  test('the first card to review is the one that waits longest, then none is left', async () => {
    const me = await t.guest()
    const one = await makeCard(t, me, 'one')
    t.advance(1000)
    const two = await makeCard(t, me, 'two')
    const index = async () => (await t.call('GET', '/flashcards/index', { token: me.token })).body
    expect((await index()).first_flashcard_to_review_id).toBe(one)
    expect((await show(me, one)).next_flashcard).toBe(two)
    expect((await rate(me, one, 'easy')).body.next_flashcard).toBe(two)
    expect((await rate(me, two, 'easy')).body.next_flashcard).toBeNull()
    expect((await index()).first_flashcard_to_review_id).toBeNull()
  })

  test('a card rated Again comes back in a minute, and a lapsed one as relearning', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    expect((await rate(me, id, 'again')).body).toMatchObject({ status: 'learning', due: false })
    t.advance(61_000)
    expect((await show(me, id)).due).toBe(true)
    expect((await rate(me, id, 'easy')).body.status).toBe('learned')
    t.advance(5 * DAY)
    expect((await rate(me, id, 'again')).body.status).toBe('relearning')
  })

  test('a rating sent twice counts once, also at the same moment', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    const both = await Promise.all([rate(me, id, 'good', 'same'), rate(me, id, 'good', 'same')])
    await rate(me, id, 'good', 'same')
    expect(both.map((a) => a.status)).toEqual([200, 200])
    expect(await ratingsOf(id)).toHaveLength(1)
    expect((await show(me, id)).status).toBe('learning')
  })

  test('ratings from two devices are both kept', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    await Promise.all([rate(me, id, 'good', 'phone'), rate(me, id, 'good', 'laptop')])
    expect(await ratingsOf(id)).toHaveLength(2)
    expect((await show(me, id)).status).toBe('learned')
  })

  test('before a test the planner says which cards are due: brought forward, once a day', async () => {
    const me = await t.guest()
    const sure = await makeCard(t, me, 'one')
    const fresh = await makeCard(t, me, 'two')
    await rate(me, sure, 'easy')
    t.advance(4 * DAY)
    const due = async () =>
      ((await t.call('GET', '/flashcards/index', { token: me.token })).body.user_flashcards as unknown as Flashcard[])
        .filter((c) => c.due)
        .map((c) => c.id)
    expect(await due()).toEqual([fresh])
    const test_date = new Date(t.ctx.now().getTime() + DAY).toISOString().slice(0, 10)
    await t.db.update(users).set({ test_date }).where(eq(users.id, me.id))
    expect((await due()).sort()).toEqual([sure, fresh].sort())
    const { body } = await rate(me, fresh, 'easy')
    expect(body).toMatchObject({ due: false, next_flashcard: sure })
    expect((await rate(me, sure, 'good')).body).toMatchObject({ due: false, next_flashcard: null })
    expect(await due()).toEqual([])
  })

  test("somebody else's card is a 404 for every call", async () => {
    const me = await t.guest()
    const other = await t.guest()
    const id = await makeCard(t, me)
    const body = { front: 'mine', back: 'now', tags: '' }
    expect((await t.call('GET', `/flashcards/${id}`, { token: other.token })).status).toBe(404)
    expect((await t.call('PUT', `/flashcards/${id}`, { token: other.token, body })).status).toBe(404)
    expect((await rate(other, id, 'good')).status).toBe(404)
    expect((await t.call('DELETE', `/flashcards/${id}`, { token: other.token })).status).toBe(404)
    expect((await show(me, id)).front).toBe('two plus two')
    expect(await ratingsOf(id)).toHaveLength(0)
  })

  test('a deleted card is gone with its reviews', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    await rate(me, id, 'good')
    expect((await t.call('DELETE', `/flashcards/${id}`, { token: me.token })).body).toEqual({ id })
    expect((await t.call('GET', `/flashcards/${id}`, { token: me.token })).status).toBe(404)
    expect(await ratingsOf(id)).toHaveLength(0)
  })
})
