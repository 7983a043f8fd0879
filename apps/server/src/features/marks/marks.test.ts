import { LIMITS, type MarkChange, type Marks, MESSAGES, type Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessGrants, testMarks, tests } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { markChange } from '../../testing/marks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newTest(me: Person, body: object = { number_of_questions: 2 }): Promise<Test> {
  const made = await t.call('POST', '/tests/create', { token: me.token, body })
  expect(made.status).toBe(200)
  return (await t.call('GET', `/tests/${made.body.id}`, { token: me.token })).body as unknown as Test
}

const change = (part_of: number, more: Partial<MarkChange> = {}): MarkChange => markChange({ part_of, ...more })
const save = (me: Person, id: number, changes: readonly MarkChange[]) =>
  t.call('PUT', `/tests/${id}/marks`, { token: me.token, body: { changes } })
const list = async (me: Person, id: number) =>
  (await t.call('GET', `/tests/${id}/marks`, { token: me.token })).body as unknown as Marks
const first = (shown: Test): number => shown.questions_attributes[0]?.id ?? 0

describe('highlights and notes', () => {
  test('are none at first; what is saved is there for every device, with a version that grows', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    expect(await list(me, shown.id)).toEqual({ version: 0, marks: [] })
    const mark = change(first(shown), { look: 'underline', note: 'the rate' })
    const saved = await save(me, shown.id, [mark])
    const { removed: _r, age_ms: _a, ...kept } = mark
    expect([saved.status, saved.body]).toEqual([200, { version: 1, marks: [kept] }])
    expect((await save(me, shown.id, [{ ...mark, note: 'the unit rate' }])).body).toEqual({
      version: 2,
      marks: [{ ...kept, note: 'the unit rate' }],
    })
    expect(await list(me, shown.id)).toEqual({ version: 2, marks: [{ ...kept, note: 'the unit rate' }] })
  })

  test('of two devices the later change of each mark wins, and a removed one does not come back by an older copy', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const [a, b] = [change(first(shown)), change(first(shown), { start: 5, end: 9, quote: 'the ' })]
    await save(me, shown.id, [a, b])
    t.advance(60_000)
    await save(me, shown.id, [{ ...a, note: 'phone, now' }])
    await save(me, shown.id, [{ ...b, removed: true }])
    // The desk was offline: what it did half a minute ago arrives last.
    const late = [
      { ...a, note: 'desk, before', age_ms: 30_000 },
      { ...b, look: 'pink' as const, age_ms: 30_000 },
    ]
    const merged = (await save(me, shown.id, late)).body as unknown as Marks
    expect(merged.marks).toMatchObject([{ id: a.id, note: 'phone, now' }])
    expect(merged.marks).toHaveLength(1)
  })

  test('what was long on its way is as old as it is: a later change of another device stands', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const mark = change(first(shown))
    const sent_at = t.ctx.now().getTime()
    t.advance(20_000)
    const slow = { changes: [{ ...mark, note: 'phone, before' }], sent_at }
    await t.call('PUT', `/tests/${shown.id}/marks`, { token: me.token, body: slow })
    const later = (await save(me, shown.id, [{ ...mark, note: 'desk, after', age_ms: 15_000 }])).body
    expect(later.marks).toMatchObject([{ note: 'desk, after' }])
  })

  test('two saves at once lose nothing', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const marks = Array.from({ length: 6 }, (_, i) => change(first(shown), { start: i, end: i + 1, quote: 'x' }))
    await Promise.all(marks.map((mark) => save(me, shown.id, [mark])))
    const { version, marks: kept } = await list(me, shown.id)
    expect([version, kept.map((m) => m.id).sort()]).toEqual([6, marks.map((m) => m.id).sort()])
  })

  test("somebody else's test is a 404, without a token a 401", async () => {
    const [me, other] = [await t.guest(), await t.guest()]
    const shown = await newTest(me)
    expect((await save(other, shown.id, [change(first(shown))])).status).toBe(404)
    expect((await t.call('GET', `/tests/${shown.id}/marks`, { token: other.token })).status).toBe(404)
    expect((await t.call('GET', `/tests/${shown.id}/marks`)).status).toBe(401)
    expect((await t.call('PUT', `/tests/${shown.id}/marks`, { body: { changes: [] } })).status).toBe(401)
    expect((await list(me, shown.id)).marks).toEqual([])
  })

  test('what is no question or passage of the test is ignored', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const foreign = change(2_000_000_000)
    const noPassage = change(first(shown), { part: 'passage' })
    expect((await save(me, shown.id, [foreign, noPassage, change(first(shown))])).body.marks).toHaveLength(1)
  })

  test.each([
    ['an empty highlight', { start: 4, end: 4 }],
    ['a place beyond every text', { end: LIMITS.markOffsetMax + 1 }],
    ['an unknown tint', { look: 'green' }],
    ['a note that is too long', { note: 'x'.repeat(LIMITS.markNoteLength + 1) }],
    ['a long quote', { quote: 'x'.repeat(LIMITS.markQuoteLength + 1) }],
    ['no id', { id: 'one' }],
    ['a control character', { note: 'a\u0007b' }],
  ])('%s is refused', async (_, part) => {
    const me = await t.guest()
    const shown = await newTest(me)
    expect((await save(me, shown.id, [{ ...change(first(shown)), ...part } as MarkChange])).status).toBe(422)
  })

  test('a test keeps so many highlights and so much of notes, and says when it is full; removing makes room', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const all = Array.from({ length: LIMITS.marksPerTest }, (_, i) => change(first(shown), { start: i, end: i + 1 }))
    for (let i = 0; i < all.length; i += LIMITS.markChangesMax)
      expect((await save(me, shown.id, all.slice(i, i + LIMITS.markChangesMax))).status).toBe(200)
    const over = await save(me, shown.id, [change(first(shown))])
    expect([over.status, over.body.error]).toEqual([422, MESSAGES.tooManyMarks])
    const swap = await save(me, shown.id, [{ ...(all[0] as MarkChange), removed: true }, change(first(shown))])
    expect([swap.status, (swap.body.marks as unknown[]).length]).toEqual([200, LIMITS.marksPerTest])
    const note = 'x'.repeat(LIMITS.markNoteLength)
    const full = LIMITS.markNotesPerTest / LIMITS.markNoteLength
    const noted = all.slice(1, full + 2).map((mark) => ({ ...mark, note }))
    expect((await save(me, shown.id, noted.slice(0, full))).status).toBe(200)
    const tooLong = await save(me, shown.id, noted)
    expect([tooLong.status, tooLong.body.error]).toEqual([422, MESSAGES.notesTooLong])
    expect((await save(me, shown.id, [{ ...(noted[0] as MarkChange), note: 'short' }])).status).toBe(200)
  })

  test('are there after the scoring, and can still be changed', async () => {
    const me = await t.guest()
    const shown = await newTest(me)
    const mark = change(first(shown), { note: 'before' })
    await save(me, shown.id, [mark])
    await t.call('PUT', `/tests/${shown.id}`, { token: me.token, body: { version: shown.version } })
    expect((await list(me, shown.id)).marks).toMatchObject([{ note: 'before' }])
    expect((await save(me, shown.id, [{ ...mark, note: 'after' }])).body.marks).toMatchObject([{ note: 'after' }])
  })

  test('of a passage are kept; with an ended plan they can be read and no longer changed', async () => {
    const me = await t.member()
    const starts_at = t.ctx.now()
    const [grant] = await t.db
      .insert(accessGrants)
      .values({ user_id: me.id, topic: 'ACT Reading', source: 'demo', starts_at, days: 1 })
      .returning()
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'ACT Reading' } } })
    const shown = await newTest(me, { number_of_questions: 1 })
    const passage = shown.questions_attributes[0]?.passage?.id ?? 0
    const mark = change(passage, { part: 'passage' })
    expect((await save(me, shown.id, [mark])).body.marks).toHaveLength(1)
    await t.db
      .update(accessGrants)
      .set({ starts_at: new Date(starts_at.getTime() - 10 * 86_400_000) })
      .where(eq(accessGrants.id, grant?.id ?? 0))
    expect((await list(me, shown.id)).marks).toHaveLength(1)
    expect((await save(me, shown.id, [{ ...mark, note: 'late' }])).status).toBe(403)
  })

  test('are in the download, and go with the account while its answers stay', async () => {
    const me = await t.member()
    const shown = await newTest(me)
    await save(me, shown.id, [change(first(shown), { note: 'mine alone' })])
    const { body } = await t.call('GET', `/users/${me.id}/export`, { token: me.token })
    expect(body.test_marks).toMatchObject([{ test_id: shown.id, marks: [{ note: 'mine alone' }] }])
    const gone = await t.call('DELETE', `/users/${me.id}`, { token: me.token, body: { password: me.password } })
    expect(gone.status).toBe(200)
    expect(await t.db.select().from(testMarks).where(eq(testMarks.test_id, shown.id))).toEqual([])
    expect(await t.db.select().from(tests).where(eq(tests.id, shown.id))).toHaveLength(1)
  })
})
