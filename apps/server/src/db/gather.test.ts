import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
import { cleanUp, temporaryFolder } from './embedded/testing.ts'
import { gathered } from './gather.ts'

let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
})
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

const HALF = {
  name: 'half',
  text: 'select n, whole / 2 as half from jsonb_to_recordset($1::jsonb) as asked(n integer, whole smallint) where whole % 2 = 0',
}
const half = gathered<{ whole: number }, { half: number }>(HALF)

test.each([false, true])(
  'what is asked at once is one statement, and each gets its own row (nameless: %s)',
  async (nameless) => {
    const { db, pool } = connect(server.url, { nameless })
    const sent = vi.spyOn(pool, 'query')
    const answers = await Promise.all([4, 6, 5, 6].map((whole) => half(db, { whole })))
    expect(answers).toEqual([{ half: 2 }, { half: 3 }, null, { half: 3 }])
    expect(sent).toHaveBeenCalledTimes(1)
    expect(await half(db, { whole: 8 })).toEqual({ half: 4 })
    await pool.end()
  },
)

test('many hundreds go in several statements, so that the first does not wait for the last', async () => {
  const { db, pool } = connect(server.url)
  const sent = vi.spyOn(pool, 'query')
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => half(db, { whole: 2 * n })))
  expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => ({ half: n })))
  expect(sent).toHaveBeenCalledTimes(4)
  await pool.end()
})

test('a value that fits no column fails who asked with it, and nobody else', async () => {
  const { db, pool } = connect(server.url)
  const answers = await Promise.allSettled([4, 70_000, 6].map((whole) => half(db, { whole })))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await pool.end()
})

test('a database that is away fails all that asked, without a try for each', async () => {
  const { db, pool } = connect('postgres://nobody@127.0.0.1:9/nowhere')
  const sent = vi.spyOn(pool, 'query')
  const answers = await Promise.allSettled([4, 6].map((whole) => half(db, { whole })))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(sent).toHaveBeenCalledTimes(1)
  await pool.end()
})
