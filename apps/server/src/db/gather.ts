import type pg from 'pg'
import { isDatabaseAway } from './away.ts'
import type { Reader } from './connect.ts'
import { type Client, clientOf, isPool, type Statement, send } from './statement.ts'

type Waiting<A, R> = Readonly<{ asked: A; done: (row: R | null) => void; fail: (error: unknown) => void }>
type Queue<A, R> = { waiting: Waiting<A, R>[]; underWay: number }

/** One is being answered while the next is on its way; the rest gathers, the more of it the busier the server is. */
const UNDER_WAY = 2
/** More in one statement would let the first wait for the last. */
const MOST = 64

/**
 * A statement that many requests send at the same time: what they ask while others are under way goes to the database as
 * one, and on an idle server, or in a transaction, each goes alone. `$1` is a JSON list of what was asked, each with its number `n`; a row says with
 * `n` whom it answers, and who gets none gets null. Only for statements that wait for no lock: one would hold up all.
 */
export function gathered<A extends object, R extends object>(
  statement: Statement,
): (db: Reader, asked: A) => Promise<R | null> {
  const queues = new WeakMap<pg.Pool, Queue<A, R>>()

  async function ask(client: Client, all: readonly A[]): Promise<ReadonlyMap<number, R>> {
    const list = JSON.stringify(all.map((asked, n) => ({ n, ...asked })))
    const rows = await send<R & { n: number }>(client, statement, [list])
    return new Map(rows.map(({ n, ...row }) => [n, row as unknown as R]))
  }

  async function answer(pool: pg.Pool, all: readonly Waiting<A, R>[]): Promise<void> {
    try {
      const found = await ask(
        pool,
        all.map(({ asked }) => asked),
      )
      for (const [n, { done }] of all.entries()) done(found.get(n) ?? null)
    } catch (error) {
      // What one has asked may not fit a column: the others must not suffer for it.
      if (all.length > 1 && !isDatabaseAway(error)) await Promise.all(all.map((one) => answer(pool, [one])))
      else for (const { fail } of all) fail(error)
    }
  }

  async function work(pool: pg.Pool, queue: Queue<A, R>): Promise<void> {
    while (queue.waiting.length > 0) await answer(pool, queue.waiting.splice(0, MOST))
    queue.underWay -= 1
  }

  function queueOf(pool: pg.Pool): Queue<A, R> {
    const queue = queues.get(pool) ?? { waiting: [], underWay: 0 }
    queues.set(pool, queue)
    return queue
  }

  const wait = (pool: pg.Pool, asked: A): Promise<R | null> =>
    new Promise((done, fail) => {
      const queue = queueOf(pool)
      queue.waiting.push({ asked, done, fail })
      if (queue.underWay === UNDER_WAY) return
      queue.underWay += 1
      // Who asks in the same turn of the event loop goes along.
      setImmediate(work, pool, queue)
    })

  return async (db, asked) =>
    isPool(db) ? wait(db.$client, asked) : ((await ask(clientOf(db), [asked])).get(0) ?? null)
}
