import { LIMITS } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { FSRS } from 'ts-fsrs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/statements.ts'

const CARDS = 10_000

let t: TestApp
let me: Person
beforeAll(async () => {
  t = await testApp()
  me = await t.guest()
  const now = t.ctx.now()
  await t.db.execute(sql`with card as (
      insert into flashcard (learner_id, front, back) select learner_id, 'front ' || n, 'back'
        from user_account, generate_series(1, ${CARDS}) as n where id = ${me.id} returning id, learner_id
    )
    insert into review_state (kind, ref_id, learner_id, state, stability, difficulty, learning_steps, scheduled_days, reps,
        lapses, fsrs_due)
      select 'flashcard', id, learner_id, 0, 0, 0, 0, 0, 0, 0, ${now}::timestamptz from card`)
  await t.db.execute(sql`analyze flashcard, review_state`)
})
afterAll(() => t.close())

type Card = { front: string; back: string }
type Page = { user_flashcards: { id: number; rating_good: string }[]; total_count: number }
const page = async (newOffset: number): Promise<Page> =>
  (await t.call('GET', `/flashcards/index?newOffset=${newOffset}`, { token: me.token })).body as Page

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

describe('a page of long cards', () => {
  const LONG = 200
  const SIDE = 20_000
  const textOf = ({ front, back }: Card): number => Buffer.byteLength(front) + Buffer.byteLength(back)

  test('ends where its text is enough, and every card is on one page', async () => {
    const other = await t.guest()
    await t.db.execute(sql`insert into flashcard (learner_id, front, back)
      select learner_id, repeat('ä', ${SIDE / 2}::int), n::text from user_account, generate_series(1, ${LONG}) as n
        where id = ${other.id}`)
    const got: Card[][] = []
    while (got.flat().length < LONG) {
      const path = `/flashcards/index?newOffset=${got.flat().length}`
      const { body } = await t.call('GET', path, { token: other.token })
      expect(body.total_count).toBe(LONG)
      got.push(body.user_flashcards as unknown as Card[])
      expect(got.at(-1)?.length).toBeGreaterThan(0)
    }
    expect(got.flat().map(({ back }) => Number(back))).toEqual(Array.from({ length: LONG }, (_, n) => LONG - n))
    for (const cards of got)
      expect(cards.reduce((sum, card) => sum + textOf(card), 0)).toBeLessThan(LIMITS.cardPageBytes + 2 * SIDE)
    expect(got.length).toBeLessThanOrEqual(Math.ceil((LONG * SIDE) / LIMITS.cardPageBytes) + 1)
  })
})

describe('a page of ten thousand cards', () => {
  test('works out the ratings of cards that are alike once, and tells them as before', async () => {
    const repeat = vi.spyOn(FSRS.prototype, 'repeat')
    const body = await page(0)
    expect(body.user_flashcards).toHaveLength(LIMITS.cardPageSize)
    expect(body.total_count).toBe(CARDS)
    expect(new Set(body.user_flashcards.map(({ rating_good }) => rating_good))).toEqual(new Set(['10m']))
    expect(repeat.mock.calls.length).toBe(1)
    repeat.mockRestore()
  })

  test('sends as many statements as the first one, wherever it lies', async () => {
    const statements = async (offset: number) => (await countStatements(t, () => page(offset))).length
    expect(await statements(CARDS - 1)).toBe(await statements(0))
  })

  test('follows the one before it, the newest first, without a gap', async () => {
    const both = await Promise.all([page(0), page(LIMITS.cardPageSize)])
    const ids = both.flatMap(({ user_flashcards }) => user_flashcards.map(({ id }) => id))
    expect(ids).toEqual(Array.from(ids, (_, n) => (ids[0] ?? 0) - n))
  })

  test('reads the texts and memories of that page alone, also of the last one', async () => {
    const [text = ''] = (await countStatements(t, () => page(0))).filter((sent) => sent.includes('card.front'))
    const { rows } = await t.db.execute<{ learner_id: string }>(
      sql`select learner_id from user_account where id = ${me.id}`,
    )
    const asked = text
      .replaceAll('$1', `'${rows[0]?.learner_id}'`)
      .replaceAll('$2', '100')
      .replaceAll('$3', String(CARDS - 100))
    const explained = await t.db.execute(sql.raw(`explain (analyze, format json) ${asked}`))
    const [{ Plan }] = (explained.rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN']
    const memories = nodesOf(Plan).filter((node) => node['Relation Name'] === 'review_state')
    expect(memories.length).toBeGreaterThan(0)
    for (const node of memories) expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(100)
  })
})
