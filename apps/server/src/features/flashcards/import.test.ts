import { type FileCard, type ImportResult, writeCards } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { makeCard } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = (p: Person, what: string, body: object) =>
  t.call('POST', `/flashcards/import/${what}`, { token: p.token, body })

async function upload(p: Person, format: 'csv' | 'tsv' | 'json', text: string, size = 50_000) {
  const import_id = String((await post(p, 'start', { format })).body.import_id)
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  for (const [pos, piece] of pieces.entries())
    expect((await post(p, 'chunk', { import_id, pos, text: piece })).status).toBe(200)
  const finish = (skip_bad = false) => post(p, 'finish', { import_id, chunks: pieces.length, skip_bad })
  return { import_id, finish }
}
const result = (answer: { body: unknown }) => answer.body as ImportResult
const exported = async (p: Person) =>
  (await t.call('GET', '/flashcards/export', { token: p.token })).body.cards as FileCard[]
const count = async (p: Person) => (await exported(p)).length

const MANY = process.env.DEEP === '1' ? 10_000 : 1_000

describe('importing cards', () => {
  test(`${MANY} cards come in at once, in the order of the file`, async () => {
    const me = await t.guest()
    const cards = Array.from({ length: MANY }, (_, n) => ({ front: `front ${n}`, back: `back ${n}`, tags: ['big'] }))
    const { finish } = await upload(me, 'csv', writeCards('csv', cards))
    expect(result(await finish())).toMatchObject({ imported: MANY, bad_count: 0, duplicate_count: 0 })
    const out = await exported(me)
    expect(out.map((c) => c.front)).toEqual(cards.map((c) => c.front))
  })

  test('more than 10,000 are refused whole', async () => {
    const me = await t.guest()
    const cards = Array.from({ length: 10_001 }, (_, n) => ({ front: `${n}`, back: 'b', tags: [] }))
    const { finish } = await upload(me, 'csv', writeCards('csv', cards))
    expect((await finish()).status).toBe(422)
    expect(await count(me)).toBe(0)
  })

  test('with bad lines nothing comes in until they are waived; they are listed by number', async () => {
    const me = await t.guest()
    const { finish } = await upload(me, 'csv', 'front,back\none,1\nbroken\ntwo,2\n')
    const first = result(await finish())
    expect([first.imported, first.good, first.bad.map((b) => b.line)]).toEqual([0, 2, [3]])
    expect(await count(me)).toBe(0)
    expect(result(await finish(true)).imported).toBe(2)
    expect(await count(me)).toBe(2)
  })

  test('duplicates are named and left out: of cards there, and within the file', async () => {
    const me = await t.guest()
    await makeCard(t, me, 'two plus two')
    const { finish } = await upload(me, 'csv', 'two plus two,four\nnew,1\nnew,1\n')
    expect(result(await finish())).toMatchObject({
      imported: 1,
      duplicates: [
        { line: 1, front: 'two plus two' },
        { line: 3, front: 'new' },
      ],
    })
  })

  test('what is exported as JSON comes back with its schedule', async () => {
    const me = await t.guest()
    const other = await t.guest()
    const id = await makeCard(t, me, 'kept', 'a, b')
    await t.call('PUT', `/flashcards/${id}`, { token: me.token, body: { flashcard: { performance_rating: 'easy' } } })
    const out = await exported(me)
    const { finish } = await upload(other, 'json', writeCards('json', out), 37)
    expect(result(await finish()).imported).toBe(1)
    expect(await exported(other)).toEqual(out)
  })

  test('a piece sent twice counts once, a missing piece stops it, and nothing is taken twice', async () => {
    const me = await t.guest()
    const import_id = String((await post(me, 'start', { format: 'csv' })).body.import_id)
    await post(me, 'chunk', { import_id, pos: 1, text: 'two,2\n' })
    expect((await post(me, 'finish', { import_id, chunks: 2 })).status).toBe(409)
    for (let i = 0; i < 2; i++) await post(me, 'chunk', { import_id, pos: 0, text: 'one,1\n' })
    expect(result(await post(me, 'finish', { import_id, chunks: 2 })).imported).toBe(2)
    expect((await post(me, 'finish', { import_id, chunks: 2 })).status).toBe(404)
    expect(await count(me)).toBe(2)
  })

  test("somebody else's import is a 404", async () => {
    const me = await t.guest()
    const other = await t.guest()
    const { import_id } = await upload(me, 'csv', 'a,b')
    expect((await post(other, 'chunk', { import_id, pos: 0, text: 'x,y' })).status).toBe(404)
    expect((await post(other, 'finish', { import_id, chunks: 1 })).status).toBe(404)
  })
})
