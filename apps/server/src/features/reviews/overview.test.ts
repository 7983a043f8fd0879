import type { ReviewOverview } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewStates, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { logMistake, makeCard } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const overview = async (p: Person) =>
  (await t.call('GET', '/reviews/overview?offset=0', { token: p.token })).body as unknown as ReviewOverview
const rate = (p: Person, id: number, rating_id: string) =>
  t.call('PUT', `/flashcards/${id}`, {
    token: p.token,
    body: { flashcard: { performance_rating: 'easy', rating_id } },
  })

describe('the overview of reviews', () => {
  test('counts what is due and foretells 14 days', async () => {
    const me = await t.guest()
    await makeCard(t, me, 'one')
    await rate(me, await makeCard(t, me, 'two'), 'first')
    await logMistake(t, me)
    const shown = await overview(me)
    expect(shown).toMatchObject({ mode: 'normal', days_left: null, due_cards: 1, due_mistakes: 0, catch_up: null })
    expect(shown.forecast).toHaveLength(14)
    expect(shown.forecast[0]?.cards).toBe(1)
    expect(shown.forecast[1]?.mistakes).toBe(1)
    expect(shown.forecast.reduce((s, d) => s + d.cards, 0)).toBe(2)
  })

  test('tells what is being learned, before and after its ten minutes, and the mistake that is asked first', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    const entry = await logMistake(t, me)
    const good = { flashcard: { performance_rating: 'good', rating_id: crypto.randomUUID() } }
    await t.call('PUT', `/flashcards/${id}`, { token: me.token, body: good })
    const [soon, ...others] = (await overview(me)).learning
    expect([soon?.kind, soon?.id, others]).toEqual(['flashcard', id, []])
    expect(Math.round((soon?.in_ms ?? 0) / 60_000)).toBe(10)
    expect(await overview(me)).toMatchObject({ due_cards: 0, first_due_mistake: null })
    t.advance(11 * 60_000)
    const back = await overview(me)
    expect(back).toMatchObject({ due_cards: 1, learning: [{ kind: 'flashcard', id, in_ms: 0 }] })
    t.advance(86_400_000)
    expect(await overview(me)).toMatchObject({ due_cards: 1, learning: [], first_due_mistake: entry })
  })

  test('the calendar counts the ratings of each day; an undone one is no rating', async () => {
    const me = await t.guest()
    const id = await makeCard(t, me)
    await rate(me, id, 'one')
    await rate(me, id, 'two')
    await t.call('POST', '/reviews/undo', { token: me.token, body: {} })
    const { calendar } = await overview(me)
    expect(calendar).toHaveLength(84)
    expect(calendar.at(-1)).toEqual({ date: t.ctx.now().toISOString().slice(0, 10), reviews: 1 })
    expect(calendar.reduce((s, d) => s + d.reviews, 0)).toBe(1)
  })

  test('a test date changes the plan and rewrites no memory', async () => {
    const me = await t.guest()
    await rate(me, await makeCard(t, me), 'one')
    const person = await t.db.query.users.findFirst({ where: (u, { eq: is }) => is(u.id, me.id) })
    const rows = () =>
      t.db
        .select()
        .from(reviewStates)
        .where(eq(reviewStates.learner_id, person?.learner_id ?? ''))
    const before = await rows()
    const test_date = new Date(t.ctx.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    await t.db.update(users).set({ test_date }).where(eq(users.id, me.id))
    const shown = await overview(me)
    expect([shown.mode, shown.days_left]).toEqual(['exam', 5])
    expect(shown.forecast.slice(0, 5).reduce((s, d) => s + d.cards, 0)).toBe(1)
    expect(await rows()).toEqual(before)
  })

  test('before a test that leaves too little time it says how much cannot be held and names what comes last', async () => {
    const me = await t.guest()
    for (let n = 0; n < 9; n++) await makeCard(t, me, `<b>word ${n}</b>`)
    const test_date = new Date(t.ctx.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    await t.db
      .update(users)
      .set({ test_date, settings: { daily_minutes: 5 } })
      .where(eq(users.id, me.id))
    expect((await overview(me)).given_up).toEqual({
      cards: 4,
      mistakes: 0,
      names: ['word 6', 'word 7', 'word 8'],
      minutes: 9,
    })
    await t.db.update(users).set({ test_date: null }).where(eq(users.id, me.id))
    expect((await overview(me)).given_up).toBeNull()
  })
})
