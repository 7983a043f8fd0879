import type pg from 'pg'
import { isDatabaseAway } from './away.ts'
import type { Db } from './connect.ts'
import { keepsNames } from './names.ts'
import type { Statement } from './statement.ts'

type Waiting<A, R> = Readonly<{ asked: A; done: (row: R | null) => void; fail: (error: unknown) => void }>

/** More in one statement would let the first wait for the last. */
const MOST = 64

/**
 * A statement that many requests send at the same time: what is asked within one turn of the event loop goes to the database
 * as one, and on an idle server each goes alone. `$1` is a JSON list of what was asked, each with its number `n`; a row says
 * with `n` whom it answers, and who gets none gets null. Only for statements that wait for no lock: one would hold up all.
 */
export function gathered<A extends object, R extends object>({
  name,
  text,
}: Statement): (db: Db, asked: A) => Promise<R | null> {
  const queues = new WeakMap<pg.Pool, Waiting<A, R>[]>()

  async function answer(pool: pg.Pool, all: readonly Waiting<A, R>[]): Promise<void> {
    const values = [JSON.stringify(all.map(({ asked }, n) => ({ n, ...asked })))]
    try {
      const { rows } = await pool.query<R & { n: number }>(keepsNames(pool) ? { name, text, values } : { text, values })
      const found = new Map(rows.map(({ n, ...row }) => [n, row as unknown as R]))
      for (const [n, { done }] of all.entries()) done(found.get(n) ?? null)
    } catch (error) {
      // What one has asked may not fit a column: the others must not suffer for it.
      if (all.length > 1 && !isDatabaseAway(error)) await Promise.all(all.map((one) => answer(pool, [one])))
      else for (const { fail } of all) fail(error)
    }
  }

  function flush(pool: pg.Pool): void {
    const all = queues.get(pool) ?? []
    queues.delete(pool)
    for (let from = 0; from < all.length; from += MOST) void answer(pool, all.slice(from, from + MOST))
  }

  return ({ $client: pool }, asked) =>
    new Promise((done, fail) => {
      const queue = queues.get(pool)
      if (queue) {
        queue.push({ asked, done, fail })
        return
      }
      queues.set(pool, [{ asked, done, fail }])
      setImmediate(flush, pool)
    })
}
