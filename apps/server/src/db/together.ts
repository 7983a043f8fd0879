import type pg from 'pg'

type Asked = Readonly<{
  query: pg.QueryConfig
  done: (result: pg.QueryResult) => void
  fail: (error: unknown) => void
}>

/** More on one connection would let the first wait long for the last, and leave the database's other cores idle. */
const MOST = 8

const waiting = new WeakMap<pg.Pool, Asked[]>()

/** Sends all at once over one connection, each as a statement of its own: one that fails leaves the others alone. */
async function sendAll(pool: pg.Pool, all: readonly Asked[]): Promise<void> {
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: { cork: () => void; uncork: () => void } } })
    .connection
  let broken: unknown
  stream.cork()
  const answers = all.map(({ query, done, fail }) =>
    client.query(query).then(done, (error: unknown) => {
      broken = error
      fail(error)
    }),
  )
  stream.uncork()
  await Promise.all(answers)
  // As the pool itself does: a connection on which something failed is not used again.
  client.release(broken instanceof Error ? broken : undefined)
}

function sendWaiting(pool: pg.Pool): void {
  const all = waiting.get(pool) ?? []
  waiting.delete(pool)
  for (let from = 0; from < all.length; from += MOST) {
    const some = all.slice(from, from + MOST)
    sendAll(pool, some).catch((error: unknown) => {
      for (const { fail } of some) fail(error)
    })
  }
}

/**
 * Statements that only read and are asked in the same moment, by one call or by several: they share a connection and a way
 * to the database and back. For pools whose connections take several at once (`pipeline`).
 */
export const askTogether = (pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((done, fail) => {
    const asked = { query, done, fail }
    const others = waiting.get(pool)
    if (others) others.push(asked)
    else {
      waiting.set(pool, [asked])
      // When all that was ready to run has run.
      process.nextTick(sendWaiting, pool)
    }
  })
