import { LIMITS } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = (person: Person, path: string, body: object) => t.call('POST', path, { token: person.token, body })

async function send(person: Person, text: string, size = LIMITS.importChunkLength) {
  const { body } = await post(person, '/flashcards/import/start', { format: 'csv' })
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))
  const answers = []
  for (const [pos, piece] of pieces.entries())
    answers.push(await post(person, '/flashcards/import/chunk', { import_id: body.import_id, pos, text: piece }))
  return { import_id: body.import_id, chunks: pieces.length, answers }
}

describe('a card import', () => {
  test('of blank lines is refused by its lines, and calls are answered while it is read', async () => {
    const me = await t.guest()
    const { import_id, chunks } = await send(me, '\n'.repeat(1_500_000))
    let answered = 0
    const finished = post(me, '/flashcards/import/finish', { import_id, chunks, skip_bad: false })
    const others = (async () => {
      for (let i = 0; i < 3; i++) {
        expect((await t.call('GET', '/health')).status).toBe(200)
        answered += 1
      }
    })()
    const first = await Promise.race([finished.then(() => 'import'), others.then(() => 'others')])
    const { status, body } = await finished
    await others
    expect([status, first, answered]).toEqual([200, 'others', 3])
    expect(body).toMatchObject({ imported: 0, good: 0, bad_count: 1 })
    expect(JSON.stringify(body.bad)).toContain('too many lines')
  })

  test('holds no more bytes than a file may have, however its pieces are sent', async () => {
    const me = await t.guest()
    const { answers, import_id } = await send(me, 'ä'.repeat(4_500_000))
    expect(answers.some(({ status }) => status === 413)).toBe(true)
    const { rows } = await t.db.execute<{ n: number }>(
      sql`select sum(octet_length(text)) as n from card_import_chunk where import_id = ${String(import_id)}`,
    )
    expect(Number(rows[0]?.n)).toBeLessThanOrEqual(LIMITS.importBytes)
  })

  test('into a collection that is full of text is refused with a sentence, for a guest earlier than for a member', async () => {
    const me = await t.guest()
    const card = (n: number) => `${n}${'x'.repeat(19_000)},back`
    const full = Array.from({ length: 280 }, (_, n) => card(n)).join('\n')
    const { import_id, chunks } = await send(me, full)
    const { status, body } = await post(me, '/flashcards/import/finish', { import_id, chunks, skip_bad: false })
    expect([status, body.error]).toEqual([422, 'Your cards can hold 5 MB of text at most.'])
    expect((await t.call('GET', '/flashcards/index', { token: me.token })).body.total_count).toBe(0)
  })
})

describe('what the cards of a student may hold', () => {
  const bytesOf = async (person: Person) => {
    const { rows } = await t.db.execute<{ n: number }>(sql`
      select coalesce(sum(octet_length(front) + octet_length(back) + octet_length(tags::text)), 0) as n from flashcard
      where learner_id = (select learner_id from user_account where id = ${person.id})`)
    return Number(rows[0]?.n)
  }
  /** As if almost all of it were used. */
  const fill = (person: Person, left: number) =>
    t.db.execute(sql`insert into flashcard (learner_id, front, back)
      select learner_id, repeat('x', ${LIMITS.cardBytesGuest - left}), '' from user_account where id = ${person.id}`)

  test('counts their tags', async () => {
    const me = await t.guest()
    await fill(me, 1000)
    const tags = Array.from({ length: 20 }, (_, n) => `${n}${'t'.repeat(90)}`)
    const { status } = await post(me, '/flashcards/create', { front: 'f', back: 'b', tags: tags.join(',') })
    expect(status).toBe(422)
    expect((await post(me, '/flashcards/create', { front: 'f', back: 'b', tags: 'one,two' })).status).toBe(200)
  })

  test('is kept by cards that come in the same moment', async () => {
    const me = await t.guest()
    await fill(me, 1000)
    const cards = Array.from({ length: 6 }, (_, n) => ({ front: `${n}${'x'.repeat(600)}`, back: 'b' }))
    const made = await Promise.all(cards.map((card) => post(me, '/flashcards/create', card)))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect(await bytesOf(me)).toBeLessThan(LIMITS.cardBytesGuest + 100)
  })
})

test('cards are listed a page at a time, newest first, and every one is on one page', async () => {
  const me = await t.guest()
  for (let n = 0; n < 7; n++) await post(me, '/flashcards/create', { front: `f${n}`, back: 'b' })
  const page = async (offset: number) =>
    (await t.call('GET', `/flashcards/index?newOffset=${offset}&itemsPerPage=3`, { token: me.token })).body as {
      user_flashcards: { front: string }[]
      total_count: number
    }
  const pages = [await page(0), await page(3), await page(6)]
  expect(pages.flatMap((p) => p.user_flashcards.map((c) => c.front))).toEqual([
    'f6',
    'f5',
    'f4',
    'f3',
    'f2',
    'f1',
    'f0',
  ])
  expect(pages.map((p) => p.total_count)).toEqual([7, 7, 7])
  const tooMany = await t.call('GET', '/flashcards/index?itemsPerPage=5000', { token: me.token })
  expect(tooMany.status).toBe(422)
})

test('twenty ratings at once from one student keep nobody from the database', async () => {
  const [loud, calm] = [await t.guest(), await t.guest()]
  const made = await post(loud, '/flashcards/create', { front: 'f', back: 'b' })
  const rate = (n: number) =>
    t.call('PUT', `/flashcards/${made.body.id}`, {
      token: loud.token,
      body: { flashcard: { performance_rating: 'good', rating_id: `r${n}` } },
    })
  const ratings = Promise.all(Array.from({ length: 20 }, (_, n) => rate(n)))
  const others = await Promise.all([1, 2, 3].map(() => t.call('GET', '/users/current', { token: calm.token })))
  expect(others.map((a) => a.status)).toEqual([200, 200, 200])
  expect(new Set((await ratings).map((a) => a.status))).toEqual(new Set([200]))
})
